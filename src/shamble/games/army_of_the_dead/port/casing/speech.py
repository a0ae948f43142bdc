"""How the actions of this game are written where they differ from the family's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shamble.family.port.casing.speech import OTHER_WORDS, ZombicideSpeech
from shamble.port.casing.speech import SMALL_WORDS

OWN_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "start": ("start-at",),
    "noise": ("noise", "noise-at"),
    "first": ("first", "first-player", "activate", "react"),
}


class ArmySpeech(ZombicideSpeech):
    """The everyday words of this game."""

    other_words = {**OTHER_WORDS, **OWN_WORDS}
    small_words = SMALL_WORDS | {"zone", "door", "objective", "token", "pack"} - {"on"}
