"""What MkDocs asks us while it builds the site: which pages there are besides docs/, and how all are read there."""

from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from billi.games import GAMES
from making.examples_page import examples_page
from making.game_page import game_page
from making.links import OUTSIDE, as_on_site
from making.reference import reference_pages
from making.rulebook import rules_page

ROOT: Final = Path(__file__).parent.parent


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is made from the code, and what stands elsewhere in the repository."""
    made = {uri: (ROOT / path).read_text(encoding="utf-8") for path, uri in OUTSIDE.items()}
    made["examples.md"] = examples_page(ROOT / "examples")
    for name, spec in GAMES.items():
        made[f"games/{name}.md"] = game_page(spec)
        made[f"rules/{name}.md"] = rules_page(spec) or ""
    for name, text in reference_pages():
        made[f"reference/{name}.md"] = text
    for uri, text in made.items():
        files.append(File.generated(config, uri, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Have a page read on the site as it does in the repository."""
    return as_on_site(markdown, page.file.src_uri)
