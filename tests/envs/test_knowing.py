"""An observation tells a seat what it may know, and nothing else; the same in every build."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.envs.setting import Setting
from shamble.kernel.game import apply, determinise
from shamble.kernel.observing import Observer, Slate
from shamble.kernel.state import State
from shamble.port import shelf
from shamble.port.shelf import own_games, port_of

KEPT = Path(__file__).with_name("observations.json")

PLAYED = [
    ("zombicide-2e", "M1", {"seats": 1}),
    ("zombicide-2e", "M8", {"seats": 2}),
    ("army-of-the-dead", "AM1", {"seats": 1}),
    ("army-of-the-dead", "AM6", {"seats": 3}),
    ("night-of-the-living-dead", "NL2", {"seats": 2}),
    ("zpocalypse", "S1", {"seats": 3}),
    ("zpocalypse", "S2", {"seats": 2}),
]


def observer_of(setting: Setting) -> Observer:
    return setting.port.observer(setting.rules)


def written(observer: Observer, state: State, seat: int, slate: Slate | None = None) -> bytes:
    """What a seat gets: observation, mask, rows of options."""
    slate = slate or Slate(
        bytearray(observer.size), 0, bytearray(observer.coding.size), 0, [0] * 600 * 6, 0, 600
    )
    observer.write(state, seat, slate)
    rows = json.dumps(list(slate.rows)) if slate.rows is not None else ""
    return bytes(slate.buffer) + bytes(slate.mask) + rows.encode()


def positions(setting: Setting, seed: int, steps: int) -> Iterator[State]:
    """A random game, question by question."""
    luck = random.Random(seed)
    state = setting.fresh(seed)
    for _ in range(steps):
        if not state.options:
            return
        yield state
        apply(state, luck.choice(state.options))


@pytest.mark.parametrize(("game", "mission", "options"), PLAYED, ids=str)
def test_nothing_hidden_can_be_read_from_an_observation(
    game: str, mission: str, options: dict[str, Any]
) -> None:
    """Whatever lies hidden is drawn afresh: what a seat observes stays the same, bit for bit."""
    setting = Setting(game, mission, options)
    observer = observer_of(setting)
    seats = setting.rules.seats(None)
    for number, state in enumerate(positions(setting, 11, 360)):
        if number % 12:
            continue
        for seat in range(seats):
            afresh = determinise(state, seat, number)
            assert written(observer, state, seat) == written(observer, afresh, seat), (number, seat)


def test_a_goal_is_observed_by_its_owner_alone() -> None:
    setting = Setting("zpocalypse", "S1", {"seats": 3})
    observer = observer_of(setting)
    state: Any = next(one for one in positions(setting, 3, 400) if any(squad.goals for squad in one.squads))
    owner = next(seat for seat in range(3) if state.squads[seat].goals)
    other: Any = state.clone()
    held = {goal for squad in state.squads for goal in squad.goals}
    instead = next(goal for goal in range(len(setting.rules.printed.goals)) if goal not in held)
    other.squads[owner].goals = (instead, *other.squads[owner].goals[1:])
    for seat in range(3):
        assert (written(observer, state, seat) == written(observer, other, seat)) == (seat != owner)


def test_a_facedown_token_has_no_colour() -> None:
    setting = Setting("zombicide-2e", "M5", {"seats": 1})
    observer = observer_of(setting)
    state: Any = setting.fresh(1)
    assert state.facedown
    token = (state.facedown & -state.facedown).bit_length() - 1
    for colour in range(3):
        other: Any = state.clone()
        other.colours[token] = colour
        assert written(observer, state, 0) == written(observer, other, 0)
        other.facedown = 0
        assert written(observer, state, 0) != written(observer, other, 0)


@pytest.mark.parametrize(("game", "mission", "options"), PLAYED, ids=str)
def test_what_is_written_over_an_older_observation_is_the_same_as_a_new_one(
    game: str, mission: str, options: dict[str, Any]
) -> None:
    """What has not changed is not written again; nothing that has changed may be forgotten."""
    setting = Setting(game, mission, options)
    observer = observer_of(setting)
    slate = Slate(bytearray(observer.size), 0, bytearray(observer.coding.size))
    for seed in (1, 2):
        slate.forget()
        for state in positions(setting, seed, 250):
            fresh = Slate(bytearray(observer.size), 0, bytearray(observer.coding.size))
            assert written(observer, state, 0, slate) == written(observer, state, 0, fresh)


def test_every_answer_has_a_place_of_its_own_in_every_game() -> None:
    """And hardly any needs a spare one, so that places are stable."""
    for game in own_games():
        for mission in list(port_of(game).missions())[:6]:
            setting = Setting(game, mission, {}, "ask")
            coding = observer_of(setting).coding
            spare = answers = 0
            for state in positions(setting, 5, 150):
                codes = coding.codes(state, state.options)
                assert len(set(codes)) == len(state.options) and max(codes) < coding.size
                spare += sum([code >= coding.spare_at for code in codes])
                answers += len(codes)
                for action, code in zip(state.options, codes, strict=True):
                    name = coding.named(code)
                    assert name.startswith("spare") or name.startswith(setting.rules.verb_name(action))
            assert spare <= answers // 20, (game, mission, spare, answers)


def test_observations_are_the_same_in_every_build() -> None:
    """Same seeds and answers, same bytes: hashes of games, kept. With another version they may change."""
    found = {}
    for game, mission, options in PLAYED:
        if not port_of(game).watch.golden_missions():
            continue  # its games may still come out otherwise
        setting = Setting(game, mission, options)
        observer = observer_of(setting)
        digest = hashlib.blake2b(digest_size=12)
        for number, state in enumerate(positions(setting, 21, 160)):
            digest.update(written(observer, state, number % setting.rules.seats(state)))
        found[f"{game} {mission} {options['seats']}"] = digest.hexdigest()
    assert found == json.loads(KEPT.read_text(encoding="utf-8")), json.dumps(found, indent=1)


@pytest.fixture
def snatch() -> Iterator[str]:
    """A game from outside that says nothing of its own to those who learn."""
    from tests.snatch.port import PORT

    shelf.add(PORT)
    yield PORT.name
    shelf.take_off(PORT.name)


def test_a_game_without_an_observer_tells_each_seat_its_own_hand(snatch: str) -> None:
    setting = Setting(snatch, "TABLE", {})
    observer = observer_of(setting)
    for number, state in enumerate(positions(setting, 2, 60)):
        seen = [written(observer, state, seat) for seat in range(2)]
        assert seen[0] != seen[1]
        for seat in range(2):
            assert seen[seat] == written(observer, determinise(state, seat, number), seat)
