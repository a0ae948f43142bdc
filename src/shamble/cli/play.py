"""`shamble play`: a game in the browser or in the terminal."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shamble import text
from shamble.cli import Problem
from shamble.cli.choices import Switch, folders, game_of, mission_name, named, names, options, told
from shamble.text import t

if TYPE_CHECKING:
    from shamble.bots import Policy
    from shamble.kernel.record import Record
    from shamble.port.port import Port

MOST_WIDTH: Final = 130


def play(
    *,
    game: str = "",
    mission: str = "",
    seed: int | None = None,
    bot: str = "",
    names: str = "",
    quick: Switch = False,
    load: Path | None = None,
    terminal: Switch = False,
    content: Path | None = None,
    data: Path | None = None,
    port: int | None = None,
    no_open: Switch = False,
    chosen: Mapping[str, str],
) -> int:
    """Play in the browser; in the terminal if that is asked for, or something that only it can do."""
    asked = terminal or mission or chosen or seed is not None or bot or names or quick or load
    if not asked:
        from shamble.cli.browser import start_browser

        return start_browser(open_page=not no_open, port=port, data=data, content=folders(content))
    return run(_read, print, game, mission, chosen, seed, bot, names, quick, load, folders(content), data)


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
    game: str = "",
    mission: str = "",
    chosen: Mapping[str, str] | None = None,
    seed: int | None = None,
    bot: str = "",
    players: str = "",
    quick: bool = False,
    load: Path | None = None,
    where: tuple[Path, ...] = (),
    data: Path | None = None,
) -> int:
    """Find or begin a game, and play it; reading and writing go through the two functions."""
    from shamble.cli.terminal.colours import wanted
    from shamble.cli.terminal.curtain import CLOTH, WIPE
    from shamble.cli.terminal.game import Terminal
    from shamble.cli.terminal.saves import data_folder, fresh_path
    from shamble.content.records import read_record
    from shamble.port.records import open_table

    folder = data_folder(data)
    with told():
        if load is not None:
            record = read_record(load)
            path = load
        else:
            found = None if mission else offer_resume(folder, game, read, write)
            if found is not None:
                path, record = found
            else:
                record = new_record(game_of(game), mission, chosen or {}, seed, where, read, write)
                path = fresh_path(folder, record)
        table, notice = open_table(record, where)
    port = game_of(record.game)
    if notice:
        write(t(notice))
        path = fresh_path(folder, table.record)
    bots = bots_for(port, bot, table.state.ruleset.seats(table.state), record.seed or 0)
    is_screen = write is print and sys.stdout.isatty()
    size = screen_size if is_screen else None
    width = screen_size()[0]
    cloth = WIPE if is_screen else CLOTH
    paint = wanted(is_screen)
    client = Terminal(port, table, path, read, write, bots, width, names(players), cloth, size, paint)
    if not record.entries:
        introduce(port, record.mission, where, write, width)
    write(t("term-help-hint"))
    try:
        with told(port):
            client.play(quick=quick)
    except KeyboardInterrupt:
        write("")
        write(t("term-left", file=str(path)))
    except OSError as error:
        raise Problem("term-not-saved", file=str(error.filename or path)) from None
    return 0


def screen_size() -> tuple[int, int]:
    """How many letters and lines the screen has just now."""
    size = shutil.get_terminal_size((100, 40))
    return min(MOST_WIDTH, size.columns), size.lines


def offer_resume(
    folder: Path, game: str, read: Callable[[str], str], write: Callable[[str], None]
) -> tuple[Path, Record] | None:
    """The unfinished game, of any kind if none is named, if the player wants to go on with it."""
    from shamble.cli.terminal.saves import unfinished

    found = unfinished(folder, game)
    if found is None:
        return None
    path, record = found
    snapshot = record.snapshot or {}
    title = mission_name(game_of(record.game), record.mission)
    write(
        t("term-resume", mission=title, round=snapshot.get("passed", snapshot.get("round")), file=path.name)
    )
    try:
        answer = read(t("term-resume-prompt")).strip().lower()
    except EOFError:
        answer = "n"
    return found if answer in ("", *t("term-yes").split()) else None


def new_record(
    port: Port,
    mission: str,
    chosen: Mapping[str, str],
    seed: int | None,
    where: tuple[Path, ...],
    read: Callable[[str], str],
    write: Callable[[str], None],
) -> Record:
    """The record of a game that has not begun; the mission is asked for if nobody named one."""
    from shamble.content.records import new_seed
    from shamble.kernel.record import Record
    from shamble.port.missions import mission_of

    number = new_seed() if seed is None else seed
    wanted = mission or choose_mission(port, where, read, write)
    with told(port):
        found = port.mission_info(mission_of(port, wanted, number, where), where).id
    return Record(port.name, found, options(port, chosen, found, where), number)


def choose_mission(
    port: Port, where: tuple[Path, ...], read: Callable[[str], str], write: Callable[[str], None]
) -> str:
    """Let the player choose among the missions there are; a single one needs no choice."""
    ids = list(port.missions(where))
    if len(ids) == 1:
        return ids[0]
    write(t("term-missions"))
    for number, mission_id in enumerate(ids, 1):
        notes = mission_notes(port, mission_id, where)
        said = f" ({'; '.join(notes)})" if notes else ""
        write(f"{number:>3} {mission_id:<4} {mission_name(port, mission_id)}{said}")
    while True:
        try:
            answer = read(t("term-prompt")).strip()
        except EOFError:
            raise Problem("term-no-mission", mission=ids[0]) from None
        if answer.isdigit() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        for mission_id in ids:
            if answer.casefold() == mission_id.casefold():
                return mission_id
        write(t("term-no-such-number", number=answer, last=len(ids)))


def mission_notes(port: Port, mission: str, where: tuple[Path, ...]) -> list[str]:
    """What a list says of a mission besides its name."""
    info = port.mission_info(mission, where)
    notes = [named(port, f"difficulty-{info.difficulty}", info.difficulty)] if info.difficulty else []
    return [*notes, named(port, f"map-{info.origin}", info.origin)] if info.origin else notes


def bots_for(port: Port, given: str, seats: int, seed: int) -> dict[int, Policy]:
    """Which seats bots play: `greedy` for all but the first, `2:greedy,3:my.py:MyBot`, `all:search@2s`."""
    from shamble.bots import maker_of

    found: dict[int, Policy] = {}
    for part in names(given):
        place, mark, name = part.partition(":")
        if not mark or place.endswith(".py"):
            place, name = "", part
        with told(port):
            maker = maker_of(port, name)
        for seat in seats_named(place, seats):
            with told(port):
                found[seat] = maker(seed + seat)
    return found


def seats_named(place: str, seats: int) -> Sequence[int]:
    """The seats before the colon: one by its number, all of them, or all but the first."""
    if place == "":
        return range(1, seats)
    if place == "all":
        return range(seats)
    if place.isdigit() and 1 <= int(place) <= seats:
        return (int(place) - 1,)
    raise Problem("cli-unknown-seat", seat=place, seats=seats)


def introduce(
    port: Port, mission: str, where: tuple[Path, ...], write: Callable[[str], None], width: int
) -> None:
    """The mission in a few words, and where its map comes from."""
    words = text.of(port.name)
    info = port.mission_info(mission, where)
    write("")
    write(mission_name(port, mission))
    brief = f"mission-{info.slug}-brief"
    if words.has(brief):
        write(textwrap.fill(words.t(brief), width))
    origin = f"map-{info.origin}"
    if info.origin and words.knows(origin):
        hint = words.t(f"{origin}.hint") if words.knows(f"{origin}.hint") else ""
        write(textwrap.fill(f"{words.t(origin)}. {hint}".rstrip(), width))
