"""What a door or a barricade changes, as the page tells it beforehand."""

from __future__ import annotations

from textwrap import indent
from typing import Any

from shamble.family.port.messages import PassagePreview
from shamble.kernel.game import apply
from shamble.kernel.notation import format_action, parse_action
from shamble.lab.casebook import load_text
from shamble.lab.casebook.play import build
from shamble.port.shelf import need

from .reading import GAME

HOUSE = """
rules: [NL-BARRICADE-02]
board:
  zones: {A: room, B: open, C: open, D: room}
  links: [B-C, A-D]
  doors: [C-D]
  passages: {A-B: barricade}
survivors: {Ben: {at: A, hand: [Crowbar]}}
open: [A|B]
zombies: {B: {walker: 2}}
"""


def position(text: str) -> Any:
    case = load_text(f"- case: a house\n{indent(text.strip(), '  ')}\n", game=GAME)[0]
    return build(case)


def told(state: Any, text: str) -> PassagePreview:
    found = need(GAME).preview(state, parse_action(state, text))
    assert isinstance(found, PassagePreview)
    return found


def test_who_would_come_in_by_a_window_comes_at_it_when_it_is_shut() -> None:
    state = position(HOUSE)
    found = told(state, "Ben close A|B")
    names = [zone.name for zone in state.rules.board.zones]
    a, b, d = names.index("A"), names.index("B"), names.index("D")
    assert set(found.seen_now) == {b, d} and found.seen_after == [d]
    (change,) = found.crowds
    assert change.zone == b and change.zombies == {"walker": 2}
    assert (change.now.goals, change.now.steps, change.now.ways, change.now.held) == ([a], 1, [a], False)
    assert change.after.steps == -1 and change.after.held, (
        "the door is shut, too: they come at what is closed"
    )


def test_it_is_what_happens() -> None:
    """The next zones foretold are those that the rules take."""
    state = position(HOUSE)
    way = told(state, "Ben close A|B").crowds[0].after.ways
    apply(state, parse_action(state, "Ben close A|B"))
    assert told(state, "Ben open A|B Crowbar").crowds[0].now.ways == way


def test_other_answers_tell_of_no_passage() -> None:
    state = position(HOUSE)
    for action in state.options:
        if not format_action(state, action).startswith(("Ben close", "Ben open", "Ben build")):
            assert not isinstance(need(GAME).preview(state, action), PassagePreview)
