"""Zpocalypse on its page: Day Zero to its end, a day with hidden goals, tiles, walls, keys, why."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from scenes_zpocalypse import at, can_wall, lift, never, played_until
from test_access import AXE, complaints
from web_server import LAPTOP, PHONE, Server, open_page

from shamble.kernel.action import verb_of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

READY = ".zboard, .curtain"
SMALL = {"width": 1280, "height": 720}
SHORT = (51, 25, 31, 10)
"""The shortest of a bot's games with these seeds is followed."""
WON = (60, 54, 55, 7)
"""Seeds that are looked at first for a won game."""
LAST = 14
"""So many of the last answers of a won game are given."""
SHELTERED = "ending-sheltered"


def new_table(server: Server, mission: str, *seats: dict[str, str], **more: Any) -> Any:
    """A table of Zpocalypse; with a seed unless a seat is left open."""
    request = {"game": "zpocalypse", "mission": mission, "seats": list(seats), **more}
    if all(seat["kind"] != "open" for seat in seats):
        request["seed"] = 3
    return server.post("api/tables", request)


def visit(page: Any, server: Server, keys: dict[str, Any], token: str = "") -> None:
    """Open a table, and note whatever the server sends of it."""
    page.sent = []
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: page.sent.append(str(frame)))
    )
    page.goto(f"{server.address}#/table/{keys['table']}/{token or keys['token']}")
    page.wait_for_selector(READY)


def revision(page: Any) -> str:
    return str(page.evaluate("document.body.dataset.revision"))


def changed(page: Any, before: str) -> None:
    page.wait_for_function("old => document.body.dataset.revision !== old", arg=before)


def answered(page: Any, act: Any) -> None:
    before = revision(page)
    act()
    changed(page, before)


class Mouse:
    """Somebody who answers by clicking what the page shows."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def press(self, place: Any) -> None:
        place.click(force=True)

    def answer(self, text: str) -> None:
        """Give the answer that a record writes so, wherever the page has it."""
        page = self.page
        if page.locator(".curtain button").count():
            self.press(page.locator(".curtain button"))
        page.wait_for_selector(".zb .act, .zb .choice, .zboard .tgt", state="attached")
        button = page.locator(f'[data-text="{text}"]')
        if button.count():
            self.press(button.first)
        elif " place " in text:
            self.lay(text)
        else:
            self.on_map(text)

    def target(self, text: str) -> Any:
        return self.page.locator(
            f'.tgt[data-texts="{text}"], .tgt[data-texts*="{text}|"], .tgt[data-texts$="|{text}"]'
        )

    def on_map(self, text: str) -> None:
        page = self.page
        verb = text.split()[1]
        if not self.target(text).count():
            tile = page.locator(f'.act[data-verb="{verb}"], [data-map="{verb}"]')
            if tile.count():
                self.press(tile.first)
        choice = page.locator(f'.choice[data-text="{text}"]')
        if choice.count():
            self.press(choice.first)
            return
        self.press(self.target(text).first)
        if choice.count():
            self.press(choice.first)

    def lay(self, text: str) -> None:
        page = self.page
        place, turn = text.rsplit(" ", 1)
        target = page.locator(f'.tgt.spot[data-texts*="{place} {turn}"]').first
        self.press(target)
        for _ in range(4):
            lying = page.locator(f'[data-act=lay][data-lay="{text}"]')
            if lying.count() or not page.locator("[data-act=rotate]").count():
                break
            self.press(page.locator("[data-act=rotate]"))
        if page.locator("[data-act=lay]").count():
            self.press(page.locator("[data-act=lay]"))


class Keys(Mouse):
    """No pointer at all."""

    def press(self, place: Any) -> None:
        place.first.focus()
        self.page.keyboard.press("Enter")

    def on_map(self, text: str) -> None:
        """The key of the verb leads onto the map, arrows from mark to mark."""
        page = self.page
        verb = text.split()[1]
        if not self.target(text).count() and page.locator(f'.act[data-verb="{verb}"]').count():
            self.press(page.locator(f'.act[data-verb="{verb}"]'))
            choice = page.locator(f'.choice[data-text="{text}"]')
            if choice.count():
                self.press(choice)
                return
        key = {"move": "m", "attack": "a", "walk-off": "w"}.get(verb, "m")
        page.keyboard.press(key)
        page.wait_for_function("() => document.activeElement?.classList.contains('tgt')")
        wanted = self.target(text).first.get_attribute("data-target")
        self.walk(wanted)
        page.keyboard.press("Enter")
        choice = page.locator(f'.choice[data-text="{text}"]')
        if choice.count():
            page.keyboard.press(choice.locator("kbd").inner_text())

    def walk(self, wanted: str) -> None:
        """Arrows towards a mark, Tab for what they miss."""
        page = self.page
        for _ in range(60):
            here, there = (self.middle(name) for name in (self.on(), wanted))
            if self.on() == wanted:
                return
            dx, dy = there[0] - here[0], there[1] - here[1]
            key = (
                ("ArrowRight" if dx > 0 else "ArrowLeft")
                if abs(dx) >= abs(dy)
                else ("ArrowDown" if dy > 0 else "ArrowUp")
            )
            before = self.on()
            page.keyboard.press(key)
            if self.on() == before:
                page.keyboard.press("Tab")
        raise AssertionError(f"no keys lead to {wanted}")

    def on(self) -> str:
        return str(self.page.evaluate("document.activeElement?.dataset?.target ?? ''"))

    def middle(self, name: str) -> tuple[float, float]:
        box = self.page.locator(f'[data-target="{name}"] .hit').first.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@cache
def short_seed() -> int:
    """The seed of a short game of Day Zero that a bot plays for two."""
    return min(SHORT, key=lambda seed: len(played_until("S3", 2, never, seed)["entries"]))


def follow(server: Server, browser: Any, seed: int, last: int = 0) -> list[Any]:
    """Two at a table, each in a browser of their own, give a bot's answers, or the last ones of them."""
    entries = [entry["do"] for entry in played_until("S3", 2, never, seed)["entries"]]
    first = max(0, len(entries) - last) if last else 0
    keys = server.post("api/tables/import", played_until("S3", 2, never, seed, first))
    pages = [open_page(browser, server, size, hints=False) for size in (SMALL, LAPTOP)]
    for page in pages:
        visit(page, server, keys)
    hands = {"Red": Mouse(pages[0]), "Blue": Mouse(pages[1])}
    for text in entries[first:]:
        before = [revision(page) for page in pages]
        hands[text.split()[0]].answer(text)
        for page, old in zip(pages, before, strict=True):
            changed(page, old)
    return pages


def test_day_zero_to_its_end_with_two_seats(server: Server, browser: Any) -> None:
    """A whole game by clicks in two browsers; both see how it ended."""
    for page in follow(server, browser, short_seed()):
        page.wait_for_selector(".ending.lost, .ending.won")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.problems == []
        page.context.close()


def test_day_zero_is_won_together(server: Server, browser: Any) -> None:
    """The last answers of a game that is won, by both."""
    seeds = (*WON, *range(1, 60))
    won = next(
        seed for seed in seeds if played_until("S3", 2, never, seed)["snapshot"]["ending"] == SHELTERED
    )
    for page in follow(server, browser, won, LAST):
        page.wait_for_selector(".ending.won")
        assert page.problems == []
        page.context.close()


def goals_in(frames: list[str], seats: set[int]) -> set[int]:
    """The numbers of the Daily Goals that these seats hold, as a page was told of them."""
    found: set[int] = set()
    for frame in frames:
        message = json.loads(frame)
        view = message.get("view") or (message.get("state") or {}).get("view")
        for squad in (view or {}).get("squads", []):
            if squad["seat"] in seats:
                found |= set(squad["goals"])
    return found


def decline(page: Any) -> bool:
    """Answer what is asked here the shortest way: lay, put and eat what comes first, else the last."""
    if not page.locator(".zb .act, .zb .choice, .zboard .tgt").count():
        return False
    end = page.locator(".act.end")
    if end.count():
        end.first.click()
    elif page.locator(".tgt.spot").count():
        Mouse(page).lay(page.locator(".tgt.spot").first.get_attribute("data-texts").split("|")[0])
    elif page.locator(".choice[data-verb=eat]").count():
        page.locator(".choice[data-verb=eat]").first.click()
    elif page.locator(".zb .choice").count():
        page.locator(".zb .choice").last.click()
    else:
        page.locator(".zboard .tgt").first.click(force=True)
    return True


def test_a_day_with_hidden_goals(server: Server, browser: Any) -> None:
    """Two people and a watcher: until the second morning nobody learns of another's goals."""
    keys = new_table(server, "S1", {"kind": "human", "name": "Ana"}, {"kind": "open"})
    ana, ben, eve = (open_page(browser, server, size, hints=False) for size in (SMALL, LAPTOP, LAPTOP))
    visit(ana, server, keys)
    visit(ben, server, keys, keys["invite"])
    ben.locator(".invite button").first.click()
    ben.wait_for_selector(".invite", state="detached")
    visit(eve, server, keys, keys["watch"])
    ana.wait_for_selector(".zgoals li")
    own, theirs = (page.locator(".zgoals li b").all_inner_texts() for page in (ana, ben))
    assert own and theirs and not set(own) & set(theirs)
    assert eve.locator(".zdown").count() == 2, "face down for who watches"
    assert [page.locator(".zdown").count() for page in (ana, ben)] == [1, 1]
    phases = set()
    while "2" not in (caption := ana.locator(".where .caption").inner_text()):
        phases.add(caption)
        for page, hidden in ((ana, theirs), (ben, own), (eve, own + theirs)):
            shown = page.locator("body").inner_text()
            assert not [goal for goal in hidden if goal in shown]
        before = [revision(page) for page in (ana, ben, eve)]
        assert decline(ana) or decline(ben), "somebody is asked"
        for page, old in zip((ana, ben, eve), before, strict=True):
            changed(page, old)
    assert {phase.upper() for phase in phases} == {"DAY 1", "NIGHT 1"}
    assert eve.locator(".zb .act, .zb .choice, .zboard .tgt").count() == 0
    assert goals_in(ana.sent, {0}) and goals_in(ben.sent, {1}), "one's own are told"
    assert goals_in(ana.sent, {1}) == goals_in(ben.sent, {0}) == goals_in(eve.sent, {0, 1}) == set()
    for page in (ana, ben, eve):
        assert page.problems == []
        page.context.close()


def open_at(server: Server, browser: Any, moment: Any, size: dict[str, int], **settings: Any) -> Any:
    """A page at a moment of a game of two in Four Nights."""
    keys = server.post("api/tables/import", played_until("S1", 2, moment))
    page = open_page(browser, server, size, hints=False, **settings)
    visit(page, server, keys)
    lift(page)
    return page


def test_a_tile_is_turned_and_laid_by_clicking(server: Server, browser: Any) -> None:
    """Every legal place says how far it is, the nearest what it brings, before anything is clicked."""
    page = open_at(server, browser, at("ask-tile", 1), SMALL)
    page.wait_for_selector(".tgt.spot")
    tiles = page.locator(".zboard:not(.minitile) .tile:not(.ghost)").count()
    assert page.locator(".zboard .dist").count() == page.locator(".tgt.spot").count()
    nearest = page.locator(".tgt.spot[data-nearest=true]")
    assert nearest.count() == page.locator(".zboard .bonus").count() >= 1
    nearest.first.click(force=True)
    page.wait_for_selector(".zboard .tile.ghost")
    lying = page.locator("[data-act=lay]").get_attribute("data-lay")
    page.locator("[data-act=rotate]").click()
    assert page.locator("[data-act=lay]").get_attribute("data-lay") != lying
    answered(page, lambda: page.locator("[data-act=lay]").click())
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    assert page.locator(".zboard .tile:not(.ghost):not(.mini)").count() == tiles + 1
    assert "1" in "".join(page.locator(".zhead em").all_inner_texts()), "the nearest place brings a point"
    assert page.problems == []
    page.context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["laptop", "phone"])
def test_a_wall_is_built_by_clicking(server: Server, browser: Any, size: dict[str, int]) -> None:
    """The tile of the bar says its price; the edge pointed at shows the wall before it is clicked."""
    page = open_at(server, browser, can_wall, size)
    wall = page.locator('.act[data-verb="wall"]')
    wall.wait_for()
    assert wall.locator(".price em").inner_text() == "+2"
    walls = page.locator(".fort:not(.planned) .brick").count()
    answered(page, wall.click)
    edge = page.locator('.tgt[data-target^="e"]').first
    edge.focus()
    page.wait_for_selector(".fort.planned .brick", state="attached")
    answered(page, lambda: page.keyboard.press("Enter") if size is PHONE else edge.click(force=True))
    assert page.locator(".fort:not(.planned) .brick").count() == walls + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.problems == []
    page.context.close()


def test_a_turn_is_played_by_keys_alone(server: Server, browser: Any) -> None:
    """The answers of a bot until three turns have ended, without a pointer."""
    entries = [entry["do"] for entry in played_until("S3", 2, never, short_seed())["entries"]]
    ends = [at for at, text in enumerate(entries) if text.endswith(" end")]
    keys = server.post("api/tables/import", played_until("S3", 2, never, short_seed(), 0))
    page = open_page(browser, server, SMALL, hints=False)
    visit(page, server, keys)
    hand = Keys(page)
    for text in entries[: ends[2] + 1]:
        answered(page, lambda: hand.answer(text))  # noqa: B023
    assert page.problems == []
    page.context.close()


def test_the_dead_say_why(server: Server, browser: Any) -> None:
    """Whoever points at one of the dead sees its way on the map and reads the reason."""
    page = open_at(server, browser, at("ask-turn", 1, 3), SMALL)
    page.wait_for_selector(".act")
    page.locator(".aim").first.hover(force=True)
    page.wait_for_selector(".zboard .top :is(.walk, .goal)", state="attached")
    assert len(page.locator(".zb .hint").inner_text()) > 20
    assert page.problems == []
    page.context.close()


def can_attack(asked: str, state: Any) -> bool:
    """Somebody may attack in a turn."""
    attack = state.ruleset.words.verb_code("attack")
    return asked == "ask-turn" and any([verb_of(option) == attack for option in state.options])


def test_hints_come_one_at_a_time(server: Server, browser: Any) -> None:
    """In Day Zero a hint stands above the question until it is learned; then comes the next one."""
    keys = server.post("api/tables/import", played_until("S3", 2, can_attack))
    page = open_page(browser, server, SMALL)
    visit(page, server, keys)
    lift(page)
    told = []
    for _ in range(2):
        page.wait_for_selector(".coach")
        assert page.locator(".coach").count() == 1
        told.append(page.locator(".coach [role=status]").inner_text())
        page.locator("[data-act=got-it]").click()
    assert len(set(told)) == 2
    assert page.problems == []
    page.context.close()


@pytest.mark.skipif(not AXE.is_file(), reason="no axe-core; run npm ci in web/")
@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("pl", PHONE)], ids=["laptop", "phone"])
def test_tables_are_accessible(
    server: Server, browser: Any, lang: str, size: dict[str, int], theme: str
) -> None:
    moments = [at("ask-tile", 1), at("ask-build", 1), at("ask-turn", 1, 3), never]
    for moment in moments:
        page = open_at(server, browser, moment, size, lang=lang, theme=theme)
        page.wait_for_selector(".zb, .ending")
        assert complaints(page) == []
        assert page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight"
            " && document.documentElement.scrollWidth <= innerWidth"
        )
        assert page.problems == []
        page.context.close()


def test_day_zero_is_played_on_a_phone(server: Server, browser: Any) -> None:
    keys = new_table(server, "S3", {"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ben"})
    page = open_page(browser, server, PHONE, touch=True, lang="pl", hints=False)
    visit(page, server, keys)
    page.locator(".curtain button").tap()
    mark = page.locator(".zboard .tgt").first
    mark.tap()
    assert page.locator(".zb .hint b").inner_text(), "the first tap explains"
    answered(page, mark.tap)
    page.locator("[role=tab]").nth(1).tap()
    assert page.locator(".zpeople > li").count() >= 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.problems == []
