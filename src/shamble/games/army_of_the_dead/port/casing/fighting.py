"""What cases say of the fighting: Explosives on the board, loaded weapons, who aims at whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from shamble.family.fighting.kinds import AT_RANGE
from shamble.family.fighting.laid import LAID, LAID_BY, laid_in
from shamble.family.port.casing import names
from shamble.family.port.casing.position import carried_decks
from shamble.family.position.state import Game, Survivor
from shamble.kernel.counters import set_counter
from shamble.port.casing import (
    Case,
    Claim,
    Difference,
    Playing,
    Stock,
    as_list,
    as_map,
    as_truth,
    differs,
)

from ...bola import BOUND, status_number
from ...helping import WOUNDED

FIELDS: Final = ("laid", "wounded")
LAID_EXAMPLE: Final = "{A: {Jerry Can: Kate}}"

OTHER_QUESTIONS: Final[Mapping[str, tuple[str, ...]]] = {"consent": ("consent", "agree")}

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "concentrate": ("concentrate-melee", "concentrate-ranged"),
    "throw": ("throw",),
    "give": ("give", "give-token"),
    "use": ("inject", "treat", "yes", "reroll"),
}


def carried_tokens(state: Game) -> dict[str, set[int]]:
    """Tokens that somebody carries, by their colours."""
    found: dict[str, set[int]] = {}
    for me in state.survivors:
        for token in me.tokens:
            found.setdefault(state.rules.mission.colours[state.colours[token]].name, set()).add(token)
    return found


def place(case: Case, state: Game, stock: Stock) -> None:
    """Explosives that somebody has laid, and whether anybody was wounded in this round."""
    for place_name, cards in as_map(case.data.get("laid"), "laid", LAID_EXAMPLE).items():
        zone = names.zone(state, place_name)
        for word, owner in as_map(cards, f"laid: {place_name}", "{Jerry Can: Kate}").items():
            card = stock.take(names.card_type(state.rules, word)[0], carried_decks(state.rules))
            set_counter(state, LAID, zone + 1, card)
            set_counter(state, LAID_BY, names.survivor(state, owner), card)
    if as_truth(case.data.get("wounded", False), "wounded"):
        set_counter(state, WOUNDED.name, 1)


def laid(play: Playing, wanted: Any) -> list[Difference]:
    """Exactly which Explosives lie where."""
    state: Game = play.state
    found = {
        names.zone_name(state, zone): names.card_names(state, tuple(laid_in(state, zone)))
        for zone in range(len(state.crowd))
        if laid_in(state, zone)
    }
    expected = {
        names.zone_name(state, names.zone(state, word)): sorted(
            names.card_type(state.rules, card)[0] for card in as_list(cards)
        )
        for word, cards in as_map(wanted, "laid", "{A: [Jerry Can]}").items()
    }
    return differs("laid", expected, found)


def loaded(play: Playing, me: Survivor, value: Any) -> tuple[object, object] | None:
    """The guns that are not empty."""
    state: Game = play.state
    wanted = sorted(names.card_type(state.rules, word)[0] for word in as_list(value))
    guns = [card for card in me.hand + me.pack if state.rules.cards[card].modes[AT_RANGE] is not None]
    found = names.card_names(state, tuple(card for card in guns if not state.emptied >> card & 1))
    return None if wanted == found else (wanted, found)


BOUND_BEAR: Final = ("AD-BOLA-02", "AD-BOLA-04", "AD-BOLA-05")
"""The rules that figures bear who lie bound."""


def borne(state: Game) -> Iterable[str]:
    """Whoever lies bound bears the rules of it."""
    if any(any(state.idle[status_number(state, name)]) for name in BOUND):
        yield from BOUND_BEAR


CLAIMS: Final[dict[str, Claim]] = {"laid": laid}
