"""``billi bench``: how fast this machine is."""

from typing import Final

import click

from billi.cli.speaking import SpeakingGroup, WholeNumber, lang
from billi.words import Words

MOST: Final = 100_000


@click.group(cls=SpeakingGroup, invoke_without_command=True, help="cli-bench")
@lang
@click.pass_context
def bench(ctx: click.Context) -> None:
    """Show what can be measured."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@bench.command(help="cli-bench-engine")
@click.option("--json", "as_json", is_flag=True, help="cli-json")
@lang
@click.pass_obj
def engine(words: Words, as_json: bool) -> None:
    """Measure how fast the rules run."""
    from billi.bench.engine import measure
    from billi.cli.bench_report import report
    from billi.cli.screen import show, show_json, telling

    with telling() as progress:
        result = measure(progress)
    if as_json:
        show_json(result)
    else:
        show(report(result, words))


@bench.command(help="cli-bench-server")
@click.option(
    "--tables", type=WholeNumber(1, MOST), default=500, show_default=True, metavar="N", help="cli-bench-tables"
)
@click.option("--rate", type=WholeNumber(1, MOST), default=1000, show_default=True, metavar="N", help="cli-bench-rate")
@click.option(
    "--seconds", type=WholeNumber(1, MOST), default=30, show_default=True, metavar="N", help="cli-bench-seconds"
)
@click.option("--database", "databases", multiple=True, metavar="sqlite:///…|postgresql://…", help="cli-bench-database")
@click.option("--json", "as_json", is_flag=True, help="cli-json")
@lang
@click.pass_obj
def server(words: Words, tables: int, rate: int, seconds: int, databases: tuple[str, ...], as_json: bool) -> None:
    """Measure how many moves a second the server keeps, and how soon everyone hears of one."""
    from billi.bench.server import Load, measure
    from billi.cli.bench_report import server_report
    from billi.cli.screen import show, show_json, telling

    with telling() as progress:
        result = measure(databases, Load(tables, rate, seconds), progress)
    if as_json:
        show_json(result)
    else:
        show(server_report(result, words))
