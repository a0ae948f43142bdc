"""The Vault: the card that lies on the Trap Zone, the Vault Door and who opens it."""

from typing import Final

from shamble.family.board.model import NO_DOOR
from shamble.family.carrying.decks import DeckKind, card_numbers
from shamble.family.needs import Need
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.places.passages import STANDS_OPEN, set_passages
from shamble.family.position.facts import Fact
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import can_pay, no_action_left, takes_one
from shamble.family.rules import Rules
from shamble.family.verb_traits import NEEDS_ACTION
from shamble.kernel.action import ACTOR_SHIFT, actor_of
from shamble.kernel.book import Book
from shamble.kernel.counters import counted, set_counter
from shamble.kernel.decks import NO_CARD, draw
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Counter, Deck, Reaction, Verb
from shamble.kernel.run import Run

from .ground import TRAP, VAULT_DOOR
from .printed import SPECIALTIES
from .specialties import VAULT_EXPERT, is_a
from .vocabulary import OPEN_VAULT

NEEDS_VAULT: Final = "needs-vault"

VAULT: Final = Deck("vault", "vault")
CARD: Final = Counter("vault-card")
"""1 + the card that lies face up on the Trap Zone; 0 while it lies face down."""

SOLVED: Final = Counter("vault-solved")
"""1 once the traps are gone."""

BONUSES: Final = ("", "a", "b", "c", "d", "e")
"""What a card lets a specialty do: one die up or down, one up and one down, any face, a roll, a die more."""

STEP: Final = "a"
SHIFT: Final = "b"
SET: Final = "c"
ROLL: Final = "d"
DIE: Final = "e"


def fact_of(specialty: str) -> str:
    """What the fact of a Vault card is called that says what a specialty does."""
    return specialty.lower().replace(" ", "-")


def trap_zone(state: Game) -> int:
    """Where the traps are; -1 on a mission without a Vault."""
    for zone in state.rules.board.zones:
        if zone.kind is TRAP:
            return zone.index
    return -1


def has_vault(rules: Rules) -> bool:
    """Whether there is a Vault on the mission at all."""
    return any([zone.kind is TRAP for zone in rules.board.zones])


def is_at_traps(state: Game, me: Survivor) -> bool:
    """Whether a survivor stands where the traps are."""
    return state.rules.board.zones[me.zone].kind is TRAP


def vault_door(state: Game) -> int:
    """The passage that the Vault Door shuts; NO_DOOR if there is none."""
    number = state.rules.fitting_numbers[VAULT_DOOR.name]
    for door in state.rules.board.doors:
        if state.fittings[door.index] == number:
            return door.index
    return NO_DOOR


def is_open(state: Game) -> bool:
    """Whether the Vault stands open."""
    door = vault_door(state)
    return door != NO_DOOR and state.open_doors >> door & 1 > 0


def is_solved(state: Game) -> bool:
    """Whether the traps are gone."""
    return counted(state, SOLVED.name) > 0


def card_of_vault(state: Game) -> int:
    """The card that lies face up; NO_CARD while it lies face down."""
    lying = counted(state, CARD.name)
    return lying - 1 if lying else NO_CARD


def bonus_of(state: Game, specialty: str) -> str:
    """What the card that lies there lets somebody with a specialty do."""
    card = card_of_vault(state)
    if card == NO_CARD:
        return ""
    facts = state.rules.cards[card].facts
    return state.rules.printed.word("cards", facts, fact_of(specialty))


# --- the card


def is_trap_zone(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether it is the Trap Zone that somebody has come into."""
    return state.rules.board.zones[facts[1]].kind is TRAP


def look_at_traps(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Whoever comes first into the Trap Zone turns the card up."""
    turn_card(run, state)


def turn_card(run: Run, state: Game) -> None:
    """One of the five, for nothing."""
    if card_of_vault(state) != NO_CARD:
        return
    card = draw(run, state, state.rules.deck(VAULT.name))
    set_counter(state, CARD.name, card + 1)
    run.revealed = True
    if run.listener is not None:
        run.tell("vault-card", "AD-VAULT-04", {"card": state.rules.cards[card].name})
        run.cite("AD-VAULT-01")


# --- the door


def why_no_opening(state: Game, who: int) -> list[Reason]:
    """Why somebody does not open the Vault Door here and now, the Action apart."""
    me = state.survivors[who]
    reasons: list[Reason] = []
    if vault_door(state) == NO_DOOR or is_open(state) or me.zone != trap_zone(state):
        reasons.append(Reason("refused-no-vault", "AD-VAULT-16"))
    if not is_solved(state):
        reasons.append(Reason("refused-traps", "AD-VAULT-02"))
    if not is_a(state, me, VAULT_EXPERT):
        reasons.append(Reason("refused-no-expert", "AD-VAULT-03"))
    return reasons


def offer_opening(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """In the Trap Zone, once the traps are gone, by a Vault Expert."""
    if kit.values[ACTIONS] > me.spent and is_at_traps(state, me) and not why_no_opening(state, who):
        out.append(OPEN_VAULT | who << ACTOR_SHIFT)


def open_vault(run: Run, state: Game, action: int) -> None:
    """It stands open for good, and nobody has heard anything."""
    who = actor_of(action)
    state.survivors[who].spent += 1
    if run.listener is not None:
        run.tell("vault-opened", "AD-VAULT-16", {"survivor": who})
        for rule in ("AD-VAULT-02", "AD-VAULT-03", "AD-VAULT-17", "AD-SPEC-04"):
            run.cite(rule)
    set_passages(run, state, 1 << vault_door(state), STANDS_OPEN)
    run.touched = True


def refuse_opening(state: Game, action: int) -> list[Reason]:
    """Why the Vault Door stays shut."""
    me = state.survivors[actor_of(action)]
    reasons = why_no_opening(state, actor_of(action))
    if not can_pay(kit_of(state, me), me, -1):
        reasons.append(no_action_left())
    return reasons


VERB: Final = Verb(
    "open-vault",
    offer_opening,
    open_vault,
    refuse_opening,
    "AD-VAULT-16",
    traits=(NEEDS_ACTION, NEEDS_VAULT),
    cost=takes_one,
)


def vault_view(state: Game) -> dict[str, object]:
    """What everybody sees of the Vault."""
    card = card_of_vault(state)
    bonuses = {fact_of(specialty): bonus_of(state, specialty) for specialty in SPECIALTIES if card != NO_CARD}
    return {
        "zone": trap_zone(state),
        "card": state.rules.cards[card].name if card != NO_CARD else "",
        "slug": state.rules.cards[card].slug if card != NO_CARD else "",
        "bonuses": bonuses,
        "solved": is_solved(state),
        "open": is_open(state),
    }


def change(book: Book) -> None:
    """Put it into a book."""
    for specialty in SPECIALTIES:
        fact = Fact("cards", fact_of(specialty), "", BONUSES)
        book.add("printed-facts", fact.key, fact)
    book.add("deck-kinds", VAULT.kind, DeckKind(VAULT.kind, card_numbers))
    book.add("piles", VAULT.name, VAULT)
    for counter in (CARD, SOLVED):
        book.add("counters", counter.name, counter)
    book.add("reactions", "trap-zone", Reaction("trap-zone", "entered", look_at_traps, is_trap_zone))
    book.add("traits", NEEDS_VAULT, True)
    book.add("needs", NEEDS_VAULT, Need(NEEDS_VAULT, game=has_vault))
    book.add("verbs", VERB.name, VERB)
