"""What the sheet of a mission says, in cases."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.position.facts import MISSIONS
from shamble.family.position.state import Game
from shamble.port.casing import (
    Claim,
    Difference,
    Playing,
    as_list,
    as_map,
    as_number,
    as_text,
    differs,
    unknown,
)

from ...timing import length_of_track

FIELDS: Final = ("zeus", "duration", "specialists", "personal", "time", "difficulty")
EXAMPLE: Final = "{zeus: helmeted, difficulty: easy, time: none}"


def mission(play: Playing, wanted: Any) -> list[Difference]:
    """What stands there, as far as named."""
    state: Game = play.state
    printed, facts = state.rules.printed, state.rules.mission.facts
    found: list[Difference] = []
    for field, value in as_map(wanted, "mission", EXAMPLE).items():
        where = f"mission: {field}"
        if field == "difficulty":
            found += differs(where, as_text(value), state.rules.mission.difficulty)
        elif field == "time":
            said = 0 if value == "none" else as_number(value, "time")
            found += differs(where, said, length_of_track(state))
        elif field == "personal":
            found += differs(where, as_number(value, field), printed.number(MISSIONS, facts, field))
        elif field == "specialists":
            there = list(printed.words(MISSIONS, facts, field))
            found += differs(where, [as_text(word) for word in as_list(value)], there)
        elif field in FIELDS:
            found += differs(where, as_text(value), printed.word(MISSIONS, facts, field))
        else:
            raise unknown("field", field, FIELDS)
    return found


CLAIMS: Final[dict[str, Claim]] = {"mission": mission}
