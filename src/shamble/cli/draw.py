"""`shamble draw`: a mission's map, as text or as a picture."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shamble.cli import Problem
from shamble.cli.choices import DEFAULT_GAME, folders, told
from shamble.text import t


def draw(
    mission: str,
    *,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    game: str = DEFAULT_GAME,
    content: Path | None = None,
) -> int:
    """Draw the map with its tokens: text on the screen, SVG into a file."""
    from shamble.cli.terminal.marks import door_marks, mission_marks
    from shamble.family.board.draw import draw_svg, draw_text
    from shamble.family.port.content.games import make_rules
    from shamble.family.round.setup import new_state
    from shamble.lab.wording import Wording

    with told():
        state = new_state(make_rules(game, mission, None, folders(content)), 0)
    marks = mission_marks(state, Wording(state))
    board = state.rules.board
    if output is None:
        width = min(160, shutil.get_terminal_size((120, 40)).columns)
        print(draw_text(board, marks, state.open_doors, width).rstrip())
        return 0
    if output.suffix != ".svg":
        raise Problem("cli-draw-svg", file=str(output))
    try:
        output.write_text(
            draw_svg(board, marks, state.open_doors, doors=door_marks(state.rules.mission)), encoding="utf-8"
        )
    except OSError:
        raise Problem("term-not-saved", file=str(output)) from None
    print(t("cli-draw-done", file=str(output)))
    return 0
