"""Weapons of one mode only, and fire that is thrown at exterior zones only."""

from shamble.family.fighting import weapons
from shamble.family.fighting.combat_actions import offer_reload, refuse_reload
from shamble.family.people.kit import Kit
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.kernel.action import actor_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.rows import Ruling, Verb

from .printed import MODES, says


def is_of_other_mode(state: Game, me: Survivor, card: int) -> bool:
    """Whether a card cannot be used at all on the side that is in force."""
    printed = state.rules.cards[card]
    mode = printed.facts.get("mode", "") if printed.facts else ""
    return mode != "" and mode != MODES[state.rules.side(state, me)]


def barred(state: Game, me: Survivor, kit: Kit, card: int, kind: int) -> list[Reason]:
    """What the mode has against a weapon."""
    return [Reason("refused-mode", "NL-COMBINE-07")] if is_of_other_mode(state, me, card) else []


def zones_for(state: Game, start: int, kit: Kit, card: CardType, kind: int) -> tuple[int, ...]:
    """The zones that an attack can be made at: of what burns exterior ones only."""
    found = weapons.zones_for(state, start, kit, card, kind)
    if card.facts and says(state, card, "outside"):
        zones = state.rules.board.zones
        found = tuple([zone for zone in found if not zones[zone].kind.indoor])
    return found


def why_not_there(state: Game, start: int, kit: Kit, card: CardType, kind: int, target: int) -> list[Reason]:
    """Why a zone is not among them."""
    if says(state, card, "outside") and state.rules.board.zones[target].kind.indoor:
        return [Reason("refused-not-outside", "NL-MOLOTOV-03")]
    return weapons.why_not_there(state, start, kit, card, kind, target)


def offer_reloads(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every empty weapon in hand that can be used in the mode that is in force."""
    found: list[int] = []
    offer_reload(state, who, me, kit, found)
    for option in found:
        if not is_of_other_mode(state, me, x_of(option)):
            out.append(option)


def refuse_to_reload(state: Game, action: int) -> list[Reason]:
    """Why a weapon cannot be reloaded."""
    me = state.survivors[actor_of(action)]
    if is_of_other_mode(state, me, x_of(action)):
        return [Reason("refused-mode", "NL-COMBINE-07")]
    return refuse_reload(state, action)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("rulings", "weapon-barred", Ruling("weapon-barred", barred))
    book.replace("rulings", "zones-for", Ruling("zones-for", zones_for))
    book.replace("rulings", "why-not-there", Ruling("why-not-there", why_not_there))
    reload = book.rows_of("verbs", Verb)["reload"]
    book.replace("verbs", "reload", reload.offered_by(offer_reloads).refused_by(refuse_to_reload))
