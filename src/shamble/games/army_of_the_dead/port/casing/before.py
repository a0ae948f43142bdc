"""Cases that begin where a game begins: what is asked before the first turn, and answered in advance."""

from __future__ import annotations

from typing import Final

from shamble.family.port.casing.one_by_one import as_they_are
from shamble.family.port.casing.tables import seating, survivors_of
from shamble.family.position.state import Game
from shamble.family.round.setup import add_survivor
from shamble.family.vocabulary import HANDS
from shamble.kernel.state import RUNNING
from shamble.port.casing import Case, Mistake, Playing, as_map, as_text, find

FIELDS: Final = ("fresh", "packs", "starts")

TEAM: Final = 6


def is_fresh(case: Case) -> bool:
    """Whether a case begins with the setup."""
    return bool(case.data.get("fresh"))


def place(case: Case, state: Game) -> None:
    """The team, and nothing else: the setup does the rest."""
    survivors = survivors_of(case)
    if len(survivors) != TEAM:
        raise Mistake("casebook-option", key="option-party", party=len(survivors), seats=TEAM)
    players, seat_of = seating(case)
    for name in survivors:
        number = find("survivor", name, {row.name: row.index for row in state.rules.characters})
        add_survivor(state, number).seat = seat_of[name]
    if "first" in case.data:
        state.first = find("player", case.data["first"], players)


def answer(play: Playing) -> None:
    """Give the answers that the case tells beforehand, as long as one of them is asked for."""
    case = play.case
    if not is_fresh(case):
        return
    while play.state.result == RUNNING:
        text = told(case, play)
        if not text:
            return
        play.act(text)


def passes_on(play: Playing, text: str) -> bool:
    """Whose hands are asked about first leaves the cards as they are, if a case names somebody else's."""
    if not is_fresh(play.case) or play.question() != "hands":
        return False
    reading = play.reading(text)
    asked = play.state.stack[-1].a
    if reading is None or HANDS not in reading.verbs or reading.actor in (None, asked):
        return False
    play.take(as_they_are(play)[0])
    return True


def told(case: Case, play: Playing) -> str:
    """The answer to what is asked now, if the case has one."""
    asked = play.question()
    state = play.state
    who = state.stack[-1].a if state.stack else 0
    if asked in ("pack", "start"):
        field = {"pack": "packs", "start": "starts"}[asked]
        name = state.rules.characters[state.survivors[who].character].name
        for word, value in as_map(case.data.get(field), field, "{Martin: 2}").items():
            if word.lower() == name.lower():
                return f"{name} {asked} {as_text(value)}"
    if asked == "noise" and "noise" in case.data:
        return f"noise {as_text(case.data['noise'])}"
    if asked == "first" and "first" in case.data:
        return f"first {find('player', case.data['first'], play.players) + 1}"
    return ""
