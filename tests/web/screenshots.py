"""Makes the pictures of `docs/screenshots/`: python tests/web/screenshots.py

They show a real game: a bot's record is followed through the page, and pictures are taken on the way.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from web_follow import Finger, Hand, parts
from web_records import winning_record
from web_server import GAME, LAPTOP, PHONE, Server, open_page, visit

SNATCH = Path(__file__).resolve().parents[1] / "snatch"
FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
MISSION = "M1"
SIX = ["Amy", "Doug", "Elle", "Josh", "Ned", "Wanda"]
MOST = 260


def bot_game(seed: int) -> list[str]:
    """What a bot does in a game with the first six."""
    from shamble.lab.golden import play_record

    record = play_record(GAME, MISSION, "greedy", seed, {"survivors": SIX})
    return [entry.text for entry in record.entries[:MOST]]


def picture(page: Any, name: str) -> None:
    """A picture small enough for a repository."""
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=74)


class Photographer:
    """Follows a game and takes each picture at the first good moment."""

    def __init__(self, page: Any, hand: Hand, suffix: str) -> None:
        self.page = page
        self.hand = hand
        self.suffix = suffix
        self.taken: set[str] = set()
        self.best = 0

    def shoot(self, name: str) -> None:
        self.page.mouse.move(640, 4)
        self.page.wait_for_timeout(350)
        picture(self.page, f"{name}{self.suffix}")
        self.taken.add(name)
        print(f"{name}{self.suffix}")

    def watch_phase(self) -> None:
        """Step through the dead; keep the step with the most to explain."""
        page = self.page
        while page.locator(".playbar").count():
            rings = page.locator(".rings").count()
            score = rings + 6 * page.locator(".splitchip").count() + 3 * page.locator(".sightline").count()
            score += page.locator(".route.quiet").count() if rings else 0
            if rings and score > self.best:
                self.best = score
                self.shoot("zombie-phase")
            (page.locator('[data-act="step"]').first).click()
            page.wait_for_timeout(15)

    def follow(self, entries: list[str]) -> None:
        page = self.page
        at = 0
        while at < len(entries):
            page.wait_for_function(
                "() => document.querySelector('.playbar, .choice, .act[data-verb], "
                "[data-act=hands], .ending')"
            )
            if page.locator(".playbar").count():
                self.watch_phase()
                continue
            if page.locator(".ending").count():
                break
            rounds = int(page.locator(".caption").first.inner_text().split()[-1])
            verb, _ = parts(entries[at])
            if rounds >= 4 and verb == "move" and "table" not in self.taken:
                self.shoot("table")
            if verb == "ranged" and rounds >= 3 and "attack" not in self.taken:
                self.hand.verb("ranged")
                page.wait_for_selector(".odds")
                self.shoot("attack")
                page.keyboard.press("Escape")
            before = page.evaluate("document.body.dataset.revision")
            at += self.hand.answer(entries[at:])
            page.wait_for_function("before => document.body.dataset.revision !== before", arg=before)


def plain_table(browser: Any, server: Server) -> None:
    """A game without a page of its own."""
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "bot"}, {"kind": "bot"}]
    keys = server.post("api/tables", {"game": "snatch", "mission": "TABLE", "seats": seats, "seed": 3})
    page = open_page(browser, server, LAPTOP)
    page.goto(f"{server.address}#/table/{keys['table']}/{keys['token']}")
    page.wait_for_selector(".ask .choice")
    page.locator(".ask .choice").last.click()
    page.wait_for_selector(".ask .choice")
    page.wait_for_timeout(300)
    picture(page, "plain")
    page.context.close()


def main() -> None:
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(parents=True, exist_ok=True)
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    entries = bot_game(seed)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        page = open_page(browser, server, LAPTOP)
        page.goto(server.address)
        page.wait_for_selector("[data-mission=M1]")
        page.locator("[data-mission=M1]").click()
        page.wait_for_timeout(800)
        picture(page, "start")
        page.goto(f"{server.address}#/rules/Z2-ZMOVE-07")
        page.wait_for_selector(".ruletext.here")
        page.wait_for_timeout(300)
        picture(page, "rules")
        keys = server.table(MISSION, seed=seed, options={"survivors": SIX})
        visit(page, server, keys)
        Photographer(page, Hand(page), "").follow(entries)
        page.goto(f"{server.address}#/replay/{keys['table']}")
        page.wait_for_selector(".replaybar")
        page.locator("#entry").fill("40")
        page.wait_for_timeout(600)
        picture(page, "replay")
        won = server.post("api/tables/import", {**winning_record(), "hashes": {}})
        visit(page, server, won)
        page.wait_for_selector(".ending.won .score")
        page.wait_for_timeout(400)
        picture(page, "ending")
        page.context.close()
        phone = open_page(browser, server, PHONE, touch=True, lang="pl")
        visit(phone, server, server.table(MISSION, seed=seed, options={"survivors": SIX}))
        Photographer(phone, Finger(phone), "-phone").follow(entries[:120])
        phone.context.close()
        day = open_page(browser, server, LAPTOP, theme="day", lang="pl")
        visit(day, server, server.table(MISSION, seed=seed, options={"survivors": SIX}))
        Photographer(day, Hand(day), "-day").follow(entries[:120])
        day.context.close()
        server.stop()
        server = Server(Path(data) / "shelf", SNATCH)
        plain_table(browser, server)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
