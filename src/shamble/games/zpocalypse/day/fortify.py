"""Building (ZP-FORT). Frame of a turn: a whose, b whether the player has done."""

from typing import Final

from shamble.games.zpocalypse.printed import IN_FORTIFY, ITEMS, SCRAP
from shamble.games.zpocalypse.scoring.goals import offer_reveal, reveal
from shamble.games.zpocalypse.scoring.tallies import tally
from shamble.games.zpocalypse.scoring.tracker import score
from shamble.games.zpocalypse.squad.abilities import bonus, give_back, lend, spend, users
from shamble.games.zpocalypse.squad.cards import cards_of, lose_card
from shamble.games.zpocalypse.structures.building import (
    build_edge,
    build_site,
    edge_places,
    refuse_edge,
    refuse_site,
    site_places,
)
from shamble.games.zpocalypse.structures.works import GATE, LOOKOUT, SANDBAGS, TRAP, WALL
from shamble.games.zpocalypse.table import NOWHERE, Table
from shamble.games.zpocalypse.vocabulary import (
    ASK_BUILD,
    ASK_SITE,
    AT,
    BUILD,
    DONE,
    FORTIFY_TURN,
    ON,
    REVEAL,
    USE,
)
from shamble.kernel.action import pack, verb_of, x_of
from shamble.kernel.counters import count, counted, may_use, set_counter, use
from shamble.kernel.decks import discard
from shamble.kernel.event import EVERYBODY, Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run


class Plan:
    """A structure as the list of costs has it (ZP-FORT-02)."""

    __slots__ = ("kind", "on_edge", "scrap", "vp", "workers")

    def __init__(self, kind: int, on_edge: bool, workers: int, scrap: int, vp: int) -> None:
        self.kind = kind
        self.on_edge = on_edge
        self.workers = workers
        self.scrap = scrap
        self.vp = vp


PLANS: Final = (
    Plan(SANDBAGS, True, 1, 0, 1),
    Plan(TRAP, False, 2, 0, 2),
    Plan(WALL, True, 1, 1, 2),
    Plan(GATE, True, 1, 2, 3),
    Plan(LOOKOUT, False, 3, 3, 6),
)
"""In the order of their names in `names.structures`."""

TASK: Final = "task"
"""The limit: one building task a day for each survivor (ZP-FORT-03)."""


def one_after_another(run: Run, state: Table, frame: Frame) -> None:
    """In turn order; under a Night Owl card nobody builds (ZP-FORT-01, -09)."""
    if frame.a < len(state.order):
        run.again(frame)
        squad = state.order[frame.a]
        frame.a += 1
        who = state.squads[squad]
        if who.people and who.owl == NOWHERE:
            run.push(FORTIFY_TURN, squad)


def go_on(run: Run, state: Table, frame: Frame) -> None:
    """As many structures as survivors and Scrap allow, or an ability would."""
    if not frame.b and (buildable(state, frame.a) or users(state, frame.a, IN_FORTIFY)):
        run.again(frame)
        run.push(ASK_BUILD, frame.a)


def rest(run: Run, state: Table, frame: Frame) -> None:
    give_back(state, frame.a)
    set_counter(state, "extra-work", 0, frame.a)


# --- what can be built


def workers(state: Table, squad: int) -> int:
    """Active survivors who have no building task yet, and what an ability adds."""
    people = state.squads[squad].people
    free = len([person for person in people if may_use(state, TASK, person)])
    return free + bonus(state, squad, "workers") - counted(state, "extra-work", squad)


def scrap_cards(state: Table, squad: int) -> list[int]:
    return [card for card in cards_of(state, squad) if state.rules.cards[card].kind == SCRAP]


def scrap_for(state: Table, squad: int, plan: Plan) -> int:
    """The Scrap that a structure costs, perhaps less by an ability."""
    return max(0, plan.scrap - bonus(state, squad, "scrap"))


def tolerated(state: Table, squad: int) -> int:
    """How many zombies may stand on a tile where the squad builds: none without an ability (ZP-FORT-06)."""
    return bonus(state, squad, "build beside zombies")


def places(state: Table, squad: int, plan: Plan) -> list[int]:
    """The edges, or the squares, where a structure may stand."""
    if plan.on_edge:
        return edge_places(state, tolerated(state, squad))
    return site_places(state, plan.kind, tolerated(state, squad))


def is_affordable(state: Table, squad: int, plan: Plan) -> bool:
    enough = workers(state, squad) >= plan.workers
    return enough and len(scrap_cards(state, squad)) >= scrap_for(state, squad, plan)


def buildable(state: Table, squad: int) -> list[int]:
    """The structures that a squad could build now, by their place in the list."""
    found: list[int] = []
    for number, plan in enumerate(PLANS):
        if is_affordable(state, squad, plan) and places(state, squad, plan):
            found.append(number)
    return found


def build_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: who builds."""
    found = [pack(BUILD, frame.a, number) for number in buildable(state, frame.a)]
    found += [pack(USE, frame.a, person) for person in users(state, frame.a, IN_FORTIFY)]
    found.append(pack(DONE, frame.a))
    offer_reveal(state, frame.a, found)
    return sorted(found)


def answer_build(run: Run, state: Table, frame: Frame, action: int) -> None:
    verb = verb_of(action)
    if verb == DONE:
        state.under_way(FORTIFY_TURN).b = 1
    elif verb == USE:
        spend(run, state, frame.a, x_of(action))
        lend(state, x_of(action))
    elif verb == REVEAL:
        reveal(run, state, action)
    else:
        run.push(ASK_SITE, frame.a, x_of(action))


def refuse_build(state: Table, frame: Frame, action: int) -> list[Reason]:
    if verb_of(action) == BUILD and x_of(action) < len(PLANS):
        plan = PLANS[x_of(action)]
        if not is_affordable(state, frame.a, plan):
            told = {"workers": plan.workers, "scrap": scrap_for(state, frame.a, plan)}
            return [Reason("refused-cannot-afford", "ZP-FORT-02", told)]
        return [Reason("refused-no-place", "ZP-FORT-06")]
    return []


def who_may_know(state: Table, frame: Frame, action: int) -> int:
    return 1 << frame.a if verb_of(action) == REVEAL else EVERYBODY


# --- where


def site_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: who builds; frame.b: what."""
    plan = PLANS[frame.b]
    verb = AT if plan.on_edge else ON
    return sorted([pack(verb, frame.a, place) for place in places(state, frame.a, plan)])


def build(run: Run, state: Table, frame: Frame, action: int) -> None:
    """Survivors work, Scrap is discarded, the structure stands, the points are scored (ZP-FORT-05, -08)."""
    squad, plan, place = frame.a, PLANS[frame.b], x_of(action)
    pay(state, squad, plan)
    if plan.on_edge:
        build_edge(run, state, place, plan.kind)
    else:
        build_site(run, state, place, plan.kind)
    if plan.kind == LOOKOUT:
        set_counter(state, "lookout-of", squad + 1, place)
    tally(state, squad, "structures")
    tally(state, squad, "structure vp", plan.vp)
    if plan.kind in (WALL, GATE):
        tally(state, squad, "walls and gates")
    score(run, state, squad, plan.vp, "structure", "ZP-VP-02")


def pay(state: Table, squad: int, plan: Plan) -> None:
    """Whoever is free works, what an ability adds first; Scrap goes to the Items discards."""
    needed = plan.workers
    extra = min(needed, bonus(state, squad, "workers") - counted(state, "extra-work", squad))
    count(state, "extra-work", extra, squad)
    needed -= extra
    for person in state.squads[squad].people:
        if needed and may_use(state, TASK, person):
            use(state, TASK, person)
            needed -= 1
    for card in scrap_cards(state, squad)[: scrap_for(state, squad, plan)]:
        lose_card(state, squad, card)
        discard(state, ITEMS, card)
    if plan.scrap:
        give_back(state, squad, "scrap")


def refuse_place(state: Table, frame: Frame, action: int) -> list[Reason]:
    plan = PLANS[frame.b]
    if verb_of(action) == AT and plan.on_edge:
        return refuse_edge(state, x_of(action), tolerated(state, frame.a))
    if verb_of(action) == ON and not plan.on_edge:
        return refuse_site(state, plan.kind, x_of(action), tolerated(state, frame.a))
    return []


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("fortify-phase", named_steps(one_after_another)),
    Procedure("fortify-turn", named_steps(go_on, rest)),
)
QUESTIONS: tuple[Question, ...] = (
    Question(
        "ask-build", OWNED, build_options, answer_build, "ZP-FORT-01", refuse=refuse_build, knows=who_may_know
    ),
    Question("ask-site", OWNED, site_options, build, "ZP-FORT-10", refuse=refuse_place),
)
