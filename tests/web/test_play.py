"""A won game of M0, played through the page to its end: mouse, keyboard alone, touch."""

from __future__ import annotations

from typing import Any

import pytest
from web_follow import Finger, Hand, Keys, follow
from web_records import table_options, texts, winning_record
from web_server import LAPTOP, PHONE, Server, open_page, visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]


def won_table(server: Server) -> Any:
    """A table on which the won game will happen again."""
    record = winning_record()
    return server.table(seed=record["seed"], options=table_options(record), undo="free")


@pytest.mark.parametrize(
    ("hand", "size"), [(Hand, LAPTOP), (Keys, LAPTOP), (Finger, PHONE)], ids=["mouse", "keyboard", "touch"]
)
def test_win_through_the_page(server: Server, browser: Any, hand: type[Hand], size: dict[str, int]) -> None:
    page = open_page(browser, server, size, touch=hand is Finger)
    visit(page, server, won_table(server))
    entries = texts(winning_record())
    assert follow(hand(page), entries) == len(entries)
    page.wait_for_function("() => document.querySelector('.ending.won, .playbar')")
    if page.locator(".playbar").count():
        hand(page).skip()
    page.wait_for_selector(".ending.won")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.problems == []
    page.context.close()
