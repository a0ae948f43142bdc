"""What bots have thought through once: the same question about the same things has the same answer."""

from collections.abc import Callable
from typing import Any, Final

KEPT: Final = 8192
"""So many answers are remembered."""

_answers: dict[tuple[object, ...], Any] = {}


def remembered(key: tuple[object, ...], think: Callable[[], Any]) -> Any:
    """The answer to a question, thought through the first time it is asked."""
    if key not in _answers:
        answer = think()
        if len(_answers) >= KEPT:
            _answers.clear()
        _answers[key] = answer
    return _answers[key]
