"""How somebody plays who has read the rules and looks one turn ahead: feeds, builds, shoots, heals, scores.

A policy answers the pending question; it reads nothing that its seat does not know. What it has no rule for
it answers with the first option.
"""

from collections.abc import Callable
from typing import Final

from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import (
    ASK_AIM,
    ASK_ARM,
    ASK_ARRANGE,
    ASK_BLAST,
    ASK_BUILD,
    ASK_DROP,
    ASK_FEED,
    ASK_GIVE_UP,
    ASK_GOALS,
    ASK_HOLD_OFF,
    ASK_HUNGRY,
    ASK_KEEP,
    ASK_KILL,
    ASK_LOSS,
    ASK_PILE,
    ASK_PUT,
    ASK_RAISE,
    ASK_RECRUIT,
    ASK_RECRUITED,
    ASK_SITE,
    ASK_SQUAD,
    ASK_STAND,
    ASK_STEP,
    ASK_STRIKE,
    ASK_THROW,
    ASK_TILE,
    ASK_TRADE,
    ASK_TRAIT,
    ASK_TURN,
    MOVE,
    WALK_OFF,
)
from shamble.kernel.action import verb_of
from shamble.kernel.chance import next_below, seed_streams

from . import attacks, days, turns

Worth = Callable[[Table, int], float]

WORTHS: Final[dict[int, Worth]] = {
    ASK_STEP: turns.step_worth,
    ASK_STAND: days.stand_worth,
    ASK_ARM: attacks.arm_worth,
    ASK_TRAIT: attacks.trait_worth,
    ASK_AIM: attacks.aim_worth,
    ASK_STRIKE: attacks.aim_worth,
    ASK_THROW: attacks.throw_worth,
    ASK_KILL: attacks.victim_worth,
    ASK_BLAST: attacks.victim_worth,
    ASK_HOLD_OFF: attacks.attacker_worth,
    ASK_LOSS: days.loss_worth,
    ASK_RAISE: days.skill_worth,
    ASK_PUT: days.put_worth,
    ASK_DROP: days.drop_worth,
    ASK_PILE: days.take_worth,
    ASK_TILE: days.tile_worth,
    ASK_FEED: days.feed_worth,
    ASK_HUNGRY: days.person_choice,
    ASK_RECRUIT: days.recruit_worth,
    ASK_RECRUITED: days.person_choice,
    ASK_SQUAD: days.squad_worth,
    ASK_ARRANGE: days.arrange_worth,
    ASK_BUILD: days.build_worth,
    ASK_SITE: days.site_worth,
    ASK_GOALS: days.goal_worth,
    ASK_TRADE: days.calm_trade,
    ASK_KEEP: days.take_worth,
    ASK_GIVE_UP: days.drop_worth,
}
"""How the answers to each question are weighed; of all others the first is taken."""

LONG: Final = 3
"""After so many quiet rounds somebody goes somewhere else, so that no game goes round in a ring."""


class Greedy:
    """A beginner who has read the rules. Made from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.words = seed_streams(seed, ("greedy",))

    def __call__(self, state: Table) -> int:
        asked = state.stack[-1].proc
        if asked == ASK_TURN:
            return self.turn(state)
        worth = WORTHS.get(asked)
        return (
            best(state.options, [worth(state, option) for option in state.options])
            if worth
            else state.options[0]
        )

    def turn(self, state: Table) -> int:
        """What to do with an action; when nothing has happened for long, anywhere but here."""
        if state.quiet >= LONG:
            ways = [option for option in state.options if verb_of(option) in (MOVE, WALK_OFF)]
            if ways and next_below(self.words, 0, 2) == 0:
                return ways[next_below(self.words, 0, len(ways))]
        plan = turns.Plan(state, state.stack[-1].a)
        return best(state.options, [plan.worth(option) for option in state.options])


def best(options: list[int], worths: list[float]) -> int:
    """The option that is worth most; of equal ones the first."""
    found = 0
    for place, worth in enumerate(worths):
        if worth > worths[found]:
            found = place
    return options[found]
