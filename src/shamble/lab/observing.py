"""One game of the laboratory: played by bots, followed by the observer of its game, written down as a row."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from msgspec import Struct

from shamble.bots import Policy, make_bot
from shamble.kernel.chance import LIVE
from shamble.kernel.errors import ShambleError
from shamble.kernel.event import Event
from shamble.kernel.game import outcome, seats_asked, start
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING
from shamble.lab.spec import EACH, Cell, Plan
from shamble.port.port import Port
from shamble.port.shelf import need
from shamble.port.study import Aim, Gain, Loss, Observer, Piece


class Job(NamedTuple):
    """One game to be played: small, plain values only."""

    game: str
    folders: tuple[str, ...]
    cell: Cell
    seed: int
    bounds: tuple[int, int]


class Reading(NamedTuple):
    """What a gauge showed when the main clock passed a mark."""

    mark: int
    name: str
    value: int


class GameRow(Struct):
    """How one game went."""

    cell: int
    mission: str
    team: str
    bot: str
    option: str
    seed: int
    verdict: str
    winners: int
    ending: str
    marks: int
    decisions: int
    scores: list[int]
    aims: list[Aim]
    readings: list[Reading]
    losses: list[Loss]
    gains: list[Gain]
    pieces: list[Piece]
    stalled: int
    """The mark after which no aim came any nearer."""
    seconds: float


class NothingBlank(ShambleError):
    """What should be blank is not in the game."""


def jobs_of(plan: Plan) -> list[Job]:
    """All games of a plan: for each seed every cell, so that the first ones give a picture of all."""
    return [
        Job(plan.game, plan.folders, cell, seed, plan.bounds) for seed in plan.seeds for cell in plan.cells
    ]


def play_one(job: Job) -> GameRow:
    """Play one game and write it down."""
    began = process_time()
    port = need(job.game)
    cell = job.cell
    rules = _rules(job.game, job.folders, cell.mission, json.dumps(cell.chosen), cell.without)
    state = port.new_state(rules, job.seed)
    follower = Follower(port.study.observer(state))
    start(state, LIVE, follower.hear)
    decisions = follower.play(bots_for(port, cell.bot, job.seed), job.bounds)
    found = outcome(state)
    watched = follower.observer
    return GameRow(
        cell.number,
        cell.mission,
        cell.team,
        cell.bot,
        cell.option,
        job.seed,
        found.verdict,
        found.winners,
        found.ending,
        state.passed,
        decisions,
        list(found.scores),
        list(watched.aims()),
        follower.readings,
        watched.losses,
        sorted(watched.gains),
        list(watched.pieces()),
        follower.moved_at,
        round(process_time() - began, 4),
    )


class Follower:
    """Reads the gauges whenever the main clock passes a mark, and notes when an aim came nearer."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.readings: list[Reading] = []
        self.moved_at = 0
        self._marks = -1
        self._have: list[int] = []

    def hear(self, event: Event) -> None:
        """Something has happened."""
        self.observer.hear(event)
        state = self.observer.state
        if state.passed != self._marks:
            self.read()

    def read(self) -> None:
        """Note what the gauges show now, and how far the aims are."""
        state = self.observer.state
        self._marks = state.passed
        while self.readings and self.readings[-1].mark == self._marks:
            self.readings.pop()
        if self._marks:
            self.readings += [Reading(self._marks, *shown) for shown in self.observer.gauges().items()]
        have = [aim.have for aim in self.observer.aims()]
        if have != self._have:
            self._have = have
            self.moved_at = max(0, self._marks - 1)

    def play(self, policy: Policy, bounds: tuple[int, int]) -> int:
        """Let a policy play to the end or the bounds; how many decisions it took."""
        state = self.observer.state
        most_marks, most_decisions = bounds
        decisions = 0
        run = Run(state, LIVE, self.hear, None)
        while state.result == RUNNING and state.passed <= most_marks and decisions < most_decisions:
            run.answer(policy(state))
            decisions += 1
        self.read()
        return decisions


def bots_for(port: Port, named: str, seed: int) -> Policy:
    """The bot of all seats, or one for each."""
    names = named.split(EACH)
    if len(names) == 1:
        return make_bot(port, named, seed)
    return Table([make_bot(port, name, seed) for name in names])


class Table:
    """Several bots at one table; whoever is asked answers."""

    def __init__(self, players: list[Policy]) -> None:
        self.players = players

    def __call__(self, state: Any) -> int:
        mask = seats_asked(state)
        seat = (mask & -mask).bit_length() - 1
        return self.players[seat % len(self.players)](state)


@lru_cache(maxsize=32)
def _rules(game: str, folders: tuple[str, ...], mission: str, chosen: str, without: tuple[str, str]) -> Any:
    """The rules of a cell, made once in each process."""
    port = need(game)
    where = tuple(Path(folder) for folder in folders)
    options = json.loads(chosen)
    if not without[0]:
        return port.rules(mission, options, where)
    rules = port.study.without(mission, options, Gain(*without), where)
    if rules is None:
        raise NothingBlank("lab-nothing-blank", {"sort": without[0], "name": without[1], "game": game})
    return rules
