"""Who carries what: four cards a survivor, the faceup pile, cards under Death tokens (ZP-CARRY, ZP-DROP)."""

from typing import Final

from shamble.games.zpocalypse.printed import Card
from shamble.games.zpocalypse.table import NOWHERE, Table

MOST: Final = 4
"""What one survivor can carry (ZP-CARRY-01)."""


def members(state: Table, squad: int) -> tuple[int, ...]:
    """Everybody who may carry for a squad: its active survivors and the newcomers."""
    who = state.squads[squad]
    return who.people + who.newcomers


def cards_of(state: Table, squad: int) -> list[int]:
    """All cards of a squad."""
    return [card for person in members(state, squad) for card in state.carried[person]]


def capacity(state: Table, squad: int) -> int:
    """How many cards a squad can carry (ZP-CARRY-03)."""
    return MOST * len(members(state, squad))


def surplus(state: Table, squad: int) -> int:
    """How many cards a squad has beyond its limit; below 0 what it has room for."""
    return len(cards_of(state, squad)) - capacity(state, squad)


def holder(state: Table, squad: int, card: int) -> int:
    """Who of a squad carries a card; NOWHERE if nobody does."""
    for person in members(state, squad):
        if card in state.carried[person]:
            return person
    return NOWHERE


def squad_with(state: Table, card: int) -> int:
    """The squad that has a card; NOWHERE if none has."""
    for squad in range(len(state.squads)):
        if holder(state, squad, card) != NOWHERE:
            return squad
    return NOWHERE


def give(state: Table, person: int, card: int) -> None:
    """Put a card under a survivor."""
    state.carried[person] = tuple(sorted((*state.carried[person], card)))


def take_from(state: Table, person: int, card: int) -> None:
    """Take a card away from a survivor."""
    state.carried[person] = tuple([other for other in state.carried[person] if other != card])


def receive(state: Table, squad: int, card: int) -> None:
    """A squad gets a card: whoever has room first holds it, else the first one, above the limit."""
    everybody = members(state, squad)
    for person in everybody:
        if len(state.carried[person]) < MOST:
            give(state, person, card)
            return
    give(state, everybody[0], card)


def lose_card(state: Table, squad: int, card: int) -> None:
    """A squad has a card no more."""
    person = holder(state, squad, card)
    assert person != NOWHERE
    take_from(state, person, card)


def settle_loads(state: Table, squad: int) -> None:
    """Nobody carries more than four while another has room: what is too much passes on."""
    everybody = members(state, squad)
    for person in everybody:
        while len(state.carried[person]) > MOST:
            roomy = [other for other in everybody if len(state.carried[other]) < MOST]
            if not roomy:
                return
            card = state.carried[person][-1]
            take_from(state, person, card)
            give(state, roomy[0], card)


def kind_of(state: Table, card: int) -> Card:
    """What is printed on a card."""
    return state.rules.cards[card]


def is_empty(state: Table, card: int) -> bool:
    """Whether a weapon is out of ammo (ZP-AMMO-05)."""
    return card in state.empty


def one_of_each(state: Table, cards: list[int]) -> list[int]:
    """The first copy of equal cards; an empty weapon is another thing than a loaded one."""
    found: list[int] = []
    seen: list[tuple[str, bool]] = []
    for card in cards:
        look = (state.rules.cards[card].name, card in state.empty)
        if look not in seen:
            seen.append(look)
            found.append(card)
    return found


# --- Death tokens


def heap_at(state: Table, square: int, owner: int) -> tuple[int, ...]:
    """The cards under a Death token of a colour on a square."""
    for heap in state.heaps:
        if heap[0] == square and heap[1] == owner:
            return heap[2:]
    return ()


def set_heap(state: Table, square: int, owner: int, cards: tuple[int, ...]) -> None:
    """Other cards under a Death token; without any the token goes back to its owner (ZP-DROP-04)."""
    rest = [heap for heap in state.heaps if heap[0] != square or heap[1] != owner]
    if cards:
        rest.append((square, owner, *sorted(cards)))
    state.heaps = tuple(sorted(rest))


def drop_there(state: Table, square: int, owner: int, cards: tuple[int, ...]) -> None:
    """Cards fall on a square: a second pile of a colour joins the first (ZP-DROP-08)."""
    if cards:
        set_heap(state, square, owner, heap_at(state, square, owner) + cards)


def remove_from_game(state: Table, cards: tuple[int, ...]) -> None:
    """Cards leave the game and lie on no discards."""
    state.removed = tuple(sorted(state.removed + cards))
    state.empty = tuple([card for card in state.empty if card not in cards])
