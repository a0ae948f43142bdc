"""Skills around attacks: weapons made of nothing, a second bottle, a way out after a kill."""

from shamble.family.carrying.inventory import carry, discard_card, held_types, lose_card
from shamble.family.fighting.facts import begin_attack
from shamble.family.fighting.kinds import AT_RANGE, BY_HAND
from shamble.family.fighting.weapons import combat_forbidden
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import BACKPACK
from shamble.family.position.state import Game, Survivor
from shamble.family.round.limits import IMPROVISED
from shamble.family.round.limits import IMPROVISED_RANGED as IMPROVISED_SHOT
from shamble.family.skills.granted import once
from shamble.family.verb_traits import GRANTED, KEEPS_STREAK
from shamble.family.vocabulary import ASK_RETURN, DROP, IMPROVISED_MELEE, IMPROVISED_RANGED, NO, YES
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of
from shamble.kernel.counters import may_use, use
from shamble.kernel.decks import take_out
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Handles, Question, Verb
from shamble.kernel.run import Run

# --- weapons that no card stands for


def offer_improvised_melee(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once per turn, for free, hit the zombies of the zone with whatever is at hand."""
    if may_use(state, IMPROVISED, who) and state.crowd[me.zone] and not combat_forbidden(state, me.zone):
        out.append(IMPROVISED_MELEE | who << ACTOR_SHIFT | me.zone << X_SHIFT)


def offer_improvised_ranged(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once per turn, for free, throw whatever is at hand."""
    if not may_use(state, IMPROVISED_SHOT, who) or (
        state.crowd[me.zone] and combat_forbidden(state, me.zone)
    ):
        return
    card = state.rules.cards[state.rules.stat_lines["improvised-ranged"]]
    for zone in state.rules.zones_for(state, me.zone, kit, card, AT_RANGE):
        out.append(IMPROVISED_RANGED | who << ACTOR_SHIFT | zone << X_SHIFT)


def improvise(run: Run, state: Game, action: int) -> None:
    """Attack without a card; everything that helps such attacks helps this one."""
    who = actor_of(action)
    if verb_of(action) == IMPROVISED_RANGED:
        use(state, IMPROVISED_SHOT, who)
        card = state.rules.stat_lines["improvised-ranged"]
        begin_attack(run, state, who, card, x_of(action), AT_RANGE)
    else:
        use(state, IMPROVISED, who)
        card = state.rules.stat_lines["improvised-melee"]
        begin_attack(run, state, who, card, x_of(action), BY_HAND)
    if run.listener is not None:
        for rule in state.rules.cards[card].rules:
            run.cite(rule)


def refuse_improvised_melee(state: Game, action: int) -> list[Reason]:
    """Why nothing can be improvised hand to hand."""
    rule = "Z2-SKILL-IMPROVISEDMELEE-01"
    reasons = once(state, action, "improvised-melee", IMPROVISED, rule)
    zone = state.survivors[actor_of(action)].zone
    if not reasons and state.crowd[zone] and combat_forbidden(state, zone):
        return [Reason("refused-combat-forbidden", "Z2-ABOM-05")]
    if not reasons and x_of(action) != zone:
        return [Reason("refused-melee-zone", "Z2-MELEE-01")]
    return reasons or [Reason("refused-no-zombies", rule)]


def refuse_improvised_ranged(state: Game, action: int) -> list[Reason]:
    """Why nothing can be thrown there."""
    rule = "Z2-SKILL-IMPROVISEDRANGED-01"
    reasons = once(state, action, "improvised-ranged", IMPROVISED_SHOT, rule)
    zone = state.survivors[actor_of(action)].zone
    if not reasons and state.crowd[zone] and combat_forbidden(state, zone):
        return [Reason("refused-combat-forbidden", "Z2-ABOM-05")]
    return reasons or [Reason("refused-no-sight", rule)]


# --- the bottle that comes back


def two_cocktails(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """On 4 or more, by a die that nothing changes, the thrown card may come back to the backpack."""
    face = run.roll()
    if run.listener is not None:
        told: dict[str, object] = {"survivor": holder, "die": face}
        run.tell("second-bottle", "Z2-SKILL-TWOCOCKTAILS-01", told)
    if face >= 4 and is_used_up(state, frame.b) and state.survivors[holder].zone >= 0:
        run.push(ASK_RETURN, holder, frame.b)


def is_used_up(state: Game, card: int) -> bool:
    """Whether a card lies where used ones go: on the discards, or in its deck again."""
    deck = state.rules.card_deck[card]
    if state.rules.piles[deck].takes_back:
        return card in state.piles[deck]
    return card in state.discards[deck]


def return_options(state: Game, frame: Frame) -> list[int]:
    """Take it, in place of another card if the backpack is full, or let it go."""
    me = state.survivors[frame.a]
    actor = frame.a << ACTOR_SHIFT
    if len(me.pack) < kit_of(state, me).values[BACKPACK]:
        return [YES | actor, NO | actor]
    options = [DROP | actor | card << X_SHIFT for card in held_types(state, me.pack)]
    options.append(NO | actor)
    return options


def take_back(run: Run, state: Game, frame: Frame, action: int) -> None:
    """From where it has gone into the backpack."""
    if verb_of(action) == NO:
        return
    me = state.survivors[frame.a]
    if verb_of(action) == DROP:
        lose_card(state, me, x_of(action))
        discard_card(state, x_of(action))
    deck = state.rules.card_deck[frame.b]
    if not state.rules.piles[deck].takes_back or not take_out(state, deck, frame.b):
        left = list(state.discards[deck])
        left.remove(frame.b)
        state.discards[deck] = tuple(left)
    carry(state, me, list(me.hand), [*me.pack, frame.b])
    run.touched = True
    if run.listener is not None:
        name = state.rules.cards[frame.b].name
        run.tell("card-kept", "Z2-SKILL-TWOCOCKTAILS-01", {"survivor": frame.a, "card": name})


VERBS = (
    Verb(
        "improvised-melee",
        offer_improvised_melee,
        improvise,
        refuse_improvised_melee,
        "Z2-SKILL-IMPROVISEDMELEE-01",
        "zone",
        traits=(GRANTED, KEEPS_STREAK),
    ),
    Verb(
        "improvised-ranged",
        offer_improvised_ranged,
        improvise,
        refuse_improvised_ranged,
        "Z2-SKILL-IMPROVISEDRANGED-01",
        "zone",
        traits=(GRANTED, KEEPS_STREAK),
    ),
)
HANDLERS = (Handles("two-cocktails", two_cocktails),)
QUESTIONS = (Question("ask-return", OWNED, return_options, take_back, "Z2-SKILL-TWOCOCKTAILS-01"),)
