"""From checked rows to what the rules know: cards, people, tiles, scenarios. All mistakes told at once."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from shamble.content.problems import Problem
from shamble.content.reading import Document
from shamble.games.zpocalypse.printed import (
    AMMO,
    ARMORY,
    ARMOUR,
    EXPLOSIVE,
    FIREARM,
    FIRST_AID,
    FOOD,
    ITEMS,
    MEAL,
    MELEE,
    NO_GLOW,
    PER_NAMES,
    SCOPES,
    SCRAP,
    THROWN,
    WHEN_NAMES,
    Ability,
    Aim,
    Card,
    Effects,
    Goal,
    Hand,
    Person,
    Scavenge,
    Scenario,
    Something,
    Tile,
    TileSide,
    Token,
    Yield,
)
from shamble.games.zpocalypse.words import ABILITIES, EVENTS, SPECIALS, TALLIES, YIELDS

from .drawing import Drawing, DrawingError, read_drawing
from .rows import (
    AbilityRow,
    CardRow,
    GoalRow,
    HandRow,
    PersonRow,
    ScavengeRow,
    ScenarioRow,
    SideRow,
    SomethingRow,
    TileRow,
    TokenRow,
    YieldRow,
)

THINGS: Final = {"scrap": SCRAP, "ammo": AMMO, "first aid": FIRST_AID}
KINDS: Final = (
    ("firearm", FIREARM, ARMORY),
    ("melee", MELEE, ARMORY),
    ("thrown", THROWN, ARMORY),
    ("explosive", EXPLOSIVE, ARMORY),
    ("armor", ARMOUR, ARMORY),
    ("food", MEAL, FOOD),
    ("item", SCRAP, ITEMS),
)
"""The field that says what a card is, its kind, and its deck."""

WORST_HP: Final = 9
"""Above it a loss could wipe a squad that is not at Death's Door."""

SIDES: Final = ("A", "B")


def slug_of(name: str) -> str:
    """A name as it stands in text keys: `Builder's Yard` is `builders-yard`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


class Maker:
    """Makes the things of one file, noting what is wrong with them."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.problems: list[Problem] = []
        self.sizes: set[tuple[int, int]] = set()
        """Width and height of the tiles made so far; all of a game are the same."""

    def tell(self, where: str, key: str, **args: object) -> None:
        """Note a mistake."""
        self.problems.append(self.document.problem(where, key, dict(args)))

    def effects(self, given: Mapping[str, int], known: Sequence[str], where: str) -> Effects:
        """Operations of a closed list."""
        for name in given:
            if name not in known:
                close = difflib.get_close_matches(name, known, 1)
                self.tell(
                    f"{where}.{name}", "lint-unknown-word", word=name, close=close[0] if close else "none"
                )
        return tuple((name, amount) for name, amount in given.items() if name in known)

    def card(self, name: str, row: CardRow, where: str) -> Card:
        """A card that survivors carry."""
        told = [(kind, deck) for field, kind, deck in KINDS if getattr(row, field) is not None]
        if len(told) != 1:
            fields = ", ".join(field for field, _, _ in KINDS)
            self.tell(where, "lint-wrong", said=f"a card has exactly one of {fields}")
        kind, deck = told[0] if told else (ARMOUR, ARMORY)
        if row.item is not None:
            kind = THINGS[row.item]
        dice = row.firearm or row.melee or row.thrown or (0, 0, 0)
        if tuple(sorted(dice)) != dice:
            self.tell(where, "lint-wrong", said="a higher level never has fewer dice")
        if kind in (FIREARM, MELEE) and not row.range:
            self.tell(where, "lint-missing-field", field="range")
        if kind in (THROWN, EXPLOSIVE) and not row.distance:
            self.tell(where, "lint-missing-field", field="distance")
        return Card(
            name,
            slug_of(name),
            deck,
            kind,
            dice,
            row.range,
            row.distance,
            row.explosive or 0,
            row.ammo,
            row.traits.get("Knockdown", 0),
            row.traits.get("Duel Wield", 0),
            row.armor or 0,
            row.vp,
            row.food or 0,
            row.radioactive,
        )

    def person(self, name: str, row: PersonRow, where: str) -> Person:
        """A Survivor card."""
        if row.hp > WORST_HP:
            self.tell(f"{where}.hp", "lint-out-of-range", expected="hp", limit=f"<= {WORST_HP}")
        return Person(
            name,
            slug_of(name),
            row.hp,
            row.armor,
            row.firearm,
            row.melee,
            row.movement,
            row.smarts,
            self._ability(row.ability, f"{where}.ability"),
        )

    def _ability(self, row: AbilityRow | None, where: str) -> Ability | None:
        if row is None:
            return None
        effects = self.effects(row.do, ABILITIES, f"{where}.do")
        return Ability(WHEN_NAMES.index(row.when), effects, PER_NAMES.index(row.per))

    def scavenge(self, name: str, row: ScavengeRow) -> Scavenge:
        """A Scavenge card."""
        event = row.event
        return Scavenge(
            name,
            slug_of(name),
            row.needed,
            _yield(row.success),
            _yield(row.failure),
            _yield(event.success) if event is not None else None,
            _yield(event.failure) if event is not None else None,
            row.night_owl,
        )

    def something(self, name: str, row: SomethingRow, where: str) -> Something:
        """A Something's Happened card."""
        event = self.effects(row.event, EVENTS, f"{where}.event")
        return Something(name, slug_of(name), row.zombies, row.speed, event)

    def goal(self, name: str, row: GoalRow, where: str) -> Goal:
        """A Daily Goal card."""
        goal = self._aim(row.goal, f"{where}.goal")
        challenge = self._aim(row.challenge, f"{where}.challenge")
        return Goal(name, slug_of(name), SCOPES.index(row.scope), goal, challenge)

    def _aim(self, given: Mapping[str, int], where: str) -> Aim:
        tallies = {name: amount for name, amount in given.items() if name != "vp"}
        if tallies and "vp" not in given:
            self.tell(where, "lint-missing-field", field="vp")
        return Aim(self.effects(tallies, TALLIES, where), given.get("vp", 0))

    # --- tiles

    def tile(self, name: str, row: TileRow | list[str] | str, glows: list[str], where: str) -> Tile | None:
        """A tile; one picture is on both sides. `glows` collects the colours of the base sets."""
        if not isinstance(row, TileRow):
            row = TileRow(A=row)
        found: dict[str, tuple[Drawing, SideRow]] = {}
        for side in SIDES:
            given = getattr(row, side)
            if not given:
                continue
            drawn = self._drawing(given, f"{where}.{side}")
            if drawn is not None:
                found[side] = drawn
        if not found:
            if not (row.A or row.B):
                self.tell(where, "lint-missing-field", field="A")
            return None
        self.sizes |= {(drawing.width, drawing.height) for drawing, _ in found.values()}
        if len(self.sizes) > 1:
            shown = ", ".join(f"{width}x{height}" for width, height in sorted(self.sizes))
            self.tell(where, "lint-wrong-tile", said=f"all tiles are of one size, and these are {shown}")
        sides = [
            self._side(*found.get(side, found[next(iter(found))]), side, row, glows, name) for side in SIDES
        ]
        return Tile(name, (sides[0], sides[1]))

    def _drawing(self, given: SideRow | list[str] | str, where: str) -> tuple[Drawing, SideRow] | None:
        side = given if isinstance(given, SideRow) else SideRow(picture=given)
        try:
            return read_drawing(side.picture or side.grid, side.marks, side.lines), side
        except DrawingError as error:
            self.tell(where, "lint-wrong-tile", said=str(error))
            return None

    def _side(
        self, drawn: Drawing, row: SideRow, side: str, tile: TileRow, glows: list[str], number: str
    ) -> TileSide:
        glow = tile.glow if isinstance(tile.glow, str) else {**tile.glow}.get("A" if side == "A" else "B", "")
        colour = row.glow or glow
        if colour and colour not in glows:
            glows.append(colour)
        kind = row.kind or ("road" if tile.road else "open")
        return TileSide(
            row.name or number,
            slug_of(row.name or number),
            tuple(drawn.marks),
            frozenset(drawn.lines),
            glows.index(colour) if colour else NO_GLOW,
            kind == "road",
            kind,
            "".join(row.floor),
        )

    # --- scenarios

    def scenario(self, name: str, row: ScenarioRow, glows: Sequence[str], where: str) -> Scenario:
        """A Scenario card."""
        known = row.id or name
        return Scenario(
            known,
            slug_of(known),
            row.name or name,
            row.days,
            row.players[0],
            row.players[1],
            row.red,
            row.green,
            tuple(row.red_spots),
            tuple(row.green_spots),
            _hand(row.hand),
            _hand(row.lone_hand) if row.lone_hand is not None else None,
            row.bunker.survivors,
            row.bunker.armory,
            self._base(row.base, glows, f"{where}.base"),
            SIDES.index(row.side),
            self._base(row.second_base, glows, f"{where}.second base"),
            row.restart == "hardcore",
            row.day_zero,
            tuple(row.stack),
            row.objective.first_with if row.objective is not None else 0,
            self.effects(row.special, SPECIALS, f"{where}.special"),
        )

    def _base(self, glow: str, glows: Sequence[str], where: str) -> int:
        if not glow:
            return NO_GLOW
        if glow not in glows:
            near = _nearest(glow, glows)
            self.tell(where, "lint-unknown-name", name=glow, table="base sets", close=near)
            return NO_GLOW
        return glows.index(glow)


def tokens(row: TokenRow) -> Iterable[Token]:
    """The Search tokens, white ones first."""
    for red, numbers in ((False, row.white), (True, row.red)):
        for number, count in numbers.items():
            for _ in range(count):
                yield Token(red, int(number))


def _nearest(name: str, known: Sequence[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    return close[0] if close else "none"


def _yield(row: YieldRow) -> Yield:
    orders = {name: getattr(row, name.replace(" ", "_")) for name in YIELDS}
    effects = tuple((name, amount) for name, amount in orders.items() if amount)
    return Yield(row.armory, row.food, row.items, row.survivors, row.zombies, effects)


def _hand(row: HandRow) -> Hand:
    return Hand(
        row.goals,
        row.survivors,
        row.food,
        row.items,
        row.weapons,
        row.firearms,
        row.melees,
        row.ammo,
        row.first_aid,
    )
