"""Where the dead of this game want to go: to people with the noise, to most people, else to the noise."""

from typing import Any, Final

from shamble.family.dead.goals import CALLED, SPLIT, GoalReason, most_of
from shamble.family.dead.ways import route_options, take_route
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import SHARED, Question, Ruling

from .noise import noise_zones

WITH_NOISE: Final = CALLED + 1
MOST: Final = CALLED + 2
NOISE: Final = CALLED + 3

REASONS: Final = (
    GoalReason("noise-and-survivor", "AD-ZMOVE-02"),
    GoalReason("most-survivors", "AD-ZMOVE-03"),
    GoalReason("noise", "AD-ZMOVE-05"),
)


class Outlook:
    """What is weighed once for all zones: how many survivors are where, and where the noise is (bits)."""

    __slots__ = ("noise", "numbers", "people")

    def __init__(self, state: Game) -> None:
        numbers = [0] * len(state.crowd)
        people = 0
        for me in state.survivors:
            if me.zone >= 0:
                numbers[me.zone] += 1
                people |= 1 << me.zone
        self.numbers = numbers
        self.people = people
        self.noise = noise_zones(state)


def outlook(state: Game) -> Any:
    """Who is where, and the noise."""
    return Outlook(state)


def goals(state: Game, zone: int, view: Any) -> tuple[int, int, int]:
    """Of several zones with most survivors in sight the first player picks one for all."""
    seen = state.topology.seen[zone] & view.people
    if not seen:
        return view.noise, SPLIT, NOISE
    if seen & view.noise:
        return seen & view.noise, SPLIT, WITH_NOISE
    return most_of(seen, view.numbers), 1 << state.first, MOST


def first_player(state: Game, frame: Frame, action: int) -> int:
    """The holder of the First Player token says which way the odd ones go."""
    return 1 << state.first


def change(book: Book) -> None:
    """Put it into a book."""
    for reason in REASONS:
        book.add("goal-reasons", reason.name, reason)
    book.replace("constants", "survivors-are-noise", 0)
    book.replace("rulings", "outlook", Ruling("outlook", outlook))
    book.replace("rulings", "goals", Ruling("goals", goals))
    route = Question("ask-route", SHARED, route_options, take_route, "AD-ZMOVE-08", first_player)
    book.replace("questions", "ask-route", route)
