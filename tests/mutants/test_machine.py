"""The machine that breaks rules by itself: what it breaks, how it says so, and that nothing else changes."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from shamble.lab.mutants import breaking, mutant, spoiling, tally

CODE = '''"""Words."""
STEPS = (roll, count, hit)
LIMIT: Final = 3

def act(run, me: "A | None" = None, far=1) -> int:
    """More words."""
    if me.spent < 2 and not me.done:
        run.tell("acts")
        run.pay()
    for other in (o for o in run if o.near):
        if other == me:
            continue
        me.spent += far
    return min(me.spent, LIMIT - 1) if me else 0
'''


def read(source: str) -> list[tuple[str, str, str]]:
    return [(kind, find, replace) for _, _, kind, find, replace, _ in breaking.told(source)]


def test_code_is_broken_in_every_way_that_people_break_it() -> None:
    found = read(CODE)
    assert {
        ("steps swapped", "roll, count", "count, roll"),
        ("steps swapped", "count, hit", "hit, count"),
        ("constant", "3", "4"),
        ("constant", "1", "0"),
        ("comparison", "me.spent < 2", "me.spent <= 2"),
        ("comparison", "me.spent < 2", "me.spent >= 2"),
        ("and or", "me.spent < 2 and (not me.done)", "me.spent < 2 or not me.done"),
        ("half dropped", "me.spent < 2 and (not me.done)", "not me.done"),
        ("half dropped", "me.spent < 2 and (not me.done)", "me.spent < 2"),
        ("not dropped", "not me.done", "me.done"),
        ("condition dropped", "if me.spent < 2 and (not me.done)", "if True"),
        ("condition dropped", "if me.spent < 2 and (not me.done)", "if False"),
        ("call dropped", "run.pay()", "pass"),
        ("steps swapped", "run.tell('acts'); run.pay()", "run.pay(); run.tell('acts')"),
        ("condition dropped", "for … if o.near", "for …"),
        ("jump dropped", "continue", "pass"),
        ("arithmetic", "me.spent += far", "me.spent -= far"),
        ("change dropped", "me.spent += far", "pass"),
        ("opposite", "min(me.spent, LIMIT - 1)", "max(me.spent, LIMIT - 1)"),
        ("arithmetic", "LIMIT - 1", "LIMIT + 1"),
    } <= set(found)
    assert not [row for row in found if "words" in row[1].lower() or "None" in row[1]]


def test_each_change_changes_one_thing_and_keeps_the_lines() -> None:
    healthy = ast.unparse(ast.parse(CODE))
    texts = [breaking.source(CODE, number) for number in range(len(read(CODE)))]
    assert healthy not in texts
    assert len(set(texts)) == len(texts)
    tree = breaking.broken_tree(CODE, 0)
    assert tree.body[-1].lineno == ast.parse(CODE).body[-1].lineno
    with pytest.raises(IndexError):
        breaking.broken_tree(CODE, len(texts))


def test_content_is_spoilt_value_by_value() -> None:
    text = "name: Axe\nmelee: {dice: 1, range: [0, 1], noisy: true, type: walker}\nnote: keep 3\n"
    words = {"type": ("fatty", "walker")}
    spots = spoiling.spots(text, words)
    said = {(spot.place, spot.kind, spot.find, spot.replace) for spot in spots}
    assert said == {
        ("melee.dice", "value", "1", "2"),
        ("melee.range[0]", "value", "0", "1"),
        ("melee.range[1]", "value", "1", "2"),
        ("melee.range[0]", "item dropped", "0", "nothing"),
        ("melee.range[1]", "item dropped", "1", "nothing"),
        ("melee.noisy", "value", "true", "false"),
        ("melee.type", "word", "walker", "fatty"),
    }
    texts = [spoiling.spoilt(text, words, number) for number in range(len(spots))]
    assert text not in texts and len(set(texts)) == len(texts)
    assert any("range: [0]" in spoilt for spoilt in texts) and any("range: [1]" in spoilt for spoilt in texts)


def test_there_are_mutants_of_all_rules_and_each_has_a_name_of_its_own() -> None:
    found = mutant.all_mutants()
    assert len({one.key for one in found}) == len(found) > 5_000
    modules = {one.module for one in found}
    assert {"kernel", "family/round", "family/board", "family/port"} <= modules
    assert {"games/zombicide_2e/content", "games/zombicide_2e/missions"} <= modules
    assert not [one for one in found if "/text/" in one.file or "/playing/" in one.file]
    assert {one.file for one in mutant.all_mutants("family/rolling")} == {"src/shamble/family/rolling.py"}
    assert mutant.all_mutants("family/playing")
    assert mutant.all_mutants("server") == mutant.all_mutants("family/nothing") == []


def test_the_bots_and_the_casebook_of_a_game_are_broken_only_where_they_are_named() -> None:
    rules = mutant.files("games/army_of_the_dead")
    assert rules
    assert not [path for path in rules if "playing" in path.parts or "port" in path.parts]
    assert mutant.files("games/army_of_the_dead/playing")
    assert mutant.files("games/army_of_the_dead/port")


def test_a_sample_is_the_same_every_time_and_grows_by_its_end() -> None:
    found = mutant.all_mutants("kernel")
    few, more = mutant.sample(found, 20), mutant.sample(list(reversed(found)), 40)
    assert few == more[:20]
    assert mutant.sample(found, 20, seed=2) != few
    assert len(mutant.sample(found, 0)) == len(found)


def test_mutants_can_be_written_out() -> None:
    for one in mutant.sample(mutant.all_mutants(), 60):
        healthy = (mutant.ROOT / one.file).read_text(encoding="utf-8")
        changed = mutant.broken(one)
        if one.file.endswith(".py"):
            assert changed != ast.unparse(ast.parse(healthy)), one.key
        else:
            assert changed != healthy, one.key


def test_every_mutant_that_is_called_equivalent_exists() -> None:
    found = mutant.all_mutants() + mutant.all_mutants("family/playing")
    rows = tally.equivalents()
    assert rows
    for row in rows:
        assert row["why"]
        assert any(tally.is_equivalent(one, [row]) for one in found), row


def test_results_are_kept_while_nothing_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "report" / "notes.jsonl"
    notes = tally.Notes(path, "a")
    assert not notes.fits
    notes.begin(lambda row: True)
    notes.add({"key": "one", "verdict": "noticed"})
    notes.add({"key": "two", "verdict": "survived"})
    again = tally.Notes(path, "a")
    assert again.fits and set(again.rows) == {"one", "two"}
    changed = tally.Notes(path, "b")
    assert not changed.fits and set(changed.rows) == {"one", "two"}
    changed.begin(lambda row: row["verdict"] == "survived")
    assert [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] == [
        {"digest": "b"},
        {"key": "two", "verdict": "survived"},
    ]


def test_the_table_counts_by_module_and_leaves_out_what_cannot_be_noticed() -> None:
    found = mutant.sample(mutant.all_mutants("family/round"), 4)
    words = ("noticed", "survived", "equivalent", "stillborn")
    verdicts = dict(zip((one.key for one in found), words, strict=True))
    rows = tally.scores(found, verdicts)
    assert rows == [tally.Score("family/round", 1, 1, 1, 1)]
    assert rows[0].rate == 0.5
    assert tally.together(rows * 2, "all") == tally.Score("all", 2, 2, 2, 2)
    assert tally.together([], "all").rate == 1.0


def test_two_mutants_from_the_bench(tmp_path: Path) -> None:
    """One in a function and one that must be there from the start; both break what every case shows."""
    wanted = [
        *[one for one in mutant.all_mutants("kernel/counters") if one.place == "may_use" and not one.early][
            :1
        ],
        *[one for one in mutant.all_mutants("kernel/run") if one.early][:1],
    ]
    assert [one.early for one in wanted] == [False, True]
    rows = list(tally.play(wanted, 2, ["tests/kernel/test_running.py"]))
    verdicts = {row["key"]: row for row in rows if "key" in row}
    assert [row for row in rows if "key" not in row] == [{"ready": True}] * tally.PASSES
    assert verdicts[wanted[0].key]["verdict"] == "noticed" and verdicts[wanted[0].key]["how"] == "warm"
    assert verdicts[wanted[1].key]["how"] == "cold"
