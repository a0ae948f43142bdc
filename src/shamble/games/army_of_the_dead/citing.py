"""Which rules each step and question follows, where no event of its own says so: see the family's list."""

from typing import Final

from shamble.kernel.book import Book

CITATIONS: Final[dict[str, tuple[str, ...]]] = {
    "activation:attack": (
        "AD-ZTYPE-01",
        "AD-ZTYPE-02",
        "AD-ZTYPE-03",
        "AD-ZATK-08",
        "AD-TARGET-06",
        "AD-SLEEPER-03",
    ),
    "activation:choose-goals": ("AD-ZMOVE-02", "AD-ZMOVE-03", "AD-ZMOVE-04", "AD-ZMOVE-05", "AD-NOISE-06"),
    "activation:plan-moves": ("AD-ZMOVE-07", "AD-ELEVATOR-03", "AD-STATUE-02"),
    "activation:act-again": ("AD-ALPHA-01", "AD-ALPHA-02", "AD-ALPHA-03"),
    "attack:assign-hits": ("AD-ZTYPE-01", "AD-ZTYPE-04", "AD-TARGET-06", "AD-ABOM-01", "AD-ADREN-02"),
    "attack:friendly-fire": ("AD-FF-02", "AD-FF-03", "AD-FF-04", "AD-CONC-06"),
    "attack:hunt": ("AD-CONC-03",),
    "attack:run-out": ("AD-AMMO-03", "AD-AMMO-06"),
    "ask-hit": ("AD-DEF-07", "AD-TARGET-03"),
    "trading:exchange": ("AD-AMMO-05", "AD-TRADE-02"),
    "harm:divide": ("AD-ZATK-04", "AD-ZATK-09", "AD-DEF-07"),
    "spawn-card:place": (
        "AD-SPAWN-04",
        "AD-SPAWN-07",
        "AD-SPAWN-09",
        "AD-POOL-01",
        "AD-ABOM-03",
        "AD-PARTS-05",
    ),
    "spawn-card:obey": ("AD-ZSPAWN-02",),
    "spawn-step:spawn-next": ("AD-ZSPAWN-01", "AD-ZSPAWN-03", "AD-ZSPAWN-04", "AD-ZEUS-01", "AD-ZEUS-02"),
    "turn:begin-turn": (
        "AD-ACT-02",
        "AD-ACT-07",
        "AD-ACT-08",
        "AD-EQUIP-07",
        "AD-SKILL-GENERAL-01",
        "AD-SKILL-GENERAL-02",
        "AD-SKILL-GENERAL-03",
    ),
    "zombie-phase:tell-the-end": ("AD-SKILL-GENERAL-03",),
}
"""What this game cites besides what the family's steps cite."""


def change(book: Book) -> None:
    """Put it into a book: behind what the step cites already."""
    for part, rules in CITATIONS.items():
        written = book.rows("citations").get(part, ())
        if written:
            book.replace("citations", part, (*written, *rules))
        else:
            book.add("citations", part, rules)
