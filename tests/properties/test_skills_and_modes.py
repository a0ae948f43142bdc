"""Random survivors with random skills, modes, cars and Companions: everything together must stay sound."""

from __future__ import annotations

import os
import random

import pytest

from shamble.family.board.model import STREET
from shamble.family.missions.mission import Car, Mission, Trigger
from shamble.family.people.companions import draw_companion
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load, mission_files
from shamble.family.position.options import Options
from shamble.family.position.printed import Character, Skill
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.kernel.run import Run
from shamble.lab.properties import Effort, Header, check_game
from shamble.port.shelf import port_of

GAME = "zombicide-2e"
GAMES = int(os.environ.get("SHAMBLE_SKILL_GAMES", "40"))
MODES = ("abomination-fest", "abomination-fest-2", "dark-zones", "ultrared")


def mixed_rules(seed: int) -> Rules:
    """A mission with invented identity cards and whatever modes the seed brings."""
    dice = random.Random(seed)
    layer = book(GAME).layer(GAME)
    skills = [name for name in layer.rows("skills") if "[" not in name and name != "Brother in arms"]
    later = [name for name in skills if not is_from_start(layer.row("skills", name))]
    names = list(layer.rows("characters"))
    for name in names:
        card = layer.row("characters", name)
        assert isinstance(card, Character)
        blue = tuple(dice.sample(skills, dice.randint(1, 7)))
        if dice.random() < 0.2:
            blue += (f"Brother in arms: {dice.choice(later)}",)
        levels = (blue, ("+1 Action",), tuple(dice.sample(later, 2)), tuple(dice.sample(later, 3)))
        row = Character(card.index, name, card.slug, card.traits, levels, True)
        layer.replace("characters", name, row)
    mission = load(GAME, dice.choice(list(mission_files(GAME))))
    if not mission.cars and dice.random() < 0.6:
        add_cars(mission, dice)
    if "companions" not in mission.modes and dice.random() < 0.6:
        add_companions(mission, dice)
    modes = tuple(mode for mode in MODES if dice.random() < 0.3)
    party = dice.sample(names, dice.randint(1, 6))
    options = Options(dice.randint(1, len(party)), tuple(party), modes=modes, party=len(party))
    return Rules(layer, mission, options)


def is_from_start(row: object) -> bool:
    return isinstance(row, Skill) and row.from_start


def add_cars(mission: Mission, dice: random.Random) -> None:
    streets = [zone.index for zone in mission.board.zones if zone.kind == STREET]
    cars: list[Car] = []
    for number in range(dice.randint(1, 3)):
        zone, kind = dice.choice(streets), dice.choice(("pimpmobile", "police"))
        crate = -1
        if kind == "pimpmobile":
            crate = len(mission.crates)
            mission.crates = (*mission.crates, zone)
        cars.append(Car(f"{kind} {number + 1}", kind, zone, True, kind == "police", crate))
    mission.cars = tuple(cars)
    mission.modes = (*mission.modes, "cars", *(("exploding-cars",) if dice.random() < 0.3 else ()))


def add_companions(mission: Mission, dice: random.Random) -> None:
    places = [dice.randrange(len(mission.board.zones)) for _ in range(dice.randint(1, 4))]
    led = dice.random() < 0.5

    def join(run: Run, state: Game, facts: tuple[int, ...]) -> None:
        for place in places:
            leader = 0 if led else -1
            draw_companion(run, state, state.survivors[0].zone if led else place, leader)

    trigger = Trigger("setup", None, (join,), 0, 0, "Z2-COMP-01")
    own = mission.triggers.get("setup", ())
    mission.triggers = {**mission.triggers, "setup": (*own, trigger)}
    mission.modes = (*mission.modes, "companions")
    mission.companions_may_die = dice.random() < 0.5


@pytest.mark.parametrize("seed", range(GAMES))
def test_everything_mixed_stays_sound(seed: int) -> None:
    rules = mixed_rules(seed)
    header = Header(GAME, rules.mission.id, rules.options.encode())
    effort = Effort(deep=6, every_option=25, aside=25, undo_all=seed % 5 == 0)
    check_game(lambda number: new_state(rules, number), seed, header, port_of(GAME), effort)
