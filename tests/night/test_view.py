"""What the page is told of this game: sides, fittings, what can be built, searched and made."""

from __future__ import annotations

from typing import Any

from shamble.family.dead.figures import lay_out
from shamble.family.people.sides import SIDE
from shamble.family.port.content.games import new_game
from shamble.family.position.options import Options
from shamble.family.position.printed import ORANGE
from shamble.family.position.state import Game
from shamble.kernel.counters import set_counter
from shamble.kernel.decks import take_out
from shamble.kernel.game import apply
from shamble.port import shelf
from shamble.port.messages import WATCHER

from .reading import GAME, TEAM


def begun(scene: str) -> Game:
    """A game whose setup is over."""
    state = new_game(GAME, scene, Options(survivors=TEAM), 3)
    while state.round == 0:
        apply(state, state.options[0])
    return state


def own(state: Game) -> dict[str, Any]:
    """The game's own part of the view."""
    view: Any = shelf.port_of(GAME).view(state, WATCHER)
    found: dict[str, Any] = view.own
    return found


def test_both_sides_of_every_card_are_told() -> None:
    state = begun("NL1")
    barbra = state.survivors[0]
    barbra.level = ORANGE
    barbra.skills = tuple([state.rules.skill(name).index for name in ("Slippery", "+1 Action")])
    assert own(state)["sides"][0] == {
        "kept": "romero",
        "in_force": "romero",
        "romero": ["plus-1-free-move-action", "slippery"],
        "zombicide": ["slippery", "plus-1-action"],
    }
    set_counter(state, SIDE, 1, 0)
    told = own(state)["sides"]
    assert (told[0]["kept"], told[0]["in_force"], told[1]["kept"]) == ("zombicide", "zombicide", "romero")


def test_a_relative_holds_everybody_and_is_told() -> None:
    state = begun("NL8")
    assert own(state)["haunted"] is False and own(state)["sides"][3]["in_force"] == "zombicide"
    lay_out(state, 0, next(kind.index for kind in state.rules.kinds if kind.facts.get("holds")), 1)
    told = own(state)
    assert told["haunted"] is True
    assert (told["sides"][3]["kept"], told["sides"][3]["in_force"]) == ("zombicide", "romero")


def test_what_stands_in_each_passage_and_what_may_be_built() -> None:
    state = begun("NL1")
    told = own(state)
    board = state.rules.board
    assert len(told["fittings"]) == len(board.doors)
    assert set(told["fittings"]) == {"none", "door", "barricade"}
    building = told["building"]
    assert {told["fittings"][passage] for passage in building["passages"]} == {"none"}
    assert len(building["passages"]) == state.rules.mission.own["building"].passages.bit_count()
    assert (building["card"], building["built"]) == ("boards", 0)
    assert own(begun("NL8"))["building"] is None


def test_where_decks_are_searched() -> None:
    assert own(begun("NL1"))["search"] == {"forbidden": False, "zones": {}, "romero": ["house"]}
    assert own(begun("NL4"))["search"]["forbidden"] is True
    state = begun("NL8")
    zones = own(state)["search"]["zones"]
    assert set(zones) == {"ranged", "melee"}
    assert all(state.rules.board.zones[zone].kind.search for zone in zones["ranged"])


def test_the_extra_supply_with_its_recipes() -> None:
    state = begun("NL8")
    rows = {row["slug"]: row for row in own(state)["extra"]}
    assert {slug: row["left"] for slug, row in rows.items()} == {
        "mas-shotgun": 4,
        "molotov": 2,
        "scoped-winchester": 2,
        "torch": 3,
    }
    assert rows["torch"]["made_of"] == ["table-leg", "flammable-fluid"]
    assert (rows["torch"]["keeps"], rows["molotov"]["keeps"]) == (["flammable-fluid"], [])
    deck = state.rules.deck("extra")
    torch = next(card for card in state.piles[deck] if state.rules.cards[card].slug == "torch")
    take_out(state, deck, torch)
    assert {row["slug"]: row["left"] for row in own(state)["extra"]}["torch"] == 2


def test_the_order_in_which_spawn_tokens_draw() -> None:
    state = begun("NL6")
    assert own(state)["spawn_order"] == [0, 1, 2]
    state.spawns[0] = state.spawns[2]
    assert own(state)["spawn_order"] == [0, 2, 1]
    state.spawning &= ~2
    assert own(state)["spawn_order"] == [0, 2]
