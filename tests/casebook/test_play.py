"""What the casebook itself promises: forced answers, parts of the round, seats, rests, positions."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent

import pytest

from shamble.family.position.state import Game
from shamble.kernel.codec import state_hash
from shamble.kernel.game import actions, apply
from shamble.lab.casebook import Mistake, Outcome, build, load_text
from shamble.lab.casebook.report import failure

Run = Callable[[str], Outcome]


def passes(outcome: Outcome) -> None:
    assert outcome.passed, failure(outcome)


def test_a_forced_answer_may_be_named_or_left_out(run: Run) -> None:
    position = "survivors: {Josh: {at: A, hand: [Machete]}}\nzombies: {A: {walker: 2}}\ndice: [6]\n"
    passes(run(position + "steps: [{do: [Josh melee Machete A]}, {expect: {A: {walker: 1}}}]"))
    passes(
        run(position + "steps: [{do: [Josh melee Machete A, Josh hit walker]}, {expect: {A: {walker: 1}}}]")
    )
    wrong = run(position + "steps: [{do: [Josh melee Machete A, Josh hit runner]}]")
    assert wrong.wrong[0].key == "casebook-not-offered"
    twice = run(position + "steps: [{do: [Josh melee Machete A, Josh hit walker, Josh hit walker]}]")
    assert twice.wrong[0].key == "casebook-not-offered"


def test_a_turn_ends_only_when_the_case_says_so(run: Run) -> None:
    passes(
        run(
            """
            survivors: {Doug: {at: A, actions: 1}, Amy: {at: A}}
            steps:
              - do: [Doug move B]
              - expect: {active: Doug, refused: {Doug move C: Z2-ACT-05}}
              - do: [end turn]
              - expect: {active: Amy, Doug: {done: true}}
            """
        )
    )


def test_the_next_survivor_may_simply_act(run: Run) -> None:
    passes(
        run(
            """
            survivors: {Doug: {at: A, actions: 1}, Amy: {at: A}}
            steps:
              - do: [Doug move B, Amy move B]
              - expect: {active: Amy, Amy: {at: B}}
            """
        )
    )


def test_parts_of_the_round_return_to_where_the_case_was(run: Run) -> None:
    passes(
        run(
            """
            survivors: {Doug: {at: C}}
            spawns: [A]
            zombies: {A: {walker: 1}}
            decks: {zombies: [1]}
            noise: {B: 1}
            steps:
              - do: [activation]
              - expect: {zombies: {B: {walker: 1}}, active: Doug}
              - do: [spawn step]
              - expect: {A: {zombies: {walker: 1}}, active: Doug}
              - do: [end phase]
              - expect: {noise: none, active: Doug}
              - do: [Doug move B]
              - expect: {Doug: {at: B, actions: 2}}
            """
        )
    )


def test_a_new_round_gives_everybody_a_turn(run: Run) -> None:
    passes(
        run(
            """
            survivors: {Doug: {at: A, actions: 0, searched: true, done: true}}
            phase: end
            round: 4
            steps:
              - expect: {pending: nothing}
              - do: [next round]
              - expect: {round: 5, active: Doug, Doug: {actions: 3, searched: false}}
            """
        )
    )


def test_the_zombie_phase_may_lose_the_game(run: Run) -> None:
    passes(
        run(
            """
            survivors: {Doug: {at: A, wounds: 2}}
            zombies: {A: {walker: 1}}
            steps:
              - do: [zombie phase]
              - expect: {result: {lost: eliminated}, Doug: {eliminated: true}, pending: nothing}
            """
        )
    )


def test_seats_are_checked(run: Run) -> None:
    passes(
        run(
            """
            seats: {Ann: [Doug], Ben: [Amy]}
            first: Ben
            active: Amy
            survivors: {Doug: {at: A}, Amy: {at: A}}
            steps:
              - expect: {first: 2, refused: {"seat Ann: Amy move B": not-your-seat}}
              - do: [seat Ben: Amy move B]
              - do: [end turn]
              - expect: {active: Doug, pending: {question: turn, seats: [Ann]}}
            """
        )
    )


def test_cards_leave_the_decks_they_came_from(run: Run) -> None:
    passes(
        run(
            """
            survivors:
              Doug: {at: A, hand: [Chainsaw, Chainsaw], backpack: [Sawed-Off, Sawed-Off], empty: [Sawed-Off]}
            zombies: {B: {Hobomination: 1, walker: 3}}
            discards: {equipment: [Kukri]}
            steps:
              - expect:
                  decks: {equipment: {lacks: [Chainsaw], has: [Kukri, Sawed-Off, Sawed-Off]}, abominations: 3}
                  reserve: {walker: 37}
                  Doug: {empty: [Sawed-Off]}
            """
        )
    )


def test_invented_survivors_have_only_the_skills_they_are_given(run: Run) -> None:
    passes(
        run(
            """
            survivors: {Old Tom: {at: A, only skills: [+1 Action]}, Lou: {at: A, only skills: []}}
            steps:
              - expect: {Old Tom: {actions: 4, skills: [+1 Action]}, Lou: {health: 3}}
            """
        )
    )


def test_levels_follow_adrenaline(run: Run) -> None:
    passes(
        run(
            """
            survivors:
              Amy: {at: A, adrenaline: 19, skills: [+1 free Melee Action]}
              Doug: {at: A, level: red}
            steps:
              - expect:
                  Amy: {level: orange, actions: 4, free actions: {move: 1, melee: 1}}
                  Doug: {adrenaline: 43, level: red}
            """
        )
    )


def test_stop_leaves_a_question_open(run: Run) -> None:
    passes(
        run(
            """
            survivors: {Josh: {at: A, hand: [Machete]}}
            zombies: {A: {walker: 1, runner: 1}}
            dice: [6, 6]
            stop: true
            steps:
              - do: [Josh melee Machete A]
              - expect: {pending: hit}
            """
        )
    )


def test_a_printed_mission_is_a_board(run: Run) -> None:
    passes(
        run(
            """
            board: M1
            survivors: {Doug: r1c1:9R.A}
            objectives: [r0c0:1V.B]
            crates: none
            steps:
              - expect: {objectives: 1, crates: 0, spawns: [r1c0:5R.S7, r0c2:3R.S3, r2c1:2V.S1]}
            """
        )
    )


def test_cited_rules_count_only_if_the_run_met_them(run: Run) -> None:
    text = "rules: [Z2-MOVE-05, Z2-SEARCH-01, Z2-LOS-01]\nsurvivors: {Doug: A}\n"
    outcome = run(text + "steps: [{do: [Doug move B]}]")
    assert outcome.touched == {"Z2-MOVE-05"}
    outcome = run(text + "steps: [{expect: {refused: {Doug search: Z2-SEARCH-01}, sees: {A: [B]}}}]")
    assert outcome.touched == {"Z2-SEARCH-01", "Z2-LOS-01"}


POSITION = dedent(
    """
    - case: a position
      rules: [Z2-MOVE-05]
      board: {zones: {A: street, B: street}, links: [A-B], lines: [[A, B]]}
      spawns: [A]
      survivors: {Doug: {at: A, actions: 1}, Amy: {at: B, hand: [Pistol]}}
      zombies: {B: {walker: 1}}
      steps: [{do: [Doug move B]}]
    """
)


def test_a_position_can_be_built_and_played_on() -> None:
    game = build(load_text(POSITION)[0])
    assert isinstance(game, Game)
    copy = game.rules.decode(game.encode())
    assert state_hash(copy) == state_hash(game)
    assert actions(copy) == actions(game)
    for _ in range(300):
        if game.result:
            break
        apply(game, actions(game)[-1])
    assert game.round > 1


@pytest.mark.parametrize("phase", ["activation", "spawn", "end"])
def test_a_position_of_another_phase_runs_to_the_next_question(phase: str) -> None:
    game = build(load_text(f"{POSITION.rstrip()}\n  phase: {phase}\n")[0])
    assert game.result or actions(game)


def test_a_wrong_position_is_a_mistake() -> None:
    with pytest.raises(Mistake):
        build(load_text(POSITION.replace("Pistol", "Pistl"))[0])


def test_companions_and_facedown_colours_come_as_the_case_says(run: Run) -> None:
    passes(
        run(
            """
            mission:
              modes: [companions]
              actions: [{name: call, if: {actor-in: A}, do: draw-companion, rule: Z2-COMP-02}]
            survivors: {Doug: A}
            draws: {companion: [Lou]}
            stop: true
            steps: [{do: [Doug mission call]}, {expect: {Lou: {at: A}}}]
            """
        )
    )
    wrong = run(
        """
        mission:
          modes: [companions]
          actions: [{name: call, if: {actor-in: A}, do: draw-companion, rule: Z2-COMP-02}]
        survivors: {Doug: A}
        draws: {companion: [Doug]}
        steps: [{do: [Doug mission call]}]
        """
    )
    assert wrong.wrong[0].key == "casebook-wrong-draw"


def test_a_facedown_objective_shows_the_colour_that_is_drawn(run: Run) -> None:
    for colour in ("red", "green"):
        text = f"""
            board: M9
            survivors: {{Doug: 9R.A}}
            draws: {{objective: [{colour}]}}
            random: true
            stop: true
            steps: [{{do: [Doug take]}}, {{expect: {{events: [{{objective-taken: {{colour: {colour}}}}}]}}}}]
            """
        passes(run(text))
