"""Two browsers and a bot share a table; one reloads, one loses its connection, a third watches."""

from __future__ import annotations

from typing import Any

import pytest
from web_server import LAPTOP, PHONE, Server, open_page, visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
UNDO = 'button[aria-label="Undo"]:enabled, .tools button:first-child:enabled'


def board(page: Any) -> list[str]:
    """Everything that is on the board, as a screen reader would hear it, whatever may be done there."""
    labels = page.locator(".zone").evaluate_all("zones => zones.map(zone => zone.getAttribute('aria-label'))")
    cut = ("; Move", "; Open")
    return [min((label.split(mark)[0] for mark in cut), key=len) for label in labels]


def settle(pages: list[Any]) -> None:
    """Until all pages show the same revision and nothing plays."""
    for _ in range(100):
        for page in pages:
            if page.locator('[data-act="skip"]').count():
                page.locator('[data-act="skip"]').first.click()
        if len({page.evaluate("document.body.dataset.revision") for page in pages}) == 1:
            if not any(page.locator(".playbar").count() for page in pages):
                return
        pages[0].wait_for_timeout(100)
    raise AssertionError("the pages do not agree")


def act(page: Any) -> bool:
    """Do something simple if it is this page's turn."""
    if page.locator('[data-act="skip"]').count():
        page.locator('[data-act="skip"]').first.click()
        return True
    if page.locator('[data-act="hands"]').count():
        page.locator('[data-act="hands"]').first.click()
    elif page.locator(".choice:not(.quiet)").count():
        page.locator(".choice:not(.quiet)").first.click()
    elif page.locator('[data-verb="end"]').count():
        page.locator('[data-verb="end"]').first.click()
    else:
        return False
    page.wait_for_timeout(120)
    return True


def test_shared_table(server: Server, browser: Any) -> None:
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "open"}, {"kind": "bot"}]
    keys = server.table("M0", seats=seats, quick=True)
    ana, ben, eve = (open_page(browser, server, size, speed="skip") for size in (LAPTOP, PHONE, LAPTOP))
    visit(ana, server, keys)
    visit(ben, server, keys, keys["invite"])
    ben.locator(".invite button").first.click()
    ben.wait_for_selector(".invite", state="detached")
    visit(eve, server, keys, keys["watch"])
    players = [ana, ben]
    for _ in range(12):
        if not any([act(page) for page in players]):
            ana.wait_for_timeout(200)
    settle([ana, ben, eve])
    assert board(ana) == board(ben) == board(eve)
    assert eve.locator(".choice, [data-verb=end]").count() == 0

    ben.reload()
    ben.wait_for_selector("svg.board")
    settle([ana, ben, eve])
    assert board(ben) == board(ana)
    assert ben.locator(".invite").count() == 0, "the seat is kept over a reload"

    ana.context.set_offline(True)
    ana.evaluate("window.dispatchEvent(new Event('offline'))")
    for _ in range(8):
        if not act(ben):
            ben.wait_for_timeout(200)
    ana.context.set_offline(False)
    settle([ana, ben, eve])
    assert board(ana) == board(ben) == board(eve)
    for _ in range(10):
        if not any([act(page) for page in players]):
            ana.wait_for_timeout(200)
    settle([ana, ben, eve])
    assert board(ana) == board(ben) == board(eve)
    assert ana.problems == [] and ben.problems == [] and eve.problems == []
    for page in (ana, ben, eve):
        page.context.close()


def test_title_says_whose_decision(server: Server, browser: Any) -> None:
    page = open_page(browser, server)
    visit(page, server, server.table("M0", quick=True, seed=5))
    page.wait_for_function("() => document.title.startsWith('●')")
    page.context.close()


def test_undo_by_consent(server: Server, browser: Any) -> None:
    """What another player did since goes back only if that player agrees."""
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]
    keys = server.table("M0", seats=seats, quick=True, undo="free")
    ana, ben = (open_page(browser, server, size, speed="skip") for size in (LAPTOP, PHONE))
    visit(ana, server, keys)
    visit(ben, server, keys, keys["invite"])
    ben.locator(".invite button").first.click()
    ben.wait_for_selector(".invite", state="detached")
    asked = None
    for _ in range(60):
        for page, other in ((ana, ben), (ben, ana)):
            act(page)
            settle([ana, ben])
            undo = other.locator(UNDO).first
            if undo.count() and not other.locator(".choice, [data-verb=end], [data-act=hands]").count():
                undo.click()
                other.wait_for_timeout(150)
                if page.locator(".vote").count():
                    asked = page
                    break
        if asked:
            break
    assert asked, "nobody was ever asked"
    before = int(asked.evaluate("document.body.dataset.revision"))
    asked.locator(".vote button").first.click()
    asked.wait_for_selector(".vote", state="detached")
    settle([ana, ben])
    assert int(asked.evaluate("document.body.dataset.revision")) != before
    assert board(ana) == board(ben)
    assert ana.problems == [] and ben.problems == []
    for page in (ana, ben):
        page.context.close()


def test_what_is_new_since_the_last_visit(server: Server, browser: Any) -> None:
    keys = server.table("M0", quick=True, seed=5)
    first, second = (open_page(browser, server, LAPTOP, speed="skip") for _ in range(2))
    visit(first, server, keys)
    first.wait_for_selector(".choice, [data-act=hands]")
    first.goto("about:blank")
    visit(second, server, keys)
    told = second.locator(".log li:not(.grp)").count()
    for _ in range(60):
        act(second)
        if second.locator(".log li:not(.grp)").count() > told + 3:
            break
    first.goto(f"{server.address}#/table/{keys['table']}")
    first.wait_for_selector(".log li.fresh")
    every = first.locator(".log li:not(.grp)").count()
    first.locator(".log .filter button").nth(1).click()
    shown = first.locator(".log li:not(.grp)").count()
    assert 0 < shown < every
    assert first.locator(".log li.fresh").count() == shown
    for page in (first, second):
        page.context.close()
