"""README, CONTRIBUTING, docs/ and the other documents link to files and headings that exist, and show code of the sources."""

import re
import shlex

from documents import DOCUMENTS, blocks, sessions
from program import ROOT, judge

# Documents that only contain links, besides those above.
LINKING = DOCUMENTS | {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for path in [ROOT / "ARCHITECTURE.md", ROOT / "SECURITY.md", ROOT / "RELEASING.md", ROOT / "themes/README.md",
                 *sorted((ROOT / "docs/decisions").glob("*.md"))]
}


def test_every_command_is_shown():
    """The documents show every command that prints something."""
    shown = {shlex.split(command)[1] for _, command, _ in sessions()}
    assert shown >= {"build", "search", "show", "schema", "check", "validate"}


def squeezed(text):
    """The text without the indentation of its lines."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def test_swift_is_from_the_sources():
    """Swift in a document is an excerpt of a source file."""
    folders = [ROOT / "Sources", ROOT / "Examples", ROOT / "Tests/Catalogue/KeyModelTests"]
    sources = [squeezed(path.read_text()) for folder in folders for path in folder.rglob("*.swift")]
    # The scaffold's templates contain a variable for the program's name.
    sources = [source.replace(r"\(name)", "lamp-reference") for source in sources]
    articles = {path.name: path.read_text() for path in ROOT.glob("Sources/*/*/*.docc/*.md")}
    shown = [(name, block) for name, text in (DOCUMENTS | articles).items() for block in blocks(text, "swift")]
    assert {name for name, _ in shown} >= set(articles)
    for name, block in shown:
        assert any(squeezed(block) in source for source in sources), f"{name} shows\n{block}"


def test_pictures_exist_and_are_small():
    """README is read on slow lines too."""
    text = DOCUMENTS["README.md"]
    pictures = [ROOT / name for name in re.findall(r'<img src="([^"]+)"', text)]
    assert pictures and set(pictures) == set((ROOT / "docs/pictures").iterdir())
    assert sum(path.stat().st_size for path in pictures) <= 150_000
    assert len(re.findall(r'<img [^>]*alt="[^"]{20,}"', text)) == len(pictures), "each picture has a text for those who don't see it"


def test_make_targets_exist():
    """Every make target that a document names is in the Makefile."""
    makefile = (ROOT / "Makefile").read_text()
    for name, text in LINKING.items():
        # The package that docgen new writes has its own Makefile.
        for target in set(re.findall(r"(?:`|^|&& )make ([a-z-]+)", text, re.MULTILINE)):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{name}: make {target}"


def broken_links(name, text):
    """A line for every link of a document that leads to no file or no heading."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`\n]+`", "", text)
    for target, fragment in re.findall(r"\]\((?!https?:|key:|point:|guide:)([^)#]*)(?:#([^)]+))?\)", text):
        path = (ROOT / name).parent / target if target else ROOT / name
        if not path.exists():
            yield f"{name} links to {target}"
        elif fragment:
            headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
            slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
            if fragment not in slugs:
                yield f"{name} links to {target}#{fragment}"


def test_linked_files_exist():
    """Files that a document links to exist, and so do the headings."""
    judge(finding for name, text in LINKING.items() for finding in broken_links(name, text))
