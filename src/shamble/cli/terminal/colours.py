"""Colours on a screen that has them: whose turn it is, health, goals, rules. Words say it all anyway."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Final

Paint = Callable[[str], str]

RESET: Final = "\x1b[0m"
STYLES: Final = (
    (re.compile(r"^>.*$", re.MULTILINE), "\x1b[1;33m"),
    (re.compile(r"^ ✓.*$", re.MULTILINE), "\x1b[32m"),
    (re.compile(r"^ ✗.*$", re.MULTILINE), "\x1b[2m"),
    (re.compile(r"♥+"), "\x1b[31m"),
    (re.compile(r"^ {0,2}\d{1,3}(?= )", re.MULTILINE), "\x1b[36m"),
    (re.compile(r"\b[A-Z]+\d?-[A-Z]+(?:-[A-Z]+)*-\d\d\b"), "\x1b[2m"),
)
"""What is painted, and how: whoever acts, goals that are met, what loses the game, health, answers, rules."""


def plain(text: str) -> str:
    """As it is."""
    return text


def coloured(text: str) -> str:
    """With colours; a colour inside another one leaves that as it was."""
    for pattern, style in STYLES:
        text = pattern.sub(lambda found, style=style: _within(found[0], style), text)  # type: ignore[misc]
    return text


def _within(text: str, style: str) -> str:
    return style + text.replace(RESET, RESET + style) + RESET


def wanted(is_screen: bool) -> Paint:
    """Colours for a screen, unless somebody wants none (https://no-color.org) or it cannot show them."""
    if not is_screen or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return plain
    return coloured
