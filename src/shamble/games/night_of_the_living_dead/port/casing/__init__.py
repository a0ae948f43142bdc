"""The casebook of Night of the Living Dead: what its positions hold besides those of the family."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from shamble.content.reading import Document
from shamble.family.people.sides import SIDE
from shamble.family.port.casing.casing import ZombicideCasing
from shamble.family.port.casing.tables import survivors_of
from shamble.kernel.book import Book
from shamble.kernel.counters import set_counter
from shamble.kernel.event import Event
from shamble.port.casing import Case, Stage, find

from ...printed import MODES
from ...sheet import starting_mode
from . import bearing, claims, people, written
from .defs import rewritten
from .speech import NightSpeech

ABSENT: Final = ("noise", "crates", "exit", "opened", "modes")
"""Fields of the family that mean nothing here; optional rules are under `options`."""


class NightCasing(ZombicideCasing):
    """Cases are first rewritten into the words of the family, as far as they say the same."""

    examples: Mapping[str, str] = {
        "case": "case: two Walkers hold Helen back",
        "rules": "rules: [NL-MOVE-06]",
        "do": "Helen move B",
        "expect": "{Helen: {at: B}, A: {walker: 2}}",
    }
    survivor_fields = people.SURVIVOR_FIELDS
    card_fields = (*ZombicideCasing.card_fields, people.ROMERO_SKILLS)
    people_fields = people.PEOPLE_FIELDS
    topics = {**ZombicideCasing.topics, **claims.TOPICS}
    claims = {**ZombicideCasing.claims, **claims.CLAIMS}
    speech = NightSpeech()

    def players(self, case: Case) -> dict[str, int]:
        written.rewrite(case)
        return super().players(case)

    def define(self, book: Book, defs: Any) -> None:
        super().define(book, rewritten(Document(defs.file, defs.data, defs.lines)))

    def rules(self, case: Case, stage: Stage) -> Any:
        written.rewrite(case)
        return super().rules(case, stage)

    def people(self, book: Book, survivors: Mapping[str, dict[str, Any]]) -> Book:
        return people.identity_cards(book, survivors)

    def fresh(self, case: Case, rules: Any) -> Any:
        """The sides of the identity cards lie before anybody's skills are looked at."""
        state = super().fresh(case, rules)
        modes = {name: number for number, name in enumerate(MODES)}
        for who, row in enumerate(survivors_of(case).values()):
            mode = find("mode", row["mode"], modes) if "mode" in row else starting_mode(state)
            set_counter(state, SIDE, mode, who)
        return state

    def ending(self, state: Any, word: str) -> str:
        return super().ending(state, word).removeprefix("night-")

    def borne(self, state: Any) -> Iterable[str]:
        yield from super().borne(state)
        yield from bearing.borne(state)

    def fact(self, state: Any, event: Event, word: str, value: object) -> object:
        if word == "side" and isinstance(value, int):
            return MODES[value]
        return super().fact(state, event, word, value)


CASING: Final = NightCasing()
