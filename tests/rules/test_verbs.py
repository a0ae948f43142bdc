"""Verbs carry their facts: each is offered, taken away, counted and classed by its own row alone."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.family.people.people import kit_of
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.family.telling.explain import cost, decision
from shamble.family.verb_traits import COMBAT, GRANTED, KEEPS_STREAK, LEADS, MELEE, RANGED
from shamble.kernel.action import actor_of, verb_of
from shamble.kernel.batch import Bounds, play_on
from shamble.kernel.errors import RulesetError
from shamble.kernel.game import apply, start
from shamble.kernel.rows import Verb, costs_nothing

GAME = "zombicide-2e"
ALL_SORTS = ("cars", "exploding-cars", "companions", "ultrared")
MISSION = "M6"


def rules_without(*verbs: str) -> Rules:
    """The game with every mode that has verbs, and without some of these."""
    layer = book(GAME).layer("less")
    for name in verbs:
        if name in layer.rows("verbs"):
            layer.remove("verbs", name)
    return Rules(layer, load(GAME, MISSION), Options(modes=ALL_SORTS))


def verbs_of(rules: Rules) -> list[str]:
    return [verb.name for verb in rules.verbs.values()]


class Curious:
    """A player that tries verbs in turn, so that all of them come up."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.seen: set[str] = set()

    def __call__(self, state: Any) -> int:
        self.seed += 1
        options = state.options
        self.seen.update(state.ruleset.verb_name(option) for option in options)
        assert len(set(options)) == len(options) and options == sorted(options)
        return int(options[self.seed * 7919 % len(options)])


def play(rules: Rules, seed: int) -> Curious:
    """Part of a game; what was offered in it."""
    player = Curious(seed)
    play_on(start(new_state(rules, seed)), player, Bounds(marks=5, decisions=500))
    return player


@pytest.mark.parametrize("name", sorted(book(GAME).rows("verbs")))
def test_a_game_without_any_one_of_its_verbs_plays(name: str) -> None:
    rules = rules_without(name)
    assert name not in verbs_of(rules)
    assert name not in play(rules, 3).seen


def test_a_game_without_noise_and_crates_plays_and_explains() -> None:
    rules = rules_without("noise", "crate")
    state = start(new_state(rules, 1))
    player = Curious(1)
    while state.result == 0 and state.round < 4:
        told = decision(state, 0)
        assert told is not None
        assert not {"noise", "crate"} & {row.verb for row in told.refused}
        apply(state, player(state))
    assert state.round == 4 or state.result


def test_all_verbs_of_the_modes_come_one_from_each_offer() -> None:
    verbs = list(rules_without().verbs.values())
    assert len({verb.offer for verb in verbs}) == len(verbs)


def test_an_unknown_trait_is_a_mistake_with_a_near_name() -> None:
    layer = book(GAME).layer("typo")
    row = layer.row("verbs", "melee")
    wrong = Verb("melee", row.offer, row.perform, row.refuse, row.rule, row.x, row.y, traits=("combatt",))
    layer.replace("verbs", "melee", wrong)
    with pytest.raises(RulesetError) as error:
        Rules(layer, load(GAME, "M1"), Options())
    assert error.value.details["close"] == "combat"


def names_with(rules: Rules, trait: str) -> set[str]:
    return {rules.verb_name(code) for code in rules.traits[trait]}


def test_who_attacks_and_what_breaks_a_run_of_attacks() -> None:
    rules = rules_without()
    melee = {"melee", "melee-both"}
    ranged = {"ranged", "ranged-both", "shoot-car", "shoot-car-both"}
    assert names_with(rules, MELEE) == melee
    assert names_with(rules, RANGED) == ranged
    assert names_with(rules, COMBAT) == melee | ranged
    assert names_with(rules, LEADS) == {"lead"}
    free = {"reload", "eat", "lead", "rescue", "shove", "taunt", "improvised-melee", "improvised-ranged"}
    assert names_with(rules, KEEPS_STREAK) == melee | ranged | free
    assert {"slip", "charge", "jump", "blitz"} < names_with(rules, GRANTED)


def test_a_layer_changes_what_a_verb_costs() -> None:
    layer = book(GAME).layer("dear")
    row = layer.row("verbs", "noise")
    dear = Verb("noise", row.offer, row.perform, row.refuse, row.rule, cost=lambda state, action: 2)
    layer.replace("verbs", "noise", dear)
    state = at_first_turn(Rules(layer, load(GAME, "M1"), Options()))
    assert {cost(state, option) for option in state.options if named(state, option, "noise")} == {2}


def named(state: Game, option: int, verb: str) -> bool:
    return state.rules.verb_name(option) == verb


def at_first_turn(rules: Rules) -> Game:
    state = start(new_state(rules, 1))
    while state.rules.procedure_name(state.stack[-1].proc) != "ask-turn":
        apply(state, state.options[0])
    return state


PAID_BY_ONE = ("search", "open", "melee", "melee-both", "ranged", "ranged-both", "take", "crate", "noise")
PAID_BY_ONE += ("reorganise", "trade", "mission", "rally", "get-in", "get-out", "change-seat", "drive")
PAID_BY_ONE += ("drive-fast", "search-car", "shoot-car", "shoot-car-both", "reload")


def test_what_is_told_of_costs_is_what_is_spent() -> None:
    """In random play every verb without a price of its own to leave zombies spends what it says."""
    seen: set[str] = set()
    rules = rules_without()
    for seed in range(12):
        state = start(new_state(rules, seed))
        player = Curious(seed)
        while state.result == 0 and state.round < 6:
            action = player(state)
            verb = state.rules.verbs.get(verb_of(action))
            asked = state.rules.procedure_name(state.stack[-1].proc)
            if verb is None or asked != "ask-turn":
                apply(state, action)
                continue
            me = state.survivors[actor_of(action)]
            spent, told = me.spent, cost(state, action)
            row = state.rules.verbs[verb_of(action)]
            before, kit = state.clone(), kit_of(state, me)
            row.perform(_quiet(before), before, action)
            assert before.survivors[actor_of(action)].spent - spent == told, (verb.name, kit.values)
            seen.add(verb.name)
            apply(state, action)
    assert {"move", "search", "open", "melee", "noise", "trade", "get-in"} <= seen
    free = {name for name in seen if rules.verbs[rules.words.verb_code(name)].cost is costs_nothing}
    assert not free & set(PAID_BY_ONE)


def _quiet(state: Game) -> Any:
    from shamble.kernel.chance import LIVE
    from shamble.kernel.run import Run

    return Run(state, LIVE, None, None)
