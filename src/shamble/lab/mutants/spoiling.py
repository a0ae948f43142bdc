"""Spoils content: numbers by one, truths turned round, items of lists dropped or swapped, words exchanged."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import yaml

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # pragma: no cover - a yaml without its C part
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

NO_RULE: Final = frozenset(
    (
        "source",
        "sources",
        "note",
        "notes",
        "ours",
        "confidence",
        "page",
        "sheet",
        "story",
        "id",
        "name",
    )
)
"""Keys whose values say where something comes from or how it is called."""

WHOLE: Final = re.compile(r"-?[0-9]+")

Words = Mapping[str, tuple[str, ...]]
"""The words that a folder's files give for each key."""


class Spot(NamedTuple):
    """One way to spoil a text: where, what is read there before and after, and the piece that changes."""

    line: int
    place: str
    kind: str
    find: str
    replace: str
    start: int
    end: int
    new: str


def words_of(paths: Iterable[Path]) -> dict[Path, Words]:
    """For each folder the plain words that its files give for each key, sorted."""
    found: dict[Path, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for path in paths:
        if path.suffix == ".yaml":
            text = path.read_text(encoding="utf-8")
            _collect(_root(text), "", found[path.parent])
    return {
        folder: {key: tuple(sorted(words)) for key, words in keys.items()} for folder, keys in found.items()
    }


def told(text: str, words: Words) -> Iterator[tuple[int, str, str, str, str, bool]]:
    """What can be spoilt in this text."""
    for spot in spots(text, words):
        yield (*spot[:5], True)


def spoilt(text: str, words: Words, number: int) -> str:
    """The text with one change in it."""
    spot = spots(text, words)[number]
    return text[: spot.start] + spot.new + text[spot.end :]


def spots(text: str, words: Words) -> list[Spot]:
    """All ways to spoil it."""
    found: list[Spot] = []
    root = _root(text)
    if root is not None:
        _look(root, "", "", text, words, found.append)
    return found


def _root(text: str) -> yaml.Node | None:
    loader = _Loader(text)
    try:
        return loader.get_single_node()
    finally:
        loader.dispose()


def _collect(node: yaml.Node | None, key: str, into: dict[str, set[str]]) -> None:
    if isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            _collect(value, str(name.value), into)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _collect(item, key, into)
    elif isinstance(node, yaml.ScalarNode) and _is_word(node):
        into[key].add(node.value)


def _is_word(node: yaml.ScalarNode) -> bool:
    plain = not node.style and node.tag.endswith(":str")
    return plain and not WHOLE.fullmatch(node.value) and node.value not in ("true", "false", "null", "~", "")


def _look(
    node: yaml.Node, key: str, place: str, text: str, words: Words, note: Callable[[Spot], None]
) -> None:
    if isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            if name.value not in NO_RULE:
                inside = f"{place}.{name.value}" if place else str(name.value)
                _look(value, str(name.value), inside, text, words, note)
    elif isinstance(node, yaml.SequenceNode):
        for at, item in enumerate(node.value):
            _look(item, key, f"{place}[{at}]", text, words, note)
        if len(node.value) > 1:
            _drop_items(node, place, text, note)
    elif isinstance(node, yaml.ScalarNode):
        _spoil(node, key, place, text, words, note)


def _spoil(
    node: yaml.ScalarNode, key: str, place: str, text: str, words: Words, note: Callable[[Spot], None]
) -> None:
    start, end = node.start_mark.index, node.end_mark.index
    written = text[start:end]

    def change(kind: str, new: str) -> None:
        note(Spot(node.start_mark.line + 1, place, kind, written, new, start, end, new))

    if not node.style and WHOLE.fullmatch(node.value):
        change("value", str(int(node.value) + 1))
        if int(node.value) > 1:
            change("value", str(int(node.value) - 1))
    elif not node.style and node.value in ("true", "false"):
        change("value", "false" if node.value == "true" else "true")
    elif _is_word(node):
        others = [word for word in words.get(key, ()) if word != node.value]
        if others:
            later = [word for word in others if word > node.value]
            change("word", later[0] if later else others[0])


def _drop_items(node: yaml.SequenceNode, place: str, text: str, note: Callable[[Spot], None]) -> None:
    """A list without one of its items; only where the list is written in brackets can it be cut out."""
    if not node.flow_style:
        return
    for at, item in enumerate(node.value):
        start, end = item.start_mark.index, item.end_mark.index
        if at + 1 < len(node.value):
            end = node.value[at + 1].start_mark.index
        else:
            start = node.value[at - 1].end_mark.index
        find = text[item.start_mark.index : item.end_mark.index]
        line = item.start_mark.line + 1
        note(Spot(line, f"{place}[{at}]", "item dropped", find, "nothing", start, end, ""))
