"""The few verbs that everything else uses: bots, tables, simulators, editors, environments."""

from typing import Any, TypeVar

from shamble.kernel.action import NOBODY, actor_of, pack, verb_of, x_of, y_of
from shamble.kernel.chance import LIVE, Chance, seed_streams
from shamble.kernel.decision import KIND_NAMES, Decision, Option, Refused
from shamble.kernel.errors import RulesetError
from shamble.kernel.event import EVERYBODY, Listener, Reason
from shamble.kernel.notation import format_action
from shamble.kernel.outcome import Outcome
from shamble.kernel.rows import SHARED, Question
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING, State

S = TypeVar("S", bound=State)


def start(
    state: S, chance: Chance = LIVE, listener: Listener | None = None, trail: list[int] | None = None
) -> S:
    """Run a freshly set up state to its first question."""
    needed = state.ruleset.layout.count
    if len(state.counters) != needed:
        raise RulesetError("counters-missing", {"given": len(state.counters), "needed": needed})
    Run(state, chance, listener, trail).go()
    return state


def actions(state: State) -> list[int]:
    """The legal answers to the pending question, sorted and unique; empty when the game is over."""
    return state.options


def apply(
    state: State,
    action: int,
    chance: Chance = LIVE,
    listener: Listener | None = None,
    trail: list[int] | None = None,
) -> None:
    """Carry out a legal action in place. Trusts its caller; clone first to keep the old position."""
    Run(state, chance, listener, trail).answer(action)


def apply_aside(
    state: State,
    action: int,
    chance: Chance = LIVE,
    listener: Listener | None = None,
    trail: list[int] | None = None,
) -> None:
    """Carry out an aside in place; the pending question is asked anew afterwards."""
    Run(state, chance, listener, trail).answer_aside(action)


def pending(state: State) -> Question | None:
    """The question that waits for an answer."""
    if state.result != RUNNING:
        return None
    return state.ruleset.questions[state.stack[-1].proc]


def outcome(state: State) -> Outcome:
    """How the game ended, or stands: verdict, winners, scores."""
    return state.ruleset.outcome(state)


def value(state: State, seat: int) -> float:
    """What the position is worth to a seat, from 0 (lost) to 1 (won)."""
    return state.ruleset.value(state, seat)


def seats_for(state: State, action: int) -> int:
    """The seats that may give this answer, as a bit mask."""
    question = pending(state)
    if question is None:
        return 0
    if question.seats is not None:
        return question.seats(state, state.stack[-1], action)
    if question.kind != SHARED:
        return 1 << state.ruleset.seat_of(state, actor_of(action))
    return (1 << state.ruleset.seats(state)) - 1


def seats_asked(state: State) -> int:
    """The seats that may answer the pending question, as a bit mask."""
    mask = 0
    for option in state.options:
        mask |= seats_for(state, option)
    return mask


def knows(state: State, action: int) -> int:
    """The seats that may see an answer, before and after it is given, as a bit mask; -1 for everybody."""
    question = pending(state)
    if question is None or question.knows is None:
        return EVERYBODY
    return question.knows(state, state.stack[-1], action)


def may_know(mask: int, seat: int) -> bool:
    """Whether a seat is among those that may know something; who only watches knows what everybody knows."""
    return mask == EVERYBODY or (seat >= 0 and mask >> seat & 1 == 1)


def why_not(state: State, action: int) -> list[Reason]:
    """Why an action that parses is not legal now, by the game's own rules; empty exactly for legal ones."""
    if action in state.options:
        return []
    return state.ruleset.own_reasons(_reasons(state, action))


def _reasons(state: State, action: int) -> list[Reason]:
    question = pending(state)
    if question is None:
        return [Reason("refused-game-over", "")]
    actor = actor_of(action)
    if question.refuse is not None:
        reasons = question.refuse(state, state.stack[-1], action)
        if reasons:
            return reasons
    verbs = state.ruleset.verbs
    verb = verbs.get(verb_of(action))
    asked = state.options[0]
    if verb is None or verbs.get(verb_of(asked)) is None:
        if any([verb_of(option) == verb_of(action) for option in state.options]):
            return [Reason("refused-no-such-choice", question.rule)]
        return [Reason("refused-not-asked", question.rule)]
    if all([actor_of(option) != actor for option in state.options]):
        rules = state.ruleset.cited_by.get("refused-not-your-turn", ("",))
        return [Reason("refused-not-your-turn", rules[0], also=rules[1:])]
    return verb.refuse(state, action) or [Reason("refused-no-such-choice", verb.rule)]


def determinise(state: S, seat: int, seed: int) -> S:
    """A copy in which everything that the seat cannot know is drawn afresh, at the same question."""
    copy: Any = state.clone()
    copy.streams = seed_streams(seed, state.ruleset.streams)
    state.ruleset.hide(copy, seat, Run(copy, LIVE, None, None))
    question = pending(copy)
    if question is not None:
        copy.options = question.options(copy, copy.stack[-1]) or state.options
    result: S = copy
    return result


def decision(state: State, seat: int) -> Decision | None:
    """The pending question for a seat, as any game can be told: options with what they name, and asides.

    Options that are not for everybody's eyes are told only to those who may see them.
    """
    question = pending(state)
    if question is None:
        return None
    shown = [action for action in state.options if may_know(knows(state, action), seat)]
    options = [option_of(state, action, seats_for(state, action)) for action in shown]
    asides: list[Option] = []
    if seat >= 0:
        asides = [option_of(state, action, 1 << seat) for action in state.ruleset.asides(state, seat)]
    kind = KIND_NAMES[question.kind]
    rule = state.ruleset.own_rule(question.rule)
    refused = _explained(state, question, options, seat)
    return Decision(question.name, kind, rule, {}, seats_asked(state), options, refused, asides)


def _explained(state: State, question: Question, options: list[Option], seat: int) -> list[Refused]:
    """What a seat that may answer could miss among its answers, and why it is not there."""
    mine = [option for option in options if seat >= 0 and option.seats >> seat & 1]
    found: list[Refused] = []
    if not mine or question.refuse is None:
        return found
    offered = [option.verb for option in mine]
    actor = actor_of(mine[0].action)
    for name in question.explains:
        if name in offered:
            continue
        code = state.ruleset.words.verb_code(name)
        x, y = [_each(state, kind, actor) for kind in state.ruleset.arguments(code)]
        reasons: dict[str, Reason] = {}
        for action in [pack(code, actor, one, other) for one in x for other in y]:
            for reason in question.refuse(state, state.stack[-1], action):
                reasons.setdefault(reason.key, reason)
        if reasons:
            found.append(Refused(name, state.ruleset.own_reasons(list(reasons.values()))))
    return found


def _each(state: State, kind: str, actor: int) -> list[int]:
    return list(state.ruleset.names(state, kind, actor).values()) if kind else [0]


def option_of(state: State, action: int, seats: int) -> Option:
    """One answer: who gives it and what it names, by the kinds of its arguments."""
    args: dict[str, object] = {}
    actor = actor_of(action)
    if actor != NOBODY:
        args["actor"] = actor
    for kind, value in zip(state.ruleset.arguments(action), (x_of(action), y_of(action)), strict=True):
        if kind:
            args[kind.replace("-", "_")] = value
    return Option(action, format_action(state, action), state.ruleset.verb_name(action), seats, args, 0, [])
