"""A review as one HTML file that needs nothing else: to be opened in any browser, kept, or sent to somebody."""

import json
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from billi.review.data import Decided, Moment, Review, SeatReview
from billi.review.telling import ToldReview
from billi.words import Words

WIDTH: Final = 1000
HEIGHT: Final = 300
MARGIN: Final = 12
"""Above and below the lines."""
PLACEHOLDER: Final = "\x01"
"""Where the page puts a number into a sentence."""
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def page_of(record: Mapping[str, Any], review: Review, words: Words, seat: int = 0) -> str:
    """Return the page of a review, open at a seat."""
    return "\n".join(_Page(ToldReview(record, review, words), words.language, seat).lines()) + "\n"


class _Page:
    def __init__(self, told: ToldReview, language: str, seat: int) -> None:
        self.told, self.review, self.language, self.seat = told, told.review, language, seat

    def say(self, name: str, **given: str | float) -> str:
        """Return a sentence, fit to stand in a page."""
        return escape(self.told.say(name, **given))

    def put(self, tag: str, name: str, **given: str | float) -> str:
        """Put something said into an element."""
        return f"<{tag}>{self.say(name, **given)}</{tag}>"

    def lines(self) -> Iterator[str]:
        title = self.say("review-of", game=self.told.say(f"game-{self.review.game}"))
        yield "<!doctype html>"
        yield f'<html lang="{self.language}"><head><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        yield f"<title>{title}</title>"
        yield f"<style>{_own('page.css')}</style></head><body><main>"
        yield f"<h1>{title}</h1>"
        yield self.put("p", "review-result-about")
        yield f'<nav class="row" aria-label="{self.say("review-choose")}">'
        for seat, name in enumerate(self.told.people):
            yield f'<button type="button" class="s{seat}" data-seat="{seat}"><span class="mark"></span>{escape(name)} '
            yield f"{self._points(self.review.seats[seat].result)}</button>"
        yield "</nav>"
        yield from self._chart()
        for seat, of_seat in enumerate(self.review.seats):
            yield from self._seat(seat, of_seat)
        yield from self._table()
        yield "<details>" + self.put("summary", "review-how")
        yield self.put("p", "review-how-line", samples=self.review.samples, deals=self.review.deals)
        yield self.put("p", "review-how-decisions", hands=self.review.hands) + "</details>"
        yield "</main>"
        yield f'<script type="application/json" id="told">{self._data()}</script>'
        yield f"<script>{_own('page.js')}</script></body></html>"

    # The line

    def _chart(self) -> Iterator[str]:
        line = self.review.line
        worths = [0, *(worth for point in line for worth in point.worth)]
        top, bottom = max(worths), min(worths)
        yield self.put("h2", "review-line")
        yield f'<p class="soft">{self.say("review-line-about")}</p>'
        yield '<div class="chart" id="chart" aria-hidden="true">'
        yield f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none">'

        def height(worth: int) -> float:
            return MARGIN + (HEIGHT - 2 * MARGIN) * (top - worth) / max(top - bottom, 1)

        for place, point in enumerate(line):
            if place and point.cause == "deal" and point.round > 1:
                x = WIDTH * place / len(line)
                yield f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{HEIGHT}"/>'
        yield f'<line class="zero" x1="0" x2="{WIDTH}" y1="{height(0):.1f}" y2="{height(0):.1f}"/><g>'
        for seat in range(len(self.review.seats)):
            worths = [0, *(point.worth[seat] for point in line)]
            points = " ".join(
                f"{WIDTH * place / len(line):.1f},{height(worth):.1f}" for place, worth in enumerate(worths)
            )
            yield f'<polyline class="s{seat}" points="{points}"/>'
        yield f'</g><line class="cursor" x1="{WIDTH}" x2="{WIDTH}" y1="0" y2="{HEIGHT}"/></svg>'
        for worth in sorted({top, 0, bottom}):
            down = f"top:calc({100 * height(worth) / HEIGHT:.1f}% - 0.5em)"
            yield f'<span style="{down}">{self._points(worth, 1)}</span>'
        yield "</div>"
        yield '<div class="stepper">'
        yield f'<button type="button" data-step="-1" aria-label="{self.say("review-back")}">‹</button>'
        yield f'<input type="range" id="slider" min="0" max="{len(line) - 1}" value="{len(line) - 1}"'
        yield f' aria-label="{self.say("review-line")}">'
        yield f'<button type="button" data-step="1" aria-label="{self.say("review-forward")}">›</button></div>'
        yield '<div class="now" id="now"></div>'

    def _table(self) -> Iterator[str]:
        yield "<details>" + self.put("summary", "review-table")
        yield f'<div class="scroll" tabindex="0" role="region" aria-label="{self.say("review-table")}">'
        yield "<table><thead><tr>"
        yield self.put("th", "review-round", round="") + self.put("th", "review-moment")
        yield "".join(f'<th class="n">{escape(name)}</th>' for name in self.told.people)
        yield "</tr></thead><tbody>"
        for point, moment in zip(self.review.line, self.told.moments, strict=True):
            cells = "".join(f'<td class="n">{self._points(worth)}</td>' for worth in point.worth)
            yield f"<tr><td>{point.round}</td><td>{escape(moment)}</td>{cells}</tr>"
        yield "</tbody></table></div></details>"

    # One seat

    def _seat(self, seat: int, of_seat: SeatReview) -> Iterator[str]:
        name = self.told.people[seat]
        yield f'<section class="seat s{seat}" id="seat-{seat}"><h2>{self.say("review-whose", player=name)}</h2>'
        parts = {"deal": of_seat.deal, "draws": of_seat.draws, "own": of_seat.own, "others": of_seat.others}
        yield f'<ul class="sum"><li><span>{self.say("review-result")}</span>'
        yield f"<b>{self._points(of_seat.result, 3)}</b></li>"
        for sign, (part, worth) in zip("=+++", parts.items(), strict=True):
            yield f'<li class="sign">{sign}</li><li><span>{self.say(f"review-{part}")}</span>'
            yield f"<b>{self._points(worth, 3)}</b></li>"
        yield "</ul>"
        if of_seat.chair:
            yield self.put("p", "review-chair", points=self.told.points(of_seat.chair))
        yield f'<h3>{self.say("review-moments")}</h3><div class="row moments">'
        for kind in ("luckiest", "unluckiest", "dearest"):
            yield self._moment(kind, getattr(of_seat, kind))
        yield "</div>" + self.put("h3", "review-decisions")
        yield from self._decisions(name, of_seat)
        yield "</section>"

    def _moment(self, kind: str, moment: Moment | None) -> str:
        said = self.say(f"review-{kind}")
        if moment is None:
            return f'<button type="button" disabled><b>{said}</b><span>{self.say("review-nothing")}</span></button>'
        round_ = self.say("review-round", round=self.review.line[moment.point].round)
        told = f"{round_} · {escape(self.told.moments[moment.point])}"
        return (
            f'<button type="button" data-point="{moment.point}"><b>{said} {self._points(moment.points)}</b>'
            f"<span>{told}</span></button>"
        )

    def _decisions(self, name: str, of_seat: SeatReview) -> Iterator[str]:
        if not of_seat.decisions:
            yield self.put("p", "review-no-decisions")
            return
        yield f'<p class="soft">{self.say("review-decisions-about", player=name)}</p>'
        dear = [one for one in of_seat.decisions if not one.equal]
        equal = [one for one in of_seat.decisions if one.equal]
        if dear:
            yield self.put("p", "review-gave-all", points=self.told.amount(of_seat.gave))
            yield from self._rows(dear)
        if equal:
            yield "<details>" + self.put("summary", "review-equals", n=len(equal))
            yield from self._rows(equal)
            yield "</details>"

    def _rows(self, decisions: Sequence[Decided]) -> Iterator[str]:
        heads = {head: self.say(f"review-{head}") for head in ("moment", "made", "best", "gave")}
        yield '<table class="wide"><thead><tr>'
        yield "".join(f"<th{' class=n' if head == 'gave' else ''}>{said}</th>" for head, said in heads.items())
        yield "</tr></thead><tbody>"
        for one in decisions:
            jump = (
                f'<button type="button" data-point="{one.point}">{self.say("review-round", round=one.round)}</button>'
            )
            best = "" if one.equal else escape(self.told.choice(one.best))
            yield f'<tr><td>{jump}</td><td data-as="{heads["made"]}">{escape(self.told.choice(one.made))}</td>'
            yield f'<td data-as="{heads["best"]}">{best}</td>' if best else "<td></td>"
            yield f'<td class="n">{self._gave(one)}</td></tr>'
        yield "</tbody></table>"

    def _gave(self, one: Decided) -> str:
        amount = self.told.amount
        between = self.say("review-between", low=amount(one.low), high=amount(one.high))
        if one.equal:
            return self.say("review-equal") + (f"<small>{between}</small>" if one.low < one.high else "")
        return f"<b>{amount(one.gave)}</b><small>{between}</small>"

    # What the script needs

    def _data(self) -> str:
        line = self.review.line
        told = {
            "seat": self.seat,
            "comma": self.told.comma,
            "people": self.told.people,
            "line": [point.worth for point in line],
            "rounds": [self.told.say("review-round", round=point.round) for point in line],
            "moments": self.told.moments,
            "steps": self.told.say("review-step", step=PLACEHOLDER, steps=len(line)),
        }
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")

    def _points(self, thousandths: int, digits: int = 2) -> str:
        return escape(self.told.points(thousandths, digits))


def _own(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
