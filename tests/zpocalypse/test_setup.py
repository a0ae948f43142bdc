"""The setup of every scenario, many times over: what lies where, who knows it, and that no card is lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shamble.games.zpocalypse.dice import BLUE, RED
from shamble.games.zpocalypse.port import PORT
from shamble.games.zpocalypse.printed import (
    ARMORY,
    DECKS,
    ENTRANCE,
    EXPLOSIVE,
    FIREARM,
    FOOD,
    GOALS,
    ITEMS,
    MELEE,
    SURVIVORS,
    TILES,
    TOKENS,
)
from shamble.games.zpocalypse.rules import full_decks, new_game
from shamble.games.zpocalypse.table import BUNKER
from shamble.games.zpocalypse.vocabulary import SETUP
from shamble.kernel.chance import LIVE
from shamble.kernel.event import Event
from shamble.kernel.game import determinise, seats_asked, start
from shamble.kernel.run import Run
from shamble.port.options import OptionError

COMPETITIVE = ("S1", "S2", "S4", "S5")
SEATS = 4


def begun(mission: str, seed: int = 1, **options: Any) -> Any:
    """A table at its first question."""
    given = PORT.schema().read({"seats": 2, **options}, mission)
    return start(new_game(PORT.rules(mission, given), seed))


def laid_out(mission: str, seed: int = 1, **options: Any) -> Any:
    """A table as the setup leaves it, before the first day."""
    given = PORT.schema().read({"seats": 2, **options}, mission)
    state = new_game(PORT.rules(mission, given), seed)
    run = Run(state, LIVE, None, None)
    frame = run.push(SETUP)
    for step in state.rules.procedures[SETUP].steps:
        step.run(run, state, frame)
    return state


def carried(state: Any, squad: int) -> list[int]:
    return [card for person in state.squads[squad].people for card in state.carried[person]]


def tiles_lying(state: Any) -> list[int]:
    return [lay >> 18 for lay in state.layout]


# --- who plays


@pytest.mark.rule("ZP-SETUP-01")
def test_two_to_four_play_and_one_to_four_in_day_zero() -> None:
    for mission in PORT.missions():
        least = 1 if mission == "S3" else 2
        for seats in range(least, 5):
            state = begun(mission, seats=seats)
            assert len(state.squads) == seats
            assert len(set(state.rules.colours)) == seats
        for seats in (least - 1, 5):
            with pytest.raises(OptionError):
                begun(mission, seats=seats)


@pytest.mark.rule("ZP-RESTART-06")
def test_the_way_to_restart_is_one_option_of_the_table() -> None:
    assert not begun("S1").rules.hardcore and begun("S2").rules.hardcore
    assert begun("S1", restart="hardcore").rules.hardcore
    assert not begun("S2", restart="easy").rules.hardcore


# --- the board


@pytest.mark.parametrize("mission", COMPETITIVE)
@pytest.mark.rule("ZP-SETUP-02", "ZP-SETUP-04")
def test_four_tiles_of_one_glow_lie_two_by_two_and_all_others_in_the_stack(mission: str) -> None:
    state = laid_out(mission)
    lying = tiles_lying(state)
    sides = [state.rules.tiles[tile].sides[state.side] for tile in lying]
    assert len(lying) == 4 and len({side.glow for side in sides}) == 1 and sides[0].glow >= 0
    cells = {(lay >> 2 & 0xFF, lay >> 10 & 0xFF) for lay in state.layout}
    assert len({x for x, _ in cells}) == 2 and len({y for _, y in cells}) == 2 and len(cells) == 4
    assert state.ground.marks[state.entrance] & ENTRANCE
    assert sorted([*lying, *state.piles[TILES]]) == list(range(24))


@pytest.mark.rule("ZP-SETUP-05")
def test_another_seed_deals_other_cards() -> None:
    def dealt(seed: int) -> tuple[object, ...]:
        state = laid_out("S1", seed)
        return tuple(tuple(carried(state, squad)) for squad in range(2)), state.pool, state.aside

    assert len({dealt(seed) for seed in range(20)}) == 20
    assert dealt(3) == dealt(3)


# --- hands and the bunker


@pytest.mark.parametrize("mission", COMPETITIVE)
@pytest.mark.rule("ZP-SETUP-07", "ZP-SETUP-08", "ZP-SETUP-09", "ZP-SETUP-11", "ZP-SETUP-12", "ZP-SETUP-14")
def test_hands_and_bunker_are_dealt_as_the_scenario_says(mission: str) -> None:
    aside: set[int] = set()
    for seed in range(40):
        state = laid_out(mission, seed, seats=SEATS)
        scenario = state.rules.scenario
        cards = state.rules.cards
        for squad, who in enumerate(state.squads):
            kinds = Counter(cards[card].deck for card in carried(state, squad))
            assert kinds[FOOD] == scenario.hand.food and kinds[ITEMS] == scenario.hand.items
            weapons = [cards[card] for card in carried(state, squad) if cards[card].deck == ARMORY]
            assert len(weapons) == scenario.hand.weapons
            assert all(card.kind in (FIREARM, MELEE) for card in weapons)
            assert len(who.people) == scenario.hand.survivors and not who.newcomers
            assert who.vp == 0 and who.at == BUNKER and who.hp > 0
        assert len(state.pool) == scenario.pool and len(state.aside) == scenario.laid_aside
        aside |= {cards[card].kind for card in state.aside}
    assert aside - {FIREARM, MELEE}, "also other kinds lie in the bunker"


@pytest.mark.parametrize("mission", PORT.missions())
@pytest.mark.rule("ZP-SETUP-12", "ZP-SETUP-15", "ZP-SETUP-16")
def test_no_card_is_lost_and_none_is_there_twice(mission: str) -> None:
    for seed in range(20):
        state = laid_out(mission, seed, seats=3)
        whole = full_decks(state.rules)
        held = [card for squad in range(3) for card in carried(state, squad)]
        for deck in (ARMORY, FOOD, ITEMS):
            mine = [card for card in (*held, *state.aside) if state.rules.cards[card].deck == deck]
            assert sorted([*state.piles[deck], *mine]) == list(whole[deck])
        people = [person for who in state.squads for person in who.people]
        assert sorted([*state.piles[SURVIVORS], *people, *state.pool]) == list(whole[SURVIVORS])
        goals = [goal for who in state.squads for goal in who.goals]
        assert sorted([*state.piles[GOALS], *goals]) == list(whole[GOALS])
        assert list(state.piles[TOKENS]) == list(whole[TOKENS])


# --- what is hidden


@pytest.mark.rule("ZP-SETUP-06", "ZP-SETUP-13", "ZP-SQUAD-02", "ZP-SQUAD-11")
def test_what_a_seat_cannot_know_differs_from_copy_to_copy_and_the_rest_does_not() -> None:
    state = begun("S1", 5, seats=3)
    for seat in range(3):
        copies = [determinise(state, seat, seed) for seed in range(30)]
        shown = PORT.view(state, seat)
        assert all(PORT.view(copy, seat) == shown for copy in copies)
        assert len({copy.pool for copy in copies}) > 5
        assert len({copy.aside for copy in copies}) > 5
        for other in range(3):
            goals = {copy.squads[other].goals for copy in copies}
            assert (goals == {state.squads[seat].goals}) if other == seat else len(goals) > 3


@pytest.mark.rule("ZP-SETUP-13")
def test_a_goal_is_in_its_owners_view_alone() -> None:
    state = begun("S1", 5, seats=3)
    for seat in (-1, 0, 1, 2):
        for squad in PORT.view(state, seat).squads:
            assert (len(squad.goals) > 0) == (squad.seat == seat)
            assert squad.goal_count == len(state.squads[squad.seat].goals)


# --- dice


@pytest.mark.rule("ZP-SETUP-17", "ZP-SETUP-18")
def test_the_dice_bear_what_they_bear() -> None:
    assert RED.faces == ("1", "2", "3", "4", "5", "Z")
    assert BLUE.faces.count("click") == 1 and BLUE.faces.count("bullet") == 5


# --- one after another


@pytest.mark.rule("ZP-DAY-06")
def test_nobody_scavenges_at_the_same_time() -> None:
    for seed in range(10):
        state = begun("S1", seed, seats=SEATS)
        assert seats_asked(state).bit_count() <= 1


# --- Day Zero


@pytest.mark.rule("ZP-DAYZERO-03", "ZP-DAYZERO-04")
def test_one_entrance_is_out_and_the_other_in_the_lower_half() -> None:
    kept: Counter[int] = Counter()
    roads: Counter[int] = Counter()
    for seed in range(300):
        state = begun("S3", seed, seats=1 + seed % 4)
        tiles = state.rules.tiles
        (road,) = tiles_lying(state)
        roads[road] += 1
        assert tiles[road].sides[state.side].road
        entrances = [
            tile
            for tile in range(len(tiles))
            if any(marks & ENTRANCE for marks in tiles[tile].sides[state.side].marks)
        ]
        in_stack = [tile for tile in state.piles[TILES] if tile in entrances]
        assert not in_stack, "it is shuffled in when the upper half is drawn"
        kept[state.rules.scenario.stack[len(state.squads) - 1] - len(state.piles[TILES])] += 1
        assert state.entrance < 0
    assert set(kept) == {1}, "all of the stack but the entrance lies there"
    assert len(roads) >= 4


@pytest.mark.rule("ZP-DAYZERO-05", "ZP-DAYZERO-17", "ZP-DAYZERO-18")
def test_squads_of_day_zero_begin_as_the_card_says() -> None:
    for seats in range(1, 5):
        for seed in range(10):
            state = begun("S3", seed, seats=seats)
            times = 2 if seats == 1 else 1
            cards = state.rules.cards
            assert not state.dead and not state.pool and not state.aside
            assert len({who.at for who in state.squads}) == seats
            for squad, who in enumerate(state.squads):
                assert who.at > BUNKER and not state.ground.is_solid(who.at)
                names = Counter(cards[card].name for card in carried(state, squad))
                kinds = Counter(cards[card].kind for card in carried(state, squad))
                assert len(who.people) == 2 * times and not who.goals
                assert kinds[FIREARM] == kinds[MELEE] == times and not kinds[EXPLOSIVE]
                assert names["Ammo"] == names["First Aid"] == times
            assert state.order[0] in range(seats)


@pytest.mark.rule("ZP-DAYZERO-02")
def test_day_zero_begins_with_the_night() -> None:
    heard: list[Event] = []
    given = PORT.schema().read({"seats": 2}, "S3")
    state = start(new_game(PORT.rules("S3", given), 4), listener=heard.append)
    keys = [event.key for event in heard]
    assert "phase" not in keys or all(
        event.args.get("phase") == "combat" for event in heard if event.key == "phase"
    )
    assert not {"scavenged", "something-happened", "fed"} & set(keys)
    assert state.round == 1 and DECKS[TILES] == "tiles"
