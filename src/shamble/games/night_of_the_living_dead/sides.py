"""Two sides of every identity card: Romero and Zombicide mode, and Relatives, who hold all in Romero mode.

The counter `side` keeps the side that counts while no Relative is on the board; the one in force is derived.
"""

from shamble.family.people.sides import COUNTERS, SIDE, kept_side, look_again
from shamble.family.position.printed import Character
from shamble.family.position.state import Game, Survivor
from shamble.kernel.book import Book
from shamble.kernel.counters import set_counter
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Ruling
from shamble.kernel.run import Run

from .printed import ROMERO, ZOMBICIDE, kinds_that
from .sheet import starting_mode


def is_haunted(state: Game) -> bool:
    """Whether a Relative is on the board."""
    rules = state.rules
    for kind in rules.kinds:
        if kind.facts and kind.facts.get("holds") and state.pool[kind.index] != kind.figures:
            if any(state.zombies[kind.index :: rules.kind_count]):
                return True
    return False


def side(state: Game, me: Survivor) -> int:
    """The side that is in force."""
    return ROMERO if is_haunted(state) else kept_side(state, me)


def skills_by_side(state: Game, me: Survivor) -> tuple[int, ...]:
    """Romero mode gives the skills of all levels that were reached; Zombicide mode what was chosen."""
    rules = state.rules
    if me.character < 0 or rules.side(state, me) == ZOMBICIDE:
        return me.skills
    printed = rules.characters[me.character].sides[ROMERO]
    return tuple([rules.skill(name).index for names in printed[: me.level + 1] for name in names])


def skills_to_choose(character: Character, level: int) -> tuple[str, ...]:
    """Skills are chosen from the Zombicide side, whichever side lies up."""
    return character.sides[ZOMBICIDE if len(character.sides) > ZOMBICIDE else ROMERO][level]


def lay_identity_cards(run: Run, state: Game, frame: Frame) -> None:
    """Everybody begins with the side that the Scene says."""
    mode = starting_mode(state)
    for who, me in enumerate(state.survivors):
        set_counter(state, SIDE, mode, who)
        state.rules.refit(state, me)
    look_again(run, state)


def look_at_cards(run: Run, state: Game, kinds: int) -> None:
    """A Relative may have come or gone: cards turn at once, before anything is asked."""
    if any([kinds >> kind & 1 for kind in kinds_that(state, "holds")]):
        rule = "NL-RELATIVE-02" if is_haunted(state) else "NL-RELATIVE-03"
        look_again(run, state, rule)


def change(book: Book) -> None:
    """Put it into a book."""
    for counter in COUNTERS:
        book.add("counters", counter.name, counter)
    book.replace("rulings", "side", Ruling("side", side))
    book.replace("rulings", "skills-in-force", Ruling("skills-in-force", skills_by_side))
    book.replace("rulings", "skills-of-level", Ruling("skills-of-level", skills_to_choose))
    book.add("rulings", "figures-changed", Ruling("figures-changed", look_at_cards))
    book.add("citations", "side-changed", ("NL-MODE-01", "NL-MODE-10", "NL-MODE-11"))
    book.insert_after("setup", "choose-party", lay_identity_cards)
