"""The words of missions: what they count, ask and do on a real table, and what their checker says."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import text
from shamble.family.missions.words import ACTION_FACTS
from shamble.family.moments import MOMENTS
from shamble.family.port.content.games import new_game
from shamble.family.port.content.missions import words_of
from shamble.family.position.options import Options
from shamble.family.position.printed import ORANGE
from shamble.family.position.state import ESCAPED, GONE, Game
from shamble.family.vocabulary import BUILDING, SPAWN_CARD
from shamble.kernel.chance import LIVE
from shamble.kernel.game import outcome
from shamble.kernel.rows import Counter
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING
from shamble.kernel.words import CONDITION, EFFECT, NUMBER, Problem, Reading, Scope, check, kernel_words

GAME = "zombicide-2e"
WORDS = words_of(GAME)
TEAM = ("Amy", "Doug", "Elle", "Josh", "Ned", "Wanda")
STREET = "r0c0:1V.S5"


@pytest.fixture
def state() -> Game:
    return new_game(GAME, "M1", Options(survivors=TEAM), 3)


def scope(state: Game, *facts: str) -> Scope:
    mission = state.rules.mission
    book = state.rules.book
    types = dict(state.rules.type_kinds)
    for kind in state.rules.kinds:
        types.setdefault(kind.name, (kind.index,))
    places = {"start": mission.starts, "exit": mission.exits, "spawn-start": mission.spawns[:1]}
    return Scope(
        facts,
        {"fires": 0, "kits": 1},
        {
            "board": mission.board,
            "places": places,
            "colours": mission.colour_names(),
            "doors": {"blue": 2},
            "cards": book.rows("cards"),
            "decks": tuple(book.rows("piles")),
            "tallies": book.rows_of("counters", Counter),
            "types": types,
            "mission": "m1",
            "endings": [],
        },
    )


def number(state: Game, tree: Any, facts: dict[str, int] | None = None) -> int:
    given = facts or {}
    reading = Reading(WORDS, scope(state, *given))
    found = reading.number(tree, "tree")
    assert found is not None, reading.problems
    return found(state, tuple(given.values()))


def do(state: Game, tree: Any, facts: dict[str, int] | None = None) -> Run:
    given = facts or {}
    reading = Reading(WORDS, scope(state, *given))
    effects = reading.effects(tree, "tree")
    assert not reading.problems
    state.registers = [0, 0]
    run = Run(state, LIVE, None, None)
    for effect in effects:
        effect(run, state, tuple(given.values()))
    return run


def zone(state: Game, name: str) -> int:
    return state.rules.board.zone_index(name)


def card(state: Game, name: str, copy: int = 0) -> int:
    return [i for i, row in enumerate(state.rules.cards) if row.name == name][copy]


# --- the registry


def test_every_word_has_its_text_in_every_language() -> None:
    for word in WORDS.words.values():
        for lang in ("en", "pl"):
            assert text.of(GAME, lang).has(word.key()), word.key()


def test_the_moments_are_those_of_the_rules() -> None:
    assert [word.name for word in WORDS.of_kind("moment")] == [moment.name for moment in MOMENTS]


def test_a_layer_adds_words_and_leaves_its_parent_alone() -> None:
    words = kernel_words()
    layer = words.layer()
    layer.moment("sunrise", ("day",))
    assert layer.facts_of("sunrise") == ("day",)
    assert words.facts_of("sunrise") is None and layer.facts_of("sum") is None


# --- arithmetic, logic, counters


@pytest.mark.parametrize(
    ("tree", "value"),
    [
        (7, 7),
        ({"sum": [1, 2, 3]}, 6),
        ({"minus": [7, 2]}, 5),
        ({"min": [4, 2, 9]}, 2),
        ({"max": [4, 2, 9]}, 9),
        ({"at-least": [3, 3]}, 1),
        ({"at-least": [2, 3]}, 0),
        ({"less-than": [2, 3]}, 1),
        ({"equals": [2, 3]}, 0),
        ({"all": ["always", {"equals": [1, 1]}]}, 1),
        ({"all": ["always", {"not": "always"}]}, 0),
        ({"any": [{"not": "always"}, {"equals": [1, 1]}]}, 1),
        ({"any": [{"not": "always"}]}, 0),
        ({"sum": ["always", "always"]}, 2),
    ],
)
def test_arithmetic_and_logic(state: Game, tree: Any, value: int) -> None:
    assert number(state, tree) == value


def test_counters(state: Game) -> None:
    do(state, [{"add-to": "kits"}, {"add-to": {"register": "kits", "amount": 4}}, {"set": "fires"}])
    assert state.registers == [1, 5]
    assert number(state, {"counter": "kits"}) == 5
    do(state, {"set": {"register": "kits", "to": {"sum": ["survivors", 1]}}})
    assert state.registers == [0, 7]


# --- counting on the table


def test_people(state: Game) -> None:
    assert number(state, "survivors") == number(state, "survivors-on-board") == 6
    state.survivors[0].zone = ESCAPED
    state.survivors[1].zone = zone(state, STREET)
    state.survivors[2].leader = 1  # a companion
    assert number(state, "survivors") == 5
    assert number(state, "survivors-on-board") == 4
    assert number(state, "escaped") == 1
    assert number(state, {"survivors-in": STREET}) == 1
    assert number(state, {"survivors-in": ["start", STREET]}) == 4
    state.survivors[1].level = ORANGE
    assert number(state, "highest-level") == ORANGE
    assert number(state, {"at-least": ["highest-level", {"danger-level": "red"}]}) == 0
    assert number(state, {"survivors-at-level": "yellow"}) == 1


def test_cards(state: Game) -> None:
    state.survivors[0].pack = (card(state, "Molotov"), card(state, "Water"))
    state.survivors[1].hand = (card(state, "Nailbat"), card(state, "Molotov", 1))
    assert number(state, {"cards-held": "Molotov"}) == 2
    assert number(state, "food-held") == 1
    assert number(state, {"weapons-held": "pimpweapons"}) == 1
    assert number(state, {"weapons-available": "pimpweapons"}) == 9


def test_tokens(state: Game) -> None:
    state.colours[0], state.colours[1] = 1, 2
    state.objectives[0] = state.objectives[5] = GONE
    assert number(state, "objectives") == 9 and number(state, "objectives-left") == 7
    assert number(state, "objectives-taken") == 2
    assert number(state, {"objectives-taken": "blue"}) == 1
    assert number(state, {"objectives-left": "green"}) == 1
    state.crates[3] = GONE
    assert [number(state, word) for word in ("crates", "crates-taken", "crates-left")] == [9, 1, 8]
    place = state.rules.board.zones[state.objectives[1]].name
    assert number(state, {"objectives-left-in": place}) >= 1
    assert number(state, {"crates-left-in": place}) >= 1
    state.survivors[0].tokens = (0, 1)
    assert number(state, "tokens-held") == 2 and number(state, {"tokens-held": "green"}) == 1


def test_zombies_noise_and_buildings(state: Game) -> None:
    run = do(state, {"spawn-zombies": {"type": "walker", "zone": STREET, "count": 3}})
    assert run.touched
    assert number(state, {"zombies-in": STREET}) == number(state, "zombies-on-board") == 3
    assert number(state, {"zombies-on-board": "fatty"}) == 0
    assert number(state, {"zombies-on-board": ["walker", "Patient 0"]}) == 3
    assert number(state, {"reserve": ["walker", "fatty", "runner"]}) == 69
    assert number(state, {"zombies-in-building": "r0c1:7R.B"}) == 0
    assert number(state, {"no-zombies-in": STREET}) == 0 and number(state, {"no-zombies-in": "exit"}) == 0
    do(state, {"place-noise": {"zone": STREET, "tokens": 2}})
    assert number(state, {"noise-in": STREET}) == 2 and number(state, {"noise-in": "start"}) == 6
    assert number(state, "buildings-closed") == number(state, "buildings") > 3
    assert number(state, {"spawn-tokens-in": "spawn-start"}) == 1 and number(state, "spawns-away") == 2
    assert number(state, "round") == state.round


def test_facts_of_the_moment(state: Game) -> None:
    here = zone(state, STREET)
    facts = {"actor": 1, "zone": here, "colour": 2, "kind": 2, "card": card(state, "Molotov"), "door": 2}
    assert (
        number(state, {"colour-is": "green"}, facts) == 1 and number(state, {"colour-is": "red"}, facts) == 0
    )
    assert number(state, {"zone-is": [STREET, "start"]}, facts) == 1
    assert number(state, {"kind-is": "runner"}, facts) == 1
    assert number(state, {"kind-is": "abomination"}, facts) == 0
    assert number(state, {"card-is": "Molotov"}, facts) == 1
    assert number(state, {"door-is": "blue"}, facts) == 1
    assert (
        number(state, {"actor-in": "start"}, facts) == 1 and number(state, {"actor-in": STREET}, facts) == 0
    )
    assert number(state, "actor-level", facts) == 0
    assert number(state, {"actor-holds": "Water"}, facts) == 0
    assert number(state, {"no-zombies-in": "there"}, facts) == 1
    state.survivors[1].tokens = (4,)
    assert number(state, "actor-tokens", facts) == 1 and number(state, {"actor-tokens": "blue"}, facts) == 0


# --- doing things


def ended(state: Game) -> tuple[str, str]:
    found = outcome(state)
    return found.verdict, found.ending


def test_the_end(state: Game) -> None:
    do(state, "win")
    assert ended(state) == ("won", "ending-goals")
    state.result = RUNNING
    do(state, {"lose": "overrun"})
    assert ended(state) == ("lost", "ending-m1-overrun")


@pytest.mark.rule("Z2-SPAWN-06")
def test_spawn_zones_switch_on_and_off(state: Game) -> None:
    before = state.spawning
    do(state, {"deactivate-spawn": "red"})
    assert state.spawning == 0
    do(state, {"activate-spawn": "blue"})
    assert state.spawning == 0
    do(state, {"activate-spawn": "red"})
    assert state.spawning == before == 0b111


@pytest.mark.rule("Z2-M04-05", "Z2-M07-06")
def test_spawn_tokens_move_to_the_start(state: Game) -> None:
    state.survivors[0].zone = state.spawns[1]
    do(state, {"move-spawn-to-start": "here"}, {"actor": 0})
    assert state.spawns[1] == state.spawns[0]
    assert number(state, "spawns-away") == 1


def test_adrenaline_cards_and_tokens(state: Game) -> None:
    actor = {"actor": 0, "token": 4}
    do(state, {"gain-adrenaline": 5}, actor)
    assert state.survivors[0].adrenaline == 5
    state.survivors[0].pack += (card(state, "Molotov"),)
    do(state, {"spend-card": "Molotov"}, actor)
    assert number(state, {"actor-holds": "Molotov"}, actor) == 0
    assert state.discards[1][-1] == card(state, "Molotov")
    do(state, "keep-token", actor)
    assert state.survivors[0].tokens[-1] == 4
    do(state, "spend-token", actor)
    assert state.survivors[0].tokens == ()


@pytest.mark.rule("Z2-M24-05")
def test_a_named_card_from_deck_or_discards(state: Game) -> None:
    copies = [card(state, "Molotov", copy) for copy in range(4)]
    run = do(state, {"gain-card": "Molotov"}, {"actor": 0})
    assert state.stack[-1].items == [copies[0]] and copies[0] not in state.piles[1]
    assert run.state is state
    state.piles[1] = tuple(c for c in state.piles[1] if c not in copies)
    state.discards[1] = (copies[2],)
    depth = len(state.stack)
    do(state, {"gain-card": "Molotov"}, {"actor": 0})
    assert len(state.stack) == depth
    do(state, {"gain-card": {"card": "Molotov", "from": "either"}}, {"actor": 0})
    assert state.stack[-1].items == [copies[2]] and not state.discards[1]


@pytest.mark.rule("Z2-M22-03")
def test_all_doors_open_and_all_buildings_spawn(state: Game) -> None:
    do(state, "open-all-doors")
    board = state.rules.board
    assert state.open_doors == (1 << len(board.doors)) - 1
    assert number(state, "buildings-closed") == 0
    asked = state.stack[-1]
    assert asked.proc == BUILDING and asked.items is not None
    start = board.zones[state.rules.mission.starts[0]].building
    dark = {z.index for z in board.zones if z.dark and z.building != start}
    assert set(asked.items) == dark and len(asked.items) == len(dark)
    depth = len(state.stack)
    do(state, "open-all-doors")
    assert len(state.stack) == depth


@pytest.mark.rule("Z2-M17-02")
def test_an_opened_building_counts_when_its_spawn_is_over(state: Game) -> None:
    door = state.rules.board.doors[0]
    room = state.rules.board.zones[door.a].name
    street = state.rules.board.zones[door.b].name
    assert number(state, {"building-opened-and-spawned": room}) == 0
    do(state, {"open-door": [room, street]})
    assert number(state, {"door-open": [street, room]}) == 1
    assert number(state, {"building-opened-and-spawned": room}) == 0
    while state.stack[-1].proc == BUILDING:
        state.stack.pop()
    assert number(state, {"building-opened-and-spawned": room}) == 1


@pytest.mark.rule("Z2-M07-05", "Z2-M23-05")
def test_spawning_on_the_spot(state: Game) -> None:
    do(state, {"draw-zombie-card-in": {"zone": "here", "ignore-rush": True}}, {"actor": 0})
    frame = state.stack.pop()
    assert frame.proc == SPAWN_CARD and frame.a == state.survivors[0].zone and frame.items[:2] == [0, 1]
    start = state.rules.board.zones[state.rules.mission.starts[0]]
    assert state.spawned >> start.building & 1
    do(state, {"spawn-building": start.name})
    assert state.stack[-1].proc == BUILDING and state.stack[-1].items == [start.index]


@pytest.mark.rule("Z2-M11-04", "Z2-M16-09", "Z2-M25-08")
def test_abominations_appear_and_return(state: Game) -> None:
    do(state, {"put-abomination": STREET})
    assert number(state, {"zombies-on-board": "abomination"}) == 1
    here = zone(state, STREET) * state.rules.kind_count
    kind = next(k for k in range(3, 7) if state.zombies[here + k])
    state.zombies[here + kind] -= 1
    state.crowd[zone(state, STREET)] -= 1
    state.discards[4] = (kind,)
    do(state, {"return-abomination-to": "spawn-start"}, {"kind": kind})
    assert number(state, {"zombies-in": "spawn-start"}) == 1 and not state.discards[4]
    do(state, {"return-abomination-to": "spawn-start"}, {"kind": 0})
    assert number(state, {"zombies-in": "spawn-start"}) == 1


def test_tokens_leave_the_board(state: Game) -> None:
    place = state.rules.board.zones[state.objectives[0]].name
    do(state, [{"remove-objectives": place}, {"remove-crates": "start"}])
    assert state.objectives[0] == GONE and state.crates[4] == GONE


# --- what the checker says


def problems(state: Game, kind: str, tree: Any, *facts: str) -> list[tuple[str, str]]:
    found: list[Problem] = check(WORDS, scope(state, *facts), kind, tree, "x")
    for problem in found:
        assert text.has(problem.key, "en") and text.has(f"{problem.key}.mend", "pl"), problem.key
    return [(problem.path, problem.key) for problem in found]


@pytest.mark.parametrize(
    ("kind", "tree", "path", "key"),
    [
        (NUMBER, "survivor", "x", "lint-unknown-word"),
        (NUMBER, {"summ": [1]}, "x.summ", "lint-unknown-word"),
        (NUMBER, "win", "x", "lint-word-kind"),
        (CONDITION, "survivors", "x", "lint-word-kind"),
        (CONDITION, 1, "x", "lint-tree-shape"),
        (NUMBER, True, "x", "lint-tree-shape"),
        (NUMBER, None, "x", "lint-tree-shape"),
        (EFFECT, {"win": None, "lose": "x"}, "x", "lint-tree-shape"),
        (EFFECT, {"win": 3}, "x.win", "lint-argument-unwanted"),
        (NUMBER, {"sum": 3}, "x.sum", "lint-list-wanted"),
        (NUMBER, {"sum": []}, "x.sum", "lint-list-wanted"),
        (CONDITION, {"at-least": [1, 2, 3]}, "x.at-least", "lint-two-wanted"),
        (CONDITION, {"not": "survivors"}, "x.not", "lint-word-kind"),
        (NUMBER, {"counter": "fire"}, "x.counter", "lint-unknown-register"),
        (NUMBER, {"counter": 3}, "x.counter", "lint-argument-type"),
        (NUMBER, {"zombies-in": "r9c9:1V.S1"}, "x.zombies-in", "lint-unknown-zone"),
        (NUMBER, {"zombies-in": [3]}, "x.zombies-in", "lint-argument-type"),
        (NUMBER, {"zombies-in-building": STREET}, "x.zombies-in-building", "lint-no-building"),
        (NUMBER, {"reserve": "vampire"}, "x.reserve", "lint-unknown-type"),
        (NUMBER, {"cards-held": "Bazooka"}, "x.cards-held", "lint-unknown-card"),
        (NUMBER, {"objectives-left": "pink"}, "x.objectives-left", "lint-argument-choice"),
        (NUMBER, "actor-level", "x", "lint-no-fact"),
        (EFFECT, {"draw-zombie-card-in": "here"}, "x.draw-zombie-card-in", "lint-no-fact"),
        (
            EFFECT,
            {"draw-zombie-card-in": {"rush": True}},
            "x.draw-zombie-card-in.rush",
            "lint-argument-unknown",
        ),
        (EFFECT, {"spawn-zombies": "walker"}, "x.spawn-zombies", "lint-arguments-by-name"),
        (
            EFFECT,
            {"spawn-zombies": {"type": "abomination", "zone": STREET}},
            "x.spawn-zombies.type",
            "lint-argument-type",
        ),
        (EFFECT, {"lose": None}, "x.lose", "lint-argument-missing"),
        (EFFECT, {"open-door": "pink"}, "x.open-door", "lint-unknown-door"),
        (EFFECT, {"open-door": [STREET, STREET]}, "x.open-door", "lint-unknown-door"),
        (
            EFFECT,
            {"place-noise": {"zone": STREET, "tokens": -1}},
            "x.place-noise.tokens",
            "lint-argument-type",
        ),
        (
            EFFECT,
            {"draw-zombie-card-in": {"zone": STREET, "ignore-rush": "yes"}},
            "x.draw-zombie-card-in.ignore-rush",
            "lint-argument-type",
        ),
    ],
)
def test_mistakes_are_told_with_their_place(state: Game, kind: str, tree: Any, path: str, key: str) -> None:
    assert problems(state, kind, tree)[0] == (path, key)


def test_all_mistakes_are_told_at_once(state: Game) -> None:
    tree = {"all": [{"at-least": ["survivor", {"zombies-in": "nowhere"}]}, "escaped", {"colour-is": "pink"}]}
    assert problems(state, CONDITION, tree) == [
        ("x.all[0].at-least[0]", "lint-unknown-word"),
        ("x.all[0].at-least[1].zombies-in", "lint-unknown-zone"),
        ("x.all[1]", "lint-word-kind"),
        ("x.all[2].colour-is", "lint-argument-choice"),
    ]


def test_deep_trees_are_refused(state: Game) -> None:
    tree: Any = "always"
    for _ in range(50):
        tree = {"not": tree}
    assert [key for _, key in problems(state, CONDITION, tree)] == ["lint-tree-deep"]


def test_facts_depend_on_the_moment(state: Game) -> None:
    tree = {"colour-is": "blue"}
    assert (
        problems(
            state,
            CONDITION,
            tree,
            *next(moment.facts for moment in MOMENTS if moment.name == "objective-taken"),
        )
        == []
    )
    assert problems(state, CONDITION, tree, *ACTION_FACTS) == [("x.colour-is", "lint-no-fact")]
