"""The Ghouls, their cards, and the tokens of the box."""

from __future__ import annotations

import pytest

from shamble import text
from shamble.family.port.content.games import make_rules
from shamble.family.position.options import Options

from .reading import GAME, book, component, ghoul_cards, kinds

Counts = tuple[int, int, int, int]
CARDS: dict[int, tuple[str, Counts]] = {}
for first, last, kind, counts in (
    (1, 3, "walker", (1, 2, 3, 4)),
    (4, 6, "walker", (1, 2, 4, 5)),
    (7, 9, "walker", (2, 3, 4, 5)),
    (10, 12, "walker", (2, 3, 5, 6)),
    (13, 14, "breaker", (0, 1, 2, 3)),
    (15, 16, "breaker", (1, 1, 2, 2)),
    (17, 18, "fatty", (0, 1, 2, 3)),
    (19, 20, "fatty", (1, 1, 2, 3)),
    (21, 21, "relative", (0, 1, 1, 1)),
    (22, 25, "walker", (3, 4, 5, 6)),
    (26, 29, "walker", (4, 5, 6, 7)),
    (30, 31, "walker", (5, 6, 7, 8)),
    (32, 34, "breaker", (2, 2, 3, 4)),
    (35, 36, "breaker", (2, 3, 4, 5)),
    (37, 38, "fatty", (1, 2, 3, 4)),
    (39, 40, "fatty", (2, 3, 4, 5)),
    (41, 42, "relative", (1, 1, 1, 1)),
):
    CARDS |= dict.fromkeys(range(first, last + 1), (kind, counts))

KINDS = {
    "walker": (28, 1, 1, 1, 2, 1),
    "breaker": (12, 1, 1, 1, 2, 1),
    "fatty": (12, 1, 2, 1, 1, 2),
    "relative": (2, 1, 1, 1, 2, 1),
}
"""Figures, Actions, Damage to kill, Experience, targeting priority, Wounds."""


@pytest.mark.rule("NL-PARTS-09", "NL-ZTYPE-01", "NL-ZTYPE-02", "NL-ZTYPE-03", "NL-ZTYPE-04")
@pytest.mark.rule("NL-BREAKER-01", "NL-RELATIVE-01", "NL-ADREN-01", "NL-TARGET-01", "NL-ZATK-04")
def test_four_kinds_of_ghouls() -> None:
    found = {
        name: (
            kind.figures,
            kind.actions,
            kind.toughness,
            kind.adrenaline,
            kind.priority,
            kind.facts.get("wounds", 1),
        )
        for name, kind in kinds().items()
    }
    assert found == KINDS
    assert sum(kind.figures for kind in kinds().values()) == 54
    assert [name for name, kind in kinds().items() if kind.facts.get("breaks")] == ["breaker"]
    assert {name: kind.facts["holds"] for name, kind in kinds().items() if kind.facts.get("holds")} == {
        "relative": "romero"
    }
    assert not book().rows("abominations")


@pytest.mark.rule("NL-TUNE-01", "NL-TUNE-02", "NL-SPAWN-03")
def test_the_ghoul_deck_line_by_line() -> None:
    found = {number: card.spawns for number, card in ghoul_cards().items() if number <= 42}
    assert found == {number: (card,) for number, card in CARDS.items()}


@pytest.mark.rule("NL-TUNE-03", "NL-BOCARD-01")
def test_four_cards_open_what_is_closed() -> None:
    openings = {number: card for number, card in ghoul_cards().items() if number > 42}
    assert sorted(openings) == [43, 44, 45, 46]
    for card in openings.values():
        assert not card.spawns and len(card.effects) == 1


@pytest.mark.rule("NL-SPAWN-05")
def test_no_card_rushes_or_activates_anybody() -> None:
    assert not [card.number for card in ghoul_cards().values() if card.rush or card.extra]
    assert {card.deck for card in ghoul_cards().values()} == {"zombies"}


@pytest.mark.rule("NL-TUNE-01", "NL-TUNE-02")
def test_the_harder_part_is_harder() -> None:
    easy = [CARDS[number] for number in range(1, 22)]
    hard = [CARDS[number] for number in range(22, 43)]
    for kind in ("breaker", "relative"):
        assert sum(1 for card in easy if card[0] == kind) < sum(1 for card in hard if card[0] == kind)
    assert sum(card[1][0] for card in easy) * 2 < sum(card[1][0] for card in hard)
    for level in range(4):
        assert sum(card[1][level] for card in easy) < sum(card[1][level] for card in hard)


@pytest.mark.rule("NL-TUNE-04")
def test_the_parts_can_be_mixed() -> None:
    tiers = {name: book().row("tiers", name) for name in book().rows("tiers")}
    assert tiers == {"easy": (1, 21), "hard": (22, 42), "openings": (43, 46)}
    pile = list(book().rows("piles")).index("zombies")
    whole = make_rules(GAME, "NL1")
    assert whole.deck_cards[pile] == tuple(range(1, 47))
    some = make_rules(GAME, "NL1", Options(tiers=("easy", "openings")))
    assert some.deck_cards[pile] == (*range(1, 22), *range(43, 47))


def test_no_card_needs_more_figures_than_there_are() -> None:
    for kind, counts in CARDS.values():
        assert max(counts) <= KINDS[kind][0]


@pytest.mark.rule("NL-PARTS-07", "NL-PARTS-08")
def test_tokens_and_dice() -> None:
    found = {name: component("tokens", name) for name in book().rows("tokens")}
    assert {name: count for name, count in found.items() if count} == {
        "cars": 1,
        "doors-red": 5,
        "first-player": 1,
        "barricades": 11,
        "stairs": 1,
        "spawns-start": 1,
        "spawns-red": 3,
        "spawns-violet": 1,
        "spawns-yellow": 1,
    }
    assert component("components", "dice") == 6


@pytest.mark.parametrize("lang", text.languages())
def test_every_kind_is_named_and_counted(lang: str) -> None:
    words = text.of(GAME, lang)
    for name in KINDS:
        assert words.has(f"zombie-{name}") and words.has(f"zombie-{name}-count") and words.has(f"mark-{name}")
    assert all(words.has(f"tier-{name}") for name in book().rows("tiers"))
