"""The rules of one Zombicide game on one mission, ready for play and shared by all games on it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from shamble.family.board.kinds import Fitting
from shamble.family.board.model import Topology
from shamble.family.carrying.decks import FIGURES, ZOMBIES, DeckKind
from shamble.family.dead.goals import GoalReason
from shamble.family.dead.kinds import KindFacts
from shamble.family.dead.statuses import Status
from shamble.family.dead.ways import lands
from shamble.family.fighting.kinds import AttackKind
from shamble.family.missions.mission import Goal, Mission, is_reached
from shamble.family.missions.triggers import Standing, StandingRules, announce, standing_by_moment
from shamble.family.moving.manners import Manner
from shamble.family.moving.vehicles import Seat, Vehicle
from shamble.family.people.kit import NOTE_BITS, Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import IMMUNE_KINDS, KitShape, Quantity
from shamble.family.position.facts import PrintedFacts
from shamble.family.position.options import OptionError, Options
from shamble.family.position.printed import (
    BITS,
    BLUE,
    MOST,
    CardType,
    Character,
    Skill,
    ZombieCard,
    ZombieKind,
    slug_of,
)
from shamble.family.position.state import ELIMINATED, PLAYED, Game, Survivor
from shamble.family.rolling import STEPS, Roll
from shamble.family.telling import view as views
from shamble.family.verb_traits import COSTLESS, GRANTED, NEEDS, NEEDS_MISSION
from shamble.family.vocabulary import ASK_ORDER, EFFECTS, PLAYER_PHASE, ROLLING
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import BY_HOLDERS, BY_MISSION
from shamble.kernel.outcome import ALL_WIN, NONE_WIN
from shamble.kernel.rows import Counter, Deck, Offer, Verb
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.vocabulary import unknown

if TYPE_CHECKING:
    from shamble.family.fighting.weapons import Arms
    from shamble.kernel.run import Run

NO_DECK: Final = -1
SETUP_STREAM: Final = 0
"""The generator of what is mixed, but is no deck: objectives, survivors."""


def with_modes(book: Book, mission: Mission, options: Options) -> Book:
    """The book with a layer for each mode that the mission demands or the players chose."""
    for name in dict.fromkeys((*mission.modes, *options.modes)):
        mode = book.rows("modes").get(name)
        if mode is None:
            raise OptionError("option-mode", {"mode": name, "known": ", ".join(book.rows("modes"))})
        book = book.layer(book.name)
        mode.change(book)
    return book


KitKey = tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...], tuple[str, ...], tuple[int, ...], int]
"""What a kit is made of: traits, skills, types of cards carried, what is lent, types in hand, burden."""


Barred = Callable[[Game, Survivor, Kit, int, int], list[Reason]]
"""A game's own reasons against using a weapon of somebody's now, in an attack of a kind."""


class Rules(Ruleset):
    """Tables of a family game: cards, kinds of zombies, skills, characters, the mission and its board."""

    __slots__ = (
        "acts_if_short",
        "arms",
        "attack_fact_numbers",
        "attack_facts",
        "attack_kinds",
        "between_turns",
        "board",
        "card_deck",
        "card_gives_skills",
        "card_names",
        "cards",
        "characters",
        "dark_accuracy",
        "deck_cards",
        "deck_of_zombie_card",
        "defeat_by",
        "divided_by",
        "doors_at",
        "endings",
        "endless",
        "fate_of",
        "figure_deck",
        "fitted",
        "fitting_numbers",
        "fittings",
        "forbidding_kinds",
        "free_offers",
        "full_supply",
        "goal_reasons",
        "goals",
        "grant_offers",
        "handling_cards",
        "holding_cards",
        "hands_grant",
        "hears_arrivals",
        "hears_losses",
        "hears_noise",
        "hears_rolls",
        "hears_steps",
        "hears_travel",
        "hears_turns",
        "in_play",
        "kind_count",
        "kind_of_attack",
        "kinds",
        "kinds_named",
        "kinds_of_type",
        "kinds_with_action",
        "kits",
        "kits_by_skills",
        "lands",
        "listed_skills",
        "manners",
        "may_be_blocked",
        "limits_actions",
        "mission",
        "more_goals",
        "most_actions",
        "muster_procs",
        "next_spawn",
        "noted_kits",
        "options",
        "outlook",
        "passenger_seat",
        "pays_all",
        "printed",
        "pushed",
        "registers",
        "roads",
        "roll_numbers",
        "rolls",
        "rolls_plainly",
        "search_decks",
        "seats_of_cars",
        "shape",
        "shown_counters",
        "side",
        "sight",
        "skill_index",
        "skills",
        "skills_in_force",
        "skills_of_level",
        "spawn_deck",
        "special_doors",
        "standing",
        "stat_lines",
        "status_after",
        "status_numbers",
        "supply_of",
        "targets",
        "travels_by_zones",
        "turn_offers",
        "type_kinds",
        "vehicles",
        "ways",
        "weapon_barred",
        "why_not_there",
        "wounds_of",
        "zombie_cards",
        "zombie_deck",
        "zones_for",
    )

    def __init__(self, book: Book, mission: Mission, options: Options) -> None:
        book = with_modes(book, mission, options)
        super().__init__(book, tuple(book.rows_of("piles", Deck)))
        named = [(verb.x, verb.y) for verb in self.verbs.values()]
        named += [(reply.x, reply.y) for reply in self.replies.values()]
        for pair in named:
            for argument in pair:
                if argument and argument not in self.argument_kinds:
                    raise unknown("argument-kinds", argument, list(self.argument_kinds), book.name)
        rows = list(book.rows_of("standing-rules", StandingRules).values())
        self.standing: dict[str, tuple[Standing, ...]] = standing_by_moment(rows, mission.registers)
        """Special rules that hold only while their card lies on the table, by moment."""
        limited = [trigger for row in rows for trigger in row.triggers if trigger.limit]
        self.registers = mission.registers + len(limited)
        """How many numbers the mission keeps, with those for the limits of such rules."""
        for name in (*mission.triggers, *self.standing):
            self.listen(name, BY_MISSION)
        for skill in book.rows_of("skills", Skill).values():
            for name, handler in skill.hooks:
                self.handler(handler)
                self.listen(name, BY_HOLDERS)
        self.mission = mission
        self.board = mission.board
        self.options = options
        self.endless = self.constants["endless"] > 0
        self.sight = self.constants["sight-mode"]
        """How everybody sees, survivors with better eyes apart."""
        self.kinds: tuple[ZombieKind, ...] = tuple(
            row for row in book.rows("zombies").values() if isinstance(row, ZombieKind)
        )
        self.kind_count = len(self.kinds)
        self.forbidding_kinds = tuple([kind.index for kind in self.kinds if kind.forbids_combat])
        self.most_actions = max([kind.actions for kind in self.kinds], default=1)
        self.kinds_with_action: tuple[tuple[int, ...], ...] = tuple(
            tuple([kind.index for kind in self.kinds if kind.actions > action])
            for action in range(self.most_actions)
        )
        """For each action of an activation, the kinds that still have one then."""
        self.type_kinds: dict[str, tuple[int, ...]] = {}
        for kind in self.kinds:
            self.type_kinds[kind.type] = (*self.type_kinds.get(kind.type, ()), kind.index)
        self.kinds_named: dict[str, tuple[int, ...]] = {
            **{kind.name: (kind.index,) for kind in self.kinds},
            **self.type_kinds,
        }
        """The kinds that a type or the name of a kind stands for."""
        self.kinds_of_type: tuple[tuple[int, ...], ...] = tuple(
            [self.type_kinds[kind.type] for kind in self.kinds]
        )
        """For each kind, all kinds of its type."""
        self.printed = PrintedFacts(book)
        """What only some games print on their rows."""
        kind_facts = KindFacts(self.printed, self.kinds)
        self.wounds_of = kind_facts.wounds
        """For each kind, the wounds of one attack."""
        self.pays_all = kind_facts.pays_all
        """For each kind, whether everybody is paid for a kill, and not the killer alone."""
        self.fate_of = kind_facts.fate
        """For each kind, where its figures go when they leave the board."""
        self.supply_of = kind_facts.supply
        """For each kind its place in `Game.pool`; NO_SUPPLY for kinds that come with a card of their own."""
        self.full_supply = kind_facts.figures
        self.acts_if_short = kind_facts.acts_if_short
        """For each kind, whether those on the board act when figures run out."""
        self.figure_deck = self.first_deck(FIGURES)
        """The deck of the cards with which figures come; NO_DECK if the game has none."""
        self.zombie_deck = self.first_deck(ZOMBIES)
        """The deck from which zombies come, unless a spawn token has one of its own."""
        statuses = book.rows_of("statuses", Status)
        self.status_numbers: dict[str, int] = {name: number for number, name in enumerate(statuses)}
        self.status_after: list[int] = [
            self.status_number(row.then) if row.then else -1 for row in statuses.values()
        ]
        """For each status the one that follows it; -1 if the figures may act again."""
        self.muster_procs: tuple[int, ...] = tuple([self.words.number(name) for name in book.rows("musters")])
        """The procedures whose grid counts figures that take part in something."""
        self.handling_cards = tuple([self.words.number(name) for name in book.rows("handling-cards")])
        """The procedures and questions during which nobody discards."""
        self.holding_cards = tuple([self.words.number(name) for name in book.rows("holding-cards")])
        """The procedures whose items are cards that are nobody's yet."""
        counters = book.rows_of("counters", Counter).values()
        self.shown_counters: tuple[Counter, ...] = tuple([row for row in counters if row.is_shown])
        """What the game counts for all to see."""
        self.more_goals: Callable[[Game], tuple[Goal, ...]] = self.ruling("more-goals")
        """The goals that have entered in play."""
        self.endings: tuple[str, ...] = (*book.rows("endings"), *mission.endings)
        """The ways in which the game can be lost."""
        self.goal_reasons: tuple[GoalReason, ...] = tuple(book.rows_of("goal-reasons", GoalReason).values())
        self.outlook: Callable[[Game], Any] = self.ruling("outlook")
        self.goals: Callable[[Game, int, Any], tuple[int, int, int]] = self.ruling("goals")
        self.roads: Callable[[Game], Topology] = self.ruling("roads")
        self.ways: Callable[[Game, Topology, int, int], tuple[int, ...]] = self.ruling("ways")
        self.lands: Callable[[Game, int, int], int] = self.ruling("lands")
        self.may_be_blocked = self.lands is not lands
        """Whether a way that the dead take may end where it began."""
        self.cards: list[CardType] = []
        self.card_deck: list[int] = []
        self.deck_cards: list[tuple[int, ...]] = []
        for deck in self.piles:
            if deck.kind not in book.rows("deck-kinds"):
                raise unknown("deck-kinds", deck.kind, list(book.rows("deck-kinds")), book.name)
            numbers = book.rows_of("deck-kinds", DeckKind)[deck.kind].numbers(self, book, deck)
            self.deck_cards.append(tuple(sorted(numbers)))
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
        self.shape = KitShape(
            book.rows_of("quantities", Quantity).values(), book.rows_of("attack-kinds", AttackKind).values()
        )
        """What every survivor's kit of this game holds."""
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
        self.skills: list[Skill] = []
        self.skill_index: dict[str, int] = {}
        for skill in book.rows_of("skills", Skill).values():
            self.skill_index[skill.name] = len(self.skills)
            self.skills.append(self._immune(skill) if skill.immune else skill)
        self.characters: tuple[Character, ...] = tuple(
            row for row in book.rows("characters").values() if isinstance(row, Character)
        )
        self._number_made_skills()
        self.search_decks: Callable[[Game, int], tuple[int, ...]] = self.ruling("search-decks")
        """The decks that somebody may search now, in its zone."""
        self.hands_grant = self.constants["hands-grant"] > 0
        """Whether who holds a weapon has the verbs and reactions of its skills."""
        self.defeat_by: Callable[[Game, int], str] = self.ruling("defeat-by")
        """The ending with which the game is lost by somebody's death; nothing if it goes on."""
        self.divided_by: Callable[[Game, int], int] = self.ruling("divided-by")
        self.in_play: Callable[[Game, Survivor], bool] = self.ruling("in-play")
        self.side: Callable[[Game, Survivor], int] = self.ruling("side")
        self.skills_in_force: Callable[[Game, Survivor], tuple[int, ...]] = self.ruling("skills-in-force")
        self.skills_of_level: Callable[[Character, int], tuple[str, ...]] = self.ruling("skills-of-level")
        self.listed_skills = len(self.skills)
        """How many skills are printed somewhere; those that only a name makes come after them."""
        self.kits: dict[KitKey, Kit] = {}
        self.kits_by_skills: dict[tuple[tuple[str, ...], int], Kit] = {}
        self.doors_at = self.board.zone_doors
        self.fittings: tuple[Fitting, ...] = tuple(book.rows_of("fittings", Fitting).values())
        self.fitting_numbers: dict[str, int] = {row.name: i for i, row in enumerate(self.fittings)}
        self.fitted: bytes = bytes([self.fitting_numbers[name] for name in mission.fittings])
        """What stands in each passage when the game begins."""
        self.pushed = 0
        """The passages that anybody opens in going through when the game begins, as bits."""
        self.special_doors = 0
        """The passages that do not simply open with a tool when the game begins, as bits."""
        for door, number in enumerate(self.fitted):
            fitting = self.fittings[number]
            if fitting.pushed:
                self.pushed |= 1 << door
            if fitting.pushed or fitting.sealed or door in mission.locks:
                self.special_doors |= 1 << door
        self.vehicles: dict[str, Vehicle] = book.rows_of("vehicles", Vehicle)
        self.seats_of_cars: tuple[Seat, ...] = tuple(book.rows_of("seats", Seat).values())
        self.passenger_seat = 0
        """The seat of those who only ride along."""
        for number, seat in enumerate(self.seats_of_cars):
            if not seat.drives and not seat.fires:
                self.passenger_seat = number
        self.travels_by_zones = "travel" in book.rows("procedures")
        """Whether the game has a procedure of its own for going from zone to zone."""
        self.manners: tuple[Manner, ...] = tuple(book.rows_of("manners", Manner).values())
        verbs = book.rows_of("verbs", Verb)
        self.grant_offers: dict[str, Offer] = {
            name: row.offer for name, row in verbs.items() if GRANTED in row.traits
        }
        self.turn_offers: dict[int, tuple[Offer, ...]] = {}
        """What is offered in a turn, by the needs that are met (the bits of `NEEDS`); each as
        `offer(state, who, survivor, its kit, out)`. Filled by `offers_with`."""
        self.free_offers: tuple[Offer, ...] = tuple(
            [row.offer for row in verbs.values() if COSTLESS in row.traits and GRANTED not in row.traits]
        )
        """What is offered to those who have spent all their actions."""
        self.arms: dict[tuple[int, ...], Arms] = {}
        self._prepare_attacks(book)

    def _immune(self, skill: Skill) -> Skill:
        """A skill against a type of zombies, with all kinds of that type filled in."""
        kinds = sum([1 << kind for kind in self.type_kinds.get(skill.immune, ())])
        return skill.modifying((*skill.modify, (IMMUNE_KINDS, BITS, kinds)))

    def offers_with(self, met: int) -> tuple[Offer, ...]:
        """The offers of all verbs whose needs are among those that are met."""
        unmet = [need for bit, need in enumerate(NEEDS) if not met >> bit & 1]
        if not self.mission.actions:
            unmet.append(NEEDS_MISSION)
        found = tuple(
            [
                row.offer
                for row in self.verbs.values()
                if GRANTED not in row.traits and not any([need in row.traits for need in unmet])
            ]
        )
        self.turn_offers[met] = found
        return found

    def _number_made_skills(self) -> None:
        """Skills that are made of others have their numbers before anybody asks for one."""
        for character in self.characters:
            for names in (character.traits, *[names for side in character.sides for names in side]):
                for name in names:
                    self.skill(name)
        for card in self.cards:
            for name in card.skills:
                self.skill(name)

    def _prepare_attacks(self, book: Book) -> None:
        """What attacks need of the book: their kinds and facts, and how weapons and targets are judged."""
        self.attack_kinds = self.shape.kinds
        self.kind_of_attack: dict[int, int] = {
            verb: kind.number for kind in self.attack_kinds for verb in self.traits[kind.name]
        }
        """The kind of each verb that is an attack."""
        self.attack_facts: list[int] = list(book.rows_of("attack-facts", int).values())
        """With what each fact of an attack begins."""
        self.attack_fact_numbers = {name: at for at, name in enumerate(book.rows("attack-facts"))}
        self.rolls: tuple[Roll, ...] = tuple(book.rows_of("rolls", Roll).values())
        self.roll_numbers = {row.name: number for number, row in enumerate(self.rolls)}
        self.limits_actions = bool(self.layout.clocks.get("action"))
        """Whether anything is limited within an action."""
        self.dark_accuracy = self.constants["dark-accuracy"]
        """What a die must show in the dark; 0 where darkness does not matter."""
        self.hears_noise = self.hears("noise-made")
        self.hears_rolls = self.hears("rolled")
        self.hears_turns = self.hears("turn-end")
        self.hears_arrivals = self.hears("dead-came") or self.hears("zombies-arrived")
        self.hears_losses = self.hears("dead-went")
        self.hears_steps = self.hears("dead-moved") or self.hears("zombies-arrived")
        self.hears_travel = self.hears("left") or self.hears("entered")
        self.between_turns = self.step_of(PLAYER_PHASE, "offer-interruption")
        """The step of the player phase that comes before each turn."""
        self.rolls_plainly = self.steps[ROLLING][:-1] == STEPS
        """Whether a roll that nobody may repeat is over at once, with nothing that a game has put in."""
        self.noted_kits: dict[int, Kit] = {}
        self.weapon_barred: Barred | None = None
        if "weapon-barred" in book.rows("rulings"):
            self.weapon_barred = self.ruling("weapon-barred")
        self.zones_for: Callable[[Game, int, Kit, CardType, int], list[int]] = self.ruling("zones-for")
        self.why_not_there: Callable[[Game, int, Kit, CardType, int, int], list[Reason]] = self.ruling(
            "why-not-there"
        )
        self.targets: Callable[[Game, Frame], list[int]] = self.ruling("targets")

    def deck(self, name: str) -> int:
        """The number of a deck by its name."""
        if name not in self.decks:
            raise unknown("piles", name, list(self.decks), self.name)
        return self.decks.index(name)

    def decks_of(self, kind: str) -> tuple[int, ...]:
        """The decks of a kind."""
        return tuple([number for number, row in enumerate(self.piles) if row.kind == kind])

    def first_deck(self, kind: str) -> int:
        """The first deck of a kind; NO_DECK if there is none."""
        return next(iter(self.decks_of(kind)), NO_DECK)

    def is_carried(self, deck: int) -> bool:
        """Whether survivors carry the cards of a deck."""
        row = self.book.row("deck-kinds", self.piles[deck].kind)
        assert isinstance(row, DeckKind)
        return row.is_carried

    def status_number(self, name: str) -> int:
        """The number of a declared status."""
        if name not in self.status_numbers:
            raise unknown("statuses", name, list(self.status_numbers), self.name)
        return self.status_numbers[name]

    def constant_names(self, table: str) -> tuple[str, ...]:
        """Names listed in a table of the book."""
        return tuple(self.book.rows(table))

    def skill(self, name: str) -> Skill:
        """A skill by its name, also one that nothing printed names: shared, or with its blank filled."""
        index = self.skill_index.get(name)
        if index is not None:
            return self.skills[index]
        for prefix, base in self.book.rows("shared-skills").items():
            if name.startswith(prefix) and name[len(prefix) :] in self.skill_index:
                shared = name[len(prefix) :]
                pattern = self.book.rows("skills").get(str(base))
                assert isinstance(pattern, Skill)
                made = Skill(
                    len(self.skills), name, slug_of(name), pattern.rules, (), (), (), (shared,), "", False
                )
                self.skill_index[name] = len(self.skills)
                self.skills.append(made)
                return made
        for row in self.skills:
            filled = self._filled(row, name) if row.fills else None
            if filled is not None:
                self.skill_index[name] = len(self.skills)
                self.skills.append(filled)
                return filled
        raise OptionError("unknown-skill", {"name": name})

    def _filled(self, pattern: Skill, name: str) -> Skill | None:
        """The skill that a name makes of a pattern by filling its blank; None if it does not."""
        filler = pattern.filler(name)
        modify: tuple[tuple[int, int, int], ...] = ()
        card = ""
        codes = self.shape.codes.get(pattern.fills, ())
        if codes and filler.isdigit():
            modify = tuple([(code, MOST, int(filler)) for code in codes])
        elif not codes and any([row.name == filler for row in self.cards]):
            card = filler
        else:
            return None
        index, slug = len(self.skills), slug_of(name)
        return Skill(index, name, slug, pattern.rules, modify, (), (), (), card, True, pattern.from_start)

    def lent_to(self, state: Game, survivor: Survivor) -> tuple[str, ...]:
        """The skills that a survivor has from its Companions: the first blue one of each."""
        lent: tuple[str, ...] = ()
        for other in state.survivors:
            if other.leader >= 0 and other.zone != ELIMINATED and state.survivors[other.leader] is survivor:
                for name in self.skills_of_level(self.characters[other.character], BLUE)[:1]:
                    if not self.skill(name).from_start:
                        lent = (*lent, name)
        return lent

    def kit_for(self, state: Game, survivor: Survivor) -> Kit:
        """The kit of a survivor from its traits, skills in force, carried cards and what it is lent.

        Made once for each combination. Who is not played has no skills of its own.
        """
        if survivor.leader != PLAYED:
            return self.kit_from(())
        carried: tuple[int, ...] = ()
        for card in survivor.hand + survivor.pack:
            if self.card_gives_skills[card]:
                carried = tuple(sorted({*carried, self.cards[card].index}))
        traits = self.characters[survivor.character].traits if survivor.character >= 0 else ()
        burden = self.mission.burden if survivor.tokens else 0
        skills = self.skills_in_force(state, survivor)
        lent = self.lent_to(state, survivor)
        held: tuple[int, ...] = ()
        if self.hands_grant:
            weapons = {self.cards[card].index for card in survivor.hand if self.grants_in_hand(card)}
            held = tuple(sorted(weapons))
        key = (traits, skills, carried, lent, held, burden)
        kit = self.kits.get(key)
        if kit is None:
            names = list(traits)
            names.extend(self.skills[index].name for index in skills)
            for index in carried:
                names.extend(self.skills_on_card(index))
            names.extend(lent)
            kit = self.kit_from(tuple(names), burden)
            if held:
                found = [name for index in held for name in self.skills_on_card(index)]
                kit = kit.granting(tuple([self.skill(name) for name in found]))
            self.kits[key] = kit
        return kit

    def skills_on_card(self, index: int) -> tuple[str, ...]:
        """The skills printed on a type of card."""
        for printed in self.cards:
            if printed.index == index:
                return printed.skills
        return ()

    def grants_in_hand(self, card: int) -> bool:
        """Whether a weapon lends its holder what its skills grant, and not only its own attacks."""
        printed = self.cards[card]
        return self.hands_grant and printed.is_weapon() and bool(printed.skills)

    def kit_from(self, names: tuple[str, ...], burden: int = 0) -> Kit:
        """The kit of a list of skills by name."""
        kit = self.kits_by_skills.get((names, burden))
        if kit is None:
            kit = Kit(tuple(self.skill(name) for name in names), burden, self.shape)
            self.kits_by_skills[names, burden] = kit
        return kit

    def kit_with(self, kit: Kit, names: tuple[str, ...]) -> Kit:
        """A kit with more skills for the moment, such as those on the weapon in use."""
        if not names:
            return kit
        found = self.kit_from(tuple(skill.name for skill in kit.skills) + names, kit.burden)
        return found.granting(kit.granted) if kit.granted else found

    def noted_kit(self, note: int) -> Kit:
        """The kit whose skills were noted as one number, to be found in `noted_kits` from now on."""
        names: list[str] = []
        left = note
        while left:
            names.append(self.skills[(left & (1 << NOTE_BITS) - 1) - 1].name)
            left >>= NOTE_BITS
        kit = self.noted_kits[note] = self.kit_from(tuple(names))
        return kit

    def shared_kit(self, state: Game, survivor: Survivor) -> Kit:
        """A survivor's kit with what it and its neighbours in the zone share."""
        if survivor.zone < 0 or survivor.leader != -1:
            return survivor.kit
        here = [other for other in state.survivors if other.zone == survivor.zone]
        if len(here) < 2:
            return survivor.kit
        shared: list[str] = []
        for other in here:
            shared.extend(other.kit.aura)
        if not shared:
            return survivor.kit
        return self.kit_with(survivor.kit, tuple(shared))

    def refit(self, state: Game, survivor: Survivor) -> None:
        """Bring a survivor's kit up to date after its skills or cards changed."""
        before = survivor.kit
        survivor.kit = self.kit_for(state, survivor)
        if before.aura or survivor.kit.aura:
            state.auras = sum(1 for other in state.survivors if other.kit.aura)

    # What the kernel asks of a game.

    def settle(self, run: "Run", state: Any) -> None:
        """End the game if a defeat or the last goal is reached, once the mission has said all to a moment."""
        if self.endless or not state.survivors:
            return
        for who, survivor in enumerate(state.survivors):
            if survivor.zone == ELIMINATED:
                lost = self.defeat_by(state, who)
                if run.listener is not None:
                    run.note("defeat-by")
                if lost:
                    run.end(NONE_WIN, lost)
                    return
        if state.stack and state.stack[-1].proc == EFFECTS:
            run.touched = True
            return
        for condition, ending, rule in self.mission.defeats:
            if condition(state, ()):
                if run.must_wait():
                    return
                if run.listener is not None:
                    run.tell("lost", rule, {"ending": ending})
                    run.cite("Z2-WIN-04")
                run.end(NONE_WIN, ending)
                return
        if self.mission.goals and all([is_reached(state, goal) for goal in self.mission.goals[-1]]):
            done = steps_done(state) == len(self.mission.goals)
            if (
                done
                and all([is_reached(state, goal) for goal in self.more_goals(state)])
                and not run.must_wait()
            ):
                if run.listener is not None:
                    run.tell("won", "Z2-WIN-01", {})
                    run.cite("Z2-WIN-05")
                run.end(ALL_WIN, "ending-goals")

    def holders(self, state: Any, moment: int, facts: tuple[int, ...]) -> list[int]:
        row = self.moment_rows[moment]
        found: list[int] = []
        if row.is_own:
            for handler in kit_of(state, state.survivors[facts[0]]).hooks.get(row.name, ()):
                found += (facts[0], self.handler_numbers[handler])
            return found
        name = row.name
        shared = state.auras > 0
        for i, survivor in enumerate(state.survivors):
            if survivor.zone >= 0:
                hooks = (kit_of(state, survivor) if shared else survivor.kit).hooks
                if name in hooks:
                    for handler in hooks[name]:
                        found += (i, self.handler_numbers[handler])
        return found

    def announce(self, run: "Run", state: Any, moment: int, facts: tuple[int, ...]) -> bool:
        return announce(run, state, moment, facts)

    def ask_order(self, run: "Run", state: Any, frame: Frame) -> None:
        run.push(ASK_ORDER)

    def seat_of(self, state: Any, actor: int) -> int:
        if actor >= len(state.survivors):
            return 0
        seat: int = state.survivors[actor].seat
        return seat

    def seats(self, state: Any) -> int:
        return self.options.seats

    def actor_names(self, state: Any) -> Mapping[str, int]:
        return {self.characters[one.character].name: i for i, one in enumerate(state.survivors)}

    def view(self, state: Any, seat: int) -> dict[str, object]:
        return views.view(state, seat)

    def asides(self, state: Any, seat: int) -> list[int]:
        from shamble.family.carrying.inventory import asides

        return asides(state, seat)

    def take_aside(self, run: "Run", state: Any, action: int) -> None:
        from shamble.family.carrying.inventory import take_aside

        take_aside(run, state, action)

    def decode(self, data: Mapping[str, object]) -> Any:
        from shamble.family.position.codec import decode_game

        return decode_game(self, data)


def steps_done(state: Game) -> int:
    """How many of the mission's ordered steps are complete, counting from the first."""
    done = 0
    for step in state.rules.mission.goals:
        for goal in step:
            if goal.progress(state, ()) < goal.target(state, ()):
                return done
        done += 1
    return done
