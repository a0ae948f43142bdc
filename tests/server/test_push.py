"""Notes for closed pages: sealed as browsers expect it, and sent to the public internet alone.

The receiver here plays both the service that carries a note and the browser that opens it.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from shamble.cli import main
from shamble.server.push import outside, sealing
from shamble.server.push.outside import NotOutside, Streams, is_outside, is_public, open_outside
from shamble.server.storage import FILE

from .conftest import House, Player
from .test_play import calm
from .test_talk import pair, why

CONTACT = "mailto:host@games.example"
WAIT = 10.0


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def expand(key: bytes, info: bytes, length: int) -> bytes:
    return hmac.digest(key, info + b"\x01", "sha256")[:length]


class Browser:
    """What a browser gives away, and how it opens what comes; written from RFC 8188 and 8291 anew."""

    def __init__(self, endpoint: str = "https://push.example/box/1") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = endpoint

    def fields(self) -> dict[str, str]:
        point, auth = sealing.to_text(point_of(self.key)), sealing.to_text(self.auth)
        return {"endpoint": self.endpoint, "point": point, "auth": auth}

    def open(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size == 4096
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        bound = hmac.digest(self.auth, shared, "sha256")
        drawn = hmac.digest(
            salt, expand(bound, b"WebPush: info\0" + point_of(self.key) + theirs, 32), "sha256"
        )
        cipher = AESGCM(expand(drawn, b"Content-Encoding: aes128gcm\0", 16))
        padded = cipher.decrypt(expand(drawn, b"Content-Encoding: nonce\0", 12), sealed, None)
        note, mark, rest = padded.rpartition(b"\x02")
        assert mark and not rest.strip(b"\0")
        return note


class Receiver:
    """A service on this computer, in place of one out there."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.append((self.path, headers, body))
                self.send_response(receiver.status)
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.asked: list[str] = []

    async def way(self, host: str) -> Streams:
        self.asked.append(host)
        return await asyncio.open_connection("127.0.0.1", self.server.server_port)

    def wait(self, count: int) -> None:
        end = time.monotonic() + WAIT
        while len(self.got) < count and time.monotonic() < end:
            time.sleep(0.01)
        assert len(self.got) == count


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def pushing(make_house: Callable[..., House], receiver: Receiver) -> House:
    return make_house(push=CONTACT, way_out=receiver.way)


def until_waits_for(seat: int, players: list[Player]) -> None:
    """Play until the table waits for a seat, and for no other."""
    for _ in range(300):
        calm([player for player in players if player.state["yours"]])
        if players[0].state["waiting"] == [seat]:
            return
        able = next(player for player in players if player.options())
        assert able.step(-1)["accepted"]
    raise AssertionError("its turn never comes")


def leave(player: Player) -> None:
    player.close()  # type: ignore[attr-defined]


# --- at a table


def test_a_closed_page_is_told_of_its_turn_once(
    pushing: House, receiver: Receiver, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ana, ben, keys = pair(pushing)
    assert ana.hello["push"] == ben.hello["push"] != ""
    browser = Browser()
    assert ben.ask("call_me", lang="pl", **browser.fields())["accepted"]
    until_waits_for(0, [ana, ben])
    assert not receiver.got, "whoever has the page open sees it there"
    leave(ben)
    while ana.sync()["waiting"] == [0]:
        assert ana.step(-1)["accepted"]
    receiver.wait(1)
    path, headers, body = receiver.got[0]
    note = json.loads(browser.open(body))
    assert note == {"title": "Twoja kolej", "body": note["body"], "table": keys["table"]} and note["body"]
    assert (path, receiver.asked) == ("/box/1", ["push.example"])
    assert (headers["content-encoding"], headers["host"]) == ("aes128gcm", "push.example")
    assert check_signature(headers["authorization"], ana.hello["push"])["sub"] == CONTACT
    assert not ana.ask("nudge", seat=1)["reasons"], "a moment ago is too soon to be called again"
    ana.sync()
    assert len(receiver.got) == 1
    said = caplog.text + json.dumps([ana.seen, ben.seen])
    for secret in (browser.endpoint, *list(browser.fields().values())[1:]):
        assert secret not in said, "neither a log nor another page hears of it"


def check_signature(header: str, public: str) -> dict[str, Any]:
    """What a signature claims; InvalidSignature if it is not of the holder of this key."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    raw = sealing.from_text(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sealing.from_text(public))
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(sealing.from_text(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"} and 0 < claims["exp"] - time.time() < 24 * 3600
    return dict(claims)


def kept(folder: Path) -> str:
    with sqlite3.connect(folder / "data" / FILE) as database:
        return str(database.execute("SELECT seats FROM tables").fetchone()[0])


def test_who_is_called_lies_with_the_seat_and_goes_when_it_should(
    make_house: Callable[..., House], receiver: Receiver, tmp_path: Path
) -> None:
    settings = {"push": CONTACT, "way_out": receiver.way}
    ana, ben, keys = pair(make_house(**settings))
    browser, other = Browser(), Browser("https://push.example/box/2")
    for one in (browser, other, browser):
        assert ben.ask("call_me", lang="xx", **one.fields())["accepted"]
    public, token = ana.hello["push"], ben.ask("take_seat", seat=1)["token"]
    assert kept(tmp_path).count("push.example") == 2
    house = make_house(**settings)  # the server starts again
    ana, ben = house.join(keys["table"], keys["token"]), house.join(keys["table"], token)
    assert ana.hello["push"] == public, "browsers stay subscribed"
    assert ben.ask("dont_call", endpoint=browser.endpoint)["accepted"]
    assert "box/1" not in kept(tmp_path) and "box/2" in kept(tmp_path)
    receiver.status = 410
    until_waits_for(0, [ana, ben])
    leave(ben)
    while ana.sync()["waiting"] == [0]:
        assert ana.step(-1)["accepted"]
    receiver.wait(1)
    end = time.monotonic() + WAIT
    while "box/2" in kept(tmp_path) and time.monotonic() < end:
        time.sleep(0.01)
    assert "box" not in kept(tmp_path), "nobody is there any more"
    ben = house.join(keys["table"], token)
    assert ben.ask("call_me", lang="en", **browser.fields())["accepted"]
    ben.ask("leave_seat", seat=1)
    assert "box" not in kept(tmp_path), "nobody is called for a seat that was left"


def test_three_browsers_of_a_seat_are_called(pushing: House, tmp_path: Path) -> None:
    ana, _, _ = pair(pushing)
    for number in range(6):
        fields = Browser(f"https://push.example/box/{number}").fields()
        assert ana.ask("call_me", lang="en", **fields)["accepted"]
    assert [f"box/{number}" in kept(tmp_path) for number in range(6)] == [False] * 3 + [True] * 3


def test_nobody_is_called_unless_the_host_wants_it(house: House) -> None:
    ana, _, _ = pair(house)
    assert ana.hello["push"] == ""
    assert why(ana.ask("call_me", lang="en", **Browser().fields())) == "server-no-push"


def test_watchers_are_not_called(pushing: House) -> None:
    _, _, keys = pair(pushing)
    eve = pushing.join(keys["table"], keys["watch"])
    assert why(eve.ask("call_me", lang="en", **Browser().fields())) == "server-only-watching"


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/box"},
        {"endpoint": "https://127.0.0.1/box"},
        {"endpoint": "https://localhost/box"},
        {"point": sealing.to_text(b"\x04" + bytes(64))},
        {"point": "x"},
        {"auth": "AAAA"},
        {"auth": "??"},
    ],
)
def test_what_nothing_can_be_sent_to_is_refused(pushing: House, change: dict[str, str]) -> None:
    ana, _, _ = pair(pushing)
    answer = ana.ask("call_me", lang="en", **{**Browser().fields(), **change})
    assert why(answer) == "server-push-address"


def test_the_command_wants_an_address(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--lang", "en", "serve", "--port", "0", "--data", str(tmp_path), "--push", "yes"]
    assert main(words) == 2
    assert "mailto:" in capsys.readouterr().err


# --- the way out


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://me:secret@push.example/x",
        "https://push.example/x#y",
        "https://push.example/x y",
        "https://push.example/x\r\nX-More: 1",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://push/x",
        "https://bücher.example/x",
        "https://push..example/x",
        "https:///x",
        "https://push.example:x/",
        "ftp://push.example/",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_addresses_that_are_not_outside(endpoint: str) -> None:
    assert not is_outside(endpoint)


def test_addresses_of_real_services_are_outside() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com:443/QG?x=1",
        "https://wns2-am3p.notify.windows.com/w/?token=x%3d",
    ):
        assert is_outside(endpoint)


PRIVATE = """
    127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255
    ::1 :: fe80::1%eth0 fc00::1 ff02::1 ::ffff:10.0.0.1 2002:7f00:1:: 64:ff9b::a00:1 2001:db8::1
"""


@pytest.mark.parametrize("address", PRIVATE.split())
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One private address among public ones is enough: nothing is opened."""

    async def go() -> None:
        async def found(host: str, port: int, **_: object) -> Any:
            return [(0, 0, 0, "", (address, port)) for address in ("8.8.8.8", "192.168.0.1")]

        async def opened(*args: object, **kwargs: object) -> Any:
            raise AssertionError("a connection was opened")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        monkeypatch.setattr(outside.asyncio, "open_connection", opened)
        with pytest.raises(NotOutside):
            await open_outside("push.example")

    asyncio.run(go())


# --- sealing


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A: the same key, salt and words give the same bytes."""
    key = ec.derive_private_key(
        int.from_bytes(sealing.from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        ec.SECP256R1(),
    )
    sealed = sealing.seal_with(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key,
        sealing.from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert sealing.to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_right_browser_opens_a_note() -> None:
    browser, other = Browser(), Browser()
    fields = browser.fields()
    sealed = sealing.seal(b"hello", fields["point"], fields["auth"])
    assert browser.open(sealed) == b"hello" and b"hello" not in sealed
    assert sealing.seal(b"hello", fields["point"], fields["auth"]) != sealed
    with pytest.raises(InvalidTag):
        other.open(sealed)


def test_a_signature_is_the_servers_own() -> None:
    one, two = (sealing.Identity(secret, CONTACT) for secret in (b"one", b"two"))
    assert one.public == sealing.Identity(b"one", CONTACT).public != two.public
    header = one.signature("https://push.example/box/1", time.time())
    assert check_signature(header, one.public)["aud"] == "https://push.example"
    with pytest.raises(InvalidSignature):
        check_signature(header.replace(one.public, two.public), two.public)
