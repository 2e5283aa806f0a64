"""What a server is and has to choose from, for clients that do not know it by heart, and what it keeps of people."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from billi import __version__
from billi.bots import AT_TABLES
from billi.games import GAMES
from billi.games.spec import GameSpec
from billi.server.access import Access, answer
from billi.server.answers import About, GameChoice, Keeps
from billi.server.cookies import YEAR
from billi.server.routes.me import LINK_LASTS
from billi.server.settings import Settings
from billi.server.store.base import STRANGERS_LAST
from billi.table.deciding import CLOCKS, PHRASES
from billi.table.text import LONGEST_NAME, LONGEST_SAYING
from billi.words import LANGUAGES


async def about(access: Access, request: Request) -> Response:
    """List the games with their options, the bots, clocks, languages and phrases; and how long what is kept."""
    return answer(
        About(
            version=__version__,
            keeps=_keeps(access.settings),
            games={name: _game(spec) for name, spec in GAMES.items()},
            bots=sorted(AT_TABLES),
            clocks=list(CLOCKS),
            languages=list(LANGUAGES),
            phrases=list(PHRASES),
            longest_name=LONGEST_NAME,
            longest_saying=LONGEST_SAYING,
        )
    )


def _keeps(settings: Settings) -> Keeps:
    return Keeps(
        unbegun=settings.unbegun,
        lingering=settings.lingering,
        empty=settings.empty,
        link=LINK_LASTS,
        cookie=1000 * YEAR,
        stranger=STRANGERS_LAST,
    )


def _game(spec: GameSpec[Any]) -> GameChoice:
    options = {name: list(values) for name, values in spec.options.items()}
    return GameChoice(players=list(spec.players), options=options)
