"""How the things that actions name are written: people, cards, goals, squads (see `map.names` for places)."""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.attack.reach import FISTS, NOTHING
from shamble.games.zpocalypse.printed import DUEL_WIELD, KNOCKDOWN
from shamble.games.zpocalypse.scoring.tracker import SKILLS
from shamble.games.zpocalypse.squad.cards import holder, squad_with
from shamble.games.zpocalypse.squad.dropping import PILE
from shamble.games.zpocalypse.table import COLOURS, NOWHERE
from shamble.kernel.action import x_of, y_of
from shamble.kernel.rows import ArgumentKind
from shamble.kernel.ruleset import longest

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

REST_OF_MEAL: Final = 65533
"""Instead of a Food card: the second half of one that is open."""

OF: Final = " of "
EMPTY: Final = " empty"
CARD_KINDS: Final = ("card", "weapon")


def people(state: "Table", actor: int) -> dict[str, int]:
    return {row.name: number for number, row in enumerate(state.rules.people)}


def squads(state: "Table", actor: int) -> dict[str, int]:
    return {COLOURS[colour]: seat for seat, colour in enumerate(state.rules.colours)}


def sources(state: "Table", actor: int) -> dict[str, int]:
    return {**squads(state, actor), "pile": PILE}


def goals(state: "Table", actor: int) -> dict[str, int]:
    return {row.name: number for number, row in enumerate(state.rules.printed.goals)}


def skills(state: "Table", actor: int) -> dict[str, int]:
    return {name: number for number, name in enumerate(SKILLS)}


def traits(state: "Table", actor: int) -> dict[str, int]:
    return {"Knockdown": KNOCKDOWN, "Duel Wield": DUEL_WIELD}


def structures(state: "Table", actor: int) -> dict[str, int]:
    return {"sandbags": 0, "trap": 1, "wall": 2, "gate": 3, "lookout": 4}


def glows(state: "Table", actor: int) -> dict[str, int]:
    return {name: number for number, name in enumerate(state.rules.printed.glows)}


# --- cards: copies are numbers, people write the printed name, with the holder where it matters


def card_names(state: "Table", actor: int) -> dict[str, int]:
    """The printed names, each with its first copy."""
    found: dict[str, int] = {}
    for number, row in enumerate(state.rules.cards):
        found.setdefault(row.name, number)
    return found


def card_name(state: "Table", actor: int, card: int) -> str:
    """The printed name; where equal names are offered besides, whether it is empty and who holds it."""
    cards = state.rules.cards
    if card >= len(cards):
        return {FISTS: "fists", NOTHING: "nothing", REST_OF_MEAL: "rest"}.get(card, str(card))
    name = cards[card].name
    others = [other for other in offered_cards(state) if cards[other].name == name and other != card]
    if not others:
        return name
    if card in state.empty and any([other not in state.empty for other in others]):
        name += EMPTY
    person = who_holds(state, card)
    if person != NOWHERE and any([who_holds(state, other) != person for other in others]):
        name += OF + state.rules.people[person].name
    return name


def who_holds(state: "Table", card: int) -> int:
    """The survivor of any squad who carries a card; NOWHERE if nobody does."""
    squad = squad_with(state, card)
    return NOWHERE if squad == NOWHERE else holder(state, squad, card)


def offered_cards(state: "Table") -> list[int]:
    """The cards that the answers to the pending question name."""
    found: list[int] = []
    for action in state.options:
        kinds = state.rules.arguments(action)
        for kind, value in zip(kinds, (x_of(action), y_of(action)), strict=True):
            if kind in CARD_KINDS and value < len(state.rules.cards) and value not in found:
                found.append(value)
    return found


def find_card(state: "Table", actor: int, text: str) -> tuple[int | None, str]:
    """The card that a text begins with: one that is offered, else one of the squad, else any."""
    first, rest = longest(card_names(state, actor), text)
    if first is None:
        return None, text
    name = state.rules.cards[first].name
    empty = rest.lower() == EMPTY.strip() or rest.lower().startswith(EMPTY.strip() + " ")
    if empty:
        rest = rest[len(EMPTY.strip()) :].strip()
    whose = NOWHERE
    if rest.lower().startswith(OF.strip() + " "):
        person, behind = longest(people(state, actor), rest[len(OF.strip()) + 1 :])
        if person is not None:
            whose, rest = person, behind
    for candidates in (offered_cards(state), own_cards(state, actor), range(len(state.rules.cards))):
        fitting = [
            card
            for card in candidates
            if state.rules.cards[card].name == name and (whose == NOWHERE or card in state.carried[whose])
        ]
        for card in fitting:
            if (card in state.empty) == empty:
                return card, rest
        if fitting:
            return fitting[0], rest
    return first, rest


def find_weapon(state: "Table", actor: int, text: str) -> tuple[int | None, str]:
    """As a card; or `fists`, `nothing`, and of a meal the `rest`."""
    special, rest = longest({"fists": FISTS, "nothing": NOTHING, "rest": REST_OF_MEAL}, text)
    return (special, rest) if special is not None else find_card(state, actor, text)


def own_cards(state: "Table", actor: int) -> list[int]:
    """What a squad might think of."""
    if actor >= len(state.squads):
        return []
    who = state.squads[actor]
    return [card for person in who.people + who.newcomers for card in state.carried[person]]


KINDS: Final = (
    ArgumentKind("person", people),
    ArgumentKind("card", card_names, card_name, own_cards, find_card),
    ArgumentKind("weapon", card_names, card_name, own_cards, find_weapon),
    ArgumentKind("other", squads),
    ArgumentKind("source", sources),
    ArgumentKind("goal", goals),
    ArgumentKind("skill", skills),
    ArgumentKind("trait", traits),
    ArgumentKind("structure", structures),
    ArgumentKind("glow", glows),
)
