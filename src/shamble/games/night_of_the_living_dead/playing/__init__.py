"""What sensible players of this game know: shut the house, build, combine, choose decks, drive, gather.

They try things in thought: what a closed window, a card or a place would bring nearer is worth going for.
"""

from typing import Final

from shamble.family.playing.answers import hands, keep
from shamble.family.playing.knowing import Answer
from shamble.family.playing.reading import reached
from shamble.family.position.state import Game
from shamble.kernel.action import ARG_MASK, actor_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.rows import Ruling

from .errands import errands
from .house import barred_passages
from .liking import leaning
from .things import is_fire_wanted, wanted_names


def keep_parts(state: Game) -> int:
    """What something wanted is made of is kept; anything else as everywhere."""
    option = state.options[0]
    if state.rules.cards[x_of(option)].name in wanted_names(state, actor_of(option)):
        return option
    return keep(state)


def take_in_hand(state: Game) -> int:
    """Fire that serves the Scene is held ready; else the best as everywhere."""
    if not is_fire_wanted(state, actor_of(state.options[0])):
        return hands(state)
    cards = state.rules.cards
    for option in state.options:
        if x_of(option) != ARG_MASK and cards[x_of(option)].blast:
            return option
    return hands(state)


def gather(state: Game) -> int:
    """A Spawn token goes where the Scene wants it; else to the one that draws first."""

    def worth(option: int) -> tuple[float, bool, int]:
        token, zone = x_of(option), y_of(option)
        after = state.clone()
        after.spawns[token] = zone
        return (reached(after), zone == state.spawns[0], -zone)

    return max(state.options, key=worth)


ANSWERS: Final = (
    Answer("ask-keep", keep_parts),
    Answer("ask-hands", take_in_hand),
    Answer("ask-shift", gather),
)


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "errands", Ruling("errands", errands))
    book.replace("rulings", "leaning", Ruling("leaning", leaning))
    book.replace("rulings", "barred-doors", Ruling("barred-doors", barred_passages))
    for answer in ANSWERS:
        book.add("answers", answer.name, answer)
