"""What must hold in every position of a Zombicide game: nothing is lost, nothing is there twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from shamble.family.carrying.inventory import HAND_SLOTS, NOTHING
from shamble.family.dead.figures import able, in_supply, musters
from shamble.family.fighting.laid import laid_anywhere
from shamble.family.moving.seats import car_of
from shamble.family.people.adrenaline import level_for
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import BACKPACK, HEALTH
from shamble.family.position.printed import FATE_SUPPLY, NO_SUPPLY, RED
from shamble.family.position.state import (
    ASIDE,
    BYSTANDER,
    ELIMINATED,
    ESCAPED,
    HIDDEN,
    ON_FOOT,
    PLAYED,
    Game,
    is_facedown,
)
from shamble.family.rules import NO_DECK
from shamble.family.vocabulary import ASK_DROP, ASK_KEEP, DISTRIBUTING, SPAWN_STEP, TRADING
from shamble.kernel.state import RUNNING, State


def invariants(state: State) -> list[str]:
    """Everything that is wrong with a position."""
    assert isinstance(state, Game)
    return [said for check in CHECKS for said in check(state)]


def cards(state: Game) -> list[str]:
    """Every equipment card is in exactly one place."""
    places: Counter[int] = Counter()
    for deck in range(len(state.rules.decks)):
        if not state.rules.is_carried(deck):
            continue
        for pile in (state.piles[deck], state.tops[deck], state.discards[deck]):
            places.update(pile)
            for card in pile:
                if state.rules.card_deck[card] != deck:
                    return [f"card {card} is in the wrong deck"]
    for survivor in state.survivors:
        places.update(survivor.hand)
        places.update(survivor.pack)
    for trunk in state.trunks:
        places.update(trunk)
    places.update(laid_anywhere(state))
    for frame in state.stack:
        if frame.proc in state.rules.holding_cards and frame.step < state.rules.end_of(frame.proc):
            places.update(frame.items or ())
        elif frame.proc in (ASK_KEEP, ASK_DROP) and frame.b != NOTHING:
            places[frame.b] += 1
    carried = [state.rules.is_carried(deck) for deck in range(len(state.rules.decks))]
    real = tuple(card for card, deck in enumerate(state.rules.card_deck) if deck >= 0 and carried[deck])
    return _each_once(state, places, real, "card")


def zombie_decks(state: Game) -> set[int]:
    """The decks of cards that bring zombies."""
    return {state.rules.zombie_deck, *state.rules.deck_of_zombie_card.values()}


def zombie_cards(state: Game) -> list[str]:
    """Every zombie card is in exactly one place."""
    places: Counter[int] = Counter()
    wanted: list[int] = []
    for deck in zombie_decks(state):
        for pile in (state.piles[deck], state.tops[deck], state.discards[deck]):
            places.update(pile)
        wanted += state.rules.deck_cards[deck]
    places.update(state.rules.gone_cards(state))
    for frame in state.stack:
        if frame.proc == DISTRIBUTING:
            places.update(frame.items or ())
        elif frame.proc == SPAWN_STEP:
            places.update((frame.items or ())[1::2])
    return _each_once(state, places, tuple(wanted), "zombie card")


def _each_once(state: Game, places: Counter[int], wanted: tuple[int, ...], what: str) -> list[str]:
    """Cards in somebody's fingers are gone with the stack when the game ends in mid-action."""
    allowed = (1,) if state.result == RUNNING else (0, 1)
    wrong = [f"{what} {card} is in {places[card]} places" for card in wanted if places[card] not in allowed]
    return wrong + [f"{what} {card} does not exist" for card in places if card not in wanted]


def figures(state: Game) -> list[str]:
    """Figures on the board and in reserve are those of the box; crowds are their sums; who acts can."""
    wrong: list[str] = []
    rules = state.rules
    count = rules.kind_count
    deck = rules.figure_deck
    cards: Counter[int] = Counter()
    if deck != NO_DECK:
        cards.update((*state.piles[deck], *state.tops[deck], *state.discards[deck]))
    for kind in rules.kinds:
        supply = rules.supply_of[kind.index]
        alike = [other for other in range(count) if rules.supply_of[other] == supply]
        on_board = sum([sum(state.zombies[other::count]) for other in alike])
        on_board += sum([rules.figures_aside(state, other) for other in alike])
        if supply == NO_SUPPLY:
            on_board = sum(state.zombies[kind.index :: count])
            expected = 1 if kind.index in rules.deck_cards[deck] else 0
            if on_board + cards[kind.index] != expected:
                wrong.append(f"{kind.slug}: {on_board} on the board, {cards[kind.index]} cards")
        elif on_board + in_supply(state, kind.index) > rules.full_supply[supply] or (
            on_board + in_supply(state, kind.index) < rules.full_supply[supply]
            and rules.fate_of[kind.index] == FATE_SUPPLY
            and "zombie-killed" not in rules.mission.triggers
        ):
            wrong.append(f"{kind.slug}: {on_board} on the board, {in_supply(state, kind.index)} in reserve")
    for at, number in enumerate(state.zombies):
        if not 0 <= able(state, at) <= number:
            wrong.append(f"{number} at place {at}, of which {able(state, at)} may act")
        if any([row[at] > able(state, at) for row in musters(state)]):
            wrong.append(f"more take part at place {at} than may act there")
    for zone in range(len(state.crowd)):
        if state.crowd[zone] != sum(state.zombies[zone * count : (zone + 1) * count]):
            wrong.append(f"the crowd of zone {zone} is not the sum of its zombies")
    return wrong


def people(state: Game) -> list[str]:
    """Survivors are somewhere, alive if they are on the board, on their level, with what they may carry."""
    wrong: list[str] = []
    trading = any(frame.proc == TRADING for frame in state.stack)
    shedding = [frame.a for frame in state.stack if frame.proc == ASK_DROP and frame.b == NOTHING]
    for number, me in enumerate(state.survivors):
        name = state.rules.characters[me.character].name if me.character >= 0 else str(number)
        if not (0 <= me.zone < len(state.crowd) or me.zone in (ESCAPED, ELIMINATED, ASIDE)):
            wrong.append(f"{name} is nowhere")
        kit = kit_of(state, me)
        if me.zone >= 0 and me.wounds >= kit.values[HEALTH] and not state.rules.endless:
            wrong.append(f"{name} should be dead")
        lap = me.level == RED and state.rules.constants["ultrared"]
        if me.leader == PLAYED and me.level != level_for(me.adrenaline) and not lap:
            wrong.append(f"{name} has another level than its adrenaline says")
        if me.hand != tuple(sorted(me.hand)) or me.pack != tuple(sorted(me.pack)):
            wrong.append(f"the cards of {name} are not in order")
        if (
            not trading
            and number not in shedding
            and (len(me.hand) > HAND_SLOTS or len(me.pack) > kit.values[BACKPACK])
        ):
            wrong.append(f"{name} carries too much")
        if not 0 <= me.seat < state.rules.options.seats:
            wrong.append(f"{name} has no seat")
        if me.leader != PLAYED and (me.tokens or (me.leader != BYSTANDER and (me.hand or me.pack))):
            wrong.append(
                f"{name} follows and carries something"
            )  # a mission may leave cards with a bystander
        if me.leader >= 0 and me.zone >= 0 and state.result == RUNNING:
            leader = state.survivors[me.leader]
            if leader.zone != me.zone or (leader.ride == ON_FOOT) != (me.ride == ON_FOOT):
                wrong.append(f"{name} is not with its leader")
        if me.ride and state.cars[car_of(state, me)] != me.zone:
            wrong.append(f"{name} is not where its car is")
        if min(me.spent, me.spent_free, me.wounds, me.adrenaline) < 0:
            wrong.append(f"{name} has a negative count")
    dead = [number for number, me in enumerate(state.survivors) if me.zone == ELIMINATED]
    if (
        state.result == RUNNING
        and not state.rules.endless
        and not is_within(state, tuple(state.rules.wholes))
    ):
        if any([state.rules.defeat_by(state, number) for number in dead]):
            wrong.append("the game is lost by a death and goes on")
    if state.result != RUNNING and not state.ending:
        wrong.append("over without an ending")
    return wrong


def derived(state: Game) -> list[str]:
    """What is derived agrees with what it is derived from: kits, shared skills, ways."""
    wrong: list[str] = []
    auras = 0
    for number, me in enumerate(state.survivors):
        due = state.rules.kit_for(state, me)
        fresh = Kit(due.skills, due.burden, due.shape).granting(due.granted)
        for kit in (due, fresh):
            if (
                me.kit.values != kit.values
                or me.kit.attacks != kit.attacks
                or me.kit.grants != kit.grants
                or me.kit.hooks != kit.hooks
                or me.kit.aura != kit.aura
            ):
                wrong.append(f"the kit of survivor {number} is out of date")
                break
        auras += 1 if due.aura else 0
    if state.auras != auras:
        wrong.append(f"{state.auras} shared skills counted, there are {auras}")
    due_ways = state.rules.board.topology(state.open_doors, state.rules.sight)
    if state.topology is not due_ways and state.topology.neighbours != due_ways.neighbours:
        wrong.append("the ways do not fit the doors")
    return wrong


def tokens(state: Game) -> list[str]:
    """Tokens are on the board or gone; empty weapons are in somebody's hands."""
    wrong: list[str] = []
    zones = len(state.crowd)
    for name, places in (("objective", state.objectives), ("crate", state.crates), ("spawn", state.spawns)):
        if any(place >= zones or place < -1 for place in places):
            wrong.append(f"an {name} is nowhere")
    held = {card for me in state.survivors for card in (*me.hand, *me.pack)}
    for card in range(len(state.rules.cards)):
        if state.emptied >> card & 1 and card not in held:
            wrong.append(f"card {card} is empty and nobody holds it")
    kept = [token for me in state.survivors for token in me.tokens]
    known = Counter(colour for colour in state.colours if colour != HIDDEN)
    if known - Counter((*state.rules.mission.objective_colours, *state.rules.mission.mixed)):
        wrong.append("there are more objectives of a colour than in the box")
    for token, colour in enumerate(state.colours):
        if (colour == HIDDEN) != is_facedown(state, token):
            wrong.append("an objective on the board is facedown and known, or neither")
    if len(kept) != len(set(kept)) or any(state.objectives[token] != -1 for token in kept):
        wrong.append("an objective is kept twice or still on the board")
    return wrong


def is_within(state: Game, procs: tuple[int, ...]) -> bool:
    """Whether one of these procedures is under way."""
    return any(frame.proc in procs for frame in state.stack)


CHECKS: tuple[Callable[[Game], list[str]], ...] = (cards, zombie_cards, figures, people, derived, tokens)
