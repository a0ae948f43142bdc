"""Zeus Orders: after the figures that a card brings, some of the dead act at once, or Sleepers wake."""

from typing import Final

from shamble.family.board.model import UNREACHABLE
from shamble.family.dead.activation import activate_muster
from shamble.family.dead.figures import able
from shamble.family.dead.spawning import tell_card
from shamble.family.position.printed import ZombieCard
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Ruling
from shamble.kernel.run import Run

from .noise import noise_zones
from .printed import FIRST_ORDER, ORDERS
from .sleepers import tokens_in, wake

ALL: Final = "all"
SLEEPERS: Final = "sleepers"


def obey(run: Run, state: Game, frame: Frame) -> None:
    """What the card orders, when its spawn is over."""
    rules = state.rules
    card = rules.zombie_cards[frame.b]
    who = rules.printed.word("zombie-cards", card.facts, "who")
    if not who:
        return
    where = rules.printed.word("zombie-cards", card.facts, "where")
    if run.listener is not None:
        run.cite("AD-ZSPAWN-02")
    if who == SLEEPERS:
        asleep = [zone for zone in range(len(state.crowd)) if tokens_in(state, zone)]
        wake(run, state, places(state, where, frame.a, asleep))
        return
    kinds = tuple(range(rules.kind_count)) if who == ALL else rules.kinds_named[who]
    count = rules.kind_count
    standing = [
        zone for zone in range(len(state.crowd)) if any([able(state, zone * count + kind) for kind in kinds])
    ]
    zones = places(state, where, frame.a, standing)
    muster = bytearray(len(state.zombies))
    for zone in standing:
        if zones >> zone & 1:
            for kind in kinds:
                muster[zone * count + kind] = able(state, zone * count + kind)
    activate_muster(run, state, muster)


def places(state: Game, where: str, own: int, among: list[int]) -> int:
    """Of some zones those that an order speaks of, as bits."""
    if where == "zone":
        return 1 << own
    if where == "sight":
        people = sum({1 << me.zone for me in state.survivors if me.zone >= 0})
        return sum([1 << zone for zone in among if state.topology.seen[zone] & people])
    if where == "noise":
        return nearest(state, noise_zones(state), among)
    return sum([1 << zone for zone in among])


def nearest(state: Game, goals: int, among: list[int]) -> int:
    """The zones with the fewest steps to the Noise token, all of them if several tie."""
    best = UNREACHABLE
    found = 0
    for zone in among:
        for goal in range(goals.bit_length()):
            steps = state.topology.distance(zone, goal) if goals >> goal & 1 else UNREACHABLE
            if steps < best:
                best = steps
                found = 0
            if steps == best and steps != UNREACHABLE:
                found |= 1 << zone
    return found


def tell_order(run: Run, state: Game, card: ZombieCard, zone: int, level: int) -> None:
    """An order is told by its own number."""
    if card.deck == ORDERS:
        told: dict[str, object] = {"card": card.number - FIRST_ORDER, "zone": zone, "level": level}
        run.tell("order-drawn", "AD-ZSPAWN-01", told)
    else:
        tell_card(run, state, card, zone, level)


def change(book: Book) -> None:
    """Put it into a book."""
    book.insert_after("spawn-card", "carry-out-orders", obey)
    book.replace("rulings", "tell-card", Ruling("tell-card", tell_order))
