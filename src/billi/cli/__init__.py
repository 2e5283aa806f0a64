"""The command ``billi``."""

import io
import os
import signal
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Final, NoReturn

import click

from billi.cli.alone import set_table
from billi.cli.bench import bench
from billi.cli.host import host
from billi.cli.ladder import ladder
from billi.cli.puzzle import puzzle
from billi.cli.replay import replay
from billi.cli.review import review
from billi.cli.serve import serve
from billi.cli.simulate import simulate
from billi.cli.speaking import WRONG, SpeakingGroup, complaint, lang, words_for
from billi.cli.train import train
from billi.cli.verify import verify
from billi.errors import BilliError, InvalidRecord, Signalled, printable
from billi.words import Words, choose_language

FAILED: Final = 1
"""The exit code when a record does not follow the rules."""
SIGNALLED: Final = 128
"""The exit code when a signal ends the program, to which its number is added."""
PIPE_BROKEN: Final = SIGNALLED + 13
"""The exit code when whoever reads the output has heard enough."""


def main(begin: Callable[[], object] = bool) -> NoReturn:
    """Run the command and leave; ``begin`` is called once it is known what to say to whoever interrupts it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    signal.signal(signal.SIGTERM, _end)
    sys.exit(run(sys.argv[1:], begin))


def _end(number: int, frame: FrameType | None) -> NoReturn:
    raise Signalled(SIGNALLED + number)


def run(args: Sequence[str], begin: Callable[[], object] = bool) -> int:
    """Run the command with these arguments and return its exit code; what is wrong is said in one line."""
    words = Words(choose_language(None, os.environ))
    try:
        begin()
        words = words_for(args, os.environ)
        with billi.make_context("billi", list(args), obj=words) as ctx:
            billi.invoke(ctx)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.UsageError as error:
        return _fail(complaint(error, words), WRONG)
    except BilliError as error:
        return _fail(error.say(words), FAILED if isinstance(error, InvalidRecord) else WRONG)
    except KeyboardInterrupt:
        return _fail(words.text("cli-interrupted"), SIGNALLED + signal.SIGINT)
    except BrokenPipeError:
        _drop_output()
        return PIPE_BROKEN
    except OSError as error:
        _drop_output()
        return _fail(words.text("file-unwritable", file="stdout", reason=error.strerror or str(error)), WRONG)
    return 0


def _fail(line: str, code: int) -> int:
    click.echo(printable(line), err=True)
    return code


def _drop_output() -> None:
    """Let what is still to be written go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show_version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    if asked:
        from importlib.metadata import PackageNotFoundError, version

        try:
            click.echo(f"billi {version('billi')}")
        except PackageNotFoundError:  # run from its source, never installed
            click.echo("billi")
        ctx.exit()


@click.group(cls=SpeakingGroup, invoke_without_command=True, help="cli-billi")
@click.option("--no-browser", is_flag=True, help="cli-no-browser")
@lang
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help="cli-version")
@click.pass_context
def billi(ctx: click.Context, no_browser: bool) -> None:
    """Set the table for whoever says nothing else."""
    if ctx.invoked_subcommand is None:
        set_table(ctx, no_browser)


for command in (serve, host, simulate, ladder, train, verify, replay, review, puzzle, bench):
    billi.add_command(command)
