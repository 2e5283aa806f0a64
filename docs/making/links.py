"""Pages as they stand in the repository, for the site: the same text, with links that lead to the same place."""

import re
from posixpath import dirname, join, normpath, relpath
from typing import Final

OUTSIDE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "bench/RESULTS.md": "results.md",
    "examples/README.md": "examples.md",
    "NOTICE": "notice.txt",
    "web/public/icon.svg": "icon.svg",
}
"""What the site has from outside docs/, and where."""
DOCS: Final = "docs/"
LINK: Final = re.compile(r"(?<=\]\()(?!\w+:|#)([^)\s#]+)")
FENCE: Final = re.compile(r"^( *```)(\w+)[^\n]*\n(?=( *>>> )?)", re.MULTILINE)


def on_site(path: str) -> str:
    """Return where a file of the repository is on the site.

    >>> on_site("README.md"), on_site("docs/python.md"), on_site("examples/search.py")
    ('index.md', 'python.md', 'examples.md#search')
    """
    if path.startswith("examples/") and path.endswith(".py"):
        return f"{OUTSIDE['examples/README.md']}#{path.removeprefix('examples/').removesuffix('.py')}"
    return OUTSIDE.get(path, path.removeprefix(DOCS))


def in_repository(uri: str) -> str:
    """Return the file of the repository that is at this place of the site."""
    return next((path for path, at in OUTSIDE.items() if at == uri), DOCS + uri)


def as_on_site(markdown: str, uri: str) -> str:
    """Point a page's links at the site, and leave out of its code blocks what only our tests read.

    >>> as_on_site("The [README](../README.md), [limits](protocol.md#limits)", "python.md")
    'The [README](index.md), [limits](protocol.md#limits)'
    """
    here = dirname(in_repository(uri))

    def there(link: re.Match[str]) -> str:
        return relpath(on_site(normpath(join(here, link[1]))), dirname(uri) or ".")

    def fence(opening: re.Match[str]) -> str:
        return f"{opening[1]}{'pycon' if opening[3] else opening[2]}\n"

    return FENCE.sub(fence, LINK.sub(there, markdown))
