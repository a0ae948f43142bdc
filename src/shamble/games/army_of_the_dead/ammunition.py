"""Ammunition: dice that may show that a weapon is empty, and Ammo Clips."""

from typing import Final

from shamble.family.carrying.inventory import discard_card, held_types, lose_card
from shamble.family.fighting.facts import dice_of
from shamble.family.fighting.kinds import AT_RANGE
from shamble.family.needs import Need
from shamble.family.people.kit import Kit
from shamble.family.position.printed import CardType
from shamble.family.position.state import Game, Survivor
from shamble.family.rolling import FACE_BITS, FACE_MASK, SIX_SIDED
from shamble.family.round.turns import in_own_turn
from shamble.family.verb_traits import COSTLESS, KEEPS_STREAK, READIES
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Die, Ruling, Verb
from shamble.kernel.run import Run

from .printed import EXPLOSIVE_DICE
from .vocabulary import CLIP

AMMO_DIE: Final = Die("ammo", ("out", "2", "3", "4", "5", "6"))
"""Its first face stands in the place of the 1 and misses like it."""

NEEDS_CLIP: Final = "needs-clip"

AMMO: Final = SIX_SIDED + 1
OUT: Final = 1


def further_dice(state: Game, kit: Kit, card: CardType, kind: int) -> list[int]:
    """Ammo dice with a shot; one more die with what explodes for those who know about that."""
    more: list[int] = []
    if card.facts.get("explosive") and kit.values[EXPLOSIVE_DICE]:
        more += (SIX_SIDED, kit.values[EXPLOSIVE_DICE])
    ammo = card.facts.get("ammo", 0)
    if kind == AT_RANGE and ammo:
        assert isinstance(ammo, int)
        more += (AMMO, ammo)
    return more


def is_out(dice: bytearray) -> bool:
    """Whether an Ammo die says that nothing is left."""
    return any([dice[at] >> FACE_BITS == AMMO and dice[at] & FACE_MASK == OUT for at in range(len(dice))])


def run_out(run: Run, state: Game, frame: Frame) -> None:
    """The weapon is turned over; the attack itself has counted in full."""
    if frame.grid is None or not is_out(dice_of(frame)):
        return
    me = state.survivors[frame.a]
    if frame.b in me.hand + me.pack:
        state.emptied |= 1 << frame.b
        if run.listener is not None:
            name = state.rules.cards[frame.b].name
            run.tell("out-of-ammo", "AD-AMMO-03", {"survivor": frame.a, "card": name})


# --- Ammo Clips


def loads(card: CardType) -> bool:
    """Whether a card is a Clip."""
    return bool(card.facts.get("loads"))


def clips(state: Game, me: Survivor) -> list[int]:
    """The Clips in hand; in the backpack they do nothing."""
    return [card for card in me.hand if state.rules.cards[card].facts.get("loads")]


def empty_ones(state: Game, me: Survivor) -> tuple[int, ...]:
    """The weapons that are empty, in hand or in the backpack."""
    return tuple([card for card in me.hand + me.pack if state.emptied >> card & 1])


def offer_clip(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """For every empty weapon, in the own turn."""
    if state.emptied and clips(state, me) and in_own_turn(state, who):
        for card in held_types(state, empty_ones(state, me)):
            out.append(CLIP | who << ACTOR_SHIFT | card << X_SHIFT)


def use_clip(run: Run, state: Game, action: int) -> None:
    """The Clip is discarded, the weapon is ready again."""
    who, card = actor_of(action), x_of(action)
    me = state.survivors[who]
    clip = clips(state, me)[0]
    lose_card(state, me, clip)
    discard_card(state, clip)
    state.emptied &= ~(1 << card)
    run.touched = True
    if run.listener is not None:
        run.tell("clip-spent", "AD-AMMO-04", {"survivor": who, "card": state.rules.cards[card].name})


def refuse_clip(state: Game, action: int) -> list[Reason]:
    """Why no Clip can be spent."""
    me = state.survivors[actor_of(action)]
    card = x_of(action)
    if card not in me.hand + me.pack:
        return [Reason("refused-not-held", "AD-AMMO-04")]
    if not state.emptied >> card & 1:
        return [Reason("refused-loaded", "AD-AMMO-04")]
    if not clips(state, me):
        packed = [other for other in me.pack if state.rules.cards[other].facts.get("loads")]
        return [Reason("refused-no-clip", "AD-AMMO-04", also=("AD-INV-03",) if packed else ())]
    return [] if in_own_turn(state, actor_of(action)) else [Reason("refused-own-turn", "AD-AMMO-04")]


VERB: Final = Verb(
    "clip",
    offer_clip,
    use_clip,
    refuse_clip,
    "AD-AMMO-04",
    "card",
    traits=(COSTLESS, KEEPS_STREAK, READIES, NEEDS_CLIP),
)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("dice", AMMO_DIE.name, AMMO_DIE)
    book.add("rulings", "further-dice", Ruling("further-dice", further_dice))
    book.add("traits", NEEDS_CLIP, True)
    book.add("needs", NEEDS_CLIP, Need(NEEDS_CLIP, loads))
    book.add("verbs", VERB.name, VERB)
