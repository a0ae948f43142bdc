"""Skills about cards that are drawn, and draws that other things bring."""

from shamble.family.carrying.inventory import discard_card
from shamble.family.carrying.searching import IS_SEARCH, draw_from_some_deck
from shamble.family.fighting.dice import yes_or_no
from shamble.family.fighting.weapons import counts_as_dual
from shamble.family.people.people import kit_of
from shamble.family.position.state import Game
from shamble.family.round.limits import DESTINY
from shamble.family.vocabulary import ASK_DESTINY, ASK_MATCH, SEARCHING, YES
from shamble.kernel.action import verb_of
from shamble.kernel.counters import may_use, use
from shamble.kernel.decks import take_out
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Handles, Question
from shamble.kernel.run import Run


def searching(state: Game) -> Frame:
    """The draw that is going on."""
    return next(frame for frame in reversed(state.stack) if frame.proc == SEARCHING)


def destiny(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Once per turn, a card just drawn may be ignored for another one."""
    if may_use(state, DESTINY, holder):
        run.push(ASK_DESTINY, holder, frame.b)


def defy(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Away with it, and draw again from the same deck."""
    if verb_of(action) != YES:
        return
    draw = searching(state)
    assert draw.items is not None
    draw.items.remove(frame.b)
    draw.b += 1
    use(state, DESTINY, frame.a)
    discard_card(state, frame.b)
    if run.listener is not None:
        name = state.rules.cards[frame.b].name
        run.tell("card-discarded", "Z2-SKILL-DESTINY-01", {"survivor": frame.a, "card": name})


def copy_in_deck(state: Game, deck: int, card: int) -> int:
    """Another copy of a card in the deck that is searched, or -1."""
    index = state.rules.cards[card].index
    for other in state.piles[deck] + state.tops[deck]:
        if state.rules.cards[other].index == index:
            return other
    return -1


def matching_set(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """A dual card found in a Search may bring its twin out of the deck."""
    draw = searching(state)
    assert draw.items is not None
    if (
        draw.d & IS_SEARCH
        and frame.b in draw.items
        and counts_as_dual(state, kit_of(state, state.survivors[holder]), frame.b)
        and copy_in_deck(state, draw.c, frame.b) >= 0
    ):
        run.push(ASK_MATCH, holder, frame.b)


def match(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Fetch the twin; the deck counts as shuffled afterwards."""
    if verb_of(action) != YES:
        return
    draw = searching(state)
    assert draw.items is not None
    twin = copy_in_deck(state, draw.c, frame.b)
    take_out(state, draw.c, twin)
    draw.items.append(twin)
    if run.listener is not None:
        name = state.rules.cards[twin].name
        run.tell("card-fetched", "Z2-SKILL-MATCHINGSET-01", {"survivor": frame.a, "card": name})


def is_in_zone(state: Game, holder: int, facts: list[int]) -> bool:
    """Whether it happens where the survivor is."""
    return state.survivors[holder].zone == facts[0]


def hold_your_nose(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """The last zombie of the survivor's zone is dead: draw a card. This is no Search."""
    if state.survivors[holder].zone != frame.a:
        return
    if run.listener is not None:
        run.tell("finds-in-remains", "Z2-SKILL-HOLDYOURNOSE-01", {"survivor": holder})
        run.cite("Z2-SKILL-HOLDYOURNOSE-02")
    draw_from_some_deck(run, state, holder, 1, 0)


HANDLERS = (
    Handles("destiny", destiny),
    Handles("matching-set", matching_set),
    Handles("hold-your-nose", hold_your_nose, is_in_zone),
)
QUESTIONS = (
    Question("ask-destiny", OWNED, yes_or_no, defy, "Z2-SKILL-DESTINY-01"),
    Question("ask-match", OWNED, yes_or_no, match, "Z2-SKILL-MATCHINGSET-01"),
)
