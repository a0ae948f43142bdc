"""Flags out of a game's own declaration: one for everything that it lets people choose."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, get_type_hints

from cyclopts import Group, Parameter

from shamble import text
from shamble.cli.choices import game_of
from shamble.text import t

if TYPE_CHECKING:
    from shamble.port.options import Field
    from shamble.port.port import Port

CHOSEN: Final = "chosen"
"""The parameter of a command that gets what was chosen, as typed, by the names of the fields."""


def with_flags(
    command: Callable[..., Any], words: Sequence[str], leave_out: Sequence[str] = ()
) -> Callable[..., Any]:
    """The command with a flag for each field of the game that the words name."""
    port = game_of(game_named(words, positional=takes_game_first(command)))
    fields = {flag_of(field, command): field for field in port.schema().fields if field.name not in leave_out}
    hints = get_type_hints(command, include_extras=True)
    plain = [
        parameter.replace(annotation=hints[name])
        for name, parameter in inspect.signature(command).parameters.items()
        if name != CHOSEN
    ]

    def run(*args: Any, **given: Any) -> Any:
        chosen = {
            field.name: as_typed(given[flag]) for flag, field in fields.items() if given.get(flag) is not None
        }
        rest = {name: value for name, value in given.items() if name not in fields}
        return command(*args, **rest, **{CHOSEN: chosen})

    flags = [parameter_of(port, field, flag) for flag, field in fields.items()]
    run.__signature__ = inspect.Signature([*plain, *flags])  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in (*plain, *flags)}
    run.__doc__ = command.__doc__
    return run


def takes_game_first(command: Callable[..., Any]) -> bool:
    """Whether the game may be the command's first word."""
    first = next(iter(inspect.signature(command).parameters.values()))
    return first.name == "game" and first.kind is not inspect.Parameter.KEYWORD_ONLY


def game_named(words: Sequence[str], *, positional: bool) -> str:
    """The game that is chosen on a command line, as far as one can tell before reading it all."""
    for at, word in enumerate(words):
        if word == "--game" and at + 1 < len(words):
            return words[at + 1]
        if word.startswith("--game="):
            return word.partition("=")[2]
    if positional and words and not words[0].startswith("-"):
        return words[0]
    return ""


def flag_of(field: Field, command: Callable[..., Any]) -> str:
    """The name of a field's flag; where the command has one of that name, it says that it is the game's."""
    name = field.name.replace("-", "_")
    return f"game_{name}" if name in inspect.signature(command).parameters else name


def parameter_of(port: Port, field: Field, flag: str) -> inspect.Parameter:
    """A field as a parameter of a command: a switch, or a text that the schema reads."""
    sort: Any = bool if field.kind == "flag" else str
    group = Group(t("cli-help-game-options", game=port.name), sort_key=2)
    annotation = Annotated[sort | None, Parameter(help=help_of(port, field), group=group)]
    return inspect.Parameter(flag, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def as_typed(value: Any) -> str:
    """What stands behind a flag; a switch is yes or no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def help_of(port: Port, field: Field) -> str:
    """What a field is for, what can be chosen, and what is played if nobody does."""
    words = text.of(port.name)
    key = f"field-{field.name}"
    parts = [words.t(f"{key}.about" if words.knows(f"{key}.about") else key)]
    if field.choices:
        key = "cli-help-any" if field.kind == "many" else "cli-help-choices"
        parts.append(f"[{t(key, choices=', '.join(field.names()))}]")
    elif field.kind == "number":
        parts.append(f"[{t('cli-help-range', least=field.least, most=field.most)}]")
    usual = field.usual
    if isinstance(usual, list):
        usual = ",".join(map(str, usual))
    if not isinstance(usual, bool) and usual != "" and len(str(usual)) < 40:
        parts.append(f"[{t('cli-help-default', value=usual)}]")
    return " ".join(parts)
