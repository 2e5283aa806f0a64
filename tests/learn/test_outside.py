"""Bots from elsewhere: Python classes, and programs that speak JSON lines."""

import json
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec
import pytest

import billi
import billi.bots
from billi.errors import BilliError, Signalled, UnknownBot
from billi.games.action import Action
from billi.games.view import View
from billi.learn.ladder import ladder
from billi.learn.outside import outside, seated
from billi.learn.playing import play_out
from billi.learn.program import BotFailed, ProgramBot, question
from billi.luck import SeededLuck
from billi.simulate import simulate
from billi.summary import Summary
from helpers.schema import by_ref
from helpers.twin_games import plan

FIRST = "print(json.dumps({'action': asked['hand']['ask']['choices'][0]}), flush=True)"


def program(folder: Path, *lines: str, name: str = "bot.py") -> str:
    """Write a program that does this with every question, and return the command that starts it."""
    body = textwrap.indent("\n".join(lines), "    ")
    start = "import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
    (folder / name).write_text(f"{start}{body}\n")
    return f"{sys.executable} {folder / name}"


def play(bot: str, game: str = "willi", players: int = 3) -> Summary:
    return simulate(billi.game(game, players=players), games=1, seed=1, bots=[bot])


def complaint(bot: str) -> str:
    with pytest.raises(BilliError) as error:
        play(bot)
    return str(error.value).replace(bot, "BOT")


@pytest.mark.parametrize(("game", "players"), [("willi", 3), ("misterbill", 4)])
def test_a_program_plays_whole_games(tmp_path: Path, game: str, players: int) -> None:
    bot = program(tmp_path, FIRST)
    summary = play(bot, game, players)
    assert summary == play(bot, game, players)
    assert [seat.bot for seat in summary.seats][:players] == [bot] * players


def test_each_seat_of_each_game_has_a_process_of_its_own(tmp_path: Path) -> None:
    note = f"open({str(tmp_path / 'seen')!r}, 'a').write(f\"{{os.getpid()}} {{asked['hand']['seat']}}\\n\")"
    simulate(billi.game("misterbill", players=3), games=2, seed=1, bots=[program(tmp_path, note, FIRST)])
    seen = {tuple(line.split()) for line in (tmp_path / "seen").read_text().splitlines()}
    assert sorted(seat for _, seat in seen) == ["0", "0", "1", "1", "2", "2"]
    assert len({process for process, _ in seen}) == 6


def test_no_process_stays_when_the_game_is_over_or_fails(tmp_path: Path) -> None:
    luck = [SeededLuck(1)] * 2
    with seated([program(tmp_path, FIRST)] * 2, luck) as bots:
        pass
    with pytest.raises(ZeroDivisionError), seated([program(tmp_path, FIRST)] * 2, luck) as others:
        raise ZeroDivisionError
    for bot in (*bots, *others):
        assert isinstance(bot, ProgramBot)
        assert bot._process.returncode == 0


def test_what_is_wrong_with_a_program_is_said_in_a_sentence(tmp_path: Path) -> None:
    assert complaint(str(tmp_path / "nobody")) == "The bot “BOT” cannot be started: No such file or directory"
    assert complaint(program(tmp_path, "sys.exit(3)")) == "The bot “BOT” ended in the middle of a game (exit code 3)."
    wanted = 'The bot “BOT” should answer with a line such as {"action": "pass"}, but said: '
    for said in ("hello", '{"move": "pass"}', '{"action": "fly away"}', '{"action": 3}', "[]"):
        assert complaint(program(tmp_path, f"print({said!r}, flush=True)")) == wanted + said
    illegal = program(tmp_path, "print(json.dumps({'action': 'play R1'}), flush=True)")
    assert re.fullmatch(r"The bot “BOT” chose “play R1”\. .+\.( \(W\d+\))?", complaint(illegal))


def test_a_signal_that_comes_while_a_bot_thinks_is_not_laid_to_the_bot() -> None:
    class Thinking:
        def choose(self, view: View) -> Action:
            raise Signalled(143)

    class Leaving:
        def choose(self, view: View) -> Action:
            raise SystemExit(3)

    with pytest.raises(Signalled) as ended:
        play_out(billi.game("willi").start(seed=1), [Thinking()] * 4, ["thinking"] * 4)
    assert ended.value.code == 143
    with pytest.raises(BotFailed, match="exit code 3"):
        play_out(billi.game("willi").start(seed=1), [Leaving()] * 4, ["leaving"] * 4)


def test_a_slow_program_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("billi.learn.program.PATIENCE", 0.5)
    monkeypatch.setattr("billi.learn.program.FAREWELL", 0.2)
    assert complaint(program(tmp_path, "time.sleep(60)")) == "The bot “BOT” has not answered within 0.5 seconds."


def test_what_a_program_says_on_standard_error_is_passed_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    play(program(tmp_path, "print('thinking', file=sys.stderr, flush=True)", FIRST))
    said = capfd.readouterr()
    assert set(said.err.splitlines()) == {"thinking"}
    assert said.out == ""


def test_a_class_that_wants_more_than_luck_is_refused_and_a_bot_that_is_there_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "strange_bots.py").write_text(
        "class Wants:\n"
        "    def __init__(self, luck, depth): ...\n"
        "    def choose(self, view): return view.legal[0]\n"
        "class Sets(Wants):\n"
        "    def __init__(self, depth=3): self.depth = depth\n"
        "there = Sets(5)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(UnknownBot, match="Wants may ask for luck or for nothing, and asks for more"):
        outside("strange_bots:Wants", SeededLuck(1))
    there: Any = outside("strange_bots:there", SeededLuck(1))
    assert there.depth == 5


# What it is told


def asked(state: billi.State, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(msgspec.json.encode(question(state.view(seat), 7)))
    return told


@pytest.mark.parametrize(("game", "players"), [("willi", 3), ("willi", 4), ("misterbill", 5)])
def test_a_question_is_put_as_the_protocol_puts_it(game: str, players: int) -> None:
    state = billi.game(game, players=players).start(seed=3)
    bot = outside("random", SeededLuck(1))
    while not state.over:
        seat = state.to_act[0]
        told = asked(state, seat)
        if state.round == 1 and state.happened < 20:  # it takes its time
            by_ref("#/$defs/Hand").validate(told["hand"])
        assert told["hand"]["ask"]["choices"] == [str(action) for action in state.legal(seat)]
        assert told["hand"]["ask"]["rule"] == state.game.spec.asked_by(state.position)
        assert told["hand"]["hand"] == state.hand(seat)
        assert told["board"]["points"] == state.points
        state.apply(seat, bot.choose(state.view(seat)))


@pytest.mark.parametrize(("game", "players"), [("willi", 3), ("willi", 4), ("misterbill", 4)])
def test_a_question_tells_nothing_that_is_hidden_from_its_seat(game: str, players: int) -> None:
    """Two games that differ only in cards a seat does not see put the same question to it, byte for byte."""
    one, other = plan(billi.game(game, players=players), (1,)).courses
    assert one.state != other.state
    assert asked(one.state, 1) == asked(other.state, 1)
    assert asked(one.state, 0) != asked(other.state, 0) or asked(one.state, 2) != asked(other.state, 2)


# Python classes


def test_a_class_is_found_by_its_path_with_luck_or_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    (tmp_path / "my_bots.py").write_text(
        "class Simple:\n    def choose(self, view):\n        return view.legal[0]\n"
        "class Lucky(Simple):\n    def __init__(self, luck):\n        self.luck = luck\n"
    )
    found = ladder(billi.game("misterbill", players=3), ["my_bots:Simple", "my_bots:Lucky"], 1, 1)
    assert {duel.points.mean for duel in found.duels} == {0}
    assert complaint("my_bots:Clever") == "There is no bot “BOT”: my_bots has no class “Clever” with a method “choose”."
    assert complaint("your_bots:Simple") == "There is no bot “BOT”: Python finds no module “your_bots”."
    assert complaint("my_bot") == "There is no bot “BOT”. Choose from: random, easy, house, sharp, master, grandmaster."
    (tmp_path / "broken.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(ModuleNotFoundError, match="nothing_of_that_name"):
        play("broken:Simple")


def test_a_table_takes_no_bots_from_elsewhere() -> None:
    for name in ("billi.bots.house:HouseBot", "/bin/true", "python bot.py"):
        with pytest.raises(BilliError, match="There is no bot"):
            billi.bots.check_bot(name, "willi")
        with pytest.raises(BilliError, match="There is no bot"):
            billi.bots.make(name, SeededLuck(1))
