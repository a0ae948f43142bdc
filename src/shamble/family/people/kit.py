"""A survivor's kit: all its skills folded into one immutable object that many survivors may share.

A kit is derived: never saved, hashed or compared. `Rules.kit` makes and remembers them.
"""

from shamble.family.people.quantities import (
    FIRST_FREE,
    FREE_KINDS,
    MOVE_COST,
    MOVES,
    RELOADS_FREELY,
    defaults,
)
from shamble.family.position.printed import ADD, BITS, MOST, Skill


class Kit:
    """Folded modifiers, granted verbs and a ready tuple of handlers for each moment.

    With a burden every move costs that much more, and move skills rest.
    """

    __slots__ = ("acts_freely", "aura", "burden", "cited", "granted", "grants", "hooks", "skills", "values")

    def __init__(self, skills: tuple[Skill, ...], burden: int = 0) -> None:
        values = defaults()
        values[MOVE_COST] += burden
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
                if operation == ADD:
                    values[quantity] += amount
                elif operation == MOST:
                    values[quantity] = max(values[quantity], amount)
                else:
                    assert operation == BITS
                    values[quantity] |= amount
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
        self.acts_freely = values[RELOADS_FREELY] > 0 or any(values[FIRST_FREE : FIRST_FREE + FREE_KINDS])
        """Whether anything but ordinary actions can pay for a verb."""
        self.values: tuple[int, ...] = tuple(values)
        self.grants: tuple[str, ...] = tuple(grants)
        self.hooks = hooks
        self.aura: tuple[str, ...] = tuple(aura)
        self.cited = cited

    def granting(self, skills: tuple[Skill, ...]) -> "Kit":
        """The same kit, with the verbs and handlers of further skills, but none of their numbers."""
        kit = Kit(self.skills, self.burden)
        kit.granted = skills
        for skill in skills:
            for verb in skill.grants:
                if verb not in kit.grants:
                    kit.grants = (*kit.grants, verb)
            for moment, handler in skill.hooks:
                if handler not in kit.hooks.get(moment, ()):
                    kit.hooks[moment] = (*kit.hooks.get(moment, ()), handler)
        return kit
