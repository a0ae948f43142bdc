"""Skills that work only at the setup, and whom they keep from being a Companion."""

import json

import pytest

from shamble.family.people.companions import candidates
from shamble.family.people.quantities import HEALTH
from shamble.family.people.ultrared import has_effect
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.printed import Character
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.codec import state_hash
from shamble.kernel.game import apply, start

GAME = "zombicide-2e"


def table(name: str, *blue: str) -> Game:
    """A game of two in which one survivor has these blue skills."""
    layer = book(GAME).layer(GAME)
    card = layer.row("characters", name)
    assert isinstance(card, Character)
    levels = (blue, *card.levels[1:])
    layer.replace("characters", name, Character(card.index, name, card.slug, card.traits, levels, True))
    rules = Rules(layer, load(GAME, "M1"), Options(survivors=("Doug", "Amy"), party=2))
    state = start(new_state(rules, 3))
    while state.round == 0 and state.result == 0:
        apply(state, state.options[0])
    return state


def names(state: Game, who: int) -> list[str]:
    me = state.survivors[who]
    return [state.rules.cards[card].name for card in me.hand + me.pack]


@pytest.mark.rule("Z2-SKILL-STARTEQUIP-01")
def test_the_named_card_comes_on_top_of_what_is_dealt() -> None:
    state = table("Doug", "Starts with a Crowbar")
    assert "Crowbar" in names(state, 0)
    dealt = state.rules.deck_cards[state.rules.deck("starting")]
    assert len(names(state, 0)) + len(names(state, 1)) == len(dealt)
    assert abs(len(names(state, 0)) - 1 - len(names(state, 1))) <= 1


@pytest.mark.rule("Z2-SKILL-STARTEQUIP-01")
def test_any_card_may_be_the_named_one() -> None:
    state = table("Doug", "Starts with a Machete")
    assert "Machete" in names(state, 0)
    left = state.piles[state.rules.deck("equipment")]
    assert sum(state.rules.cards[card].name == "Machete" for card in left) == 3


@pytest.mark.rule("Z2-SKILL-START2AP-01")
def test_two_points_of_adrenaline_from_the_start() -> None:
    state = table("Doug", "Starts with 2 AP")
    assert [me.adrenaline for me in state.survivors] == [2, 0]


@pytest.mark.rule("Z2-COMP-03")
@pytest.mark.parametrize(
    "skill",
    [
        "Starts with 4 Health",
        "Starts with 2 AP",
        "Starts with a Crowbar",
        "Starts with 6 Health",
        "Starts with a Machete",
    ],
)
def test_who_starts_with_something_is_no_companion(skill: str) -> None:
    state = table("Ned", skill)
    ned = state.rules.book.row("characters", "Ned")
    lou = state.rules.book.row("characters", "Lou")
    assert isinstance(ned, Character) and isinstance(lou, Character)
    assert ned.index not in candidates(state) and lou.index in candidates(state)


@pytest.mark.parametrize("skill", ["Starts with a Machete", "Starts with 6 Health", "Brother in arms: Lucky"])
def test_skills_made_of_others_have_the_same_number_in_every_process(skill: str) -> None:
    state = table("Doug", skill)
    saved = json.loads(json.dumps(state.encode()))
    afresh = Rules(state.rules.book, state.rules.mission, state.rules.options)
    assert afresh.skills[-1].name == skill, "listed when the rules are made, not when somebody asks"
    copy = afresh.decode(saved)
    assert [afresh.skills[number].name for number in copy.survivors[0].skills] == [skill]
    assert state_hash(copy) == state_hash(state)


def test_skills_that_nothing_names_are_saved_by_name() -> None:
    state = table("Doug", "Lucky")
    me = state.survivors[0]
    me.skills = (*me.skills, state.rules.skill("Starts with 7 Health").index)
    state.rules.refit(state, me)
    saved = json.loads(json.dumps(state.encode()))
    afresh = Rules(state.rules.book, state.rules.mission, state.rules.options)
    afresh.skill("Starts with 9 Health")
    copy = afresh.decode(saved)
    assert copy.survivors[0].kit.values[HEALTH] == 7
    assert copy.encode() == state.encode()


@pytest.mark.rule("Z2-ULTRA-04")
def test_nothing_of_the_start_can_be_gained_later() -> None:
    rules = table("Doug", "Lucky").rules
    free = {skill.name for skill in rules.skills if has_effect(skill)}
    assert not [name for name in free if name.startswith("Starts with")]
    assert not free & {"Kid", "Flashlight", "Brother in arms"}
    assert {"Shove", "Tough", "Taunt", "+1 die: Combat"} <= free
