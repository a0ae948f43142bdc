"""How the casebook sets up a position of Zpocalypse, and what may be expected of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from shamble.content.reading import Document
from shamble.games.zpocalypse.book import zpocalypse_book
from shamble.games.zpocalypse.printed import (
    DECKS,
    GOALS,
    SCAVENGE,
    SOMETHING,
    SURVIVORS,
    TILES,
    TOKENS,
    Printed,
)
from shamble.games.zpocalypse.rules import ZpoRules, new_game
from shamble.games.zpocalypse.table import COLOURS
from shamble.kernel.book import Book
from shamble.kernel.event import Event
from shamble.port.casing import (
    Case,
    Casing,
    Mistake,
    Playing,
    Stage,
    Stock,
    Subject,
    as_map,
    as_text,
    told,
    unknown,
)

from . import claims, grid, parts, squads
from .box import DEFS, box_of, colours_of, scenario_of
from .position import place
from .speech import ZpoSpeech, aim_by_itself, unfold

FIELDS: Final = (
    "board",
    "squads",
    "order",
    "zombies",
    "sandbags",
    "walls",
    "gates",
    "traps",
    "lookouts",
    "search",
    "dropped",
    "pile",
    "pool",
    "laid aside",
    "day",
    "phase",
    "round",
    "active",
    "speed",
    "breached",
    "enraged",
    "quiet",
    "figures",
    "scenario",
    "options",
    "day zero",
    "entrance found",
)

WHAT_MAY_BE_DONE: Final = (
    *("ACTION", "FREE", "MOVE", "DIAG", "BUNKER", "TUNNEL", "LOOKOUT", "WALL", "SANDBAG", "HAZARD"),
    *("RANGE", "LOS", "FIREARM", "MELEE", "UNARMED", "AMMO", "TRAIT", "KNOCK", "ARMOR", "THROWN", "EXPLO"),
    *("SEARCH", "FIRSTAID", "CARRY", "DAY", "DAYZERO", "SCAV", "TILE", "SOMETHING", "FEED", "FORT", "SQUAD"),
    *("BREACH", "RESTART", "DROP", "GATE", "STAT", "ENRAGED"),
)
"""What a claim about possible answers asks: all that says what a squad may do, or why it may not."""

WHERE_THE_DEAD_ARE: Final = (
    *("ZMOVE", "DOUBLE", "SPLIT", "SANDBAG", "TRAP", "WALL", "GATE", "LOOKOUT", "DIAG", "LOS", "RANGE"),
    *("NIGHT", "ZATTACK", "SEARCH", "SOMETHING", "BREACH", "BUNKER", "TUNNEL", "ENRAGED", "MOVE", "DEFENCE"),
    *("FIREARM", "MELEE", "KNOCK", "EXPLO", "DROPX", "TRAIT", "ACTION", "DEATH", "TILE"),
)
"""What a claim about figures of the dead asks: all that moves, adds, halves or removes them."""

TOPICS: Final = {
    "offered": WHAT_MAY_BE_DONE,
    "not offered": WHAT_MAY_BE_DONE,
    "pending": WHAT_MAY_BE_DONE,
    "refused": ("DIAG", "KNOCK"),
    "zombies": WHERE_THE_DEAD_ARE,
    "bunker": WHERE_THE_DEAD_ARE,
    "square": WHERE_THE_DEAD_ARE,
    "sight": ("LOS", "GATE", "WALL", "LOOKOUT", "SANDBAG", "BUNKER", "RANGE", "EXPLO"),
    "no sight": ("EXPLO", "LOS", "GATE", "WALL", "DIAG", "BUNKER", "LOOKOUT", "KNOCK"),
    "range": ("RANGE", "ZMOVE", "DIAG"),
    "adjacent": ("DIAG", "RANGE", "SANDBAG"),
    "not adjacent": ("DIAG", "RANGE"),
    "cost": (
        "TILE",
        "KNOCK",
        "MOVE",
        "BUNKER",
        "TUNNEL",
        "SANDBAG",
        "TRAP",
        "GATE",
        "DIAG",
        "STAT",
        "HAZARD",
        "WALL",
    ),
    "goal": ("ZMOVE", "ENRAGED", "BUNKER", "WALL", "TILE", "LOS", "DAYZERO", "SPLIT", "GATE"),
    "share": ("SPLIT", "ZMOVE", "DIAG"),
    "ends": ("ZMOVE", "WALL", "TRAP"),
    "mover": ("ZMOVE", "VP"),
    "walls": ("WALL", "EXPLO", "TILE"),
    "gates": ("GATE", "WALL", "EXPLO", "TILE"),
    "traps": ("TRAP", "EXPLO", "TILE"),
    "lookouts": ("LOOKOUT", "EXPLO", "TILE"),
    "sandbags": ("SANDBAG", "EXPLO", "TILE"),
    "places": ("TILE", "SOMETHING", "DAYZERO"),
    "tiles": ("TILE", "SETUP", "DAYZERO", "MOVE"),
    "search": ("SEARCH", "SETUP"),
    "figures": ("NIGHT", "DOUBLE"),
    "dropped": ("DROP", "DEATH", "ENRAGED"),
    "removed": ("DEATH", "DROP", "ENRAGED"),
    "pile": ("ACTION", "CARRY", "DROP", "FEED"),
    "laid aside": ("RESTART", "SETUP"),
    "pool": ("SQUAD", "FEED", "RESTART", "BREACH"),
    "decks": ("SETUP", "RESTART"),
    "discards": ("SETUP", "FEED"),
    "day": ("DAY",),
    "order": ("SETUP", "DAY"),
    "first": ("SETUP", "DAY"),
    "phase": ("DAY", "NIGHT", "DAYZERO", "ENRAGED"),
    "round": ("NIGHT",),
    "active": ("ACTION", "DAYZERO", "RESTART", "HAZARD"),
    "quiet": ("NIGHT", "DAYZERO"),
    "enraged": ("ENRAGED",),
    "entrance found": ("DAYZERO",),
    "result": ("VP", "DAY", "DAYZERO"),
    "winners": ("VP", "DAY", "DAYZERO"),
    "scores": ("VP",),
    "seat sees": ("SQUAD", "SETUP"),
    "seat does not see": ("SQUAD", "SETUP"),
    "seat may not": ("DAY", "FIRSTAID"),
    "squad at": ("KNOCK", "TILE", "SQUAD", "BUNKER", "MOVE", "TUNNEL", "SCAV"),
    "squad hp": ("STAT", "FIRSTAID", "DOOR", "HAZARD", "ARMOR", "FEED", "SQUAD", "DROPX", "DEFENCE"),
    "squad max": ("STAT", "RADIO", "FEED"),
    "squad armor": ("STAT", "ARMOR"),
    "squad firearm": ("STAT", "RESTART"),
    "squad melee": ("STAT", "RESTART"),
    "squad movement": ("STAT", "SQUAD"),
    "squad smarts": ("STAT", "SETUP", "FEED"),
    "squad level": ("ACTION", "STAT"),
    "squad vp": ("VP", "SKILLPT", "TILE", "DAY", "DOUBLE"),
    "squad carries": ("RESTART", "CARRY", "DROP", "DEATH", "SETUP", "FEED"),
    "squad holds": ("SQUAD", "CARRY"),
    "squad actions": ("ACTION", "LOOKOUT", "MOVE"),
    "squad free action": ("FREE",),
    "squad points": ("MOVE", "BUNKER", "TUNNEL", "TRAP", "STAT"),
    "squad workers": ("FORT", "FEED", "DAY"),
    "squad empty": ("AMMO",),
    "squad loaded": ("AMMO",),
    "squad survivors": ("SQUAD", "DEATH", "RESTART", "DROPX"),
    "squad inactive": ("SQUAD", "FEED", "RESTART"),
    "squad radiation": ("RADIO", "FEED"),
    "squad used": ("SQUAD", "DAY"),
    "squad goals": ("DAY", "DEATH", "SETUP"),
    "squad out": ("DEATH", "HAZARD", "RESTART", "ENRAGED"),
    "squad waiting": ("RESTART", "ENRAGED"),
    "squad night owl": ("SCAV",),
}
"""What a position alone shows has no event: which topics of the rules a claim asks about."""


class ZpoCasing(Casing):
    """Positions on grids of squares, with squads, the dead, and the phases of a day."""

    examples: Mapping[str, str] = {
        "case": "case: the first successes kill the target",
        "rules": "rules: [ZP-FIREARM-03]",
        "do": "Red attack d2 with Gun",
        "expect": "{Red: {vp: 2}, d2: empty}",
    }
    fields: Sequence[str] = FIELDS
    most_seats = 4
    defs: Sequence[str] = DEFS
    patient = ("ask-turn", "ask-squad")
    rests = (
        ("day", "start-day"),
        ("day", "scavenge"),
        ("day", "feed"),
        ("day", "fortify"),
        ("day", "something"),
        ("day", "end-day"),
    )
    idle = ("game", "day", "combat", "squad-turn", "ask-turn", "moving", "ask-step")
    parts = parts.PARTS
    speech = ZpoSpeech()
    claims = {**claims.CLAIMS}
    other_questions: Mapping[str, str | tuple[str, ...]] = {"action": "turn", "kill": ("kill", "blast")}
    topics = TOPICS

    # --- the position

    def players(self, case: Case) -> dict[str, int]:
        """Every squad has a seat of its own, named like it; `seats` gives players names of their own."""
        names = [COLOURS[colour] for colour in colours_of(case)]
        found: dict[str, int] = {}
        given = case.data.get("seats")
        for player, name in as_map(given, "seats", "{Kim: Red, Ann: Blue}").items():
            if name not in names:
                raise unknown("squad", name, names)
            found[as_text(player)] = names.index(name)
        for number, name in enumerate(names):
            found.setdefault(name, number)
            found.setdefault(str(number + 1), number)
        return found

    def define(self, book: Book, defs: Document) -> None:
        """Things of one's own are no part of the book: see `box`."""

    def rules(self, case: Case, stage: Stage) -> ZpoRules:
        box = box_of(case)
        options = as_map(case.data.get("options"), "options", "{restart: hardcore}")
        for field in options:
            if field not in ("restart", "walks"):
                raise unknown("field", field, ("restart", "walks"))
        scenario = scenario_of(case, box)
        hardcore = scenario.hardcore
        if "restart" in options:
            hardcore = _either(options["restart"], "restart", ("easy", "hardcore"))
        asks = _either(options.get("walks", "themselves"), "walks", ("themselves", "asked"))
        return ZpoRules(
            stage.book(zpocalypse_book()), box.printed, scenario, colours_of(case), hardcore, asks
        )

    def fresh(self, case: Case, rules: Any) -> Any:
        """Every deck full, with what the case brings on top of what is printed."""
        return new_game(rules, 0)

    def place(self, case: Case, state: Any, stock: Stock) -> None:
        place(case, state, stock)

    # --- where play waits

    def is_idle(self, state: Any) -> bool:
        return super().is_idle(state) or parts.only_goals_left(state)

    def before(self, play: Playing, text: str) -> None:
        parts.take_up_turn(play)
        aim_by_itself(play, text)

    def unfold(self, play: Playing, text: str) -> bool:
        return unfold(play, text)

    def implied(self, play: Playing, text: str) -> int | None:
        return parts.implied(play, text)

    def answers_first(self, play: Playing, text: str) -> bool:
        return parts.in_another_order(play, text)

    def finish(self, play: Playing) -> None:
        parts.stop_by_itself(play)

    # --- what may be expected

    def subject(self, play: Playing, word: str) -> Subject | None:
        """A squad by its colour, or a square."""
        state = play.state
        for seat, colour in enumerate(state.rules.colours):
            if COLOURS[colour].lower() == word.lower():
                return partial(squads.claims, play, seat)
        if word.lower() == grid.BUNKER_NAME or word[:1].islower() or "." in word:
            try:
                return partial(claims.square, play, grid.square(state, word))
            except Mistake:
                return None
        return None

    def subjects(self, state: Any) -> Sequence[str]:
        return [COLOURS[colour] for colour in state.rules.colours]

    # --- names

    def card(self, state: Any, deck: int, word: Any) -> str:
        text = as_text(word).strip()
        known = dict.fromkeys(names_in(state.rules.printed, deck))
        if text in known:
            return text
        for name in known:
            if name.lower() == text.lower():
                return name
        raise unknown("card", text, list(known))

    def card_name(self, state: Any, deck: int, card: int) -> str:
        return names_in(state.rules.printed, deck)[card]

    def drawn(self, state: Any, label: str, word: str) -> int:
        """Survivors of the pool by name; the scenario has been drawn with the rules."""
        if label == "pool":
            people = [state.rules.people[person].name for person in state.pool]
            return people.index(word) if word in people else -1
        if label not in DECKS:
            return super().drawn(state, label, word)
        deck = DECKS.index(label)
        names = [self.card_name(state, deck, card) for card in state.piles[deck]]
        wanted = self.card(state, deck, word)
        return names.index(wanted) if wanted in names else -1

    def seen(self, state: Any, parts: dict[str, Any]) -> dict[str, Any]:
        """People, cards and goals by their names."""
        printed = state.rules.printed
        squads = [
            {
                **squad,
                "people": [
                    {
                        **person,
                        "person": printed.people[person["person"]].name,
                        "cards": [printed.cards[card].name for card in person["cards"]],
                    }
                    for person in squad["people"]
                ],
                "goals": [printed.goals[goal].name for goal in squad["goals"]],
            }
            for squad in parts["squads"]
        ]
        return {
            **parts,
            "squads": squads,
            "pile": [printed.cards[card].name for card in parts["pile"]],
            "seen": [printed.people[person].name for person in parts["seen"]],
        }

    def fact(self, state: Any, event: Event, word: str, value: object) -> object:
        return claims.fact(state, word, value)


def names_in(printed: Printed, deck: int) -> Sequence[str]:
    """The names of all cards that a deck may hold, by their numbers."""
    key = (id(printed), deck)
    if key not in _names:
        rows: Mapping[int, Sequence[Any]] = {
            SURVIVORS: printed.people,
            SCAVENGE: printed.scavenge,
            SOMETHING: printed.something,
            GOALS: printed.goals,
            TILES: printed.tiles,
        }
        if deck == TOKENS:
            _names[key] = [f"{'red' if token.red else 'white'} {token.number}" for token in printed.tokens]
        else:
            _names[key] = [row.name for row in rows.get(deck, printed.cards)]
        _kept.append(printed)
    return _names[key]


_names: dict[tuple[int, int], Sequence[str]] = {}
_kept: list[Printed] = []
"""Whose names are known, so that no other takes their place in memory."""


def _either(value: Any, field: str, words: tuple[str, str]) -> bool:
    """Whether the second of two words is written."""
    text = as_text(value)
    if text not in words:
        raise Mistake("casebook-wrong-form", field=field, wanted=" or ".join(words), found=told(value))
    return text == words[1]


CASING: Final = ZpoCasing()
