"""``billi verify``: check that recorded games follow the rules, and their luck from its secret."""

from pathlib import Path

import click

from billi.cli.speaking import Speaking, lang
from billi.errors import printable
from billi.words import Words


@click.command(cls=Speaking, help="cli-verify")
@click.argument("file", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-verify-file")
@lang
@click.pass_obj
def verify(words: Words, file: Path) -> None:
    """Check every record of a file; the first that is wrong ends it."""
    from billi.record import verify_file

    report = verify_file(file)
    said = [words.text("verify-ok", file=printable(str(file)), records=report.records)]
    if report.unfinished:
        said.append(words.text("verify-unfinished", n=report.unfinished))
    click.echo(" ".join(said))
    if report.proven:
        click.echo(words.text("verify-proven", n=report.proven))
