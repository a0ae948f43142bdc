# /// script
# requires-python = ">=3.11"
# dependencies = ["shamble[rl]", "sb3-contrib==2.9.2"]
# ///
"""Train MaskablePPO of sb3-contrib on a mission; it brings PyTorch, some gigabytes, so it is no part of `rl`.

pip install 'sb3-contrib==2.9.2'
python examples/train_maskable_ppo.py --mission M1 --steps 200000
"""

from __future__ import annotations

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.vec_env import DummyVecEnv

from shamble.envs import ShambleEnv


class Floats(gymnasium.ObservationWrapper):
    """Bytes as numbers from 0 to 1; the mask stays reachable."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, env.observation_space.shape)

    def observation(self, observation):
        return observation.astype("float32") / 255.0

    def action_masks(self):
        return self.env.action_masks()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="zombicide-2e")
    parser.add_argument("--mission", default="M1")
    parser.add_argument("--task", default="adrenaline")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--save", default="")
    asked = parser.parse_args()

    def make() -> Floats:
        return Floats(
            ShambleEnv(asked.game, asked.mission, observe="flat", task=asked.task, max_rounds=asked.rounds)
        )

    model = MaskablePPO("MlpPolicy", DummyVecEnv([make] * 8), n_steps=256, batch_size=512, verbose=1, seed=0)
    model.learn(asked.steps)
    mean, spread = evaluate_policy(model, DummyVecEnv([make]), n_eval_episodes=50)
    print(f"reward of an episode: {mean:.2f}, standard deviation {spread:.2f}")
    if asked.save:
        model.save(asked.save)


if __name__ == "__main__":
    main()
