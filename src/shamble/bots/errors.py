"""What can go wrong with a bot, for whoever wrote it or named it."""

from shamble.kernel.errors import ShambleError


class BotError(ShambleError):
    """A bot that is not there, that does not work, or that answers what was not asked."""
