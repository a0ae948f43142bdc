"""A survivor's kit: all its skills folded into one immutable object that many survivors may share.

A kit is derived: never saved, hashed or compared. `Rules.kit` makes and remembers them.
"""

from collections.abc import Iterable
from typing import Final

from shamble.family.people.quantities import (
    ANY_STREAK_DICE,
    FAMILY_SHAPE,
    KIND_SHIFT,
    MOVE_COST,
    MOVES,
    NUMBER_MASK,
    RELOADS_FREELY,
    STREAK_DICE,
    KitShape,
)
from shamble.family.position.printed import ADD, BITS, MOST, Skill

NOTE_BITS: Final = 12
"""How many bits of a kit's note each skill takes."""


def note_of(skills: Iterable[Skill]) -> int:
    """Skills as one number: NOTE_BITS for each, the first one lowest."""
    note = 0
    for at, skill in enumerate(skills):
        note |= skill.index + 1 << NOTE_BITS * at
    return note


class Kit:
    """Folded modifiers, granted verbs and a ready tuple of handlers for each moment.

    `values` are the quantities by number, `attacks` those that stand for each kind of attack, kind by kind.
    With a burden every move costs that much more, and move skills rest.
    """

    __slots__ = (
        "acts_freely",
        "attacks",
        "aura",
        "burden",
        "cited",
        "counts_streak",
        "granted",
        "grants",
        "hooks",
        "last",
        "note",
        "shape",
        "skills",
        "values",
    )

    def __init__(self, skills: tuple[Skill, ...], burden: int = 0, shape: KitShape = FAMILY_SHAPE) -> None:
        values = shape.values[:]
        values[MOVE_COST] += burden
        attacks = [shape.attacks[:] for _ in shape.kinds]
        grants: list[str] = []
        hooks: dict[str, tuple[str, ...]] = {}
        aura: list[str] = []
        cited: dict[int, tuple[str, ...]] = {}
        seen: set[str] = set()
        for skill in skills:
            additive = all(operation == ADD for _, operation, _ in skill.modify)
            if skill.name in seen and not additive:
                continue
            for quantity, operation, amount in skill.modify:
                if burden and quantity in MOVES:
                    continue
                row, number = values, quantity
                if quantity > NUMBER_MASK:
                    row, number = attacks[(quantity >> KIND_SHIFT) - 1], quantity & NUMBER_MASK
                if operation == ADD:
                    row[number] += amount
                elif operation == MOST:
                    row[number] = max(row[number], amount)
                else:
                    assert operation == BITS
                    row[number] |= amount
                cited[quantity] = cited.get(quantity, ()) + skill.rules
            if skill.name in seen:
                continue
            seen.add(skill.name)
            aura.extend(skill.aura)
            if burden and skill.moving:
                continue
            for verb in skill.grants:
                if verb not in grants:
                    grants.append(verb)
            for moment, handler in skill.hooks:
                if handler not in hooks.get(moment, ()):
                    hooks[moment] = (*hooks.get(moment, ()), handler)
        self.skills = skills
        self.burden = burden
        self.granted: tuple[Skill, ...] = ()
        """Skills of weapons in hand: only their verbs and handlers count."""
        self.shape = shape
        self.acts_freely = values[RELOADS_FREELY] > 0 or any([values[free] for free in shape.free])
        """Whether anything but ordinary actions can pay for a verb."""
        self.values: tuple[int, ...] = tuple(values)
        self.attacks: tuple[tuple[int, ...], ...] = tuple([tuple(row) for row in attacks])
        self.counts_streak = any([row[STREAK_DICE] or row[ANY_STREAK_DICE] for row in attacks])
        """Whether anything depends on how many attacks there were in a row."""
        self.note = note_of(skills)
        """All skills of the kit as one number, for what must remember them: see `Rules.note`."""
        self.last = max([skill.index for skill in skills], default=-1)
        """The highest number of its skills."""
        self.grants: tuple[str, ...] = tuple(grants)
        self.hooks = hooks
        self.aura: tuple[str, ...] = tuple(aura)
        self.cited = cited

    def granting(self, skills: tuple[Skill, ...]) -> "Kit":
        """The same kit, with the verbs and handlers of further skills, but none of their numbers."""
        kit = Kit(self.skills, self.burden, self.shape)
        kit.granted = skills
        for skill in skills:
            for verb in skill.grants:
                if verb not in kit.grants:
                    kit.grants = (*kit.grants, verb)
            for moment, handler in skill.hooks:
                if handler not in kit.hooks.get(moment, ()):
                    kit.hooks[moment] = (*kit.hooks.get(moment, ()), handler)
        return kit
