"""Running cases: step by step until something differs."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path

from shamble.kernel.notation import format_action
from shamble.kernel.state import RUNNING
from shamble.port.casing import Case, Difference, Mistake, Step, as_texts

from .expect import expect
from .play import Play

LAST_EVENTS = 8


class Outcome:
    """How a case went: nothing wrong, or what, at which step, and what had happened just before."""

    __slots__ = ("case", "asked", "events", "forced", "stage", "step", "touched", "wrong")

    def __init__(self, case: Case) -> None:
        self.case = case
        self.wrong: list[Difference | Mistake] = []
        self.stage = "form"
        """How far it came: form, position, steps or end."""
        self.step: Step | None = None
        self.events: list[str] = []
        self.asked = ""
        """The question that waits for an answer, with its options; nothing if it is only the next action."""
        self.forced: list[str] = []
        """Answers that were the only ones and have been taken, without the case naming them."""
        self.touched: set[str] = set()
        """The rules that the case cites and its run met."""

    @property
    def passed(self) -> bool:
        """Whether everything was as the case says."""
        return not self.wrong


def run_case(case: Case) -> Outcome:
    """Play a case and compare."""
    outcome = Outcome(case)
    if case.mistake is not None:
        outcome.wrong = [case.mistake]
        return outcome
    play: Play | None = None
    try:
        outcome.stage = "position"
        play = Play(case)
        outcome.stage = "steps"
        _steps(case, play, outcome)
        if not outcome.wrong:
            outcome.stage, outcome.step = "end", None
            outcome.wrong = [] if case.flag("stop") else list(_left_over(play))
    except Mistake as mistake:
        outcome.wrong = [mistake]
    except Exception as fault:
        place = traceback.extract_tb(fault.__traceback__)[-1]
        said = f"{type(fault).__name__}: {fault} ({Path(place.filename).name}:{place.lineno})"
        outcome.wrong = [Difference("casebook-fault", said=said)]
    if play is not None:
        outcome.touched = {rule for rule in case.rules if play.touched.has(rule)}
        if outcome.wrong:
            if play.state.result == RUNNING and not play.is_idle():
                outcome.asked = f"{play.question()} ({play.shown_options()})"
            outcome.forced = [format_action(play.state, action) for action in play.forced]
            outcome.events = [play.line(event) for event in play.events[-LAST_EVENTS:]]
    return outcome


def run_cases(cases: Iterable[Case]) -> Iterator[Outcome]:
    """Play many cases."""
    for case in cases:
        yield run_case(case)


def _steps(case: Case, play: Play, outcome: Outcome) -> None:
    for number, step in enumerate(case.steps):
        outcome.step = step
        if step.verb == "do":
            following = next((later for later in case.steps[number + 1 :] if later.verb == "do"), None)
            texts = as_texts(following.content) if following is not None else []
            play.do(step.content, texts[0] if texts else "")
        else:
            outcome.wrong = list(expect(play, step.content))
            if outcome.wrong:
                outcome.wrong += _still_open(play, step)
                return


def _still_open(play: Play, step: Step) -> Iterator[Difference]:
    """A question that nobody has answered yet is often why something is not as expected."""
    if play.state.result == RUNNING and not play.is_idle() and "pending" not in step.content:
        yield Difference("casebook-still-open", asked=play.question(), options=play.shown_options())


def _left_over(play: Play) -> Iterator[Difference]:
    """What a finished case may not leave behind: dice, named cards, a question."""
    play.finish()
    state = play.state
    for label, left in play.chance.unused().items():
        if label:
            yield Difference("casebook-script-left", label=label, left=", ".join(left))
        else:
            yield Difference("casebook-dice-left", dice=", ".join(left))
    for deck, top in enumerate(state.tops):
        if top and deck not in play.claimed_tops:
            cards = [play.casing.card_name(state, deck, card) for card in reversed(top)]
            yield Difference("casebook-cards-left", deck=state.ruleset.decks[deck], cards=", ".join(cards))
    if state.result == RUNNING and not play.is_idle():
        yield Difference("casebook-unanswered", asked=play.question(), options=play.shown_options())
