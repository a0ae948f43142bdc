"""Short lessons: positions that are solved by playing, written as cases of the casebook.

A case's position is where the lesson begins, its last expectation says when it is solved; the steps between
are one way to solve it, which tests follow.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache

from shamble.kernel.codec import canonical
from shamble.kernel.event import Event
from shamble.kernel.record import Record
from shamble.kernel.state import State
from shamble.lab.casebook import load_text
from shamble.lab.casebook.expect import expect
from shamble.lab.casebook.play import Play, build
from shamble.port.casing import Case
from shamble.server import library
from shamble.server.messages import LessonInfo
from shamble.server.refusals import Refused


@lru_cache(maxsize=32)
def cases_of(game: str) -> dict[str, Case]:
    """The lessons of a game by their ids, in their order."""
    path = library.need_port(game).lessons()
    return (
        {}
        if path is None
        else {case.name: case for case in load_text(path.read_text(encoding="utf-8"), path.name, game)}
    )


def lesson_list(game: str) -> list[LessonInfo]:
    """What can be learned."""
    return [LessonInfo(name, list(case.rules)) for name, case in cases_of(game).items()]


def _need(game: str, lesson: str) -> Case:
    found = cases_of(game).get(lesson)
    if found is None:
        raise Refused("server-no-lesson", 404, lesson=lesson)
    return found


def record_of(game: str, lesson: str) -> Record:
    """A game that begins at a lesson's position."""
    state = build(_need(game, lesson))
    mission, options = library.need_port(game).setting_of(state)
    record = Record(game, mission, dict(options), None)
    record.base = json.loads(canonical(state))
    return record


def is_solved(game: str, lesson: str, state: State, events: Iterable[Event]) -> bool:
    """Whether what the lesson asks for is done, by a position and all that happened on the way."""
    case = _need(game, lesson)
    play = Play(case)
    play.state = state
    play.events = list(events)
    return not expect(play, case.steps[-1].content)
