"""Whole days of the server from a seed: nothing goes wrong in them, and what was wrong once is found."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from shamble.lab.rehearsal.world import rehearse
from shamble.port import shelf
from shamble.server.messages import Answer
from shamble.server.rebuild import snapshot_of, summary_of
from shamble.server.room import Room
from shamble.server.stored import Op

from ..snatch import port as snatch

FOUND_WITHIN = 200


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    shelf.add(snatch.PORT)
    yield
    shelf.take_off(snatch.PORT.name)


@pytest.mark.parametrize("first", range(0, 200, 40))
def test_nothing_goes_wrong_on_made_up_days(first: int) -> None:
    """10,000 of them: `./shamble soak --server --schedules 10000`."""
    wrong = {seed: rehearse(seed, "snatch")[0] for seed in range(first, first + 40)}
    assert not {seed: what for seed, what in wrong.items() if what}


def test_nothing_goes_wrong_with_the_games_of_the_product() -> None:
    for game in shelf.own_games():
        wrong = {seed: rehearse(seed, game)[0] for seed in range(8)}
        assert not {seed: what for seed, what in wrong.items() if what}, game


def test_days_on_which_something_went_wrong_once() -> None:
    """The first answer of a batch brought chance, the batch was refused, and the answer stayed unwritten."""
    wrong = {seed: rehearse(seed, "zombicide-2e")[0] for seed in (389, 1501, 1886)}
    assert not {seed: what for seed, what in wrong.items() if what}


def test_a_day_is_told_by_its_number() -> None:
    days = [rehearse(seed, "snatch") for seed in range(6)]
    assert days == [rehearse(seed, "snatch") for seed in range(6)]
    assert len({told for _, told, _ in days}) == 6
    assert sum(crashes for _, _, crashes in days) > 0


def first_wrong() -> str:
    """The first thing that goes wrong."""
    for seed in range(FOUND_WITHIN):
        wrong = rehearse(seed, "snatch")[0]
        if wrong:
            return f"{seed}: {wrong}"
    return ""


def test_a_table_parted_by_eviction_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that is not pinned while it is opened is let go of: people sit at two copies of a table."""

    def unpinned(room: Room) -> bool:
        return not (room.guests or room.lock.locked() or room._tasks or room.bots.is_playing)

    monkeypatch.setattr(Room, "is_idle", property(unpinned))
    assert first_wrong()


def test_a_promise_before_the_disk_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hasty(self: Room, op: Op) -> None:
        seq, snapshot, summary = self.revision + 1, snapshot_of(self.table), summary_of(self.port, self.table)

        async def later() -> None:
            try:
                await self.services.storage(lambda store: store.append(self.id, seq, op, snapshot, summary))
            except Exception:
                pass

        self._later = asyncio.ensure_future(later())  # type: ignore[attr-defined]
        self.revision = seq
        if op.submission is not None:
            self.submissions[op.submission] = seq

    monkeypatch.setattr(Room, "_write", hasty)
    assert first_wrong()


def test_an_answer_that_counts_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    change = Room._change_now

    async def forgetful(self: Room, guest: Any, key: Any, *rest: Any) -> Answer:
        return await change(self, guest, None, *rest)

    monkeypatch.setattr(Room, "_change_now", forgetful)
    assert first_wrong()
