"""How the table of Army of the Dead is set: who is taken, who sits where, what lies open for everybody."""

from __future__ import annotations

import pytest

from shamble import text
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH
from shamble.family.port.content.games import new_game
from shamble.family.port.messages import Content
from shamble.family.position.options import Options
from shamble.port import shelf

from .reading import GAME, component
from .test_survivors import BRUISERS, CARDS

TEAM = ("Lilly", "Scott", "Peters", "Cruz", "Dieter", "Burt Cummings")


@pytest.mark.rule("AD-SETUP-01", "AD-SETUP-05")
def test_any_six_of_the_twelve_are_taken_by_any_number_of_players() -> None:
    for seats in range(1, 7):
        state = new_game(GAME, "AM1", Options(seats, TEAM), 1)
        names = [state.rules.characters[me.character].name for me in state.survivors]
        assert names == list(TEAM)
        assert {me.seat for me in state.survivors} == set(range(seats))
    (choices,) = [field.choices for field in shelf.port_of(GAME).schema().fields if field.name == "survivors"]
    assert [choice.name for choice in choices] == list(CARDS)
    assert Options().party == 6


@pytest.mark.rule("AD-SETUP-06", "AD-SETUP-12", "AD-PARTS-07")
def test_a_dashboard_for_each() -> None:
    state = new_game(GAME, "AM1", Options(2, TEAM), 1)
    for me, name in zip(state.survivors, TEAM, strict=True):
        assert kit_of(state, me).values[HEALTH] == (4 if name in BRUISERS else 3)
        assert (me.adrenaline, me.wounds) == (0, 0)
    assert len(state.survivors) <= component("components", "dashboards")
    assert 5 * len(state.survivors) <= component("components", "trackers")


@pytest.mark.rule("AD-SETUP-09")
def test_the_cards_of_abominations_and_of_the_truck_lie_open() -> None:
    content = shelf.port_of(GAME).content()
    assert isinstance(content, Content)
    open_cards = [kind.name for kind in content.kinds if kind.type == "abomination"]
    assert open_cards == ["Valentine", "Queen", "Zeus", "Helmeted Zeus", "Mounted Zeus"]
    for slug in ("taco-truck", "machine-gun"):
        assert content.cards[slug].ranged is not None


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_order_of_zeus_says_what_it_orders(lang: str) -> None:
    content = shelf.need(GAME).content()
    assert isinstance(content, Content)
    orders = [card for card in content.zombie_cards if card.deck == "orders"]
    assert len(orders) == 10
    for card in orders:
        if "who" in card.facts:
            assert text.of(GAME, lang).has(f"ui-order-{card.facts['who']}-{card.facts['where']}", lang)
