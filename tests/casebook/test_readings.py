"""Actions and claims as people write them who do not know the exact notation."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.lab.casebook import Outcome
from shamble.lab.casebook.report import failure

HOUSE = """\
board: {zones: {A: street, B: street, R: room}, links: [A-B], doors: [A-R], lines: [[A, B]]}
survivors:
  Doug: {at: A, hand: [Pistol, Crowbar], backpack: [Machete]}
  Amy: {at: A, hand: [Kukri]}
zombies: {B: {walker: 1}}
objectives: [A]
crates: [A]
decks: {pimpweapons: [Nailbat]}
dice: [6]
stop: true
"""

SAID = {
    "Doug moves to B": "Doug: B",
    "doug go to zone b": "Doug: B",
    "{Doug: [move B, noise]}": "noise: {B: 1}",
    "Doug makes noise": "noise: {A: 1}",
    "Doug does nothing": "Doug: {done: yes}",
    "Doug ends turn": "active: Amy",
    "Doug shoots Pistol at B": "B: empty",
    "Doug ranged B": "B: empty",
    "Doug attack B with Pistol": "B: empty",
    "Doug ranged Pistol 1 B": "B: empty",
    "Doug open R": "open: [A|R]",
    "Doug opens the door to R with the Crowbar": "open: [A|R]",
    "Doug open A - R": "open: [A|R]",
    "Doug open door": "open: [A|R]",
    "Doug take objective": "Doug: {AP: 5}",
    "Doug take crate, keep Nailbat, Doug hands Nailbat and Crowbar": "Doug: {hand: [Crowbar, Nailbat]}",
    "Doug take crate, Doug discard Nailbat": "discards: {pimpweapon: [Nailbat]}",
    "Doug reorganize, Doug hands Machete": "Doug: {hand: [Machete], backpack: [Crowbar, Pistol]}",
    "Doug trade with Amy, Amy give Kukri to Doug, the rest stays": "Amy: {inventory: none}",
    "Doug trade Amy, Doug give Pistol, Amy hands Pistol, Doug hands Machete": "Doug: {hand: [Machete]}",
    "Doug drop Machete": "Doug: {backpack: none}",
}


@pytest.mark.parametrize("text", SAID)
def test_an_action_in_other_words(run: Callable[[str], Outcome], text: str) -> None:
    outcome = run(f"{HOUSE}steps: [{{do: [{text}]}}, {{expect: {{{SAID[text]}}}}}]")
    assert not outcome.wrong, failure(outcome)


SEVERAL = {
    "Doug ranged Pistol": "Doug ranged Pistol A; Doug ranged Pistol B",
    "Doug attack": "Doug ranged Pistol A; Doug ranged Pistol B",
}


@pytest.mark.parametrize("text", SEVERAL)
def test_what_could_be_several_things_is_asked(run: Callable[[str], Outcome], text: str) -> None:
    outcome = run(f"{HOUSE}steps: [{{do: [{text}]}}]")
    assert [wrong.key for wrong in outcome.wrong] == ["casebook-which-one"]
    assert SEVERAL[text] in failure(outcome)


CLAIMS = (
    "offered: [Doug ranged Pistol, Doug open R, open, Doug take objective]",
    "not offered: [Doug melee, Doug ranged Machete, Doug move R, Doug attack Kukri]",
    "refused: {Doug melee: Z2-MELEE-01, Doug ranged Machete: Z2-INV-03, Doug reload: Z2-RELOAD-02}",
    "refused: {Doug move R: [Z2-MOVE-05, Z2-MOVE-03], Amy noise: none}",
    "refused: [Amy move B, Doug search, {do: Doug search, rule: Z2-SEARCH-01}]",
    "refused: {Amy move B: Z2-ROUND-02, Doug move R: Z2-MOVE-03, Doug ranged Pistol R: Z2-LOS-06}",
    "pending: action",
    "Doug: {zone: A, hands: [Pistol, Crowbar], pack: [Machete], health left: 3, sees: [B]}",
    "Doug: {does not see: [R]}",
    "zombies: {B: [walker]}",
    "B: {walkers: 1}",
    "range: {A to B: 1, Doug to B: 1}",
    "path: {A: {B: [B]}}",
    "sees: {B: [Amy]}",
)


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_in_other_words(run: Callable[[str], Outcome], claim: str) -> None:
    outcome = run(f"{HOUSE}steps: [{{expect: {{{claim}}}}}]")
    assert not outcome.wrong, failure(outcome)


def test_a_second_copy_is_meant_where_the_first_is_empty(run: Callable[[str], Outcome]) -> None:
    outcome = run(
        """
        survivors: {Amy: {at: A, hand: [Sawed-Off, Sawed-Off], empty: [Sawed-Off]}}
        zombies: {B: {walker: 2}}
        dice: [3, 3]
        steps:
          - expect: {offered: [Amy ranged Sawed-Off B], refused: {Amy ranged-both Sawed-Off B: Z2-RELOAD-01}}
          - do: [Amy ranged Sawed-Off B]
          - expect: {B: empty, Amy: {empty: [Sawed-Off, Sawed-Off], loaded: none}}
        """
    )
    assert not outcome.wrong, failure(outcome)


def test_all_lost_hits_are_one_choice(run: Callable[[str], Outcome]) -> None:
    outcome = run(
        """
        survivors: {Amy: {at: A, hand: [Katana]}}
        zombies: {A: {fatty: 1, Patient 0: 1, walker: 1}}
        dice: [4, 5]
        steps:
          - do: [Amy melee Katana, Amy hit Patient 0, Amy hit walker]
          - expect: {A: {fatty: 1, Patient 0: 1, walker: 0}}
        """
    )
    assert not outcome.wrong, failure(outcome)


def test_cards_found_are_decided_in_any_order(run: Callable[[str], Outcome]) -> None:
    outcome = run(
        """
        board: {zones: {R: room}}
        survivors: {Amy: {at: R, backpack: [Flashlight]}}
        decks: {equipment: [Kukri, Machete]}
        steps:
          - do: [Amy search, Amy keep Machete, Amy drop Kukri, Amy hands Machete]
          - expect: {Amy: {hand: [Machete], backpack: [Flashlight]}, discards: {equipment: [Kukri]}}
        """
    )
    assert not outcome.wrong, failure(outcome)


def test_a_card_that_was_found_must_be_decided_on(run: Callable[[str], Outcome]) -> None:
    outcome = run(
        """
        board: {zones: {R: room}}
        survivors: {Amy: {at: R, backpack: [Flashlight]}}
        decks: {equipment: [Kukri, Machete]}
        steps:
          - do: [Amy search, Amy keep Machete]
        """
    )
    assert [wrong.key for wrong in outcome.wrong] == ["casebook-answer-first"]


def test_nothing_to_leave(run: Callable[[str], Outcome]) -> None:
    outcome = run("survivors: {Doug: A}\nsteps: [{do: [the rest stays]}]")
    assert [wrong.key for wrong in outcome.wrong] == ["casebook-nothing-to-leave"]


BOARDS = (
    "{zones: {A: street, B: street, R: building}, links: [[A, B], [B, R]], lines: [[A, B, R]]}",
    "{zones: {A: street, B: street, R: room}, links: [A-B, B|R], lines: [A-B-R]}",
    "{zones: {A: street, B: street, R: dark}, links: [A - B, [B, R]], lines: [A, B, R]}",
    "{zones: {A: street, B: street zone, R: dark zone}, links: [A-B], doors: [[B, R]], lines: [[A, B, R]]}",
)


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_in_other_words(run: Callable[[str], Outcome], board: str) -> None:
    way = "\nopen: [B-R]" if "doors" in board else ""
    outcome = run(
        f"board: {board}{way}\nsteps: [{{expect: {{sees only: {{A: [B, R]}}, range: {{A to R: 2}}}}}}]"
    )
    assert not outcome.wrong, failure(outcome)


def test_zones_of_several_words_and_with_hyphens(run: Callable[[str], Outcome]) -> None:
    outcome = run(
        """
        board:
          zones: {North-End: street, Main Street: street, Old Shop: room}
          links: [North-End-Main Street]
          doors: [Main Street|Old Shop]
          lines: [[North-End, Main Street, Old Shop]]
        open: [Old Shop | Main Street]
        survivors: {Doug: North-End}
        steps:
          - expect: {doors: {Old Shop: open}, open: [Main Street-Old Shop]}
          - do: [Doug move Main Street, Doug moves to the Old Shop]
            expect: {Doug: Old Shop}
        """
    )
    assert not outcome.wrong, failure(outcome)


def test_a_party_stands_where_a_printed_mission_starts(run: Callable[[str], Outcome]) -> None:
    outcome = run(
        """
        board: M1
        survivors: [Amy, Doug]
        steps:
          - expect: {Amy: 9R.A, Doug: {at: R10}, doors: {9R.A|9R.S4: closed}}
        """
    )
    assert not outcome.wrong, failure(outcome)


def test_tiles_that_do_not_fit_are_explained(run: Callable[[str], Outcome]) -> None:
    outcome = run("board: {tiles: [1V, 9R]}\nsteps: [{expect: {round: 1}}]")
    assert [wrong.key for wrong in outcome.wrong] == ["casebook-layout"]
    assert "do not match" in failure(outcome)


def test_who_is_next_is_chosen_by_acting(run: Callable[[str], Outcome]) -> None:
    outcome = run(
        """
        survivors: {Doug: {at: A, actions: 1}, Josh: A, Ned: A}
        steps:
          - do: [Doug move B, Josh move B]
          - expect: {Josh: {at: B, actions: 2}, Doug: {done: true}, active: Josh}
        """
    )
    assert not outcome.wrong, failure(outcome)


def test_players_of_a_trade_decide_in_any_order(run: Callable[[str], Outcome]) -> None:
    outcome = run(
        """
        seats: {Ann: [Amy], Ben: [Doug]}
        survivors: {Amy: {at: A, hand: [Pistol], backpack: [Katana]}, Doug: {at: A, hand: [Crowbar]}}
        steps:
          - do: ["seat Ann: Amy trade Doug", "seat Ben: Doug give Crowbar", "seat Ann: Amy give Katana"]
          - do: ["seat Ben: Doug consent"]
          - do: ["seat Ben: Doug hands Katana nothing", "seat Ann: Amy hands Crowbar nothing"]
            expect: {Amy: {hand: [Crowbar], backpack: [Pistol]}, Doug: {hand: [Katana]}}
        """
    )
    assert not outcome.wrong, failure(outcome)
