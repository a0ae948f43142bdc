"""The smaller questions: hits, wounds, cards, skills, routes. Each function answers one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.family.fighting.dice import accuracy, hits_among, is_hit
from shamble.family.fighting.facts import CAR, DAMAGE, attack_kit, attack_under_way, dice_of, facts_of
from shamble.family.playing.reading import (
    barred_doors,
    card_worth,
    health_left,
    mode_worth,
    needs_card,
    threat,
    wants_card,
)
from shamble.family.position.state import Game
from shamble.family.vocabulary import MOVE, NO, SHIELD
from shamble.kernel.action import ARG_MASK, actor_of, verb_of, x_of, y_of

SKILL_WORTH: Final = {"actions": 10.0, "health": 6.0, "rerolls": 3.0}
SKILL_WORTH_BY_PART: Final = (("free-", 7.0), ("damage", 6.0), ("dice", 5.0), ("roll", 5.0))


def character(state: Game) -> int:
    """Grown-ups first: they take a wound more than those with a trait."""
    rows = state.rules.characters
    return min(state.options, key=lambda option: (len(rows[x_of(option)].traits), option))


def step(state: Game) -> int:
    """A free step to wherever it is safer; stay if it is nowhere."""
    who = actor_of(state.options[0])

    def danger(option: int) -> tuple[float, bool]:
        moves = verb_of(option) == MOVE
        return (threat(state, who, x_of(option) if moves else state.survivors[who].zone), moves)

    return min(state.options, key=danger)


def last(state: Game) -> int:
    """Let the others go on."""
    return state.options[-1]


def hit(state: Game) -> int:
    """What is most dangerous, as long as the hit is not lost on it."""
    damage = facts_of(state.stack[-2])[DAMAGE]

    def worth(option: int) -> float:
        row = state.rules.kinds[x_of(option)]
        if damage < row.toughness:
            return -1.0
        return row.actions * 2.0 + row.toughness + (5.0 if row.figures == 1 else 0.0)

    return max(state.options, key=worth)


def reroll(state: Game) -> int:
    """Roll again if the dice fell below what they should."""
    attack = attack_under_way(state)
    if attack is None or facts_of(attack)[CAR]:
        return state.options[-1]
    dice = dice_of(state.stack[-2])
    kit = attack_kit(state, attack)
    needed = accuracy(state, kit, state.rules.cards[attack.b], attack.d, attack.c)
    hits = hits_among(state, attack, kit, dice)
    chance = sum(1 for face in (1, 2, 3, 4, 5, 6) if is_hit(kit, needed, face, attack.d)) / 6
    enough = hits >= state.crowd[attack.c] or hits >= len(dice) * chance
    again, stand = state.options
    return stand if enough else again


def wound(state: Game) -> int:
    """Whoever has the most health left; a friend's miss nobody, if that is allowed."""
    if verb_of(state.options[-1]) == NO:
        return state.options[-1]
    survivors = state.survivors
    return max(state.options, key=lambda option: health_left(state, survivors[actor_of(option)]))


def shield(state: Game) -> int:
    """Give up the least useful card, but not what the mission needs."""
    who = actor_of(state.options[0])
    cards = [option for option in state.options if verb_of(option) == SHIELD]
    return min(cards, key=lambda option: card_value(state, who, x_of(option)))


def route(state: Game) -> int:
    """Send extra zombies where they are furthest from everybody."""

    def distance(option: int) -> int:
        way = y_of(option)
        return min([state.topology.distance(way, s.zone) for s in state.survivors if s.zone >= 0], default=0)

    return max(state.options, key=distance)


def skill(state: Game) -> int:
    """Actions first, then free actions, damage, dice; the rest afterwards."""
    names = state.rules.shape.names

    def worth(option: int) -> float:
        total = 0.0
        row = state.rules.skills[x_of(option)]
        for quantity, _, amount in row.modify:
            name = names[quantity]
            value = SKILL_WORTH.get(name, 1.0)
            for part, more in SKILL_WORTH_BY_PART:
                if part in name:
                    value = max(value, more)
            total += value * max(1, amount)
        return total + 2.0 * (len(row.grants) + len(row.hooks))

    return max(state.options, key=worth)


def card_value(state: Game, who: int, card: int) -> float:
    """How unwilling the bot is to part with a card."""
    worth = card_worth(state.rules.cards[card])
    return worth + 20.0 if needs_card(state, who, card) else worth


def keep(state: Game) -> int:
    """Keep what is better than the worst card, or than nothing."""
    keep, drop = state.options
    who, card = actor_of(keep), x_of(keep)
    me = state.survivors[who]
    held = me.hand + me.pack
    if wants_card(state, who, card):
        return keep
    new = card_worth(state.rules.cards[card])
    if len(held) < 5:
        return keep
    return keep if new > min(card_value(state, who, other) for other in held) else drop


def drop(state: Game) -> int:
    """The least useful card goes."""
    who = actor_of(state.options[0])
    return min(state.options, key=lambda option: card_value(state, who, x_of(option)))


def hands(state: Game) -> int:
    """The two most useful cards; a pair of equal weapons that work together is best."""
    cards = state.rules.cards
    who = actor_of(state.options[0])
    me = state.survivors[who]
    can_open = any(not state.open_doors >> door.index & 1 for door in state.rules.board.doors)
    others_open = any(
        barred_doors(state, i) != (1 << len(state.rules.board.doors)) - 1
        for i, other in enumerate(state.survivors)
        if i != who and other.zone >= 0
    )

    def worth(option: int) -> float:
        held = [card for card in (x_of(option), y_of(option)) if card != ARG_MASK]
        near = far = other = 0.0
        for card in held:
            row = cards[card]
            if row.melee is not None:
                near = max(near, mode_worth(row.melee))
            if row.ranged is not None and not row.blast:
                far = max(far, mode_worth(row.ranged) * (0.75 if row.reload else 1.0))
            if row.opens_doors and can_open:
                other += 0.5 if others_open else 2.0
            if row.blast:
                other += 0.2
        if len(held) == 2 and cards[held[0]].index == cards[held[1]].index and cards[held[0]].dual:
            near, far = 1.8 * near, 1.8 * far
        return near + 0.9 * far + other

    assert me.hand or me.pack
    return max(state.options, key=worth)


def trade_card(state: Game) -> int:
    """Keep everything."""
    return state.options[0]


ANSWERS: Final[dict[str, Callable[[Game], int]]] = {
    "ask-character": character,
    "ask-tactician": last,
    "ask-hit": hit,
    "ask-reroll": reroll,
    "ask-wound": wound,
    "ask-shield": shield,
    "ask-route": route,
    "ask-skill": skill,
    "ask-keep": keep,
    "ask-drop": drop,
    "ask-hands": hands,
    "ask-trade": trade_card,
    "ask-step": step,
}
"""The answer to each question that has one; whatever else is asked gets the first answer offered."""
