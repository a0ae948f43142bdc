"""`shamble replay`: a recorded game again, step by step or only its verification."""

from __future__ import annotations

from pathlib import Path

from shamble.cli.choices import Switch, folders, told
from shamble.text import t


def replay(file: Path, *, verify: Switch = False, to: int | None = None, content: Path | None = None) -> int:
    """Tell a recorded game, or check that it replays exactly."""
    from shamble.content.records import fresh_state, read_record
    from shamble.kernel.codec import state_hash
    from shamble.kernel.record import replay as repeat
    from shamble.kernel.table import Table

    where = folders(content)
    with told():
        record = read_record(file)
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
            if state.ending:
                print(t(state.ending))
            return 0
        if to is not None:
            cut = max(0, min(to, len(record.entries)))
            record.entries = record.entries[:cut]
            record.hashes = {at: value for at, value in record.hashes.items() if at <= cut}
        table = Table(fresh_state(record, where), record)
    _tell(table)
    return 0


def _tell(table: object) -> None:
    from shamble.cli.terminal import screen
    from shamble.family.position.state import Game
    from shamble.kernel.table import Table
    from shamble.lab.wording import Wording

    assert isinstance(table, Table)
    state = table.state
    assert isinstance(state, Game)
    wording = Wording(state)
    for number, events in enumerate(table.events):
        if number:
            print(f"{number:>4} {table.record.entries[number - 1].text}")
        for said in wording.events(event for event in events if event.key != "zombies-decide"):
            print(f"       {said}")
    print()
    print(screen.header(state))
    print(screen.as_map(state, wording, 120))
    print(screen.team(state, wording))
    if state.ending:
        print(t(state.ending))
