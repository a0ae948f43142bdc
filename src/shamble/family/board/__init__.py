"""Maps: tiles, zones, sight and paths. Knows no game and reads no files."""

from .abstract import compile_abstract
from .compile import compile_tiles
from .lint import Problem, check_layout
from .model import (
    LINK_DOOR,
    LINK_OPENING,
    LINK_STREET,
    NO_BUILDING,
    NO_DOOR,
    NOT_SEEN,
    ROOM,
    SIGHT_DARK,
    SIGHT_DEEP,
    STREET,
    UNREACHABLE,
    Board,
    Door,
    Link,
    PlacedTile,
    Topology,
    Zone,
)
from .tiles import BoardError, TileFace, tile_face

__all__ = [
    "Board",
    "BoardError",
    "Door",
    "LINK_DOOR",
    "LINK_OPENING",
    "LINK_STREET",
    "Link",
    "NOT_SEEN",
    "NO_BUILDING",
    "NO_DOOR",
    "PlacedTile",
    "Problem",
    "ROOM",
    "SIGHT_DARK",
    "SIGHT_DEEP",
    "STREET",
    "TileFace",
    "Topology",
    "UNREACHABLE",
    "Zone",
    "check_layout",
    "compile_abstract",
    "compile_tiles",
    "tile_face",
]
