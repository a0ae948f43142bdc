"""What may be expected of a position that only this game knows."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.port.casing import expect_things, names
from shamble.family.port.casing.expect_things import ZoneFields
from shamble.port.casing import Claim, Difference, Playing, as_text, differs


def noise(play: Playing, wanted: Any) -> list[Difference]:
    """Where the one Noise token lies."""
    if not isinstance(wanted, str) or wanted == "none":
        return expect_things.noise(play, wanted)
    state = play.state
    there = [names.zone_name(state, zone) for zone, number in enumerate(state.noise) if number]
    return differs("noise", [names.zone_name(state, names.zone(state, as_text(wanted)))], there)


CLAIMS: Final[dict[str, Claim]] = {"noise": noise}
ZONE_FIELDS: Final[ZoneFields] = {**expect_things.ZONE_FIELDS}
