"""The words of Army of the Dead that the family does not have."""

from typing import Final

from shamble.family.vocabulary import FAMILY_WORDS
from shamble.kernel.vocabulary import Vocabulary

ARMY_WORDS: Final = Vocabulary("army-of-the-dead", FAMILY_WORDS)

verb = ARMY_WORDS.verb
procedure = ARMY_WORDS.procedure

# Before the game.
PACK: Final = verb("pack")
NOISE_AT: Final = verb("noise-at")
FIRST_PLAYER: Final = verb("first-player")
ASK_PACK: Final = procedure("ask-pack")
ASK_NOISE: Final = procedure("ask-noise")
ASK_FIRST: Final = procedure("ask-first")

# Sleepers.
ELIMINATE: Final = verb("eliminate")
WAKE: Final = verb("wake")
WAKING: Final = procedure("waking")
ELIMINATING: Final = procedure("eliminating")
ASK_WAKE: Final = procedure("ask-wake")

# Spawning.
MISSION_SPAWN: Final = procedure("mission-spawn")

# Walking zone by zone.
SPRINT_MOVE: Final = verb("sprint")
ON: Final = verb("on")
STOP: Final = verb("stop")
WALKING: Final = procedure("walking")
ASK_ONWARD: Final = procedure("ask-onward")
# Fighting.
CONCENTRATE_MELEE: Final = verb("concentrate-melee")
CONCENTRATE_RANGED: Final = verb("concentrate-ranged")
CLIP: Final = verb("clip")
THROW_EXPLOSIVE: Final = verb("throw")
LAY: Final = verb("lay")
INJECT: Final = verb("inject")
TREAT: Final = verb("treat")
ASK_BIND: Final = procedure("ask-bind")
ASK_HUNT: Final = procedure("ask-hunt")


# Personal Objectives.
PERSONAL: Final = verb("personal")
ASK_KEEP_ONE: Final = procedure("ask-keep-one")

# The Vault.
OPEN_VAULT: Final = verb("open-vault")
CHALLENGE: Final = verb("challenge")
RESERVE: Final = verb("reserve")
ROLL_AGAIN: Final = verb("roll")
BONUS: Final = verb("bonus")
CHANGE_DIE: Final = verb("change")
CHALLENGING: Final = procedure("challenging")
ASK_RESERVE: Final = procedure("ask-reserve")
ASK_CHANGE: Final = procedure("ask-change")
