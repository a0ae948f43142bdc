"""The chance of a case: dice in the order of rolling, and by label what certain throws and draws bring."""

from __future__ import annotations

from shamble.kernel.chance import ScriptedChance
from shamble.port.casing import Case, Mistake, as_list, as_number, as_text


def script_of(case: Case) -> ScriptedChance:
    """All chance that a case tells beforehand."""
    return ScriptedChance(_dice(case), case.flag("random"))


def _dice(case: Case) -> list[int]:
    faces: list[int] = []
    for part in as_list(case.data.get("dice")):
        if isinstance(part, list):
            faces += [as_number(face, "dice") for face in part]
        else:
            faces.append(as_number(part, "dice"))
    for face in faces:
        if not 1 <= face <= 6:
            raise Mistake("casebook-wrong-die", face=as_text(face))
    return faces
