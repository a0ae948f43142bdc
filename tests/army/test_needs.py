"""An offer that is not asked would have come to nothing: no verb lacks what it needs where it could be."""

from __future__ import annotations

import pytest

from shamble.bots.random import RandomBot
from shamble.family.verb_traits import COSTLESS, GRANTED
from shamble.family.vocabulary import ASK_TURN
from shamble.kernel.game import apply, start
from shamble.kernel.state import RUNNING
from shamble.port.shelf import port_of

from .reading import GAME

PORT = port_of(GAME)


@pytest.mark.parametrize("mission", ["AM1", "AM3", "AM5", "AM7"])
def test_offers_that_are_not_asked_would_offer_nothing(mission: str) -> None:
    rules = PORT.rules(mission, PORT.schema().usual(mission))
    needs = set(rules.card_needs) | set(rules.book.rows("needs"))
    needing = [verb for verb in rules.verbs.values() if needs & set(verb.traits)]
    assert needing
    looked = offered = 0
    for seed in range(3):
        state = start(PORT.new_state(rules, seed))
        bot = RandomBot(seed)
        while state.result == RUNNING and state.round < 8:
            if state.stack[-1].proc == ASK_TURN:
                who = state.stack[-1].a
                me = state.survivors[who]
                for verb in needing:
                    if GRANTED in verb.traits or (COSTLESS not in verb.traits and me.spent >= 3):
                        continue
                    found: list[int] = []
                    verb.offer(state, who, me, me.kit, found)
                    looked += 1
                    offered += len(found)
                    assert set(found) <= set(state.options), verb.name
            apply(state, bot(state))
    assert looked > 100 and offered
