"""A strict reader for YAML: no repeated keys, aliases or tags; only `true` and `false` are truth values.

`yes`, `on`, `1:30` and dates stay plain text, so that nothing in a file changes its meaning on the way.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import yaml

from .problems import Problem, refuse

try:
    from yaml import CSafeLoader as _Parser
except ImportError:  # pragma: no cover - a yaml without its C part
    from yaml import SafeLoader as _Parser  # type: ignore[assignment]

DEPTH_LIMIT: Final = 40
SIZE_LIMIT: Final = 2_000_000

_TAGS: Final = {
    f"tag:yaml.org,2002:{name}"
    for name in ("map", "seq", "str", "int", "float", "bool", "null", "timestamp", "merge", "value")
}
_NULL: Final = re.compile(r"~|null|")
_TRUTH: Final = re.compile(r"true|false")
_WHOLE: Final = re.compile(r"[-+]?[0-9]{1,18}")
_BROKEN: Final = re.compile(r"[-+]?(?:[0-9]{1,18}\.[0-9]{0,18}|\.[0-9]{1,18})")


class Document:
    """What a file says, and the line where each part of it stands."""

    __slots__ = ("data", "file", "lines", "renamed")

    def __init__(self, file: str, data: Any, lines: dict[str, int]) -> None:
        self.file = file
        self.data = data
        self.lines = lines
        self.renamed: Callable[[str], str] | None = None
        """How places are named in the file, if rows were left out since it was read."""

    def line(self, where: str) -> int:
        """The line of a place, or of the nearest place around it."""
        while where:
            if where in self.lines:
                return self.lines[where]
            where = where[: max(where.rfind("."), where.rfind("["))] if "." in where or "[" in where else ""
        return 1

    def problem(self, where: str, key: str, args: dict[str, object]) -> Problem:
        """A problem at a place of this file."""
        if self.renamed is not None:
            where = self.renamed(where)
        return Problem(self.file, self.line(where), where, key, args)


def read_file(path: Path) -> Document:
    """Read a file, or refuse it with everything that is wrong with its writing."""
    name = path.name
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise refuse([Problem(name, 0, "", "lint-no-file", {"file": str(path)})]) from None
    except UnicodeDecodeError:
        raise refuse([Problem(name, 0, "", "lint-not-utf8", {})]) from None
    return read_text(text, name)


def read_text(text: str, file: str) -> Document:
    """Read the text of a file."""
    if len(text) > SIZE_LIMIT:
        raise refuse([Problem(file, 0, "", "lint-too-large", {"limit": SIZE_LIMIT})])
    try:
        _refuse_depth(text, file)
        loader = _Parser(text)
        try:
            node = loader.get_single_node()
        finally:
            loader.dispose()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 0
        raise refuse([Problem(file, line, "", "lint-not-yaml", {"said": _said(error)})]) from None
    except RecursionError:
        raise refuse([Problem(file, 0, "", "lint-too-deep", {"limit": DEPTH_LIMIT})]) from None
    builder = _Builder(file)
    data = builder.build(node, "", 0) if node is not None else None
    if builder.problems:
        raise refuse(builder.problems)
    return Document(file, data, builder.lines)


def _refuse_depth(text: str, file: str) -> None:
    """Refuse what is nested too deep before anything reads it by calling itself: that would end the process.

    The parser's events come from a loop, however deep the file is; only what makes nodes of them recurses.
    """
    loader = _Parser(text)
    depth = 0
    try:
        while not isinstance(event := loader.get_event(), yaml.StreamEndEvent):
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > DEPTH_LIMIT + 1:
                    line = event.start_mark.line + 1 if event.start_mark is not None else 0
                    raise refuse([Problem(file, line, "", "lint-too-deep", {"limit": DEPTH_LIMIT})])
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
    finally:
        loader.dispose()


def _said(error: yaml.YAMLError) -> str:
    told = getattr(error, "problem", None)
    return str(told) if told else type(error).__name__


class _Builder:
    """Turns the parser's nodes into plain data, noting lines and refusing what is ambiguous."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.lines: dict[str, int] = {}
        self.seen: set[int] = set()

    def build(self, node: yaml.Node, where: str, depth: int) -> Any:
        line = node.start_mark.line + 1
        if id(node) in self.seen:
            self.problems.append(Problem(self.file, line, where, "lint-alias", {}))
            return None
        self.seen.add(id(node))
        if depth > DEPTH_LIMIT:
            self.problems.append(Problem(self.file, line, where, "lint-too-deep", {"limit": DEPTH_LIMIT}))
            return None
        self.lines.setdefault(where, line)
        if node.tag not in _TAGS:
            self.problems.append(Problem(self.file, line, where, "lint-tag", {"tag": node.tag}))
            return None
        if isinstance(node, yaml.MappingNode):
            return self.mapping(node, where, depth)
        if isinstance(node, yaml.SequenceNode):
            return [self.build(item, f"{where}[{i}]", depth + 1) for i, item in enumerate(node.value)]
        return _scalar(node)

    def mapping(self, node: yaml.MappingNode, where: str, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                self.problems.append(Problem(self.file, line, where, "lint-key-not-text", {}))
                continue
            key = key_node.value
            if key in found:
                args = {"key": key}
                self.problems.append(Problem(self.file, line, where, "lint-key-twice", args))
                continue
            inside = f"{where}.{key}" if where else key
            found[key] = self.build(value_node, inside, depth + 1)
            self.lines[inside] = line
        return found


def _scalar(node: yaml.Node) -> Any:
    """A plain word is what it looks like; anything in quotes is text."""
    text = str(node.value)
    if getattr(node, "style", None):
        return text
    if _NULL.fullmatch(text):
        return None
    if _TRUTH.fullmatch(text):
        return text == "true"
    if _WHOLE.fullmatch(text):
        return int(text)
    if _BROKEN.fullmatch(text):
        return float(text)
    return text
