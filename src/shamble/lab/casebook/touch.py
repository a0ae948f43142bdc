"""Which rules a case really met: told by an event, a refusal, a question, a card, a skill or a figure."""

from __future__ import annotations

from typing import Any

from shamble.kernel.action import verb_of
from shamble.kernel.event import Reason
from shamble.kernel.game import pending
from shamble.port.casing import Casing


class Touched:
    """The rules met so far, by id; and the topics that expectations asked the position about."""

    __slots__ = ("casing", "rules", "topics")

    def __init__(self, casing: Casing) -> None:
        self.casing = casing
        self.rules: set[str] = set()
        self.topics: set[str] = set()

    def has(self, rule: str) -> bool:
        """Whether the case met a rule."""
        return rule in self.rules or (rule.split("-")[1:2] != [] and rule.split("-")[1] in self.topics)

    def position(self, state: Any) -> None:
        """What is in play, and the pending question, bear rules."""
        for rule in self.casing.borne(state):
            self.rules.update(state.ruleset.own_rules(rule))
        asked = pending(state)
        if asked is not None:
            self.rules.update(state.ruleset.own_rules(asked.rule))

    def answered(self, state: Any, action: int) -> None:
        """An action was taken: its verb bears a rule."""
        row = state.ruleset.verbs.get(verb_of(action))
        if row is not None:
            self.rules.update(state.ruleset.own_rules(row.rule))

    def refused(self, reasons: list[Reason]) -> None:
        """Reasons bear rules."""
        for reason in reasons:
            self.rules.update((reason.rule, *reason.also))

    def consulted(self, claim: str) -> None:
        """A claim asked the position."""
        self.topics.update(self.casing.topics.get(claim, ()))
