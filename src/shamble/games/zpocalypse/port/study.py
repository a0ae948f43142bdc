"""What the laboratory writes down of Zpocalypse: crowds, points, who is lost on which tile, cards drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.kernel.event import Event
from shamble.port.study import Gain, Loss, Observer, Study

from ..table import BUNKER, NOWHERE

CARD: Final = "card"
BUNKER_NAME: Final = "bunker"


class ZpoObserver(Observer):
    """Boards grow from game to game, so a place is the tile that a squad stands on."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.at: dict[int, int] = {}

    def hear(self, event: Event) -> None:
        args = event.args
        if event.key in ("lost", "wiped"):
            squad = int(str(args["squad"]))
            person = args.get("person")
            who = "" if person is None else self.state.rules.people[person].slug
            self.losses.append(Loss(self.state.passed, who, self._place(squad), event.key))
        elif event.key == "card-drawn":
            self.gains.add(Gain(CARD, self.state.rules.cards[args["card"]].slug))
        elif event.key in ("turn", "moved"):
            for squad, one in enumerate(self.state.squads):
                if one.at != NOWHERE:
                    self.at[squad] = one.at

    def _place(self, squad: int) -> str:
        square = self.at.get(squad, NOWHERE)
        if square == NOWHERE:
            return ""
        if square == BUNKER:
            return BUNKER_NAME
        return str(self.state.rules.tiles[self.state.ground.tile_of(square)].name)

    def gauges(self) -> Mapping[str, int]:
        squads = self.state.squads
        return {
            "dead": len(self.state.dead),
            "people": sum([len(squad.people) for squad in squads]),
            "points": sum([squad.vp for squad in squads]),
        }


class ZpoStudy(Study):
    """The scenarios want points, not goals; what is printed of them is no difficulty."""

    def observer(self, state: Any) -> Observer:
        return ZpoObserver(state)

    def gain_key(self, gain: Gain) -> str:
        return f"zpo-card-{gain.name}"
