"""How the casebook sets up a position of a game, and what may be expected of it.

The casebook itself keeps files, steps, dice, cards, running and reports; a game derives a `Casing`, declares
here what is its own, and reads it. A small game fills in `fields`, `rules`, `fresh` and `place`, and has
everything that is common: actions, refusals, questions, events, decks, results, scores, and what each seat
sees.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from shamble.content.reading import Document
from shamble.kernel.book import Book
from shamble.kernel.event import Event, Reason
from shamble.kernel.game import why_not
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.state import State

from .cards import Stock, known_deck
from .case import Case
from .mistakes import Difference, Mistake, told
from .playing import Playing
from .shapes import as_text
from .speech import Speech
from .stage import REST, Stage

Claim = Callable[[Playing, Any], list[Difference]]
"""Compares the position with what a case expects of it."""

Part = Callable[[Playing], None]
"""Runs a part of the game."""

Subject = Callable[[Any], list[Difference]]
"""Compares everything that is claimed about one figure, place or seat."""


class Casing:
    """A game's part of the casebook; see `lab/casebook` for what is common."""

    examples: Mapping[str, str] = {
        "case": "case: a hand is nobody else's business",
        "rules": "rules: [SN-PLAY-01]",
        "do": "Kim play 7",
        "expect": "{Kim: {score: 1}}",
    }
    """How things are written, for those who wrote them wrongly."""

    # --- the position

    fields: Sequence[str] = ()
    """What a case may say of a position, besides the fields of every game."""

    most_seats: int = 6

    defs: Sequence[str] = ()
    """What a case may define for itself under `defs`: cards, figures, tiles …"""

    def players(self, case: Case) -> dict[str, int]:
        """The seats by name: `seats: 3`, `[Kim, Ann]` or `{Kim: …, Ann: …}`; each also by its number."""
        given = case.data.get("seats", 1)
        if isinstance(given, int) and not isinstance(given, bool):
            given = [str(number + 1) for number in range(given)]
        if not isinstance(given, list | dict) or not 1 <= len(given) <= self.most_seats:
            raise Mistake("casebook-seats", found=told(given), most=self.most_seats, example="[Kim, Ann]")
        found: dict[str, int] = {}
        for number, name in enumerate(given):
            found[as_text(name)] = number
            found.setdefault(str(number + 1), number)
        return found

    def define(self, book: Book, defs: Document) -> None:
        """Add what a case defines for itself to a layer over the game's book."""
        raise NotImplementedError

    def rules(self, case: Case, stage: Stage) -> Ruleset:
        """The rules that a case is played by, from `stage.book(…)` of the game's own book."""
        raise NotImplementedError

    def fresh(self, case: Case, rules: Any) -> State:
        """A position of these rules in which nothing has happened yet."""
        raise NotImplementedError

    def place(self, case: Case, state: Any, stock: Stock) -> None:
        """Put everything where the case says; decks and discards lie already."""

    # --- where play waits

    patient: Sequence[str] = ()
    """Questions that wait for the case even if only one answer is left, such as ending a turn."""

    rests: Sequence[tuple[str, str]] = ()
    """Procedures that rest after one of their steps, until the case goes on with another part."""

    idle: Collection[str] = ()
    """Procedures and questions during which nothing is half done."""

    def is_idle(self, state: Any) -> bool:
        """Whether nothing is half done, so that a case may end or go on with another part."""
        name = state.ruleset.procedure_name
        return all(name(frame.proc) in (*self.idle, REST) for frame in state.stack)

    parts: Mapping[str, Part] = {}
    """Parts of the game that a case runs by name."""

    other_parts: Mapping[str, str] = {}
    """What else a part may be called."""

    def begin(self, play: Playing) -> None:
        """What happens by itself before the first step."""

    def before(self, play: Playing, text: str) -> None:
        """What happens by itself before the next thing is done, unless that is what the text says."""

    def unfold(self, play: Playing, text: str) -> bool:
        """Carry out a text that is short for several answers, one after the other; whether it was one."""
        return False

    def implied(self, play: Playing, text: str) -> int | None:
        """An answer that goes without saying before what a text says, which is not offered yet."""
        return None

    def answers_first(self, play: Playing, text: str) -> bool:
        """Answer what is asked with what the step says later; whether there was such an answer."""
        return False

    def finish(self, play: Playing) -> None:
        """What goes without saying at the end of a case."""

    # --- how actions are written

    speech: Speech = Speech()

    def reasons(self, state: Any, action: int) -> list[Reason]:
        """Why an action is not possible now."""
        return why_not(state, action)

    # --- what may be expected

    claims: Mapping[str, Claim] = {}
    """Claims about the position by their words, besides those of every game."""

    other_questions: Mapping[str, str | tuple[str, ...]] = {}
    """What else a question may be called."""

    def ending(self, state: Any, word: str) -> str:
        """How cases call an ending."""
        return word.removeprefix("ending-")

    def subject(self, play: Playing, word: str) -> Subject | None:
        """The claims about a figure or place of that name; None if there is none."""
        return None

    def subjects(self, state: Any) -> Sequence[str]:
        """The names of all figures and places that something may be claimed of."""
        return ()

    topics: Mapping[str, Sequence[str]] = {}
    """What a position alone shows has no moment that could tell a rule: a claim consults these topics."""

    def borne(self, state: Any) -> Iterable[str]:
        """The rules that a position bears: those of cards, skills and figures in play."""
        return ()

    # --- names

    def deck(self, state: Any, word: Any) -> int:
        """A deck by name."""
        return known_deck(state.ruleset.decks, word)

    def card(self, state: Any, deck: int, word: Any) -> str:
        """The name of a card of a deck from how a case writes it."""
        return as_text(word).strip()

    def card_name(self, state: Any, deck: int, card: int) -> str:
        """The name of a card of a deck."""
        return str(card)

    def drawn(self, state: Any, label: str, word: str) -> int:
        """The place of what a draw brings among all that it could: a card of a deck, else a number from 1 on.

        Below 0 if the word means nothing there.
        """
        if label not in state.ruleset.decks:
            return int(word) - 1 if word.isdigit() else -1
        deck = state.ruleset.decks.index(label)
        wanted = self.card(state, deck, word)
        names = [self.card_name(state, deck, card) for card in state.piles[deck]]
        return names.index(wanted) if wanted in names else -1

    def seen(self, state: Any, parts: dict[str, Any]) -> dict[str, Any]:
        """The parts of a view, with names for the numbers that it says."""
        return parts

    def fact(self, state: Any, event: Event, word: str, value: object) -> object:
        """What an event says, with a name for a number."""
        return value + 1 if word == "seat" and isinstance(value, int) else value

    def is_fact(self, state: Any, word: str, known: object, claimed: object) -> bool:
        """Whether a fact of an event, named as `fact` does, is as a case claims."""
        return told(known).lower() == told(claimed).lower()
