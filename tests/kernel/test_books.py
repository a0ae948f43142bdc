"""Books: typed tables, layers that change single steps, numbers that no order of imports touches."""

import pytest

from shamble.kernel.book import Book
from shamble.kernel.errors import RulesetError
from shamble.kernel.rows import Handles, Moment, Procedure, Question, Reaction, Reply, named_steps
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.vocabulary import KERNEL_WORDS, Vocabulary

from .toy import Toy, toy_book


def first_step(run, state, frame):
    state.registers[1] += 1


def second_step(run, state, frame):
    state.registers[2] += 1


def other_step(run, state, frame):
    state.registers[3] += 1


def steps_of(book: Book) -> list[str]:
    return [step.name for step in book.procedure("main").steps]


def test_a_vocabulary_numbers_by_itself_and_a_child_goes_on() -> None:
    one, other = Vocabulary("one", KERNEL_WORDS), Vocabulary("other", KERNEL_WORDS)
    assert one.verb("move") == other.verb("search"), "each game counts for itself"
    child = Vocabulary("child", one)
    assert child.verb("move") == one.verb_code("move")
    assert child.verb("dance") > child.verb("move")
    with pytest.raises(RulesetError, match="vocabulary-closed"):
        one.verb("too late")
    assert one.verb("move") == one.verb_code("move"), "what is there may still be asked for"


def test_an_unknown_name_comes_with_the_one_that_may_be_meant() -> None:
    words = Vocabulary("some game")
    words.verb("search")
    with pytest.raises(RulesetError) as caught:
        words.verb_code("serach")
    assert caught.value.details["close"] == "search"


def test_a_table_takes_only_its_own_rows() -> None:
    book = toy_book(main=(first_step,))
    with pytest.raises(RulesetError, match="layer-row-wrong"):
        book.add("questions", "ask", Reply("ask"))
    with pytest.raises(RulesetError, match="layer-row-name"):
        book.add("replies", "one", Reply("two"))
    with pytest.raises(RulesetError) as caught:
        book.add("mments", "x", Moment("x"))
    assert caught.value.key == "layer-table-missing" and caught.value.details["close"] == "moments"
    book.declare("cards", str)
    book.add("cards", "ace", "a")
    with pytest.raises(RulesetError, match="layer-row-wrong"):
        book.add("cards", "king", 13)
    with pytest.raises(RulesetError, match="layer-table-exists"):
        book.declare("cards", int)


def test_layers_change_single_steps() -> None:
    parent = toy_book(main=(first_step, second_step))
    layer = parent.layer("layer")
    layer.insert_before("main", "second-step", other_step)
    assert steps_of(layer) == ["first-step", "other-step", "second-step"]
    assert steps_of(parent) == ["first-step", "second-step"]
    deeper = layer.layer("deeper")
    deeper.replace_step("main", "first-step", second_step)
    deeper.remove_step("main", "second-step")
    assert steps_of(deeper) == ["first-step", "other-step"]
    deeper.append_step("main", second_step)
    deeper.remove_step("main", "first-step")
    assert steps_of(deeper) == ["other-step", "second-step"]
    with pytest.raises(RulesetError) as caught:
        deeper.insert_after("main", "oter-step", first_step)
    assert caught.value.details["close"] == "other-step"
    with pytest.raises(RulesetError, match="layer-row-exists"):
        deeper.append_step("main", second_step)


@pytest.mark.parametrize(
    ("table", "name", "row", "close"),
    [
        ("procedures", "mian", Procedure("mian", named_steps(first_step)), "main"),
        ("questions", "aks", Question("aks", 0, lambda s, f: [], lambda r, s, f, a: None, ""), "ask"),
        ("replies", "too", Reply("too"), "two"),
        ("reactions", "rule", Reaction("rule", "bel-rings", first_step), "bell-rings"),
        ("citations", "main:frist-step", ("T-1",), "main:first-step"),
    ],
)
def test_a_book_with_a_wrong_name_is_no_rule_set(table: str, name: str, row: object, close: str) -> None:
    book = toy_book(main=(first_step,))
    book.add("moments", "bell-rings", Moment("bell-rings"))
    Ruleset(book, ())
    book.add(table, name, row)
    with pytest.raises(RulesetError) as caught:
        Ruleset(book, ())
    assert caught.value.details["close"] == close


def test_a_procedure_must_have_the_step_with_which_it_ends() -> None:
    book = toy_book(main=(first_step,))
    book.replace("procedures", "main", Procedure("main", named_steps(first_step), "last-step"))
    with pytest.raises(RulesetError, match="last-step"):
        Toy(book)


def test_handlers_are_numbered_by_the_book() -> None:
    def rules(names: list[str]) -> Toy:
        book = toy_book(main=(first_step,))
        for name in names:
            book.add("handlers", name, Handles(name, first_step))
        return Toy(book)

    assert rules(["a", "b"]).handler("b") == 1
    with pytest.raises(RulesetError):
        rules(["a", "b"]).handler("c")


def test_a_row_that_does_not_fit_says_what_it_is_and_what_it_should_be() -> None:
    book = toy_book(main=(first_step,))
    with pytest.raises(RulesetError) as caught:
        book.add("questions", "ask", Reply("ask"))
    assert caught.value.details["found"] == "Reply" and caught.value.details["wanted"] == "Question"
    with pytest.raises(RulesetError) as caught:
        book.add("replies", "one", Reply("two"))
    assert caught.value.key == "layer-row-name" and caught.value.details["own"] == "two"
