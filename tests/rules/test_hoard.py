"""What is carried thanks to a Companion is given up when the Companion goes."""

from __future__ import annotations

import pytest

from shamble.family.carrying.inventory import carry
from shamble.family.people.companions import add_companion, follow
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import BACKPACK
from shamble.family.people.wounds import eliminate
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.port.invariants import people
from shamble.family.position.options import Options
from shamble.family.position.printed import Character
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.chance import LIVE
from shamble.kernel.game import apply, pending, start
from shamble.kernel.run import Run

GAME = "zombicide-2e"
DOUG, AMY, ELLE = 0, 1, 2


@pytest.fixture
def state() -> Game:
    """Doug carries seven cards because Elle, whose first skill is Hoard, goes with him."""
    layer = book(GAME).layer(GAME)
    card = layer.row("characters", "Elle")
    assert isinstance(card, Character)
    layer.replace(
        "characters",
        "Elle",
        Character(card.index, "Elle", card.slug, (), (("Hoard",), *card.levels[1:]), True),
    )
    mission = load(GAME, "M1")
    mission.companions_may_die = True
    state = start(new_state(Rules(layer, mission, Options(survivors=("Doug", "Amy"), party=2)), 3))
    while state.round == 0:
        apply(state, state.options[0])
    run = Run(state, LIVE, None, None)
    add_companion(run, state, card.index, state.survivors[DOUG].zone, DOUG)
    me = state.survivors[DOUG]
    taken = list(state.piles[state.rules.deck("equipment")][: 7 - len(me.hand) - len(me.pack)])
    state.piles[state.rules.deck("equipment")] = state.piles[state.rules.deck("equipment")][len(taken) :]
    carry(state, me, list(me.hand), [*me.pack, *taken])
    assert kit_of(state, me).values[BACKPACK] == 5
    return state


@pytest.mark.rule("Z2-SKILL-HOARD-01", "Z2-COMP-04")
@pytest.mark.parametrize("how", ["eliminated", "led by another"])
def test_cards_beyond_the_usual_room_are_dropped(state: Game, how: str) -> None:
    run = Run(state, LIVE, None, None)
    if how == "eliminated":
        eliminate(run, state, ELLE)
    else:
        follow(run, state, ELLE, AMY, "Z2-COMP-05")
    run.go()
    me = state.survivors[DOUG]
    before = len(me.hand) + len(me.pack)
    while (question := pending(state)) is not None and question.name in ("ask-drop", "ask-hands"):
        apply(state, state.options[0])
    assert before == 7 and len(me.hand) + len(me.pack) <= 5
    assert not people(state)
