"""Daily Goals: secret, revealed by their owner when something of them is fulfilled (ZP-DAY-09 to -11)."""

from shamble.games.zpocalypse.printed import GOALS, Aim
from shamble.games.zpocalypse.scoring.tallies import tallied
from shamble.games.zpocalypse.scoring.tracker import score
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import ASK_GOALS, PASS, REVEAL
from shamble.kernel.action import actor_of, pack, verb_of, x_of
from shamble.kernel.decks import discard
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import ALWAYS, OWNED, Question
from shamble.kernel.run import Run


def is_met(state: Table, squad: int, aim: Aim, scope: int) -> bool:
    """Whether a half of a goal is fulfilled, measured in the scope of its card (ZP-DAY-10)."""
    if not aim.conditions:
        return False
    return all([tallied(state, squad, name, scope) >= amount for name, amount in aim.conditions])


def worth(state: Table, squad: int, card: int) -> int:
    """The points that revealing a goal would bring now."""
    goal = state.rules.printed.goals[card]
    found = goal.goal.vp if is_met(state, squad, goal.goal, goal.scope) else 0
    return found + (goal.challenge.vp if is_met(state, squad, goal.challenge, goal.scope) else 0)


def offer_reveal(state: Table, squad: int, out: list[int]) -> None:
    for card in state.squads[squad].goals:
        if worth(state, squad, card):
            out.append(pack(REVEAL, squad, card))


def refuse_reveal(state: Table, action: int) -> list[Reason]:
    squad, card = actor_of(action), x_of(action)
    if card not in state.squads[squad].goals:
        return [Reason("refused-no-such-goal", "ZP-DAY-09")]
    return [Reason("refused-goal-open", "ZP-DAY-09", {"goal": card})]


def reveal(run: Run, state: Table, action: int) -> None:
    """The card is discarded, and what is fulfilled of it scores (ZP-VP-04)."""
    squad, card = actor_of(action), x_of(action)
    vp = worth(state, squad, card)
    who = state.squads[squad]
    who.goals = tuple([other for other in who.goals if other != card])
    discard(state, GOALS, card)
    if run.listener is not None:
        run.tell("revealed", "ZP-DAY-09", {"squad": squad, "goal": card, "vp": vp})
    score(run, state, squad, vp, "goal", "ZP-VP-04")


# --- at the end of a day


def goal_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: who is asked. Also who can reveal nothing, so that the question gives nothing away."""
    found: list[int] = []
    offer_reveal(state, frame.a, found)
    return sorted([*found, pack(PASS, frame.a)])


def answer_goals(run: Run, state: Table, frame: Frame, action: int) -> None:
    if verb_of(action) == REVEAL:
        run.push(ASK_GOALS, frame.a)
        reveal(run, state, action)


def refuse_goal(state: Table, frame: Frame, action: int) -> list[Reason]:
    return refuse_reveal(state, action) if verb_of(action) == REVEAL else []


def owner_only(state: Table, frame: Frame, action: int) -> int:
    return 1 << frame.a


QUESTIONS: tuple[Question, ...] = (
    Question(
        "ask-goals",
        OWNED,
        goal_options,
        answer_goals,
        "ZP-DAY-11",
        refuse=refuse_goal,
        knows=owner_only,
        traits=(ALWAYS,),
    ),
)
