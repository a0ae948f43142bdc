"""`shamble serve`: a server for a group."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.types import UInt16

from shamble.cli import Problem
from shamble.cli.choices import folders, need_server, told
from shamble.kernel.errors import ShambleError
from shamble.text import t


def serve(
    *,
    host: str = "127.0.0.1",
    port: UInt16 = 8717,
    data: Path | None = None,
    content: Path | None = None,
    name: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    proxy: str | None = None,
    workers: int = 1,
    push: str = "",
    verbose: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Serve tables to a group of people until interrupted."""
    need_server()
    from shamble.port import shelf
    from shamble.server import library, logs
    from shamble.server.running import Busy, run
    from shamble.server.settings import LOOPBACK, Settings, data_folder

    if push and not push.startswith(("mailto:", "https://")):
        raise Problem("cli-serve-no-contact", said=push)
    with told():
        shelf.games()  # a broken one is told now, not to every guest
    logs.set_up(logging.DEBUG if verbose else logging.INFO)
    library.use_folders(folders(content))
    is_closed = host in LOOPBACK and proxy is None
    names = tuple(word.lower() for word in name)
    settings = Settings(
        (data or data_folder() / "serve").expanduser(),
        hosts=(*LOOPBACK, *names) if names or is_closed else (),
        origins=tuple(f"https://{word}" for word in names),
        workers=max(0, workers),
        push=push,
    )

    def ready(address: str) -> None:
        print(t("server-serves", address=address, folder=str(settings.data)), flush=True)
        print(t("server-stop"), flush=True)

    try:
        run(settings, host, port, ready, proxy)
    except Busy as busy:
        raise Problem("server-data-busy", folder=settings.data, address=busy.address) from None
    except ShambleError as error:
        raise Problem(error.key, 2, **error.details) from None
    except OSError as error:
        raise Problem("server-data-unusable", folder=settings.data, said=error.strerror or error) from None
    return 0
