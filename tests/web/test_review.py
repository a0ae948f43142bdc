"""What a new player stumbled over, point by point: each was wrong once."""

from __future__ import annotations

from typing import Any

import pytest
from test_together import act
from web_positions import table_at
from web_records import winning_record
from web_server import LAPTOP, PHONE, Server, open_page, visit

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


SIX = f"""
survivors:
  Amy: {{at: "{ROOM}", hand: [Pistol, Chainsaw], backpack: [Water]}}
  Doug: {{at: "{ROOM}", hand: [Crowbar]}}
  Elle: {{at: "{ROOM}", hand: [Pistol]}}
  Josh: {{at: "{ROOM}"}}
  Ned: {{at: "{ROOM}"}}
  Wanda: {{at: "{ROOM}"}}
round: 3
decks: {{equipment: ["Aaahh!!", Katana]}}
"""


def test_a_surprise_is_seen(server: Server, browser: Any) -> None:
    page = at(server, browser, SIX, motion=True, hints=False)
    page.locator("[data-verb=search]").click()
    page.wait_for_selector(".news")
    assert "Aaahh!!" in page.locator(".news").inner_text()
    assert page.locator(".movers .happening, .movers g").count() > 0, "the Walker drops in"
    told = page.locator(".hint").inner_text()
    assert "Aaahh!!" in told and "Walker" in told
    assert "waiting" in page.locator(".log").inner_text(), "the log keeps it"
    page.wait_for_selector(".news", state="detached")
    page.keyboard.press("z")
    page.wait_for_function("() => !document.querySelector('.hint').innerText.includes('Walker')")
    assert page.locator(".news").count() == 0, "going back is no news"
    page.context.close()


def test_without_motion_the_strip_alone_says_it(server: Server, browser: Any) -> None:
    page = at(server, browser, SIX)
    page.locator("[data-verb=search]").click()
    page.wait_for_function("() => document.querySelector('.hint').innerText.includes('Walker')")
    assert page.locator(".news, .movers > *").count() == 0
    page.context.close()


def test_whoever_acts_can_be_seen_in_a_crowd(server: Server, browser: Any) -> None:
    page = at(server, browser, SIX + f"zombies: {{'{ROOM}': {{walker: 3, runner: 1}}}}\n")
    active = page.locator(".standee.active use").first.bounding_box()
    assert active["height"] >= 31.5
    for body in page.locator(".standee:not(.active) use.s").all():
        assert body.bounding_box()["height"] >= 22
    token = page.locator(".token").first.bounding_box()
    assert page.locator(".figures use.z").first.bounding_box()["height"] >= token["height"]
    numbers = page.locator(".bigcount").all_text_contents()
    assert numbers and all(number.isdigit() for number in numbers)
    page.context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE, FLAT], ids=["laptop", "phone", "flat"])
def test_a_found_card_is_shown_with_its_numbers(server: Server, browser: Any, size: dict[str, int]) -> None:
    page = at(server, browser, SIX.replace('"Aaahh!!", Katana', "Katana"), size, hints=False)
    page.locator("[data-verb=search]").click()
    page.wait_for_selector(".found")
    shown = page.locator(".found").inner_text()
    assert "Katana" in shown and "4+" in shown and "together" in shown, "what the ×2 means"
    inside(page, ".choice")
    assert "Keep" in page.locator(".choice.pri").inner_text()
    page.context.close()


def test_a_card_in_hand_offers_what_can_be_done_with_it(server: Server, browser: Any) -> None:
    page = at(server, browser, SIX, hints=False)
    page.locator(".hands .cardbtn").first.click()
    uses = page.locator(".uses").inner_text()
    assert "Ranged" in uses and "trade" in uses and "Discard" in uses and "together" in uses
    page.context.close()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["laptop", "phone"])
def test_the_missions_own_rules_are_read_at_the_table(
    server: Server, browser: Any, size: dict[str, int], lang: str
) -> None:
    page = open_page(browser, server, size, lang=lang, speed="skip")
    visit(page, server, server.table("M8", quick=True, seed=5))
    page.wait_for_selector("[data-verb], .choice, [data-act=hands]")
    if size is PHONE:
        page.locator(".ptop .sq").first.click()
        page.locator(".menu [data-act=mission]").click()
    else:
        page.keyboard.press("?")
    page.wait_for_selector(".missionpanel dl div")
    shown = page.locator(".missionpanel").inner_text()
    assert "Z2-M08-03" in shown and ("Our own map" in shown or "Nasza mapa" in shown)
    assert page.locator(".missionpanel .i.goal.blue").count() == 1, "a blue goal is blue"
    assert page.locator(".missionpanel .i.goal.green").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".missionpanel", state="detached")
    assert page.problems == []
    page.context.close()


def test_what_is_taken_back_stays_struck_through(server: Server, browser: Any) -> None:
    keys = table_at(server, TWO)
    one, other = (open_page(browser, server, SMALL, speed="skip") for _ in range(2))
    visit(one, server, keys)
    visit(other, server, keys, keys["watch"])
    one.locator("[data-verb=noise]").click()
    other.wait_for_selector(".log li:has-text('Noise')")
    one.keyboard.press("z")
    for page in (one, other):
        page.wait_for_selector(".log li.undone")
        assert "Noise" in page.locator(".log li.undone").inner_text()
    one.keyboard.press("y")
    other.wait_for_selector(".log li.undone", state="detached")
    for page in (one, other):
        page.context.close()


def test_whose_turn_is_answered_by_face_figure_and_a_steady_number(server: Server, browser: Any) -> None:
    page = at(server, browser, SIX, hints=False)
    page.locator("[data-verb=end]").click()
    page.wait_for_selector(".choice")
    assert page.locator(".choice kbd").all_inner_texts() == ["2", "3", "4", "5", "6"]
    page.locator(".member").nth(3).click()
    page.wait_for_selector("[data-verb=noise]")
    assert "Josh" in page.locator(".dash h2").inner_text()
    page.keyboard.press("z")
    page.wait_for_selector(".choice")
    page.keyboard.press("5")
    page.wait_for_selector("[data-verb=noise]")
    assert "Ned" in page.locator(".dash h2").inner_text()
    page.keyboard.press("z")
    page.wait_for_selector(".choice")
    box = page.locator('.standee[data-survivor="5"] use').first.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.7)
    page.wait_for_selector("[data-verb=noise]")
    assert "Wanda" in page.locator(".dash h2").inner_text()
    page.context.close()


def test_hints_come_at_any_table_and_for_those_who_were_invited(server: Server, browser: Any) -> None:
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]
    keys = server.table("M0", seats=seats, quick=True)
    ana, ben = (open_page(browser, server, SMALL, speed="skip") for _ in range(2))
    visit(ana, server, keys)
    visit(ben, server, keys, keys["invite"])
    ben.locator(".invite button").first.click()
    ben.wait_for_selector(".invite", state="detached")
    for _ in range(200):
        if ben.locator(".coach").count():
            break
        if not act(ana):
            act(ben)
        ana.wait_for_timeout(100)
    ben.wait_for_selector(".coach")
    ben.locator("[data-act=no-hints]").click()
    ben.wait_for_selector(".coach:not(.vote)", state="detached")
    for page in (ana, ben):
        page.context.close()


def test_the_board_keeps_its_size_beside_advice_and_votes(server: Server, browser: Any) -> None:
    page = at(server, browser, TWO)
    page.wait_for_selector(".coach")
    before = page.locator("svg.board").bounding_box()
    while page.locator("[data-act=got-it]").count():
        page.locator("[data-act=got-it]").first.click()
        page.wait_for_timeout(50)
    assert page.locator("svg.board").bounding_box() == before
    page.context.close()


STREET = """
survivors:
  Amy: {at: "r0c0:1V.S3", hand: [Sub-MG]}
  Doug: {at: "r1c1:9R.A"}
zombies: {"r0c0:1V.S5": {walker: 6}}
"""


def test_a_far_zone_is_walked_to_in_one_go(server: Server, browser: Any) -> None:
    page = at(server, browser, STREET, hints=False)
    page.wait_for_selector(".far", state="attached")
    before = revision(page)
    start = page.locator(".dash .loc").inner_text()
    far = page.locator('.zone[aria-label*="Move"]:not(.can)').first
    name = far.get_attribute("aria-label").split(",")[0]
    far.click(force=True)
    page.wait_for_function("before => Number(document.body.dataset.revision) === before + 1", arg=before)
    assert page.locator(".dash .loc").inner_text() == f"In: {name}" != start
    page.keyboard.press("z")
    page.wait_for_function("start => document.querySelector('.dash .loc').innerText === start", arg=start)
    assert page.problems == []
    page.context.close()


def test_walking_far_with_a_finger_is_tapped_twice(server: Server, browser: Any) -> None:
    page = open_page(browser, server, PHONE, touch=True, speed="skip", hints=False)
    visit(page, server, table_at(server, STREET))
    page.wait_for_selector("[data-verb=move]")
    before = revision(page)
    place = page.locator('.zone[aria-label*="Move"]:not(.can) .hit').first
    place.tap(force=True)
    page.locator(".focusbox").first.wait_for(state="attached")
    assert "walk to" in page.locator(".hint").inner_text() and revision(page) == before
    place.tap(force=True)
    page.wait_for_function("before => Number(document.body.dataset.revision) === before + 1", arg=before)
    page.context.close()


def test_the_same_attack_again_with_one_key(server: Server, browser: Any) -> None:
    page = at(server, browser, STREET.replace("1V.S5", "1V.S3"), hints=False)
    page.keyboard.press("r")
    page.locator("[data-act=attack]").click()
    page.wait_for_selector("[data-verb=ranged], .choice")
    while page.locator(".choice").count():
        page.keyboard.press("1")
        page.wait_for_timeout(150)
    before = revision(page)
    page.wait_for_selector("[data-act=again]")
    page.keyboard.press(".")
    page.wait_for_function("before => Number(document.body.dataset.revision) > before", arg=before)
    page.context.close()


def test_finished_games_are_remembered(server: Server, browser: Any) -> None:
    record = {**winning_record(), "hashes": {}}
    server.post("api/tables/import", record)
    page = open_page(browser, server, SMALL)
    page.goto(server.address)
    page.locator("[data-act=memory]").click()
    page.wait_for_selector(".memory table")
    shown = page.locator(".memory").inner_text()
    assert "1 game" in shown or "games" in shown
    assert page.locator(".memory svg rect.won").count() >= 1
    row = page.locator(".memory tbody tr").first.inner_text()
    assert "Zombicide Life" in row or row
    felled = page.locator(".memory .sums span").nth(1).inner_text()
    assert int(felled.split(":")[1]) > 5, "the dead felled are counted"
    assert page.problems == []
    page.context.close()


def test_polish_names_bend_with_their_sentences(server: Server, browser: Any) -> None:
    page = at(server, browser, STREET, hints=False, lang="pl")
    page.locator('.zone[data-name="r0c0:1V.S2"]').click(force=True)
    page.wait_for_selector(".log li:has-text('Jesionow')")
    page.locator("[data-verb=noise]").click()
    page.wait_for_selector(".log li:has-text('Hałas')")
    told = page.locator(".log").inner_text() + page.locator(".hint").inner_text()
    for wrong in ("w Jesionowa", "do Jesionowa", "z Jesionowa", "w Kuchnia", "{", "form-"):
        assert wrong not in told, told
    page.locator("[data-verb=end]").click()
    page.wait_for_selector(".log")
    page.context.close()


def test_polish_questions_name_places_in_their_case(server: Server, browser: Any) -> None:
    page = at(server, browser, STREET.replace("1V.S5", "1V.S3"), hints=False, lang="pl")
    assert (
        page.evaluate(
            "fetch('api/text/pl?game=zombicide-2e').then(r => r.json()).then(it => it.messages['ui-room-kitchen'])"
        ).count("Kuchni")
        >= 3
    )
    page.keyboard.press("r")
    page.wait_for_selector("[data-act=attack]")
    page.context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["laptop", "phone"])
def test_learning_is_in_the_menu_at_any_time(server: Server, browser: Any, size: dict[str, int]) -> None:
    page = at(server, browser, TWO, size, hints=False)
    page.locator(".tools button, .ptop .sq").last.click() if size is SMALL else page.locator(
        ".ptop .sq"
    ).first.click()
    page.locator("[data-act=learning]").click()
    page.wait_for_selector("[data-lesson=molotov]")
    assert page.locator("[data-lesson]").count() == 8 and page.locator("[data-act=learn]").count() == 1
    page.locator("[data-lesson=molotov]").click()
    page.wait_for_selector(".lesson")
    assert "Burn all of them" in page.locator(".lesson").inner_text()
    page.locator("[data-verb=ranged]").click()
    wanted = '[data-text="Amy ranged Molotov r0c0:1V.S2"]'
    page.wait_for_selector("[data-act=attack]")
    if not page.locator(f"[data-act=attack]{wanted}").count():
        page.locator(f".alts {wanted}").click()
    page.locator("[data-act=attack]").click()
    page.wait_for_selector(".lesson.solved")
    page.goto(f"{server.address}#/learn/zombicide-2e")
    page.wait_for_selector("li:has([data-lesson=molotov]) .i.ok")
    assert page.problems == []
    page.context.close()


def test_a_door_is_opened_on_the_board(server: Server, browser: Any) -> None:
    """The door itself can be clicked; it stays a door to look at."""
    text = "survivors: {Amy: {at: r0c0:1V.S2, hand: [Crowbar]}}"
    page = open_page(browser, server, LAPTOP, hints=False)
    visit(page, server, table_at(server, text, "M1"))
    page.wait_for_selector('.act[data-verb="move"]')
    door = page.locator('.passage[data-name="r0c0:1V.C|r0c0:1V.S2"]')
    fill = door.locator("rect").evaluate("rect => getComputedStyle(rect).fill")
    assert fill in ("rgba(0, 0, 0, 0)", "transparent"), "nothing hides the door"
    before = page.evaluate("document.body.dataset.revision")
    door.click(force=True)
    page.wait_for_function("before => document.body.dataset.revision !== before", arg=before)
    assert page.problems == []
    page.context.close()
