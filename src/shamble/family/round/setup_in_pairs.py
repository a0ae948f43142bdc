"""A setup in pairs: two survivors at random in each starting zone; the players choose which pairs they play.

Its steps replace the choice of the team. SETUP frame: grid the identities of the pairs, two for each
starting zone in turn; c the zones whose pairs are played (bits, by their place among the starting zones).
"""

from shamble.family.people.companions import add_companion
from shamble.family.position.state import Game
from shamble.family.round.setup import add_survivor
from shamble.family.rules import SETUP_STREAM
from shamble.family.vocabulary import ASK_PAIR, SETUP, START_AT
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, x_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import SHARED, Question
from shamble.kernel.run import Run


def draw_pairs(run: Run, state: Game, frame: Frame) -> None:
    """Shuffle the identities over the starting zones; a team that was named before stays together."""
    starts = state.rules.mission.starts
    named = [survivor.character for survivor in state.survivors]
    rest = [row.index for row in state.rules.characters if row.index not in named]
    drawn: list[int] = []
    while rest:
        drawn.append(rest.pop(run.chance.draw(state.streams, SETUP_STREAM, len(rest), "pair")))
    frame.grid = bytearray((named + drawn)[: 2 * len(starts)])
    if named:
        frame.c = (1 << (len(named) + 1) // 2) - 1
        for number, survivor in enumerate(state.survivors):
            survivor.zone = starts[number // 2]


def choose_pairs(run: Run, state: Game, frame: Frame) -> None:
    """Until the team is complete, one more pair is chosen."""
    if len(state.survivors) < state.rules.options.party:
        run.again(frame)
        run.push(ASK_PAIR)


def pair_options(state: Game, frame: Frame) -> list[int]:
    """The starting zones whose pairs are still free."""
    chosen = state.under_way(SETUP).c
    base = START_AT | NOBODY << ACTOR_SHIFT
    starts = state.rules.mission.starts
    return sorted([base | zone << X_SHIFT for i, zone in enumerate(starts) if not chosen >> i & 1])


def everybody(state: Game, frame: Frame, action: int) -> int:
    """All seats may answer."""
    return (1 << state.rules.options.seats) - 1


def choose_pair(run: Run, state: Game, frame: Frame, action: int) -> None:
    """These two are played; only the first of them if the team is complete with it."""
    setup = state.stack[-1]
    assert setup.grid is not None
    place = state.rules.mission.starts.index(x_of(action))
    setup.c |= 1 << place
    for character in list(setup.grid[2 * place : 2 * place + 2]):
        if len(state.survivors) == state.rules.options.party:
            break
        add_survivor(state, character).zone = x_of(action)
        if run.listener is not None:
            run.tell("joined", "Z2-SETUP-13", {"survivor": len(state.survivors) - 1})


def place_the_others(run: Run, state: Game, frame: Frame) -> None:
    """The pairs that nobody plays wait where they are, and so does whoever is left over of an odd team."""
    assert frame.grid is not None
    played = {survivor.character for survivor in state.survivors}
    for place, zone in enumerate(state.rules.mission.starts):
        for character in list(frame.grid[2 * place : 2 * place + 2]):
            if character not in played:
                add_companion(run, state, character, zone, -1)


def change_setup(book: Book) -> None:
    """Pairs are drawn and chosen in place of a team; where they stand is settled with that."""
    book.replace_step("setup", "choose-party", draw_pairs)
    book.insert_after("setup", "choose-party", choose_pairs)
    if book.procedure("setup").at("choose-starts") >= 0:
        book.remove_step("setup", "choose-starts")
    book.insert_after("setup", "put-cards-away", place_the_others)


QUESTIONS = (Question("ask-pair", SHARED, pair_options, choose_pair, "Z2-SETUP-13", everybody),)
