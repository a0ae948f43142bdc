"""Record files from anywhere: good ones go on, bad ones are refused and nothing breaks."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from shamble.bots import make_bot
from shamble.family.port.content.games import make_rules
from shamble.family.position.options import Options
from shamble.family.position.state import GONE
from shamble.family.round.setup import new_state
from shamble.kernel.game import seats_for
from shamble.kernel.record import Record
from shamble.kernel.state import RUNNING
from shamble.kernel.table import Table
from shamble.port.shelf import port_of
from shamble.server.exports import export_record

from .conftest import House
from .test_play import play


def played(house: House, steps: int = 25) -> tuple[dict[str, Any], bytes]:
    """A table and its file."""
    table = house.create()
    player = house.join(table["table"], table["token"])
    play([player], steps)
    answer = house.client.get(f"/api/tables/{table['table']}/export?token={table['token']}")
    table["view"] = player.state["view"]
    return table, answer.content


def bring(house: House, data: bytes, **query: str) -> Any:
    return house.client.post("/api/tables/import", content=data, params=query)


@pytest.mark.parametrize("local", [False, True])
def test_a_file_goes_on_where_it_was(make_house: Callable[..., House], local: bool) -> None:
    house = make_house(local=local)
    table, data = played(house)
    answer = bring(house, data, undo="until-news")
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["table"] != table["table"]
    player = house.join(made["table"], made["token"])
    assert player.state["view"] == table["view"]
    assert player.hello["undo_mode"] == "until-news"
    play([player], 10)
    after = player.state["view"]
    house = make_house(local=local)  # and outlives a restart
    assert house.join(made["table"], made["token"]).state["view"] == after


def turned_over(state: Any) -> set[int]:
    """The colours of the objectives that were taken."""
    return {colour for zone, colour in zip(state.objectives, state.colours, strict=True) if zone == GONE}


def test_a_file_without_a_seed_keeps_what_was_turned_over(house: House) -> None:
    options = Options(seats=2)
    record = Record("zombicide-2e", "M5", options.encode(), 2)
    table = Table(new_state(make_rules("zombicide-2e", "M5", options), 2), record)
    bot = make_bot(port_of("zombicide-2e"), "greedy", 2)
    while table.state.result == RUNNING and not {1, 2} & turned_over(table.state):
        action = bot(table.state)
        mask = seats_for(table.state, action)
        table.submit_action((mask & -mask).bit_length() - 1, action)
    data = export_record(table, whole=False, seats=[0])
    assert json.loads(data)["seed"] is None
    mine = json.loads(json.dumps(table.state.ruleset.view(table.state, 0)))
    for _ in range(5):  # whatever the luck of the new table
        made = bring(house, data).json()
        view = house.join(made["table"], made["token"]).state["view"]
        for part in ("objectives", "goals", "survivors", "zones"):
            assert view[part] == mine[part]
        assert {token["colour"] for token in view["objectives"]} == {"hidden"}


def key_of(answer: Any) -> str:
    return str(answer.json()["error"]["key"])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"\xff\xfe\x00",
        b"null",
        b"[]",
        b"{}",
        b'{"format": "other"}',
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b'{"format": "shamble-record", "version": 1',
        b'{"format": "shamble-record", "version": 99}',
        b'{"format": "shamble-record", "version": 1, "game": 3}',
        b"1" * 10_000,
    ],
)
def test_foreign_files_are_refused(house: House, data: bytes) -> None:
    answer = bring(house, data)
    assert answer.status_code == 400, answer.text
    assert key_of(answer).startswith("record-")
    assert house.client.get("/health").status_code == 200


def damaged(record: dict[str, Any], path: str, value: Any) -> bytes:
    copy = json.loads(json.dumps(record))
    place: Any = copy
    *parts, last = path.split("/")
    for part in parts:
        place = place[int(part)] if isinstance(place, list) else place[part]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return json.dumps(copy).encode()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("game", "chess"),
        ("game", "../../etc"),
        ("mission", "M99"),
        ("mission", "/etc/hosts.yaml"),
        ("options", {}),
        ("options", {"seats": 0}),
        ("options", {"seats": "1"}),
        ("options", {"seats": 99}),
        ("options", {"survivors": ["Nobody"]}),
        ("options", {"survivors": 3}),
        ("options", {"modes": ["x"]}),
        ("options", {"abominations": [[]]}),
        ("seed", "x"),
        ("seed", 10**40),
        ("seed", -4),
        ("seed", True),
        ("opening", [99]),
        ("opening", None),
        ("entries", {}),
        ("entries/0", 3),
        ("entries/0/do", "Doug fly"),
        ("entries/0/do", 3),
        ("entries/0/do", "x" * 5000),
        ("entries/0/seat", 17),
        ("entries/0/seat", -1),
        ("entries/0/chance", [10**30]),
        ("entries/0/chance", [1] * 5000),
        ("entries/0/aside", True),
        ("entries/3/do", "concede"),
        ("hashes", []),
        ("hashes", {"x": 1}),
        ("base", 3),
        ("base", {"stack": []}),
    ],
)
def test_damaged_files_are_refused(house: House, path: str, value: Any) -> None:
    _, data = played(house, 8)
    answer = bring(house, damaged(json.loads(data), path, value))
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["key"]


@pytest.mark.parametrize("local", [False, True])
def test_scrambled_files_never_break_anything(make_house: Callable[..., House], local: bool) -> None:
    house = make_house(local=local)
    _, data = played(house, 15)
    chance = random.Random(5)
    for _ in range(150):
        copy = bytearray(data)
        for _ in range(chance.randint(1, 6)):
            copy[chance.randrange(len(copy))] = chance.randrange(256)
        if chance.random() < 0.3:
            copy = copy[: chance.randrange(len(copy))]
        answer = bring(house, bytes(copy))
        assert answer.status_code < 500, (answer.text, bytes(copy))
        if answer.status_code == 201:
            made = answer.json()
            assert house.join(made["table"], made["token"]).state["view"]
            house.leave_all()


def test_size_is_limited(make_house: Callable[..., House]) -> None:
    house = make_house(import_entries=10)
    _, data = played(house, 20)
    answer = bring(house, data)
    assert (answer.status_code, key_of(answer)) == (413, "server-import-long")
    answer = bring(house, b" " * 3_000_000)
    assert answer.status_code == 413
    answer = bring(make_house(import_bytes=1000), data)
    assert (answer.status_code, key_of(answer)) == (413, "server-import-large")


def test_positions_from_outside_are_for_ones_own_server(make_house: Callable[..., House]) -> None:
    house = make_house(local=True)
    _, data = played(house)
    record = json.loads(data)
    middle = {**record, "base": record["snapshot"], "entries": [], "hashes": {}, "seed": None, "opening": []}
    assert key_of(bring(make_house(), json.dumps(middle).encode())) == "server-import-position"
    made = bring(make_house(local=True), json.dumps(middle).encode())
    assert made.status_code == 201, made.text


def test_a_save_of_other_rules_goes_on_from_its_last_position(make_house: Callable[..., House]) -> None:
    house = make_house(local=True)
    table, data = played(house)
    record = json.loads(data)
    record["entries"][2]["do"] = "Doug somersault"
    assert key_of(bring(house, json.dumps(record).encode())) == "record-action"
    record["rules_version"] = 0
    made = bring(house, json.dumps(record).encode()).json()
    player = house.socket(made["table"], made["token"])
    player.until("hello")
    assert player.until("notice")["key"] == "server-continued"
    player.until("state")
    assert player.state["view"] == table["view"] and player.state["entry"] == 0
    play([player], 5)
