"""The final score: the tracker and the points printed on cards (ZP-VP-06 to -08)."""

from typing import TYPE_CHECKING

from shamble.games.zpocalypse.squad.cards import cards_of
from shamble.kernel.run import Run

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table


def final_scores(state: "Table") -> tuple[dict[str, int], ...]:
    """What each player's score is made of: the tracker, and the cards that the squad holds."""
    if state.rules.scenario.day_zero:
        return ()
    cards = state.rules.cards
    return tuple(
        [
            {"tracker": who.vp, "cards": sum([cards[card].vp for card in cards_of(state, squad)])}
            for squad, who in enumerate(state.squads)
        ]
    )


def end_by_score(run: Run, state: "Table") -> None:
    """The highest score wins, and equal ones share the victory (ZP-VP-07, -08)."""
    totals = [sum(part.values()) for part in final_scores(state)]
    best = max(totals)
    winners = 0
    for seat, total in enumerate(totals):
        if total == best:
            winners |= 1 << seat
    run.end(winners, "ending-scored")
