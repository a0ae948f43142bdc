"""The family's games in a terminal: the map, the team, and what is worth knowing beside an answer."""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from shamble.family.board.draw import draw_text
from shamble.family.fighting.preview import preview
from shamble.family.missions.mission import EVERYBODYS, goals_in_play
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH
from shamble.family.position.state import ELIMINATED, ESCAPED, Game
from shamble.family.telling.view import view
from shamble.family.verb_traits import AT_ZONE, TRAVEL
from shamble.kernel.action import verb_of
from shamble.kernel.decision import Option
from shamble.port.screen import MORE, NO_FIGURE, Screen
from shamble.port.speaker import Speaker

from .marks import mission_marks, short, state_marks

INDENT: Final = "   "

LEAST_MAP: Final = 8
"""A piece of the map with fewer lines shows nothing."""

TRAVEL_AND_FIGHT: Final = frozenset((TRAVEL, AT_ZONE))
"""Facts of verbs whose zone is worth a look at who is there."""


class FamilyScreen(Screen):
    """A map between the goals and the team."""

    def position(self, speaker: Speaker, seat: int, width: int, acting: int = NO_FIGURE) -> str:
        state = speaker.state
        parts = [header(state, speaker), as_map(state, speaker, width, acting)]
        if state.survivors:
            parts.append(team(state, speaker, seat, acting))
        return "\n".join(parts)

    def surroundings(
        self, speaker: Speaker, seat: int, width: int, height: int, acting: int = NO_FIGURE
    ) -> str:
        """A line for the round and the goals, the map around whoever acts, and the team."""
        whole = self.position(speaker, seat, width, acting)
        if whole.count("\n") < height:
            return whole
        state = speaker.state
        below = team(state, speaker, seat, acting).splitlines() if state.survivors else []
        if len(below) + LEAST_MAP >= height:  # where the others are, the map shows
            below = [line for line in below if line.startswith(">")]
        around = crop(as_map(state, speaker, width, acting), home(state, acting), height - 1 - len(below))
        return "\n".join([brief(state, speaker, width), *around, *below])

    def note(self, speaker: Speaker, option: Option) -> str:
        """Its cost, who is there, friends in the line of fire."""
        state = speaker.state
        said = cost(option, speaker)
        zone = option.args.get("zone")
        if isinstance(zone, int) and looks_ahead(state, option) and state.crowd[zone]:
            said += f" [{' '.join(there(state, speaker, zone))}]"
        facts: Any = preview(state, option.action)
        if facts is not None and (facts.get("friends") or (facts["blast"] and facts["survivors"])):
            said += f" {speaker.say('term-friends')}"
        return said

    def outlook(self, speaker: Speaker, option: Option, width: int) -> str:
        facts = preview(speaker.state, option.action)
        return odds(facts, speaker) if facts is not None else ""

    def abilities(self, speaker: Speaker, seat: int, width: int) -> str:
        """Everybody's skills, with what they do."""
        state = speaker.state
        lines = []
        for number, me in enumerate(state.survivors):
            lines.append(speaker.name("figure", number))
            for index in state.rules.skills_in_force(state, me):
                row = state.rules.skills[index]
                key = f"skill-{row.slug}-text"
                about = speaker.say(key) if speaker.has(key) else ""
                lines.append(wrap(f"{speaker.name('skill', row.name)}: {about}".rstrip(": "), width))
        return "\n".join(lines)

    def mission(self, speaker: Speaker, width: int) -> str:
        state = speaker.state
        marks = mission_marks(state, speaker)
        return draw_text(
            state.rules.board, marks, state.open_doors, width, fittings=fittings_of(state)
        ).rstrip()

    def help(self, speaker: Speaker) -> str:
        return speaker.say("term-map-help")


def looks_ahead(state: Game, option: Option) -> bool:
    """Whether an answer leads into a zone, or strikes there."""
    verb = state.rules.verbs.get(verb_of(option.action))
    return verb is not None and not TRAVEL_AND_FIGHT.isdisjoint(verb.traits)


def as_map(state: Game, speaker: Speaker, width: int, acting: int = NO_FIGURE) -> str:
    """The board with everything on it."""
    marks = state_marks(state, speaker, acting)
    return draw_text(state.rules.board, marks, state.open_doors, width, fittings=fittings_of(state)).rstrip()


def fittings_of(state: Game) -> list[str]:
    """What stands in each passage."""
    return [state.rules.fittings[number].name for number in state.fittings]


def home(state: Game, acting: int) -> str:
    """The name on the map of the zone that matters now: of whoever acts, else of the first on the board."""
    on_board = [me.zone for me in state.survivors if me.zone >= 0]
    zone = state.survivors[acting].zone if acting >= 0 else -1
    if zone < 0:
        zone = on_board[0] if on_board else 0
    return str(state.rules.board.labels[zone])


def crop(drawing: str, label: str, height: int) -> list[str]:
    """So many lines of a map, those around a zone."""
    lines = drawing.splitlines()
    height = max(LEAST_MAP, height)
    if len(lines) <= height:
        return lines
    word = re.compile(rf"(?<!\w){re.escape(label)}(?!\w)")
    at = next((number for number, line in enumerate(lines) if word.search(line)), 0)
    first = min(max(0, at - (height - 2) // 3), len(lines) - height)
    shown = lines[first : first + height]
    if first:
        shown[0] = MORE
    if first + height < len(lines):
        shown[-1] = MORE
    return shown


def brief(state: Game, speaker: Speaker, width: int) -> str:
    """The round, the mission and how far its goals are, in one line."""
    said = speaker.say(
        "term-round", round=state.round, mission=speaker.name("mission", state.rules.mission.id)
    )
    goals = [goal for step in goals_in_play(state) for goal in step]
    numbers = [
        f"{min(goal.progress(state, ()), goal.target(state, ()))}/{goal.target(state, ())}" for goal in goals
    ]
    return textwrap.shorten(f"{said} · {' · '.join(numbers)}", width, placeholder="…")


def header(state: Game, speaker: Speaker) -> str:
    """The round, the mission's goals and how far they are, and what would lose the game."""
    mission = state.rules.mission
    lines = [speaker.say("term-round", round=state.round, mission=speaker.name("mission", mission.id))]
    for step in goals_in_play(state):
        for goal in step:
            done, wanted = goal.progress(state, ()), goal.target(state, ())
            sign = "✓" if state.survivors and done >= wanted else "·"
            whose = f"{speaker.name('figure', goal.owner)}: " if goal.owner != EVERYBODYS else ""
            lines.append(f" {sign} {whose}{speaker.say(goal.text)} {min(done, wanted)}/{wanted}")
    for ending in state.rules.endings:
        defeat = ending.replace("ending-", "defeat-", 1)
        lines.append(f" ✗ {speaker.say(defeat if speaker.has(defeat) else ending)}")
    return "\n".join(lines)


def team(state: Game, speaker: Speaker, seat: int, acting: int = NO_FIGURE) -> str:
    """One line for each survivor: place, health, level, cards."""
    shown: Any = view(state, seat)["survivors"]
    lines = []
    for number, row in enumerate(shown):
        me = state.survivors[number]
        health = kit_of(state, me).values[HEALTH]
        hearts = "♥" * max(0, health - me.wounds) + "♡" * min(me.wounds, health)
        if me.zone == ESCAPED:
            place = speaker.say("term-escaped")
        elif me.zone == ELIMINATED:
            place = speaker.say("term-eliminated")
        else:
            place = speaker.name("zone", me.zone)
        sign = ">" if number == acting else "×" if row["done"] else " "
        level = speaker.name("level", row["level"])
        who = f"{sign}{speaker.name('figure', number):<10} {place:<5} {hearts:<4}"
        side = f"term-side-{row['side']}"
        if len(state.rules.characters[me.character].sides) > 1 and speaker.has(side):
            level = f"{speaker.say(side)} {level}"
        line = f"{who} {level} {row['adrenaline']:>2}  {carried(row['hand'], speaker)}"
        if row["backpack"]:
            line += f"  [{carried(row['backpack'], speaker)}]"
        if row["tokens"]:
            line += f"  {speaker.say('mark-objective')}×{row['tokens']}"
        lines.append(line)
    return "\n".join(lines)


def carried(cards: Iterable[dict[str, Any]], speaker: Speaker) -> str:
    """Cards in a few words; empty weapons say so."""
    said = []
    for card in cards:
        empty = f" ({speaker.say('term-empty')})" if card["empty"] else ""
        said.append(speaker.name("held", card) + empty)
    return ", ".join(said) or "–"


def there(state: Game, speaker: Speaker, zone: int) -> list[str]:
    """How many zombies of each kind are in a zone, in letters."""
    at = zone * state.rules.kind_count
    numbers = [(kind, state.zombies[at + kind.index]) for kind in state.rules.kinds]
    return [f"{number}{short(kind.type, speaker)}" for kind, number in numbers if number]


def cost(option: Option, speaker: Speaker) -> str:
    """What an option costs, where it is not the usual one action."""
    return f" ({speaker.say('term-cost', actions=option.cost)})" if option.cost > 1 else ""


def odds(facts: Any, speaker: Speaker) -> str:
    """What an attack may bring."""
    zone = speaker.name("zone", facts["zone"])
    if facts["blast"]:
        friends = names(facts["survivors"], speaker) or speaker.say("nobody")
        return speaker.say("term-odds-blast", zone=zone, zombies=facts["zombies"], friends=friends)
    lines = [
        speaker.say(
            "term-odds",
            zone=zone,
            dice=facts["dice"],
            accuracy=facts["accuracy"],
            damage=facts["damage"],
            percent=round(100 * facts["hit_chance"]),
        )
    ]
    lines += [INDENT + odds_row(row, speaker) for row in facts["rows"]]
    if facts["friends"]:
        lines.append(speaker.say("term-odds-friends", friends=names(facts["friends"], speaker)))
    if facts["rerolls"]:
        lines.append(speaker.say("term-odds-rerolls", rerolls=facts["rerolls"]))
    lines.append(speaker.say("term-odds-noise", noise=facts["noise"]))
    return "\n".join(lines)


def odds_row(row: Any, speaker: Speaker) -> str:
    """What so many hits would bring, and how likely they are."""
    said = ", ".join(
        [speaker.name("crowd", [kind, number]) for kind, number in Counter(row["kills"]).items()]
    )
    return speaker.say(
        "term-odds-row",
        percent=f"{100 * row['chance']:.0f}",
        hits=row["hits"],
        kills=said or speaker.say("term-odds-none"),
        wounds=row["friend_wounds"],
    )


def names(figures: Iterable[int], speaker: Speaker) -> str:
    """Several survivors."""
    return ", ".join([speaker.name("figure", number) for number in figures])


def wrap(text: str, width: int) -> str:
    """A paragraph, set in."""
    return textwrap.fill(text, width, initial_indent=INDENT, subsequent_indent=INDENT * 2)
