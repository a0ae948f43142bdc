"""Playing over sockets: alone, together, with bots, coming and going."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shamble.server.messages import PROTOCOL

from .conftest import House, Player, wait_for


def shared(house: House, **fields: Any) -> tuple[dict[str, Any], Player, Player]:
    """A table with a host, a guest who takes the second seat, and a bot."""
    table = house.create(seats=[{"name": "Ada"}, {"kind": "open"}, {"kind": "bot"}], **fields)
    host = house.join(table["table"], table["token"])
    guest = house.join(table["table"], table["invite"])
    seated = guest.ask("take_seat", seat=1, name="Bob")
    assert seated["type"] == "seated" and seated["yours"] == [1]
    table["guest"] = seated["token"]
    guest.sync()
    host.sync()
    return table, host, guest


def calm(players: list[Player]) -> None:
    """Wait until no bot is about to do something."""
    for player in players:
        state = player.sync()
        while state["result"] == "running" and all(state["seats"][seat]["bot"] for seat in state["waiting"]):
            state = player.sync()


def play(players: list[Player], most: int) -> int:
    """Let whoever is asked answer, until the end or for so many answers."""
    for number in range(most):
        calm(players)
        if players[0].state["result"] != "running":
            return number
        able = [player for player in players if player.options()]
        answer = able[0].step(number * 7)
        assert answer["accepted"], answer
    calm(players)
    return most


def same(players: list[Player]) -> dict[str, Any]:
    """The position that all players see."""
    views = []
    for player in players:
        view = dict(player.sync()["view"])
        view.pop("seat")
        views.append((player.state["revision"], view))
    assert all(view == views[0] for view in views)
    return players[0].state


def test_hello_tells_everything_once(house: House) -> None:
    table = house.create("M1")
    player = house.socket(table["table"], table["token"])
    hello = player.next()
    assert hello["type"] == "hello" and hello["protocol"] == PROTOCOL
    assert (hello["role"], hello["yours"], hello["mission"]["id"]) == ("host", [0], "M1")
    assert len(hello["board"]["zones"]) > 20 and hello["board"]["doors"] and hello["board"]["links"]
    assert hello["content"]["cards"]["pistol"]["ranged"]["dice"] == 1
    assert player.next()["type"] == "state"


def test_a_whole_game_alone(make_house: Callable[..., House]) -> None:
    house = make_house(local=True)
    table = house.create()
    player = house.join(table["table"], table["token"])
    play([player], 3_000)
    assert player.state["result"] in ("won", "lost")
    assert player.state["decision"] is None and player.state["ending"]
    last = player.state["entry"]
    refused = player.submit("Doug end")
    assert not refused["accepted"]
    player.send("events_since", entry=0)
    events = player.until("events", lambda message: not message["live"])
    assert [row["entry"] for row in events["entries"]] == list(range(last + 1))
    keys = [event["key"] for row in events["entries"] for event in row["events"]]
    assert {"round", "phase", "turn", "zombies-moved", "zombies-decide"} <= set(keys) and "cite" not in keys
    places = [event["place"] for row in events["entries"] for event in row["events"] if event["place"]]
    headings = {phrase["key"] for place in places for phrase in place["path"]}
    assert {"place-round", "place-phase", "place-turn"} <= headings
    assert events["entries"][0]["place"]["path"] == []
    depths = {len(place["path"]) for place in places}
    assert depths == {1, 2, 3} and all(place["turn"] == (len(place["path"]) == 3) for place in places)
    view = player.ask("position_at", entry=0)["view"]
    assert view["round"] == 0
    middle = player.ask("position_at", entry=last // 2)
    assert middle["entry"] == last // 2 and middle["text"]
    assert player.ask("position_at", entry=10**6)["view"] == player.state["view"]


def test_what_happened_between_two_answers_comes_with_its_positions(make_house: Callable[..., House]) -> None:
    """Steps of the zombie phase bring what changed in the view; the last leads to the position as it is."""
    house = make_house(local=True)
    table = house.create()
    player = house.join(table["table"], table["token"])
    shown: set[str] = set()
    for number in range(150):
        if player.state["result"] != "running":
            break
        view = dict(player.state["view"])
        player.seen.clear()
        assert player.step(number * 7)["accepted"]
        live = [message for message in player.seen if message["type"] == "events" and message["live"]]
        events = [event for message in live for row in message["entries"] for event in row["events"]]
        scenes = [event for event in events if event["scene"] is not None]
        assert {event["key"] for event in scenes} <= {
            "phase",
            "zombies-moved",
            "zombies-placed",
            "killed",
            "wounded",
            "eliminated",
        }
        for event in scenes:
            assert view.keys() >= event["scene"].keys()
            moved = view["zones"] != event["scene"].get("zones", view["zones"])
            assert moved or event["key"] not in ("zombies-moved", "zombies-placed")
            view = {**view, **event["scene"]}
            shown.add(event["key"])
        if scenes and events[-1] is scenes[-1]:
            assert view["zones"] == player.state["view"]["zones"]
    assert shown >= {"zombies-moved", "zombies-placed", "wounded"}
    player.send("events_since", entry=0)
    old = player.until("events", lambda message: not message["live"])
    assert all(event["scene"] is None for row in old["entries"] for event in row["events"])
    rows = [row for row in old["entries"] if any(event["key"] == "zombies-moved" for event in row["events"])]
    looked = player.ask("position_at", entry=rows[0]["entry"])
    assert [event["key"] for event in looked["events"]] == [event["key"] for event in rows[0]["events"]]
    assert all((event["key"] == "zombies-moved") <= bool(event["scene"]) for event in looked["events"])


def test_setup_is_played_at_the_table_without_quick_start(house: House) -> None:
    table = house.create(quick=False, party=3)
    player = house.join(table["table"], table["token"])
    assert player.state["decision"]["question"] == "ask-character"
    for _ in range(30):
        if player.state["view"]["round"]:
            break
        assert player.step()["accepted"]
    assert player.state["view"]["round"] == 1
    assert len(player.state["view"]["survivors"]) == 3


def test_two_people_and_a_bot(house: House) -> None:
    table, host, guest = shared(house)
    watcher = house.join(table["table"], table["watch"])
    assert host.state["yours"] == [0] and guest.state["yours"] == [1]
    play([host, guest], 60)
    state = same([host, guest, watcher])
    assert state["watchers"] == 1
    assert [(seat["name"], seat["held"], seat["bot"]) for seat in state["seats"]] == [
        ("Ada", True, ""),
        ("Bob", True, ""),
        ("", False, "greedy"),
    ]
    host.send("events_since", entry=0)
    entries = host.until("events", lambda message: not message["live"])["entries"]
    assert {row["seat"] for row in entries} >= {0, 1, 2}


def test_coming_back_in_mid_turn(house: House) -> None:
    table, host, guest = shared(house)
    play([host, guest], 25)
    before = same([host, guest])
    guest.close()  # type: ignore[attr-defined]
    gone = host.until("state", lambda state: not state["seats"][1]["connected"])
    assert gone["view"] == before["view"]
    back = house.join(table["table"], table["guest"])
    assert back.state["view"] == guest.state["view"] and back.state["yours"] == [1]
    assert back.state["decision"] == guest.state["decision"]
    host.until("state", lambda state: state["seats"][1]["connected"])
    again = house.join(table["table"], table["guest"])  # a second tab of the same browser
    play([host, again], 10)
    same([host, back, again])


def test_coming_back_after_a_restart(make_house: Callable[..., House]) -> None:
    house = make_house()
    table, host, guest = shared(house)
    play([host, guest], 40)
    before = same([host, guest])
    undone = host.state["can_undo"]
    house = make_house()
    host, guest = house.join(table["table"], table["token"]), house.join(table["table"], table["guest"])
    after = same([host, guest])
    assert (after["view"], after["revision"], after["entry"]) == (
        before["view"],
        before["revision"],
        before["entry"],
    )
    assert host.state["can_undo"] == undone
    play([host, guest], 20)


def test_nobody_answers_for_others(house: House) -> None:
    table, host, guest = shared(house)
    play([host, guest], 9)
    waiting = [host, guest][host.state["waiting"][0]]
    other = guest if waiting is host else host
    text = waiting.options()[0]["text"]
    if not other.options():
        refused = other.submit(text)
        assert refused["reasons"][0]["key"] == "refused-not-your-seat"
    forced = other.submit(text, seat=waiting.state["yours"][0])
    assert forced["reasons"][0]["key"] == "server-not-your-seat"
    watcher = house.join(table["table"], table["watch"])
    assert watcher.submit(text)["reasons"][0]["key"] == "server-only-watching"
    stranger = house.join(table["table"], table["invite"])
    assert stranger.submit(text)["reasons"][0]["key"] == "server-no-seat"
    assert stranger.ask("undo", revision=stranger.state["revision"])["accepted"] is False
    same([host, guest, watcher, stranger])


def test_a_submission_counts_once(house: House) -> None:
    table = house.create()
    player = house.join(table["table"], table["token"])
    text, revision = player.options()[0]["text"], player.state["revision"]
    first = player.ask("submit", id="one", revision=revision, text=text)
    again = player.ask("submit", id="one", revision=revision, text=text)
    assert first["accepted"] and again["accepted"] and again["repeated"]
    assert first["revision"] == again["revision"] == player.sync()["revision"]
    stale = player.ask("submit", id="two", revision=revision, text=text)
    assert stale["reasons"][0]["key"] == "refused-stale"
    assert player.sync()["revision"] == first["revision"]
    later = house.join(table["table"], table["token"])
    assert later.ask("submit", id="one", revision=revision, text=text)["repeated"]


def test_refusals_say_why(house: House) -> None:
    table = house.create()
    player = house.join(table["table"], table["token"])
    for text, key in (
        ("", "notation-verb"),
        ("fly to the moon", "notation-verb"),
        ("Nobody move somewhere", "notation-verb"),
    ):
        assert player.submit(text)["reasons"][0]["key"] == key
        assert player.ask("why_not", text=text)["reasons"][0]["key"] == key
    player.step()
    verbs = {row["verb"] for row in player.state["decision"]["options"]}
    assert player.state["decision"]["question"] == "ask-turn" and "end" in verbs
    for row in player.state["decision"]["refused"]:
        assert row["verb"] not in verbs and row["reasons"]
    for option in player.options():
        assert player.ask("why_not", text=option["text"])["reasons"] == []


def test_previews_and_sight(house: House) -> None:
    table = house.create("M0", seed=3)
    player = house.join(table["table"], table["token"])
    seen = None
    for number in range(400):
        attacks = [row for row in player.options() if row["verb"] in ("melee", "ranged")]
        if attacks:
            seen = player.ask("preview", text=attacks[0]["text"])["preview"]
            break
        if not player.options():
            break
        player.step(number * 5)
    assert seen is not None and seen["kind"] == "dice"
    assert abs(sum(row["chance"] for row in seen["rows"]) - 1) < 1e-9
    assert player.ask("preview", text="nonsense")["preview"] is None
    sight = player.ask("look", question={"zone": 0})["answer"]
    assert sight["distances"][0] == 0 and {"zone": 0, "range": 0} in sight["seen"]
    assert player.ask("look", question={"zone": 999})["reasons"][0]["key"] == "server-no-zone"
    for nonsense in ({}, {"zone": "here"}, {"zone": -1}):
        assert player.ask("look", question=nonsense)["reasons"]


def test_batches_are_all_or_nothing(house: House) -> None:
    table = house.create()
    player = house.join(table["table"], table["token"])
    player.step()
    before = player.state
    end = next(row["text"] for row in player.options() if row["verb"] == "end")
    refused = player.ask("batch", revision=before["revision"], texts=[end, "nonsense"])
    assert not refused["accepted"]
    after = player.sync()
    assert after["view"] == before["view"] and after["revision"] == before["revision"]
    name = player.state["view"]["survivors"][player.state["decision"]["args"]["survivor"]]["name"]
    other = next(row["name"] for row in player.state["view"]["survivors"] if row["name"] != name)
    done = player.ask("batch", revision=before["revision"], texts=[end, f"{other} activate"])
    assert done["accepted"]
    player.until("state")
    assert player.state["entry"] == before["entry"] + 2
    assert player.state["revision"] == before["revision"] + 1


def test_a_batch_may_end_with_chance_and_goes_back_as_one(make_house: Callable[..., House]) -> None:
    house = make_house(local=True)
    table = house.create("M0", seed=3)
    player = house.join(table["table"], table["token"])
    for number in range(400):
        begin = next((row for row in player.options() if row["verb"] == "activate"), None)
        if begin is not None:
            before = player.state
            player.submit(begin["text"])
            attack = next((row for row in player.options() if row["verb"] in ("melee", "ranged")), None)
            if attack is not None:
                break
        player.step(number * 5)
    assert attack is not None
    player.ask("undo", revision=player.state["revision"])
    assert player.sync()["view"] == before["view"]
    wrong = player.ask(
        "batch", revision=player.state["revision"], texts=[begin["text"], attack["text"], attack["text"]]
    )
    assert [reason["key"] for reason in wrong["reasons"]] == ["refused-batch-chance"]
    assert player.sync()["view"] == before["view"]
    player.submit(begin["text"])
    ready = player.sync()
    wrong = player.ask("batch", revision=ready["revision"], texts=[attack["text"], attack["text"]])
    assert [reason["key"] for reason in wrong["reasons"]] == ["refused-batch-chance"]
    same = player.sync()
    assert [same[part] for part in ("revision", "entry", "view", "decision")] == [
        ready[part] for part in ("revision", "entry", "view", "decision")
    ], "an attack that was rolled before the batch was refused has left nothing behind"
    player.ask("undo", revision=ready["revision"])
    assert player.sync()["view"] == before["view"]
    texts = [begin["text"], attack["text"]]
    assert player.ask("batch", revision=player.state["revision"], texts=texts)["accepted"]
    after = player.sync()
    assert after["entry"] == before["entry"] + 2
    for restarted in (False, True):
        house = make_house(local=True) if restarted else house
        player = house.join(table["table"], table["token"])
        player.send("events_since", entry=before["entry"] + 1)
        entries = player.until("events", lambda message: not message["live"])["entries"]
        assert [(row["joined"], bool(row["revealed"])) for row in entries] == [(False, False), (True, True)]
        assert player.ask("undo", revision=player.state["revision"])["accepted"]
        assert (player.sync()["view"], player.state["entry"]) == (before["view"], before["entry"])
        assert player.ask("redo", revision=player.state["revision"])["accepted"]
        assert (player.sync()["view"], player.state["entry"]) == (after["view"], after["entry"])


# --- seats


def test_seats_are_taken_kept_left_and_lent_to_bots(house: House) -> None:
    table, host, guest = shared(house)
    late = house.join(table["table"], table["invite"])
    assert late.ask("take_seat", seat=1)["reasons"][0]["key"] == "server-seat-taken"
    assert late.ask("take_seat", seat=5)["reasons"][0]["key"] == "server-seat-unknown"
    assert late.ask("give_seat_to_bot", seat=1)["reasons"][0]["key"] == "server-not-your-seat"
    taken = late.ask("take_seat", seat=2, name="Cleo")  # from the bot
    assert taken["type"] == "seated" and taken["role"] == "seat"
    assert late.sync()["seats"][2]["bot"] == ""
    assert guest.ask("give_seat_to_bot", seat=1, bot="none")["reasons"][0]["key"] == "server-unknown-bot"
    assert guest.ask("give_seat_to_bot", seat=1, bot="random")["accepted"]
    play([host, late], 12)
    assert guest.sync()["seats"][1]["bot"] == "random"
    assert guest.submit("Doug end")["reasons"][0]["key"] == "server-bot-plays"
    assert guest.ask("take_back", seat=1)["accepted"]
    calm([host, guest, late])
    assert guest.sync()["seats"][1] == {**guest.state["seats"][1], "bot": "", "held": True}
    assert host.ask("give_seat_to_bot", seat=1)["accepted"]  # whoever is here is asked
    assert guest.sync()["seats"][1]["bot"] == "" and guest.state["handovers"]
    assert guest.ask("answer_handover", seat=1, agree=True)["accepted"]
    assert host.ask("leave_seat", seat=1)["reasons"][0]["key"] == "server-seat-present"
    assert guest.ask("leave_seat", seat=1)["type"] == "seated"
    assert guest.sync()["yours"] == []
    assert guest.ask("take_back", seat=1)["reasons"][0]["key"] == "server-not-your-seat"
    assert guest.ask("take_seat", seat=1)["yours"] == [1]
    assert guest.ask("rename", seat=1, name="Robert")["accepted"]
    assert host.sync()["seats"][1]["name"] == "Robert"
    watcher = house.join(table["table"], table["watch"])
    assert watcher.ask("take_seat", seat=1)["reasons"][0]["key"] == "server-only-watching"


def test_a_lost_answer_does_not_lose_the_seat(house: House) -> None:
    table = house.create(seats=[{}, {"kind": "open"}])
    one = house.join(table["table"], table["invite"])
    name = "cc0f5e1d" * 4 + "-1"
    first = one.ask("take_seat", id=name, seat=1)
    two = house.join(table["table"], table["invite"])
    again = two.ask("take_seat", id=name, seat=1)
    assert again["type"] == "seated" and again["token"] == first["token"]


def test_an_id_that_can_be_guessed_takes_nobodys_seat(house: House) -> None:
    table = house.create(seats=[{}, {"kind": "open"}])
    one = house.join(table["table"], table["invite"])
    assert one.ask("take_seat", id="1", seat=1)["yours"] == [1]
    two = house.join(table["table"], table["invite"])
    answer = two.ask("take_seat", id="1", seat=1)
    assert answer["reasons"][0]["key"] == "server-seat-taken" and two.sync()["yours"] == []


def test_several_people_on_one_screen(house: House) -> None:
    table = house.create(seats=[{"name": "Ada"}, {"name": "Bob"}], shares=[4, 2])
    player = house.join(table["table"], table["token"])
    assert player.state["yours"] == [0, 1]
    play([player], 60)
    player.send("events_since", entry=0)
    entries = player.until("events", lambda message: not message["live"])["entries"]
    assert {row["seat"] for row in entries[1:]} == {0, 1}


def test_bots_play_a_whole_table_while_somebody_watches(house: House) -> None:
    table = house.create(seats=[{"kind": "bot"}, {"kind": "bot", "bot": "random"}])
    watcher = house.join(table["table"], table["watch"])
    watcher.until("state", lambda state: state["entry"] > 30 or state["result"] != "running")
    assert watcher.options() == []


@pytest.mark.parametrize("kind", ["human", "open"])
def test_bots_leave_shared_questions_to_people(house: House, kind: str) -> None:
    table = house.create("M1", seats=[{"kind": "human"}, {"kind": "bot"}], quick=False, party=4)
    player = house.join(table["table"], table["token"])
    while player.state["view"]["round"] == 0:
        shared_by = player.state["decision"]["seats"]
        if shared_by & 1:
            before = player.state["entry"]
            assert player.sync()["entry"] == before
            player.step()
        else:
            player.until("state")


def test_asides_are_listed_apart_and_taken(house: House) -> None:
    table = house.create(seats=[{}, {}])
    player = house.join(table["table"], table["token"])
    asides = player.state["decision"]["asides"]
    assert {row["verb"] for row in asides} >= {"discard", "concede"}
    discard = next(row for row in asides if row["verb"] == "discard" and row["seats"] == 2)
    assert player.submit(discard["text"])["accepted"]
    concede = next(row for row in player.state["decision"]["asides"] if row["verb"] == "concede")
    assert concede["seats"] == 3
    assert player.submit(concede["text"])["accepted"]
    assert (player.state["result"], player.state["ending"]) == ("lost", "ending-conceded")


def test_connections_are_limited(make_house: Callable[..., House]) -> None:
    house = make_house(sockets_per_client=3)
    table = house.create()
    players = [house.join(table["table"], table["watch"]) for _ in range(3)]
    assert house.socket(table["table"], table["watch"]).next()["key"] == "server-too-many-sockets"
    players[0].close()  # type: ignore[attr-defined]
    wait_for(lambda: house.socket(table["table"], table["watch"]).next()["type"] == "hello")
    house = make_house(sockets_per_table=2)
    for _ in range(2):
        house.join(table["table"], table["watch"])
    assert house.socket(table["table"], table["watch"]).next()["key"] == "server-table-full"
