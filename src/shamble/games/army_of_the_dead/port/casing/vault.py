"""The Vault in cases: its card, its traps, an attempt that goes on."""

from __future__ import annotations

from typing import Any, Final

from shamble.content.reading import Document
from shamble.family.port.casing import names
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.counters import set_counter
from shamble.port.casing import (
    Case,
    Claim,
    Difference,
    Playing,
    Stock,
    as_list,
    as_map,
    as_number,
    as_text,
    as_truth,
    differs,
    unknown,
)

from ...vault import CARD, SOLVED, VAULT, card_of_vault, fact_of, is_solved, trap_zone
from ...vocabulary import CHALLENGING

FIELDS: Final = ("vault",)
DEFS: Final = ("vault cards",)
EXAMPLE: Final = "{card: Tumblers, revealed: true, solved: false}"
PARTS: Final = ("card", "revealed", "solved")


def own_cards(rows: dict[str, Any], defs: Document) -> Document:
    """Vault cards of a case as cards, for the readers of the family."""
    if not rows:
        return defs
    data = dict(defs.data)
    cards = dict(data.get("cards") or {})
    for name, row in rows.items():
        bonuses = {fact_of(as_text(who)): as_text(bonus) for who, bonus in row.items()}
        cards[name] = {"facts": bonuses}
    data["cards"] = cards
    return Document(defs.file, data, defs.lines)


def into_the_deck(book: Book, rows: dict[str, Any]) -> None:
    """They belong to the Vault, not to the Equipment deck."""
    for name in rows:
        for deck, copies in list(book.rows("decks").items()):
            if isinstance(copies, dict) and name in copies and deck != VAULT.name:
                book.replace("decks", deck, {card: n for card, n in copies.items() if card != name})
        vault = book.row("decks", VAULT.name)
        assert isinstance(vault, dict)
        book.replace("decks", VAULT.name, {**vault, name: 1})


def place(case: Case, state: Game, stock: Stock) -> None:
    """The card lies on the Trap Zone, up if somebody stands there, unless the case says otherwise."""
    given = as_map(case.data.get("vault"), "vault", EXAMPLE)
    for field in given:
        if field not in PARTS:
            raise unknown("field", field, PARTS)
    somebody = any(me.zone == trap_zone(state) for me in state.survivors) and bool(given)
    set_counter(state, SOLVED.name, int(as_truth(given.get("solved", False), "solved")))
    if "card" not in given:
        return
    deck = state.rules.deck(VAULT.name)
    card = stock.take(names.card_type(state.rules, given["card"])[0], (deck,))
    if as_truth(given.get("revealed", somebody), "revealed"):
        set_counter(state, CARD.name, card + 1)
    else:
        state.tops[deck] = (card, *state.tops[deck])


def vault(play: Playing, wanted: Any) -> list[Difference]:
    """What lies on the Trap Zone, as far as named."""
    state: Game = play.state
    found: list[Difference] = []
    for field, value in as_map(wanted, "vault", EXAMPLE).items():
        card = card_of_vault(state)
        if field == "card":
            found += differs("vault: card", as_text(value), state.rules.cards[card].name if card >= 0 else "")
        elif field == "revealed":
            found += differs("vault: revealed", as_truth(value, "revealed"), card >= 0)
        elif field == "solved":
            found += differs("vault: solved", as_truth(value, "solved"), is_solved(state))
        else:
            raise unknown("field", field, PARTS)
    return found


def challenge(play: Playing, wanted: Any) -> list[Difference]:
    """The attempt that goes on: dice put aside, dice rolled, how many rolls."""
    state: Game = play.state
    trial = next((frame for frame in reversed(state.stack) if frame.proc == CHALLENGING), None)
    if trial is None:
        return differs("challenge", wanted, "none")
    assert trial.items is not None
    found: list[Difference] = []
    for field, value in as_map(wanted, "challenge", "{reserve: [1, 2], dice: [4], rolls: 2}").items():
        if field == "rolls":
            found += differs("challenge: rolls", as_number(value, "rolls"), trial.b)
        elif field in ("reserve", "dice"):
            there = trial.items[: trial.c] if field == "reserve" else trial.items[trial.c :]
            said = sorted(as_number(face, field) for face in as_list(value))
            found += differs(f"challenge: {field}", said, sorted(there))
        else:
            raise unknown("field", field, ("reserve", "dice", "rolls"))
    return found


CLAIMS: Final[dict[str, Claim]] = {"vault": vault, "challenge": challenge}
