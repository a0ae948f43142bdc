"""Every moment that the engine tells is declared: one that nobody hears would else pass in silence."""

from __future__ import annotations

import ast

from shamble.family.moments import MOMENTS

from .test_imports import name_of, sources


def told() -> list[tuple[str, str]]:
    """The names of moments in calls of `happen` and `hears`, with their places."""
    found = []
    for path in sources("family", "games"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called in ("happen", "hears"):
                for given in node.args:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str):
                        found.append((given.value, f"{name_of(path)}:{node.lineno}"))
    return found


def declared_by_games() -> set[str]:
    """The names of moments in rows that games add to those of the family."""
    found = set()
    for path in sources("games"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Moment":
                given = node.args[0]
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    found.add(given.value)
    return found


def test_every_moment_is_declared() -> None:
    declared = {moment.name for moment in MOMENTS} | declared_by_games()
    names = told()
    assert len(names) > 20
    assert not [place for name, place in names if name not in declared]


def test_every_declared_moment_is_told_by_some_rule() -> None:
    heard = {name for name, _ in told()}
    heard.add("levels-reached")  # several survivors at once: its effects are given to it
    assert not [moment.name for moment in MOMENTS if moment.name not in heard]
