"""Which rules a case really met: told by an event, a refusal, a question, a card, a skill or a zombie."""

from __future__ import annotations

from typing import Final

from shamble.family.dead.figures import kinds_in
from shamble.family.people.people import kit_of
from shamble.family.position.state import Game
from shamble.kernel.action import verb_of
from shamble.kernel.event import Reason
from shamble.kernel.game import pending

CONSULTED: Final = {
    "sees": ("LOS", "DARK"),
    "does not see": ("LOS", "DARK"),
    "sees only": ("LOS", "DARK"),
    "range": ("LOS", "RANGED"),
    "path": ("MOVE", "ZMOVE"),
    "steps": ("MOVE", "ZMOVE"),
    "distance": ("MOVE", "ZMOVE"),
    "loudness": ("NOISE",),
    "level": ("ADREN",),
    "skills": ("ADREN",),
    "hand": ("INV",),
    "backpack": ("INV",),
    "objectives": ("OBJ", "SETUP"),
    "crates": ("OBJ", "SETUP"),
    "doors": ("DOOR", "SETUP"),
    "decks": ("SETUP",),
    "view hides": ("OBJ",),
}
"""What a position alone shows has no moment that could tell a rule: asking for it meets these topics."""


class Touched:
    """The rules met so far, by id; and the topics that expectations asked the board about."""

    __slots__ = ("rules", "topics")

    def __init__(self) -> None:
        self.rules: set[str] = set()
        self.topics: set[str] = set()

    def has(self, rule: str) -> bool:
        """Whether the case met a rule."""
        return rule in self.rules or (rule.split("-")[1:2] != [] and rule.split("-")[1] in self.topics)

    def position(self, state: Game) -> None:
        """Skills, cards and zombies in play, and the pending question, bear rules."""
        rules = state.rules
        self.rules.update(rules.mission.rules)
        for survivor in state.survivors:
            for skill in kit_of(state, survivor).skills:
                self.rules.update(skill.rules)
            for card in survivor.hand + survivor.pack:
                self.rules.update(rules.cards[card].rules)
                for name in rules.cards[card].skills:
                    self.rules.update(rules.skill(name).rules)
        for zone, crowd in enumerate(state.crowd):
            if crowd:
                for kind in kinds_in(state, zone):
                    self.rules.update(rules.kinds[kind].rules)
        asked = pending(state)
        if asked is not None:
            self.rules.add(asked.rule)

    def answered(self, state: Game, action: int) -> None:
        """An action was taken: its verb bears a rule."""
        row = state.rules.verbs.get(verb_of(action))
        if row is not None:
            self.rules.add(row.rule)

    def refused(self, reasons: list[Reason]) -> None:
        """Reasons bear rules."""
        for reason in reasons:
            self.rules.update((reason.rule, *reason.also))

    def consulted(self, expectation: str) -> None:
        """An expectation asked the board."""
        self.topics.update(CONSULTED.get(expectation, ()))
