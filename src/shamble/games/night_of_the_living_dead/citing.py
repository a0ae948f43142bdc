"""Which rules each step and question follows, where no event of its own says so: see the family's list."""

from typing import Final

from shamble.kernel.book import Book

CITATIONS: Final[dict[str, tuple[str, ...]]] = {
    "setup:choose-party": ("NL-SETUP-01", "NL-SETUP-15", "NL-PARTS-11"),
    "setup:lay-identity-cards": ("NL-SETUP-04", "NL-SETUP-12"),
    "setup:deal": ("NL-SETUP-07", "NL-SETUP-08", "NL-SETUP-13", "NL-SETUP-14"),
    "setup:choose-starts": ("NL-SETUP-10",),
    "turn:begin-turn": ("NL-ROUND-03", "NL-ROUND-04", "NL-ACT-01", "NL-SKILL-GENERAL-01"),
    "ask-turn": ("NL-ACT-01", "NL-EQUIP-08", "NL-MODE-02", "NL-ROUND-03", "NL-INV-03", "NL-COMBINE-02"),
    "ask-wound": ("NL-DEF-06", "NL-ZATK-05"),
    "ask-route": ("NL-DEF-06",),
    "ask-shift": ("NL-DEF-06",),
    "ask-hit": ("NL-DEF-06", "NL-TARGET-02"),
    "ask-hands": ("NL-DEF-06",),
    "ask-skill": ("NL-MODE-04", "NL-MODE-09", "NL-ULTRA-04"),
    "harm:divide": ("NL-DEF-06", "NL-ZATK-05", "NL-CAR-20"),
    "wounding:suffer": ("NL-ZATK-07", "NL-MODE-11"),
    "activation:choose-goals": ("NL-ZATK-01", "NL-ZMOVE-04", "NL-CAR-20"),
    "activation:attack": ("NL-ZATK-02", "NL-ZATK-03", "NL-ZTYPE-01"),
    "activation:break-open": tuple([f"NL-BREAKER-{number:02}" for number in range(2, 9)]),
    "activation:plan-moves": (
        "NL-ZMOVE-04",
        "NL-ZMOVE-06",
        "NL-ZMOVE-07",
        "NL-ZMOVE-08",
        "NL-ZMOVE-10",
        "NL-ZMOVE-11",
    ),
    "activation:carry-out-moves": ("NL-ZATK-02", "NL-CORN-04", "NL-WOODS-04"),
    "spawn-step:spawn-next": ("NL-SPAWN-05",),
    "spawn-card:carry-out-orders": ("NL-BOCARD-01", "NL-BOCARD-02", "NL-BOCARD-03"),
    "spawn-card:place": ("NL-SPAWN-05", "NL-ZTYPE-02", "NL-TUNE-04"),
    "spawn-card:make-up-for-shortage": ("NL-POOL-03", "NL-PARTS-09"),
    "attack:declare": ("NL-MODE-12", "NL-EQUIP-08", "NL-EQUIP-09"),
    "attack:roll": ("NL-PARTS-08", "NL-EQUIP-09", "NL-EQUIP-10"),
    "attack:count-hits": ("NL-MODE-12",),
    "attack:assign-hits": ("NL-MODE-12", "NL-EQUIP-16", "NL-COMBINE-02"),
    "attack:friendly-fire": ("NL-FF-04", "NL-MODE-12", "NL-EQUIP-17", "NL-CAR-18", "NL-CAR-20"),
    "attack:reactions": ("NL-CAR-21", "NL-MOVE-05", "NL-MOVE-07"),
    "ask-step": ("NL-MOVE-05", "NL-MOVE-07"),
    "ask-reap": ("NL-ZTYPE-02",),
    "explosion:strike": ("NL-MOLOTOV-06", "NL-CAR-18", "NL-CAR-20"),
    "verb:move": ("NL-MOVE-05", "NL-MOVE-07", "NL-CORN-04", "NL-WOODS-04"),
    "verb:charge": ("NL-MOVE-07", "NL-BARRICADE-05"),
    "verb:get-in": ("NL-CAR-01", "NL-CAR-02"),
    "verb:get-out": ("NL-CAR-02",),
    "verb:change-seat": ("NL-CAR-02",),
    "verb:drive": ("NL-CAR-01", "NL-CAR-07", "NL-CAR-10", "NL-CAR-11", "NL-CAR-12", "NL-CAR-17"),
    "verb:drive-fast": ("NL-CAR-01", "NL-CAR-07", "NL-CAR-10", "NL-CAR-11", "NL-CAR-12", "NL-CAR-17"),
    "verb:open": ("NL-EQUIP-08", "NL-SPAWN-05", "NL-BREAKER-07", "NL-DEF-02"),
    "verb:close": ("NL-BREAKER-07", "NL-DEF-02"),
    "verb:take": ("NL-ADREN-02", "NL-MISSION-03"),
    "verb:mission": ("NL-MISSION-03", "NL-MODE-02"),
    "searching:draw-found": ("NL-SEARCH-04", "NL-SEARCH-05", "NL-SEARCH-09", "NL-COMBINE-01"),
    "ask-deck": ("NL-SEARCH-05",),
    "ask-keep": ("NL-COMBINE-01",),
    "effects:run-effects": ("NL-MISSION-03", "NL-MODE-02"),
    "side-changed": ("NL-MODE-03", "NL-MODE-05", "NL-MODE-09"),
    "verb:taunt": ("NL-ULTRA-04", "NL-SKILL-OTHERS-01"),
    "verb:combine": ("NL-COMBINE-02",),
    "defeat-by": ("NL-WIN-02",),
}
"""What this game cites besides what the family's steps cite."""


def change(book: Book) -> None:
    """Put it into a book: behind what the step cites already."""
    written = {part.replace("_", "-"): part for part in book.rows("citations")}
    for part, rules in CITATIONS.items():
        known = written.get(part)
        if known is not None:
            book.replace("citations", known, (*book.row("citations", known), *rules))
        else:
            book.add("citations", part, rules)
