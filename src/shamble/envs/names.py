"""The names of environments, and their registration: one for every mission of every cooperative game."""

from __future__ import annotations

from typing import Final

import gymnasium

from shamble.port.shelf import games, port_of

NAMESPACE: Final = "shamble"

VERSION: Final = 0
"""Counts up when the rules of any game, an observation or the places of actions change: results obtained with
another version cannot be compared."""


def env_id(game: str, mission: str, version: int = VERSION) -> str:
    """The name of a game's mission: `shamble/Zombicide2e-M1-v0`."""
    name = "".join([word[:1].upper() + word[1:] for word in game.split("-")])
    return f"{NAMESPACE}/{name}-{mission}-v{version}"


def register_all() -> list[str]:
    """Register what is not registered yet; the names of all environments."""
    names: list[str] = []
    for game in games():
        port = port_of(game)
        if port.is_competitive:
            continue
        for mission in port.missions():
            name = env_id(game, mission)
            names.append(name)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="shamble.envs.single:ShambleEnv",
                    vector_entry_point="shamble.envs.vector:ShambleVectorEnv",
                    kwargs={"game": game, "mission": mission},
                )
    return names
