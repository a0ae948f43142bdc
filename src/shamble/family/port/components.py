"""What is printed on the components of a game, as its page reads it: cards, skills, kinds, people, verbs."""

from __future__ import annotations

from typing import Any

from shamble.family.position import printed as definitions
from shamble.family.position.printed import LEVEL_NAMES, CardType, slug_of
from shamble.kernel.book import Book

from . import messages


def content_of(rows: Book) -> messages.Content:
    """The component lists of a game."""
    return messages.Content(
        {row.slug: card(row) for row in rows.rows("cards").values() if isinstance(row, CardType)},
        skills(rows),
        [kind(row) for row in rows.rows("zombies").values() if isinstance(row, definitions.ZombieKind)],
        characters(rows),
        [
            messages.VerbInfo(name, str(getattr(row, "rule", "")))
            for name, row in sorted(rows.rows("verbs").items())
        ],
    )


def card(row: CardType) -> messages.Card:
    """A card as it is printed."""
    return messages.Card(
        row.slug,
        row.name,
        weapon_mode(row.melee),
        weapon_mode(row.ranged),
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
        list(row.rules),
    )


def weapon_mode(row: definitions.WeaponMode | None) -> messages.WeaponMode | None:
    """One way to attack."""
    if row is None:
        return None
    return messages.WeaponMode(row.near, row.far, row.dice, row.accuracy, row.damage, row.noisy)


def skills(rows: Book) -> dict[str, messages.SkillInfo]:
    """Every skill by its slug."""
    return {
        row.slug: messages.SkillInfo(row.slug, row.name, list(row.rules))
        for row in rows.rows("skills").values()
        if isinstance(row, definitions.Skill)
    }


def kind(row: definitions.ZombieKind) -> messages.ZombieKind:
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
        list(row.rules),
    )


def characters(rows: Book) -> list[messages.Character]:
    """Everybody who can be played."""
    found: list[messages.Character] = []
    for row in rows.rows("characters").values():
        assert isinstance(row, definitions.Character)
        levels: dict[Any, list[str]] = {
            level: [slug_of(name) for name in names]
            for level, names in zip(LEVEL_NAMES, row.levels, strict=True)
        }
        found.append(messages.Character(row.index, row.slug, row.name, [*row.traits], levels, row.ours))
    return found
