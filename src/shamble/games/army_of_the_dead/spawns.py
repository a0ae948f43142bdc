"""Spawning: what the mission brings is a spawn like that of a card, and some cards leave the game.

MISSION_SPAWN frame: as SPAWN_CARD, but b is the number of figures and d the kind; its grid names the kinds.
"""

from typing import Final

from shamble.family.dead.figures import BY_MISSION, Tally, tell_came
from shamble.family.dead.spawning import SHORT, make_up_for_shortage, place_from_reserve, react
from shamble.family.position.printed import FATE_BOX
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.counters import counted, set_counter
from shamble.kernel.decks import take_out
from shamble.kernel.frame import Frame
from shamble.kernel.moments import facts_of
from shamble.kernel.rows import Counter, Procedure, Reaction, Ruling, named_steps
from shamble.kernel.run import Run

from .vocabulary import MISSION_SPAWN
from .waking import pay_what_is_owed, wake_by_card

GONE_CARDS: Final = Counter("gone-cards", "zombie-card")
"""1 for each Zombie card that has left the game."""


def spawn_for_mission(run: Run, state: Game, zone: int, kinds: tuple[int, ...], number: int) -> None:
    """The mission brings so many of a kind."""
    frame = run.push(MISSION_SPAWN, zone, number, 0, -1)
    frame.items = [0, 0, 0, 0]
    frame.grid = bytearray(kinds)


def place_for_mission(run: Run, state: Game, frame: Frame) -> None:
    """Put them down, as many as there are."""
    items, kinds = frame.items, frame.grid
    assert items is not None and kinds is not None
    tally = Tally()
    placed = place_from_reserve(run, state, frame.a, tuple(kinds), frame.b, tally)
    frame.c = sum(placed)
    frame.d = kinds[0]
    frame.grid = None
    if frame.c < frame.b:
        items[SHORT] |= 1 << kinds[0]
    tell_came(run, state, tally, BY_MISSION)
    if run.listener is not None:
        run.cite("AD-SPAWN-09")


# --- cards that leave with their figure


def leaves_for_good(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether whoever was killed goes back into the box."""
    return state.rules.fate_of[facts[2]] == FATE_BOX


def retire_card(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """With a killed Abomination the Zombie card that brings it leaves the game, wherever it lies."""
    _, _, kind, *_ = facts_of(frame)
    rules = state.rules
    name = rules.kinds[kind].name
    for number, card in rules.zombie_cards.items():
        deck = rules.deck_of_zombie_card[number]
        if deck != rules.zombie_deck or name not in [called for called, _ in card.spawns]:
            continue
        if number in state.discards[deck]:
            state.discards[deck] = tuple([other for other in state.discards[deck] if other != number])
        elif not take_out(state, deck, number):
            continue
        set_counter(state, GONE_CARDS.name, 1, number)
        run.touched = True
        if run.listener is not None:
            run.cite("AD-ABOM-02")


def gone_cards(state: Game) -> tuple[int, ...]:
    """The Zombie cards that have left the game."""
    return tuple([number for number in state.rules.zombie_cards if counted(state, GONE_CARDS.name, number)])


def change(book: Book) -> None:
    """Put it into a book."""
    steps = named_steps(place_for_mission, wake_by_card, react, make_up_for_shortage, pay_what_is_owed)
    book.add("procedures", "mission-spawn", Procedure("mission-spawn", steps))
    book.replace("rulings", "spawn-for-mission", Ruling("spawn-for-mission", spawn_for_mission))
    book.add("counters", GONE_CARDS.name, GONE_CARDS)
    book.replace("rulings", "gone-cards", Ruling("gone-cards", gone_cards))
    book.add("reactions", "card-goes", Reaction("card-goes", "zombie-killed", retire_card, leaves_for_good))
