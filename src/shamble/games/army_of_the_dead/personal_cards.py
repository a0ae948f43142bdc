"""Personal Objectives on the table: the draw before the game, what their tokens bring, a small safe."""

from typing import Final

from shamble.family.carrying.decks import EQUIPMENT
from shamble.family.carrying.inventory import capacity, discard_card, gain_cards, take_in
from shamble.family.carrying.searching import draw_from, draw_from_some_deck
from shamble.family.missions.card_words import in_deck, in_discards
from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.position.facts import MISSIONS
from shamble.family.position.state import PLAYED, Game, Survivor
from shamble.family.rules import SETUP_STREAM
from shamble.family.verb_traits import NEEDS_ACTION
from shamble.family.vocabulary import KEEP, SEARCHING
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.counters import counts_of, set_counter
from shamble.kernel.decks import NO_CARD, take_out
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import facts_of, happen
from shamble.kernel.rows import OWNED, Question, Reaction, Verb
from shamble.kernel.run import Run

from .costs import too_few_actions
from .personal import (
    CARD,
    SAFE,
    SLOTS,
    achieve,
    counts_now,
    owner_of,
    printed,
    slot_of,
    slot_of_colour,
    word,
)
from .vocabulary import ASK_KEEP_ONE, PERSONAL

SAFE_COST: Final = 2
TO_PICK_FROM: Final = 4
"""How a drawing is made of which only some cards are kept, beside the bits of `searching`."""


# --- before the game


def draw_personal_cards(run: Run, state: Game, frame: Frame) -> None:
    """Of the cards of those who take part so many as the mission says, one to each slot."""
    wanted = state.rules.printed.number(MISSIONS, state.rules.mission.facts, "personal")
    for slot in range(min(wanted, len(undrawn(state)), len(SLOTS))):
        left = undrawn(state)
        who = left[run.chance.draw(state.streams, SETUP_STREAM, len(left), "personal")]
        set_counter(state, CARD.name, who + 1, slot)
        run.revealed = True
        if run.listener is not None:
            told: dict[str, object] = {"survivor": who, "colour": colour_of_slot(state, slot)}
            run.tell("personal-drawn", "AD-SETUP-14", told)
            run.cite("AD-SETUP-15")
            run.cite("AD-PERSOBJ-03")


def undrawn(state: Game) -> list[int]:
    """Those who take part and whose card does not lie on the table."""
    drawn = [owner_of(state, slot) for slot in range(len(SLOTS))]
    return [
        who
        for who, me in enumerate(state.survivors)
        if me.leader == PLAYED and has_card(state, me) and who not in drawn
    ]


def has_card(state: Game, me: Survivor) -> bool:
    """Whether a survivor has a Personal Objective at all."""
    rules = state.rules
    return bool(rules.printed.word("characters", rules.characters[me.character].facts, "goal"))


def colour_of_slot(state: Game, slot: int) -> int:
    """The colour of tokens that a slot is tied to."""
    return state.rules.mission.colour_names().index(SLOTS[slot])


# --- what the token brings


def bring(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Whoever takes the token of a card gets what the card says, whosever card it is."""
    who, _, colour = facts_of(frame)
    slot = slot_of_colour(state, colour)
    if slot < 0:
        return
    if run.listener is not None:
        run.cite("AD-PERSOBJ-04")
        run.cite("AD-PERSOBJ-01")
    points = printed(state, slot, "token-adrenaline")
    card = wanted_card(state, word(state, slot, "token-card"))
    drawn = printed(state, slot, "token-draw")
    if card != NO_CARD:
        take_card(run, state, who, card)
    elif drawn and printed(state, slot, "token-keep"):
        draw_from(run, who, drawn, state.rules.first_deck(EQUIPMENT), TO_PICK_FROM)
    elif drawn:
        draw_from_some_deck(run, state, who, drawn, 0)
    if points:
        gain_adrenaline(run, state, who, points)


def take_card(run: Run, state: Game, who: int, card: int) -> None:
    """A named card comes out of deck or discards."""
    take_from_piles(state, card)
    keep_card(run, state, who, card)


def keep_card(run: Run, state: Game, who: int, card: int) -> None:
    """A card that nobody would leave lying goes where there is room; if there is none, its taker decides."""
    me = state.survivors[who]
    if len(me.hand) + len(me.pack) >= capacity(state, me):
        gain_cards(run, who, [card])
        return
    if run.listener is not None:
        told: dict[str, object] = {"survivor": who, "card": state.rules.cards[card].name}
        run.tell("card-kept", "AD-PERSOBJ-01", told)
    happen(run, state, "card-gained", (who, card))
    take_in(state, me, card)
    run.touched = True


def take_from_piles(state: Game, card: int) -> None:
    """Out of the deck, or out of the discards."""
    deck = state.rules.card_deck[card]
    if not take_out(state, deck, card):
        rest = list(state.discards[deck])
        rest.remove(card)
        state.discards[deck] = tuple(rest)


def wanted_card(state: Game, name: str) -> int:
    """A card by name out of the deck, or else the discards; NO_CARD for none."""
    row = next((row for row in state.rules.cards if row.name == name), None)
    if row is None:
        return NO_CARD
    found = in_deck(state, row.index)
    return found if found != NO_CARD else in_discards(state, row.index)


def pick_one(run: Run, state: Game, frame: Frame) -> None:
    """Of several cards drawn by a token one is kept."""
    if frame.d & TO_PICK_FROM and frame.items is not None and len(frame.items) > 1:
        run.push(ASK_KEEP_ONE, frame.a)


def keep_one_options(state: Game, frame: Frame) -> list[int]:
    """Any of the cards drawn; equal ones once."""
    items = state.under_way(SEARCHING).items
    assert items is not None
    alike = {state.rules.cards[card].index: card for card in sorted(items, reverse=True)}
    return sorted([KEEP | frame.a << ACTOR_SHIFT | card << X_SHIFT for card in alike.values()])


def keep_one(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That one; the others are discarded."""
    searching = state.under_way(SEARCHING)
    assert searching.items is not None
    for card in searching.items[:]:
        if card != x_of(action):
            discard_card(state, card)
            if run.listener is not None:
                told: dict[str, object] = {"survivor": frame.a, "card": state.rules.cards[card].name}
                run.tell("card-discarded", "AD-SEARCH-03", told)
    searching.items = []
    keep_card(run, state, frame.a, x_of(action))


# --- the small safe


def why_no_safe(state: Game, who: int) -> list[Reason]:
    """Why a survivor has nothing to open here."""
    me = state.survivors[who]
    slot = slot_of(state, who)
    if slot < 0 or word(state, slot, "goal") != SAFE or not counts_now(state, slot):
        return [Reason("refused-no-safe", "AD-PERSOBJ-01")]
    if not state.rules.board.zones[me.zone].kind.indoor or state.crowd[me.zone]:
        return [Reason("refused-safe-place", "AD-PERSOBJ-01")]
    return []


def offer_safe(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """In a building Zone without Zombies, for two Actions."""
    if who + 1 not in counts_of(state, CARD.name):
        return
    if kit.values[ACTIONS] - me.spent >= SAFE_COST and not why_no_safe(state, who):
        out.append(PERSONAL | who << ACTOR_SHIFT)


def open_safe(run: Run, state: Game, action: int) -> None:
    """It is open."""
    who = actor_of(action)
    state.survivors[who].spent += SAFE_COST
    if run.listener is not None:
        run.tell("safe-opened", "AD-PERSOBJ-01", {"survivor": who})
    achieve(run, state, slot_of(state, who))


def refuse_safe(state: Game, action: int) -> list[Reason]:
    """Why nothing is opened."""
    me = state.survivors[actor_of(action)]
    return why_no_safe(state, actor_of(action)) or too_few_actions(kit_of(state, me), me, SAFE_COST)


def safe_cost(state: Game, action: int) -> int:
    """What opening it takes."""
    return SAFE_COST


VERB: Final = Verb(
    "personal",
    offer_safe,
    open_safe,
    refuse_safe,
    "AD-PERSOBJ-01",
    traits=(NEEDS_ACTION,),
    cost=safe_cost,
)


def on_the_table(state: Game) -> list[dict[str, object]]:
    """The cards in play, for everybody to see."""
    from .personal import counts_so_far, is_done, progress_of

    return [
        {
            "colour": SLOTS[slot],
            "survivor": owner_of(state, slot),
            "name": state.rules.characters[state.survivors[owner_of(state, slot)].character].name,
            "done": is_done(state, slot),
            "progress": progress_of(state, slot) if counts_so_far(state, slot) else int(is_done(state, slot)),
            "target": printed(state, slot, "goal-of") if counts_so_far(state, slot) else 1,
        }
        for slot in range(len(SLOTS))
        if owner_of(state, slot) >= 0
    ]


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("verbs", VERB.name, VERB)
    question = Question("ask-keep-one", OWNED, keep_one_options, keep_one, "AD-PERSOBJ-01")
    book.add("questions", question.name, question)
    book.insert_before("setup", "put-cards-away", draw_personal_cards)
    book.insert_before("searching", "sort-found", pick_one)
    book.add("reactions", "personal-token", Reaction("personal-token", "objective-taken", bring))
    book.add("handling-cards", question.name, True)
