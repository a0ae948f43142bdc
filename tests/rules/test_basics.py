"""What happens before the first round and over whole games: rules that no single position can show."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from shamble.family.people.adrenaline import level_for
from shamble.family.port.content.books import book
from shamble.family.port.content.games import make_rules
from shamble.family.port.options import options_of, schema_of
from shamble.family.position.options import OptionError, Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.vocabulary import END
from shamble.kernel.action import verb_of
from shamble.kernel.event import Event
from shamble.kernel.game import apply, pending, seats_for, start
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.state import RUNNING

GAME = "zombicide-2e"
SIX = ("Amy", "Bunny G", "Doug", "Elle", "Josh", "Wanda")
TWO_STARTS = """
id: X1
tiles: [[1V, 3V]]
rotations: [[270, 270]]
start: ["r0c0:1V.S1", "r0c0:1V.S3"]
exit: r0c0:1V.S1
spawns: [{zone: r0c1:3V.S5, start: true}]
goals: [{name: escape, progress: escaped, of: survivors}]
"""


def begin(options: Options, seed: int = 1, mission: str = "M1", events: list[Event] | None = None) -> Game:
    """A game at its first question."""
    state = new_state(make_rules(GAME, mission, options), seed)
    return start(state, listener=events.append if events is not None else None)


def asked(state: Game) -> str:
    """The name of the question that waits."""
    question = pending(state)
    return question.name if question is not None else ""


def answer(state: Game, text: str, events: list[Event] | None = None) -> None:
    """Give an answer by its text."""
    action = parse_action(state, text)
    assert action in state.options, [format_action(state, option) for option in state.options]
    apply(state, action, listener=events.append if events is not None else None)


def set_up(state: Game, events: list[Event] | None = None) -> Game:
    """Take the first answer to every question until the first turn."""
    while asked(state) not in ("ask-who", "ask-turn"):
        apply(state, state.options[0], listener=events.append if events is not None else None)
    return state


def names(state: Game, cards: tuple[int, ...]) -> Counter[str]:
    """Cards by name."""
    return Counter(state.rules.cards[card].name for card in cards)


# --- the team


@pytest.mark.rule("Z2-SETUP-10")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_players_share_six_survivors(seats: int) -> None:
    state = set_up(begin(Options(seats=seats)))
    assert len(state.survivors) == 6
    played = Counter(survivor.seat for survivor in state.survivors)
    assert set(played) == set(range(seats))
    assert max(played.values()) - min(played.values()) <= 1


@pytest.mark.rule("Z2-SETUP-10")
def test_players_share_the_survivors_as_they_like() -> None:
    state = begin(Options(seats=3, shares=(1, 4, 1)))
    choosing = []
    while asked(state) == "ask-character":
        choosing.append(seats_for(state, state.options[0]).bit_length() - 1)
        apply(state, state.options[0])
    assert choosing == [0, 1, 2, 1, 1, 1]
    assert Counter(survivor.seat for survivor in state.survivors) == {0: 1, 1: 4, 2: 1}
    kept = options_of(schema_of(book(GAME)).read(state.rules.options.encode()))
    assert kept.seating == (0, 1, 2, 1, 1, 1)


@pytest.mark.rule("Z2-SETUP-10")
@pytest.mark.parametrize(
    ("seats", "party", "shares"),
    [(0, 6, ()), (7, 6, ()), (2, 7, ()), (3, 2, ()), (2, 6, (6,)), (2, 6, (6, 0)), (2, 6, (4, 3))],
)
def test_teams_that_do_not_fit_are_refused(seats: int, party: int, shares: tuple[int, ...]) -> None:
    with pytest.raises(OptionError):
        Options(seats=seats, party=party, shares=shares)


@pytest.mark.rule("Z2-SETUP-13")
def test_players_select_their_survivors() -> None:
    events: list[Event] = []
    state = begin(Options(seats=2), events=events)
    assert asked(state) == "ask-character"
    assert len(state.options) == 12
    answer(state, "play Wanda", events)
    assert seats_for(state, state.options[0]) == 2
    assert "play Wanda" not in [format_action(state, option) for option in state.options]
    answer(state, "play Lou", events)
    team = [(state.rules.characters[s.character].name, s.seat) for s in state.survivors]
    assert team == [("Wanda", 0), ("Lou", 1)]
    assert [event.rule for event in events if event.key == "joined"] == ["Z2-SETUP-13"] * 2


# --- decks and starting equipment


@pytest.mark.rule("Z2-SETUP-14")
def test_five_separate_decks() -> None:
    state = begin(Options())
    sizes = {name: len(state.piles[deck]) for deck, name in enumerate(state.rules.decks)}
    assert sizes == {"starting": 6, "equipment": 45, "pimpweapons": 11, "zombies": 40, "abominations": 4}
    decks = [state.piles[deck] for deck in range(5) if state.rules.is_carried(deck)]
    assert len(set().union(*decks)) == sum(len(deck) for deck in decks)
    assert not any("Car" in names(state, deck) for deck in decks)
    assert set(state.piles[state.rules.deck("zombies")]) == set(range(1, 41))
    figures = state.piles[state.rules.figure_deck]
    assert [state.rules.kinds[kind].type for kind in figures] == ["abomination"] * 4
    assert not any(state.discards) and not any(state.tops)


@pytest.mark.rule("Z2-SETUP-14")
def test_decks_are_shuffled_anew_in_every_game() -> None:
    dealt = set()
    for seed in range(12):
        state = set_up(begin(Options(survivors=SIX), seed))
        dealt.add(tuple(state.survivors[0].hand + state.survivors[0].pack))
    assert len(dealt) > 2


@pytest.mark.rule("Z2-SETUP-15", "Z2-SETUP-19")
@pytest.mark.parametrize("seed", range(6))
def test_six_survivors_get_one_starting_card_each_and_the_fire_axe_is_first(seed: int) -> None:
    events: list[Event] = []
    state = set_up(begin(Options(seats=6, survivors=SIX), seed, events=events), events)
    held = [survivor.hand + survivor.pack for survivor in state.survivors]
    assert [len(cards) for cards in held] == [1] * 6
    everything = names(state, tuple(card for cards in held for card in cards))
    assert everything == {"Baseball Bat": 1, "Crowbar": 1, "Fire Axe": 1, "Pistol": 3}
    assert not state.piles[state.rules.deck("starting")] and not state.tops[state.rules.deck("starting")]
    owner = next(s for s, cards in zip(state.survivors, held, strict=True) if names(state, cards)["Fire Axe"])
    assert state.first == owner.seat
    assert seats_for(state, state.options[0]) == 1 << owner.seat
    assert {event.rule for event in events if event.key == "first-player"} == {"Z2-SETUP-19"}


@pytest.mark.rule("Z2-SETUP-15")
def test_four_survivors_get_one_card_each_and_the_players_pick_who_gets_the_other_two() -> None:
    state = begin(Options(seats=2, survivors=SIX[:4], party=4))
    assert [len(s.hand + s.pack) for s in state.survivors] == [1, 1, 1, 1]
    assert asked(state) == "ask-surplus"
    assert [seats_for(state, option) for option in state.options] == [0b11] * 4
    answer(state, "Doug surplus")
    assert "Doug surplus" not in [format_action(state, option) for option in state.options]
    answer(state, "Amy surplus")
    assert [len(s.hand + s.pack) for s in state.survivors] == [2, 1, 2, 1]
    assert not state.piles[state.rules.deck("starting")]


@pytest.mark.rule("Z2-SETUP-15")
@pytest.mark.parametrize(("party", "each"), [(2, [3, 3]), (3, [2, 2, 2]), (5, [1, 1, 1, 1, 2])])
def test_starting_cards_are_dealt_as_evenly_as_possible(party: int, each: list[int]) -> None:
    state = begin(Options(survivors=SIX[:party], party=party))
    while asked(state) == "ask-surplus":
        apply(state, state.options[-1])
    assert sorted(len(s.hand + s.pack) for s in state.survivors) == sorted(each)


@pytest.mark.rule("Z2-INV-07")
def test_a_lone_survivor_cannot_carry_all_six_starting_cards() -> None:
    state = begin(Options(survivors=("Amy",), party=1))
    assert asked(state) == "ask-keep"
    assert len(state.survivors[0].hand + state.survivors[0].pack) == 5
    set_up(state)
    assert (len(state.survivors[0].hand), len(state.survivors[0].pack)) == (2, 3)
    assert len(state.discards[state.rules.deck("starting")]) == 1


# --- where and how the survivors begin


@pytest.mark.rule("Z2-SETUP-16")
@pytest.mark.parametrize("mission", ["M0", "M1", "M2"])
def test_survivors_begin_in_the_starting_zone(mission: str) -> None:
    state = set_up(begin(Options(survivors=SIX), mission=mission))
    assert len(state.rules.mission.starts) == 1
    assert [survivor.zone for survivor in state.survivors] == list(state.rules.mission.starts) * 6


@pytest.mark.rule("Z2-SETUP-16")
def test_players_choose_among_several_starting_zones(tmp_path: Path) -> None:
    file = tmp_path / "x01.yaml"
    file.write_text(TWO_STARTS, encoding="utf-8")
    state = start(new_state(make_rules(GAME, file, Options(seats=2, survivors=SIX)), 1))
    asking = []
    while asked(state) == "ask-start":
        asking.append(seats_for(state, state.options[0]).bit_length() - 1)
        assert len(state.options) == 2
        apply(state, state.options[len(asking) % 2])
    assert asking == [0, 1, 0, 1, 0, 1]
    assert Counter(survivor.zone for survivor in state.survivors) == dict.fromkeys(
        state.rules.mission.starts, 3
    )


@pytest.mark.rule("Z2-SETUP-17", "Z2-ADREN-04")
def test_everybody_begins_at_blue_with_one_skill_and_no_wound() -> None:
    events: list[Event] = []
    state = set_up(begin(Options(), events=events), events)
    for survivor in state.survivors:
        card = state.rules.characters[survivor.character]
        assert (survivor.adrenaline, survivor.level, survivor.wounds) == (0, 0, 0)
        assert [state.rules.skills[skill].name for skill in survivor.skills] == list(card.levels[0])
        assert len(survivor.skills) == 1
        assert {skill.name for skill in survivor.kit.skills} == {*card.traits, *card.levels[0]}
    assert state.round == 1


@pytest.mark.rule("Z2-SETUP-18")
def test_starting_equipment_goes_into_hand_or_backpack_for_free() -> None:
    state = begin(Options(survivors=SIX))
    assert asked(state) == "ask-hands"
    first = state.survivors[0]
    card = state.rules.cards[first.hand[0]].name
    shown = [format_action(state, option) for option in state.options]
    assert sorted(shown) == sorted([f"Amy hands {card} nothing", "Amy hands nothing nothing"])
    answer(state, "Amy hands nothing nothing")
    assert not first.hand and len(first.pack) == 1
    set_up(state)
    assert first.spent == 0


# --- whole rounds


@pytest.mark.rule("Z2-ROUND-01", "Z2-ROUND-06")
def test_phases_follow_each_other_round_after_round() -> None:
    events: list[Event] = []
    state = set_up(begin(Options(survivors=SIX), events=events), events)
    while state.round < 3 and state.result == RUNNING:
        ends = [option for option in state.options if verb_of(option) == END]
        apply(state, (ends or state.options)[0], listener=events.append)
    marks = ("round", "phase", "spawn-zone")
    told = [event.args.get("phase", event.key) for event in events if event.key in marks]
    once = [word for i, word in enumerate(told) if i == 0 or told[i - 1] != word]
    assert once[:10] == [
        "round",
        "player",
        "zombie",
        "spawn-zone",
        "end",
        "round",
        "player",
        "zombie",
        "spawn-zone",
        "end",
    ]


@pytest.mark.rule("Z2-ADREN-12")
def test_adrenaline_never_goes_down() -> None:
    chance = Random(1)
    gained = 0
    for seed in range(16):
        state = set_up(begin(Options(survivors=SIX), seed, "M0"))
        before = [(survivor.adrenaline, survivor.level) for survivor in state.survivors]
        for _ in range(1500):
            if state.result != RUNNING:
                break
            acts = [option for option in state.options if verb_of(option) != END] or state.options
            apply(state, chance.choice(acts))
            now = [(survivor.adrenaline, survivor.level) for survivor in state.survivors]
            assert all(new >= old for old, new in zip(before, now, strict=True))
            assert all(level == level_for(points) for points, level in now)
            before = now
        gained += sum(points for points, _ in before)
    assert gained > 10
