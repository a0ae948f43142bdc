"""Tasks: what is played for in an environment, by name.

`win` pays for winning and losing alone. Every other task pays for what a game measures as well (see
`Observer.measures`): a weight is paid for each unit by which the measure has grown since the step before.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Task(NamedTuple):
    """What is paid: once at the end, and for each change of a measure."""

    name: str
    won: float = 1.0
    lost: float = -1.0
    weights: tuple[tuple[str, float], ...] = ()


USUAL: Final = "win"

TASKS: Final = {
    task.name: task
    for task in (
        Task(USUAL),
        Task("goals", weights=(("goals", 1.0),)),
        Task("endure", weights=(("clock", 0.05), ("wounds", -0.1), ("lost", -0.5))),
        Task("adrenaline", won=5.0, lost=-5.0, weights=(("adrenaline", 0.1),)),
        Task("doors", won=1.0, lost=-1.0, weights=(("doors", 1.0),)),
        Task("points", weights=(("points", 0.1),)),
    )
}
"""`goals`: how much of what the mission wants is done. `endure`: rounds, unhurt. `adrenaline`: kills and
tokens as the game itself pays them. `doors`: a small thing to learn first.
`points`: victory points, in games that have them."""
