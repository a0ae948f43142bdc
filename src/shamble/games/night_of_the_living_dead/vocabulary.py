"""The words of Night of the Living Dead that the family does not have."""

from typing import Final

from shamble.family.vocabulary import FAMILY_WORDS
from shamble.kernel.vocabulary import Vocabulary

NIGHT_WORDS: Final = Vocabulary("night-of-the-living-dead", FAMILY_WORDS)

verb = NIGHT_WORDS.verb
procedure = NIGHT_WORDS.procedure

# Doors and barricades. Opening is the family's verb.
CLOSE: Final = verb("close")
BUILD: Final = verb("build")

# Combining.
COMBINE: Final = verb("combine")

# Spawn tokens that lay in the fire.
SHIFT: Final = verb("shift")
ASK_SHIFT: Final = procedure("ask-shift")
