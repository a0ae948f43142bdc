"""`shamble lint`: every mistake of a mission file at once."""

from __future__ import annotations

from json import dumps
from pathlib import Path

from shamble.cli import Problem
from shamble.cli.choices import AsJson, describe, folders, game_of, told
from shamble.text import t


def lint(*files: Path, game: str = "", content: Path | None = None, json: AsJson = False) -> int:
    """Check mission files; the exit code is 1 if any has a mistake."""
    if not files:
        raise Problem("cli-lint-no-file")
    port = game_of(game)
    where = folders(content)
    with told(port):
        mistakes = [mistake for file in files for mistake in port.lint(file, where)]
    if json:
        rows = [
            {
                "file": row.file,
                "line": row.line,
                "where": row.where,
                "key": row.key,
                "text": describe(row, port.name),
                "args": {name: str(value) for name, value in row.args.items()},
            }
            for row in mistakes
        ]
        print(dumps({"files": len(files), "problems": rows}))
        return 1 if mistakes else 0
    for mistake in mistakes:
        print(describe(mistake, port.name))
    print(t("cli-lint-result", files=len(files), problems=len(mistakes)))
    return 1 if mistakes else 0
