"""The proxies of `deploy/` as they are given there, in front of a server: TLS, sockets, addresses, logs."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from .conftest import WAIT, Player, Process, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
HOST = "games.example"

GIVEN = {"nginx": "nginx.conf", "caddy": "Caddyfile"}


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as place:
        return int(place.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of our own for the public name."""
    if shutil.which("openssl") is None:
        pytest.skip("no openssl here")
    key, chain = folder / "key.pem", folder / "chain.pem"
    names = ["-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subprocess.run([*made, "-keyout", key, "-out", chain, *names], check=True, capture_output=True)
    return chain, key


def changed(name: str, *changes: tuple[str, str]) -> str:
    """A file of `deploy/`, with what is special to this computer in place of what is special to a host's."""
    text = (DEPLOY / GIVEN[name]).read_text()
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return text


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    chain, key = certificate(folder)
    given = changed(
        "nginx",
        ("listen 443", f"listen 127.0.0.1:{port}"),
        (f"/etc/letsencrypt/live/{HOST}/fullchain.pem", str(chain)),
        (f"/etc/letsencrypt/live/{HOST}/privkey.pem", str(key)),
        ("/var/log/nginx/games.log", str(folder / "access.log")),
        ("/var/log/nginx/games-errors.log", str(folder / "games-errors.log")),
        ("127.0.0.1:8717", f"127.0.0.1:{behind}"),
    )
    places = "".join(
        f"{name}_temp_path {folder / name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = (
        f"daemon off; master_process off; pid {folder / 'pid'};\nevents {{}}\nhttp {{\n{places}{given}}}\n"
    )
    (folder / "nginx.conf").write_text(around)
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors.log")]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    chain, key = certificate(folder)
    given = changed(
        "caddy",
        ("{\n\tlog default", "{\n\tadmin off\n\tauto_https disable_redirects\n\tlog default"),
        (f"{HOST} {{", f"https://{HOST}:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}"),
        ("\tlog {\n", f"\tlog {{\n\t\toutput file {folder / 'access.log'}\n"),
        ("127.0.0.1:8717", f"127.0.0.1:{behind}"),
    )
    (folder / "Caddyfile").write_text(given)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


class Proxy:
    """A proxy that runs, seen from outside."""

    def __init__(self, folder: Path, port: int, server: Process) -> None:
        self.folder = folder
        self.server = server
        self.origin = f"https://{HOST}:{port}"
        self._port = port
        self._trust = ssl.create_default_context(cafile=str(folder / "chain.pem"))

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request as a browser makes it, with the name looked up."""
        headers = {"host": self.origin.removeprefix("https://"), **more.pop("headers", {})}
        with httpx.Client(verify=self._trust, timeout=WAIT) as client:
            request = client.build_request(
                method,
                f"https://127.0.0.1:{self._port}{path}",
                headers=headers,
                extensions={"sni_hostname": HOST},
                **more,
            )
            return client.send(request)

    def join(self, table: str, token: str, origin: str = "") -> Player:
        address = f"wss://{HOST}:{self._port}/ws/tables/{table}?token={token}"
        place = socket.create_connection(("127.0.0.1", self._port), WAIT)
        talk = connect(
            address,
            sock=place,
            ssl=self._trust,
            origin=origin or self.origin,
            max_size=None,  # type: ignore[arg-type]
        ).__enter__()

        def receive(timeout: float) -> str:
            return str(talk.recv(timeout))

        player = Player(talk.send, receive)
        player.socket = talk  # type: ignore[attr-defined]
        return player.start()


@pytest.fixture
def limits() -> dict[str, Any]:
    """Other limits than usual."""
    return {}


@pytest.fixture(params=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    make_process: Callable[..., Process],
    limits: dict[str, Any],
) -> Iterator[Proxy]:
    if shutil.which(request.param) is None:
        pytest.skip(f"no {request.param} here")
    server = make_process(hosts=["127.0.0.1", HOST], proxy="127.0.0.1", **limits)
    folder = tmp_path / "proxy"
    folder.mkdir()
    port = free_port()
    behind = int(server.address.rstrip("/").rpartition(":")[2])
    command = {"nginx": nginx, "caddy": caddy}[request.param](folder, port, behind)
    environment = {"PATH": "/usr/sbin:/usr/bin:/bin", "HOME": str(folder)}
    with (folder / "said.log").open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)
    made = Proxy(folder, port, server)

    def answers() -> bool:
        assert process.poll() is None, (folder / "said.log").read_text()
        with suppress(httpx.TransportError):
            return made.ask("GET", "/health").status_code == 200
        return False

    try:
        wait_for(answers)
        yield made
    finally:
        process.terminate()
        process.wait(WAIT)


def test_a_table_is_played_through_the_proxy(proxy: Proxy) -> None:
    page = proxy.ask("GET", "/")
    assert page.status_code == 200 and "default-src 'none'" in page.headers["content-security-policy"]
    body = {"game": "zombicide-2e", "mission": "M0", "quick": True, "seats": [{}, {"kind": "open"}]}
    made = proxy.ask("POST", "/api/tables", json=body, headers={"origin": proxy.origin}).json()
    host = proxy.join(made["table"], made["token"])
    guest = proxy.join(made["table"], made["invite"])
    assert guest.ask("take_seat", seat=1, name="B")["type"] == "seated"
    before = [player.sync()["revision"] for player in (host, guest)]
    acting = next(player for player in (host, guest) if player.options())
    assert acting.step()["accepted"]
    after = [player.sync()["revision"] for player in (host, guest)]
    assert before[0] == before[1] < after[0] == after[1]
    assert proxy.ask("GET", "/metrics").status_code == 404
    large = proxy.ask("POST", "/api/tables/import", content=b"x" * 3_000_000)
    assert large.status_code == 413
    strange = proxy.ask("POST", "/api/tables", json=body, headers={"origin": "https://evil.example"})
    assert strange.status_code == 403
    for player in (host, guest):
        player.socket.close()  # type: ignore[attr-defined]
    proxy.server.kill()
    assert proxy.ask("GET", f"/api/tables/{made['table']}?token={made['token']}").status_code == 502
    tokens = [made[name] for name in ("token", "invite", "watch")]
    log = proxy.folder / "access.log"
    wait_for(lambda: f"/ws/tables/{made['table']}" in log.read_text())
    for path in proxy.folder.glob("*.log"):
        assert not any(token in path.read_text() for token in tokens), path.name


@pytest.mark.parametrize("limits", [{"requests_per_second": 0.01, "request_burst": 30}])
def test_limits_count_the_proxys_clients_and_not_what_they_say(proxy: Proxy) -> None:
    """Whoever writes other addresses into their requests is one client all the same."""
    codes = []
    for number in range(40):
        forged = {"x-forwarded-for": f"203.0.113.{number}", "origin": proxy.origin}
        codes.append(proxy.ask("POST", "/api/tables/find", json={}, headers=forged).status_code)
    assert codes[0] < 300 and codes[-1] == 429
