"""Food: eaten at any time of the own turn, for adrenaline."""

from shamble.family.carrying.inventory import discard_card, held_types
from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.people.kit import Kit
from shamble.family.position.state import Game, Survivor
from shamble.family.vocabulary import EAT
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.run import Run


def offer_food(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Eating costs no action."""
    cards = state.rules.cards
    held = me.hand + me.pack
    for card in held:
        if cards[card].food:
            for food in held_types(state, held):
                if cards[food].food:
                    out.append(EAT | who << ACTOR_SHIFT | food << X_SHIFT)
            break


def eat(run: Run, state: Game, action: int) -> None:
    """Discard food for adrenaline, at no cost of actions."""
    who, card = actor_of(action), x_of(action)
    me = state.survivors[who]
    points = state.rules.cards[card].food
    me.hand = tuple(c for c in me.hand if c != card)
    me.pack = tuple(c for c in me.pack if c != card)
    discard_card(state, card)
    state.rules.refit(state, me)
    run.touched = True
    if run.listener is not None:
        run.tell("ate", "Z2-EQUIP-14", {"survivor": who, "card": state.rules.cards[card].name})
        run.cite("Z2-ADREN-02")
    gain_adrenaline(run, state, who, points)


def refuse_eat(state: Game, action: int) -> list[Reason]:
    """Why something cannot be eaten."""
    me = state.survivors[actor_of(action)]
    card = x_of(action)
    if card not in me.hand + me.pack:
        return [Reason("refused-not-held", "Z2-INV-03")]
    return [] if state.rules.cards[card].food else [Reason("refused-not-food", "Z2-EQUIP-14")]
