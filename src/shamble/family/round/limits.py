"""What a survivor has used up in its turn, as bits of `Survivor.used`.

The low bits count searches; each once-per-turn permission has one bit. All are cleared when the
survivor's turn begins. Numbers are stable for ever, because saves hold them.
"""

from typing import Final

SEARCH_MASK: Final = 0xF

SLIP: Final = 1 << 4
SPRINT: Final = 1 << 5
CHARGE: Final = 1 << 6
LEAD: Final = 1 << 7
LIFESAVER: Final = 1 << 8
JUMP: Final = 1 << 9
SHOVE: Final = 1 << 10
TAUNT: Final = 1 << 11
BLITZ: Final = 1 << 12
BLOODLUST: Final = 1 << 13
FIELD_MEDIC: Final = 1 << 14
DESTINY: Final = 1 << 15
IMPROVISED: Final = 1 << 16
IMPROVISED_RANGED: Final = 1 << 17
BLOODLUST_MELEE: Final = 1 << 18
BLOODLUST_RANGED: Final = 1 << 19
