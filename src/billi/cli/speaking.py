"""Commands that speak the reader's language: where click takes a help text, ours take the name of a message.

The words to say it in are the context's object.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from billi.errors import BilliError, Phrase
from billi.words import LANGUAGES, Words, choose_language

if TYPE_CHECKING:
    from billi.record.files import Source

WRONG: Final = 2
"""The exit code when what was asked for cannot be done."""


class MisuseError(BilliError):
    """Something on the command line that cannot be."""


def words_for(args: Sequence[str], environ: Mapping[str, str]) -> Words:
    """Find the language before click reads the line, so that its help and complaints are spoken in it too."""
    wanted = None
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg == "--lang":
            wanted = "".join(args[place + 1 : place + 2])
        elif arg.startswith("--lang="):
            wanted = arg.removeprefix("--lang=")
    try:
        return Words(choose_language(wanted, environ))
    except ValueError:
        raise MisuseError("cli-error-language", found=wanted, languages=LANGUAGES) from None


lang = click.option("--lang", metavar="|".join(LANGUAGES), expose_value=False, help="cli-lang")
"""The language: asked for on any command, found by :func:`words_for`."""


class Speaking(click.Command):
    """A command whose help is in words."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return ``--help``, described in words."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "cli-help"
        return option

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; more than asked for are refused in words."""
        expects_more, ctx.allow_extra_args = ctx.allow_extra_args, True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and not expects_more:
            raise MisuseError("cli-error-extra", found=rest[0], hint=hint(ctx))
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help page."""
        words: Words = ctx.obj
        if self.help:
            formatter.write_text(words.text(self.help))
        options = words.text("cli-options")
        arguments = [param for param in self.params if isinstance(param, click.Argument)]
        places = [_metavar(param, words) for param in arguments]
        if isinstance(self, click.Group):
            places.append(words.text("cli-metavar-command"))
        usage = " ".join([ctx.command_path, *places, f"[{options.upper()}]"])
        _section(formatter, words.text("cli-usage"), [(usage, "")])
        if isinstance(self, click.Group):
            commands = [(name, words.text(command.help or "")) for name, command in self.commands.items()]
            _section(formatter, words.text("cli-commands"), commands)
        _section(formatter, words.text("cli-arguments"), [_described(param, words) for param in arguments])
        _section(formatter, options, [_described(p, words) for p in self.get_params(ctx) if p not in arguments])
        if self.epilog:
            formatter.write_paragraph()
            formatter.write_text(words.text(self.epilog))


class SpeakingGroup(Speaking, click.Group):
    """A group whose help is in words."""

    command_class = Speaking


def _section(formatter: click.HelpFormatter, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        return
    formatter.write_paragraph()
    formatter.write(click.style(heading, bold=True) + "\n")
    with formatter.indentation():
        formatter.write_dl(rows)


def _described(param: click.Parameter, words: Words) -> tuple[str, str]:
    metavar = _metavar(param, words)
    assert isinstance(param, click.Argument | click.Option)
    text = words.text(param.help or "")
    if isinstance(param, click.Argument):
        return metavar, text
    if param.show_default:
        text = words.text("cli-default", help=text, value=str(param.default))
    return f"{param.opts[0]} {metavar}".rstrip(), text


def _metavar(param: click.Parameter, words: Words) -> str:
    metavar = param.metavar or ""
    return words.text(metavar) if metavar.startswith("cli-") else metavar


def complaint(error: click.UsageError, words: Words) -> str:
    """Put what click has found wrong in words."""
    ctx = error.ctx
    match error:
        case click.NoSuchOption():
            said = words.text("cli-error-no-option", found=error.option_name)
        case click.exceptions.NoSuchCommand():
            commands = ", ".join(ctx.command.commands) if ctx and isinstance(ctx.command, click.Group) else ""
            said = words.text("cli-error-command", found=error.command_name, commands=commands)
        case click.MissingParameter() if error.param:
            said = words.text("cli-error-missing", what=_metavar(error.param, words))
        case click.BadOptionUsage():
            problem = "cli-error-flag" if _is_flag(error.option_name, ctx) else "cli-error-no-value"
            said = words.text(problem, option=error.option_name)
        case _:
            said = error.format_message()
    return f"{said} {hint(ctx).say(words)}" if ctx else said


def _is_flag(option: str, ctx: click.Context | None) -> bool:
    params = ctx.command.params if ctx else []
    return any(option in param.opts and isinstance(param, click.Option) and param.is_flag for param in params)


def hint(ctx: click.Context) -> Phrase:
    """Return where help is."""
    return Phrase("cli-error-hint", command=ctx.command_path)


class WholeNumber(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read a number, or say which would do."""
        option = _where_given(param, ctx)
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least:
            raise MisuseError("cli-error-number", option=option, least=self.least, found=str(value))
        if number > self.most:
            raise MisuseError("cli-error-number-most", option=option, most=str(self.most), found=str(value))
        return number


class Players(click.ParamType[int]):
    """How many play. Whether their game takes so many is for the game to say."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read a number."""
        try:
            return int(value)
        except ValueError:
            from billi.games import GAMES

            fewest, option = min(spec.players[0] for spec in GAMES.values()), _where_given(param, ctx)
            raise MisuseError("cli-error-number", option=option, least=fewest, found=str(value)) from None


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, known: Sequence[str]) -> None:
        self.known = known

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Take a word that is known, or say which are."""
        if value not in self.known:
            option = _where_given(param, ctx)
            raise MisuseError("cli-error-choice", option=option, found=str(value), known=self.known)
        return str(value)


class RecordFile(click.ParamType["Source"]):
    """A file of records to read; ``-`` is standard input, as for ``billi host import``."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> "Source":
        """Take any name: whether there is such a file is for whoever reads it to say."""
        return sys.stdin.buffer if value == "-" else Path(value)


def _where_given(param: click.Parameter | None, ctx: click.Context | None) -> str:
    """Name the option a value belongs to, or the variable of the environment it comes from."""
    if param is None:
        return ""
    source = ctx.get_parameter_source(param.name or "") if ctx else None
    if source is click.core.ParameterSource.ENVIRONMENT:
        return str(param.envvar)
    return param.opts[0]
