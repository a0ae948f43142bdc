"""How the table of Night of the Living Dead is set: who plays, what is dealt, what lies open."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH
from shamble.family.port.content.games import new_game
from shamble.family.port.messages import Content
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.kernel.action import actor_of
from shamble.kernel.game import apply
from shamble.port import shelf

from .reading import GAME, TEAM, book, component

SCENE = "NL8"
SEEDS = 200
DEALT = Counter({"Claw Hammer": 1, "Crowbar": 1, "Table Leg": 3, "Tire Iron": 1, "Winchester 94": 1})


def begun(seed: int, seats: int = 1) -> Game:
    """A game whose setup is over; every choice is the first one."""
    state = new_game(GAME, SCENE, Options(seats), seed)
    while state.round == 0:
        apply(state, state.options[0])
    return state


def names(state: Game, cards: tuple[int, ...]) -> list[str]:
    return [state.rules.cards[card].name for card in cards]


@pytest.mark.rule("NL-SETUP-01", "NL-SETUP-15", "NL-PARTS-11")
@pytest.mark.parametrize("seats", range(1, 7))
def test_all_six_take_part_for_any_number_of_players(seats: int) -> None:
    state = begun(1, seats)
    assert sorted(state.rules.characters[me.character].name for me in state.survivors) == sorted(TEAM)
    assert {me.seat for me in state.survivors} == set(range(seats))


@pytest.mark.rule("NL-SETUP-01")
def test_no_other_number_takes_part() -> None:
    fields = {field.name: field for field in shelf.port_of(GAME).schema().fields}
    party = fields["party"]
    assert (party.least, party.most) == (6, 6)
    assert (fields["seats"].least, fields["seats"].most) == (1, 6)


@pytest.mark.rule("NL-SETUP-07", "NL-SETUP-08", "NL-SETUP-13", "NL-SETUP-14", "NL-ROUND-02")
def test_the_starting_equipment_of_many_games() -> None:
    seen: dict[int, set[str]] = {who: set() for who in range(6)}
    for seed in range(SEEDS):
        seats = seed % 6 + 1
        state = begun(seed, seats)
        hands = [names(state, me.hand) for me in state.survivors]
        assert not any(me.pack for me in state.survivors)
        assert Counter([card for hand in hands for card in hand]) == DEALT
        (owner,) = [who for who, hand in enumerate(hands) if "Winchester 94" in hand]
        assert sorted(hands[owner]) == ["Table Leg", "Winchester 94"]
        assert all(len(hand) == 1 for who, hand in enumerate(hands) if who != owner)
        assert sum(1 for who, hand in enumerate(hands) if who != owner and hand == ["Table Leg"]) == 2
        for who, hand in enumerate(hands):
            seen[who] |= {"Winchester 94"} if who == owner else set(hand)
        seat = state.survivors[owner].seat
        assert state.survivors[actor_of(state.options[0])].seat == seat
    assert all(found == set(DEALT) for found in seen.values())


@pytest.mark.rule("NL-SETUP-04", "NL-SETUP-11", "NL-SETUP-12", "NL-PARTS-10")
def test_a_dashboard_for_each() -> None:
    state = begun(1)
    for me in state.survivors:
        assert kit_of(state, me).values[HEALTH] == 3
        assert (me.adrenaline, me.wounds, me.level) == (0, 0, 0)
    assert len(state.survivors) == component("components", "dashboards")


@pytest.mark.rule("NL-SETUP-09", "NL-SETUP-05", "NL-COMBINE-01")
def test_the_decks_on_the_table() -> None:
    state = begun(1)
    sizes = {
        name: len(state.piles[deck]) + len(state.tops[deck]) for deck, name in enumerate(book().rows("piles"))
    }
    assert {name: sizes[name] for name in ("ranged", "melee", "house", "extra")} == {
        "ranged": 11,
        "melee": 11,
        "house": 24,
        "extra": 11,
    }
    spawned = len(state.discards[list(book().rows("piles")).index("zombies")])
    assert sizes["zombies"] + spawned == 46


@pytest.mark.rule("NL-SETUP-06")
def test_the_card_of_the_car_lies_open_and_belongs_to_nobody() -> None:
    content = shelf.port_of(GAME).content()
    assert isinstance(content, Content)
    line = content.cards["car"].ranged
    assert line is not None and (line.dice, line.accuracy, line.damage) == (3, 4, 2)
    state = begun(1)
    equipment = [n for n, name in enumerate(book().rows("piles")) if name not in ("zombies",)]
    assert "Car" not in {
        state.rules.cards[card].name
        for deck in equipment
        for pile in (state.piles, state.tops, state.discards)
        for card in pile[deck]
    }
    assert "Car" not in {name for me in state.survivors for name in names(state, me.hand + me.pack)}
