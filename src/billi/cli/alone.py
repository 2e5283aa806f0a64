"""``billi`` alone: a table on this computer, opened in the browser."""

import logging
import os
import sys
from typing import Final

import click

from billi.cli.serve import keep_open, serve, settings_from
from billi.words import Words

PATIENCE: Final = 30.0
"""Seconds the server may take to answer before no browser is opened."""

log = logging.getLogger(__name__)


def set_table(ctx: click.Context, no_browser: bool) -> None:
    """Serve as the environment says, at a port that is free, and open the browser."""
    from threading import Thread

    from billi.server.listening import listen_nearby

    words: Words = ctx.obj
    with serve.make_context("billi", [], parent=ctx) as unsaid:
        settings = settings_from(unsaid.params)

    def welcome(address: str) -> None:
        click.echo(words.text("serve-table-set", address=address))
        if not no_browser and can_show_browser():
            Thread(target=open_browser, args=[address], daemon=True).start()

    keep_open(settings, words, listen_nearby, welcome, logging.WARNING)


def can_show_browser() -> bool:
    """Whether somebody sits here who can see a window."""
    display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    has_display = sys.platform in ("darwin", "win32") or bool(display)
    return sys.stdout.isatty() and has_display and os.environ.get("BILLI_NO_BROWSER", "0") in ("", "0")


def open_browser(address: str) -> None:
    """Open the browser once the server answers."""
    import webbrowser
    from http.client import HTTPConnection, HTTPException
    from urllib.parse import urlsplit

    door = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    try:
        door.request("GET", "/healthz")
        door.getresponse().read()
    except (OSError, HTTPException) as problem:
        log.warning("the server does not answer, so no browser is opened", extra={"reason": str(problem)})
    else:
        webbrowser.open(address)
    finally:
        door.close()
