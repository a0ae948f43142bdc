"""ZATTACK, DEFENCE and DOOR: the dead attack, squad after squad, and turn whom they find alone in the
bunker.
"""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.dead.aims import in_bunker, west_south
from shamble.games.zpocalypse.dead.breach import judge_rage, turn_people
from shamble.games.zpocalypse.dead.figures import (
    CROSSED,
    DOUBLE,
    KIND_MASK,
    LYING,
    MARKED,
    NEW,
    kind_of,
    set_dead,
    square_of,
)
from shamble.games.zpocalypse.dead.splitting import by_points, parts, rank, seats_in
from shamble.games.zpocalypse.dice import Z, red, successes
from shamble.games.zpocalypse.map.names import figure_target
from shamble.games.zpocalypse.squad.abilities import bonus, give_back
from shamble.games.zpocalypse.squad.asking import AFTER_DEFENCE, BEFORE_DEFENCE, ask_for_help
from shamble.games.zpocalypse.squad.losses import hurt
from shamble.games.zpocalypse.squad.stats import armor, share
from shamble.games.zpocalypse.vocabulary import (
    ASK_HOLD_OFF,
    ASK_LOSS,
    ATTACK_SQUAD,
    HOLD_OFF,
    LOSE_SURVIVOR,
)
from shamble.kernel.action import pack, x_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, WHOLE, Procedure, Question, named_steps
from shamble.kernel.run import Run

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

NO_DEFENCE: Final = 7
"""More than any die shows."""
DEATHS_DOOR: Final = 10
"""Below so many hit points a pair of Z costs fewer of them (DOOR-01)."""
DOOR_LOSS: Final = 2


def night_of(state: "Table") -> int:
    """Whose special rules hold: the fourth night's for later ones, the first's in Day Zero (NIGHT-09,
    DAYZERO-13).
    """
    return 1 if state.rules.scenario.day_zero else min(state.day, 4)


def attack_dice(state: "Table", figure: int) -> int:
    """Red dice of one attacker (ZATTACK-02, NIGHT-06)."""
    if kind_of(figure) != DOUBLE:
        return 1
    return 2 if night_of(state) < 2 else 3


def least_defence(state: "Table") -> int:
    """The lowest die that stops an attacker (DEFENCE-02, -03)."""
    night = night_of(state)
    if night < 3:
        return 5
    return Z if night == 3 else NO_DEFENCE


# --- who attacks whom


def reaches(state: "Table", figure: int) -> int:
    """The squads that a figure can attack where it stands, as bits (ZATTACK-01, -13; LOOKOUT-09;
    ENRAGED-09).
    """
    mask = 0
    square = square_of(figure)
    if not square:
        for seat in in_bunker(state):
            mask |= 1 << seat
        if not mask and state.enraged:
            for seat, squad in enumerate(state.squads):
                if squad.at > 0 and squad.at == state.entrance:
                    mask |= 1 << seat
        return mask
    beside = state.works.reach[square]
    for seat, squad in enumerate(state.squads):
        if squad.at in beside and not state.works.is_lookout(squad.at):
            mask |= 1 << seat
    return mask


def may_attack(figure: int) -> bool:
    """Whether a figure may attack in this turn at all (SANDBAG-03, ZATTACK-11)."""
    return not figure & (MARKED | LYING | NEW)


def divided(run: Run | None, state: "Table", figures: list[int]) -> list[list[int]]:
    """The figures that attack each squad. Those with a choice are divided evenly (SPLIT-01); doubles are
    handed out first, then from the west and the south, to whoever has most VP first. Without a run no die
    is rolled."""
    against: list[list[int]] = [[] for _ in state.squads]
    choosing: dict[int, list[int]] = {}
    for figure in figures:
        mask = reaches(state, figure)
        seats = seats_in(mask)
        if len(seats) == 1:
            against[seats[0]].append(figure)
        elif seats:
            choosing.setdefault(mask, []).append(figure)
    ground = state.ground
    for mask in sorted(choosing):
        group = [
            figure
            for _, _, figure in sorted(
                [
                    (-kind_of(figure), west_south(ground, square_of(figure)), figure)
                    for figure in choosing[mask]
                ]
            )
        ]
        seats = seats_in(mask)
        rest = len(group) % len(seats)
        ranked = by_points(state, seats) if run is None else rank(run, state, seats, rest)
        open_parts = parts(ranked, len(group))
        if run is not None and run.listener is not None:
            run.tell("split", "ZP-SPLIT-01", {"squads": ranked, "numbers": open_parts})
        place = 0
        for figure in group:
            while not open_parts[place]:
                place = (place + 1) % len(ranked)
            against[ranked[place]].append(figure)
            open_parts[place] -= 1
            place = (place + 1) % len(ranked)
    return against


# --- all attacks of a turn. Frame: b zombies in the bunker that turn people; c the next squad in turn order;
# items: for each attack the squad (minus 1, negative) and its attackers


def choose_victims(run: Run, state: "Table", frame: Frame) -> None:
    """Everybody next to a squad attacks one squad (ZATTACK-01, SPLIT-06)."""
    figures = [figure for figure in state.dead if may_attack(figure)]
    against = divided(run, state, figures)
    items: list[int] = []
    for seat in state.order:
        if against[seat]:
            items.append(-1 - seat)
            items += sorted(against[seat])
    frame.items = items
    if not in_bunker(state):
        frame.b = sum(
            [kind_of(figure) for figure in figures if not square_of(figure) and not reaches(state, figure)]
        )


def attack_next(run: Run, state: "Table", frame: Frame) -> None:
    """The attacked squads are dealt with one after another in turn order (ZATTACK-12)."""
    items = frame.items
    assert items is not None
    if not items:
        return
    run.again(frame)
    seat = -1 - items.pop(0)
    attackers: list[int] = []
    while items and items[0] >= 0:
        attackers.append(items.pop(0))
    attack = run.push(ATTACK_SQUAD, seat)
    attack.items = attackers


def turn_pool(run: Run, state: "Table", frame: Frame) -> None:
    """In a bunker without squads each zombie turns one of the pool (BREACH-01, -04)."""
    if frame.b and state.pool:
        turn_people(run, state, frame.b)


def cool_down(run: Run, state: "Table", frame: Frame) -> None:
    """Marks that have been paid for are gone, those of this turn count in the next (SANDBAG-03)."""
    changed: list[int] = []
    for figure in state.dead:
        now = figure & ~(MARKED | CROSSED | NEW)
        if figure & CROSSED:
            now |= MARKED
        changed.append(now)
    set_dead(state, changed)
    judge_rage(run, state)
    run.touched = True


# --- the attack on one squad. Frame: a the squad; b successes of the defence left; c dice that failed, then
# pairs of Z left; d who is lost, plus 1; items: the attackers; grid: the dice that count as damage


def ask_before(run: Run, state: "Table", frame: Frame) -> None:
    """An ability may add dice to the defence."""
    if least_defence(state) != NO_DEFENCE:
        ask_for_help(run, state, frame.a, BEFORE_DEFENCE)


def defend(run: Run, state: "Table", frame: Frame) -> None:
    """One die for each survivor; each success stops one figure (DEFENCE-01, -02, -07)."""
    least = least_defence(state)
    if least == NO_DEFENCE:
        return
    dice = len(state.squads[frame.a].people) + bonus(state, frame.a, "defence dice")
    frame.b = successes(red(run, dice, "defence", frame.a, "ZP-DEFENCE-01"), least)
    frame.c = dice - frame.b
    if frame.c:
        ask_for_help(run, state, frame.a, AFTER_DEFENCE)


def defend_again(run: Run, state: "Table", frame: Frame) -> None:
    """An ability may have the dice that failed rolled again."""
    if frame.c and bonus(state, frame.a, "defence reroll"):
        again = red(run, frame.c, "defence", frame.a, "ZP-DEFENCE-01")
        frame.b += successes(again, least_defence(state))
    frame.c = 0
    give_back(state, frame.a)


def hold_off(run: Run, state: "Table", frame: Frame) -> None:
    """Whoever is attacked says which figures are stopped, if not all are (DEFENCE-04, -06)."""
    items = frame.items
    assert items is not None
    if frame.b >= len(items):
        for figure in items:
            _tell_stopped(run, state, frame.a, figure)
        items.clear()
    elif frame.b:
        run.again(frame)
        run.push(ASK_HOLD_OFF, frame.a)


def _tell_stopped(run: Run, state: "Table", squad: int, figure: int) -> None:
    if run.listener is not None:
        told: dict[str, object] = {"squad": squad, "square": square_of(figure), "kind": kind_of(figure)}
        run.tell("stopped", "ZP-DEFENCE-05", told)


def roll_attack(run: Run, state: "Table", frame: Frame) -> None:
    """All dice against one squad are rolled; pairs of Z are counted over all of them (ZATTACK-02, -05,
    -09).
    """
    items = frame.items
    assert items is not None
    number = sum([attack_dice(state, figure) for figure in items])
    faces = red(run, number, "attack", frame.a, "ZP-ZATTACK-02") if number else []
    frame.c = faces.count(Z) // 2
    left = sorted(faces)
    frame.grid = bytearray(left[: len(left) - 2 * frame.c])


def lose_for_pair(run: Run, state: "Table", frame: Frame) -> None:
    """For each pair of Z a survivor is lost; the last one stays, for two hit points (ZATTACK-05, DOOR-05)."""
    who = state.squads[frame.a]
    if not frame.c or not who.people or who.at < 0:
        run.go_to(frame, "damage")
        return
    frame.c -= 1
    frame.d = 0
    if len(who.people) == 1:
        if run.listener is not None:
            run.tell("last-stays", "ZP-DOOR-05", {"squad": frame.a})
        hurt(run, state, frame.a, DOOR_LOSS, "pair", "ZP-DOOR-05")
        run.again(frame)
    else:
        run.push(ASK_LOSS, frame.a)


def bury(run: Run, state: "Table", frame: Frame) -> None:
    """Who was chosen is lost; what that costs is settled as things stand just before (DOOR-03)."""
    person = frame.d - 1
    if state.squads[frame.a].hp < DEATHS_DOOR:
        frame.d = DOOR_LOSS
        if run.listener is not None:
            run.cite("ZP-DOOR-01")
    else:
        frame.d = share(state, person)
    run.push(LOSE_SURVIVOR, frame.a, person)


def bleed(run: Run, state: "Table", frame: Frame) -> None:
    """The hit points of the one who was lost (ZATTACK-07), or two at Death's Door (DOOR-01)."""
    rule = "ZP-DOOR-01" if frame.d == DOOR_LOSS else "ZP-ZATTACK-07"
    hurt(run, state, frame.a, frame.d, "pair", rule)
    run.go_to(frame, "lose-for-pair")


def damage(run: Run, state: "Table", frame: Frame) -> None:
    """The other dice less Armor as it is now (ZATTACK-03, -08; ARMOR-02)."""
    who = state.squads[frame.a]
    if who.at < 0 or not frame.grid:
        return
    hurt(run, state, frame.a, max(0, sum(frame.grid) - armor(state, frame.a)), "attack", "ZP-ZATTACK-03")


# --- which figures are stopped


def hold_off_options(state: "Table", frame: Frame) -> list[int]:
    """frame.a: whose defence it is. Of equal figures in the bunker any will do."""
    attack = state.under_way(ATTACK_SQUAD)
    assert attack.items is not None
    targets = {figure_target(square_of(figure), kind_of(figure)) for figure in attack.items}
    return sorted([pack(HOLD_OFF, frame.a, target) for target in targets])


def hold_off_answer(run: Run, state: "Table", frame: Frame, action: int) -> None:
    """This one rolls no dice in this turn (DEFENCE-05)."""
    attack = state.under_way(ATTACK_SQUAD)
    assert attack.items is not None
    target = x_of(action)
    for figure in attack.items:
        if figure_target(square_of(figure), figure & KIND_MASK) == target:
            attack.items.remove(figure)
            _tell_stopped(run, state, frame.a, figure)
            break
    attack.b -= 1


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("zombie-attacks", named_steps(choose_victims, attack_next, turn_pool, cool_down)),
    Procedure(
        "attack-squad",
        named_steps(
            ask_before, defend, defend_again, hold_off, roll_attack, lose_for_pair, bury, bleed, damage
        ),
        whole=WHOLE,
    ),
)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-hold-off", OWNED, hold_off_options, hold_off_answer, "ZP-DEFENCE-04"),
)
