"""The dead of the Harbour: they come lying in the water, the bosun turns everybody's card, bloaters burst."""

from typing import Final

from shamble.family.dead.figures import BY_CARD, able, lay_down, rise
from shamble.family.dead.statuses import Status
from shamble.family.fighting.facts import attack_under_way
from shamble.family.fighting.kinds import BY_HAND
from shamble.family.people.sides import COUNTERS, FRONT, look_again
from shamble.family.people.wounds import deal
from shamble.family.position.printed import BLUE, Character
from shamble.family.position.state import Game, Survivor
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.moments import facts_of
from shamble.kernel.rows import Reaction, Ruling
from shamble.kernel.run import Run

from .ground import PIER

SOAKED: Final = Status("soaked")
BACK: Final = 1


# --- they rest


def sink(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Whom a card brings onto a pier lies in the water for the rest of the round: no rush, no activation."""
    zones, kinds, number, cause = facts_of(frame)
    zone, kind = zones.bit_length() - 1, kinds.bit_length() - 1
    if cause == BY_CARD and state.rules.board.zones[zone].kind is PIER:
        number = min(number, able(state, zone * state.rules.kind_count + kind))
        lay_down(state, zone, kind, number, state.rules.status_number(SOAKED.name))
        if run.listener is not None:
            run.tell("soaked", "HB-REST-01", {"zone": zone, "kind": kind, "count": number})


def get_up(run: Run, state: Game, frame: Frame) -> None:
    """At the end of the round they get up."""
    status = state.rules.status_number(SOAKED.name)
    if run.listener is not None and any(state.idle[status]):
        run.tell("got-up", "HB-REST-02", {"count": sum(state.idle[status])})
    rise(state, status)


# --- the bosun turns the cards


def bosun_is_there(state: Game) -> bool:
    """Whether a bosun is on the board."""
    rules = state.rules
    return any([any(state.zombies[kind :: rules.kind_count]) for kind in rules.type_kinds["bosun"]])


def side(state: Game, me: Survivor) -> int:
    """While a bosun is about, cards with a back lie on it."""
    return BACK if len(state.rules.characters[me.character].sides) > BACK and bosun_is_there(state) else FRONT


def skills_by_side(state: Game, me: Survivor) -> tuple[int, ...]:
    """The front gives what was chosen; the back its first skill of each level that was reached."""
    rules = state.rules
    if me.character < 0 or rules.side(state, me) == FRONT:
        return me.skills
    back = rules.characters[me.character].sides[BACK]
    return tuple([rules.skill(back[level][0]).index for level in range(BLUE, me.level + 1)])


def skills_of_front(character: Character, level: int) -> tuple[str, ...]:
    """Skills are chosen from the front, whatever lies up."""
    return character.sides[FRONT][level]


def look_at_cards(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """A bosun may have come or gone."""
    if facts_of(frame)[1] & sum([1 << kind for kind in state.rules.type_kinds["bosun"]]):
        look_again(run, state)
        if run.listener is not None and attack_under_way(state) is not None:
            run.cite("HB-BOSUN-03")


# --- bloaters burst


def burst(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Who kills a bloater in its own zone suffers a wound for each; the attack goes on all the same."""
    who, zone, kind, number, _, means = facts_of(frame)
    if kind in state.rules.type_kinds["bloater"] and means >> BY_HAND & 1:
        if state.survivors[who].zone == zone:
            if run.listener is not None:
                run.tell("burst", "HB-BRINE-01", {"survivor": who, "zone": zone, "count": number})
            deal(run, zone, -who - 1, [kind, 1] * number)


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("statuses", SOAKED.name, SOAKED)
    book.add("reactions", "sink", Reaction("sink", "dead-came", sink))
    book.append_step("end-phase", get_up)
    for counter in COUNTERS:
        book.add("counters", counter.name, counter)
    book.replace("rulings", "side", Ruling("side", side))
    book.replace("rulings", "skills-in-force", Ruling("skills-in-force", skills_by_side))
    book.replace("rulings", "skills-of-level", Ruling("skills-of-level", skills_of_front))
    for moment in ("dead-came", "dead-went"):
        book.add("reactions", f"bosun-{moment}", Reaction(f"bosun-{moment}", moment, look_at_cards))
    book.add("citations", "side-changed", ("HB-BOSUN-02",))
    book.add("reactions", "burst", Reaction("burst", "zombie-killed", burst))
