"""``billi bench``: how fast this machine is."""

import click

from billi.cli.speaking import SpeakingGroup, lang
from billi.words import Words


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
