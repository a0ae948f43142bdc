"""The run loop: verdicts, leaving early, moments, marks, dice, questions that are always asked."""

from typing import Any

import pytest

from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, verb_of
from shamble.kernel.chance import ScriptedChance
from shamble.kernel.codec import state_hash
from shamble.kernel.counters import count, counted, may_use, set_counter, strike, use
from shamble.kernel.errors import NotationError, RulesetError
from shamble.kernel.event import Event, Reason
from shamble.kernel.game import apply, decision, determinise, knows, outcome, start, why_not
from shamble.kernel.moments import BY_HOLDERS, begin, facts_of, happen
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.record import Record
from shamble.kernel.rows import (
    ALWAYS,
    OWED,
    OWNED,
    SHARED,
    TURN_MARK,
    WHOLE,
    ArgumentKind,
    Clock,
    Counter,
    Deck,
    Die,
    Handles,
    Limit,
    Mark,
    Moment,
    Procedure,
    Question,
    Reaction,
    Reply,
    Secret,
    named_steps,
)
from shamble.kernel.run import Run
from shamble.kernel.secrets import cards_of, shows
from shamble.kernel.state import OVER, RUNNING, State
from shamble.kernel.table import Accepted, Refusal, Table

from .toy import Toy, new_toy, toy_book


def stop(run, state, frame):
    """A question keeps the game waiting at the end of a test."""
    run.push(run.rules.words.number("ask"))


def two_ways(state: Any, frame: Any) -> list[int]:
    words = state.ruleset.words
    return [words.verb_code(name) | NOBODY << ACTOR_SHIFT for name in ("one", "two")]


def count_bells(run: Run, state: Any, frame: Any, holder: int) -> None:
    state.registers[7] += 1


def note_answer(run: Run, state: Any, frame: Any, action: int) -> None:
    state.registers[9] += 1


def with_question(book, question: Question | None = None):
    book.add("questions", "ask", question or Question("ask", SHARED, two_ways, note_answer, "T-ASK"))
    for name in ("one", "two", "three"):
        book.add("replies", name, Reply(name))
    return book


# --- one effect, then one verdict


def reach_the_goal(run, state, frame):
    state.registers[0] = 100
    run.touched = True


def lose(run, state, frame):
    run.end(2, "ending-lost")


@pytest.mark.parametrize(("whole", "ending"), [("", "ending-goal"), (WHOLE, "ending-lost")])
def test_a_whole_effect_comes_to_its_end_before_anybody_judges(whole: str, ending: str) -> None:
    book = toy_book(main=(reach_the_goal, lose))
    book.replace("procedures", "main", Procedure("main", named_steps(reach_the_goal, lose), "", whole))
    state = start(new_toy(book))
    assert (state.result, state.ending) == (OVER, ending)


def before_the_verdict(run, state, frame):
    state.registers[1] = 1


def judge_now(run, state, frame):
    run.touched = True


def behind_the_verdict(run, state, frame):
    state.registers[2] = 1


def test_an_effect_may_be_whole_only_through_one_of_its_steps() -> None:
    steps = named_steps(reach_the_goal, before_the_verdict, judge_now, behind_the_verdict, lose)
    main = Procedure("main", steps).whole_through("before-the-verdict")
    book = toy_book(main=(reach_the_goal,))
    book.replace("procedures", "main", main)
    state = start(new_toy(book))
    assert (state.result, state.ending) == (OVER, "ending-goal")
    assert (state.registers[1], state.registers[2]) == (1, 0)


def test_a_step_through_which_an_effect_is_whole_must_be_there() -> None:
    book = toy_book(main=(reach_the_goal,))
    book.replace(
        "procedures", "main", Procedure("main", named_steps(reach_the_goal)).whole_through("reach-goal")
    )
    with pytest.raises(RulesetError) as caught:
        new_toy(book)
    assert caught.value.details["close"] == "reach-the-goal"


# --- leaving a procedure early


def begin_attack(run, state, frame):
    run.push(run.rules.words.number("attack"))


def begin_roll(run, state, frame):
    run.push(run.rules.words.number("owed"))
    run.push(run.rules.words.number("roll"))


def wiped_out(run, state, frame):
    run.leave(run.rules.words.number("turn"))


def never(run, state, frame):
    raise AssertionError("this step was left out")


def after_turn(run, state, frame):
    state.registers[5] = 1 + state.registers[9]


def test_leaving_early_drops_what_runs_but_asks_what_is_owed() -> None:
    book = toy_book(
        main=(lambda run, state, frame: run.push(run.rules.words.number("turn")), stop),
        turn=(begin_attack, never, after_turn),
        attack=(begin_roll, never),
        roll=(wiped_out, never),
    )
    book.vocabulary.procedure("owed")
    book.replace("procedures", "turn", Procedure("turn", book.procedure("turn").steps, "after-turn"))
    book.add("questions", "owed", Question("owed", SHARED, two_ways, note_answer, "", traits=(OWED,)))
    state = start(new_toy(with_question(book)))
    assert state.ruleset.procedure_name(state.stack[-1].proc) == "owed"
    assert [state.ruleset.procedure_name(frame.proc) for frame in state.stack] == ["main", "turn", "owed"]
    apply(state, state.options[0])
    assert state.registers[5] == 2, "the turn ended with its last step, after the owed answer"
    assert state.ruleset.procedure_name(state.stack[-1].proc) == "ask"


# --- moments


def ring(run, state, frame):
    state.registers[8] = happen(run, state, "bell-rings", (7, 8, 9))


def note_facts(run, state, frame, holder):
    state.registers[1:4] = facts_of(frame)
    state.registers[4] = holder


def test_a_game_rule_hears_a_moment_with_all_its_facts() -> None:
    book = with_question(toy_book(main=(ring, stop)))
    book.add("moments", "bell-rings", Moment("bell-rings", ("who", "where", "what")))
    silent = start(new_toy(book))
    assert silent.registers[8] == 0
    book.add("reactions", "bell-rule", Reaction("bell-rule", "bell-rings", note_facts))
    state = start(new_toy(book))
    assert state.registers[1:5] == [7, 8, 9, -1] and state.registers[8] == 1


def test_a_game_rule_that_nothing_stirs_takes_no_turn() -> None:
    """It is asked once when the moment comes, and once more in its turn if another one stirs."""
    asked: list[tuple[int, ...]] = []

    def stirs(state: Any, facts: tuple[int, ...]) -> bool:
        asked.append(facts)
        return state.registers[6] > 0

    book = with_question(toy_book(main=(ring, stop)))
    book.add("moments", "bell-rings", Moment("bell-rings", ("who", "where", "what")))
    book.add("reactions", "bell-rule", Reaction("bell-rule", "bell-rings", note_facts, stirs))
    state = start(new_toy(book))
    assert state.registers[8] == 0 and asked == [(7, 8, 9)]
    stirred = new_toy(book)
    stirred.registers[6] = 1
    start(stirred)
    assert stirred.registers[1:5] == [7, 8, 9, -1] and stirred.registers[8] == 1
    asked.clear()
    book.add("reactions", "other-rule", Reaction("other-rule", "bell-rings", count_bells))
    state = start(new_toy(book))
    assert state.registers[1] == 0 and state.registers[7] == 1 and asked == [(7, 8, 9)]


class Singers(Toy):
    """Three holders that all sing when the bell rings."""

    def holders(self, state: Any, moment: int, facts: tuple[int, ...]) -> list[int]:
        return [part for holder in (2, 5, 6) for part in (holder, self.handler("sing"))]


def sing(run, state, frame, holder):
    state.registers[0] += 1
    state.registers[state.registers[0]] = holder
    run.push(run.rules.words.number("ask"))


def test_holders_come_one_after_the_other_and_each_may_ask() -> None:
    book = with_question(toy_book(main=(ring, stop)))
    book.add("moments", "bell-rings", Moment("bell-rings", ("who", "where", "what")))
    book.add("handlers", "sing", Handles("sing", sing))
    state = new_toy(book)
    rules = Singers(book)
    rules.listen("bell-rings", BY_HOLDERS)
    state.ruleset = rules
    start(state)
    assert state.registers[:3] == [1, 2, 0]
    copy = rules.decode(state.encode())
    assert state_hash(copy) == state_hash(state)
    for _ in range(2):
        apply(copy, copy.options[0])
    assert copy.registers[:4] == [3, 2, 5, 6]


def test_what_runs_at_a_moment_is_saved_by_number_of_the_book() -> None:
    book = with_question(toy_book(main=(ring, stop)))
    book.add("moments", "bell-rings", Moment("bell-rings", ("who",)))
    book.add("handlers", "hum", Handles("hum", sing))
    book.add("handlers", "sing", Handles("sing", sing))
    state = new_toy(book)
    frame = begin(
        Run(state, ScriptedChance([], True), None, None), 0, (3,), [1, state.ruleset.handler("sing")]
    )
    assert frame.items == [1, 3, 1, 1]


# --- counters, limits, clocks


def test_counters_and_limits_start_anew_when_their_clock_strikes() -> None:
    book = toy_book(main=(stop,))
    for clock in ("turn", "day"):
        book.add("clocks", clock, Clock(clock))
    book.add("counters", "kills", Counter("kills", "seat", "day"))
    book.add("counters", "points", Counter("points"))
    book.add("limits", "sprint", Limit("sprint", "turn", "figure"))
    book.add("limits", "search", Limit("search", "turn", "figure", 2))
    book.add("limits", "prayer", Limit("prayer", "day", "figure"))
    state = new_toy(with_question(book))
    assert state.counters == [(), (), (), ()], "a number for each counter, one row for both limits of a turn"
    assert count(state, "kills", 3, 4) == 3 and counted(state, "kills", 4) == 3
    assert counted(state, "kills", 77) == 0
    set_counter(state, "points", 12)
    use(state, "sprint", 3)
    use(state, "search", 3)
    use(state, "prayer", 3)
    assert not may_use(state, "sprint", 3) and may_use(state, "sprint", 2)
    assert may_use(state, "search", 3)
    use(state, "search", 3)
    assert not may_use(state, "search", 3)
    copy = state.clone()
    saved = state.ruleset.decode(start(state.clone()).encode())
    assert saved.counters == state.counters
    strike(copy, "turn", 2)
    assert not may_use(copy, "sprint", 3)
    strike(copy, "turn", 3)
    assert may_use(copy, "sprint", 3) and may_use(copy, "search", 3) and not may_use(copy, "prayer", 3)
    strike(copy, "day")
    assert may_use(copy, "prayer", 3) and counted(copy, "kills", 4) == 0 and counted(copy, "points") == 12
    assert not may_use(state, "sprint", 3), "a copy is independent"


# --- dice


def throw_both(run, state, frame):
    state.registers[1:4] = run.throw(0, 3, "scavenge")
    state.registers[4:6] = run.throw(1, 2)


def test_each_kind_of_die_has_faces_and_a_stream_of_its_own() -> None:
    book = toy_book(main=(throw_both, stop))
    book.add("dice", "d6", Die("d6", ("1", "2", "3", "4", "5", "6")))
    book.add("dice", "ammo", Die("ammo", ("1", "2", "click")))
    book.add("piles", "cards", Deck("cards", "cards"))
    state = new_toy(with_question(book), 3, ((1, 2, 3),))
    rules = state.ruleset
    assert rules.streams == ("setup", "dice", "cards", "ammo") and rules.dice_streams == [1, 3]
    before = state.streams[:]
    start(state)
    assert state.streams[:2] == before[:2] and state.streams[4:6] == before[4:6]
    assert all(0 <= face < 6 for face in state.registers[1:4])
    assert all(0 <= face < 3 for face in state.registers[4:6])
    seen = set()
    for seed in range(40):
        seen.update(start(new_toy(book, seed, ((),))).registers[4:6])
    assert seen == {0, 1, 2}


# --- questions


def one_way(state: Any, frame: Any) -> list[int]:
    return two_ways(state, frame)[: 1 + state.registers[7]]


@pytest.mark.parametrize(("traits", "asked"), [((), False), ((ALWAYS,), True)])
def test_what_is_always_asked_waits_even_for_one_answer(traits: tuple[str, ...], asked: bool) -> None:
    book = toy_book(main=(stop, lose))
    with_question(book, Question("ask", SHARED, one_way, note_answer, "", traits=traits))
    state = start(new_toy(book))
    assert (state.result == RUNNING) == asked
    if asked:
        assert len(state.options) == 1
        apply(state, state.options[0])
        assert state.registers[9] == 1 and state.result == OVER


def refuse_two(state: Any, frame: Any, action: int) -> list[Reason]:
    if action == state.ruleset.words.verb_code("two") | NOBODY << ACTOR_SHIFT:
        return [Reason("refused-too-late", "T-LATE")]
    return []


def only_one(state: Any, frame: Any) -> list[int]:
    return two_ways(state, frame)[:1]


def test_a_wrong_answer_is_refused_with_its_rule() -> None:
    question = Question("ask", SHARED, only_one, note_answer, "T-ASK", refuse=refuse_two, traits=(ALWAYS,))
    state = start(new_toy(with_question(toy_book(main=(stop,)), question)))
    words = state.ruleset.words
    two = words.verb_code("two") | NOBODY << ACTOR_SHIFT
    assert [reason.rule for reason in why_not(state, two)] == ["T-LATE"]
    three = words.verb_code("three") | NOBODY << ACTOR_SHIFT
    assert [(reason.key, reason.rule) for reason in why_not(state, three)] == [("refused-not-asked", "T-ASK")]
    assert why_not(state, state.options[0]) == []
    table = Table(new_toy(with_question(toy_book(main=(stop,)), question)), Record("toy", "", {}, 1))
    refused = table.submit(0, "two")
    assert isinstance(refused, Refusal) and refused.reasons[0].rule == "T-LATE"


def seat_one(state: Any, frame: Any, action: int) -> int:
    return 2


def test_a_secret_answer_is_known_to_its_seats_only() -> None:
    question = Question("ask", SHARED, two_ways, note_answer, "", seats=seat_one, knows=seat_one)
    table = Table(new_toy(with_question(toy_book(main=(stop, stop)), question)), Record("toy", "", {}, 1))
    assert knows(table.state, table.state.options[0]) == 2
    assert isinstance(table.submit(1, "one"), Accepted)
    assert table.record.entries[0].known_to == 2


# --- marks


def new_day(run, state, frame):
    run.mark(0, "T-DAY", {"day": state.passed + 1})


def new_turn(run, state, frame):
    run.mark(1, "T-TURN")


def test_the_clock_counts_its_main_mark_and_turns_are_taken_back_whole() -> None:
    book = with_question(toy_book(main=(new_day, stop, new_turn, stop_again, stop_more)))
    book.add("marks", "day", Mark("day", 0))
    book.add("marks", "turn", Mark("turn", 1, TURN_MARK))
    table = Table(new_toy(book), Record("toy", "", {}, 1))
    assert table.state.passed == 1 and [event.mark for event in table.events[0]] == [0]
    for text in ("one", "two", "one"):
        if table.state.result == RUNNING and len(table.record.entries) < 2:
            assert isinstance(table.submit(0, text), Accepted)
    assert [entry.began_turn for entry in table.record.entries] == [True, False]
    assert table.reset_turn() and len(table.record.entries) == 1, "back to where the turn began"
    assert table.reset_turn() and not table.record.entries, "and then before it"


def stop_again(run, state, frame):
    run.push(run.rules.words.number("ask"))


def stop_more(run, state, frame):
    run.push(run.rules.words.number("ask"))


# --- secrets


def places(state: State) -> list[int]:
    return [slot for slot in (2, 3, 4) if state.registers[slot]]


HANDS = Secret(
    "hands",
    places,
    lambda state, slot: 1 << slot % 2,
    lambda state, slot: state.registers[slot],
    lambda state, slot, card: state.registers.__setitem__(slot, card),
    0,
)


def secret_toy(seed: int = 1) -> State:
    book = with_question(toy_book(main=(stop,)))
    book.add("piles", "cards", Deck("cards", "cards"))
    book.add("secrets", "hands", HANDS)
    state = new_toy(book, seed, (tuple(range(20, 40)),))
    state.registers[2:5] = [11, 12, 13]
    return start(state)


def test_what_a_seat_cannot_know_is_dealt_anew_and_nothing_is_lost() -> None:
    state = secret_toy()
    held = {shown for shown in places(state) if shows(state, HANDS, shown, 0)}
    assert held == {2, 4} and not any(shows(state, HANDS, slot, -1) for slot in places(state))
    others = set()
    for seed in range(60):
        copy = determinise(state, 0, seed)
        assert (copy.registers[2], copy.registers[4]) == (11, 13)
        everything = sorted([*copy.piles[0], *cards_of(copy, HANDS)])
        assert everything == [11, 12, 13, *range(20, 40)]
        others.add(copy.registers[3])
    assert len(others) > 10
    state.result = OVER
    assert all(shows(state, HANDS, slot, -1) for slot in places(state)), "after the end everything is open"


def test_what_players_chose_to_hide_is_drawn_among_what_it_may_be() -> None:
    """Nothing was dealt: with one place only, dealing anew would leave it as it is."""
    hidden = Secret(
        "hands",
        lambda state: [3],
        lambda state, slot: 1 << 1,
        lambda state, slot: state.registers[slot],
        lambda state, slot, what: state.registers.__setitem__(slot, what),
        possible=lambda state, slot, seat: [5, 7, 12] if seat == 0 else [9],
    )
    book = with_question(toy_book(main=(stop,)))
    book.add("secrets", "hands", hidden)
    state = new_toy(book)
    state.registers[3] = 12
    start(state)
    assert {determinise(state, 0, seed).registers[3] for seed in range(40)} == {5, 7, 12}
    assert {determinise(state, 1, seed).registers[3] for seed in range(5)} == {12}, "who knows it keeps it"
    assert determinise(state, -1, 1).registers[3] == 9, "who only watches knows what everybody knows"


def refuse_three(state: Any, frame: Any, action: int) -> list[Reason]:
    words = state.ruleset.words
    return [Reason("refused-three", "T-3")] if words.verb_code("three") == verb_of(action) else []


def test_what_a_person_may_miss_is_explained_to_who_may_answer() -> None:
    """Not what is offered, not to who only watches, and nothing that the question has no reason against."""
    question = Question(
        "ask", SHARED, two_ways, note_answer, "T-ASK", refuse=refuse_three, explains=("one", "three")
    )
    state = start(new_toy(with_question(toy_book(main=(stop,)), question)))
    asked = decision(state, 0)
    assert asked is not None
    told = [(refused.verb, [reason.rule for reason in refused.reasons]) for refused in asked.refused]
    assert told == [("three", ["T-3"])]
    watched = decision(state, -1)
    assert watched is not None and watched.refused == []


def test_what_the_vocabulary_names_and_the_book_lacks_is_told_by_name() -> None:
    book = toy_book(main=(stop,))
    with pytest.raises(RulesetError) as caught:
        start(new_toy(book))
    assert caught.value.key == "layer-procedure-missing" and caught.value.details["row"] == "ask"


def test_a_game_that_runs_out_of_steps_is_told() -> None:
    with pytest.raises(RulesetError, match="game-without-end"):
        start(new_toy(toy_book(main=(after_turn,))))


def test_an_argument_of_no_known_kind_is_told() -> None:
    book = with_question(toy_book(main=(stop,)))
    book.vocabulary.verb("sail")
    book.add("replies", "sail", Reply("sail", "iland"))
    book.add("argument-kinds", "island", ArgumentKind("island", lambda state, actor: {}))
    with pytest.raises(RulesetError) as caught:
        new_toy(book)
    assert caught.value.details["close"] == "island"


def test_a_card_that_one_seat_has_looked_at_is_no_secret_to_it() -> None:
    from shamble.kernel.decks import put_on_top, take_out

    state = secret_toy()
    take_out(state, 0, 25)
    put_on_top(state, 0, 25, 1)
    assert determinise(state, 0, 1).tops[0] == (25,)
    assert determinise(state, 1, 1).tops[0] == () and 25 in determinise(state, 1, 1).piles[0]
    saved = state.ruleset.decode(state.encode())
    assert saved.looked == (1,) and state_hash(saved) == state_hash(state)


def hidden_way(state: Any, frame: Any) -> list[int]:
    """Whoever holds a high card in secret may answer in two ways, else in one."""
    return two_ways(state, frame) if state.registers[3] > 25 else two_ways(state, frame)[:1]


def test_a_copy_stands_at_the_same_question_as_the_table() -> None:
    question = Question("ask", SHARED, hidden_way, note_answer, "", traits=(ALWAYS,))
    book = with_question(toy_book(main=(stop, lose)), question)
    book.add("piles", "cards", Deck("cards", "cards"))
    book.add("secrets", "hands", HANDS)
    state = new_toy(book, 1, (tuple(range(20, 40)),))
    state.registers[2:5] = [11, 30, 13]
    start(state)
    for seed in range(30):
        copy = determinise(state, 0, seed)
        assert copy.result == RUNNING and copy.stack[-1].proc == state.stack[-1].proc
        assert copy.registers[9] == 0 and copy.options


# --- names of many things


def test_things_too_many_to_list_are_named_and_found_by_their_numbers() -> None:
    def never_listed(state: Any, actor: int) -> dict[str, int]:
        raise AssertionError("nobody lists them all")

    def name(state: Any, actor: int, edge: int) -> str:
        return f"{edge // 4}.{'nesw'[edge % 4]}"

    def find(state: Any, actor: int, text: str) -> tuple[int | None, str]:
        word, _, rest = text.partition(" ")
        tile, _, side = word.partition(".")
        return (int(tile) * 4 + "nesw".index(side), rest) if tile.isdigit() and side else (None, text)

    def edges(state: Any, frame: Any) -> list[int]:
        return [
            state.ruleset.words.verb_code("one") | NOBODY << ACTOR_SHIFT | n << X_SHIFT for n in range(4000)
        ]

    book = toy_book(main=(stop,))
    book.add("argument-kinds", "edge", ArgumentKind("edge", never_listed, name, None, find))
    book.add("questions", "ask", Question("ask", SHARED, edges, note_answer, "T-ASK"))
    book.add("replies", "one", Reply("one", "edge"))
    state = start(new_toy(book))
    for option in (state.options[0], state.options[-1]):
        assert parse_action(state, format_action(state, option)) == option
    assert format_action(state, state.options[-1]) == "one 999.w"
    with pytest.raises(NotationError, match="notation-name"):
        parse_action(state, "one somewhere")


# --- saves


def test_a_save_with_a_procedure_that_the_game_does_not_have_is_refused() -> None:
    state = start(new_toy(with_question(toy_book(main=(stop,)))))
    data: Any = state.encode()
    data["stack"][0][0] = "somebody-elses"
    with pytest.raises(Exception, match="layer-row-missing"):
        state.ruleset.decode(data)
    assert "somebody-elses" not in state.ruleset.words.procedures
    data["stack"][0][0] = "main"
    data["stack"][0][1] = 9
    with pytest.raises(ValueError, match="stack"):
        state.ruleset.decode(data)


def test_events_say_which_mark_begins_with_them() -> None:
    told: list[Event] = []
    book = with_question(toy_book(main=(new_day, new_turn, stop)))
    book.add("marks", "day", Mark("day", 0))
    book.add("marks", "turn", Mark("turn", 1, TURN_MARK))
    state = new_toy(book)
    Run(state, ScriptedChance([], True), told.append, None).go()
    assert [(event.key, event.mark) for event in told if event.key != "cite"] == [("day", 0), ("turn", 1)]
    assert not outcome(state).is_over


def test_who_is_asked_is_any_actor_of_the_options() -> None:
    """In a window each figure that may act may be named: none of them is out of turn."""

    def windows(state: Any, frame: Any) -> list[int]:
        code = state.ruleset.words.verb_code("one")
        return [code | 0 << ACTOR_SHIFT, code | 1 << ACTOR_SHIFT]

    book = toy_book(main=(stop,))
    with_question(book, Question("ask", OWNED, windows, note_answer, "T-ASK"))
    state = start(new_toy(book))
    named = state.options[1] | 5
    assert [reason.key for reason in why_not(state, named)] == ["refused-no-such-choice"]
