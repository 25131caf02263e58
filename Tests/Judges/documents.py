"""README, CONTRIBUTING and docs/, and the blocks in them."""

import re

from program import ROOT

DOCUMENTS = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
}


def blocks(text, language):
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def sessions():
    """Each command of a console block with the output shown below it."""
    for name, text in DOCUMENTS.items():
        for block in blocks(text, "console"):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                yield name, command, output
