"""Other words for the same thing, and what may be left out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.lab.casebook import Outcome
from shamble.lab.casebook.report import failure

Run = Callable[[str], Outcome]

KILL = "survivors: {Doug: {at: A, only skills: [%s], hand: [Crowbar]}}\nzombies: {A: {walker: 3}}\ndice: %s\n"
MOVES = "survivors: {Wanda: {at: A, only skills: [%s], hand: [Pistol]}, Amy: {at: C, wounds: 1}}\n"


@pytest.mark.parametrize(
    "case",
    [
        KILL % ("Lucky", "[1, 4]") + "steps: [{do: [Doug melee Crowbar, Doug yes]}]",
        KILL % ("Lucky", "[4]") + "steps: [{do: [Doug melee Crowbar, Doug no]}]",
        KILL % ("'Hit & run'", "[4]") + "steps: [{do: [Doug melee Crowbar, Doug no]}]",
        KILL % ("'Roll 6: +1 die Melee'", "[6, 1]") + "steps: [{do: [Doug melee Crowbar, Doug roll]}]",
        KILL % ("'Reaper: Melee'", "[4]") + "steps: [{do: [Doug strike Crowbar A, Doug skip]}]",
        MOVES % "Sprint"
        + "steps: [{do: [Wanda sprint C]}, {expect: {not offered: [sprint], offered: [move]}}]",
        MOVES % "Field medic" + "steps: [{do: [Wanda field medic C, Wanda heal Amy]}]",
        MOVES % "'Bloodlust: Melee'"
        + "zombies: {B: {walker: 1}}\nsteps: [{do: [Wanda bloodlust B]}, {expect: {pending: nothing}}]",
        MOVES % "'Roll 6: +1 die Ranged'" + "dice: [1]\nsteps: [{do: [Wanda shoot Pistol B]}]",
    ],
)
def test_words_of_everyday_are_understood(run: Run, case: str) -> None:
    outcome = run(case)
    assert outcome.passed, failure(outcome)


def test_what_is_left_out_must_be_clear(run: Run) -> None:
    outcome = run(MOVES % "Lucky" + "steps: [{do: [Wanda ranged Pistol]}]")
    assert outcome.wrong[0].key == "casebook-which-one"


def test_a_word_that_means_nothing_shows_what_is_asked(run: Run) -> None:
    outcome = run(KILL % ("Lucky", "[1]") + "steps: [{do: [Doug melee Crowbar, Doug gamble]}]")
    assert outcome.wrong[0].key == "casebook-no-verb"
    assert "Doug reroll" in outcome.wrong[0].details["options"]


def test_an_open_question_is_told_with_what_differs(run: Run) -> None:
    outcome = run(KILL % ("Lucky", "[1]") + "steps: [{do: [Doug melee Crowbar]}, {expect: {A: empty}}]")
    assert [wrong.key for wrong in outcome.wrong] == ["casebook-differs", "casebook-still-open"]


def test_a_skill_of_the_card_is_not_doubled_by_naming_it(run: Run) -> None:
    people = "survivors: {Amy: {at: A, skills: [%s]}, Odin: {at: A, level: red, skills: [%s]}}\n"
    claims = "steps: [{expect: {Amy: {free actions: {move: 1}}, Odin: {skills: [%s, '+1 Action', %s]}}}]"
    die = "'+1 die: Melee'"
    outcome = run(people % ("'+1 free Move Action'", die) + claims % (die, die))
    assert outcome.passed, failure(outcome)


def test_names_need_no_marks(run: Run) -> None:
    skills = (
        "[Hit and run, +1 die melee, Is That All You’ve Got, brother in arms: lucky, starts with a machete]"
    )
    outcome = run(
        f"survivors: {{Doug: {{at: A, only skills: {skills}, hand: [Sawed Off, Ma’s Shotgun]}}}}\n"
        "steps: [{expect: {Doug: {hand: [Sawed-Off, Ma's Shotgun], has skills: [Hit & run]}}}]"
    )
    assert outcome.passed, failure(outcome)


@pytest.mark.parametrize("then", ["", ", Doug move A"], ids=["at the end", "before the next action"])
def test_hands_that_nobody_answers_for_are_an_open_question(run: Run, then: str) -> None:
    outcome = run(
        f"""
        board: {{zones: {{A: street, R: room}}, links: [A-R]}}
        survivors: {{Doug: {{at: R, only skills: [], hand: [Crowbar]}}}}
        decks: {{equipment: [Water]}}
        steps:
          - do: [Doug search, Doug keep Water{then}]
        """
    )
    assert not outcome.passed
    assert "Doug hands Crowbar Water" in failure(outcome)
