"""``billi simulate``: let bots play many games."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from billi.cli.speaking import MisuseError, Speaking, WholeNumber, lang
from billi.errors import printable
from billi.luck import SEEDS
from billi.words import Words

MOST_GAMES: Final = 10**12
MOST_WORKERS: Final = 1000
FRESH_SEEDS: Final = 2**32
GAMES_WORTH_A_PROCESS: Final = 100
"""Fewer are played before another process has even started."""


@click.command(cls=Speaking, help="cli-simulate")
@click.argument("name", metavar="cli-metavar-game", help="cli-simulate-game")
@click.option(
    "--players", type=WholeNumber(3, 8), default=4, show_default=True, metavar="N", help="cli-simulate-players"
)
@click.option(
    "--games", type=WholeNumber(1, MOST_GAMES), default=1000, show_default=True, metavar="N", help="cli-simulate-games"
)
@click.option("--seed", type=WholeNumber(0, SEEDS), metavar="N", help="cli-simulate-seed")
@click.option("--bots", default="random", show_default=True, metavar="BOT[,BOT…]", help="cli-simulate-bots")
@click.option("--option", "options", multiple=True, metavar="cli-metavar-option", help="cli-simulate-option")
@click.option("--records", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-simulate-records")
@click.option("--workers", type=WholeNumber(1, MOST_WORKERS), metavar="N", help="cli-simulate-workers")
@click.option("--json", "as_json", is_flag=True, help="cli-json")
@lang
@click.pass_obj
def simulate(
    words: Words,
    name: str,
    players: int,
    games: int,
    seed: int | None,
    bots: str,
    options: Sequence[str],
    records: Path | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Play, and show what the games add up to."""
    import secrets

    from billi.cli.report import report
    from billi.cli.screen import counting, show, show_json
    from billi.simulate import simulate
    from billi.state import Game

    game = Game(name, players, dict(_key_and_value(option) for option in options))
    with counting(games, words) as on_progress:
        summary = simulate(
            game,
            games,
            secrets.randbelow(FRESH_SEEDS) if seed is None else seed,
            bots.split(","),
            workers or _useful_workers(games),
            on_progress,
            records,
        )
    if as_json:
        show_json(summary.as_dict())
        return
    show(report(summary, words))
    if records:
        click.echo("\n" + words.text("cli-records-written", records=games, file=printable(str(records))))


def _key_and_value(option: str) -> tuple[str, str]:
    key, equals, value = option.partition("=")
    if not equals:
        raise MisuseError("cli-error-option-form", found=option)
    return key.strip(), value.strip()


def _useful_workers(games: int) -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, games // GAMES_WORTH_A_PROCESS))
