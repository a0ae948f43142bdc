"""What the cards, figures and sheets of this game print besides what all of the family print."""

from typing import Final

from shamble.family.carrying.decks import ZOMBIES
from shamble.family.fighting.kinds import COMBAT, STRIKES_ALL, AttackKind
from shamble.family.missions.mission import Colour
from shamble.family.people.quantities import FAMILY_QUANTITIES, FREE, Quantities
from shamble.family.position.facts import MISSIONS, Fact
from shamble.kernel.book import Book
from shamble.kernel.rows import REFILLS, Deck

SPECIALTIES: Final = ("Bruiser", "Vault Expert", "Stealthy", "Pilot", "Mechanic")

EXPLOSIVES: Final = AttackKind(
    "explosive", 2, "free-explosive", (COMBAT, STRIKES_ALL), "AD-EXPLO-02", "AD-EXPLO-06"
)
"""The use of what always strikes everybody in a zone: neither Melee nor Ranged."""

NO_TIME: Final = 0
"""The length of the time track where a mission has none."""

FACTS: Final = (
    Fact("cards", "ammo", 0),
    Fact("cards", "explosive", False),
    Fact("cards", "laid", False),
    Fact("cards", "springs", False),
    Fact("cards", "used-up", False),
    Fact("cards", "traps", False),
    Fact("cards", "loads", False),
    Fact("cards", "adrenaline", 0),
    Fact("cards", "heals", 0),
    Fact("cards", "silences", False),
    Fact("cards", "silenced", False),
    Fact("zombies", "form", "", ("regular", "helmeted", "mounted")),
    Fact("zombies", "becomes", ""),
    Fact("zombie-cards", "who", "", ("shambler", "alpha", "abomination", "all", "sleepers")),
    Fact("zombie-cards", "where", "", ("zone", "board", "sight", "noise")),
    Fact("characters", "specialties", (), SPECIALTIES),
    Fact("characters", "pack-1", ()),
    Fact("characters", "pack-2", ()),
    Fact(MISSIONS, "zeus", "regular", ("regular", "helmeted", "mounted")),
    Fact(MISSIONS, "time", NO_TIME),
    Fact(MISSIONS, "personal", 2),
    Fact(MISSIONS, "specialists", (), SPECIALTIES),
    Fact(MISSIONS, "duration", "medium", ("short", "medium", "long")),
    Fact(MISSIONS, "rally", False),
)
"""Ammo dice; what explodes, can be laid, can only be laid and goes off for whoever comes, is discarded after
use, traps whom it hits; what makes an empty weapon ready, gives Adrenaline, heals Wounds, silences weapons
and which ones. The form of Zeus and what becomes of it. Whom an order of Zeus makes act, and where.
Specialties and starting packs. Which Zeus a mission uses, how many rounds its time track has, how many
Personal Objectives are drawn, who is needed, how long it takes, and whether who waits may be taken along for
an Action."""

SLOTS: Final = ("yellow", "purple", "black")
COLOURS: Final = (*[Colour(name, kept=True) for name in SLOTS], Colour("zeus"))
"""Tokens of Personal Objectives, and the Spawn token of Zeus."""

ORDERS: Final = "orders"
FIRST_ORDER: Final = 100
"""Orders are numbered from here on, beside the Zombie cards."""

ARMY_QUANTITIES: Final = Quantities(FAMILY_QUANTITIES)
SILENT_KILLER: Final = ARMY_QUANTITIES.add("silent-killer")
FREE_EXPLOSIVE: Final = ARMY_QUANTITIES.add("free-explosive", 0, FREE)
EXPLOSIVE_DICE: Final = ARMY_QUANTITIES.add("explosive-dice")
HUNTS: Final = ARMY_QUANTITIES.add("hunts")
"""Bits: the targeting levels of those whom a kill may be followed by."""


def change(book: Book) -> None:
    """Put it into a book."""
    for fact in FACTS:
        book.add("printed-facts", fact.key, fact)
    for colour in COLOURS:
        book.add("colours", colour.name, colour)
    book.add("attack-kinds", EXPLOSIVES.name, EXPLOSIVES)
    book.add("traits", EXPLOSIVES.name, True)
    book.add("piles", ORDERS, Deck(ORDERS, ZOMBIES, REFILLS))
    for quantity in ARMY_QUANTITIES.rows[len(FAMILY_QUANTITIES.rows) :]:
        book.add("quantities", quantity.name, quantity)
