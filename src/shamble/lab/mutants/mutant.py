"""What one mutant is, which places can be broken, and which of them make a sample."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[4]
PACKAGE: Final = "src/shamble/"
PARTS: Final = ("kernel", "family", "games")
"""Where rules are: the parts whose code and content is broken."""

EDGES: Final = (
    *("family/port", "family/playing", "family/board/draw.py", "family/board/badges.py"),
    *("family/board/map_svg.py", "family/board/map_text.py", "family/board/marks.py"),
)
"""What shows a game or plays it: views, pictures, the casebook's part, bots. Broken only when it is named."""

EDGES_OF_A_GAME: Final = ("port.py", "port", "playing.py", "playing")
"""The same in the folder of a game."""

RULES_AT_THE_EDGE: Final = "family/port/content"
"""What reads the content: a value that is lost here is a rule that is lost."""

OWN_WORDS: Final = "text"
"""Folders of words that people read; no rule stands there."""


class Mutant(NamedTuple):
    """One small change: in which file and line, inside of what, and what stands there instead of what."""

    file: str
    line: int
    place: str
    kind: str
    find: str
    replace: str
    twin: int
    """Which one it is of those that read the same."""
    number: int
    """Which change of its file it is."""
    early: bool
    """Whether it is there only if the file is read anew: in tables, defaults and content."""

    @property
    def key(self) -> str:
        """A name that holds while the file changes elsewhere."""
        return f"{self.file} {self.place}: {self.find} -> {self.replace} #{self.twin}"

    @property
    def module(self) -> str:
        """The room of the house that it stands in."""
        names = self.file.removeprefix(PACKAGE).split("/")
        return "/".join(names[:3] if names[0] == "games" else names[:2][: len(names) - 1])


def numbered(file: str, found: Iterable[tuple[int, str, str, str, str, bool]]) -> Iterator[Mutant]:
    """The changes of a file as mutants: each with its number and its place among its like."""
    alike: Counter[tuple[str, str, str]] = Counter()
    for number, (line, place, kind, find, replace, early) in enumerate(found):
        same = (place, find, replace)
        yield Mutant(file, line, place, kind, find, replace, alike[same], number, early)
        alike[same] += 1


def files(module: str = "", root: Path = ROOT) -> list[Path]:
    """The files with rules: all of them, or those of a folder or file such as `family/round`."""
    package = root / PACKAGE
    places = [package / part for part in PARTS]
    if module:
        wanted = package / module.removeprefix(PACKAGE)
        if wanted.suffix != ".yaml" and not wanted.is_dir():
            wanted = wanted.with_suffix(".py")
        if not wanted.exists() or wanted.relative_to(package).parts[0] not in PARTS:
            return []
        if wanted.is_file():
            return [wanted]
        places = [wanted]
    found = [path for place in places for kind in ("*.py", "*.yaml") for path in place.rglob(kind)]
    return sorted(path for path in found if _holds_rules(path.relative_to(package).as_posix(), module))


def _holds_rules(name: str, module: str) -> bool:
    parts = name.split("/")
    if OWN_WORDS in parts:
        return False
    if parts[0] == "games" and set(parts[2:3]) & set(EDGES_OF_A_GAME):
        return len(Path(module.removeprefix(PACKAGE)).parts) > 2
    return bool(module) or not name.startswith(EDGES) or name.startswith(RULES_AT_THE_EDGE)


def all_mutants(module: str = "", root: Path = ROOT) -> list[Mutant]:
    """Every mutant of these files."""
    from . import breaking, spoiling

    found: list[Mutant] = []
    elsewhere = spoiling.words_of(files("", root))
    for path in files(module, root):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(root).as_posix()
        if path.suffix == ".py":
            found += numbered(name, breaking.told(text))
        else:
            found += numbered(name, spoiling.told(text, elsewhere[path.parent]))
    return found


def sample(mutants: Sequence[Mutant], count: int, seed: int = 1) -> list[Mutant]:
    """So many of them by lot: the same ones every time, as far as they are still there."""

    def lot(mutant: Mutant) -> str:
        return sha256(f"{seed} {mutant.key}".encode()).hexdigest()

    return sorted(mutants, key=lot)[:count] if count else list(mutants)


def broken(mutant: Mutant, root: Path = ROOT) -> str:
    """The text of a mutant's file with the change in it."""
    from . import breaking, spoiling

    path = root / mutant.file
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return breaking.source(text, mutant.number)
    return spoiling.spoilt(text, spoiling.words_of(files("", root))[path.parent], mutant.number)
