"""How the actions of this game are written where they differ from the family's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.family.port.casing.speech import OTHER_WORDS, ZombicideSpeech
from shamble.family.vocabulary import DRIVE, DRIVE_FAST
from shamble.kernel.action import verb_of
from shamble.port.casing.speech import SMALL_WORDS

OWN_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "search": ("search",),
    "draw": ("draw-from",),
    "drive": ("drive", "drive-fast"),
    "close door": ("close",),
    "build barricade": ("build",),
}


class NightSpeech(ZombicideSpeech):
    """The everyday words of this game."""

    other_words = {**OTHER_WORDS, **OWN_WORDS}
    small_words = SMALL_WORDS | {"zone", "door", "barricade", "objective", "token", "deck"}

    def only(self, state: Any, text: str, options: list[int]) -> list[int]:
        """A drive of which one zone is named covers one."""
        options = super().only(state, text, options)
        if any(verb_of(option) == DRIVE for option in options):
            return [option for option in options if verb_of(option) != DRIVE_FAST]
        return options

    def is_absent(self, state: Any, word: str) -> bool:
        """Verbs of the family that this game or this case does not have."""
        return bool(state.rules.words.has_verb(word))
