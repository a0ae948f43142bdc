"""Day Zero: one long night, everybody together (ZP-DAYZERO)."""

from typing import Final

from shamble.games.zpocalypse.map.placing import is_open_outside
from shamble.games.zpocalypse.printed import SIDES, TILES
from shamble.games.zpocalypse.table import BUNKER, LATE_TILE, LATE_WHEN, NOWHERE, Table
from shamble.games.zpocalypse.vocabulary import DRAW_TILE, WALK_OFF
from shamble.kernel.action import actor_of, pack, x_of
from shamble.kernel.decks import cards_left, put_in
from shamble.kernel.event import Reason
from shamble.kernel.outcome import ALL_WIN, NONE_WIN
from shamble.kernel.run import Run

BY_WALKING: Final = 2
"""The manner in which a tile is drawn when somebody walks off the board (see `map.placing`)."""


def wait_for_entrance(state: Table, tile: int, upper: int) -> None:
    """The entrance tile joins the stack when the upper half has been drawn: then it may lie anywhere."""
    state.registers[LATE_TILE] = tile + 1
    state.registers[LATE_WHEN] = cards_left(state, TILES) - upper


def shuffle_in_entrance(state: Table) -> None:
    """The lower half begins: from now on the entrance tile may come (ZP-DAYZERO-03)."""
    tile = state.registers[LATE_TILE] - 1
    if tile >= 0 and cards_left(state, TILES) <= state.registers[LATE_WHEN]:
        state.registers[LATE_TILE] = 0
        put_in(state, TILES, tile)


def edges_off(state: Table, squad: int) -> list[int]:
    """The open outer edges of a squad's square (ZP-DAYZERO-06)."""
    at = state.squads[squad].at
    if not state.rules.scenario.day_zero or at <= BUNKER:
        return []
    return [at * 4 + side for side in range(len(SIDES)) if is_open_outside(state, at, side)]


def offer_walk_off(state: Table, squad: int, out: list[int]) -> None:
    """With the stack empty nobody walks off."""
    if cards_left(state, TILES):
        out.extend([pack(WALK_OFF, squad, edge) for edge in edges_off(state, squad)])


def refuse_walk_off(state: Table, action: int) -> list[Reason]:
    if state.rules.scenario.day_zero and not cards_left(state, TILES):
        return [Reason("refused-no-tiles", "ZP-DAYZERO-06")]
    return [Reason("refused-no-way-off", "ZP-DAYZERO-06", {"edge": x_of(action)})]


def walk_off(run: Run, state: Table, action: int) -> None:
    """A tile is drawn and attached at that edge; the squad stands on its near side."""
    shuffle_in_entrance(state)
    run.push(DRAW_TILE, actor_of(action), BY_WALKING, x_of(action))


def judge(run: Run, state: Table) -> None:
    """Won when every living squad is in the bunker, lost when none lives (ZP-DAYZERO-10, -11)."""
    living = [who for who in state.squads if who.people]
    if not living:
        run.end(NONE_WIN, "ending-wiped-out")
    elif state.entrance != NOWHERE and all([who.at == BUNKER for who in living]):
        run.end(ALL_WIN, "ending-sheltered")
