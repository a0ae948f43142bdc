"""Takes pictures of a game's scenes: python tests/web/gallery.py army [--scene table] [--lang pl] [--all]

Without further words the pictures of the documentation; `--all` takes each scene in both languages and lights,
on every size of screen, into the folder that `--to` names, for looking at.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from web_positions import record
from web_server import LAPTOP, PHONE, Server, open_page, visit

DOCS = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
SIZES = {
    "small": {"width": 1280, "height": 720},
    "laptop": LAPTOP,
    "wide": {"width": 1920, "height": 1080},
    "phone": PHONE,
}


def shots(module: Any, chosen: argparse.Namespace) -> Iterator[tuple[str, str, str, str]]:
    """Scene, language, light and size of every picture wanted."""
    scenes = chosen.scene or list(module.SCENES)
    if chosen.all or chosen.lang or chosen.size or chosen.theme:
        yield from product(
            scenes, chosen.lang or ["en", "pl"], chosen.theme or ["night", "day"], chosen.size or list(SIZES)
        )
    else:
        yield from module.PICTURES


def take(browser: Any, server: Server, module: Any, shot: tuple[str, str, str, str]) -> Any:
    """A page that shows a scene."""
    name, lang, theme, size = shot
    scene = module.SCENES[name]
    page = open_page(browser, server, SIZES[size], touch=size == "phone", lang=lang, theme=theme, hints=False)
    page.set_default_timeout(15_000)
    if scene.text is None:
        scene.go(page, server)
    else:
        position = record(scene.text, scene.mission, module.GAME)
        if scene.registers:
            position["base"]["registers"] = [*scene.registers]
        visit(page, server, server.post("api/tables/import", position))
        scene.go(page)
    page.wait_for_timeout(500)
    return page


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a module scenes_GAME beside this file")
    for word in ("scene", "lang", "theme", "size"):
        parser.add_argument(f"--{word}", action="append")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--to", type=Path, default=DOCS)
    chosen = parser.parse_args()
    module = importlib.import_module(f"scenes_{chosen.game}")
    chosen.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        for shot in shots(module, chosen):
            page = take(browser, server, module, shot)
            name = "-".join([chosen.game, *shot])
            if chosen.to == DOCS:
                name = "-".join(
                    [chosen.game, shot[0], *(it for it in shot[1:] if it in ("day", "phone", "wide"))]
                )
                page.screenshot(path=chosen.to / f"{name}.jpg", type="jpeg", quality=74)
            else:
                page.screenshot(path=chosen.to / f"{name}.png")
            print(name, *page.problems)
            page.context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
