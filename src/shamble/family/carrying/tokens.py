"""Objective tokens: what shows when they are turned over, what they weigh, how they change hands.

HANDING_TOKENS frame: a actor, b partner of a trade; items the tokens still to be asked about.
"""

from shamble.family.missions.mission import Taking
from shamble.family.position.state import HIDDEN, Game, Survivor, is_facedown
from shamble.family.rules import SETUP_STREAM
from shamble.family.vocabulary import ASK_TOKEN, GIVE_TOKEN, HANDING_TOKENS, KEEP_TOKEN
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, verb_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question, Secret
from shamble.kernel.run import Run


def turn_over(run: Run, state: Game, token: int) -> None:
    """A facedown token shows its colour: any of those that nobody has seen yet, like a card off a deck."""
    state.facedown &= ~(1 << token)
    if state.colours[token] == HIDDEN:
        unseen = unseen_colours(state)
        drawn = 0
        if unseen[0] != unseen[-1]:
            drawn = run.chance.draw(state.streams, SETUP_STREAM, len(unseen), "objective")
        state.colours = [*state.colours[:token], unseen[drawn], *state.colours[token + 1 :]]
    run.revealed = True


def unseen_colours(state: Game) -> list[int]:
    """The colours that lie face down or were set aside, in order."""
    mission = state.rules.mission
    unseen = list(mission.mixed)
    for printed, colour in zip(mission.objective_colours, state.colours, strict=True):
        if printed == HIDDEN and colour != HIDDEN:
            unseen.remove(colour)
    return unseen


def taking_of(state: Game, token: int) -> Taking:
    """What it is to take an objective, or to have it, as far as its colour can be seen."""
    return state.rules.mission.rules_of(HIDDEN if is_facedown(state, token) else state.colours[token])


def tradeable(state: Game, me: Survivor) -> list[int]:
    """The tokens of a survivor that may change hands."""
    return [token for token in me.tokens if taking_of(state, token).is_traded]


def carry(state: Game, who: int, tokens: tuple[int, ...]) -> None:
    """A survivor carries these tokens from now on; where they are a burden, it moves differently."""
    me = state.survivors[who]
    me.tokens = tokens
    if state.rules.mission.burden:
        state.rules.refit(state, me)


def has_tokens_to_trade(state: Game, me: Survivor, other: Survivor) -> bool:
    """Whether two survivors could trade tokens."""
    if not me.tokens and not other.tokens:
        return False
    return bool(tradeable(state, me) or tradeable(state, other))


def hand_over_tokens(run: Run, state: Game, frame: Frame) -> None:
    """After the cards of a trade, its tokens."""
    me, other = state.survivors[frame.a], state.survivors[frame.b]
    if not me.tokens and not other.tokens:
        return
    tokens = [*tradeable(state, me), *tradeable(state, other)]
    if tokens:
        run.push(HANDING_TOKENS, frame.a, frame.b).items = tokens


def ask_next_token(run: Run, state: Game, frame: Frame) -> None:
    """One after the other: keep it, or give it to the partner."""
    if frame.items:
        run.again(frame)
        token = frame.items.pop(0)
        run.push(ASK_TOKEN, frame.a if token in state.survivors[frame.a].tokens else frame.b, token)


def token_options(state: Game, frame: Frame) -> list[int]:
    """Keep it or give it away; tokens take no room."""
    base = frame.a << ACTOR_SHIFT | frame.b << X_SHIFT
    return [GIVE_TOKEN | base, KEEP_TOKEN | base]


def hand_token(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The partner carries it from now on."""
    if verb_of(action) != GIVE_TOKEN:
        return
    handing = state.stack[-1]
    hand_token_over(run, state, frame.a, handing.b if frame.a == handing.a else handing.a, frame.b)


def hand_token_over(run: Run, state: Game, giver: int, receiver: int, token: int) -> None:
    """A token changes hands."""
    carry(state, giver, tuple([other for other in state.survivors[giver].tokens if other != token]))
    carry(state, receiver, (*state.survivors[receiver].tokens, token))
    run.touched = True
    if run.listener is not None:
        run.tell("token-given", "Z2-TRADE-03", {"colour": state.colours[token], "to": receiver})


PROCEDURES = {"handing-tokens": (ask_next_token,)}
QUESTIONS = (Question("ask-token", OWNED, token_options, hand_token, "Z2-TRADE-01"),)


def facedown_tokens(state: Game) -> list[int]:
    """The objectives whose colour nobody can see."""
    return [token for token in range(len(state.colours)) if is_facedown(state, token)]


def colour_of(state: Game, token: int) -> int:
    """The colour that a token has, if it has one already."""
    return state.colours[token]


def forget_colour(state: Game, token: int, colour: int) -> None:
    """It is drawn when the token is turned over, whatever it was thought to be."""
    state.colours = [*state.colours[:token], HIDDEN, *state.colours[token + 1 :]]


SECRETS = (Secret("facedown", facedown_tokens, None, colour_of, forget_colour),)
