"""The property suite of all games, on one that knows no zombies: it asks nothing of the family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from shamble.kernel.action import x_of
from shamble.kernel.decision import Decision, Option
from shamble.kernel.frame import Frame
from shamble.kernel.game import option_of, seats_for
from shamble.kernel.record import Record
from shamble.kernel.run import Run
from shamble.kernel.state import State
from shamble.kernel.table import Table
from shamble.lab.properties import Effort, Findings, Header, Violation, check_game
from shamble.port.port import Port

from ..snatch.port import PORT, SnatchPort
from ..snatch.rules import HANDS, Snatch, card_options, fresh_table, new_snatch, play_card, snatch_book

CLOSE = Effort(deep=1, every_option=2, aside=10)


def check(seats: int, seed: int, port: Port = PORT) -> Findings:
    def new(game_seed: int) -> State:
        return new_snatch(seats, game_seed)

    return check_game(new, seed, Header("snatch", "TABLE", {"seats": seats}), port, CLOSE)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(8))
def test_a_small_game_holds_every_property(seats: int, seed: int) -> None:
    assert check(seats, seed).decisions


class OpenHands(SnatchPort):
    """Shows every card to everybody."""

    def view(self, state: Any, seat: int) -> Any:
        return {"hands": [HANDS.read(state, slot) for slot in HANDS.slots(state)]}


class OpenToWatchers(SnatchPort):
    """Shows a seat's cards to who only watches."""

    def view(self, state: Any, seat: int) -> Any:
        return super().view(state, max(seat, 0))


class OpenQuestion(SnatchPort):
    """Tells everybody what a player may play."""

    def decision(self, state: Any, seat: int) -> Decision | None:
        found = super().decision(state, seat)
        if found is not None:
            found.options = [option_of(state, action, seats_for(state, action)) for action in state.options]
        return found


class OpenAsides(SnatchPort):
    """Names a card of another seat beside what may be done at any moment."""

    def asides(self, state: Any, seat: int) -> list[Option]:
        found = super().asides(state, seat)
        for option in found:
            option.args["card"] = sum(HANDS.read(state, slot) for slot in HANDS.slots(state)[:2])
        return found


class LooseTongue(SnatchPort):
    """Counts the others' cards in a refusal."""

    def decision(self, state: Any, seat: int) -> Decision | None:
        found = super().decision(state, seat)
        if found is not None:
            found.args = {"most": max(HANDS.read(state, slot) for slot in HANDS.slots(state))}
        return found


@pytest.mark.parametrize("leaky", [OpenHands, OpenToWatchers, OpenQuestion, OpenAsides, LooseTongue])
def test_a_leak_is_found(leaky: type[SnatchPort]) -> None:
    with pytest.raises(Violation) as caught:
        check(3, 1, leaky())
    assert caught.value.what in ("view", "decision")


class Gossip(Snatch):
    """Tells everybody which card was played facedown."""

    def __init__(self, seats: int) -> None:
        book = snatch_book()
        book.replace(
            "questions",
            "ask-snatch-play",
            book.row("questions", "ask-snatch-play").asked_with(card_options, aloud),
        )
        super().__init__(seats, book)


def aloud(run: Run, state: State, frame: Frame, action: int) -> None:
    play_card(run, state, frame, action)
    if run.listener is not None:
        run.tell("played-aloud", "", {"card": x_of(action)})


def test_events_that_name_a_secret_answer_are_found() -> None:
    rules = Gossip(3)
    with pytest.raises(Violation) as caught:
        check_game(
            lambda seed: fresh_table(rules, seed), 1, Header("snatch", "TABLE", {"seats": 3}), PORT, CLOSE
        )
    assert caught.value.what == "telling"


def test_a_file_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "export", lambda table, seats, luck: table.save())
    with pytest.raises(Violation) as caught:
        check(3, 1)
    assert caught.value.what == "file"


def test_a_file_of_a_game_that_went_on_from_a_position_has_no_generator() -> None:
    state = new_snatch(2, 5)
    base: Mapping[str, Any] = state.encode()
    record = Record("snatch", "TABLE", {"seats": 2}, None)
    record.base = dict(base)
    table = Table(state, record)
    given = table.export([0, 1], 9)
    assert given.base is not None and given.base["streams"] != base["streams"]
