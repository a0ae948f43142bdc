"""Answers of a record, given through the page by mouse, by keyboard alone, or by touch."""

from __future__ import annotations

import re
from typing import Any

GROUPS = {
    "melee-both": "melee",
    "ranged-both": "ranged",
    "reorganise": "order",
    "trade": "order",
    "crate": "take",
    "concentrate-melee": "concentrate",
    "concentrate-ranged": "concentrate",
    "throw": "explosive",
    "lay": "explosive",
    "inject": "use",
    "treat": "use",
    "get-in": "car",
    "get-out": "car",
    "change-seat": "car",
    "drive": "car",
    "drive-fast": "car",
}
DOORS = ("open", "close")
"""Where a game can close doors too, both are behind one button."""
LOOKED_AT = ("build",)
"""What it changes is shown before it is done."""

KEYS = {
    "move": "m",
    "search": "s",
    "open": "d",
    "melee": "f",
    "ranged": "r",
    "order": "t",
    "take": "o",
    "noise": "n",
    "slip": "l",
    "charge": "c",
    "jump": "j",
    "reload": "b",
    "eat": "a",
    "mission": "x",
    "lead": "g",
    "rescue": "v",
    "shove": "h",
    "taunt": "u",
    "eliminate": "l",
    "clip": "b",
    "challenge": "d",
    "open-vault": "d",
    "concentrate": "c",
    "explosive": "k",
    "personal": "p",
    "sprint": "j",
    "car": "i",
    "use": "a",
    "door": "d",
    "build": "b",
    "combine": "c",
    "end": "e",
}
TRAVEL = ("move", "slip", "charge", "jump")
REPLIES = """activate pass hit wound shield take-wound route spawn-in choose reroll stand keep give drop hands
escape stay drag leave consent refuse assign play first surplus start-at yes no retain entrust give-token
keep-token companion-is pack noise-at first-player wake on stop goal noise agree bind shift draw assign close"""
VERBS = (
    *KEYS,
    *GROUPS,
    *REPLIES.split(),
)


def parts(text: str) -> tuple[str, str]:
    """The verb of an answer and what it names."""
    for verb in sorted(VERBS, key=len, reverse=True):
        found = re.match(rf"(?:[A-Z].*? )?{verb}(?: (.*))?$", text)
        if found and (text.startswith(verb) or f" {verb}" in text):
            return verb, found[1] or ""
    raise AssertionError(text)


class Hand:
    """Somebody at the page. Subclasses differ in what they touch it with."""

    def __init__(self, page: Any) -> None:
        self.page = page

    # --- what they touch with

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def choose(self, selector: str) -> None:
        self.press(selector)

    def verb(self, group: str) -> None:
        self.press(f'[data-verb="{group}"]')

    def commit_verb(self, group: str) -> None:
        self.verb(group)

    def zone(self, group: str, name: str) -> None:
        if self.page.locator(f'.act.sel[data-verb="{group}"]').count() == 0:
            self.verb(group)
        self.press(f'.zone[data-name="{name}"]')

    def skip(self) -> None:
        self.press('[data-act="skip"]')

    # --- answers

    def answer(self, texts: list[str]) -> int:
        """Give the first of these answers, or several at once where the page asks for them together."""
        page = self.page
        text = texts[0]
        verb, rest = parts(text)
        choice = f'.choice[data-text="{text}"]'
        if verb == "hands":
            self.hands(rest)
        elif page.locator('[data-act="trade"]').count():
            return self.trade(texts)
        elif page.locator(choice).count():
            self.choose(choice)
        elif verb == "end":
            self.commit_verb("end")
        elif verb in TRAVEL:
            self.zone(verb, rest)
        elif verb.split("-")[0] in ("melee", "ranged", "concentrate", "throw"):
            group = GROUPS.get(verb, verb)
            is_idle = page.locator(f'.act.idle[data-verb="{group}"]').count()
            self.verb(group)
            if is_idle:  # nobody to hit: asked twice
                self.verb(group)
            page.wait_for_selector('[data-act="attack"]')
            wanted = f'[data-act="attack"][data-text="{text}"]'
            if not page.locator(wanted).count():
                self.press(f'.alts [data-text="{text}"]')
                page.wait_for_selector(wanted)
            self.press(wanted)
        else:
            group = GROUPS.get(verb, verb)
            if verb in DOORS and page.locator('[data-verb="door"]').count():
                group = "door"
            button = page.locator(f'[data-verb="{group}"]').first
            button.wait_for()
            self.verb(group)
            page.wait_for_timeout(20)
            if page.locator(choice).count():
                self.choose(choice)
            elif page.locator(f'.act.sel[data-verb="{group}"]').count() and self.needs_second(group):
                self.verb(group)
            if verb in LOOKED_AT:
                self.press(f'.forecast [data-act="{verb}"]')
        return 1

    def needs_second(self, group: str) -> bool:
        return False

    def hands(self, rest: str) -> None:
        """Move cards until exactly these are in hand, then confirm."""
        page = self.page
        done = page.locator('[data-act="hands"]')
        done.wait_for()
        wanted = [] if rest == "nothing nothing" else split_cards(rest, self.carried())
        for _ in range(8):
            hand, pack = self.held(".hands"), self.held(".pack")
            extra = missing(hand, wanted)
            lacking = missing(wanted, hand)
            if not extra and not lacking:
                break
            if lacking and extra:
                self.press(f'.arrange .hands [data-card="{extra[0]}"]')
                self.press(f'.arrange .pack [data-card="{lacking[0]}"]')
            elif lacking:
                self.press(f'.arrange .pack [data-card="{lacking[0]}"]')
            else:
                self.press(f'.arrange .hands [data-card="{extra[0]}"]')
                self.press(".arrange .pack button.nothing")
            del pack
        self.press('[data-act="hands"]')

    def held(self, where: str) -> list[str]:
        cards = self.page.locator(f".arrange {where} [data-card]")
        return [card.get_attribute("data-card") for card in cards.all()]

    def carried(self) -> list[str]:
        return self.held(".hands") + self.held(".pack")

    def trade(self, texts: list[str]) -> int:
        """All keeps and gives of one trade."""
        count = 0
        for text in texts:
            verb, rest = parts(text)
            if verb not in ("keep", "give"):
                break
            count += 1
            if verb == "give":
                owner = text[: text.index(" give ")]
                name, copy = numbered(rest)
                self.press(f'.swapcard[data-owner="{owner}"][data-card="{name}"] >> nth={copy}')
        self.press('[data-act="trade"]')
        return count


class Keys(Hand):
    """No pointer at all: shortcuts, Tab, arrows and Enter."""

    def press(self, selector: str) -> None:
        self.tab_to(selector)
        self.page.keyboard.press("Enter")

    def tab_to(self, selector: str) -> None:
        target = self.page.locator(selector).first
        target.wait_for()
        handle = target.element_handle()
        for _ in range(160):
            if handle.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def choose(self, selector: str) -> None:
        target = self.page.locator(selector).first
        number = target.locator("kbd")
        if number.count():
            self.page.keyboard.press(number.text_content())
        else:
            self.press(selector)

    def verb(self, group: str) -> None:
        self.page.locator(f'[data-verb="{group}"]').first.wait_for()
        self.page.keyboard.press(KEYS[group])

    def zone(self, group: str, name: str) -> None:
        self.page.locator('[data-verb="move"]').first.wait_for()
        for _ in range(24):
            self.page.keyboard.press(KEYS[group])
            if self.page.evaluate("document.activeElement?.getAttribute('data-name')") == name:
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"no key leads to {name}")

    def skip(self) -> None:
        self.page.keyboard.press("k")


class Finger(Hand):
    """Touch: the first tap selects and explains, the second commits."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def commit_verb(self, group: str) -> None:
        self.verb(group)

    def needs_second(self, group: str) -> bool:
        return True

    def zone(self, group: str, name: str) -> None:
        if self.page.locator(f'.act.sel[data-verb="{group}"]').count() == 0:
            self.verb(group)
        place = self.page.locator(f'.zone[data-name="{name}"] .hit').first
        place.tap(force=True)
        self.page.locator(".focusbox").first.wait_for(state="attached")
        place.tap(force=True)


def missing(wanted: list[str], have: list[str]) -> list[str]:
    """What of the first list is not in the second, counting copies."""
    rest = list(have)
    lost = []
    for name in wanted:
        if name in rest:
            rest.remove(name)
        else:
            lost.append(name)
    return lost


def numbered(name: str) -> tuple[str, int]:
    """`Pistol 2` is the second Pistol."""
    found = re.match(r"(.*) ([2-9])$", name)
    return (found[1], int(found[2]) - 1) if found else (name, 0)


def split_cards(rest: str, carried: list[str]) -> list[str]:
    """The two cards named one after the other."""
    names = {*carried, "nothing"}
    for name in sorted(names, key=len, reverse=True):
        for first in (name, *(f"{name} {copy}" for copy in range(2, 6))):
            if rest.startswith(first + " "):
                second = numbered(rest[len(first) + 1 :])[0]
                if second in names:
                    return [card for card in (name, second) if card != "nothing"]
    raise AssertionError(rest)


def follow(hand: Hand, entries: list[str], limit: int = 10_000) -> int:
    """Play a whole record through the page; how many answers were given."""
    page = hand.page
    at = 0
    while at < min(len(entries), limit):
        page.wait_for_function(
            "() => document.querySelector('.playbar, .choice, .act[data-verb], [data-act=hands], "
            "[data-act=trade], .ending') && !document.querySelector('[aria-busy=true]')"
        )
        if page.locator(".playbar").count():
            hand.skip()
            page.wait_for_selector(".playbar", state="detached")
            continue
        before = page.evaluate("document.body.dataset.revision")
        at += hand.answer(entries[at:])
        page.wait_for_function("before => document.body.dataset.revision !== before", arg=before)
    return at
