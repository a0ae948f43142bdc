"""Identity cards with two sides, and weapons that grant what is printed on them: kits by a game's inputs."""

from __future__ import annotations

import json

import pytest

from shamble.family.carrying.inventory import carry, rearrange
from shamble.family.people.quantities import ACTIONS, BACKPACK
from shamble.family.people.sides import COUNTERS, kept_side, look_again, turn_up
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.printed import CardType, Character
from shamble.family.position.state import Game, Survivor
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.book import Book
from shamble.kernel.chance import LIVE
from shamble.kernel.codec import state_hash
from shamble.kernel.event import Event
from shamble.kernel.game import apply, start
from shamble.kernel.rows import Reaction, Ruling
from shamble.kernel.run import Run

GAME = "zombicide-2e"
BACK = (("Hoard",), ("+1 Action",), ("Lucky", "Sniper"), ("Shove", "Slippery", "Jump"))


def skills_by_side(state: Game, me: Survivor) -> tuple[int, ...]:
    """The front gives one skill at each level but blue; the back gives what was chosen."""
    rules = state.rules
    if rules.side(state, me):
        return me.skills
    front = rules.characters[me.character].sides[0]
    return tuple([rules.skill(name).index for level in range(1, me.level + 1) for name in front[level][:1]])


def back_of(character: Character, level: int) -> tuple[str, ...]:
    return character.sides[1][level]


def two_sided() -> Book:
    """Doug's card has a back; its skills are chosen from there, and rest while the front lies up."""
    made = book(GAME).layer("sides")
    doug = made.row("characters", "Doug")
    for row in made.rows_of("characters", Character).values():
        back = BACK if row is doug else row.levels
        made.replace(
            "characters",
            row.name,
            Character(row.index, row.name, row.slug, row.traits, row.levels, row.ours, (back,)),
        )
    for counter in COUNTERS:
        made.add("counters", counter.name, counter)
    for ruling in (
        Ruling("side", kept_side),
        Ruling("skills-in-force", skills_by_side),
        Ruling("skills-of-level", back_of),
    ):
        made.replace("rulings", ruling.name, ruling)
    return made


def table(made: Book) -> Game:
    state = start(new_state(Rules(made, load(GAME, "M1"), Options(survivors=("Doug", "Amy"), party=2)), 3))
    while state.round == 0:
        apply(state, state.options[0])
    return state


def names(me: Survivor) -> list[str]:
    return [skill.name for skill in me.kit.skills]


def test_only_the_side_that_lies_up_is_in_force() -> None:
    state = table(two_sided())
    doug = state.survivors[0]
    front = state.rules.characters[doug.character].sides[0]
    assert names(doug) == [] and [state.rules.skills[skill].name for skill in doug.skills] == ["Hoard"]
    run = Run(state, LIVE, None, None)
    turn_up(run, state, 0, 1)
    assert names(doug) == ["Hoard"]
    doug.level = 1
    turn_up(run, state, 0, 0)
    assert names(doug) == [front[1][0]]


def test_a_change_of_sides_sheds_what_does_not_fit_and_is_told() -> None:
    made = two_sided()
    heard: list[tuple[int, int]] = []
    told: list[Event] = []
    made.add(
        "reactions",
        "hear",
        Reaction("hear", "side-changed", lambda run, state, frame, holder: heard.append((frame.a, frame.b))),
    )
    state = table(made)
    doug = state.survivors[0]
    run = Run(state, LIVE, told.append, None)
    turn_up(run, state, 0, 1)
    run.go()
    assert heard == [(0, 1)]
    spare = [card for card in state.piles[1] if state.rules.card_deck[card] == 1][: doug.kit.values[BACKPACK]]
    carry(state, doug, [*doug.hand], spare)
    assert len(spare) == 5
    state.result = 0
    turn_up(run, state, 0, 0)
    run.go()
    assert heard == [(0, 1), (0, 0)]
    assert state.rules.procedure_name(state.stack[-1].proc) == "ask-drop"
    assert [event.args for event in told if event.key == "side-changed"] == [
        {"survivor": 0, "side": 1},
        {"survivor": 0, "side": 0},
    ]


def test_a_derived_side_needs_nobody_who_remembers() -> None:
    made = two_sided()
    made.replace("rulings", "side", Ruling("side", lambda state, me: 1 if state.noise[0] else 0))
    state = table(made)
    run = Run(state, LIVE, None, None)
    assert names(state.survivors[0]) == []
    state.noise[0] = 1
    look_again(run, state)
    assert names(state.survivors[0]) == ["Hoard"]
    copy = state.rules.decode(json.loads(json.dumps(state.encode())))
    assert names(copy.survivors[0]) == ["Hoard"] and state_hash(copy) == state_hash(state)


def test_actions_gained_and_lost_in_mid_turn_are_counted_as_spent_or_not() -> None:
    state = table(two_sided())
    doug = state.survivors[0]
    doug.skills = (*doug.skills, state.rules.skill("+1 Action").index)
    run = Run(state, LIVE, None, None)
    doug.spent = 3
    turn_up(run, state, 0, 1)
    assert doug.kit.values[ACTIONS] - doug.spent == 1
    turn_up(run, state, 0, 0)
    assert doug.kit.values[ACTIONS] - doug.spent == 0


@pytest.mark.parametrize("granting", [False, True])
def test_skills_of_a_weapon_in_hand(granting: bool) -> None:
    made = book(GAME).layer("katana")
    old = made.row("cards", "Machete")
    skilled = CardType(
        old.index, old.name, old.slug, old.melee, old.ranged, old.dual, old.opens_doors, old.door_noise,
        old.ammo, old.reload, ("Charge", "+1 Damage: Melee"), old.from_backpack, old.food, old.rerolls,
        old.blast, old.alarm, old.rules,
    )  # fmt: skip
    made.replace("cards", "Machete", skilled)
    made.replace("constants", "hands-grant", int(granting))
    state = table(made)
    doug = state.survivors[0]
    before = doug.kit.values
    machete = next(i for i, card in enumerate(state.rules.cards) if card.name == "Machete")
    carry(state, doug, [machete], [])
    assert ("charge" in doug.kit.grants) == granting
    assert doug.kit.values == before, "its numbers count for its own attacks alone"
    rearrange(Run(state, LIVE, None, None), state, 0)
    Run(state, LIVE, None, None).go()
    in_the_pack = next(action for action in state.options if action & 0xFFFFFFFF == 0xFFFFFFFF)
    apply(state, in_the_pack)
    assert doug.pack == (machete,) and "charge" not in doug.kit.grants
