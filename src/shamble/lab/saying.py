"""The search for words that are missing: a random game is told whole, in every language of the product."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from shamble import text
from shamble.bots import RANDOM, make_bot
from shamble.kernel.chance import LIVE
from shamble.kernel.errors import ShambleError
from shamble.kernel.event import Event
from shamble.kernel.game import outcome, why_not
from shamble.kernel.run import Run
from shamble.kernel.secrets import WATCHER
from shamble.kernel.state import RUNNING
from shamble.port.messages import Phrase
from shamble.port.port import Port
from shamble.port.speaker import Speaker

MOST: Final = 120
"""After so many decisions a game has said what it has to say."""

WIDTH: Final = 100
UNSAID: Final = re.compile(r"^\[|\{ ?\$|\[en\]")
"""A key without words, an argument that was not given, words of another language."""

KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
"""What looks like a key; a phrase may also be a name as it is printed."""

ONCE_POSSIBLE: Final = 40
"""So many answers of earlier are tried again, to hear why they are not possible any more."""


def is_said(said: str) -> bool:
    """Whether a sentence can be shown to people."""
    return bool(said) and UNSAID.search(said) is None


def unsaid(
    port: Port,
    mission: str,
    options: Mapping[str, Any],
    seed: int,
    folders: tuple[Path, ...] = (),
    most: int = MOST,
) -> list[str]:
    """What one random game would say and has no words for, each with its language."""
    teller = _Teller(port)
    state: Any = port.new_state(port.rules(mission, options, folders), seed)
    heard: list[Event] = []
    answers: dict[int, None] = {}
    policy = make_bot(port, RANDOM, seed)
    Run(state, LIVE, heard.append, None).go()
    for _ in range(most):
        teller.tell_events(state, heard)
        heard.clear()
        if state.result != RUNNING:
            break
        teller.tell_position(state)
        teller.tell_question(state, list(answers)[-ONCE_POSSIBLE:])
        answers |= dict.fromkeys(state.options)
        Run(state, LIVE, heard.append, None).answer(policy(state))
    teller.tell_position(state)
    teller.tell_names(port.mission_info(mission, folders).slug, state)
    return [f"{what}: {said}" for what, said in sorted(teller.wrong.items())]


class _Teller:
    """Says everything in all languages and keeps what could not be said."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.wrong: dict[str, str] = {}

    def speakers(self, state: Any) -> list[tuple[str, Speaker]]:
        """One for each language."""
        return [(lang, Speaker(self.port, state, lang)) for lang in text.languages()]

    def note(self, lang: str, what: str, say: Callable[[], str]) -> None:
        """Keep a sentence that is none."""
        try:
            said = say()
        except ShambleError as error:
            said = f"[{text.of(self.port.name, lang).filled(error.key, error.details)}]"
        if not is_said(said):
            self.wrong.setdefault(f"{lang}: {what}", said or "nothing")

    def tell_events(self, state: Any, heard: list[Event]) -> None:
        """What has happened, with the headings of the log."""
        told = [event for event in heard if event.key not in self.port.wording.silent]
        marks = state.ruleset.marks
        for lang, speaker in self.speakers(state) if told else []:
            for event in told:
                self.note(lang, f"event-{event.key}", partial(speaker.event, event))
                if event.mark >= 0:
                    place = f"place-{marks[event.mark].name}"
                    self.note(lang, place, partial(speaker.message, place, event.args))

    def tell_question(self, state: Any, once: list[int]) -> None:
        """What is asked, what may be answered, and why something else may not."""
        decision = self.port.decision(state, 0)
        assert decision is not None
        reasons = [reason for refused in decision.refused for reason in refused.reasons]
        reasons += [reason for action in once for reason in why_not(state, action)]
        for lang, speaker in self.speakers(state):
            self.note(lang, f"question-{decision.question}", partial(speaker.question, decision))
            for option in (*decision.options, *decision.asides):
                self.note(lang, f"option-{option.verb}", partial(speaker.option, option))
            for option in decision.options:
                self.note(lang, f"verb-{option.verb}", partial(speaker.verb, option.verb))
            for reason in reasons:
                self.note(lang, reason.key, partial(speaker.reason, reason))

    def tell_position(self, state: Any) -> None:
        """How it stands, for a seat and for who only watches."""
        for lang, speaker in self.speakers(state):
            for seat in (0, WATCHER):
                for panel in self.port.panels(state, seat):
                    for phrase in (panel.title, *panel.lines):
                        self.note(lang, phrase.key, partial(line, speaker, phrase))
            self.note(lang, "position", partial(self.port.screen.position, speaker, 0, WIDTH))
            self.note(lang, "progress", partial(speaker.phrase, self.port.progress(state)))
            for figure in self.port.figures(state, 0):
                self.note(lang, "figure", partial(speaker.phrase, figure.name))

    def tell_names(self, slug: str, state: Any) -> None:
        """The game, the mission, the parts of the score and the way it ended."""
        found = outcome(state)
        keys = [f"game-{self.port.name}", f"mission-{slug}-name", f"mission-{slug}-brief"]
        keys += sorted({f"score-{part}" for parts in found.parts for part in parts})
        keys += [found.ending] if found.ending else []
        for lang in text.languages():
            words = text.of(self.port.name, lang)
            for key in keys:
                self.note(lang, key, partial(words.t, key))


def line(speaker: Speaker, phrase: Phrase) -> str:
    """A line of a panel; a key without words would be shown as a printed name."""
    said = speaker.phrase(phrase)
    return f"[{said}]" if KEY.fullmatch(phrase.key) and not speaker.has(phrase.key) else said
