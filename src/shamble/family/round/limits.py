"""What may be done only so often: once in a turn, unless a game says otherwise.

Each row says on which clock a limit hangs, and what a survivor has used of it is kept by the kernel. A game
in which limits start anew at another time puts rows with another clock in their place.
"""

from typing import Final

from shamble.kernel.rows import Limit

ACTION: Final = "action"
TURN: Final = "turn"
ROUND: Final = "round"
SURVIVOR: Final = "survivor"

SEARCHES_MADE: Final = "searches"
"""Searches: skills change how often one may, so this row only says how far they are counted."""

SLIP: Final = "slip"
SPRINT: Final = "sprint"
CHARGE: Final = "charge"
LEAD: Final = "lead"
LIFESAVER: Final = "lifesaver"
JUMP: Final = "jump"
SHOVE: Final = "shove"
TAUNT: Final = "taunt"
BLITZ: Final = "blitz"
BLOODLUST: Final = "bloodlust"
FIELD_MEDIC: Final = "field-medic"
DESTINY: Final = "destiny"
IMPROVISED: Final = "improvised"
IMPROVISED_RANGED: Final = "improvised-ranged"
BLOODLUST_MELEE: Final = "bloodlust-melee"
BLOODLUST_RANGED: Final = "bloodlust-ranged"

LIMITS: Final = (
    Limit(SEARCHES_MADE, TURN, SURVIVOR, 15),
    *[
        Limit(name, TURN, SURVIVOR)
        for name in (
            SLIP,
            SPRINT,
            CHARGE,
            LEAD,
            LIFESAVER,
            JUMP,
            SHOVE,
            TAUNT,
            BLITZ,
            BLOODLUST,
            FIELD_MEDIC,
            DESTINY,
            IMPROVISED,
            IMPROVISED_RANGED,
            BLOODLUST_MELEE,
            BLOODLUST_RANGED,
        )
    ],
)
