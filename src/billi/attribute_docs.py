"""What the source says under the fields of a class; Python itself keeps none of it."""

import ast
import inspect
from itertools import pairwise
from types import ModuleType


def attribute_docs(module: ModuleType) -> dict[str, dict[str, str]]:
    """Read the docstrings of attributes, by class and by name.

    >>> from billi.games import view
    >>> attribute_docs(view)["View"]["hand"]
    "The viewer's own cards."
    """
    said: dict[str, dict[str, str]] = {}
    for written in ast.parse(inspect.getsource(module)).body:
        if isinstance(written, ast.ClassDef):
            for field, below in pairwise(written.body):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                        said.setdefault(written.name, {})[name] = in_one_line(text)
    return said


def in_one_line(text: str) -> str:
    """Write a docstring on one line, code in single backticks."""
    return " ".join(text.replace("``", "`").split())
