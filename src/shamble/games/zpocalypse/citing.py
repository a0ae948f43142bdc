"""Which rules each step and question follows, besides those that its events and refusals bear."""

from typing import Final

from shamble.kernel.book import Book

FOLLOWS: Final[dict[str, str]] = {
    # setup
    "setup:lay-out": "SETUP-02 SETUP-03 SETUP-04 SETUP-06 DAYZERO-03 DAYZERO-04",
    "setup:deal": "SETUP-05 SETUP-07 SETUP-11 SETUP-12 SETUP-14 DAYZERO-05",
    "setup:stand": "SETUP-01 SETUP-09 DAYZERO-17 DAYZERO-18",
    "setup:begin-day-zero": "SETUP-08 SETUP-10 DAYZERO-02",
    # the day
    "start-day:begin": "DAY-05 DAY-08 FORT-03",
    "start-day:turn-tiles": "TILE-09 TILE-10 TILE-12",
    "start-day:choose-base": "TILE-11 TILE-13",
    "end-day:last-reveals": "DAY-09 DAY-10",
    "scavenge-phase:one-after-another": "DAY-05 DAY-06",
    "scavenge-turn:check": "SETUP-14 STAT-11 SETUP-17 RESTART-08",
    "scavenge-turn:take-supplies": "CARRY-06 SQUAD-04 SQUAD-05 SCAV-09 SETUP-16",
    "scavenge-turn:close": "SCAV-10 SETUP-15",
    "draw-tile:ask-where": "TILE-13",
    "put-zombies:put-on-tile": "SETUP-17 TILE-08 SCAV-11",
    "feed-phase:restore": "FEED-01 FEED-17",
    "feed-phase:one-after-another": "DAY-05 FEED-18",
    "feed-turn:meals": "FEED-04 FEED-07 FEED-09 RESTART-10 SQUAD-05 SETUP-15",
    "feed-turn:recruits": "FEED-12 FEED-13 FEED-14 FEED-15 SQUAD-02",
    "feed-turn:choose-squad": "SQUAD-05",
    "feed-turn:arrange": "CARRY-02 CARRY-03 CARRY-07 SQUAD-09",
    "feed-turn:take-stock": "FEED-17 STAT-05",
    "fortify-phase:one-after-another": "DAY-05 FEED-17 FORT-09",
    "fortify-turn:go-on": "FORT-13 FORT-16 SQUAD-08 FORT-03 FORT-04 FORT-05 FORT-08 FORT-11 FORT-15 SCAV-11",
    "ask-site": "SANDBAG-01 TRAP-01 WALL-01 GATE-01 LOOKOUT-01",
    "something-phase:draw-card": "SOMETHING-08",
    "something-phase:draw-tiles": "DAY-12 SOMETHING-03 SOMETHING-05 SOMETHING-09",
    # the night
    "start-night:nightfall": "DAY-07 NIGHT-05 NIGHT-09",
    "start-night:stand-out": "SCAV-09 TILE-14",
    "combat:look": "DAYZERO-16",
    "combat:begin-round": "DAYZERO-13",
    "combat:dead-before": "NIGHT-04",
    "combat:turns": "ACTION-14 ACTION-15 DAY-05 RESTART-12",
    "combat:dead-after": "DAYZERO-19",
    "combat:end-round": "NIGHT-16 ENRAGED-07",
    "combat:over": "NIGHT-14",
    "end-night:count-night": "ENRAGED-08",
    "end-night:clear-up": "SOMETHING-10 SCAV-10 FORT-11 SEARCH-13",
    "end-night:go-home": "NIGHT-11 RESTART-12",
    "ask-turn": "FIRSTAID-03 FREE-01 FREE-06 ACTION-02 ACTION-04 MOVE-10 SQUAD-07 SQUAD-03",
    "squad-turn:begin-turn": "RESTART-03 HAZARD-01 HAZARD-03 HAZARD-06",
    "moving:ask-on": (
        "DIAG-01 DIAG-04 GATE-03 HAZARD-02 HAZARD-03 HAZARD-05 HAZARD-06 LOOKOUT-08 MOVE-02 MOVE-04"
        " MOVE-11 TILE-01 TUNNEL-01 TUNNEL-06"
    ),
    "moving:give-up-rest": "MOVE-09",
    "searching:roll": "ACTION-09 STAT-11 SEARCH-03 SETUP-17",
    "searching:find-cards": "SEARCH-12 SETUP-16",
    "searching:draw-token": "SEARCH-07 SEARCH-10 SEARCH-13",
    "searching:drop-surplus": "CARRY-03",
    "ask-drop": "DROP-02 DROP-08",
    "ask-pile": "CARRY-08 DROP-04 DROP-07 DEATH-07",
    "trading:speak": "FREE-07 FEED-18",
    "ask-raise": "SKILLPT-04 SKILLPT-05",
    # attacks
    "attacking:arm-everybody": (
        "ACTION-13 AMMO-05 TRAIT-05 SQUAD-06 SQUAD-09 UNARMED-04 FIREARM-08 AMMO-07 AMMO-09"
    ),
    "attacking:throw-explosives": "EXPLO-01",
    "attacking:aim": "ACTION-12 RANGE-01 RANGE-05 LOS-01",
    "attacking:spare-dice": "ACTION-07 TRAIT-07 THROWN-05",
    "attacking:fire": "ACTION-10 ACTION-11 FIREARM-02 TRAIT-04 TRAIT-06",
    "attacking:strike": "MELEE-01 RANGE-03 MELEE-05 MELEE-06",
    "attacking:hit": "MELEE-02 UNARMED-02 UNARMED-03 TRAIT-04 TRAIT-06",
    "attacking:throw-weapons": "THROWN-06",
    "volley:roll": "ACTION-09 AMMO-01 SETUP-17",
    "volley:kill-target": "AMMO-04 DOUBLE-05 DOUBLE-10",
    "volley:kill-others": "FIREARM-04 LOS-08 FIREARM-05 FIREARM-06 FIREARM-07 SKILLPT-06",
    "volley:knock-down": "KNOCK-01 KNOCK-06 KNOCK-07 KNOCK-02 KNOCK-05 TRAIT-03",
    "volley:empty-weapons": "AMMO-02",
    "throwing:roll-distance": "DROPX-01 THROWN-05 SETUP-17",
    "throwing:choose-target": "THROWN-02 THROWN-03 THROWN-04",
    "throwing:land": "THROWN-07 EXPLO-12 SETUP-15",
    "blast:clear-centre": "EXPLO-08 EXPLO-03 EXPLO-06 EXPLO-14",
    "blast:kill-around": "EXPLO-07 EXPLO-08 SETUP-17",
    "dropped-blast:roll-dropped": "DROPX-04",
    "dropped-blast:name-dead": "DROPX-06",
    "dropped-blast:bury": "DROPX-05",
    # the dead
    "zombie-moves:rise": "ZMOVE-16 SANDBAG-03",
    "zombie-moves:fall": "WALL-04 WALL-05 GATE-02",
    "zombie-moves:line-up": "ZMOVE-02 ZMOVE-14 SPLIT-02 SPLIT-03 SPLIT-07 SPLIT-04 SPLIT-05 ENRAGED-02",
    "zombie-moves:walk-one": (
        "ZMOVE-04 ZMOVE-05 ZMOVE-07 ZMOVE-11 ZMOVE-12 ZMOVE-15 ZMOVE-17 ZMOVE-19 DIAG-01 DIAG-02"
        " LOS-07 ZMOVE-06 ZMOVE-08 ZMOVE-09 ZMOVE-10 ZMOVE-13 ZMOVE-18 DOUBLE-01 DOUBLE-03 DOUBLE-04"
        " DOUBLE-06 DOUBLE-07 DOUBLE-08 SANDBAG-02 SANDBAG-06 SANDBAG-08 TRAP-05 TRAP-06 WALL-07"
        " WALL-10 LOOKOUT-09 LOOKOUT-12 HAZARD-04 TUNNEL-04 ENRAGED-04 NIGHT-09"
    ),
    "zombie-moves:gather": "GATE-06 DOUBLE-10 LOOKOUT-10 LOOKOUT-13",
    "collapse:collapse": "SETUP-17 LOOKOUT-06 ARMOR-03",
    "zombie-attacks:choose-victims": (
        "DIAG-05 WALL-09 BUNKER-04 BUNKER-06 SPLIT-02 SPLIT-03 SPLIT-04 SPLIT-07 ZATTACK-01"
        " ZATTACK-13 SPLIT-05 SPLIT-06 BREACH-04 GATE-04 ENRAGED-09"
    ),
    "zombie-attacks:attack-next": "ZATTACK-12",
    "zombie-attacks:turn-pool": "BREACH-02 BREACH-03 BREACH-07 BREACH-08",
    "attack-squad:defend": "DEFENCE-02 DEFENCE-03 DEFENCE-07 DEFENCE-08 NIGHT-07 NIGHT-08 NIGHT-09",
    "attack-squad:hold-off": "DOUBLE-10 DEFENCE-06",
    "attack-squad:roll-attack": "NIGHT-05 NIGHT-06 NIGHT-09 DAYZERO-13",
    "attack-squad:lose-for-pair": "ZATTACK-05 ZATTACK-06 ZATTACK-09 DOOR-03",
    "attack-squad:bleed": "DOOR-02 DOOR-04 DOOR-06",
    "attack-squad:damage": "SETUP-17 ARMOR-02 ZATTACK-04 ZATTACK-08",
    "lose-survivor:survivor-leaves": "DEATH-03",
    "lose-survivor:zombie-comes": "DEATH-01",
    "add-zombies:add-beside": "SEARCH-09 ZATTACK-14 TRAP-08 DEATH-10 ZATTACK-11",
}
"""A part of the rules, `procedure:step` or a question, with the rules that it follows."""


def cite(book: Book) -> None:
    """Let the book say which rules its parts follow."""
    for part, rules in FOLLOWS.items():
        book.add("citations", part, tuple([f"ZP-{rule}" for rule in rules.split()]))
