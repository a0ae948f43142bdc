"""Zpocalypse at a table of two: what a squad is out for stays its own, in words, files and looks back."""

from __future__ import annotations

import json
from typing import Any

from shamble.port.shelf import need

from .conftest import House, Player
from .test_play import calm
from .test_secrets import words

GAME = "zpocalypse"
SEATS = [{"name": "Ada"}, {"kind": "open"}]
TURNS = 120


def sit(house: House) -> tuple[dict[str, Any], Player, Player, Player]:
    """A host, a guest and a watcher at one table."""
    table = house.create("S1", game=GAME, seats=SEATS)
    host = house.join(table["table"], table["token"])
    guest = house.join(table["table"], table["invite"])
    table["guest"] = guest.ask("take_seat", seat=1, name="Bob")["token"]
    watcher = house.join(table["table"], table["watch"])
    for player in (host, guest, watcher):
        player.sync()
    return table, host, guest, watcher


def goals(squads: list[dict[str, Any]], seat: int) -> list[int]:
    """What a position tells of a squad's goals."""
    return sorted(next(squad["goals"] for squad in squads if squad["seat"] == seat))


def named(message: Any) -> list[int]:
    """Every goal that some message names, but for those that are laid open for their points."""
    if isinstance(message, dict) and message.get("key") == "revealed":
        return []
    if isinstance(message, dict):
        own = [message["goal"]] if isinstance(message.get("goal"), int) else []
        return own + [goal for value in message.values() for goal in named(value)]
    return [goal for value in message for goal in named(value)] if isinstance(message, list) else []


def test_nobody_is_told_what_another_squad_is_out_for(house: House) -> None:
    _, host, guest, watcher = sit(house)
    players = {0: host, 1: guest}
    held: dict[int, set[int]] = {0: set(), 1: set()}
    for turn in range(TURNS):
        calm([host, guest])
        for seat, player in players.items():
            held[seat] |= set(goals(player.state["view"]["squads"], seat))
        able = [player for player in players.values() if player.options()]
        if not able or host.state["result"] != "running":
            break
        if turn % 10 == 0:
            host.ask("say", text=f"{turn} so far")
            for player in (guest, watcher):
                player.ask("position_at", entry=player.state["entry"])
                player.send("events_since", entry=0)
        assert able[0].step()["accepted"]
    watcher.sync()
    assert host.state["result"] == "running" and held[0] and held[1], "goals were dealt, nothing is open yet"
    for player, other in ((guest, 0), (host, 1), (watcher, 0), (watcher, 1)):
        shown = [row["view"]["squads"] for row in player.seen if row["type"] in ("state", "position")]
        assert shown and not any(goals(squads, other) for squads in shown)
        assert any(
            next(squad for squad in squads if squad["seat"] == other)["goal_count"] for squads in shown
        )
        told = [row for row in player.seen if row["type"] not in ("hello", "content")]
        assert not set(named(told)) & held[other], "no question, no event and no panel names one"
        assert not words(told) & {"streams", "piles", "tops", "seed", "registers"}


def test_the_file_of_an_unfinished_game_deals_the_goals_of_others_afresh(house: House) -> None:
    table, host, guest, _ = sit(house)
    own = goals(guest.state["view"]["squads"], 1)
    theirs = goals(host.state["view"]["squads"], 0)
    assert own and theirs
    port = need(GAME)
    dealt = []
    for _ in range(6):
        answer = house.client.get(f"/api/tables/{table['table']}/export?token={table['guest']}")
        record = answer.json()
        assert record["seed"] is None and record["entries"] == record["opening"] == []
        state: Any = port.rules("S1", record["options"]).decode(record["base"])
        assert sorted(state.squads[1].goals) == own
        dealt.append(sorted(state.squads[0].goals))
    assert len({json.dumps(row) for row in dealt}) > 1 and dealt != [theirs] * 6
