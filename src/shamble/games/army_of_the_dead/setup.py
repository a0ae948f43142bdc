"""Before the game: starting packs, and who is the first player.

SETUP frame: a how many survivors have chosen their pack.
"""

from typing import Final

from shamble.family.carrying.inventory import take_in
from shamble.family.position.state import Game
from shamble.family.round.setup import everybody, fetch
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, actor_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, SHARED, ArgumentKind, Question, Reply
from shamble.kernel.run import Run

from .vocabulary import ASK_FIRST, ASK_PACK, FIRST_PLAYER, PACK

TEAM: Final = 6
"""So many survivors take part, shared among the players as they like."""

PACKS: Final = ("pack-1", "pack-2")
"""The facts of an identity card that list its starting packs."""


# --- starting packs


def choose_packs(run: Run, state: Game, frame: Frame) -> None:
    """For each survivor one of the two packs on the back of the card."""
    if frame.a < len(state.survivors):
        run.again(frame)
        run.push(ASK_PACK, frame.a)
        frame.a += 1
    else:
        frame.a = 0


def cards_of_pack(state: Game, who: int, pack: int) -> tuple[str, ...]:
    """The cards of a survivor's pack by name."""
    rules = state.rules
    facts = rules.characters[state.survivors[who].character].facts
    return rules.printed.words("characters", facts, PACKS[pack])


def is_left(state: Game, names: tuple[str, ...]) -> bool:
    """Whether the deck still holds all the cards of a pack."""
    cards = state.rules.cards
    left = [
        cards[card].name
        for deck in range(len(state.rules.decks))
        if state.rules.is_carried(deck)
        for card in state.piles[deck] + state.tops[deck]
    ]
    return all([left.count(name) >= names.count(name) for name in names])


def pack_options(state: Game, frame: Frame) -> list[int]:
    """The packs that nobody has taken a card of; nothing to choose for who has none."""
    base = PACK | frame.a << ACTOR_SHIFT
    found: list[int] = []
    for pack in range(len(PACKS)):
        names = cards_of_pack(state, frame.a, pack)
        if names and is_left(state, names):
            found.append(base | pack << X_SHIFT)
    return found


def take_pack(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Precisely these cards come out of the deck."""
    who = actor_of(action)
    for name in cards_of_pack(state, who, x_of(action)):
        take_in(state, state.survivors[who], fetch(state, name))
        if run.listener is not None:
            run.tell("dealt", "AD-SETUP-07", {"survivor": who, "card": name})


# --- the first player


def choose_first_player(run: Run, state: Game, frame: Frame) -> None:
    """The players choose who gets the First Player token."""
    run.push(ASK_FIRST)


def first_options(state: Game, frame: Frame) -> list[int]:
    """Every player."""
    base = FIRST_PLAYER | NOBODY << ACTOR_SHIFT
    return [base | seat << X_SHIFT for seat in range(state.rules.options.seats)]


def become_first(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That player begins the first round."""
    state.first = x_of(action)
    if run.listener is not None:
        run.tell("first-player", "AD-SETUP-17", {"seat": state.first})


def pack_names(state: Game, actor: int) -> dict[str, int]:
    """Packs by their place on the card."""
    return {str(pack + 1): pack for pack in range(len(PACKS))}


def player_names(state: Game, actor: int) -> dict[str, int]:
    """Players by their seats."""
    return {str(seat + 1): seat for seat in range(state.rules.options.seats)}


QUESTIONS: Final = (
    Question("ask-pack", OWNED, pack_options, take_pack, "AD-SETUP-07"),
    Question("ask-first", SHARED, first_options, become_first, "AD-SETUP-17", everybody),
)
REPLIES: Final = (Reply("pack", "pack"), Reply("first-player", "player"))


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("constants", "least-party", TEAM)
    for step in ("bring-equipment", "deal-surplus"):
        book.remove_step("setup", step)
    book.replace_step("setup", "deal", choose_packs)
    book.insert_after("setup", "put-cards-away", choose_first_player)
    book.add("argument-kinds", "pack", ArgumentKind("pack", pack_names))
    book.add("argument-kinds", "player", ArgumentKind("player", player_names))
    for question in QUESTIONS:
        book.add("questions", question.name, question)
    for reply in REPLIES:
        book.add("replies", reply.name, reply)
    for name in ("ask-surplus", "ask-pair"):
        book.remove("questions", name)
