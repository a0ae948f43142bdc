"""Feeding, recruiting and the squad of the day (ZP-FEED, ZP-RADIO, ZP-SQUAD-10).

Frame of a turn: a whose, b portions left of the open card, c portions paid for a recruit, d notes; items who
has eaten.
"""

from typing import Final

from shamble.games.zpocalypse.names import REST_OF_MEAL
from shamble.games.zpocalypse.night.free import BY_DAY
from shamble.games.zpocalypse.printed import FOOD, IN_FEED, MEAL
from shamble.games.zpocalypse.scoring.goals import offer_reveal, reveal
from shamble.games.zpocalypse.scoring.tallies import tally
from shamble.games.zpocalypse.squad.abilities import bonus, give_back, lend, spend, users
from shamble.games.zpocalypse.squad.cards import (
    cards_of,
    lose_card,
    members,
    one_of_each,
    receive,
    settle_loads,
)
from shamble.games.zpocalypse.squad.stats import fix, max_hp
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import (
    ASK_ARRANGE,
    ASK_FEED,
    ASK_HUNGRY,
    ASK_RECRUIT,
    ASK_RECRUITED,
    ASK_SQUAD,
    DONE,
    EAT,
    FEED_TURN,
    KEEP_ONLY,
    PAY,
    RECRUIT,
    REVEAL,
    SEND,
    USE,
)
from shamble.kernel.action import pack, verb_of, x_of, y_of
from shamble.kernel.decks import discard
from shamble.kernel.event import EVERYBODY, Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import ALWAYS, OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run

HOT_CARD: Final = 1
HOT_PRICE: Final = 2
STARVED: Final = 4
ENOUGH_FED: Final = 8
ATE_HOT: Final = 16
RECRUITED_ENOUGH: Final = 32
SQUAD_FIXED: Final = 64
SOMEBODY_SENT: Final = 128
"""What frame.d notes: the open card is radioactive, the price is, nobody could eat, meals are over, somebody
ate something radioactive, nobody else is recruited, the squad is fixed, somebody was sent away."""

PRICE: Final = 2
"""Food for a recruit (ZP-FEED-12)."""
MOST_PEOPLE: Final = 4
HUNGER: Final = 2
"""The hit points that a squad without food loses (ZP-FEED-08)."""


def restore(run: Run, state: Table, frame: Frame) -> None:
    """Hit points are back at the maximum, Radiation tokens go (ZP-FEED-01)."""
    state.radiated = ()
    for squad, who in enumerate(state.squads):
        who.hp = max_hp(state, squad)


def one_after_another(run: Run, state: Table, frame: Frame) -> None:
    """The players act in turn order (ZP-FEED-18)."""
    if frame.a < len(state.order):
        run.again(frame)
        squad = state.order[frame.a]
        frame.a += 1
        if members(state, squad):
            run.push(FEED_TURN, squad).items = []


def turn_of(state: Table) -> Frame:
    """The player's part of the Feed step that is under way."""
    return state.under_way(FEED_TURN)


def eaten(frame: Frame) -> list[int]:
    items = frame.items
    assert items is not None
    return items


def food_of(state: Table, squad: int) -> list[int]:
    """The Food cards of a squad."""
    return [card for card in cards_of(state, squad) if state.rules.cards[card].kind == MEAL]


# --- meals


def meals(run: Run, state: Table, frame: Frame) -> None:
    """Until all have eaten, no food is left, or it is enough; without any food one is kept (ZP-FEED-08)."""
    squad = frame.a
    hungry = [person for person in members(state, squad) if person not in eaten(frame)]
    if frame.d & ENOUGH_FED or not hungry:
        return
    if frame.b or food_of(state, squad):
        run.again(frame)
        run.push(ASK_FEED, squad)
    elif not eaten(frame):
        run.again(frame)
        run.push(ASK_HUNGRY, squad)


def feed_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: who feeds."""
    turn = turn_of(state)
    squad = frame.a
    hungry = [person for person in members(state, squad) if person not in eaten(turn)]
    food = one_of_each(state, food_of(state, squad))
    found: list[int] = []
    for person in hungry:
        found += [pack(EAT, squad, person, card) for card in food]
        if turn.b:
            found.append(pack(EAT, squad, person, REST_OF_MEAL))
    if not found:
        return []
    for person in users(state, squad, IN_FEED):
        if not state.rules.people[person].ability or not _discounts(state, person):
            found.append(pack(USE, squad, person))
    if eaten(turn):
        found.append(pack(DONE, squad))
    offer_reveal(state, squad, found)
    return sorted(found)


def _discounts(state: Table, person: int) -> bool:
    """Whether an ability is for recruits and not for meals."""
    ability = state.rules.people[person].ability
    return ability is not None and bool(ability.amount("recruit discount"))


def eat(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One survivor eats one portion (ZP-FEED-02)."""
    turn = turn_of(state)
    squad, verb = frame.a, verb_of(action)
    if verb == DONE:
        turn.d |= ENOUGH_FED
    elif verb == USE:
        spend(run, state, squad, x_of(action))
        lend(state, x_of(action))
    elif verb == REVEAL:
        reveal(run, state, action)
    else:
        _meal(run, state, turn, x_of(action), y_of(action))


def _meal(run: Run, state: Table, turn: Frame, person: int, food: int) -> None:
    squad = turn.a
    if food == REST_OF_MEAL:
        turn.b -= 1
    else:
        card = state.rules.cards[food]
        lose_card(state, squad, food)
        discard(state, FOOD, food)
        turn.b = card.portions - 1 + bonus(state, squad, "feed two")
        give_back(state, squad, "feed two")
        turn.d = turn.d | HOT_CARD if card.radioactive else turn.d & ~HOT_CARD
    eaten(turn).append(person)
    tally(state, squad, "fed")
    if run.listener is not None:
        rule = "ZP-FEED-03" if food == REST_OF_MEAL else "ZP-FEED-02"
        told: dict[str, object] = {"squad": squad, "person": person, "hot": bool(turn.d & HOT_CARD)}
        run.tell("fed", rule, told)
    if turn.d & HOT_CARD:
        turn.d |= ATE_HOT
        if bonus(state, squad, "ignore radiation"):
            give_back(state, squad, "ignore radiation")
        else:
            _radiate(run, state, squad, person, "ZP-RADIO-01")


def _radiate(run: Run, state: Table, squad: int, person: int, rule: str) -> None:
    """A Radiation token; never more than one (ZP-RADIO-02)."""
    if person not in state.radiated:
        state.radiated = tuple(sorted((*state.radiated, person)))
        if run.listener is not None:
            run.tell("radiated", rule, {"squad": squad, "person": person})


def refuse_meal(state: Table, frame: Frame, action: int) -> list[Reason]:
    if verb_of(action) in (KEEP_ONLY, DONE):
        return [Reason("refused-food-is-there", "ZP-FEED-11")]
    return []


def hungry_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose squad has nothing to eat. If somebody gives it food, it feeds after all."""
    if food_of(state, frame.a):
        return []
    return sorted([pack(KEEP_ONLY, frame.a, person) for person in members(state, frame.a)])


def keep_only(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One is kept without food, active all the same (ZP-FEED-09)."""
    turn = turn_of(state)
    eaten(turn).append(x_of(action))
    turn.d |= STARVED | ENOUGH_FED
    if run.listener is not None:
        run.tell("starving", "ZP-FEED-08", {"squad": frame.a, "person": x_of(action)})


def part(run: Run, state: Table, frame: Frame) -> None:
    """Who did not eat goes to the pool; the others are active from now on (ZP-FEED-06, -07)."""
    squad = frame.a
    who = state.squads[squad]
    everybody = members(state, squad)
    stay = tuple([person for person in everybody if person in eaten(frame)])
    leave = [person for person in everybody if person not in eaten(frame)]
    frame.b = 0
    give_back(state, squad)
    if not frame.d & STARVED:
        if not leave:
            tally(state, squad, "all fed")
        if not frame.d & ATE_HOT:
            tally(state, squad, "clean days")
    who.people = stay
    who.newcomers = ()
    for person in leave:
        to_pool(run, state, squad, person, "ZP-FEED-06")


def to_pool(run: Run, state: Table, squad: int, person: int, rule: str) -> None:
    """Somebody leaves for the pool, without a token; the cards stay with those who remain (ZP-CARRY-07)."""
    who = state.squads[squad]
    who.people = tuple([other for other in who.people if other != person])
    cards = state.carried[person]
    state.carried[person] = ()
    for card in cards:
        receive(state, squad, card)
    state.pool = tuple(sorted((*state.pool, person)))
    state.radiated = tuple([other for other in state.radiated if other != person])
    if run.listener is not None:
        run.tell("to-pool", rule, {"squad": squad, "person": person})


# --- recruits


def recruits(run: Run, state: Table, frame: Frame) -> None:
    """As long as there is food for the price and somebody in the pool (ZP-FEED-12, -13)."""
    if frame.c >= price(state, frame.a):
        frame.c = 0
        state.seen = 1 << frame.a
        run.again(frame)
        run.push(ASK_RECRUITED, frame.a)
    elif frame.c or (not frame.d & RECRUITED_ENOUGH and can_recruit(state, frame.a)):
        run.again(frame)
        run.push(ASK_RECRUIT, frame.a)


def price(state: Table, squad: int) -> int:
    """What a recruit costs."""
    return max(1, PRICE - bonus(state, squad, "recruit discount"))


def portions(state: Table, squad: int) -> int:
    """The food that a squad has."""
    return sum([state.rules.cards[card].portions for card in food_of(state, squad)])


def can_recruit(state: Table, squad: int) -> bool:
    """Whether the price can be paid for anybody, perhaps with an ability."""
    if not state.pool:
        return False
    helps = any([_discounts(state, person) for person in users(state, squad, IN_FEED)])
    return portions(state, squad) >= price(state, squad) - int(helps)


def recruit_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: who pays. What has been begun is paid to the end."""
    turn = turn_of(state)
    squad = frame.a
    found: list[int] = []
    if turn.c or portions(state, squad) >= price(state, squad):
        found = [pack(PAY, squad, card) for card in one_of_each(state, food_of(state, squad))]
    if not turn.c:
        for person in users(state, squad, IN_FEED):
            if _discounts(state, person):
                found.append(pack(USE, squad, person))
        found.append(pack(DONE, squad))
        offer_reveal(state, squad, found)
    return sorted(found)


def pay(run: Run, state: Table, frame: Frame, action: int) -> None:
    turn = turn_of(state)
    squad, verb = frame.a, verb_of(action)
    if verb == DONE:
        turn.d |= RECRUITED_ENOUGH
    elif verb == USE:
        spend(run, state, squad, x_of(action))
        lend(state, x_of(action))
    elif verb == REVEAL:
        reveal(run, state, action)
    else:
        card = x_of(action)
        if not turn.c:
            turn.d &= ~HOT_PRICE
        lose_card(state, squad, card)
        discard(state, FOOD, card)
        turn.c += state.rules.cards[card].portions
        if state.rules.cards[card].radioactive:
            turn.d |= HOT_PRICE
        if run.listener is not None:
            run.tell("paid", "ZP-FEED-12", {"squad": squad, "card": card})


def recruited_options(state: Table, frame: Frame) -> list[int]:
    return sorted([pack(RECRUIT, frame.a, person) for person in state.pool])


def recruited(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One joins, fed by the price; the others lie facedown again (ZP-FEED-14, -15)."""
    person = x_of(action)
    squad = frame.a
    state.seen = 0
    state.pool = tuple([other for other in state.pool if other != person])
    who = state.squads[squad]
    who.people = (*who.people, person)
    give_back(state, squad, "recruit discount")
    tally(state, squad, "survivors gained")
    if run.listener is not None:
        run.tell("recruited", "ZP-FEED-12", {"squad": squad, "person": person})
    if turn_of(state).d & HOT_PRICE:
        _radiate(run, state, squad, person, "ZP-RADIO-08")


def only_payer(state: Table, frame: Frame, action: int) -> int:
    """Who looks through the pool does so alone."""
    return 1 << frame.a


# --- the squad of the day


def choose_squad(run: Run, state: Table, frame: Frame) -> None:
    """At least one and at most four (ZP-SQUAD-10)."""
    several = len(state.squads[frame.a].people) > 1 or frame.d & SOMEBODY_SENT
    if several and not frame.d & SQUAD_FIXED:
        run.again(frame)
        run.push(ASK_SQUAD, frame.a)


def squad_options(state: Table, frame: Frame) -> list[int]:
    people = state.squads[frame.a].people
    found = [pack(SEND, frame.a, person) for person in people] if len(people) > 1 else []
    if len(people) <= MOST_PEOPLE:
        found.append(pack(DONE, frame.a))
    return sorted(found)


def answer_squad(run: Run, state: Table, frame: Frame, action: int) -> None:
    if verb_of(action) == DONE:
        turn_of(state).d |= SQUAD_FIXED
    else:
        turn_of(state).d |= SOMEBODY_SENT
        to_pool(run, state, frame.a, x_of(action), "ZP-SQUAD-10")


def refuse_squad(state: Table, frame: Frame, action: int) -> list[Reason]:
    if verb_of(action) == DONE:
        return [Reason("refused-five", "ZP-SQUAD-01")]
    if verb_of(action) == SEND:
        return [Reason("refused-last-one", "ZP-SQUAD-10")]
    return []


def arrange(run: Run, state: Table, frame: Frame) -> None:
    """Cards are assigned, four to a survivor at most; the surplus is laid down (ZP-FEED-16, ZP-CARRY-04)."""
    settle_loads(state, frame.a)
    if cards_of(state, frame.a):
        run.push(ASK_ARRANGE, frame.a, BY_DAY).items = []


def take_stock(run: Run, state: Table, frame: Frame) -> None:
    """The numbers of the squad for this day (ZP-STAT-10); hunger lowers the hit points to one at least."""
    squad = frame.a
    who = state.squads[squad]
    give_back(state, squad)
    fix(state, squad)
    who.hp = max_hp(state, squad)
    if frame.d & STARVED:
        who.hp = max(1, who.hp - HUNGER)
    if run.listener is not None:
        rule = "ZP-FEED-10" if frame.d & STARVED else "ZP-STAT-10"
        run.tell("tallied", rule, {"squad": squad, "people": list(who.people), "left": who.hp})


def who_may_know(state: Table, frame: Frame, action: int) -> int:
    """Who could reveal a goal is known to nobody else (ZP-DAY-11)."""
    return 1 << frame.a if verb_of(action) == REVEAL else EVERYBODY


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("feed-phase", named_steps(restore, one_after_another)),
    Procedure("feed-turn", named_steps(meals, part, recruits, choose_squad, arrange, take_stock)),
)
QUESTIONS: tuple[Question, ...] = (
    Question(
        "ask-feed",
        OWNED,
        feed_options,
        eat,
        "ZP-FEED-02",
        refuse=refuse_meal,
        knows=who_may_know,
        traits=(ALWAYS,),
    ),
    Question("ask-hungry", OWNED, hungry_options, keep_only, "ZP-FEED-08", traits=(ALWAYS,)),
    Question("ask-recruit", OWNED, recruit_options, pay, "ZP-FEED-12", knows=who_may_know),
    Question(
        "ask-recruited",
        OWNED,
        recruited_options,
        recruited,
        "ZP-FEED-12",
        knows=only_payer,
        traits=(ALWAYS,),
    ),
    Question("ask-squad", OWNED, squad_options, answer_squad, "ZP-SQUAD-10", refuse=refuse_squad),
)
