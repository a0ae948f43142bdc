"""The moments of a Zombicide game: what happens that missions, cards and skills may have a rule about."""

from typing import Final

from shamble.family.position.state import Game
from shamble.family.vocabulary import CHAIN, FIRST, NO_MORE, REACT
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, actor_of, verb_of, x_of
from shamble.kernel.frame import Frame
from shamble.kernel.moments import go_first, let_go, pairs_of, usable_pairs
from shamble.kernel.rows import ORDERED, OWN, SHARED, SINGLY, TURN_MARK, Clock, Mark, Moment, Question
from shamble.kernel.run import Run

ROUND_MARK: Final = 0
PHASE_MARK: Final = 1
SURVIVOR_MARK: Final = 2

MARKS: Final = (Mark("round", 0), Mark("phase", 1), Mark("turn", 2, TURN_MARK))

CLOCKS: Final = (Clock("action"), Clock("turn"), Clock("round"), Clock("game"))
"""What limits hang on. That of actions strikes for whoever begins one, a free or an extra one too."""

MOMENTS: Final = (
    Moment("setup"),
    Moment("round-start", ("round",)),
    Moment("turn-end", ("actor",)),
    Moment("objective-taken", ("actor", "token", "colour")),
    Moment("crate-taken", ("actor", "crate")),
    Moment("card-gained", ("actor", "card")),
    Moment("door-opened", ("door",)),
    Moment("building-opened", ("building",)),
    Moment("activation", ("zone",)),
    Moment("zombie-killed", ("actor", "zone", "kind", "count", "card", "means")),
    Moment("blast", ("actor", "zone", "card")),
    Moment("level", ("actor", "level")),
    Moment("eliminated", ("actor",)),
    Moment("zombies-arrived", ("zone",)),
    Moment("end-phase", ("round",), (ORDERED,)),
    Moment("car-exploded", ("actor", "zone")),
    Moment("action-done", ("actor",)),
    Moment("spawn-step"),
    Moment("extra-activation-card", ("zone", "card"), (ORDERED,)),
    Moment("spawned", ("zone", "kind"), (SINGLY,)),
    Moment("zone-cleared", ("zone",)),
    Moment("wound", ("actor", "source", "attacker"), (OWN,)),
    Moment("after-kill", ("actor", "means"), (OWN,)),
    Moment("blast-discard", ("actor", "card"), (OWN,)),
    Moment("card-drawn", ("actor", "card"), (OWN,)),
    Moment("card-found", ("actor", "card"), (OWN,)),
    Moment("wounded", ("actor", "source", "attacker")),
    Moment("card-given", ("actor", "card", "receiver")),
    Moment("seat-changed", ("actor", "car")),
    Moment("rolled", ("actor", "zone", "card")),
    Moment("phase-ended", ("phase", "round")),
    Moment("noise-made", ("zone", "actor")),
    Moment("side-changed", ("actor", "side")),
    Moment("left", ("actor", "zone", "to", "how")),
    Moment("entered", ("actor", "zone", "from", "how")),
    Moment("passage-changed", ("door",)),
    Moment("dead-came", ("zones", "kinds", "count", "cause")),
    Moment("dead-went", ("zones", "kinds", "count", "cause")),
    Moment("dead-moved", ("zones", "kinds", "count", "cause")),
    Moment("levels-reached", ("actor", "level"), (SINGLY,)),
)
"""Facts that need a word: `means` are bits of `fighting.facts`; `zones` and `kinds` are bits, of
`dead-moved` the zones entered; `cause` is a number of `dead.figures`, `to` and `from` are zones; `source` is
a kind of the dead or what else wounds, `receiver` is a survivor; an `actor` below 0 is nobody."""


def order_options(state: Game, frame: Frame) -> list[int]:
    """Whose skill goes first; where effects are taken singly, which one, or none of those that are left."""
    chain = state.under_way(CHAIN)
    row = state.rules.moment_rows[chain.d >> 1]
    if not row.is_single:
        return [FIRST | holder << ACTOR_SHIFT for holder in sorted(set(pairs_of(chain)[::2]))]
    usable = usable_pairs(state.rules, state, chain)
    options = [REACT | usable[i] << ACTOR_SHIFT | usable[i + 1] << X_SHIFT for i in range(0, len(usable), 2)]
    if row.is_declinable:
        options.append(NO_MORE | NOBODY << ACTOR_SHIFT)
    return sorted(set(options))


def choose_first(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Put the chosen survivor's effects, or the chosen one, in front and let them come."""
    if verb_of(action) == NO_MORE:
        let_go(state.stack[-1])
    elif verb_of(action) == REACT:
        go_first(run, state, state.stack[-1], actor_of(action), x_of(action))
    else:
        go_first(run, state, state.stack[-1], actor_of(action))


QUESTIONS = (Question("ask-order", SHARED, order_options, choose_first, "Z2-SKILL-ZOMBIELINK-01"),)
