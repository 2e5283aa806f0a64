"""``billi ladder``: measure bots against each other."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from billi.cli.many import MOST_GAMES, MOST_WORKERS, chosen, fresh_seed, named, useful_workers
from billi.cli.speaking import Players, Speaking, WholeNumber, lang
from billi.errors import BilliError, printable
from billi.luck import SEEDS
from billi.words import Words

USUAL: Final = "sharp,house,random"


@click.command(cls=Speaking, help="cli-ladder")
@click.argument("name", metavar="cli-metavar-game", help="cli-simulate-game")
@click.option("--bots", default=USUAL, show_default=True, metavar="BOT,BOT[,…]", help="cli-ladder-bots")
@click.option("--players", type=Players(), default=4, show_default=True, metavar="N", help="cli-simulate-players")
@click.option(
    "--deals", type=WholeNumber(1, MOST_GAMES), default=100, show_default=True, metavar="N", help="cli-ladder-deals"
)
@click.option("--seed", type=WholeNumber(0, SEEDS), metavar="N", help="cli-simulate-seed")
@click.option("--option", "options", multiple=True, metavar="cli-metavar-option", help="cli-simulate-option")
@click.option("--to", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-ladder-to")
@click.option("--plot", type=click.Path(path_type=Path), metavar="cli-metavar-file", help="cli-ladder-plot")
@click.option("--workers", type=WholeNumber(1, MOST_WORKERS), metavar="N", help="cli-simulate-workers")
@click.option("--ray", metavar="auto|local|HOST:PORT", help="cli-ray")
@click.option("--json", "as_json", is_flag=True, help="cli-json")
@lang
@click.pass_obj
def ladder(
    words: Words,
    name: str,
    bots: str,
    players: int,
    deals: int,
    seed: int | None,
    options: Sequence[str],
    to: Path | None,
    plot: Path | None,
    workers: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Play, and show how the bots stand."""
    from billi.cli.ladder_report import difference, report, title
    from billi.cli.screen import counting, show, show_json
    from billi.learn.kept import heading_of
    from billi.learn.ladder import LadderPlan, ladder
    from billi.learn.plot import picture
    from billi.state import Game

    kept = heading_of(to) if to and seed is None else None
    begun = kept.seed if kept else fresh_seed()
    plan = LadderPlan(Game(name, players, chosen(options)), begun if seed is None else seed, tuple(named(bots)))
    games = deals * plan.games_a_deal
    with counting(games, words) as on_progress:
        found = ladder(plan.game, plan.bots, deals, plan.seed, workers or useful_workers(games), on_progress, to, ray)
    if plot:
        label = words.text("cli-column-over")
        _write(plot, picture(found, title(found, words), label, lambda points: difference(points, words).plain))
    if as_json:
        show_json(found.as_dict())
        return
    show(report(found, words))
    if plot:
        click.echo("\n" + words.text("cli-ladder-written", file=printable(str(plot))))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BilliError("file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
