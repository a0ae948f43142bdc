"""What is expected of any game: what is offered or refused, what is asked, what was heard, how it ended."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from shamble import text as words_of
from shamble.kernel.decks import cards_left
from shamble.kernel.event import Event, Reason
from shamble.kernel.game import outcome, seats_for
from shamble.kernel.notation import format_action
from shamble.kernel.outcome import VERDICTS
from shamble.port.casing import (
    REST,
    Difference,
    Mistake,
    as_list,
    as_map,
    as_number,
    as_text,
    as_texts,
    differs,
    find,
    told,
    unknown,
)
from shamble.port.shelf import port_of

from .play import Play


def _possible(play: Play, text: str) -> list[int]:
    """The options and asides that a text means."""
    state, rules = play.state, play.state.ruleset
    found = play.texts.fits(text, play.options())
    if not found and not play.texts.is_general(text):
        aside = play.aside(text, -1)
        return [] if aside is None else [aside]
    if not found:
        asides = sorted(
            {action for seat in range(rules.seats(state)) for action in rules.asides(state, seat)}
        )
        return play.texts.fits(text, asides)
    return found


def offered(play: Play, wanted: Any) -> list[Difference]:
    """All of these can be done now."""
    return [
        Difference(
            "casebook-should-be-offered", text=text, asked=play.question(), options=play.shown_options()
        )
        for text in as_texts(wanted)
        if not _is_offered(play, text)
    ]


def _is_offered(play: Play, text: str) -> bool:
    state = play.state
    found = _possible(play, text) or play.texts.fits_loosely(text, play.options())
    for option in found:
        play.touched.answered(state, option)
    return bool(found)


def costs(play: Play, wanted: Any) -> list[Difference]:
    """What these would cost now."""
    port, state = port_of(play.case.game), play.state
    known: dict[int, int] = {}
    for seat in range(state.ruleset.seats(state)):
        asked = port.decision(state, seat)
        known |= {option.action: option.cost for option in (asked.options if asked is not None else ())}
    found: list[Difference] = []
    for words, number in as_map(wanted, "costs", "{Doug move B: 3}").items():
        possible = [action for action in _possible(play, words) if action in known]
        if not possible:
            found += offered(play, [words])
        elif as_number(number, f"costs: {words}") not in (prices := {known[action] for action in possible}):
            found += differs(f"costs: {words}", number, min(prices))
    return found


def not_offered(play: Play, wanted: Any) -> list[Difference]:
    """None of these can be done now."""
    found: list[Difference] = []
    for text in as_texts(wanted):
        possible = _possible(play, text)
        if possible:
            shown = format_action(play.state, possible[0])
            found.append(Difference("casebook-should-not-be-offered", text=text, option=shown))
        elif not play.texts.is_general(text):
            play.touched.refused(play.reasons(text))
    return found


def refused(play: Play, wanted: Any) -> list[Difference]:
    """These cannot be done, each for a reason that bears the named rule."""
    found: list[Difference] = []
    for text, rule in _refusals(wanted):
        seat, words = _seat(play, text)
        possible = _possible(play, words)
        if possible and (seat < 0 or seats_for(play.state, possible[0]) >> seat & 1):
            found.append(Difference("casebook-should-be-refused", text=text, rule=rule))
            continue
        own = play.state.ruleset.cited_by.get("refused-not-your-seat", ())
        others = [Reason("refused-not-your-seat", "", also=own)]
        reasons = play.state.ruleset.own_reasons(others) if possible else play.reasons(words)
        play.touched.refused(reasons)
        known = {word for reason in reasons for word in (reason.key, reason.rule, *reason.also)}
        if rule and rule not in known and f"refused-{rule}" not in known:
            shown = ", ".join(
                f"{reason.key} ({reason.rule})" if reason.rule else reason.key for reason in reasons
            )
            found.append(Difference("casebook-other-reason", text=text, rule=rule, found=shown))
    return found


def _refusals(wanted: Any) -> list[tuple[str, str]]:
    """`{action: rule}`, or a list of `{do: action, rule: rule}`."""
    if isinstance(wanted, dict):
        return [(text, as_text(rule)) for text, rules in wanted.items() for rule in as_list(rules) or [""]]
    found: list[tuple[str, str]] = []
    for part in as_list(wanted):
        if isinstance(part, dict) and set(part) <= {"do", "rule"} and "do" in part:
            found.append((as_text(part["do"]), as_text(part.get("rule") or "")))
        elif isinstance(part, dict):
            found += [(text, as_text(rule)) for text, rule in part.items()]
        elif isinstance(part, str):
            found.append((part, ""))
        else:
            raise Mistake(
                "casebook-wrong-form", field="refused", wanted="[{do: …, rule: …}]", found=told(part)
            )
    return found


def _seat(play: Play, text: str) -> tuple[int, str]:
    if not text.lower().startswith("seat "):
        return -1, text
    who, _, rest = text[5:].partition(":")
    return find("player", who, play.players), rest.strip()


def pending(play: Play, wanted: Any) -> list[Difference]:
    """The question that waits: its name, exactly its options, or both and the players who may answer."""
    if isinstance(wanted, dict):
        found: list[Difference] = []
        for field, value in wanted.items():
            if field == "question":
                found += _question(play, as_text(value))
            elif field == "options":
                found += _options(play, value)
            elif field == "seats":
                found += _seats(play, value)
            else:
                raise unknown("field", field, ("question", "options", "seats"))
        return found
    if isinstance(wanted, list):
        return _options(play, wanted)
    return _question(play, "nothing" if wanted is None else as_text(wanted))


def _question(play: Play, wanted: str) -> list[Difference]:
    name = "nothing" if wanted in ("none", "nothing") else wanted.removeprefix("ask-")
    meant = play.casing.other_questions.get(name, name)
    if isinstance(meant, tuple):
        meant = play.question() if play.question() in meant else meant[0]
    name = meant
    known = [row.removeprefix("ask-") for row in play.state.ruleset.book.rows("questions") if row != REST]
    if name != "nothing" and name not in known:
        raise unknown("question", wanted, known)
    if name == "nothing" and play.is_idle():
        return []
    return differs("pending", name, play.question())


def _options(play: Play, wanted: Any) -> list[Difference]:
    options = play.options()
    left = options[:]
    missing: list[str] = []
    for text in as_texts(wanted):
        found = play.texts.fits_loosely(text, options)
        if not found:
            missing.append(text)
        for option in found:
            if option in left:
                left.remove(option)
    extra = [format_action(play.state, option) for option in left]
    if not missing and not extra:
        return []
    return [
        Difference("casebook-other-options", missing=told(missing), extra=told(extra), asked=play.question())
    ]


def _seats(play: Play, wanted: Any) -> list[Difference]:
    mask = 0
    for option in play.options():
        mask |= seats_for(play.state, option)
    expected = 0
    for player in play.players if wanted == "all" else as_list(wanted):
        expected |= 1 << find("player", player, play.players)
    return differs("pending: seats", play.seat_names(expected), play.seat_names(mask))


def result(play: Play, wanted: Any) -> list[Difference]:
    """Won, lost or still running; `{lost: ending}` says how."""
    state = play.state
    how = None
    if isinstance(wanted, dict) and len(wanted) == 1:
        wanted, how = next(iter(wanted.items()))
    wanted = OTHER_RESULTS.get(wanted, wanted) if isinstance(wanted, str) else wanted
    if wanted not in VERDICTS:
        raise unknown("result", wanted, VERDICTS)
    found = differs("result", wanted, outcome(state).verdict)
    return found + (differs("ending", named(play, how), named(play, state.ending)) if how is not None else [])


def ending(play: Play, wanted: Any) -> list[Difference]:
    """Why the game ended."""
    return differs("ending", named(play, wanted), named(play, play.state.ending))


def named(play: Play, word: Any) -> str:
    """An ending by the name that cases use."""
    return play.casing.ending(play.state, as_text(word))


def events(play: Play, wanted: Any) -> list[Difference]:
    """Since the latest `do`, at least these events happened, in this order."""
    rest = play.events[play.heard :]
    for part in as_list(wanted):
        key, facts = _event(play, part)
        at = next((i for i, event in enumerate(rest) if _is(play, event, key, facts)), -1)
        if at < 0:
            heard = [play.line(event) for event in play.events[play.heard :]]
            return [Difference("casebook-no-event", event=as_text(part), heard="; ".join(heard) or "–")]
        rest = rest[at + 1 :]
    return []


def _event(play: Play, part: Any) -> tuple[str, Any]:
    """An event as it is claimed: its word, perhaps with a rule, and its facts. Unknown ones are refused."""
    key, facts = as_text(part), None
    if isinstance(part, dict) and len(part) == 1:
        key, facts = next(iter(part.items()))
    word = key.partition(" ")[0]
    port = port_of(play.case.game)
    silent = port.wording.silent
    if not words_of.of(port.name).has(f"event-{word}") and word not in silent:
        told_of = [name for name in words_of.catalogue("en", port.name) if name.startswith("event-")]
        raise unknown("event", word, sorted({*silent, *(name.removeprefix("event-") for name in told_of)}))
    if facts is not None:
        names = {name for row in (port.wording.args, *port.wording.special.values()) for name in row}
        for name in as_map(facts, key, "{seat: 1}"):
            heard = any(name in event.args for event in play.events if event.key == word)
            if name not in names and not heard:
                raise unknown("fact", name, sorted(names))
    return key, facts


def no_events(play: Play, wanted: Any) -> list[Difference]:
    """Since the latest `do`, none of these events happened."""
    found: list[Difference] = []
    for part in as_list(wanted):
        key, facts = _event(play, part)
        for event in play.events[play.heard :]:
            if _is(play, event, key, facts):
                found.append(Difference("casebook-unwanted-event", event=play.line(event)))
                break
    return found


def _is(play: Play, event: Event, key: str, facts: Any) -> bool:
    word, _, rule = key.partition(" ")
    if event.key != word or (rule and event.rule != rule):
        return False
    if facts is None:
        return True
    known = play.facts(event)
    claimed = as_map(facts, key, "{seat: 1}")
    return all(
        play.casing.is_fact(play.state, name, known.get(name), value) for name, value in claimed.items()
    )


def view_hides(play: Play, wanted: Any) -> list[Difference]:
    """No player's view shows these words, in the whole or in one part of it."""
    return _view(play, wanted, "view hides")


def view_shows(play: Play, wanted: Any) -> list[Difference]:
    """Every player's view shows these words, in the whole or in one part of it."""
    return _view(play, wanted, "view shows")


OWN: Final = "own"
"""What a game shows besides what its family does; each part of it goes by its own name."""


def _view(play: Play, wanted: Any, claim: str) -> list[Difference]:
    parts = wanted if isinstance(wanted, dict) else {"": wanted}
    found: list[Difference] = []
    state = play.state
    for seat in range(state.ruleset.seats(state)):
        seen = state.ruleset.view(state, seat)
        view = {**seen.get(OWN, {}), **seen}
        for part, words in parts.items():
            if part and part not in view:
                raise unknown("part of the view", part, view)
            text = json.dumps(view[part] if part else view, default=str).lower()
            for word in as_texts(words):
                shown = json.dumps(word).strip('"').lower() in text
                if shown != (claim == "view shows"):
                    where = f"{claim}: {part}" if part else claim
                    found += differs(where, word, "shown" if shown else "hidden")
    return found


def decks(play: Play, wanted: Any) -> list[Difference]:
    """How many cards a deck holds, which lie known on top, or which it has or lacks."""
    state = play.state
    found: list[Difference] = []
    for word, value in as_map(wanted, "decks", "{equipment: 40}").items():
        deck = play.casing.deck(state, word)
        cards = state.piles[deck] + state.tops[deck]
        if isinstance(value, int) and not isinstance(value, bool):
            found += differs(f"decks: {word}", value, cards_left(state, deck))
        elif isinstance(value, dict):
            found += _holds(play, deck, cards, value, f"decks: {word}")
        else:
            play.claimed_tops.add(deck)
            top = [play.casing.card_name(state, deck, card) for card in reversed(state.tops[deck])]
            found += differs(f"decks: {word}", _card_list(play, deck, value), top)
    return found


def discards(play: Play, wanted: Any) -> list[Difference]:
    """What lies on a discard pile: how many, exactly which in any order, or which it has or lacks."""
    state = play.state
    found: list[Difference] = []
    for word, value in as_map(wanted, "discards", "{equipment: [Pistol]}").items():
        deck = play.casing.deck(state, word)
        cards = state.discards[deck]
        if isinstance(value, int) and not isinstance(value, bool):
            found += differs(f"discards: {word}", value, len(cards))
        elif isinstance(value, dict):
            found += _holds(play, deck, cards, value, f"discards: {word}")
        else:
            there = sorted(play.casing.card_name(state, deck, card) for card in cards)
            found += differs(f"discards: {word}", sorted(_card_list(play, deck, value)), there)
    return found


def _card_list(play: Play, deck: int, value: Any) -> list[str]:
    return [play.casing.card(play.state, deck, word) for word in as_list(value)]


def _holds(
    play: Play, deck: int, cards: tuple[int, ...], value: dict[str, Any], what: str
) -> list[Difference]:
    there = Counter(play.casing.card_name(play.state, deck, card) for card in cards)
    found: list[Difference] = []
    for field, listed in value.items():
        if field not in ("has", "lacks", "count"):
            raise unknown("field", field, ("has", "lacks", "count"))
        if field == "count":
            found += differs(f"{what}: count", as_number(listed, "count"), len(cards))
            continue
        wanted = _card_list(play, deck, listed)
        if field == "has":
            missing = Counter(wanted) - there
            found += differs(f"{what}: has", wanted, [card for card in wanted if not missing[card]])
        else:
            found += differs(f"{what}: lacks", [], [card for card in wanted if there[card]])
    return found


OTHER_RESULTS: Final = {"win": "won", "victory": "won", "loss": "lost", "lose": "lost", "defeat": "lost"}

CLAIMS: Final[dict[str, Callable[[Play, Any], list[Difference]]]] = {
    "offered": offered,
    "not offered": not_offered,
    "refused": refused,
    "pending": pending,
    "result": result,
    "ending": ending,
    "decks": decks,
    "discards": discards,
    "events": events,
    "no events": no_events,
    "costs": costs,
    "view hides": view_hides,
    "view shows": view_shows,
}
