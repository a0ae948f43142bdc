"""Snatch: a tiny card game that has nothing to do with zombies, to prove that the kernel does not either.

Two to four seats hold three secret cards each. In each of three rounds every seat plays one card
facedown (owned decisions); then the table agrees whether the highest or the lowest card takes the
trick (a shared decision); then each seat may double the trick or pass (a window). Most points win;
equal ones share the victory, and who forfeits gives it to all others.
All of its position is in the kernel's own fields: registers, deck and stack.
"""

from collections.abc import Mapping
from typing import Any

from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, actor_of, verb_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.chance import seed_streams
from shamble.kernel.codec import Base, ask_again
from shamble.kernel.decks import draw
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import (
    OWNED,
    SHARED,
    TURN_MARK,
    WINDOW,
    Mark,
    Procedure,
    Question,
    Reply,
    Secret,
    named_steps,
)
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.run import Run
from shamble.kernel.secrets import shows
from shamble.kernel.state import NO_OPTIONS, RUNNING, State
from shamble.kernel.vocabulary import KERNEL_WORDS, Vocabulary

WORDS = Vocabulary("snatch", KERNEL_WORDS)
PLAY, HIGH, LOW, DOUBLE, LET_GO, FORFEIT = (
    WORDS.verb(name) for name in ("snatch-play", "high", "low", "double", "let-go", "forfeit")
)
ROUND = WORDS.procedure("snatch-round")
ASK_PLAY, ASK_WAY, ASK_DOUBLE = (
    WORDS.procedure(name) for name in ("ask-snatch-play", "ask-way", "ask-double")
)
TRICK_MARK, TURN = 0, 1

CARDS = 16
HAND = 3


class Snatch(Ruleset):
    """Registers: seats x (three cards in hand, card played, points), then the trick's value."""

    def __init__(self, seats: int, book: Book | None = None) -> None:
        super().__init__(book or snatch_book(), ("cards",))
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
        seats = range(self.seat_count)
        held = [[slot for slot in HANDS.slots(state) if slot // 5 == other] for other in seats]
        known = [[slot for slot in slots if shows(state, HANDS, slot, seat)] for slots in held]
        return {
            "hands": [[HANDS.read(state, slot) for slot in slots] for slots in known],
            "held": [len(slots) for slots in held],
            "worth": state.registers[-1],
            "points": [state.registers[other * 5 + 4] for other in range(self.seat_count)],
            "left": len(state.piles[0]),
            "trick": state.passed,
        }

    def asides(self, state: Any, seat: int) -> list[int]:
        return [] if state.result else [FORFEIT | seat << ACTOR_SHIFT]

    def take_aside(self, run: Run, state: Any, action: int) -> None:
        run.end(run.everybody() & ~(1 << actor_of(action)), "ending-forfeit")

    def decode(self, data: Mapping[str, Any]) -> State:
        base = Base(self, data, self.seat_count)
        state = State(
            self,
            base.stack,
            base.streams,
            base.piles,
            base.tops,
            base.discards,
            base.registers,
            base.passed,
            base.result,
            base.winners,
            base.ending,
            NO_OPTIONS,
            base.counters,
            base.looked,
        )
        ask_again(state)
        return state


def held_places(state: State) -> list[int]:
    """The places with a card that is not on the table yet: in a hand, or facedown in the trick."""
    places = [seat * 5 + at for seat in range(state.ruleset.seats(state)) for at in range(HAND + 1)]
    return [place for place in places if state.registers[place]]


def owner(state: State, place: int) -> int:
    """Only whose card it is knows it."""
    return 1 << place // 5


def read_card(state: State, place: int) -> int:
    """The card in a place."""
    return state.registers[place] - 1


def write_card(state: State, place: int, card: int) -> None:
    """Another card in a place."""
    state.registers[place] = card + 1


HANDS = Secret("hands", held_places, owner, read_card, write_card, 0)


def new_snatch(seats: int, seed: int) -> State:
    """A table before the deal."""
    return fresh_table(Snatch(seats), seed)


def fresh_table(rules: Snatch, seed: int) -> State:
    """A table of these rules before the deal."""
    return State(
        rules,
        [Frame(ROUND, 0, 0, 0, 0, 0, None, None)],
        seed_streams(seed, rules.streams),
        [tuple(range(CARDS))],
        [()],
        [()],
        [0] * (rules.seat_count * 5 + 1),
        0,
        RUNNING,
        NONE_WIN,
        "",
        NO_OPTIONS,
        [],
    )


def deal(run: Run, state: State, frame: Frame) -> None:
    """Three cards for everybody, once."""
    for seat in range(state.ruleset.seats(state)):
        for at in range(HAND):
            state.registers[seat * 5 + at] = draw(run, state, 0) + 1


def play_cards(run: Run, state: State, frame: Frame) -> None:
    """Each seat in turn."""
    if frame.a == 0:
        run.mark(TRICK_MARK, args={"trick": state.passed + 1})
        state.registers[-1] = 1
    if frame.a < state.ruleset.seats(state):
        frame.step -= 1
        run.mark(TURN, args={"seat": frame.a})
        run.push(ASK_PLAY, frame.a)
        frame.a += 1


def card_options(state: State, frame: Frame) -> list[int]:
    hand = sorted(card - 1 for card in state.registers[frame.a * 5 : frame.a * 5 + HAND] if card)
    return [PLAY | frame.a << ACTOR_SHIFT | card << X_SHIFT for card in hand]


def only_the_player(state: State, frame: Frame, action: int) -> int:
    """What somebody may play, and plays, is nobody else's business."""
    return 1 << frame.a


def refuse_card(state: State, frame: Frame, action: int) -> list[Reason]:
    """Why a card cannot be played."""
    if verb_of(action) != PLAY:
        return []
    if actor_of(action) != frame.a:
        return [Reason("refused-snatch-turn", "SN-PLAY-01")]
    return [Reason("refused-snatch-not-yours", "SN-PLAY-02", {"value": x_of(action)})]


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
    if state.passed < HAND:
        frame.a = 0
        frame.step = 1
    else:
        points = [part["tricks"] for part in state.ruleset.scores(state)]
        run.end(sum(1 << seat for seat in seats if points[seat] == max(points)), "ending-played")


def snatch_book() -> Book:
    book = Book("snatch", WORDS)
    steps = named_steps(deal, play_cards, agree, offer_double, score)
    book.add("procedures", "snatch-round", Procedure("snatch-round", steps))
    for question in (
        Question(
            "ask-snatch-play",
            OWNED,
            card_options,
            play_card,
            "SN-PLAY-01",
            refuse=refuse_card,
            knows=only_the_player,
        ),
        Question("ask-way", SHARED, way_options, choose_way, "SN-WAY-01"),
        Question("ask-double", WINDOW, double_options, double, "SN-DOUBLE-01"),
    ):
        book.add("questions", question.name, question)
    for name in ("high", "low", "double", "let-go", "forfeit"):
        book.add("replies", name, Reply(name))
    book.add("replies", "snatch-play", Reply("snatch-play", "value"))
    book.add("marks", "trick", Mark("trick", 0))
    book.add("marks", "snatch-turn", Mark("snatch-turn", 1, TURN_MARK))
    book.add("secrets", HANDS.name, HANDS)
    return book
