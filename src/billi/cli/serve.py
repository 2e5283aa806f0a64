"""``billi serve``: tables for others, over the network."""

import logging
import socket
from collections.abc import Callable
from typing import Any, Final

import click

from billi.cli.speaking import WRONG, OneOf, Speaking, WholeNumber, lang
from billi.errors import BilliError, printable
from billi.server.settings import HOST, LOGS, PORT, Settings, without_secrets
from billi.words import Words

MOST_WORKERS: Final = 1000
LAST_PORT: Final = 65535

log = logging.getLogger(__name__)


@click.command(cls=Speaking, help="cli-serve", epilog="cli-serve-environment")
@click.option("--host", default=HOST, show_default=True, envvar="BILLI_HOST", metavar="HOST", help="cli-serve-host")
@click.option(
    "--port",
    type=WholeNumber(0, LAST_PORT),
    default=PORT,
    show_default=True,
    envvar="BILLI_PORT",
    metavar="N",
    help="cli-serve-port",
)
@click.option("--database", envvar="BILLI_DATABASE", metavar="sqlite:///…|postgresql://…", help="cli-serve-database")
@click.option("--redis", envvar="BILLI_REDIS", metavar="redis://…", help="cli-serve-redis")
@click.option(
    "--workers",
    type=WholeNumber(1, MOST_WORKERS),
    default=1,
    show_default=True,
    envvar="BILLI_WORKERS",
    metavar="N",
    help="cli-serve-workers",
)
@click.option("--public-url", envvar="BILLI_PUBLIC_URL", metavar="https://…", help="cli-serve-public-url")
@click.option(
    "--log",
    type=OneOf(LOGS),
    default="text",
    show_default=True,
    envvar="BILLI_LOG",
    metavar="|".join(LOGS),
    help="cli-serve-log",
)
@lang
@click.pass_obj
def serve(words: Words, /, **given: Any) -> None:
    """Serve until told to stop."""
    from billi.server.listening import listen

    settings = settings_from(given)

    def welcome(address: str) -> None:
        database = without_secrets(settings.database)
        log.info("serving", extra={"address": address, "database": database, "workers": settings.workers})
        click.echo(words.text("serve-ready", address=settings.public_url or address))

    keep_open(settings, words, listen, welcome)
    log.info("stopped")


def settings_from(given: dict[str, Any]) -> Settings:
    """Make settings of the options that were given."""
    return Settings(**{name: value for name, value in given.items() if value is not None})


def keep_open(
    settings: Settings,
    words: Words,
    listen: Callable[[str, int], socket.socket],
    welcome: Callable[[str], None],
    level: int = logging.INFO,
) -> None:
    """Look whether the server can be run, then run it until told to stop; ``welcome`` is told its address."""
    from billi.server.listening import address_of
    from billi.server.logs import start_logging
    from billi.server.starting import having_store, remarks, serve

    start_logging(settings.log, level)
    for_machines = settings.log == "json"
    try:
        with listen(settings.host, settings.port) as listener, having_store(settings):
            for remark in remarks(settings):
                said = remark.say(words)
                log.warning(said) if for_machines else click.echo(printable(said), err=True)
            address = address_of(listener)
            serve(settings, listener, lambda: welcome(address))
    except BilliError as error:
        if not for_machines:
            raise
        log.error(error.say(words))
        raise click.exceptions.Exit(WRONG) from error
    click.echo(words.text("serve-stopped"))
