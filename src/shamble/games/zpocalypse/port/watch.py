"""What must always hold in Zpocalypse, and which of its games are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from shamble.port.watch import Kept, Load, Watch

from ..dead.figures import KIND_MASK, SQUARE_SHIFT
from ..map.ground import KNOWN_AT_ONCE
from ..printed import ARMORY, BLOCKED, FOOD, GOALS, ITEMS, SCAVENGE, SOMETHING, SURVIVORS, TILES, TOKENS, VOID
from ..table import AT_COMBAT, BUNKER, NOWHERE, crowd_of
from .content import printed

LONG_GAMES: Final = 1
LONG_ROUNDS: Final = 8
SHORT_GAMES: Final = 4
CROWD: Final = 16
"""What is measured: so many games, rounds of the long ones, and how many of the dead are a crowd."""


def _fresh(mission: str, seats: int) -> Callable[[int], Any]:
    """How a measured game begins."""

    def beginning(seed: int) -> Any:
        from . import PORT

        rules = PORT.rules(mission, PORT.schema().read({"seats": seats}, mission))
        return PORT.new_state(rules, seed)

    return beginning


class ZpoWatch(Watch):
    """Nothing is lost or doubled, and nobody stands where nobody can."""

    def wrong_with(self, state: Any) -> list[str]:
        return [*_cards(state), *_people(state), *_others(state), *_board(state), *_figures(state)]

    def golden_missions(self) -> Sequence[str]:
        return [row.id for row in printed().scenarios]

    def loads(self) -> Sequence[Load]:
        return (
            Load("long", _fresh("S1", 4), LONG_GAMES, LONG_ROUNDS, CROWD),
            Load("short", _fresh("S3", 2), SHORT_GAMES),
        )

    def kept(self, state: Any) -> Mapping[str, Kept]:
        return {"grounds": Kept(list(state.rules.grounds.known), KNOWN_AT_ONCE)}

    def crowd(self, state: Any) -> int:
        return len(state.dead)


def _twice(what: str, found: Counter[int], number: int) -> list[str]:
    wrong = [f"{what} {one} is in {times} places" for one, times in found.items() if times != 1]
    wrong += [f"{what} {one} does not exist" for one in found if not 0 <= one < number]
    return wrong


def _deck(state: Any, deck: int) -> list[int]:
    return [*state.piles[deck], *state.tops[deck], *state.discards[deck]]


def _cards(state: Any) -> list[str]:
    """Every card is somewhere, and only there."""
    found: Counter[int] = Counter()
    for deck in (ARMORY, FOOD, ITEMS):
        found.update(_deck(state, deck))
    for cards in (*state.carried, state.pile, state.aside, state.removed):
        found.update(cards)
    for heap in state.heaps:
        found.update(heap[2:])
    for frame in state.stack:
        if state.ruleset.procedure_name(frame.proc) == "ask-keep":
            found.update(frame.items)
    wrong = _twice("card", found, len(state.rules.cards))
    return wrong + [f"card {card} is nowhere" for card in range(len(state.rules.cards)) if card not in found]


def _people(state: Any) -> list[str]:
    found: Counter[int] = Counter(_deck(state, SURVIVORS))
    for who in state.squads:
        found.update(who.people)
        found.update(who.newcomers)
    found.update(state.pool)
    found.update(state.gone)
    people = len(state.rules.people)
    wrong = _twice("person", found, people)
    wrong += [f"person {person} is nowhere" for person in range(people) if person not in found]
    held = [person for who in state.squads for person in who.people + who.newcomers]
    for person, cards in enumerate(state.carried):
        if cards and person not in held:
            wrong.append(f"person {person} is in no squad and carries {cards}")
    return wrong


def _others(state: Any) -> list[str]:
    """Goals, cards of the day, tokens, tiles."""
    goals: Counter[int] = Counter(_deck(state, GOALS))
    for who in state.squads:
        goals.update(who.goals)
    days: Counter[int] = Counter(_deck(state, SCAVENGE))
    days.update([who.owl for who in state.squads if who.owl != NOWHERE])
    nights: Counter[int] = Counter(_deck(state, SOMETHING))
    nights.update([state.tonight] if state.tonight != NOWHERE else [])
    tokens: Counter[int] = Counter(_deck(state, TOKENS))
    tokens.update([packed >> 1 & 0x7FFF for packed in state.tokens if packed >> 1 & 0x7FFF != 0x7FFF])
    printed = state.rules.printed
    return [
        *_twice("goal", goals, len(printed.goals)),
        *_twice("scavenge card", days, len(printed.scavenge)),
        *_twice("something card", nights, len(printed.something)),
        *_twice("token", tokens, len(printed.tokens)),
        *[f"tile {tile} lies and is in the stack" for tile in _deck(state, TILES) if state.ground.lies(tile)],
    ]


def _board(state: Any) -> list[str]:
    """Squads stand where one can stand, alone."""
    wrong = []
    places: Counter[int] = Counter()
    for squad, who in enumerate(state.squads):
        if who.at > BUNKER:
            places[who.at] += 1
            if state.ground.marks[who.at] & (BLOCKED | VOID):
                wrong.append(f"squad {squad} stands on a blocked square")
            if state.crowd[who.at]:
                wrong.append(f"squad {squad} stands with the dead")
        if state.phase == AT_COMBAT and who.people and who.hp <= 0:
            wrong.append(f"squad {squad} lives without hit points")
        if not who.people and who.at != NOWHERE and state.phase == AT_COMBAT:
            wrong.append(f"squad {squad} has nobody and stands at {who.at}")
    if any(number > 1 for number in places.values()):
        wrong.append("two squads share a square")
    return wrong


def _figures(state: Any) -> list[str]:
    """Not more of the dead than there are figures, one a square."""
    wrong = []
    kinds = Counter(figure & KIND_MASK for figure in state.dead)
    for kind, most in enumerate(state.figures):
        if kinds[kind + 1] > most and kind == 1:
            wrong.append(f"{kinds[kind + 1]} figures of kind {kind + 1}, of {most}")
    squares = Counter(figure >> SQUARE_SHIFT for figure in state.dead if figure >> SQUARE_SHIFT)
    wrong += [f"{number} figures on square {square}" for square, number in squares.items() if number > 1]
    for square in squares:
        if state.ground.marks[square] & (BLOCKED | VOID):
            wrong.append(f"a figure on blocked square {square}")
    if list(state.dead) != sorted(state.dead):
        wrong.append("the dead are not sorted")
    if state.crowd != crowd_of(state.ground.count, state.dead):
        wrong.append("the squares of the dead are not as derived")
    return wrong
