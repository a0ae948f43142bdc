"""What people do to each other beside the game: chat, pointing, nudges, handing over a seat."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shamble.cli import main
from shamble.server.running import addresses_of
from shamble.server.storage import FILE
from shamble.server.talk import MOST_LINES

from .conftest import House, Player

SEATS = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]


def pair(house: House) -> tuple[Player, Player, dict[str, Any]]:
    """Ana, who made the table, and Ben at its other seat."""
    keys = house.create("M0", seats=SEATS)
    ana, ben = house.join(keys["table"], keys["token"]), house.join(keys["table"], keys["invite"])
    assert ben.ask("take_seat", seat=1, name="Ben")["type"] == "seated"
    return ana, ben, keys


def why(answer: dict[str, Any]) -> str:
    return str(answer["reasons"][0]["key"])


def test_a_line_reaches_everybody_and_whoever_comes_later(house: House) -> None:
    ana, ben, keys = pair(house)
    assert ana.ask("say", text="  Mind the \n door! ")["accepted"]
    heard = ben.until("said")["lines"]
    assert [(line["seat"], line["text"], line["entry"]) for line in heard] == [
        (0, "Mind the door!", ana.state["entry"])
    ]
    eve = house.socket(keys["table"], keys["watch"])
    assert [line["text"] for line in eve.until("said")["lines"]] == ["Mind the door!"]
    eve.until("state")
    assert why(eve.ask("say", text="Behind you!")) == "server-only-watching"
    assert why(ana.ask("say", text=" \n ")) == "server-nothing-said"


def test_old_lines_are_forgotten(house: House) -> None:
    ana, _, keys = pair(house)
    for number in range(MOST_LINES + 5):
        ana.ask("say", text=f"line {number}")
    lines = house.socket(keys["table"], keys["watch"]).until("said")["lines"]
    assert len(lines) == MOST_LINES and lines[-1]["text"] == f"line {MOST_LINES + 4}"


def test_a_line_has_an_end(house: House) -> None:
    ana, _, _ = pair(house)
    ana.send("say", text="a" * 301)
    assert ana.until("notice")["key"] == "server-message-bad"


def test_pointing_is_seen_by_all(house: House) -> None:
    ana, ben, _ = pair(house)
    ben.ask("point", place=7)
    assert ana.until("pointed") == {"type": "pointed", "seat": 1, "place": 7}


def test_a_nudge_reaches_whom_the_table_waits_for(house: House) -> None:
    ana, ben, _ = pair(house)
    waiting = ana.sync()["waiting"][0]
    asker = ben if waiting == 0 else ana
    assert asker.ask("nudge", seat=waiting)["accepted"]
    (ana if waiting == 0 else ben).until("nudged", lambda it: it["seat"] == waiting)
    assert why(asker.ask("nudge", seat=waiting)) == "server-nudged-already"
    assert why(asker.ask("nudge", seat=1 - waiting)) == "server-not-waiting"


def test_nobody_present_is_handed_to_a_bot_without_consent(house: House) -> None:
    ana, ben, _ = pair(house)
    assert ana.ask("give_seat_to_bot", seat=1)["accepted"]
    asked = ben.until("state", lambda state: state["handovers"])
    assert asked["seats"][1]["bot"] == "" and asked["handovers"][0]["seat"] == 1
    assert ben.ask("answer_handover", seat=1, agree=False)["accepted"]
    assert ana.until("notice")["key"] == "server-handover-declined"
    assert ana.sync()["handovers"] == [] and ana.state["seats"][1]["bot"] == ""
    ana.ask("give_seat_to_bot", seat=1)
    assert why(ana.ask("answer_handover", seat=1, agree=True)) == "server-not-your-seat"
    assert ben.ask("answer_handover", seat=1, agree=True)["accepted"]
    assert ana.until("state", lambda state: state["seats"][1]["bot"])
    assert why(ana.ask("answer_handover", seat=1, agree=False)) == "server-handover-not-asked"


def test_the_host_withdraws_the_question(house: House) -> None:
    ana, ben, _ = pair(house)
    ana.ask("give_seat_to_bot", seat=1)
    assert ana.ask("answer_handover", seat=1, agree=False)["accepted"]
    assert ben.sync()["handovers"] == [] and ben.state["seats"][1]["bot"] == ""


@pytest.mark.parametrize("absence", [3600.0, 0.0])
def test_whoever_has_just_left_keeps_the_seat_for_a_while(
    make_house: Callable[..., House], absence: float
) -> None:
    house = make_house(absence=absence)
    ana, ben, _ = pair(house)
    ben.close()  # type: ignore[attr-defined]
    ana.until("state", lambda state: not state["seats"][1]["connected"])
    for kind in ("leave_seat", "give_seat_to_bot"):
        answer = ana.ask(kind, seat=1)
        if absence:
            assert why(answer) == "server-seat-present"
        else:
            assert answer.get("accepted", answer["type"] == "seated")


def test_invitations_name_an_address_that_others_reach() -> None:
    assert addresses_of("127.0.0.1", 80) == ()
    assert addresses_of("192.168.7.5", 8717) == ("http://192.168.7.5:8717/",)
    for address in addresses_of("0.0.0.0", 8717):
        assert address.endswith(":8717/") and "127.0." not in address and "0.0.0.0" not in address


def lines_of(house: House, keys: dict[str, Any]) -> list[tuple[int, str]]:
    """What somebody who comes now hears of what was said."""
    eve = house.socket(keys["table"], keys["watch"])
    eve.until("state")
    return [
        (line["number"], line["text"]) for row in eve.seen if row["type"] == "said" for line in row["lines"]
    ]


def test_lines_are_kept_with_the_table(make_house: Callable[..., House], tmp_path: Path) -> None:
    house = make_house()
    ana, ben, keys = pair(house)
    assert ana.ask("say", text="Mind the door!")["accepted"] and ben.ask("say", text="I do.")["accepted"]
    house = make_house()  # the server starts again
    assert lines_of(house, keys) == [(1, "Mind the door!"), (2, "I do.")]
    ana = house.join(keys["table"], keys["token"])
    assert ana.ask("say", text="Good.")["accepted"]
    assert lines_of(house, keys)[-1] == (3, "Good.")
    data = ["--data", str(tmp_path / "data")]
    assert main(["backup", str(tmp_path / "copy"), *data]) == 0
    ana.ask("say", text="Not in the copy.")
    house.stop()
    assert main(["restore", str(tmp_path / "copy"), *data, "--table", keys["table"]]) == 0
    assert [text for _, text in lines_of(make_house(), keys)] == ["Mind the door!", "I do.", "Good."]


def test_a_damaged_line_costs_the_talk_and_nothing_else(
    make_house: Callable[..., House], tmp_path: Path
) -> None:
    ana, _, keys = pair(make_house())
    ana.ask("say", text="Mind the door!")
    make_house().stop()
    with sqlite3.connect(tmp_path / "data" / FILE) as database:
        database.execute("UPDATE talk SET lines = replace(lines, 'door', 'dead')")
    house = make_house()
    assert lines_of(house, keys) == []
    assert house.join(keys["table"], keys["token"]).state["decision"], "the game goes on"
