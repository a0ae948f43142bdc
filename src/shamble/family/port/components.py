"""What is printed on the components of a game, as its page reads it: cards, skills, kinds, people, verbs."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.fighting.kinds import AT_RANGE, AttackKind
from shamble.family.position import printed as definitions
from shamble.family.position.facts import Facts
from shamble.family.position.printed import LEVEL_NAMES, CardType, slug_of
from shamble.kernel.book import Book
from shamble.kernel.citing import Citing
from shamble.kernel.rows import Verb

from . import messages

OTHERS: Final = AT_RANGE + 1
"""From here on kinds of attacks are a game's own."""


def content_of(rows: Book) -> messages.Content:
    """The component lists of a game."""
    cites = rows.citing()
    kinds = sorted(rows.rows_of("attack-kinds", AttackKind).values(), key=lambda kind: kind.number)
    return messages.Content(
        {row.slug: card(row, cites, kinds) for row in rows.rows_of("cards", CardType).values()},
        skills(rows),
        [kind(row, cites) for row in rows.rows_of("zombies", definitions.ZombieKind).values()],
        characters(rows),
        [
            messages.VerbInfo(name, next(iter(cites.of(row.rule)), ""), list(row.traits))
            for name, row in sorted(rows.rows_of("verbs", Verb).items())
        ],
        zombie_cards(rows),
        {rule: [*own] for rule, own in cites.rows.items()},
    )


def own_rules(rules: tuple[str, ...], cites: Citing) -> list[str]:
    """The ids by which the game cites what stands on a component."""
    return [own for rule in rules for own in cites.of(rule)]


def facts(printed: Facts) -> dict[str, messages.FactValue]:
    """What only some games print, as it is written."""
    return {name: [*value] if isinstance(value, tuple) else value for name, value in printed.items()}


def card(row: CardType, cites: Citing, kinds: list[AttackKind]) -> messages.Card:
    """A card as it is printed."""
    return messages.Card(
        row.slug,
        row.name,
        weapon_mode(row.melee),
        weapon_mode(row.ranged),
        other_modes(row, kinds),
        row.dual,
        row.opens_doors,
        row.door_noise,
        row.ammo,
        row.reload,
        [slug_of(name) for name in row.skills],
        row.from_backpack,
        row.food,
        row.rerolls,
        row.blast,
        row.alarm,
        own_rules(row.rules, cites),
        row.ours,
        facts(row.facts),
    )


def other_modes(row: CardType, kinds: list[AttackKind]) -> dict[str, messages.WeaponMode]:
    """Its attacks that are neither Melee nor Ranged."""
    found = [(kind, row.modes[kind.number]) for kind in kinds if kind.number < len(row.modes)]
    return {kind.name: told for kind, mode in found[OTHERS:] if (told := weapon_mode(mode)) is not None}


def weapon_mode(row: definitions.WeaponMode | None) -> messages.WeaponMode | None:
    """One way to attack."""
    if row is None:
        return None
    return messages.WeaponMode(row.near, row.far, row.dice, row.accuracy, row.damage, row.noisy)


def skills(rows: Book) -> dict[str, messages.SkillInfo]:
    """Every skill by its slug."""
    cites = rows.citing()
    return {
        row.slug: messages.SkillInfo(row.slug, row.name, own_rules(row.rules, cites))
        for row in rows.rows_of("skills", definitions.Skill).values()
    }


def kind(row: definitions.ZombieKind, cites: Citing) -> messages.ZombieKind:
    """A kind of zombie."""
    return messages.ZombieKind(
        row.index,
        row.slug,
        row.name,
        row.type,
        row.actions,
        row.toughness,
        row.adrenaline,
        row.priority,
        row.figures,
        own_rules(row.rules, cites),
        facts(row.facts),
    )


def zombie_cards(rows: Book) -> list[messages.ZombieCard]:
    """Every card that brings zombies, as it is printed."""
    return [
        messages.ZombieCard(
            row.number,
            row.deck,
            {name: [*counts] for name, counts in row.spawns},
            row.rush,
            facts(row.facts),
        )
        for row in rows.rows_of("zombie-cards", definitions.ZombieCard).values()
    ]


def characters(rows: Book) -> list[messages.Character]:
    """Everybody who can be played."""
    found: list[messages.Character] = []
    for row in rows.rows("characters").values():
        assert isinstance(row, definitions.Character)
        sides: list[dict[Any, list[str]]] = [
            {level: [slug_of(name) for name in names] for level, names in zip(LEVEL_NAMES, side, strict=True)}
            for side in row.sides
        ]
        found.append(
            messages.Character(
                row.index,
                row.slug,
                row.name,
                [*row.traits],
                sides[0],
                row.ours,
                facts(row.facts),
                sides[1:],
            )
        )
    return found
