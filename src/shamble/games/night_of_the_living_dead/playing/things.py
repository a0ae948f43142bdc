"""What the Scene wants carried or made, of what that is made, and where it may be found."""

from shamble.family.carrying.decks import EQUIPMENT
from shamble.family.playing.reading import reached, wants_card
from shamble.family.position.printed import CardType
from shamble.family.position.state import GONE, Game

from ..combining import copies, made_of, recipes
from ..passages import material
from ..printed import ROMERO, ZOMBICIDE
from ..sheet import building, searching
from .house import CLOSER, windows
from .remembering import remembered


def wanted_things(state: Game, who: int) -> list[tuple[CardType, tuple[str, ...]]]:
    """What the Scene wants made, and of what."""
    key = ("things", state.rules, who, *all_carried(state))
    found: list[tuple[CardType, tuple[str, ...]]] = remembered(key, lambda: find_wanted_things(state, who))
    return found


def all_carried(state: Game) -> tuple[tuple[int, ...], ...]:
    """The cards that everybody carries."""
    return tuple([me.hand + me.pack if me.zone >= 0 else () for me in state.survivors])


def find_wanted_things(state: Game, who: int) -> list[tuple[CardType, tuple[str, ...]]]:
    """The same, thought through."""
    deck = state.rules.deck_cards
    found: list[tuple[CardType, tuple[str, ...]]] = []
    for printed, parts in recipes(state):
        extra = [card for cards in deck for card in cards if state.rules.cards[card] is printed]
        if extra and wants_card(state, who, extra[0]):
            found.append((printed, parts))
    return found


def wanted_names(state: Game, who: int) -> set[str]:
    """The names of cards that somebody would do well to find."""
    me = state.survivors[who]
    found: set[str] = set()
    for _, parts in wanted_things(state, who):
        missing = [part for part in parts if not copies(state, me, part)]
        found |= set(missing)
    needed = building(state).card
    if needed and material(state, me) < 0 and any([bare for _, bare in windows(state)]):
        found.add(needed)
    return found


def deck_worth(state: Game, who: int, deck: int) -> float:
    """How good it is to search a deck: for what is wanted, else for a weapon in Zombicide mode."""
    cards = state.rules.cards
    names = wanted_names(state, who)
    if any([cards[card].name in names for card in state.rules.deck_cards[deck]]):
        return 3.5
    return 0.6 if any([cards[card].is_weapon() for card in state.rules.deck_cards[deck]]) else 0.0


def is_cupboard(state: Game, zone: int, names: set[str]) -> bool:
    """Whether any of these cards can be found somewhere, with nobody dead about."""
    scene = searching(state)
    if not names or scene.is_forbidden or state.crowd[zone]:
        return False
    if not state.rules.board.zones[zone].kind.search:
        return False
    for deck in state.rules.decks_of(EQUIPMENT):
        places = scene.zones.get(state.rules.decks[deck])
        if places is not None and zone not in places:
            continue
        if any([state.rules.cards[card].name in names for card in state.rules.deck_cards[deck]]):
            return True
    return False


def making_worth(state: Game, who: int, one: int, other: int) -> float:
    """Everything that can be made is better than its parts, unless nobody could use it."""
    made = made_of(state, one, other)
    if made is None:
        return 0.0
    rules = state.rules
    wanted = {printed.name for printed, _ in wanted_things(state, who)}
    if made.name in wanted:
        return 14.0
    mode = rules.printed.word("cards", made.facts, "mode")
    if mode and rules.side(state, state.survivors[who]) != (ROMERO if mode == "romero" else ZOMBICIDE):
        return 0.0
    if any([name in parts for _, parts in wanted_things(state, who) for name in named(state, one, other)]):
        return 0.0
    return 6.0


def named(state: Game, *cards: int) -> list[str]:
    return [state.rules.cards[card].name for card in cards]


def is_carried(state: Game, token: int) -> bool:
    """Whether whoever takes a token keeps it, as the Scene wants it somewhere else."""
    taking = state.rules.mission.taking_of.get(state.colours[token], state.rules.mission.taking)
    return taking.is_kept


def brings_something(state: Game, token: int) -> bool:
    """Whether the Scene has something to give for a token that may be taken now."""
    return state.objectives[token] >= 0 and bool(state.rules.mission.triggers.get("objective-taken"))


def is_wanted_elsewhere(state: Game, token: int) -> bool:
    """Whether the Scene comes nearer to its end with a Spawn token beside the one that draws first."""
    if token == 0 or state.spawns[token] in (GONE, state.spawns[0]):
        return False
    key = ("elsewhere", state.rules, token, tuple(state.spawns), bytes(state.crowd))
    found: bool = remembered(key, lambda: would_serve(state, token))
    return found


def would_serve(state: Game, token: int) -> bool:
    """The same, thought through."""
    after = state.clone()
    after.spawns[token] = state.spawns[0]
    return reached(after) > reached(state) + CLOSER


def is_fire_wanted(state: Game, who: int) -> bool:
    """Whether somebody carries fire that would serve the Scene."""
    me = state.survivors[who]
    if not any([state.rules.cards[card].blast for card in me.hand + me.pack]):
        return False
    return any([is_wanted_elsewhere(state, token) for token in range(len(state.spawns))])
