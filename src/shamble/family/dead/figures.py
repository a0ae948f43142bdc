"""Putting zombies on the board and taking them off."""

from shamble.family.position.state import Game


def put_zombies(state: Game, zone: int, kind: int, count: int) -> None:
    """Put zombies of a kind into a zone. The caller sees to the reserve."""
    state.zombies[zone * state.rules.kind_count + kind] += count
    state.crowd[zone] += count


def take_zombies(state: Game, zone: int, kind: int, count: int) -> None:
    """Take zombies of a kind out of a zone."""
    state.zombies[zone * state.rules.kind_count + kind] -= count
    state.crowd[zone] -= count


def kinds_in(state: Game, zone: int) -> list[int]:
    """The kinds of zombies present in a zone."""
    count = state.rules.kind_count
    at = zone * count
    return [kind for kind in range(count) if state.zombies[at + kind]]
