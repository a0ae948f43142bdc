"""Maps: tiles, zones, sight and paths. Knows no rule of a game and reads no files."""

from .abstract import compile_abstract
from .compile import Join, compile_tiles
from .kinds import FITTINGS, ROOM, STREET, ZONE_KINDS, Fitting, ZoneKind, ZoneKinds
from .lint import Layout, Problem, check_layout
from .model import (
    LINK_DOOR,
    LINK_OPENING,
    LINK_STREET,
    NO_BUILDING,
    NO_DOOR,
    NOT_SEEN,
    SIGHT_DARK,
    SIGHT_DEEP,
    UNREACHABLE,
    Board,
    Door,
    Floor,
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
    "FITTINGS",
    "Fitting",
    "Floor",
    "Join",
    "LINK_DOOR",
    "LINK_OPENING",
    "LINK_STREET",
    "Layout",
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
    "ZONE_KINDS",
    "Zone",
    "ZoneKind",
    "ZoneKinds",
    "check_layout",
    "compile_abstract",
    "compile_tiles",
    "tile_face",
]
