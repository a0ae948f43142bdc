"""What explodes or burns: everybody in the zone is hit at once, and nobody wins or loses before it is over.

EXPLOSION frame: a who is paid for it, b zone, c damage, d 1 + the card that explodes (0 for none).
"""

from typing import Final

from shamble.family.carrying.inventory import discard_card, lose_card
from shamble.family.dead.figures import ANY, BY_KILL, Tally, kinds_in, tell_went
from shamble.family.fighting.facts import EXPLODING, KILLED, facts_of
from shamble.family.fighting.kills import NO_CARD, pay, take_out
from shamble.family.fighting.laid import laid_in, owner_of, use_up, zone_of
from shamble.family.people.kit import Kit
from shamble.family.people.wounds import BLAST, eliminate
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game
from shamble.family.vocabulary import EXPLOSION, WOUNDING
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import Ruling
from shamble.kernel.run import Run

NO_LIMIT: Final = 1 << 15
"""The damage of what nobody survives."""


def blast_damage(state: Game, kit: Kit, card: CardType, kind: int) -> int:
    """The damage with which an attack strikes everybody in the zone; 0 if it does not."""
    return NO_LIMIT if card.blast else 0


def explode(run: Run, owner: int, zone: int, damage: int, card: int = NO_CARD) -> None:
    """Something goes off in a zone, next of all."""
    run.push(EXPLOSION, owner, zone, damage, card + 1)


def set_off(run: Run, state: Game, card: int) -> None:
    """What lies on the board goes off where it lies; whoever laid it is paid."""
    explode(run, owner_of(state, card), zone_of(state, card), 0)


def add_up(run: Run, state: Game, frame: Frame) -> None:
    """What lies in the zone goes off with it and is used up: one sum of damage for all."""
    for card in laid_in(state, frame.b):
        frame.c += int(state.rules.ruling("laid-damage")(state, card))
        use_up(run, state, card)


def shields(state: Game, zone: int) -> list[int]:
    """The kinds of zombies of a zone that shield everybody else there from the fire."""
    return [kind for kind in kinds_in(state, zone) if state.rules.kinds[kind].shields_from_fire]


def strike(run: Run, state: Game, frame: Frame) -> None:
    """Every actor in the zone is hit: survivors first, then the dead.

    The adrenaline for all of them comes at once, so that danger levels are reached in order.
    """
    who, zone, damage, card = frame.a, frame.b, frame.c, frame.d - 1
    kinds = kinds_in(state, zone)
    shielding = shields(state, zone)
    if shielding:
        kinds = shielding
        if run.listener is not None:
            run.tell("fire-shielded", "Z2-ABOM-08", {"zone": zone, "kind": shielding[0]})
    else:
        if run.listener is not None and damage >= NO_LIMIT:
            run.tell("burns", "Z2-MOLOTOV-02", {"zone": zone})
        harm_everybody(run, state, zone, damage, who)
    points = [0, 0]
    tally = Tally()
    for kind in kinds:
        if damage >= state.rules.kinds[kind].toughness:
            number = state.zombies[zone * state.rules.kind_count + kind]
            worth = take_out(run, state, who, zone, kind, number, EXPLODING, card, ANY, tally)
            points[1 if state.rules.pays_all[kind] else 0] += worth
    tell_went(run, state, tally, BY_KILL)
    points[1] += int(state.rules.ruling("overcome")(run, state, zone, who))
    if any(points) or shielding:
        pay(run, state, who, points[0], points[1])
    if not shielding:
        happen(run, state, "blast", (who, zone, card))


def harm_everybody(run: Run, state: Game, zone: int, damage: int, who: int) -> None:
    """Survivors take the damage as wounds, one after the other; what nobody survives asks nobody."""
    for i, survivor in enumerate(state.survivors):
        if survivor.zone != zone:
            continue
        if damage >= NO_LIMIT:
            eliminate(run, state, i)
        else:
            for _ in range(damage):
                run.push(WOUNDING, i, BLAST, who + 1)


def blast(run: Run, state: Game, frame: Frame) -> None:
    """A thrown fire bomb: the card is spent and everybody in the target zone dies."""
    me = state.survivors[frame.a]
    lose_card(state, me, frame.b)
    discard_card(state, frame.b)
    if run.listener is not None:
        run.tell("thrown", "Z2-MOLOTOV-01", {"survivor": frame.a, "zone": frame.c})
    happen(run, state, "blast-discard", (frame.a, frame.b))
    if state.crowd[frame.c]:
        facts_of(frame)[KILLED] = 1
    explode(run, frame.a, frame.c, NO_LIMIT, frame.b)


def nothing_overcome(run: Run, state: Game, zone: int, who: int) -> int:
    """Whom an explosion does not kill it leaves as they are."""
    return 0


RULINGS: Final = (Ruling("overcome", nothing_overcome), Ruling("blast-damage", blast_damage))
"""What an explosion does to those in a zone whom it does not kill, and what everybody is paid for that;
the damage with which an attack strikes everybody in a zone."""

STEPS = (add_up, strike)
