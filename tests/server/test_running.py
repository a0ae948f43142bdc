"""What keeps an answer from waiting: for the network's habits, for the sweeping of memory."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Iterator

import pytest

from shamble.server import clock
from shamble.server.running import bind
from shamble.server.sweeping import LEAST_SECONDS, YOUNG, Sweeper


def test_small_messages_are_not_held_back() -> None:
    """Nagle's delay holds the second of two small messages until the first is confirmed: some 40 ms."""

    async def held_back() -> int:
        seen: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            seen.set_result(
                writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            )
            writer.close()

        place = bind("127.0.0.1", 0)
        async with await asyncio.start_server(serve, sock=place):
            _, writer = await asyncio.open_connection(*place.getsockname())
            writer.close()
            return await seen

    assert asyncio.run(held_back())


@pytest.fixture
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_memory_is_swept_the_more_seldom_the_more_there_is(as_before: None) -> None:
    now = 0.0
    with clock.other_clocks(lambda: 0.0, lambda: now):
        sweeper = Sweeper()
        assert not sweeper.sweep(0)  # in a process that is no server
        sweeper.settle()
        assert gc.get_threshold() == YOUNG and gc.get_freeze_count() > 0
        now = LEAST_SECONDS - 1
        assert not sweeper.sweep(0)
        now = LEAST_SECONDS
        assert sweeper.sweep(0)
        now += LEAST_SECONDS
        assert not sweeper.sweep(500)
        now += 500
        assert sweeper.sweep(500)
