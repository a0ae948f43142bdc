"""Ultrared: laps after Red, in which each danger level reached again brings one more skill."""

from shamble.family.people.adrenaline import choose_skill
from shamble.family.position.printed import ORANGE, RED, YELLOW, Skill
from shamble.family.position.state import Game, Survivor
from shamble.family.vocabulary import CHOOSE
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Question
from shamble.kernel.run import Run


def unselected(state: Game, me: Survivor, level: int) -> list[int]:
    """The skills of a level that the survivor has not taken yet; a skill printed twice counts twice."""
    rules = state.rules
    card = rules.characters[me.character]
    levels = [rules.skills_of_level(card, reached) for reached in range(level + 1)]
    found: set[int] = set()
    for name in levels[level]:
        index = rules.skill(name).index
        printed = sum(1 for lower in levels for other in lower if other == name)
        if me.skills.count(index) < printed:
            found.add(index)
    return sorted(found)


def has_effect(skill: Skill) -> bool:
    """Whether a skill does anything by itself and can be gained in play."""
    return bool(skill.modify or skill.grants or skill.hooks) and not skill.from_start


def choices(state: Game, me: Survivor, level: int) -> list[int]:
    """What reaching a level brings: an own skill, or any skill once all own ones are taken."""
    own = unselected(state, me, level)
    if own or level < ORANGE or any(unselected(state, me, other) for other in (YELLOW, ORANGE, RED)):
        return own
    listed = [row for row in state.rules.skills[: state.rules.listed_skills] if has_effect(row)]
    found = [row.index for row in listed] + [row.index for row in shared_ones(state, listed)]
    return [index for index in found if index not in me.skills]


def shared_ones(state: Game, listed: list[Skill]) -> list[Skill]:
    """The skill that shares another one with everybody in the zone, once for each that it can share."""
    for prefix in state.rules.book.rows("shared-skills"):
        return [state.rules.skill(prefix + row.name) for row in listed]
    return []


def skill_options(state: Game, frame: Frame) -> list[int]:
    """The skills to choose from; none if the level has nothing left."""
    base = CHOOSE | frame.a << ACTOR_SHIFT
    return [base | index << X_SHIFT for index in choices(state, state.survivors[frame.a], frame.b)]


def gain_skill(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The survivor has it from now on."""
    if run.listener is not None:
        own = unselected(state, state.survivors[frame.a], frame.b)
        run.cite("Z2-ULTRA-02" if own else "Z2-ULTRA-04")
    choose_skill(run, state, frame, action)


def change_question(book: Book) -> None:
    """What a level brings is asked in this way."""
    question = book.rows_of("questions", Question)["ask-skill"]
    book.replace("questions", question.name, question.asked_with(skill_options, gain_skill, "Z2-ULTRA-02"))
