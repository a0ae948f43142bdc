"""What a game gives the casebook, so that its rules can be shown as positions with scripted chance.

The casebook (`lab/casebook`) keeps files, steps, dice, cards, names of seats, running and reports. A game
derives a `Casing`: the fields of its positions, how they are built, what may be claimed of them, where play
waits for the case, and, in its `Speech`, how people may write its actions.
"""

from .cards import Stock
from .case import Case, Step
from .casing import Casing, Claim, Part, Subject
from .mistakes import Difference, Mistake, differs, listed, nearest, told, unknown
from .playing import Playing
from .shapes import as_actions, as_counts, as_list, as_map, as_number, as_text, as_texts, as_truth, find
from .speech import Reading, Speech, Word
from .stage import REST, Stage, resting

__all__ = [
    "REST",
    "Case",
    "Casing",
    "Claim",
    "Difference",
    "Mistake",
    "Part",
    "Playing",
    "Reading",
    "Speech",
    "Stage",
    "Step",
    "Stock",
    "Subject",
    "Word",
    "as_actions",
    "as_counts",
    "as_list",
    "as_map",
    "as_number",
    "as_text",
    "as_texts",
    "as_truth",
    "differs",
    "find",
    "listed",
    "nearest",
    "resting",
    "told",
    "unknown",
]
