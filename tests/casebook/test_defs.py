"""Cases that define cards, survivors, zombies and tiles of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.lab.casebook import Outcome
from shamble.lab.casebook.report import failure

Run = Callable[[str], Outcome]


def passes(outcome: Outcome) -> None:
    assert outcome.passed, failure(outcome)


def test_a_card_of_ones_own_is_carried_drawn_and_used(run: Run) -> None:
    passes(
        run(
            """
            defs: {cards: {Big Gun: {ranged: {dice: 2, accuracy: 3, damage: 2, range: [1, 1]}}}}
            survivors: {Doug: {at: A, only skills: [], hand: [Big Gun]}}
            zombies: {B: {fatty: 2}}
            dice: [3, 2]
            steps:
              - do: [Doug ranged Big Gun B]
              - expect: {B: {fatty: 1}, Doug: {hand: [Big Gun]}, decks: {equipment: {has: [Big Gun]}}}
            """
        )
    )


def test_decks_of_ones_own_say_how_many_there_are(run: Run) -> None:
    text = """
        defs: {cards: {Tin: {food: 1}}, decks: {pimpweapons: {Tin: 1}, starting: {Tin: 1}}}
        survivors: {Doug: {at: A, only skills: [], hand: [Tin%s]}}
        decks: {pimpweapons: {top: [Tin]}}
        stop: true
        steps: [{expect: {decks: {pimpweapons: [Tin], equipment: {lacks: [Tin]}}}}]
        """
    passes(run(text % ""))
    assert "The box holds 2" in failure(run(text % ", Tin"))


def test_survivors_and_skills_of_ones_own(run: Run) -> None:
    passes(
        run(
            """
            defs:
              skills: {Eager: {modify: {actions: 2}}}
              survivors: {Pia: {blue: [Eager], yellow: [+1 Action], orange: [Lucky], red: [Eager]}}
            survivors: {Pia: {at: A, level: yellow}}
            steps: [{expect: {Pia: {actions: 6, has skills: [Eager, +1 Action]}}}]
            """
        )
    )


def test_zombies_and_zombie_cards_of_ones_own(run: Run) -> None:
    passes(
        run(
            """
            rules: [Z2-SPAWN-02]
            defs:
              zombies:
                Crawler: {type: crawler, figures: 3, actions: 1, toughness: 1, adrenaline: 1, priority: 1,
                          rules: [Z2-ZTYPE-01]}
              zombie cards: {901: {type: crawler, counts: [2, 2, 3, 4]}}
            survivors: {Doug: {at: C, hand: [Crowbar]}}
            zombies: {B: {Crawler: 1}}
            spawns: [A]
            decks: {zombies: [901]}
            steps:
              - do: [spawn step]
              - expect: {A: {Crawler: 2}, reserve: {Crawler: 0}}
            """
        )
    )


TILE = """
defs:
  tiles:
    1X:
      zones:
        - {id: A, kind: room, dark: true, rect: [0, 0, 30, 21]}
        - {id: S1, kind: street, dark: false, rect: [0, 21, 30, 9]}
      links: {street: [], opening: [], door: [[A, S1]]}
      edges:
        N: {slots: BBB, openings: []}
        E: {slots: BBS, openings: []}
        S: {slots: SSS, openings: []}
        W: {slots: BBS, openings: []}
      objective: A
      crate: A
board: {tiles: [1X]}
survivors: {Doug: S1}
steps: [{expect: {closed: [1X.A|1X.S1], not offered: [move], Doug: {at: r0c0:1X.S1}}}]
"""


def test_tiles_of_ones_own(run: Run) -> None:
    passes(run(TILE))
    assert "1X: side E says" in failure(run(TILE.replace("slots: BBS", "slots: BSS")))


@pytest.mark.parametrize(
    ("defs", "said"),
    [
        ("cards: {Big Gun: {rnged: {dice: 2}}}", "at cards[0].rnged (line "),
        ("cards: {Big Gun: {ranged: {dice: two}}}", "at cards[0].ranged.dice (line "),
        ("skills: {Eager: {modify: {actoins: 1}}}", "at skills[0].modify.actoins"),
        ("crads: {}", "Did you mean “cards”?"),
        ("[Big Gun]", "defs cannot be written as"),
        ("survivors: {Pia: {blue: [Egaer], yellow: [], orange: [], red: []}}", "at survivors[0]"),
    ],
)
def test_what_is_wrong_with_a_definition_is_told(run: Run, defs: str, said: str) -> None:
    written = defs if defs.startswith("[") else f"{{{defs}}}"
    outcome = run(f"defs: {written}\nsurvivors: {{Doug: A}}\nsteps: [{{expect: {{round: 1}}}}]")
    assert outcome.stage == "position"
    assert said in failure(outcome)


def test_what_a_case_defines_is_unknown_to_others(run: Run) -> None:
    case = "survivors: {Doug: {at: A, hand: [Big Gun]}}\nsteps: [{expect: {Doug: {at: A}}}]"
    defs = "defs: {cards: {Big Gun: {melee: {dice: 1, accuracy: 4, damage: 1}}}}\n"
    passes(run(defs + case))
    assert "no card “Big Gun” here" in failure(run(case))
