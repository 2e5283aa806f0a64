"""Has docstrings be read as Markdown in the reference."""

from typing import Any

import griffe

from making.reference import as_markdown


class ForReaders(griffe.Extension):
    """Rewrites every docstring that is found."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Rewrite that of a package, which is no object of another."""
        self.on_object(obj=pkg)

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite that of a module, class, function or attribute."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value, lambda name: path_of(obj, name))


def path_of(obj: griffe.Object, name: str) -> str:
    """Return where a name leads that stands in an object's docstring; the name itself if nobody knows."""
    for start in (obj, obj.parent):
        try:
            found: str = start.resolve(name) if start else name
        except griffe.NameResolutionError:
            continue
        return found
    return name
