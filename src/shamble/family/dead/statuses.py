"""What keeps figures from acting for a while: they rest, they are trapped. A game declares each status."""


class Status:
    """A status of figures: its name, and the one that follows when its time is over ("": they may act again).

    When that is, the game's own steps say (see `figures.rise`). Of figures in one zone those of an earlier
    status fall first.
    """

    __slots__ = ("name", "then")

    def __init__(self, name: str, then: str = "") -> None:
        self.name = name
        self.then = then
