"""A game with hidden hands, from outside the product: two seats and a watcher, and nothing gets out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.port import shelf

from ..snatch import port as snatch
from .conftest import House, Player
from .test_play import calm
from .test_secrets import words

SNATCH = Path(snatch.__file__).parent
SEATS = [{"name": "Ada"}, {"kind": "open"}]


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    shelf.add(snatch.PORT)
    yield
    shelf.take_off(snatch.PORT.name)


def table_of(house: House, **fields: Any) -> dict[str, Any]:
    return house.create("TABLE", **{"game": "snatch", "quick": False, "seats": SEATS, **fields})


def sit(house: House, **fields: Any) -> tuple[dict[str, Any], Player, Player, Player]:
    """A host, a guest and a watcher at one table."""
    table = table_of(house, **fields)
    host = house.join(table["table"], table["token"])
    guest = house.join(table["table"], table["invite"])
    table["guest"] = guest.ask("take_seat", seat=1, name="Bob")["token"]
    watcher = house.join(table["table"], table["watch"])
    for player in (host, guest, watcher):
        player.sync()
    return table, host, guest, watcher


def play(players: list[Player], most: int = 100) -> None:
    for _ in range(most):
        calm(players)
        able = [player for player in players if player.options()]
        if not able:
            return
        assert able[0].step()["accepted"]


def hand(player: Player, seat: int) -> list[int]:
    cards: list[int] = player.state["view"]["hands"][seat]
    return cards


def test_the_server_knows_the_game_by_its_port_alone(house: House) -> None:
    games = {row["name"]: row for row in house.client.get("/api/games").json()["games"]}
    assert (games["snatch"]["page"], games["snatch"]["bots"]) == ("", ["bold", "random"])
    assert games["snatch"]["schema"]["fields"][0]["most"] == 4
    assert house.client.get("/api/games/snatch/missions").json()["missions"][0]["id"] == "TABLE"
    assert house.client.get("/api/games/snatch/content").json() == {"cards": 16, "hand": 3}
    assert house.client.get("/api/games/snatch/missions/TABLE/board.svg").status_code == 404
    assert len(house.client.get("/api/games/snatch/rules?lang=pl").json()["rules"]) == 4
    told = house.client.get("/api/text/en?game=snatch").json()["messages"]
    assert told["mission-table-name"] == "One table"
    common = house.client.get("/api/text/en").json()["messages"]
    assert "mission-table-name" not in common
    assert common["game-zombicide-2e"] and "game-snatch" in common, "what games are called, everybody is told"
    for seats in ([{}], [{}] * 5):
        body = {"game": "snatch", "mission": "TABLE", "seats": seats}
        answer = house.client.post("/api/tables", json=body)
        assert answer.json()["error"]["key"] == "options-out-of-range"


def test_a_folder_from_outside_is_enough(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.take_off("snatch")
    assert "snatch" not in shelf.games()
    monkeypatch.setenv(shelf.FOLDERS, str(SNATCH))
    assert "snatch" in shelf.games() and shelf.port_of("snatch") is not snatch.PORT
    table = table_of(house, seats=[{}, {"kind": "bot"}])
    player = house.join(table["table"], table["token"])
    play([player])
    assert player.state["result"] in ("won", "decided")
    monkeypatch.setenv(shelf.FOLDERS, str(SNATCH.parent))
    with pytest.raises(shelf.ShelfError):
        shelf.games()


def test_every_hand_is_seen_by_its_own_seat_alone(house: House) -> None:
    _, host, guest, watcher = sit(house)
    assert len(hand(host, 0)) == len(hand(guest, 1)) == 3 and not set(hand(host, 0)) & set(hand(guest, 1))
    assert hand(host, 1) == hand(guest, 0) == []
    assert watcher.state["view"]["hands"] == [[], []] and watcher.state["view"]["held"] == [3, 3]
    assert (host.state["eyes"], guest.state["eyes"], watcher.state["eyes"]) == (0, 1, -1)
    panels = json.dumps(guest.state["panels"])
    assert all(json.dumps({"value": card}) in panels for card in hand(guest, 1))
    assert not any(json.dumps({"value": card}) in panels for card in hand(host, 0))


def test_what_may_be_answered_and_was_answered_is_told_to_its_own_seat(house: House) -> None:
    _, host, guest, watcher = sit(house)
    for asked, others, seat in ((host, (guest, watcher), 0), (guest, (host, watcher), 1)):
        cards = [option["args"]["value"] for option in asked.options()]
        assert cards == sorted(hand(asked, seat))
        for other in others:
            decision = other.state["decision"]
            assert decision["question"] == "ask-snatch-play" and decision["seats"] == 1 << seat
            assert decision["options"] == [] and decision["refused"] == [] and decision["args"] == {}
        text = asked.options()[0]["text"]
        entry = asked.state["entry"] + 1
        asked.submit(text)
        for player in (asked, *others):
            player.sync()
            player.send("events_since", entry=entry)
            row = player.until("events", lambda message: not message["live"])["entries"][0]
            keys = [event["key"] for event in row["events"]]
            position = player.ask("position_at", entry=entry)
            own = player is asked
            assert (row["text"], position["text"]) == ((text, text) if own else ("", ""))
            assert ("played" in keys) == own and row["seat"] == seat
            assert (cards[0] in position["view"]["hands"][seat]) == own


def test_questions_and_mistakes_tell_nothing_of_other_hands(house: House) -> None:
    _, host, guest, watcher = sit(house)
    for player in (guest, watcher):
        said = set()
        for card in range(16):
            text = f"Player 1 snatch-play {card}"
            assert player.ask("preview", text=text)["preview"] is None
            reasons = player.ask("why_not", text=text)["reasons"]
            answer = player.submit(text)
            assert not answer["accepted"]
            said.add(json.dumps([reasons, answer["reasons"]]))
        assert len(said) == 1
    wrong = next(card for card in range(16) if card not in hand(host, 0))
    reasons = host.ask("why_not", text=f"Player 1 snatch-play {wrong}")["reasons"]
    assert [(reason["key"], reason["rule"]) for reason in reasons] == [
        ("refused-snatch-not-yours", "SN-PLAY-02")
    ]


def test_everybody_who_is_asked_hears_why_an_answer_is_wrong(house: House) -> None:
    _, host, guest, _ = sit(house)
    while host.sync()["decision"]["question"] != "ask-double":
        guest.sync()
        assert next(player for player in (host, guest) if player.options()).step()["accepted"]
    guest.sync()
    for player, seat in ((host, 1), (guest, 2)):
        assert player.ask("why_not", text=f"Player {seat} double")["reasons"] == []
        for text in ("high", f"Player {seat} snatch-play 3"):
            refused = player.submit(text)["reasons"][0]
            assert (refused["key"], refused["rule"]) == ("refused-not-asked", "SN-DOUBLE-01")


def secrets_of(messages: Any) -> set[str]:
    return words(messages) & {"streams", "registers", "piles", "tops", "seed", "chance"}


@pytest.mark.parametrize("who", ["guest", "watch"])
def test_the_file_of_an_unfinished_game_is_what_a_seat_knows(house: House, who: str) -> None:
    table, host, guest, _ = sit(house)
    host.step()
    mine, theirs = sorted(hand(guest, 1)), sorted(hand(host, 0))
    dealt = []
    for _ in range(8):
        answer = house.client.get(f"/api/tables/{table['table']}/export?token={table[who]}")
        record = answer.json()
        assert record["entries"] == record["opening"] == [] and record["hashes"] == {}
        assert record["seed"] is None and record["snapshot"] is None
        state = snatch.PORT.rules("TABLE", {"seats": 2}).decode(record["base"])
        dealt.append(sorted(card - 1 for card in state.registers[:4] if card))
        if who == "guest":
            assert sorted(card - 1 for card in state.registers[5:8]) == mine
    assert len({tuple(cards) for cards in dealt}) > 3 and dealt != [theirs] * 8


def test_a_branch_goes_on_from_what_a_seat_knows(house: House) -> None:
    table, host, guest, _ = sit(house)
    host.step()
    others, mine = [], sorted(hand(guest, 1))
    for at in (0, 1) * 4:
        address = f"/api/tables/{table['table']}/branch"
        made = house.client.post(address, json={"token": table["guest"], "entry": at}).json()
        player = house.join(made["table"], made["token"])
        assert player.state["yours"] == [0, 1] and player.state["entry"] == 0
        position = player.state["view"]
        assert position["held"] == [3, 3]
        seen = position["hands"][0] if at == 0 else position["hands"][1]
        if at == 0:
            others.append(tuple(seen))
        else:
            assert sorted(seen) == mine
        house.client.post(f"/api/tables/{made['table']}/forget", json={"token": made["token"]})
        player.close()  # type: ignore[attr-defined]
    assert len(set(others)) > 1
    for token in (table["watch"], table["invite"]):
        answer = house.client.post(f"/api/tables/{table['table']}/branch", json={"token": token, "entry": 0})
        assert answer.status_code == 403


def test_no_message_holds_another_hand(house: House) -> None:
    """Played to the end: whatever a watcher has heard before that holds no card that was not open."""
    _, host, guest, watcher = sit(house)
    while host.state["result"] == "running":
        for player in (host, guest, watcher):
            player.sync()
        able = next(player for player in (host, guest) if player.options())
        shown = [message for message in watcher.seen if message["type"] in ("state", "events", "hello")]
        assert not secrets_of(shown)
        for message in shown:
            if message["type"] == "state" and message["result"] == "running":
                assert message["view"]["hands"] == [[], []]
                options = message["decision"]["options"]
                assert not [option for option in options if option["verb"] == "snatch-play"]
        assert able.step()["accepted"]
    told = [row for row in watcher.seen if row["type"] == "events"]
    before = [event for row in told[:-2] for entry in row["entries"] for event in entry["events"]]
    assert "played" not in {event["key"] for event in before}


def test_in_the_end_everything_is_open(house: House) -> None:
    table, host, guest, watcher = sit(house)
    dealt = [sorted(hand(host, 0)), sorted(hand(guest, 1))]
    play([host, guest])
    for player in (host, guest, watcher):
        player.sync()
        assert player.state["result"] in ("won", "decided") and player.state["ending"] == "ending-played"
        assert len(player.state["scores"]) == 2 and player.state["winners"]
        assert player.state["parts"][0].keys() == {"tricks"}
        texts = {}
        for message in player.seen:
            if message["type"] == "events":
                texts.update({entry["entry"]: entry["text"] for entry in message["entries"]})
        assert all(texts[entry] for entry in range(1, player.state["entry"] + 1))
        first = player.ask("position_at", entry=0)
        assert [sorted(cards) for cards in first["view"]["hands"]] == dealt
    record = house.client.get(f"/api/tables/{table['table']}/export?token={table['watch']}").json()
    assert record["luck"]["key"] == host.state["key"] and len(record["entries"]) == host.state["entry"]
    found = house.client.post("/api/tables/find", json={"tokens": [table["token"]]}).json()["tables"][0]
    assert (found["winners"], found["scores"]) == (host.state["winners"], host.state["scores"])
    assert found["progress"]["key"] == "place-trick" and found["progress"]["args"]["trick"] == 3


def test_two_hands_at_one_screen(house: House) -> None:
    """Who holds both seats sees the hand whose turn it is, and is told what both may know."""
    table = table_of(house, seats=[{"name": "Ada"}, {"name": "Bob"}])
    player = house.join(table["table"], table["token"])
    for seat in (0, 1):
        assert player.state["eyes"] == seat
        assert len(hand(player, seat)) == 3 and hand(player, 1 - seat) == []
        assert [row["seats"] for row in player.state["decision"]["asides"]] == [1 << seat]
        entry = player.state["entry"] + 1
        assert player.step()["accepted"]
        player.send("events_since", entry=entry)
        row = player.until("events", lambda message: not message["live"])["entries"][0]
        assert row["text"] == "" and "played" not in [event["key"] for event in row["events"]]


def test_bots_see_their_own_hand_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    class Spy(snatch.HighCards):
        def bots(self) -> dict[str, Callable[[int], Any]]:
            def look(state: Any) -> int:
                seen.append((state.registers[:], list(state.options)))
                return int(state.options[0])

            return {"bold": lambda seed: look}

    monkeypatch.setattr(snatch.SnatchPort, "play", property(lambda self: Spy()))
    guessed = []
    for seed in range(5):
        table = table_of(house, seed=seed, seats=[{}, {"kind": "bot"}])
        player = house.join(table["table"], table["token"])
        mine = sorted(hand(player, 0))
        player.step()
        calm([player])
        registers, options = seen[-1]
        assert len(options) == 3
        guessed.append(sorted(card - 1 for card in registers[:4] if card) == mine)
        player.close()  # type: ignore[attr-defined]
    assert not all(guessed)


class Growing(snatch.SnatchPort):
    """A game whose map grows with every trick."""

    name = "growing"

    def board(self, state: Any) -> object:
        return {"squares": state.passed}

    def board_mark(self, state: Any) -> object:
        return state.passed


def test_a_map_that_grows_is_sent_again(house: House) -> None:
    shelf.add(Growing())
    try:
        table = table_of(house, game="growing", undo="free")
        host = house.join(table["table"], table["token"])
        guest = house.join(table["table"], table["invite"])
        guest.ask("take_seat", seat=1)
        watcher = house.join(table["table"], table["watch"])
        assert host.hello["board"] == {"squares": 1}
        while host.sync()["progress"]["args"]["trick"] == 1:
            guest.sync()
            assert next(player for player in (host, guest) if player.options()).step()["accepted"]
        late = house.join(table["table"], table["watch"])
        assert late.hello["board"] == {"squares": 2}
        for player in (host, guest, watcher):
            player.sync()
            boards = [message["board"] for message in player.seen if message["type"] == "board"]
            assert boards == [{"squares": 2}]
            order = [message["type"] for message in player.seen]
            assert "state" in order[order.index("board") :]
        assert watcher.ask("position_at", entry=0)["board"] == {"squares": 1}
        assert watcher.ask("position_at", entry=host.state["entry"])["board"] is None
    finally:
        shelf.take_off("growing")
