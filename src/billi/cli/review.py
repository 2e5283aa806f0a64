"""``billi review``: say what finished games were made of, luck and choices."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from billi.cli.speaking import MisuseError, RecordFile, Speaking, WholeNumber, lang
from billi.errors import BilliError, printable
from billi.words import Words

if TYPE_CHECKING:
    from billi.record import Record
    from billi.record.files import Source


@click.command(cls=Speaking, help="cli-review")
@click.argument("file", type=RecordFile(), metavar="cli-metavar-file", help="cli-review-file")
@click.option("--record", "wanted", type=WholeNumber(1, 10**12), metavar="N", help="cli-review-record")
@click.option("--seat", type=WholeNumber(0, 7), metavar="N", help="cli-review-seat")
@click.option("--all", "every", is_flag=True, help="cli-review-all")
@click.option("--json", "as_json", is_flag=True, help="cli-review-json")
@click.option("--to", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-review-to")
@lang
@click.pass_obj
def review(
    words: Words, file: "Source", wanted: int | None, seat: int | None, every: bool, as_json: bool, to: Path | None
) -> None:
    """Review the records of a file, or one of them."""
    import msgspec

    from billi.cli.review_report import MOST_SHOWN, report
    from billi.cli.screen import show
    from billi.review.page import page_of
    from billi.review.report import review as reviewed
    from billi.review.telling import ToldReview

    if to is not None and isinstance(file, Path) and to.resolve() == file.resolve():
        raise MisuseError("review-onto-itself", file=printable(str(file)))
    for number, record in _records(file, wanted, only_one=to):
        made = reviewed(record, number)
        if seat is not None and seat >= len(made.seats):
            raise MisuseError("review-no-seat", found=seat, most=len(made.seats) - 1)
        if to is not None:
            _write(to, page_of(record, made, words, seat or 0))
        if as_json:
            click.echo(msgspec.json.encode(made))
        elif to is not None:
            click.echo(words.text("review-written", file=printable(str(to))))
        else:
            if wanted is None and number > 1:
                click.echo("\n" + words.text("cli-record", record=number))
            show(report(ToldReview(record, made, words), seat, None if every else MOST_SHOWN))


def _records(file: "Source", wanted: int | None, only_one: Path | None) -> "Iterator[tuple[int, Record]]":
    """Return the records that are wanted, by number; ``only_one`` is where no more than one can go."""
    from billi.record import read
    from billi.record.files import name_of

    number, first = 0, None
    for number, record in enumerate(read(file), start=1):
        if wanted == number:
            yield number, record
            return
        if wanted is None and only_one is None:
            yield number, record
        first = first or record
    if wanted is not None:
        raise MisuseError("cli-error-record", file=name_of(file), records=number, found=wanted)
    if number == 0:
        raise MisuseError("verify-empty", file=printable(name_of(file)))
    if only_one is not None:
        if number > 1 or first is None:
            raise MisuseError(
                "review-several", file=printable(name_of(file)), records=number, to=printable(str(only_one))
            )
        yield 1, first


def _write(path: Path, text: str) -> None:
    from billi.record.files import whole_file

    try:
        with whole_file(path) as file:
            file.write(text.encode())
    except OSError as error:
        raise BilliError("file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
