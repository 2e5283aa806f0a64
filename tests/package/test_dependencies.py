"""Every package billi or its page depends on is named in docs/architecture.md, with why; and nothing else is."""

import json
import re
import tomllib

from helpers.paths import ROOT

ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def named() -> set[str]:
    """Return the packages of the table of dependencies, as their registries write them."""
    table = ARCHITECTURE.partition("## Dependencies")[2].partition("\n## ")[0]
    rows = [row.split("|") for row in table.splitlines() if row.startswith("| ")][1:]
    assert all(why.strip() for _, _, why, *_ in rows)
    return {plain(re.sub(r"\(.*?\)", "", name)) for _, names, *_ in rows for name in names.split(",")}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.strip().lower())


def of_python() -> set[str]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, extras = told["project"], told["project"]["optional-dependencies"].values()
    groups = told["dependency-groups"].values()
    wanted = [*told["build-system"]["requires"], *project["dependencies"], *(one for some in extras for one in some)]
    wanted += [one for some in groups for one in some]
    return {plain(re.split(r"[\[<>=;! ]", one)[0]) for one in wanted}


def of_the_page() -> set[str]:
    told = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    return {plain(name) for name in {**told.get("dependencies", {}), **told["devDependencies"]}}


def test_each_is_named_with_why_and_nothing_else_is() -> None:
    assert named() == of_python() | of_the_page()
