"""The kernel by itself: questions, seats, chance, records, tables, layers, on a game without zombies."""

import json
from collections import Counter
from random import Random

import pytest

from shamble.kernel.action import actor_of, pack, verb_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.chance import (
    LIVE,
    ChanceError,
    KeyedChance,
    RecordedChance,
    ScriptedChance,
    next_below,
    seed_streams,
)
from shamble.kernel.codec import key, state_hash
from shamble.kernel.errors import NotationError, RecordError, RulesetError
from shamble.kernel.game import (
    actions,
    apply,
    determinise,
    outcome,
    pending,
    seats_for,
    start,
    value,
    why_not,
)
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.record import Luck, Record, decode_record, replay, seal_of
from shamble.kernel.state import OVER, RUNNING, State
from shamble.kernel.table import NO_UNDO, UNTIL_NEWS, Accepted, Refusal, Table
from shamble.kernel.vocabulary import Vocabulary

from ..snatch.rules import CARDS, HAND, WORDS, new_snatch


def new_table(seed: int = 5, undo_mode: str = "free") -> Table:
    return Table(new_snatch(3, seed), Record("snatch", "", {}, seed), undo_mode)


def play_on(table: Table, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if table.state.result != RUNNING:
            return
        action = rng.choice(actions(table.state))
        seats = seats_for(table.state, action)
        seat = next(seat for seat in range(3) if seats >> seat & 1)
        assert isinstance(table.submit_action(seat, action), Accepted)


def test_an_action_keeps_its_parts() -> None:
    words = Vocabulary("some game")
    words.verb("single")
    double = words.verb("double")
    action = pack(double, 64, 5000, 40_000)
    assert (words.verb_name(action), actor_of(action)) == ("double", 64)
    assert (x_of(action), y_of(action)) == (5000, 40_000)
    assert verb_of(action) == double
    with pytest.raises(AssertionError):
        pack(double, 256, 0, 0)


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end_and_every_copy_is_independent(seed: int) -> None:
    rng = Random(seed)
    state = start(new_snatch(2 + seed % 3, seed))
    while state.result == RUNNING:
        options = actions(state)
        assert options == sorted(set(options)) and len(options) > 1
        before = state_hash(state)
        copy = state.clone()
        decoded = state.ruleset.decode(json.loads(json.dumps(state.encode())))
        assert decoded.options == options
        action = rng.choice(options)
        apply(copy, action)
        apply(decoded, action)
        assert state_hash(state) == before
        assert state_hash(copy) == state_hash(decoded)
        assert why_not(state, action) == []
        apply(state, action)
        assert state_hash(state) == state_hash(copy)
    assert actions(state) == [] and pending(state) is None
    assert state.passed == HAND


def test_forced_answers_are_taken_and_noted() -> None:
    """With one card left in hand nobody is asked; the trail has the forced answers."""
    state = start(new_snatch(2, 1))
    trail: list[int] = []
    while state.result == RUNNING and state.passed < HAND:
        apply(state, actions(state)[0], trail=trail)
    assert [WORDS.verb_name(action) for action in trail] == ["snatch-play"] * 2


def test_owned_shared_and_window_questions_name_their_seats() -> None:
    state = start(new_snatch(3, 2))
    for seat in range(3):
        assert {seats_for(state, option) for option in actions(state)} == {1 << seat}
        apply(state, actions(state)[0])
    assert {seats_for(state, option) for option in actions(state)} == {0b111}
    apply(state, actions(state)[0])
    seats = {actor_of(option) for option in actions(state)}
    assert seats == {0, 1, 2}
    assert all(seats_for(state, option) == 1 << actor_of(option) for option in actions(state))


def test_a_view_hides_other_hands_and_a_determinised_copy_keeps_only_what_is_known() -> None:
    state = start(new_snatch(3, 7))
    hands = [state.registers[seat * 5 : seat * 5 + HAND] for seat in range(3)]
    view = json.dumps(state.ruleset.view(state, 1))
    assert json.loads(view)["hands"][1] == [card - 1 for card in hands[1]]
    seen = set()
    for seed in range(12):
        copy = determinise(state, 1, seed)
        assert copy.registers[5 : 5 + HAND] == hands[1]
        everything = [card - 1 for seat in range(3) for card in copy.registers[seat * 5 : seat * 5 + HAND]]
        assert sorted([*everything, *copy.piles[0]]) == list(range(CARDS))
        seen.add(tuple(copy.registers))
        apply(copy, actions(copy)[0])
    assert len(seen) > 6


def test_streams_are_independent_and_even() -> None:
    words = seed_streams(1, ("a", "b"))
    other = words[:]
    for _ in range(50):
        next_below(words, 0, 6)
    assert [next_below(words, 1, 100) for _ in range(20)] == [next_below(other, 1, 100) for _ in range(20)]
    counts = Counter(next_below(words, 0, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    chi = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi < 25
    pairs = Counter((next_below(words, 0, 6), next_below(words, 0, 6)) for _ in range(36_000))
    assert len(pairs) == 36 and sum((n - 1000) ** 2 / 1000 for n in pairs.values()) < 80


def test_scripted_and_recorded_chance_refuse_what_does_not_fit() -> None:
    words = seed_streams(3, ("a", "dice"))
    script = ScriptedChance(["6", "1"], False)
    assert [script.draw(words, 1, 6, "die"), script.unused()] == [5, {"": ["1"]}]
    with pytest.raises(ChanceError, match="chance-script-draw"):
        script.draw(words, 0, 9, "cards")
    script.draw(words, 1, 6, "die")
    with pytest.raises(ChanceError, match="chance-script-dice"):
        script.draw(words, 1, 6, "die")
    with pytest.raises(ChanceError, match="chance-record-mismatch"):
        RecordedChance([9], False, LIVE).draw(words, 0, 6, "die")
    with pytest.raises(ChanceError, match="chance-record-short"):
        RecordedChance([], False, LIVE).draw(words, 0, 6, "die")


def test_notation_goes_both_ways_and_names_what_is_wrong() -> None:
    state = start(new_snatch(2, 3))
    for option in actions(state):
        assert parse_action(state, format_action(state, option).upper()) == option
    with pytest.raises(NotationError, match="notation-verb"):
        parse_action(state, "Player 1 dance")
    with pytest.raises(NotationError, match="notation-name"):
        parse_action(state, "Player 1 snatch-play queen")
    with pytest.raises(NotationError, match="notation-rest"):
        parse_action(state, "high five")


def test_undo_to_the_start_and_forward_again() -> None:
    table = new_table()
    hashes = [state_hash(table.state)]
    rng = Random(4)
    while table.state.result == RUNNING:
        play_on(table, rng, 1)
        hashes.append(state_hash(table.state))
    for expected in reversed(hashes[:-1]):
        assert table.undo()
        assert state_hash(table.state) == expected
    assert not table.undo()
    for expected in hashes[1:]:
        assert table.redo()
        assert state_hash(table.state) == expected
    assert not table.redo()


def test_undo_modes() -> None:
    strict = new_table(undo_mode=NO_UNDO)
    play_on(strict, Random(1), 2)
    assert not strict.undo()
    careful = new_table(undo_mode=UNTIL_NEWS)
    play_on(careful, Random(1), 2)
    assert careful.undo()


def test_a_table_refuses_foreign_and_illegal_answers() -> None:
    table = new_table()
    text = format_action(table.state, actions(table.state)[0])
    refused = table.submit(1, text)
    assert isinstance(refused, Refusal) and refused.reasons[0].key == "refused-not-your-seat"
    refused = table.submit(0, "Player 1 double")
    assert isinstance(refused, Refusal) and refused.reasons[0].key == "refused-not-asked"
    assert table.record.entries == []
    assert isinstance(table.submit(0, text), Accepted) and len(table.record.entries) == 1


def test_refusals_do_not_tell_what_others_hold() -> None:
    table = new_table()
    said = set()
    for card in range(CARDS):
        refused = table.submit(1, f"Player 1 snatch-play {card}")
        assert isinstance(refused, Refusal)
        said.add(tuple(reason.key for reason in refused.reasons))
    assert said == {("refused-not-your-seat",)}


def test_a_batch_is_all_or_nothing() -> None:
    table = new_table()
    hand = actions(table.state)
    before = state_hash(table.state)
    revision = table.revision
    outcome = table.submit_all([0], [format_action(table.state, hand[0]), "Player 1 snatch-play 0"])
    assert isinstance(outcome, Refusal)
    assert state_hash(table.state) == before and table.record.entries == []
    assert table.revision == revision, "what was right before the batch is no stale answer after it"


def test_a_batch_goes_back_and_forth_as_one() -> None:
    table = new_table()
    play_on(table, Random(3), 1)
    before = state_hash(table.state)
    rest = [1, 2]
    texts = [f"Player {seat + 1} snatch-play {table.state.registers[seat * 5] - 1}" for seat in rest]
    assert isinstance(table.submit_all(rest, texts), Accepted)
    after = state_hash(table.state)
    assert [(entry.seat, entry.joined) for entry in table.record.entries] == [
        (0, False),
        (1, False),
        (2, True),
    ]
    assert table.undo() and state_hash(table.state) == before
    assert len(table.record.entries) == 1
    assert table.redo() and state_hash(table.state) == after
    again = Table(new_snatch(3, 5), decode_record(json.loads(json.dumps(table.save().encode()))))
    assert state_hash(again.state) == after
    assert again.undo() and state_hash(again.state) == before
    assert again.undo() and again.record.entries == [] and not again.undo()
    assert again.redo() and again.redo() and not again.redo() and state_hash(again.state) == after


def test_positions_of_the_past_are_the_same_as_they_were() -> None:
    table = new_table()
    hashes = [state_hash(table.state)]
    for number in range(11):
        play_on(table, Random(number), 1)
        hashes.append(state_hash(table.state))
    assert [state_hash(table.position_at(at)) for at in range(12)] == hashes
    assert state_hash(table.state) == hashes[-1]


def test_asides_are_legal_at_any_time_and_listed_apart() -> None:
    table = new_table()
    assert "Player 2 forfeit" not in [format_action(table.state, option) for option in actions(table.state)]
    assert isinstance(table.submit(1, "Player 2 forfeit"), Accepted)
    found = outcome(table.state)
    assert (found.verdict, found.winners, found.ending) == ("decided", 0b101, "ending-forfeit")


@pytest.mark.parametrize("seed", range(12))
def test_most_points_win_and_equal_ones_share_the_victory(seed: int) -> None:
    table = new_table(seed)
    assert [value(table.state, seat) for seat in range(3)] == [0.5] * 3
    assert outcome(table.state).verdict == "running"
    play_on(table, Random(seed), 100)
    found = outcome(table.state)
    assert found.is_over and found.scores == tuple(part["tricks"] for part in found.parts)
    best = [seat for seat in range(3) if found.scores[seat] == max(found.scores)]
    assert [seat for seat in range(3) if found.has_won(seat)] == best
    assert [value(table.state, seat) for seat in range(3)] == [float(seat in best) for seat in range(3)]
    assert found.verdict == ("won" if len(best) == 3 else "decided")


def test_saves_that_tell_won_or_lost_are_still_read() -> None:
    state = start(new_snatch(3, 1))
    data = state.encode()
    del data["winners"]
    for result, winners in ((1, 0b111), (2, 0)):
        old = state.ruleset.decode({**data, "result": result, "ending": "x"})
        assert (old.result, old.winners) == (OVER, winners)


def test_secret_events_reach_only_their_audience() -> None:
    table = new_table()
    play_on(table, Random(2), 1)
    heard = [[event.key for event in table.events_since(1, seat)] for seat in (0, 1, -1)]
    assert heard == [["played", "snatch-turn"], ["snatch-turn"], ["snatch-turn"]]


def test_a_record_replays_and_a_save_goes_on() -> None:
    table = new_table()
    play_on(table, Random(9), 5)
    data = json.loads(json.dumps(table.save().encode()))
    record = decode_record(data)
    assert state_hash(replay(record, new_snatch(3, 5))) == state_hash(table.state)
    resumed = Table(new_snatch(3, 5), record)
    assert state_hash(resumed.state) == state_hash(table.state)
    assert resumed.undo() and table.undo()
    assert state_hash(resumed.state) == state_hash(table.state)


def test_an_unfinished_export_holds_neither_seed_nor_generator() -> None:
    table = new_table()
    play_on(table, Random(9), 3)
    data = table.export([0, 1, 2], 7).encode()
    assert data["seed"] is None and data["snapshot"] is None
    other = Table(new_snatch(3, 999), decode_record(json.loads(json.dumps(data))))
    assert key(other.state) == key(table.state)


@pytest.mark.parametrize("seats", [[], [0], [2, 1]])
def test_an_unfinished_export_holds_nothing_that_a_seat_cannot_know(seats: list[int]) -> None:
    table = new_table()
    play_on(table, Random(9), 4)
    seat = seats[0] if seats else -1
    mine = table.view(seat)
    dealt = set()
    for luck in range(12):
        data = json.loads(json.dumps(table.export(seats, luck).encode()))
        assert data["entries"] == data["opening"] == [] and data["hashes"] == {} and data["seed"] is None
        state = new_snatch(3, 1).ruleset.decode(data["base"])
        assert state.ruleset.view(state, seat) == mine
        assert data["base"]["streams"] != table.state.streams
        dealt.add(tuple(state.registers))
    assert len(dealt) > 6
    play_on(table, Random(9), 100)
    assert table.export(seats, 1).seed == 5


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "chess"}, "record-foreign"),
        ({"version": 99}, "record-version"),
        ({"entries": [{"do": 3}]}, "record-damaged"),
        ({"entries": "none"}, "record-damaged"),
        ({"opening": ["x"]}, "record-damaged"),
        ({"hashes": {"x": 1}}, "record-damaged"),
        ({"entries": [{"do": "Player 1 double"}]}, "record-action"),
        ({"opening": []}, "chance-record-short"),
    ],
)
def test_damaged_records_are_refused(change: dict[str, object], message: str) -> None:
    table = new_table()
    play_on(table, Random(9), 5)
    data = {**table.save().encode(), **change}
    with pytest.raises((RecordError, ChanceError), match=message):
        Table(new_snatch(3, 5), decode_record(data))


def test_a_changed_outcome_is_noticed() -> None:
    table = new_table()
    play_on(table, Random(9), 5)
    record = decode_record(table.save().encode())
    record.opening[0] = (record.opening[0] + 1) % 5
    with pytest.raises(ChanceError, match="chance-record-mismatch"):
        replay(record, new_snatch(3, 5))


def test_layers_list_their_differences() -> None:
    parent = Book("parent", Vocabulary("some game"))
    parent.add("constants", "cards", 3)
    parent.add("constants", "rounds", 4)
    child = parent.layer("child")
    child.replace("constants", "cards", 5)
    child.remove("constants", "rounds")
    child.add("constants", "lives", 1)
    assert parent.rows("constants") == {"cards": 3, "rounds": 4}
    assert child.rows("constants") == {"cards": 5, "lives": 1}
    assert child.changes == [
        ("replace", "constants", "cards"),
        ("remove", "constants", "rounds"),
        ("add", "constants", "lives"),
    ]
    with pytest.raises(RulesetError, match="layer-row-exists"):
        child.add("constants", "lives", 2)
    with pytest.raises(RulesetError, match="layer-row-missing"):
        child.replace("constants", "rounds", 2)


def test_the_state_is_plain_data() -> None:
    def plain(value: object) -> bool:
        if isinstance(value, dict):
            return all(isinstance(name, str) and plain(part) for name, part in value.items())
        if isinstance(value, list):
            return all(plain(part) for part in value)
        return value is None or isinstance(value, int | str)

    state: State = start(new_snatch(3, 1))
    assert plain(state.encode())


def sealed_table(key: str = "00" * 32) -> Table:
    record = Record("snatch", "", {}, None)
    record.luck = Luck(seal_of(key), key)
    return Table(new_snatch(3, 1), record)


@pytest.mark.parametrize("n", [2, 6, 10, 40])
def test_a_keyed_generator_is_even_and_its_streams_are_apart(n: int) -> None:
    chance = KeyedChance(b"0123456789abcdef", ("setup", "dice", "deck"))
    words, counts = [0] * 6, [0] * n
    for _ in range(400 * n):
        counts[chance.draw(words, 1, n, "die")] += 1
    assert words == [0, 0, 400 * n, 0, 0, 0], "other streams stand still"
    assert sum((count - 400) ** 2 / 400 for count in counts) < 2.2 * n + 12, "chi square"
    again, other = [0] * 6, [0] * 6
    rows = [
        [chance.draw(place, stream, 1000, "x") for _ in range(20)]
        for place, stream in ((again, 1), (other, 2))
    ]
    assert rows[0] != rows[1]
    assert rows[0] == [chance.draw([0, 0, at, 0, 0, 0], 1, 1000, "x") for at in range(20)], "by number alone"


def test_a_keyed_game_goes_back_and_forth_and_replays() -> None:
    table = sealed_table()
    play_on(table, Random(4), 8)
    before = state_hash(table.state)
    table.undo()
    table.undo()
    table.redo()
    table.redo()
    assert state_hash(table.state) == before
    record = decode_record(json.loads(json.dumps(table.record.encode())))
    assert state_hash(replay(record, new_snatch(3, 99))) == before, "whatever the seed of the fresh position"
    assert state_hash(Table(new_snatch(3, 98), record).state) == before
    assert record.luck is not None and record.luck.seal == seal_of("00" * 32)
    assert table.record.opening != sealed_table("11" * 32).record.opening


def test_a_file_of_an_unfinished_keyed_game_has_the_seal_alone() -> None:
    table = sealed_table()
    play_on(table, Random(4), 4)
    data = json.dumps(table.export([0, 1, 2], 3).encode())
    assert seal_of("00" * 32) in data and "00" * 16 not in data
