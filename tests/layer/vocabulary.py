"""The words of the Harbour that the family does not have."""

from typing import Final

from shamble.family.vocabulary import FAMILY_WORDS
from shamble.kernel.vocabulary import Vocabulary

HARBOUR_WORDS: Final = Vocabulary("harbour", FAMILY_WORDS)

FISH: Final = HARBOUR_WORDS.verb("fish")
LAND: Final = HARBOUR_WORDS.verb("land")

FISHING: Final = HARBOUR_WORDS.procedure("fishing")
ASK_CATCH: Final = HARBOUR_WORDS.procedure("ask-catch")
ASK_HARPOON: Final = HARBOUR_WORDS.procedure("ask-harpoon")
