"""A game as a PettingZoo environment: an agent for each player, asked one after the other.

The same agent may be asked several times in a row. Players who play against each other, as in a game with
secret goals, each get what they may know, and win or lose by themselves.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from shamble.kernel.chance import LIVE
from shamble.kernel.game import outcome, seats_asked
from shamble.kernel.notation import format_action
from shamble.kernel.observing import Slate
from shamble.kernel.run import Run
from shamble.kernel.state import State
from shamble.port.speaker import Speaker

from .drawing import as_pixels, as_svg
from .explaining import Explained, explain
from .layout import FLAT, SHAPES, Layout
from .setting import QUICK, EnvError, Setting
from .single import FIRST_SEED, RENDER_MODES, USUAL_ROUNDS, WIDTH, checked
from .tasks import TASKS, USUAL, Task

OBSERVATION: Final = "observation"
INFO: Final = "info"
MASKS: Final = (OBSERVATION, INFO)
"""Where the action mask is told: beside the observation, or in the info."""

LOST: Final = -1.0


class ShambleAEC(AECEnv):
    """`agents="players"`: an agent for each seat. `agents="survivors"`: a seat, and so an agent, for each
    figure that the game's option `party` names."""

    metadata = {
        "render_modes": list(RENDER_MODES),
        "name": "shamble_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        mission: str,
        *,
        agents: str = "players",
        observe: str = FLAT,
        mask: str = OBSERVATION,
        setup: str = QUICK,
        task: str | Task = USUAL,
        max_rounds: int = USUAL_ROUNDS,
        max_steps: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        checked("agents", agents, ("players", "survivors"))
        checked("observe", observe, SHAPES)
        self.mask = checked("mask", mask, MASKS)
        if agents == "survivors":
            usual = Setting(game, mission, options, setup).options
            options = {**options, "seats": options.get("party", usual.get("party", usual["seats"]))}
        self.setting = Setting(game, mission, options, setup)
        self.port = self.setting.port
        self.render_mode = render_mode
        self.task = TASKS[checked("task", task, TASKS)] if isinstance(task, str) else task
        self.max_rounds = max_rounds
        self.max_steps = max_steps
        self.observer = self.port.observer(self.setting.rules)
        self.layout = Layout(self.observer, observe, 0)
        seats = int(str(self.setting.options["seats"]))
        name = "player" if agents == "players" else "survivor"
        self.possible_agents = [f"{name}_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        codes = self.observer.coding.size
        self._rows = [np.zeros(self.observer.size, np.uint8) for _ in range(seats)]
        self._masks = [np.zeros(codes, np.int8) for _ in range(seats)]
        self._slates = [
            Slate(memoryview(row), 0, memoryview(mask))
            for row, mask in zip(self._rows, self._masks, strict=True)
        ]
        self.action_spaces = {agent: spaces.Discrete(codes) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space(codes) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.state_now: State | None = None
        self.luck, _ = seeding.np_random(None)

    def _space(self, codes: int) -> Any:
        if self.mask == INFO:
            return self.layout.space
        return spaces.Dict(
            {"observation": self.layout.space, "action_mask": spaces.Box(0, 1, (codes,), np.int8)}
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- the interface of PettingZoo

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; `options={"state": state}` goes on from a position."""
        if seed is not None:
            self.luck, _ = seeding.np_random(seed)
        game_seed = int(self.luck.integers(FIRST_SEED))
        saved = (options or {}).get("state")
        self.state_now = saved.clone() if saved is not None else self.setting.fresh(game_seed)
        self.run = Run(self.state_now, LIVE, None, None)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for slate in self._slates:
            slate.forget()
        self._before = self._measured()
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        """The agent that is to answer: of several that may, the first."""
        mask = seats_asked(self.position)
        for agent, seat in self.seat_of.items():
            if mask >> seat & 1:
                if self.mask == INFO:
                    self.observe(agent)
                    self.infos[agent] = {"action_mask": self._masks[seat].copy()}
                return agent
        return self.agents[0]

    @property
    def position(self) -> State:
        """The engine's own position. Whoever looks at it sees what is hidden."""
        assert self.state_now is not None
        return self.state_now

    def observe(self, agent: str) -> Any:
        """What an agent may know, and what it may answer now; written when somebody asks."""
        seat = self.seat_of[agent]
        slate = self._slates[seat]
        self.observer.write(self.position, seat, slate)
        seen = self.layout.views(self._rows[seat].copy(), None)
        if self.mask == INFO:
            return seen
        return {"observation": seen, "action_mask": self._masks[seat].copy()}

    def step(self, action: Any) -> None:
        """The selected agent answers. With an answer that is not legal it loses, and the game ends."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        seat = self.seat_of[agent]
        shown = self.observer.may_answer(self.position, seat)
        codes = self.observer.coding.codes(self.position, shown)
        if int(action) not in codes:
            self.rewards[agent] = LOST
            self.infos[agent] = {"illegal": True}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.run.answer(shown[codes.index(int(action))])
            self.steps += 1
            self._judge()
        self._accumulate_rewards()
        if not self.terminations[agent] and not self.truncations[agent]:
            self.agent_selection = self._asked()
        elif self.mask == INFO:
            self.infos = {one: {"action_mask": self._masks[0] * 0} for one in self.agents}
        self._deads_step_first()

    def _judge(self) -> None:
        """Rewards for what has changed, and the end."""
        state = self.position
        task = self.task
        now = self._measured()
        for one in self.agents:
            for name, weight in task.weights:
                self.rewards[one] += weight * (now[one][name] - self._before[one][name])
        self._before = now
        if state.result:
            ended = outcome(state)
            for one in self.agents:
                self.rewards[one] += task.won if ended.has_won(self.seat_of[one]) else task.lost
            self.terminations = dict.fromkeys(self.agents, True)
        elif 0 < self.max_rounds < state.passed or 0 < self.max_steps <= self.steps:
            self.truncations = dict.fromkeys(self.agents, True)

    def _measured(self) -> dict[str, dict[str, float]]:
        if not self.task.weights:
            return {}
        return {agent: self.observer.measures(self.position, seat) for agent, seat in self.seat_of.items()}

    def render(self) -> Any:
        """The position as everybody may see it; as text it is what the selected agent sees."""
        if self.render_mode is None:
            return None
        state = self.position
        if self.render_mode == "ansi":
            seat = self.seat_of[self.agent_selection]
            return self.port.screen.position(Speaker(self.port, state), seat, WIDTH)
        picture = self.port.picture(state, 0)
        if picture is None:
            raise EnvError("envs-no-picture", {"game": self.port.name, "mode": self.render_mode})
        return as_svg(picture) if self.render_mode == "svg" else as_pixels(picture)

    def close(self) -> None:
        """There is nothing to close."""

    # --- in words, and for search

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the selected agent may take now."""
        self.observe(self.agent_selection)
        return self._masks[self.seat_of[self.agent_selection]].astype(np.bool_)

    def action_name(self, action: int) -> str:
        """A legal action of the selected agent in the notation of the game."""
        return format_action(self.position, self._packed(action))

    def explain(self, action: int, lang: str | None = None) -> Explained:
        """A legal action of the selected agent in words."""
        seat = self.seat_of[self.agent_selection]
        return explain(self.port, self.position, self._packed(action), seat, lang)

    def _packed(self, action: int) -> int:
        shown = self.observer.may_answer(self.position, self.seat_of[self.agent_selection])
        codes = self.observer.coding.codes(self.position, shown)
        if int(action) not in codes:
            name = self.observer.coding.named(int(action))
            raise EnvError("envs-illegal", {"action": str(action), "name": name})
        return shown[codes.index(int(action))]

    def clone_state(self) -> State:
        """The game as it stands, for `reset(options={"state": state})`."""
        return self.position.clone()
