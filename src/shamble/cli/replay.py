"""`shamble replay`: a recorded game again, step by step or only its verification."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from shamble.cli.choices import Switch, folders, game_of, told
from shamble.kernel.record import Record
from shamble.kernel.table import Table
from shamble.text import t

WIDTH: Final = 120


def replay(file: Path, *, verify: Switch = False, to: int | None = None, content: Path | None = None) -> int:
    """Tell a recorded game, or check that it replays exactly."""
    from shamble.content.records import read_record
    from shamble.kernel.codec import state_hash
    from shamble.kernel.record import replay as repeat
    from shamble.port.records import fresh_state

    where = folders(content)
    with told():
        record = read_record(file)
        port = game_of(record.game)
    with told(port):
        if verify:
            state = repeat(record, fresh_state(record, where))
            print(
                t(
                    "cli-replay-verified",
                    entries=len(record.entries),
                    hashes=len(record.hashes),
                    hash=state_hash(state),
                )
            )
            tell_luck(record)
            tell_ending(port.name, state.ending)
            return 0
        if to is not None:
            cut = max(0, min(to, len(record.entries)))
            record.entries = record.entries[:cut]
            record.hashes = {at: value for at, value in record.hashes.items() if at <= cut}
        table = Table(fresh_state(record, where), record)
    tell(table)
    return 0


def tell_luck(record: Record) -> None:
    """Whether the chance of a shared game was what its server had promised."""
    luck = record.luck
    if luck is None:
        return
    stretches = [record.opening, *(entry.outcomes for entry in record.entries)]
    checked = sum(len(row) for number, row in enumerate(stretches) if record.can_verify(number))
    key = "cli-replay-sealed-later" if luck.since else "cli-replay-sealed"
    print(
        t(key if luck.key else "cli-replay-seal-closed", outcomes=checked, since=luck.since, seal=luck.seal)
    )


def tell(table: Table) -> None:
    """Every answer with what it brought, as everybody at the table may know it, and the last position."""
    from shamble.kernel.event import EVERYBODY
    from shamble.kernel.state import RUNNING
    from shamble.port.messages import WATCHER
    from shamble.port.speaker import Speaker

    port = game_of(table.record.game)
    speaker = Speaker(port, table.state)
    is_over = table.state.result != RUNNING
    for number, events in enumerate(table.events):
        if number:
            print(f"{number:>4} {table.record.entries[number - 1].text}")
        for event in events:
            if event.key not in port.wording.why and (is_over or event.audience == EVERYBODY):
                said = speaker.event(event)
                if said:
                    print(f"       {said}")
    print()
    print(port.screen.position(speaker, WATCHER, WIDTH))
    tell_ending(port.name, table.state.ending)


def tell_ending(game: str, ending: str) -> None:
    """How the game ended, if it did."""
    from shamble import text

    if ending:
        print(text.of(game).t(ending))
