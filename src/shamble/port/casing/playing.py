"""A case in play, as the claims and parts of a game see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from shamble.kernel.event import Event
from shamble.kernel.run import Run

from .case import Case
from .speech import Reading


class Playing(Protocol):
    """The position of a case as its steps change it, and what was heard on the way."""

    case: Case
    state: Any
    players: dict[str, int]
    """The seats by the names that the case gives them."""
    events: list[Event]
    heard: int
    """Where the events of the latest `do` begin."""
    ahead: list[str]
    """What the step still does after the action at hand."""
    forced: list[int]
    """Answers that were the only ones possible, since the last free choice of an action."""

    def question(self) -> str:
        """The name of the pending question, as a case writes it; `nothing` if none is."""

    def options(self) -> list[int]:
        """The answers that the game offers now."""

    def shown_options(self) -> str:
        """The same, as a case would name them."""

    def is_idle(self) -> bool:
        """Whether nothing is half done."""

    def reading(self, text: str) -> Reading | None:
        """A text taken apart: who acts, what it may mean, what it names."""

    def split(self, text: str) -> tuple[int | None, str, str]:
        """A text as actor, verb and the rest."""

    def meanings(self, text: str, options: list[int]) -> list[int]:
        """Which of these options a text can mean; none if it means nothing at all."""

    def is_same_choice(self, one: int, other: int) -> bool:
        """Whether two answers differ at most in which of several equal things they name."""

    def names_forced(self, text: str) -> bool:
        """Whether a text names an answer that has been taken by itself."""

    def act(self, text: str) -> None:
        """Do what a text says."""

    def take(self, option: int) -> None:
        """Give an answer that is offered."""

    def run(self, begin: Callable[[Run], None]) -> None:
        """Run a part of the game where nothing is half done; afterwards what went on goes on."""

    def consulted(self, claim: str) -> None:
        """A claim asked the position about something that no event would tell."""
