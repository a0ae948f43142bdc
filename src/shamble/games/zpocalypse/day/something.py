"""Sunset: one card for all, and a tile for each player (ZP-SOMETHING). Frame: a the next player."""

from typing import Final

from shamble.games.zpocalypse.effects import scenario_says, tonight_says
from shamble.games.zpocalypse.night.healing import regain
from shamble.games.zpocalypse.printed import ITEMS, SOMETHING, SURVIVORS
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import DRAW_TILE
from shamble.kernel.decks import NO_CARD, draw, refill
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Procedure, named_steps
from shamble.kernel.run import Run

AT_SUNSET: Final = 1
"""The manner in which the tiles are drawn (see `map.placing`)."""


def draw_card(run: Run, state: Table, frame: Frame) -> None:
    """Exactly one card, drawn by the first player; its speed holds for the night (ZP-SOMETHING-01, -08)."""
    refill(state, SOMETHING)
    card = draw(run, state, SOMETHING)
    if card == NO_CARD:
        return
    state.tonight = card
    state.speed = state.rules.printed.something[card].speed
    if run.listener is not None:
        run.tell("something-happened", "ZP-SOMETHING-01", {"something": card, "speed": state.speed})


def apply_event(run: Run, state: Table, frame: Frame) -> None:
    """What the card does at once."""
    for _ in range(tonight_says(state, "items on pile")):
        refill(state, ITEMS)
        card = draw(run, state, ITEMS)
        if card != NO_CARD:
            state.pile = tuple(sorted((*state.pile, card)))
            if run.listener is not None:
                run.tell("item-on-pile", "ZP-SOMETHING-01", {"card": card})
    for _ in range(tonight_says(state, "pool")):
        person = draw(run, state, SURVIVORS)
        if person != NO_CARD:
            state.pool = tuple(sorted((*state.pool, person)))
    healed = tonight_says(state, "heal squads")
    for squad, who in enumerate(state.squads):
        if who.people and healed:
            regain(run, state, squad, healed, "ZP-SOMETHING-01")


def draw_tiles(run: Run, state: Table, frame: Frame) -> None:
    """One tile for each player, as near to the entrance as can be (ZP-SOMETHING-02)."""
    if frame.a < len(state.order):
        run.again(frame)
        last = frame.a == len(state.order) - 1
        number = zombies_tonight(state) + (tonight_says(state, "more on last tile") if last else 0)
        run.push(DRAW_TILE, state.order[frame.a], AT_SUNSET, number)
        frame.a += 1


def zombies_tonight(state: Table) -> int:
    """The number of the card for this night, on each new tile (ZP-SOMETHING-05)."""
    if state.tonight < 0:
        return 0
    night = state.day
    if night == 1:
        night = max(1, scenario_says(state, "first night as"))
    numbers = state.rules.printed.something[state.tonight].zombies
    return numbers[min(night, len(numbers)) - 1]


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("something-phase", named_steps(draw_card, apply_event, draw_tiles)),
)
