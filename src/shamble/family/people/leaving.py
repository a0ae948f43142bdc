"""Leaving the game for good: what becomes of cards, tokens and followers, and whether the game is lost by it.

LEAVING frame: a survivor, b the zone in which it was.

In Second Edition the game is over with the first of the team who dies, so nothing here comes to pass. A game
that goes on decides `defeat-by` anew; where tokens that the dead carried are to count as taken still, it puts
COUNTERS into its book.
"""

from typing import Final

from shamble.family.carrying.inventory import discard_card, shed
from shamble.family.carrying.tokens import carry
from shamble.family.position.state import GONE, LONE, ON_FOOT, PLAYED, Game
from shamble.family.vocabulary import LEAVING
from shamble.kernel.counters import counted, set_counter
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Counter, Ruling
from shamble.kernel.run import Run

ELIMINATED_ENDING: Final = "ending-eliminated"
"""How the game is lost by a death, in the table `endings`: the ways in which any mission can be lost."""

DROPPED: Final = "dropped"

COUNTERS: Final = (Counter(DROPPED, "token"),)
"""What a game that goes on after an elimination puts into its book."""


def leave(run: Run, state: Game, who: int, zone: int) -> None:
    """A survivor who is off the board leaves everything behind in the zone where it was."""
    run.push(LEAVING, who, zone)


def give_up_cards(run: Run, state: Game, frame: Frame) -> None:
    """Its cards go where discarded cards go."""
    me = state.survivors[frame.a]
    cards = me.hand + me.pack
    me.hand = ()
    me.pack = ()
    for card in cards:
        discard_card(state, card)
        if run.listener is not None:
            name = state.rules.cards[card].name
            rule = state.rules.cited_by.get("leave-the-game", ("",))[0]
            run.tell("card-discarded", rule, {"survivor": frame.a, "card": name})
    state.rules.refit(state, me)


def drop_tokens(run: Run, state: Game, frame: Frame) -> None:
    """Tokens that it carried lie open in the zone; they have been taken all the same."""
    me = state.survivors[frame.a]
    if frame.b < 0:
        return
    for token in me.tokens:
        state.objectives[token] = frame.b
        if DROPPED in state.rules.layout.counters:
            set_counter(state, DROPPED, 1, token)
    carry(state, frame.a, ())


def is_dropped(state: Game, token: int) -> bool:
    """Whether a token on the board was taken once and has been dropped."""
    if DROPPED not in state.rules.layout.counters:
        return False
    return counted(state, DROPPED, token) > 0


def pick_up(run: Run, state: Game, who: int, token: int) -> None:
    """Somebody carries a dropped token on; what taking it has brought, it has brought once."""
    set_counter(state, DROPPED, 0, token)
    state.objectives[token] = GONE
    carry(state, who, (*state.survivors[who].tokens, token))
    run.touched = True
    if run.listener is not None:
        rule = state.rules.cited_by.get("leave-the-game", ("",))[0]
        run.tell("objective-taken", rule, {"survivor": who, "colour": state.colours[token]})


def orphan_followers(run: Run, state: Game, frame: Frame) -> None:
    """Who followed it stays where it is, on foot and without a leader."""
    orphans = [other for other in state.survivors if other.leader == frame.a and other.zone >= 0]
    for other in orphans:
        other.leader = LONE
        other.ride = ON_FOOT
        state.rules.refit(state, other)
    if orphans:
        state.rules.refit(state, state.survivors[frame.a])
        shed(run, state)
    run.touched = True


def loses_with_the_team(state: Game, who: int) -> str:
    """Any of the team loses the game, and so does a Companion, unless the mission says otherwise."""
    if state.survivors[who].leader == PLAYED or not state.rules.mission.companions_may_die:
        return ELIMINATED_ENDING
    return ""


PROCEDURES: Final = {"leave-the-game": (give_up_cards, drop_tokens, orphan_followers)}
RULINGS: Final = (Ruling("defeat-by", loses_with_the_team),)
