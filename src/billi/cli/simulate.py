"""``billi simulate``: let bots play many games."""

from collections.abc import Sequence
from pathlib import Path

import click

from billi.cli.many import MOST_GAMES, MOST_WORKERS, chosen, fresh_seed, named, useful_workers
from billi.cli.speaking import Players, Speaking, WholeNumber, lang
from billi.errors import printable
from billi.luck import SEEDS
from billi.words import Words


@click.command(cls=Speaking, help="cli-simulate")
@click.argument("name", metavar="cli-metavar-game", help="cli-simulate-game")
@click.option("--players", type=Players(), default=4, show_default=True, metavar="N", help="cli-simulate-players")
@click.option(
    "--games", type=WholeNumber(1, MOST_GAMES), default=1000, show_default=True, metavar="N", help="cli-simulate-games"
)
@click.option("--seed", type=WholeNumber(0, SEEDS), metavar="N", help="cli-simulate-seed")
@click.option("--bots", default="random", show_default=True, metavar="BOT[,BOT…]", help="cli-simulate-bots")
@click.option("--option", "options", multiple=True, metavar="cli-metavar-option", help="cli-simulate-option")
@click.option("--records", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-simulate-records")
@click.option("--workers", type=WholeNumber(1, MOST_WORKERS), metavar="N", help="cli-simulate-workers")
@click.option("--ray", metavar="auto|local|HOST:PORT", help="cli-ray")
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
    ray: str | None,
    as_json: bool,
) -> None:
    """Play, and show what the games add up to."""
    from billi.cli.report import report
    from billi.cli.screen import counting, show, show_json
    from billi.simulate import simulate
    from billi.state import Game

    game = Game(name, players, chosen(options))
    with counting(games, words) as on_progress:
        summary = simulate(
            game,
            games,
            fresh_seed() if seed is None else seed,
            named(bots),
            workers or useful_workers(games),
            on_progress,
            records,
            ray,
        )
    if as_json:
        show_json(summary.as_dict())
        return
    show(report(summary, words))
    if records:
        click.echo("\n" + words.text("cli-records-written", records=games, file=printable(str(records))))
