"""Army of the Dead on the page: a mission to its end, sleepers, ammunition, Vault, truck, two seats."""

from __future__ import annotations

from typing import Any

import pytest
from scenes_army import SCENES, answered, begin
from test_access import AXE, complaints
from web_follow import Hand, Keys, follow
from web_positions import record, table_at
from web_server import LAPTOP, PHONE, Server, open_page, visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

GAME = "army-of-the-dead"
SMALL = {"width": 1280, "height": 720}
SIX = ["Scott", "Kate", "Dieter", "Cruz", "Guzman", "Martin"]
SEED = 5

SLEEPERS = """
survivors: {Scott: {at: r0c0:R1.A, hand: [Machete]}, Kate: {at: r1c0:V8.S7}, Dieter: {at: r1c0:V8.S7},
  Cruz: {at: r1c0:V8.S7}, Guzman: {at: r1c0:V8.S7}, Martin: {at: r1c0:V8.S7}}
sleepers: {r0c0:R1.A: 1, r0c0:R1.B: 2}
noise: r1c0:V8.S7
"""
EMPTY = """
survivors: {Guzman: {at: r0c0:R1.B, only skills: [], hand: [Heavy Machine Gun, Ammo Clip],
    empty: [Heavy Machine Gun]}, Kate: {at: r1c0:V8.S7}, Dieter: {at: r1c0:V8.S7},
  Cruz: {at: r1c0:V8.S7}, Scott: {at: r1c0:V8.S7}, Martin: {at: r1c0:V8.S7}}
zombies: {r0c0:R1.A: {shambler: 3}}
noise: r1c0:V8.S7
dice: [5, 4]
rolls: {ammo: [4, out]}
"""
TRAPS = """
survivors:
  Dieter: {at: "basement/r0c0:R6.T", only skills: []}
  Guzman: {at: "basement/r0c0:R6.T"}
  Cruz: {at: "basement/r0c0:R6.C"}
  Kate: {at: "r1c0:R4.C6"}
  Scott: {at: "r1c0:R4.C6"}
  Martin: {at: "r1c0:R4.C6"}
noise: "r1c0:R4.C6"
vault: {card: Gears and Bolts}
time: 3
"""
TRUCK = """
survivors:
  Cruz: {at: r0c0:V3.S9, only skills: [], car: driver}
  Tanaka: {at: r0c0:V3.S9, only skills: [], car: gunner}
  Kate: {at: r0c0:V3.S1}
  Scott: {at: r0c0:V3.S1}
  Dieter: {at: r0c0:V3.S1}
  Martin: {at: r0c0:V3.S1}
zombies: {r0c0:V3.S4: {shambler: 2}, r0c0:V3.S5: {shambler: 2}}
noise: r0c0:V3.S1
cars: {Taco Truck: r0c0:V3.S9}
"""


def open_at(
    server: Server, browser: Any, text: str, mission: str, size: dict[str, int] = SMALL, **settings: object
) -> Any:
    page = open_page(browser, server, size, hints=False, **settings)
    visit(page, server, table_at(server, text, mission, GAME))
    page.wait_for_selector(".act[data-verb], .choice")
    return page


def texts_of(seed: int) -> list[str]:
    """What a bot does in a whole game of the first mission."""
    from shamble.lab.golden import play_record

    played = play_record(GAME, "AM1", "greedy", seed, {"survivors": SIX})
    return [entry.text for entry in played.entries]


def test_a_mission_to_its_end(server: Server, browser: Any) -> None:
    entries = texts_of(SEED)
    keys = server.post(
        "api/tables", {"game": GAME, "mission": "AM1", "seed": SEED, "options": {"survivors": SIX}}
    )
    page = open_page(browser, server, LAPTOP)
    visit(page, server, keys)
    page.wait_for_selector(".packs [data-card]")
    assert follow(Hand(page), entries) == len(entries)
    page.wait_for_function("() => document.querySelector('.ending, .playbar')")
    if page.locator(".playbar").count():
        Hand(page).skip()
    page.wait_for_selector(".ending")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.problems == []
    page.context.close()


def test_turns_are_played_by_keys_alone(server: Server, browser: Any) -> None:
    """Packs, hands, whole turns and the phase of the dead, without a pointer."""
    entries = texts_of(SEED)
    keys = server.post(
        "api/tables", {"game": GAME, "mission": "AM1", "seed": SEED, "options": {"survivors": SIX}}
    )
    page = open_page(browser, server, LAPTOP)
    visit(page, server, keys)
    page.wait_for_selector(".packs [data-card]")
    first = next(at for at, text in enumerate(entries) if text.endswith(" end"))
    wanted = next(at for at, text in enumerate(entries) if at > first + 12 and text.endswith(" end")) + 1
    assert follow(Keys(page), entries, wanted) >= wanted
    assert page.problems == []
    page.context.close()


def test_an_order_of_zeus_is_a_card(server: Server, browser: Any) -> None:
    """It lies open while it is carried out, and the log shows it again."""
    scene = SCENES["order"]
    page = open_at(server, browser, scene.text, scene.mission, motion=False)
    scene.go(page)
    card = page.locator(".ordercard.orders")
    assert card.get_attribute("data-card") == "102"
    assert card.locator("tbody tr").count() == 4, "a row for each danger level"
    assert "Yellow" in card.locator("tr.now").inner_text(), "Scott is at Yellow"
    assert "all Alphas on the board" in card.locator(".orders").inner_text()
    page.keyboard.press("k")
    page.wait_for_selector(".playbar", state="detached")
    page.locator('.log [data-act="card"]').last.click()
    page.wait_for_selector(".ordercard.orders")
    page.keyboard.press("Escape")
    page.wait_for_selector(".ordercard", state="detached")
    assert page.problems == []
    page.context.close()


def test_the_challenge_tells_what_each_way_on_promises(server: Server, browser: Any) -> None:
    scene = SCENES["vault"]
    page = open_at(server, browser, scene.text, scene.mission)
    scene.go(page)
    page.wait_for_selector(".ways tbody tr")
    ways = page.locator(".ways tbody td").all_inner_texts()
    numbers = [100 if it == "certain" else int(it.rstrip("%")) for it in ways]
    assert numbers == sorted(numbers, reverse=True) and len(numbers) > 1
    assert page.locator("[data-bonus] small").inner_text() in ways, "with the bonus as in the table"
    reasons = page.locator(".bonuses .when").all_inner_texts()
    assert reasons == [
        "before roll 1 only",
        "after roll 3",
        "too far away",
        "before roll 1 only",
        "too far away",
    ]
    answered(page, lambda: page.locator("[data-bonus]").click())
    assert page.locator("[data-change] small, .vtray .felt.changes").count(), "which die, and to what"
    assert page.problems == []
    page.context.close()


def test_packs_are_shown_with_their_cards(server: Server, browser: Any) -> None:
    keys = server.post("api/tables", {"game": GAME, "mission": "AM1", "options": {"survivors": SIX}})
    page = open_page(browser, server, SMALL, hints=False)
    visit(page, server, keys)
    page.wait_for_selector(".packs [data-card]")
    assert page.locator(".packs [data-card=scotts-military-rifle]").count() == 1
    assert page.locator(".packs [data-card=combat-shotgun]").count() == 1
    answered(page, lambda: page.locator('.packs [data-pack="Scott pack 2"]').click())
    page.wait_for_selector(".packs [data-card=first-aid-kit]")
    assert page.problems == []
    page.context.close()


def test_a_noise_wakes_sleepers(server: Server, browser: Any) -> None:
    page = open_at(server, browser, SLEEPERS, "AM1")
    begin(page, "Scott")
    assert page.locator(".figures .token.sleepers").count() == 2
    assert page.locator(".wave circle").count() == 2
    answered(page, lambda: page.locator('[data-verb="noise"]').click())
    page.wait_for_function("() => document.querySelectorAll('.figures .token.sleepers').length === 0")
    assert page.locator(".figures .idlemark.resting").count() == 2, "whoever was woken rests"
    assert page.problems == []
    page.context.close()


def test_a_clip_fills_an_empty_weapon(server: Server, browser: Any) -> None:
    page = open_at(server, browser, EMPTY, "AM1")
    begin(page, "Guzman")
    assert page.locator(".slot.spent").count() == 1
    assert page.locator('.act.off[data-verb="ranged"]').count() == 1
    answered(page, lambda: page.locator("[data-act=refill]").click())
    page.wait_for_function("() => !document.querySelector('.slot.spent')")
    page.locator('.act:not(.off)[data-verb="ranged"]').click()
    page.wait_for_selector(".odds")
    answered(page, lambda: page.locator('[data-act="attack"]').click())
    page.wait_for_selector(".rolled .bigdie.am")
    assert page.locator(".rolled .bigdie").count() == 4, "two dice and two Ammo dice"
    assert page.problems == []
    page.context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["laptop", "phone"])
def test_the_vault_is_opened_by_clicking(server: Server, browser: Any, size: dict[str, int]) -> None:
    page = open_at(server, browser, TRAPS, "AM4", size)
    begin(page, "Dieter")
    for _ in range(40):
        challenge = page.locator('.act:not(.off)[data-verb="challenge"]')
        if page.locator(".vtray").count():
            solve(page)
        elif challenge.count():
            answered(page, lambda: challenge.click())  # noqa: B023
        else:
            break
    solved = page.locator('.act:not(.off)[data-verb="open-vault"]')
    if not solved.count():
        pytest.skip("the dice of this table would not do")
    answered(page, lambda: solved.click())
    page.wait_for_selector(".vd.open", state="attached")
    assert page.problems == []
    page.context.close()


def solve(page: Any) -> None:
    """One answer on the way to five in a row."""
    tray = page.locator(".vtray")
    helpers = page.locator("[data-bonus]")
    kept = {int(it.get_attribute("aria-label")) for it in tray.locator(".kept .bigdie").all()}
    loose = [int(it.get_attribute("data-keep")) for it in tray.locator("[data-keep]").all()]
    wanted = [face for face in loose if face in (2, 3, 4, 5) and face not in kept]
    if tray.locator("[data-change]").count():
        from_face, to = change_for(page)
        act = tray.locator(f'[data-change$=" change {from_face} {to}"]')
    elif tray.locator("[data-act=roll]").count() == 0 and helpers.count():
        act = helpers
    elif wanted:
        act = tray.locator(f'[data-keep="{wanted[0]}"]')
    elif tray.locator("[data-act=roll]").count():
        act = tray.locator("[data-act=roll]")
    else:
        act = tray.locator("[data-act=stop]")
    answered(page, lambda: act.first.click())


def change_for(page: Any) -> tuple[int, int]:
    """A change that brings a face that is missing."""
    ways = [it.get_attribute("data-change").split()[-2:] for it in page.locator("[data-change]").all()]
    missing = [int(it.text_content()) for it in page.locator(".run .miss").all()]
    for old, new in ways:
        if int(new) in missing:
            return int(old), int(new)
    return int(ways[0][0]), int(ways[0][1])


def test_the_truck_is_driven_and_fired_from(server: Server, browser: Any) -> None:
    position = record(TRUCK, "AM2", GAME)
    position["base"]["registers"] = [1]  # it has been repaired
    page = open_page(browser, server, SMALL, hints=False)
    visit(page, server, server.post("api/tables/import", position))
    page.wait_for_selector(".act[data-verb], .choice")
    assert page.locator(".figures .vehicle .standee").count() == 2
    begin(page, "Cruz")
    page.locator('.act:not(.off)[data-verb="car"]').click()
    drive = page.locator('.choice[data-text^="Cruz drive"][data-text*="S4"]')

    answered(page, lambda: drive.first.click())
    for _ in range(8):
        choice = page.locator('.choice[data-text^="Cruz hit"]')
        if not choice.count():
            break
        answered(page, lambda: choice.first.click())  # noqa: B023
    page.wait_for_selector(".log :text('Taco Truck')")
    answered(page, lambda: page.locator('.act[data-verb="end"]').click())
    begin(page, "Tanaka")
    page.wait_for_selector('.act[data-verb="ranged"]')
    page.locator('.act:not(.off)[data-verb="ranged"]').click()
    page.wait_for_selector(".preview h2 :text('Machine Gun'), .preview h2:has-text('Machine Gun')")
    page.wait_for_selector(".odds")
    answered(page, lambda: page.locator('[data-act="attack"]').click())
    page.wait_for_selector(".log :text('Machine Gun')")
    assert page.problems == []
    page.context.close()


def test_two_seats_see_their_personal_objectives(server: Server, browser: Any) -> None:
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}]
    keys = server.post(
        "api/tables",
        {"game": GAME, "mission": "AM1", "seed": 3, "seats": seats, "options": {"survivors": SIX}},
    )
    page = open_page(browser, server, SMALL, hints=False)
    visit(page, server, keys)
    for _ in range(40):
        if page.locator('.act[data-verb="move"]').count() or page.locator('[data-text$="activate"]').count():
            break
        if page.locator('[data-act="hands"]').count():
            answered(page, lambda: page.locator('[data-act="hands"]').click())
        elif page.locator(".choice").count():
            answered(page, lambda: page.locator(".choice").first.click())
        else:
            page.wait_for_timeout(100)
    own = page.locator(".rail .goals use[href='#personal-goal']")
    assert own.count() == 2, "two Personal Objectives are in play"
    assert page.problems == []
    page.context.close()


@pytest.mark.skipif(not AXE.is_file(), reason="no axe-core; run npm ci in web/")
@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("pl", PHONE)], ids=["laptop", "phone"])
def test_tables_are_accessible(
    server: Server, browser: Any, lang: str, size: dict[str, int], theme: str
) -> None:
    page = open_at(server, browser, EMPTY, "AM1", size, lang=lang, theme=theme)
    begin(page, "Guzman")
    assert complaints(page) == [], "a turn"
    page.context.close()
    page = open_at(server, browser, TRAPS, "AM4", size, lang=lang, theme=theme)
    begin(page, "Dieter")
    answered(page, lambda: page.locator('.act[data-verb="challenge"]').click())
    page.wait_for_selector(".vtray")
    assert complaints(page) == [], "the Challenge"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing runs over"
    page.context.close()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_team_without_a_needed_specialist_is_warned_and_completed(
    browser: Any, server: Server, lang: str
) -> None:
    page = open_page(browser, server, SMALL, lang=lang)
    page.goto(f"{server.address}#/game/{GAME}/AM10")
    button = page.locator("[data-act=specialists]")
    button.wait_for()
    warning = page.locator(".problem", has=button)
    assert "Pilot" in warning.inner_text()
    button.click()
    button.wait_for(state="detached")
    assert page.locator(".team li").count() == len(SIX)
    assert not page.problems
    page.close()
