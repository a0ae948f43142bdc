"""How people write the actions of Zpocalypse: `Red attack c4 with Gun and Stick`, `Gun of Ben`."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, Final

from shamble.games.zpocalypse.squad.cards import cards_of
from shamble.games.zpocalypse.table import COLOURS
from shamble.kernel.notation import format_action
from shamble.kernel.state import RUNNING
from shamble.port.casing import Mistake, Playing, Speech, unknown

from .frames import active_squad
from .parts import stop_by_itself

SHORT: Final = re.compile(r"(?:(\w+) )?attack (.+?) with (.+)", re.IGNORECASE)
TRAITS: Final = ("knockdown",)


class ZpoSpeech(Speech):
    """Names of squads stand for the seats that actions name; equal cards are one choice."""

    figure = "squad"
    other_words: Mapping[str, tuple[str, ...]] = {"with": ("with", "bring")}
    filled: Collection[str] = ()

    def verbs(self, state: Any, names: tuple[str, ...]) -> tuple[str, ...]:
        return names

    def things(self, state: Any, kind: str, actor: int) -> Mapping[str, Collection[int]]:
        """People are no cards, but a case may claim that they cannot be traded."""
        found = super().things(state, kind, actor)
        if kind not in CARD_KINDS:
            return found
        return {**{person.name.lower(): (NO_CARD,) for person in state.rules.people}, **found}

    def mark(self, state: Any, kind: str, value: int, strict: bool) -> int:
        """Copies of a card are the same, but for one that is out of ammo."""
        if kind not in CARD_KINDS or not 0 <= value < len(state.rules.cards):
            return value
        card = state.rules.cards[value]
        first = next(number for number, other in enumerate(state.rules.cards) if other is card)
        return first * 2 + (value in state.empty) + (1 << 24)


NO_CARD: Final = 65000
"""Something that is named where a card should be, and is none."""

CARD_KINDS: Final = ("card", "weapon", "food", "meal")


# --- the short form of an attack


def unfold(play: Playing, text: str) -> bool:
    """Carry out `attack c4 with Gun and Stick`, answer by answer; False if the text is something else."""
    found = SHORT.fullmatch(text.strip())
    if found is None or (found[1] or "").lower() not in ("", *[name.lower() for name in COLOURS]):
        return False
    who = f"{found[1]} " if found[1] else ""
    stop_by_itself(play)
    play.act(f"{who}attack")
    arm(play, [one.strip() for one in re.split(r" and ", found[3])])
    _aimed[:] = [(play, found[2].strip().lower())]
    take_targets(play)
    return True


_aimed: list[tuple[Playing, str]] = []
"""What the latest short attack is aimed at, while it goes on."""


def arm(play: Playing, weapons: list[str]) -> None:
    """Arm who carries these weapons; all others use nothing."""
    left = [_split(one) for one in weapons]
    last = ""
    while play.state.result == RUNNING and play.question() in ("arm", "trait"):
        options = {_told(play, option): option for option in play.options()}
        if play.question() == "trait":
            last = _trait(play, options, left, last)
            continue
        last = _weapon(play, options, left)
        if not last:
            break
    if left:
        names = [f"{name} {trait}".strip() for name, trait in left]
        raise unknown("weapon", ", ".join(names), weapons_of(play.state))


def weapons_of(state: Any) -> list[str]:
    """What the squad whose turn it is could name: its cards, and bare hands."""
    squad = active_squad(state)
    held = cards_of(state, squad) if squad >= 0 else []
    return [*dict.fromkeys(state.rules.cards[card].name for card in held), "fists"]


def _split(written: str) -> tuple[str, str]:
    """A weapon and the trait that it is used with."""
    words = written.lower().split()
    if len(words) > 1 and words[-1] in TRAITS:
        return " ".join(words[:-1]), words[-1]
    return " ".join(words), ""


def _told(play: Playing, option: int) -> str:
    return format_action(play.state, option).lower()


def _weapon(play: Playing, options: dict[str, int], left: list[tuple[str, str]]) -> str:
    """Arm whoever is asked with the first of the weapons left that can be used; nothing at the end."""
    for at, (name, _) in enumerate(left):
        for text, option in options.items():
            if " arm " in text and _bears(text, name):
                trait = left.pop(at)[1]
                play.take(option)
                _remembered[:] = [trait]
                return name
    nobody = [option for text, option in options.items() if text.endswith(" nothing")]
    done = [option for text, option in options.items() if text.endswith(" done")]
    if left and nobody:
        play.take(nobody[0])
        return "nothing"
    for option in (*done, *nobody):
        play.take(option)
        return "done"
    return ""


_remembered: list[str] = []
"""The trait with which the weapon armed last is to be used."""


def _bears(text: str, name: str) -> bool:
    """Whether an answer names this weapon, perhaps with its holder."""
    return text.endswith(f" {name}") or f" {name} of " in text


def _trait(play: Playing, options: dict[str, int], left: list[tuple[str, str]], last: str) -> str:
    """Use the trait that is written, a second weapon of a pair, or none."""
    trait = _remembered.pop() if _remembered else ""
    for text, option in options.items():
        if trait and " with " in text and text.endswith(trait):
            play.take(option)
            return last
    for at, (name, _) in enumerate(left):
        for text, option in options.items():
            if not trait and " also " in text and _bears(text, name):
                left.pop(at)
                play.take(option)
                return last
    refused = [option for text, option in options.items() if text.endswith(" no")]
    if trait or not refused:
        raise unknown("trait", trait, [text for text in options])
    play.take(refused[0])
    return last


def take_targets(play: Playing) -> None:
    """Aim, strike and throw at what the short form names, as it is asked."""
    while play.state.result == RUNNING and play.question() in AIMING:
        verb, target = play.question(), _aimed[0][1]
        options = {_told(play, option): option for option in play.options()}
        exact = [option for text, option in options.items() if text.endswith(f" {verb} {target}")]
        place = target.split()[0]
        named = [option for text, option in options.items() if f" {verb} " in text]
        chosen = exact or [option for option in named if _place_of(play, option, verb) == place]
        if len(chosen) != 1:
            shown = play.shown_options()
            raise Mistake("casebook-not-offered", text=f"{verb} {target}", why="", asked=verb, options=shown)
        play.take(chosen[0])


def _place_of(play: Playing, option: int, verb: str) -> str:
    """The square of a target as an answer names it."""
    return _told(play, option).partition(f" {verb} ")[2].split()[0]


AIMING: Final = ("aim", "strike", "throw")


def aim_by_itself(play: Playing, text: str) -> None:
    """A short attack that asked something else in between goes on with its target."""
    if not _aimed or _aimed[0][0] is not play:
        return
    if play.question() in AIMING:
        _, word, _ = play.split(text)
        if word not in (*AIMING, "pass"):
            take_targets(play)
    elif play.question() == "turn":
        _aimed.clear()
