"""Goals that enter in play: wanted besides the mission's steps, shown with their owner."""

from __future__ import annotations

from tests.rules.layers import AMY, GAME, nothing, run_of, table

from shamble.family.missions.mission import Goal
from shamble.family.playing.reading import reached
from shamble.family.port.panels import panels_of
from shamble.family.port.screen import header
from shamble.family.position.state import ESCAPED, Game
from shamble.family.round.turns import can_escape
from shamble.family.telling.view import view
from shamble.kernel.book import Book
from shamble.kernel.counters import counted, set_counter
from shamble.kernel.rows import Counter, Ruling
from shamble.kernel.state import RUNNING
from shamble.port.shelf import port_of
from shamble.port.speaker import Speaker

OWNED = Goal(
    "thirst", "goal-m1-food", lambda state, facts: counted(state, "drunk"), lambda state, facts: 2, owner=AMY
)


def thirsty(layer: Book) -> None:
    """Amy wants to drink twice, as soon as there is a card that says so."""
    layer.add("counters", "drunk", Counter("drunk"))
    layer.add("counters", "card", Counter("card"))
    asked = Ruling("more-goals", lambda state: (OWNED,) if counted(state, "card") else ())
    layer.replace("rulings", "more-goals", asked)
    layer.remove("endings", "ending-eliminated")
    layer.add("endings", "ending-conceded", True)


def all_but_the_card(state: Game) -> None:
    """The mission's own goals are reached: everybody has escaped with a token, and the food is there."""
    food = [card for card in state.piles[1] if state.rules.cards[card].food][:3]
    for token, me in enumerate(state.survivors):
        me.tokens = (token,)
        me.zone = ESCAPED
    state.survivors[0].pack = tuple(food)


def settled(state: Game) -> str:
    run = run_of(state)
    state.rules.settle(run, state)
    return state.ending if state.result != RUNNING else ""


def test_what_has_entered_in_play_is_wanted_besides_the_mission() -> None:
    state = table(thirsty)
    all_but_the_card(state)
    set_counter(state, "card", 1)
    assert settled(state) == ""
    set_counter(state, "drunk", 1)
    assert settled(state) == ""
    set_counter(state, "drunk", 2)
    assert settled(state) == "ending-goals"


def test_what_has_not_entered_is_not() -> None:
    state = table(thirsty)
    all_but_the_card(state)
    assert settled(state) == "ending-goals"


def test_a_goal_alone_does_not_win() -> None:
    state = table(thirsty)
    set_counter(state, "card", 1)
    set_counter(state, "drunk", 2)
    assert settled(state) == ""


def test_who_escapes_waits_for_the_mission_only() -> None:
    state = table(thirsty)
    all_but_the_card(state)
    set_counter(state, "card", 1)
    state.survivors[AMY].zone = exit_zone = state.rules.mission.exits[0]
    assert not state.crowd[exit_zone] and can_escape(state, AMY)


def test_it_is_seen_with_its_owner_and_so_is_what_loses() -> None:
    state = table(thirsty)
    before = reached(state)
    assert view(state, 0)["goals"] == view(table(nothing), 0)["goals"]
    set_counter(state, "card", 1)
    set_counter(state, "drunk", 1)
    goal = view(state, 0)["goals"][-1][0]  # type: ignore[index]
    assert (goal["name"], goal["progress"], goal["target"], goal["owner"]) == ("thirst", 1, 2, AMY)
    assert view(state, 0)["defeats"] == ["ending-conceded", *state.rules.mission.endings]
    lines = panels_of(state)[0].lines
    assert (lines[-1].key, lines[-1].args["survivor"]) == ("panel-goal-of", AMY)
    assert " · Amy: The team holds three food cards. 1/2" in header(state, Speaker(port_of(GAME), state))
    assert reached(state) == before + 0.5
