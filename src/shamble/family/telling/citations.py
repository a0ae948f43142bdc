"""Which rules each step, question and verb follows, where no event of its own says so.

They are cited when the step runs and somebody listens: `./shamble check --rules` asks whether a case
touched the rules it names. A step is written `procedure:function`, a verb `verb:name`.
"""

from typing import Final

CITATIONS: Final[dict[str, tuple[str, ...]]] = {
    # A round and its turns.
    "setup:begin_mission": ("Z2-CAR-25", "Z2-COMP-01", "Z2-COMP-03"),
    "refused-not-your-seat": ("Z2-INV-02", "Z2-TRADE-03"),
    "refused-not-your-turn": ("Z2-ROUND-02", "Z2-ROUND-03"),
    "turn:begin_turn": ("Z2-SKILL-GENERAL-04",),
    "ask-turn": ("Z2-SKILL-GENERAL-01", "Z2-SKILL-GENERAL-03", "Z2-SKILL-GENERAL-04"),
    "player-phase:choose_survivor": ("Z2-COMP-12",),
    "ask-skill": ("Z2-SKILL-GENERAL-02", "Z2-ULTRA-02"),
    "end-phase:reload_weapons": ("Z2-RELOAD-02",),
    # Spawning.
    "spawn-step:spawn_next": ("Z2-SPAWN-02", "Z2-SPAWN-04", "Z2-SPAWN-07", "Z2-SPAWN-08"),
    "spawn-card:place": (
        "Z2-SPAWN-09",
        "Z2-POOL-06",
        "Z2-TUNE-01",
        "Z2-TUNE-02",
        "Z2-TUNE-04",
        "Z2-FEST-01",
        "Z2-FEST-04",
        "Z2-FEST-05",
        "Z2-ULTRA-05",
    ),
    "spawn-card:rush_or_extra": (
        "Z2-SPAWN-10",
        "Z2-EXTRA-03",
        "Z2-EXTRA-04",
        "Z2-TUNE-03",
        "Z2-RUSH-02",
        "Z2-RUSH-04",
        "Z2-RUSH-05",
        "Z2-RUSH-06",
    ),
    "spawn-card:make_up_for_shortage": ("Z2-POOL-02", "Z2-POOL-03", "Z2-POOL-04"),
    "building-spawn:spawn_in_building": ("Z2-DARK-05", "Z2-COMP-13"),
    # Zombies.
    "activation:plan_moves": ("Z2-DARK-01", "Z2-COMP-14"),
    "harm:divide": ("Z2-CAR-03", "Z2-CAR-04", "Z2-COMP-08", "Z2-COMP-14", "Z2-FF-07"),
    "wounding:suffer": ("Z2-COMP-09",),
    # Combat.
    "attack:declare": (
        "Z2-DUAL-02",
        "Z2-DUAL-03",
        "Z2-DUAL-04",
        "Z2-DUAL-05",
        "Z2-RANGED-03",
        "Z2-RANGED-04",
        "Z2-CAR-02",
        "Z2-CAR-13",
        "Z2-CAR-14",
        "Z2-DARK-01",
    ),
    "attack:roll": ("Z2-DICE-01", "Z2-SKILL-GENERAL-05"),
    "attack:count_hits": ("Z2-DICE-03", "Z2-EQSKILL-01", "Z2-DARK-02", "Z2-DARK-03", "Z2-DARK-04"),
    "attack:assign_hits": (
        "Z2-DICE-05",
        "Z2-DICE-06",
        "Z2-FF-04",
        "Z2-TARGET-01",
        "Z2-TARGET-02",
        "Z2-TARGET-04",
        "Z2-TARGET-05",
        "Z2-TARGET-06",
    ),
    "attack:friendly_fire": ("Z2-MELEE-02", "Z2-FF-01", "Z2-FF-05", "Z2-FF-06", "Z2-CAR-15"),
    "throw:blast": ("Z2-MOLOTOV-03", "Z2-MOLOTOV-04", "Z2-MOLOTOV-05", "Z2-MOLOTOV-06", "Z2-DARK-03"),
    "verb:reload": ("Z2-RELOAD-04", "Z2-RELOAD-05"),
    # Cards.
    "searching:draw_found": ("Z2-FLASH-02", "Z2-FLASH-04", "Z2-EQSKILL-02", "Z2-CAR-19", "Z2-CAR-21"),
    "searching:sort_found": ("Z2-POOL-05", "Z2-CAR-18"),
    "trading:exchange": ("Z2-RELOAD-03", "Z2-COMP-04", "Z2-COMP-05"),
    # Companions and cars.
    "verb:rally": ("Z2-COMP-04", "Z2-COMP-06"),
    "verb:move": ("Z2-COMP-10",),
}
