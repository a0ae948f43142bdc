"""The casebook of Army of the Dead: what its positions hold besides those of the family."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from shamble.content.reading import Document
from shamble.family.port.casing.casing import ZombicideCasing
from shamble.kernel.book import Book
from shamble.port.casing import Case, Playing, Stage, Stock

from . import (
    bearing,
    before,
    burdens,
    claims,
    company,
    fighting,
    parts,
    people,
    personal,
    position,
    sheet,
    vault,
    written,
)
from .defs import DEFS, rewritten
from .speech import ArmySpeech


class ArmyCasing(ZombicideCasing):
    """Cases are first rewritten into the words of the family, as far as they say the same."""

    examples: Mapping[str, str] = {
        "case": "case: two Shamblers hold Kate back",
        "rules": "rules: [AD-MOVE-08]",
        "do": "Kate move B",
        "expect": "{Kate: {at: B}, A: {shambler: 2}}",
    }
    fields = (
        *ZombicideCasing.fields,
        *position.FIELDS,
        *fighting.FIELDS,
        *burdens.FIELDS,
        *before.FIELDS,
        *personal.FIELDS,
        *vault.FIELDS,
    )
    defs = (*ZombicideCasing.defs, *DEFS, *personal.DEFS, *vault.DEFS)
    survivor_fields = {**people.SURVIVOR_FIELDS, "load": burdens.bears}
    card_fields = (*ZombicideCasing.card_fields, "specialties")
    people_fields = {**people.PEOPLE_FIELDS, "loaded": fighting.loaded, "load": burdens.load_of}
    zone_fields = claims.ZONE_FIELDS
    topics = {**ZombicideCasing.topics, **claims.TOPICS}
    parts = {**ZombicideCasing.parts, **parts.PARTS}
    claims = {
        **ZombicideCasing.claims,
        **claims.CLAIMS,
        **fighting.CLAIMS,
        **burdens.CLAIMS,
        **personal.CLAIMS,
        **vault.CLAIMS,
        **sheet.CLAIMS,
    }
    other_questions = {
        **ZombicideCasing.other_questions,
        **fighting.OTHER_QUESTIONS,
        **personal.OTHER_QUESTIONS,
    }
    speech = ArmySpeech()

    def players(self, case: Case) -> dict[str, int]:
        written.rewrite(case)
        return super().players(case)

    def define(self, book: Book, defs: Any) -> None:
        own = dict(defs.data)
        cards = own.pop("personal", None) or {}
        bonuses = own.pop("vault cards", None) or {}
        plain = vault.own_cards(bonuses, Document(defs.file, own, defs.lines))
        super().define(book, rewritten(plain))
        vault.into_the_deck(book, bonuses)
        personal.own_cards(book, cards)

    def rules(self, case: Case, stage: Stage) -> Any:
        written.rewrite(case)
        return super().rules(case, stage)

    def people(self, book: Book, survivors: Mapping[str, dict[str, Any]]) -> Book:
        return people.identity_cards(book, survivors)

    def place(self, case: Case, state: Any, stock: Stock) -> None:
        if before.is_fresh(case):
            before.place(case, state)
        else:
            super().place(case, state, stock)
            position.place(case, state, stock)
            fighting.place(case, state, stock)
            personal.place(case, state, stock)
            vault.place(case, state, stock)
            burdens.place(case, state)
            company.place(case, state)

    def ending(self, state: Any, word: str) -> str:
        return super().ending(state, word).removeprefix(f"army-{state.rules.mission.id.lower()}-")

    def borne(self, state: Any) -> Iterable[str]:
        yield from super().borne(state)
        yield from bearing.borne(state)
        yield from fighting.borne(state)

    def begin(self, play: Playing) -> None:
        before.answer(play)

    def answers_first(self, play: Playing, text: str) -> bool:
        return before.passes_on(play, text) or super().answers_first(play, text)

    def card(self, state: Any, deck: int, word: Any) -> str:
        found = position.card(state, deck, word)
        return super().card(state, deck, word) if found is None else found

    def card_name(self, state: Any, deck: int, card: int) -> str:
        found = position.card_name(state, deck, card)
        return super().card_name(state, deck, card) if found is None else found

    def drawn(self, state: Any, label: str, word: str) -> int:
        found = position.drawn(state, label, word)
        return super().drawn(state, label, word) if found is None else found


CASING: Final = ArmyCasing()
