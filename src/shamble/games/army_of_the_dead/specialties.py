"""Specialties: what a survivor is good at, printed on the identity card like a trait."""

from typing import Final

from shamble.family.position.facts import Facts
from shamble.family.position.printed import Character
from shamble.family.position.state import Game, Survivor
from shamble.family.vocabulary import ASK_CHARACTER
from shamble.kernel.action import x_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Ruling
from shamble.kernel.run import Run

SPECIALTIES: Final = "specialties"

STEALTHY: Final = "Stealthy"
PILOT: Final = "Pilot"
MECHANIC: Final = "Mechanic"
BRUISER: Final = "Bruiser"
VAULT_EXPERT: Final = "Vault Expert"


def specialties_of(state: Game, me: Survivor) -> tuple[str, ...]:
    """What a survivor is."""
    return printed_specialties(state.rules.characters[me.character]) if me.character >= 0 else ()


def is_a(state: Game, me: Survivor, specialty: str) -> bool:
    """Whether a survivor has a specialty."""
    return specialty in specialties_of(state, me)


def printed_specialties(character: Character) -> tuple[str, ...]:
    """What stands on the card."""
    found = character.facts.get(SPECIALTIES, ())
    return found if isinstance(found, tuple) else ()


def traits(character: Character) -> tuple[str, ...]:
    """Specialties are traits: what they change is written with the skills."""
    return (*character.traits, *printed_specialties(character))


def missing(state: Game) -> list[str]:
    """The specialists that the sheet asks for and the team does not have yet."""
    team = [state.rules.characters[me.character] for me in state.survivors if me.character >= 0]
    return team_lacks(state.rules.mission.facts, team)


def team_lacks(facts: Facts, team: list[Character]) -> list[str]:
    """The specialists that a sheet asks for and a team does not have."""
    there = [name for character in team for name in printed_specialties(character)]
    asked = facts.get("specialists", ())
    return [name for name in asked if name not in there] if isinstance(asked, tuple) else []


def quick_answer(state: Game) -> int:
    """The first offered; but the last places of the team are for the specialists that are still missing."""
    wanted = missing(state) if state.stack[-1].proc == ASK_CHARACTER else []
    if wanted and state.rules.options.party - len(state.survivors) <= len(wanted):
        for option in state.options:
            if any([name in wanted for name in printed_specialties(state.rules.characters[x_of(option)])]):
                return option
    return state.options[0]


def warn_of_specialists(run: Run, state: Game, frame: Frame) -> None:
    """The team should begin with one of each kind that the sheet asks for; without them it is warned."""
    if run.listener is None:
        return
    for name in missing(state):
        run.tell("specialist-missing", "AD-SPEC-05", {"specialty": name})


def change(book: Book) -> None:
    """Put it into a book."""
    book.insert_after("setup", "choose-party", warn_of_specialists)
    book.replace("rulings", "traits", Ruling("traits", traits))
    book.replace("rulings", "quick-answer", Ruling("quick-answer", quick_answer))
    book.replace("rulings", "team-lacks", Ruling("team-lacks", team_lacks))
