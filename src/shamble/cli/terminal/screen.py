"""What the terminal shows: the map, the team, the question with its numbered answers."""

from __future__ import annotations

import textwrap
from typing import Any

from shamble.cli.terminal.marks import NOBODY, state_marks
from shamble.family.board.draw import draw_text
from shamble.family.fighting.preview import preview
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import HEALTH
from shamble.family.position.state import ELIMINATED, ESCAPED, Game
from shamble.family.telling.view import view
from shamble.kernel.decision import Decision, Option
from shamble.lab.wording import Wording
from shamble.text import has, t

INDENT = "   "

ATTACKS_AND_MOVES = (
    "move",
    "slip",
    "charge",
    "jump",
    "ranged",
    "ranged-both",
    "melee",
    "melee-both",
    "shove",
)
"""Verbs whose zone is worth a look at who is there."""


def as_map(state: Game, wording: Wording, width: int, active: int = NOBODY) -> str:
    """The board with everything on it."""
    return draw_text(state.rules.board, state_marks(state, wording, active), state.open_doors, width).rstrip()


def header(state: Game) -> str:
    """The round, the mission's goals and how far they are, and what would lose the game."""
    mission = state.rules.mission
    name = f"mission-{mission.id.lower()}-name"
    lines = [t("term-round", round=state.round, mission=t(name) if has(name) else mission.id)]
    for step in mission.goals:
        for goal in step:
            done, wanted = goal.progress(state, ()), goal.target(state, ())
            sign = "✓" if state.survivors and done >= wanted else "·"
            lines.append(f" {sign} {t(goal.text)} {min(done, wanted)}/{wanted}")
    for ending in ("ending-eliminated", *mission.endings):
        defeat = ending.replace("ending-", "defeat-", 1)
        lines.append(f" ✗ {t(defeat if has(defeat) else ending)}")
    return "\n".join(lines)


def team(state: Game, wording: Wording, active: int = NOBODY) -> str:
    """One line for each survivor: place, health, level, cards."""
    shown: Any = view(state, 0)["survivors"]
    lines = []
    for number, row in enumerate(shown):
        me = state.survivors[number]
        health = kit_of(state, me).values[HEALTH]
        hearts = "♥" * max(0, health - me.wounds) + "♡" * min(me.wounds, health)
        if me.zone == ESCAPED:
            place = t("term-escaped")
        elif me.zone == ELIMINATED:
            place = t("term-eliminated")
        else:
            place = wording.zone(me.zone)
        sign = ">" if number == active else "×" if row["done"] else " "
        hand = carried(row["hand"], wording)
        pack = carried(row["backpack"], wording)
        level = t(f"level-{row['level']}")
        who = f"{sign}{wording.survivor(number):<10} {place:<5} {hearts:<4}"
        line = f"{who} {level} {row['adrenaline']:>2}  {hand}"
        if row["backpack"]:
            line += f"  [{pack}]"
        if row["tokens"]:
            line += f"  {t('mark-objective')}×{row['tokens']}"
        lines.append(line)
    return "\n".join(lines)


def carried(cards: list[dict[str, Any]], wording: Wording) -> str:
    """Cards in a few words; empty weapons say so."""
    said = [
        wording.card(str(card["slug"])) + (f" ({t('term-empty')})" if card["empty"] else "") for card in cards
    ]
    return ", ".join(said) or "–"


def skills(state: Game, wording: Wording) -> str:
    """Everybody's skills, with what they do."""
    lines = []
    for number, me in enumerate(state.survivors):
        lines.append(wording.survivor(number))
        for index in me.skills:
            row = state.rules.skills[index]
            key = f"skill-{row.slug}-text"
            lines.append(wrap(f"{wording.skill(row.name)}: {t(key) if has(key) else ''}".rstrip(": ")))
    return "\n".join(lines)


def question(decision: Decision, wording: Wording, actions_left: int | None) -> str:
    """What is asked; in a turn also how many actions are left."""
    asked = wording.question(decision)
    if actions_left is not None:
        asked += " " + t("term-actions-left", actions=actions_left)
    return asked


def answers(decision: Decision, wording: Wording, width: int) -> str:
    """The options by number, those of one verb together."""
    groups: dict[str, list[tuple[int, Option]]] = {}
    for number, option in enumerate(decision.options, 1):
        groups.setdefault(option.verb, []).append((number, option))
    lines: list[str] = []
    for verb, members in groups.items():
        if len(members) == 1:
            number, option = members[0]
            lines.append(f"{number:>3} {wording.option(option)}{notes(option, wording)}")
        elif len(groups) == 1:
            lines += [
                f"{number:>3} {wording.option(option)}{notes(option, wording)}" for number, option in members
            ]
        else:
            listed = [
                f"{number} {brief(option, wording)}{notes(option, wording)}" for number, option in members
            ]
            text = f"{wording.verb(verb)}:  " + " · ".join(item.replace(" ", "\u00a0") for item in listed)
            filled = textwrap.fill(text, width, initial_indent=INDENT + " ", subsequent_indent=INDENT * 2)
            lines.append(filled.replace("\u00a0", " "))
    return "\n".join(lines)


def brief(option: Option, wording: Wording) -> str:
    """What sets an option apart from others of the same verb."""
    said = wording.option_args(option)
    names = (
        "cards" if option.verb == "hands" else "card",
        "kind",
        "skill",
        "character",
        "other",
        "place",
        "zone",
    )
    parts = [str(said[name]) for name in names if said.get(name)]
    return ", ".join(parts) or wording.option(option)


def notes(option: Option, wording: Wording) -> str:
    """What to know before taking an option: its cost, who is there, friends in the line of fire."""
    state = wording.state
    said = cost(option)
    zone = option.args.get("zone")
    if isinstance(zone, int) and option.verb in ATTACKS_AND_MOVES and state.crowd[zone]:
        there = [
            f"{number}{t(f'mark-{kind.type}')}"
            for kind in state.rules.kinds
            if (number := state.zombies[zone * state.rules.kind_count + kind.index])
        ]
        said += f" [{' '.join(there)}]"
    facts = preview(state, option.action)
    if facts is not None and (facts.get("friends") or (facts["blast"] and facts["survivors"])):
        said += f" {t('term-friends')}"
    return said


def cost(option: Option) -> str:
    """What an option costs, where it is not the usual one action."""
    if option.cost > 1:
        return f" ({t('term-cost', actions=option.cost)})"
    return ""


def odds(facts: dict[str, Any], wording: Wording) -> str:
    """What an attack may bring."""
    zone = wording.zone(facts["zone"])
    if facts["blast"]:
        friends = ", ".join(wording.survivor(i) for i in facts["survivors"]) or wording.say("nobody")
        return t("term-odds-blast", zone=zone, zombies=facts["zombies"], friends=friends)
    lines = [
        t(
            "term-odds",
            zone=zone,
            dice=facts["dice"],
            accuracy=facts["accuracy"],
            damage=facts["damage"],
            percent=round(100 * facts["hit_chance"]),
        )
    ]
    for row in facts["rows"]:
        kills: dict[int, int] = {}
        for kind in row["kills"]:
            kills[kind] = kills.get(kind, 0) + 1
        said = ", ".join(wording.zombies(kind, number) for kind, number in kills.items())
        lines.append(
            INDENT
            + t(
                "term-odds-row",
                percent=f"{100 * row['chance']:.0f}",
                hits=row["hits"],
                kills=said or t("term-odds-none"),
                wounds=row["friend_wounds"],
            )
        )
    if facts["friends"]:
        lines.append(t("term-odds-friends", friends=", ".join(wording.survivor(i) for i in facts["friends"])))
    if facts["rerolls"]:
        lines.append(t("term-odds-rerolls", rerolls=facts["rerolls"]))
    lines.append(t("term-odds-noise", noise=facts["noise"]))
    return "\n".join(lines)


def rule(rule_id: str) -> str:
    """A rule in words, with how we play what it leaves open."""
    key = f"rule-{rule_id}"
    if not has(key) and not has(key, "en"):
        return t("term-no-rule", rule=rule_id)
    said = f"{rule_id}: {t(key)}"
    ruling = f"{key}.ruling"
    return f"{said}\n{t(ruling)}" if has(ruling) or has(ruling, "en") else said


def wrap(text: str, width: int = 96) -> str:
    """A paragraph, set in."""
    return textwrap.fill(text, width, initial_indent=INDENT, subsequent_indent=INDENT * 2)
