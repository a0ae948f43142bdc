"""Night of the Living Dead on the page: a scene to its end, barricades, cards that turn, decks, combining."""

from __future__ import annotations

from typing import Any

import pytest
from scenes_night import GAME, SCENES
from test_access import AXE, complaints
from web_follow import Hand, Keys, follow
from web_positions import record
from web_server import LAPTOP, PHONE, Server, open_page, visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

SMALL = {"width": 1280, "height": 720}
SEED = 3

ROOM = """
survivors:
  Tom: {at: "r1c1:2R.A", hand: [Boards, Claw Hammer]}
  Ben: {at: "r1c1:2R.B", done: true}
  Barbra: {at: "r1c0:1R.C", done: true}
  Harry: {at: "inside/r0c0:3R.E", done: true}
  Helen: {at: "inside/r0c0:3R.E", done: true}
  Judy: {at: "inside/r0c0:3R.A", done: true}
zombies: {"r1c1:2R.O5": {walker: 2, fatty: 1}}
"""
PARTS = """
survivors:
  Ben: {at: "r1c0:1R.B", mode: zombicide, experience: 7, hand: [Machete, Sawed-Off]}
  Tom: {at: "r1c1:2R.A", done: true}
  Barbra: {at: "r1c1:2R.A", done: true}
  Harry: {at: "inside/r0c0:3R.E", done: true}
  Helen: {at: "inside/r0c0:3R.E", done: true}
  Judy: {at: "inside/r0c0:3R.A", done: true}
"""


def open_at(server: Server, browser: Any, text: str, size: dict[str, int] = SMALL, **settings: object) -> Any:
    page = open_page(browser, server, size, hints=False, **settings)
    visit(page, server, server.post("api/tables/import", record(text, "NL1", GAME)))
    page.wait_for_selector(".act[data-verb], .choice")
    return page


def begin(page: Any, name: str) -> None:
    """Whoever is named acts."""
    choice = page.locator(f'.choice[data-text="{name} activate"]')
    if choice.count():
        choice.click()
    page.wait_for_selector('.act[data-verb="move"]')


def answered(page: Any, act: Any) -> None:
    """Do something and wait until the table has counted it."""
    before = page.evaluate("document.body.dataset.revision")
    act()
    page.wait_for_function("before => document.body.dataset.revision !== before", arg=before)


def passage(page: Any, name: str) -> Any:
    """A door or a window on the board."""
    return page.locator(f'.passage[data-name="{name}"]').first


def texts_of(seed: int) -> list[str]:
    """What a bot does in a whole game of the first Scene."""
    from shamble.lab.golden import play_record

    played = play_record(GAME, "NL1", "greedy", seed, {})
    return [entry.text for entry in played.entries]


def test_a_scene_to_its_end(server: Server, browser: Any) -> None:
    entries = texts_of(SEED)
    page = open_page(browser, server, LAPTOP)
    visit(page, server, server.post("api/tables", {"game": GAME, "mission": "NL1", "seed": SEED}))
    page.wait_for_selector(".choice, .act[data-verb]")
    assert follow(Hand(page), entries) == len(entries)
    page.wait_for_function("() => document.querySelector('.ending, .playbar')")
    if page.locator(".playbar").count():
        Hand(page).skip()
    page.wait_for_selector(".ending")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.problems == []
    page.context.close()


def test_turns_are_played_by_keys_alone(server: Server, browser: Any) -> None:
    entries = texts_of(SEED)
    page = open_page(browser, server, LAPTOP)
    visit(page, server, server.post("api/tables", {"game": GAME, "mission": "NL1", "seed": SEED}))
    page.wait_for_selector(".choice, .act[data-verb]")
    wanted = [at for at, text in enumerate(entries) if text.endswith(" end")][2] + 1
    assert follow(Keys(page), entries, wanted) >= wanted
    assert page.problems == []
    page.context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["laptop", "phone"])
def test_a_barricade_is_built_and_opened_and_closed(
    server: Server, browser: Any, size: dict[str, int]
) -> None:
    """By clicking its window; before it is built, what it changes is shown."""
    page = open_at(server, browser, ROOM, size)
    begin(page, "Tom")

    def shut() -> int:
        """Closed barricades on the board."""
        return int(page.locator(".ground .opening .pl0").count())

    stood = shut()
    window = passage(page, "r1c1:2R.A|r1c0:1R.O7")
    assert window.get_attribute("data-ways") == "build"
    window.click()
    page.wait_for_selector(".forecast .nowafter")
    assert "1 Fatty" in page.locator(".nowafter").inner_text(), "whose way it changes"
    answered(page, lambda: page.locator('.forecast [data-act="build"]').click())
    window = passage(page, "r1c1:2R.A|r1c0:1R.O7")
    assert shut() == stood + 1
    assert window.get_attribute("data-ways") == "open", "with the hammer"
    answered(page, lambda: window.click())
    window = passage(page, "r1c1:2R.A|r1c0:1R.O7")
    assert window.get_attribute("data-ways") == "close"
    assert shut() == stood
    answered(page, lambda: window.click())
    page.wait_for_selector(".playbar")  # that was the last Action of the last of them
    assert shut() == stood + 1
    assert page.problems == []
    page.context.close()


def test_what_a_barricade_changes_is_asked_again(server: Server, browser: Any) -> None:
    """A question that was lost with the connection is asked again when it is back."""
    page = open_at(server, browser, ROOM)
    begin(page, "Tom")
    page.context.set_offline(True)
    page.wait_for_selector(".table.offline")
    passage(page, "r1c1:2R.A|r1c0:1R.O7").click()
    page.wait_for_selector(".forecast [aria-busy]")
    page.context.set_offline(False)
    page.wait_for_selector(".forecast .nowafter")
    page.context.close()


def test_nobody_plays_on_half_a_page(server: Server, browser: Any) -> None:
    """Until what this game adds has come, a click on a window would mean something else."""
    held: list[Any] = []
    page = open_page(browser, server, SMALL, hints=False)
    page.route("**/night.js", lambda route: held.append(route))
    keys = server.post("api/tables/import", record(ROOM, "NL1", GAME))
    with page.expect_request("**/night.js"):
        page.goto(f"{server.address}#/table/{keys['table']}/{keys['token']}")
    page.wait_for_timeout(400)
    assert page.locator("svg.board").count() == 0
    held[0].continue_()
    page.wait_for_selector(".passages, .choice")
    assert page.problems == []
    page.context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["laptop", "phone"])
def test_cards_turn_in_the_middle_of_a_turn(server: Server, browser: Any, size: dict[str, int]) -> None:
    """A Relative out of the deck takes the colour away; that stays until it is put away."""
    scene = SCENES["flip"]
    page = open_at(server, browser, scene.text, size)
    begin(page, "Helen")
    assert page.locator(".modes .zm b").first.inner_text() == "2"
    assert page.locator(".figures .standee.col").count() == 2
    answered(page, lambda: page.locator('.act[data-verb="search"]').click())
    page.wait_for_selector(".flipp")
    assert page.locator(".flips > li").count() == 2
    assert page.locator(".flips .lost").count(), "what is gone with the side"
    assert "Ben, Barbra" in page.locator(".flipp .back").inner_text()
    assert page.locator(".flipmark").count() == 2, "on the board, too"
    assert page.locator(".modes .zm b").first.inner_text() == "0"
    assert page.locator(".figures .standee.col").count() == 0
    page.locator('[data-act="seen"]').click()
    page.wait_for_selector(".flipp", state="detached")
    assert page.problems == []
    page.context.close()


def test_two_cards_make_a_better_one(server: Server, browser: Any) -> None:
    page = open_at(server, browser, PARTS)
    begin(page, "Ben")
    sides = page.locator(".idc")
    assert sides.count() == 2 and page.locator(".idc.up").get_attribute("data-side") == "zombicide"
    assert page.locator(".comb").get_attribute("data-makes") == "mas-shotgun"
    page.locator('.slots.hands .cardbtn:has-text("Machete")').click()
    assert page.locator(".uses .ours").inner_text().startswith("Ours")
    answered(page, lambda: page.locator('[data-act="combine"]').click())
    if page.locator('[data-act="hands"]').count():
        answered(page, lambda: page.locator('[data-act="hands"]').click())
    page.wait_for_selector('.slots :text("Ma\'s Shotgun")')
    assert page.problems == []
    page.context.close()


def test_the_deck_is_chosen(server: Server, browser: Any) -> None:
    """Whoever trusts chooses among three, whoever is afraid has the House deck."""
    page = open_at(server, browser, PARTS)
    begin(page, "Ben")
    assert page.locator(".deck button:not([aria-disabled])").count() == 3
    answered(page, lambda: page.locator('[data-deck="melee"]').click())
    assert page.problems == []
    page.context.close()
    page = open_at(server, browser, ROOM)
    begin(page, "Tom")
    assert page.locator(".deck button:not([aria-disabled])").count() == 1
    assert page.locator(".deck.shut").count() == 2
    assert "Romero" in page.locator(".deck.shut").first.inner_text()
    assert page.problems == []
    page.context.close()


@pytest.mark.skipif(not AXE.is_file(), reason="no axe-core; run npm ci in web/")
@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("pl", PHONE)], ids=["laptop", "phone"])
def test_tables_are_accessible(
    server: Server, browser: Any, lang: str, size: dict[str, int], theme: str
) -> None:
    page = open_at(server, browser, SCENES["table"].text, size, lang=lang, theme=theme)
    begin(page, "Ben")
    assert complaints(page) == [], "a turn"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing runs over"
    page.context.close()
    page = open_at(server, browser, ROOM, size, lang=lang, theme=theme)
    begin(page, "Tom")
    passage(page, "r1c1:2R.A|r1c0:1R.O7").click()
    page.wait_for_selector(".forecast .nowafter")
    assert complaints(page) == [], "what a barricade changes"
    page.context.close()
    page = open_at(server, browser, SCENES["flip"].text, size, lang=lang, theme=theme)
    begin(page, "Helen")
    answered(page, lambda: page.locator('.act[data-verb="search"]').click())
    page.wait_for_selector(".flipp")
    assert complaints(page) == [], "cards that turn"
    page.context.close()
