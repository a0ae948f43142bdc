"""Tampered files and messages: the corpus is tried as it is, and with some changes."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from shamble.kernel.game import start
from shamble.kernel.record import Record
from shamble.lab.fuzz import KINDS, fuzz, read_corpus, tampered, try_case
from shamble.port.shelf import games, need, own_games
from shamble.server import founding, room
from shamble.server.exports import Limits
from shamble.server.founding import Source, found_file
from shamble.server.refusals import Refused

CORPUS = Path(__file__).parent / "corpus"


@pytest.mark.parametrize("kind", KINDS)
def test_the_corpus_does_no_harm(kind: str) -> None:
    cases = read_corpus(CORPUS)[kind]
    assert len(cases) >= 3
    seen = [try_case(kind, data) for data in cases]
    assert not [wrong for wrong, _ in seen if wrong]
    assert any(taken for _, taken in seen), "some of it is as it should be"


@pytest.mark.parametrize("kind", ["record", "save"])
def test_every_game_is_in_the_corpus(kind: str) -> None:
    told = {game for game in games() for data in read_corpus(CORPUS)[kind] if f'"{game}"'.encode() in data}
    assert told == set(own_games())


def test_tampering_does_no_harm() -> None:
    """10,000 cases: `./shamble soak --fuzz`."""
    seen = fuzz(CORPUS, 0, 600, jobs=1)
    assert seen.cases == 600 and not seen.failures
    assert 0 < seen.refused < 600


def test_tampering_is_told_by_its_seed() -> None:
    data = read_corpus(CORPUS)["record"][0]
    first, again = (tampered(data, [data], random.Random(1)) for _ in range(2))
    assert first == again != data


def test_harm_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(founding, "play_in", stumble)
    assert try_case("record", read_corpus(CORPUS)["record"][0]) == ("", False), "files are refused whole"
    monkeypatch.setattr(founding, "read_record", stumble)
    assert "ZeroDivisionError" in try_case("record", b"{}")[0]
    monkeypatch.setattr(room, "reply_to", stumble)
    assert "server-fault" in try_case("message", b'{"type": "ping", "id": "a"}')[0]


@pytest.mark.parametrize(
    "change",
    [
        {"stack": []},
        {"stack": [["round", 0, [0, 0, 0, 0], None, None]]},
        {"streams": [1]},
        {"piles": []},
        {"registers": [10**30] * 50},
        {"survivors": []},
        {"zombies": "ff"},
        {"result": 7},
    ],
)
def test_a_position_is_looked_at_whole(change: dict[str, object]) -> None:
    port = need("zombicide-2e")
    options = port.at_once(port.schema().read({"seats": 2}, "M1"), 3)
    record = Record(port.name, "M1", options, None)
    record.base = start(port.new_state(port.rules("M1", options), 3)).encode()
    data = record.encode()
    limits, source = Limits(2_000_000, 5_000, True), Source("host", "", 1)
    found_file(json.dumps(data).encode(), limits, source)
    with pytest.raises(Refused) as refused:
        found_file(json.dumps({**data, "base": {**record.base, **change}}).encode(), limits, source)
    assert refused.value.reason.key == "record-damaged"
