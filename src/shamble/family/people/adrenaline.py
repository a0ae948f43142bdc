"""Adrenaline, danger levels and the skills they bring."""

from shamble.family.people.people import is_in_play
from shamble.family.position.printed import BLUE, LEVEL_NAMES, ORANGE, RED, YELLOW
from shamble.family.position.state import Game
from shamble.family.vocabulary import ASK_SKILL, CHOOSE
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.frame import Frame
from shamble.kernel.moments import begin, happen
from shamble.kernel.rows import OWNED, Handles, Question
from shamble.kernel.run import Run

THRESHOLDS = (0, 7, 19, 43)


def level_for(adrenaline: int) -> int:
    """The danger level of an amount of adrenaline."""
    if adrenaline < 7:
        return BLUE
    if adrenaline < 19:
        return YELLOW
    return ORANGE if adrenaline < 43 else RED


def gain_adrenaline(run: Run, state: Game, who: int, points: int) -> None:
    """Give a survivor adrenaline; each danger level it crosses brings its skill, in order."""
    for reached in reversed(raise_marker(run, state, who, points)):
        reach(run, state, who, reached)


def gain_together(run: Run, state: Game, rewards: list[tuple[int, int]]) -> None:
    """Give several survivors adrenaline for one thing; the table says who chooses the next skill."""
    facts: list[int] = []
    pairs: list[int] = []
    for who, points in rewards:
        for reached in raise_marker(run, state, who, points):
            facts += (who, reached)
            pairs += (who, state.rules.handler("reach-level"))
    if pairs:
        begin(run, run.rules.moment("levels-reached"), tuple(facts), pairs)


def reach_next(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """The lowest level that the survivor has reached and not been given a skill for."""
    items = frame.items
    assert items is not None
    for i in range(1, 1 + items[0], 2):
        if items[i] == holder and items[i + 1] >= 0:
            reached = items[i + 1]
            items[i + 1] = -1
            reach(run, state, holder, reached)
            return


def reach(run: Run, state: Game, who: int, level: int) -> None:
    """A danger level brings its skill; then whoever waits for it hears of it."""
    happen(run, state, "level", (who, level))
    run.push(ASK_SKILL, who, level)


def raise_marker(run: Run, state: Game, who: int, points: int) -> list[int]:
    """Move the marker on; the danger levels that it reaches, the lowest first."""
    me = state.survivors[who]
    if not is_in_play(state, me):
        return []
    me.adrenaline += points
    if run.listener is not None:
        run.tell("adrenaline", "Z2-ADREN-01", {"survivor": who, "points": points, "total": me.adrenaline})
        if me.level == RED and not state.rules.constants["ultrared"]:
            run.cite("Z2-ADREN-11")
    if (me.level == RED or me.adrenaline >= THRESHOLDS[RED]) and state.rules.constants["ultrared"]:
        return run_laps(run, state, who, me.adrenaline - points)
    level = level_for(me.adrenaline)
    if level > me.level:
        crossed = list(range(me.level + 1, level + 1))
        if run.listener is not None:
            run.cite("Z2-ADREN-03")
            if len(crossed) > 1:
                run.cite("Z2-ADREN-10")
        me.level = level
        state.rules.refit(state, me)  # what a side gives without a choice is there at once
        run.touched = True
        return crossed
    if level < me.level and run.listener is not None:
        run.cite("Z2-ADREN-12")
    return []


def run_laps(run: Run, state: Game, who: int, before: int) -> list[int]:
    """At Red the marker goes back to the start, and further: each level reached on the way counts."""
    me = state.survivors[who]
    after = me.adrenaline
    crossed: list[int] = []
    while True:
        crossed += [level for level in (YELLOW, ORANGE, RED) if before < THRESHOLDS[level] <= after]
        if after < THRESHOLDS[RED]:
            break
        after -= THRESHOLDS[RED]
        before = 0
        if me.level != RED:
            me.level = RED
            state.rules.refit(state, me)
        if run.listener is not None:
            run.tell("new-lap", "Z2-ULTRA-01", {"survivor": who, "total": after})
            run.cite("Z2-ULTRA-05")
    me.adrenaline = after
    if crossed:
        run.touched = True
        if run.listener is not None:
            run.cite("Z2-ULTRA-02")
            run.cite("Z2-ULTRA-03")
    return crossed


def skill_options(state: Game, frame: Frame) -> list[int]:
    """The skills of the level just reached, equal ones once."""
    who, level = frame.a, frame.b
    rules = state.rules
    listed = rules.skills_of_level(rules.characters[state.survivors[who].character], level)
    indexes = sorted({rules.skill(name).index for name in listed})
    return [CHOOSE | who << ACTOR_SHIFT | index << X_SHIFT for index in indexes]


def choose_skill(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The survivor has the skill from now on; earlier ones stay."""
    who = actor_of(action)
    me = state.survivors[who]
    me.skills = (*me.skills, x_of(action))
    state.rules.refit(state, me)
    if run.listener is not None:
        rule = ("Z2-ADREN-04", "Z2-ADREN-05", "Z2-ADREN-06", "Z2-ADREN-07")[frame.b]
        skill = state.rules.skills[x_of(action)]
        run.tell("skill-gained", rule, {"survivor": who, "skill": skill.name, "level": LEVEL_NAMES[frame.b]})
        run.cite("Z2-ADREN-08")


HANDLERS = (Handles("reach-level", reach_next),)
QUESTIONS = (Question("ask-skill", OWNED, skill_options, choose_skill, "Z2-ADREN-06"),)
