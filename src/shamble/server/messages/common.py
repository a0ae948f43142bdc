"""What messages in all directions are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Facts = dict[str, Any]
"""Arguments of a message key. Numbers, texts, lists and small mappings, as the engine gives them."""

Carried = Any
"""A message that the game's port declares; the server does not look into it."""

Mask = int
"""Seats as bits: seat 0 is 1, seat 1 is 2, seat 2 is 4."""

UndoMode = Literal["free", "until-news", "none"]
SeatKind = Literal["human", "open", "bot"]
Role = Literal["host", "seat", "invite", "watch"]
ResultName = Literal["running", "won", "lost", "decided"]
RewindKind = Literal["undo", "redo", "reset_turn"]
Permission = Literal["no", "yes", "ask"]
"""Whether something may be done at once, only if the others agree, or not at all."""

MOST_LETTERS = 300
"""So long may a line be that somebody says."""

Name = Annotated[str, Meta(max_length=40)]
Slug = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=400)]
SubmissionId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=600)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seed = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]


class Reason(Struct):
    """Why something is not possible: a text key, its arguments and the rule ("" if none)."""

    key: str
    args: Facts = {}
    rule: str = ""


class Problem(Struct):
    """The body of every HTTP answer that is not a success."""

    error: Reason
