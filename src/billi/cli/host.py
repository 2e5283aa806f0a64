"""``billi host``: what whoever runs a server does with its tables, its people and its data, while it runs."""

import logging
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from billi.cli.speaking import MisuseError, OneOf, SpeakingGroup, WholeNumber, lang
from billi.errors import printable
from billi.words import Words

if TYPE_CHECKING:
    from billi.server.store import Person, Store

T = TypeVar("T")

STATUSES: Final = ("open", "playing", "over", "finished")
MOST: Final = 1_000_000
BY_ID: Final = {"ignore_unknown_options": True}
"""An id may begin with a dash."""
QUIET: Final = logging.NullHandler()
"""What a server would write to its log is not for a list."""

database = click.option(
    "--database", envvar="BILLI_DATABASE", metavar="sqlite:///…|postgresql://…", help="cli-serve-database"
)
table = click.argument("table", metavar="cli-metavar-table", help="cli-host-table")
person = click.argument("person", metavar="cli-metavar-person", help="cli-host-person")
yes = click.option("--yes", is_flag=True, help="cli-host-yes")


@click.group(cls=SpeakingGroup, invoke_without_command=True, help="cli-host", epilog="cli-host-environment")
@lang
@click.pass_context
def host(ctx: click.Context) -> None:
    """Show what can be done."""
    logging.getLogger("billi").addHandler(QUIET)
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@host.command("list", help="cli-host-list")
@click.option("--status", type=OneOf(STATUSES), metavar="|".join(STATUSES), help="cli-host-status")
@click.option("--limit", type=WholeNumber(1, MOST), default=50, show_default=True, metavar="N", help="cli-host-limit")
@click.option("--json", "as_json", is_flag=True, help="cli-json")
@database
@lang
@click.pass_obj
def list_tables(words: Words, database: str | None, status: Any, limit: int, as_json: bool) -> None:
    """List tables, and nothing of anybody's cards."""
    from billi.cli.host_report import told, told_table
    from billi.cli.screen import show, show_json
    from billi.server.reading import listing_for

    async def work(store: "Store") -> list[dict[str, Any]]:
        heads = await store.tables(limit + 1, status)
        return [told(head, await listing_for(store, head)) for head in heads]

    found = on_store(database, work)
    more = len(found) > limit
    del found[limit:]
    if as_json:
        show_json({"tables": found, "more": more})
    elif found:
        show(told_table(found, words))
        if more:
            click.echo(words.text("host-more", limit=limit))
    else:
        click.echo(words.text("host-none"))


@host.command(help="cli-host-show", context_settings=BY_ID)
@table
@click.option("--json", "as_json", is_flag=True, help="cli-json")
@database
@lang
@click.pass_obj
def show(words: Words, table: str, database: str | None, as_json: bool) -> None:
    """Show who sits at a table."""
    from billi.cli.host_report import seats_table, told
    from billi.cli.screen import show, show_json
    from billi.server.reading import listing_for

    async def work(store: "Store") -> dict[str, Any]:
        head = await store.head(table)
        if head is None:
            raise MisuseError("host-not-there", table=table)
        by = await store.hosted_by(table)
        seated = [one._asdict() for one in await store.seated(table)]
        return told(head, await listing_for(store, head)) | {"host": by._asdict() if by else None, "seats": seated}

    found = on_store(database, work)
    show_json(found) if as_json else show(seats_table(found, words))


@host.command(help="cli-host-delist", context_settings=BY_ID)
@table
@database
@lang
@click.pass_obj
def delist(words: Words, table: str, database: str | None) -> None:
    """Take a table off the public list."""
    if not on_store(database, lambda store: store.delist(table)):
        raise MisuseError("host-not-there", table=table)
    click.echo(words.text("host-delisted", table=printable(table)))


@host.command(help="cli-host-delete", context_settings=BY_ID)
@table
@yes
@database
@lang
@click.pass_obj
def delete(words: Words, table: str, yes: bool, database: str | None) -> None:
    """Delete a table with its game."""
    from billi.cli.host_report import names_of
    from billi.server.clock import now
    from billi.server.reading import listing_for

    async def work(store: "Store") -> None:
        head = await store.head(table)
        if head is None:
            raise MisuseError("host-not-there", table=table)
        if not yes:
            card = await listing_for(store, head)
            game = words.text(f"game-{card.game}") if card else "–"
            raise MisuseError("host-delete-unsure", table=table, game=game, names=names_of(card.names if card else []))
        await store.delete(table, now())

    on_store(database, work)
    click.echo(words.text("host-deleted", table=printable(table)))


@host.command(help="cli-host-ban", epilog="cli-host-ban-newcomers", context_settings=BY_ID)
@person
@database
@lang
@click.pass_obj
def ban(words: Words, person: str, database: str | None) -> None:
    """Keep somebody from tables."""
    from billi.server.clock import now

    async def work(store: "Store") -> "Person":
        await store.ban(person, now())
        return await _known(store, person)

    banned = on_store(database, work)
    click.echo(words.text("host-banned", who=_called(banned)))


@host.command(help="cli-host-unban", context_settings=BY_ID)
@person
@database
@lang
@click.pass_obj
def unban(words: Words, person: str, database: str | None) -> None:
    """Let somebody sit down again."""

    async def work(store: "Store") -> "Person":
        await store.unban(person)
        return await _known(store, person)

    back = on_store(database, work)
    click.echo(words.text("host-unbanned", who=_called(back)))


def _called(person: "Person") -> str:
    name = printable(person.name)
    return f"{name} ({person.id})" if name else person.id


async def _known(store: "Store", id: str) -> "Person":
    found = await store.person(id)
    if found is None:
        raise MisuseError("host-no-person", person=id)
    return found


@host.command(help="cli-host-bans")
@click.option("--json", "as_json", is_flag=True, help="cli-json")
@database
@lang
@click.pass_obj
def bans(words: Words, database: str | None, as_json: bool) -> None:
    """List who is banned."""
    from billi.cli.host_report import bans_table
    from billi.cli.screen import show, show_json

    banned = on_store(database, lambda store: store.banned())
    if as_json:
        show_json({"banned": [{"person": one.id, "name": one.name, "since": one.banned} for one in banned]})
    elif banned:
        show(bans_table(banned, words))
    else:
        click.echo(words.text("host-nobody-banned"))


@host.command(help="cli-host-export")
@click.argument("file", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-host-export-file")
@database
@lang
@click.pass_obj
def export(words: Words, file: Path, database: str | None) -> None:
    """Write everything to one file."""
    import asyncio
    import sys

    from billi.server.store.backing_up import whole
    from billi.server.store.exporting import export

    url = that_is_there(database)
    if is_stream(file):
        counted = asyncio.run(export(url, sys.stdout.buffer.write))
        sys.stdout.buffer.flush()
    else:
        with whole(file) as part, part.open("wb") as out:
            counted = asyncio.run(export(url, out.write))
    numbers = {name: counted.get(name, 0) for name in ("tables", "people")}
    where = "stdout" if is_stream(file) else printable(str(file))
    click.echo(words.text("host-exported", file=where, **numbers), err=True)


@host.command("import", help="cli-host-import")
@click.argument("file", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-host-import-file")
@database
@lang
@click.pass_obj
def import_(words: Words, file: Path, database: str | None) -> None:
    """Read an exported file into an empty database."""
    import asyncio
    import sys

    from billi.server.store.exporting import take_in

    url = address(database)
    try:
        if is_stream(file):
            counted = asyncio.run(take_in(url, sys.stdin.buffer))
        else:
            with file.open("rb") as lines:
                counted = asyncio.run(take_in(url, lines))
    except FileNotFoundError:
        raise MisuseError("file-not-found", file=str(file)) from None
    except OSError as problem:
        raise MisuseError("file-unreadable", file=str(file), reason=problem.strerror or str(problem)) from problem
    numbers = {name: counted.get(name, 0) for name in ("tables", "people")}
    click.echo(words.text("host-imported", **numbers))


@host.command(help="cli-host-backup")
@click.argument("file", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-host-backup-file")
@database
@lang
@click.pass_obj
def backup(words: Words, file: Path, database: str | None) -> None:
    """Copy the SQLite file while the server goes on."""
    from billi.server.store import file_of
    from billi.server.store.backing_up import back_up

    there = file_of(that_is_there(database))
    if there is None:
        raise MisuseError("host-backup-postgres")
    if is_stream(file):
        raise MisuseError("host-backup-stream")
    back_up(there, file)
    click.echo(words.text("host-backed-up", file=printable(str(file))))


def is_stream(file: Path) -> bool:
    """Whether standard output or input is meant."""
    return str(file) == "-"


def address(database: str | None) -> str:
    """Return the address of the database that is meant."""
    from billi.server.settings import Settings

    return database or Settings().database


def that_is_there(database: str | None) -> str:
    """Return the address of the database that is meant; refuse a file that is not there, which would be made."""
    from billi.server.store import CannotOpen, file_of, is_in_memory
    from billi.server.store.errors import EXAMPLES

    url = address(database)
    file = file_of(url)
    if is_in_memory(url):
        raise CannotOpen("store-in-memory", example=EXAMPLES[0])
    if file and not file.exists():
        raise MisuseError("file-not-found", file=str(file))
    return url


def on_store(database: str | None, work: "Callable[[Store], Coroutine[Any, Any, T]]") -> T:
    """Do something on a store that is there, while servers may use it."""
    import asyncio

    from billi.server.store import open_store

    async def visit() -> T:
        async with await open_store(that_is_there(database)) as store:
            return await work(store)

    return asyncio.run(visit())
