"""Two browsers and a bot share a table; one reloads, one loses its connection, a third watches."""

from __future__ import annotations

from pathlib import Path
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


def two(server: Server, browser: Any, **options: Any) -> tuple[Any, Any, dict[str, Any]]:
    """Ana, who made the table, and Ben, who was invited."""
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]
    keys = server.table("M0", seats=seats, quick=True, undo="free", **options)
    ana, ben = (open_page(browser, server, LAPTOP, speed="skip", hints=False, name="Ben") for _ in range(2))
    for page in (ana, ben):
        page.set_default_timeout(15_000)
    visit(ana, server, keys)
    visit(ben, server, keys, keys["invite"])
    ben.locator(".invite button").first.click()
    ben.wait_for_selector(".invite", state="detached")
    return ana, ben, keys


def close(*pages: Any) -> None:
    for page in pages:
        assert page.problems == []
        page.context.close()


def test_who_plays_whom_and_who_is_here(server: Server, browser: Any) -> None:
    ana, ben, _ = two(server, browser)
    ana.wait_for_selector(".member .seattag.here >> nth=5")
    names = [text.strip() for text in ana.locator(".member .seattag").all_inner_texts()]
    assert {name.split()[-1] for name in names} == {"Ana", "Ben"}
    ben.goto(server.address)
    ana.wait_for_selector(".member .seattag.away")
    close(ana, ben)


def test_chat_is_said_heard_and_muted(server: Server, browser: Any) -> None:
    ana, ben, keys = two(server, browser)
    eve = open_page(browser, server, LAPTOP, speed="skip")
    visit(eve, server, keys, keys["watch"])
    ana.locator(".chat input").fill("Door first, then noise")
    ana.keyboard.press("Enter")
    for page in (ana, ben, eve):
        page.wait_for_selector(".log li:has-text('Door first')")
    assert eve.locator(".chat input").count() == 0
    assert "watching" in eve.locator(".chat").inner_text()
    assert eve.locator(".watching").count() == 1, "watchers know that they watch"
    ben.locator("[data-act=mute]").click()
    ben.wait_for_selector(".log li:has-text('Door first')", state="detached")
    ana.locator(".chat input").fill("<b>Hello?</b>")
    ana.keyboard.press("Enter")
    eve.wait_for_selector(".log li:has-text('<b>Hello?</b>')")
    assert ben.locator(".log li:has-text('Hello')").count() == 0
    ben.reload()
    ben.locator("[data-act=mute]").click()
    ben.wait_for_selector(".log li:has-text('Hello')")
    close(ana, ben, eve)


def test_pointing_is_seen_by_the_others(server: Server, browser: Any) -> None:
    ana, ben, _ = two(server, browser)
    ana.locator(".zone").nth(3).click(button="right", force=True)
    ben.wait_for_selector(".pointing circle", state="attached")
    ana.wait_for_selector(".pointing circle", state="attached")
    ben.wait_for_selector(".pointing circle", state="detached")
    close(ana, ben)


def test_a_nudge_and_a_seat_that_is_asked_for(server: Server, browser: Any) -> None:
    ana, ben, _ = two(server, browser)
    slow, other = (
        (ana, ben) if ana.locator(".choice, [data-verb=end], [data-act=hands]").count() else (ben, ana)
    )
    other.locator("[data-act=nudge]").first.click()
    slow.wait_for_selector(".linkdown")
    assert "your decision" in slow.locator(".linkdown").inner_text()
    ana.locator(".tools button").last.click()
    ana.locator(".seats li").nth(1).locator("button").first.click()
    ben.wait_for_selector("[data-act=handover-yes]")
    ben.locator("[data-act=handover-no]").click()
    ana.wait_for_selector(".linkdown:has-text('Player')")
    assert "wants to go on playing" in ana.locator(".linkdown").last.inner_text()
    assert "{" not in ana.locator(".linkdown").last.inner_text()
    ana.locator(".seats li").nth(1).locator("button").first.click()
    ben.locator("[data-act=handover-yes]").click()
    ana.wait_for_selector(".seattag.bot")
    close(ana, ben)


def test_a_request_is_withdrawn(server: Server, browser: Any) -> None:
    ana, ben, _ = two(server, browser)
    for _ in range(60):
        for page, other in ((ana, ben), (ben, ana)):
            act(page)
            settle([ana, ben])
            undo = other.locator(UNDO).first
            if undo.count() and not other.locator(".choice, [data-verb=end], [data-act=hands]").count():
                undo.click()
                other.wait_for_timeout(200)
                if page.locator(".vote").count():
                    other.locator("[data-act=withdraw-undo]").click()
                    page.wait_for_selector(".vote", state="detached")
                    close(ana, ben)
                    return
    raise AssertionError("nobody was ever asked")


def test_what_i_look_at_stays_when_somebody_else_acts(server: Server, browser: Any) -> None:
    ana, ben, _ = two(server, browser)
    doer, reader = (ana, ben) if ana.locator(".choice, [data-verb=end]").count() else (ben, ana)
    reader.locator(".member").nth(4).click()
    name = reader.locator(".dash h2").inner_text().split()[0]
    before = int(reader.evaluate("document.body.dataset.revision"))
    for _ in range(6):
        act(doer)
        if int(reader.evaluate("document.body.dataset.revision")) > before + 1:
            break
    assert reader.locator(".dash h2").inner_text().startswith(name)
    close(ana, ben)


def test_an_invitation_for_this_computer_only_says_so(server: Server, browser: Any) -> None:
    ana, ben, keys = two(server, browser)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    links = {keys["table"]: {"invite": keys["invite"], "watch": keys["watch"]}}
    ana.evaluate("links => { localStorage['shamble.links'] = JSON.stringify(links) }", links)
    ana.reload()
    ana.wait_for_selector("svg.board")
    ana.locator(".tools button").last.click()
    ana.locator(".menu .btn", has_text="Copy invitation").click()
    ana.wait_for_selector(".warnlink")
    assert "this computer only" in ana.locator(".warnlink").inner_text()
    assert keys["invite"] in ana.evaluate("navigator.clipboard.readText()")
    close(ana, ben)


def test_the_host_makes_old_links_void(server: Server, browser: Any) -> None:
    ana, ben, keys = two(server, browser)
    eve = open_page(browser, server, LAPTOP, speed="skip")
    visit(eve, server, keys, keys["watch"])
    ana.locator(".tools button").last.click()
    ana.locator('[data-act="revoke"]').click()
    assert "has a seat keeps it" in ana.locator(".menu").inner_text()
    ana.locator('[data-act="revoke-sure"]').click()
    ana.locator(".menu", has_text="There are new links now").wait_for()
    eve.get_by_text("made void by the host").first.wait_for()
    ben.reload()
    ben.wait_for_selector("svg.board")  # who has a seat keeps it
    made = ana.evaluate("() => JSON.parse(localStorage['shamble.links'])")[keys["table"]]
    assert not {made["invite"], made["watch"]} & {keys["invite"], keys["watch"]}
    visit(eve, server, keys, made["watch"])  # into the same tab
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.locator(".menu .btn", has_text="Copy link to watch").click()
    ana.locator(".menu .btn", has_text="Copied").wait_for()
    assert made["watch"] in ana.evaluate("navigator.clipboard.readText()")
    ben.locator(".tools button").last.click()
    assert ben.locator('[data-act="revoke"]').count() == 0, "only the host may"
    close(ana, ben, eve)


ARMY = "army-of-the-dead"
TEAM = ["Scott", "Kate", "Dieter", "Cruz", "Guzman", "Martin"]


@pytest.mark.parametrize("agrees", [True, False], ids=["agrees", "refuses"])
def test_a_trade_needs_the_partners_consent(server: Server, browser: Any, agrees: bool) -> None:
    """Ana's survivor gives a card to Ben's: it passes only if Ben says so, in his own browser."""
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]
    table = {"game": ARMY, "mission": "AM1", "quick": True, "options": {"survivors": TEAM}}
    keys = server.post("api/tables", {**table, "seats": seats})
    ana, ben = (open_page(browser, server, LAPTOP, speed="skip", hints=False, name="Ben") for _ in range(2))
    for page in (ana, ben):
        page.set_default_timeout(30_000)
    visit(ana, server, keys)
    visit(ben, server, keys, keys["invite"])
    ben.locator(".invite button").first.click()
    ben.wait_for_selector(".invite", state="detached")
    giver, taker = (ana, ben)
    ana.wait_for_selector(".choice, .act[data-verb]")
    if ana.locator(".choice").count():
        ana.locator(".choice").first.click()
    ana.wait_for_selector('.act:not(.off)[data-verb="order"]')
    theirs = ana.locator(".member:has(.seattag:has-text('Ben')) .who b").all_inner_texts()
    assert theirs, "who plays whom stands in the rail"
    ana.locator('.act[data-verb="order"]').click()
    partner = next(name for name in theirs if ana.locator(f'.choice[data-text$="trade {name}"]').count())
    ana.locator(f'.choice[data-text$="trade {partner}"]').click()
    ana.wait_for_selector('[data-act="trade"]')
    card = giver.locator(".swapcard").first
    name = card.get_attribute("data-card")
    owner = card.get_attribute("data-owner")
    card.click()
    giver.locator('[data-act="trade"]').click()
    taker.wait_for_selector('[data-act="trade"]')
    offered = taker.locator(f'.swapcard.on[data-owner="{owner}"][data-card="{name}"]')
    assert offered.count() == 1, "the partner sees what is offered"
    taker.locator('[data-act="trade"]').click()
    answer = "consent" if agrees else "refuse"
    taker.wait_for_selector(f'.choice[data-text$=" {answer}"]')
    assert giver.locator(f'.choice[data-text$=" {answer}"]').count() == 0, "it is the partner's to say"
    taker.locator(f'.choice[data-text$=" {answer}"]').click()
    for _ in range(20):  # what comes may have to be put in order
        settle([ana, ben])
        asked = next((page for page in (ana, ben) if page.locator('[data-act="hands"]').count()), None)
        if asked is None:
            break
        asked.locator('[data-act="hands"]').first.click()
        asked.wait_for_timeout(150)
    other = partner if owner != partner else None
    receiver = other or next(it for it in TEAM if it != owner)
    ben.locator(f".member:has(.who b:text-is('{receiver}'))").click()
    has = ben.locator(".dash .slots b", has_text=name).count() > 0
    assert has == agrees
    close(ana, ben)


def test_a_server_restarts_with_clicks_in_between(tmp_path: Path, browser: Any) -> None:
    """What is clicked while the server is gone counts once it is back; nothing is lost, nothing is dead."""
    first = Server(tmp_path)
    port = int(first.address.rstrip("/").rsplit(":", 1)[1])
    keys = first.table("M0", seats=[{"kind": "human", "name": "Ana"}, {"kind": "bot"}], quick=True)
    page = open_page(browser, first, LAPTOP, speed="skip", hints=False)
    visit(page, first, keys)
    for _ in range(4):
        act(page)
    settle([page])
    for _ in range(40):
        if page.locator('[data-verb="end"], .choice:not(.quiet)').count():
            break
        page.wait_for_timeout(100)
    before = int(page.evaluate("document.body.dataset.revision"))
    first.stop()
    page.wait_for_selector(".offline, [data-offline], :text('Connection lost')")
    act(page)
    page.wait_for_timeout(300)
    act(page)
    again = Server(tmp_path, port=port)
    try:
        page.wait_for_selector(":text('Connection lost')", state="detached", timeout=60_000)
        page.wait_for_function(
            "before => Number(document.body.dataset.revision) > before", arg=before, timeout=60_000
        )
        settle([page])
        told = int(page.evaluate("document.body.dataset.revision"))
        for _ in range(30):
            if act(page):
                break
            page.wait_for_timeout(150)
        page.wait_for_function("told => Number(document.body.dataset.revision) > told", arg=told)
        assert page.problems == []
        page.context.close()
    finally:
        again.stop()
