"""Environments for those who learn: Gymnasium, PettingZoo, and many games in one process.

    import gymnasium, shamble.envs
    env = gymnasium.make("shamble/Zombicide2e-M1-v0")

Importing this registers an environment for every mission of every cooperative game on the shelf. It needs the
extra `rl`. See docs/environments.md.
"""

from __future__ import annotations

from typing import Any

from shamble.text import t

try:
    import gymnasium as _gymnasium
    import numpy as _numpy
except ImportError as error:
    raise ImportError(t("envs-no-extra", missing=error.name or "gymnasium")) from error

from .names import VERSION, env_id, register_all
from .setting import EnvError, Setting
from .single import Saved, ShambleEnv
from .tasks import TASKS, Task
from .vector import ShambleVectorEnv

__all__ = [
    "TASKS",
    "VERSION",
    "EnvError",
    "Saved",
    "Setting",
    "ShambleEnv",
    "ShambleVectorEnv",
    "Task",
    "aec_env",
    "env_id",
    "process_vector_env",
    "register_all",
]

del _gymnasium, _numpy


def aec_env(game: str, mission: str, **asked: Any) -> Any:
    """A PettingZoo AEC environment, see `shamble.envs.aec.ShambleAEC`."""
    from .aec import ShambleAEC

    return ShambleAEC(game, mission, **asked)


def process_vector_env(game: str, mission: str, **asked: Any) -> Any:
    """Many games in several processes, see `shamble.envs.workers.ShambleProcessVectorEnv`."""
    from .workers import ShambleProcessVectorEnv

    return ShambleProcessVectorEnv(game, mission, **asked)


register_all()
