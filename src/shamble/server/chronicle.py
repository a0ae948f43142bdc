"""What has happened at a table, answer by answer, and how much of it each screen may tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from shamble.kernel.event import EVERYBODY, NO_MARK, Event
from shamble.kernel.record import Entry
from shamble.kernel.rows import Mark
from shamble.kernel.state import State
from shamble.kernel.table import Table
from shamble.port.messages import WATCHER, Phrase, Place
from shamble.port.port import Port
from shamble.port.wording import Wording
from shamble.server.messages import EntryInfo, EventInfo


def may_know(known: int, seats: int) -> bool:
    """Whether one screen may tell something that only some seats know: all who sit before it must know it."""
    return known == EVERYBODY or (seats != 0 and known & seats == seats)


Scenes = Mapping[tuple[int, int], object]
"""What changes in a view at events of the latest step, by the entry and the event's number in it."""

NO_SCENES: Final[Scenes] = {}


def scenes_of(port: Port, positions: Mapping[int, list[tuple[int, State]]], eyes: int) -> Scenes:
    """What changes between the positions in the course of entries, as a seat sees them."""
    found: dict[tuple[int, int], object] = {}
    for entry, scenes in positions.items():
        before: dict[str, object] = {}
        for number, state in scenes:
            now = fields_of(port.view(state, eyes))
            if number >= 0:
                found[entry, number] = {key: now[key] for key in now if now[key] != before.get(key)}
            before = now
    return found


def fields_of(view: object) -> dict[str, object]:
    """A view as plain data, by its fields."""
    found = msgspec.to_builtins(view)
    return found if isinstance(found, dict) else {}


TOLD: Final[list[Event]] = []
"""Stands for the events of an entry that the chronicle has taken over."""


class Row:
    """One answer with what it caused, each event in its place on the game's clock."""

    __slots__ = ("after", "entry", "known_to", "told")

    def __init__(
        self, entry: EntryInfo, known_to: int, told: list[tuple[int, Event, Place]], after: Place
    ) -> None:
        self.entry = entry
        self.known_to = known_to
        """The seats that may know the answer itself."""
        self.told = told
        """What it caused: the event's number among all of the answer, the event, its place."""
        self.after = after
        """Where the game stands afterwards."""

    def shown_to(self, seats: int, scenes: Scenes = NO_SCENES) -> EntryInfo:
        """The entry as a screen with these seats may tell it; EVERYBODY for a game that is over."""
        events: list[EventInfo] = []
        place = self.entry.place
        for number, event, at in self.told:
            if seats == EVERYBODY or may_know(event.audience, seats):
                scene = scenes.get((self.entry.entry, number))
                there = None if at == place else at
                events.append(EventInfo(event.key, event.args, event.rule, there, scene))
                place = at
        return msgspec.structs.replace(self.entry, text=self.text_for(seats), events=events)

    def text_for(self, seats: int) -> str:
        """The answer, for a screen with these seats; empty if it is not for it."""
        return self.entry.text if seats == EVERYBODY or may_know(self.known_to, seats) else ""

    def is_open(self) -> bool:
        """Whether everybody may know all of it."""
        return self.known_to == EVERYBODY and all(event.audience == EVERYBODY for _, event, _ in self.told)


def row_of(
    number: int,
    entry: Entry | None,
    events: list[Event],
    before: Place,
    marks: Sequence[Mark],
    silent: list[str],
) -> Row:
    """An entry of the record with its events; entry 0 is the setup."""
    place = before
    told: list[tuple[int, Event, Place]] = []
    for at, event in enumerate(events):
        if event.mark != NO_MARK:
            mark = marks[event.mark]
            heading = Phrase(f"place-{mark.name}", event.args)
            place = Place([*place.path[: mark.level], heading], mark.is_turn)
        if event.key not in silent:
            told.append((at, event, place))
    if entry is None:
        info = EntryInfo(number, WATCHER, "", False, True, False, before, [])
        return Row(info, EVERYBODY, told, place)
    info = EntryInfo(number, entry.seat, entry.text, entry.aside, entry.revealed, entry.joined, before, [])
    return Row(info, entry.known_to, told, place)


class Chronicle:
    """The rows of a table, kept up to date with its record."""

    def __init__(self, wording: Wording) -> None:
        self._silent = wording.silent
        self.rows: list[Row] = []

    def follow(self, table: Table, start: int) -> None:
        """Bring the rows up to date from an entry on."""
        del self.rows[start:]
        entries = table.record.entries
        marks = table.state.ruleset.marks
        for number in range(start, len(entries) + 1):
            entry = entries[number - 1] if number else None
            before = self.rows[-1].after if self.rows else Place()
            self.rows.append(row_of(number, entry, table.events[number], before, marks, self._silent))
            table.events[number] = TOLD

    def events(self, table: Table) -> Iterator[Event]:
        """Everything that happened, in its order, as far as it is told at all."""
        for number in range(len(table.record.entries) + 1):
            if number < len(table.events) and table.events[number] is not TOLD:
                yield from table.events[number]
            elif number < len(self.rows):
                yield from (event for _, event, _ in self.rows[number].told)

    def told(
        self, seats: int, start: int, end: int | None = None, scenes: Scenes = NO_SCENES
    ) -> list[EntryInfo]:
        """The entries from one on, as a screen with these seats may tell them."""
        return [row.shown_to(seats, scenes) for row in self.rows[start:end]]

    def first_secret(self, end: int) -> int:
        """The first entry before `end` that not everybody may know all of; `end` if there is none."""
        return next((number for number, row in enumerate(self.rows[:end]) if not row.is_open()), end)
