"""What must not get out: the generator, the seed of an unfinished game, what others alone may know."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shamble.cli import main
from shamble.kernel.errors import ChanceError, RecordError
from shamble.kernel.event import EVERYBODY, Event
from shamble.kernel.record import decode_record, replay, seal_of
from shamble.port.messages import Place
from shamble.port.records import fresh_state
from shamble.server.chronicle import row_of

from .conftest import House, Player
from .test_play import play, shared

SEED = 1_234_567_891


def give_up(host: Player, guest: Player) -> None:
    """It is over when both say so."""
    host.sync()
    assert host.submit("concede")["reasons"][0]["key"] == "server-end-ask"
    guest.sync()
    assert guest.submit("concede")["accepted"]
    host.until("state", lambda state: state["result"] != "running")


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
    table, host, guest = shared(house)
    watcher = house.join(table["table"], table["watch"])
    play([host, guest], 15)
    watcher.sync()
    for player in (host, guest, watcher):
        player.ask("position_at", entry=3)
        player.send("events_since", entry=0)
        player.sync()
        assert not words(player.seen) & {"streams", "seed", "generator", "piles", "tops", "holder", "hash"}
        assert player.state["key"] == ""


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
    table, host, guest = shared(house)
    play([host, guest], 20)
    for token in (table["token"], table["guest"], table["watch"]):
        record = export(house, table, token)
        assert record["seed"] is None and record["snapshot"] is None and record["base"] is None
        assert record["hashes"] == {} and len(record["entries"]) == host.state["entry"]
        assert record["luck"] == {"seal": host.hello["seal"]} and "streams" not in json.dumps(record)
    give_up(host, guest)
    record = export(house, table, table["guest"])
    assert record["luck"] == {"seal": host.hello["seal"], "key": host.state["key"]} and host.state["key"]
    assert seal_of(host.state["key"]) == host.hello["seal"]


def test_ones_own_save_holds_everything(make_house: Callable[..., House]) -> None:
    house = make_house(local=True)
    table = house.create(seed=SEED, seats=[{}, {"kind": "bot"}])
    assert export(house, table, table["token"])["seed"] == SEED
    assert export(house, table, table["watch"])["seed"] is None
    assert house.join(table["table"], table["token"]).hello["seal"] == ""
    table, _, _ = shared(house)  # a friend plays too
    assert export(house, table, table["token"])["seed"] is None


def test_a_branch_of_a_shared_game_tells_nothing_about_its_future(house: House) -> None:
    table, host, guest = shared(house)
    play([host, guest], 30)
    entry = host.state["entry"]
    branch = f"/api/tables/{table['table']}/branch"
    made = house.client.post(branch, json={"token": table["token"], "entry": entry - 5})
    assert made.status_code == 201, made.text
    player = house.join(made.json()["table"], made.json()["token"])
    assert player.state["entry"] == entry - 5 and player.state["yours"] == [0, 1, 2]
    assert player.state["view"]["survivors"] == host.ask("position_at", entry=entry - 5)["view"]["survivors"]
    play([player], 3)
    assert player.hello["seal"] not in ("", host.hello["seal"]), "with luck of its own"
    assert export(house, made.json(), made.json()["token"])["seed"] is None
    player.submit("concede")
    record = decode_record(export(house, made.json(), made.json()["token"]))
    assert record.luck is not None and record.luck.since == entry - 5 + 1
    assert replay(record, fresh_state(record)).ending == "ending-conceded"
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
    table, host, guest = shared(house, mission="M5")
    play([host, guest], 12)
    entry = host.state["entry"]
    branch = f"/api/tables/{table['table']}/branch"
    made = house.client.post(branch, json={"token": table["token"], "entry": entry})
    assert made.status_code == 201, made.text
    player = house.join(made.json()["table"], made.json()["token"])
    assert {**player.state["view"], "seat": 0} == {**host.state["view"], "seat": 0}
    assert {token["colour"] for token in player.state["view"]["objectives"]} == {"hidden"}
    play([player], 5)


def finished(house: House) -> dict[str, Any]:
    """The file of a game at a shared table that was given up after a while."""
    table, host, guest = shared(house)
    play([host, guest], 60)
    host.sync()
    if host.state["result"] == "running":
        give_up(host, guest)
    return dict(export(house, table, table["watch"]))


def test_whoever_has_the_key_can_check_every_die(house: House, tmp_path: Path, capsys: Any) -> None:
    data = finished(house)
    record = decode_record(data)
    assert replay(record, fresh_state(record)).ending
    rolled = [number for number, entry in enumerate(data["entries"]) if entry.get("chance")]
    assert rolled
    for number in rolled:
        other = copy.deepcopy(data)
        outcome = other["entries"][number]["chance"][0]
        other["entries"][number]["chance"][0] = outcome - 1 if outcome else 1
        changed = decode_record(other)
        with pytest.raises((ChanceError, RecordError)):
            replay(changed, fresh_state(changed))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert main(["--lang", "en", "replay", str(file), "--verify"]) == 0
    said = capsys.readouterr().out
    assert data["luck"]["seal"] in said and "outcomes follow from the key" in said


def test_a_key_that_does_not_fit_its_seal_is_refused(house: House) -> None:
    data = finished(house)
    key = data["luck"]["key"]
    for luck in (
        {**data["luck"], "key": key[:-1] + ("0" if key[-1] != "0" else "1")},
        {**data["luck"], "seal": "0" * 64},
    ):
        with pytest.raises(RecordError, match="record-seal"):
            decode_record({**data, "luck": luck})
    for luck in (
        3,
        {},
        {"seal": 3},
        {"seal": "x", "key": "zz"},
        {"seal": "x", "key": "00"},
        {"seal": "", "since": "x"},
    ):
        with pytest.raises(RecordError, match="record-damaged"):
            decode_record({**data, "luck": luck})


def test_nobody_chooses_the_luck_of_a_shared_table(house: House) -> None:
    body = {"game": "zombicide-2e", "mission": "M0", "seed": SEED, "quick": True}
    answer = house.client.post("/api/tables", json={**body, "seats": [{}, {"kind": "open"}]})
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "server-seed-shared")
    table = house.create(seed=SEED, seats=[{}, {}])
    host = house.join(table["table"], table["token"])
    assert host.ask("leave_seat", seat=1)["yours"] == [0]
    guest = house.join(table["table"], table["invite"])
    answer = guest.ask("take_seat", seat=1, name="Bob")
    assert answer["reasons"][0]["key"] == "server-seat-own-game"
    assert host.ask("take_seat", seat=1)["yours"] == [0, 1]


def test_tables_that_are_alike_have_nothing_else_in_common(house: House) -> None:
    """The same mission, the same team, the same answers: other dice, and another seal."""
    seats = [{}, {"kind": "open"}]
    tables = [house.create(seats=seats, quick=False) for _ in range(2)]
    hosts = [house.join(table["table"], table["token"]) for table in tables]
    assert hosts[0].hello["seal"] != hosts[1].hello["seal"]
    for host in hosts:
        host.ask("take_seat", seat=1)
    rolled = []
    for host, table in zip(hosts, tables, strict=True):
        play([host], 60)
        entries = export(house, table, table["token"])["entries"]
        rolled.append([entry.get("chance") for entry in entries])
    assert rolled[0] != rolled[1]
