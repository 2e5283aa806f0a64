"""What docs/hosting.md says of limits: its numbers are those of the code."""

from http import HTTPStatus

from billi.server import connections, wire
from billi.server.access import LARGEST_BODY, STATUS, Access
from billi.server.app import App
from billi.server.routes.me import MOST_DEVICES
from billi.server.serving import config_for
from billi.server.settings import Settings
from billi.server.turns import AT_A_TURN, EVERY
from helpers.documents import hold_numbers, section
from helpers.serving import FREE

KIB = 1024
TOO_LARGE = int(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
TOO_LATE = int(HTTPStatus.REQUEST_TIMEOUT)
TOO_MANY = int(HTTPStatus.TOO_MANY_REQUESTS)
usual, access = Settings(), Access(Settings())


def test_the_documents_name_every_bound() -> None:
    hold_numbers(
        section("hosting.md", "Limits"),
        (
            f"Each socket may make {usual.pace:g} wishes a second and each address {usual.rate:g} requests a second, "
            f"{12 * usual.rate:g} at once",
            "with `--workers 2` an address",
            f"{12 * usual.rate:g} may come in at the same moment",
            # what people may pile up
            f"| {usual.tables} tables of one host that are open or in play | one more is refused, "
            f"{STATUS['table-too-many']};",
            f"| {access.newcomers.size:g} new people from an address at once, "
            f"then one every {1 / access.newcomers.rate:g} seconds | one more is refused, {TOO_MANY}.",
            f"| {access.listings.size:g} tables from an address put on the public list at once, "
            f"then one every {1 / access.listings.rate:g} seconds | one more is refused, {TOO_MANY},",
            f"| {MOST_DEVICES} devices of one person | one more is refused, {STATUS['door-devices-full']},",
            f"| {AT_A_TURN * 1000 // EVERY} choices a second of all games in which nobody plays but bots, "
            f"{AT_A_TURN} at a turn |",
            f"| {usual.entries:,} lines in the log of a table |",
            "A game takes 60 to 500 lines",  # as measured
            f"| {usual.share} of them by one person that are not the game |",
            # what a connection may take
            f"| {connections.LARGEST_HEAD // KIB} KiB of head: address and headers | {TOO_LARGE},",
            f"| {connections.HEAD_TIME:g} seconds for a head, from connecting or from the first byte of a further "
            f"request | {TOO_LATE} and closed",
            f"| {connections.BODY_TIME:g} seconds for a body, from the end of its head | {TOO_LATE} and closed |",
            f"| {connections.LAST_TIME:g} second for the rest of a body, when the server is told to stop "
            f"| {TOO_LATE} and closed |",
            f"| {LARGEST_BODY // KIB} KiB of body | {STATUS['door-too-large']}; closed after "
            f"{connections.LARGEST_REST // KIB**2} MiB, or {connections.LARGEST_WRAPPING // KIB} KiB of chunk sizes",
            f"| {config_for(App(FREE), '127.0.0.1', 0).timeout_keep_alive} seconds between requests | closed |",
            f"| {connections.STALLED:g} seconds without reading any of an answer that waits | cut off |",
            f"| {connections.MOST_PIPELINED} requests waiting on one connection for the answer to the one before "
            f"| they are answered, then {TOO_LARGE} and closed |",
            f"| {connections.CONNECTIONS * usual.rate:,.0f} connections of an address, sockets and silent ones "
            f"included | one more is answered {TOO_MANY} and closed |",
            f"| {wire.CHATTER:g} frames a second over a socket that are no whole message (pings, pongs, parts), "
            f"{wire.MOST_CHATTER:g} at once | closed, {wire.TOO_MUCH} |",
            "A proxy that is believed (127.0.0.1,",
        ),
    )
