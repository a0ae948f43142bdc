"""Attacks as other games want them: with kinds, facts, dice and steps of their own; none changes midway."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from shamble.family import verb_traits as traits
from shamble.family.carrying.inventory import carry, discard_card, lose_card
from shamble.family.dead.figures import clear_away, lay_out
from shamble.family.fighting.attack import noise
from shamble.family.fighting.combat_actions import fight, fight_cost, offer_attacks, refuse_fight
from shamble.family.fighting.dice import ROLLS, roll
from shamble.family.fighting.explosions import NO_LIMIT, explode, set_off
from shamble.family.fighting.facts import (
    DAMAGE,
    EXPLODING,
    EXTRA,
    FIRST_DICE,
    HITS,
    STOOD,
    attack_under_way,
    begin_attack,
    dice_of,
    facts_of,
)
from shamble.family.fighting.kinds import AT_RANGE, BY_HAND, COMBAT, FIRES, AttackKind
from shamble.family.fighting.laid import COUNTERS, laid_in, lay, owner_of
from shamble.family.missions.mission import Goal
from shamble.family.people.kit import Kit
from shamble.family.people.quantities import (
    DAMAGE as DAMAGE_QUANTITY,
)
from shamble.family.people.quantities import (
    FAMILY_QUANTITIES,
    FREE,
    HEALTH,
    KitShape,
    Quantities,
)
from shamble.family.people.wounds import eliminate
from shamble.family.port.invariants import cards as cards_out_of_place
from shamble.family.position.printed import ADD, CardType, Skill, WeaponMode
from shamble.family.position.state import ELIMINATED, Game, Survivor
from shamble.family.rolling import FACE_BITS, Roll, roll_dice
from shamble.family.round.turns import note_action
from shamble.family.verb_traits import AT_ZONE, KEEPS_STREAK
from shamble.family.vocabulary import ASK_HIT, FAMILY_WORDS, MAKE_NOISE, RANGED
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.chance import ScriptedChance
from shamble.kernel.codec import state_hash
from shamble.kernel.counters import may_use, use
from shamble.kernel.event import Event, Reason
from shamble.kernel.frame import Frame
from shamble.kernel.game import apply, why_not
from shamble.kernel.rows import Die, Limit, NamedStep, Procedure, Reaction, Ruling, Verb, named_steps
from shamble.kernel.run import Run
from shamble.kernel.vocabulary import Vocabulary

from .layers import AMY, DOUG, NED, Told, hears, nothing, run_of, table


def armed(state: Game, *names: str, who: int = DOUG) -> list[int]:
    """Somebody holds cards of these names."""
    cards: list[int] = []
    for name in names:
        printed = name.removesuffix(" 2")
        copies = [at for at, row in enumerate(state.rules.cards) if row.name == printed]
        cards.append(copies[1 if name.endswith(" 2") else 0])
    for card in cards:
        for deck, pile in enumerate(state.piles):
            state.piles[deck] = tuple([other for other in pile if other != card])
        for other in state.survivors:
            if card in other.hand + other.pack:
                lose_card(state, other, card)
    for card in (*state.survivors[who].hand, *state.survivors[who].pack):
        lose_card(state, state.survivors[who], card)
        discard_card(state, card)
    carry(state, state.survivors[who], cards, [])
    return cards


def alone(state: Game) -> int:
    """Doug stands alone with nobody of the dead on the board; a zone next to him that he sees."""
    clear_away(state)
    topology = state.topology
    here, there = next(
        (zone, near)
        for zone, neighbours in enumerate(topology.neighbours)
        for near in neighbours
        if topology.ranges[zone][near] == 1
    )
    elsewhere = max(set(range(len(topology.neighbours))) - {here, there})
    for who, other in enumerate(state.survivors):
        other.zone = here if who == DOUG else elsewhere
    return there


def kind(state: Game, name: str) -> int:
    return next(row.index for row in state.rules.kinds if row.name == name)


def scripted(state: Game, *faces: str) -> Run:
    return Run(state, ScriptedChance(list(faces), False), None, None)


def shoot(state: Game, card: int, zone: int, *faces: str) -> Run:
    """Doug fires at a zone, with dice as told."""
    run = scripted(state, *faces)
    begin_attack(run, state, DOUG, card, zone, AT_RANGE)
    run.go()
    return run


def kinds_to_hit(state: Game) -> list[str]:
    return [state.rules.kinds[x_of(option)].name for option in state.options]


# --- what was in force when it was declared


def with_skill(state: Game, *names: str) -> Callable[[], None]:
    """Doug's skills are these from now on."""

    def change() -> None:
        me = state.survivors[DOUG]
        me.skills = tuple([state.rules.skill(name).index for name in names])
        state.rules.refit(state, me)

    return change


def flips_at_a_kill(before: tuple[str, ...], after: tuple[str, ...], *faces: str) -> Game:
    """Doug with a Shotgun before a fatty, a walker and a runner; his skills change with the first of them."""

    def change(layer: Book) -> None:
        def handler(run: Run, state: Game, frame: Frame, holder: int) -> None:
            with_skill(state, *after)()

        layer.add("reactions", "flip", Reaction("flip", "zombie-killed", handler))

    state = table(change)
    there = alone(state)
    with_skill(state, *before)()
    for name in ("fatty", "walker", "runner"):
        lay_out(state, there, kind(state, name), 1)
    shoot(state, armed(state, "Shotgun")[0], there, "6", "6", *faces)
    return state


def test_a_skill_that_comes_between_two_hits_is_for_later_actions() -> None:
    state = flips_at_a_kill((), ("Sniper",))
    assert "Sniper" in [skill.name for skill in state.survivors[DOUG].kit.skills]
    left = [state.rules.kinds[k].name for k in range(state.rules.kind_count) if k in _present(state)]
    assert left == ["runner"]


def _present(state: Game) -> set[int]:
    count = state.rules.kind_count
    return {at % count for at, number in enumerate(state.zombies) if number}


def test_a_skill_that_goes_between_two_hits_serves_the_attack_to_its_end() -> None:
    state = flips_at_a_kill(("Sniper",), ())
    assert kinds_to_hit(state) == ["walker", "fatty", "runner"]
    apply(state, state.options[0])
    assert not state.survivors[DOUG].kit.skills
    assert kinds_to_hit(state) == ["fatty", "runner"]


def test_what_an_attack_is_made_with_is_saved_and_read_in_another_game_of_the_same_rules() -> None:
    state = flips_at_a_kill(("Sniper", "+1 die: Ranged"), (), "6")
    apply(state, state.options[0])
    saved = json.loads(json.dumps(state.encode()))
    state.rules.noted_kits.clear()
    again = state.rules.decode(saved)
    assert again.options == state.options and state_hash(again) == state_hash(state)
    attack = attack_under_way(again)
    assert attack is not None
    kit = state.rules.noted_kit(facts_of(attack)[0])
    assert [skill.name for skill in kit.skills] == ["Sniper", "+1 die: Ranged"]


def test_an_attack_of_another_version_of_the_rules_is_not_played_on() -> None:
    state = flips_at_a_kill(("Sniper",), ())
    saved = json.loads(json.dumps(state.encode()))
    frame = next(row for row in saved["stack"] if row[0] == "attack")
    frame[3] = frame[3][:4]
    with pytest.raises(ValueError, match="attack"):
        state.rules.decode(saved)


def test_a_skill_that_only_a_name_has_made_is_no_part_of_what_is_noted() -> None:
    state = table()
    rules = state.rules
    kit = rules.kit_from(("Sniper", "Starts with 7 Health", "Reaper: Melee"))
    assert kit.last >= rules.listed_skills
    kept = rules.noted_kit(rules.note(kit))
    assert [skill.name for skill in kept.skills] == ["Sniper", "Reaper: Melee"]
    assert kept.attacks == kit.attacks


# --- noise, and an attacker who does not see the end of it


def lives_on(layer: Book) -> None:
    """Nobody loses by an elimination."""
    layer.replace("rulings", "defeat-by", Ruling("defeat-by", lambda state, who: ""))


def dies_of_its_own_kill(layer: Book) -> None:
    """Whoever kills dies of it; noise comes last, as in a game that rolls for ammunition first."""

    def handler(run: Run, state: Game, frame: Frame, holder: int) -> None:
        if state.survivors[frame.a].zone >= 0:
            eliminate(run, state, frame.a)

    lives_on(layer)
    layer.remove_step("attack", "noise")
    layer.insert_after("attack", "friendly-fire", noise)
    layer.add("reactions", "backfire", Reaction("backfire", "zombie-killed", handler))


def test_the_attack_of_somebody_who_dies_of_it_goes_on_and_is_heard_where_the_attacker_stood() -> None:
    told: Told = []

    def change(layer: Book) -> None:
        dies_of_its_own_kill(layer)
        hears(layer, "noise-made", told)

    state = table(change)
    there = alone(state)
    here = state.survivors[DOUG].zone
    lay_out(state, there, kind(state, "walker"), 2)
    shoot(state, armed(state, "Shotgun")[0], there, "6", "6")
    assert state.survivors[DOUG].zone == ELIMINATED and not state.crowd[there]
    assert told == [("noise-made", [here, DOUG])]
    assert [zone for zone, tokens in enumerate(state.noise) if tokens] == [here]


def test_a_game_without_noise_of_weapons() -> None:
    state = table(lambda layer: layer.remove_step("attack", "noise"))
    there = alone(state)
    lay_out(state, there, kind(state, "walker"), 1)
    shoot(state, armed(state, "Shotgun")[0], there, "6", "6")
    assert not any(state.noise)


# --- a kind of attack of a game's own

EXPLOSIVE = 2
MY_WORDS = Vocabulary("tried with grenades", FAMILY_WORDS)
GRENADE_VERB = MY_WORDS.verb("lob")
MY_QUANTITIES = Quantities(FAMILY_QUANTITIES)
FREE_EXPLOSIVE = MY_QUANTITIES.add("free-explosive", 0, FREE)
LUCK = MY_QUANTITIES.add("luck", 2)


def offer_lob(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    offer_attacks(state, GRENADE_VERB | who << ACTOR_SHIFT, EXPLOSIVE, me, kit, out)


def with_explosives(layer: Book) -> None:
    """A third kind of Combat, with a verb, a card, a free action and quantities of its own."""
    layer.vocabulary = MY_WORDS
    for row in MY_QUANTITIES.rows[len(FAMILY_QUANTITIES.rows) :]:
        layer.add("quantities", row.name, row)
    row = AttackKind("explosive", EXPLOSIVE, "free-explosive", (COMBAT, FIRES), "Z2-RANGED-01", "")
    layer.add("attack-kinds", "explosive", row)
    layer.add("traits", "explosive", True)
    combat = (traits.COMBAT, "explosive", AT_ZONE, KEEPS_STREAK)
    layer.add(
        "verbs",
        "lob",
        Verb("lob", offer_lob, fight, refuse_fight, "", "card", "zone", traits=combat, cost=fight_cost),
    )
    count = len(layer.rows("cards"))
    mode = WeaponMode(0, 1, 2, 3, 1, True)
    nothing_else = (None, None, False, False, False, "", False, (), False, 0, "", False, "", ())
    grenade = CardType(count, "Grenade", "grenade", *nothing_else, others=(mode,))
    layer.add("cards", "Grenade", grenade)
    layer.replace("decks", "equipment", {**layer.row("decks", "equipment"), "Grenade": 2})
    codes = shape_of(layer).codes
    modify = tuple([(code, ADD, 2) for code in codes["damage-combat"]])
    modify += ((codes["free-explosive"][0], ADD, 1), (codes["luck"][0], ADD, 1))
    number = len(layer.rows("skills"))
    layer.add("skills", "Bomber", Skill(number, "Bomber", "bomber", (), modify, (), (), (), "", True))


def shape_of(layer: Book) -> KitShape:
    return KitShape(layer.rows("quantities").values(), layer.rows("attack-kinds").values())


def test_a_third_kind_of_combat_has_a_verb_a_stat_line_and_quantities_of_its_own() -> None:
    state = table(with_explosives)
    there = alone(state)
    me = state.survivors[DOUG]
    card = armed(state, "Grenade")[0]
    with_skill(state, "Bomber")()
    kit = me.kit
    assert [row[DAMAGE_QUANTITY] for row in kit.attacks] == [2, 2, 2]
    assert kit.values[LUCK] == 3 and kit.values[FREE_EXPLOSIVE] == 1
    lay_out(state, there, kind(state, "Patient 0"), 1)
    me.spent = 3
    out: list[int] = []
    offer_lob(state, DOUG, me, kit, out)
    action = GRENADE_VERB | DOUG << ACTOR_SHIFT | card << X_SHIFT | there
    assert action in out and fight_cost(state, action) == 0
    run = scripted(state, "1", "3")
    fight(run, state, action)
    run.go()
    assert not state.crowd[there] and me.spent == 3
    out = []
    offer_lob(state, DOUG, me, kit, out)
    assert out == []
    names = {name for name, row in book_rows(state).items() if row.is_free}
    assert "free-explosive" in names and state.rules.shape.shifts[FREE_EXPLOSIVE] == 4 * 7


def book_rows(state: Game) -> dict[str, object]:
    return dict(state.rules.book.rows("quantities"))  # type: ignore[arg-type]


def test_free_actions_of_the_other_kinds_do_not_pay_for_it() -> None:
    state = table(with_explosives)
    alone(state)
    me = state.survivors[DOUG]
    armed(state, "Grenade")
    me.spent = 3
    for skill, pays in (("+1 free Ranged Action", False), ("+1 free Combat Action", True)):
        with_skill(state, skill)()
        out: list[int] = []
        offer_lob(state, DOUG, me, me.kit, out)
        assert bool(out) is pays


# --- whether a weapon may be used now, and at that zone


def test_a_game_has_reasons_of_its_own_against_a_weapon_and_says_which_zones_it_reaches() -> None:
    def barred(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> list[Reason]:
        jammed = state.rules.cards[card].name == "Pistol"
        return [Reason("refused-empty", "Z2-RELOAD-01")] if jammed else []

    def zones(state: Game, start: int, kit: Kit, card: CardType, kind: int) -> tuple[int, ...]:
        return (start,)

    def why(state: Game, start: int, kit: Kit, card: CardType, kind: int, target: int) -> list[Reason]:
        return [Reason("refused-range", "Z2-RANGED-02")]

    def change(layer: Book) -> None:
        layer.add("rulings", "weapon-barred", Ruling("weapon-barred", barred))
        layer.replace("rulings", "zones-for", Ruling("zones-for", zones))
        layer.replace("rulings", "why-not-there", Ruling("why-not-there", why))

    state = table(change)
    there = alone(state)
    pistol, shotgun = armed(state, "Pistol", "Shotgun")
    apply(state, state.options[0])
    shots = [option for option in state.options if verb_of(option) == RANGED]
    here = state.survivors[DOUG].zone
    assert [(x_of(shot), y_of(shot)) for shot in shots] == [(shotgun, here)]
    base = RANGED | DOUG << ACTOR_SHIFT
    assert [r.key for r in why_not(state, base | pistol << X_SHIFT | here)] == ["refused-empty"]
    assert [r.key for r in why_not(state, base | shotgun << X_SHIFT | there)] == ["refused-range"]


# --- facts and steps of a game's own


def test_a_layer_adds_a_fact_and_a_step_to_attacks() -> None:
    def aim(run: Run, state: Game, frame: Frame) -> None:
        facts_of(frame)[state.rules.attack_fact_numbers["aim"]] = 7

    def aimed(run: Run, state: Game, frame: Frame) -> None:
        facts = facts_of(frame)
        facts[DAMAGE] += facts[state.rules.attack_fact_numbers["aim"]]

    def change(layer: Book) -> None:
        layer.add("attack-facts", "aim", 1)
        layer.insert_after("attack", "declare", aim)
        layer.insert_after("attack", "count-hits", aimed)

    state = table(change)
    there = alone(state)
    lay_out(state, there, kind(state, "Patient 0"), 1)
    run = shoot(state, armed(state, "Pistol")[0], there, "6")
    assert not state.crowd[there] and run.state is state


# --- dice


def test_dice_of_several_kinds_are_rolled_together_and_again() -> None:
    def with_ammo(run: Run, state: Game, frame: Frame) -> None:
        facts_of(frame)[FIRST_DICE] = 3
        roll_dice(run, state, frame.a, "attack", [0, 2, 1, 1], 1)

    def change(layer: Book) -> None:
        layer.add("dice", "ammo", Die("ammo", ("out", "2", "3", "4", "5", "6")))
        layer.replace_step("attack", "roll", with_ammo)

    state = table(change)
    there = alone(state)
    lay_out(state, there, kind(state, "walker"), 3)
    rules = state.rules
    dice = {1: rules.dice[0], rules.dice_streams[1]: rules.dice[1]}
    chance = ScriptedChance(["1", "1"], False, {"ammo": ["out", "6"]}, dice)
    told: list[Event] = []
    run = Run(state, chance, told.append, None)
    begin_attack(run, state, DOUG, armed(state, "Pistol")[0], there, AT_RANGE)
    run.go()
    assert dice_of(state.stack[-2]) == bytearray([1, 1, 1 << FACE_BITS | 1])
    assert [event.args["dice"] for event in told if event.key == "rolled"] == [[1, 1, "out"]]
    assert len(state.options) == 2
    chance.rolls[:] = ["5", "2"]
    apply(state, state.options[0], chance)
    assert state.crowd[there] == 1 and not chance.unused()


def test_a_step_that_a_game_puts_into_every_roll_comes_even_if_nobody_may_repeat_it() -> None:
    seen: list[int] = []

    def look(run: Run, state: Game, frame: Frame) -> None:
        seen.append(len(dice_of(frame)))

    state = table(lambda layer: layer.insert_after("rolling", "throw", look))
    there = alone(state)
    assert not state.rules.rolls_plainly and table(nothing).rules.rolls_plainly
    shoot(state, armed(state, "Shotgun")[0], there, "2", "2")
    assert seen == [2]


def test_any_procedure_may_roll() -> None:
    def wake(run: Run, state: Game, frame: Frame) -> None:
        roll_dice(run, state, frame.a, "attack", [0, 2], 0)

    def count(run: Run, state: Game, frame: Frame) -> None:
        state.registers.append(sum(dice_of(frame)))

    def change(layer: Book) -> None:
        layer.vocabulary = Vocabulary("tried with sleepers", FAMILY_WORDS)
        layer.vocabulary.procedure("waking")
        layer.add("procedures", "waking", Procedure("waking", named_steps(wake, count)))

    state = table(change)
    run = scripted(state, "4", "5")
    run.push(state.rules.words.number("waking"), DOUG)
    run.go()
    assert state.registers[-1] == 9 and [row.name for row in state.rules.rolls] == [row.name for row in ROLLS]


def test_a_reroll_that_is_there_once_in_an_action_serves_one_of_its_rolls() -> None:
    def lucky(state: Game, who: int) -> int:
        return 1 if may_use(state, "lucky", who) else 0

    def twice(run: Run, state: Game, frame: Frame) -> None:
        roll_dice(run, state, frame.a, "luck", [0, 1], lucky(state, frame.a))

    def tell(run: Run, state: Game, frame: Frame, dice: bytearray) -> None:
        state.registers.append(dice[0])

    def spend(run: Run, state: Game, who: int, left: int) -> None:
        use(state, "lucky", who)

    def change(layer: Book) -> None:
        layer.vocabulary = Vocabulary("tried with luck", FAMILY_WORDS)
        layer.vocabulary.procedure("two-rolls")
        layer.add("limits", "lucky", Limit("lucky", "action", "survivor"))
        layer.add("rolls", "luck", Roll("luck", tell, spend))
        steps = named_steps(twice) + (NamedStep("once-more", twice),)
        layer.add("procedures", "two-rolls", Procedure("two-rolls", steps))

    state = table(change)
    for _ in range(2):
        note_action(state, DOUG, MAKE_NOISE)
        run = scripted(state, "1")
        run.push(state.rules.words.number("two-rolls"), DOUG)
        run.go()
        assert state.rules.procedure_name(state.stack[-1].proc) == "ask-reroll"
        apply(state, state.options[0], ScriptedChance(["6", "2"], False))
        assert state.rules.procedure_name(state.stack[-1].proc) == "ask-who"


def test_the_roll_of_an_attack_is_told_as_a_moment() -> None:
    told: Told = []
    state = table(lambda layer: hears(layer, "rolled", told))
    there = alone(state)
    card = armed(state, "Pistol")[0]
    shoot(state, card, there, "2")
    assert told == [("rolled", [DOUG, there, card])]


# --- explosions


def test_an_explosion_kills_by_thresholds_wounds_by_damage_and_pays_its_owner() -> None:
    told: Told = []

    def change(layer: Book) -> None:
        hears(layer, "zombie-killed", told)
        hears(layer, "blast", told)

    state = table(change)
    there = alone(state)
    amy = state.survivors[AMY]
    amy.zone = there
    lay_out(state, there, kind(state, "walker"), 2)
    lay_out(state, there, kind(state, "Patient 0"), 1)
    run = run_of(state)
    explode(run, NED, there, 2)
    run.go()
    assert amy.wounds == 2 and amy.zone == there and state.crowd[there] == 1
    assert state.survivors[NED].adrenaline == 2
    walker = kind(state, "walker")
    assert ("zombie-killed", [NED, there, walker, 2, -1, EXPLODING]) in told
    assert ("blast", [NED, there, -1]) in told


@pytest.mark.parametrize(("wounds", "ending"), [(0, "ending-goals"), (1, "ending-eliminated")])
def test_one_blast_that_wins_and_loses_is_judged_when_it_is_over(wounds: int, ending: str) -> None:
    state = table()
    there = alone(state)
    amy = state.survivors[AMY]
    amy.zone = there
    amy.wounds = amy.kit.values[HEALTH] - 3 + wounds
    lay_out(state, there, kind(state, "fatty"), 1)

    def nobody_left(state: Game, facts: tuple[int, ...]) -> int:
        return 0 if any(state.crowd) else 1

    goals = ((Goal("clear", "goal-escape", nobody_left, lambda state, facts: 1),),)
    before = state.rules.mission.goals
    state.rules.mission.goals = goals
    try:
        run = run_of(state)
        explode(run, DOUG, there, 2)
        run.go()
    finally:
        state.rules.mission.goals = before
    assert state.result and state.ending == ending


def test_nobody_survives_what_has_no_limit() -> None:
    state = table(lives_on)
    there = alone(state)
    state.survivors[AMY].zone = there
    lay_out(state, there, kind(state, "Patient 0"), 1)
    run = run_of(state)
    explode(run, DOUG, there, NO_LIMIT)
    run.go()
    assert state.survivors[AMY].zone == ELIMINATED and not state.crowd[there]


# --- by what means


def test_a_kill_says_by_what_means() -> None:
    told: Told = []
    state = table(lambda layer: hears(layer, "zombie-killed", told))
    there = alone(state)
    lay_out(state, there, kind(state, "walker"), 2)
    with_skill(state, "Reaper: Ranged")()
    shoot(state, armed(state, "Pistol")[0], there, "6")
    apply(state, state.options[0])
    assert sorted([facts[5] for _, facts in told]) == [1 << AT_RANGE, 1 << AT_RANGE | EXTRA]


def test_an_attack_by_hand_says_so() -> None:
    told: Told = []
    state = table(lambda layer: hears(layer, "zombie-killed", told))
    alone(state)
    here = state.survivors[DOUG].zone
    lay_out(state, here, kind(state, "walker"), 1)
    run = scripted(state, "6", "6", "6")
    facts = begin_attack(run, state, DOUG, armed(state, "Baseball Bat")[0], here, BY_HAND)
    assert facts[STOOD] == here and facts[HITS] == 0
    run.go()
    assert [row[1][5] for row in told] == [1 << BY_HAND]
    assert state.stack[-1].proc != ASK_HIT


def test_for_some_kinds_everybody_is_paid() -> None:
    state = table()
    there = alone(state)
    patient = kind(state, "Patient 0")
    state.rules.pays_all[patient] = True
    try:
        lay_out(state, there, patient, 1)
        run = run_of(state)
        explode(run, DOUG, there, NO_LIMIT)
        run.go()
    finally:
        state.rules.pays_all[patient] = False
    assert [me.adrenaline for me in state.survivors] == [5, 5, 5]


def test_steps_of_an_attack_have_names_that_say_the_rule() -> None:
    steps = [step.name for step in table().rules.book.procedure("attack").steps]
    assert steps == [
        "declare",
        "unload",
        "noise",
        "choose-dice",
        "roll",
        "roll-more",
        "count-hits",
        "assign-hits",
        "friendly-fire",
        "reactions",
    ]
    assert roll.__name__ in steps


# --- what is laid on the board


def with_bombs(layer: Book) -> None:
    with_explosives(layer)
    lives_on(layer)
    for counter in COUNTERS:
        layer.add("counters", counter.name, counter)


def test_what_lies_in_a_zone_goes_off_with_an_explosion_there_in_one_sum() -> None:
    state = table(with_bombs)
    there = alone(state)
    mine, hers = armed(state, "Grenade"), armed(state, "Grenade 2", who=AMY)
    state.survivors[AMY].zone = state.survivors[NED].zone = there
    run = run_of(state)
    lay(run, state, AMY, hers[0])
    state.survivors[AMY].zone = state.survivors[DOUG].zone
    lay_out(state, there, kind(state, "Patient 0"), 1)
    assert laid_in(state, there) == hers and owner_of(state, hers[0]) == AMY
    assert cards_out_of_place(state) == []
    saved = state.rules.decode(json.loads(json.dumps(state.encode())))
    assert laid_in(saved, there) == hers
    explode(run, DOUG, there, 2)
    run.go()
    assert not state.crowd[there] and state.survivors[NED].zone == ELIMINATED
    assert laid_in(state, there) == [] and hers[0] in state.discards[state.rules.card_deck[hers[0]]]
    assert state.survivors[DOUG].adrenaline == 5 and mine[0] in state.survivors[DOUG].hand


def test_what_goes_off_by_itself_pays_whoever_has_laid_it() -> None:
    state = table(with_bombs)
    there = alone(state)
    card = armed(state, "Grenade", who=AMY)[0]
    state.survivors[AMY].zone = there
    run = run_of(state)
    lay(run, state, AMY, card)
    state.survivors[AMY].zone = state.survivors[DOUG].zone
    lay_out(state, there, kind(state, "walker"), 3)
    set_off(run, state, card)
    run.go()
    assert not state.crowd[there] and state.survivors[AMY].adrenaline == 3
