"""Decisions for people: what each option costs and points at, and why the other verbs are not offered."""

from itertools import product
from typing import Final

from shamble.family.fighting.facts import DAMAGE, HITS, dice_of, facts_of
from shamble.family.people.people import kit_of
from shamble.family.position.state import Game
from shamble.family.rolling import shown
from shamble.family.round.allowance import left
from shamble.family.vocabulary import ASK_BONUS, ASK_TURN, NO, YES
from shamble.kernel.action import ARG_MASK, NOBODY, actor_of, pack, verb_of, x_of, y_of
from shamble.kernel.decision import KIND_NAMES, Decision, Option, Refused
from shamble.kernel.event import Reason
from shamble.kernel.game import pending, seats_for
from shamble.kernel.notation import format_action
from shamble.kernel.rows import Verb
from shamble.kernel.state import RUNNING

OBSTACLES: Final = {
    "refused-same-zone": 3,
    "refused-not-that-weapon": 3,
    "refused-not-in-hand": 3,
    "refused-melee-zone": 3,
    "refused-door-open": 2,
    "refused-no-way": 1,
}
"""How far a form of a verb is from being possible: nobody thinks of going where they stand, or of striking
with a gun; what is refused for another reason is nearer, and says more."""


def decision(state: Game, seat: int) -> Decision | None:
    """The pending question as a seat should see it; None when the game is over."""
    question = pending(state)
    if question is None or state.result != RUNNING:
        return None
    frame = state.stack[-1]
    options = [describe(state, action, seats_for(state, action)) for action in state.options]
    seats = 0
    for option in options:
        seats |= option.seats
    refused: list[Refused] = []
    if frame.proc in (ASK_TURN, ASK_BONUS):
        refused = refusals(state, frame.a)
    asides: list[Option] = []
    if seat >= 0:
        asides = [describe(state, action, 1 << seat) for action in state.rules.asides(state, seat)]
    return Decision(
        question.name,
        KIND_NAMES[question.kind],
        state.rules.own_rule(question.rule),
        question_facts(state),
        seats,
        options,
        refused,
        asides,
    )


def question_facts(state: Game) -> dict[str, object]:
    """What the prompt speaks of: the survivor, zone, card or kind that the question is about."""
    facts: dict[str, object] = {}
    actors = {actor_of(option) for option in state.options} - {NOBODY}
    if len(actors) == 1:
        facts["survivor"] = actors.pop()
    frame = state.stack[-1]
    question = state.rules.questions[frame.proc]
    if question is not None and question.name in ("ask-wound", "ask-route", "ask-goal"):
        facts["zone"] = frame.a
    if question is not None and question.name == "ask-wound" and frame.c >= 0:
        facts["kind"] = frame.c
    if question is not None and question.name == "ask-route":
        facts["kind"] = frame.b
        facts["extra"] = frame.c
    if frame.proc == ASK_TURN:
        me = state.survivors[frame.a]
        facts["actions"] = left(kit_of(state, me), me)
    if question is not None and question.name == "ask-reroll":
        facts["dice"] = shown(state, dice_of(state.stack[-2]))
    elif question is not None and question.name == "ask-hit":
        told = facts_of(state.stack[-2])
        facts["hits"] = told[HITS]
        facts["damage"] = told[DAMAGE]
    return facts


def describe(state: Game, action: int, seats: int) -> Option:
    """An option with its facts: who, what it names, what it costs, the zones it points at."""
    rules = state.rules
    args: dict[str, object] = {}
    zones: list[int] = []
    actor = actor_of(action)
    if actor != NOBODY:
        args["survivor"] = actor
    for kind, value in named_things(state, action):
        if kind == "zone":
            zones.append(value)
            if "zone" in args:
                del args["zone"]
                args["zones"] = zones[:]
            else:
                args["zone"] = value
        elif kind in ("card", "tool", "card-or-nothing"):
            slug = "" if value == ARG_MASK else rules.cards[value].slug
            args.setdefault("cards", [])
            cards = args["cards"]
            assert isinstance(cards, list)
            cards.append({"card": value if slug else -1, "slug": slug})
        elif kind == "kind":
            args["kind"] = rules.kinds[value].slug
        elif kind == "skill":
            args["skill"] = rules.skills[value].slug
        elif kind == "deck":
            args["deck"] = rules.decks[value]
        elif kind == "reaction":
            args["skill"] = skill_behind(state, actor, value)
        elif kind == "character":
            args["character"] = rules.characters[value].slug
        elif kind == "survivor":
            args["other"] = value
        elif kind == "mission-action":
            args["mission_action"] = rules.mission.actions[value].name
        else:
            name = kind.replace("-", "_")
            args["other" if name in args else name] = value
            if kind == "door":
                door = rules.board.doors[value]
                zones.extend((door.a, door.b))
                args["fitting"] = rules.fittings[state.fittings[value]].name
                args["beyond"] = (
                    door.b if actor != NOBODY and state.survivors[actor].zone == door.a else door.a
                )
    if verb_of(action) == NO:
        asked = any([verb_of(other) == YES for other in state.options])
        args["answer"] = "no" if asked else "nobody"
    return Option(
        action, format_action(state, action), rules.verb_name(action), seats, args, cost(state, action), zones
    )


def named_things(state: Game, action: int) -> list[tuple[str, int]]:
    """What an action names, by kind; of what is made of several things each."""
    found: list[tuple[str, int]] = []
    rules = state.rules
    for kind, value in zip(rules.arguments(action), (x_of(action), y_of(action)), strict=True):
        if kind:
            row = rules.argument_kinds.get(kind)
            found += [(kind, value)] if row is None or row.parts is None else row.parts(state, value)
    return found


def skill_behind(state: Game, who: int, handler: int) -> str:
    """The skill, or the card's skill, from which a survivor has a reaction."""
    name = state.rules.handler_rows[handler].name
    kit = kit_of(state, state.survivors[who])
    for skill in (*kit.skills, *kit.granted):
        if any([name == handles for _, handles in skill.hooks]):
            return skill.slug
    return name


def cost(state: Game, action: int) -> int:
    """How many ordinary actions an option takes; 0 for free ones and for answers."""
    verb = state.rules.verbs.get(verb_of(action))
    return 0 if verb is None else verb.cost(state, action)


def refusals(state: Game, who: int) -> list[Refused]:
    """Every verb of the menu that is not offered, with the reasons of its most promising form."""
    offered = {verb_of(option) for option in state.options}
    grants = kit_of(state, state.survivors[who]).grants
    granted = state.rules.grant_offers
    found: list[Refused] = []
    for code, verb in state.rules.verbs.items():
        if code in offered or (verb.name in granted and verb.name not in grants):
            continue
        reasons = why_verb_is_missing(state, who, code, verb)
        if reasons:
            found.append(Refused(verb.name, state.rules.own_reasons(reasons)))
    return found


def why_verb_is_missing(state: Game, who: int, code: int, verb: Verb) -> list[Reason]:
    """What is to be mended of the most promising way to use a verb here, the worst obstacle first."""
    best: list[Reason] = []
    least = 0
    for x, y in product(candidates(state, who, verb.x), candidates(state, who, verb.y)):
        reasons = verb.refuse(state, pack(code, who, x, y))
        lack = sum([1 + OBSTACLES.get(reason.key, 0) for reason in reasons])
        if reasons and (not best or lack < least):
            best, least = reasons, lack
    return best


def candidates(state: Game, who: int, kind: str) -> list[int]:
    """Things of a kind that a survivor might think of."""
    row = state.rules.argument_kinds.get(kind)
    return [0] if row is None or row.candidates is None else row.candidates(state, who) or [0]
