"""A game without a page of its own on the plain table: two browsers, a bot and a watcher, with hidden hands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from test_access import AXE, complaints
from web_server import LAPTOP, PHONE, Server, open_page

from shamble.port.shelf import own_games

SNATCH = Path(__file__).resolve().parents[1] / "snatch"
CARD = re.compile(r"(?:Card|Karta) (\d+)")
pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has Snatch beside the product's own game."""
    running = Server(tmp_path_factory.mktemp("shelf"), SNATCH)
    assert running.address, "the server did not start"
    yield running
    running.stop()


def new_table(server: Server, *seats: dict[str, str], **changes: object) -> Any:
    request = {"game": "snatch", "mission": "TABLE", "seats": list(seats), **changes}
    if all(seat["kind"] != "open" for seat in seats):
        request["seed"] = 3
    return server.post("api/tables", request)


def visit(page: Any, server: Server, keys: dict[str, Any], token: str) -> None:
    page.sent = []
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: page.sent.append(str(frame)))
    )
    page.goto(f"{server.address}#/table/{keys['table']}/{token}")
    page.wait_for_selector(".seatrow, .curtain")


def cards(page: Any) -> set[str]:
    """The cards that a page shows, in its panels and its log."""
    return set(CARD.findall(page.locator("body").inner_text()))


def choose(page: Any, pages: list[Any]) -> None:
    """Give the first answer that is offered here, and wait until everybody has heard of it."""
    before = page.evaluate("document.body.dataset.revision")
    page.locator(".ask .choice").first.click()
    for one in pages:
        one.wait_for_function("before => document.body.dataset.revision !== before", arg=before)


def asked(pages: list[Any]) -> Any | None:
    """The page that may answer, once the bots have thought; none when the game is over."""
    for _ in range(120):
        for page in pages:
            if page.locator(".ask .choice:enabled").count():
                return page
        if pages[0].locator(".ending").count():
            return None
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_seats_and_a_watcher_play_to_the_end(shelf: Server, browser: Any) -> None:
    keys = new_table(
        shelf, {"kind": "human", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "bot": "bold"}
    )
    ana, eve = (open_page(browser, shelf, LAPTOP) for _ in range(2))
    ben = open_page(browser, shelf, PHONE, touch=True, lang="pl")
    pages = [ana, ben, eve]
    visit(ana, shelf, keys, keys["token"])
    visit(ben, shelf, keys, keys["invite"])
    ben.locator(".invite button").first.tap()
    ben.wait_for_selector(".invite", state="detached")
    visit(eve, shelf, keys, keys["watch"])
    ben.wait_for_function("() => /Karta/.test(document.querySelector('.panels').innerText)")
    hers, his = cards(ana), cards(ben)
    assert len(hers) == len(his) == 3 and not hers & his
    assert cards(eve) == set(), "whoever watches sees no hand"

    answers = 0
    while (page := asked([ana, ben])) is not None:
        assert eve.locator(".ask .choice").count() == 0
        if answers < 2:
            assert not cards(ana) & his and not cards(ben) & hers and not cards(eve) & (hers | his)
        choose(page, pages)
        answers += 1
    assert answers >= 6

    for page in pages:
        page.wait_for_selector(".ending .score")  # whoever has won: the cards are different every time
        assert page.locator(".score tbody tr").count() == 3
        assert "[" not in page.locator(".ending").inner_text()
        points = [int(text) for text in page.locator(".score tbody td b").all_inner_texts()]
        assert points == sorted(points, reverse=True) and points[0] > 0
        assert page.locator(".score tr.won").count() >= 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.problems == []
        page.context.close()


def test_nothing_hidden_reaches_a_page(shelf: Server, browser: Any) -> None:
    """Not only what is drawn: no message to a page holds a card that its seat may not know."""
    keys = new_table(shelf, {"kind": "human"}, {"kind": "open"})
    ana, eve = (open_page(browser, shelf, LAPTOP) for _ in range(2))
    visit(ana, shelf, keys, keys["token"])
    visit(eve, shelf, keys, keys["watch"])
    ana.wait_for_selector(".ask .choice")
    hers = cards(ana)
    assert len(hers) == 3
    choose(ana, [ana, eve])
    told = " ".join(eve.sent)
    assert '"hands":[[],[]]' in told
    assert not re.search(r'"(?:card|value)":\d|snatch-play \d', told)
    for page in (ana, eve):
        page.context.close()


def test_one_screen_has_a_curtain_between_two_hands(shelf: Server, browser: Any) -> None:
    keys = new_table(shelf, {"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ben"})
    page = open_page(browser, shelf, LAPTOP)
    visit(page, shelf, keys, keys["token"])
    shown = []
    for name in ("Ana", "Ben"):
        page.wait_for_selector(".curtain")
        assert name in page.locator(".curtain").inner_text() and cards(page) == set()
        page.locator("[data-act=lift]").click()
        page.wait_for_selector(".ask .choice")
        shown.append(set(CARD.findall(page.locator(".panels").inner_text())))
        page.keyboard.press("1")
        page.wait_for_selector(".ask", state="detached")
    assert len(shown[0]) == len(shown[1]) == 3 and not shown[0] & shown[1]
    assert page.problems == []
    page.context.close()


def test_everything_by_keyboard(shelf: Server, browser: Any) -> None:
    keys = new_table(shelf, {"kind": "human", "name": "Ana"}, {"kind": "bot", "bot": "bold"}, undo="free")
    page = open_page(browser, shelf, LAPTOP)
    visit(page, shelf, keys, keys["token"])
    page.wait_for_selector(".ask .choice")
    page.locator(".ask .choice").first.focus()
    page.keyboard.press("ArrowRight")
    chosen = page.evaluate("document.activeElement.dataset.text")
    assert chosen and chosen == page.locator(".ask .choice").nth(1).get_attribute("data-text")
    before = page.locator(".panels").inner_text()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.body.dataset.revision !== '0'")
    page.keyboard.press("z")
    page.wait_for_function("before => document.querySelector('.panels').innerText === before", arg=before)
    assert page.problems == []
    page.context.close()


def test_the_shelf_is_shown_and_a_game_begins_from_its_form(shelf: Server, browser: Any) -> None:
    page = open_page(browser, shelf)
    page.goto(shelf.address)
    page.wait_for_selector('.gcard[data-name="zombicide-2e"][aria-pressed="true"]')
    page.locator('.gcard[data-name="snatch"]').click()
    page.wait_for_selector('.gcard[data-name="snatch"][aria-pressed="true"]')
    page.wait_for_selector(".mcard", state="detached")
    assert page.locator(".seatpick li").count() == 2, "as many as the form says at least"
    page.locator("[data-act=add-bot]").click()
    page.locator("[data-act=quick]").click()
    page.wait_for_selector(".ask .choice")
    assert page.locator(".seatrow li").count() == 3
    page.locator(".tools button").last.click()
    page.locator("[data-aside=forfeit]").click()
    page.locator(".menu .danger").click()
    page.wait_for_selector(".ending.decided")
    page.goto(shelf.address)
    page.wait_for_selector('.gcard[data-name="snatch"][aria-pressed="true"]')
    assert page.problems == []
    page.context.close()


def test_the_shelf_stands_only_where_there_is_something_to_pick(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    page.goto(server.address)
    page.wait_for_selector("[data-mission=M0]")
    games = len(own_games())
    if games > 1:
        page.wait_for_selector(f".gcard >> nth={games - 1}")
    assert page.locator(".gcard").count() == (games if games > 1 else 0)
    page.context.close()


def test_a_refusal_stands_at_its_field(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    page.goto(server.address)
    page.wait_for_selector(".team button")
    page.locator("[data-act=team]").click()
    for _ in range(5):
        page.locator('.roster [aria-pressed="true"]').first.click()
    page.locator("[data-act=add-open]").click()
    page.locator("[data-act=quick]").click()
    page.wait_for_selector(".new .problem >> text=Players")
    assert all("400" in problem for problem in page.problems)
    page.context.close()


@pytest.mark.skipif(not AXE.is_file(), reason="no axe-core; run npm ci in web/")
@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_plain_table_is_accessible(shelf: Server, browser: Any, lang: str, theme: str) -> None:
    keys = new_table(shelf, {"kind": "human", "name": "Ana"}, {"kind": "open"}, {"kind": "bot"})
    for size in (LAPTOP, PHONE):
        page = open_page(browser, shelf, size, lang=lang, theme=theme)
        page.goto(shelf.address)
        page.wait_for_selector(".gcard .scene")
        assert complaints(page) == [], "the shelf"
        visit(page, shelf, keys, keys["token"])
        page.wait_for_selector(".ask .choice")
        assert complaints(page) == [], "the table"
        assert page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight"
            " && document.documentElement.scrollWidth <= innerWidth"
        )
        page.goto(f"{shelf.address}#/replay/{keys['table']}")
        page.wait_for_selector(".replaybar")
        assert complaints(page) == [], "the replay"
        assert page.problems == []
        page.context.close()
