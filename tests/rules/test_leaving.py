"""A game that goes on after somebody died: what the dead leave behind, and what still counts."""

from __future__ import annotations

from shamble.family.carrying.inventory import asides, take_in
from shamble.family.moving.seats import is_driver, ride_in
from shamble.family.people.companions import add_companion
from shamble.family.people.leaving import COUNTERS, is_dropped
from shamble.family.people.people import highest_level
from shamble.family.people.wounds import eliminate
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.port.invariants import derived
from shamble.family.position.options import Options
from shamble.family.position.state import ELIMINATED, LONE, ON_FOOT, Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.action import actor_of
from shamble.kernel.book import Book
from shamble.kernel.chance import LIVE
from shamble.kernel.codec import state_hash
from shamble.kernel.counters import set_counter
from shamble.kernel.game import apply, start
from shamble.kernel.notation import parse_action
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import Ruling
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING

GAME = "zombicide-2e"


def lasting() -> Book:
    """A layer in which only Ned's death loses the game."""
    made = book(GAME).layer("lasting")
    for counter in COUNTERS:
        made.add("counters", counter.name, counter)
    made.replace(
        "rulings",
        "defeat-by",
        Ruling("defeat-by", lambda state, who: "ending-eliminated" if who == 2 else ""),
    )
    return made


def table(made: Book, mission: str = "M2", modes: tuple[str, ...] = ()) -> Game:
    names = ("Doug", "Amy", "Ned")
    state = start(new_state(Rules(made, load(GAME, mission), Options(1, names, modes=modes, party=3)), 3))
    while state.round == 0:
        apply(state, state.options[0])
    while state.rules.procedure_name(state.stack[-1].proc) != "ask-turn":
        apply(state, state.options[0])
    return state


def kill(state: Game, who: int) -> Run:
    run = Run(state, LIVE, None, None)
    eliminate(run, state, who)
    run.go()
    return run


def test_the_game_goes_on_and_everything_is_left_behind() -> None:
    state = table(lasting())
    doug, amy = state.survivors[:2]
    zone = doug.zone
    cards = doug.hand + doug.pack
    assert cards
    token = 0
    state.objectives[token] = -1
    doug.tokens = (token,)
    doug.adrenaline, doug.level = 50, 3
    piles = [len(pile) for pile in state.discards]
    kill(state, 0)
    assert state.result == RUNNING and doug.zone == ELIMINATED
    assert (doug.hand, doug.pack, doug.tokens) == ((), (), ())
    assert sum(map(len, state.discards)) == sum(piles) + len(cards)
    assert all(card in state.discards[state.rules.card_deck[card]] for card in cards)
    assert state.objectives[token] == zone
    assert highest_level(state) == 0
    assert 0 not in {actor_of(aside) for aside in asides(state, 0)}, "the dead discard nothing"
    assert state_hash(state.rules.decode(state.encode())) == state_hash(state)
    names = {state.rules.verb_name(option) for option in state.options}
    assert names == {"activate"}, "its turn is over"
    apply(state, parse_action(state, "Amy activate"))
    amy.zone = zone
    assert state.stack[-1].a == 1


def test_a_token_that_the_dead_dropped_counts_as_taken_and_brings_nothing_twice() -> None:
    state = table(lasting(), "M0")
    doug = state.survivors[0]
    state.objectives[0] = -1
    doug.tokens = (0,)
    before = taken(state)
    assert before == 1
    kill(state, 0)
    assert is_dropped(state, 0) and taken(state) == before, "no progress is undone"
    apply(state, parse_action(state, "Amy activate"))
    amy = state.survivors[1]
    points = amy.adrenaline
    take = next(option for option in state.options if state.rules.verb_name(option) == "take")
    apply(state, take)
    assert amy.tokens == (0,) and amy.adrenaline == points
    assert not is_dropped(state, 0) and taken(state) == before


def taken(state: Game) -> int:
    goals = [goal for step in state.rules.mission.goals for goal in step]
    return goals[0].progress(state, ())


def test_who_followed_the_dead_waits_on_foot() -> None:
    state = table(lasting(), "M12", ("companions",))
    doug = state.survivors[0]
    add_companion(Run(state, LIVE, None, None), state, 9, doug.zone, 0)
    other = state.survivors[-1]
    other.ride = 3
    assert other.leader == 0
    kill(state, 0)
    assert state.result == RUNNING
    assert (other.leader, other.ride) == (LONE, ON_FOOT)
    assert not derived(state), "what a Companion lent is gone with it"


def test_the_seat_of_the_dead_is_free() -> None:
    state = table(lasting(), "M6")
    doug = state.survivors[0]
    doug.ride = ride_in(state, 0, 0)
    assert is_driver(state, doug)
    kill(state, 0)
    assert doug.ride == ON_FOOT


def test_whose_death_loses_the_game_is_for_the_rules_to_say() -> None:
    state = table(lasting())
    kill(state, 2)
    assert state.result != RUNNING and state.ending == "ending-eliminated" and state.winners == NONE_WIN
    state = table(book(GAME))
    cards = state.survivors[0].hand
    kill(state, 0)
    assert state.ending == "ending-eliminated" and state.survivors[0].hand == cards, "nothing comes after it"


def test_in_a_whole_effect_the_loss_waits_for_the_end_of_it() -> None:
    state = table(lasting())
    take_in(state, state.survivors[0], state.piles[1][0])
    set_counter(state, "dropped", 0, 3)
    run = kill(state, 1)
    assert state.result == RUNNING
    eliminate(run, state, 2)
    assert state.result == RUNNING, "the board is judged between two frames, not in the middle of one"
    run.go()
    assert state.result != RUNNING
