"""Personal Objectives in cases: whose cards lie where, how far they are, tokens by their colours."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.dead.figures import retire
from shamble.family.people.leaving import DROPPED
from shamble.family.port.casing import expect_things, names
from shamble.family.port.casing.boards import token_places
from shamble.family.position.printed import FATE_SUPPLY, Character
from shamble.family.position.state import Game, Survivor
from shamble.kernel.book import Book
from shamble.kernel.counters import counted, set_counter
from shamble.port.casing import (
    Case,
    Claim,
    Difference,
    Playing,
    Stock,
    as_counts,
    as_list,
    as_map,
    as_number,
    as_text,
    as_texts,
    as_truth,
    differs,
    find,
    unknown,
)

from ...personal import (
    CARD,
    DONE,
    KILLS,
    PROGRESS,
    SLOTS,
    is_done,
    kinds_wanted,
    owner_of,
    progress_of,
    word,
)

FIELDS: Final = ("personal",)
DEFS: Final = ("personal",)
EXAMPLE: Final = "{yellow: Cruz, purple: {card: Guzman, kills: {shambler: 2}}}"
CARD_FIELDS: Final = ("card", "kills", "done", "count", "progress")
OPEN: Final = "open"
HELD: Final = "tokens held"
LYING_OPEN: Final = "tokens open"


# --- cards of one's own


def own_cards(book: Book, defs: dict[str, Any]) -> None:
    """Put Personal Objectives of a case onto the identity cards that they belong to."""
    for name, row in defs.items():
        card = book.row("characters", str(name))
        assert isinstance(card, Character)
        facts = {word: value for word, value in card.facts.items() if not word.startswith(("goal", "token-"))}
        for kind, number in as_counts(row.get("kills"), "kills", "{shambler: 2}").items():
            facts.update({"goal": KILLS, "goal-type": kind, "goal-of": as_number(number, "kills")})
        for what, value in as_map(row.get("token"), "token", "{adrenaline: 2}").items():
            facts[f"token-{what}"] = value
        made = Character(
            card.index, card.name, card.slug, card.traits, card.levels, card.ours, card.sides[1:], facts
        )
        book.replace("characters", str(name), made)


# --- what is written of tokens


def rewrite_tokens(case: Case) -> None:
    """Colours of tokens that somebody carries, or that lie open, are told once everything lies there."""
    held: dict[str, list[str]] = {}
    given = case.data.get("survivors")
    if isinstance(given, dict):
        rows = {}
        for name, row in given.items():
            if isinstance(row, dict) and isinstance(row.get("tokens"), list):
                held[str(name)] = as_texts(row["tokens"])
                row = {**row, "tokens": len(held[str(name)])}
            rows[name] = row
        case.data["survivors"] = rows
    case.data[HELD] = held
    lying: list[tuple[str, str]] = []
    found: list[dict[str, str]] = []
    for place, colour in token_places(case.data.get("objectives")):
        bare = colour.removesuffix(OPEN).strip()
        found.append({place: bare})
        if bare != colour:
            lying.append((place, bare))
    case.data[LYING_OPEN] = lying
    if lying:
        case.data["objectives"] = found


def colours_held(case: Case) -> list[str]:
    """The colours of all the tokens that are carried."""
    return [colour for colours in case.data.get(HELD, {}).values() for colour in colours]


# --- the position


def place(case: Case, state: Game, stock: Stock) -> None:
    """Lay the cards on their slots and turn up the tokens."""
    rows = as_map(case.data.get("personal"), "personal", EXAMPLE)
    for colour, row in rows.items():
        slot = find("slot", colour, {name: at for at, name in enumerate(SLOTS)})
        given: dict[str, Any] = row if isinstance(row, dict) else {"card": row}
        for field in given:
            if field not in CARD_FIELDS:
                raise unknown("field", field, CARD_FIELDS)
        set_counter(state, CARD.name, 1 + names.survivor(state, given.get("card")), slot)
        set_counter(state, DONE.name, int(as_truth(given.get("done", False), "done")), slot)
        set_counter(state, PROGRESS.name, as_number(given.get("count", 0), "count"), slot)
        for kind, number in as_counts(given.get("kills"), "kills", "{alpha: 2}").items():
            add_kills(case, state, slot, names.kinds(state.rules, kind), as_number(number, "kills"))
    for token, colour in held_tokens(case, state):
        turn_up(state, token, colour)
    for place_name, colour in case.data.get(LYING_OPEN, ()):
        zone = names.zone(state, place_name)
        wanted = names.colour(state, colour)
        token = next(
            i for i, at in enumerate(state.objectives) if at == zone and state.colours[i] in (wanted, -1)
        )
        turn_up(state, token, colour)
        set_counter(state, DROPPED, 1, token)


def add_kills(case: Case, state: Game, slot: int, kinds: tuple[int, ...], number: int) -> None:
    """Figures that lie on a card."""
    set_counter(state, PROGRESS.name, counted(state, PROGRESS.name, slot) + number, slot)
    if state.rules.fate_of[kinds[0]] == FATE_SUPPLY and not is_done(state, slot):
        retire(state, kinds[0], number)


def held_tokens(case: Case, state: Game) -> list[tuple[int, str]]:
    """Each token that is carried, with the colour that the case gives it."""
    found: list[tuple[int, str]] = []
    for name, colours in case.data.get(HELD, {}).items():
        me = state.survivors[names.survivor(state, name)]
        found += zip(me.tokens, colours, strict=True)
    return found


def turn_up(state: Game, token: int, colour: str) -> None:
    """The token's front lies up."""
    state.facedown &= ~(1 << token)
    state.colours = [
        *state.colours[:token],
        names.colour(state, colour),
        *state.colours[token + 1 :],
    ]


# --- claims


def personal(play: Playing, wanted: Any) -> list[Difference]:
    """The cards in play, as far as named."""
    state: Game = play.state
    if wanted == "none":
        lying = [SLOTS[slot] for slot in range(len(SLOTS)) if owner_of(state, slot) >= 0]
        return differs("personal", [], lying)
    found: list[Difference] = []
    for colour, row in as_map(wanted, "personal", EXAMPLE).items():
        slot = find("slot", colour, {name: at for at, name in enumerate(SLOTS)})
        for field, value in as_map(row, f"personal: {colour}", "{done: true}").items():
            found += differs(f"personal: {colour}: {field}", *said(state, slot, field, value))
    return found


def said(state: Game, slot: int, field: str, value: Any) -> tuple[object, object]:
    """What a case says of a card, and what is so."""
    who = owner_of(state, slot)
    if who < 0:
        return value, "nothing"
    if field == "card":
        return as_text(value), names.survivor_name(state, who)
    if field == "done":
        return as_truth(value, "done"), is_done(state, slot)
    if field in ("progress", "count"):
        return as_number(value, field), progress_of(state, slot)
    if field != "kills":
        raise unknown("field", field, CARD_FIELDS)
    kills = word(state, slot, "goal") == KILLS and not is_done(state, slot)
    expected = {}
    there = {}
    for kind, number in as_counts(value, "kills", "{alpha: 2}").items():
        expected[kind] = as_number(number, "kills")
        counts = kills and names.kinds(state.rules, kind)[0] in kinds_wanted(state, slot)
        there[kind] = counted(state, PROGRESS.name, slot) if counts else 0
    return expected, there


def objectives(play: Playing, wanted: Any) -> list[Difference]:
    """Tokens on the board; those of which `yellow open` is said lie with their fronts up."""
    state: Game = play.state
    if isinstance(wanted, int) or not any(OPEN in colour for _, colour in token_places(wanted)):
        return expect_things.objectives(play, wanted)
    expected = []
    for place_name, colour in token_places(wanted):
        bare = colour.removesuffix(OPEN).strip()
        name = state.rules.mission.colours[names.colour(state, bare)].name
        zone = names.zone_name(state, names.zone(state, place_name))
        expected.append(f"{zone}: {name}{' ' + OPEN if bare != colour else ''}")
    there = []
    for token, zone_of in enumerate(state.objectives):
        if zone_of >= 0:
            name = state.rules.mission.colours[state.colours[token]].name
            lies = "" if state.facedown >> token & 1 else f" {OPEN}"
            there.append(f"{names.zone_name(state, zone_of)}: {name}{lies}")
    return differs("objectives", sorted(expected), sorted(there))


def tokens_of(play: Playing, me: Survivor, value: Any) -> tuple[object, object] | None:
    """The tokens that somebody carries: by number, or by their colours."""
    state: Game = play.state
    if not isinstance(value, list):
        wanted = as_number(value, "tokens")
        return None if wanted == len(me.tokens) else (wanted, len(me.tokens))
    colours = sorted([state.rules.mission.colours[state.colours[token]].name for token in me.tokens])
    named = sorted(as_texts(as_list(value)))
    return None if named == colours else (named, colours)


OTHER_QUESTIONS: Final = {"keep": ("keep", "keep-one")}
CLAIMS: Final[dict[str, Claim]] = {"personal": personal, "objectives": objectives}
