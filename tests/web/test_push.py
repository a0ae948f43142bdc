"""A page that is closed: its browser is subscribed for it, and shows what it is sent."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from web_server import LAPTOP, Server, open_page, visit

SERVICE = """
const own = { endpoint: 'https://push.example/box/7', options: { applicationServerKey: null }, given: null };
own.toJSON = () => ({ endpoint: own.endpoint, keys: { p256dh: POINT, auth: AUTH } });
own.unsubscribe = async () => { own.given = null; return true; };
PushManager.prototype.subscribe = async (asked) => {
  if (!asked.userVisibleOnly || asked.applicationServerKey.length !== 65) throw new Error('asked wrongly');
  own.options = { applicationServerKey: asked.applicationServerKey.buffer };
  own.given = own;
  return own;
};
PushManager.prototype.getSubscription = async () => own.given;
"""
"""A browser in a test has no service behind it; this stands in for one."""

POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


@pytest.fixture
def pushing(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", serve=["--push", "mailto:host@games.example"])
    assert running.address, "the server did not start"
    yield running
    running.stop()


def kept(folder: Path) -> str:
    with sqlite3.connect(folder / "data" / "tables.sqlite") as database:
        return str(database.execute("SELECT seats FROM tables").fetchone()[0])


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 15
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_the_browser_is_subscribed_and_shows_what_comes(
    pushing: Server, browser: Any, tmp_path: Path
) -> None:
    keys = pushing.table("M0", quick=True, seats=[{"name": "Ana"}, {"kind": "open"}])
    page = open_page(browser, pushing, LAPTOP, speed="skip", hints=False, notify=True)
    page.context.grant_permissions(["notifications"])
    given = SERVICE.replace("POINT", json.dumps(POINT)).replace("AUTH", json.dumps(AUTH))
    page.add_init_script(given)
    visit(page, pushing, keys)
    until(lambda: "push.example" in kept(tmp_path))
    assert POINT in kept(tmp_path) and '"lang":"en"' in kept(tmp_path)

    note = {"title": "It is your turn", "body": "Somewhere", "table": keys["table"]}
    deliver(page, pushing, note)
    shown = page.evaluate(
        """async () => {
          for (let tried = 0; tried < 50; tried++) {
            const found = await (await navigator.serviceWorker.ready).getNotifications();
            if (found.length) return found.map((it) => [it.title, it.body, it.data.table]);
            await new Promise((go) => setTimeout(go, 100));
          }
          return [];
        }"""
    )
    assert shown == [[note["title"], note["body"], note["table"]]]

    page.locator(".tools button").last.click()
    page.locator(".menu .prefs label", has_text="notification").locator("input").uncheck()
    until(lambda: "push.example" not in kept(tmp_path))
    assert page.problems == []
    page.context.close()


def deliver(page: Any, server: Server, note: dict[str, str]) -> None:
    """What the service does when a note comes."""
    wire = page.context.new_cdp_session(page)
    registered: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: registered.extend(row["registrationId"] for row in found["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    until(lambda: bool(registered) or bool(page.wait_for_timeout(50)))
    where = {"origin": server.address.rstrip("/"), "registrationId": registered[-1]}
    wire.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(note)})


def test_nobody_is_subscribed_where_the_host_does_not_want_it(server: Server, browser: Any) -> None:
    keys = server.table("M0", quick=True, seats=[{"name": "Ana"}, {"kind": "open"}])
    page = open_page(browser, server, LAPTOP, speed="skip", hints=False, notify=True)
    page.context.grant_permissions(["notifications"])
    visit(page, server, keys)
    page.wait_for_timeout(500)
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    page.context.close()
