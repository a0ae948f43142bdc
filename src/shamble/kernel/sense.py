"""What a game lends to players that look ahead and know no game."""

from collections.abc import Callable
from typing import Any

from shamble.kernel.batch import Policy

Idea = tuple[int, Policy]
"""Something to try: the first answer, and who plays on from there."""


class Sense:
    """What a game lends to players that look ahead."""

    __slots__ = ("ideas", "questions", "quick", "turn", "worth")

    def __init__(
        self,
        quick: Policy,
        worth: Callable[[Any, int], float],
        questions: frozenset[str],
        ideas: Callable[[Any], list[Idea]],
        turn: Callable[[Any], int],
    ) -> None:
        self.quick = quick
        """Plays on in thought, and answers what is not worth a thought."""
        self.worth = worth
        """What a position is worth to a seat, between 0 and 1."""
        self.questions = questions
        """The questions that are worth one."""
        self.ideas = ideas
        """What may be tried in a position."""
        self.turn = turn
        """Whose turn it is, as a number; another one once it is over."""
