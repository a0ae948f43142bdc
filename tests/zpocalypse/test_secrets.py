"""What one seat cannot know stays hidden from it, and a guess at it is never another question."""

from __future__ import annotations

import pytest

from shamble.bots import bots_of
from shamble.games.zpocalypse.printed import GOALS, SURVIVORS
from shamble.games.zpocalypse.vocabulary import RECRUIT
from shamble.kernel.action import actor_of, verb_of, x_of
from shamble.kernel.chance import LIVE
from shamble.kernel.codec import state_hash
from shamble.kernel.event import EVERYBODY, Event
from shamble.kernel.game import actions, apply, determinise, knows, may_know, outcome, seats_asked, start
from shamble.kernel.record import Record
from shamble.kernel.secrets import WATCHER
from shamble.lab import leaks
from shamble.port.shelf import port_of

PORT = port_of("zpocalypse")
EVERY = 7
"""So many answers lie between two looks."""
COPIES = 4


@pytest.mark.parametrize(("mission", "bot"), [("S5", "random"), ("S2", "greedy")])
def test_copies_with_other_secrets_stand_at_the_same_question(mission: str, bot: str) -> None:
    options = PORT.schema().read({"seats": 2}, mission)
    state = start(PORT.new_state(PORT.rules(mission, options), 4))
    policy = bots_of(PORT)[bot](4)
    kept = Record("zpocalypse", mission, options, None)
    goals, pools = set(), set()
    looks = 0
    while not outcome(state).is_over:
        looks += 1
        if looks % EVERY == 0:
            for seat in (0, 1, WATCHER):
                assert leaks.in_sight(PORT, state, seat, looks) == ""
                assert leaks.in_files(state, seat, kept, looks, looks + 1) == ""
                for seed in range(COPIES):
                    copy = determinise(state, seat, seed)
                    assert copy.stack[-1].proc == state.stack[-1].proc
                    assert seats_asked(copy) == seats_asked(state)
                    assert PORT.watch.wrong_with(copy) == []
                    seen = [option for option in actions(state) if may_know(knows(state, option), seat)]
                    assert [option for option in actions(copy) if may_know(knows(copy, option), seat)] == seen
                    if seat >= 0:
                        assert copy.squads[seat].goals == state.squads[seat].goals
                        goals.add(copy.squads[1 - seat].goals)
                    pools.add(copy.pool)
        apply(state, policy(state))
    assert len(goals) > 12 and len(pools) > 12, "what is hidden was drawn afresh"


def test_a_copy_shuffles_what_is_hidden_and_nothing_else() -> None:
    options = PORT.schema().read({"seats": 2}, "S5")
    state = start(PORT.new_state(PORT.rules("S5", options), 8))
    copies = [determinise(state, 0, seed) for seed in range(30)]
    assert len({state_hash(copy) for copy in copies}) > 25
    for copy in copies:
        for deck, held in ((GOALS, copy.squads[1].goals), (SURVIVORS, copy.pool)):
            assert len(held) == len(state.squads[1].goals if deck == GOALS else state.pool)
            assert not set(held) & set(copy.piles[deck])
        assert copy.carried == state.carried and copy.dead == state.dead and copy.layout == state.layout


def test_what_is_picked_in_secret_lies_open_once_it_is_given() -> None:
    """Nobody else sees who could be recruited; who it is, everybody is told."""
    recruited = 0
    for seed in range(12):
        options = PORT.schema().read({"seats": 2}, "S2")
        state = start(PORT.new_state(PORT.rules("S2", options), seed))
        policy = bots_of(PORT)["random"](seed)
        while not outcome(state).is_over and state.day == 1 and not state.round:
            action = policy(state)
            if verb_of(action) == RECRUIT:
                recruited += 1
                asked = actor_of(action)
                assert all(knows(state, option) == 1 << asked for option in actions(state))
                assert PORT.view(state, 1 - asked).seen == [] and PORT.view(state, asked).seen
                for seat in (1 - asked, WATCHER):
                    assert leaks.in_events(state, action, seat, seed, 1) == ""
                heard: list[Event] = []
                apply(state.clone(), action, LIVE, heard.append)
                (told,) = [event for event in heard if event.key == "recruited"]
                assert told.audience == EVERYBODY and told.args["person"] == x_of(action)
            apply(state, action)
    assert recruited > 1
