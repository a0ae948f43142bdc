"""What is expected of a seat: what it sees and hears, what it may do, what it scores, whether it wins."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from shamble.kernel.game import may_know, outcome, seats_for
from shamble.kernel.notation import format_action
from shamble.lab.seen import seen_by
from shamble.port.casing import (
    Difference,
    Mistake,
    as_list,
    as_number,
    as_text,
    as_texts,
    as_truth,
    differs,
    find,
    told,
    unknown,
)

from .play import Play

LOG: Final = "log"
EVENTS: Final = "events"


def seat_named(play: Play, word: str) -> int:
    """The seat that a claim is about: `seat 2`, `seat Kim`, or Kim alone; -1 if it names none."""
    if word.lower().startswith("seat "):
        return find("player", word[5:], play.players)
    for name, seat in play.players.items():
        if name.lower() == word.lower() and not name.isdigit():
            return seat
    return -1


def seat(play: Play, number: int, name: str, wanted: Any) -> list[Difference]:
    """Everything that is claimed of a seat."""
    if not isinstance(wanted, dict) or not wanted:
        raise Mistake("casebook-wrong-form", field=name, wanted="{sees: …, score: 3}", found=told(wanted))
    found: list[Difference] = []
    for field, value in wanted.items():
        if field not in FIELDS:
            raise unknown("field", field, FIELDS)
        play.consulted(f"seat {field}")
        found += FIELDS[field](play, number, f"{name}: {field}", value)
    return found


# --- seeing


def parts_seen(play: Play, number: int) -> dict[str, Any]:
    """All that a seat knows by now: view, question, asides, what it heard, which answers it saw."""
    parts = play.casing.seen(play.state, seen_by(play.port, play.state, number))
    heard = [event for event in play.events if may_know(event.audience, number)]
    parts[EVENTS] = [play.line(event) for event in heard]
    parts[LOG] = [text for text, mask in play.answers if may_know(mask, number)]
    return parts


def _sees(play: Play, number: int, what: str, wanted: Any) -> list[Difference]:
    return _look(play, number, what, wanted, "shown")


def _does_not_see(play: Play, number: int, what: str, wanted: Any) -> list[Difference]:
    return _look(play, number, what, wanted, "hidden")


def _look(play: Play, number: int, what: str, wanted: Any, expected: str) -> list[Difference]:
    parts = parts_seen(play, number)
    found: list[Difference] = []
    for part, words in wanted.items() if isinstance(wanted, dict) else [("", wanted)]:
        if part and part not in parts:
            raise unknown("part of the view", part, parts)
        shown = list(atoms(parts[part] if part else parts))
        where = f"{what}: {part}" if part else what
        for word in as_list(words):
            is_shown = any(names(atom, as_text(word)) for atom in shown)
            if is_shown != (expected == "shown"):
                found += differs(f"{where}: {as_text(word)}", expected, "shown" if is_shown else "hidden")
    return found


def atoms(data: Any) -> Iterator[str]:
    """Every single thing in plain data, as text."""
    if isinstance(data, dict):
        for value in data.values():
            yield from atoms(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from atoms(value)
    elif data is not None:
        yield told(data)


def names(atom: str, word: str) -> bool:
    """Whether a thing is called so, or names it among other words: a 7 is no part of 17."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", atom, re.IGNORECASE) is not None


# --- doing


def _may(play: Play, number: int, what: str, wanted: Any) -> list[Difference]:
    return [
        Difference(
            "casebook-should-be-offered", text=text, asked=play.question(), options=play.shown_options()
        )
        for text in as_texts(wanted)
        if not _open_to(play, number, text)
    ]


def _may_not(play: Play, number: int, what: str, wanted: Any) -> list[Difference]:
    open_to = [(text, _open_to(play, number, text)) for text in as_texts(wanted)]
    return [
        Difference("casebook-should-not-be-offered", text=text, option=format_action(play.state, options[0]))
        for text, options in open_to
        if options
    ]


def _open_to(play: Play, number: int, text: str) -> list[int]:
    """The options and asides that a text means and that the seat may choose."""
    state = play.state
    own = [option for option in play.options() if seats_for(state, option) >> number & 1]
    return play.texts.fits(text, own) or play.texts.fits(text, state.ruleset.asides(state, number))


# --- winning


def _score(play: Play, number: int, what: str, wanted: Any) -> list[Difference]:
    ended = outcome(play.state)
    if not ended.scores:
        raise Mistake("casebook-no-scores")
    if not isinstance(wanted, dict):
        return differs(what, wanted, ended.scores[number])
    parts = ended.parts[number]
    for name in wanted:
        if name not in parts:
            raise unknown("part of the score", name, parts)
    return differs(what, wanted, {name: parts[name] for name in wanted})


def _wins(play: Play, number: int, what: str, wanted: Any) -> list[Difference]:
    return differs(what, as_truth(wanted, what), outcome(play.state).has_won(number))


def scores(play: Play, wanted: Any) -> list[Difference]:
    """What every seat scores, in order, or what those that are named do."""
    if isinstance(wanted, dict):
        found: list[Difference] = []
        for name, value in wanted.items():
            number = find("player", name.removeprefix("seat "), play.players)
            found += _score(play, number, f"scores: {name}", value)
        return found
    numbers = [as_number(value, "scores") for value in as_list(wanted)]
    return differs("scores", numbers, list(outcome(play.state).scores))


def winners(play: Play, wanted: Any) -> list[Difference]:
    """Exactly these seats have won."""
    mask = 0
    for name in as_list(wanted):
        mask |= 1 << find("player", as_text(name).removeprefix("seat "), play.players)
    ended = outcome(play.state)
    return differs("winners", play.seat_names(mask) or "none", play.seat_names(ended.winners) or "none")


SeatClaim = Callable[[Play, int, str, Any], list[Difference]]

FIELDS: Final[dict[str, SeatClaim]] = {
    "sees": _sees,
    "does not see": _does_not_see,
    "may": _may,
    "may not": _may_not,
    "score": _score,
    "wins": _wins,
}

CLAIMS: Final[dict[str, Callable[[Play, Any], list[Difference]]]] = {"scores": scores, "winners": winners}
