"""The games on the shelf: missions, survivors, rules and maps as messages, and positions to play from.

Names from outside are looked up in lists; they never become paths.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from shamble import text
from shamble.content.problems import ContentError
from shamble.content.records import options_of, position
from shamble.family.board.draw import DAY, NIGHT, Mark, draw_svg
from shamble.family.board.model import LINK_DOOR, LINK_OPENING, LINK_STREET, Board
from shamble.family.missions.mission import Mission
from shamble.family.port.content.books import book, folder_of, games
from shamble.family.port.content.games import make_rules
from shamble.family.port.content.missions import load, mission_files
from shamble.family.position import printed as definitions
from shamble.family.position.options import NO_ABOMINATIONS, Options
from shamble.family.position.printed import LEVEL_NAMES, CardType, slug_of
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.games import GAMES
from shamble.kernel.book import Book
from shamble.kernel.record import Record
from shamble.server import logs, messages
from shamble.server.refusals import Refused

LINK_KINDS: Final[dict[int, Any]] = {LINK_STREET: "street", LINK_OPENING: "opening", LINK_DOOR: "door"}
PALETTES: Final[dict[str, Mapping[str, str]]] = {"night": NIGHT, "day": DAY}
MAX_SEATS: Final = 6

_folders: tuple[Path, ...] = ()


def use_folders(folders: tuple[Path, ...]) -> None:
    """Also offer content from outside the package: missions and skills of one's own."""
    global _folders
    _folders = folders
    for kept in (_mission, rule_list, content_of, board_drawing):
        kept.cache_clear()


# --- positions


def options_from(game: str, data: dict[str, Any]) -> Options:
    """Options of unknown origin, checked against what the game has."""
    chosen = options_of(Record(game, "", data, None))
    rows = need_book(game)
    for table, names in (
        ("tiers", chosen.tiers),
        ("abominations", chosen.abominations),
        ("modes", chosen.modes),
        ("characters", chosen.survivors),
    ):
        for name in names:
            if table == "abominations" and names == (NO_ABOMINATIONS,):
                break
            if name not in rows.rows(table):
                raise Refused("server-unknown-choice", 400, kind=table, name=name[:60])
        if len(set(names)) != len(names):
            raise Refused("server-choice-twice", 400, kind=table)
    if len(chosen.survivors) > chosen.party:
        raise Refused("server-party-too-small", 400, survivors=len(chosen.survivors), party=chosen.party)
    return chosen


def fill_party(game: str, chosen: list[str], party: int, seed: int) -> list[str]:
    """The chosen survivors and, drawn by lot, as many others as the party still needs."""
    others = sorted(name for name in need_book(game).rows("characters") if name not in chosen)
    Random(seed).shuffle(others)  # not the game's own chance: who plays is settled before it begins
    return [*chosen, *others[: max(0, party - len(chosen))]]


def rules_for(game: str, mission: str, options: Options) -> Rules:
    """The rules of a game on one of its missions."""
    need_mission(game, mission)
    return make_rules(game, mission, options, _folders)


def fresh_state(rules: Rules, generator: int, base: dict[str, Any] | None) -> Game:
    """A position to start a table from: a new setup, or one that was kept."""
    return new_state(rules, generator) if base is None else position(rules, base, "base")


def need_book(game: str) -> Book:
    """The book of a game that there is."""
    if game not in GAMES:
        raise Refused("server-unknown-game", 404, game=game[:60])
    return book(game, _folders)


def need_mission(game: str, mission: str) -> Mission:
    """A mission of a game, by the id that lists show."""
    need_book(game)
    if mission not in mission_files(game, _folders):
        raise Refused("server-unknown-mission", 404, mission=mission[:60])
    return _mission(game, mission)


@lru_cache(maxsize=256)
def _mission(game: str, mission: str) -> Mission:
    return load(game, mission, _folders)


# --- lists


def game_list() -> list[messages.GameInfo]:
    """Every game with what may be chosen."""
    found = []
    for name in games():
        rows = need_book(name)
        found.append(
            messages.GameInfo(
                name,
                GAMES[name].parent,
                len(mission_files(name, _folders)),
                MAX_SEATS,
                6,
                list(rows.rows("tiers")),
                list(rows.rows("abominations")),
                list(rows.rows("modes")),
            )
        )
    return found


def mission_list(game: str) -> list[messages.MissionInfo]:
    """The missions of a game, in their order; a file with mistakes is left out and logged."""
    need_book(game)
    found = []
    for name in mission_files(game, _folders):
        try:
            found.append(mission_info(game, need_mission(game, name)))
        except ContentError as error:
            logs.warn("mission-with-mistakes", game=game, mission=name, said=str(error))
    return found


def mission_info(game: str, mission: Mission) -> messages.MissionInfo:
    """What the start page and the table show of a mission."""
    return messages.MissionInfo(
        game,
        mission.id,
        mission.id.lower(),
        mission.difficulty,
        mission.minutes,
        [[messages.GoalInfo(goal.name, goal.text) for goal in step] for step in mission.goals],
        mission.map_origin,
        mission.ours,
        list(mission.modes),
        [tile.name for tile in mission.board.tiles],
        list(mission.rules),
        f"/api/games/{game}/missions/{mission.id}/board.svg",
    )


def character_list(game: str) -> messages.CharacterList:
    """Who can be played, and every skill."""
    rows = need_book(game)
    return messages.CharacterList(characters(rows), list(skills(rows).values()))


@cache
def rule_list(game: str, lang: str) -> messages.RuleList:
    """The rules of a game in players' words; what a language lacks is there in English, marked."""
    need_book(game)
    path = folder_of(game) / "content" / "ledger.json"
    rows = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    found = []
    for row in rows:
        key = f"rule-{row['id']}"
        own = lang if text.has(key, lang) else "en"
        ruling = f"{key}.ruling"
        found.append(
            messages.RuleText(
                row["id"],
                row["topic"],
                row["page"],
                text.t(key, own) if text.has(key, own) else "",
                own,
                text.t(ruling, own) if text.has(ruling, own) else "",
            )
        )
    return messages.RuleList(lang, found)


# --- components


@cache
def content_of(game: str) -> messages.Content:
    """The component lists of a game."""
    rows = need_book(game)
    return messages.Content(
        {row.slug: card(row) for row in rows.rows("cards").values() if isinstance(row, CardType)},
        skills(rows),
        [kind(row) for row in rows.rows("zombies").values() if isinstance(row, definitions.ZombieKind)],
        characters(rows),
        [
            messages.VerbInfo(name, str(getattr(row, "rule", "")))
            for name, row in sorted(rows.rows("verbs").items())
        ],
    )


def card(row: CardType) -> messages.Card:
    """A card as it is printed."""
    return messages.Card(
        row.slug,
        row.name,
        weapon_mode(row.melee),
        weapon_mode(row.ranged),
        row.dual,
        row.opens_doors,
        row.door_noise,
        row.ammo,
        row.reload,
        [slug_of(name) for name in row.skills],
        row.from_backpack,
        row.food,
        row.rerolls,
        row.blast,
        row.alarm,
        list(row.rules),
    )


def weapon_mode(row: definitions.WeaponMode | None) -> messages.WeaponMode | None:
    """One way to attack."""
    if row is None:
        return None
    return messages.WeaponMode(row.near, row.far, row.dice, row.accuracy, row.damage, row.noisy)


def skills(rows: Book) -> dict[str, messages.SkillInfo]:
    """Every skill by its slug."""
    return {
        row.slug: messages.SkillInfo(row.slug, row.name, list(row.rules))
        for row in rows.rows("skills").values()
        if isinstance(row, definitions.Skill)
    }


def kind(row: definitions.ZombieKind) -> messages.ZombieKind:
    """A kind of zombie."""
    return messages.ZombieKind(
        row.index,
        row.slug,
        row.name,
        row.type,
        row.actions,
        row.toughness,
        row.adrenaline,
        row.priority,
        row.figures,
        list(row.rules),
    )


def characters(rows: Book) -> list[messages.Character]:
    """Everybody who can be played."""
    found: list[messages.Character] = []
    for row in rows.rows("characters").values():
        assert isinstance(row, definitions.Character)
        levels: dict[Any, list[str]] = {
            level: [slug_of(name) for name in names]
            for level, names in zip(LEVEL_NAMES, row.levels, strict=True)
        }
        found.append(messages.Character(row.index, row.slug, row.name, [*row.traits], levels, row.ours))
    return found


# --- maps


def board_info(board: Board) -> messages.BoardInfo:
    """The map with everything a drawing needs."""
    return messages.BoardInfo(
        board.name,
        board.width,
        board.height,
        [
            messages.ZoneInfo(
                zone.index,
                zone.name,
                board.labels[zone.index],
                "room" if zone.kind.indoor else "street",
                zone.dark,
                zone.building,
                list(zone.parts),
                [messages.Rect(*rect) for rect in zone.rects],
            )
            for zone in board.zones
        ],
        [messages.DoorInfo(d.index, d.name, d.a, d.b, d.x, d.y, d.vertical) for d in board.doors],
        [
            messages.LinkInfo(
                link.a,
                link.b,
                LINK_KINDS[link.kind],
                link.door,
                link.x,
                link.y,
                link.low,
                link.high,
                link.vertical,
            )
            for link in board.links
        ],
        [messages.TileInfo(tile.name, tile.row, tile.col, tile.rotation) for tile in board.tiles],
        [list(rooms) for rooms in board.buildings],
    )


@lru_cache(maxsize=256)
def board_drawing(game: str, mission: str, theme: str, detail: str) -> str:
    """The map as a picture, with what lies on it when the mission begins."""
    found = need_mission(game, mission)
    marks: dict[int, list[Mark]] = {}

    def mark(zone: int, sort: str, label: str) -> None:
        marks.setdefault(zone, []).append(Mark(sort, label))

    for zone in found.starts:
        mark(zone, "start", "S")
    for zone in found.exits:
        mark(zone, "exit", "E")
    for number, zone in enumerate(found.spawns):
        mark(zone, "spawn", str(number + 1))
    for zone in found.objectives:
        if zone >= 0:
            mark(zone, "objective", "X")
    if detail == "full":
        kinds = content_of(game).kinds
        for zone in found.crates:
            if zone >= 0:
                mark(zone, "crate", "C")
        for which, zone, number in found.zombies:
            mark(zone, kinds[which].type, str(number))
    return draw_svg(found.board, marks, found.open_doors, PALETTES[theme])
