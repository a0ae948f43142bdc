"""Identity cards with two sides: which one lies up, and which skills are in force.

Second Edition knows one side only. A game with more decides three questions anew: `side`, `skills-in-force`
and `skills-of-level`. Where a side is kept, and not derived alone, the counter `side` (per survivor) holds
it. The counter `shown-side` notes the one that everybody was last told of.
"""

from typing import Final

from shamble.family.carrying.inventory import shed
from shamble.family.position.printed import Character
from shamble.family.position.state import Game, Survivor
from shamble.kernel.counters import counted, set_counter
from shamble.kernel.moments import happen
from shamble.kernel.rows import Counter, Ruling
from shamble.kernel.run import Run

FRONT: Final = 0
SIDE: Final = "side"
SHOWN_SIDE: Final = "shown-side"

COUNTERS: Final = (Counter(SIDE, "survivor"), Counter(SHOWN_SIDE, "survivor"))
"""What a game whose cards have two sides puts into its book."""


def front_side(state: Game, me: Survivor) -> int:
    """Cards have one side."""
    return FRONT


def kept_side(state: Game, me: Survivor) -> int:
    """The side that was last turned up."""
    return counted(state, SIDE, state.survivors.index(me))


def chosen_skills(state: Game, me: Survivor) -> tuple[int, ...]:
    """All that a survivor has chosen or been given so far."""
    return me.skills


def printed_skills(character: Character, level: int) -> tuple[str, ...]:
    """What the front of the card lists for a level."""
    return character.levels[level]


def printed_traits(character: Character) -> tuple[str, ...]:
    """What is printed as such."""
    return character.traits


def turn_up(run: Run, state: Game, who: int, side: int, rule: str = "") -> None:
    """Another side of a card is turned up; whether it is in force is for the rules to say."""
    set_counter(state, SIDE, side, who)
    look_again(run, state, rule)


def note_side(state: Game, who: int) -> None:
    """In a position that is being set up, the side that lies up is nothing new, and the kit goes by it."""
    rules = state.rules
    me = state.survivors[who]
    if SHOWN_SIDE in rules.layout.counters:
        set_counter(state, SHOWN_SIDE, rules.side(state, me), who)
    rules.refit(state, me)


def look_again(run: Run, state: Game, rule: str = "") -> None:
    """Something has happened that may turn cards: kits follow, and what does not fit any more is given up.

    What is told bears the rule by which they turn, if there is one besides that of the game.
    """
    rules = state.rules
    turned: list[int] = []
    for who, me in enumerate(state.survivors):
        if rules.side(state, me) != counted(state, SHOWN_SIDE, who):
            turned.append(who)
    for who in turned:
        me = state.survivors[who]
        side = rules.side(state, me)
        set_counter(state, SHOWN_SIDE, side, who)
        rules.refit(state, me)
        if run.listener is not None:
            cited = rule or rules.cited_by.get("side-changed", ("",))[0]
            run.tell("side-changed", cited, {"survivor": who, "side": side})
            run.note("side-changed")
    if not turned:
        return
    run.touched = True
    shed(run, state)
    for who in turned:
        happen(run, state, "side-changed", (who, rules.side(state, state.survivors[who])))


RULINGS: Final = (
    Ruling("side", front_side),
    Ruling("traits", printed_traits),
    Ruling("skills-in-force", chosen_skills),
    Ruling("skills-of-level", printed_skills),
)
