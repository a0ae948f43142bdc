"""What only some games print on their rows: declared once, read and checked everywhere, used by the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.layers import GAME, run_of, table

from shamble.content.problems import ContentError
from shamble.family.dead.activation import activate_all
from shamble.family.dead.figures import BY_CARD, BY_KILL, clear_away, in_supply, place, remove, swap
from shamble.family.port.components import content_of
from shamble.family.port.content.books import Filler, book
from shamble.family.position.facts import Fact
from shamble.family.position.printed import ZombieKind
from shamble.family.position.state import ESCAPED, Game
from shamble.family.vocabulary import ASK_WOUND
from shamble.kernel.book import Book
from shamble.kernel.errors import RulesetError

WALKER, FATTY, RUNNER, HOBO = 0, 1, 2, 3


def with_facts(layer: Book, name: str, **facts: bool | int | str | tuple[str, ...]) -> None:
    """A kind of zombie that bears facts."""
    row = layer.row("zombies", name)
    assert isinstance(row, ZombieKind)
    layer.replace(
        "zombies",
        name,
        ZombieKind(
            row.index,
            row.name,
            row.slug,
            row.type,
            row.figures,
            row.actions,
            row.toughness,
            row.adrenaline,
            row.priority,
            row.forbids_combat,
            row.shields_from_fire,
            row.rules,
            {**row.facts, **facts},
        ),
    )


def alone(state: Game) -> Game:
    clear_away(state)
    for me in state.survivors[2:]:
        me.zone = ESCAPED
    return state


# --- declaring and reading


def test_a_declared_fact_is_read_by_name_and_stands_at_its_default() -> None:
    def change(layer: Book) -> None:
        for fact in (Fact("zombies", "smell", 2), Fact("zombies", "hates", ()), Fact("cards", "loud", False)):
            layer.add("printed-facts", fact.key, fact)
        with_facts(layer, "walker", smell=5, hates=("fire", "water"))

    rules = table(change).rules
    walker, fatty = rules.kinds[WALKER], rules.kinds[FATTY]
    assert rules.printed.number("zombies", walker.facts, "smell") == 5
    assert rules.printed.number("zombies", fatty.facts, "smell") == 2
    assert rules.printed.words("zombies", walker.facts, "hates") == ("fire", "water")
    assert rules.printed.number("cards", rules.cards[0].facts, "loud") == 0


@pytest.mark.parametrize(
    ("facts", "said"),
    [({"wunds": 2}, "wounds"), ({"wounds": "two"}, "wounds"), ({"pays": "nobody"}, "pays")],
)
def test_a_row_with_a_wrong_fact_is_refused(facts: dict[str, int | str], said: str) -> None:
    with pytest.raises(RulesetError, match=said):
        table(lambda layer: with_facts(layer, "walker", **facts))


def test_facts_are_declared_for_tables_that_have_them() -> None:
    with pytest.raises(RulesetError, match="zombies"):
        table(lambda layer: layer.add("printed-facts", "x", Fact("zombis", "x", 1)))


GHOUL = "name: ghoul, type: ghoul, figures: 9, actions: 1, toughness: 1, adrenaline: 1, priority: 1"
FILES = {
    "zombies.yaml": "zombies: [{" + GHOUL + ", facts: {%s}}]\n",
    "equipment.yaml": "cards: [{name: Lamp, facts: {%s}}]\n",
    "zombie-cards.yaml": "cards: [{number: 90, type: walker, facts: {%s}}]\n",
    "survivors.yaml": "survivors: [{name: Eve, blue: [], yellow: [], orange: [], red: [], facts: {%s}}]\n",
}
TABLES = {
    "zombies.yaml": ("zombies", "ghoul"),
    "equipment.yaml": ("cards", "Lamp"),
    "zombie-cards.yaml": ("zombie-cards", "90"),
    "survivors.yaml": ("characters", "Eve"),
}


def filled(folder: Path, name: str, facts: str) -> Book:
    layer = book(GAME).layer("tried")
    layer.add("printed-facts", f"{TABLES[name][0]}.glow", Fact(TABLES[name][0], "glow", 0))
    (folder / name).write_text(
        (FILES[name] % facts).replace("rules: [], ", 'rules: [""], '), encoding="utf-8"
    )
    Filler(layer, folder, outside=False).fill()
    return layer


@pytest.mark.parametrize("name", list(FILES))
def test_every_file_of_printed_rows_takes_facts(tmp_path: Path, name: str) -> None:
    row = filled(tmp_path, name, "glow: 3").row(*TABLES[name])
    assert row.facts == {"glow": 3}


@pytest.mark.parametrize("name", list(FILES))
def test_a_fact_that_nobody_declares_is_told_with_near_names(tmp_path: Path, name: str) -> None:
    with pytest.raises(ContentError) as found:
        filled(tmp_path, name, "glowe: 3")
    (problem,) = found.value.problems
    assert (problem.key, problem.args["close"]) == ("lint-unknown-fact", "glow")
    with pytest.raises(ContentError) as found:
        filled(tmp_path, name, "glow: much")
    (problem,) = found.value.problems
    assert (problem.key, problem.args["wanted"]) == ("lint-wrong-fact", "number")


# --- what the family's own facts do


def test_an_attack_with_several_wounds_goes_to_one_survivor() -> None:
    state = alone(table(lambda layer: with_facts(layer, "fatty", wounds=2)))
    run = run_of(state)
    zone = state.survivors[0].zone
    place(run, state, zone, FATTY, 1, BY_CARD)
    place(run, state, zone, WALKER, 1, BY_CARD)
    activate_all(run, state)
    run.go()
    asked = state.stack[-1]
    assert asked.proc == ASK_WOUND and (asked.c, asked.d) == (WALKER, 1)
    run.answer(state.options[0])
    asked = state.stack[-1]
    assert asked.proc == ASK_WOUND and (asked.c, asked.d) == (FATTY, 2)
    run.answer(state.options[1])
    assert [me.wounds for me in state.survivors[:2]] == [1, 2]


def test_kinds_may_share_their_figures() -> None:
    def change(layer: Book) -> None:
        for name in ("fatty", "runner"):
            with_facts(layer, name, supply="big")

    state = alone(table(change))
    run = run_of(state)
    before = in_supply(state, FATTY)
    place(run, state, 0, RUNNER, 3, BY_CARD)
    assert in_supply(state, FATTY) == in_supply(state, RUNNER) == before - 3
    swap(run, state, 0, RUNNER, FATTY, 2)
    assert in_supply(state, FATTY) == before - 3, "the figure stays, it only counts as another"
    remove(run, state, 0, FATTY, 2, BY_KILL)
    assert in_supply(state, RUNNER) == before - 1


def test_a_figure_may_leave_the_game() -> None:
    state = alone(table(lambda layer: with_facts(layer, "runner", fate="box")))
    run = run_of(state)
    place(run, state, 0, RUNNER, 3, BY_CARD)
    left = in_supply(state, RUNNER)
    remove(run, state, 0, RUNNER, 3, BY_KILL)
    assert in_supply(state, RUNNER) == left


def test_one_figure_is_not_yet_an_abomination_with_a_card() -> None:
    def change(layer: Book) -> None:
        with_facts(layer, "Hobomination", fate="supply")

    state = alone(table(change))
    run = run_of(state)
    assert place(run, state, 0, HOBO, 2, BY_CARD) == 1
    remove(run, state, 0, HOBO, 1, BY_KILL)
    assert in_supply(state, HOBO) == 1 and HOBO not in state.discards[state.rules.deck("abominations")]


def test_who_is_paid_is_a_fact_of_the_kind() -> None:
    rules = table(lambda layer: with_facts(layer, "Hobomination", pays="all")).rules
    assert [rules.pays_all[kind] for kind in (WALKER, HOBO)] == [False, True]


def test_pages_are_told_what_is_printed() -> None:
    layer = book(GAME).layer("tried")
    fact = Fact("zombies", "hates", ())
    layer.add("printed-facts", fact.key, fact)
    with_facts(layer, "walker", hates=("fire",))
    kinds = content_of(layer).kinds
    assert kinds[WALKER].facts == {"hates": ["fire"]} and kinds[FATTY].facts == {}
