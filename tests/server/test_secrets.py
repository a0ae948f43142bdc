"""What must not get out: the generator, the seed of an unfinished game, what others alone may know."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from shamble.kernel.event import EVERYBODY, Event
from shamble.port.messages import Place
from shamble.server.chronicle import row_of

from .conftest import House
from .test_play import play, shared

SEED = 1_234_567_891


def words(data: Any) -> set[str]:
    """Every key of a message, however deep."""
    found: set[str] = set()
    if isinstance(data, dict):
        found |= set(data)
        for value in data.values():
            found |= words(value)
    elif isinstance(data, list):
        for value in data:
            found |= words(value)
    return found


def test_no_message_holds_the_generator(house: House) -> None:
    table, host, guest = shared(house, seed=SEED)
    watcher = house.join(table["table"], table["watch"])
    play([host, guest], 15)
    watcher.sync()
    for player in (host, guest, watcher):
        player.ask("position_at", entry=3)
        player.send("events_since", entry=0)
        player.sync()
        assert not words(player.seen) & {"streams", "seed", "generator", "piles", "tops", "holder", "hash"}
        assert str(SEED) not in json.dumps(player.seen)
    for path in (f"/api/tables/{table['table']}?token={table['token']}", "/api/games", "/health"):
        assert str(SEED) not in house.client.get(path).text


def test_watchers_see_no_seat(house: House) -> None:
    table = house.create()
    watcher = house.join(table["table"], table["watch"])
    assert watcher.state["view"]["seat"] == -1
    assert watcher.state["decision"]["asides"] == [] and not watcher.state["decision"]["mine"]
    assert watcher.state["can_undo"] == "no"


def test_events_reach_only_their_audience() -> None:
    events = [Event("public", {}, "", -1), Event("secret", {}, "", 0b10)]
    row = row_of(1, None, events, Place(), (), [])
    assert [event.key for event in row.shown_to(0b01).events] == ["public"]
    assert [event.key for event in row.shown_to(0).events] == ["public"]
    assert [event.key for event in row.shown_to(0b10).events] == ["public", "secret"]
    assert [event.key for event in row.shown_to(0b11).events] == ["public"], "two people at one screen"
    assert [event.key for event in row.shown_to(EVERYBODY).events] == ["public", "secret"]


def export(house: House, table: dict[str, Any], token: str) -> Any:
    answer = house.client.get(f"/api/tables/{table['table']}/export?token={token}")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    return answer.json()


def test_the_file_of_an_unfinished_game_online_holds_no_secret(house: House) -> None:
    table, host, guest = shared(house, seed=SEED)
    play([host, guest], 20)
    for token in (table["token"], table["guest"], table["watch"]):
        record = export(house, table, token)
        assert record["seed"] is None and record["snapshot"] is None and record["base"] is None
        assert record["hashes"] == {} and len(record["entries"]) == host.state["entry"]
        assert str(SEED) not in json.dumps(record) and "streams" not in json.dumps(record)
    host.submit("concede")
    assert export(house, table, table["guest"])["seed"] == SEED


def test_ones_own_save_holds_everything(make_house: Callable[..., House]) -> None:
    house = make_house(local=True)
    table = house.create(seed=SEED, seats=[{}, {"kind": "bot"}])
    assert export(house, table, table["token"])["seed"] == SEED
    assert export(house, table, table["watch"])["seed"] is None
    table, _, _ = shared(house, seed=SEED)  # a friend plays too
    assert export(house, table, table["token"])["seed"] is None


def test_a_branch_of_a_shared_game_tells_nothing_about_its_future(house: House) -> None:
    table, host, guest = shared(house, seed=SEED)
    play([host, guest], 30)
    entry = host.state["entry"]
    branch = f"/api/tables/{table['table']}/branch"
    made = house.client.post(branch, json={"token": table["token"], "entry": entry - 5})
    assert made.status_code == 201, made.text
    player = house.join(made.json()["table"], made.json()["token"])
    assert player.state["entry"] == entry - 5 and player.state["yours"] == [0, 1, 2]
    assert player.state["view"]["survivors"] == host.ask("position_at", entry=entry - 5)["view"]["survivors"]
    play([player], 10)
    assert export(house, made.json(), made.json()["token"])["seed"] is None
    for token in (table["watch"], table["invite"]):
        assert house.client.post(branch, json={"token": token, "entry": 1}).status_code == 403
    beyond = house.client.post(branch, json={"token": table["token"], "entry": 10_000})
    assert beyond.status_code == 404


def test_a_branch_of_ones_own_game_keeps_its_luck(make_house: Callable[..., House]) -> None:
    house = make_house(local=True)
    table = house.create(seed=SEED)
    player = house.join(table["table"], table["token"])
    texts, views = [], []
    for number in range(30):
        texts.append(player.options()[number * 3 % len(player.options())]["text"])
        player.submit(texts[-1])
        views.append(player.state["view"])
    start = player.state["entry"] - 30
    made = house.client.post(
        f"/api/tables/{table['table']}/branch", json={"token": table["token"], "entry": start}
    ).json()
    other = house.join(made["table"], made["token"])
    for text, view in zip(texts, views, strict=True):
        assert other.submit(text)["accepted"]
        assert other.state["view"] == view


def test_a_branch_keeps_what_is_known_of_facedown_tokens(house: House) -> None:
    table, host, guest = shared(house, seed=SEED, mission="M5")
    play([host, guest], 12)
    entry = host.state["entry"]
    branch = f"/api/tables/{table['table']}/branch"
    made = house.client.post(branch, json={"token": table["token"], "entry": entry})
    assert made.status_code == 201, made.text
    player = house.join(made.json()["table"], made.json()["token"])
    assert {**player.state["view"], "seat": 0} == {**host.state["view"], "seat": 0}
    assert {token["colour"] for token in player.state["view"]["objectives"]} == {"hidden"}
    play([player], 5)
