"""What the rules of a game know of its cards and decks: numbers for every copy, and which deck is which."""

from collections.abc import Callable
from typing import Final

from shamble.family.carrying.decks import FIGURES, ZOMBIES, DeckKind
from shamble.family.dead.tables import DeadTables
from shamble.family.missions.mission import Mission
from shamble.family.position.options import Options
from shamble.family.position.printed import CardType, ZombieCard
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.vocabulary import unknown

NO_DECK: Final = -1


class CardTables(DeadTables):
    """Cards by number, decks by kind."""

    __slots__ = (
        "card_deck",
        "card_gives_skills",
        "card_names",
        "cards",
        "deck_cards",
        "deck_kinds",
        "deck_of_zombie_card",
        "figure_deck",
        "gone_cards",
        "handling_cards",
        "holding_cards",
        "kinds_called",
        "next_spawn",
        "search_decks",
        "spawn_deck",
        "spawn_for_mission",
        "stat_lines",
        "tell_card",
        "zombie_cards",
        "zombie_deck",
    )

    def __init__(self, book: Book, mission: Mission, options: Options) -> None:
        super().__init__(book, mission, options)
        self.cards: list[CardType] = []
        self.card_deck: list[int] = []
        self.deck_cards: list[tuple[int, ...]] = []
        for deck in self.piles:
            if deck.kind not in book.rows("deck-kinds"):
                raise unknown("deck-kinds", deck.kind, list(book.rows("deck-kinds")), book.name)
            numbers = book.rows_of("deck-kinds", DeckKind)[deck.kind].numbers(self, book, deck)
            self.deck_cards.append(tuple(sorted(numbers)))
        self.deck_kinds: dict[str, tuple[int, ...]] = {}
        """The decks of each kind."""
        for number, deck in enumerate(self.piles):
            self.deck_kinds[deck.kind] = (*self.deck_kinds.get(deck.kind, ()), number)
        self.stat_lines: dict[str, int] = {}
        """Numbers of the weapons that no card stands for, by the verb that uses them."""
        for verb_name, card_name in book.rows("stat-lines").items():
            printed = book.rows("cards")[str(card_name)]
            assert isinstance(printed, CardType)
            self.stat_lines[verb_name] = len(self.cards)
            self.cards.append(printed)
            self.card_deck.append(NO_DECK)
        self.card_names: dict[str, int] = {}
        self.card_gives_skills = [bool(card.skills) and not card.is_weapon() for card in self.cards]
        self.zombie_cards: dict[int, ZombieCard] = {
            row.number: row for row in book.rows_of("zombie-cards", ZombieCard).values()
        }
        self.deck_of_zombie_card: dict[int, int] = {}
        """The deck that each card which brings zombies belongs to."""
        for row in self.zombie_cards.values():
            if row.deck not in self.decks:
                raise unknown("piles", row.deck, list(self.decks), self.name)
            self.deck_of_zombie_card[row.number] = self.decks.index(row.deck)
            for name, _ in row.spawns:
                if name not in self.kinds_named:
                    raise unknown("zombies", name, list(self.kinds_named), self.name)
        self.next_spawn: Callable[[Game, int], int] = self.ruling("next-spawn")
        self.spawn_deck: Callable[[Game, int], int] = self.ruling("spawn-deck")
        self.kinds_called: Callable[[Game, str], tuple[int, ...]] = self.ruling("kinds-called")
        self.tell_card: Callable[..., None] = self.ruling("tell-card")
        self.spawn_for_mission: Callable[..., None] = self.ruling("spawn-for-mission")
        self.gone_cards: Callable[[Game], tuple[int, ...]] = self.ruling("gone-cards")
        """The cards that bring zombies and have left the game."""
        self.figure_deck = self.first_deck(FIGURES)
        """The deck of the cards with which figures come; NO_DECK if the game has none."""
        self.zombie_deck = self.first_deck(ZOMBIES)
        """The deck from which zombies come, unless a spawn token has one of its own."""
        self.handling_cards = tuple([self.words.number(name) for name in book.rows("handling-cards")])
        """The procedures and questions during which nobody discards."""
        self.holding_cards = tuple([self.words.number(name) for name in book.rows("holding-cards")])
        """The procedures whose items are cards that are nobody's yet."""
        self.search_decks: Callable[[Game, int], tuple[int, ...]] = self.ruling("search-decks")
        """The decks that somebody may search now, in its zone."""

    def deck(self, name: str) -> int:
        """The number of a deck by its name."""
        if name not in self.decks:
            raise unknown("piles", name, list(self.decks), self.name)
        return self.decks.index(name)

    def decks_of(self, kind: str) -> tuple[int, ...]:
        """The decks of a kind."""
        return self.deck_kinds.get(kind, ())

    def first_deck(self, kind: str) -> int:
        """The first deck of a kind; NO_DECK if there is none."""
        return next(iter(self.decks_of(kind)), NO_DECK)

    def is_carried(self, deck: int) -> bool:
        """Whether survivors carry the cards of a deck."""
        row = self.book.row("deck-kinds", self.piles[deck].kind)
        assert isinstance(row, DeckKind)
        return row.is_carried
