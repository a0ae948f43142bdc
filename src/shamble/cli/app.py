"""Finds the command a person asked for, runs it, and explains what went wrong.

A command's module is imported only when that command runs: `shamble sim` never loads the server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from cyclopts import App, CycloptsError, Group
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    ValidationError,
)

from shamble import text, version
from shamble.cli import Problem
from shamble.cli.help import Help
from shamble.text import t

COMMANDS: Final = {
    "play": "shamble.cli.play:play",
    "serve": "shamble.cli.serve:serve",
    "verify": "shamble.cli.keeping:verify",
    "backup": "shamble.cli.keeping:backup",
    "restore": "shamble.cli.keeping:restore",
    "revoke": "shamble.cli.keeping:revoke",
    "sim": "shamble.cli.sim:sim",
    "lab": "shamble.cli.lab:lab",
    "check": "shamble.cli.check:check",
    "replay": "shamble.cli.replay:replay",
    "lint": "shamble.cli.lint:lint",
    "list": "shamble.cli.list:list_",
    "draw": "shamble.cli.draw:draw",
    "bench": "shamble.cli.bench:bench",
    "soak": "shamble.cli.soak:soak",
    "test": "shamble.cli.test:test",
    "mutants": "shamble.cli.mutants:mutants",
    "compile": "shamble.cli.compile:compile_",
}

WITH_PARTS: Final = {
    "lab": {
        "run": "shamble.cli.lab:run",
        "report": "shamble.cli.lab:report",
        "compare": "shamble.cli.lab:compare",
        "mission": "shamble.cli.lab_mission:mission",
        "leaderboard": "shamble.cli.lab_leaderboard:leaderboard",
    }
}
"""Commands that have commands of their own."""

WITH_FLAGS: Final = ("play", "sim", "soak")
"""Commands with a flag for everything that the chosen game lets people choose."""

LEFT_OUT: Final = {"soak": ("survivors", "shares")}
"""Fields that make no sense for a command: the number of seats changes from game to game there."""

PASS_THROUGH: Final = ("test",)
"""Commands whose options belong to another program."""

WRONG_USE: Final = 2
INTERRUPTED: Final = 130


def available() -> dict[str, str]:
    """The commands whose module is there."""
    return {name: path for name, path in COMMANDS.items() if find_spec(path.partition(":")[0])}


def build_app(words: Sequence[str] = ()) -> App:
    """The whole command line, in the language now in use, with the flags that these words call for."""
    commands = Group(t("cli-help-commands"), sort_key=0)
    options = Group(t("cli-help-options"), sort_key=1)
    app = App(
        name="shamble",
        help=t("cli-about"),
        version=version_line(),
        version_flags=["--version", "-V"],
        help_formatter=Help(),
        group_commands=commands,
        group_parameters=options,
        group_arguments=Group(t("cli-help-arguments"), sort_key=0),
        result_action="return_value",
    )
    for flag, key in (("--help", "cli-help-flag"), ("--version", "cli-version-flag")):
        app[flag].help = t(key)
        app[flag].group = (options,)
    for order, (name, path) in enumerate(available().items()):
        chosen = words[:1] == [name] and name in WITH_FLAGS
        if name in WITH_PARTS and words[:1] == [name]:
            app.command(command_with_parts(name, (commands, options), order))
            continue
        app.command(
            command_with_flags(name, path, words[1:]) if chosen else path,
            name=name,
            help=t(f"cli-command-{name}"),
            help_formatter=Help(name),
            version_flags=[],
            sort_key=order,
        )
    return app


def command_with_parts(name: str, groups: tuple[Group, Group], order: int) -> App:
    """A command with commands of its own."""
    commands, options = groups
    part = App(
        name=name,
        help=t(f"cli-command-{name}"),
        help_formatter=Help(name),
        version_flags=[],
        group_commands=commands,
        group_parameters=options,
        sort_key=order,
        result_action="return_value",
    )
    part["--help"].help = t("cli-help-flag")
    part["--help"].group = (options,)
    for number, (own, path) in enumerate(WITH_PARTS[name].items()):
        part.command(
            path,
            name=own,
            help=t(f"cli-command-{name}-{own}"),
            help_formatter=Help(f"{name}-{own}"),
            version_flags=[],
            sort_key=number,
        )
    return part


def command_with_flags(name: str, path: str, words: Sequence[str]) -> Callable[..., Any]:
    """A command with the flags of the game that the words after it name."""
    from shamble.cli.flags import with_flags

    module, _, function = path.partition(":")
    command = getattr(import_module(module), function)
    return with_flags(command, words, LEFT_OUT.get(name, ()))


def version_line() -> str:
    """Name, version and build, for people and for bug reports."""
    return t("cli-version", version=version.VERSION, build=version.build())


def choose_language(words: Sequence[str]) -> list[str]:
    """Take `--lang` out of the words and use it, else the environment's language."""
    rest: list[str] = []
    chosen: str | None = None
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        if word == "--" or word in PASS_THROUGH:
            rest += [word, *waiting]
            break
        if word == "--lang":
            chosen = waiting.pop(0) if waiting else ""
        elif word.startswith("--lang="):
            chosen = word.partition("=")[2]
        else:
            rest.append(word)
    if chosen is not None:
        try:
            text.use(chosen)
        except ValueError:
            raise Problem("cli-unknown-language", wanted=chosen, known=", ".join(text.languages())) from None
        return rest
    for name in ("SHAMBLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            try:
                text.use(value)
            except ValueError:
                pass  # a language without texts: English
            break
    return rest


def explain(error: CycloptsError) -> str:
    """One helpful message for a command line that cannot be understood."""
    command = " ".join(["shamble", *(error.command_chain or ())])
    seek_help = t("cli-see-help", command=command)
    if isinstance(error, UnknownCommandError):
        word = (error.unused_tokens or [""])[0]
        if word.startswith("-"):
            return _with_nearest("cli-unknown-option", word, ["--help", "--version", "--lang"], seek_help)
        return _with_nearest("cli-unknown-command", word, list(available()), seek_help)
    if isinstance(error, UnknownOptionError):
        word = error.token.keyword or error.token.value
        known = [name for argument in error.argument_collection for name in argument.names]
        return _with_nearest("cli-unknown-option", word, known, seek_help)
    name = _argument_name(error)
    if isinstance(error, MissingArgumentError):
        message = t("cli-missing-argument", name=name)
    elif isinstance(error, RepeatArgumentError):
        message = t("cli-repeated-argument", name=name)
    elif isinstance(error, CoercionError | ValidationError):
        token = error.token if isinstance(error, CoercionError) else None
        if token is None and error.argument and error.argument.tokens:
            token = error.argument.tokens[0]
        message = t("cli-bad-value", name=name, value=token.value if token else "")
        choices = error.argument.get_choices() if error.argument else None
        if choices:
            message += " " + t("cli-choices", choices=", ".join(choices))
    else:
        message = t("cli-bad-usage", words=" ".join(error.unused_tokens or error.root_input_tokens or []))
    return f"{message} {seek_help}"


def _argument_name(error: CycloptsError) -> str:
    token = getattr(error, "token", None)
    keyword = getattr(error, "keyword", None) or getattr(token, "keyword", None)
    if error.argument is None:
        return str(keyword or "")
    return str(keyword or (error.argument.names[0] if error.argument.names else error.argument.name))


def _with_nearest(key: str, word: str, known: list[str], seek_help: str) -> str:
    nearest = get_close_matches(word, known, n=1)
    hint = t("cli-did-you-mean", word=nearest[0]) if nearest else seek_help
    return f"{t(key, word=word)} {hint}"


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code is 2 for wrong use and 1 for a failure."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        words = choose_language(words)
        if words in (["--version"], ["-V"]):
            print(version_line())
            return 0
        result = build_app(words)(words, exit_on_error=False, print_error=False)
    except Problem as problem:
        return _stop(t(problem.key, **problem.args_for_text), problem.code)
    except CycloptsError as error:
        return _stop(explain(error), WRONG_USE)
    except KeyboardInterrupt:
        return _stop("", INTERRUPTED)
    except BrokenPipeError:
        # The reader has seen enough; keep Python from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if os.environ.get("SHAMBLE_DEBUG"):
            raise
        if said := in_words(error):
            return _stop(said, WRONG_USE)
        return _stop(blame(error), 1)
    return result if isinstance(result, int) else 0


def blame(error: Exception) -> str:
    """A fault, with the line of a game from outside that it came through."""
    from shamble.port.shelf import broken_game

    if found := broken_game(error):
        return t("cli-game-bug", None, **found)
    return t("cli-bug", error=f"{type(error).__name__}: {error}")


def in_words(error: Exception) -> str:
    """What a person can put right, said as such; empty for a fault of the program."""
    from shamble.cli.choices import with_advice
    from shamble.kernel.errors import ShambleError

    if isinstance(error, ShambleError) and text.has(error.key):
        return with_advice(error.key, error.details)
    return ""


def _stop(message: str, code: int) -> int:
    sys.stdout.flush()
    print(message, file=sys.stderr)
    return code
