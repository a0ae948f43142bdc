"""What the card of the night and the scenario say besides: amounts of the operations in `words.py`."""

from shamble.games.zpocalypse.table import NOWHERE, Table


def tonight_says(state: Table, word: str) -> int:
    """The amount of an operation on the Something's Happened card in force; 0 if it says nothing of it."""
    if state.tonight == NOWHERE:
        return 0
    for name, amount in state.rules.printed.something[state.tonight].effects:
        if name == word:
            return amount
    return 0


def scenario_says(state: Table, word: str) -> int:
    """The amount of a special rule of the scenario; 0 without it."""
    for name, amount in state.rules.scenario.effects:
        if name == word:
            return amount
    return 0
