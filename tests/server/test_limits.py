"""Few tables in memory while many are played: nobody is ever parted from the others at a table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from shamble.server import registry
from shamble.server.room import Room

from .conftest import House, Player, wait_for


def act(player: Player) -> None:
    """Answer, take back or rename, whatever is possible."""
    options = player.options()
    if options and player.count % 4:
        assert player.step(player.count)["accepted"]
    elif player.state["yours"]:
        seat = player.state["yours"][0]
        name = f"{player.name}-{player.count}"
        assert player.ask("rename", seat=seat, name=name)["accepted"]
        assert player.sync()["seats"][seat]["name"] == name


def agree(players: list[Player]) -> dict[str, Any]:
    """What everybody at a table sees: one revision, one position, one set of names."""
    seen = [player.sync() for player in players]
    told = [(state["revision"], state["entry"], [seat["name"] for seat in state["seats"]]) for state in seen]
    assert all(row == told[0] for row in told), told
    views = [{**state["view"], "seat": 0} for state in seen]
    assert all(view == views[0] for view in views)
    return seen[0]


@pytest.mark.parametrize("seed", range(3))
def test_people_at_one_table_stay_together(make_house: Callable[..., House], seed: int) -> None:
    chance = random.Random(seed)
    house = make_house(live_tables=2)
    tables = [house.create(seats=[{}, {"kind": "open"}], undo="free") for _ in range(4)]
    here: list[list[Player]] = [[] for _ in tables]
    last: list[tuple[Any, ...] | None] = [None] * len(tables)
    for _ in range(110):
        at = chance.randrange(len(tables))
        table, players = tables[at], here[at]
        what = chance.random()
        if what < 0.4 and len(players) < 4:
            token = table["token"] if chance.random() < 0.7 else table["watch"]
            players.append(house.join(table["table"], token))
        elif what < 0.6 and players:
            players.pop(chance.randrange(len(players))).close()  # type: ignore[attr-defined]
        elif players:
            act(chance.choice(players))
        if players:
            state = agree(players)
            last[at] = (state["revision"], state["entry"], [seat["name"] for seat in state["seats"]])
    house = make_house(live_tables=2)  # and all of it is on disk
    for table, told in zip(tables, last, strict=True):
        state = house.join(table["table"], table["token"]).state
        if told is not None:
            assert (state["revision"], state["entry"], [seat["name"] for seat in state["seats"]]) == told


def test_a_table_that_is_opened_while_all_others_are_occupied_is_kept(
    make_house: Callable[..., House],
) -> None:
    house = make_house(live_tables=2)
    tables = [house.create(seats=[{}, {"kind": "open"}]) for _ in range(3)]
    for table in tables[:2]:
        house.join(table["table"], table["token"])
    host = house.join(tables[2]["table"], tables[2]["token"])
    guest = house.join(tables[2]["table"], tables[2]["invite"])
    assert guest.ask("take_seat", seat=1, name="Bob")["yours"] == [1]
    assert host.sync()["seats"][1]["name"] == "Bob"
    assert host.step()["accepted"]
    agree([host, guest])


def test_tables_rest_while_people_think(
    make_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "CALM_SECONDS", 0.02)
    rested: list[str] = []
    rest = Room.rest
    monkeypatch.setattr(Room, "rest", lambda room: (rested.append(room.id), rest(room)))
    house = make_house(rest_seconds=0.05)
    table = house.create(seats=[{}, {"kind": "open"}], undo="free")
    host, guest = (house.join(table["table"], table[link]) for link in ("token", "invite"))
    assert guest.ask("take_seat", seat=1, name="Bob")["yours"] == [1]
    for number in range(6):
        host.sync()
        before = len(rested)
        wait_for(lambda before=before: len(rested) > before)  # type: ignore[misc]
        match number:
            case 0:
                watcher = house.join(table["table"], table["watch"])
                assert watcher.state["revision"] == host.sync()["revision"]
            case 1:
                assert host.ask("rename", seat=0, name="Ann")["accepted"]
            case 2:
                watcher.close()  # type: ignore[attr-defined]
            case 3:
                guest.close()  # type: ignore[attr-defined]
                host.until("state", lambda state: not state["seats"][1]["connected"])
            case _:
                able = [player for player in (host,) if player.options()]
                assert not able or able[0].step(number)["accepted"]
    assert host.sync()["seats"][0]["name"] == "Ann"
    assert host.ask("position_at", entry=0)["entry"] == 0
