"""What may be expected of sight, distances and ways."""

from __future__ import annotations

from typing import Any, Final

from shamble.games.zpocalypse.map.sight import distance, in_sight, in_sight_from
from shamble.games.zpocalypse.map.steps import adjacent, cost_to
from shamble.games.zpocalypse.squad.stats import movement
from shamble.games.zpocalypse.table import COLOURS
from shamble.port.casing import (
    Claim,
    Difference,
    Mistake,
    Playing,
    as_list,
    as_map,
    as_text,
    differs,
    find,
    told,
)

from . import grid


def _viewpoint(state: Any, word: Any) -> tuple[int, bool]:
    """A square, or a squad's with its firearms."""
    for seat, colour in enumerate(state.rules.colours):
        if COLOURS[colour] == as_text(word):
            return state.squads[seat].at, True
    return grid.square(state, word), False


def _sight(field: str, expected: bool) -> Claim:
    def claim(play: Playing, wanted: Any) -> list[Difference]:
        state = play.state
        found: list[Difference] = []
        for word, others in as_map(wanted, field, "{a1: [c3]}").items():
            start, armed = _viewpoint(state, word)
            for other in as_list(others):
                goal, _ = _viewpoint(state, other)
                seen = in_sight_from(state, start, goal) if armed else in_sight(state, start, goal)
                found += differs(f"sight {told(word)} to {told(other)}", expected, bool(seen))
        return found

    return claim


def _adjacent(field: str, expected: bool) -> Claim:
    def claim(play: Playing, wanted: Any) -> list[Difference]:
        state = play.state
        found: list[Difference] = []
        for word, others in as_map(wanted, field, "{b2: [a1]}").items():
            start = _viewpoint(state, word)[0]
            for other in as_list(others):
                known = bool(adjacent(state, start, _viewpoint(state, other)[0]))
                found += differs(f"adjacent {told(word)} {told(other)}", expected, known)
        return found

    return claim


def _pair(word: str, field: str) -> tuple[str, str]:
    one, to, other = word.partition(" to ")
    if not to:
        raise Mistake("casebook-wrong-form", field=field, wanted="{a1 to c3: 2}", found=word)
    return one.strip(), other.strip()


def range_of(play: Playing, wanted: Any) -> list[Difference]:
    state = play.state
    found: list[Difference] = []
    for word, number in as_map(wanted, "range", "{a1 to c3: 2}").items():
        one, other = _pair(word, "range")
        known = distance(state.ground, _viewpoint(state, one)[0], _viewpoint(state, other)[0])
        found += differs(f"range {word}", number, known if known >= 0 else "none")
    return found


def cost(play: Playing, wanted: Any) -> list[Difference]:
    """Fewest Move points, whatever HP it costs."""
    state = play.state
    found: list[Difference] = []
    squads = {COLOURS[colour]: seat for seat, colour in enumerate(state.rules.colours)}
    for word, number in as_map(wanted, "cost", "{Red to c4: 3}").items():
        one, other = _pair(word, "cost")
        seat = find("squad", one, squads)
        known = cost_to(state, seat, movement(state, seat), grid.square(state, other))
        found += differs(f"cost {word}", number, known if known >= 0 else "none")
    return found


CLAIMS: Final[dict[str, Claim]] = {
    "sight": _sight("sight", True),
    "no sight": _sight("no sight", False),
    "range": range_of,
    "adjacent": _adjacent("adjacent", True),
    "not adjacent": _adjacent("not adjacent", False),
    "cost": cost,
}
