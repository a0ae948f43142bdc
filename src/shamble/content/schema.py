"""From plain data to checked rows: every field known, of the right type, and all mistakes told at once."""

from __future__ import annotations

import copy
import difflib
import re
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from .problems import Problem
from .reading import Document

T = TypeVar("T")

MISTAKE_LIMIT: Final = 60

_AT: Final = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")
_EXPECTED: Final = re.compile(r"Expected `([^`]*)`(?: of length (\d+))?, got `?([^`]*)`?$")
_LIMIT: Final = re.compile(r"Expected `([^`]*)` (?:of length )?([<>]=? ?\S+)$")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`$")
_MISSING: Final = re.compile(r"Object missing required field `(.*)`$")
_CHOICE: Final = re.compile(r"Invalid enum value (.*)$")
_STEP: Final = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]|\[\.\.\.\]")


class Row(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", frozen=True):
    """A checked part of a content file. Unknown fields are mistakes."""


def read_rows(document: Document, shape: type[T]) -> tuple[T | None, list[Problem]]:
    """The file as checked rows, with all mistakes found on the way.

    The checker stops at its first mistake, so each one is noted and cut out and the rest looked at again.
    """
    problems: list[Problem] = []
    rest = _Rest(copy.deepcopy(document.data))
    while len(problems) < MISTAKE_LIMIT:
        try:
            rows = msgspec.convert(rest.data, shape)
            document.renamed = rest.place
            return rows, problems
        except msgspec.ValidationError as error:
            where, key, args, cut = _explain(str(error), shape)
            problem = document.problem(rest.place(where), key, args)
            # A field that was cut out because it was wrong is not missing as well.
            if key != "lint-missing-field" or not _told_of(problems, f"{problem.where}.{args['field']}"):
                problems.append(problem)
            if not rest.cut_out(cut):
                break
    return None, problems


def _told_of(problems: list[Problem], where: str) -> bool:
    return any(problem.where.startswith(where) for problem in problems)


def _explain(said: str, shape: type) -> tuple[str, str, dict[str, object], str]:
    """Where a mistake is, what it is, and the part to leave out to look further."""
    at = _AT.search(said)
    where = at[1] if at else ""
    told = said[: at.start()] if at else said
    if found := _UNKNOWN.match(told):
        field = found[1]
        close = difflib.get_close_matches(field, _field_names(shape), 1)
        args: dict[str, object] = {"field": field, "close": close[0] if close else "none"}
        inside = f"{where}.{field}" if where else field
        return inside, "lint-unknown-field", args, inside
    if found := _MISSING.match(told):
        return where, "lint-missing-field", {"field": found[1]}, _row_around(where)
    if found := _CHOICE.match(told):
        name = where.rsplit(".", 1)[-1]
        choices = ", ".join(_choices(shape).get(name, ()))
        return where, "lint-bad-choice", {"value": found[1].strip("'"), "choices": choices}, where
    if found := _LIMIT.match(told):
        return where, "lint-out-of-range", {"expected": found[1], "limit": found[2]}, where
    if found := _EXPECTED.match(told):
        if found[2]:
            length = {"expected": int(found[2]), "got": found[3]}
            return where, "lint-wrong-length", length, where
        wanted = found[1].split(" | ")[0]
        return where, "lint-wrong-type", {"expected": wanted, "got": found[3]}, where
    return where, "lint-wrong", {"said": told}, where


def _row_around(where: str) -> str:
    """The list entry that a place belongs to."""
    end = where.rfind("]")
    return where[: end + 1] if end >= 0 else where


class _Rest:
    """What is left of a file while mistakes are cut out of it; list entries keep their first numbers."""

    def __init__(self, data: Any) -> None:
        self.data = data
        self.numbers: dict[int, list[int]] = {}

    def place(self, where: str) -> str:
        """A place as it was named before anything was cut out."""
        told = ""
        data = self.data
        for step in _steps(where):
            if isinstance(step, int):
                numbers = self.numbers.get(id(data))
                told += f"[{numbers[step] if numbers is not None else step}]"
            else:
                told += f".{step}" if told else step
            data = _inside(data, step)
        return told

    def at(self, steps: list[str | int]) -> Any:
        """What stands at a place."""
        data = self.data
        for step in steps:
            data = _inside(data, step)
        return data

    def cut_out(self, where: str) -> bool:
        """Take a part out; False if there is nothing that could be taken out."""
        steps = _steps(where)
        if steps and isinstance(steps[-1], int) and not isinstance(self.at(steps), dict):
            steps.pop()  # without one of its plain values a list means something else
        if not steps:
            return False
        data = self.at(steps[:-1])
        last = steps[-1]
        if isinstance(data, dict) and last in data:
            del data[last]
            return True
        if isinstance(data, list) and isinstance(last, int) and last < len(data):
            numbers = self.numbers.setdefault(id(data), list(range(len(data))))
            del data[last]
            del numbers[last]
            return True
        return False


def _steps(where: str) -> list[str | int]:
    """A place as the keys and numbers that lead there."""
    steps: list[str | int] = []
    for step in _STEP.finditer(where):
        if step[1] is not None:
            steps.append(step[1])
        elif step[2] is not None:
            steps.append(int(step[2]))
        else:
            break
    return steps


def _inside(data: Any, step: str | int) -> Any:
    try:
        return data[step]
    except (KeyError, IndexError, TypeError):
        return None


def _structs(shape: Any, found: dict[str, Any]) -> dict[str, Any]:
    """All row types that a file of this shape can contain."""
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        if shape.__name__ not in found:
            found[shape.__name__] = shape
            for hint in get_type_hints(shape).values():
                _structs(hint, found)
    for part in get_args(shape):
        _structs(part, found)
    return found


def _field_names(shape: type) -> list[str]:
    names: list[str] = []
    for struct in _structs(shape, {}).values():
        names.extend(field.encode_name for field in msgspec.structs.fields(struct))
    return names


def _choices(shape: type) -> dict[str, tuple[str, ...]]:
    """The allowed words of every field that has a fixed list of them."""
    found: dict[str, tuple[str, ...]] = {}
    for struct in _structs(shape, {}).values():
        for field in msgspec.structs.fields(struct):
            for part in (field.type, *get_args(field.type)):
                if get_origin(part) is Literal:
                    found[field.encode_name] = tuple(str(choice) for choice in get_args(part))
    return found
