"""A bot that is a program: a question a line on standard input, an answer a line on standard output.

It plays and boxes its lowest card at Willi, and leaves the rest to luck. Measure it against the house:

billi ladder willi --bots "python examples/json_lines_bot.py,house" --deals 20
"""

import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    choices = asked["hand"]["ask"]["choices"]
    cards = [choice for choice in choices if choice.startswith(("box", "play"))]
    luck = random.Random(asked["luck"])
    action = min(cards, key=lambda choice: choice[-1]) if cards else luck.choice(choices)
    print(json.dumps({"action": action}), flush=True)
