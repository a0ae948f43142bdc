"""`shamble play`: a game in the browser or in the terminal."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from shamble.cli import Problem
from shamble.cli.choices import DEFAULT_GAME, Switch, folders, names, options, told
from shamble.text import has, t

if TYPE_CHECKING:
    from shamble.bots import Policy
    from shamble.family.position.options import Options
    from shamble.kernel.record import Record

MOST_WIDTH = 130
USUAL = (1, "", "", "", "", 6)
"""Seats, survivors, modes, tiers, Abominations and team as long as nobody says anything of them."""


def play(
    *,
    game: str = DEFAULT_GAME,
    mission: str = "",
    seats: int = 1,
    survivors: str = "",
    party: int = 6,
    modes: str = "",
    tiers: str = "",
    abominations: str = "",
    seed: int | None = None,
    bot: str = "",
    quick: Switch = False,
    load: Path | None = None,
    terminal: Switch = False,
    content: Path | None = None,
    data: Path | None = None,
    port: int | None = None,
    no_open: Switch = False,
) -> int:
    """Play in the browser; in the terminal if that is asked for, or something that only it can do."""
    ways = (seats, survivors, modes, tiers, abominations, party)
    asked = terminal or mission or ways != USUAL or seed is not None or bot or quick or load
    if not asked:
        from shamble.cli.browser import start_browser

        return start_browser(open_page=not no_open, port=port, data=data, content=folders(content))
    with told():
        chosen = options(*ways)
    return run(_read, print, game, mission, chosen, seed, bot, quick, load, folders(content), data)


def _read(prompt: str) -> str:
    """A line from the keyboard, or from whatever is piped in."""
    try:
        import readline  # noqa: F401 - better editing, where there is such a thing
    except ImportError:
        pass
    return input(prompt)


def run(
    read: Callable[[str], str],
    write: Callable[[str], None],
    game: str = DEFAULT_GAME,
    mission: str = "",
    chosen: Options | None = None,
    seed: int | None = None,
    bot: str = "",
    quick: bool = False,
    load: Path | None = None,
    where: tuple[Path, ...] = (),
    data: Path | None = None,
) -> int:
    """Find or begin a game, and play it; reading and writing go through the two functions."""
    from shamble.cli.terminal.game import Terminal
    from shamble.cli.terminal.saves import data_folder, fresh_path
    from shamble.content.records import open_table, read_record

    folder = data_folder(data)
    with told():
        if load is not None:
            record = read_record(load)
            path = load
        else:
            found = None if mission else offer_resume(folder, read, write)
            if found is not None:
                path, record = found
            else:
                mission = mission or choose_mission(game, where, read, write)
                record = new_record(game, mission, chosen, seed, where)
                path = fresh_path(folder, record)
        table, notice = open_table(record, where)
    if notice:
        write(t(notice))
        path = fresh_path(folder, table.record)
    bots = bots_for(bot, table.state.ruleset.seats(table.state), record.seed or 0)
    width = min(MOST_WIDTH, shutil.get_terminal_size((100, 40)).columns)
    client = Terminal(table, path, read, write, bots, width)
    if not record.entries:
        introduce(record.mission, table.state.ruleset.name, where, write, width)
    write(t("term-help-hint"))
    try:
        client.play(quick=quick)
    except KeyboardInterrupt:
        write("")
        write(t("term-left", file=str(path)))
    except OSError as error:
        raise Problem("term-not-saved", file=str(error.filename or path)) from None
    return 0


def offer_resume(
    folder: Path, read: Callable[[str], str], write: Callable[[str], None]
) -> tuple[Path, Record] | None:
    """The unfinished game, if the player wants to go on with it."""
    from shamble.cli.terminal.saves import unfinished

    found = unfinished(folder)
    if found is None:
        return None
    path, record = found
    snapshot = record.snapshot or {}
    write(
        t(
            "term-resume",
            mission=mission_name(record.mission),
            round=snapshot.get("passed", snapshot.get("round")),
            file=path.name,
        )
    )
    try:
        answer = read(t("term-resume-prompt")).strip().lower()
    except EOFError:
        answer = "n"
    return found if answer in ("", *t("term-yes").split()) else None


def choose_mission(
    game: str, where: tuple[Path, ...], read: Callable[[str], str], write: Callable[[str], None]
) -> str:
    """Let the player choose among the missions there are."""
    from shamble.family.port.content.missions import load, mission_files

    ids = list(mission_files(game, where))
    write(t("term-missions"))
    for number, mission_id in enumerate(ids, 1):
        mission = load(game, mission_id, where)
        level = t(f"difficulty-{mission.difficulty}")
        origin = t(f"map-{mission.map_origin}")
        write(f"{number:>3} {mission_id:<4} {mission_name(mission_id)} ({level}; {origin})")
    while True:
        try:
            answer = read(t("term-prompt")).strip()
        except EOFError:
            raise Problem("term-no-mission") from None
        if answer.isdigit() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        if answer.upper() in ids:
            return answer.upper()
        write(t("term-no-such-number", number=answer, last=len(ids)))


def new_record(
    game: str, mission: str, chosen: Options | None, seed: int | None, where: tuple[Path, ...]
) -> Record:
    """The record of a game that has not begun."""
    from shamble.content.records import new_seed
    from shamble.family.port.content.games import make_rules
    from shamble.kernel.record import Record

    rules = make_rules(game, mission, chosen, where)
    return Record(game, rules.mission.id, rules.options.encode(), new_seed() if seed is None else seed)


def bots_for(given: str, seats: int, seed: int) -> dict[int, Policy]:
    """Which seats bots play: `greedy` for all but the first, `2:greedy,3:random`, or `all:greedy`."""
    from shamble.bots import BOTS, make_bot

    found: dict[int, Policy] = {}
    for part in names(given):
        place, _, name = part.rpartition(":")
        if name not in BOTS:
            raise Problem("cli-unknown-bot", bot=name, known=", ".join(BOTS))
        if place == "":
            chosen = range(1, seats)
        elif place == "all":
            chosen = range(seats)
        elif place.isdigit() and 1 <= int(place) <= seats:
            chosen = range(int(place) - 1, int(place))
        else:
            raise Problem("cli-unknown-seat", seat=place, seats=seats)
        for seat in chosen:
            found[seat] = make_bot(name, seed + seat)
    return found


def introduce(
    mission_id: str, game: str, where: tuple[Path, ...], write: Callable[[str], None], width: int
) -> None:
    """The mission in a few words, and where its map comes from."""
    from shamble.family.port.content.missions import load

    mission = load(game, mission_id, where)
    write("")
    write(mission_name(mission_id))
    brief = f"mission-{mission_id.lower()}-brief"
    if has(brief):
        write(textwrap.fill(t(brief), width))
    origin = f"map-{mission.map_origin}"
    write(textwrap.fill(f"{t(origin)}. {t(f'{origin}.hint')}", width))


def mission_name(mission_id: str) -> str:
    """A mission's name, or its id if nobody named it."""
    key = f"mission-{mission_id.lower()}-name"
    return t(key) if has(key) or has(key, "en") else mission_id
