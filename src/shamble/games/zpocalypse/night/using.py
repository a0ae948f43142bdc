"""Abilities in a turn: those that last for it, and those that do something at once (ZP-SQUAD-06 to -08)."""

from shamble.games.zpocalypse.night.healing import regain
from shamble.games.zpocalypse.printed import IN_TURN, TOKENS
from shamble.games.zpocalypse.squad.abilities import ability_of, spend, users, why_not_used
from shamble.games.zpocalypse.table import Table
from shamble.games.zpocalypse.vocabulary import USE
from shamble.kernel.action import actor_of, pack, x_of
from shamble.kernel.decks import NO_CARD, draw, put_on_top
from shamble.kernel.event import Reason
from shamble.kernel.run import Run


def offer_use(state: Table, squad: int, out: list[int]) -> None:
    out.extend([pack(USE, squad, person) for person in users(state, squad, IN_TURN)])


def refuse_use(state: Table, action: int) -> list[Reason]:
    return why_not_used(state, actor_of(action), x_of(action), IN_TURN)


def use_ability(run: Run, state: Table, action: int) -> None:
    """It is in force for both actions (ZP-SQUAD-07); what heals does so at once."""
    squad, person = actor_of(action), x_of(action)
    spend(run, state, squad, person)
    ability = ability_of(state, person)
    assert ability is not None
    healed = ability.amount("heal")
    if healed:
        regain(run, state, squad, healed, "ZP-SQUAD-07")
    if ability.amount("peek token"):
        peek(run, state, squad)


def peek(run: Run, state: Table, squad: int) -> None:
    """The next Search token is looked at by this squad's player alone, and lies on top afterwards."""
    token = draw(run, state, TOKENS)
    if token == NO_CARD:
        return
    put_on_top(state, TOKENS, token, 1 << squad)
    if run.listener is not None:
        row = state.rules.printed.tokens[token]
        told: dict[str, object] = {
            "squad": squad,
            "colour": "red" if row.red else "white",
            "number": row.number,
        }
        run.tell("token-peeked", "ZP-SQUAD-08", told, 1 << squad)
