"""Zpocalypse on its own page: a tile laid by hand, goals that stay face down, Day Zero on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from test_access import complaints
from web_server import LAPTOP, PHONE, Server, open_page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

READY = ".zboard, .curtain"


def new_table(server: Server, mission: str, *seats: dict[str, str], **more: Any) -> Any:
    """A table of Zpocalypse; with a seed unless a seat is left open."""
    request = {"game": "zpocalypse", "mission": mission, "seats": list(seats), **more}
    if all(seat["kind"] != "open" for seat in seats):
        request["seed"] = 3
    return server.post("api/tables", request)


def visit(page: Any, server: Server, keys: dict[str, Any], token: str) -> None:
    page.goto(f"{server.address}#/table/{keys['table']}/{token}")
    page.wait_for_selector(READY)


def faults_of(page: Any) -> list[str]:
    """What the console complains of from now on."""
    found: list[str] = []
    page.on("console", lambda said: found.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


def answer_until(page: Any, selector: str) -> None:
    """Decline whatever is asked until something is there."""
    for _ in range(60):
        if page.locator(selector).count():
            return
        choices = page.locator(".ask .choice:enabled")
        if choices.count():
            before = page.evaluate("document.body.dataset.revision")
            choices.last.click()
            page.wait_for_function("old => document.body.dataset.revision !== old", arg=before)
        else:
            page.wait_for_timeout(50)
    raise AssertionError(f"no {selector}")


def test_a_tile_is_turned_and_laid_by_clicking(server: Server, browser: Any) -> None:
    keys = new_table(server, "S1", {"kind": "human", "name": "Ana"}, {"kind": "bot", "bot": "random"})
    page = open_page(browser, server, LAPTOP)
    faults = faults_of(page)
    visit(page, server, keys, keys["token"])
    answer_until(page, ".tgt.spot")
    tiles = page.locator(".zboard .tile:not(.ghost)").count()
    assert page.locator(".tgt.spot .dist").count() == page.locator(".tgt.spot").count()
    nearest = page.locator(".tgt.spot:has(.bonus)")
    assert nearest.count() >= 1
    nearest.first.click()
    page.wait_for_selector(".zboard .tile.ghost")
    page.keyboard.press("r")
    page.locator("[data-act=lay]:enabled").click()
    page.wait_for_function("n => document.querySelectorAll('.zboard .tile:not(.ghost)').length > n", arg=tiles)
    for light in ("night", "day"):
        page.evaluate("light => (document.documentElement.dataset.theme = light)", light)
        assert complaints(page) == []
    assert faults == []


def test_goals_lie_face_down_for_others(server: Server, browser: Any) -> None:
    keys = new_table(server, "S1", {"kind": "human", "name": "Ana"}, {"kind": "open"})
    ana, ben, eve = (open_page(browser, server, LAPTOP) for _ in range(3))
    visit(ana, server, keys, keys["token"])
    visit(ben, server, keys, keys["invite"])
    ben.locator(".invite button").first.click()
    ben.wait_for_selector(".invite", state="detached")
    visit(eve, server, keys, keys["watch"])
    ana.wait_for_selector(".zgoals li")
    own = ana.locator(".zgoals li").all_inner_texts()
    theirs = ben.locator(".zgoals li").all_inner_texts()
    assert own and theirs and not set(own) & set(theirs)
    for page, hidden in ((ben, own), (ana, theirs), (eve, own + theirs)):
        text = page.locator("body").inner_text()
        assert not [goal for goal in hidden if goal in text]
    assert eve.locator(".zgoals p").count() == 2


def test_day_zero_is_played_on_a_phone(server: Server, browser: Any) -> None:
    keys = new_table(server, "S3", {"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ben"})
    page = open_page(browser, server, PHONE, touch=True, lang="pl")
    faults = faults_of(page)
    visit(page, server, keys, keys["token"])
    page.locator(".curtain button").tap()
    before = page.evaluate("document.body.dataset.revision")
    mark = page.locator(".zboard .tgt").first
    mark.tap()
    mark.tap()
    page.wait_for_function("old => document.body.dataset.revision !== old", arg=before)
    page.locator("[role=tab]").nth(1).tap()
    assert page.locator(".zpeople li").count() >= 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults == []
