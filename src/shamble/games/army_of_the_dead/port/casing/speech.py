"""How the actions of this game are written where they differ from the family's."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from shamble.family.port.casing.speech import OTHER_WORDS, ZombicideSpeech
from shamble.port.casing.speech import SMALL_WORDS

from . import fighting

OWN_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    **fighting.WORDS,
    "start": ("start-at",),
    "companion": ("companion-is",),
    "noise": ("noise", "noise-at"),
    "first": ("first", "first-player", "activate", "react"),
}


class ArmySpeech(ZombicideSpeech):
    """The everyday words of this game."""

    other_words = {**OTHER_WORDS, **OWN_WORDS}
    small_words = SMALL_WORDS | {"zone", "door", "objective", "token", "pack"} - {"on"}

    def things(self, state: Any, kind: str, actor: int) -> Mapping[str, Collection[int]]:
        found = dict(super().things(state, kind, actor))
        if kind == "objective":
            found.update(fighting.carried_tokens(state))
        return found

    def is_absent(self, state: Any, word: str) -> bool:
        """Verbs of the family that this game or this case does not have."""
        return bool(state.rules.words.has_verb(word))
