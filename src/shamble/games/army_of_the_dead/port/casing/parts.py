"""Parts of a round that run in another way than in the family."""

from __future__ import annotations

from typing import Final

from shamble.family.port.casing.one_by_one import leave_the_rest as leave_cards
from shamble.family.vocabulary import KEEP_TOKEN, RETAIN, SPAWN_STEP, ZOMBIE_PHASE
from shamble.kernel.action import verb_of
from shamble.kernel.run import Run
from shamble.port.casing import Part, Playing


def spawn_step(play: Playing) -> None:
    """The second step of the Zombie Phase, which goes on: who rests or lies bound stays so."""

    def begin(run: Run) -> None:
        run.push(ZOMBIE_PHASE).step = run.rules.end_of(ZOMBIE_PHASE)
        run.push(SPAWN_STEP, 0, 0, play.state.spawning)

    play.run(begin)


def leave_the_rest(play: Playing) -> None:
    """Whatever cards, hands, tokens and Companions are still asked about stay where they are."""
    while play.question() in ("trade", "hands", "token", "entrust"):
        if play.question() in ("trade", "hands"):
            leave_cards(play)
        else:
            stays = [option for option in play.state.options if verb_of(option) in (KEEP_TOKEN, RETAIN)]
            play.take(stays[0])


PARTS: Final[dict[str, Part]] = {"spawn step": spawn_step, "the rest stays": leave_the_rest}
