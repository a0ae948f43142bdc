"""A record: header, actions, outcomes of chance, a hash for each round.

It is the save, the replay, the bug report and the test fixture. Records are plain data; reading and
writing files is the content layer's business.
"""

from shamble.kernel.chance import RecordedChance
from shamble.kernel.codec import CODEC_VERSION, state_hash
from shamble.kernel.errors import RecordError, ShambleError
from shamble.kernel.event import EVERYBODY
from shamble.kernel.game import seats_for
from shamble.kernel.notation import parse_action
from shamble.kernel.run import Run
from shamble.kernel.state import RUNNING, State

FORMAT = "shamble-record"
VERSION = 1
RULES_VERSION = 2


class Entry:
    """One answer: what was done, by which seat, what chance brought, and whether it showed something new.

    Whether a turn began with it, and which seats may know what was answered, follows from playing it.
    """

    __slots__ = ("aside", "began_turn", "joined", "known_to", "outcomes", "revealed", "seat", "text")

    def __init__(
        self,
        text: str,
        seat: int,
        aside: bool,
        outcomes: list[int],
        revealed: bool,
        joined: bool = False,
    ) -> None:
        self.text = text
        self.seat = seat
        self.aside = aside
        self.outcomes = outcomes
        self.revealed = revealed
        self.joined = joined
        """Whether it was given together with the answer before it, and goes back with it."""
        self.began_turn = False
        self.known_to = EVERYBODY

    def encode(self) -> dict[str, object]:
        """Plain data, with defaults left out."""
        data: dict[str, object] = {"do": self.text}
        if self.seat:
            data["seat"] = self.seat
        if self.outcomes:
            data["chance"] = self.outcomes[:]
        if self.aside:
            data["aside"] = True
        if self.revealed and not self.outcomes:
            data["revealed"] = True
        if self.joined:
            data["joined"] = True
        return data


def step_start(entries: list[Entry], at: int) -> int:
    """Where the step begins that an entry belongs to."""
    while at > 0 and entries[at].joined:
        at -= 1
    return at


class Record:
    """A whole game as it was played."""

    __slots__ = (
        "base",
        "codec",
        "entries",
        "game",
        "hashes",
        "mission",
        "opening",
        "options",
        "rules_version",
        "seed",
        "snapshot",
    )

    def __init__(self, game: str, mission: str, options: dict[str, object], seed: int | None) -> None:
        self.game = game
        self.mission = mission
        self.options = options
        self.seed = seed
        self.opening: list[int] = []
        self.entries: list[Entry] = []
        self.hashes: dict[int, str] = {}
        self.rules_version = RULES_VERSION
        self.codec = CODEC_VERSION
        """How the positions were written that the hashes are of."""
        self.base: dict[str, object] | None = None
        """The position the record starts from, if it is not a fresh setup."""
        self.snapshot: dict[str, object] | None = None
        """The position after the last entry, in a player's own save."""

    def encode(self) -> dict[str, object]:
        """Plain data, ready for JSON."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules_version": self.rules_version,
            "codec": self.codec,
            "game": self.game,
            "mission": self.mission,
            "options": self.options,
            "seed": self.seed,
            "base": self.base,
            "opening": self.opening[:],
            "entries": [entry.encode() for entry in self.entries],
            "hashes": {str(at): value for at, value in self.hashes.items()},
            "snapshot": self.snapshot,
        }


def decode_record(data: object) -> Record:
    """A record from plain data of unknown origin; anything wrong is a RecordError."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("record-foreign", {})
    if data.get("version") != VERSION:
        raise RecordError("record-version", {"version": data.get("version"), "known": VERSION})
    seed = data.get("seed")
    game, mission, options = data.get("game"), data.get("mission"), data.get("options")
    if not isinstance(game, str) or not isinstance(mission, str) or not isinstance(options, dict):
        raise RecordError("record-damaged", {"part": "header"})
    if not (seed is None or _is_int(seed)):
        raise RecordError("record-damaged", {"part": "seed"})
    record = Record(game, mission, options, seed)
    record.opening = _ints(data.get("opening"), "opening")
    version = data.get("rules_version")
    record.rules_version = version if isinstance(version, int) else 0
    codec = data.get("codec", 1)
    record.codec = codec if isinstance(codec, int) else 0
    entries = data.get("entries")
    if not isinstance(entries, list):
        raise RecordError("record-damaged", {"part": "entries"})
    for number, row in enumerate(entries):
        if not isinstance(row, dict) or not isinstance(row.get("do"), str) or not _is_int(row.get("seat", 0)):
            raise RecordError("record-damaged", {"part": f"entries[{number}]"})
        outcomes = _ints(row.get("chance", []), f"entries[{number}].chance")
        aside = row.get("aside") is True
        revealed = bool(outcomes) or row.get("revealed") is True
        joined = row.get("joined") is True
        record.entries.append(Entry(row["do"], row.get("seat", 0), aside, outcomes, revealed, joined))
    hashes = data.get("hashes")
    if not isinstance(hashes, dict):
        raise RecordError("record-damaged", {"part": "hashes"})
    for at, value in hashes.items():
        if not isinstance(at, str) or not at.isdigit() or not isinstance(value, str):
            raise RecordError("record-damaged", {"part": "hashes"})
        record.hashes[int(at)] = value
    record.snapshot = _position(data.get("snapshot"), "snapshot")
    record.base = _position(data.get("base"), "base")
    return record


def _position(value: object, part: str) -> dict[str, object] | None:
    if value is not None and not isinstance(value, dict):
        raise RecordError("record-damaged", {"part": part})
    return value


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _ints(value: object, part: str) -> list[int]:
    if not isinstance(value, list) or not all(_is_int(item) for item in value):
        raise RecordError("record-damaged", {"part": part})
    return list(value)


def legal_action(state: State, entry: Entry, number: int) -> int:
    """The action an entry means, if it is possible in this position."""
    if state.result != RUNNING:
        raise RecordError("record-after-end", {"entry": number + 1})
    try:
        action = parse_action(state, entry.text)
    except ShambleError as problem:
        raise RecordError("record-action", {"entry": number + 1, "text": entry.text}) from problem
    rules = state.ruleset
    is_legal = 0 <= entry.seat < rules.seats(state)
    if is_legal and entry.aside:
        is_legal = action in rules.asides(state, entry.seat)
    elif is_legal:
        is_legal = action in state.options and seats_for(state, action) >> entry.seat & 1 == 1
    if not is_legal:
        raise RecordError("record-action", {"entry": number + 1, "text": entry.text})
    return action


def check_hash(record: Record, at: int, state: State, verify: bool) -> None:
    """Compare a position with the record's hash of it, if there is one and this codec made it."""
    expected = record.hashes.get(at)
    if expected is None or not verify or record.codec != CODEC_VERSION:
        return
    if state_hash(state) != expected:
        raise RecordError("record-hash", {"entry": at, "mark": state.passed})


def replay(record: Record, state: State) -> State:
    """Play a record on a freshly set up state (not yet started), checking every hash on the way."""
    verify = record.seed is not None and record.base is None
    Run(state, RecordedChance(record.opening, verify), None, None).go()
    for number, entry in enumerate(record.entries):
        action = legal_action(state, entry, number)
        chance = RecordedChance(entry.outcomes, verify)
        run = Run(state, chance, None, None)
        if entry.aside:
            run.answer_aside(action)
        else:
            run.answer(action)
        if chance.position != len(entry.outcomes):
            raise RecordError("record-chance-left", {"entry": number + 1})
        check_hash(record, number + 1, state, verify)
    return state
