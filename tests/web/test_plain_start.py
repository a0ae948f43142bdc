"""The start page of a game that says little of itself: no difficulty, no map, no drawing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web_server import LAPTOP, PHONE, ROOT, Server, open_page

GUIDE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r"^\*\*`([\w./-]+)`\*\*\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the guide's game, which has two missions here."""
    home = tmp_path_factory.mktemp("games") / "matches"
    for name, text in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        path: Path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        text += "mission-m2-name = M2\nmission-m2-brief = M2\n" if name.endswith(".ftl") else ""
        path.write_text(text.replace('("M1",)', '("M1", "M2")'), encoding="utf-8")
    running = Server(tmp_path_factory.mktemp("shelf"), home)
    assert running.address, "the server did not start"
    yield running
    running.stop()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_only_what_a_game_says_of_its_missions_is_shown(
    shelf: Server, browser: Any, size: dict[str, int]
) -> None:
    page = open_page(browser, shelf, size)
    page.goto(shelf.address)
    page.locator('.gcard[data-name="matches"]').click()
    page.wait_for_selector(".mcard >> nth=1")
    page.wait_for_function("() => document.querySelectorAll('.mcard').length === 2")
    assert "[" not in page.locator("body").inner_text(), "no key without words"
    assert page.locator(".pick .filter").count() == 0, "nothing tells the missions apart"
    assert all(box["height"] < 150 for box in (card.bounding_box() for card in page.locator(".mcard").all()))
    page.locator('.gcard[data-name="zombicide-2e"]').click()
    page.wait_for_function("() => document.querySelectorAll('.mcard').length > 20")
    assert page.locator(".pick .filter").count() == 2
    assert page.problems == []
    page.context.close()
