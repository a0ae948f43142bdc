"""The rule book of Zpocalypse: every row that its modules bring along."""

from functools import cache
from typing import Final

from shamble.games.zpocalypse import names
from shamble.games.zpocalypse.attack import arming, attacking, blast, thrown, volley
from shamble.games.zpocalypse.attack.kills import IN_ATTACK
from shamble.games.zpocalypse.citing import cite
from shamble.games.zpocalypse.day import days, feed, fortify, scavenge, something, yields
from shamble.games.zpocalypse.dead import adding
from shamble.games.zpocalypse.dead import attacking as dead_attacking
from shamble.games.zpocalypse.dead import turn as dead_turn
from shamble.games.zpocalypse.dice import DICE
from shamble.games.zpocalypse.map import laying
from shamble.games.zpocalypse.map import names as places
from shamble.games.zpocalypse.night import beginning, combat, free, moving, searching, trading, turn
from shamble.games.zpocalypse.printed import DECKS
from shamble.games.zpocalypse.scoring import goals, tallies, tracker
from shamble.games.zpocalypse.secrets import SECRETS
from shamble.games.zpocalypse.setup import PROCEDURES as SETUP
from shamble.games.zpocalypse.squad import asking, dropping, losses
from shamble.games.zpocalypse.vocabulary import WORDS
from shamble.kernel.book import Book
from shamble.kernel.rows import (
    OPENS,
    REFILLS,
    TURN_MARK,
    Clock,
    Counter,
    Deck,
    Limit,
    Mark,
    Procedure,
    Question,
    Reply,
)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    *SETUP,
    *days.PROCEDURES,
    *scavenge.PROCEDURES,
    *feed.PROCEDURES,
    *fortify.PROCEDURES,
    *something.PROCEDURES,
    *beginning.PROCEDURES,
    *combat.PROCEDURES,
    *turn.PROCEDURES,
    *moving.PROCEDURES,
    *searching.PROCEDURES,
    *trading.PROCEDURES,
    *attacking.PROCEDURES,
    *volley.PROCEDURES,
    *thrown.PROCEDURES,
    *blast.PROCEDURES,
    *losses.PROCEDURES,
    *laying.PROCEDURES,
    *adding.PROCEDURES,
    *dead_turn.PROCEDURES,
    *dead_attacking.PROCEDURES,
)

QUESTIONS: Final[tuple[Question, ...]] = (
    *days.QUESTIONS,
    *yields.QUESTIONS,
    *feed.QUESTIONS,
    *fortify.QUESTIONS,
    *beginning.QUESTIONS,
    *turn.QUESTIONS,
    *moving.QUESTIONS,
    *free.QUESTIONS,
    *trading.QUESTIONS,
    *arming.QUESTIONS,
    *attacking.QUESTIONS,
    *volley.QUESTIONS,
    *thrown.QUESTIONS,
    *blast.QUESTIONS,
    *asking.QUESTIONS,
    *dropping.QUESTIONS,
    *losses.QUESTIONS,
    *goals.QUESTIONS,
    *tracker.QUESTIONS,
    *laying.QUESTIONS,
    *adding.QUESTIONS,
    *dead_turn.QUESTIONS,
    *dead_attacking.QUESTIONS,
)

REPLIES: Final = (
    Reply("stop"),
    Reply("arm", "person", "weapon"),
    Reply("also", "card"),
    Reply("with", "card", "trait"),
    Reply("throw", "square"),
    Reply("aim", "figure"),
    Reply("strike", "figure"),
    Reply("leave-out", "weapon"),
    Reply("kill", "figure"),
    Reply("down", "figure"),
    Reply("empty", "card"),
    Reply("take", "card"),
    Reply("enough"),
    Reply("add", "card"),
    Reply("want", "card"),
    Reply("bring", "other"),
    Reply("propose"),
    Reply("agree"),
    Reply("refuse"),
    Reply("put", "square"),
    Reply("lose", "person"),
    Reply("hold-off", "figure"),
    Reply("drop", "card"),
    Reply("raise", "skill"),
    Reply("walk", "square", "walked"),
    Reply("itself"),
    Reply("all-themselves"),
    Reply("stand", "square"),
    Reply("place", "place", "turn"),
    Reply("keep", "card"),
    Reply("give-up", "card"),
    Reply("eat", "person", "weapon"),
    Reply("keep-only", "person"),
    Reply("base", "glow"),
    Reply("pay", "card"),
    Reply("recruit", "person", traits=(OPENS,)),
    Reply("send", "person"),
    Reply("hold", "card", "person"),
    Reply("lay-down", "card"),
    Reply("as-it-is"),
    Reply("offer", "other"),
    Reply("build", "structure"),
    Reply("at", "edge"),
    Reply("on", "square"),
    Reply("done"),
    Reply("no"),
    Reply("pass"),
)

MARKS: Final = (
    Mark("round", 2),
    Mark("day", 0),
    Mark("phase", 1),
    Mark("turn", 3, TURN_MARK),
)

CLOCKS: Final = ("day", "night", "round", "turn")

COUNTERS: Final = (
    *tallies.COUNTERS,
    Counter("in-force", "person", "turn"),
    Counter("lent", "person"),
    Counter("extra-work", "seat", "day"),
    Counter("lookout-of", "square"),
    Counter("losses", "seat", "night"),
    Counter("halved-by", "square", "turn"),
    Counter(IN_ATTACK, "seat", "turn"),
)

LIMITS: Final = (
    Limit("ability-of-the-day", "day", "person"),
    Limit("ability-of-the-round", "round", "person"),
    Limit("free-action", "turn", "seat"),
    Limit("task", "day", "person"),
)

WITHOUT_DISCARDS: Final = ("survivors", "search", "tiles")
"""Decks that are never made anew: what leaves them does not come back by itself."""


@cache
def zpocalypse_book() -> Book:
    """The whole game."""
    book = Book("zpocalypse", WORDS)
    for procedure in PROCEDURES:
        book.add("procedures", procedure.name, procedure)
    for question in QUESTIONS:
        book.add("questions", question.name, question)
    for trait in (turn.COSTS_ACTION, turn.FREE, OPENS):
        book.add("traits", trait, True)
    for verb in turn.VERBS:
        book.add("verbs", verb.name, verb)
    for reply in REPLIES:
        book.add("replies", reply.name, reply)
    for kind in (*names.KINDS, *places.KINDS):
        book.add("argument-kinds", kind.name, kind)
    for die in DICE:
        book.add("dice", die.name, die)
    for deck in DECKS:
        book.add("piles", deck, Deck(deck, deck, "" if deck in WITHOUT_DISCARDS else REFILLS))
    for mark in MARKS:
        book.add("marks", mark.name, mark)
    for clock in CLOCKS:
        book.add("clocks", clock, Clock(clock))
    for counter in COUNTERS:
        book.add("counters", counter.name, counter)
    for limit in LIMITS:
        book.add("limits", limit.name, limit)
    for secret in SECRETS:
        book.add("secrets", secret.name, secret)
    cite(book)
    return book
