"""Rules that wait: the same game, but nothing runs on by itself beyond what a case asks for.

A survivor's turn ends only when the case says so, even if nothing else is left to do; the last dark room of
a building waits if the next step names it; and after the player phase the table rests, before the zombies
have theirs. Everything else is the game's own.
"""

from __future__ import annotations

from typing import Any, Final

from shamble.family.vocabulary import FAMILY_WORDS
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, actor_of, verb_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import SHARED, Options, Question
from shamble.kernel.run import Run
from shamble.kernel.vocabulary import Vocabulary

CASE_WORDS: Final = Vocabulary("casebook", FAMILY_WORDS)
WAIT: Final = CASE_WORDS.verb("case-wait")
RESUME: Final = CASE_WORDS.verb("case-resume")
REST: Final = CASE_WORDS.procedure("case-rest")
"""The bottom of every case: nobody is asked anything."""


def waiting_book(book: Book) -> Book:
    """A layer over a game's book in which turns and phases wait for the case."""
    layer = book.layer(book.name, CASE_WORDS)
    asked = layer.row("questions", "ask-turn")
    assert isinstance(asked, Question)
    layer.replace("questions", "ask-turn", _patient(asked))
    room = layer.rows("questions").get("ask-room")
    if isinstance(room, Question):
        layer.replace("questions", "ask-room", _patient(room))
    layer.add("questions", "case-rest", Question("case-rest", SHARED, _rest_options, _stay, ""))
    layer.insert_after("round", "players", _rest)
    return layer


def _patient(asked: Question) -> Question:
    """A question that is asked even if only one answer is left, such as ending a turn."""
    return asked.asked_with(waiting_too(asked.options))


def waiting_too(options: Options) -> Options:
    """The same options; where there is only one, waiting is one too."""

    def waiting(state: Any, frame: Frame) -> list[int]:
        found = options(state, frame)
        if len(found) == 1:
            found.append(WAIT | actor_of(found[0]) << ACTOR_SHIFT)
        return found

    return waiting


def _rest(run: Run, state: Any, frame: Frame) -> None:
    run.push(REST)


def _rest_options(state: Any, frame: Frame) -> list[int]:
    return [WAIT | NOBODY << ACTOR_SHIFT, RESUME | NOBODY << ACTOR_SHIFT]


def _stay(run: Run, state: Any, frame: Frame, action: int) -> None:
    if verb_of(action) == WAIT:
        state.stack.append(frame)


def real_options(options: list[int]) -> list[int]:
    """The options that exist in the game."""
    return [option for option in options if verb_of(option) not in (WAIT, RESUME)]
