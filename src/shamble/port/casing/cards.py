"""The cards of a case: taken out of the decks that they come from, so that none is there twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .case import Case
from .mistakes import Mistake, unknown
from .shapes import as_list, as_map, as_text

if TYPE_CHECKING:
    from .casing import Casing

EXAMPLE = "{pool: [Otis, Pia]}"


class Stock:
    """The decks of a fresh game while a case takes its cards out of them."""

    def __init__(self, casing: Casing, state: Any) -> None:
        self.casing = casing
        self.state = state
        self.box: list[tuple[int, ...]] = list(state.piles)
        """What each deck held at the beginning."""
        self.left: list[list[int]] = [list(pile) for pile in state.piles]
        self.removed: set[int] = set()
        """Decks whose unnamed cards are out of the game."""
        self.below: dict[int, list[Any]] = {}
        """What a case says lies below the top of a deck."""
        self.kept: dict[int, list[int]] = {}
        """The same, as cards."""

    def take(self, word: Any, decks: Sequence[int]) -> int:
        """The next unused copy of a card, from the first of these decks that has one."""
        casing, state = self.casing, self.state
        wanted = casing.card(state, decks[0], word)
        for deck in decks:
            for card in self.left[deck]:
                if casing.card_name(state, deck, card) == wanted:
                    self.left[deck].remove(card)
                    return card
        shown = ", ".join(state.ruleset.decks[deck] for deck in decks)
        raise Mistake("casebook-no-copy", card=wanted, copies=self._copies(wanted), decks=shown)

    def _copies(self, name: str) -> int:
        state = self.state
        return sum(
            self.casing.card_name(state, deck, card) == name
            for deck, pile in enumerate(self.box)
            for card in pile
        )

    def lay(self, case: Case) -> None:
        """What the case says about decks: the next cards from the top, and what has been discarded."""
        state = self.state
        for word, given in as_map(case.data.get("decks"), "decks", EXAMPLE).items():
            deck = self.casing.deck(state, word)
            drawn = [self.take(card, (deck,)) for card in self._top(deck, given)]
            state.tops[deck] = tuple(reversed(drawn))
            self.kept[deck] = [self.take(card, (deck,)) for card in self.below.get(deck, ())]
        for word, given in as_map(case.data.get("discards"), "discards", EXAMPLE).items():
            deck = self.casing.deck(state, word)
            state.discards[deck] = tuple(self.take(card, (deck,)) for card in as_list(given))

    def _top(self, deck: int, given: Any) -> list[Any]:
        """The named cards of a deck; notes if nothing lies below them."""
        if not isinstance(given, dict):
            if given in (None, "none"):
                self.removed.add(deck)
            return as_list(given)
        for field in given:
            if field not in ("top", "rest"):
                raise unknown("field", field, ("top", "rest"))
        if "rest" in given:
            self.removed.add(deck)
            if given["rest"] not in (None, "none"):
                self.below[deck] = as_list(given["rest"])
        return as_list(given.get("top"))

    def store(self) -> None:
        """Whatever was not taken is what the decks still hold."""
        self.state.piles = [
            tuple(sorted(self.kept.get(deck, ()) if deck in self.removed else pile))
            for deck, pile in enumerate(self.left)
        ]


def known_deck(names: Sequence[str], word: Any) -> int:
    """A deck by its name, also as `pool deck` or `pool cards`."""
    text = as_text(word).strip().lower().removesuffix(" deck").removesuffix(" cards")
    for name in (text, f"{text}s"):
        if name in names:
            return names.index(name)
    raise unknown("deck", word, names)
