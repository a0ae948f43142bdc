"""How fast environments are, beside the engine alone: random play, CPU time, the best of three.

python examples/speed.py                    M1 of Zombicide 2nd Edition
python examples/speed.py --mission M0 --steps 50000
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.vector import SyncVectorEnv

from shamble.envs import Setting, ShambleEnv, ShambleVectorEnv
from shamble.kernel.batch import Bounds, play_on
from shamble.kernel.episode import Episode, Terms
from shamble.kernel.observing import Slate
from shamble.version import build

ROUNDS = 60
TIMES = 3


def bare(setting: Setting, steps: int, luck: list[int]) -> int:
    """The engine alone, by a policy that takes any answer."""
    at = iter(luck)

    def any_answer(state: Any) -> int:
        options = state.options
        return options[next(at) % len(options)]

    done = seed = 0
    while done < steps:
        state = setting.fresh(seed)
        seed += 1
        done += play_on(state, any_answer, Bounds(ROUNDS, steps - done))
    return done


def episodes(setting: Setting, steps: int, luck: list[int], *, mask: bool, observation: bool) -> int:
    """The same with what is asked for written at every question."""
    observer = setting.port.observer(setting.rules)
    slate = Slate(
        bytearray(observer.size) if observation else None,
        0,
        bytearray(observer.coding.size) if mask else None,
    )
    episode = Episode(observer, slate, Terms(most_marks=ROUNDS))
    seed = 0
    for number in range(steps):
        if episode.is_over or episode.is_cut:
            episode.begin(setting.fresh(seed))
            seed += 1
        codes = slate.codes
        episode.step(codes[luck[number] % len(codes)])
    return steps


def single(env: ShambleEnv, steps: int, luck: list[int]) -> int:
    """One environment by the interface of Gymnasium."""
    env.reset(seed=0)
    for number in range(steps):
        codes = env.episode.slate.codes
        _, _, over, cut, _ = env.step(codes[luck[number] % len(codes)])
        if over or cut:
            env.reset()
    return steps


def vector(envs: Any, steps: int, luck: np.ndarray) -> int:
    """Many at once."""
    envs.reset(seed=0)
    count = envs.num_envs
    for number in range(steps // count):
        if isinstance(envs, SyncVectorEnv):
            codes = [one.episode.slate.codes or [0] for one in envs.envs]
            actions = [own[value % len(own)] for own, value in zip(codes, luck[number].tolist(), strict=True)]
        else:
            actions = envs.legal_actions(luck[number])
        envs.step(actions)
    return steps


def rate(play: Callable[[], int]) -> float:
    """Steps a second, by CPU time."""
    best = 0.0
    for _ in range(TIMES):
        start = time.process_time()
        done = play()
        best = max(best, done / (time.process_time() - start))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="zombicide-2e")
    parser.add_argument("--mission", default="M1")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=64)
    asked = parser.parse_args()
    setting = Setting(asked.game, asked.mission, {"seats": 1})
    where, steps = (asked.game, asked.mission), asked.steps
    numbers = np.random.default_rng(0).integers(1 << 30, size=(max(1, steps // asked.games), asked.games))
    luck = np.random.default_rng(1).integers(1 << 30, size=steps).tolist()
    many = [ShambleVectorEnv(*where, asked.games, observe="flat", copy=copy) for copy in (False, True)]
    theirs = SyncVectorEnv([lambda: ShambleEnv(*where, observe="flat") for _ in range(asked.games)])
    rows: list[tuple[str, Callable[[], int]]] = [
        ("the engine alone", lambda: bare(setting, steps, luck)),
        ("episodes, nothing written", lambda: episodes(setting, steps, luck, mask=False, observation=False)),
        ("with the mask", lambda: episodes(setting, steps, luck, mask=True, observation=False)),
        ("with the observation", lambda: episodes(setting, steps, luck, mask=False, observation=True)),
        ("with both", lambda: episodes(setting, steps, luck, mask=True, observation=True)),
        ("Gymnasium, flat", lambda: single(ShambleEnv(*where, observe="flat"), steps, luck)),
        ("Gymnasium, parts by name", lambda: single(ShambleEnv(*where), steps, luck)),
        (f"vector of {asked.games}, shared arrays", lambda: vector(many[0], steps, numbers)),
        (f"vector of {asked.games}, copied", lambda: vector(many[1], steps, numbers)),
        (f"Gymnasium's SyncVectorEnv of {asked.games}", lambda: vector(theirs, steps, numbers)),
    ]
    print(f"{asked.game} {asked.mission}, {build()}, steps a second of one core")
    first = 0.0
    for name, play in rows:
        found = rate(play)
        first = first or found
        print(f"{name:<36} {found:>10,.0f}  {found / first:5.2f}  {1e6 / found:7.2f} µs")


if __name__ == "__main__":
    main()
