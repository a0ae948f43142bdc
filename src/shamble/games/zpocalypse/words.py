"""The closed lists of operations that cards and scenarios may order, and of tallies that goals may ask for.

Content files and cases use these words with an amount each; the rules that ask for them say what they do.
"""

from typing import Final

ABILITIES: Final = (
    "check dice",
    "reroll check",
    "redraw tile",
    "fewer zombies",
    "food",
    "feed two",
    "ignore radiation",
    "recruit discount",
    "workers",
    "scrap",
    "build beside zombies",
    "dice",
    "reroll failed",
    "range",
    "movement",
    "free reload",
    "heal",
    "free stomp",
    "ignore hazard",
    "shoot past",
    "trade distance",
    "peek token",
    "defence dice",
    "defence reroll",
    "walk squads",
    "cancel zombie",
)
"""What the ability of a survivor does."""

YIELDS: Final = ("lose food", "give up", "choose armory")
"""What a Scavenge card does besides the cards, survivors and zombies that it brings."""

EVENTS: Final = (
    "items on pile",
    "firearm range",
    "notice",
    "zombies use tunnels",
    "free sandbags",
    "more on last tile",
    "heal squads",
    "start at entrance",
    "pool",
)
"""What happens by a Something's Happened card."""

SPECIALS: Final = ("vp for no loss", "vp for living", "first night as")
"""The special rules of scenarios."""

TALLIES: Final = (
    "kills",
    "doubles",
    "melee kills",
    "unarmed kills",
    "kills in an attack",
    "structures",
    "structure vp",
    "walls and gates",
    "lookout stands",
    "checks",
    "successes in a check",
    "nearest",
    "survivors gained",
    "searches",
    "found",
    "exhausted",
    "fed",
    "all fed",
    "clean days",
    "nights without loss",
    "full hp",
    "tunnels",
    "tiles",
    "far at dusk",
    "bunker cleared",
    "gifts",
)
"""What Daily Goals count, each in the scope of its card."""
