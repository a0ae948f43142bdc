"""A page that is closed is told that it is its player's turn: Web Push, without anybody else's library."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shamble.server.push.post import Post
    from shamble.server.settings import Settings
    from shamble.server.tokens import Tokens


def post_of(settings: Settings, tokens: Tokens) -> Post | None:
    """The post of a server whose host has asked for one; its tools are fetched only then."""
    if not settings.push:
        return None
    from shamble.server.push.post import Post

    return Post(tokens.secret_for("push"), settings.push, settings.way_out)
