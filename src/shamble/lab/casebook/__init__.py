"""The casebook: rules as positions with scripted dice, written by people who know the rulebook."""

from shamble.port.casing import Case, Difference, Mistake

from .parse import load, load_all, load_text
from .play import build
from .run import Outcome, run_case, run_cases

__all__ = [
    "Case",
    "Difference",
    "Mistake",
    "Outcome",
    "build",
    "load",
    "load_all",
    "load_text",
    "run_case",
    "run_cases",
]
