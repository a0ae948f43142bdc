"""One game as a Gymnasium environment: one controller for the whole team."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from shamble.kernel.branching import Branch, outcomes
from shamble.kernel.episode import ILLEGAL, Episode, Terms
from shamble.kernel.game import outcome
from shamble.kernel.notation import format_action, parse_action
from shamble.kernel.observing import Slate
from shamble.kernel.state import State
from shamble.port.speaker import Speaker

from .drawing import as_pixels, as_svg
from .explaining import Explained, explain
from .layout import DICT, SHAPES, Layout, Observed
from .setting import QUICK, EnvError, Setting
from .tasks import TASKS, USUAL, Task

CODES: Final = "codes"
ROWS: Final = "rows"
ACTIONS: Final = (CODES, ROWS)
"""Answers by their stable places, or by their numbers in the list of options."""

RENDER_MODES: Final = ("ansi", "rgb_array", "svg")

USUAL_ROUNDS: Final = 60
USUAL_OPTIONS: Final = 64
FIRST_SEED: Final = 2**31 - 1
WIDTH: Final = 100
"""Columns of a position in letters."""


class Saved(NamedTuple):
    """An environment's game at one moment; it can be kept, compared, and sent to other processes."""

    state: State
    steps: int


def terms_of(task: str | Task, max_rounds: int, max_steps: int, actions: str, illegal: str) -> Terms:
    """What is played for, from what was asked for."""
    checked("actions", actions, ACTIONS)
    checked("illegal", illegal, ILLEGAL)
    if isinstance(task, str):
        task = TASKS[checked("task", task, TASKS)]
    return Terms(
        task.won, task.lost, task.weights, max_rounds, max_steps, actions == ROWS, ILLEGAL.index(illegal)
    )


def checked(what: str, value: str, known: Mapping[str, object] | tuple[str, ...]) -> str:
    """One of the words that are known."""
    if value not in known:
        raise EnvError("envs-unknown", {"what": what, "value": value, "known": ", ".join(known)})
    return value


class ShambleEnv(gymnasium.Env[Observed, Any]):
    """A cooperative game; see docs/environments.md for what is observed and what can be chosen."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}

    def __init__(
        self,
        game: str,
        mission: str,
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
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`options` are those of the game, as `shamble play` has them: `party=3`, `modes=[...]`."""
        if render_mode is not None:
            checked("render_mode", render_mode, RENDER_MODES)
        self.setting = Setting(game, mission, {"seats": 1, **options}, setup)
        self.port = self.setting.port
        self.observer = self.port.observer(self.setting.rules)
        self.coding = self.observer.coding
        terms = terms_of(task, max_rounds, max_steps, actions, illegal)
        self.most_rows = most_options if rows or terms.by_rows else 0
        self.layout = Layout(self.observer, checked("observe", observe, SHAPES), self.most_rows)
        self._row = np.zeros(self.observer.size, np.uint8)
        self._mask = np.zeros(self.coding.size, np.int8)
        self._options = np.full((max(1, self.most_rows), 6), -1, np.int32)
        slate = Slate(
            memoryview(self._row),
            0,
            None if terms.by_rows else memoryview(self._mask),
            0,
            memoryview(self._options.reshape(-1)) if self.most_rows else None,
            0,
            self.most_rows,
        )
        self.episode = Episode(self.observer, slate, terms)
        self.observation_space = self.layout.space
        self.action_space = spaces.Discrete(self.most_rows if terms.by_rows else self.coding.size)
        self.render_mode = render_mode

    # --- the interface of Gymnasium

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a new game; `options={"state": saved}` goes on from what `clone_state` gave."""
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(FIRST_SEED))
        saved = (options or {}).get("state")
        if saved is not None:
            self.restore_state(saved)
        else:
            self.episode.begin(self.setting.fresh(game_seed))
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Give one answer, and play on to the next question."""
        episode = self.episode
        if episode.is_over or episode.is_cut:
            raise EnvError("envs-over", {})
        reward = episode.step(int(action))
        return self._observed(), reward, episode.is_over, episode.is_cut, self._info()

    def render(self) -> Any:
        """The position: as text, as pixels, as SVG."""
        if self.render_mode is None:
            gymnasium.logger.warn("No render mode was chosen; see gymnasium.make(..., render_mode=...).")
            return None
        state = self.state
        if self.render_mode == "ansi":
            return self.port.screen.position(Speaker(self.port, state), 0, WIDTH)
        picture = self.port.picture(state, 0)
        if picture is None:
            raise EnvError("envs-no-picture", {"game": self.port.name, "mode": self.render_mode})
        return as_svg(picture) if self.render_mode == "svg" else as_pixels(picture)

    def _observed(self) -> Observed:
        options = self._options.copy() if self.most_rows else None
        return self.layout.views(self._row.copy(), options)

    def _info(self) -> dict[str, Any]:
        episode = self.episode
        info: dict[str, Any] = {
            "action_mask": self.action_masks().astype(np.int8),
            "round": self.state.passed,
            "illegal": episode.was_illegal,
        }
        if self.state.result:
            ended = outcome(self.state)
            info["won"] = ended.has_won(0)
            info["ending"] = ended.ending
        return info

    # --- what is legal

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        if self.episode.terms.by_rows:
            return np.arange(self.most_rows) < len(self.episode.slate.shown)
        mask: NDArray[np.bool_] = self._mask.astype(np.bool_)
        return mask

    @property
    def state(self) -> State:
        """The engine's own position. Whoever looks at it sees what is hidden."""
        state: State = self.episode.state
        return state

    def packed(self, action: int) -> int:
        """The engine's own number of a legal action."""
        at = self.episode.answer_at(int(action))
        if at < 0:
            raise EnvError("envs-illegal", {"action": str(action), "name": self.coding.named(int(action))})
        return self.episode.slate.shown[at]

    def action_name(self, action: int) -> str:
        """A legal action in the notation of the game: `Doug move r1c1:9R.S4`."""
        return format_action(self.state, self.packed(action))

    def place_name(self, action: int) -> str:
        """What an action's place stands for in any position: `move zone 12`."""
        return self.coding.named(int(action))

    def action_of(self, text: str) -> int:
        """The action that a text in the notation of the game means; it must be legal."""
        packed = parse_action(self.state, text)
        shown = self.episode.slate.shown
        if packed not in shown:
            raise EnvError("envs-illegal", {"action": text, "name": text})
        at = shown.index(packed)
        return at if self.episode.terms.by_rows else self.episode.slate.codes[at]

    def explain(self, action: int | str, lang: str | None = None) -> Explained:
        """An action in words, by its number or its notation; of one that is not legal, why it is not."""
        packed = parse_action(self.state, action) if isinstance(action, str) else self.packed(action)
        return explain(self.port, self.state, packed, 0, lang)

    # --- for search

    def clone_state(self) -> Saved:
        """The game as it stands, its chance included: whoever goes on from it twice sees the same twice."""
        return Saved(self.state.clone(), self.episode.steps)

    def restore_state(self, saved: Saved) -> None:
        """Go on from what `clone_state` gave, here or in another environment of the same setting."""
        state = saved.state.clone()
        if state.ruleset is not self.setting.rules:  # it comes from another process, or another game
            state = self.setting.rules.decode(state.encode())
        self.episode.begin(state, saved.steps)

    def observation(self) -> Observed:
        """What is observed now, for instance after `restore_state`."""
        return self._observed()

    def state_key(self) -> str:
        """Equal for positions that play alike, whatever chance may bring: a key for transposition tables."""
        return self.state.key()

    def outcomes(self, action: int, most: int = 64) -> list[Branch] | None:
        """Every position that an action may lead to, with its probability; None if there are too many.

        They follow from the true position, what is hidden included: search on a determinised copy.
        """
        return outcomes(self.state, self.packed(action), most)
