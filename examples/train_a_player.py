"""A notebook as a script: train a player in five minutes, and see what it has learned. Needs ``billi[learn]``.

python examples/train_a_player.py [decisions] [folder]   # or cell by cell, in an editor that knows "# %%"
"""

# %% What it learns from: its own games, so many decisions in all
import sys
from dataclasses import replace
from pathlib import Path

import billi
from billi.learn.course import Course
from billi.learn.ladder import ladder
from billi.learn.plans import SMALL

decisions, folder = (*sys.argv[1:], *("1500000", "players")[len(sys.argv) - 1 :])
plan = replace(SMALL, decisions=int(decisions))
course = Course("willi", plan, Path(folder))

# %% Train it; whoever stops here and runs this again goes on from there
for progress in course.lessons():
    if progress.lessons % max(1, plan.lessons // 10) == 0:
        rate = progress.decisions / progress.seconds
        print(f"{progress.decisions:>9,} decisions, {rate:,.0f} a second, {progress.entropy:.2f} nats undecided")

# %% What the quick pupil costs, next to the player it copies
for file in (course.player, course.pupil):
    print(f"{file.name}: {file.stat().st_size:,} bytes")

# %% How strong is it? Alone among others on the same deals, from every seat
standings = ladder(billi.game("willi"), [str(course.player), "random", "easy"], deals=3, seed=1)
for standing in standings.standings:
    bot, points = Path(standing.bot).name, standing.points
    print(f"{bot:20} {points.mean:+6.2f} ± {points.interval:.2f} points over the others")
