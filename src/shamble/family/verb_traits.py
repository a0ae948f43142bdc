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

LEADS: Final = "leads"
"""Gives an action to somebody else, who cannot pass it on."""

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
)
"""All of them; a layer that needs another one adds it to the table `traits` of its book."""
