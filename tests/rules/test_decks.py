"""Decks with manners: several of one kind, who may search which, and where a used card goes."""

from __future__ import annotations

import pytest

from shamble.family.carrying.decks import EQUIPMENT
from shamble.family.carrying.inventory import discard_card
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.port.invariants import cards
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.book import Book
from shamble.kernel.chance import next_below, seed_streams
from shamble.kernel.codec import ask_again, state_hash
from shamble.kernel.errors import RulesetError
from shamble.kernel.game import actions, apply, start
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.rows import TAKES_BACK, Deck, Ruling
from shamble.kernel.state import RUNNING

GAME = "zombicide-2e"


def shelves() -> Book:
    """A layer in which tools lie in a deck of their own, which takes every used card back."""
    made = book(GAME).layer("shelves")
    made.add("piles", "tools", Deck("tools", EQUIPMENT, TAKES_BACK))
    made.add("decks", "tools", {"Crowbar": 3, "Flashlight": 2, "Aaahh!!": 1})
    return made


def table(made: Book) -> Game:
    rules = Rules(made, load(GAME, "M1"), Options(survivors=("Doug", "Amy"), party=2))
    state = start(new_state(rules, 3))
    while state.rules.procedure_name(state.stack[-1].proc) != "ask-turn":
        apply(state, state.options[0])
    doug = state.survivors[state.stack[-1].a]
    doug.zone = next(zone.index for zone in rules.board.zones if zone.kind.search)
    doug.hand = doug.pack = ()
    rules.refit(state, doug)
    ask_again(state)
    return state


def answer(state: Game, text: str) -> None:
    apply(state, parse_action(state, text))


def test_of_several_decks_the_searcher_chooses_one() -> None:
    state = table(shelves())
    rules = state.rules
    tools = rules.deck("tools")
    assert rules.decks_of(EQUIPMENT) == (rules.deck("equipment"), tools)
    me = state.survivors[state.stack[-1].a]
    flashlight = next(card for card in rules.deck_cards[tools] if rules.cards[card].name == "Flashlight")
    me.hand = (flashlight,)
    state.piles[tools] = tuple([card for card in state.piles[tools] if card != flashlight])
    rules.refit(state, me)
    name = rules.characters[me.character].name
    answer(state, f"{name} search")
    assert rules.procedure_name(state.stack[-1].proc) == "ask-deck"
    assert [format_action(state, option) for option in state.options] == [
        f"{name} draw-from equipment",
        f"{name} draw-from tools",
    ]
    left = len(state.piles[tools])
    answer(state, f"{name} draw-from tools")
    assert len(state.piles[tools]) == left - 2, "both cards come from the chosen deck"
    assert state_hash(rules.decode(state.encode())) == state_hash(state)


def test_who_may_search_which_deck_is_for_the_rules_to_say() -> None:
    made = shelves()
    made.replace(
        "rulings", "search-decks", Ruling("search-decks", lambda state, who: (state.rules.deck("tools"),))
    )
    state = table(made)
    tools = state.rules.deck("tools")
    name = state.rules.characters[state.survivors[state.stack[-1].a].character].name
    answer(state, f"{name} search")
    assert len(state.piles[tools]) == 5, "nothing to choose, nothing asked"


def test_a_used_card_goes_where_its_deck_says() -> None:
    state = table(shelves())
    tools, equipment = state.rules.deck("tools"), state.rules.deck("equipment")
    for deck, back in ((tools, True), (equipment, False)):
        card = state.piles[deck][0]
        state.piles[deck] = state.piles[deck][1:]
        discard_card(state, card)
        assert (card in state.piles[deck]) == back
        assert (card in state.discards[deck]) == (not back)


def test_an_empty_deck_that_does_not_refill_gives_nothing() -> None:
    made = book(GAME).layer("once")
    made.replace("piles", "equipment", Deck("equipment", EQUIPMENT))
    state = table(made)
    equipment = state.rules.deck("equipment")
    state.discards[equipment] += state.piles[equipment]
    state.piles[equipment] = ()
    name = state.rules.characters[state.survivors[state.stack[-1].a].character].name
    answer(state, f"{name} search")
    assert state.rules.procedure_name(state.stack[-1].proc) == "ask-turn"
    assert not state.survivors[state.stack[-1].a].hand


@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_lost_with_more_decks(seed: int) -> None:
    state = start(new_state(Rules(shelves(), load(GAME, "M1"), Options()), seed))
    words = seed_streams(seed, ("lot",))
    while state.result == RUNNING and state.round < 5:
        found = actions(state)
        apply(state, found[next_below(words, 0, len(found))])
        assert cards(state) == []


def test_a_kind_of_deck_that_nobody_knows_is_told() -> None:
    made = book(GAME).layer("wrong")
    made.add("piles", "tools", Deck("tools", "equipmnet"))
    with pytest.raises(RulesetError) as caught:
        table(made)
    assert caught.value.details["close"] == "equipment"
