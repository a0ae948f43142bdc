"""What Army of the Dead has not, though Second Edition has: nobody can ask for it, in a game or in a case."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.family.modes import Mode
from shamble.family.port.content.lint import lint_file
from shamble.family.port.content.missions import mission_files
from shamble.kernel.rows import Deck, Verb
from shamble.lab.casebook import Outcome, load_text, run_case
from shamble.port import shelf

from .reading import BOOK, GAME, cards, component, deck, kinds, skills

VERBS = ("open", "reload", "crate", "eat", "slip", "taunt", "jump", "blitz", "field-medic")
MODES = ("abomination-fest", "dark-zones", "ultrared", "pairs", "exploding-cars")
PILES = ("starting", "pimpweapons", "abominations")
KINDS = ("walker", "fatty", "runner")
SKILLS = ("Ambidextrous", "Brother in arms", "Break-in", "Hoard", "Taunt", "Tough", "Medic", "Destiny")


def played(field: str, done: str = "Kate end") -> Outcome:
    """How a case of Kate in a room goes, with another line for its position."""
    told = [
        "- case: Kate",
        "  rules: [AD-ACT-08]",
        "  board: {zones: {A: room, B: room}, links: [A-B]}",
        "  survivors: {Kate: {at: A, only skills: []}}",
        *([f"  {field}"] if field else []),
        f"  steps: [{{do: [{done}]}}]",
    ]
    (case,) = load_text("\n".join(told) + "\n", "kate.yaml", GAME)
    return run_case(case)


@pytest.mark.rule("AD-ACT-08", "AD-MOVE-11", "AD-ADREN-06", "AD-SPAWN-07")
def test_verbs_modes_decks_kinds_and_skills_are_gone() -> None:
    assert not set(VERBS) & set(BOOK.rows_of("verbs", Verb))
    assert not set(MODES) & set(BOOK.rows_of("modes", Mode))
    assert not set(PILES) & set(BOOK.rows_of("piles", Deck))
    assert not set(KINDS) & set(kinds())
    assert not set(SKILLS) & set(skills())


@pytest.mark.rule("AD-ACT-08", "AD-EQUIP-07")
def test_no_card_is_food_or_ammunition_or_dual_or_opens_anything() -> None:
    for card in cards().values():
        assert not (card.food or card.rerolls or card.dual or card.reload or card.opens_doors), card.name
    assert not {"Flashlight", "Molotov", "Plenty of Bullets", "Water"} & set(cards())
    assert set(deck("equipment")) <= set(cards())
    assert component("tokens", "crates") == 0


@pytest.mark.rule("AD-ACT-08", "AD-ADREN-06")
def test_nothing_of_it_can_be_chosen_before_a_game() -> None:
    fields = {
        field.name: {choice.name for choice in field.choices} for field in shelf.port_of(GAME).schema().fields
    }
    assert not {"tiers", "abominations"} & set(fields)
    assert not set(MODES) & fields["modes"]


@pytest.mark.rule("AD-ACT-08")
@pytest.mark.parametrize(
    ("field", "key"),
    [
        ("crates: [A]", "casebook-mission"),
        ("options: {modes: [ultrared]}", "casebook-unknown-name"),
        ("decks: {pimpweapons: [Katana]}", "casebook-unknown-name"),
        ("zombies: {A: {walker: 1}}", "casebook-unknown-name"),
    ],
)
def test_a_case_cannot_use_it(field: str, key: str) -> None:
    assert not played("").wrong
    outcome = played(field)
    assert outcome.stage in ("form", "position")
    assert [wrong.key for wrong in outcome.wrong] == [key]


@pytest.mark.rule("AD-ACT-08", "AD-MOVE-11")
@pytest.mark.parametrize("done", ["Kate open B", "Kate reload Revolver", "Kate crate", "Kate eat Water"])
def test_nobody_can_do_it(done: str) -> None:
    outcome = played("", done)
    assert outcome.stage == "steps" and outcome.wrong


@pytest.mark.rule("AD-ACT-08")
def test_a_sheet_cannot_ask_for_crates(tmp_path: Path) -> None:
    source = mission_files(GAME)["AM1"].read_text(encoding="utf-8")
    assert "crates: none" in source
    path = tmp_path / "am01.yaml"
    path.write_text(source.replace("crates: none", "crates: [{zone: r0c0:R1.A}]"), encoding="utf-8")
    assert lint_file(path, GAME)
