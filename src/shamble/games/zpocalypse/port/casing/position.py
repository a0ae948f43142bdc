"""A position as a case writes it: squads and what they carry, the dead, structures, the day and its phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.games.zpocalypse.dead.figures import LYING, MARKED, PRESSING, figure_of
from shamble.games.zpocalypse.night.combat import open_turn
from shamble.games.zpocalypse.printed import ARMORY, ENTRANCE, FOOD, GOALS, ITEMS, SCAVENGE, TILES, TOKENS
from shamble.games.zpocalypse.squad.abilities import LIMITS
from shamble.games.zpocalypse.squad.cards import MOST, give
from shamble.games.zpocalypse.squad.stats import fix, max_hp
from shamble.games.zpocalypse.structures.works import (
    FLIPPED_TRAP,
    GATE,
    LOOKOUT,
    PUSHED_LOOKOUT,
    SANDBAGS,
    TRAP,
    WALL,
)
from shamble.games.zpocalypse.table import AT_COMBAT, BUNKER, DUSK, NOWHERE, PHASES, Squad, Table
from shamble.games.zpocalypse.vocabulary import DAY, GAME
from shamble.kernel.counters import use
from shamble.kernel.frame import Frame
from shamble.port.casing import (
    Case,
    Mistake,
    Stock,
    as_list,
    as_map,
    as_number,
    as_text,
    as_truth,
    find,
    resting,
    told,
    unknown,
)

from . import grid
from .box import Box, box_of, kit, strangers

SQUAD_FIELDS: Final = (
    "at",
    "survivors",
    "cards",
    "hp",
    "vp",
    "bought",
    "best",
    "actions",
    "free action",
    "done",
    "stunned",
    "empty",
    "inactive",
    "radiation",
    "used",
    "workers",
    "night owl",
    "goals",
    "out",
    "waiting",
)
CARRIED: Final = (ARMORY, FOOD, ITEMS)
NO_TOKEN: Final = 0x7FFF
USUAL: Final = 2
"""How many plain survivors a squad has if the case names none."""

KINDS: Final = {"1": 1, "single": 1, "2": 2, "double": 2}
PLAIN_SPEED: Final = 3


def place(case: Case, state: Table, stock: Stock) -> None:
    """Put everything where the case says."""
    Placing(case, state, stock).place()


class Placing:
    """One case while its position is made."""

    def __init__(self, case: Case, state: Table, stock: Stock) -> None:
        self.case = case
        self.data = case.data
        self.state = state
        self.stock = stock
        self.box: Box = box_of(case)
        self.squads: dict[str, dict[str, Any]] = {}
        for name, row in as_map(self.data.get("squads"), "squads", "{Red: c2}").items():
            self.squads[name] = row if isinstance(row, dict) else {"at": row} if row is not None else {}
            for field in self.squads[name]:
                if field not in SQUAD_FIELDS:
                    raise unknown("field", field, SQUAD_FIELDS)
        self.seats = {name: number for number, name in enumerate((*self.squads, *strangers(case)))}

    def place(self) -> None:
        """Everything, in an order in which each part finds what it needs."""
        state, data = self.state, self.data
        for tile in grid.lay_board(self.case, state):
            if self.box.printed.tiles[tile].name != "0":
                self.stock.take(self.box.printed.tiles[tile].name, (TILES,))
        state.derive()
        self._clock()
        self._entrance()
        self._people()
        for name, row in self.squads.items():
            self._squad(self.seats[name], row)
        state.pile = tuple(sorted(self._cards(data.get("pile"))))
        state.aside = tuple(sorted(self._cards(data.get("laid aside"))))
        self._heaps()
        self._structures()
        self._tokens()
        self._dead()
        state.derive()
        self._leave_the_box()
        self._stack()

    # --- time

    def _clock(self) -> None:
        state, data = self.state, self.data
        state.day = as_number(data.get("day", 1), "day")
        phase = as_text(data.get("phase", "combat"))
        if phase not in PHASES:
            raise unknown("phase", phase, PHASES)
        state.phase = PHASES.index(phase)
        state.round = as_number(data.get("round", 1), "round")
        state.speed = as_number(data.get("speed", PLAIN_SPEED), "speed")
        state.quiet = as_number(data.get("quiet", 0), "quiet")
        state.enraged = int(self.case.flag("enraged"))
        state.breached = int(self.case.flag("breached") or self.case.flag("enraged"))
        order = as_list(data.get("order")) or list(self.squads)
        state.order = tuple(find("squad", name, self.seats) for name in order)

    def _entrance(self) -> None:
        state = self.state
        found = [
            square
            for lay in state.layout
            for square in state.ground.squares_of(lay >> 18)
            if state.ground.marks[square] & ENTRANCE
        ]
        day_zero = state.rules.scenario.day_zero
        if found and (not day_zero or self.case.flag("entrance found")):
            state.entrance = found[0]

    # --- people

    def _people(self) -> None:
        """Who is in which squad: those who are named, and for the others the next of the kit."""
        named = {name for row in self.squads.values() for name in _named(row.get("survivors"))}
        pool = self.data.get("pool")
        named |= {as_text(name) for name in as_list(pool) if not isinstance(name, int)}
        decks = as_map(self.data.get("decks"), "decks", "{food: [Tin]}")
        top = decks.get("survivors")
        named |= {as_text(name) for name in as_list(top.get("top") if isinstance(top, dict) else top)}
        free = [name for name in kit()[1] if name not in named]
        self.members: dict[str, list[int]] = {}
        for name, row in self.squads.items():
            given = row.get("survivors", 0 if row.get("out") else USUAL)
            if isinstance(given, int):
                if len(free) < given:
                    raise Mistake(
                        "casebook-wrong-form", field="survivors", wanted="{Ann: …}", found=told(given)
                    )
                members, free = free[:given], free[given:]
            else:
                members = _named(given)
            self.members[name] = [self._person(person) for person in members]
        waiting = free[:pool] if isinstance(pool, int) else as_list(pool)
        self.state.pool = tuple(sorted(self._person(person) for person in waiting))

    def _person(self, name: Any) -> int:
        number = find("survivor", name, self.box.people)
        if number in self.stock.left[0]:
            self.stock.left[0].remove(number)
        return number

    def _squad(self, seat: int, row: Mapping[str, Any]) -> None:
        state = self.state
        name = list(self.squads)[seat]
        members = self.members[name]
        known = {self.box.printed.people[person].name: person for person in members}
        asleep = [find("survivor", word, known) for word in as_list(row.get("inactive"))]
        squad = Squad(
            self._at(row),
            0,
            as_number(row.get("vp", 0), "vp"),
            tuple(person for person in members if person not in asleep),
            tuple(asleep),
            tuple(self.stock.take(word, (GOALS,)) for word in as_list(row.get("goals"))),
        )
        state.squads[seat] = squad
        bought = as_map(row.get("bought"), "bought", "{firearm: 4}")
        squad.bought_firearm = as_number(bought.get("firearm", 0), "bought")
        squad.bought_melee = as_number(bought.get("melee", 0), "bought")
        fix(state, seat)
        best = as_map(row.get("best"), "best", "{firearm: 3}")
        squad.best_firearm = max(squad.best_firearm, as_number(best.get("firearm", 0), "best"))
        squad.best_melee = max(squad.best_melee, as_number(best.get("melee", 0), "best"))
        squad.stunned = int(as_truth(row.get("stunned", False), "stunned"))
        self._held(row, members, known)
        radiated = [find("survivor", word, known) for word in as_list(row.get("radiation"))]
        state.radiated = tuple(sorted((*state.radiated, *radiated)))
        squad.hp = as_number(row.get("hp", max_hp(state, seat)), "hp")
        for word in as_list(row.get("used")):
            person = find("survivor", word, known)
            ability = self.box.printed.people[person].ability
            use(state, LIMITS[ability.per] if ability is not None and ability.per < 2 else LIMITS[0], person)
        if "workers" in row:
            idle = as_number(row["workers"], "workers")
            for person in squad.people[: max(0, len(squad.people) - idle)]:
                use(state, "task", person)
        if "night owl" in row and row["night owl"] is not False:
            squad.owl = self._owl()
            if row["night owl"] is not True:
                squad.owl_tile = grid.tile_named(state, as_text(row["night owl"]))

    def _at(self, row: Mapping[str, Any]) -> int:
        if row.get("out") or row.get("waiting"):
            return NOWHERE
        if "at" in row:
            return grid.square(self.state, row["at"])
        return BUNKER

    def _owl(self) -> int:
        for number, card in enumerate(self.box.printed.scavenge):
            if card.night_owl and number in self.stock.left[SCAVENGE]:
                self.stock.left[SCAVENGE].remove(number)
                return number
        raise Mistake("casebook-no-copy", card="Night Owl", copies=0, decks="scavenge")

    # --- cards

    def _held(self, row: Mapping[str, Any], members: list[int], known: Mapping[str, int]) -> None:
        """Who of a squad carries what, and which weapons are out of ammo."""
        state = self.state
        given = row.get("survivors")
        if isinstance(given, dict):
            for name, told_of in given.items():
                cards = told_of.get("cards") if isinstance(told_of, dict) else told_of
                for card in self._cards(cards):
                    give(state, known[name], card)
        for card in self._cards(row.get("cards")):
            holder = next((who for who in members if len(state.carried[who]) < MOST), members[0])
            give(state, holder, card)
        held = [card for person in members for card in state.carried[person]]
        for word in as_list(row.get("empty")):
            for card in held:
                named = state.rules.cards[card].name.lower() == as_text(word).lower()
                if named and card not in state.empty:
                    state.empty = tuple(sorted((*state.empty, card)))
                    break
            else:
                raise unknown("card", word, [state.rules.cards[card].name for card in held])

    def _cards(self, words: Any) -> list[int]:
        """Cards that somebody carries or that lie around, taken out of their decks."""
        return [self._card(word) for word in as_list(words)]

    def _card(self, word: Any) -> int:
        """A copy of a card: one of the kit rather than one of the deck, where both have the name."""
        wanted = as_text(word).strip().lower()
        every = self.box.printed.cards
        for card in range(len(every) - 1, -1, -1):
            deck = every[card].deck
            if every[card].name.lower() == wanted and card in self.stock.left[deck]:
                self.stock.left[deck].remove(card)
                return card
        raise unknown("card", word, list(dict.fromkeys(card.name for card in every)))

    def _heaps(self) -> None:
        state = self.state
        example = "{c2: {Red: [Gun, Tin]}}"
        for word, piles in as_map(self.data.get("dropped"), "dropped", example).items():
            at = grid.square(state, word)
            for owner, cards in as_map(piles, "dropped", example).items():
                held = sorted(self._cards(cards))
                state.heaps = (*state.heaps, (at, find("squad", owner, self.seats), *held))
        state.heaps = tuple(sorted(state.heaps))

    def _leave_the_box(self) -> None:
        """What the case brought and did not use belongs to no deck."""
        sizes, left = self.box.sizes, self.stock.left
        limits = {
            ARMORY: sizes["cards"],
            FOOD: sizes["cards"],
            ITEMS: sizes["cards"],
            0: sizes["people"],
            SCAVENGE: sizes["scavenge"],
            5: sizes["something"],
            GOALS: sizes["goals"],
        }
        for deck, limit in limits.items():
            left[deck] = [card for card in left[deck] if card < limit]

    # --- the board

    def _structures(self) -> None:
        state, data = self.state, self.data
        edges: list[int] = []
        for field, kind in (("sandbags", SANDBAGS), ("walls", WALL), ("gates", GATE)):
            edges += [grid.edge(state, word) * 4 + kind for word in as_list(data.get(field))]
        sites: list[int] = []
        traps = grid.squares(state, data.get("traps"), "traps", "{c2: flipped}")
        for square, word in traps.items():
            if word not in (None, "fresh", "flipped"):
                raise unknown("trap", word, ("fresh", "flipped"))
            sites.append(square * 8 + (FLIPPED_TRAP if word == "flipped" else TRAP))
        lookouts = grid.squares(state, data.get("lookouts"), "lookouts", "{c2: pushed}")
        for square, word in lookouts.items():
            if word not in (None, "standing", "pushed"):
                raise unknown("lookout", word, ("standing", "pushed"))
            sites.append(square * 8 + (PUSHED_LOOKOUT if word == "pushed" else LOOKOUT))
        state.edges = tuple(sorted(edges))
        state.sites = tuple(sorted(sites))

    def _tokens(self) -> None:
        state = self.state
        found: list[int] = []
        for square, word in grid.squares(state, self.data.get("search"), "search", "{c2: white 3}").items():
            text = as_text(word if word is not None else "exhausted")
            token, gone = NO_TOKEN, text.endswith("exhausted")
            number = text.removesuffix("exhausted").strip()
            if number:
                token = self.stock.take(number, (TOKENS,))
            elif self.stock.left[TOKENS]:
                token = self.stock.left[TOKENS].pop()
            found.append(square << 16 | token << 1 | int(gone))
        state.tokens = tuple(sorted(found))

    def _dead(self) -> None:
        state = self.state
        example = "{c2: 1, d3: double}"
        found: list[int] = []
        for word, rows in as_map(self.data.get("zombies"), "zombies", example).items():
            at = grid.square(state, word)
            if at != BUNKER and isinstance(rows, list):
                raise Mistake("casebook-wrong-form", field="zombies", wanted=example, found=told(rows))
            found += [self._figure(at, row) for row in as_list(rows)]
        state.dead = tuple(sorted(found))
        singles = sum(1 for figure in found if figure & 3 == 1)
        doubles = len(found) - singles
        printed = self.box.printed
        left = as_map(self.data.get("figures"), "figures", "{single: 1, double: 0}")
        state.figures = (
            singles + as_number(left["single"], "figures") if "single" in left else printed.singles,
            doubles + as_number(left["double"], "figures") if "double" in left else printed.doubles,
        )

    def _figure(self, at: int, row: Any) -> int:
        """A figure as it is written: `1`, `double marked`, `single tried c2 north`."""
        words = as_text(row).lower().split()
        if not words or words[0] not in KINDS:
            raise unknown("figure", row, KINDS)
        flags, edge = 0, 0
        rest = words[1:]
        while rest:
            word = rest.pop(0)
            if word == "lying":
                flags |= LYING
            elif word == "marked":
                flags |= MARKED
            elif word in ("pressing", "tried") and len(rest) >= 2:
                edge = grid.edge(self.state, f"{rest.pop(0)} {rest.pop(0)}") + 1
                flags |= PRESSING if word == "pressing" else 0
            else:
                raise unknown("word", word, ("lying", "marked", "pressing c2 north", "tried c2 north"))
        return figure_of(at, KINDS[words[0]], flags, edge)

    # --- where play stands

    def _stack(self) -> None:
        """Combat stands in somebody's turn; any other phase waits for what the case does."""
        state = self.state
        rules: Any = state.rules
        if state.phase != AT_COMBAT:
            rest = resting(rules)
            state.stack[:] = [rest] if rest is not None else by_day(state)
            return
        state.stack[:] = [below_combat(state), *open_turn(state, *self._turn())]

    def _turn(self) -> tuple[int, int, bool]:
        """Whose turn it is, with how many actions, and whether its free action is left."""
        state = self.state
        word = self.data.get("active")
        if word is not None:
            active = find("squad", word, self.seats)
        else:
            names = list(self.squads)
            able = [seat for seat in state.order if not self._had(names[seat])]
            active = able[0] if able else state.order[0]
        row = self.squads[list(self.squads)[active]]
        actions = as_number(row.get("actions", 2), "actions")
        return active, actions, as_truth(row.get("free action", True), "free action")

    def _had(self, name: str) -> bool:
        row = self.squads[name]
        return bool(row.get("done") or row.get("out"))


def below_combat(state: Table) -> Frame:
    """What goes on when Combat is over: the rest of the day, or the end of Day Zero."""
    rules: Any = state.rules
    proc, step = (
        (GAME, rules.end_of(GAME)) if rules.scenario.day_zero else (DAY, rules.step_of(DAY, "end-night"))
    )
    return Frame(proc, step, 0, 0, 0, 0, None, None)


def by_day(state: Table) -> list[Frame]:
    """A day that goes on with the phase of the case."""
    rules: Any = state.rules
    step = "end-day" if state.phase == DUSK else "start-day" if state.phase == 0 else PHASES[state.phase]
    return [Frame(DAY, rules.step_of(DAY, step), 0, 0, 0, 0, None, None)]


def _named(given: Any) -> list[str]:
    """The people that a squad lists."""
    if given is None or isinstance(given, int):
        return []
    return [as_text(name) for name in (given if isinstance(given, dict) else as_list(given))]
