"""The content of Zpocalypse against its brief: counts, ranges, spreads, and all that the rules need of it."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.content.problems import ContentError
from shamble.content.reading import read_text
from shamble.games.zpocalypse.port.content import printed
from shamble.games.zpocalypse.port.content.files import Contents
from shamble.games.zpocalypse.printed import (
    ALWAYS_ON,
    AMMO,
    ARMORY,
    ARMOUR,
    EXPLOSIVE,
    FIREARM,
    FIRST_AID,
    FOOD,
    IN_FEED,
    IN_FORTIFY,
    IN_SCAVENGE,
    IN_TURN,
    ITEMS,
    MEAL,
    MELEE,
    PER_DAY,
    PER_NAMES,
    PER_ROUND,
    PERMANENT,
    SCOPES,
    SCRAP,
    THROWN,
    WHEN_NAMES,
    Card,
    Yield,
)
from shamble.games.zpocalypse.words import ABILITIES, EVENTS, SPECIALS, TALLIES, YIELDS

BOX = printed()
ARMORY_DECK = [card for card in BOX.cards if card.deck == ARMORY]
FOOD_DECK = [card for card in BOX.cards if card.deck == FOOD]
ITEM_DECK = [card for card in BOX.cards if card.deck == ITEMS]
PEOPLE = BOX.people


def amounts(card: Yield) -> tuple[int, int, int, int, int]:
    return card.armory, card.food, card.items, card.survivors, card.zombies


# --- how many


@pytest.mark.rule("ZP-SETUP-05")
def test_there_are_as_many_of_everything_as_the_brief_says() -> None:
    assert len(PEOPLE) == 24
    assert [len(deck) for deck in (ARMORY_DECK, FOOD_DECK, ITEM_DECK)] == [40, 40, 40]
    assert [len(BOX.scavenge), len(BOX.something), len(BOX.goals)] == [16, 16, 24]
    assert len(BOX.tokens) == 18
    assert len(BOX.tiles) == 24
    assert [scenario.id for scenario in BOX.scenarios] == ["S1", "S2", "S3", "S4", "S5"]


@pytest.mark.rule("ZP-NIGHT-10")
def test_there_are_forty_singles_and_twenty_doubles() -> None:
    assert (BOX.singles, BOX.doubles) == (40, 20)


def test_every_name_is_used_once() -> None:
    names = [
        *{card.name for card in BOX.cards},
        *[person.name for person in PEOPLE],
        *[row.name for rows in (BOX.scavenge, BOX.something, BOX.goals) for row in rows],
        *[side.name for tile in BOX.tiles for side in tile.sides],
        *[scenario.name for scenario in BOX.scenarios],
    ]
    assert [name for name, times in Counter(names).items() if times > 1] == []


# --- survivors


def test_survivors_are_spread_as_wished() -> None:
    def spread(read: list[int]) -> dict[int, int]:
        return dict(sorted(Counter(read).items()))

    assert spread([person.hp for person in PEOPLE]) == {4: 3, 5: 6, 6: 7, 7: 5, 8: 3}
    assert spread([person.movement for person in PEOPLE]) == {3: 4, 4: 9, 5: 8, 6: 3}
    assert spread([person.smarts for person in PEOPLE]) == {0: 3, 1: 6, 2: 8, 3: 5, 4: 2}
    assert spread([person.armor for person in PEOPLE]) == {0: 16, 1: 8}
    assert spread([person.firearm for person in PEOPLE]) == {0: 8, 1: 9, 2: 7}
    assert spread([person.melee for person in PEOPLE]) == {0: 8, 1: 9, 2: 7}
    assert sum(person.firearm == person.melee == 0 for person in PEOPLE) >= 2
    assert sum(person.firearm == person.melee == 2 for person in PEOPLE) >= 2


def test_no_survivor_is_much_better_than_another() -> None:
    for person in PEOPLE:
        skills = person.firearm + person.melee
        power = person.hp + 2 * person.armor + 2 * skills + person.movement + 1.5 * person.smarts
        assert abs(power - 18) <= 2, person.name


@pytest.mark.rule("ZP-STAT-11")
def test_there_are_survivors_without_smarts_and_with_four() -> None:
    assert {0, 4} <= {person.smarts for person in PEOPLE}


@pytest.mark.rule("ZP-DOOR-01")
def test_nobody_has_more_than_nine_hit_points() -> None:
    assert max(person.hp for person in PEOPLE) <= 9


@pytest.mark.rule("ZP-SQUAD-06", "ZP-SQUAD-07", "ZP-SQUAD-08")
def test_everybody_has_an_ability_of_their_own() -> None:
    abilities = [person.ability for person in PEOPLE]
    known = [ability for ability in abilities if ability is not None]
    assert len(known) == 24
    assert len({ability.effects for ability in known}) == 24
    often = Counter(ability.per for ability in known)
    assert often == {PER_DAY: 20, PER_ROUND: 2, PERMANENT: 2}
    when = Counter(ability.when for ability in known)
    assert (when[IN_SCAVENGE], when[IN_FEED], when[IN_FORTIFY]) == (5, 3, 3)
    assert when[ALWAYS_ON] == often[PERMANENT]
    for ability in known:
        assert all(name in ABILITIES and amount > 0 for name, amount in ability.effects)
        if ability.amount("heal"):
            assert ability.per == PER_DAY and ability.when == IN_TURN


# --- the Armory


def kind(number: int) -> list[Card]:
    return [card for card in ARMORY_DECK if card.kind == number]


@pytest.mark.rule("ZP-ACTION-08", "ZP-SETUP-12")
def test_the_armory_has_each_card_once_and_enough_to_start_with() -> None:
    assert len({card.name for card in ARMORY_DECK}) == 40
    assert [len(kind(number)) for number in (FIREARM, MELEE, THROWN, EXPLOSIVE, ARMOUR)] == [17, 14, 2, 3, 4]
    for card in ARMORY_DECK:
        assert tuple(sorted(card.dice)) == card.dice
        assert 0 <= card.vp <= 3


WEAPONS = {
    "Service Pistol": ((1, 2, 3), 4, True, (0, 2), 1),
    "Pocket Pistol": ((1, 2, 3), 4, True, (0, 2), 1),
    "Target Pistol": ((1, 2, 3), 4, True, (0, 2), 1),
    "Snub Revolver": ((1, 2, 3), 4, True, (0, 2), 1),
    "Long Revolver": ((1, 2, 3), 4, True, (0, 0), 1),
    "Pump Shotgun": ((2, 3, 4), 3, True, (1, 0), 2),
    "Double Barrel": ((2, 3, 4), 3, True, (1, 0), 2),
    "Riot Gun": ((2, 3, 4), 3, True, (1, 0), 2),
    "Hunting Rifle": ((1, 2, 3), 8, True, (0, 0), 2),
    "Lever Rifle": ((1, 2, 3), 6, True, (0, 0), 2),
    "Safari Rifle": ((1, 2, 3), 7, True, (3, 0), 2),
    "Army Rifle": ((2, 3, 4), 7, True, (0, 0), 2),
    "Machine Pistol": ((3, 4, 5), 4, True, (0, 0), 3),
    "Assault Rifle": ((3, 4, 5), 5, True, (0, 0), 3),
    "Machine Gun": ((3, 4, 5), 5, True, (0, 0), 3),
    "Crossbow": ((1, 2, 3), 5, True, (0, 0), 1),
    "Hunting Bow": ((1, 2, 3), 5, False, (0, 0), 1),
    "Baseball Bat": ((1, 2, 3), 1, False, (1, 0), 1),
    "Crowbar": ((1, 2, 3), 1, False, (2, 0), 1),
    "Sledgehammer": ((1, 2, 3), 1, False, (1, 0), 1),
    "Golf Club": ((1, 2, 3), 1, False, (2, 0), 1),
    "Police Baton": ((1, 2, 3), 1, False, (1, 3), 1),
    "Machete": ((2, 2, 3), 1, False, (0, 2), 1),
    "Hatchet": ((1, 2, 3), 1, False, (0, 2), 1),
    "Kitchen Knife": ((1, 2, 3), 1, False, (0, 2), 1),
    "Cavalry Sabre": ((2, 2, 3), 1, False, (0, 0), 1),
    "Boar Spear": ((1, 2, 3), 2, False, (0, 0), 1),
    "Pitchfork": ((1, 2, 3), 2, False, (0, 0), 1),
    "Boat Hook": ((1, 2, 3), 2, False, (2, 0), 1),
    "Chainsaw": ((3, 4, 5), 1, True, (0, 0), 3),
    "Concrete Saw": ((3, 4, 5), 1, True, (0, 0), 3),
}
"""Dice at each level, range, ammo check, levels of Knockdown and Duel Wield, VP."""


@pytest.mark.rule("ZP-ACTION-08", "ZP-AMMO-01", "ZP-TRAIT-01", "ZP-VP-06", "ZP-VP-09")
def test_every_weapon_is_as_its_table_says() -> None:
    found = {
        card.name: (card.dice, card.range, card.ammo, (card.knockdown, card.duel_wield), card.vp)
        for card in (*kind(FIREARM), *kind(MELEE))
    }
    assert found == WEAPONS


def test_what_is_thrown_and_worn_is_as_its_table_says() -> None:
    assert {card.name: (card.dice, card.distance, card.vp) for card in kind(THROWN)} == {
        "Throwing Knives": ((2, 2, 3), 1, 1),
        "Empty Bottles": ((2, 2, 3), 1, 1),
    }
    assert {card.name: (card.damage, card.distance, card.vp) for card in kind(EXPLOSIVE)} == {
        "Grenade": (3, 2, 1),
        "Pipe Bomb": (4, 2, 1),
        "Dynamite": (5, 3, 1),
    }
    assert sorted(card.armor for card in kind(ARMOUR)) == [1, 1, 1, 2]
    assert {card.vp for card in kind(ARMOUR)} == {1}


@pytest.mark.rule("ZP-TRAIT-01", "ZP-TRAIT-05", "ZP-KNOCK-01", "ZP-AMMO-01", "ZP-LOOKOUT-03")
def test_every_branch_of_the_rules_about_weapons_has_a_card() -> None:
    pairs = [card for card in kind(FIREARM) if card.duel_wield]
    blades = [card for card in kind(MELEE) if card.duel_wield and not card.knockdown]
    assert len(pairs) >= 2 and len(blades) >= 2
    assert [card.name for card in kind(MELEE) if card.knockdown and card.duel_wield] == ["Police Baton"]
    assert sum(card.range >= 2 for card in kind(MELEE)) >= 2
    assert any(card.knockdown for card in kind(FIREARM)) and any(card.knockdown for card in kind(MELEE))
    assert [card.name for card in kind(FIREARM) if not card.ammo] == ["Hunting Bow"]
    assert [card.name for card in kind(MELEE) if card.ammo] == ["Chainsaw", "Concrete Saw"]


@pytest.mark.rule("ZP-VP-06", "ZP-ARMOR-05")
def test_cards_are_worth_about_sixty_points_and_armour_stays_small() -> None:
    assert 50 <= sum(card.vp for card in BOX.cards) <= 65
    assert sum(card.armor for card in ARMORY_DECK) == 5
    assert not any(card.vp for card in (*FOOD_DECK, *ITEM_DECK))


# --- Food and Items


@pytest.mark.rule("ZP-RADIO-02", "ZP-FEED-03")
def test_food_is_mixed_as_wished() -> None:
    assert all(card.kind == MEAL for card in FOOD_DECK)
    found = Counter((card.portions, card.radioactive) for card in FOOD_DECK)
    assert found == {(1, False): 20, (2, False): 8, (1, True): 9, (2, True): 3}
    assert sum(card.portions for card in FOOD_DECK) == 51


@pytest.mark.rule("ZP-FORT-05")
def test_items_are_mixed_as_wished() -> None:
    assert Counter(card.kind for card in ITEM_DECK) == {SCRAP: 20, AMMO: 12, FIRST_AID: 8}


# --- the cards of the day

SCAVENGE = {
    "Corner Store": (1, (0, 3, 1, 0, 1), (0, 1, 0, 0, 3)),
    "Gun Counter": (2, (2, 1, 1, 0, 2), (1, 0, 0, 0, 3)),
    "Builder's Yard": (1, (1, 1, 3, 0, 1), (0, 1, 1, 0, 2)),
    "Surgery": (1, (0, 2, 2, 0, 2), (0, 1, 1, 0, 3)),
    "Police Van": (1, (2, 1, 1, 0, 1), (1, 1, 0, 0, 4)),
    "Roof Garden": (1, (0, 3, 0, 0, 0), (0, 2, 0, 0, 2)),
    "Family Home": (1, (0, 2, 1, 1, 1), (0, 1, 0, 0, 2)),
    "Stranded Bus": (1, (1, 2, 0, 1, 2), (0, 1, 0, 0, 3)),
    "Village Church": (1, (0, 2, 1, 1, 0), (0, 1, 1, 0, 2)),
    "Radio Call": (1, (1, 1, 1, 0, 1), (0, 1, 0, 0, 2)),
    "Locked Cellar": (1, (1, 2, 0, 0, 1), (0, 1, 0, 0, 2)),
    "Rigged Shed": (1, (1, 1, 1, 0, 1), (0, 1, 0, 0, 3)),
    "Crashed Helicopter": (1, (0, 2, 1, 0, 1), (0, 1, 0, 0, 2)),
    "Watch Post": (1, (2, 2, 1, 0, 2), (1, 1, 0, 0, 3)),
    "Far Warehouse": (1, (1, 2, 2, 0, 2), (0, 1, 1, 0, 3)),
    "Fuel Depot": (1, (1, 1, 3, 0, 3), (0, 1, 1, 0, 3)),
}


@pytest.mark.rule("ZP-SCAV-04")
def test_every_scavenge_card_is_as_its_table_says() -> None:
    found = {card.name: (card.needed, amounts(card.success), amounts(card.failure)) for card in BOX.scavenge}
    assert found == SCAVENGE


@pytest.mark.rule("ZP-SCAV-05", "ZP-SCAV-08", "ZP-SCAV-09")
def test_four_scavenge_cards_are_special_and_three_are_night_owls() -> None:
    special = {
        card.name: (card.event_success, card.event_failure)
        for card in BOX.scavenge
        if card.event_success is not None and card.event_failure is not None
    }
    assert list(special) == ["Radio Call", "Locked Cellar", "Rigged Shed", "Crashed Helicopter"]
    good = {name: (amounts(pair[0]), pair[0].effects) for name, pair in special.items() if pair[0]}
    bad = {name: (amounts(pair[1]), pair[1].effects) for name, pair in special.items() if pair[1]}
    assert good == {
        "Radio Call": ((0, 0, 0, 1, 0), ()),
        "Locked Cellar": ((0, 0, 0, 1, 0), ()),
        "Rigged Shed": ((0, 0, 2, 0, 0), ()),
        "Crashed Helicopter": ((0, 0, 0, 0, 0), (("choose armory", 2),)),
    }
    assert bad == {
        "Radio Call": ((0, 0, 0, 0, 2), ()),
        "Locked Cellar": ((0, 0, 0, 0, 0), (("lose food", 1),)),
        "Rigged Shed": ((0, 0, 0, 0, 0), (("give up", 1),)),
        "Crashed Helicopter": ((0, 0, 0, 0, 2), ()),
    }
    owls = [card.name for card in BOX.scavenge if card.night_owl]
    assert owls == ["Watch Post", "Far Warehouse", "Fuel Depot"]
    brings = [
        card.name
        for card in BOX.scavenge
        if card.success.survivors or (card.event_success is not None and card.event_success.survivors)
    ]
    assert len(brings) == 5
    used = {name for halves in special.values() for half in halves for name, _ in half.effects}
    assert used == set(YIELDS)


@pytest.mark.rule("ZP-SOMETHING-05", "ZP-SOMETHING-08")
def test_what_happens_is_as_its_table_says() -> None:
    found = Counter((card.zombies, card.speed) for card in BOX.something)
    assert found == {((3, 4, 5, 6), 2): 4, ((2, 3, 4, 5), 3): 8, ((1, 2, 3, 4), 4): 4}
    events = {card.name: card.effects for card in BOX.something if card.effects}
    assert events == {
        "Power Cut": (("firearm range", 4),),
        "Fog": (("notice", 2),),
        "Burst Sewer": (("zombies use tunnels", 1),),
        "Supply Drop": (("items on pile", 1),),
        "Rain": (("free sandbags", 1),),
        "A Scream": (("more on last tile", 1),),
        "Plain Words": (("heal squads", 2),),
        "Bunker Fire": (("start at entrance", 1),),
        "Car Alarm": (("notice", 6),),
        "A Knock at the Hatch": (("pool", 1),),
    }
    assert {name for effects in events.values() for name, _ in effects} == set(EVENTS)
    for card in BOX.something:
        assert max(card.zombies) <= (6 if card.speed < 4 else 4)


@pytest.mark.rule("ZP-DAY-09", "ZP-DAY-10", "ZP-VP-04")
def test_goals_pay_one_to_three_and_challenges_two_to_four() -> None:
    for card in BOX.goals:
        assert 1 <= card.goal.vp <= 3, card.name
        assert 2 <= card.challenge.vp <= 4, card.name
        assert card.challenge.vp >= card.goal.vp or card.challenge.conditions != card.goal.conditions
        for aim in (card.goal, card.challenge):
            assert aim.conditions and all(name in TALLIES and amount > 0 for name, amount in aim.conditions)
    asked = {name for card in BOX.goals for aim in (card.goal, card.challenge) for name, _ in aim.conditions}
    assert asked == set(TALLIES)
    assert len({card.scope for card in BOX.goals}) == 3


@pytest.mark.rule("ZP-SEARCH-05", "ZP-SEARCH-08")
def test_search_tokens_are_as_the_brief_says() -> None:
    found = Counter((token.red, token.number) for token in BOX.tokens)
    assert found == {
        (False, 1): 3,
        (False, 2): 3,
        (False, 3): 2,
        (False, 4): 2,
        (True, 1): 3,
        (True, 2): 3,
        (True, 3): 2,
    }


PEOPLE_TABLE = {
    "Mara": ((6, 0, 1, 1, 5, 2), "scavenge", "day", (("reroll check", 1),)),
    "Viktor": ((4, 0, 2, 2, 4, 1), "scavenge", "day", (("fewer zombies", 1),)),
    "Ingrid": ((7, 0, 0, 0, 5, 4), "fortify", "day", (("workers", 1),)),
    "Bruno": ((6, 1, 2, 1, 4, 0), "turn", "day", (("dice", 1),)),
    "Otto": ((8, 0, 0, 1, 4, 2), "feed", "day", (("feed two", 1),)),
    "Ruth": ((6, 0, 0, 2, 3, 3), "turn", "day", (("heal", 3),)),
    "Nils": ((5, 0, 1, 1, 6, 2), "turn", "day", (("movement", 2),)),
    "Samuel": ((8, 1, 0, 1, 4, 1), "fortify", "day", (("scrap", 1),)),
    "Rosa": ((7, 1, 0, 0, 6, 2), "turn", "day", (("trade distance", 2),)),
    "Petra": ((5, 0, 1, 2, 4, 2), "turn", "day", (("reroll failed", 1),)),
    "Felix": ((5, 1, 1, 0, 4, 3), "scavenge", "day", (("check dice", 1),)),
    "Hugo": ((7, 0, 0, 2, 5, 1), "turn", "round", (("free stomp", 1),)),
    "Silas": ((4, 1, 1, 1, 3, 3), "defence", "day", (("defence reroll", 1),)),
    "Greta": ((5, 0, 2, 1, 4, 2), "always", "always", (("range", 1),)),
    "Jonas": ((6, 0, 1, 2, 4, 1), "scavenge", "day", (("food", 1),)),
    "Dmitri": ((7, 1, 2, 0, 5, 0), "always", "always", (("ignore hazard", 1),)),
    "Celia": ((4, 0, 1, 2, 5, 2), "their turn", "day", (("cancel zombie", 1),)),
    "Tomas": ((7, 1, 0, 1, 5, 1), "fortify", "day", (("build beside zombies", 1),)),
    "Esther": ((6, 1, 2, 0, 6, 0), "turn", "day", (("shoot past", 1),)),
    "Lorenz": ((8, 0, 1, 0, 3, 3), "feed", "day", (("ignore radiation", 1),)),
    "Irene": ((6, 0, 0, 1, 4, 4), "scavenge", "day", (("redraw tile", 1),)),
    "Klara": ((5, 0, 2, 2, 3, 1), "turn", "round", (("free reload", 1),)),
    "Nadia": ((6, 0, 1, 0, 5, 3), "turn", "day", (("peek token", 1),)),
    "Odile": ((5, 0, 2, 0, 5, 2), "feed", "day", (("recruit discount", 1),)),
}
"""HP, Armor, Firearm, Melee, Movement, Smarts; when the ability works, how often, and what it does."""


def test_every_survivor_is_as_the_table_says() -> None:
    found = {}
    for person in PEOPLE:
        numbers = (person.hp, person.armor, person.firearm, person.melee, person.movement, person.smarts)
        ability = person.ability
        assert ability is not None
        found[person.name] = (numbers, WHEN_NAMES[ability.when], PER_NAMES[ability.per], ability.effects)
    assert found == PEOPLE_TABLE


GOALS_TABLE = {
    "Night Watch": ("night", (("kills", 3),), 2, (("kills", 6),), 4),
    "Two at Once": ("night", (("doubles", 1),), 2, (("kills in an attack", 3),), 3),
    "At Arm's Length": ("night", (("melee kills", 2),), 2, (("melee kills", 4),), 3),
    "Bare Hands": ("game", (("unarmed kills", 1),), 3, (("unarmed kills", 2),), 4),
    "One Breath": ("night", (("kills in an attack", 2),), 1, (("kills in an attack", 4),), 4),
    "The Long Count": ("game", (("kills", 8),), 2, (("kills", 15),), 4),
    "Carpenter": ("day", (("structures", 1),), 1, (("structures", 3),), 3),
    "Strong Door": ("day", (("walls and gates", 1),), 2, (("structure vp", 3),), 2),
    "Master Plan": ("day", (("structure vp", 2),), 1, (("structure vp", 5),), 4),
    "High Ground": ("game", (("structures", 3),), 2, (("lookout stands", 1),), 4),
    "Good Nose": ("day", (("checks", 1),), 1, (("successes in a check", 2),), 3),
    "Close to Home": ("day", (("nearest", 1),), 1, (("survivors gained", 1),), 3),
    "Old Hand": ("game", (("checks", 2),), 2, (("nearest", 3),), 3),
    "Open Arms": ("game", (("survivors gained", 1),), 2, (("survivors gained", 3),), 4),
    "Finders": ("night", (("found", 1),), 1, (("found", 3),), 3),
    "Door to Door": ("night", (("searches", 2),), 2, (("exhausted", 1),), 3),
    "Last Drawer": ("game", (("searches", 3),), 2, (("exhausted", 2),), 4),
    "Full Plates": ("day", (("all fed", 1),), 1, (("fed", 4),), 3),
    "Nobody Left Behind": ("night", (("nights without loss", 1),), 2, (("full hp", 1),), 3),
    "Clean Kitchen": ("day", (("fed", 2),), 1, (("clean days", 1),), 2),
    "Guardian": ("game", (("nights without loss", 2),), 2, (("nights without loss", 3),), 4),
    "Explorer": ("night", (("tiles", 2),), 1, (("far at dusk", 10),), 3),
    "Underground": ("night", (("tunnels", 1),), 2, (("bunker cleared", 1),), 4),
    "Good Neighbour": ("game", (("gifts", 1),), 2, (("gifts", 3),), 3),
}


@pytest.mark.rule("ZP-DAY-09")
def test_every_goal_is_as_the_table_says() -> None:
    found = {
        card.name: (
            SCOPES[card.scope],
            card.goal.conditions,
            card.goal.vp,
            card.challenge.conditions,
            card.challenge.vp,
        )
        for card in BOX.goals
    }
    assert found == GOALS_TABLE


# --- scenarios


@pytest.mark.rule("ZP-SETUP-01", "ZP-DAY-01", "ZP-DAY-12", "ZP-SETUP-10", "ZP-SKILLPT-01")
def test_scenarios_say_everything() -> None:
    found = {
        row.id: (row.days, row.least, row.most, row.red, row.green, row.hardcore) for row in BOX.scenarios
    }
    assert found == {
        "S1": (4, 2, 4, 1, 2, False),
        "S2": (2, 2, 4, 2, 3, True),
        "S3": (1, 1, 4, 2, 2, False),
        "S4": (3, 2, 4, 1, 2, True),
        "S5": (3, 2, 4, 2, 2, False),
    }
    for row in BOX.scenarios:
        assert row.red_spots == (10, 30, 50) and row.green_spots == (20, 40)
        assert all(name in SPECIALS and amount > 0 for name, amount in row.effects)


@pytest.mark.rule("ZP-SETUP-07", "ZP-SETUP-11", "ZP-DAYZERO-05")
def test_hands_and_the_bunker_are_as_each_scenario_says() -> None:
    def hand(number: int) -> tuple[int, ...]:
        row = BOX.scenarios[number].hand
        return (row.goals, row.survivors, row.food, row.items, row.weapons)

    assert [hand(number) for number in range(5)] == [
        (1, 3, 4, 2, 3),
        (1, 3, 3, 2, 3),
        (0, 2, 0, 0, 0),
        (1, 2, 3, 1, 2),
        (2, 2, 3, 2, 2),
    ]
    laid = [(row.pool, row.laid_aside) for row in BOX.scenarios]
    assert laid == [(6, 2), (3, 2), (0, 0), (5, 2), (4, 2)]
    day_zero = BOX.scenarios[2]
    lone = day_zero.lone_hand
    assert lone is not None
    for row, times in ((day_zero.hand, 1), (lone, 2)):
        found = (row.survivors, row.firearms, row.melees, row.ammo, row.first_aids)
        assert found == (2 * times, times, times, times, times)


@pytest.mark.rule("ZP-SETUP-03", "ZP-TILE-11", "ZP-DAYZERO-03")
def test_base_sets_exist_on_the_side_that_is_up() -> None:
    def sides_of(glow: int) -> set[int]:
        return {at for tile in BOX.tiles for at, side in enumerate(tile.sides) if side.glow == glow}

    for row in BOX.scenarios:
        if row.day_zero:
            assert row.base < 0 and row.stack == (14, 8, 13, 18)
            continue
        assert sides_of(row.base) == {row.side}
        if row.second_base >= 0:
            assert sides_of(row.second_base) == {1 - row.side}
    assert BOX.scenarios[4].first_with == 25


# --- mistakes


def problems(text: str) -> list[str]:
    found = Contents()
    found.take(read_text(text, "own.yaml"))
    with pytest.raises(ContentError):
        found.box()
    return [
        f"{problem.where} {problem.key} {problem.args.get('close', '')}".strip() for problem in found.problems
    ]


def test_all_mistakes_are_told_at_once_with_near_names() -> None:
    told = problems(
        """
cards:
  Spoon: {melee: [3, 2, 1], range: 1}
  Thing: {}
  Bow: {firearm: [1, 2, 3]}
survivors:
  Zoe: {hp: 12, ability: {when: turn, do: {movment: 2}}}
goals:
  Hunter: {scope: night, goal: {kill: 3}}
tiles:
  99: [". . .", ". X ."]
"""
    )
    assert told == [
        "cards.Spoon lint-wrong",
        "cards.Thing lint-wrong",
        "cards.Bow lint-missing-field",
        "survivors.Zoe.hp lint-out-of-range",
        "survivors.Zoe.ability.do.movment lint-unknown-word movement",
        "goals.Hunter.goal lint-missing-field",
        "goals.Hunter.goal.kill lint-unknown-word kills",
        "tiles.99.A lint-wrong-tile",
    ]


def test_a_field_that_nobody_knows_is_told_with_the_nearest_one() -> None:
    assert problems("scavenge: {Shop: {succes: {food: 1}}}") == [
        "scavenge.Shop.succes lint-unknown-field success"
    ]


def test_tiles_of_two_sizes_do_not_fit() -> None:
    assert problems("tiles: {1: {A: 3x3, B: 2x2}}") == ["tiles.1 lint-wrong-tile"]
