"""`shamble lint`: every mistake of a mission file at once."""

from __future__ import annotations

from json import dumps
from pathlib import Path

from shamble.cli.choices import DEFAULT_GAME, AsJson, describe, folders, told
from shamble.text import t


def lint(*files: Path, game: str = DEFAULT_GAME, content: Path | None = None, json: AsJson = False) -> int:
    """Check mission files; the exit code is 1 if any has a mistake."""
    from shamble.cli import Problem
    from shamble.family.port.content.lint import lint_file

    if not files:
        raise Problem("cli-lint-no-file")
    where = folders(content)
    with told():
        found = [(file, lint_file(file, game, where)) for file in files]
    mistakes = [mistake for _, rows in found for mistake in rows]
    if json:
        rows = [
            {
                "file": row.file,
                "line": row.line,
                "where": row.where,
                "key": row.key,
                "text": describe(row),
                "args": {name: str(value) for name, value in row.args.items()},
            }
            for row in mistakes
        ]
        print(dumps({"files": len(files), "problems": rows}))
        return 1 if mistakes else 0
    for mistake in mistakes:
        print(describe(mistake))
    print(t("cli-lint-result", files=len(files), problems=len(mistakes)))
    return 1 if mistakes else 0
