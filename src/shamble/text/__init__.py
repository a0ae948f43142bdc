"""Every word a person reads, found by its key and said in their language.

Messages live in `<lang>/*.ftl` (Project Fluent). This module is the only one that knows about
Fluent. It reads the files with a small scanner of its own: a message without placeables is
answered straight from there, and only one with placeables pays for importing fluent.runtime
(about 90 ms, once) and for parsing that one message. Reading all files takes a few milliseconds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["add_folder", "catalogue", "has", "languages", "t", "use"]

FALLBACK: Final = "en"
_HOME: Final = Path(__file__).parent
_START: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *= ?(.*)")
_ATTRIBUTE: Final = re.compile(r" +\.([a-zA-Z][a-zA-Z0-9_-]*) *= ?(.*)")
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
        return str(self._bundle.format_pattern(pattern, values)[0])

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


_folders: list[Path] = [_HOME]
_loaded: dict[str, _Language] = {}
_languages: list[str] | None = None
_current: str = FALLBACK


def _language(name: str) -> _Language:
    if name not in _loaded:
        _loaded[name] = _Language(name, _folders)
    return _loaded[name]


def _short(lang: str) -> str:
    """`pl_PL.UTF-8` and `pl-PL` both mean `pl`."""
    return re.split(r"[^a-z]", lang.lower(), maxsplit=1)[0]


def _chosen(lang: str | None) -> str:
    return _current if lang is None else _short(lang)


def t(key: str, /, lang: str | None = None, **args: object) -> str:
    """The words for a key; `rule-Z2-WIN-02.ruling` names an attribute. Never raises.

    What a language lacks is said in English after "[en] "; an unknown key comes back in brackets.
    """
    name = _chosen(lang)
    said = _language(name).say(key, args) if name in languages() else None
    if said is not None:
        return said
    said = None if name == FALLBACK else _language(FALLBACK).say(key, args)
    return f"[{key}]" if said is None else f"[{FALLBACK}] {said}"


def has(key: str, lang: str | None = None) -> bool:
    """Whether the language has these words itself, without falling back."""
    name = _chosen(lang)
    return name in languages() and _language(name).knows(key)


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
        found = {path.parent.name for folder in _folders for path in folder.glob("*/*.ftl")}
        _languages = [FALLBACK, *sorted(found - {FALLBACK})]
    return list(_languages)


def catalogue(lang: str) -> dict[str, str]:
    """All messages of a language as Fluent source, without fallback, for the browser client.

    A value is what stands after the equals sign, attributes included, so the lines
    `key = value` joined by line ends are one valid Fluent file.
    """
    name = _short(lang)
    return dict(_language(name).raw) if name in languages() else {}


def add_folder(path: str | Path) -> None:
    """Also read `<path>/<lang>/*.ftl`, for content from outside the package."""
    global _languages
    folder = Path(path).resolve()
    if not folder.is_dir():
        raise NotADirectoryError(f"no such folder: {path}")
    if folder not in _folders:
        _folders.append(folder)
        _loaded.clear()
        _languages = None
