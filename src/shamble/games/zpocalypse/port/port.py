"""The port: scenarios, options, names, and what people see."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from shamble.kernel.action import actor_of
from shamble.kernel.decision import Decision
from shamble.kernel.game import decision as plain_decision
from shamble.kernel.game import start
from shamble.kernel.state import State
from shamble.port.casing import Casing
from shamble.port.messages import MissionInfo, Panel, Phrase, RuleRow
from shamble.port.options import NUMBER, ONE, Choice, Field, Schema
from shamble.port.play import Play
from shamble.port.port import Folders, Port
from shamble.port.screen import Screen
from shamble.port.study import Study
from shamble.port.watch import Watch
from shamble.port.wording import Row, Wording

from ..book import zpocalypse_book
from ..observing import ZpoObserver
from ..printed import NO_GLOW, Scenario
from ..rules import ZpoRules, new_game
from ..vocabulary import ASK_SITE, ASK_TURN
from .content import printed
from .explaining import missing
from .insight import Glance, look_at
from .map_svg import picture
from .panels import panels
from .play import ZpoPlay
from .screen import ZpoScreen
from .study import ZpoStudy
from .view import Content, View, content_of, view_of
from .watch import ZpoWatch
from .wording import row_of, wording

HOME = Path(__file__).parents[1]

MINUTES = {"S1": 150, "S2": 75, "S3": 40, "S4": 110, "S5": 60}
"""About how long a scenario takes."""

BY_CARD = "card"
EASY = "easy"
HARDCORE = "hardcore"
BASES = {"lobby": "gold", "park": "green"}
"""The base sets that a game may begin with, by their glow (ZP-SETUP-03); both lie on side A."""
THEMSELVES = "themselves"
ASKED = "asked"


class ZpoPort(Port):
    """Squads of survivors by day and by night."""

    name = "zpocalypse"
    page = "zpocalypse"
    mood = "zpocalypse"
    is_competitive = True

    @property
    def wording(self) -> Wording:
        return wording()

    @property
    def play(self) -> Play:
        return ZpoPlay()

    @property
    def watch(self) -> Watch:
        return ZpoWatch()

    @property
    def study(self) -> Study:
        return ZpoStudy()

    @property
    def casing(self) -> Casing:
        from .casing import CASING

        return CASING

    def observer(self, rules: Any) -> ZpoObserver:
        return ZpoObserver(rules)

    # --- scenarios and options

    def scenario(self, mission: str) -> Scenario:
        """A scenario by its id."""
        for row in printed().scenarios:
            if row.id == mission:
                return row
        raise KeyError(mission)

    def schema(self, folders: Folders = ()) -> Schema:
        limits = {row.id: (row.least, row.most) for row in printed().scenarios}
        restarts = [Choice(name, f"restart-{name}") for name in (BY_CARD, EASY, HARDCORE)]
        walks = [Choice(name, f"walks-{name}") for name in (THEMSELVES, ASKED)]
        bases = [Choice(name, f"base-{name}") for name in (BY_CARD, *BASES)]
        return Schema(
            [
                Field("seats", NUMBER, 2, least=1, most=4, by_mission=limits),
                Field("restart", ONE, BY_CARD, choices=restarts, advanced=True),
                Field("base", ONE, BY_CARD, choices=bases, advanced=True),
                Field("walks", ONE, THEMSELVES, choices=walks, advanced=True),
            ]
        )

    def missions(self, folders: Folders = ()) -> Sequence[str]:
        return [row.id for row in printed().scenarios]

    def mission_info(self, mission: str, folders: Folders = ()) -> MissionInfo:
        minutes = MINUTES.get(mission, 90)
        return MissionInfo(self.name, mission, self.slug_of(mission), minutes=minutes, ours=True, drawn=True)

    def slug_of(self, mission: str) -> str:
        return f"zpo-{mission.lower()}"

    def rules(self, mission: str | Path, options: Mapping[str, Any], folders: Folders = ()) -> ZpoRules:
        scenario = self.scenario(str(mission))
        restart = options["restart"]
        hardcore = scenario.hardcore if restart == BY_CARD else restart == HARDCORE
        return ZpoRules(
            zpocalypse_book(),
            printed(),
            scenario,
            tuple(range(options["seats"])),
            hardcore,
            options["walks"] == ASKED,
            NO_GLOW if options["base"] == BY_CARD else printed().glows.index(BASES[options["base"]]),
        )

    def rule_rows(self) -> Sequence[RuleRow]:
        rows = json.loads((HOME / "content" / "ledger.json").read_text(encoding="utf-8"))
        return [RuleRow(row["id"], row["topic"], row["page"]) for row in rows]

    def new_state(self, rules: Any, seed: int) -> State:
        return new_game(rules, seed)

    def mission_slug(self, state: Any) -> str:
        return self.slug_of(state.rules.scenario.id)

    def text_folders(self) -> Sequence[Path]:
        return (HOME / "text",)

    def setting_of(self, state: Any) -> tuple[str, Mapping[str, Any]]:
        rules = state.rules
        options = {
            "seats": rules.seat_count,
            "restart": HARDCORE if rules.hardcore else EASY,
            "base": base_name(rules),
            "walks": ASKED if rules.asks_walks else THEMSELVES,
        }
        return rules.scenario.id, options

    # --- what people see

    def view(self, state: Any, seat: int) -> View:
        return view_of(state, seat)

    def content(self, folders: Folders = ()) -> Content:
        return content_of(printed())

    def message_types(self) -> Mapping[str, type]:
        return {"view": View, "content": Content, "look": Glance}

    def look(self, state: Any, seat: int, question: Mapping[str, object]) -> object:
        """Sight from a square, or the walk of one of the dead (`insight`)."""
        return look_at(state, question)

    def drawing(self, mission: str, theme: str, detail: str, folders: Folders = ()) -> str:
        """The board as a scenario begins."""
        rules = self.rules(mission, self.schema().usual(mission))
        return picture(start(self.new_state(rules, 0)), theme)

    @property
    def screen(self) -> Screen:
        return ZpoScreen()

    def decision(self, state: Any, seat: int) -> Decision | None:
        """The pending question, which names the squad that is asked."""
        found = plain_decision(state, seat)
        if found is not None and state.options:
            squad = actor_of(state.options[0])
            found.args["squad"] = squad
            asked = state.stack[-1]
            if asked.proc == ASK_SITE:
                found.args["structure"] = asked.b
            mine = seat >= 0 and any([option.seats >> seat & 1 for option in found.options])
            if mine and asked.proc == ASK_TURN:
                found.refused.extend(missing(state, squad, [option.verb for option in found.options]))
        return found

    def panels(self, state: Any, seat: int) -> Sequence[Panel]:
        return panels(state, seat)

    def row_of(self, state: Any, rows: str, value: Any) -> Row | None:
        return row_of(state, rows, value)

    def progress(self, state: Any) -> Phrase:
        if not state.round and state.day <= 1 and not state.passed and not state.phase:
            return Phrase("progress-setup")
        if state.rules.scenario.day_zero:
            return Phrase("place-round", {"round": state.round})
        return Phrase("progress-day", {"day": state.day, "phase": phase_name(state)})


def phase_name(state: Any) -> str:
    """The phase of the day, as texts call it."""
    names = ("dawn", "scavenge", "feed", "fortify", "something", "combat", "dusk")
    return names[state.phase]


def base_name(rules: Any) -> str:
    """Which base set was chosen instead of the scenario's."""
    if rules.base == rules.scenario.base:
        return BY_CARD
    glow = rules.printed.glows[rules.base]
    return next((name for name, own in BASES.items() if own == glow), BY_CARD)
