"""Scenes of Zpocalypse for pictures: moments of games that a bot played so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shamble.bots import bots_of
from shamble.kernel.action import verb_of, x_of
from shamble.kernel.game import seats_for
from shamble.kernel.record import Record
from shamble.kernel.state import RUNNING
from shamble.kernel.table import Table
from shamble.port.shelf import need

GAME = "zpocalypse"
SEED = 3


def never(asked: str, state: Any) -> bool:
    """To the end of the game."""
    return False


def played_until(
    mission: str, seats: int, moment: Callable[[str, Any], bool] = never, seed: int = SEED, most: int = 10_000
) -> dict[str, Any]:
    """The record of a bot's game up to a question that is wanted, to so many answers, or to its end."""
    port = need(GAME)
    chosen = port.schema().read({"seats": seats}, mission)
    table = Table(port.new_state(port.rules(mission, chosen), seed), Record(GAME, mission, chosen, seed))
    policy = bots_of(port)["greedy"](seed)
    while table.state.result == RUNNING and len(table.record.entries) < most:
        state = table.state
        if moment(state.ruleset.procedure_name(state.stack[-1].proc), state):
            break
        action = policy(state)
        mask = seats_for(state, action)
        table.submit_action((mask & -mask).bit_length() - 1, action)
    return table.save().encode()


@dataclass(frozen=True)
class Moment:
    """A position of a game, and what is clicked there."""

    mission: str
    seats: int
    when: Callable[[str, Any], bool]
    act: Callable[[Any], None]
    seed: int = SEED
    text: None = None

    def go(self, page: Any, server: Any) -> None:
        keys = server.post("api/tables/import", played_until(self.mission, self.seats, self.when, self.seed))
        page.goto(f"{server.address}#/table/{keys['table']}/{keys['token']}")
        lift(page)
        self.act(page)


def lift(page: Any) -> None:
    """Take the screen, where the others must not look."""
    page.wait_for_selector(".curtain button, .zboard")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    page.wait_for_selector(".zboard")


def look(_: Any) -> None:
    """Nothing is clicked."""


def lay(page: Any) -> None:
    """A tile is held over the nearest place."""
    page.locator(".tgt.spot[data-nearest=true]").first.click(force=True)
    page.wait_for_selector(".zboard .tile.ghost")


def wall(page: Any) -> None:
    """A wall is chosen, and an edge beside the entrance is pointed at."""
    page.locator('.act[data-verb="wall"]').click()
    page.wait_for_selector('.tgt[data-target^="e"]', state="attached")
    page.keyboard.press("m")
    page.wait_for_selector(".fort.planned", state="attached")


def why(page: Any) -> None:
    """One of the dead is pointed at."""
    page.locator(".aim").first.hover(force=True)
    page.wait_for_selector(".zboard .top :is(.walk, .goal)", state="attached")


def plan(page: Any) -> None:
    """A place for a structure is pointed at."""
    page.locator(".zboard .tgt").nth(7).hover(force=True)


def at(question: str, day: int, dead: int = 0) -> Callable[[str, Any], bool]:
    return lambda asked, state: asked == question and state.day == day and len(state.dead) >= dead


def can_wall(asked: str, state: Any) -> bool:
    """Somebody may build a Wall."""
    build, walls = state.ruleset.words.verb_code("build"), state.ruleset.names(state, "structure", 0)["wall"]
    return asked == "ask-build" and any(
        [verb_of(option) == build and x_of(option) == walls for option in state.options]
    )


SCENES = {
    "tile": Moment("S1", 3, at("ask-tile", 1, 1), lay),
    "feed": Moment("S1", 3, at("ask-feed", 1), look),
    "build": Moment("S1", 3, at("ask-build", 2), look),
    "site": Moment("S1", 3, at("ask-site", 1), plan),
    "wall": Moment("S1", 3, can_wall, wall),
    "why": Moment("S1", 3, at("ask-turn", 1, 8), why),
    "turn": Moment("S1", 3, at("ask-turn", 2, 8), look),
    "aim": Moment("S1", 3, at("ask-aim", 1, 5), look),
    "hold": Moment("S1", 3, lambda asked, state: asked == "ask-hold-off", look),
    "goals": Moment("S1", 3, at("ask-goals", 1), look),
    "zero": Moment("S3", 2, at("ask-turn", 1, 3), look),
    "end": Moment("S1", 3, never, look),
    "won": Moment("S3", 2, never, look, seed=60),
}
PICTURES = [
    ("tile", "en", "night", "laptop"),
    ("wall", "en", "night", "laptop"),
    ("hold", "en", "night", "laptop"),
    ("why", "pl", "day", "laptop"),
    ("end", "en", "night", "laptop"),
    ("tile", "pl", "night", "phone"),
    ("turn", "pl", "night", "phone"),
]
"""What the documentation shows: scene, language, light, size."""
