"""Before the first round: choosing survivors, dealing starting equipment, placing everything.

SETUP frame: a how many survivors have put their cards away, b surplus cards still to be dealt,
items the survivors that already got a surplus card.
"""

from shamble.family.carrying.decks import STARTING
from shamble.family.carrying.inventory import capacity, gain_cards, rearrange, take_in
from shamble.family.dead.figures import lay_out
from shamble.family.people.kit import Kit
from shamble.family.people.quantities import START_ADRENALINE
from shamble.family.people.sides import note_side
from shamble.family.position.facts import Facts
from shamble.family.position.options import OptionError
from shamble.family.position.printed import BLUE, Character
from shamble.family.position.state import PLAYED, Game, Survivor, lying_facedown
from shamble.family.rules import Rules
from shamble.family.vocabulary import (
    ASK_CHARACTER,
    ASK_START,
    ASK_SURPLUS,
    PLAY,
    ROUND,
    SETUP,
    START_AT,
    SURPLUS,
)
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, actor_of, x_of
from shamble.kernel.chance import seed_streams
from shamble.kernel.counters import set_counter
from shamble.kernel.decks import NO_CARD, cards_left, draw, take_out
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import OWNED, SHARED, Question, Ruling
from shamble.kernel.run import Run
from shamble.kernel.state import NO_OPTIONS, RUNNING


def new_state(rules: Rules, seed: int) -> Game:
    """A table with the board laid out and the decks ready; nobody has chosen anything yet."""
    mission = rules.mission
    zones = len(rules.board.zones)
    places = zones * rules.kind_count
    noise = bytearray(zones)
    for zone, tokens in mission.noise:
        noise[zone] = tokens
    streams = seed_streams(seed, rules.streams)
    spawning = 0
    for token, colour in enumerate(mission.spawn_colours):
        if not mission.colours[colour].sleeps and not mission.asleep >> token & 1:
            spawning |= 1 << token
    state = Game(
        rules,
        [Frame(ROUND, 0, 0, 0, 0, 0, None, None), Frame(SETUP, 0, 0, 0, 0, 0, [], None)],
        streams,
        list(rules.deck_cards),
        [() for _ in rules.decks],
        [() for _ in rules.decks],
        [0] * rules.registers,
        0,
        RUNNING,
        NONE_WIN,
        "",
        NO_OPTIONS,
        [()] * rules.layout.count,
        (),
        [],
        bytearray(places),
        bytearray(zones),
        noise,
        rules.full_supply[:],
        mission.open_doors,
        rules.fitted,
        mission.spawned,
        list(mission.objectives),
        list(mission.objective_colours),
        lying_facedown(mission, list(mission.objectives)),
        list(mission.crates),
        list(mission.spawns),
        spawning,
        0,
        0,
        0,
        0,
        rules.board.topology(mission.open_doors, rules.sight),
        tuple([car.zone for car in mission.cars]),
        idle=tuple([bytearray(places) for _ in rules.status_after]),
    )
    for kind, zone, number in mission.zombies:
        lay_out(state, zone, kind, number)
    for counter, holder, number in mission.counters:
        set_counter(state, counter, number, holder)
    for name in rules.options.survivors:
        for character in rules.characters:
            if character.name == name:
                add_survivor(state, character.index)
                break
        else:
            known = ", ".join([character.name for character in rules.characters])
            raise OptionError("option-survivor", {"name": name, "known": known})
    return state


def add_survivor(state: Game, character: int) -> Survivor:
    """Put a survivor with its blue skills on the first starting zone."""
    rules = state.rules
    seating = rules.options.seating
    seat = seating[len(state.survivors) % len(seating)]
    card = rules.characters[character]
    skills = tuple([rules.skill(name).index for name in rules.skills_of_level(card, BLUE)])
    me = Survivor(
        character, seat, rules.mission.starts[0], 0, 0, BLUE, 0, 0, 0, 0, PLAYED, (), (), (), skills, Kit(())
    )
    state.survivors.append(me)
    note_side(state, len(state.survivors) - 1)
    me.adrenaline = me.kit.values[START_ADRENALINE]
    return me


def choose_party(run: Run, state: Game, frame: Frame) -> None:
    """Each seat in turn chooses a survivor until the team is complete."""
    if len(state.survivors) < state.rules.options.party:
        run.again(frame)
        run.push(ASK_CHARACTER)


def character_options(state: Game, frame: Frame) -> list[int]:
    """Everybody who is not chosen yet."""
    taken = {survivor.character for survivor in state.survivors}
    base = PLAY | NOBODY << ACTOR_SHIFT
    return [base | row.index << X_SHIFT for row in state.rules.characters if row.index not in taken]


def choosing_seat(state: Game, frame: Frame, action: int) -> int:
    """The seat whose survivor is chosen."""
    return 1 << state.rules.options.seating[len(state.survivors)]


def choose_character(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That survivor joins the team."""
    add_survivor(state, x_of(action))
    if run.listener is not None:
        run.tell("joined", "Z2-SETUP-13", {"survivor": len(state.survivors) - 1})


def bring_equipment(run: Run, state: Game, frame: Frame) -> None:
    """Who starts with a certain card gets it, on top of what will be dealt."""
    for who, me in enumerate(state.survivors):
        for skill in me.kit.skills:
            if skill.starts_with:
                card = fetch(state, skill.starts_with)
                if card != NO_CARD:
                    take_in(state, me, card)
                    if run.listener is not None:
                        told: dict[str, object] = {"survivor": who, "card": skill.starts_with}
                        run.tell("dealt", skill.rules[0], told)


def fetch(state: Game, name: str) -> int:
    """A card of a name out of the first deck that holds one."""
    rules = state.rules
    for deck in range(len(rules.decks)):
        for card in state.piles[deck] + state.tops[deck] if rules.is_carried(deck) else ():
            if rules.cards[card].name == name:
                take_out(state, deck, card)
                return card
    return NO_CARD


def deal(run: Run, state: Game, frame: Frame) -> None:
    """Deal the starting equipment at random, as evenly as possible."""
    deck = state.rules.first_deck(STARTING)
    each, frame.b = divmod(cards_left(state, deck), len(state.survivors))
    for who in range(len(state.survivors)):
        for _ in range(each):
            deal_card(run, state, who)


def deal_card(run: Run, state: Game, who: int) -> None:
    """One starting card for a survivor."""
    receive(run, state, who, draw(run, state, state.rules.first_deck(STARTING)))


def receive(run: Run, state: Game, who: int, card: int) -> None:
    """A survivor begins with a card; whose card says so is the first player."""
    me = state.survivors[who]
    if len(me.hand) + len(me.pack) < capacity(state, me):
        take_in(state, me, card)
    else:
        gain_cards(run, who, [card])
    if run.listener is not None:
        name = state.rules.cards[card].name
        run.tell("dealt", "Z2-SETUP-15", {"survivor": who, "card": name})
    if name_of_first(state, card):
        state.first = state.survivors[who].seat
        if run.listener is not None:
            run.tell("first-player", "Z2-SETUP-19", {"seat": state.first, "survivor": who})


def name_of_first(state: Game, card: int) -> bool:
    """Whether the card makes its owner's player the first one."""
    return state.rules.cards[card].name in state.rules.constant_names("first-player-card")


def deal_surplus(run: Run, state: Game, frame: Frame) -> None:
    """Cards that do not divide evenly go to survivors of the players' choice."""
    if frame.b:
        run.again(frame)
        frame.b -= 1
        run.push(ASK_SURPLUS)


def surplus_options(state: Game, frame: Frame) -> list[int]:
    """Survivors without a surplus card."""
    given = state.under_way(SETUP).items
    assert given is not None
    return [SURPLUS | i << ACTOR_SHIFT for i in range(len(state.survivors)) if i not in given]


def everybody(state: Game, frame: Frame, action: int) -> int:
    """All seats may answer."""
    return (1 << state.rules.options.seats) - 1


def give_surplus(run: Run, state: Game, frame: Frame, action: int) -> None:
    """That survivor gets one card more."""
    given = state.stack[-1].items
    assert given is not None
    given.append(actor_of(action))
    deal_card(run, state, actor_of(action))


def choose_starts(run: Run, state: Game, frame: Frame) -> None:
    """Where the mission has several starting zones, the players choose."""
    if frame.a < len(state.survivors) and len(state.rules.mission.starts) > 1:
        run.again(frame)
        run.push(ASK_START, frame.a)
        frame.a += 1
    else:
        frame.a = 0


def start_options(state: Game, frame: Frame) -> list[int]:
    """The starting zones."""
    base = START_AT | frame.a << ACTOR_SHIFT
    return sorted(base | zone << X_SHIFT for zone in state.rules.mission.starts)


def choose_start(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The survivor starts there."""
    state.survivors[frame.a].zone = x_of(action)


def put_cards_away(run: Run, state: Game, frame: Frame) -> None:
    """Each survivor puts its starting cards into hands or backpack."""
    if frame.a < len(state.survivors):
        run.again(frame)
        frame.a += 1
        rearrange(run, state, frame.a - 1)


def begin_mission(run: Run, state: Game, frame: Frame) -> None:
    """The mission's own setup comes last."""
    if run.listener is not None:
        run.tell("setup", "Z2-SETUP-16", {"mission": state.rules.mission.id})
    happen(run, state, "setup", ())
    run.touched = True


def quick_answer(state: Game) -> int:
    """A sensible answer to a question of the setup, for a table that is in a hurry."""
    found: int = state.rules.ruling("quick-answer")(state)
    return found


def first_offered(state: Game) -> int:
    """The first offered is as good as any."""
    return state.options[0]


def lacks_nobody(facts: Facts, team: list[Character]) -> list[str]:
    """Any team will do."""
    return []


RULINGS = (Ruling("quick-answer", first_offered), Ruling("team-lacks", lacks_nobody))
"""How a table in a hurry answers, and whom a team lacks that a mission with these facts asks for."""

PROCEDURES = {
    "setup": (
        choose_party,
        bring_equipment,
        deal,
        deal_surplus,
        choose_starts,
        put_cards_away,
        begin_mission,
    )
}
QUESTIONS = (
    Question("ask-character", SHARED, character_options, choose_character, "Z2-SETUP-13", choosing_seat),
    Question("ask-surplus", SHARED, surplus_options, give_surplus, "Z2-SETUP-15", everybody),
    Question("ask-start", OWNED, start_options, choose_start, "Z2-SETUP-16"),
)
