"""How the game comes out among bots: the numbers that its content is measured by.

    python -m shamble.games.zpocalypse.port.balance --games 500 --missions S1,S2 --seats 3

prints one JSON object for each scenario and number of seats.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from shamble.kernel.chance import LIVE
from shamble.kernel.event import Event
from shamble.kernel.game import apply, outcome, start
from shamble.kernel.state import RUNNING

from ..squad.stats import armor
from ..table import AT_COMBAT, Table


class Sums:
    """What is added up over all games of one scenario with so many seats."""

    def __init__(self, mission: str, seats: int) -> None:
        self.mission = mission
        self.seats = seats
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.wins = [0.0] * seats
        """Shared victories count as parts."""
        self.by_place = [0.0] * seats
        """The same by place in the turn order of the first day."""
        self.finals: list[int] = []
        self.margins: list[int] = []
        self.cards = 0
        self.points: Counter[str] = Counter()
        self.nights: Counter[int] = Counter()
        self.lost: Counter[int] = Counter()
        self.wiped: Counter[int] = Counter()
        self.rounds: dict[int, list[int]] = {}
        self.arrived: Counter[int] = Counter()
        self.dry: Counter[int] = Counter()
        """Nights that ended, or found somebody wiped, without anybody in the pool."""
        self.kills: Counter[int] = Counter()
        self.built: Counter[str] = Counter()
        self.squads: Counter[int] = Counter()
        self.people: Counter[int] = Counter()
        self.hp: Counter[int] = Counter()
        self.armor: Counter[int] = Counter()
        """Squads at nightfall, and what they have together."""
        self.saved: list[int] = []

    # --- a game

    def game(self, state: Table, policy: Any) -> None:
        """One game from its first question to its end."""
        watch = Ear(self, state)
        start(state, LIVE, watch.hear)
        watch.settle()
        first = tuple(state.order)
        while state.result == RUNNING:
            apply(state, policy(state), LIVE, watch.hear)
            watch.settle()
            first = first if state.day > 1 else tuple(state.order)
        self.finish(state, first)

    def finish(self, state: Table, first: Sequence[int]) -> None:
        """The end of a game."""
        ended = outcome(state)
        self.games += 1
        self.endings[state.ending] += 1
        if state.rules.scenario.day_zero:
            won = bool(state.winners)
            self.saved.append(sum([len(who.people) for who in state.squads]) if won else 0)
            return
        totals = [sum(part.values()) for part in state.rules.scores(state)]
        winners = [seat for seat in range(self.seats) if ended.has_won(seat)]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
            self.by_place[first.index(seat)] += 1 / len(winners)
        self.finals += totals
        ranked = sorted(totals, reverse=True)
        if len(ranked) > 1:
            self.margins.append(ranked[0] - ranked[1])
        self.cards += sum([part["cards"] for part in state.rules.scores(state)])

    # --- what is printed

    def rows(self) -> dict[str, Any]:
        """The numbers of all games: means for a player and a game, unless the name says otherwise."""
        players = max(1, self.games * self.seats)
        days = sorted(self.nights)
        found: dict[str, Any] = {
            "scenario": self.mission,
            "seats": self.seats,
            "games": self.games,
            "endings": dict(self.endings),
            "survivors, hit points and armor of a squad at nightfall": {
                day: [
                    round(counted[day] / max(1, self.squads[day]), 1)
                    for counted in (self.people, self.hp, self.armor)
                ]
                for day in days
            },
            "survivors lost by night": self._each(self.lost, days, self.seats),
            "squads wiped by night": self._each(self.wiped, days, self.seats),
            "squads wiped": round(sum(self.wiped.values()) / players, 2),
            "zombies by night": self._each(self.arrived, days, self.seats),
            "kills by night": self._each(self.kills, days, self.seats),
            "rounds of a combat": {day: round(statistics.mean(self.rounds[day]), 1) for day in days},
            "rounds in all": round(statistics.mean([n for day in days for n in self.rounds[day]]), 1),
            "points by source": {by: round(vp / players, 2) for by, vp in self.points.most_common()},
            "structures": {what: round(number / players, 2) for what, number in self.built.most_common()},
        }
        if self.saved:
            won = sum([number > 0 for number in self.saved])
            found["won"] = round(100 * won / self.games, 1)
            found["saved if won"] = round(sum(self.saved) / max(1, won), 2)
            return found
        found |= {
            "wins by seat, percent": [round(100 * wins / self.games, 1) for wins in self.wins],
            "wins by place, percent": [round(100 * wins / self.games, 1) for wins in self.by_place],
            "final score": round(statistics.mean(self.finals), 1),
            "half of the scores within": _quarters(self.finals),
            "of it on cards": round(self.cards / players, 1),
            "median margin": statistics.median(self.margins) if self.margins else 0,
            "nights with an empty pool, percent": self._each(self.dry, days, 0.01),
        }
        return found

    def _each(self, counted: Counter[int], days: Sequence[int], share: float) -> dict[int, float]:
        return {day: round(counted[day] / max(1, self.nights[day]) / share, 2) for day in days}


def _quarters(numbers: list[int]) -> list[float]:
    low, _, high = statistics.quantiles(numbers, n=4) if len(numbers) > 1 else (numbers[0], 0, numbers[0])
    return [low, high]


class Ear:
    """Listens to one game."""

    def __init__(self, sums: Sums, state: Table) -> None:
        self.sums = sums
        self.state = state
        self.night = 0
        """The day whose night is under way, or 0."""
        self.last = 0
        """The rounds of it so far."""
        self.is_dry = False

    def settle(self) -> None:
        """Nights begin and end between two questions too."""
        state = self.state
        if state.phase == AT_COMBAT and self.night != state.day:
            self.night = state.day
            self.last = 0
            self.is_dry = False
            self.sums.nights[state.day] += 1
            self.look()
        if state.phase == AT_COMBAT:
            self.last = max(self.last, state.round)
            self.is_dry = self.is_dry or not state.pool
        if self.night and (state.phase != AT_COMBAT or state.result != RUNNING):
            self.sums.rounds.setdefault(self.night, []).append(self.last)
            self.sums.dry[self.night] += self.is_dry
            self.night = 0

    def look(self) -> None:
        """The squads as they go into a night."""
        for squad, who in enumerate(self.state.squads):
            if who.people:
                self.sums.squads[self.state.day] += 1
                self.sums.people[self.state.day] += len(who.people)
                self.sums.hp[self.state.day] += who.hp
                self.sums.armor[self.state.day] += armor(self.state, squad)

    def hear(self, event: Event) -> None:
        """What counts."""
        sums, args, day = self.sums, event.args, self.state.day
        if event.key == "vp":
            sums.points[str(args["by"])] += int(str(args["vp"]))
        elif event.key == "lost":
            sums.lost[day] += 1
        elif event.key == "wiped":
            squad: Any = args["squad"]
            sums.wiped[day] += 1
            sums.lost[day] += len(self.state.squads[squad].people)
        elif event.key == "killed":
            sums.kills[day] += 1
        elif event.key == "zombie-added":
            sums.arrived[day] += 1
        elif event.key in ("structure-built", "structure-built-on"):
            sums.built[str(args["structure"])] += 1


def measure(mission: str, seats: int, games: int, seed: int, bot: str) -> Sums:
    """So many games of a scenario."""
    from . import PORT

    rules = PORT.rules(mission, PORT.schema().read({"seats": seats}, mission))
    sums = Sums(mission, seats)
    for number in range(seed, seed + games):
        sums.game(PORT.new_state(rules, number), PORT.play.bots()[bot](number))  # type: ignore[arg-type]
    return sums


def asked(given: Sequence[str] | None = None) -> Iterator[Sums]:
    """Every scenario with every number of seats that was asked for."""
    from . import PORT

    reading = argparse.ArgumentParser(prog="balance")
    reading.add_argument("--games", type=int, default=100)
    reading.add_argument("--missions", default=",".join(PORT.missions()))
    reading.add_argument("--seats", default="")
    reading.add_argument("--seed", type=int, default=1)
    reading.add_argument("--bot", default="greedy")
    chosen = reading.parse_args(given)
    for mission in chosen.missions.split(","):
        least, most = PORT.schema().field("seats").limits(mission)
        wanted = [int(seats) for seats in chosen.seats.split(",") if seats] or range(least, most + 1)
        for seats in wanted:
            if least <= seats <= most:
                yield measure(mission, seats, chosen.games, chosen.seed, chosen.bot)


if __name__ == "__main__":
    for sums in asked():
        print(json.dumps(sums.rows()))
