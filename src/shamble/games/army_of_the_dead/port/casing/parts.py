"""Parts of a round that run in another way than in the family."""

from __future__ import annotations

from typing import Final

from shamble.family.vocabulary import SPAWN_STEP, ZOMBIE_PHASE
from shamble.kernel.run import Run
from shamble.port.casing import Part, Playing


def spawn_step(play: Playing) -> None:
    """The second step of the Zombie Phase, which goes on: who rests or lies bound stays so."""

    def begin(run: Run) -> None:
        run.push(ZOMBIE_PHASE).step = run.rules.end_of(ZOMBIE_PHASE)
        run.push(SPAWN_STEP, 0, 0, play.state.spawning)

    play.run(begin)


PARTS: Final[dict[str, Part]] = {"spawn step": spawn_step}
