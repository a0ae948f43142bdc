"""The answers to a question by number, those of one verb together."""

from __future__ import annotations

import textwrap
from typing import Final

from shamble.kernel.decision import Decision, Option
from shamble.port.screen import Screen
from shamble.port.speaker import Speaker

INDENT: Final = "   "


def answers(decision: Decision, speaker: Speaker, screen: Screen, width: int) -> str:
    """The options by number; several of a verb stand in one paragraph, told apart by what they name."""
    groups: dict[str, list[tuple[int, Option]]] = {}
    for number, option in enumerate(decision.options, 1):
        groups.setdefault(option.verb, []).append((number, option))
    lines: list[str] = []
    for verb, members in groups.items():
        if (
            len(members) == 1
            or len(groups) == 1
            or not all(is_name(option, speaker) for _, option in members)
        ):
            for number, option in members:
                lines.append(f"{number:>3} {speaker.option(option)}{screen.note(speaker, option)}")
        else:
            listed = [
                f"{number} {brief(option, speaker)}{screen.note(speaker, option)}"
                for number, option in members
            ]
            lines.append(paragraph(f"{speaker.verb(verb)}:  ", listed, width))
    return "\n".join(lines)


def brief(option: Option, speaker: Speaker) -> str:
    """What sets an option apart from others of the same verb."""
    return ", ".join(speaker.option_names(option)) or speaker.option(option)


def is_name(option: Option, speaker: Speaker) -> bool:
    """Whether what sets an option apart says something beside its number; a bare number does not."""
    return any(letter.isalpha() for letter in brief(option, speaker))


def paragraph(heading: str, listed: list[str], width: int) -> str:
    """Several answers one after the other, none of them broken in two."""
    text = heading + " · ".join([item.replace(" ", "\u00a0") for item in listed])
    filled = textwrap.fill(text, width, initial_indent=INDENT + " ", subsequent_indent=INDENT * 2)
    return filled.replace("\u00a0", " ")
