"""What a layer declares follows through: counters that are shown, rows taken out, skills in force, words."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.layers import GAME, nothing, run_of, table

from shamble.content.problems import ContentError
from shamble.family.people.quantities import IMMUNE_KINDS
from shamble.family.people.sides import COUNTERS, kept_side, turn_up
from shamble.family.port.content import books
from shamble.family.port.content.books import book
from shamble.family.port.marks import state_marks
from shamble.family.port.panels import panels_of
from shamble.family.position.printed import Skill, ZombieKind
from shamble.family.telling.view import view
from shamble.kernel.book import Book
from shamble.kernel.counters import set_counter
from shamble.kernel.errors import RulesetError
from shamble.kernel.rows import SHOWN, Counter, Deck, Ruling
from shamble.port.shelf import port_of
from shamble.port.speaker import Speaker


def counting(layer: Book) -> None:
    layer.add("counters", "crumbs", Counter("crumbs", "zone", shown=SHOWN))
    layer.add("counters", "tide", Counter("tide", shown=SHOWN))
    layer.add("counters", "unseen", Counter("unseen", "zone"))


def test_what_is_counted_for_all_to_see_is_in_the_view_on_the_map_and_in_the_panels() -> None:
    state = table(counting)
    set_counter(state, "crumbs", 2, 3)
    set_counter(state, "unseen", 5, 3)
    set_counter(state, "tide", 1)
    assert view(state, 0)["counters"] == [
        {"name": "crumbs", "per": "zone", "numbers": [0, 0, 0, 2]},
        {"name": "tide", "per": "", "numbers": [1]},
    ]
    marks = state_marks(state, Speaker(port_of(GAME), state))
    assert [mark.label[-1] for mark in marks[3] if mark.kind == "crumbs"] == ["2"]
    assert not [mark for row in marks.values() for mark in row if mark.kind in ("unseen", "tide")]
    lines = [(line.key, line.args) for line in panels_of(state)[-1].lines]
    assert lines == [
        ("panel-counter-zone", {"counter": "crumbs", "count": 2, "zone": 3}),
        ("panel-counter", {"counter": "tide", "count": 1}),
    ]


def test_a_game_that_counts_nothing_shows_nothing() -> None:
    state = table(nothing)
    assert view(state, 0)["counters"] == []
    assert [panel.title.key for panel in panels_of(state)][-1] == "panel-dead"


def test_the_skills_of_the_side_that_lies_up_are_shown() -> None:
    def change(layer: Book) -> None:
        for counter in COUNTERS:
            layer.add("counters", counter.name, counter)
        layer.replace("rulings", "side", Ruling("side", kept_side))
        layer.replace(
            "rulings",
            "skills-in-force",
            Ruling("skills-in-force", lambda state, me: () if state.rules.side(state, me) else me.skills),
        )

    state = table(change)
    assert view(state, 0)["survivors"][0]["skills"] == ["matching-set"]  # type: ignore[index]
    turn_up(run_of(state), state, 0, 1)
    assert view(state, 0)["survivors"][0]["skills"] == []  # type: ignore[index]


def test_who_is_immune_to_a_type_is_so_to_the_kinds_that_a_layer_adds() -> None:
    def change(layer: Book) -> None:
        walker = layer.row("zombies", "walker")
        number = len(layer.rows("zombies"))
        drowned = ZombieKind(number, "drowned", "drowned", walker.type, 6, 1, 1, 1, 2, False, False, ("",))
        layer.add("zombies", "drowned", drowned)

    rules = table(change).rules
    assert rules.kit_from(("Dreadnought: Walker",)).values[IMMUNE_KINDS] == 1 | 1 << len(rules.kinds) - 1


def test_rows_move_up_when_one_before_them_is_taken_out(tmp_path: Path) -> None:
    (tmp_path / "survivors.yaml").write_text(
        "remove: [Amy, Doug]\n"
        "survivors:\n  - {name: Salt, blue: [Lucky], yellow: [Lucky], orange: [Lucky], red: [Lucky]}\n"
    )
    (tmp_path / "equipment.yaml").write_text("remove: [Nailbat]\ncards:\n  - {name: Oar, melee: {dice: 1}}\n")
    (tmp_path / "skills.yaml").write_text("remove: [Medic]\n")
    fresh = books._book.__wrapped__(GAME, ())  # rows of its own: those of the game are shared
    books.Filler(fresh, tmp_path, outside=False).fill()
    for which in ("characters", "cards", "skills"):
        assert [row.index for row in fresh.rows(which).values()] == list(range(len(fresh.rows(which))))
    assert list(fresh.rows("characters"))[-1] == "Salt" and "Nailbat" not in fresh.rows("cards")


def test_contents_of_decks_are_for_decks_that_the_game_has(tmp_path: Path) -> None:
    made = book(GAME).layer("another")
    made.add("piles", "catch", Deck("catch", "equipment"))
    for name, text in (("catch", ""), ("cacth", "cacth decks catch")):
        (tmp_path / "equipment.yaml").write_text(f"decks:\n  {name}: {{Pistol: 2}}\n")
        filler = books.Filler(made.layer("another"), tmp_path, outside=False)
        if not text:
            filler.fill()
            assert filler.book.rows("decks")["catch"] == {"Pistol": 2}
            continue
        with pytest.raises(ContentError) as caught:
            filler.fill()
        args = caught.value.problems[0].args
        assert f"{args['name']} {args['table']} {args['close']}" == text


@pytest.mark.parametrize(
    ("grants", "hook", "close"),
    [
        (("chrage",), (), "charge"),
        ((), ("after-kil", "hit-and-run"), "after-kill"),
        ((), ("after-kill", "hit-and-rum"), "hit-and-run"),
    ],
)
def test_a_skill_that_names_what_is_not_there_is_no_rule_set(
    grants: tuple[str, ...], hook: tuple[str, ...], close: str
) -> None:
    """Neither a verb nor a moment nor a handler of that name: it would do nothing, and nobody would know."""

    def change(layer: Book) -> None:
        row = layer.row("skills", "Lucky")
        hooks = (hook,) if hook else ()
        made = Skill(row.index, row.name, row.slug, (), (), grants, hooks, (), "", False)  # type: ignore[arg-type]
        layer.replace("skills", "Lucky", made)

    with pytest.raises(RulesetError) as caught:
        table(change)
    assert caught.value.details["close"] == close


def test_a_skill_of_the_same_name_may_mean_something_else_in_a_game_that_builds_on_another(
    tmp_path: Path,
) -> None:
    (tmp_path / "skills.yaml").write_text(
        'skills:\n  - {name: "Combat reflexes", rules: [], modify: {health: 1}}\n'
    )
    made = book(GAME).layer("another")
    books.Filler(made, tmp_path, outside=False).fill()
    rows = [one.row("skills", "Combat reflexes") for one in (book(GAME), made)]
    assert [(bool(row.hooks), bool(row.modify)) for row in rows] == [(True, False), (False, True)]
    assert rows[0].index == rows[1].index
