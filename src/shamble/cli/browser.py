"""`shamble play` in the browser: a server for one person, and its page."""

from __future__ import annotations

import logging
import os
import sys
import webbrowser
from pathlib import Path

from shamble.cli import Problem
from shamble.cli.choices import need_server
from shamble.kernel.errors import ShambleError
from shamble.text import t

ANY_PORT = 0


def start_browser(
    *,
    open_page: bool = True,
    port: int | None = None,
    data: Path | None = None,
    content: tuple[Path, ...] = (),
) -> int:
    """Serve the game on this computer and open it; a server that runs already is used.

    Without a port the usual one is taken, or any other that is free.
    """
    need_server()
    from shamble.server import library, logs
    from shamble.server.running import Busy, RunError, run
    from shamble.server.settings import DEFAULT_PORT, LOOPBACK, Settings, data_folder

    logs.set_up(logging.WARNING)
    library.use_folders(content)
    settings = Settings((data or data_folder()).expanduser(), local=True, hosts=LOOPBACK, workers=1)

    def ready(address: str) -> None:
        print(t("server-open-page", address=address), flush=True)
        print(t("server-stop"), flush=True)
        if open_page:
            show(address)

    try:
        try:
            run(settings, "127.0.0.1", DEFAULT_PORT if port is None else port, ready)
        except RunError:
            if port is not None:
                raise
            run(settings, "127.0.0.1", ANY_PORT, ready)
    except Busy as busy:
        if not busy.address:
            raise Problem("server-data-busy", folder=settings.data) from None
        print(t("server-runs-already", address=busy.address))
        if open_page:
            show(busy.address)
    except ShambleError as error:
        raise Problem(error.key, 2, **error.details) from None
    except OSError as error:
        raise Problem("server-data-unusable", folder=settings.data, said=error.strerror or error) from None
    return 0


def show(address: str) -> None:
    """Open a page, where there is a screen for it; never a text browser inside the terminal."""
    screen = (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("WSL_DISTRO_NAME")
    )
    if screen or sys.platform in ("win32", "darwin"):
        webbrowser.open(address)
