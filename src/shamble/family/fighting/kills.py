"""The dead die: by whom, by what means, and what it is worth."""

from shamble.family.dead.figures import ANY, BY_KILL, Tally, remove, tell_went
from shamble.family.people.adrenaline import gain_adrenaline, gain_together
from shamble.family.position.state import PLAYED, Game
from shamble.kernel.moments import happen
from shamble.kernel.run import Run

NO_CARD = -1


def kill(
    run: Run, state: Game, who: int, zone: int, kind: int, number: int, means: int, status: int = ANY
) -> None:
    """Zombies die, and whoever is paid for them gets the adrenaline. An aim may be at those of one status."""
    points = take_out(run, state, who, zone, kind, number, means, NO_CARD, status)
    if state.rules.pays_all[kind]:
        pay(run, state, who, 0, points)
    else:
        gain_adrenaline(run, state, who, points)


def pay(run: Run, state: Game, who: int, own: int, shared: int) -> None:
    """Adrenaline for the dead: what only the killer is paid for, and what everybody in play is paid for."""
    if not shared:
        gain_adrenaline(run, state, who, own)
        return
    rewards: list[tuple[int, int]] = []
    for i, survivor in enumerate(state.survivors):
        if i == who:
            rewards.append((i, own + shared))
        elif survivor.leader == PLAYED:
            rewards.append((i, shared))
    gain_together(run, state, rewards)


def take_out(
    run: Run,
    state: Game,
    who: int,
    zone: int,
    kind: int,
    number: int,
    means: int,
    card: int = NO_CARD,
    status: int = ANY,
    tally: Tally | None = None,
) -> int:
    """Zombies die and their figures go where they go. The adrenaline that it is worth.

    `means` are bits: see `facts`. The card is a fire bomb that was thrown; NO_CARD for everything else. Of an
    effect that kills several kinds the caller keeps the tally, and tells it.
    """
    row = state.rules.kinds[kind]
    told = tally or Tally()
    remove(run, state, zone, kind, number, BY_KILL, status, told)
    if run.listener is not None:
        run.tell("killed", "Z2-ZTYPE-02", {"survivor": who, "zone": zone, "kind": kind, "count": number})
        run.cite(row.rules[0])
        run.cite("Z2-ZTYPE-07")
    happen(run, state, "zombie-killed", (who, zone, kind, number, card, means))
    if not state.crowd[zone]:
        happen(run, state, "zone-cleared", (zone,))
    if tally is None:
        tell_went(run, state, told, BY_KILL)
    return row.adrenaline * number
