"""The family's rule book: every procedure, question, verb and handler that its games share."""

from typing import Final

from shamble.family import modes, moments, needs, rolling, verb_traits
from shamble.family.board.kinds import FITTINGS, ZONE_KINDS, Fitting, ZoneKind
from shamble.family.carrying import inventory, searching, tokens, trading
from shamble.family.carrying.decks import DECK_KINDS, DECKS, DeckKind
from shamble.family.carrying.decks import RULINGS as CARRYING
from shamble.family.dead import activation as zombies
from shamble.family.dead import spawning as spawn
from shamble.family.dead.goals import REASONS, GoalReason
from shamble.family.dead.kinds import FACTS
from shamble.family.dead.statuses import Status
from shamble.family.fighting import attack as combat
from shamble.family.fighting import combat_actions as fighting
from shamble.family.fighting import dice, explosions, laid, targets, weapons
from shamble.family.fighting.facts import ATTACK_FACTS
from shamble.family.fighting.kinds import ATTACK_KINDS, AttackKind
from shamble.family.missions import card_words as word_cards
from shamble.family.missions import mission, triggers
from shamble.family.missions.mission import COLOURS, Colour, MissionField
from shamble.family.missions.triggers import StandingRules
from shamble.family.modes import Mode
from shamble.family.moving import cars, sallies, trunks
from shamble.family.moving import walking as moving
from shamble.family.moving.manners import MANNERS, Manner
from shamble.family.moving.vehicles import SEATS, Seat, Vehicle
from shamble.family.people import adrenaline, companions, leaving, people, sides
from shamble.family.people import wounds as harm
from shamble.family.people.quantities import FAMILY_QUANTITIES, Quantity
from shamble.family.places import here as objects
from shamble.family.places import noise
from shamble.family.playing import knowing
from shamble.family.playing.knowing import Answer
from shamble.family.position.facts import Fact
from shamble.family.position.names import ARGUMENT_KINDS
from shamble.family.position.printed import CardType, Character, Skill, ZombieCard, ZombieKind
from shamble.family.rolling import Roll
from shamble.family.round import free_action as bonus
from shamble.family.round import limits, phases, setup, turns
from shamble.family.round import setup_in_pairs as pairs
from shamble.family.skills import granted, manoeuvres, reactions, searches, strikes
from shamble.family.telling import view
from shamble.family.telling.citations import CITATIONS
from shamble.family.vocabulary import FAMILY_WORDS
from shamble.kernel.book import Book
from shamble.kernel.rows import SIX_SIDED, WHOLE, Procedure, Question, Reply, Step, Verb, named_steps

REPLIES = (
    Reply("activate"),
    Reply("pass"),
    Reply("end"),
    Reply("hit", "kind"),
    Reply("wound"),
    Reply("shield", "card"),
    Reply("take-wound"),
    Reply("route", "kind", "zone"),
    Reply("spawn-in", "zone"),
    Reply("goal", "zone"),
    Reply("choose", "skill"),
    Reply("reroll"),
    Reply("stand"),
    Reply("keep", "card"),
    Reply("give", "card"),
    Reply("drop", "card"),
    Reply("hands", "card-or-nothing", "card-or-nothing"),
    Reply("escape"),
    Reply("stay"),
    Reply("drag", "survivor"),
    Reply("leave", "survivor"),
    Reply("consent"),
    Reply("refuse"),
    Reply("assign", "zombie-card", "zone"),
    Reply("play", "character"),
    Reply("first"),
    Reply("surplus"),
    Reply("start-at", "zone"),
    Reply("yes"),
    Reply("no"),
    Reply("heal", "survivor"),
    Reply("entrust", "survivor"),
    Reply("retain", "survivor"),
    Reply("companion-is", "character"),
    Reply("leads", "survivor"),
    Reply("give-token", "objective"),
    Reply("keep-token", "objective"),
    Reply("discard", "card"),
    Reply("concede"),
    Reply("react", "reaction"),
    Reply("no-more"),
    Reply("draw-from", "deck"),
)

CONSTANTS = {
    "sight-mode": 0,
    "endless": 0,
    "dark-accuracy": 0,
    "abomination-limit": 1,
    "abominations-at-setup": 0,
    "spawns-share-zones": 0,
    "ultrared": 0,
    "hands-grant": 0,
    "survivors-are-noise": 1,
    "least-party": 1,
    "objective-adrenaline": 5,
}


TABLES: Final[dict[str, tuple[type, ...]]] = {
    "attack-kinds": (AttackKind,),
    "attack-facts": (int,),
    "rolls": (Roll,),
    "quantities": (Quantity,),
    "modes": (Mode,),
    "cards": (CardType,),
    "decks": (dict,),
    "deck-kinds": (DeckKind,),
    "standing-rules": (StandingRules,),
    "stat-lines": (str,),
    "zombies": (ZombieKind,),
    "abominations": (bool,),
    "zombie-cards": (ZombieCard,),
    "tiers": (tuple,),
    "components": (int,),
    "tokens": (int,),
    "skills": (Skill,),
    "shared-skills": (str,),
    "characters": (Character,),
    "first-player-card": (bool,),
    "zone-kinds": (ZoneKind,),
    "fittings": (Fitting,),
    "manners": (Manner,),
    "colours": (Colour,),
    "mission-fields": (MissionField,),
    "seats": (Seat,),
    "vehicles": (Vehicle,),
    "statuses": (Status,),
    "musters": (bool,),
    "handling-cards": (bool,),
    "holding-cards": (bool,),
    "endings": (bool,),
    "goal-reasons": (GoalReason,),
    "printed-facts": (Fact,),
    "answers": (Answer,),
    "needs": (needs.Need,),
}
"""The tables that all Zombicides have besides the kernel's, with the types of their rows."""


def family_book(name: str) -> Book:
    """A book with the rules that all Zombicide games share, without any content."""
    book = Book(name, FAMILY_WORDS)
    for table, kinds in TABLES.items():
        book.declare(table, *kinds)
    for mark in moments.MARKS:
        book.add("marks", mark.name, mark)
    for argument in ARGUMENT_KINDS:
        book.add("argument-kinds", argument.name, argument)
    for clock in moments.CLOCKS:
        book.add("clocks", clock.name, clock)
    for limit in limits.LIMITS:
        book.add("limits", limit.name, limit)
    for moment in moments.MOMENTS:
        book.add("moments", moment.name, moment)
    for key, value in CONSTANTS.items():
        book.add("constants", key, value)
    for key, kind in ZONE_KINDS.items():
        book.add("zone-kinds", key, kind)
    for key, fitting in FITTINGS.items():
        book.add("fittings", key, fitting)
    for manner in MANNERS:
        book.add("manners", manner.name, manner)
    for colour in COLOURS:
        book.add("colours", colour.name, colour)
    for seat in SEATS:
        book.add("seats", seat.name, seat)
    for key in inventory.HANDLING_CARDS:
        book.add("handling-cards", key, True)
    book.add("endings", leaving.ELIMINATED_ENDING, True)
    for key in inventory.HOLDING_CARDS:
        book.add("holding-cards", key, True)
    for key in zombies.MUSTERS:
        book.add("musters", key, True)
    for fact in FACTS:
        book.add("printed-facts", fact.key, fact)
    for reason in REASONS:
        book.add("goal-reasons", reason.name, reason)
    for ruling in (*zombies.RULINGS, *spawn.RULINGS, *harm.RULINGS):
        book.add("rulings", ruling.name, ruling)
    procedures: dict[str, tuple[Step, ...]] = {}
    questions: list[Question] = []
    verbs: list[Verb] = []
    for part in (
        setup,
        phases,
        turns,
        trading,
        bonus,
        zombies,
        spawn,
        combat,
        rolling,
        harm,
        inventory,
        triggers,
        objects,
    ):
        procedures.update(part.PROCEDURES)
    for part in (reactions, granted, tokens, trunks, cars, companions, leaving):
        procedures.update(part.PROCEDURES)
    for part in (
        setup,
        phases,
        turns,
        trading,
        bonus,
        zombies,
        spawn,
        combat,
        dice,
        rolling,
        harm,
        inventory,
        moments,
        adrenaline,
    ):
        questions.extend(part.QUESTIONS)
    for part in (
        reactions,
        sallies,
        granted,
        manoeuvres,
        searches,
        strikes,
        tokens,
        trunks,
        pairs,
        companions,
        word_cards,
        searching,
    ):
        questions.extend(part.QUESTIONS)
    for part in (moving, sallies, objects, fighting, trading, granted, manoeuvres, strikes):
        verbs.extend(part.VERBS)
    for key, steps in procedures.items():
        book.add("procedures", key, Procedure(key, named_steps(*steps)))
    whole = Procedure("explosion", named_steps(*explosions.STEPS), whole=WHOLE)
    book.add("procedures", whole.name, whole)
    for question in questions:
        book.add("questions", question.name, question)
    for verb in verbs:
        book.add("verbs", verb.name, verb)
    for kind_of_attack in ATTACK_KINDS:
        book.add("attack-kinds", kind_of_attack.name, kind_of_attack)
    for name_of_fact in ATTACK_FACTS:
        book.add("attack-facts", name_of_fact, 0)
    book.add("dice", SIX_SIDED.name, SIX_SIDED)
    for roll in dice.ROLLS:
        book.add("rolls", roll.name, roll)
    for quantity in FAMILY_QUANTITIES.rows:
        book.add("quantities", quantity.name, quantity)
    for trait in verb_traits.TRAITS:
        book.add("traits", trait, True)
    for need in needs.NEEDS:
        book.add("needs", need.name, need)
    for handlers in (
        adrenaline.HANDLERS,
        reactions.HANDLERS,
        manoeuvres.HANDLERS,
        searches.HANDLERS,
        strikes.HANDLERS,
    ):
        for handler in handlers:
            book.add("handlers", handler.name, handler)
    for secret in tokens.SECRETS:
        book.add("secrets", secret.name, secret)
    for deck in DECKS:
        book.add("piles", deck.name, deck)
    for sort in DECK_KINDS:
        book.add("deck-kinds", sort.name, sort)
    for ruling in (
        *setup.RULINGS,
        *mission.RULINGS,
        *CARRYING,
        *leaving.RULINGS,
        *people.RULINGS,
        *sides.RULINGS,
        *explosions.RULINGS,
        *laid.RULINGS,
        *noise.RULINGS,
        *knowing.RULINGS,
        *targets.RULINGS,
        *view.RULINGS,
        *word_cards.RULINGS,
        *weapons.RULINGS,
    ):
        book.add("rulings", ruling.name, ruling)
    for name, mode in modes.MODES.items():
        book.add("modes", name, mode)
    for key, cited in CITATIONS.items():
        book.add("citations", key.replace("_", "-"), cited)
    for reply in REPLIES:
        book.add("replies", reply.name, reply)
    return book


def endless_book(parent: Book) -> Book:
    """A layer without elimination, escape or victory, for measuring crowded boards."""
    book = parent.layer(parent.name + "-endless")
    book.replace("constants", "endless", 1)
    return book
