"""Everything that anybody may ask of a game, asked at its decisions and at its end, for every party."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from shamble.content.records import record_text
from shamble.kernel.chance import LIVE
from shamble.kernel.game import outcome, seats_for
from shamble.kernel.outcome import ALL_WIN, EVERYBODY_WON, NOBODY_WON, NONE_WIN
from shamble.kernel.record import Record
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING, State
from shamble.kernel.table import Accepted, Table
from shamble.port import shelf
from shamble.port.port import Port
from shamble.port.speaker import Speaker

WATCHER = -1
PARTIES = 6
DECISIONS = 9
ASKED_OF = 3
"""One decision in so many is asked everything of."""

GAMES = [(game, mission) for game in shelf.own_games() for mission in shelf.port_of(game).missions()]


def table_of(port: Port, mission: str, party: int) -> Table:
    """A fresh game of so many figures, shared by two seats where there are two."""
    schema = port.schema()
    names = {field.name for field in schema.fields}
    wanted: dict[str, object] = {"seats": min(2, party) if "party" in names else party, "party": party}
    chosen = schema.read({name: value for name, value in wanted.items() if name in names}, mission)
    rules = port.rules(mission, chosen)
    return Table(port.new_state(rules, party), Record(port.name, mission, chosen, party))


def seats_of(state: State) -> int:
    """How many seats there are."""
    return state.ruleset.seats(state)


def ask_everything(port: Port, table: Table) -> None:
    """Views, sentences in both languages, pictures, exports: whatever page, terminal and server may want."""
    state = table.state
    seats = [WATCHER, *range(seats_of(state))]
    for seat in seats:
        assert msgspec.json.encode(port.view(state, seat))
        assert port.figures(state, seat) is not None
        for lang in ("en", "pl"):
            speaker = Speaker(port, state, lang)
            for panel in port.panels(state, seat):
                assert speaker.panel(panel, 80)
            decision = port.decision(state, seat)
            if decision is not None and decision.options:
                assert speaker.question(decision)
                assert all(speaker.option(option) for option in decision.options)
            if seat != WATCHER:
                assert all(speaker.option(option) for option in port.asides(state, seat))
            assert speaker.phrase(port.progress(state))
            assert port.screen.position(speaker, seat, 80)
            assert port.screen.mission(speaker, 80)
            assert port.screen.abilities(speaker, seat, 80) is not None
    assert msgspec.json.encode(port.board(state)) and port.board_mark(state) is not None
    assert record_text(table.save())
    assert record_text(table.export([0], 5))


def play(table: Table, seed: int, meet: Callable[[int], None]) -> None:
    """Some random decisions, each of them met first."""
    chance = random.Random(seed)
    for number in range(DECISIONS):
        state = table.state
        if state.result != RUNNING:
            return
        meet(number)
        action = chance.choice(state.options)
        mask = seats_for(state, action)
        assert isinstance(table.submit_action((mask & -mask).bit_length() - 1, action), Accepted)


@pytest.mark.parametrize("party", range(1, PARTIES + 1))
@pytest.mark.parametrize(("game", "mission"), GAMES, ids=[f"{game}-{mission}" for game, mission in GAMES])
def test_everything_can_be_asked_at_any_time(game: str, mission: str, party: int) -> None:
    port = shelf.port_of(game)
    schema = port.schema()
    field = schema.field("party" if "party" in schema.names() else "seats")
    least, most = field.limits(mission)
    if not least <= party <= most:
        pytest.skip("no such party on this mission")
    table = table_of(port, mission, party)
    while port.play.in_setup(table.state) and table.state.result == RUNNING:
        action = port.play.quick_answer(table.state)
        mask = seats_for(table.state, action)
        table.submit_action((mask & -mask).bit_length() - 1, action)
    seats = range(seats_of(table.state))
    assert sum(len(port.figures(table.state, seat)) for seat in seats) >= party
    play(table, party, lambda number: None if number % ASKED_OF else ask_everything(port, table))
    won = party % 2 == 0
    if table.state.result == RUNNING:
        Run(table.state, LIVE, None, None).end(
            ALL_WIN if won else NONE_WIN, "ending-goals" if won else "ending-conceded"
        )
        assert outcome(table.state).verdict == (EVERYBODY_WON if won else NOBODY_WON)
    ask_everything(port, table)
