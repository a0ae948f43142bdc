"""Starts servers quickly, for tests that kill them: everything is imported once, then each start is a fork.

Reads lines `<folder> <port>` and answers each with `<process> <address>`.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from shamble.server import library, running
from shamble.server.settings import LOOPBACK, Settings


def serve(folder: str, port: int, out: int) -> None:
    def ready(address: str) -> None:
        os.write(out, f"{os.getpid()} {address}\n".encode())

    running.run(Settings(Path(folder), hosts=LOOPBACK, bot_pause=0.0), "127.0.0.1", port, ready)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no zombies, for once
    library.mission_list("zombicide-2e")
    library.content_of("zombicide-2e")
    for line in sys.stdin:
        folder, port = line.rsplit(" ", 1)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                serve(folder, int(port), sys.stdout.fileno())
            finally:
                os._exit(0)


if __name__ == "__main__":
    main()
