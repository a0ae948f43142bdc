"""A case that is written wrongly says so, where, and how to write it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shamble.lab.casebook import Outcome, load_all, load_text, run_case
from shamble.lab.casebook.report import failure, said
from shamble.text import languages, of, t

GAME = "zombicide-2e"
DOUG = "survivors: {Doug: {at: A, hand: [Machete]}}"

WRONG = {
    "verb": (DOUG, "Doug mvoe B", "casebook-no-verb", "“mvoe” is not a verb. Did you mean “move”?"),
    "zone": (DOUG, "Doug move Q", "casebook-unknown-name", "no zone “Q” here. There are: A, B, C."),
    "survivor": (DOUG, "Amy move B", "casebook-unknown-name", "no Survivor “Amy” here. There are: Doug."),
    "card": (DOUG, "Doug ranged Pistl B", "casebook-unknown-name", "Did you mean “Pistol”?"),
    "words": (DOUG, "Doug move B now", "casebook-too-many-words", "“now” means nothing there"),
    "missing": (DOUG, "Doug route walker", "casebook-missing-word", "also needs a zone"),
    "nothing there": (DOUG, "Doug melee Machete", "casebook-not-offered", "no Zombies there. (Z2-MELEE-01)"),
    "refused": (
        f"{DOUG}\nzombies: {{A: {{walker: 3}}}}",
        "Doug move B",
        "casebook-not-offered",
        "(Z2-MOVE-06). Asked now: turn. Possible: Doug melee Machete A;",
    ),
    "dice": (
        f"{DOUG}\nzombies: {{A: {{walker: 1}}}}",
        "Doug melee Machete A",
        "casebook-no-dice",
        "Add the dice",
    ),
    "question": (
        f"{DOUG}\nzombies: {{A: {{walker: 1, runner: 1}}}}\ndice: [6]",
        "Doug melee Machete A",
        "casebook-unanswered",
        "hit. Possible: Doug hit walker; Doug hit runner.",
    ),
    "part": (
        f"{DOUG}\nzombies: {{A: {{walker: 1, runner: 1}}}}\ndice: [6]",
        "Doug melee Machete A, activation",
        "casebook-answer-first",
        "A question must be answered first: hit.",
    ),
    "cards": (f"{DOUG}\nspawns: [A]", "spawn step", "casebook-no-cards", "does not name: zombies"),
    "seat": (
        "survivors: {Doug: A, Amy: A}\nseats: {Ann: [Doug], Ben: [Amy]}",
        "'seat Ben: Doug move B'",
        "casebook-wrong-seat",
        "it is for: Ann.",
    ),
    "dice left": (f"{DOUG}\ndice: [5]", "Doug move B", "casebook-dice-left", "left: 5."),
    "cards left": (
        f"{DOUG}\ndecks: {{zombies: [4, 5]}}",
        "Doug move B",
        "casebook-cards-left",
        "zombies: 4, 5.",
    ),
    "several": (DOUG, "Doug hands Machete nothing", "casebook-not-offered", "Asked now: turn."),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_a_case_does_wrongly(run: Callable[[str], Outcome], name: str) -> None:
    position, done, key, words = WRONG[name]
    outcome = run(f"{position}\nsteps: [{{do: [{done}]}}]")
    assert [wrong.key for wrong in outcome.wrong] == [key]
    told = failure(outcome)
    assert words in told
    assert "cases.yaml:1  a case" in told
    if outcome.stage == "steps":
        assert "Step 1 (do)" in told


POSITIONS = {
    "survivors: {Duog: A}": "Did you mean “Doug”?",
    "survivors: {Doug: {at: A, hnad: [Pistol]}}": "Did you mean “hand”?",
    "survivors: {Doug: {wounds: 1}}": "survivors: {Doug: {at: A}}",
    "survivors: {Doug: {at: A, wounds: 3}}": "3 eliminate",
    "survivors: {Doug: {at: A, actions: 4}}": "at most 3",
    "survivors: {Doug: {at: A, hand: [Pistol, Machete, Kukri]}}": "room for 2",
    "survivors: {Doug: {at: A, hand: [Chainsaw, Chainsaw], backpack: [Chainsaw]}}": "The box holds 2",
    "survivors: {Doug: {at: A, empty: [Sawed-Off]}}": "does not carry Sawed-Off",
    "survivors: {Doug: {at: A, skills: [Lucki]}}": "Did you mean “Lucky”?",
    "survivors: {Doug: {at: A, skills: [Lucky], only skills: [Lucky]}}": "exclude each other",
    "survivors: {Doug: {at: A}}\nzombies: {A: {walkr: 2}}": "Did you mean “walker”?",
    "survivors: {Doug: {at: A}}\nzombies: {A: {runner: 17}}": "the box has 16",
    "survivors: {Doug: {at: A}}\nzombies: [walker]": "Write for example: {A: {walker: 2}}",
    "survivors: {Doug: {at: A}}\ndecks: {zombies: [999]}": "no Zombie card number 999",
    "survivors: {Doug: {at: A}}\ndecks: {equipmnt: [Pistol]}": "Did you mean “equipment”?",
    "survivors: {Doug: {at: A}}\nphase: players": "Did you mean “player”?",
    "survivors: {Doug: {at: A}}\nactive: Amy": "There are: Doug.",
    "survivors: {Doug: {at: A}}\ndice: [7]": "Dice show 1–6, not 7",
    "survivors: {Doug: {at: A}}\nseats: {1: [Amy]}": "There are: Doug.",
    "survivors: {Doug: {at: A}}\nopened: [A]": "A is not in a building",
    "survivors: {Doug: {at: A}}\nopen: [A|C]": "no door “A|C”",
    "board: {zones: {A: road}}\nsurvivors: {Doug: {at: A}}": "one of street, room, or a dark room",
    "board: M99\nsurvivors: {Doug: {at: A}}": "no mission “M99”",
    "board: {zone: {A: street}}\nsurvivors: {Doug: {at: A}}": "Did you mean “zones”?",
    "survivors: {Doug: {at: A}}\nmission: {gaols: []}": "Did you mean “goals”?",
}


@pytest.mark.parametrize("position", POSITIONS)
def test_what_is_wrong_with_a_position(run: Callable[[str], Outcome], position: str) -> None:
    outcome = run(f"{position}\nsteps: [{{expect: {{round: 1}}}}]")
    assert outcome.wrong and outcome.stage == "position"
    assert POSITIONS[position] in failure(outcome)


CLAIMS = {
    "Doug: {at: B}": "Doug: at: expected B, found A.",
    "Doug: {hand: [Pistol]}": "expected [Pistol], found [Machete].",
    "Doog: {at: B}": "Did you mean “Doug”?",
    "Doug: {plce: B}": "There is no field “plce”",
    "A: {walker: 2}": "A: walker: expected 2, found 1.",
    "A: empty": "A: zombies: expected {}, found {walker: 1}.",
    "zombies: {B: {walker: 1}}": "expected {B: {walker: 1}}, found {A: {walker: 1}}.",
    "noise: {A: 1}": "noise: A: expected 1, found 0.",
    "offered: [search]": "“search” should be offered and is not.",
    "not offered: [move]": "but “Doug move B” is",
    "refused: {Doug move C: Z2-MOVE-06}": "the reasons are: refused-no-way (Z2-MOVE-02)",
    "refused: {Doug move B: Z2-MOVE-02}": "but it is possible",
    "pending: hit": "expected hit, found turn",
    "pending: [Doug end]": "not expected [Doug move B",
    "sees: {A: [Q]}": "no zone “Q”",
    "does not see: {A: [C]}": "expected [], found [C]",
    "range: {A: {C: 1}}": "range: A to C: expected 1, found 2.",
    "path: {A to C: [C]}": "path: A to C: expected [C], found [B].",
    "distance: {A to C: 1}": "expected 1, found 2",
    "result: won": "result: expected won, found running.",
    "result: wom": "Did you mean “won”?",
    "events: [moved]": "There was no event “moved”",
    "decks: {zombies: 3}": "decks: zombies: expected 3",
    "reserve: {walker: 40}": "expected 40, found 39",
    "objectives: [A]": "expected [A], found []",
    "view hides: {survivors: Doug}": "expected Doug, found shown",
    "first: 2": "There are: 1.",
}


@pytest.mark.parametrize("claim", CLAIMS)
def test_what_differs(run: Callable[[str], Outcome], claim: str) -> None:
    outcome = run(f"{DOUG}\nzombies: {{A: {{walker: 1}}}}\nsteps: [{{expect: {{{claim}}}}}]")
    assert outcome.wrong and outcome.stage == "steps"
    assert CLAIMS[claim] in failure(outcome)


def test_all_differences_of_a_step_are_told(run: Callable[[str], Outcome]) -> None:
    outcome = run(f"{DOUG}\nsteps: [{{expect: {{Doug: {{at: B, wounds: 1}}, round: 7}}}}]")
    assert len(outcome.wrong) == 3


def test_the_form_of_a_file() -> None:
    assert said(load_text("{case: x}")[0].mistake or pytest.fail(), GAME) == t("casebook-no-list")
    keys = {
        "- nothing": "casebook-no-case",
        "- {rules: [Z2-MOVE-05], steps: []}": "casebook-missing-field",
        "- {case: a, steps: [{do: [x]}]}": "casebook-missing-field",
        "- {case: a, rules: [Z2-MOVE-05]}": "casebook-missing-field",
        "- {case: a, rules: [Z2-MOVE-05], steps: [{exect: {}}]}": "casebook-wrong-step",
        "- {case: a, bord: M1, rules: [Z2-MOVE-05], steps: [{do: [x]}]}": "casebook-unknown-name",
        "- {case: a, rules: [Z2-MOVE-05], steps: [{do: [x]}]}": "casebook-no-board",
    }
    for text, key in keys.items():
        outcome = run_case(load_text(text)[0])
        assert [wrong.key for wrong in outcome.wrong] == [key], text


def test_an_unreadable_file_is_a_failed_case(tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("- case: [", encoding="utf-8")
    outcome = run_case(load_all([path])[0])
    assert not outcome.passed
    assert "YAML" in failure(outcome)


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_there(run: Callable[[str], Outcome], lang: str) -> None:
    for position, done, _key, _words in WRONG.values():
        for wrong in run(f"{position}\nsteps: [{{do: [{done}]}}]").wrong:
            assert not of(GAME, lang).filled(wrong.key, wrong.details).startswith("[")


BOARD = "board: {zones: {A: street, B: street}, links: [A-B]}\nsurvivors: {Doug: {at: A}}"


@pytest.mark.parametrize("claim", ["events", "no events"])
@pytest.mark.parametrize("event", ["combat-reflexx", "{moved: {zonne: B}}", "movd Z2-MOVE-05"])
def test_events_that_no_game_tells_of_are_refused(
    run: Callable[[str], Outcome], claim: str, event: str
) -> None:
    outcome = run(f"{BOARD}\nsteps: [{{do: [Doug move B], expect: {{{claim}: [{event}]}}}}]")
    assert [wrong.key for wrong in outcome.wrong] == ["casebook-unknown-name"]


def test_costs_are_claimed(run: Callable[[str], Outcome]) -> None:
    crowd = f"{BOARD}\nzombies: {{A: {{walker: 2}}}}"
    assert run(f"{crowd}\nsteps: [{{expect: {{costs: {{Doug move B: 3}}}}}}]").passed
    for claim in ("Doug move B: 2", "Doug search: 1"):
        assert not run(f"{crowd}\nsteps: [{{expect: {{costs: {{{claim}}}}}}}]").passed


def test_cards_that_still_lie_on_top_need_not_be_drawn(run: Callable[[str], Outcome]) -> None:
    deck = f"{BOARD}\ndecks: {{equipment: [Water]}}"
    assert run(f"{deck}\nsteps: [{{do: [Doug move B], expect: {{decks: {{equipment: [Water]}}}}}}]").passed
    assert not run(f"{deck}\nsteps: [{{do: [Doug move B], expect: {{Doug: B}}}}]").passed
    early = "{expect: {decks: {equipment: [Water]}}}, {do: [Doug move B]}"
    assert not run(f"{deck}\nsteps: [{early}]").passed


def test_a_list_of_nothing_is_said_as_such(run: Callable[[str], Outcome]) -> None:
    assert "–" in failure(run(f"{BOARD}\nsteps: [{{do: [Doug take 1]}}]"))
