"""The family's words for missions: what can be counted, asked and done on a Zombicide table.

Zones are named as on the map; `here` is where the acting survivor stands, `there` the zone of the
moment, `start`, `exit` and `spawn-start` what the mission says. A building is named by any of its rooms,
a door by the two zones it joins or by its colour.

`Scope.things` holds what names mean: "board", "places" (mission zones by name), "doors" (coloured doors),
"cards" (card types by name), "types" (kinds by type and by name), "decks" (decks by name).
"""

from typing import Final

from shamble.family.missions.card_words import add_card_words
from shamble.family.missions.effect_words import add_effects
from shamble.family.missions.mode_words import add_mode_words
from shamble.family.missions.number_words import add_conditions, add_numbers
from shamble.family.missions.tally_words import add_tally_words
from shamble.family.missions.word_types import add_types
from shamble.family.moments import MOMENTS
from shamble.family.moving.trunks import add_trunk_words
from shamble.kernel.words import Words, kernel_words

BOARD_WORDS: Final = frozenset(
    {
        "survivors-in",
        "zombies-in",
        "zombies-in-building",
        "no-zombies-in",
        "noise-in",
        "round",
        "cars-in",
        "riders-in",
    }
)
"""What changes with every step on the board; goals that ask for it are looked at after every step."""

ACTION_FACTS: Final = ("actor",)
"""What is known where a mission's own action or a locked door is considered."""


def family_words() -> Words:
    """The words of all Zombicide games. A game adds its own to a layer of these."""
    words = kernel_words().layer()
    add_types(words)
    for moment in MOMENTS:
        words.moment(moment.name, moment.facts)
    add_numbers(words)
    add_conditions(words)
    add_effects(words)
    add_card_words(words)
    add_tally_words(words)
    add_mode_words(words)
    add_trunk_words(words)
    return words
