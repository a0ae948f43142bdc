"""`shamble draw`: a mission's map, as text or as a picture."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from shamble.cli import Problem
from shamble.cli.choices import folders, game_of, told
from shamble.text import t

WIDEST: Final = 160


def draw(
    mission: str,
    *,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    game: str = "",
    content: Path | None = None,
) -> int:
    """Draw the map with its tokens: text on the screen, SVG into a file."""
    from shamble.port.missions import mission_of
    from shamble.port.speaker import Speaker

    port = game_of(game)
    where = folders(content)
    with told(port):
        wanted = mission_of(port, mission, 0, where)
        if output is None:
            state = port.new_state(port.rules(wanted, port.schema(where).usual(wanted), where), 0)
            width = min(WIDEST, shutil.get_terminal_size((120, 40)).columns)
            drawn = port.screen.mission(Speaker(port, state), width)
        else:
            if output.suffix != ".svg":
                raise Problem("cli-draw-svg", file=str(output))
            drawn = port.drawing(wanted, "night", "words", where)
    if not drawn:
        raise Problem("cli-draw-no-map", game=port.name)
    if output is None:
        print(drawn)
        return 0
    try:
        output.write_text(drawn, encoding="utf-8")
    except OSError:
        raise Problem("term-not-saved", file=str(output)) from None
    print(t("cli-draw-done", file=str(output)))
    return 0
