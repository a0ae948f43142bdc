"""The product as a player starts it, and visitors to it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import shamble

ROOT = Path(shamble.__file__).parents[2]
GAME = "zombicide-2e"
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}


class Server:
    """The product as a player starts it."""

    def __init__(self, folder: Path, *games: Path, port: int = 0, serve: Sequence[str] = ()) -> None:
        """`games` are folders with games from outside, put on the shelf beside the product's own; `serve` are
        options of a group's server, instead of one's own."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        environment["SHAMBLE_GAMES"] = os.pathsep.join(map(str, games))
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "shamble",
                *(["serve", *serve] if serve else ["play", "--no-open"]),
                "--port",
                str(port),
                "--data",
                str(folder),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
            text=True,
        )
        self.address = ""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[^\s/]+:\d+/", line)
            if found:
                self.address = found[0]
                break

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()}") from error

    def table(self, mission: str = "M0", **changes: object) -> Any:
        """A new table; its keys."""
        return self.post("api/tables", {"game": GAME, "mission": mission, **changes})

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()


def open_page(
    browser: Any, server: Server, size: dict[str, int] = LAPTOP, touch: bool = False, **settings: object
) -> Any:
    """A fresh visitor with these settings; whatever goes wrong in the page fails the test."""
    context = browser.new_context(viewport=size, has_touch=touch, is_mobile=touch)
    chosen = {"lang": "en", "motion": False, "speed": "one", "hints": True, **settings}
    context.add_init_script(
        f"const chosen = {json.dumps(json.dumps(chosen))};"
        "if (!localStorage['shamble.settings']) localStorage['shamble.settings'] = chosen;"
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on(
        "console",
        lambda message: (
            page.problems.append(message.text)
            if message.type == "error" and "WebSocket" not in message.text and "ERR_" not in message.text
            else None
        ),
    )
    return page


def visit(page: Any, server: Server, keys: dict[str, Any], token: str = "") -> None:
    """Open a table by its link."""
    page.goto(f"{server.address}#/table/{keys['table']}/{token or keys['token']}")
    page.wait_for_selector("svg.board")
