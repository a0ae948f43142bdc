"""The red die and the blue one."""

from typing import Final

from shamble.kernel.rows import Die
from shamble.kernel.run import Run

RED_DIE: Final = 0
BLUE_DIE: Final = 1

Z: Final = 6
"""Z ranks above 5 and counts as 6 where a number is needed (ZP-SETUP-17)."""

RED: Final = Die("red", ("1", "2", "3", "4", "5", "Z"))
BLUE: Final = Die("blue", ("click", "bullet", "bullet", "bullet", "bullet", "bullet"))
DICE: Final = (RED, BLUE)


def red(run: Run, number: int, what: str, squad: int, rule: str = "ZP-SETUP-17") -> list[int]:
    """So many red dice, from 1 to 5 and Z as 6."""
    faces = [place + 1 for place in run.throw(RED_DIE, number, what)]
    if run.listener is not None and faces:
        run.tell("rolled", rule, {"squad": squad, "what": what, "dice": faces})
    return faces


def clicks(run: Run, number: int, squad: int) -> int:
    """How many of so many blue dice click."""
    places = run.throw(BLUE_DIE, number, "ammo")
    if run.listener is not None and places:
        shown = ["click" if place == 0 else "bullet" for place in places]
        run.tell("ammo-rolled", "ZP-SETUP-18", {"squad": squad, "ammo": shown})
    return places.count(0)


def successes(faces: list[int], least: int = 5) -> int:
    """How many dice show at least so much."""
    return len([face for face in faces if face >= least])
