"""Events, options, reasons and questions of a family game as sentences in a person's language.

The engine speaks in keys and numbers. Here numbers become names: survivors, zones by their short label,
kinds of zombies, cards, skills. The language files then say the sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from shamble.family.missions.mission import COLOUR_NAMES
from shamble.family.position.printed import LEVEL_NAMES, slug_of
from shamble.family.position.state import ELIMINATED, ESCAPED, Game
from shamble.kernel.decision import Decision, Option
from shamble.kernel.errors import ShambleError
from shamble.kernel.event import Event, Reason
from shamble.text import has, t

SILENT: Final = ("cite",)
"""Events for the casebook, not for people."""

PLACES: Final = ("", "driver", "passenger")
SURVIVOR_ARGS: Final = ("survivor", "other", "partner", "by", "leader", "after")
ZONE_ARGS: Final = ("zone", "from", "to", "beyond")
ZONE_LIST_ARGS: Final = ("sees", "goals", "ways", "zones")
CARD_EVENTS: Final = ("card-assigned", "zombie-card", "looked-ahead")
"""Events whose cards are zombie cards."""


class Wording:
    """Says things about one position in one language."""

    def __init__(self, state: Game, lang: str | None = None) -> None:
        self.state = state
        self.lang = lang

    # --- names

    def survivor(self, number: int) -> str:
        """A survivor by number."""
        if not 0 <= number < len(self.state.survivors):
            return self.say("nobody")
        row = self.state.rules.characters[self.state.survivors[number].character]
        return self.named(f"survivor-{row.slug}", row.name)

    def zone(self, number: int) -> str:
        """A zone's short label."""
        if number == ESCAPED:
            return self.say("token-exit")
        if number == ELIMINATED or not 0 <= number < len(self.state.rules.board.labels):
            return "–"
        return self.state.rules.board.labels[number]

    def kind(self, kind: int | str) -> str:
        """A kind of zombie, by number, slug or type."""
        slug = self.state.rules.kinds[kind].slug if isinstance(kind, int) else kind
        for key in (f"zombie-{slug}", f"abomination-{slug}"):
            if has(key, self.lang):
                return self.say(key)
        for row in self.state.rules.kinds:
            if row.slug == slug:
                return row.name
        return slug

    def zombies(self, kind: int | str, number: int) -> str:
        """So many zombies of a kind."""
        slug = self.state.rules.kinds[kind].slug if isinstance(kind, int) else kind
        key = f"zombie-{slug}-count"
        if has(key, self.lang):
            return self.say(key, n=number)
        return self.kind(slug) if number == 1 else f"{number} × {self.kind(slug)}"

    def card(self, slug: str) -> str:
        """An equipment card, by slug or printed name."""
        return self.named(f"equipment-{slug_of(slug)}", slug)

    def skill(self, name: str) -> str:
        """A skill, by slug or printed name."""
        whole, _, shared = name.partition(": ")
        key = f"skill-{slug_of(name)}-name"
        if has(key, self.lang) or not shared:
            return self.named(key, name)
        return f"{self.named(f'skill-{slug_of(whole)}-name', whole)}: {self.skill(shared)}"

    def door(self, number: int) -> str:
        """A door by the two zones it joins."""
        door = self.state.rules.board.doors[number]
        return f"{self.zone(door.a)} | {self.zone(door.b)}"

    def mission_action(self, name: str) -> str:
        """An action that only this mission knows."""
        mission = self.state.rules.mission.id.lower()
        return self.named(f"action-{mission}-{name}", name)

    def named(self, key: str, otherwise: str) -> str:
        """The words for a key if there are any, else what is printed."""
        return self.say(key) if has(key, self.lang) or has(key, "en") else otherwise

    def say(self, key: str, **args: object) -> str:
        """The words for a key."""
        return t(key, self.lang, **args)

    # --- sentences

    def event(self, event: Event) -> str:
        """What happened; empty for what is not for people."""
        if event.key in SILENT:
            return ""
        return self.say(f"event-{event.key}", **self.event_args(event))

    def events(self, events: Iterable[Event]) -> list[str]:
        """All that is worth telling, in order."""
        return [said for said in (self.event(event) for event in events) if said]

    def reason(self, reason: Reason) -> str:
        """Why something is not possible."""
        return self.say(reason.key, **self.args(reason.args))

    def error(self, error: ShambleError) -> str:
        """What went wrong at the edge of the engine."""
        return self.say(error.key, **error.details)

    def question(self, decision: Decision) -> str:
        """What is to be decided."""
        args: dict[str, object] = {"survivor": self.say("nobody"), "hits": 0, "damage": 0, "extra": 0}
        args.update(dice="", zone="", kind="")
        args.update(self.args(decision.args))
        return self.say(f"question-{decision.question}", **args)

    def verb(self, name: str) -> str:
        """A verb as a heading."""
        return self.say(f"verb-{name}")

    def option(self, option: Option) -> str:
        """One answer in full."""
        return self.say(f"option-{option.verb}", **self.option_args(option))

    # --- arguments

    def args(self, args: Mapping[str, object]) -> dict[str, object]:
        """Numbers become names, by the name of the argument."""
        said: dict[str, object] = {}
        for name, value in args.items():
            if name in SURVIVOR_ARGS and isinstance(value, int):
                said[name] = self.survivor(value)
            elif name in ZONE_ARGS and isinstance(value, int):
                said[name] = self.zone(value)
            elif name in ZONE_LIST_ARGS and isinstance(value, list):
                said[name] = ", ".join(self.zone(zone) for zone in value)
            elif name in ("kind", "type") and isinstance(value, int | str):
                said[name] = self.kind(value)
            elif name == "card" and isinstance(value, str):
                said[name] = self.card(value)
            elif name == "skill" and isinstance(value, str):
                said[name] = self.skill(value)
            elif name == "character" and isinstance(value, str):
                said[name] = self.named(f"survivor-{value}", value)
            elif name == "door" and isinstance(value, int):
                said[name] = self.door(value)
            elif name == "colour" and isinstance(value, int):
                said[name] = self.say(f"colour-{COLOUR_NAMES[value]}")
            elif name == "level" and isinstance(value, int | str):
                said[name] = self.say(f"level-{LEVEL_NAMES[value] if isinstance(value, int) else value}")
            elif name == "dice" and isinstance(value, list):
                said[name] = " ".join(str(face) for face in value)
            elif name == "seat" and isinstance(value, int):
                said[name] = value + 1
            elif name == "car" and isinstance(value, int):
                said[name] = f"{self.say('token-car')} {value + 1}"
            elif name == "place":
                said[name] = self.say(f"seat-{value if isinstance(value, str) else PLACES[int(str(value))]}")
            elif isinstance(value, str | int | float):
                said[name] = value
        return said

    def event_args(self, event: Event) -> dict[str, object]:
        """The facts of an event as words."""
        args = event.args
        said = self.args(args)
        said.setdefault("survivor", "none")
        kind, count = args.get("kind"), args.get("count")
        if isinstance(kind, int | str) and isinstance(count, int):
            said["zombies"] = self.zombies(kind, count)
        if event.key in CARD_EVENTS:
            said["card"] = f"#{args.get('card')}"
            if isinstance(args.get("cards"), list):
                said["cards"] = ", ".join(f"#{card}" for card in _ints(args["cards"]))
        elif event.key == "phase":
            said["phase"] = self.say(f"phase-{args['phase']}")
        elif event.key == "setup":
            mission = str(args["mission"])
            said["mission"] = self.named(f"mission-{mission.lower()}-name", mission)
        elif event.key == "mission-action":
            said["action"] = self.mission_action(str(args["action"]))
        elif event.key == "card-given" and isinstance(args["to"], int):
            said["to"] = self.survivor(args["to"])
        elif event.key == "rearranged":
            hands = args["hands"]
            assert isinstance(hands, list)
            said["hands"] = self.cards([str(name) for name in hands])
        elif event.key == "wounded":
            source = args["source"]
            assert isinstance(source, int)
            said["source"] = self.kind(source) if source >= 0 else "friend"
        elif event.key == "zombies-moved":
            said["moves"] = self.moves(args["moves"])
        elif event.key == "zombies-decide":
            for name in ("sees", "goals"):
                said[name] = self.noisy_zones(args[name], args["noise"])
        return said

    def noisy_zones(self, zones: object, noise: object) -> str:
        """Zones with their noise, so that one sees why one and not another."""
        assert isinstance(zones, list) and isinstance(noise, dict)
        return ", ".join(
            self.say(
                "zone-with-noise", zone=self.zone(zone), noise=noise.get(zone, noise.get(str(zone), "?"))
            )
            for zone in zones
        )

    def moves(self, moves: object) -> str:
        """Who went where, one group after the other; whoever stays is left out."""
        assert isinstance(moves, list)
        told = [
            f"{self.zombies(kind, number)} {self.zone(start)} → {self.zone(end)}"
            for start, end, kind, number in moves
            if start != end
        ]
        return ", ".join(told) or "–"

    def option_args(self, option: Option) -> dict[str, object]:
        """The facts of an option as words."""
        said = self.args(option.args)
        cards = option.args.get("cards")
        if isinstance(cards, list):
            slugs = [str(card["slug"]) for card in cards]
            said["cards"] = self.cards(slugs)
            said["card"] = self.card(slugs[0]) if slugs[0] else self.say("nothing-in-hand")
            if option.verb == "open" and not slugs[0]:
                said["cards"] = self.say("bare-hands")
        if option.verb == "assign":
            said["zombie_card"] = f"#{option.args.get('zombie_card')}"
        elif option.verb == "mission":
            said["mission_action"] = self.mission_action(str(option.args.get("mission_action")))
        return said

    def cards(self, slugs: list[str]) -> str:
        """Several cards in one breath."""
        found = [self.card(slug) for slug in slugs if slug]
        return " + ".join(found) if found else self.say("nothing-in-hand")


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, int)]
