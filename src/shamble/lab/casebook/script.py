"""The chance of a case: dice in the order of rolling, and by label what certain throws and draws bring."""

from __future__ import annotations

from typing import Any

from shamble.kernel.chance import ScriptedChance
from shamble.kernel.errors import ChanceError
from shamble.kernel.rows import Die
from shamble.port.casing import Case, Casing, Mistake, as_list, as_map, as_text


def script_of(case: Case, casing: Casing, state: Any) -> ScriptedChance:
    """All chance that a case tells beforehand."""
    rules = state.ruleset
    dice: dict[int, Die] = dict(zip(rules.dice_streams, rules.dice, strict=True))
    rolls = _rolls(case.data.get("dice"), dice)
    labelled: dict[str, list[str]] = {}
    for label, written in as_map(case.data.get("rolls"), "rolls", "{attack: [4, 1]}").items():
        labelled[label] = _rolls(written, dice)
    for label, written in as_map(case.data.get("draws"), "draws", "{pool: [Otis]}").items():
        if label in labelled:
            raise Mistake("casebook-label-twice", label=label)
        labelled[label] = [as_text(one) for one in as_list(written)]

    def find(label: str, written: str) -> int:
        """The place of what is drawn among all that could be."""
        return casing.drawn(state, label, written)

    return ScriptedChance(rolls, case.flag("random"), labelled, dice, find)


def _rolls(written: Any, dice: dict[int, Die]) -> list[str]:
    """Faces as printed on any die of the game; a list within the list is one throw."""
    faces: list[str] = []
    for part in as_list(written):
        faces += [as_text(face) for face in part] if isinstance(part, list) else [as_text(part)]
    known = {face.lower() for die in dice.values() for face in die.faces}
    for face in faces:
        if face.lower() not in known:
            raise Mistake("casebook-wrong-die", face=face, faces=shown_faces(dice))
    return faces


def shown_faces(dice: dict[int, Die]) -> str:
    """What the dice of a game show: `1 to 6`."""
    faces = list(dict.fromkeys(face for die in dice.values() for face in die.faces))
    return f"{faces[0]}–{faces[-1]}" if all(face.isdigit() for face in faces) else ", ".join(faces)


def out_of_script(error: ChanceError, dice: dict[int, Die]) -> Mistake:
    """What a case has to tell that it does not."""
    label, used = str(error.details.get("label", "")), error.details.get("used", 0)
    if error.key == "chance-script-face" and not label:
        return Mistake("casebook-wrong-die", face=error.details["face"], faces=shown_faces(dice))
    if error.key == "chance-script-face":
        return Mistake("casebook-wrong-draw", label=label, word=error.details["face"])
    if error.key == "chance-script-dice" and not label:
        return Mistake("casebook-no-dice", used=used)
    if used or error.key == "chance-script-dice":
        return Mistake("casebook-no-more", label=label, used=used)
    return Mistake("casebook-no-cards", deck=label)
