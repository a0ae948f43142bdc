"""What a new player stumbled over, point by point: each was wrong once."""

from __future__ import annotations

from typing import Any

import pytest
from web_positions import table_at
from web_server import PHONE, Server, open_page, visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
SMALL = {"width": 1280, "height": 720}
FLAT = {"width": 844, "height": 390}
SIZES = [SMALL, PHONE, FLAT]
ROOM = "r1c1:9R.A"
"""The room in the middle of M1: two closed doors, a crate, an objective."""
TWO = f"""
survivors:
  Amy: {{at: "{ROOM}", hand: [Pistol, Chainsaw]}}
  Doug: {{at: "{ROOM}", hand: [Crowbar], backpack: [Machete]}}
round: 3
"""


def at(server: Server, browser: Any, text: str = TWO, size: dict[str, int] = SMALL, **settings: Any) -> Any:
    """Somebody at a position."""
    page = open_page(browser, server, size, speed="skip", **settings)
    page.set_default_timeout(15_000)
    visit(page, server, table_at(server, text))
    page.wait_for_selector("[data-verb], .choice, [data-act=hands]")
    return page


def inside(page: Any, selector: str) -> None:
    """Everything of a kind lies within the window and can be clicked where it is."""
    for place in page.locator(selector).all():
        box = place.bounding_box()
        size = page.viewport_size
        assert box and box["y"] + box["height"] <= size["height"] + 1, selector
        assert box["x"] >= -1 and box["x"] + box["width"] <= size["width"] + 1, selector
        assert place.evaluate(
            "e => { const b = e.getBoundingClientRect();"
            " return e.contains(document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)); }"
        ), selector


def cut(page: Any) -> None:
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.wait_for_selector(".offline")


def mend(page: Any) -> None:
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.wait_for_selector(".offline", state="detached")


def revision(page: Any) -> int:
    return int(page.evaluate("document.body.dataset.revision"))


def test_an_answer_given_while_the_connection_is_gone_is_kept(server: Server, browser: Any) -> None:
    page = at(server, browser)
    before = revision(page)
    cut(page)
    page.locator("[data-verb=search]").click()
    page.locator("[data-verb=noise]").click()
    assert "kept" in page.locator(".linkdown").inner_text()
    assert revision(page) == before
    mend(page)
    page.wait_for_function("before => Number(document.body.dataset.revision) > before", arg=before)
    page.wait_for_selector("[data-verb=noise]")
    assert revision(page) == before + 1, "the later answer took the place of the one that never left"
    assert "noise 3" in page.locator(f'.zone[data-name="{ROOM}"]').get_attribute("aria-label")
    page.locator("[data-verb=noise]").click()
    page.wait_for_function("before => Number(document.body.dataset.revision) > before + 1", arg=before)
    assert page.problems == []
    page.context.close()


def test_an_answer_whose_echo_was_lost_counts_once(server: Server, browser: Any) -> None:
    """The answer left the page, the connection died before the server's word came back."""
    page = open_page(browser, server, SMALL, speed="skip")
    page.add_init_script(
        "window.deaf = false; const Real = WebSocket;"
        "window.WebSocket = class extends Real {"
        "  set onmessage(f) { super.onmessage = (m) => window.deaf || f(m); } };"
    )
    visit(page, server, table_at(server, TWO))
    page.wait_for_selector("[data-verb=noise]")
    before = revision(page)
    page.evaluate("window.deaf = true")
    page.locator("[data-verb=noise]").click()
    page.wait_for_timeout(300)
    cut(page)
    page.evaluate("window.deaf = false")
    mend(page)
    page.wait_for_function("before => Number(document.body.dataset.revision) > before", arg=before)
    assert revision(page) == before + 1
    page.locator("[data-verb=noise]").click()
    page.wait_for_function("before => Number(document.body.dataset.revision) === before + 2", arg=before)
    page.context.close()


def test_action_dots_are_those_of_this_round(server: Server, browser: Any) -> None:
    page = at(server, browser, TWO.replace(ROOM, "r0c0:1V.B"))
    page.locator("[data-verb=noise]").click()
    page.wait_for_function("() => document.querySelectorAll('.member .pips i.on').length === 5")
    page.locator("[data-verb=end]").click()
    page.wait_for_selector(".member .donemark")
    assert page.locator(".member .pips i.on").count() == 3
    page.locator("[data-verb=noise]").click()
    page.wait_for_function("() => document.querySelectorAll('.member .pips i.on').length === 2")
    page.locator("[data-verb=end]").click()
    page.wait_for_function("() => document.querySelector('.top .caption').innerText.match(/4/)")
    page.wait_for_selector(".choice")
    assert page.locator(".member .pips i.on").count() == 6, "everybody has a turn ahead"
    page.context.close()


@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone", "flat"])
def test_every_prompt_is_confirmed_in_the_bar(server: Server, browser: Any, size: dict[str, int]) -> None:
    page = at(server, browser, TWO, size)
    page.locator("[data-verb=order]").click()
    inside(page, ".choices .choice")
    page.locator(".choice").first.click()
    page.wait_for_selector("[data-act=hands]")
    inside(page, "[data-act=hands]")
    page.locator(".member, .pm").nth(1).click()
    inside(page, "[data-act=hands]")
    assert page.locator(".arrange .slot").count() == 0, "somebody else's cards are looked at"
    page.locator("[data-act=kit-back]").click()
    page.wait_for_selector(".arrange .slot")
    page.context.close()


def test_escape_goes_back_from_reorder(server: Server, browser: Any) -> None:
    page = at(server, browser)
    page.locator("[data-verb=order]").click()
    inside(page, "[data-act=choose-cancel]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-verb=move]")
    page.locator("[data-verb=order]").click()
    page.locator(".choice").first.click()
    page.wait_for_selector("[data-act=kit-cancel]")
    before = page.locator("[data-act=hands]").count()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-verb=move]")
    assert before == 1 and page.locator(".dash .pips i.on").count() == 3, "nothing was spent"
    page.context.close()


def test_all_doors_are_in_sight(server: Server, browser: Any) -> None:
    page = at(server, browser)
    page.locator("[data-verb=open]").click()
    assert page.locator(".choices .choice").count() == 3
    inside(page, ".choices .choice")
    page.context.close()


def test_the_reason_is_the_one_worth_mending(server: Server, browser: Any) -> None:
    page = at(server, browser)
    assert "door closed" in page.locator("[data-verb=move]").inner_text()
    assert "no target" in page.locator("[data-verb=melee]").inner_text()
    page.locator("[data-verb=move]").focus()
    assert "closed" in page.locator(".hint").inner_text()
    page.context.close()


def test_a_shot_at_nobody_is_asked_twice(server: Server, browser: Any) -> None:
    page = at(server, browser)
    ranged = page.locator("[data-verb=ranged]")
    assert "no target" in ranged.inner_text()
    ranged.click()
    assert page.locator(".preview").count() == 0
    assert "nobody" in page.locator(".hint").inner_text()
    ranged.click()
    page.wait_for_selector(".preview")
    assert page.locator(".alts").count() == 0 or "friends" not in page.locator(".alts").inner_text()
    page.context.close()


def test_a_card_that_was_traded_is_proposed_for_the_empty_hand(server: Server, browser: Any) -> None:
    page = at(server, browser)
    page.locator("[data-verb=order]").click()
    page.locator(".choice", has_text="Doug").click()
    page.locator('.swapcard[data-card="Chainsaw"]').click()
    page.locator("[data-act=trade]").click()
    page.wait_for_selector("[data-act=hands]")
    for _ in range(2):  # one after the other puts the cards in order
        if not page.locator("[data-act=hands]").count():
            break
        hand = [card.get_attribute("data-card") for card in page.locator(".arrange .hands [data-card]").all()]
        if "Crowbar" in hand:
            assert hand == ["Crowbar", "Chainsaw"], "the better of the two in the backpack"
            break
        before = revision(page)
        page.locator("[data-act=hands]").click()
        page.wait_for_function("before => Number(document.body.dataset.revision) > before", arg=before)
    else:
        raise AssertionError("Doug was never asked")
    page.locator("[data-act=hands]").click()
    page.wait_for_selector("[data-verb=move]")
    assert page.problems == []
    page.context.close()
