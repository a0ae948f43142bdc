"""What can go wrong at the kernel's edge, as keys and arguments: the words are in the language files."""


class ShambleError(Exception):
    """A mistake that a person can mend: a message key with its arguments."""

    def __init__(self, key: str, args: dict[str, object]) -> None:
        super().__init__(key, args)
        self.key = key
        self.details = args

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.key} ({told})" if told else self.key


class ChanceError(ShambleError):
    """A script or record does not fit what the game asked of chance."""


class NotationError(ShambleError):
    """A text that is no action."""


class RecordError(ShambleError):
    """A damaged, foreign or outdated record or save."""


class RulesetError(ShambleError):
    """A layer that does not fit its parent."""
