"""A setup in pairs: drawn at random, some chosen by the players, the others wait to be rallied."""

from collections import Counter

import pytest

from shamble.family.port.content.games import make_rules
from shamble.family.position.options import Options
from shamble.family.position.state import LONE, PLAYED, Game
from shamble.family.round.setup import new_state
from shamble.kernel.action import x_of
from shamble.kernel.game import apply, pending, start

GAME = "zombicide-2e"


def begin(seed: int, survivors: tuple[str, ...] = ()) -> Game:
    """M15 before anybody has been chosen."""
    return start(new_state(make_rules(GAME, "M15", Options(survivors=survivors)), seed))


def finish(state: Game) -> Game:
    """Answer what is left of the setup."""
    while state.round == 0:
        apply(state, state.options[0])
    return state


@pytest.mark.rule("Z2-M15-04")
def test_three_of_six_pairs_are_played_and_the_others_wait() -> None:
    state = begin(1)
    starts = state.rules.mission.starts
    assert len(starts) == 6 and sorted(x_of(option) for option in state.options) == sorted(starts)
    chosen = []
    for _ in range(3):
        assert pending(state) is not None
        chosen.append(x_of(state.options[-1]))
        apply(state, state.options[-1])
    finish(state)
    zones = Counter((me.zone, me.leader) for me in state.survivors)
    assert zones == {(zone, PLAYED if zone in chosen else LONE): 2 for zone in starts}
    assert len({me.character for me in state.survivors}) == 12
    assert all(bool(me.hand or me.pack) == (me.leader == PLAYED) for me in state.survivors)


@pytest.mark.rule("Z2-M15-04")
def test_the_pairs_are_drawn_at_random() -> None:
    firsts = {finish(begin(seed)).survivors[0].character for seed in range(12)}
    assert len(firsts) > 3


@pytest.mark.rule("Z2-M15-04")
def test_a_team_that_was_named_is_played_in_pairs() -> None:
    state = finish(begin(1, ("Doug", "Amy", "Ned", "Wanda", "Lou", "Josh")))
    played = [me for me in state.survivors if me.leader == PLAYED]
    names = [state.rules.characters[me.character].name for me in played]
    assert names == ["Doug", "Amy", "Ned", "Wanda", "Lou", "Josh"]
    assert sorted(Counter(me.zone for me in state.survivors).values()) == [2] * 6


@pytest.mark.rule("Z2-M15-03")
@pytest.mark.parametrize("party", range(1, 7))
def test_of_an_odd_team_one_of_a_pair_waits_as_a_companion(party: int) -> None:
    state = finish(start(new_state(make_rules(GAME, "M15", Options(party=party)), party)))
    played = [me for me in state.survivors if me.leader == PLAYED]
    assert (len(played), len(state.survivors)) == (party, 12)
    assert len({me.character for me in state.survivors}) == 12
    assert set(Counter(me.zone for me in state.survivors).values()) == {2}
