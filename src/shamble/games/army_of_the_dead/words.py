"""The words that missions of Army of the Dead have besides those of the family."""

from typing import Any, Final

from shamble.family.missions.word_types import LEAVING
from shamble.family.missions.words import family_words
from shamble.family.position.state import ELIMINATED, ESCAPED, PLAYED, Game
from shamble.kernel.words import CONDITION, NUMBER, Argument, Number, Scope, Words, choice

from . import loads
from .printed import SPECIALTIES
from .specialties import is_a
from .vault import is_open, is_solved

SPECIALTY: Final = Argument("specialty", "specialty")
Values = dict[str, Any]


def _survivors_with(scope: Scope, values: Values) -> Number:
    specialty = SPECIALTIES[values["specialty"]]

    def number(state: Game, facts: tuple[int, ...]) -> int:
        return sum(
            1 for me in state.survivors if me.leader == PLAYED and me.zone >= 0 and is_a(state, me, specialty)
        )

    return number


def _survivors_left(scope: Scope, values: Values) -> Number:
    return lambda state, facts: sum(
        1 for me in state.survivors if me.leader == PLAYED and me.zone != ELIMINATED
    )


def _actor_is(scope: Scope, values: Values) -> Number:
    at, specialty = scope.fact("actor"), SPECIALTIES[values["specialty"]]
    return lambda state, facts: int(is_a(state, state.survivors[facts[at]], specialty))


def _vault_solved(scope: Scope, values: Values) -> Number:
    return lambda state, facts: int(is_solved(state))


def _vault_open(scope: Scope, values: Values) -> Number:
    return lambda state, facts: int(is_open(state))


def _companions_away(scope: Scope, values: Values) -> Number:
    return lambda state, facts: sum(1 for me in state.survivors if me.leader != PLAYED and me.zone == ESCAPED)


def army_words() -> Words:
    """Specialties, who is left, the Vault, and what is carried."""
    words = family_words().layer()
    words.type("specialty", choice("specialty", SPECIALTIES))
    words.add(NUMBER, "survivors-with", _survivors_with, (SPECIALTY,))
    words.add(NUMBER, "survivors-left", _survivors_left)
    words.add(NUMBER, "companions-away", _companions_away, traits=(LEAVING,))
    words.add(CONDITION, "actor-is", _actor_is, (SPECIALTY,), ("actor",))
    words.add(CONDITION, "vault-solved", _vault_solved)
    words.add(CONDITION, "vault-open", _vault_open)
    loads.add_words(words)
    return words
