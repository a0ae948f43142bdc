"""What a mission lets survivors carry that takes no slot: bags of money, a pelt. Whoever falls drops it."""

from typing import Any, Final

from shamble.family.missions.word_types import LEAVING, ZONE, ZONES
from shamble.family.position.state import ESCAPED, Game
from shamble.kernel.book import Book
from shamble.kernel.counters import count, counted, set_counter
from shamble.kernel.frame import Frame
from shamble.kernel.rows import SHOWN, Counter
from shamble.kernel.run import Run
from shamble.kernel.words import EFFECT, NUMBER, Build, Effect, Number, Scope, Words

LYING: Final = Counter("loads", "zone", shown=SHOWN)
CARRIED: Final = Counter("load", "survivor", shown=SHOWN)

Facts = tuple[int, ...]
Values = dict[str, Any]


def carried(state: Game, who: int) -> int:
    """How many a survivor carries."""
    return counted(state, CARRIED.name, who)


def drop_loads(run: Run, state: Game, frame: Frame) -> None:
    """What the fallen carried lies where it fell."""
    number = carried(state, frame.a)
    if number and frame.b >= 0:
        set_counter(state, CARRIED.name, 0, frame.a)
        count(state, LYING.name, number, frame.b)
        run.touched = True


# --- words for missions


def _loads_in(scope: Scope, values: Values) -> Number:
    zones: tuple[int, ...] = values["zones"]
    return lambda state, facts: sum(counted(state, LYING.name, zone) for zone in zones)


def _loads_here(scope: Scope, values: Values) -> Number:
    at = scope.fact("actor")
    return lambda state, facts: counted(state, LYING.name, max(0, state.survivors[facts[at]].zone))


def _loads_away(scope: Scope, values: Values) -> Number:
    return lambda state, facts: sum(
        carried(state, who) for who, me in enumerate(state.survivors) if me.zone == ESCAPED
    )


def _loads_left(scope: Scope, values: Values) -> Number:
    def number(state: Game, facts: Facts) -> int:
        lying = sum(counted(state, LYING.name, zone) for zone in range(len(state.crowd)))
        return lying + sum(carried(state, who) for who, me in enumerate(state.survivors))

    return number


def _actor_loads(scope: Scope, values: Values) -> Number:
    at = scope.fact("actor")
    return lambda state, facts: carried(state, facts[at])


def _lay_load(scope: Scope, values: Values) -> Effect:
    zone = values["zone"]

    def effect(run: Run, state: Game, facts: Facts) -> None:
        place: int = zone(state, facts)
        count(state, LYING.name, 1, place)
        run.touched = True
        if run.listener is not None:
            run.tell("load-laid", "AD-MISSION-02", {"zone": place})

    return effect


def _change_load(by: int, event: str) -> Build:
    """What somebody takes up from its zone, or puts away."""

    def build(scope: Scope, values: Values) -> Effect:
        at = scope.fact("actor")

        def effect(run: Run, state: Game, facts: Facts) -> None:
            who = facts[at]
            zone = state.survivors[who].zone
            if not (counted(state, LYING.name, zone) if by > 0 else carried(state, who)):
                return
            if by > 0:
                count(state, LYING.name, -by, zone)
            count(state, CARRIED.name, by, who)
            run.touched = True
            if run.listener is not None:
                run.tell(event, "AD-MISSION-02", {"survivor": who})

        return effect

    return build


def add_words(words: Words) -> None:
    """What missions may say of loads."""
    words.add(NUMBER, "loads-in", _loads_in, (ZONES,))
    words.add(NUMBER, "loads-here", _loads_here, (), ("actor",))
    words.add(NUMBER, "loads-away", _loads_away, traits=(LEAVING,))
    words.add(NUMBER, "loads-left", _loads_left)
    words.add(NUMBER, "actor-loads", _actor_loads, (), ("actor",))
    words.add(EFFECT, "lay-load", _lay_load, (ZONE,))
    words.add(EFFECT, "take-load", _change_load(1, "load-taken"), (), ("actor",))
    words.add(EFFECT, "stow-load", _change_load(-1, "load-stowed"), (), ("actor",))


def change(book: Book) -> None:
    """Put it into a book."""
    for counter in (LYING, CARRIED):
        book.add("counters", counter.name, counter)
    book.insert_after("leave-the-game", "drop-tokens", drop_loads)
