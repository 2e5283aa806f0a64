"""The tables that tell how fast the rules run."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from billi.cli.screen import LINE
from billi.words import Words


def report(result: dict[str, Any], words: Words) -> Group:
    """Lay out what was measured for people."""
    title = words.text("cli-bench-title") + f": {result['machine']['processor']}"
    parts: list[RenderableType] = [
        Text(title, style="bold"),
        Text(),
        games(result, words),
        Text(),
        times(result, words),
    ]
    if result["cuda"]:
        parts += [Text(), Text(result["cuda"]["card"], style="bold"), Text(), on_card(result["cuda"], words)]
    return Group(*parts)


def _table(words: Words, *headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0), border_style=LINE)
    for i, heading in enumerate(headings):
        table.add_column(Text(words.text(heading)), justify="right" if i else "left", vertical="bottom")
    return table


def _name(row: dict[str, Any], words: Words) -> str:
    return words.text("cli-bench-game", game=words.text(f"game-{row['game']}"), players=row["players"])


def _millions(number: int, words: Words) -> str:
    return words.text("cli-value-millions", n=number / 1e6)


def _times(ratio: float | None, words: Words) -> str:
    return "–" if ratio is None else words.text("cli-value-times", n=ratio)


def games(result: dict[str, Any], words: Words) -> Table:
    """Show the games beside the peer."""
    table = _table(
        words, "cli-column-game", "cli-column-decisions-second", "cli-column-times-peer", "cli-column-two-threads"
    )
    if result["peer"]:
        speed = _millions(result["peer"]["decisions_per_second"], words)
        table.add_row(Text(f"{result['peer']['name']} {result['peer']['version']}"), speed, _times(1, words), "")
    for row in result["games"]:
        speed = _millions(row["decisions_per_second"], words)
        ratios = _times(row["times_peer"], words), _times(row["two_threads"], words)
        table.add_row(Text(_name(row, words)), speed, *ratios)
    return table


def times(result: dict[str, Any], words: Words) -> Table:
    """Show what a person waits for."""
    facts = Table.grid(padding=(0, 3, 0, 0))
    facts.add_column()
    facts.add_column(justify="right", no_wrap=True)
    measured = result["times"]
    seconds = {
        "cli-bench-import": measured["import_seconds"],
        "cli-bench-first": max(measured["first_call_seconds"].values()),
        "cli-bench-kept": max(measured["kept_call_seconds"].values()),
    }
    for label, value in seconds.items():
        facts.add_row(Text(words.text(label)), words.text("cli-value-seconds", n=value))
    slowest = max(measured["apply_microseconds"].values())
    facts.add_row(Text(words.text("cli-bench-apply")), words.text("cli-value-microseconds", n=slowest))
    return facts


def on_card(cuda: dict[str, Any], words: Words) -> Table:
    """Show what a GPU does."""
    table = _table(words, "cli-column-game", "cli-column-playouts", "cli-column-batch")
    for row in cuda["games"]:
        speeds = (row["playouts_per_second"], row["batch_steps_per_second"])
        table.add_row(Text(_name(row, words)), *(_millions(speed, words) for speed in speeds))
    return table


def server_report(result: dict[str, Any], words: Words) -> Group:
    """Lay out what was measured of the server."""
    title = words.text("cli-bench-server-title") + f": {result['machine']['processor']}"
    parts: list[RenderableType] = [Text(title, style="bold")]
    for run in result["servers"]:
        parts += [Text(), Text(run["database"], style="bold"), _server_facts(run, words)]
    return Group(*parts)


def _server_facts(run: dict[str, Any], words: Words) -> Table:
    facts = Table.grid(padding=(0, 3, 0, 0))
    facts.add_column()
    facts.add_column(justify="right", no_wrap=True)
    numbers = {
        "cli-bench-sockets": run["sockets"],
        "cli-bench-moves": run["moves_a_second"],
        "cli-bench-memory-socket": run["memory_a_socket"],
        "cli-bench-memory-table": run["memory_a_table"],
    }
    for label, value in numbers.items():
        facts.add_row(Text(words.text(label)), words.text("cli-value-number", n=value))
    for share, value in run["milliseconds"].items():
        facts.add_row(Text(words.text("cli-bench-wait", share=share)), words.text("cli-value-milliseconds", n=value))
    used = run["cpu_seconds_a_thousand_moves"]
    facts.add_row(Text(words.text("cli-bench-cpu")), words.text("cli-value-seconds", n=used))
    for game, size in run["bytes_a_finished_game"].items():
        label = words.text("cli-bench-kept-game", game=words.text(f"game-{game}"))
        facts.add_row(Text(label), words.text("cli-value-number", n=size))
    return facts
