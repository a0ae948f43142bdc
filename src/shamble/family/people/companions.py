"""Companions: survivors that nobody plays. They follow a leader, lend it a skill, and break easily.

`Survivor.leader` says who leads one: see `state`. A Companion has no cards and no actions; any wound
eliminates it; it goes where its leader goes.
HANDING_OVER frame: a actor, b partner of a trade; items the Companions still to be asked about.
"""

from shamble.family.carrying.inventory import shed
from shamble.family.carrying.tokens import has_tokens_to_trade
from shamble.family.carrying.trading import offer_trade
from shamble.family.moving.manners import BY_FOLLOWING
from shamble.family.moving.seats import car_of, free_passenger_seats, ride_in
from shamble.family.moving.travel import put
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, HEALTH
from shamble.family.people.wounds import eliminate
from shamble.family.position.printed import BLUE, YELLOW
from shamble.family.position.state import BYSTANDER, LONE, ON_FOOT, PLAYED, Game, Survivor
from shamble.family.round.allowance import can_pay, no_action_left, takes_one
from shamble.family.rules import SETUP_STREAM
from shamble.family.vocabulary import (
    ASK_COMPANION,
    ASK_ENTRUST,
    ASK_LEADER,
    ASK_SKILL,
    COMPANION_IS,
    ENTRUST,
    HANDING_OVER,
    LEADS,
    RALLY,
    RETAIN,
    TRADE,
)
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, actor_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, SHARED, Question, Verb
from shamble.kernel.run import Run

LED_BY_CHOICE = -4


def can_be_companion(state: Game, character: int) -> bool:
    """Whether an identity may be a Companion: not one with a skill that works only at the setup."""
    rules = state.rules
    return not any(
        rules.skill(name).from_start
        for side in rules.characters[character].sides
        for level in side
        for name in level
    )


def candidates(state: Game) -> list[int]:
    """The identities that are not in the game and may be Companions."""
    taken = {survivor.character for survivor in state.survivors}
    return [
        row.index
        for row in state.rules.characters
        if row.index not in taken
        and (state.rules.mission.anybody_follows or can_be_companion(state, row.index))
    ]


def add_companion(run: Run, state: Game, character: int, zone: int, leader: int) -> None:
    """Put a Companion on the board, alone or led. Where the leader's car is full, it waits beside it."""
    seat = state.survivors[leader].seat if leader >= 0 else len(state.survivors) % state.rules.options.seats
    state.survivors.append(
        Survivor(character, seat, zone, 0, 0, BLUE, 0, 0, 0, 0, LONE, (), (), (), (), Kit(()))
    )
    number = len(state.survivors) - 1
    state.rules.refit(state, state.survivors[number])
    run.touched = True
    if run.listener is not None:
        run.tell("companion-joined", "Z2-COMP-01", {"survivor": number, "zone": zone})
        run.cite("Z2-COMP-03")
    if leader >= 0:
        follow_if_seated(run, state, number, leader)


def draw_companion(run: Run, state: Game, zone: int, leader: int) -> None:
    """A Companion at random among those who may be one."""
    free = candidates(state)
    if free:
        at = run.chance.draw(state.streams, SETUP_STREAM, len(free), "companion")
        add_companion(run, state, free[at], zone, leader)


def follow(run: Run, state: Game, companion: int, leader: int, rule: str) -> None:
    """A Companion is with its leader from now on, in its car too, and lends it a skill."""
    other, me = state.survivors[companion], state.survivors[leader]
    before = other.leader
    other.leader = leader
    other.seat = me.seat
    other.ride = ON_FOOT
    if me.ride != ON_FOOT:
        other.ride = ride_in(state, car_of(state, me), state.rules.passenger_seat)
    if other.zone != me.zone:
        put(run, state, [companion], me.zone, BY_FOLLOWING)
    if before >= 0:
        state.rules.refit(state, state.survivors[before])
    state.rules.refit(state, other)
    state.rules.refit(state, me)
    shed(run, state)
    run.touched = True
    if run.listener is not None:
        run.tell("companion-follows", rule, {"survivor": companion, "leader": leader})
        run.cite("Z2-COMP-04")


def follow_if_seated(run: Run, state: Game, companion: int, leader: int) -> None:
    """A Companion follows, unless its leader sits in a full car: then it waits to be rallied."""
    if has_room_for(state, leader):
        follow(run, state, companion, leader, "Z2-COMP-04")
        return
    state.survivors[companion].leader = LONE
    if run.listener is not None:
        run.cite("Z2-COMP-11")


def companions_of(state: Game, leader: int) -> list[int]:
    """Who follows a survivor."""
    return [i for i, other in enumerate(state.survivors) if other.leader == leader and other.zone >= 0]


def has_room_for(state: Game, leader: int) -> bool:
    """Whether one more Companion could come along: somebody in a car needs a free seat for it."""
    me = state.survivors[leader]
    return me.ride == ON_FOOT or free_passenger_seats(state, car_of(state, me)) > 0


# --- choosing who it is


def ask_companion(run: Run, zone: int, leader: int, stance: int = LONE) -> None:
    """Let the players choose who stands in a zone, waiting or led."""
    run.push(ASK_COMPANION, zone, leader + 1, stance)


def companion_options(state: Game, frame: Frame) -> list[int]:
    """Everybody who may be a Companion."""
    base = COMPANION_IS | NOBODY << ACTOR_SHIFT
    return [base | character << X_SHIFT for character in candidates(state)]


def choose_companion(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That is who it is."""
    add_companion(run, state, x_of(action), frame.a, frame.b - 1)
    if frame.b == 0:
        set_stance(run, state, len(state.survivors) - 1, frame.c)


def set_stance(run: Run, state: Game, companion: int, stance: int) -> None:
    """A Companion without a leader waits, cannot be rallied, or gets a leader of the players' choice."""
    if stance == LED_BY_CHOICE:
        run.push(ASK_LEADER, companion)
    else:
        state.survivors[companion].leader = stance


def leader_options(state: Game, frame: Frame) -> list[int]:
    """The played survivors, wherever they are: the Companion stands with its leader."""
    return [
        LEADS | i << ACTOR_SHIFT | frame.a << X_SHIFT
        for i, other in enumerate(state.survivors)
        if other.leader == PLAYED and other.zone >= 0
    ]


def choose_leader(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That survivor leads it."""
    follow_if_seated(run, state, x_of(action), actor_of(action))


def join_options(state: Game, frame: Frame) -> list[int]:
    """Those in the survivor's zone who could not be rallied so far."""
    zone = state.survivors[frame.a].zone
    return [
        LEADS | frame.a << ACTOR_SHIFT | i << X_SHIFT
        for i, other in enumerate(state.survivors)
        if other.leader == BYSTANDER and other.zone == zone
    ]


def swap_roles(run: Run, state: Game, who: int) -> None:
    """A survivor and its first Companion change places: cards, adrenaline and wounds stay with the part.

    The new one's skills follow its own card up to the level, with fresh choices at orange and red.
    """
    led = companions_of(state, who)
    if not led:
        return
    me, other = state.survivors[who], state.survivors[led[0]]
    me.character, other.character = other.character, me.character
    card, listed = state.rules.characters[me.character], state.rules.skills_of_level
    known = listed(card, BLUE) + (listed(card, YELLOW)[:1] if me.level >= YELLOW else ())
    me.skills = tuple([state.rules.skill(name).index for name in known])
    state.rules.refit(state, me)
    shed(run, state)
    if run.listener is not None:
        run.tell("roles-swapped", "Z2-COMP-01", {"survivor": who, "other": led[0]})
    for level in range(me.level, YELLOW, -1):
        run.push(ASK_SKILL, who, level)
    if me.wounds >= kit_of(state, me).values[HEALTH]:
        eliminate(run, state, who)


# --- rally


def offer_rally(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Lone Companions of the zone."""
    if kit.values[ACTIONS] <= me.spent:
        return
    for i, other in enumerate(state.survivors):
        if other.leader == LONE and other.zone == me.zone and i != who and has_room_for(state, who):
            out.append(RALLY | who << ACTOR_SHIFT | i << X_SHIFT)


def offer_trade_of_companions(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Trades for cards or tokens, and those in which only Companions change hands."""
    offer_trade(state, who, me, kit, out)
    if kit.values[ACTIONS] <= me.spent or state.rules.mission.companions_stay or me.hand or me.pack:
        return
    for i, other in enumerate(state.survivors):
        if (
            other.leader == PLAYED
            and other.zone == me.zone
            and i != who
            and not (other.hand or other.pack or has_tokens_to_trade(state, me, other))
            and (companions_of(state, who) or companions_of(state, i))
        ):
            out.append(TRADE | who << ACTOR_SHIFT | i << X_SHIFT)


def rally(run: Run, state: Game, action: int) -> None:
    """It follows from now on."""
    who, companion = actor_of(action), x_of(action)
    state.survivors[who].spent += 1
    follow(run, state, companion, who, "Z2-COMP-07")


def refuse_rally(state: Game, action: int) -> list[Reason]:
    """Why nobody can be rallied."""
    who, companion = actor_of(action), x_of(action)
    me = state.survivors[who]
    if companion >= len(state.survivors) or state.survivors[companion].zone != me.zone:
        return [Reason("refused-no-companion", "Z2-COMP-07")]
    if state.survivors[companion].leader != LONE:
        return [Reason("refused-no-companion", "Z2-COMP-07")]
    if not has_room_for(state, who):
        return [Reason("refused-no-free-seat", "Z2-COMP-11")]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]


# --- a trade of Companions


def hand_over(run: Run, state: Game, frame: Frame) -> None:
    """After the cards of a trade, its Companions."""
    for other in state.survivors:
        if other.leader == frame.a or other.leader == frame.b:
            break
    else:
        return
    companions = companions_of(state, frame.a) + companions_of(state, frame.b)
    if companions and not state.rules.mission.companions_stay:
        run.push(HANDING_OVER, frame.a, frame.b).items = companions


def ask_next_companion(run: Run, state: Game, frame: Frame) -> None:
    """One after the other: stay, or go with the partner."""
    if frame.items:
        run.again(frame)
        companion = frame.items.pop(0)
        run.push(ASK_ENTRUST, state.survivors[companion].leader, companion)


def entrust_options(state: Game, frame: Frame) -> list[int]:
    """Keep it, or let it go to the partner if the partner has room."""
    base = frame.a << ACTOR_SHIFT | frame.b << X_SHIFT
    handing = state.under_way(HANDING_OVER)
    partner = handing.b if frame.a == handing.a else handing.a
    if has_room_for(state, partner):
        return [ENTRUST | base, RETAIN | base]
    return [RETAIN | base]


VERBS = (Verb("rally", offer_rally, rally, refuse_rally, "Z2-COMP-07", "survivor", cost=takes_one),)
PROCEDURES = {"handing-over": (ask_next_companion,)}
QUESTIONS = (
    Question("ask-companion", SHARED, companion_options, choose_companion, "Z2-COMP-02"),
    Question("ask-leader", SHARED, leader_options, choose_leader, "Z2-COMP-04"),
    Question("ask-join", OWNED, join_options, choose_leader, "Z2-COMP-04"),
)
