"""A few random games of every mission, watched as closely as can be; `shamble soak` watches thousands."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shamble.content.records import read_record_text, record_text
from shamble.family.port.content.games import make_rules
from shamble.family.port.content.missions import mission_files
from shamble.family.port.invariants import invariants
from shamble.family.position.options import Options
from shamble.family.round.setup import new_state
from shamble.kernel.codec import state_hash
from shamble.kernel.errors import RecordError
from shamble.kernel.game import apply, start
from shamble.kernel.record import Record, decode_record
from shamble.kernel.state import RUNNING
from shamble.lab.golden import play_record
from shamble.lab.properties import Effort, Violation
from shamble.lab.soak import check_seed
from shamble.port.shelf import port_of

GAME = "zombicide-2e"
CLOSE = Effort(deep=4, every_option=12, aside=20)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mission", list(mission_files(GAME)))
def test_random_games_hold_every_property(mission: str, seed: int) -> None:
    check_seed(GAME, mission, (), seed, CLOSE)


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 2**30),
    choices=st.lists(st.integers(0, 10_000), max_size=150),
    seats=st.integers(1, 6),
)
def test_any_choices_lead_to_sound_positions(seed: int, choices: list[int], seats: int) -> None:
    state = start(new_state(make_rules(GAME, "M0", Options(seats=seats)), seed))
    for choice in choices:
        if state.result != RUNNING:
            break
        apply(state, state.options[choice % len(state.options)])
        assert not invariants(state)
    if state.result == RUNNING:
        read = state.ruleset.decode(json.loads(json.dumps(state.encode())))
        assert state_hash(read) == state_hash(state)
        assert read.options == state.options


@pytest.fixture(scope="module")
def record() -> Record:
    return play_record(GAME, "M0", "random", 11)


def test_a_record_survives_its_file(record: Record) -> None:
    assert read_record_text(record_text(record)).encode() == record.encode()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_garbled_record_is_refused_or_read_but_never_crashes(record: Record, data: st.DataObject) -> None:
    garbled = json.loads(json.dumps(record.encode()))
    field = data.draw(st.sampled_from(sorted(garbled)))
    garbled[field] = data.draw(json_values)
    try:
        decode_record(garbled)
    except RecordError as error:
        assert error.key.startswith("record-")


def test_a_violation_brings_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = port_of(GAME).watch
    monkeypatch.setattr(watch, "wrong_with", lambda state: ["wrong"] if state.round else [])
    with pytest.raises(Violation) as caught:
        check_seed(GAME, "M0", (), 1, CLOSE)
    assert caught.value.record is not None
    assert caught.value.record.entries
    assert "wrong" in caught.value.detail
