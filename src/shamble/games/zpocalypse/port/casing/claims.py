"""What may be expected of the table: the dead, structures, cards that lie around, the clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shamble.games.zpocalypse.dead.figures import CROSSED, LYING, MARKED, PRESSING, all_in, count_left
from shamble.games.zpocalypse.map.names import place_names
from shamble.games.zpocalypse.printed import TILES
from shamble.games.zpocalypse.scoring.tracker import most_vp
from shamble.games.zpocalypse.structures.works import (
    FLIPPED_TRAP,
    GATE,
    LOOKOUT,
    PUSHED_LOOKOUT,
    SANDBAGS,
    TRAP,
    WALL,
)
from shamble.games.zpocalypse.table import BUNKER, COLOURS, NOWHERE, PHASES
from shamble.games.zpocalypse.vocabulary import DAY
from shamble.kernel.action import x_of
from shamble.kernel.decks import cards_left
from shamble.port.casing import (
    REST,
    Claim,
    Difference,
    Playing,
    as_list,
    as_map,
    as_number,
    as_text,
    differs,
    unknown,
)

from . import grid, ways
from .dead import ends, goals, shares
from .frames import active_squad
from .squads import card_names

NO_TOKEN: Final = 0x7FFF
KINDS: Final = ("", "single", "double")


# --- the dead


def words_of(state: Any, figure: int) -> list[str]:
    """A figure as a case writes it: its kind and its marks."""
    found = [KINDS[figure & 3]]
    if figure & LYING:
        found.append("lying")
    if figure & (MARKED | CROSSED):
        found.append("marked")
    edge = figure >> 8 & 0xFFFF
    if edge:
        found.append("pressing" if figure & PRESSING else "tried")
        found.append(grid.edge_name(state, edge - 1))
    return found


def is_figure(state: Any, figure: int, wanted: Any) -> bool:
    """Whether a figure is what a case says: `single` alone has any marks, `single plain` none."""
    words = as_text(wanted).lower().split()
    kind = {"1": "single", "2": "double"}.get(words[0], words[0])
    known = words_of(state, figure)
    if kind != known[0]:
        return False
    rest = words[1:]
    if rest == ["plain"]:
        return len(known) == 1
    while rest:
        word = rest.pop(0)
        if word not in known:
            return False
        if word in ("pressing", "tried") and len(rest) >= 2:
            edge = grid.edge(state, f"{rest.pop(0)} {rest.pop(0)}")
            if (figure >> 8 & 0xFFFF) - 1 != edge:
                return False
    return True


def square(play: Playing, at: int, wanted: Any) -> list[Difference]:
    """What stands on a square, or everything in the bunker."""
    play.consulted("square")
    state = play.state
    name = grid.name(state, at)
    known = all_in(state, at)
    shown = [" ".join(words_of(state, figure)) for figure in known]
    if wanted == "empty":
        return differs(name, [], shown)
    rows = as_list(wanted)
    left = list(known)
    for row in rows:
        fits = [figure for figure in left if is_figure(state, figure, row)]
        if not fits:
            return differs(name, [as_text(one) for one in rows], shown or "empty")
        left.remove(fits[0])
    return differs(name, [as_text(one) for one in rows], shown) if left else []


def zombies(play: Playing, wanted: Any) -> list[Difference]:
    """Exactly these on the board and in the bunker, or so many, doubles counted twice."""
    state = play.state
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return differs("zombies", wanted, sum(figure & 3 for figure in state.dead))
    rows = as_map(wanted, "zombies", "{c4: single}")
    found: list[Difference] = []
    named: set[int] = set()
    for word, row in rows.items():
        at = grid.square(state, word)
        named.add(at)
        found += square(play, at, row)
    for at in sorted({figure >> 24 for figure in state.dead} - named):
        shown = [" ".join(words_of(state, figure)) for figure in all_in(state, at)]
        found += differs(f"zombies {grid.name(state, at)}", "empty", shown)
    return found


def figures(play: Playing, wanted: Any) -> list[Difference]:
    left = count_left(play.state)
    found: list[Difference] = []
    for kind, number in as_map(wanted, "figures", "{single: 1}").items():
        if kind not in KINDS[1:]:
            raise unknown("figure", kind, KINDS[1:])
        found += differs(f"figures {kind}", as_number(number, "figures"), left[KINDS.index(kind) - 1])
    return found


# --- structures


def _edges(kind: int, field: str) -> Claim:
    def claim(play: Playing, wanted: Any) -> list[Difference]:
        state = play.state
        known = sorted(grid.edge_name(state, packed >> 2) for packed in state.edges if packed & 3 == kind)
        listed = sorted(grid.edge_name(state, grid.edge(state, word)) for word in as_list(wanted))
        return differs(field, listed, known)

    return claim


def _sites(kinds: Mapping[int, str], field: str) -> Claim:
    """`[c2]` names squares alone; `{c2: flipped}` says how they are."""

    def claim(play: Playing, wanted: Any) -> list[Difference]:
        state = play.state
        known = {packed >> 3: kinds[packed & 7] for packed in state.sites if packed & 7 in kinds}
        shown = {grid.name(state, at): word for at, word in sorted(known.items())}
        if isinstance(wanted, dict):
            listed = {grid.name(state, grid.square(state, at)): word for at, word in wanted.items()}
            return differs(field, dict(sorted(listed.items())), dict(sorted(shown.items())))
        names = sorted(grid.name(state, grid.square(state, at)) for at in as_list(wanted))
        return differs(field, names, sorted(shown))

    return claim


# --- cards that lie around


def dropped(play: Playing, wanted: Any) -> list[Difference]:
    state = play.state
    known: dict[str, dict[str, list[str]]] = {}
    for at, owner, *cards in state.heaps:
        here = known.setdefault(grid.name(state, at), {})
        here[COLOURS[state.rules.colours[owner]]] = card_names(state, cards)
    listed: dict[str, dict[str, list[str]]] = {}
    for word, piles in as_map(wanted, "dropped", "{c2: {Red: [Gun]}}").items():
        here = listed.setdefault(grid.name(state, grid.square(state, word)), {})
        for owner, cards in as_map(piles, "dropped", "{c2: {Red: [Gun]}}").items():
            here[owner] = sorted(as_text(card) for card in as_list(cards))
    return differs("dropped", _sorted(listed), _sorted(known))


def _sorted(rows: dict[str, dict[str, list[str]]]) -> dict[str, dict[str, list[str]]]:
    return {at: dict(sorted(piles.items())) for at, piles in sorted(rows.items())}


def _named(field: str, read: Callable[[Any], list[str]]) -> Claim:
    """Exactly these names, or so many."""

    def claim(play: Playing, wanted: Any) -> list[Difference]:
        known = sorted(read(play.state))
        if isinstance(wanted, int) and not isinstance(wanted, bool):
            return differs(field, wanted, len(known))
        return differs(field, sorted(as_text(name) for name in as_list(wanted)), known)

    return claim


def removed(play: Playing, wanted: Any) -> list[Difference]:
    """These cards and people are out of the game."""
    state = play.state
    known = card_names(state, state.removed) + [state.rules.people[person].name for person in state.gone]
    missing = [as_text(name) for name in as_list(wanted) if as_text(name) not in known]
    return differs("removed", wanted, known) if missing else []


def search(play: Playing, wanted: Any) -> list[Difference]:
    """Search tokens that lie on squares: `white 3`, `exhausted`."""
    state = play.state
    known: dict[str, str] = {}
    for packed in state.tokens:
        token = packed >> 1 & 0x7FFF
        row = state.rules.printed.tokens[token] if token != NO_TOKEN else None
        word = f"{'red' if row.red else 'white'} {row.number}" if row is not None else ""
        known[grid.name(state, packed >> 16)] = "exhausted" if packed & 1 else word
    listed = {
        grid.name(state, grid.square(state, at)): as_text(word)
        for at, word in as_map(wanted, "search", "{c2: white 3}").items()
    }
    return differs("search", dict(sorted(listed.items())), dict(sorted(known.items())))


# --- tiles


def tiles(play: Playing, wanted: Any) -> list[Difference]:
    listed = [
        [as_text(word) if word is not None else "none" for word in as_list(row)] for row in as_list(wanted)
    ]
    return differs("tiles", listed, grid.layout(play.state))


def places(play: Playing, wanted: Any) -> list[Difference]:
    """Where the tile that is asked about may go, exactly; a place of several names may have any of them."""
    state = play.state
    cells = {x_of(option) for option in play.options() if state.rules.verb_name(option) == "place"}
    known = {cell: place_names(state, cell) for cell in cells}
    left = dict(known)
    for word in as_list(wanted):
        fits = [cell for cell, names in left.items() if as_text(word) in names]
        if not fits:
            return differs("places", wanted, sorted(names[0] for names in known.values()))
        del left[fits[0]]
    return differs("places", wanted, sorted(names[0] for names in known.values())) if left else []


# --- the clock


def _plain(field: str, read: Callable[[Any], Any]) -> Claim:
    def claim(play: Playing, wanted: Any) -> list[Difference]:
        return differs(field, wanted, read(play.state))

    return claim


def phase_of(state: Any) -> str:
    """The phase; between two of them the one that comes next."""
    words = state.rules.procedure_name
    names = [words(frame.proc) for frame in state.stack]
    if names[-2:] == ["day", REST]:
        step = str(state.rules.procedures[DAY].steps[state.stack[-2].step].name)
        return NEXT.get(step, step)
    return PHASES[state.phase]


NEXT: Final = {"start-day": "dawn", "start-night": "combat", "end-day": "dusk", "next-day": "dawn"}
"""The phase that a step of the day belongs to, where it is not called so."""


def _colour(state: Any, seat: int) -> str:
    return "nobody" if seat < 0 else COLOURS[state.rules.colours[seat]]


def _order(state: Any) -> list[str]:
    return [_colour(state, seat) for seat in state.order]


# --- what the dead make for


def goal(play: Playing, wanted: Any) -> list[Difference]:
    """What the zombie on a square makes for now: a squad, the entrance, the bunker, nothing."""
    state = play.state
    found: list[Difference] = []
    for word, name in as_map(wanted, "goal", "{c4: Red}").items():
        known = goals(state, grid.square(state, word))
        found += differs(f"goal {word}", as_text(name), known)
    return found


def share(play: Playing, wanted: Any) -> list[Difference]:
    """How many figures make for each squad now."""
    state = play.state
    known = shares(state)
    found: list[Difference] = []
    for name, number in as_map(wanted, "share", "{Red: 2}").items():
        found += differs(f"share {name}", number, known.get(name, 0))
    return found


def ends_of(play: Playing, wanted: Any) -> list[Difference]:
    """Where the walk of a zombie may end if it walked now."""
    state = play.state
    found: list[Difference] = []
    for word, places_of in as_map(wanted, "ends", "{c4: [d5]}").items():
        at = grid.square(state, word)
        known = sorted(grid.name(state, place) for place in ends(state, at))
        listed = sorted(grid.name(state, grid.square(state, place)) for place in as_list(places_of))
        found += differs(f"ends {word}", listed, known)
    return found


CLAIMS: Final[dict[str, Claim]] = {
    **ways.CLAIMS,
    "zombies": zombies,
    "figures": figures,
    "sandbags": _edges(SANDBAGS, "sandbags"),
    "walls": _edges(WALL, "walls"),
    "gates": _edges(GATE, "gates"),
    "traps": _sites({TRAP: "fresh", FLIPPED_TRAP: "flipped"}, "traps"),
    "lookouts": _sites({LOOKOUT: "standing", PUSHED_LOOKOUT: "pushed"}, "lookouts"),
    "dropped": dropped,
    "pile": _named("pile", lambda state: card_names(state, state.pile)),
    "laid aside": _named("laid aside", lambda state: card_names(state, state.aside)),
    "pool": _named("pool", lambda state: [state.rules.people[person].name for person in state.pool]),
    "removed": removed,
    "search": search,
    "tiles": tiles,
    "stack": _plain("stack", lambda state: cards_left(state, TILES)),
    "places": places,
    "day": _plain("day", lambda state: state.day),
    "phase": _plain("phase", phase_of),
    "round": _plain("round", lambda state: state.round),
    "order": _plain("order", _order),
    "first": _plain("first", lambda state: _colour(state, state.order[0])),
    "active": _plain("active", lambda state: _colour(state, active_squad(state))),
    "speed": _plain("speed", lambda state: state.speed),
    "enraged": _plain("enraged", lambda state: bool(state.enraged)),
    "breached": _plain("breached", lambda state: bool(state.breached)),
    "quiet": _plain("quiet", lambda state: max(0, state.quiet)),
    "entrance found": _plain("entrance found", lambda state: state.entrance != NOWHERE),
    "goal": goal,
    "share": share,
    "ends": ends_of,
    "mover": _plain("mover", lambda state: _colour(state, most_vp(state))),
}


def fact(state: Any, word: str, value: object) -> object:
    """What an event says, with a name for a number."""
    if isinstance(value, list | tuple):
        return [fact(state, word.removesuffix("s"), one) for one in value]
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if word in ("square", "to", "from", "way", "target"):
        return grid.name(state, value) if BUNKER <= value < state.ground.count else value
    if word in ("squad", "other", "owner", "seat"):
        return _colour(state, value) if value < len(state.rules.colours) else value
    if word in ("person", "people"):
        return state.rules.people[value].name
    if word in ("card", "gives", "wants"):
        return state.rules.cards[value].name if value < len(state.rules.cards) else value
    if word == "tile":
        return state.rules.tiles[value].name if value >= 0 else "none"
    return value
