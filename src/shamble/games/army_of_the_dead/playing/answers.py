"""How sensible players of this game answer its questions: the team, wounds, tokens, the Exit."""

from typing import Final

from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH
from shamble.family.playing.knowing import Answer
from shamble.family.playing.reading import threat
from shamble.family.position.state import PLAYED, Game
from shamble.family.vocabulary import (
    ESCAPE,
    GIVE_TOKEN,
    NO,
)
from shamble.kernel.action import actor_of, verb_of, x_of, y_of
from shamble.kernel.counters import counted

from ..challenge import STRAIGHTS
from ..loads import LYING, carried
from ..personal import (
    CARDS,
    COMFORT,
    COMPANY,
    CONCENTRATED,
    EXIT,
    FEEDING,
    KILLS,
    MELEE_KILLS,
    SAFE,
    SLOTS,
    is_done,
    owner_of,
    slot_of,
    token_of,
)
from ..printed import NO_TIME
from ..specialties import is_a, missing, printed_specialties
from ..timing import length_of_track, time_passed
from ..vocabulary import (
    BONUS,
    CHALLENGING,
    RESERVE,
    ROLL_AGAIN,
    STOP,
)

CALM: Final = 1.0
"""Where there is no more danger than this one may wait."""

PATIENCE: Final = 60
"""Rounds after which nobody waits any longer."""


EASE: Final = {
    MELEE_KILLS: 6,
    CONCENTRATED: 5,
    COMPANY: 4,
    FEEDING: 4,
    SAFE: 3,
    COMFORT: 2,
    EXIT: 2,
    CARDS: 2,
    KILLS: 1,
}
"""How easily what a card asks for is reached, from what was seen in many games."""


def specialist(state: Game) -> int:
    """Whom the mission asks for first, then those whose cards ask for little."""
    asked = missing(state)

    def worth(option: int) -> tuple[int, int, int, int]:
        row = state.rules.characters[x_of(option)]
        there = printed_specialties(row)
        goal = state.rules.printed.word("characters", row.facts, "goal")
        return (len([name for name in asked if name in there]), EASE.get(goal, 0), len(there), -option)

    return max(state.options, key=worth)


def leave_or_stay(state: Game) -> int:
    """Away, unless somebody's card or something to be carried still keeps its survivor here."""
    who = actor_of(state.options[0])
    stays = waits_for_a_card(state, who) or (slot_of(state, who) < 0 and fetches_more(state, who))
    return next(option for option in state.options if (verb_of(option) != ESCAPE) == stays)


def waits_for_a_card(state: Game, who: int) -> bool:
    """Whether a card asks a survivor to stay: its own, one whose token it has, or a friend's for a while."""
    me = state.survivors[who]
    own = slot_of(state, who)
    for slot in range(len(SLOTS)):
        if owner_of(state, slot) >= 0 and not is_done(state, slot):
            if slot == own or token_of(state, slot) in me.tokens:
                return True
            if own < 0 and not in_a_hurry(state) and threat(state, who, me.zone) < CALM:
                return True
    return False


def fetches_more(state: Game, who: int) -> bool:
    """Whether something that has to be carried out still lies about, and a survivor has nothing."""
    if state.cars or carried(state, who):
        return False
    return any([counted(state, LYING.name, zone) for zone in range(len(state.crowd))])


def bear_wound(state: Game) -> int:
    """Whose death would lose the game is spared, then whoever would die of it, then the weaker ones."""
    if verb_of(state.options[-1]) == NO:
        return state.options[-1]

    def worth(option: int) -> float:
        who = actor_of(option)
        me = state.survivors[who]
        left = kit_of(state, me).values[HEALTH] - me.wounds
        loses = me.leader != PLAYED or slot_of(state, who) >= 0 or is_needed(state, who)
        if left == 1 or me.leader != PLAYED:
            return -50.0 if loses else -5.0
        return left - (1.5 if loses else 0.0)

    return max(state.options, key=worth)


def is_needed(state: Game, who: int) -> bool:
    """Whether somebody is the last with a specialty that the mission asks for."""
    asked = state.rules.printed.words("missions", state.rules.mission.facts, "specialists")
    for name in asked:
        if is_a(state, state.survivors[who], name):
            there = [me for me in state.survivors if me.zone >= 0 and is_a(state, me, name)]
            if len(there) == 1:
                return True
    return False


def in_a_hurry(state: Game) -> bool:
    """Whether the time track is nearly at its end, or everybody has waited for long enough."""
    track = length_of_track(state)
    return state.round > PATIENCE or (track != NO_TIME and track - time_passed(state) < 3)


def give_tokens(state: Game) -> int:
    """A token goes to whose card asks for it, and stays otherwise."""
    for option in state.options:
        if verb_of(option) == GIVE_TOKEN:
            giver, token = actor_of(option), x_of(option)
            for slot in range(len(SLOTS)):
                if token_of(state, slot) == token and owner_of(state, slot) not in (giver, -1):
                    if state.survivors[owner_of(state, slot)].zone == state.survivors[giver].zone:
                        return option
    return next(option for option in state.options if verb_of(option) != GIVE_TOKEN)


def dice(state: Game) -> int:
    """Keep what fits the straight that is nearest, roll the rest, and ask for help at the last moment."""
    trial = state.under_way(CHALLENGING)
    assert trial.items is not None
    options = state.options
    helping = [option for option in options if verb_of(option) == BONUS]
    if not trial.b:
        return helping[0] if helping else options[0]
    kept = trial.items[: trial.c]
    straight = max(STRAIGHTS, key=lambda wanted: (len(wanted & set(trial.items or ())), max(wanted)))
    missing = straight - set(kept)
    for option in options:
        if verb_of(option) == RESERVE and x_of(option) in missing:
            return option
    again = [option for option in options if verb_of(option) == ROLL_AGAIN]
    if helping and (len(straight - set(trial.items)) == 1 or not again):
        return helping[0]
    return again[0] if again else options[-1]


def die(state: Game) -> int:
    """The change that brings a straight nearest."""
    trial = state.under_way(CHALLENGING)
    assert trial.items is not None

    def nearness(option: int) -> tuple[int, int]:
        after = list(trial.items or ())
        after[after.index(x_of(option))] = y_of(option)
        return (max([len(wanted & set(after)) for wanted in STRAIGHTS]), -option)

    return max(state.options, key=nearness)


def onward(state: Game) -> int:
    """No further than has to be."""
    for option in state.options:
        if verb_of(option) == STOP:
            return option
    return state.options[0]


ANSWERS: Final = (
    Answer("ask-character", specialist),
    Answer("ask-wound", bear_wound),
    Answer("ask-escape", leave_or_stay),
    Answer("ask-token", give_tokens),
    Answer("ask-reserve", dice),
    Answer("ask-change", die),
    Answer("ask-onward", onward),
)
