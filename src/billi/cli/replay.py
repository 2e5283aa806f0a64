"""``billi replay``: tell recorded games."""

from typing import TYPE_CHECKING

import click

from billi.cli.speaking import MisuseError, RecordFile, Speaking, WholeNumber, lang
from billi.errors import printable
from billi.words import Words

if TYPE_CHECKING:
    from billi.record.files import Source


@click.command(cls=Speaking, help="cli-replay")
@click.argument("file", type=RecordFile(), metavar="cli-metavar-file", help="cli-replay-file")
@click.option("--record", "wanted", type=WholeNumber(1, 10**12), metavar="N", help="cli-replay-record")
@lang
@click.pass_obj
def replay(words: Words, file: "Source", wanted: int | None) -> None:
    """Tell the records of a file, or one of them."""
    from billi.record import read, verify
    from billi.record.files import name_of
    from billi.telling import tell

    number = 0
    for number, record in enumerate(read(file), start=1):
        if wanted not in (None, number):
            continue
        verify(record, number)
        if wanted is None and number > 1:
            print("\n" + words.text("cli-record", record=number))
        for line in tell(record, words):
            print(printable(line))
        if wanted:
            return
    if wanted:
        raise MisuseError("cli-error-record", file=name_of(file), records=number, found=wanted)
