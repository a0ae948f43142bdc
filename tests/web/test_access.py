"""axe-core finds nothing to complain about on any page, in both languages and both lights."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from web_follow import Hand, follow
from web_records import table_options, texts, winning_record
from web_server import LAPTOP, PHONE, Server, open_page, visit

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(600),
    pytest.mark.skipif(
        not AXE.is_file() and not os.environ.get("SHAMBLE_NEEDS_BROWSER"),
        reason="no axe-core; run npm ci in web/",
    ),
]


def complaints(page: Any) -> list[str]:
    """What axe finds: rule and places."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {[node['target'] for node in violation['nodes'][:4]]}"
        for violation in found["violations"]
    ]


@pytest.fixture(scope="module")
def played(server: Server) -> Any:
    """A game in the middle of its second round."""
    record = winning_record()
    return server.table(seed=record["seed"], options=table_options(record))


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_pages_are_accessible(server: Server, browser: Any, played: Any, lang: str, theme: str) -> None:
    page = open_page(browser, server, LAPTOP, lang=lang, theme=theme)
    page.goto(server.address)
    page.wait_for_selector("[data-mission=M0]")
    assert complaints(page) == [], "start"
    page.locator("[data-act=add-bot]").click()
    page.locator(".team button").first.click()
    page.locator(".moreopts summary").click()
    assert complaints(page) == [], "everything that is set up"
    page.goto(f"{server.address}#/rules/Z2-MOVE-06")
    page.wait_for_selector(".ruletext.here")
    assert complaints(page) == [], "rules"
    visit(page, server, played)
    done = int(page.evaluate("document.body.dataset.revision"))
    follow(Hand(page), texts(winning_record())[done:], max(0, 22 - done))
    assert complaints(page) == [], "table"
    page.locator(".tools button").last.click()
    page.wait_for_selector(".menu")
    assert complaints(page) == [], "menu"
    page.goto(f"{server.address}#/replay/{played['table']}")
    page.wait_for_selector(".replaybar")
    assert complaints(page) == [], "replay"
    visit(page, server, server.post("api/tables/import", {**winning_record(), "hashes": {}}))
    page.wait_for_selector(".ending.won")
    assert complaints(page) == [], "the end"
    visit(page, server, server.table("M15", quick=True, seed=11))
    page.wait_for_selector(".choice")
    assert complaints(page) == [], "a choice, and Companions"
    assert page.problems == []
    page.context.close()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_phone_is_accessible(server: Server, browser: Any, played: Any, lang: str) -> None:
    page = open_page(browser, server, PHONE, touch=True, lang=lang)
    visit(page, server, played)
    page.wait_for_selector(".sheet")
    assert complaints(page) == []
    for tab in (1, 2):
        page.locator(".tabs button").nth(tab).tap()
        assert complaints(page) == [], tab
    page.context.close()
