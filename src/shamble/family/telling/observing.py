"""A position of the family as numbers for those who learn: the ground, the dead, survivors, tokens, decks.

Everything here is public, or the colour of a token that lies face up. Cards are named by their printed faces,
counted from 1, zones by their numbers plus 1; 0 is nothing. What has not changed is not written again.
"""

from typing import TYPE_CHECKING, Any, Final

from shamble.family.board.model import Topology
from shamble.family.dead.figures import in_supply
from shamble.family.missions.mission import goals_in_play
from shamble.family.people.kit import Kit
from shamble.family.people.people import is_of_team
from shamble.family.people.quantities import ACTIONS, HEALTH
from shamble.family.position.state import ELIMINATED, ESCAPED, Game, Survivor, is_facedown
from shamble.family.round.allowance import free_left
from shamble.family.vocabulary import BONUS_ACTION, ROLLING, TURN
from shamble.kernel.action import ARG_MASK
from shamble.kernel.coding import NOWHERE, Coding
from shamble.kernel.observing import USUAL_KIND, USUAL_SPARE, Observer, Slate, byte

if TYPE_CHECKING:
    from shamble.family.rules import Rules

CARDS: Final = ("card", "tool", "card-or-nothing")
"""Kinds of arguments that are cards: their place is where the actor carries them."""

HELD: Final = 8
FOUND: Final = 4
"""Places for cards that the actor carries, for others, and behind them one for no card."""

NO_CARD_PLACE: Final = HELD + FOUND

MOST_PEOPLE: Final = 8
"""Survivors that an observation has room for, Companions included."""

HAND: Final = 3
PACK: Final = 5
SKILLS: Final = 16
DICE: Final = 12
PLAIN: Final = 18
"""Columns of a survivor's row before its cards."""

SCALE: Final = 255

SURVIVOR_COLUMNS: Final = (
    "there,card,seat,zone,escaped,lost,wounds,health,adrenaline,level,actions left,done,acting,leader,"
    "car and seat,tokens,attacks in a row,free actions left,"
    "hand: card and empty,backpack: card and empty"
)


class FamilyCoding(Coding):
    """Cards are told apart by where they are carried; everything else by its number."""

    __slots__ = ("card_kinds", "found", "hand", "pack")

    def __init__(self, rules: "Rules", widths: dict[str, int], ranked: tuple[str, ...]) -> None:
        super().__init__(rules, widths, USUAL_SPARE, ranked)
        self.card_kinds: list[bool] = [kind in CARDS for kind in self.kinds]
        self.hand: tuple[int, ...] = ()
        self.pack: tuple[int, ...] = ()
        self.found: list[int] = []
        """Cards that the question names and its actor does not carry."""

    def begin(self, state: Any, actor: int) -> None:
        game: Game = state
        self.hand = ()
        self.pack = ()
        self.found = []
        if actor < len(game.survivors):
            me = game.survivors[actor]
            self.hand = me.hand
            self.pack = me.pack

    def place_of(self, state: Any, kind: int, value: int) -> int:
        if not self.card_kinds[kind]:
            return self.rank(kind, value) if self.ranked[kind] else value
        if value == ARG_MASK:
            return NO_CARD_PLACE
        hand = self.hand
        held = len(hand)
        for at in range(held):
            if hand[at] == value:
                return at
        pack = self.pack
        for at in range(len(pack)):
            if pack[at] == value:
                return held + at if held + at < HELD else NOWHERE
        found = self.found
        for at in range(len(found)):
            if found[at] == value:
                return HELD + at
        if len(found) == FOUND:
            return NOWHERE
        found.append(value)
        return HELD + len(found) - 1


def coding_of(rules: "Rules") -> FamilyCoding:
    """The places of a game's actions on its mission."""
    mission = rules.mission
    widths = {
        "zone": len(rules.board.zones),
        "survivor": MOST_PEOPLE,
        "door": max(1, len(rules.board.doors)),
        "kind": rules.kind_count,
        "character": len(rules.characters),
        "mission-action": max(1, len(mission.actions)),
        "objective": max(1, len(mission.objectives)),
        "crate": max(1, len(mission.crates)),
        "car": max(1, len(mission.cars)),
        "place": 1 + len(rules.seats_of_cars),
        "colour": len(mission.colours),
        "deck": len(rules.decks),
        **dict.fromkeys(CARDS, NO_CARD_PLACE + 1),
    }
    others = tuple([kind for kind in rules.argument_kinds if kind not in widths])
    for kind in others:
        widths[kind] = USUAL_KIND
    return FamilyCoding(rules, widths, others)


class Seen:
    """What was last written of a survivor."""

    __slots__ = (
        "acting",
        "adrenaline",
        "character",
        "done",
        "emptied",
        "hand",
        "kit",
        "leader",
        "level",
        "pack",
        "ride",
        "seat",
        "skills",
        "spent",
        "spent_free",
        "streak",
        "tokens",
        "wounds",
        "zone",
    )

    def __init__(self) -> None:
        self.character = -1
        self.seat = 0
        self.zone = 0
        self.wounds = 0
        self.adrenaline = 0
        self.level = 0
        self.spent = 0
        self.spent_free = 0
        self.streak = 0
        self.done = 0
        self.leader = 0
        self.ride = 0
        self.acting = False
        self.emptied = 0
        self.hand: tuple[int, ...] = ()
        self.pack: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()
        self.kit: Kit | None = None
        self.skills: Kit | None = None

    def is_still(self, me: Survivor, acting: bool, emptied: int) -> bool:
        """Whether nothing has changed."""
        return (
            self.zone == me.zone
            and self.spent == me.spent
            and self.acting == acting
            and self.done == me.done
            and self.wounds == me.wounds
            and self.adrenaline == me.adrenaline
            and self.hand is me.hand
            and self.pack is me.pack
            and self.kit is me.kit
            and self.spent_free == me.spent_free
            and self.streak == me.streak
            and self.level == me.level
            and self.tokens is me.tokens
            and self.leader == me.leader
            and self.ride == me.ride
            and self.seat == me.seat
            and self.character == me.character
            and self.emptied == emptied
        )

    def note(self, me: Survivor, acting: bool, emptied: int) -> None:
        """This stands there now."""
        self.character = me.character
        self.seat = me.seat
        self.zone = me.zone
        self.wounds = me.wounds
        self.adrenaline = me.adrenaline
        self.level = me.level
        self.spent = me.spent
        self.spent_free = me.spent_free
        self.streak = me.streak
        self.done = me.done
        self.leader = me.leader
        self.ride = me.ride
        self.acting = acting
        self.emptied = emptied
        self.hand = me.hand
        self.pack = me.pack
        self.tokens = me.tokens
        self.kit = me.kit


class Memory:
    """What was last written of a game."""

    __slots__ = (
        "cars",
        "colours",
        "counters",
        "crates",
        "dice",
        "facedown",
        "first",
        "fittings",
        "goals",
        "objectives",
        "offered",
        "people",
        "pool",
        "seen",
        "spawned",
        "spawning",
        "spawns",
        "topology",
    )

    def __init__(self) -> None:
        self.topology: Topology | None = None
        self.fittings: bytes | None = None
        self.spawned = -1
        self.objectives: list[int] = []
        self.colours: list[int] = []
        self.facedown = -1
        self.crates: list[int] = []
        self.spawns: list[int] = []
        self.spawning = -1
        self.pool: list[int] = []
        self.first = -1
        self.cars: tuple[int, ...] = (-1,)
        self.counters: list[tuple[int, ...]] = []
        self.goals: list[int] = []
        self.offered: list[int] = []
        self.dice = bytearray()
        self.people = 0
        self.seen = [Seen() for _ in range(MOST_PEOPLE)]


class FamilyObserver(Observer):
    """Observes a game of the family on one mission."""

    __slots__ = (
        "adjacency_at",
        "cars_at",
        "columns",
        "crates_at",
        "dice_at",
        "doors_at",
        "face_numbers",
        "family",
        "family_coding",
        "game",
        "goal_count",
        "goals_at",
        "ground",
        "ground_at",
        "idle_at",
        "noise_at",
        "objectives_at",
        "offered_at",
        "shown_at",
        "skills_at",
        "spawns_at",
        "supply_at",
        "survivors_at",
        "thrown_at",
        "ways",
        "zombies_at",
        "zones",
    )

    def __init__(self, rules: "Rules") -> None:
        coding = coding_of(rules)
        super().__init__(rules, coding)
        self.family = rules
        self.family_coding = coding
        board = rules.board
        mission = rules.mission
        self.zones = len(board.zones)
        self.ground = _ground(rules)
        self.ways: dict[int, tuple[Topology, bytearray]] = {}
        """What was worked out of the ways across the board, by the doors that stand open."""
        self.face_numbers: list[int] = [card.index + 1 for card in rules.cards]
        columns = "indoors,dark,searched,driven on,exit,start,building,x,y"
        self.ground_at = self.add("ground", (self.zones, len(columns.split(","))), columns)
        self.adjacency_at = self.add("adjacency", (self.zones, self.zones), "a way leads there")
        self.zombies_at = self.add(
            "zombies", (self.zones, rules.kind_count), ",".join([kind.slug for kind in rules.kinds])
        )
        self.idle_at = self.size
        for name in rules.status_numbers:
            self.add("zombies " + name, (self.zones, rules.kind_count), "as zombies")
        self.noise_at = self.add("noise", (self.zones,), "tokens")
        self.columns = PLAIN + 2 * (HAND + PACK)
        self.survivors_at = self.add("survivors", (MOST_PEOPLE, self.columns), SURVIVOR_COLUMNS)
        self.skills_at = self.add("skills", (MOST_PEOPLE, SKILLS), "skill plus 1")
        self.doors_at = self.add("doors", (max(1, len(board.doors)), 2), "open,what stands there")
        self.objectives_at = self.add(
            "objectives", (max(1, len(mission.objectives)), 3), "zone,colour,face down"
        )
        self.crates_at = self.add("crates", (max(1, len(mission.crates)),), "zone")
        self.spawns_at = self.add("spawns", (max(1, len(mission.spawns)), 3), "zone,active,colour")
        self.cars_at = self.add("cars", (max(1, len(mission.cars)),), "zone")
        self.goal_count = max(1, sum([len(step) for step in mission.goals]))
        self.goals_at = self.add("goals", (self.goal_count, 2), "done,wanted")
        faces = 1 + max(self.face_numbers, default=0)
        self.thrown_at = self.add("discards", (faces,), "copies seen, by card")
        self.supply_at = self.add(
            "supply", (rules.kind_count + 2,), "figures by kind,first player,rooms spawned"
        )
        self.offered_at = self.add("offered", (FOUND,), "cards that the question names and nobody carries")
        self.dice_at = self.add("dice", (DICE,), "faces that may be rolled again")
        width = max(1, len(self.shown))
        self.shown_at = self.add("counters", (width, max(self.zones, MOST_PEOPLE)), "by holder")

    def write_position(self, state: Any, seat: int, slate: Slate) -> None:
        game: Game = state
        buffer = slate.buffer
        base = slate.at
        memory: Memory | None = slate.memory
        if memory is None:
            memory = Memory()
            slate.memory = memory
            at = base + self.ground_at
            buffer[at : at + len(self.ground)] = self.ground
        places = len(game.zombies)
        at = base + self.zombies_at
        buffer[at : at + places] = game.zombies
        for row in game.idle:
            at += places
            buffer[at : at + places] = row
        at = base + self.noise_at
        buffer[at : at + self.zones] = game.noise
        self._write_people(game, memory, buffer, base)
        self._write_board(game, memory, buffer, base)
        self._write_tokens(game, memory, buffer, base)
        self._write_moment(game, memory, buffer, base)

    # --- survivors

    def _write_people(self, game: Game, memory: Memory, buffer: Any, base: int) -> None:
        acting = 0
        for frame in game.stack:
            if frame.proc == TURN or frame.proc == BONUS_ACTION:
                acting |= 1 << frame.a
        people = game.survivors
        count = min(len(people), MOST_PEOPLE)
        for who in range(count):
            me = people[who]
            seen = memory.seen[who]
            acts = acting >> who & 1 == 1
            if not seen.is_still(me, acts, game.emptied):
                row = self._row(game, me, acts)
                at = base + self.survivors_at + who * self.columns
                buffer[at : at + self.columns] = row
                seen.note(me, acts, game.emptied)
            if seen.skills is not me.kit:
                seen.skills = me.kit
                at = base + self.skills_at + who * SKILLS
                buffer[at : at + SKILLS] = _skills(me.kit)
        if count < memory.people or memory.people == 0:
            nothing = bytearray(self.columns)
            no_skills = bytearray(SKILLS)
            for who in range(count, MOST_PEOPLE):
                at = base + self.survivors_at + who * self.columns
                buffer[at : at + self.columns] = nothing
                at = base + self.skills_at + who * SKILLS
                buffer[at : at + SKILLS] = no_skills
                memory.seen[who] = Seen()
        memory.people = count

    def _row(self, game: Game, me: Survivor, acts: bool) -> bytearray:
        """A survivor's row."""
        kit = me.kit
        waits = not me.done and not acts  # what is still written there was spent in an earlier round
        free = 0
        if not waits:
            for kind in kit.shape.free:
                free += free_left(kit, me, kind)
        else:
            for kind in kit.shape.free:
                free += kit.values[kind]
        spent = 0 if waits else me.spent
        row = [
            1,
            me.character + 1,
            me.seat,
            me.zone + 1 if me.zone >= 0 else 0,
            1 if me.zone == ESCAPED else 0,
            1 if me.zone == ELIMINATED else 0,
            byte(me.wounds),
            byte(kit.values[HEALTH]),
            byte(me.adrenaline),
            me.level,
            byte(kit.values[ACTIONS] - spent),
            1 if me.done else 0,
            1 if acts else 0,
            byte(me.leader + 3),
            byte(me.ride),
            byte(len(me.tokens)),
            byte(me.streak),
            byte(free),
        ]
        self._add_cards(game, me.hand, HAND, row)
        self._add_cards(game, me.pack, PACK, row)
        return bytearray(row)

    def _add_cards(self, game: Game, cards: tuple[int, ...], places: int, row: list[int]) -> None:
        for at in range(places):
            if at < len(cards):
                row.append(byte(self.face_numbers[cards[at]]))
                row.append(game.emptied >> cards[at] & 1)
            else:
                row.append(0)
                row.append(0)

    # --- the ground

    def _write_board(self, game: Game, memory: Memory, buffer: Any, base: int) -> None:
        if memory.topology is not game.topology:
            memory.topology = game.topology
            at = base + self.adjacency_at
            ways = self._ways(game)
            buffer[at : at + len(ways)] = ways
            memory.fittings = None
        if memory.fittings is not game.fittings:
            memory.fittings = game.fittings
            at = base + self.doors_at
            for door in range(len(self.family.board.doors)):
                buffer[at] = game.open_doors >> door & 1
                buffer[at + 1] = game.fittings[door] + 1
                at += 2

    def _ways(self, game: Game) -> bytearray:
        """For each zone the zones to which a way leads, as a square of bytes."""
        known = self.ways.get(game.open_doors)
        if known is not None and known[0] is game.topology:
            return known[1]
        square = bytearray(self.zones * self.zones)
        for zone, others in enumerate(game.topology.neighbours):
            for other in others:
                square[zone * self.zones + other] = 1
        if len(self.ways) >= USUAL_SPARE:
            self.ways.clear()
        self.ways[game.open_doors] = (game.topology, square)
        return square

    # --- tokens and decks

    def _write_tokens(self, game: Game, memory: Memory, buffer: Any, base: int) -> None:
        if (
            memory.objectives != game.objectives
            or memory.facedown != game.facedown
            or memory.colours != game.colours
        ):
            memory.objectives = game.objectives[:]
            memory.colours = game.colours[:]
            memory.facedown = game.facedown
            at = base + self.objectives_at
            for token in range(len(memory.objectives)):
                hidden = is_facedown(game, token)
                buffer[at] = byte(memory.objectives[token] + 1)
                buffer[at + 1] = 0 if hidden else byte(memory.colours[token] + 1)
                buffer[at + 2] = 1 if hidden else 0
                at += 3
        if memory.crates != game.crates:
            memory.crates = game.crates[:]
            at = base + self.crates_at
            for zone in memory.crates:
                buffer[at] = byte(zone + 1)
                at += 1
        if memory.spawns != game.spawns or memory.spawning != game.spawning:
            memory.spawns = game.spawns[:]
            memory.spawning = game.spawning
            colours = self.family.mission.spawn_colours
            at = base + self.spawns_at
            for token in range(min(len(colours), len(memory.spawns))):
                buffer[at] = byte(memory.spawns[token] + 1)
                buffer[at + 1] = game.spawning >> token & 1
                buffer[at + 2] = colours[token] + 1
                at += 3
        if memory.cars != game.cars:
            memory.cars = game.cars
            at = base + self.cars_at
            for zone in memory.cars:
                buffer[at] = byte(zone + 1)
                at += 1
        if memory.pool != game.pool or memory.first != game.first or memory.spawned != game.spawned:
            memory.pool = game.pool[:]
            memory.first = game.first
            memory.spawned = game.spawned
            at = base + self.supply_at
            for kind in range(self.family.kind_count):
                buffer[at] = byte(in_supply(game, kind)) if self.family.supply_of[kind] >= 0 else 0
                at += 1
            buffer[at] = byte(game.first)
            buffer[at + 1] = byte(game.spawned.bit_count())
        if memory.counters != game.counters:
            memory.counters = game.counters[:]
            self._write_counters(game, buffer, base)

    def _write_counters(self, game: Game, buffer: Any, base: int) -> None:
        """The counters that everybody sees."""
        width = max(self.zones, MOST_PEOPLE)
        at = base + self.shown_at
        for number in self.shown:
            counted = game.counters[number]
            row = [byte(value) for value in counted[:width]]
            row += [0] * (width - len(row))
            buffer[at : at + width] = bytearray(row)
            at += width

    def write_decks(self, state: Any, slate: Slate) -> None:
        """What is left of the decks, and which cards lie beside them."""
        super().write_decks(state, slate)
        faces = 1 + max(self.face_numbers, default=0)
        counted = [0] * faces
        for deck, cards in enumerate(slate.thrown):
            if self.family.is_carried(deck):
                for card in cards:
                    counted[self.face_numbers[card]] += 1
        at = slate.at + self.thrown_at
        slate.buffer[at : at + faces] = bytearray([byte(count) for count in counted])

    # --- what the question is about

    def _write_moment(self, game: Game, memory: Memory, buffer: Any, base: int) -> None:
        """Goals, cards that are offered, and dice that may be rolled again."""
        goals: list[int] = []
        for step in goals_in_play(game):
            for goal in step:
                goals.append(byte(goal.progress(game, ())))
                goals.append(byte(goal.target(game, ())))
        if goals != memory.goals:
            memory.goals = goals
            at = base + self.goals_at
            for value in goals[: 2 * self.goal_count]:
                buffer[at] = value
                at += 1
        offered = self.family_coding.found
        if offered != memory.offered:
            memory.offered = offered
            at = base + self.offered_at
            for place in range(FOUND):
                buffer[at + place] = byte(self.face_numbers[offered[place]]) if place < len(offered) else 0
        dice: bytearray | None = None
        if len(game.stack) > 1 and game.stack[-2].proc == ROLLING:
            dice = game.stack[-2].grid
        if dice is None:
            dice = NO_DICE
        if dice != memory.dice:
            memory.dice = dice[:]
            at = base + self.dice_at
            for place in range(DICE):
                buffer[at + place] = dice[place] if place < len(dice) else 0

    def measures(self, state: Any, seat: int) -> dict[str, float]:
        """Rounds, goals, adrenaline, wounds and losses, doors, and how many of the dead stand about."""
        game: Game = state
        done = 0.0
        wanted = 0
        for step in goals_in_play(game):
            for goal in step:
                target = max(1, goal.target(game, ()))
                done += min(1.0, goal.progress(game, ()) / target)
                wanted += 1
        lost = 0
        wounds = 0
        adrenaline = 0
        for me in game.survivors:
            if me.zone == ELIMINATED:
                lost += 1
            elif is_of_team(me):
                wounds += me.wounds
                adrenaline += me.adrenaline
        return {
            "clock": float(game.passed),
            "goals": done / max(1, wanted),
            "adrenaline": float(adrenaline),
            "wounds": float(wounds),
            "lost": float(lost),
            "doors": float(game.open_doors.bit_count()),
            "dead": float(sum(game.crowd)),
        }


NO_DICE: Final = bytearray()


def _skills(kit: Kit) -> bytearray:
    """The skills of a kit, counted from 1."""
    numbers = [byte(skill.index + 1) for skill in kit.skills[:SKILLS]]
    return bytearray(numbers + [0] * (SKILLS - len(numbers)))


def _ground(rules: "Rules") -> bytearray:
    """What the zones are like, which no game changes."""
    board = rules.board
    mission = rules.mission
    row: list[int] = []
    for zone in board.zones:
        x = 0
        y = 0
        if zone.rects:
            left, top, width, height = zone.rects[0]
            x = (2 * left + width) * SCALE // max(1, 2 * board.width)
            y = (2 * top + height) * SCALE // max(1, 2 * board.height)
        row += [
            1 if zone.kind.indoor else 0,
            1 if zone.dark else 0,
            1 if zone.kind.search else 0,
            1 if zone.kind.drive else 0,
            1 if zone.index in mission.exits else 0,
            1 if zone.index in mission.starts else 0,
            byte(zone.building + 1),
            byte(x),
            byte(y),
        ]
    return bytearray(row)
