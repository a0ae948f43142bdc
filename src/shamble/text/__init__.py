"""Every word a person reads, found by its key and said in their language.

Messages live in `<lang>/*.ftl` (Project Fluent): the product's own beside this module, each game's in
folders of its own (`declare`), with its parent's behind them. This module is the only one that knows about
Fluent. It reads the files with a small scanner of its own: a message without placeables is
answered straight from there, and only one with placeables pays for importing fluent.runtime
(about 90 ms, once) and for parsing that one message. Reading all files takes a few milliseconds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "Words",
    "add_folder",
    "catalogue",
    "declare",
    "has",
    "languages",
    "of",
    "remove_folder",
    "t",
    "use",
]

FALLBACK: Final = "en"
_HOME: Final = Path(__file__).parent
_START: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *= ?(.*)")
_ATTRIBUTE: Final = re.compile(r" +\.([a-zA-Z][a-zA-Z0-9_-]*) *= ?(.*)")
_MISSING: Final = re.compile(r"Unknown external: (.+)")
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")


class _Language:
    """The messages of one language, and Fluent for those that need it."""

    __slots__ = ("_bundle", "_name", "_parsed", "plain", "raw")

    def __init__(self, name: str, folders: list[Path]) -> None:
        self._name = name
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self.raw: dict[str, str] = {}
        self.plain: dict[str, str | None] = {}  # None: only Fluent can say it
        for folder in folders:
            for path in sorted((folder / name).glob("*.ftl")):
                self._read(path.read_text(encoding="utf-8", errors="replace"))

    def _read(self, source: str) -> None:
        key, lines = "", list[str]()
        for line in source.splitlines():
            start = _START.match(line)
            if start is None and line[:1] in (" ", "}", ""):
                lines.append(line)
                continue
            self._keep(key, lines)
            key, lines = (start[1], [start[2]]) if start else ("", [])
        self._keep(key, lines)

    def _keep(self, key: str, lines: list[str]) -> None:
        """Files read first win, so content from outside cannot reword the game's own texts."""
        if not key or key in self.raw:
            return
        self.raw[key] = "\n".join(lines).rstrip()
        name, part = key, lines[:1]
        for line in lines[1:]:
            attribute = _ATTRIBUTE.match(line)
            if attribute is None:
                part.append(line)
                continue
            self._sort(name, part)
            name, part = f"{key}.{attribute[1]}", [attribute[2]]
        self._sort(name, part)

    def _sort(self, name: str, lines: list[str]) -> None:
        """One line of text is ready to be said; anything else is left to Fluent."""
        text = [line for line in lines if line.strip()]
        if text:
            simple = len(text) == 1 and text[0] is lines[0] and "{" not in text[0]
            self.plain[name] = text[0].strip() if simple else None

    def knows(self, key: str) -> bool:
        return key in self.plain and not key.startswith("-")

    def say(self, key: str, args: Mapping[str, object]) -> str | None:
        if not self.knows(key):
            return None
        plain = self.plain[key]
        return plain if plain is not None else self._format(key, args)

    def _format(self, key: str, args: Mapping[str, object]) -> str | None:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._name], use_isolating=False)
        name, _, attribute = key.partition(".")
        entries = self._unparsed(name)
        if entries:
            self._bundle.add_resource(FluentResource("\n".join(entries)))
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        values = {word: _value(thing) for word, thing in args.items()}
        said, wrong = self._bundle.format_pattern(pattern, values)
        missing = [found[1] for error in wrong if (found := _MISSING.search(str(error)))]
        if missing:  # shown as the browser shows it, not as if its name were its value
            said = self._bundle.format_pattern(pattern, values | {name: f"{{${name}}}" for name in missing})[
                0
            ]
        return str(said)

    def _unparsed(self, name: str) -> list[str]:
        """This message and all it refers to, as far as Fluent has not met them yet."""
        found: list[str] = []
        wanted = [name]
        while wanted:
            key = wanted.pop()
            if key in self._parsed or key not in self.raw:
                continue
            self._parsed.add(key)
            found.append(f"{key} = {self.raw[key]}")
            wanted += _REFERENCE.findall(self.raw[key])
        return found


def _value(thing: object) -> str | int | float:
    """What Fluent may see: numbers as numbers, yes and no as words, the rest as text."""
    if isinstance(thing, bool):
        return "true" if thing else "false"
    return thing if isinstance(thing, str | int | float) else str(thing)


_outside: list[Path] = []
_games: dict[str, tuple[Path, ...]] = {}
_loaded: dict[tuple[str, str], _Language] = {}
_languages: list[str] | None = None
_current: str = FALLBACK


class Words:
    """What is said of one game in one language: its own words first, then the product's."""

    __slots__ = ("game", "lang")

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang

    def t(self, key: str, /, **args: object) -> str:
        """The words for a key; `rule-Z2-WIN-02.ruling` names an attribute. Never raises.

        What a language lacks is said in English after "[en] "; an unknown key comes back in brackets.
        """
        return self.filled(key, args)

    def filled(self, key: str, args: Mapping[str, object]) -> str:
        """The words for a key, with arguments of any name."""
        said = _language(self.game, self.lang).say(key, args) if self.lang in languages() else None
        if said is not None:
            return said
        said = None if self.lang == FALLBACK else _language(self.game, FALLBACK).say(key, args)
        return f"[{key}]" if said is None else f"[{FALLBACK}] {said}"

    def has(self, key: str, lang: str | None = None) -> bool:
        """Whether the language has these words itself, without falling back; another one if it is named."""
        name = self.lang if lang is None else _short(lang)
        return name in languages() and _language(self.game, name).knows(key)

    def knows(self, key: str) -> bool:
        """Whether there are words for a key, if need be in English."""
        return self.has(key) or self.has(key, FALLBACK)

    def catalogue(self) -> dict[str, str]:
        """All messages as Fluent source, without fallback, for the browser client.

        A value is what stands after the equals sign, attributes included, so the lines
        `key = value` joined by line ends are one valid Fluent file.
        """
        return dict(_language(self.game, self.lang).raw) if self.lang in languages() else {}


def of(game: str, lang: str | None = None) -> Words:
    """The words of a game in a language, else in the one in use; without a game, the product's alone."""
    return Words(game, _chosen(lang))


def declare(game: str, folders: Sequence[Path]) -> None:
    """Say where a game has its words: folders with one for each language, its own before its parent's."""
    if _games.get(game) != tuple(folders):
        _games[game] = tuple(folders)
        _forget()


def _language(game: str, name: str) -> _Language:
    found = _loaded.get((game, name))
    if found is None:
        folders = [*_games.get(game, ()), _HOME, *_outside]
        found = _loaded[game, name] = _Language(name, folders)
    return found


def _short(lang: str) -> str:
    """`pl_PL.UTF-8` and `pl-PL` both mean `pl`."""
    return re.split(r"[^a-z]", lang.lower(), maxsplit=1)[0]


def _chosen(lang: str | None) -> str:
    return _current if lang is None else _short(lang)


def _forget() -> None:
    """The files are read anew when they are next needed."""
    global _languages
    _loaded.clear()
    _languages = None


def t(key: str, /, lang: str | None = None, **args: object) -> str:
    """The product's own words for a key (see `Words.t`)."""
    return of("", lang).filled(key, args)


def has(key: str, lang: str | None = None) -> bool:
    """Whether the language has these words of the product itself, without falling back."""
    return of("", lang).has(key)


def use(lang: str) -> None:
    """Choose the language of every call that names none."""
    global _current
    name = _short(lang)
    if name not in languages():
        raise ValueError(f"no such language: {lang!r}; there are {', '.join(languages())}")
    _current = name


def languages() -> list[str]:
    """The languages there are files for, English first."""
    global _languages
    if _languages is None:
        found = {path.parent.name for folder in (_HOME, *_outside) for path in folder.glob("*/*.ftl")}
        _languages = [FALLBACK, *sorted(found - {FALLBACK})]
    return list(_languages)


def catalogue(lang: str, game: str = "") -> dict[str, str]:
    """All messages of a language as Fluent source (see `Words.catalogue`)."""
    return of(game, lang).catalogue()


def add_folder(path: str | Path) -> None:
    """Also read `<path>/<lang>/*.ftl`, for content from outside the package."""
    folder = Path(path).resolve()
    if not folder.is_dir():
        raise NotADirectoryError(f"no such folder: {path}")
    if folder not in _outside:
        _outside.append(folder)
        _forget()


def remove_folder(path: str | Path) -> None:
    """Read a folder that was added no longer."""
    _outside.remove(Path(path).resolve())
    _forget()
