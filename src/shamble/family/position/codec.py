"""Positions from plain data, as `Game.encode` writes them."""

from collections.abc import Mapping
from typing import Any

from shamble.family.people.kit import Kit
from shamble.family.position.state import Game, Survivor, lying_facedown
from shamble.family.rules import Rules
from shamble.family.vocabulary import ATTACK, THROW
from shamble.kernel.codec import Base, ask_again
from shamble.kernel.state import NO_OPTIONS


def decode_game(rules: Rules, data: Mapping[str, Any]) -> Game:
    """Rebuild a position; the caller has checked that the data came from `encode`."""
    zombies = bytearray.fromhex(data["zombies"])
    count = rules.kind_count
    zones = len(rules.board.zones)
    if len(zombies) != zones * count:
        raise ValueError("zombies")
    crowd = bytearray([sum(zombies[zone * count : (zone + 1) * count]) for zone in range(zones)])
    survivors = [decode_survivor(rules, row) for row in data["survivors"]]
    base = Base(rules, data, rules.options.seats)
    check_attacks(rules, base)
    state = Game(
        rules,
        base.stack,
        base.streams,
        base.piles,
        base.tops,
        base.discards,
        base.registers,
        base.passed,
        base.result,
        base.winners,
        base.ending,
        NO_OPTIONS,
        base.counters,
        base.looked,
        survivors,
        zombies,
        crowd,
        bytearray.fromhex(data["noise"]),
        list(data["pool"]),
        data["open_doors"],
        decode_fittings(rules, data),
        data["spawned"],
        list(data["objectives"]),
        list(data["colours"]),
        data.get("facedown", lying_facedown(rules.mission, data["objectives"])),
        list(data["crates"]),
        list(data["spawns"]),
        data["spawning"],
        data["emptied"],
        data["emptied_together"],
        data["first"],
        0,
        rules.board.topology(data["open_doors"], rules.sight),
        tuple(data["cars"]),
        tuple([tuple(trunk) for trunk in data.get("trunks", ())]),
        decode_idle(rules, data, len(zombies)),
    )
    for survivor in survivors:
        rules.refit(state, survivor)
    ask_again(state)
    return state


def check_attacks(rules: Rules, base: Base) -> None:
    """An attack under way has all its facts; those of another version of the rules cannot be played on."""
    for frame in base.stack:
        if frame.proc in (ATTACK, THROW) and len(frame.items or ()) != len(rules.attack_facts):
            raise ValueError("attack")


def decode_fittings(rules: Rules, data: Mapping[str, Any]) -> bytes:
    """What stands in each passage; nothing is written of it while it is as the mission says."""
    if "fittings" not in data:
        return rules.fitted
    return bytes([rules.fitting_numbers[name] for name in data["fittings"]])


def decode_idle(rules: Rules, data: Mapping[str, Any], places: int) -> tuple[bytearray, ...]:
    """The figures that do nothing for now, by status; a game without any writes nothing of it."""
    rows = {name: bytearray.fromhex(row) for name, row in data.get("idle", {}).items()}
    if set(rows) != set(rules.status_numbers) or any([len(row) != places for row in rows.values()]):
        raise ValueError("idle")
    return tuple([rows[name] for name in rules.status_numbers])


FIELDS_BEFORE = 17


def decode_survivor(rules: Rules, row: list[Any]) -> Survivor:
    """One survivor, its kit still to be made."""
    if len(row) == FIELDS_BEFORE:  # saves of before hold in one number what limits hold now: they start anew
        row = [*row[:8], *row[9:]]
    character, seat, zone, wounds, adrenaline, level, spent, free, streak, done, leader, *rest = row
    hand, pack, tokens = [tuple(part) for part in rest[:3]]
    skills = tuple([rules.skill(skill).index if isinstance(skill, str) else skill for skill in rest[3]])
    return Survivor(
        character,
        seat,
        zone,
        wounds,
        adrenaline,
        level,
        spent,
        free,
        streak,
        done,
        leader,
        hand,
        pack,
        tokens,
        skills,
        Kit(()),
        rest[4],
    )
