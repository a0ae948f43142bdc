"""What else lies in the box of Army of the Dead: the dead, their cards, the tokens and the dice."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.games.army_of_the_dead.sleepers import DECK, TOKENS, value_of
from shamble.port.shelf import port_of

from .reading import BOOK, GAME, cards, component, deck, drawn_cards, kinds

SHAMBLERS = {
    1: (1, 2, 3, 4),
    2: (2, 2, 4, 4),
    3: (1, 2, 3, 5),
    4: (2, 3, 4, 5),
    5: (2, 4, 5, 6),
    6: (2, 3, 4, 6),
    7: (3, 4, 5, 6),
    8: (3, 4, 6, 7),
    9: (4, 5, 6, 7),
    10: (0, 3, 5, 7),
}
ALPHAS = {
    11: (1, 1, 2, 3),
    12: (1, 2, 3, 4),
    13: (0, 2, 3, 4),
    14: (2, 3, 4, 5),
    15: (3, 5, 6, 6),
    16: (0, 1, 2, 3),
}
ABOMINATIONS = {17: ("Queen", (0, 0, 0, 1)), 18: ("Valentine", (0, 0, 1, 1))}

ORDERS = {
    1: ({"alpha": (1, 2, 2, 3)}, "alpha", "zone"),
    2: ({"alpha": (1, 1, 2, 2)}, "alpha", "board"),
    3: ({"shambler": (2, 3, 4, 5)}, "shambler", "zone"),
    4: ({"shambler": (2, 2, 3, 4)}, "shambler", "board"),
    5: ({"shambler": (1, 2, 3, 4)}, "sleepers", "noise"),
    6: ({"alpha": (1, 1, 2, 3)}, "alpha", "noise"),
    7: ({"shambler": (3, 4, 5, 6)}, None, None),
    8: ({"alpha": (0, 1, 2, 2)}, "abomination", "board"),
    9: ({"shambler": (2, 3, 3, 4)}, "all", "sight"),
    10: ({"shambler": (2, 2, 0, 0), "Zeus": (0, 0, 1, 1)}, None, None),
}

VAULT = {
    "Gears and Bolts": {"mechanic": "c", "vault-expert": "d", "bruiser": "e", "stealthy": "a", "pilot": "b"},
    "Tumblers": {"mechanic": "d", "vault-expert": "e", "bruiser": "a", "stealthy": "b", "pilot": "c"},
    "Pressure Plates": {"mechanic": "e", "vault-expert": "a", "bruiser": "b", "stealthy": "c", "pilot": "d"},
    "Wire and Weight": {"mechanic": "a", "vault-expert": "b", "bruiser": "c", "stealthy": "d", "pilot": "e"},
    "The Last Ring": {"mechanic": "b", "vault-expert": "c", "bruiser": "d", "stealthy": "e", "pilot": "a"},
}
"""What each specialty gives: a one die by one, b two dice, c any number, d a fourth roll, e a sixth die."""

TOKENS_IN_THE_BOX = {
    "cars": 1,
    "exit": 1,
    "first-player": 1,
    "noise": 1,
    "elevators": 2,
    "time": 1,
    "doors-red": 4,
    "objectives-red": 4,
    "objectives-blue": 1,
    "objectives-green": 1,
    "objectives-yellow": 1,
    "objectives-purple": 1,
    "objectives-black": 1,
    "spawns-start": 1,
    "spawns-blue": 1,
    "spawns-green": 1,
    "spawns-red": 2,
    "spawns-zeus": 1,
    "sleepers": 30,
}


@pytest.mark.rule("AD-PARTS-02")
def test_the_small_cards() -> None:
    assert len(drawn_cards("zombies")) == 18
    assert len(drawn_cards("orders")) == component("components", "zeus-orders") == 10
    abominations = [kind for kind in kinds().values() if kind.type == "abomination"]
    assert len(abominations) == component("components", "abomination-cards") == 5
    counted = {
        name: component("components", name)
        for name in ("vault-cards", "personal-objectives", "abomination-cards", "car-cards")
    }
    assert counted == {
        "vault-cards": 5,
        "personal-objectives": 12,
        "abomination-cards": 5,
        "car-cards": 1,
    }
    assert 55 + 18 + 10 + sum(counted.values()) == 106


@pytest.mark.rule("AD-PARTS-03")
def test_fifty_six_tokens() -> None:
    found = {name: component("tokens", name) for name in BOOK.rows("tokens")}
    assert {name: count for name, count in found.items() if count} == TOKENS_IN_THE_BOX
    assert TOKENS == {1: 7, 2: 8, 3: 8, 4: 7}
    assert sum(found.values()) == 56
    assert found["sleepers"] == sum(TOKENS.values())
    assert sum(value * count for value, count in TOKENS.items()) == 75


@pytest.mark.rule("AD-PARTS-03", "AD-SLEEPER-01")
def test_the_sleepers_that_are_drawn() -> None:
    rules = port_of(GAME).rules("AM1", port_of(GAME).schema().usual())
    drawn = rules.deck_cards[rules.deck(DECK)]
    assert Counter(value_of(token) for token in drawn) == TOKENS


@pytest.mark.rule("AD-PARTS-04")
def test_dice() -> None:
    assert (component("components", "dice"), component("components", "ammo-dice")) == (6, 2)


@pytest.mark.rule("AD-PARTS-05")
def test_figures() -> None:
    figures = {name: kind.figures for name, kind in kinds().items()}
    assert (figures["shambler"], figures["alpha"]) == (30, 16)
    supplies = {name: str(kind.facts.get("supply", name)) for name, kind in kinds().items()}
    assert supplies["Helmeted Zeus"] == supplies["Zeus"] == "Zeus"
    assert len({supplies[name] for name, kind in kinds().items() if kind.type == "abomination"}) == 4
    assert sum(figures[name] for name in set(supplies.values())) == 50
    assert 50 + component("components", "survivors") == 62


@pytest.mark.rule("AD-ZTYPE-01", "AD-ZTYPE-02", "AD-ZTYPE-03", "AD-ABOM-04", "AD-ABOM-05")
@pytest.mark.rule("AD-ZEUS-03", "AD-ZEUS-05", "AD-ZATK-08", "AD-TARGET-06", "AD-ADREN-01")
def test_every_kind_of_the_dead() -> None:
    found = {
        name: (
            kind.type,
            kind.actions,
            kind.facts.get("wounds", 1),
            kind.toughness,
            kind.adrenaline,
            kind.priority,
            kind.facts.get("pays"),
        )
        for name, kind in kinds().items()
        if name != "Helmeted Zeus"
    }
    assert found == {
        "shambler": ("shambler", 1, 1, 1, 1, 1, None),
        "alpha": ("alpha", 2, 1, 2, 2, 2, None),
        "Valentine": ("abomination", 3, 1, 4, 5, 3, "all"),
        "Queen": ("abomination", 1, 2, 5, 5, 3, "all"),
        "Zeus": ("abomination", 1, 2, 6, 5, 3, "all"),
        "Mounted Zeus": ("abomination", 2, 2, 6, 5, 3, "all"),
    }


@pytest.mark.rule("AD-ZEUS-01", "AD-ZEUS-04", "AD-ZATK-08")
def test_zeus_and_his_helmet() -> None:
    zeus = kinds()["Helmeted Zeus"]
    assert (zeus.actions, zeus.facts["wounds"], zeus.adrenaline, zeus.priority) == (1, 2, 5, 3)
    assert zeus.facts["becomes"] == "Zeus" and zeus.toughness > 50
    forms = {name: kind.facts["form"] for name, kind in kinds().items() if kind.facts.get("form")}
    assert forms == {"Zeus": "regular", "Helmeted Zeus": "helmeted", "Mounted Zeus": "mounted"}


@pytest.mark.rule("AD-SPAWN-04")
def test_the_zombie_deck_line_by_line() -> None:
    found = {number: card.spawns for number, card in drawn_cards("zombies").items()}
    expected: dict[int, tuple[tuple[str, tuple[int, ...]], ...]] = {}
    expected |= {number: (("shambler", counts),) for number, counts in SHAMBLERS.items()}
    expected |= {number: (("alpha", counts),) for number, counts in ALPHAS.items()}
    expected |= {number: (card,) for number, card in ABOMINATIONS.items()}
    assert found == expected


@pytest.mark.rule("AD-SPAWN-07")
def test_no_card_rushes_or_activates_anybody() -> None:
    for card in drawn_cards("zombies").values():
        assert not card.rush and not card.extra and not card.facts and not card.effects, card.number
    assert not BOOK.rows("tiers")


@pytest.mark.rule("AD-ZSPAWN-02")
def test_the_orders_of_zeus_line_by_line() -> None:
    found = {
        number - 100: (dict(card.spawns), card.facts.get("who"), card.facts.get("where"))
        for number, card in drawn_cards("orders").items()
    }
    assert found == ORDERS


@pytest.mark.rule("AD-VAULT-09", "AD-PARTS-02")
def test_the_twenty_five_bonuses_of_the_vault_cards() -> None:
    assert deck("vault") == dict.fromkeys(VAULT, 1)
    assert {name: dict(cards()[name].facts) for name in VAULT} == VAULT
    for specialty in ("mechanic", "vault-expert", "bruiser", "stealthy", "pilot"):
        assert sorted(card[specialty] for card in VAULT.values()) == list("abcde")


@pytest.mark.rule("AD-SPAWN-04")
def test_no_card_needs_more_figures_than_there_are() -> None:
    figures = {name: kind.figures for name, kind in kinds().items()}
    for pile in ("zombies", "orders"):
        for card in drawn_cards(pile).values():
            for kind, counts in card.spawns:
                assert max(counts) <= figures[kind], (GAME, card.number)
