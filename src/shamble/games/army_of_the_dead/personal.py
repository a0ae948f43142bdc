"""Personal Objectives: whose cards are in play, how far their goals are, and when they are achieved.

Each card lies on a slot that is tied to the Objective token of its colour.
"""

from collections.abc import Callable
from typing import Final

from shamble.family.dead.figures import restock, retire
from shamble.family.fighting.facts import attack_under_way
from shamble.family.fighting.facts import facts_of as facts_of_attack
from shamble.family.fighting.kinds import BY_HAND
from shamble.family.missions.mission import Goal, Number
from shamble.family.position.facts import Fact
from shamble.family.position.printed import FATE_SUPPLY
from shamble.family.position.state import ESCAPED, GONE, PLAYED, Game, Survivor, is_facedown
from shamble.kernel.book import Book
from shamble.kernel.counters import count, counted, counts_of, set_counter
from shamble.kernel.frame import Frame
from shamble.kernel.moments import facts_of
from shamble.kernel.rows import Counter, Reaction, Ruling
from shamble.kernel.run import Run

from .sleepers import tokens_in

SLOTS: Final = ("yellow", "purple", "black")
"""The slots of the mission folder, in the order in which drawn cards are put there."""

CARD: Final = Counter("personal-card", "slot")
"""1 + the survivor whose card lies on a slot; 0 while none does."""

DONE: Final = Counter("personal-done", "slot")
PROGRESS: Final = Counter("personal-progress", "slot")
HALVES: Final = Counter("personal-halves", "slot")
"""What has been made up for by two of something else: Shamblers killed once no Sleepers are left."""

COMPANY: Final = "company"
COMFORT: Final = "comfort"
SAFE: Final = "safe"
KILLS: Final = "kills"
SLEEPERS: Final = "sleepers"
EXIT: Final = "exit"
TROPHY: Final = "trophy"
CONCENTRATED: Final = "concentrated"
MELEE_KILLS: Final = "melee-kills"
FEEDING: Final = "feeding"
CARDS: Final = "cards"
GOALS: Final = (
    "",
    COMPANY,
    COMFORT,
    SAFE,
    KILLS,
    SLEEPERS,
    EXIT,
    TROPHY,
    CONCENTRATED,
    MELEE_KILLS,
    FEEDING,
    CARDS,
)
"""What the cards ask for."""

FACTS: Final = (
    Fact("characters", "goal", "", GOALS),
    Fact("characters", "goal-of", 1),
    Fact("characters", "goal-type", ""),
    Fact("characters", "goal-token", False),
    Fact("characters", "token-adrenaline", 0),
    Fact("characters", "token-card", ""),
    Fact("characters", "token-draw", 0),
    Fact("characters", "token-keep", 0),
)

CROWD: Final = 3
"""So many zombies are enough for who wants to be among them."""

MADE_UP_BY: Final = 2


# --- what lies there


def owner_of(state: Game, slot: int) -> int:
    """The survivor whose card lies on a slot; -1 for none."""
    return counted(state, CARD.name, slot) - 1


def slot_of(state: Game, who: int) -> int:
    """The slot with a survivor's card; -1 if it has none in play."""
    cards = counts_of(state, CARD.name)
    return cards.index(who + 1) if who + 1 in cards else -1


def slot_of_colour(state: Game, colour: int) -> int:
    """The slot of a colour of tokens, with a card on it; -1 for none."""
    name = state.rules.mission.colours[colour].name
    slot = SLOTS.index(name) if name in SLOTS else -1
    return slot if slot >= 0 and owner_of(state, slot) >= 0 else -1


def printed(state: Game, slot: int, fact: str) -> int:
    """A number on the card of a slot."""
    card = state.rules.characters[state.survivors[owner_of(state, slot)].character]
    return state.rules.printed.number("characters", card.facts, fact)


def word(state: Game, slot: int, fact: str) -> str:
    """A word on the card of a slot."""
    card = state.rules.characters[state.survivors[owner_of(state, slot)].character]
    return state.rules.printed.word("characters", card.facts, fact)


def is_done(state: Game, slot: int) -> bool:
    """Whether the goal of a slot has been achieved."""
    return counted(state, DONE.name, slot) > 0


def progress_of(state: Game, slot: int) -> int:
    """How far the goal of a slot is."""
    if is_done(state, slot):
        return printed(state, slot, "goal-of")
    return counted(state, PROGRESS.name, slot)


def token_of(state: Game, slot: int) -> int:
    """The Objective token of a slot, if its colour has been seen; -1 otherwise."""
    for token, colour in enumerate(state.colours):
        if not is_facedown(state, token) and colour >= 0 and slot_of_colour(state, colour) == slot:
            return token
    return -1


def counts_now(state: Game, slot: int) -> bool:
    """Whether what happens now may achieve a goal: its survivor carries the token, if it needs it."""
    if owner_of(state, slot) < 0 or is_done(state, slot):
        return False
    me = state.survivors[owner_of(state, slot)]
    return not printed(state, slot, "goal-token") or token_of(state, slot) in me.tokens


def kinds_wanted(state: Game, slot: int) -> tuple[int, ...]:
    """The kinds of zombies that a kill count asks for."""
    return state.rules.kinds_named.get(word(state, slot, "goal-type"), ())


def figures_on_card(state: Game, kind: int) -> int:
    """The figures of a kind that lie on kill counts instead of in the supply."""
    found = 0
    for slot in range(len(SLOTS)):
        if owner_of(state, slot) >= 0 and not is_done(state, slot) and word(state, slot, "goal") == KILLS:
            if kinds_wanted(state, slot)[:1] == (kind,) and state.rules.fate_of[kind] == FATE_SUPPLY:
                found += counted(state, PROGRESS.name, slot)
    return found


# --- what is achieved


def achieve(run: Run, state: Game, slot: int) -> None:
    """The goal is reached, once and for all; figures on the card go back to the supply."""
    for kind in kinds_wanted(state, slot)[:1]:
        if figures_on_card(state, kind):
            restock(state, kind, counted(state, PROGRESS.name, slot))
            if run.listener is not None:
                run.cite("AD-KILLCOUNT-03")
    set_counter(state, PROGRESS.name, 0, slot)
    set_counter(state, DONE.name, 1, slot)
    run.touched = True
    if run.listener is not None:
        run.tell("personal-achieved", "AD-PERSOBJ-01", {"survivor": owner_of(state, slot)})
        run.cite("AD-PERSOBJ-02")


def advance(run: Run, state: Game, slot: int, number: int) -> None:
    """So much more has been done for a goal."""
    wanted = printed(state, slot, "goal-of")
    if count(state, PROGRESS.name, number, slot) >= wanted:
        achieve(run, state, slot)


def at_the_exit(state: Game, who: int) -> bool:
    """Where the team leaves, or came from if it does not leave."""
    mission = state.rules.mission
    return state.survivors[who].zone in (mission.exits or mission.starts)


def others_left(state: Game, who: int) -> list[Survivor]:
    """Everybody else on the board, Companions too."""
    return [other for i, other in enumerate(state.survivors) if other.zone >= 0 and i != who]


def in_company(state: Game, who: int) -> bool:
    """Among so many others as the card says; where fewer are left, among all of them."""
    left = others_left(state, who)
    here = [other for other in left if other.zone == state.survivors[who].zone]
    return len(here) >= min(printed(state, slot_of(state, who), "goal-of"), len(left))


def beside_somebody_wounded(state: Game, who: int) -> bool:
    """Beside somebody wounded, and no zombie there; alone, once nobody else is left."""
    zone = state.survivors[who].zone
    left = others_left(state, who)
    if state.crowd[zone]:
        return False
    return not left or any([other.zone == zone and other.wounds for other in left])


def home_with_a_trophy(state: Game, who: int) -> bool:
    """Back in a Starting Zone, with the kill made."""
    home = state.survivors[who].zone in state.rules.mission.starts
    return home and counted(state, HALVES.name, slot_of(state, who)) > 0


def in_a_crowd(state: Game, who: int) -> bool:
    """Among enough zombies."""
    return state.crowd[state.survivors[who].zone] >= CROWD


def laden(state: Game, who: int) -> bool:
    """With as many cards as the card says."""
    me = state.survivors[who]
    return len(me.hand) + len(me.pack) >= printed(state, slot_of(state, who), "goal-of")


AT_THE_END: Final[dict[str, Callable[[Game, int], bool]]] = {
    COMPANY: in_company,
    COMFORT: beside_somebody_wounded,
    EXIT: at_the_exit,
    TROPHY: home_with_a_trophy,
    FEEDING: in_a_crowd,
    CARDS: laden,
}
"""What has to be so when a turn of the card's survivor ends."""


def has_card_in_play(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether whom a moment is about has a card that is not achieved yet."""
    who = facts[0]
    slot = slot_of(state, who) if who >= 0 else -1
    return slot >= 0 and not is_done(state, slot)


def asks_for_the_end(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether whose turn ends has a card that asks where the survivor stands then."""
    return has_card_in_play(state, facts) and word(state, slot_of(state, facts[0]), "goal") in AT_THE_END


def look_at_the_end(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """A turn ends: it may be the one that its survivor's card asks for."""
    who = frame.a
    slot = slot_of(state, who)
    if state.survivors[who].zone < 0 or not counts_now(state, slot):
        return
    if AT_THE_END[word(state, slot, "goal")](state, who):
        achieve(run, state, slot)


def count_kill(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Somebody is paid for a kill, and has a card that may ask for it."""
    who, _, kind, number, _, means = facts_of(frame)
    slot = slot_of(state, who)
    if not counts_now(state, slot):
        return
    goal = word(state, slot, "goal")
    if goal == KILLS and kind in kinds_wanted(state, slot):
        if state.rules.fate_of[kind] == FATE_SUPPLY:
            retire(state, kind, number)
        if run.listener is not None:
            told: dict[str, object] = {"survivor": who, "kind": kind, "count": number}
            run.tell("kill-counted", "AD-KILLCOUNT-01", told)
            run.cite("AD-KILLCOUNT-02")
        advance(run, state, slot, number)
    elif (goal == CONCENTRATED and is_concentrated(state, who)) or (
        goal == MELEE_KILLS and means >> BY_HAND & 1
    ):
        advance(run, state, slot, number)
    elif goal == TROPHY and means >> BY_HAND & 1 and is_trophy(state, kind):
        set_counter(state, HALVES.name, 1, slot)
    elif goal == SLEEPERS and kind in state.rules.kinds_named["shambler"]:
        make_up(run, state, slot, number)


def is_concentrated(state: Game, who: int) -> bool:
    """Whether the kill comes from a Concentrated Attack of a survivor."""
    attack = attack_under_way(state)
    aim = state.rules.attack_fact_numbers.get("aim", -1)
    return attack is not None and attack.a == who and aim >= 0 and facts_of_attack(attack)[aim] > 0


def is_trophy(state: Game, kind: int) -> bool:
    """Alphas and Abominations are worth showing."""
    named = state.rules.kinds_named
    return kind in named["alpha"] or kind in named["abomination"]


def make_up(run: Run, state: Game, slot: int, number: int) -> None:
    """Once no Sleepers are left on the board, two Shamblers stand for a token."""
    if any([tokens_in(state, zone) for zone in range(len(state.crowd))]):
        return
    halves = counted(state, HALVES.name, slot) + number
    set_counter(state, HALVES.name, halves % MADE_UP_BY, slot)
    advance(run, state, slot, halves // MADE_UP_BY)


def count_sleepers(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """A token of Sleepers has been removed."""
    slot = slot_of(state, frame.a)
    if counts_now(state, slot) and word(state, slot, "goal") == SLEEPERS:
        advance(run, state, slot, 1)


def feed(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Somebody without a card in play has fallen."""
    fallen = frame.a
    if state.survivors[fallen].leader != PLAYED or slot_of(state, fallen) >= 0:
        return
    for slot in range(len(SLOTS)):
        if owner_of(state, slot) >= 0 and word(state, slot, "goal") == FEEDING and counts_now(state, slot):
            achieve(run, state, slot)


# --- what is wanted, and whether it can still be


def goal_on(slot: int) -> tuple[Number, Number]:
    """How far the goal of a slot is, and how far it goes."""

    def reached(state: Game, facts: tuple[int, ...]) -> int:
        return progress_of(state, slot) if counts_so_far(state, slot) else int(is_done(state, slot))

    def wanted(state: Game, facts: tuple[int, ...]) -> int:
        return printed(state, slot, "goal-of") if counts_so_far(state, slot) else 1

    return reached, wanted


def counts_so_far(state: Game, slot: int) -> bool:
    """Whether a goal grows bit by bit; the others are reached at once."""
    return word(state, slot, "goal") in (KILLS, SLEEPERS, CONCENTRATED, MELEE_KILLS)


MEASURES: Final = tuple([goal_on(slot) for slot in range(len(SLOTS))])


def what_the_cards_ask(state: Game) -> tuple[Goal, ...]:
    """A goal for each card in play, besides what the mission wants."""
    found: list[Goal] = []
    for slot, card in enumerate(counts_of(state, CARD.name)):
        if card:
            who = card - 1
            reached, wanted = MEASURES[slot]
            slug = state.rules.characters[state.survivors[who].character].slug
            found.append(Goal(f"personal-{SLOTS[slot]}", f"goal-personal-{slug}", reached, wanted, who))
    return tuple(found)


def is_out_of_reach(state: Game, slot: int) -> bool:
    """Whether a goal that is open can no longer be achieved: whom or what it needs has left the board."""
    who = owner_of(state, slot)
    if who < 0 or is_done(state, slot):
        return False
    if state.survivors[who].zone == ESCAPED:
        return True
    if not printed(state, slot, "goal-token"):
        return False
    token = token_of(state, slot)
    if token < 0 or state.objectives[token] != GONE:
        return False
    return any([token in me.tokens and me.zone == ESCAPED for me in state.survivors])


def change(book: Book) -> None:
    """Put it into a book."""
    for fact in FACTS:
        book.add("printed-facts", fact.key, fact)
    for counter in (CARD, DONE, PROGRESS, HALVES):
        book.add("counters", counter.name, counter)
    book.replace("rulings", "more-goals", Ruling("more-goals", what_the_cards_ask))
    book.replace("rulings", "figures-aside", Ruling("figures-aside", figures_on_card))
    for name, moment, what, stirs in (
        ("personal-end", "turn-end", look_at_the_end, asks_for_the_end),
        ("personal-kill", "zombie-killed", count_kill, has_card_in_play),
        ("personal-sleepers", "sleepers-eliminated", count_sleepers, has_card_in_play),
    ):
        book.add("reactions", name, Reaction(name, moment, what, stirs))
    book.add("reactions", "personal-feeding", Reaction("personal-feeding", "eliminated", feed))
