"""One name means one thing, so that whoever finds it knows where they are."""

import ast
from collections import defaultdict
from pathlib import Path

import billi

PACKAGE = Path(billi.__file__).parent


def test_no_two_classes_have_one_name() -> None:
    """But for what each game has of its own, in its folder, where the name says what it is to the rest."""
    found = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        of_a_game = place.parts[0] == "games" and len(place.parts) > 2
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append((str(place), of_a_game))
    assert len(found) > 300
    shared = {name: [place for place, _ in places] for name, places in found.items() if len(places) > 1}
    games_own = {name for name, places in found.items() if all(of_a_game for _, of_a_game in places)}
    assert {name: places for name, places in shared.items() if name not in games_own} == {}
