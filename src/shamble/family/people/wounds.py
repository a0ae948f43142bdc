"""Wounds: dividing them among survivors, what may prevent them, and what the last one does.

HARM frame: a zone, b attacker + 1 (0 for zombies; below 0 for zombies that attack only survivor -b - 1),
d survivors whose first wound of this attack is over (bits). Its items are the hits still to be divided, each
with the wounds that it deals: the kind of zombie behind it, or FRIEND or CAR, and their number. A hit is not
divided: whoever takes it suffers all its wounds, one after the other.
ASK_WOUND frame: a zone, b as in HARM, c what is behind the hit, d its wounds.
WOUNDING frame: a survivor, b kind of zombie behind it, FRIEND or CAR, c attacker + 1. One wound.
"""

from shamble.family.carrying.inventory import shed
from shamble.family.fighting.facts import attack_kit, attack_under_way
from shamble.family.people.leaving import leave
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH, IMMUNE_KINDS, MAY_SPARE_FRIENDS, SPARED_BY_FRIENDS
from shamble.family.position.state import ELIMINATED, ON_FOOT, PLAYED, Game
from shamble.family.vocabulary import ASK_WOUND, HARM, NO, WOUND, WOUNDING
from shamble.kernel.action import ACTOR_SHIFT, actor_of, verb_of
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import SHARED, Question, Ruling
from shamble.kernel.run import Run

FRIEND = -1
CAR = -2
BLAST = -3
"""What is behind a hit that no zombie made: a friend's miss, a car, or an explosion."""


def deal(run: Run, zone: int, attacker: int, hits: list[int]) -> None:
    """Begin to divide hits among the survivors of a zone; each is what is behind it and its wounds."""
    run.push(HARM, zone, attacker).items = hits


def hits_under_way(state: Game) -> Frame | None:
    """The hits that are being divided, if any are: a wound may also come without any."""
    for frame in reversed(state.stack):
        if frame.proc == HARM:
            return frame
    return None


def divide(run: Run, state: Game, frame: Frame) -> None:
    """Ask for each hit who takes it, until none is left or nobody can be harmed any more."""
    if not frame.items:
        return
    if not anybody_to_hit(state, frame) or (state.rules.endless and all_past_harm(state, frame.a)):
        frame.items = None
        return
    run.again(frame)
    run.push(ASK_WOUND, frame.a, frame.b, frame.items[0], frame.items[1])


def can_be_hit(state: Game, who: int, shooter: int, source: int) -> bool:
    """Whether somebody in the zone can take a hit: not the shooter, nor whom friends never hit."""
    if shooter >= 0:
        other = state.survivors[who]
        if source == CAR and other.ride:
            return False
        return who != shooter and not kit_of(state, other).values[SPARED_BY_FRIENDS]
    return shooter == -1 or who == -2 - shooter


def anybody_to_hit(state: Game, frame: Frame) -> bool:
    """Whether a hit can still go to somebody."""
    assert frame.items is not None
    source = frame.items[0]
    for i, survivor in enumerate(state.survivors):
        if survivor.zone == frame.a and can_be_hit(state, i, frame.b - 1, source):
            return True
    return False


def hit_options(state: Game, frame: Frame) -> list[int]:
    """The survivors who can take the next hit."""
    shooter = frame.b - 1
    options = []
    for i, survivor in enumerate(state.survivors):
        if survivor.zone == frame.a and can_be_hit(state, i, shooter, frame.c):
            options.append(WOUND | i << ACTOR_SHIFT)
    if shooter >= 0 and frame.c == FRIEND and options and may_spare(state, shooter):
        options.append(NO | shooter << ACTOR_SHIFT)
    return options


def may_spare(state: Game, shooter: int) -> bool:
    """Whether a shooter may let misses hit nobody, with the skills that its attack was declared with."""
    attack = attack_under_way(state)
    if attack is None or attack.a != shooter:
        return kit_of(state, state.survivors[shooter]).values[MAY_SPARE_FRIENDS] > 0
    return attack_kit(state, attack).values[MAY_SPARE_FRIENDS] > 0


def hit_seats(state: Game, frame: Frame, action: int) -> int:
    """Who may say who takes the next hit."""
    return state.rules.divided_by(state, frame.b - 1)


def divided_by(state: Game, shooter: int) -> int:
    """The seats that divide hits: everybody those of zombies, the shooting player a friend's misses."""
    if shooter >= 0:
        return 1 << state.survivors[shooter].seat
    return (1 << state.rules.options.seats) - 1


def take_hit(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The chosen survivor suffers the hit's wounds, one after the other."""
    harm = state.under_way(HARM)
    assert harm.items is not None
    source = harm.items.pop(0)
    wounds = harm.items.pop(0)
    if run.listener is not None and source >= 0:
        run.cite("Z2-ZATK-03")
        run.cite("Z2-ZATK-06")
    if verb_of(action) == NO:
        return
    who = actor_of(action)
    for _ in range(wounds):
        run.push(WOUNDING, who, source, harm.b)


def prevent(run: Run, state: Game, frame: Frame) -> None:
    """Skills may replace the wound before it lands."""
    me = state.survivors[frame.a]
    if me.zone < 0:
        run.leave(WOUNDING)
        return
    kit = kit_of(state, me)
    if frame.b >= 0 and kit.values[IMMUNE_KINDS] >> frame.b & 1:
        if run.listener is not None:
            run.tell("wound-ignored", kit.cited[IMMUNE_KINDS][0], {"survivor": frame.a})
        run.leave(WOUNDING)
        return
    happen(run, state, "wound", (frame.a, frame.b, frame.c))


def suffer(run: Run, state: Game, frame: Frame) -> None:
    """The wound lands, unless something took its place."""
    if frame.d:
        return
    me = state.survivors[frame.a]
    if is_past_harm(state, frame.a):
        return
    me.wounds += 1
    if run.listener is not None:
        rule = "Z2-FF-03" if frame.b == FRIEND else "Z2-CAR-15" if frame.b == CAR else "Z2-ZATK-04"
        run.tell("wounded", rule, {"survivor": frame.a, "wounds": me.wounds, "source": frame.b})
        if not state.rules.characters[me.character].traits:
            run.cite("Z2-SETUP-20")
    happen(run, state, "wounded", (frame.a, frame.b, frame.c))
    if me.leader != PLAYED or me.wounds >= kit_of(state, me).values[HEALTH]:
        eliminate(run, state, frame.a)


def is_past_harm(state: Game, who: int) -> bool:
    """In an endless game nobody dies: the last wound never lands."""
    me = state.survivors[who]
    return state.rules.endless and me.wounds + 1 >= kit_of(state, me).values[HEALTH]


def all_past_harm(state: Game, zone: int) -> bool:
    """Whether nobody in a zone can be harmed any more; ask only in an endless game."""
    for survivor in state.survivors:
        if survivor.zone == zone:
            kit = kit_of(state, survivor) if state.auras else survivor.kit
            if survivor.wounds + 1 < kit.values[HEALTH]:
                return False
    return True


def eliminate(run: Run, state: Game, who: int) -> None:
    """A survivor leaves the game for good; whether the game is lost by it is judged with the board."""
    if state.rules.endless:
        return
    me = state.survivors[who]
    zone = me.zone
    me.zone = ELIMINATED
    me.ride = ON_FOOT
    if run.listener is not None:
        run.tell("eliminated", "Z2-WIN-02", {"survivor": who})
        run.cite("Z2-WIN-05")
    happen(run, state, "eliminated", (who,))
    run.touched = True
    if me.leader >= 0:
        state.rules.refit(state, state.survivors[me.leader])
        shed(run, state)
    leave(run, state, who, zone)


PROCEDURES = {"harm": (divide,), "wounding": (prevent, suffer)}
QUESTIONS = (Question("ask-wound", SHARED, hit_options, take_hit, "Z2-ZATK-03", hit_seats),)
RULINGS = (Ruling("divided-by", divided_by),)
