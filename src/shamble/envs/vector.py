"""Many games in one process: stepped by the engine, written into arrays that all of them share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from shamble.kernel.episode import Episode, Fleet
from shamble.kernel.observing import ROW, Slate

from .layout import DICT, SHAPES, Layout, Observed
from .setting import QUICK, EnvError, Setting
from .single import CODES, FIRST_SEED, USUAL_OPTIONS, USUAL_ROUNDS, checked, terms_of
from .tasks import USUAL, Task

MODES: Final = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class Arrays:
    """What the games of a vector are written into."""

    def __init__(self, count: int, size: int, codes: int, most_rows: int) -> None:
        self.rows = np.zeros((count, size), np.uint8)
        self.masks = np.zeros((count, codes), np.int8)
        self.options = np.full((count, max(1, most_rows), ROW), -1, np.int32)


class Crew:
    """Games of one setting, stepped together and written into arrays; one in each process."""

    def __init__(self, setting: Setting, asked: dict[str, Any], arrays: Arrays | None, count: int) -> None:
        self.setting = setting
        self.observer = setting.port.observer(setting.rules)
        self.terms = terms_of(
            asked["task"], asked["max_rounds"], asked["max_steps"], asked["actions"], asked["illegal"]
        )
        self.most_rows = asked["most_options"] if asked["rows"] or self.terms.by_rows else 0
        self.layout = Layout(self.observer, checked("observe", asked["observe"], SHAPES), self.most_rows)
        self.places = self.most_rows if self.terms.by_rows else self.observer.coding.size
        self.arrays = arrays or Arrays(count, self.observer.size, self.observer.coding.size, self.most_rows)
        self.luck = [np.random.default_rng(0) for _ in range(count)]
        episodes = [Episode(self.observer, self._slate(number), self.terms) for number in range(count)]
        same_step = asked["autoreset_mode"] == AutoresetMode.SAME_STEP
        self.fleet = Fleet(setting.fresh, self.next_seed, episodes, same_step)

    def _slate(self, number: int) -> Slate:
        arrays = self.arrays
        return Slate(
            memoryview(arrays.rows[number]),
            0,
            None if self.terms.by_rows else memoryview(arrays.masks[number]),
            0,
            memoryview(arrays.options[number].reshape(-1)) if self.most_rows else None,
            0,
            self.most_rows,
        )

    def next_seed(self, number: int) -> int:
        """As one environment by itself draws it."""
        return int(self.luck[number].integers(FIRST_SEED))

    def seed(self, number: int, seed: int | None) -> int:
        """A generator of its own for a game; the seed that was used."""
        self.luck[number], used = seeding.np_random(seed)
        return int(used)


class ShambleVectorEnv(gymnasium.vector.VectorEnv[Observed, Any, Any]):
    """A vector of games. With `copy=False` every step gives the same arrays with new numbers in them."""

    def __init__(
        self,
        game: str,
        mission: str,
        num_envs: int = 1,
        *,
        observe: str = DICT,
        actions: str = CODES,
        rows: bool = False,
        most_options: int = USUAL_OPTIONS,
        setup: str = QUICK,
        task: str | Task = USUAL,
        max_rounds: int = USUAL_ROUNDS,
        max_steps: int = 0,
        illegal: str = "end",
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        if mode not in MODES:
            known = ", ".join([one.value for one in MODES])
            raise EnvError("envs-unknown", {"what": "autoreset_mode", "value": mode.value, "known": known})
        asked = {
            "observe": observe,
            "actions": actions,
            "rows": rows,
            "most_options": most_options,
            "task": task,
            "max_rounds": max_rounds,
            "max_steps": max_steps,
            "illegal": illegal,
            "autoreset_mode": mode,
        }
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        self.setting = Setting(game, mission, {"seats": 1, **options}, setup)
        self._make(asked)
        layout = self.crew.layout
        self.single_observation_space = layout.space
        self.single_action_space = spaces.Discrete(self.crew.places)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observed = layout.views(self.arrays.rows, self.arrays.options if layout.most_rows else None)
        self.rewards = np.zeros(num_envs, np.float64)
        self.over = np.zeros(num_envs, np.bool_)
        self.cut = np.zeros(num_envs, np.bool_)
        self.illegal = np.zeros(num_envs, np.bool_)

    def _make(self, asked: dict[str, Any]) -> None:
        self.crew = Crew(self.setting, asked, None, self.num_envs)
        self.arrays = self.crew.arrays

    # --- the interface of Gymnasium

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; game i with the seed `seed + i`."""
        seeds = list(seed) if isinstance(seed, Sequence) else self._seeds(seed)
        which = (options or {}).get("reset_mask")
        self._begin(seeds, np.ones(self.num_envs, np.bool_) if which is None else which)
        self.over[:] = self.cut[:] = self.illegal[:] = False
        return self._observed(), self._info()

    def _seeds(self, seed: int | None) -> list[int | None]:
        return [None if seed is None else seed + number for number in range(self.num_envs)]

    def _begin(self, seeds: list[int | None], which: NDArray[np.bool_]) -> None:
        crew = self.crew
        for number in np.flatnonzero(which):
            if seeds[number] is not None or not self._has_begun(int(number)):
                crew.seed(int(number), seeds[number])
            crew.fleet.anew(int(number))

    def _has_begun(self, number: int) -> bool:
        return self.crew.fleet.episodes[number].state is not None

    def step(
        self, actions: Any
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One answer in each game. A game that is over begins anew as the autoreset mode says."""
        ended = self._advance(actions)
        info: dict[str, Any] = {}
        if ended and self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP:
            info = self._restart(ended)
        info.update(self._info())
        if self.copy:
            return self._observed(), self.rewards.copy(), self.over.copy(), self.cut.copy(), info
        return self.observed, self.rewards, self.over, self.cut, info

    def _advance(self, actions: Any) -> list[int]:
        """Give the answers; which games came to an end."""
        fleet = self.crew.fleet
        ended = fleet.step(np.asarray(actions).tolist())
        self.rewards[:] = fleet.rewards
        self.over[:] = fleet.over
        self.cut[:] = fleet.cut
        self.illegal[:] = fleet.illegal
        return ended

    def _restart(self, ended: list[int]) -> dict[str, Any]:
        """Begin anew where games have ended, and keep what was seen last of them."""
        last: NDArray[np.object_] = np.full(self.num_envs, None, dtype=object)
        was: NDArray[np.bool_] = np.zeros(self.num_envs, np.bool_)
        layout = self.crew.layout
        for number in ended:
            options = self.arrays.options[number].copy() if layout.most_rows else None
            last[number] = layout.views(self.arrays.rows[number].copy(), options)
            was[number] = True
            self._renew(number)
        return {"final_obs": last, "_final_obs": was, "final_info": {}, "_final_info": was}

    def _renew(self, number: int) -> None:
        fleet = self.crew.fleet
        fleet.episodes[number].begin(self.setting.fresh(self.crew.next_seed(number)))

    def _observed(self) -> Observed:
        if not self.copy:
            return self.observed
        layout = self.crew.layout
        return layout.views(self.arrays.rows.copy(), self.arrays.options.copy() if layout.most_rows else None)

    def _info(self) -> dict[str, Any]:
        masks = self.action_masks()
        everybody = np.ones(self.num_envs, np.bool_)
        illegal = self.illegal.copy() if self.copy else self.illegal
        return {"action_mask": masks, "_action_mask": everybody, "illegal": illegal, "_illegal": everybody}

    # --- what is legal

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal in each game."""
        if self.crew.terms.by_rows:
            counts = np.asarray([len(one.slate.shown) for one in self.crew.fleet.episodes])
            masks: NDArray[np.int8] = (np.arange(self.crew.most_rows) < counts[:, None]).astype(np.int8)
            return masks
        return self.arrays.masks.copy() if self.copy else self.arrays.masks

    def legal_actions(self, luck: Any) -> list[int]:
        """A legal action in each game, drawn by whole numbers from outside: random play without a mask."""
        return self.crew.fleet.pick(np.asarray(luck).tolist())
