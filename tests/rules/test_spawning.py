"""Other games' spawning: decks and an order of their own, cards that bring several kinds and give orders."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.layers import Told, hears, run_of, table

from shamble.content.problems import ContentError
from shamble.family.dead.figures import BY_CARD, clear_away, in_supply, place, retire
from shamble.family.dead.spawning import NO_TOKEN, next_spawn, spawn_card, tokens_in_order
from shamble.family.port.content.books import Filler, book
from shamble.family.port.invariants import zombie_cards
from shamble.family.position.facts import FactValue
from shamble.family.position.printed import ZombieCard, ZombieKind
from shamble.family.position.state import Game
from shamble.family.vocabulary import SPAWN_STEP
from shamble.kernel.book import Book
from shamble.kernel.codec import canonical
from shamble.kernel.errors import RulesetError
from shamble.kernel.event import Event
from shamble.kernel.frame import Frame
from shamble.kernel.rows import REFILLS, Deck, Ruling
from shamble.kernel.run import Run

WALKER, FATTY, RUNNER = 0, 1, 2
ORDERS = "orders"


def alone(state: Game) -> Game:
    """The position without zombies on the board."""
    clear_away(state)
    return state


def count(state: Game, zone: int, kind: int) -> int:
    return state.zombies[zone * state.rules.kind_count + kind]


def card(number: int, deck: str = "zombies", **spawns: int) -> ZombieCard:
    """A card that brings the same at every level."""
    return ZombieCard(number, tuple((n, (k, k, k, k)) for n, k in spawns.items()), False, False, deck=deck)


def with_card(layer: Book, row: ZombieCard) -> None:
    layer.add("zombie-cards", str(row.number), row)


def kind(
    layer: Book, name: str, type_name: str, figures: int, facts: dict[str, FactValue] | None = None
) -> int:
    """One more kind of zombie; its number."""
    number = len(layer.rows("zombies"))
    row = ZombieKind(number, name, name, type_name, figures, 1, 1, 1, 1, False, False, ("",), facts or {})
    layer.add("zombies", name, row)
    return number


def spawn(state: Game, active: int) -> list[tuple[int, int]]:
    """A spawn step: which token drew which card."""
    drawn: list[tuple[int, int]] = []
    heard: list[Event] = []
    run = run_of(state)
    run.listener = heard.append
    run.push(SPAWN_STEP, 0, 0, active)
    run.go()
    token = NO_TOKEN
    for event in heard:
        if event.key == "spawn-zone":
            assert isinstance(event.args["token"], int)
            token = event.args["token"]
        elif event.key == "zombie-card":
            assert isinstance(event.args["card"], int)
            drawn.append((token, event.args["card"]))
    return drawn


# --- tokens


def two_decks(layer: Book) -> None:
    """The last token draws from a deck of its own."""
    layer.add("piles", ORDERS, Deck(ORDERS, "zombies", REFILLS))
    with_card(layer, card(201, ORDERS, walker=1))
    with_card(layer, card(202, ORDERS, walker=1))

    def spawn_deck(state: Game, token: int) -> int:
        return state.rules.decks.index(ORDERS if token == len(state.spawns) - 1 else "zombies")

    layer.replace("rulings", "spawn-deck", Ruling("spawn-deck", spawn_deck))


def test_a_token_may_draw_from_a_deck_of_its_own() -> None:
    state = alone(table(two_decks))
    last = len(state.spawns) - 1
    active = (1 << len(state.spawns)) - 1
    for _ in range(3):
        drawn = dict(spawn(state, active))
        assert drawn[last] in (201, 202)
        assert all(number < 200 for token, number in drawn.items() if token != last)
        assert zombie_cards(state) == []
    own = state.rules.decks.index(ORDERS)
    assert len(state.discards[own]) == 1, "an empty deck was made anew"
    assert canonical(state.rules.decode(state.encode())) == canonical(state)
    step = Frame(SPAWN_STEP, 0, 0, 0, active, 0, [], None)
    assert tokens_in_order(state, step) == list(range(last)), "nobody deals the cards of another deck"


def test_a_deck_must_be_declared() -> None:
    with pytest.raises(RulesetError, match="piles"):
        table(lambda layer: with_card(layer, card(201, "ordres", walker=1)))


def test_the_order_of_tokens_is_the_games() -> None:
    def change(layer: Book) -> None:
        def backwards(state: Game, waiting: int) -> int:
            return waiting.bit_length() - 1

        layer.replace("rulings", "next-spawn", Ruling("next-spawn", backwards))

    plain = alone(table())
    active = (1 << len(plain.spawns)) - 1
    assert [token for token, _ in spawn(plain, active)] == list(range(len(plain.spawns)))
    state = alone(table(change))
    assert [token for token, _ in spawn(state, active)] == list(range(len(state.spawns)))[::-1]


def test_tokens_that_move_while_they_spawn_draw_once() -> None:
    moved: list[int] = []

    def change(layer: Book) -> None:
        def shift_tokens(run: Run, state: Game, frame: Frame) -> None:
            if not moved:
                moved.append(frame.a)
                state.spawns.reverse()

        layer.insert_after("spawn-card", "place", shift_tokens)

    state = alone(table(change))
    active = (1 << len(state.spawns)) - 1
    assert [token for token, _ in spawn(state, active)] == list(range(len(state.spawns)))
    assert next_spawn(state, 0) == NO_TOKEN


# --- cards


def test_a_card_may_bring_several_kinds() -> None:
    told: Told = []

    def change(layer: Book) -> None:
        with_card(layer, card(201, walker=2, fatty=1))
        hears(layer, "spawned", told)
        hears(layer, "dead-came", told)

    state = alone(table(change))
    run = run_of(state)
    spawn_card(run, 4, 201)
    run.go()
    assert (count(state, 4, WALKER), count(state, 4, FATTY)) == (2, 1)
    came = ("dead-came", [1 << 4, 1 << WALKER | 1 << FATTY, 3, BY_CARD])
    assert told == [came, ("spawned", [4, WALKER])], (
        "one effect is told once, and before anybody reacts to it"
    )


def test_each_type_that_runs_short_acts_once_and_one_after_the_other() -> None:
    state = alone(table(lambda layer: with_card(layer, card(201, walker=2, fatty=2, runner=1))))
    for number in (WALKER, FATTY):
        retire(state, number, in_supply(state, number))
    heard: list[Event] = []
    run = run_of(state)
    run.listener = heard.append
    spawn_card(run, 4, 201)
    run.go()
    short = [event.args["kind"] for event in heard if event.key == "shortage-activation"]
    assert short == [WALKER, FATTY] and state.crowd[4] == 1


def test_a_type_with_several_kinds_takes_the_figures_of_all() -> None:
    def change(layer: Book) -> None:
        kind(layer, "Karen", "relative", 1)
        kind(layer, "Johnny", "relative", 1)
        with_card(layer, card(201, relative=2))

    state = alone(table(change))
    run = run_of(state)
    spawn_card(run, 4, 201)
    run.go()
    karen, johnny = state.rules.kinds_named["relative"]
    assert (count(state, 4, karen), count(state, 4, johnny)) == (1, 1)
    assert state.rules.kinds_named["Johnny"] == (johnny,)


def test_one_figure_comes_like_any_other_unless_it_has_a_card() -> None:
    def change(layer: Book) -> None:
        kind(layer, "queen", "boss", 1, {"fate": "box", "shortage": "nothing"})
        with_card(layer, card(201, queen=1))

    state = alone(table(change))
    (queen,) = state.rules.kinds_named["queen"]
    heard: list[Event] = []
    run = run_of(state)
    run.listener = heard.append
    for _ in range(2):
        spawn_card(run, 4, 201)
        run.go()
    assert count(state, 4, queen) == 1
    assert not [event for event in heard if event.key in ("extra-activation", "shortage-activation")]


def test_a_step_comes_between_placing_and_reacting() -> None:
    told: Told = []
    between: list[int] = []

    def change(layer: Book) -> None:
        hears(layer, "spawned", told)

        def wake(run: Run, state: Game, frame: Frame) -> None:
            between.append(len(told))
            place(run, state, frame.a, RUNNER, 1, BY_CARD)

        layer.insert_after("spawn-card", "place", wake)
        with_card(layer, card(201, walker=1))

    state = alone(table(change))
    run = run_of(state)
    spawn_card(run, 4, 201)
    run.go()
    assert between == [0] and len(told) == 1 and state.crowd[4] == 2


# --- orders


def filled(folder: Path, written: str) -> Book:
    layer = book("zombicide-2e").layer("tried")
    (folder / "zombie-cards.yaml").write_text(f"cards: [{written}]\n", encoding="utf-8")
    Filler(layer, folder, outside=False).fill()
    return layer


def test_what_a_card_orders_is_said_in_words(tmp_path: Path) -> None:
    written = "{number: 201, spawns: {walker: [1, 1, 1, 1]}, do: [{activate: {type: walker, zone: there}}]}"
    row = filled(tmp_path, written).row("zombie-cards", "201")
    state = alone(table(lambda layer: with_card(layer, row), "M4"))
    home, on = state.survivors[0].zone, state.topology
    far = next(zone for zone in range(len(state.crowd)) if on.distance(zone, home) == 3)
    place(run_of(state), state, far, FATTY, 1, BY_CARD)
    run = run_of(state)
    spawn_card(run, far, 201)
    run.go()
    assert (count(state, far, WALKER), count(state, far, FATTY)) == (0, 1), "the ordered ones have gone"


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("{number: 201}", "lint-nothing-done"),
        ("{number: 201, spawns: {wolker: [1, 1, 1, 1]}}", "lint-unknown-name"),
        ("{number: 201, do: [{activat: {type: walker}}]}", "lint-unknown-word"),
        ("{number: 201, do: [{activate: {zone: R1}}]}", "lint-unknown-zone"),
    ],
)
def test_mistakes_on_cards_are_told(tmp_path: Path, written: str, key: str) -> None:
    with pytest.raises(ContentError) as found:
        filled(tmp_path, written)
    assert [problem.key for problem in found.value.problems] == [key]
