"""Reactions: the table orders single effects among those that can still be used, and may let the rest go."""

from __future__ import annotations

from shamble.family.people.adrenaline import gain_adrenaline, gain_together
from shamble.family.people.people import highest_level
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.state import ELIMINATED, Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.action import x_of
from shamble.kernel.book import Book
from shamble.kernel.chance import LIVE
from shamble.kernel.frame import Frame
from shamble.kernel.game import apply, start
from shamble.kernel.moments import facts_of, happen
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.rows import DECLINABLE, SINGLY, Handles, Moment, Reaction
from shamble.kernel.run import Run

GAME = "zombicide-2e"


def marks(letter: int) -> Handles:
    """An effect that notes that it came; it can be used while the number it waits for has not come."""

    def come(run: Run, state: Game, frame: Frame, holder: int) -> None:
        state.registers.append(10 * letter + holder)

    def usable(state: Game, holder: int, facts: list[int]) -> bool:
        return letter != 2 or 30 + holder not in state.registers

    return Handles(("first", "second", "third", "fourth")[letter], come, usable)


def layered(*traits: str) -> Book:
    """A layer in which Amy and Doug have three effects each when noise is made, and the game one."""
    made = book(GAME).layer("reactions")
    skill = made.row("skills", "Lucky")
    for letter in range(4):
        handler = marks(letter)
        made.add("handlers", handler.name, handler)
    lucky = type(skill)(
        skill.index, skill.name, skill.slug, skill.rules, skill.modify, skill.grants,
        (("noise-made", "second"), ("noise-made", "third"), ("noise-made", "fourth")),
        skill.aura, skill.starts_with, skill.ours,
    )  # fmt: skip
    made.replace("skills", "Lucky", lucky)
    made.replace("moments", "noise-made", Moment("noise-made", ("zone", "actor"), traits))
    made.add("reactions", "game", Reaction("game", "noise-made", marks(0).run))
    return made


def table(*traits: str) -> tuple[Game, Run]:
    rules = Rules(layered(*traits), load(GAME, "M1"), Options(survivors=("Doug", "Amy", "Ned"), party=3))
    state = start(new_state(rules, 3))
    while state.round == 0:
        apply(state, state.options[0])
    state.registers.clear()
    for who in (0, 1):
        me = state.survivors[who]
        me.skills = (rules.skill("Lucky").index,)
        rules.refit(state, me)
    run = Run(state, LIVE, None, None)
    happen(run, state, "noise-made", (0, -1))
    run.go()
    return state, run


def offered(state: Game) -> list[str]:
    return [format_action(state, option) for option in state.options]


def answer(state: Game, text: str) -> None:
    apply(state, parse_action(state, text))


def test_the_table_orders_effects_not_holders() -> None:
    state, _ = table(SINGLY)
    assert state.registers == [-1], "the game's own rule comes before anybody is asked"
    assert offered(state) == [
        "Doug react second", "Doug react third", "Doug react fourth",
        "Amy react second", "Amy react third", "Amy react fourth",
    ]  # fmt: skip
    answer(state, "Amy react third")
    answer(state, "Doug react fourth")
    assert offered(state) == ["Doug react second", "Amy react second", "Amy react fourth"], (
        "no third any more"
    )
    answer(state, "Amy react fourth")
    assert state.registers == [-1, 21, 30, 31]
    assert offered(state) == ["Doug react second", "Amy react second"]
    answer(state, "Doug react second")
    assert state.registers == [-1, 21, 30, 31, 10, 11], "the last one is not asked about"
    assert state.rules.procedure_name(state.stack[-1].proc) != "ask-order"


def test_each_may_be_declined_where_the_game_says_so() -> None:
    state, _ = table(SINGLY, DECLINABLE)
    answer(state, "Amy react third")
    assert "no-more" in offered(state)
    for text in ("Doug react second", "Doug react third", "Doug react fourth", "Amy react second"):
        answer(state, text)
    assert offered(state) == ["Amy react fourth", "no-more"], "the last one may be declined too"
    answer(state, "no-more")
    assert state.registers == [-1, 21, 10, 20, 30, 11]


def test_without_traits_everybody_comes_in_turn() -> None:
    state, _ = table()
    assert state.registers == [-1, 10, 20, 30, 11, 21, 31]


def test_levels_that_several_reach_at_once_come_in_the_order_that_the_table_likes() -> None:
    made = book(GAME).layer("levels")
    heard: list[tuple[int, int]] = []

    def hear(run: Run, state: Game, frame: Frame, holder: int) -> None:
        heard.append((frame.a, frame.b))

    made.add("reactions", "hear", Reaction("hear", "level", hear))
    rules = Rules(made, load(GAME, "M1"), Options(survivors=("Doug", "Amy", "Ned"), party=3))
    state = start(new_state(rules, 3))
    while state.round == 0:
        apply(state, state.options[0])
    run = Run(state, LIVE, None, None)
    gain_together(run, state, [(0, 20), (1, 7), (2, 3)])
    run.go()
    assert offered(state) == ["Doug react reach-level", "Amy react reach-level"]
    answer(state, "Doug react reach-level")
    assert heard == [(0, 1)], "yellow brings one skill, which is not asked about"
    answer(state, "Amy react reach-level")
    assert heard == [(0, 1), (1, 1)]
    assert [me.level for me in state.survivors] == [2, 1, 0]
    assert state.rules.procedure_name(state.stack[-1].proc) == "ask-skill"
    apply(state, state.options[0])
    assert heard == [(0, 1), (1, 1), (0, 2)] and len(state.survivors[0].skills) == 3


def test_the_dead_are_not_rewarded_any_more() -> None:
    state, run = table()
    state.survivors[1].zone = ELIMINATED
    state.survivors[1].level = 3
    gain_adrenaline(run, state, 1, 50)
    assert state.survivors[1].adrenaline == 0
    assert highest_level(state) == 0


def test_a_card_that_is_given_away_is_told() -> None:
    made = book(GAME).layer("gifts")
    heard: list[list[int]] = []

    def hear(run: Run, state: Game, frame: Frame, holder: int) -> None:
        heard.append(facts_of(frame))

    made.add("reactions", "hear", Reaction("hear", "card-given", hear))
    rules = Rules(made, load(GAME, "M1"), Options(survivors=("Doug", "Amy"), party=2))
    state = start(new_state(rules, 3))
    while rules.procedure_name(state.stack[-1].proc) != "ask-turn":
        apply(state, state.options[0])
    doug, amy = state.survivors
    mine, hers = doug.hand[0], amy.hand[0]
    answer(state, "Doug trade Amy")
    while rules.procedure_name(state.stack[-1].proc) == "ask-trade":
        gives = [option for option in state.options if rules.verb_name(option) == "give"]
        apply(state, gives[0] if x_of(gives[0]) in (mine, hers) else state.options[0])
    assert heard == [[0, mine, 1], [1, hers, 0]], "before both rearrange"
