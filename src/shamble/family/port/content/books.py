"""The book of a game: its rules with all its cards, zombies, skills and survivors from the content files.

A game that builds on another lists only its differences: new rows, rows that take the place of others of
the same name, and names under `remove` ("*" for all of its parent's). With a pile that a game has taken out
of its rules go the contents that its parent's files have for it, with a card the stat lines that it stands
for. Folders from outside may only add skills, and no rules in Python.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar

from shamble.content.problems import Problem, refuse
from shamble.content.reading import Document, read_file
from shamble.content.schema import read_rows
from shamble.family.board import BoardError, TileFace, ZoneKind, tile_face
from shamble.family.board.model import Board
from shamble.family.fighting.kinds import AttackKind
from shamble.family.missions.words import family_words
from shamble.family.people.quantities import KitShape, Quantity
from shamble.family.position.facts import NO_FACTS, Facts
from shamble.family.position.printed import (
    ADD,
    OPERATIONS,
    CardType,
    Character,
    Skill,
    WeaponMode,
    ZombieCard,
    ZombieKind,
    slug_of,
)
from shamble.kernel.book import Book
from shamble.kernel.words import Effect, Reading, Scope, Words

from . import citing
from .facts import wrong_facts
from .known import folder_of, lineage, need, words_of
from .rows import (
    CardRow,
    CitationFile,
    ComponentFile,
    EquipmentFile,
    ModeRow,
    Printed,
    SkillFile,
    SkillRow,
    SurvivorFile,
    ZombieCardFile,
    ZombieFile,
)

R = TypeVar("R")

NUMBERED: Final = ("cards", "zombies", "skills", "characters")
"""Tables whose rows know their place."""

ALL_ROWS: Final = ("*",)
"""Written under `remove`: whatever the parent has."""

NO_BOARD: Final = Board("", 0, 0, (), (), (), (), ())
"""What cards know of the map."""


def book(game: str, folders: tuple[Path, ...] = ()) -> Book:
    """The whole book of a game, made once; folders from outside may add skills."""
    return _book(game, tuple(Path(folder).resolve() for folder in folders))


@cache
def _book(game: str, folders: tuple[Path, ...]) -> Book:
    folder = folder_of(game)
    if folders:
        made = _book(game, folders[:-1]).layer(game)
        Filler(made, folders[-1], outside=True).fill()
        return made
    made = need(game).rules_book().layer(game)
    parents: list[Path] = []
    for name in lineage(game):
        content = folder_of(name) / "content"
        words = partial(words_of, game)
        Filler(made, content, outside=False, parents=parents, words=words, inherited=name != game).fill()
        parents.append(content)
    assert isinstance(made, Book) and folder.is_dir()
    return made


def not_cited(game: str) -> list[citing.Told]:
    """The rules of the games before it that a game neither cites as its own nor leaves out."""
    *parents, own = [citing.ledger(folder_of(name) / "content") for name in lineage(game)]
    shared = [rule for rules in parents for rule in rules]
    return citing.left_out(book(game).rows_of("cited-as", tuple), shared, own)


def zone_kinds(made: Book) -> dict[str, ZoneKind]:
    """The kinds of zones of a game, by name."""
    return made.rows_of("zone-kinds", ZoneKind)


@cache
def tiles(game: str) -> dict[str, TileFace]:
    """The tile faces of a game, its parents' included unless it removes them all, by name."""
    rows: dict[str, tuple[Document, dict[str, object]]] = {}
    for name in lineage(game):
        path = folder_of(name) / "content" / "tiles.yaml"
        if path.is_file():
            document = read_file(path)
            data = document.data if isinstance(document.data, dict) else {}
            if tuple(data.get("remove") or ()) == ALL_ROWS:
                rows.clear()
            rows |= {face: (document, row) for face, row in (data.get("tiles") or {}).items()}
    faces: dict[str, TileFace] = {}
    made = book(game)
    for face, (document, row) in rows.items():
        try:
            faces[face] = tile_face(row, face, zone_kinds(made), tuple(made.rows("fittings")))
        except BoardError as error:
            said: dict[str, object] = {"said": str(error)}
            raise refuse([document.problem(f"tiles.{face}", "lint-wrong-tile", said)]) from None
    return faces


class Filler:
    """Fills a book's tables from one folder of content files."""

    def __init__(
        self,
        made: Book,
        folder: Path,
        outside: bool,
        parents: Sequence[Path] = (),
        words: Callable[[], Words] = family_words,
        inherited: bool = False,
    ) -> None:
        self.book = made
        self.kit_shape: KitShape | None = None
        self.folder = folder
        self.outside = outside
        self.parents = parents
        self.words = words
        """What cards may say in words."""
        self.inherited = inherited
        """Whether these are files of a game that this one builds on."""
        self.problems: list[Problem] = []

    def fill(self) -> None:
        """Read every file there is; refuse the folder with all its problems, if it has any."""
        if not self.outside:
            self.read("equipment.yaml", EquipmentFile, self.equipment)
            self.read("zombies.yaml", ZombieFile, self.zombies)
            self.read("zombie-cards.yaml", ZombieCardFile, self.zombie_cards)
            self.read("components.yaml", ComponentFile, self.components)
            self.read("citations.yaml", CitationFile, self.citations)
        self.read("skills.yaml", SkillFile, self.skills)
        if not self.outside:
            self.read("survivors.yaml", SurvivorFile, self.survivors)
        if self.problems:
            raise refuse(self.problems)

    def read(self, name: str, shape: type[R], use: Callable[[Document, R], None]) -> None:
        path = self.folder / name
        if path.is_file():
            self.take(read_file(path), shape, use)

    def take(self, document: Document, shape: type[R], use: Callable[[Document, R], None]) -> None:
        """Use the rows of a file, if nothing is wrong with it."""
        rows, problems = read_rows(document, shape)
        self.problems += problems
        if rows is not None and not problems:
            use(document, rows)

    def tell(self, document: Document, where: str, key: str, args: dict[str, object]) -> None:
        self.problems.append(document.problem(where, key, args))

    def put(
        self, document: Document, where: str, table: str, name: str, row: object, fresh: set[str]
    ) -> None:
        """Add a row, or replace the parent's row of that name; twice in one file is a mistake."""
        if name in fresh:
            self.tell(document, where, "lint-name-twice", {"name": name})
        elif name not in self.book.rows(table):
            self.book.add(table, name, row)
        elif self.outside:
            self.tell(document, where, "lint-name-taken", {"name": name})
        else:
            self.book.replace(table, name, row)
        fresh.add(name)

    def take_out(self, document: Document, table: str, names: Sequence[str], where: str = "remove") -> None:
        """Remove rows of the parent; all of them for "*"."""
        if names == ALL_ROWS and not self.outside:
            names = tuple(self.book.rows(table))
        for i, name in enumerate(names):
            if name in self.book.rows(table) and not self.outside:
                self.book.remove(table, name)
            else:
                self.unknown(document, f"{where}[{i}]", name, table)
        if names and table in NUMBERED:
            for number, row in enumerate(self.book.rows(table).values()):
                row.index = number  # the rest moves up; these rows are this book's own, made from its files

    def unknown(self, document: Document, where: str, name: str, table: str, called: str = "") -> None:
        """A name that no row of a table has; the table may be called by another name."""
        close = difflib.get_close_matches(name, list(self.book.rows(table)), 1)
        told = close[0] if close else "none"
        args: dict[str, object] = {"name": name, "table": called or table, "close": told}
        self.tell(document, where, "lint-unknown-name", args)

    def index_of(self, table: str, name: str) -> int:
        """The number of a row: a replaced one keeps its place."""
        names = list(self.book.rows(table))
        return names.index(name) if name in names else len(names)

    def facts(self, document: Document, where: str, table: str, written: Printed) -> Facts:
        """What a row says that only some games print, checked against what the game declares."""
        for name, key, args in wrong_facts(self.book, table, written):
            self.tell(document, f"{where}.facts.{name}", key, args)
        return dict(written) if written else NO_FACTS

    # --- one file each

    def equipment(self, document: Document, rows: EquipmentFile) -> None:
        self.take_out(document, "cards", rows.remove)
        for verb, name in list(self.book.rows("stat-lines").items()):
            if name not in self.book.rows("cards"):
                self.book.remove("stat-lines", verb)
        fresh: set[str] = set()
        for i, row in enumerate(rows.cards):
            for kind in row.modes:
                if kind not in self.book.rows("attack-kinds"):
                    self.unknown(document, f"cards[{i}].modes.{kind}", kind, "attack-kinds")
            others = [_mode(row.modes.get(kind.name)) for kind in self.shape().kinds[2:]]
            facts = self.facts(document, f"cards[{i}]", "cards", row.facts)
            card = _card(row, self.index_of("cards", row.name), facts, tuple(others))
            self.put(document, f"cards[{i}]", "cards", row.name, card, fresh)
        fresh = set()
        for deck, contents in rows.decks.items():
            if self.inherited and deck not in self.book.rows("piles"):
                continue
            if deck not in self.book.rows("piles"):
                self.unknown(document, f"decks.{deck}", deck, "piles", "decks")
            for name in contents:
                if name not in self.book.rows("cards"):
                    self.unknown(document, f"decks.{deck}.{name}", name, "cards")
            self.put(document, f"decks.{deck}", "decks", deck, dict(contents), fresh)
        fresh = set()
        for verb, name in rows.stat_lines.items():
            if name not in self.book.rows("cards"):
                self.unknown(document, f"stat-lines.{verb}", name, "cards")
            self.put(document, f"stat-lines.{verb}", "stat-lines", verb, name, fresh)

    def zombies(self, document: Document, rows: ZombieFile) -> None:
        self.take_out(document, "zombies", rows.remove)
        for name in list(self.book.rows("abominations")):
            if name not in self.book.rows("zombies"):
                self.book.remove("abominations", name)
        fresh: set[str] = set()
        for i, row in enumerate(rows.zombies):
            kind = ZombieKind(
                self.index_of("zombies", row.name),
                row.name,
                slug_of(row.name),
                row.type,
                row.figures,
                row.actions,
                row.toughness,
                row.adrenaline,
                row.priority,
                row.forbids_combat,
                row.shields_from_fire,
                row.rules,
                self.facts(document, f"zombies[{i}]", "zombies", row.facts),
            )
            self.put(document, f"zombies[{i}]", "zombies", row.name, kind, fresh)
        fresh = set()
        for i, name in enumerate(rows.abominations):
            if name not in self.book.rows("zombies"):
                self.unknown(document, f"abominations[{i}]", name, "zombies")
            self.put(document, f"abominations[{i}]", "abominations", name, True, fresh)

    def types(self) -> dict[str, int]:
        """The types of zombies, each with its kinds as bits."""
        found: dict[str, int] = {}
        for kind in self.book.rows("zombies").values():
            assert isinstance(kind, ZombieKind)
            found[kind.type] = found.get(kind.type, 0) | 1 << kind.index
        return found

    def check_type(self, document: Document, where: str, name: str) -> bool:
        types = self.types()
        if name in types:
            return True
        self.tell(document, where, "lint-unknown-type", {"name": name, "choices": ", ".join(types)})
        return False

    def zombie_cards(self, document: Document, rows: ZombieCardFile) -> None:
        self.take_out(document, "zombie-cards", rows.remove)
        self.take_out(document, "tiers", rows.remove_tiers, "remove-tiers")
        fresh: set[str] = set()
        for i, row in enumerate(rows.cards):
            where = f"cards[{i}]"
            spawns = dict(row.spawns)
            if row.type:
                self.check_type(document, f"{where}.type", row.type)
                spawns = {row.type: row.counts, **spawns}
            for name in row.spawns:
                if name not in self.types() and name not in self.book.rows("zombies"):
                    self.unknown(document, f"{where}.spawns.{name}", name, "zombies")
            if not spawns and row.effects is None:
                self.tell(document, where, "lint-nothing-done", {})
            card = ZombieCard(
                row.number,
                tuple(spawns.items()),
                row.rush,
                row.extra,
                self.facts(document, where, "zombie-cards", row.facts),
                row.deck,
                self.orders(document, f"{where}.do", row.effects),
            )
            self.put(document, where, "zombie-cards", str(row.number), card, fresh)
        fresh = set()
        for name, bounds in rows.tiers.items():
            self.put(document, f"tiers.{name}", "tiers", name, bounds, fresh)

    def orders(self, document: Document, where: str, trees: object) -> tuple[Effect, ...]:
        """What a card orders, compiled; it knows no board."""
        if trees is None:
            return ()
        kinds: dict[str, tuple[int, ...]] = {}
        kinds |= {row.name: (row.index,) for row in self.book.rows_of("zombies", ZombieKind).values()}
        for name, bits in self.types().items():
            kinds[name] = tuple([kind for kind in range(bits.bit_length()) if bits >> kind & 1])
        things: dict[str, object] = {
            "board": NO_BOARD,
            "places": {},
            "doors": {},
            "cards": self.book.rows("cards"),
            "types": kinds,
            "colours": tuple(self.book.rows("colours")),
            "mission": self.book.name,
            "endings": [],
        }
        reading = Reading(self.words(), Scope(("zone", "card"), {}, things))
        found = reading.effects(trees, where)
        for problem in reading.problems:
            self.tell(document, problem.path, problem.key, problem.args)
        return found

    def components(self, document: Document, rows: ComponentFile) -> None:
        for table, contents in (("components", rows.components), ("tokens", rows.tokens)):
            fresh: set[str] = set()
            for name, count in contents.items():
                self.put(document, f"{table}.{name}", table, name, count, fresh)

    def citations(self, document: Document, rows: CitationFile) -> None:
        found = {rule: (own,) if isinstance(own, str) else own for rule, own in rows.cited_as.items()}
        for where, key, args in citing.mistakes(found, self.rules_of_parents(), citing.ledger(self.folder)):
            self.tell(document, where, key, args)
        fresh: set[str] = set()
        for rule, own in found.items():
            self.put(document, f"cited-as.{rule}", "cited-as", rule, own, fresh)

    def rules_of_parents(self) -> list[str]:
        """The rules that stand in the ledgers of the games that this one builds on."""
        return [rule for folder in self.parents for rule in citing.ledger(folder)]

    def skills(self, document: Document, rows: SkillFile) -> None:
        self.take_out(document, "skills", rows.remove)
        fresh: set[str] = set()
        for i, row in enumerate(rows.skills):
            where = f"skills[{i}]"
            skill = self.skill(document, where, row)
            self.put(document, where, "skills", row.name, skill, fresh)
        for i, row in enumerate(rows.skills):
            for name in row.aura:
                if name not in self.book.rows("skills"):
                    self.unknown(document, f"skills[{i}].aura", name, "skills")
            if row.starts_with and row.starts_with not in self.book.rows("cards"):
                self.unknown(document, f"skills[{i}].starts-with", row.starts_with, "cards")

    def shape(self) -> KitShape:
        """The quantities of this game by name."""
        if self.kit_shape is None:
            kinds = self.book.rows_of("attack-kinds", AttackKind).values()
            self.kit_shape = KitShape(self.book.rows_of("quantities", Quantity).values(), kinds)
        return self.kit_shape

    def skill(self, document: Document, where: str, row: SkillRow) -> Skill:
        modify: list[tuple[int, int, int]] = []
        for name, change in row.modify.items():
            codes = self.shape().codes.get(name)
            if codes is None:
                close = difflib.get_close_matches(name, list(self.shape().codes), 1)
                args: dict[str, object] = {"name": name, "close": close[0] if close else "none"}
                self.tell(document, f"{where}.modify.{name}", "lint-unknown-quantity", args)
            elif isinstance(change, int):
                modify.extend((code, ADD, change) for code in codes)
            else:
                for word, amount in change.items():
                    modify.extend((code, OPERATIONS[word], amount) for code in codes)
        if row.immune:
            self.check_type(document, f"{where}.immune", row.immune)
        self.known(document, f"{where}.hook", row.hook, "moments")
        if self.outside:
            self.known(document, f"{where}.grant", row.grant, "verbs")
            self.known(document, f"{where}.hook", row.hook.values(), "handlers")
        return Skill(
            self.index_of("skills", row.name),
            row.name,
            slug_of(row.name),
            row.rules,
            tuple(modify),
            row.grant,
            tuple(row.hook.items()),
            row.aura,
            row.starts_with,
            row.ours or self.outside,
            row.from_start,
            row.moving,
            row.fills,
            row.immune,
        )

    def is_skill(self, name: str) -> bool:
        """Whether there is a skill of a name, or one that is made of it: shared, or with its blank filled."""
        rows = self.book.rows("skills")
        if name in rows or name.startswith(tuple(self.book.rows("shared-skills"))):
            return True
        for row in rows.values():
            filler = row.filler(name) if isinstance(row, Skill) else ""
            if filler.isdigit() or filler in self.book.rows("cards"):
                return True
        return False

    def known(self, document: Document, where: str, names: Iterable[str], table: str) -> None:
        """Skills from outside can only use verbs and handlers that the game has."""
        for name in names:
            if name not in self.book.rows(table):
                self.unknown(document, where, name, table)

    def survivors(self, document: Document, rows: SurvivorFile) -> None:
        self.take_out(document, "characters", rows.remove)
        fresh: set[str] = set()
        for i, row in enumerate(rows.survivors):
            where = f"survivors[{i}]"
            levels = (row.blue, row.yellow, row.orange, row.red)
            others = [(side.blue, side.yellow, side.orange, side.red) for side in row.other_sides]
            for names in (row.traits, *levels, *[names for side in others for names in side]):
                for name in names:
                    if not self.is_skill(name):
                        self.unknown(document, where, name, "skills")
            number = self.index_of("characters", row.name)
            slug = slug_of(row.name)
            facts = self.facts(document, where, "characters", row.facts)
            character = Character(number, row.name, slug, row.traits, levels, row.ours, tuple(others), facts)
            self.put(document, where, "characters", row.name, character, fresh)


def _card(row: CardRow, index: int, facts: Facts, others: tuple[WeaponMode | None, ...]) -> CardType:
    return CardType(
        index,
        row.name,
        slug_of(row.name),
        _mode(row.melee),
        _mode(row.ranged),
        row.dual,
        row.door is not None,
        row.door == "noisy",
        row.ammo or "",
        row.reload,
        row.skills,
        row.backpack,
        row.food,
        row.rerolls or "",
        row.blast,
        row.alarm,
        row.rules,
        row.vehicle,
        facts,
        others,
        row.ours,
    )


def _mode(row: ModeRow | None) -> WeaponMode | None:
    if row is None:
        return None
    near, far = row.range
    return WeaponMode(near, far, row.dice, row.accuracy, row.damage, row.noisy)
