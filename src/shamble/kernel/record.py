"""A record: header, actions, outcomes of chance, a hash for each round.

It is the save, the replay, the bug report and the test fixture. Records are plain data; reading and
writing files is the content layer's business.
"""

import hashlib

from shamble.kernel.chance import LIVE, Chance, KeyedChance, RecordedChance
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


KEY_SIZES = range(16, 65)
"""How many bytes a key of chance may have: 128 bits or more."""


class Luck:
    """Where the chance of a shared game comes from: a key that nobody knows until the game is over, and its
    seal, which everybody knows from the start.

    `since` is the first stretch of play that the key told: 0 is the setup, 1 the first answer. What was
    played before (a file, the game that this one branched off) stands as it was recorded.
    """

    __slots__ = ("key", "seal", "since")

    def __init__(self, seal: str, key: str, since: int = 0) -> None:
        self.seal = seal
        self.key = key
        self.since = since

    def encode(self) -> dict[str, object]:
        """Plain data; the key is left out as long as it is not known."""
        data: dict[str, object] = {"seal": self.seal}
        if self.key:
            data["key"] = self.key
        if self.since:
            data["since"] = self.since
        return data


def seal_of(key: str) -> str:
    """The seal of a key: the SHA-256 sum of its bytes."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


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
        "luck",
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
        self.luck: Luck | None = None
        """The key of a shared game's chance; None where a seed or nobody knows what chance it was."""

    def chance(self, fresh: State) -> Chance:
        """Where chance comes from in this game; a keyed one counts its outcomes from a fresh setup on."""
        if self.luck is None or not self.luck.key:
            return LIVE
        if self.base is None:
            fresh.streams = [0] * len(fresh.streams)
        return KeyedChance(bytes.fromhex(self.luck.key), fresh.ruleset.streams)

    def can_verify(self, stretch: int) -> bool:
        """Whether the outcomes of a stretch of play (0 is the setup) follow from something that is known."""
        if self.luck is not None and self.luck.key:
            return stretch >= self.luck.since
        return self.seed is not None and self.base is None

    def encode(self) -> dict[str, object]:
        """Plain data, ready for JSON."""
        data = self._encode()
        if self.luck is not None:
            data["luck"] = self.luck.encode()
        return data

    def _encode(self) -> dict[str, object]:
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
    record.luck = _luck(data.get("luck"))
    return record


def _luck(data: object) -> Luck | None:
    if data is None:
        return None
    damaged = RecordError("record-damaged", {"part": "luck"})
    if not isinstance(data, dict):
        raise damaged
    seal, key, since = data.get("seal"), data.get("key", ""), data.get("since", 0)
    if not isinstance(seal, str) or not isinstance(key, str) or not _is_int(since):
        raise damaged
    if key:
        try:
            size = len(bytes.fromhex(key))
        except ValueError:
            raise damaged from None
        if size not in KEY_SIZES:
            raise damaged
        if seal_of(key) != seal:
            raise RecordError("record-seal", {"seal": seal[:64]})
    return Luck(seal[:64], key, since)


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
    """Play a record on a freshly set up state (not yet started), checking every hash and every outcome whose
    source is known on the way."""
    source = record.chance(state)
    Run(state, RecordedChance(record.opening, record.can_verify(0), source), None, None).go()
    for number, entry in enumerate(record.entries):
        verify = record.can_verify(number + 1)
        action = legal_action(state, entry, number)
        chance = RecordedChance(entry.outcomes, verify, source)
        run = Run(state, chance, None, None)
        if entry.aside:
            run.answer_aside(action)
        else:
            run.answer(action)
        if chance.position != len(entry.outcomes):
            raise RecordError("record-chance-left", {"entry": number + 1})
        check_hash(record, number + 1, state, verify)
    return state
