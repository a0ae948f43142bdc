"""The same seed plays the same game in a fresh process, whatever was imported before."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import shamble

SOURCE = Path(shamble.__file__).parent

PLAY = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
from random import Random
from shamble.kernel.batch import Bounds, play_on
from shamble.kernel.codec import state_hash
from shamble.kernel.game import start
from shamble.port.shelf import games, port_of
for name in games():
    port = port_of(name)
    mission = port.missions()[-1]
    roll = Random(1)
    state = start(port.new_state(port.rules(mission, port.schema().usual()), 1))
    decisions = play_on(state, lambda state: roll.choice(state.options), Bounds(60, 400))
    print(name, mission, decisions, state_hash(state), state.options[:3])
"""


ORDER = """
import json, sys
from shamble.kernel.codec import state_hash
from shamble.kernel.game import apply
from shamble.kernel.notation import format_action
from shamble.lab.casebook import build, load_text
CASE = '''
- case: two who heal at the end of the round
  rules: [Z2-SKILL-REGENERATION-01]
  board: {zones: {A: street}}
  phase: end
  survivors:
    Doug: {at: A, only skills: [%s], wounds: 1}
    Amy: {at: A, only skills: [%s], wounds: 1}
'''
for other in sys.argv[1:]:
    build(load_text(CASE % (other, other))[0])
state = build(load_text(CASE % ("Regeneration", "Regeneration"))[0])
print(state.ruleset.procedure_name(state.stack[-1].proc), state_hash(state))
given = sys.stdin.read()
if given:
    state = state.ruleset.decode(json.loads(given))
    print(state_hash(state), [format_action(state, option) for option in state.options])
    apply(state, state.options[0])
print(json.dumps(state.encode()))
"""


def modules() -> list[str]:
    """Every module of the engine and of the games."""
    found = []
    for part in ("kernel", "family", "games"):
        for path in sorted((SOURCE / part).rglob("*.py")):
            names = path.relative_to(SOURCE.parent).with_suffix("").parts
            found.append(".".join(names[:-1] if names[-1] == "__init__" else names))
    return found


def played(first: list[str]) -> str:
    done = subprocess.run([sys.executable, "-c", PLAY, *first], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def plain() -> str:
    return played([])


@pytest.mark.parametrize("seed", range(4))
def test_no_order_of_imports_changes_a_game(plain: str, seed: int) -> None:
    names = modules()
    random.Random(seed).shuffle(names)
    assert played(names) == plain


def test_the_casebook_changes_no_game(plain: str) -> None:
    assert played(["shamble.lab.casebook", "shamble.lab.soak"]) == plain


def reactions_in_order(first: list[str], given: str = "") -> list[str]:
    """A position in which reactions are waiting for their order, after other skills were met first."""
    done = subprocess.run(
        [sys.executable, "-c", ORDER, *first], input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_waiting_reactions_mean_the_same_in_every_process() -> None:
    """They were once numbered by who met them first: another hash, and a save that nobody could answer."""
    heading, saved = reactions_in_order(["Combat reflexes", "Lifesaver"])
    assert heading.split()[0] == "ask-order"
    there, told, _ = reactions_in_order([], saved)
    assert there == heading, "the same position has the same hash"
    assert told.startswith(heading.split()[1]) and "first" in told
