"""What Night of the Living Dead has not, though Second Edition has: nobody can ask for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.family.modes import Mode
from shamble.family.port.content.lint import lint_file
from shamble.family.port.content.missions import mission_files
from shamble.kernel.rows import Deck, Verb
from shamble.port import shelf
from shamble.port.options import OptionError

from .reading import GAME, book, cards, component, kinds

VERBS = ("crate", "noise", "eat", "search-car", "rally")
MODES = ("abomination-fest", "dark-zones", "cars", "companions", "exploding-cars", "pairs")
PILES = ("equipment", "pimpweapons", "abominations")
KINDS = ("runner", "Hobomination", "Patient 0")


@pytest.mark.rule("NL-ACT-01", "NL-EQUIP-08", "NL-SPAWN-05", "NL-TUNE-05", "NL-DOOR-05")
def test_verbs_modes_decks_and_kinds_are_gone() -> None:
    assert not set(VERBS) & set(book().rows_of("verbs", Verb))
    assert not set(MODES) & set(book().rows_of("modes", Mode))
    assert not set(PILES) & set(book().rows_of("piles", Deck))
    assert not set(KINDS) & set(kinds())
    assert not [card.name for card in cards().values() if card.food]
    assert component("tokens", "crates") == component("tokens", "noise") == component("tokens", "exit") == 0


@pytest.mark.rule("NL-TUNE-05")
def test_two_things_can_be_set_before_a_game() -> None:
    fields = {
        field.name: [choice.name for choice in field.choices] for field in shelf.port_of(GAME).schema().fields
    }
    assert not {"abominations"} & set(fields)
    assert fields["tiers"] == ["easy", "hard", "openings"]
    assert set(fields["modes"]) <= {"ultrared", "agreed-trades"}
    assert "ultrared" in fields["modes"]


@pytest.mark.rule("NL-TUNE-05")
@pytest.mark.parametrize("mode", ["dark-zones", "abomination-fest", "companions"])
def test_the_modes_of_second_edition_are_refused_by_name(mode: str) -> None:
    schema = shelf.port_of(GAME).schema()
    assert schema.read({"modes": ["ultrared"]})["modes"] == ["ultrared"]
    with pytest.raises(OptionError) as refused:
        schema.read({"modes": [mode]})
    assert mode in str(refused.value.args) or mode in str(vars(refused.value))


@pytest.mark.rule("NL-MISSION-01", "NL-EQUIP-08")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("crates: none", 'crates: [{zone: "r1c0:1R.A"}]'),
        ("crates: none", 'crates: none\nnoise: [{zone: "r1c0:1R.A", tokens: 2}]'),
        ("mode: romero", "mode: brave"),
        ("red}", "red}\n  - {zone: r0c0:4R.O1, start: true}"),
        ("needs: Boards", "needs: Planks"),
        ("objective: {adrenaline: 1}", 'objective: {adrenaline: 1}\nsearch: {ranged: ["r0c1:5V.O1"]}'),
        ("objective: {adrenaline: 1}", "objective: {adrenaline: 1}\nsearch: {pimpweapons: none}"),
        (
            "objective: {adrenaline: 1}",
            "objective: {adrenaline: 1}\n"
            "cars: [{zone: r0c1:5V.O4, kind: johnny}, {zone: r0c1:5V.O3, kind: pick-up}]",
        ),
        ('where: [["r1c0:1R.C", "r1c0:1R.O3"]', 'where: [["r1c0:1R.B", "r1c0:1R.O2"]'),
    ],
)
def test_the_linter_refuses(tmp_path: Path, old: str, new: str) -> None:
    source = mission_files(GAME)["NL1"].read_text(encoding="utf-8")
    assert old in source
    path = tmp_path / "nl01.yaml"
    path.write_text(source, encoding="utf-8")
    assert lint_file(path, GAME) == []
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    assert lint_file(path, GAME)
