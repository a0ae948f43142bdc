"""The one object through which the rest of the product reaches a game.

A game derives a `Port` and fills in what it has. Everything that travels further than one process is plain
data or a declared message type; states and rule sets are only handed back to the port they came from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from shamble.content.problems import ContentError, Problem
from shamble.kernel.action import NOBODY
from shamble.kernel.decision import Decision, Option
from shamble.kernel.errors import ShambleError
from shamble.kernel.event import Event
from shamble.kernel.game import decision as plain_decision
from shamble.kernel.game import option_of
from shamble.kernel.observing import Observer, plain_observer
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.secrets import knowing
from shamble.kernel.state import State
from shamble.port.casing import Casing
from shamble.port.listing import Listing
from shamble.port.messages import Figure, MissionInfo, Panel, Phrase, RuleRow
from shamble.port.options import Schema
from shamble.port.picture import Picture
from shamble.port.play import Play
from shamble.port.screen import Screen
from shamble.port.study import Study
from shamble.port.watch import Watch
from shamble.port.wording import Row, Wording

Folders = tuple[Path, ...]
"""Folders with content from outside the package: missions, cards, skills, texts."""


class LookError(ShambleError):
    """A question about the position that makes no sense."""


class Port:
    """A game as the rest of the product knows it."""

    name: str
    """The public name, such as `zombicide-2e`: in records, addresses and commands."""

    parent: str = ""
    """The game whose texts and content serve where this one has none of its own."""

    page: str = ""
    """The folder of the browser client that draws this game; without one it is played on the plain table."""

    mood: str = ""
    """The look of the game in the browser: a set of tokens in the client's styles."""

    is_competitive: bool = False
    """Whether its players play against each other."""

    # --- parts, made when they are first asked for

    @property
    def wording(self) -> Wording:
        """The kinds of arguments in events, reasons, questions and options, and how each is said."""
        return Wording()

    @property
    def play(self) -> Play:
        """What bots know of the game."""
        return Play()

    @property
    def watch(self) -> Watch:
        """What must always hold, and the games that are measured and kept."""
        return Watch()

    @property
    def study(self) -> Study:
        """What the laboratory writes down of its games, and how it draws them."""
        return Study()

    @property
    def casing(self) -> Casing:
        """How the casebook sets up a position, and what may be expected of it."""
        return Casing()

    @property
    def screen(self) -> Screen:
        """How the game looks in a terminal."""
        return Screen()

    # --- rules

    def rules(self, mission: str | Path, options: Mapping[str, object], folders: Folders = ()) -> Ruleset:
        """The rules on a mission with these options, complete as `schema(...).read` gives them."""
        raise NotImplementedError

    def new_state(self, rules: Any, seed: int) -> State:
        """A set-up but unstarted position."""
        raise NotImplementedError

    # --- options, missions, content

    def schema(self, folders: Folders = ()) -> Schema:
        """What may be chosen before a game, in the order in which it is asked."""
        raise NotImplementedError

    def at_once(
        self, options: Mapping[str, Any], seed: int, folders: Folders = (), mission: str = ""
    ) -> dict[str, object]:
        """The options of a game that begins at once: what would be asked before it is drawn by lot, but so
        that it fits the mission."""
        return dict(options)

    def missions(self, folders: Folders = ()) -> Sequence[str]:
        """The ids of all missions (or scenarios), in their order; nothing is read."""
        raise NotImplementedError

    def mission_info(self, mission: str, folders: Folders = ()) -> MissionInfo:
        """What lists and start pages say of a mission."""
        raise NotImplementedError

    def slug_of(self, mission: str) -> str:
        """What stands for a mission in text keys, such as `m1` or `army-m1`; nothing is read."""
        return mission.lower()

    def mission_notes(self, mission: str, folders: Folders = ()) -> Mapping[str, object]:
        """What else a list of missions tells: columns and plain cells."""
        return {}

    def lint(self, path: Path, folders: Folders = ()) -> list[Problem]:
        """Everything that is wrong with a mission file; a game without such files finds nothing to read."""
        raise ContentError("content-no-files", {"game": self.name})

    def listing(self, folders: Folders = ()) -> Listing:
        """Lists of what the game has."""
        return Listing()

    def text_folders(self) -> Sequence[Path]:
        """Folders with this game's words, a subfolder for each language; its own before its parent's."""
        return ()

    def rule_rows(self) -> Sequence[RuleRow]:
        """The rules of the ledger by id, in the order of the rulebook; the words are in the text folders."""
        return ()

    # --- what people see

    def view(self, state: Any, seat: int) -> object:
        """The position as a seat may know it; WATCHER sees what is public. A declared message type."""
        return dict(state.ruleset.view(state, seat))

    @property
    def scenes(self) -> frozenset[str]:
        """The events at which the page wants to see the position, to show step by step what has happened."""
        return frozenset()

    def panels(self, state: Any, seat: int) -> Sequence[Panel]:
        """The same in words: titled lists of sentences, for the terminal and the plain table."""
        raise NotImplementedError

    def figures(self, state: Any, seat: int) -> Sequence[Figure]:
        """What a seat plays: everybody may know it."""
        return [
            Figure(number, Phrase(name))
            for name, number in state.ruleset.actor_names(state).items()
            if number != NOBODY and state.ruleset.seat_of(state, number) == seat
        ]

    def lessons(self) -> Path | None:
        """A file of the casebook with positions that teach the game; none if it has no such thing."""
        return None

    def setting_of(self, state: Any) -> tuple[str, Mapping[str, Any]]:
        """The mission of a position that no setup has made, and the options under which it is played."""
        raise NotImplementedError

    def tally(self, state: Any, events: Iterable[Event]) -> Mapping[str, int]:
        """What a game that is over came to, for statistics: numbers by names, worded as `tally-<name>`."""
        return {}

    def progress(self, state: Any) -> Phrase:
        """How far the game is, for lists of tables, by its main clock; everybody may know it."""
        if not state.passed or not state.ruleset.marks:
            return Phrase("progress-setup")
        clock = state.ruleset.marks[0].name
        names = {"round", clock} & set(self.wording.args)
        return Phrase(f"place-{clock}", dict.fromkeys(sorted(names), state.passed))

    def hides_between_seats(self, state: Any) -> bool:
        """Whether one seat knows what another does not: people at one screen then take turns before it."""
        rules = state.ruleset
        everybody = (1 << rules.seats(state)) - 1
        masks = [knowing(state, secret, slot) for secret in rules.secrets for slot in secret.slots(state)]
        masks += [mask for mask, top in zip(state.looked, state.tops, strict=False) if top]
        return any([0 < mask & everybody < everybody for mask in masks])

    def content(self, folders: Folders = ()) -> object:
        """What is printed on the components, sent once for each table."""
        return {}

    def board(self, state: Any) -> object:
        """What the page needs of the map, sent whenever `board_mark` changes."""
        return None

    def board_mark(self, state: Any) -> object:
        """Changes whenever the map does; a game with a fixed map leaves it."""
        return 0

    def drawing(self, mission: str, theme: str, detail: str, folders: Folders = ()) -> str:
        """The mission's map as SVG, as it begins; empty if the game has no map to draw."""
        return ""

    def look(self, state: Any, seat: int, question: Mapping[str, object]) -> object:
        """What a page asks of the position (sight from a zone, ways, a bonus); or a LookError."""
        return None

    def preview(self, state: Any, action: int) -> object:
        """What an action may bring: odds, friendly fire, noise. None for actions without odds."""
        return None

    def message_types(self) -> Mapping[str, type]:
        """The types of view, content, board, preview, look and mission, by these names, for the page."""
        return {}

    # --- learning

    def observer(self, rules: Any) -> Observer:
        """What those who learn are told of a game by these rules, in numbers."""
        return plain_observer(rules)

    def picture(self, state: Any, seat: int) -> Picture | None:
        """The position in a few shapes, as a seat may know it; None for a game without a board."""
        return None

    # --- naming

    def row_of(self, state: Any, rows: str, value: Any) -> Row | None:
        """What a value stands for in a list that the wording names; None if there is no such thing."""
        return None

    def mission_slug(self, state: Any) -> str:
        """What stands for the mission being played in text keys: `m1`, `army-m1`."""
        return ""

    # --- explaining

    def decision(self, state: Any, seat: int) -> Decision | None:
        """The pending question as a seat should see it, with costs and refusals; None when it is over."""
        return plain_decision(state, seat)

    def asides(self, state: Any, seat: int) -> list[Option]:
        """What a seat may do at any moment, as `decision` tells it."""
        return [option_of(state, action, 1 << seat) for action in state.ruleset.asides(state, seat)]
