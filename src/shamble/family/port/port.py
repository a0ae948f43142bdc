"""A game of the family as the rest of the product knows it: one port, made for each of its games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from shamble.content.problems import Problem
from shamble.family.board.model import UNREACHABLE
from shamble.family.fighting.preview import preview
from shamble.family.missions.mission import Mission
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.family.telling import explain
from shamble.family.telling.observing import FamilyObserver
from shamble.kernel.decision import Decision, Option
from shamble.kernel.event import Event
from shamble.port.casing import Casing
from shamble.port.listing import Listing
from shamble.port.messages import Figure, MissionInfo, Panel, Phrase, RuleRow
from shamble.port.options import Schema
from shamble.port.picture import Picture
from shamble.port.play import Play
from shamble.port.port import Folders, LookError, Port
from shamble.port.screen import Screen
from shamble.port.speaker import Speaker
from shamble.port.study import Study
from shamble.port.watch import Watch
from shamble.port.wording import Row, Wording

from . import messages
from .components import content_of, facts
from .content.books import book
from .content.games import make_rules
from .content.known import (
    FamilyGame,
    MissionWords,
    RulesBook,
    folder_of,
    make_known,
    mission_slug,
    text_folders,
)
from .content.lint import lint_file
from .content.missions import load, mission_files
from .forecast import forecast
from .listing import grid_of, listing_of
from .maps import PALETTES, board_info, drawing_of
from .marks import drawing_in_words
from .options import options_of, schema_of
from .panels import panels_of
from .picture import picture_of
from .play import FamilyPlay
from .screen import FamilyScreen
from .study import FamilyStudy
from .watch import USUAL_TRACES, FamilyWatch, Scene, Traces
from .wording import family_wording, row_of

LOTS: Final = 100
"""How often a team is drawn by lot, at the most, until it fits the mission."""

SCENES: Final = ("phase", "zombies-moved", "zombies-placed", "killed", "wounded", "eliminated")
"""Events of the dead that a page shows one after the other, and where their phase begins."""


Chance = Callable[[Game, int], float | None]


class FamilyPort(Port):
    """One of the Zombicide games."""

    page = "zombicide"

    def __init__(
        self,
        name: str,
        folder: Path,
        rules_book: RulesBook,
        parent: str = "",
        mood: str = "",
        mission_words: MissionWords | None = None,
        scene: Scene | None = None,
        words: str = "",
        wording: Callable[[], Wording] = family_wording,
        casing: Callable[[], Casing] | None = None,
        is_kept: bool = True,
        chance: Callable[[], Chance] | None = None,
        traced: Traces = USUAL_TRACES,
    ) -> None:
        """`folder` holds the game's `content/`, `missions/` and `text/`; `rules_book` makes its rules without
        them. `words` stands before its missions in text keys, see `FamilyGame`. `wording` declares what its
        texts speak of, where that is more than what the family tells; `casing` makes what is its own in
        the casebook. A game is `is_kept` once its games are to come out the same for good, those that are
        `traced` among them. `chance` tells how likely an answer leads to what is tried, where that is more
        than an attack."""
        self.name = name
        self.parent = parent
        self.mood = mood
        self.scene = scene
        """What is measured of the game."""
        self._wording = wording
        self._casing = casing
        self._is_kept = is_kept
        self._chance = chance
        self._traced = traced
        make_known(FamilyGame(name, folder, parent, rules_book, mission_words, words))

    @cached_property
    def wording(self) -> Wording:
        return self._wording()

    @cached_property
    def play(self) -> Play:
        return FamilyPlay()

    @cached_property
    def watch(self) -> Watch:
        return FamilyWatch(self.name, self.scene, is_kept=self._is_kept, traced=self._traced)

    @cached_property
    def study(self) -> Study:
        return FamilyStudy(self.name)

    @cached_property
    def casing(self) -> Casing:
        from .casing import CASING

        return CASING if self._casing is None else self._casing()

    @cached_property
    def screen(self) -> Screen:
        return FamilyScreen()

    # --- rules

    def rules(self, mission: str | Path, options: Mapping[str, object], folders: Folders = ()) -> Rules:
        return make_rules(self.name, mission, options_of(options), folders)

    def new_state(self, rules: Any, seed: int) -> Game:
        return new_state(rules, seed)

    # --- options, missions, content

    def schema(self, folders: Folders = ()) -> Schema:
        return schema_of(book(self.name, folders))

    def at_once(
        self, options: Mapping[str, Any], seed: int, folders: Folders = (), mission: str = ""
    ) -> dict[str, object]:
        """Whoever is not chosen is drawn by lot, and again while the team lacks whom the mission needs."""
        own = book(self.name, folders)
        lacks = own.row("rulings", "team-lacks").decide
        facts_of_mission = _mission(self.name, mission, folders).facts if mission else {}
        people = own.rows("characters")
        chosen = list(options["survivors"])
        others = sorted(name for name in people if name not in chosen)
        lot = Random(seed)  # not the game's own chance: who plays is settled before it begins
        for _ in range(LOTS):
            lot.shuffle(others)
            team = [*chosen, *others[: max(0, options["party"] - len(chosen))]]
            if not lacks(facts_of_mission, [people[name] for name in team]):
                break
        return {**options, "survivors": team}

    def missions(self, folders: Folders = ()) -> Sequence[str]:
        return list(mission_files(self.name, folders))

    def mission_info(self, mission: str, folders: Folders = ()) -> MissionInfo:
        found = _mission(self.name, mission, folders)
        return messages.Mission(
            self.name,
            found.id,
            self.slug_of(found.id),
            found.difficulty,
            found.minutes,
            found.ours,
            found.map_origin,
            list(found.modes),
            True,
            list(found.rules),
            [[messages.GoalInfo(goal.name, goal.text) for goal in step] for step in found.goals],
            [tile.name for tile in found.board.tiles],
            facts(found.facts),
        )

    def slug_of(self, mission: str) -> str:
        return mission_slug(self.name, mission)

    def text_folders(self) -> Sequence[Path]:
        return text_folders(self.name)

    def mission_notes(self, mission: str, folders: Folders = ()) -> Mapping[str, object]:
        return {"tiles": grid_of(_mission(self.name, mission, folders).board)}

    def lint(self, path: Path, folders: Folders = ()) -> list[Problem]:
        return lint_file(path, self.name, folders)

    def listing(self, folders: Folders = ()) -> Listing:
        return listing_of(self.name, folders)

    def rule_rows(self) -> Sequence[RuleRow]:
        path = folder_of(self.name) / "content" / "ledger.json"
        rows = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
        return [RuleRow(row["id"], row["topic"], row["page"]) for row in rows]

    # --- what people see

    def lessons(self) -> Path | None:
        path = folder_of(self.name) / "content" / "lessons.yaml"
        return path if path.is_file() else None

    def setting_of(self, state: Any) -> tuple[str, Mapping[str, Any]]:
        """Whoever is there plays, all by one person."""
        rules = state.rules
        team = [rules.characters[who.character].name for who in state.survivors]
        return rules.mission.id, self.schema().read({"survivors": team, "seats": 1}, rules.mission.id)

    def tally(self, state: Any, events: Iterable[Event]) -> Mapping[str, int]:
        """Rounds, the dead that fell, wounds, and who was lost."""
        found = {"rounds": state.round, "felled": 0, "wounds": 0, "eliminated": 0}
        for event in events:
            if event.key == "killed":
                count = event.args.get("count", 1)
                found["felled"] += count if isinstance(count, int) else 1
            elif event.key == "wounded":
                found["wounds"] += 1
            elif event.key == "eliminated":
                found["eliminated"] += 1
        return found

    def view(self, state: Any, seat: int) -> messages.View:
        return msgspec.convert(state.rules.view(state, seat), messages.View)

    @cached_property
    def scenes(self) -> frozenset[str]:
        return frozenset(SCENES)

    def panels(self, state: Any, seat: int) -> Sequence[Panel]:
        return panels_of(state)

    def figures(self, state: Any, seat: int) -> Sequence[Figure]:
        characters = state.rules.characters
        slugs = [characters[survivor.character].slug for survivor in state.survivors]
        return [
            Figure(number, Phrase(f"survivor-{slugs[number]}"), slugs[number])
            for number, survivor in enumerate(state.survivors)
            if survivor.seat == seat
        ]

    def content(self, folders: Folders = ()) -> messages.Content:
        return content_of(book(self.name, folders))

    def board(self, state: Any) -> messages.BoardInfo:
        return board_info(state.rules.board)

    def drawing(self, mission: str, theme: str, detail: str, folders: Folders = ()) -> str:
        if detail == "words":
            state = new_state(make_rules(self.name, mission, None, folders), 0)
            return drawing_in_words(state, Speaker(self, state), PALETTES[theme])
        return drawing_of(_mission(self.name, mission, folders), book(self.name, folders), theme, detail)

    def look(self, state: Any, seat: int, question: Mapping[str, object]) -> messages.Sight:
        try:
            zone = msgspec.convert(question, messages.Glance).zone
        except msgspec.ValidationError as error:
            raise LookError("server-bad-request", {"said": str(error)}) from None
        topology = state.topology
        zones = len(state.rules.board.zones)
        if not 0 <= zone < zones:
            raise LookError("server-no-zone", {"zone": zone})
        seen = [
            messages.SightInfo(other, topology.ranges[zone][other]) for other in topology.seen_zones[zone]
        ]
        steps = [topology.distance(other, zone) for other in range(zones)]
        return messages.Sight(zone, seen, [-1 if step == UNREACHABLE else step for step in steps])

    def preview(self, state: Any, action: int) -> messages.Preview | None:
        odds = preview(state, action)
        if odds is None:
            chance = self._chance()(state, action) if self._chance is not None else None
            return messages.ChancePreview(chance) if chance is not None else forecast(state, action)
        if odds["blast"]:
            return msgspec.convert({"kind": "blast", **odds}, messages.BlastPreview)
        return msgspec.convert({"kind": "dice", **odds}, messages.AttackPreview)

    def message_types(self) -> Mapping[str, Any]:
        return {
            "mission": messages.Mission,
            "view": messages.View,
            "content": messages.Content,
            "board": messages.BoardInfo,
            "preview": messages.Preview,
            "glance": messages.Glance,
            "look": messages.Sight,
        }

    # --- learning

    def observer(self, rules: Any) -> FamilyObserver:
        return FamilyObserver(rules)

    def picture(self, state: Any, seat: int) -> Picture:
        return picture_of(state)

    # --- naming

    def row_of(self, state: Any, rows: str, value: Any) -> Row | None:
        return row_of(state, rows, value)

    def mission_slug(self, state: Any) -> str:
        return self.slug_of(state.rules.mission.id)

    # --- explaining

    def decision(self, state: Any, seat: int) -> Decision | None:
        return explain.decision(state, seat)

    def asides(self, state: Any, seat: int) -> list[Option]:
        return [explain.describe(state, action, 1 << seat) for action in state.ruleset.asides(state, seat)]


@lru_cache(maxsize=256)
def _mission(game: str, mission: str, folders: Folders) -> Mission:
    return load(game, mission, folders)
