"""Starts servers quickly, for tests that kill them: everything is imported once, then each start is a fork.

Reads lines `[<folder>, <port>, {<limit>: …}]` and answers each with `<process> <address>`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from shamble.server import library, running
from shamble.server.settings import LOOPBACK, Settings


def serve(folder: str, port: int, changes: dict[str, Any], out: int) -> None:
    def ready(address: str) -> None:
        os.write(out, f"{os.getpid()} {address}\n".encode())

    proxy = changes.pop("proxy", None)
    settings = Settings(Path(folder), **{"hosts": LOOPBACK, "bot_pause": 0.0, **changes})
    running.run(settings, "127.0.0.1", port, ready, proxy)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no zombies, for once
    library.mission_list("zombicide-2e")
    library.content_of("zombicide-2e")
    for line in sys.stdin:
        folder, port, changes = json.loads(line)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                serve(folder, int(port), changes, sys.stdout.fileno())
            finally:
                os._exit(0)


if __name__ == "__main__":
    main()
