"""Learn to play, in plain NumPy: a masked policy gradient that scores the options of each question.

    python examples/learn.py                      a minute or two; prints the curve
    python examples/learn.py --curve curve.svg    and draws it, with random play and the greedy bot beside it

The task is small: open as many doors of the mission as four rounds allow, and stay alive. The policy knows
the verb of an option, the first thing that it names, and whether the dead stand where the actor is. Nothing
else is needed to get far beyond random play; see docs/environments.md for what else is observed.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from shamble.envs import ShambleEnv, ShambleVectorEnv

SETTING: dict[str, Any] = {"task": "doors", "max_rounds": 4, "actions": "rows", "rows": True}
GAMES, STEPS = 32, 100
DISCOUNT, RATE = 0.97, 0.05
VERBS, THINGS = 256, 64


class Policy:
    """A weight for each verb in each of four situations, and for each verb with the thing that it names."""

    def __init__(self) -> None:
        self.weights = np.zeros((4, VERBS)), np.zeros((VERBS, THINGS))
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.updates = 0

    def features(self, seen: dict[str, Any]) -> tuple[Any, Any, Any]:
        """The situation of each game, and of each of its options the verb and the thing."""
        games = np.arange(len(seen["asked"]))
        actor = np.maximum(seen["asked"][:, 1].astype(int) - 1, 0) % seen["survivors"].shape[1]
        zone = np.maximum(seen["survivors"][games, actor, 3].astype(int) - 1, 0)
        fights = seen["zombies"][games, zone].sum(axis=1) > 0
        indoors = seen["ground"][games, zone, 0] > 0
        options = seen["options"]
        verbs, things = np.maximum(options[:, :, 0], 0), np.clip(options[:, :, 3] + 1, 0, THINGS - 1)
        return 2 * fights + indoors, verbs, things

    def chances(self, features: tuple[Any, Any, Any], mask: Any) -> Any:
        """How likely each option is to be chosen; those that are not legal never."""
        situations, verbs, things = features
        scores = self.weights[0][situations[:, None], verbs] + self.weights[1][verbs, things]
        scores = np.where(mask > 0, scores, -np.inf)
        scores = np.exp(scores - np.maximum(scores.max(axis=1, keepdims=True), -1e9))
        return scores / np.maximum(scores.sum(axis=1, keepdims=True), 1e-9)

    def learn(self, played: list[tuple[Any, ...]], worth: Any) -> None:
        """One step of Adam uphill: what went better than usual becomes likelier."""
        steps = [np.zeros_like(one) for one in self.weights]
        for (features, chances, chosen), advantage in zip(played, worth, strict=True):
            situations, verbs, things = features
            pull = -chances * advantage[:, None]
            pull[np.arange(len(chosen)), chosen] += advantage
            np.add.at(steps[0], (np.broadcast_to(situations[:, None], verbs.shape), verbs), pull)
            np.add.at(steps[1], (verbs, things), pull)
        self.updates += 1
        for weight, step, (mean, square) in zip(self.weights, steps, self.moments, strict=True):
            mean += 0.1 * (step - mean)
            square += 0.01 * (step**2 - square)
            scale = np.sqrt(square / (1 - 0.99**self.updates)) + 1e-3
            weight += RATE * mean / (1 - 0.9**self.updates) / scale


def train(game: str, mission: str, updates: int, seed: int = 0) -> tuple[Policy, list[float]]:
    """A policy, and what its games have brought on average, update by update."""
    envs = ShambleVectorEnv(game, mission, GAMES, copy=False, **SETTING)
    luck = np.random.default_rng(seed)
    policy, curve = Policy(), list[float]()
    seen, info = envs.reset(seed=seed)
    running, finished = np.zeros(GAMES), list[float]()
    for _ in range(updates):
        played, rewards, ends = [], np.zeros((STEPS, GAMES)), np.zeros((STEPS, GAMES), bool)
        for step in range(STEPS):
            features = policy.features(seen)
            chances = policy.chances(features, info["action_mask"])
            chosen = (chances.cumsum(axis=1) > luck.random((GAMES, 1))).argmax(axis=1)
            seen, reward, over, cut, info = envs.step(chosen)
            played.append((features, chances, chosen))
            rewards[step], ends[step] = reward, over | cut
            running += reward
            finished += running[ends[step]].tolist()
            running[ends[step]] = 0.0
        worth, ahead = np.zeros_like(rewards), np.zeros(GAMES)
        for step in range(STEPS - 1, -1, -1):
            ahead = rewards[step] + DISCOUNT * np.where(ends[step], 0.0, ahead)
            worth[step] = ahead
        policy.learn(played, (worth - worth.mean()) / (worth.std() + 1e-6))
        finished = finished[-200:]
        curve.append(float(np.mean(finished)) if finished else 0.0)
    return policy, curve


def average(game: str, mission: str, bot: str, games: int) -> float:
    """What a bot of the game brings on average; `random` chooses among the legal options."""
    from shamble.bots import bots_of

    env = ShambleEnv(game, mission, **SETTING)
    total = 0.0
    for seed in range(games):
        env.reset(seed=10_000 + seed)
        player, ended = bots_of(env.port)[bot](seed), False
        while not ended:
            shown = env.episode.slate.shown
            _, reward, over, cut, _ = env.step(shown.index(player(env.state)))
            total, ended = total + reward, over or cut
    return total / games


def draw(curve: list[float], beside: dict[str, float]) -> str:
    """The curve as SVG, with lines across it for others."""
    width, height, left = 640, 320, 60
    low, high = min([*curve, *beside.values()]), max([*curve, *beside.values()])
    span = (high - low) or 1.0

    def y(value: float) -> float:
        return round(height - 30 - (value - low) / span * (height - 60), 1)

    points = " ".join(
        [
            f"{left + number * (width - left - 90) / max(1, len(curve) - 1):.1f},{y(value)}"
            for number, value in enumerate(curve)
        ]
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        'font-size="13"><rect width="100%" height="100%" fill="#ffffff"/>',
        f'<polyline points="{points}" fill="none" stroke="#1f5fbf" stroke-width="2.5"/>',
        f'<text x="{width - 86}" y="{y(curve[-1]) + 20}" fill="#1f5fbf">learned {curve[-1]:.2f}</text>',
    ]
    for name, value in beside.items():
        lines.append(
            f'<line x1="{left}" x2="{width - 90}" y1="{y(value)}" y2="{y(value)}" stroke="#777777" '
            f'stroke-dasharray="6 4"/><text x="{width - 86}" y="{y(value) + 4}">{name} {value:.2f}</text>'
        )
    steps = len(curve) * STEPS * GAMES
    lines.append(f'<text x="{left}" y="{height - 8}">{steps:,} answers</text>')
    lines.append(f'<text x="6" y="{y(high) + 4}">{high:.2f}</text><text x="6" y="{y(low)}">{low:.2f}</text>')
    return "\n".join([*lines, "</svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="zombicide-2e")
    parser.add_argument("--mission", default="M1")
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--curve", type=Path)
    asked = parser.parse_args()
    _, curve = train(asked.game, asked.mission, asked.updates, asked.seed)
    for number in range(0, len(curve), max(1, len(curve) // 15)):
        print(f"{(number + 1) * STEPS * GAMES:>9} answers  {curve[number]:6.2f}")
    beside = {bot: average(asked.game, asked.mission, bot, 60) for bot in ("random", "greedy")}
    print(f"learned {curve[-1]:.2f}", *[f"{name} {value:.2f}" for name, value in beside.items()])
    if asked.curve is not None:
        asked.curve.write_text(draw(curve, beside), encoding="utf-8")


if __name__ == "__main__":
    main()
