"""``billi verify``: check that recorded games follow the rules, and their luck from its secret."""

import json
import re
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from billi.cli.speaking import MisuseError, RecordFile, Speaking, lang
from billi.errors import printable
from billi.words import Words

if TYPE_CHECKING:
    from billi.record import Report, Verdict
    from billi.record.files import Source


class Commitment(click.ParamType[str]):
    """A fingerprint as the table shows it."""

    name = "hex"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Take 64 digits, in small letters or capitals, with or without spaces between them."""
        digits = re.sub(r"\s", "", str(value)).lower()
        if not re.fullmatch(r"[0-9a-f]{64}", digits):
            raise MisuseError("cli-error-commitment", found=str(value))
        return digits


@click.command(cls=Speaking, help="cli-verify")
@click.argument("file", type=RecordFile(), metavar="cli-metavar-file", help="cli-verify-file")
@click.option("--proven", is_flag=True, help="cli-verify-proven")
@click.option("--commitment", type=Commitment(), metavar="HEX", help="cli-verify-commitment")
@click.option("--json", "as_json", is_flag=True, help="cli-verify-json")
@lang
@click.pass_obj
def verify(words: Words, file: "Source", proven: bool, commitment: str | None, as_json: bool) -> None:
    """Check every record of a file; the first that is wrong ends it."""
    from billi.record import Report, verify_all

    report = Report()
    for verdict in verify_all(file, proven=proven, commitment=commitment):
        report = report.plus(verdict)
        if as_json:
            click.echo(json.dumps(asdict(verdict), ensure_ascii=False))
    if not as_json:
        for line in said_of(report, verdict, file, words):
            click.echo(line)


def said_of(report: "Report", verdict: "Verdict", file: "Source", words: Words) -> list[str]:
    """Return what a file holds, line by line; of a single record, also whose luck it is."""
    from billi.record.files import name_of

    said = [words.text("verify-ok", file=printable(name_of(file)), records=report.records)]
    if report.unfinished:
        said[0] += " " + words.text("verify-unfinished", n=report.unfinished)
    if report.proven:
        said.append(words.text("verify-proven", n=report.proven))
    if report.records - report.proven:
        said.append(words.text("verify-unproven", n=report.records - report.proven))
    if report.unnamed:
        said.append(words.text("verify-unnamed", n=report.unnamed))
    if report.records == 1 and verdict.commitment:
        said.append(_contributors(verdict, words))
        said.append(words.text("verify-fingerprint", commitment=verdict.commitment))
    return said


def _contributors(verdict: "Verdict", words: Words) -> str:
    if not verdict.contributors:
        return words.text("verify-contributed-nobody")
    names = verdict.names or [""] * verdict.players
    people = [printable(names[seat]) or words.text("verify-seat", seat=seat) for seat in verdict.contributors]
    return words.text("verify-contributed", people=", ".join(people), n=len(people))
