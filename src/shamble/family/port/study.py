"""What the laboratory writes down of a Zombicide: danger, crowds, goals, losses, cards and skills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from shamble.family.missions.mission import goals_in_play
from shamble.family.people.people import highest_level, is_of_team
from shamble.family.position.printed import CardType, Skill
from shamble.family.position.state import ELIMINATED, GONE, Game
from shamble.family.rules import Rules
from shamble.kernel.event import Event
from shamble.port.study import Aim, Gain, Loss, Note, Observer, Piece, Study

from .content.books import book
from .content.known import mission_slug
from .content.missions import load
from .heat import heat_map
from .map_notes import map_notes
from .options import options_of

CARD: Final = "card"
SKILL: Final = "skill"
SILENT: Final = "cite"
"""The event that tells of no change; there are more of them than of all others."""

MORE: Final = 99
"""The step of goals that have entered in play: they are wanted besides all others."""

SMALLEST_TOKENS: Final = (("objective", "objectives"), ("crate", "crates"))


class FamilyObserver(Observer):
    """Notes where each survivor stands, what each has, and what lies on the board."""

    def __init__(self, state: Game) -> None:
        super().__init__(state)
        self.where: list[int] = []
        self.causes: dict[int, str] = {}
        mission = state.rules.mission
        self.first = {"objectives": list(state.objectives), "crates": list(state.crates)}
        if not any(zone >= 0 for zone in self.first["objectives"]):
            self.first["objectives"] = list(mission.objectives)
        self.taken: dict[str, set[int]] = {"objectives": set(), "crates": set()}
        self.slugs = {row.name: row.slug for row in state.rules.cards}

    def hear(self, event: Event) -> None:
        key = event.key
        if key == SILENT:
            return
        game: Game = self.state
        args = event.args
        if key == "eliminated":
            self._lost(game, args["survivor"])
        elif key == "wounded":
            self.causes[int(str(args["survivor"]))] = str(args["source"])
        elif key in ("dealt", "card-kept", "card-given", "card-fetched"):
            card = str(args.get("card", ""))
            self.gains.add(Gain(CARD, self.slugs.get(card, card)))
        elif key == "skill-gained":
            self.gains.add(Gain(SKILL, game.rules.skill(str(args["skill"])).slug))
        self._look(game)

    def _lost(self, game: Game, who: Any) -> None:
        zone = self.where[who] if who < len(self.where) else ELIMINATED
        place = game.rules.board.labels[zone] if zone >= 0 else ""
        name = game.rules.characters[game.survivors[who].character].slug
        self.losses.append(Loss(game.round, name, place, self.causes.get(who, "")))

    def _look(self, game: Game) -> None:
        """Where everybody is, as long as they are somewhere."""
        survivors = game.survivors
        where = self.where
        while len(where) < len(survivors):
            where.append(ELIMINATED)
        for number, survivor in enumerate(survivors):
            if survivor.zone >= 0:
                where[number] = survivor.zone

    def gauges(self) -> Mapping[str, int]:
        game: Game = self.state
        return {
            "danger": highest_level(game),
            "dead": sum(game.crowd),
            "alive": sum([s.zone != ELIMINATED and is_of_team(s) for s in game.survivors]),
        }

    def aims(self) -> Sequence[Aim]:
        game: Game = self.state
        steps = len(game.rules.mission.goals)
        return [
            Aim(goal.name, goal.progress(game, ()), goal.target(game, ()), at if at < steps else MORE)
            for at, step in enumerate(goals_in_play(game))
            for goal in step
        ]

    def pieces(self) -> Sequence[Piece]:
        game: Game = self.state
        labels = game.rules.board.labels
        now = {"objectives": game.objectives, "crates": game.crates}
        return [
            Piece(name, labels[zone], now[places][number] == GONE)
            for name, places in SMALLEST_TOKENS
            for number, zone in enumerate(self.first[places])
            if zone >= 0
        ]


class FamilyStudy(Study):
    """Every game of the family is observed alike."""

    def __init__(self, game: str) -> None:
        self.game = game

    def observer(self, state: Any) -> Observer:
        return FamilyObserver(state)

    def heat_map(self, state: Any, heat: Mapping[str, float], theme: str) -> str:
        return heat_map(state.rules.mission, heat, theme)

    def map_notes(self, state: Any) -> Sequence[Note]:
        return map_notes(state.rules.mission)

    def aim_key(self, mission: str, name: str) -> str:
        return f"goal-{mission_slug(self.game, mission)}-{name}"

    def gain_key(self, gain: Gain) -> str:
        return f"equipment-{gain.name}" if gain.sort == CARD else f"skill-{gain.name}-name"

    def without(
        self, mission: str, options: Mapping[str, object], gain: Gain, folders: Sequence[Any] = ()
    ) -> Rules | None:
        """Cards stay in their decks and skills on their cards, so that chance is the same; they are blank."""
        where = tuple(Path(folder) for folder in folders)
        rows = book(self.game, where)
        layer = rows.layer(rows.name)
        if gain.sort == CARD:
            for name, card in rows.rows_of("cards", CardType).items():
                if card.slug == gain.name:
                    layer.replace("cards", name, blank_card(card))
        else:
            for name, skill in rows.rows_of("skills", Skill).items():
                if skill.slug == gain.name:
                    layer.replace("skills", name, blank_skill(skill))
        if not layer.changes:
            return None
        return Rules(layer, load(self.game, mission, where), options_of(options))


def blank_card(card: CardType) -> CardType:
    """The same card with nothing printed on it but its name."""
    return CardType(
        card.index,
        card.name,
        card.slug,
        None,
        None,
        False,
        False,
        False,
        "",
        False,
        (),
        False,
        0,
        "",
        False,
        "",
        card.rules,
        facts=card.facts,
        others=tuple([None] * (len(card.modes) - 2)),
    )


def blank_skill(skill: Skill) -> Skill:
    """The same skill, which does nothing."""
    return Skill(
        skill.index,
        skill.name,
        skill.slug,
        skill.rules,
        (),
        (),
        (),
        (),
        "",
        skill.ours,
        skill.from_start,
        skill.moving,
        skill.fills,
        "",
    )
