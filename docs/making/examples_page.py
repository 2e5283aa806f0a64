"""The page of the examples: their list, and then the programs themselves."""

import re
from pathlib import Path


def examples_page(folder: Path) -> str:
    """Write it, as Markdown."""
    listed = (folder / "README.md").read_text(encoding="utf-8")
    programs = [
        f"## {name}.py {{#{name}}}\n\n```python\n{(folder / f'{name}.py').read_text(encoding='utf-8')}```"
        for name in re.findall(r"\((\w+)\.py\)", listed)
    ]
    return "\n\n".join([listed, *programs]) + "\n"
