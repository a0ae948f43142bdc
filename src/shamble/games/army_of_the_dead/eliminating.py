"""Eliminate Sleepers: with a Melee weapon in hand, one token for two Actions.

ELIMINATING frame: a who, b the weapon.
"""

from typing import Final

from shamble.family.fighting.kinds import BY_HAND
from shamble.family.fighting.weapons import arms_of, ready
from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.places.noise import make_noise
from shamble.family.position.state import Game, Survivor
from shamble.family.verb_traits import NEEDS_ACTION, NEEDS_MELEE
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import Moment, Procedure, Verb, named_steps
from shamble.kernel.run import Run

from .costs import too_few_actions
from .printed import SILENT_KILLER
from .sleepers import tokens_in, turn_token
from .vocabulary import ELIMINATE, ELIMINATING

ACTIONS_TO_ELIMINATE: Final = 2
ACTIONS_OF_A_KILLER: Final = 1


def cost_with(kit: Kit) -> int:
    """What a token takes."""
    return ACTIONS_OF_A_KILLER if kit.values[SILENT_KILLER] else ACTIONS_TO_ELIMINATE


def offer_elimination(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """With every Melee weapon in hand, where a token lies."""
    if tokens_in(state, me.zone) and kit.values[ACTIONS] - me.spent >= cost_with(kit):
        for card in arms_of(state, me, kit).usable[BY_HAND]:
            out.append(ELIMINATE | who << ACTOR_SHIFT | card << X_SHIFT)


def elimination_cost(state: Game, action: int) -> int:
    """What it takes."""
    return cost_with(kit_of(state, state.survivors[actor_of(action)]))


def eliminate(run: Run, state: Game, action: int) -> None:
    """Pay for it and begin."""
    who = actor_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    me.spent += cost_with(kit)
    if run.listener is not None:
        for rule in kit.cited.get(SILENT_KILLER, ()):
            run.cite(rule)
    run.push(ELIMINATING, who, x_of(action))


def refuse_elimination(state: Game, action: int) -> list[Reason]:
    """Why no token can be removed."""
    me = state.survivors[actor_of(action)]
    kit = kit_of(state, me)
    card = x_of(action)
    reasons: list[Reason] = []
    if not tokens_in(state, me.zone):
        reasons.append(Reason("refused-no-sleepers", "AD-SLEEPER-14"))
    if card in me.pack:
        reasons.append(Reason("refused-not-in-hand", "AD-INV-03", also=("AD-SLEEPER-14",)))
    elif card not in ready(state, me, kit) or state.rules.cards[card].modes[BY_HAND] is None:
        reasons.append(Reason("refused-no-melee-weapon", "AD-SLEEPER-14"))
    reasons += too_few_actions(kit, me, cost_with(kit))
    return reasons


def remove_token(run: Run, state: Game, frame: Frame) -> None:
    """No dice, and nobody appears: the token goes, and its value is earned."""
    zone = state.survivors[frame.a].zone
    value = turn_token(run, state, zone)
    if run.listener is not None:
        told: dict[str, object] = {"survivor": frame.a, "zone": zone, "value": value}
        run.tell("sleepers-eliminated", "AD-SLEEPER-14", told)
        run.cite("AD-SLEEPER-15")
        run.cite("AD-SLEEPER-16")
        run.cite("AD-ADREN-02")
    happen(run, state, "sleepers-eliminated", (frame.a, zone, value))
    gain_adrenaline(run, state, frame.a, value)


def be_heard(run: Run, state: Game, frame: Frame) -> None:
    """A noisy weapon wakes whoever is left there and next door."""
    mode = state.rules.cards[frame.b].modes[BY_HAND]
    if run.listener is not None:
        run.cite("AD-SLEEPER-18")
    if mode is not None and mode.noisy:
        zone = state.survivors[frame.a].zone
        if run.listener is not None:
            run.tell("noise", "AD-SLEEPER-17", {"zone": zone})
        make_noise(run, state, zone, frame.a)


VERB: Final = Verb(
    "eliminate",
    offer_elimination,
    eliminate,
    refuse_elimination,
    "AD-SLEEPER-14",
    "card",
    traits=(NEEDS_ACTION, NEEDS_MELEE),
    cost=elimination_cost,
)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("verbs", VERB.name, VERB)
    book.add("procedures", "eliminating", Procedure("eliminating", named_steps(remove_token, be_heard)))
    book.add("moments", "sleepers-eliminated", Moment("sleepers-eliminated", ("actor", "zone", "value")))
