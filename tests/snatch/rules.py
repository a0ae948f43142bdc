"""Snatch: a tiny card game that has nothing to do with zombies, to prove that the kernel does not either.

Two to four seats hold three secret cards each. In each of three rounds every seat plays one card
facedown (owned decisions); then the table agrees whether the highest or the lowest card takes the
trick (a shared decision); then each seat may double the trick or pass (a window). Most points win;
equal ones share the victory, and who forfeits gives it to all others.
All of its position is in the kernel's own fields: registers, deck and stack.
"""

from collections.abc import Mapping
from typing import Any

from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, actor_of, verb, verb_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.chance import seed_streams
from shamble.kernel.codec import read_result
from shamble.kernel.decks import draw
from shamble.kernel.frame import Frame, procedure
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.ruleset import OWNED, SHARED, WINDOW, Question, Reply, Ruleset
from shamble.kernel.run import Run
from shamble.kernel.state import NO_OPTIONS, RUNNING, State

PLAY, HIGH, LOW, DOUBLE, LET_GO, FORFEIT = (
    verb(name) for name in ("snatch-play", "high", "low", "double", "let-go", "forfeit")
)
ROUND = procedure("snatch-round")
ASK_PLAY, ASK_WAY, ASK_DOUBLE = (procedure(name) for name in ("ask-snatch-play", "ask-way", "ask-double"))

CARDS = 16
HAND = 3


class Snatch(Ruleset):
    """Registers: seats x (three cards in hand, card played, points), then the trick's value."""

    def __init__(self, seats: int) -> None:
        super().__init__(snatch_book(), ("cards",))
        self.seat_count = seats

    def seats(self, state: Any) -> int:
        return self.seat_count

    def actor_names(self, state: Any) -> Mapping[str, int]:
        return {f"Player {seat + 1}": seat for seat in range(self.seat_count)}

    def names(self, state: Any, kind: str, actor: int) -> Mapping[str, int]:
        return {str(card): card for card in range(CARDS)} if kind == "value" else {}

    def scores(self, state: Any) -> tuple[Mapping[str, int], ...]:
        return tuple({"tricks": state.registers[seat * 5 + 4]} for seat in range(self.seat_count))

    def view(self, state: Any, seat: int) -> dict[str, object]:
        return {
            "hand": [card - 1 for card in state.registers[seat * 5 : seat * 5 + HAND] if card],
            "points": [state.registers[other * 5 + 4] for other in range(self.seat_count)],
            "left": len(state.piles[0]),
            "round": state.round,
        }

    def hide(self, state: Any, seat: int, run: Run) -> None:
        places = [
            other * 5 + at
            for other in range(self.seat_count)
            if other != seat
            for at in range(HAND + 1)
            if state.registers[other * 5 + at]
        ]
        unknown = [*state.piles[0], *(state.registers[place] - 1 for place in places)]
        for place in places:
            at = run.chance.draw(state.streams, 0, len(unknown), "hidden")
            state.registers[place] = unknown.pop(at) + 1
        state.piles[0] = tuple(sorted(unknown))

    def asides(self, state: Any, seat: int) -> list[int]:
        return [] if state.result else [FORFEIT | seat << ACTOR_SHIFT]

    def take_aside(self, run: Run, state: Any, action: int) -> None:
        run.end(run.everybody() & ~(1 << actor_of(action)), "ending-forfeit")

    def decode(self, data: Mapping[str, Any]) -> State:
        stack = [
            Frame(procedure(name), step, a, b, c, d, items, None)
            for name, step, (a, b, c, d), items, _ in data["stack"]
        ]
        state = State(
            self,
            stack,
            list(data["streams"]),
            [tuple(pile) for pile in data["piles"]],
            [tuple(top) for top in data["tops"]],
            [tuple(discard) for discard in data["discards"]],
            list(data["registers"]),
            data["round"],
            *read_result(data, self.seat_count),
            data["ending"],
            NO_OPTIONS,
        )
        if state.result == RUNNING:
            question = self.questions[state.stack[-1].proc]
            assert question is not None
            state.options = question.options(state, state.stack[-1])
        return state


def new_snatch(seats: int, seed: int) -> State:
    """A table before the deal."""
    rules = Snatch(seats)
    return State(
        rules,
        [Frame(ROUND, 0, 0, 0, 0, 0, None, None)],
        seed_streams(seed, rules.streams),
        [tuple(range(CARDS))],
        [()],
        [()],
        [0] * (seats * 5 + 1),
        0,
        RUNNING,
        NONE_WIN,
        "",
        NO_OPTIONS,
    )


def deal(run: Run, state: State, frame: Frame) -> None:
    """Three cards for everybody, once."""
    for seat in range(state.ruleset.seats(state)):
        for at in range(HAND):
            state.registers[seat * 5 + at] = draw(run, state, 0) + 1


def play_cards(run: Run, state: State, frame: Frame) -> None:
    """Each seat in turn."""
    if frame.a == 0:
        state.round += 1
        state.registers[-1] = 1
    if frame.a < state.ruleset.seats(state):
        frame.step -= 1
        run.push(ASK_PLAY, frame.a)
        frame.a += 1


def card_options(state: State, frame: Frame) -> list[int]:
    hand = sorted(card - 1 for card in state.registers[frame.a * 5 : frame.a * 5 + HAND] if card)
    return [PLAY | frame.a << ACTOR_SHIFT | card << X_SHIFT for card in hand]


def play_card(run: Run, state: State, frame: Frame, action: int) -> None:
    at = state.registers.index(x_of(action) + 1, frame.a * 5)
    state.registers[at] = 0
    state.registers[frame.a * 5 + 3] = x_of(action) + 1
    if run.listener is not None:
        run.tell("played", "", {"card": x_of(action)}, 1 << frame.a)


def agree(run: Run, state: State, frame: Frame) -> None:
    """High or low: anybody may say."""
    run.push(ASK_WAY)


def way_options(state: State, frame: Frame) -> list[int]:
    return [HIGH | NOBODY << ACTOR_SHIFT, LOW | NOBODY << ACTOR_SHIFT]


def choose_way(run: Run, state: State, frame: Frame, action: int) -> None:
    state.stack[-1].b = 1 if verb_of(action) == HIGH else -1


def offer_double(run: Run, state: State, frame: Frame) -> None:
    """A window: everybody may double once, or let it go."""
    run.push(ASK_DOUBLE)


def double_options(state: State, frame: Frame) -> list[int]:
    seats = [seat for seat in range(state.ruleset.seats(state)) if not frame.a >> seat & 1]
    return sorted([code | seat << ACTOR_SHIFT for seat in seats for code in (DOUBLE, LET_GO)])


def double(run: Run, state: State, frame: Frame, action: int) -> None:
    if verb_of(action) == DOUBLE:
        state.registers[-1] *= 2
        return
    frame.a |= 1 << actor_of(action)
    if double_options(state, frame):
        state.stack.append(frame)


def score(run: Run, state: State, frame: Frame) -> None:
    """The trick goes to the extreme card."""
    seats = range(state.ruleset.seats(state))
    winner = max(seats, key=lambda seat: frame.b * state.registers[seat * 5 + 3])
    state.registers[winner * 5 + 4] += state.registers[-1]
    for seat in seats:
        state.registers[seat * 5 + 3] = 0
    if state.round < HAND:
        frame.a = 0
        frame.step = 1
    else:
        points = [part["tricks"] for part in state.ruleset.scores(state)]
        run.end(sum(1 << seat for seat in seats if points[seat] == max(points)), "ending-played")


def snatch_book() -> Book:
    book = Book("snatch")
    book.add("procedures", "snatch-round", (deal, play_cards, agree, offer_double, score))
    for question in (
        Question("ask-snatch-play", OWNED, card_options, play_card, ""),
        Question("ask-way", SHARED, way_options, choose_way, ""),
        Question("ask-double", WINDOW, double_options, double, ""),
    ):
        book.add("questions", question.name, question)
    for name in ("high", "low", "double", "let-go", "forfeit"):
        book.add("replies", name, Reply(name))
    book.add("replies", "snatch-play", Reply("snatch-play", "value"))
    return book
