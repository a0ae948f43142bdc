"""Six survivors take part, and each of them finds a starting pack."""

from __future__ import annotations

import pytest

from shamble.family.position.state import PLAYED
from shamble.games.army_of_the_dead.specialties import specialties_of
from shamble.kernel.game import apply, start
from shamble.kernel.state import RUNNING
from shamble.port.shelf import port_of

from .reading import BOOK, GAME


@pytest.mark.rule("AD-SETUP-01")
def test_six_survivors_take_part() -> None:
    (party,) = [field for field in port_of(GAME).schema().fields if field.name == "party"]
    assert (party.least, party.most) == (6, 6)


@pytest.mark.rule("AD-SETUP-07")
def test_everybody_can_always_take_one_of_two_packs() -> None:
    """Whatever the others have taken, one of the two is still whole in the deck."""
    deck = BOOK.row("decks", "equipment")
    rows = BOOK.rows("characters").values()
    packs = {row.name: (row.facts["pack-1"], row.facts["pack-2"]) for row in rows}
    for name, own in packs.items():
        taken = dict.fromkeys(deck, 0)
        for other, theirs in packs.items():
            if other != name:
                for card in {card for pack in theirs for card in pack}:
                    taken[card] += max([pack.count(card) for pack in theirs])
        safe = [all([deck[card] - taken[card] >= pack.count(card) for card in pack]) for pack in own]
        assert any(safe), name


@pytest.mark.rule("AD-SPEC-05")
@pytest.mark.parametrize("mission", port_of(GAME).missions())
def test_a_quick_start_brings_the_specialists_that_the_sheet_asks_for(mission: str) -> None:
    port = port_of(GAME)
    state = start(port.new_state(port.rules(mission, port.schema().usual(mission)), 4))
    while port.play.in_setup(state):
        apply(state, port.play.quick_answer(state))
    assert state.result == RUNNING and state.round == 1
    assert len([me for me in state.survivors if me.leader == PLAYED]) == 6
    there = {name for me in state.survivors for name in specialties_of(state, me)}
    assert set(state.rules.mission.facts.get("specialists", ())) <= there


@pytest.mark.rule("AD-SPEC-05")
@pytest.mark.parametrize("mission", ["AM1", "AM4", "AM9", "AM10"])
def test_a_team_drawn_by_lot_has_whom_the_sheet_asks_for(mission: str) -> None:
    port = port_of(GAME)
    asked = set(port.mission_info(mission).facts.get("specialists", ()))
    teams = set()
    for seed in range(12):
        team = port.at_once(port.schema().usual(mission), seed, (), mission)["survivors"]
        there = {name for who in team for name in BOOK.row("characters", who).facts["specialties"]}
        assert len(team) == 6 and asked <= there
        teams.add(tuple(team))
    assert len(teams) == 12
