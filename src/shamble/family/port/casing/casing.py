"""The casebook of the Zombicides: what their positions hold, and what may be expected of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from shamble.content.reading import Document
from shamble.family.carrying.tokens import unseen_colours
from shamble.family.dead.figures import kinds_in
from shamble.family.people.companions import candidates
from shamble.family.people.people import kit_of
from shamble.family.position.names import actor_names
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.kernel.book import Book
from shamble.kernel.event import Event, Reason
from shamble.port.casing import Case, Casing, Difference, Mistake, Playing, Stage, Stock, Subject

from . import declared, expect_board, expect_people, expect_things, facts, names
from . import parts as rounds
from .defs import DEFS, define
from .one_by_one import take_named_first
from .position import SurvivorField, place
from .speech import ZombicideSpeech
from .tables import people_of, rules_of, seating

LOOKS: Final = ("sees", "does not see", "sees only", "range")
"""Claims about sight that may stand with the survivor or zone that looks."""

TOPICS: Final = {
    "sees": ("LOS", "DARK"),
    "does not see": ("LOS", "DARK"),
    "sees only": ("LOS", "DARK"),
    "range": ("LOS", "RANGED"),
    "path": ("MOVE", "ZMOVE"),
    "steps": ("MOVE", "ZMOVE"),
    "distance": ("MOVE", "ZMOVE"),
    "loudness": ("NOISE",),
    "level": ("ADREN",),
    "skills": ("ADREN",),
    "hand": ("INV",),
    "backpack": ("INV",),
    "objectives": ("OBJ", "SETUP"),
    "crates": ("OBJ", "SETUP"),
    "doors": ("DOOR", "SETUP"),
    "decks": ("SETUP",),
    "view hides": ("OBJ",),
}


class ZombicideCasing(Casing):
    """The casing of every game of the family."""

    examples: Mapping[str, str] = {
        "case": "case: two walkers hold Doug back",
        "rules": "rules: [Z2-MOVE-06]",
        "do": "Doug move B",
        "expect": "{Doug: {at: B}, A: {walker: 2}}",
    }
    fields: Sequence[str] = (
        "board",
        "mission",
        "options",
        "modes",
        "open",
        "shut",
        "opened",
        "first",
        "survivors",
        "zombies",
        "noise",
        "objectives",
        "crates",
        "spawns",
        "exit",
        "cars",
        "reserve",
        "counters",
        "idle",
        "round",
        "phase",
        "active",
    )
    defs: Sequence[str] = DEFS
    patient = ("ask-turn", "ask-room")
    rests = (("round", "players"),)
    idle = rounds.IDLE
    parts = rounds.PARTS
    other_parts = rounds.OTHER_PARTS
    speech = ZombicideSpeech()
    claims = {
        **expect_things.CLAIMS,
        **expect_board.CLAIMS,
        **expect_people.CLAIMS,
        **declared.CLAIMS,
    }
    other_questions: Mapping[str, str | tuple[str, ...]] = {
        "action": "turn",
        "spawn-in": "room",
        "give": "trade",
        "choose": "skill",
    }
    topics = TOPICS

    survivor_fields: Mapping[str, SurvivorField] = {}
    """What else may be said of a survivor of a position."""

    card_fields: Sequence[str] = ("only skills",)
    """What may be said of a survivor that changes its identity card."""

    people_fields: expect_people.PeopleFields = expect_people.FIELDS
    zone_fields: expect_things.ZoneFields = expect_things.ZONE_FIELDS
    """What may be expected of a survivor and of a zone."""

    # --- the position

    def players(self, case: Case) -> dict[str, int]:
        return seating(case)[0]

    def define(self, book: Book, defs: Document) -> None:
        define(book, defs)

    def rules(self, case: Case, stage: Stage) -> Any:
        return rules_of(case, stage, self.people, self.card_fields)

    def people(self, book: Book, survivors: Mapping[str, dict[str, Any]]) -> Book:
        """The book with the identity cards of those who are in a case."""
        return people_of(book, survivors)

    def fresh(self, case: Case, rules: Any) -> Game:
        return new_state(rules, 0)

    def place(self, case: Case, state: Any, stock: Stock) -> None:
        place(case, state, stock, self.survivor_fields)

    # --- where play waits

    def is_idle(self, state: Any) -> bool:
        return super().is_idle(state) and rounds.is_idle(state)

    def before(self, play: Playing, text: str) -> None:
        rounds.take_last_room(play, text)

    def implied(self, play: Playing, text: str) -> int | None:
        return rounds.implied(play, text)

    def answers_first(self, play: Playing, text: str) -> bool:
        return take_named_first(play, text)

    def finish(self, play: Playing) -> None:
        rounds.finish(play)

    def reasons(self, state: Any, action: int) -> list[Reason]:
        return rounds.reasons(state, action)

    # --- what may be expected

    def subject(self, play: Playing, word: str) -> Subject | None:
        """A survivor, or a zone by any of its names; who or what looks may claim what it sees."""
        state: Game = play.state
        for name, number in actor_names(state).items():
            if name.lower() == word.lower():
                return _looking(play, word, partial(expect_people.survivor, play, self.people_fields, number))
        try:
            zone = names.zone(state, word)
        except Mistake:
            return None
        return _looking(play, word, partial(expect_things.zone, play, self.zone_fields, zone))

    def subjects(self, state: Any) -> Sequence[str]:
        return [*actor_names(state), *[row.name for row in state.rules.board.zones]]

    def borne(self, state: Any) -> Iterable[str]:
        """Skills, cards and zombies in play bear rules, and so does the mission's sheet."""
        rules = state.rules
        yield from rules.mission.rules
        for survivor in state.survivors:
            for skill in kit_of(state, survivor).skills:
                yield from skill.rules
            for card in survivor.hand + survivor.pack:
                yield from rules.cards[card].rules
                for name in rules.cards[card].skills:
                    yield from rules.skill(name).rules
        for zone, crowd in enumerate(state.crowd):
            if crowd:
                for kind in kinds_in(state, zone):
                    yield from rules.kinds[kind].rules

    # --- names

    def card(self, state: Any, deck: int, word: Any) -> str:
        return names.deck_card(state.rules, deck, word)

    def card_name(self, state: Any, deck: int, card: int) -> str:
        return names.deck_card_name(state.rules, deck, card)

    def drawn(self, state: Any, label: str, word: str) -> int:
        """Companions by name, facedown objectives by colour."""
        if label == "companion":
            free = [state.rules.characters[number].name for number in candidates(state)]
            return free.index(word) if word in free else -1
        if label == "objective":
            unseen, colour = unseen_colours(state), names.colour(state, word)
            return unseen.index(colour) if colour in unseen else -1
        return super().drawn(state, label, word)

    def fact(self, state: Any, event: Event, word: str, value: object) -> object:
        return facts.fact(state, event, word, value)

    def is_fact(self, state: Any, word: str, known: object, claimed: object) -> bool:
        return facts.is_fact(state, word, known, claimed)


def _looking(play: Playing, word: str, rest: Subject) -> Subject:
    """The claims about a survivor or zone, those about its sight among them."""

    def subject(wanted: Any) -> list[Difference]:
        if not isinstance(wanted, dict):
            return rest(wanted)
        found: list[Difference] = []
        for field in LOOKS:
            if field in wanted:
                play.consulted(field)
                found += expect_board.CLAIMS[field](play, {word: wanted[field]})
        return found + rest({field: value for field, value in wanted.items() if field not in LOOKS})

    return subject


CASING: Final = ZombicideCasing()
