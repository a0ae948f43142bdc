"""Undo, redo and starting a turn over: alone, with bots, and by consent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .conftest import House, Player
from .test_play import calm, play, same, shared


def alone(house: House, **fields: Any) -> Player:
    table = house.create(**fields)
    player = house.join(table["table"], table["token"])
    player.table = table  # type: ignore[attr-defined]
    return player


def rewind(player: Player, what: str) -> Any:
    answer = player.ask(what, revision=player.state["revision"])
    player.sync()
    return answer


def key_of(answer: Any) -> str:
    return str(answer["reasons"][0]["key"])


def test_everything_can_be_taken_back_and_brought_back(make_house: Callable[..., House]) -> None:
    house = make_house(local=True)
    player = alone(house)
    start = player.state["view"]
    assert player.state["can_undo"] == "no"
    assert key_of(rewind(player, "undo")) == "server-nothing-to-undo"
    views = []
    for number in range(25):
        views.append(player.state["view"])
        player.step(number * 3)
    end = player.state["view"]
    assert player.state["can_redo"] == "no"
    for view in reversed(views):
        assert player.state["can_undo"] == "yes"
        assert rewind(player, "undo")["accepted"]
        assert player.state["view"] == view
    assert player.state["view"] == start and player.state["can_undo"] == "no"
    for view in [*views[1:], end]:
        assert rewind(player, "redo")["accepted"]
        assert player.state["view"] == view
    assert key_of(rewind(player, "redo")) == "server-nothing-to-redo"


def test_undo_and_redo_outlive_a_restart(make_house: Callable[..., House]) -> None:
    house = make_house()
    player = alone(house)
    views = [player.state["view"]]
    for number in range(12):
        player.step(number * 3)
        views.append(player.state["view"])
    for _ in range(5):
        rewind(player, "undo")
    revision = player.state["revision"]
    house = make_house()
    player = house.join(player.table["table"], player.table["token"])  # type: ignore[attr-defined]
    assert (player.state["view"], player.state["revision"]) == (views[7], revision)
    for at in (8, 9, 10):
        assert rewind(player, "redo")["accepted"]
        assert player.state["view"] == views[at]
    player.step()
    assert player.state["can_redo"] == "no"


def test_the_log_follows(house: House) -> None:
    player = alone(house)
    for number in range(6):
        player.step(number)
    entry = player.state["entry"]
    player.send("undo", revision=player.state["revision"])
    events = player.until("events")
    assert (events["start"], events["entries"]) == (entry, [])


def test_until_news(house: House) -> None:
    player = alone(house, undo="until-news", seed=11)
    for number in range(80):
        before = player.state["view"]
        player.step(number * 3)
        if player.state["result"] != "running":
            break
        player.send("events_since", entry=player.state["entry"])
        entry = player.until("events", lambda message: not message["live"])["entries"][0]
        assert player.state["can_undo"] == ("no" if entry["revealed"] else "yes")
        if entry["revealed"]:
            assert key_of(rewind(player, "undo")) == "server-undo-news"
        elif number % 5 == 0:
            rewind(player, "undo")
            assert player.state["view"] == before
            rewind(player, "redo")


def test_no_undo(house: House) -> None:
    player = alone(house, undo="none")
    player.step()
    assert player.state["can_undo"] == "no"
    assert key_of(rewind(player, "undo")) == "server-undo-off"
    assert key_of(rewind(player, "reset_turn")) == "server-undo-off"


def test_a_turn_is_started_over(house: House) -> None:
    player = alone(house)
    player.step()  # activates somebody
    assert player.state["can_reset"] == "no"
    began = player.state
    for _ in range(2):
        player.submit(next(row["text"] for row in player.options() if row["verb"] == "move"))
    assert player.state["can_reset"] == "yes"
    assert rewind(player, "reset_turn")["accepted"]
    assert player.state["view"] == began["view"]
    assert player.state["decision"] == began["decision"]


def test_bots_go_back_together_with_the_person_before_them(house: House) -> None:
    table = house.create(seats=[{}, {"kind": "bot"}])
    player = house.join(table["table"], table["token"])
    calm([player])
    seen: list[dict[str, Any]] = []
    for number in range(30):
        seen.append(player.state)
        player.step(number * 3)
        calm([player])
        if player.state["result"] != "running":
            break
        if player.state["entry"] > seen[-1]["entry"] + 1:
            break
    assert player.state["entry"] > seen[-1]["entry"] + 1, "no bot acted"
    after = player.state
    assert rewind(player, "undo")["accepted"]
    calm([player])
    assert player.state["view"] == seen[-1]["view"]
    assert rewind(player, "redo")["accepted"]
    calm([player])
    assert (player.state["view"], player.state["entry"]) == (after["view"], after["entry"])


# --- shared tables


def until_foreign(host: Player, guest: Player) -> tuple[Player, Player]:
    """Play until somebody's last step would need the other's consent to be taken back."""
    for number in range(120):
        calm([host, guest])
        for player, other in ((host, guest), (guest, host)):
            if player.state["can_undo"] == "ask":
                return player, other
        able = [player for player in (host, guest) if player.options()]
        able[0].step(number * 3)
    raise AssertionError("nothing to ask about")


def test_undo_by_consent(house: House) -> None:
    _, host, guest = shared(house, undo="free")
    asker, other = until_foreign(host, guest)
    before = same([host, guest])
    revision = asker.state["revision"]
    assert key_of(rewind(asker, "undo")) == "server-undo-ask"
    assert asker.ask("undo_request", revision=revision)["accepted"]
    request = other.sync()["undo_request"]
    assert request["what"] == "undo" and request["needs"] == other.state["yours"]
    again = asker.ask("undo_request", revision=revision)
    assert key_of(again) == "server-undo-asked-already"
    assert other.ask("undo_vote", number=request["number"], agree=False)["accepted"]
    assert asker.until("notice")["key"] == "server-undo-declined"
    assert same([host, guest])["view"] == before["view"]
    assert asker.state["undo_request"] is None
    late = other.ask("undo_vote", number=request["number"], agree=True)
    assert key_of(late) == "server-undo-not-asked"

    assert asker.ask("undo_request", revision=revision)["accepted"]
    number = other.sync()["undo_request"]["number"]
    assert other.ask("undo_vote", number=number, agree=True)["accepted"]
    calm([host, guest])
    after = same([host, guest])
    assert after["entry"] < before["entry"] and after["undo_request"] is None


def test_requests_are_withdrawn_and_outdated(house: House) -> None:
    table, host, guest = shared(house, undo="free")
    asker, other = until_foreign(host, guest)
    asker.ask("undo_request", revision=asker.state["revision"])
    number = other.sync()["undo_request"]["number"]
    assert asker.ask("undo_vote", number=number, agree=False)["accepted"]
    assert other.sync()["undo_request"] is None
    watcher = house.join(table["table"], table["watch"])
    asker.ask("undo_request", revision=asker.state["revision"])
    number = other.sync()["undo_request"]["number"]
    assert key_of(watcher.ask("undo_vote", number=number, agree=True)) == "server-only-watching"
    calm([host, guest]) if not other.options() and not asker.options() else None
    able = next(player for player in (host, guest) if player.sync() and player.options())
    able.step()
    assert asker.sync()["undo_request"] is None  # the game went on
    stale = asker.ask("undo_request", revision=0)
    assert not stale["accepted"]


def test_own_quiet_steps_need_no_consent(house: House) -> None:
    _, host, guest = shared(house)
    assert host.state["can_undo"] in ("no", "ask", "yes")
    for number in range(150):
        calm([host, guest])
        player = next(player for player in (host, guest) if player.options())
        before = player.state["view"]
        player.step(number * 5)
        calm([host, guest])
        if player.state["result"] != "running":
            break
        player.send("events_since", entry=player.state["entry"])
        entry = player.until("events", lambda message: not message["live"])["entries"][0]
        if entry["seat"] in player.state["yours"] and not entry["revealed"]:
            assert player.state["can_undo"] == "yes"
            assert rewind(player, "undo")["accepted"]
            assert player.state["view"] == before
            return
    raise AssertionError("no quiet step")


def test_whoever_is_away_is_not_asked(house: House) -> None:
    _, host, guest = shared(house, undo="free")
    asker, other = until_foreign(host, guest)
    other.close()  # type: ignore[attr-defined]
    asker.until("state", lambda state: state["can_undo"] == "yes")
    assert rewind(asker, "undo")["accepted"]


def test_a_finished_game_online_stays_finished(house: House) -> None:
    player = alone(house)
    play([player], 10)
    player.submit("concede")
    assert player.state["result"] == "lost" and player.state["can_undo"] == "no"
    assert not rewind(player, "undo")["accepted"]
