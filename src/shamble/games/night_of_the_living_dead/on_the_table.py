"""What lies on the table for everybody to see, and only in this game: sides, fittings, the Extra supply."""

from shamble.family.people.sides import kept_side
from shamble.family.position.printed import slug_of
from shamble.family.position.state import Game, Survivor
from shamble.kernel.book import Book
from shamble.kernel.counters import counted
from shamble.kernel.rows import Ruling

from .combining import recipes
from .passages import BUILT
from .printed import EXTRA, MODES, ROMERO, ZOMBICIDE
from .sheet import building, searching
from .sides import is_haunted
from .spawns import drawing_order


def sides_view(state: Game, me: Survivor) -> dict[str, object]:
    """The two sides of a card: the one that counts when no Relative is there, and the skills of each."""
    rules = state.rules
    printed = rules.characters[me.character].sides[ROMERO]
    romero = [rules.skill(name).slug for names in printed[: me.level + 1] for name in names]
    return {
        "kept": MODES[kept_side(state, me)],
        "in_force": MODES[rules.side(state, me)],
        MODES[ROMERO]: romero,
        MODES[ZOMBICIDE]: [rules.skills[index].slug for index in me.skills],
    }


def supply_view(state: Game) -> list[dict[str, object]]:
    """The Extra Equipment: how many of each are left, and what they are made of."""
    rules = state.rules
    deck = rules.deck(EXTRA)
    left = [rules.cards[card].name for card in state.piles[deck] + state.tops[deck]]
    return [
        {
            "slug": printed.slug,
            "left": left.count(printed.name),
            "made_of": [slug_of(name) for name in parts],
            "keeps": [slug_of(name) for name in rules.printed.words("cards", printed.facts, "keeps")],
        }
        for printed, parts in recipes(state)
    ]


def building_view(state: Game) -> dict[str, object] | None:
    """Where barricades may be built, of what, and how many more."""
    scene = building(state)
    if not scene.passages:
        return None
    passages = [door.index for door in state.rules.board.doors if scene.passages >> door.index & 1]
    return {
        "passages": passages,
        "card": slug_of(scene.card) if scene.card else "",
        "experience": scene.experience,
        "limit": scene.limit,
        "built": counted(state, BUILT.name),
    }


def search_view(state: Game) -> dict[str, object]:
    """Where each deck may be searched that is not searched everywhere, and the decks of Romero mode."""
    scene = searching(state)
    return {
        "forbidden": scene.is_forbidden,
        "zones": {deck: list(zones) for deck, zones in scene.zones.items()},
        MODES[ROMERO]: list(scene.romero),
    }


def own_view(state: Game) -> dict[str, object]:
    """Modes and sides, what stands in each passage, what can be built, searched and combined."""
    rules = state.rules
    return {
        "haunted": is_haunted(state),
        "sides": [sides_view(state, me) for me in state.survivors],
        "fittings": [rules.fittings[number].name for number in state.fittings],
        "building": building_view(state),
        "search": search_view(state),
        "extra": supply_view(state),
        "spawn_order": [token for token in drawing_order(state) if state.spawning >> token & 1],
    }


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "own-view", Ruling("own-view", own_view))
