"""The rules of one Zombicide game on one mission, ready for play and shared by all games on it.

What they know of the mission, the dead, cards and people stands with these, in their `tables`.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from shamble.family.carrying.tables import NO_DECK as NO_DECK
from shamble.family.missions.mission import Mission, is_reached
from shamble.family.missions.triggers import announce
from shamble.family.moving.manners import Manner
from shamble.family.moving.vehicles import Seat, Vehicle
from shamble.family.needs import Need
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.tables import PeopleTables
from shamble.family.position.options import OptionError, Options
from shamble.family.position.printed import CardType
from shamble.family.position.state import ELIMINATED, Game, Survivor
from shamble.family.rolling import STEPS, Roll
from shamble.family.telling import view as views
from shamble.family.verb_traits import COSTLESS, GRANTED, NEEDS
from shamble.family.vocabulary import ASK_ORDER, EFFECTS, PLAYER_PHASE, ROLLING
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.outcome import ALL_WIN, NONE_WIN
from shamble.kernel.rows import Offer, Verb

if TYPE_CHECKING:
    from shamble.family.fighting.weapons import Arms
    from shamble.kernel.run import Run

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


Barred = Callable[[Game, Survivor, Kit, int, int], list[Reason]]
"""A game's own reasons against using a weapon of somebody's now, in an attack of a kind."""


class Rules(PeopleTables):
    """Tables of a family game, and what the kernel asks of it."""

    __slots__ = (
        "aim_of",
        "arms",
        "attack_fact_numbers",
        "attack_facts",
        "attack_kinds",
        "barred_doors",
        "between_turns",
        "blast_damage",
        "card_needs",
        "dark_accuracy",
        "figures_changed",
        "free_offers",
        "further_dice",
        "grant_offers",
        "hears_arrivals",
        "hears_losses",
        "hears_noise",
        "hears_rolls",
        "hears_steps",
        "hears_travel",
        "hears_turns",
        "is_noisy",
        "kind_of_attack",
        "lay_noise",
        "limits_actions",
        "manners",
        "mounted",
        "needs_by_card",
        "own_view",
        "passenger_seat",
        "roll_numbers",
        "rolls",
        "rolls_plainly",
        "seats_of_cars",
        "special_free",
        "targets",
        "travels_by_zones",
        "turn_offers",
        "unmet_needs",
        "vehicles",
        "weapon_barred",
        "why_not_there",
        "zones_for",
    )

    def __init__(self, book: Book, mission: Mission, options: Options) -> None:
        super().__init__(with_modes(book, mission, options), mission, options)
        book = self.book
        self.vehicles: dict[str, Vehicle] = book.rows_of("vehicles", Vehicle)
        self.seats_of_cars: tuple[Seat, ...] = tuple(book.rows_of("seats", Seat).values())
        self.passenger_seat = 0
        """The seat of those who only ride along."""
        for number, seat in enumerate(self.seats_of_cars):
            if not seat.drives and not seat.fires:
                self.passenger_seat = number
        self.mounted: tuple[tuple[int, ...], ...] = tuple(
            [(self.stat_lines[seat.fires],) if seat.fires else () for seat in self.seats_of_cars]
        )
        """What is fired from each kind of seat."""
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
        self._find_needs(book)
        self.arms: dict[tuple[int, ...], Arms] = {}
        self._prepare_attacks(book)
        self.pass_over_idle()

    def _find_needs(self, book: Book) -> None:
        """What the game adds to the needs of verbs."""
        rows = list(book.rows_of("needs", Need).values())
        self.unmet_needs = [row.name for row in rows if row.game is not None and not row.game(self)]
        """The needs that are never met in a game of these rules."""
        of_cards = [row for row in rows if row.card is not None]
        self.card_needs: dict[str, int] = {
            row.name: 1 << len(NEEDS) + bit for bit, row in enumerate(of_cards)
        }
        """The bit of each need for a card, behind those of `NEEDS`."""
        self.needs_by_card: list[int] = []
        """For each card the needs that are met with it; nothing if no verb of the game has such a need."""
        if of_cards:
            for card in self.cards:
                met = 0
                for row in of_cards:
                    assert row.card is not None
                    met |= self.card_needs[row.name] if row.card(card) else 0
                self.needs_by_card.append(met)

    def offers_with(self, met: int) -> tuple[Offer, ...]:
        """The offers of all verbs whose needs are among those that are met."""
        unmet = [need for bit, need in enumerate(NEEDS) if not met >> bit & 1]
        unmet += [need for need, bit in self.card_needs.items() if not met & bit]
        unmet += self.unmet_needs
        found = tuple(
            [
                row.offer
                for row in self.verbs.values()
                if GRANTED not in row.traits and not any([need in row.traits for need in unmet])
            ]
        )
        self.turn_offers[met] = found
        return found

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
        self.lay_noise: Callable[[Game, int], None] = self.ruling("lay-noise")
        self.hears_noise = self.hears("noise-made")
        self.hears_rolls = self.hears("rolled")
        self.hears_turns = self.hears("turn-end")
        self.figures_changed: Callable[[Run, Game, int], None] | None = None
        if "figures-changed" in book.rows("rulings"):
            self.figures_changed = self.ruling("figures-changed")
        looks = self.figures_changed is not None
        self.hears_arrivals = looks or self.hears("dead-came") or self.hears("zombies-arrived")
        self.hears_losses = looks or self.hears("dead-went")
        self.hears_steps = self.hears("dead-moved") or self.hears("zombies-arrived")
        self.hears_travel = self.hears("left") or self.hears("entered")
        self.between_turns = self.step_of(PLAYER_PHASE, "offer-interruption")
        """The step of the player phase that comes before each turn."""
        self.rolls_plainly = self.steps[ROLLING][:-1] == STEPS
        """Whether a roll that nobody may repeat is over at once, with nothing that a game has put in."""
        self.further_dice: Callable[[Game, Kit, CardType, int], list[int]] | None = None
        if "further-dice" in book.rows("rulings"):
            self.further_dice = self.ruling("further-dice")
        self.is_noisy: Callable[[Game, Survivor, CardType, int], bool] = self.ruling("is-noisy")
        self.aim_of: Callable[[Game, int], tuple[int, int]] = self.ruling("aim-of")
        self.blast_damage: Callable[[Game, Kit, CardType, int], int] = self.ruling("blast-damage")
        self.special_free: Callable[[Game, Survivor, Kit, int, int], int] = self.ruling("special-free")
        self.weapon_barred: Barred | None = None
        if "weapon-barred" in book.rows("rulings"):
            self.weapon_barred = self.ruling("weapon-barred")
        self.zones_for: Callable[[Game, int, Kit, CardType, int], tuple[int, ...]] = self.ruling("zones-for")
        self.why_not_there: Callable[[Game, int, Kit, CardType, int, int], list[Reason]] = self.ruling(
            "why-not-there"
        )
        self.barred_doors: Callable[[Game, int], int] = self.ruling("barred-doors")
        self.own_view: Callable[[Game], dict[str, object]] = self.ruling("own-view")
        self.targets: Callable[[Game, Frame], list[int]] = self.ruling("targets")

    # What the kernel asks of a game.

    def settle(self, run: "Run", state: Any) -> None:
        """End the game if a defeat or the last goal is reached, once the mission has said all to a moment."""
        game: Game = state
        if self.endless or not game.survivors:
            return
        for who, survivor in enumerate(game.survivors):
            if survivor.zone == ELIMINATED:
                lost = self.defeat_by(game, who)
                if run.listener is not None:
                    run.note("defeat-by")
                if lost:
                    run.end(NONE_WIN, lost)
                    return
        if game.stack and game.stack[-1].proc == EFFECTS:
            run.touched = True
            return
        for condition, ending, rule in self.mission.defeats:
            if condition(game, ()):
                if run.must_wait():
                    return
                if run.listener is not None:
                    run.tell("lost", rule, {"ending": ending})
                    run.cite("Z2-WIN-04")
                run.end(NONE_WIN, ending)
                return
        besides = self.lost_besides(game)
        if besides and not run.must_wait():
            run.end(NONE_WIN, besides)
            return
        if self.mission.goals and all([is_reached(game, goal) for goal in self.mission.goals[-1]]):
            done = steps_done(game) == len(self.mission.goals)
            if (
                done
                and all([is_reached(game, goal) for goal in self.more_goals(game)])
                and not run.must_wait()
            ):
                if run.listener is not None:
                    run.tell("won", "Z2-WIN-01", {})
                    run.cite("Z2-WIN-05")
                run.end(ALL_WIN, "ending-goals")

    def holders(self, state: Any, moment: int, facts: tuple[int, ...]) -> list[int]:
        game: Game = state
        row = self.moment_rows[moment]
        found: list[int] = []
        if row.is_own:
            for handler in kit_of(game, game.survivors[facts[0]]).hooks.get(row.name, ()):
                found += (facts[0], self.handler_numbers[handler])
            return found
        name = row.name
        shared = game.auras > 0
        for i, survivor in enumerate(game.survivors):
            if survivor.zone >= 0:
                hooks = (kit_of(game, survivor) if shared else survivor.kit).hooks
                if name in hooks:
                    for handler in hooks[name]:
                        found += (i, self.handler_numbers[handler])
        return found

    def announce(self, run: "Run", state: Any, moment: int, facts: tuple[int, ...]) -> bool:
        return announce(run, state, moment, facts)

    def ask_order(self, run: "Run", state: Any, frame: Frame) -> None:
        run.push(ASK_ORDER)

    def seat_of(self, state: Any, actor: int) -> int:
        game: Game = state
        return game.survivors[actor].seat if actor < len(game.survivors) else 0

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


def is_played_by_one(rules: Rules) -> bool:
    """Whether one seat plays everybody."""
    return rules.options.seats == 1
