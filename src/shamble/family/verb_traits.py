"""What can be said of a verb: facts that rules, bots and pages ask for, so that none of them lists verbs."""

from typing import Final

COMBAT: Final = "combat"
"""A Combat Action: an attack that is paid for like one."""

MELEE: Final = "melee"
RANGED: Final = "ranged"
"""A Combat Action of this kind."""

AT_ZONE: Final = "at-zone"
"""An attack at whoever is in the zone that it names: its odds can be told."""

BOTH: Final = "both-weapons"
"""An attack with two equal weapons at once."""

TRAVEL: Final = "travel"
"""Brings its survivor to the zone that it names, and is done with that."""

KEEPS_STREAK: Final = "keeps-streak"
"""Does not break a run of attacks: it is one of them, or no action of its own."""

GRANTED: Final = "granted"
"""Offered to those who have it from a skill, and to nobody else."""

COSTLESS: Final = "costless"
"""Offered even to those who have spent all their actions."""

READIES: Final = "readies"
"""Makes a weapon ready to fire."""

HELPS: Final = "helps"
"""Does its survivor or somebody else good at once."""

LEADS: Final = "leads"
"""Gives an action to somebody else, who cannot pass it on."""

NEEDS_ACTION: Final = "needs-action"
NEEDS_ZOMBIES: Final = "needs-zombies"
NEEDS_CARDS: Final = "needs-cards"
NEEDS_MELEE: Final = "needs-melee"
NEEDS_RANGED: Final = "needs-ranged"
NEEDS_PAIR: Final = "needs-pair"
NEEDS_EMPTY: Final = "needs-empty"
"""Never possible without an ordinary action left, zombies in the own zone, a card carried, or in hand one
card for Melee, a loaded one for Ranged Actions, two equal ones, an empty one: its offer is not asked then."""

NEEDS_MISSION: Final = "needs-mission"
"""Never possible on a mission that has no actions of its own: its offer is never asked there."""

NEEDS_CARS: Final = "needs-cars"
"""Never possible on a mission without cars: its offer is never asked there."""

NEEDS: Final = (
    NEEDS_ACTION,
    NEEDS_ZOMBIES,
    NEEDS_CARDS,
    NEEDS_MELEE,
    NEEDS_RANGED,
    NEEDS_PAIR,
    NEEDS_EMPTY,
)
"""In the order of their bits: what is met at a moment of a turn is one number."""

ACTION_LEFT: Final = 1
ZOMBIES_HERE: Final = 2
CARDS_HELD: Final = 4
MELEE_ARMED: Final = 8
RANGED_ARMED: Final = 16
PAIR_HELD: Final = 32
EMPTY_HELD: Final = 64

TRAITS: Final = (
    COMBAT,
    MELEE,
    RANGED,
    AT_ZONE,
    BOTH,
    TRAVEL,
    KEEPS_STREAK,
    GRANTED,
    COSTLESS,
    READIES,
    LEADS,
    HELPS,
    NEEDS_MISSION,
    NEEDS_CARS,
    *NEEDS,
)
"""All of them; a layer that needs another one adds it to the table `traits` of its book, and to the table
`needs` what an offer must have to be asked (see `needs`)."""
