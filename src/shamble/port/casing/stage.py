"""What a case lays over a game's book: things of its own, and points at which play waits for its steps.

A turn ends only when the case says so, even if nothing else is left to do, and after some parts of the game
the table rests until the case goes on. Which questions and parts these are is for the game's casing to say;
everything else is the game's own.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from shamble.content.problems import ContentError
from shamble.kernel.action import NOBODY, pack
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.game import pending
from shamble.kernel.rows import ALWAYS, OWED, SHARED, NamedStep, Question
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.run import Run
from shamble.kernel.vocabulary import Vocabulary

from .case import Case
from .mistakes import Mistake, told, unknown

if TYPE_CHECKING:
    from .casing import Casing

RESUME: Final = "case-resume"
REST: Final = "case-rest"
"""The question at the bottom of a case: nobody is asked anything."""


class Stage:
    """What a case adds to the rules that it is played by; equal cases share one."""

    def __init__(self, casing: Casing, case: Case, waits: bool) -> None:
        self.casing = casing
        self.waits = waits
        """Whether play waits for steps; else the game goes on as it always does."""
        defs = case.data.get("defs")
        if defs is not None and not isinstance(defs, dict):
            example = f"{{{next(iter(casing.defs), 'cards')}: […]}}"
            raise Mistake("casebook-wrong-form", field="defs", wanted=example, found=told(defs))
        for table in defs or ():
            if table not in casing.defs:
                raise unknown("field", table, casing.defs)
        self.defs: dict[str, Any] = defs or {}
        self.case = case
        self.key = json.dumps([case.game, [str(folder) for folder in case.content], waits, defs], default=str)
        """The same for cases that add the same."""

    def book(self, parent: Book) -> Book:
        """The game's book with all that the case adds to it."""
        made = _books.get(self.key)
        if made is None:
            made = parent
            if self.defs:
                made = parent.layer(parent.name)
                try:
                    self.casing.define(made, self.case.part("defs"))
                except ContentError as error:
                    raise _wrong(error) from None
            if self.waits:
                made = waiting_book(self.casing, made)
            _books[self.key] = made
        return made


_books: dict[str, Book] = {}
_words: dict[Vocabulary, Vocabulary] = {}


def _wrong(error: ContentError) -> Mistake:
    """The first thing that is wrong with what a case defines."""
    if not error.problems:
        return Mistake("casebook-defs", where="defs", line=0, **{**error.details, "key": error.key})
    first = error.problems[0]
    place = {"where": first.where, "line": first.line, "key": first.key}
    return Mistake("casebook-defs", **{**first.args, **place})


def words_of(words: Vocabulary) -> Vocabulary:
    """The words of a game, and those of the casebook after them."""
    own = _words.get(words)
    if own is None:
        own = Vocabulary(f"{words.name} in cases", words)
        own.verb(RESUME)
        own.procedure(REST)
        _words[words] = own
    return own


def waiting_book(casing: Casing, book: Book) -> Book:
    """A layer over a game's book in which it waits for a case."""
    layer = book.layer(book.name, words_of(book.vocabulary))
    for name in casing.patient:
        asked = layer.rows("questions").get(name)
        if asked is not None:
            layer.replace("questions", name, _patient(asked))
    layer.add("questions", REST, Question(REST, SHARED, _nothing, _stay, "", traits=(ALWAYS,)))
    for owner, after in casing.rests:
        layer.insert_after(owner, after, NamedStep(f"{REST}-{after}", _rest))
    return layer


def resting(rules: Ruleset) -> Frame | None:
    """The frame of a table that rests until the case goes on; None if these rules do not wait."""
    if REST not in rules.book.rows("questions"):
        return None
    return Frame(rules.words.number(REST), 0, 0, 0, 0, 0, None, None)


def _patient(asked: Question) -> Question:
    """A question that is asked even if only one answer is left, such as ending a turn."""
    return Question(
        asked.name,
        asked.kind,
        asked.options,
        asked.answer,
        asked.rule,
        asked.seats,
        asked.alike,
        asked.refuse,
        asked.knows,
        (ALWAYS, OWED) if asked.owed else (ALWAYS,),
    )


def _rest(run: Run, state: Any, frame: Frame) -> None:
    run.push(run.rules.words.number(REST))


def _nothing(state: Any, frame: Frame) -> list[int]:
    return [pack(state.ruleset.words.verb_code(RESUME), NOBODY)]


def _stay(run: Run, state: Any, frame: Frame, action: int) -> None:
    """Nobody answers it: parts of the game run on top of it, or in its place."""


def real_options(state: Any) -> list[int]:
    """The answers that the game offers: none while it rests."""
    asked = pending(state)
    options: list[int] = state.options
    return [] if asked is None or asked.name == REST else options
