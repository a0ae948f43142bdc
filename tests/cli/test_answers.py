"""How the terminal lists answers: those of one verb together, as long as each still says what it is."""

from __future__ import annotations

from typing import Any

from shamble.cli.terminal.answers import answers
from shamble.kernel.decision import Decision, Option
from shamble.port.screen import Screen


class Said:
    """Says options as they are written here."""

    def verb(self, name: str) -> str:
        return name.title()

    def option(self, option: Option) -> str:
        return f"{option.verb} {' '.join(self.option_names(option))}".strip()

    def option_names(self, option: Option) -> list[str]:
        return [str(value) for value in option.args.values()]


def listed(*written: tuple[str, Any]) -> list[str]:
    options = [
        Option(number, "", verb, 1, {} if what is None else {"it": what}, 0, [])
        for number, (verb, what) in enumerate(written)
    ]
    decision = Decision("ask", "owned", "", {}, 1, options, [], [])
    return answers(decision, Said(), Screen(), 80).splitlines()  # type: ignore[arg-type]


def test_answers_of_one_verb_stand_together_by_what_they_name() -> None:
    told = listed(("walk", "cave"), ("walk", "hill"), ("rest", None))
    assert told == ["    Walk:  1 cave · 2 hill", "  3 rest"]


def test_a_number_beside_a_number_would_say_nothing() -> None:
    told = listed(("bribe", 2), ("bribe", 3), ("rest", None))
    assert told == ["  1 bribe 2", "  2 bribe 3", "  3 rest"]
