"""A game that builds on another cites its own ledger: no player of it ever reads an id of another game."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.content.problems import ContentError
from shamble.family.port.components import content_of
from shamble.family.port.content import books, citing
from shamble.family.port.content.books import book
from shamble.family.port.content.games import make_rules
from shamble.family.port.port import FamilyPort
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.allowance import no_action_left
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.family.telling.explain import decision
from shamble.games import GAMES
from shamble.kernel.action import pack
from shamble.kernel.chance import LIVE
from shamble.kernel.citing import Citing
from shamble.kernel.event import Event
from shamble.kernel.game import actions, apply, start, why_not
from shamble.kernel.state import RUNNING
from shamble.port.shelf import port_of

OWN = {
    "Z2-*": (),
    "Z2-MOVE-*": ("XX-MOVE-*",),
    "Z2-ACT-05": ("XX-ACT-01", "XX-ACT-02"),
    "Z2-SEARCH-01": ("XX-SEARCH-07",),
    "Z2-MELEE-01": ("XX-MELEE-01",),
    "Z2-SKILL-*": ("XX-SKILL-*",),
    "Z2-ROUND-01": ("XX-ROUND-01",),
    "Z2-ROUND-02": ("XX-ROUND-02",),
}


def layered() -> Rules:
    """Zombicide 2e under the ids of another ledger."""
    made = book("zombicide-2e").layer("another")
    for rule, own in OWN.items():
        made.add("cited-as", rule, own)
    plain = make_rules("zombicide-2e", "M1")
    return Rules(made, plain.mission, Options())


def test_a_row_speaks_of_one_rule_or_of_all_that_begin_alike() -> None:
    cites = Citing({"Z2-MOVE-*": ("XX-MOVE-*",), "Z2-MOVE-06": ("XX-GO-1", "XX-GO-2"), "Z2-DARK-*": ()})
    assert cites.of("Z2-MOVE-05") == ("XX-MOVE-05",)
    assert cites.of("Z2-MOVE-06") == ("XX-GO-1", "XX-GO-2"), "a whole id counts most"
    assert cites.of("Z2-DARK-01") == ()
    assert cites.of("Z2-SEARCH-01") == (), "what a translated ledger leaves open is not cited"
    assert cites.of("XX-SEARCH-01") == ("XX-SEARCH-01",), "the game's own ids stand"
    assert cites.of("") == ("",)
    assert Citing({}).of("Z2-MOVE-05") == ("Z2-MOVE-05",)


def test_nobody_reads_the_ids_of_another_game() -> None:
    rules = layered()
    told: list[str] = []

    def listen(event: Event) -> None:
        told.append(event.rule)

    state: Game = start(new_state(rules, 3), LIVE, listen)
    for turn in range(400):
        if state.result != RUNNING:
            break
        found = decision(state, 0)
        assert found is not None
        told.append(found.rule)
        for refused in found.refused:
            for reason in refused.reasons:
                told += [reason.rule, *reason.also]
        apply(state, actions(state)[turn * 7 % len(actions(state))], LIVE, listen)
    content = content_of(rules.book)
    for row in (*content.cards.values(), *content.skills.values(), *content.kinds):
        told += row.rules
    told += [verb.rule for verb in content.verbs]
    assert {rule for rule in told if rule.startswith("Z2-")} == set()
    for rule in ("XX-MOVE-05", "XX-SEARCH-07", "XX-ROUND-01", "XX-MELEE-01", "XX-SKILL-LUCKY-01"):
        assert rule in told, rule


def test_reasons_come_under_the_own_ids() -> None:
    state = start(new_state(layered(), 3))
    while state.rules.procedure_name(state.stack[-1].proc) != "ask-turn":
        apply(state, actions(state)[0])
    who = state.stack[-1].a
    far = max(range(len(state.rules.board.zones)), key=lambda zone: state.topology.distance(0, zone))
    move = pack(state.rules.words.verb_code("move"), who, far)
    (reason,) = why_not(state, move)
    assert (reason.rule, reason.also) == ("XX-MOVE-02", ("XX-MOVE-05", "XX-MOVE-03"))
    (tired,) = state.rules.own_reasons([no_action_left()])
    assert (tired.rule, tired.also) == ("XX-ACT-01", ("XX-ACT-02",))


def test_rows_that_speak_of_no_rule_are_told_with_near_names() -> None:
    shared, own = ("Z2-MOVE-05", "Z2-MOVE-06", "Z2-DARK-01"), ("XX-MOVE-05", "XX-GO-01")
    rows = {"Z2-MOVE-5": ("XX-GO-01",), "Z2-MOVE-06": ("XX-GOO-01",), "Z2-MOVE-*": ("XX-MOVE-*",)}
    told = [(where, args["name"], args["close"]) for where, _, args in citing.mistakes(rows, shared, own)]
    assert told == [
        ("cited-as.Z2-MOVE-5", "Z2-MOVE-5", "Z2-MOVE-05"),
        ("cited-as.Z2-MOVE-06", "XX-GOO-01", "XX-GO-01"),
        ("cited-as.Z2-MOVE-*", "XX-MOVE-06", "XX-MOVE-05"),
    ]
    left = citing.left_out({"Z2-MOVE-05": ()}, shared, own)
    assert [(args["rule"], args["close"]) for _, _, args in left] == [
        ("Z2-MOVE-06", "XX-MOVE-05"),
        ("Z2-DARK-01", "none"),
    ]


def test_the_file_of_a_game_is_read_and_checked(tmp_path: Path) -> None:
    parent, child = tmp_path / "parent", tmp_path / "child"
    for folder, rule in ((parent, "Z2-MOVE-05"), (child, "XX-GO-01")):
        folder.mkdir()
        (folder / "ledger.json").write_text(f'[{{"id": "{rule}", "topic": "X", "page": 1}}]')
    made = book("zombicide-2e").layer("another")
    (child / "citations.yaml").write_text("cited-as:\n  Z2-MOVE-05: XX-GO-01\n", encoding="utf-8")
    books.Filler(made, child, outside=False, parents=[parent]).fill()
    assert made.rows("cited-as") == {"Z2-MOVE-05": ("XX-GO-01",)}
    (child / "citations.yaml").write_text("cited-as:\n  Z2-MOVE-05: [XX-GO-02]\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        books.Filler(made, child, outside=False, parents=[parent]).fill()
    assert [(row.line, row.args["close"]) for row in caught.value.problems] == [(2, "XX-GO-01")]


@pytest.mark.parametrize("game", [name for name in GAMES if isinstance(port_of(name), FamilyPort)])
def test_every_game_says_how_it_cites_the_rules_of_those_before_it(game: str) -> None:
    assert books.not_cited(game) == []
