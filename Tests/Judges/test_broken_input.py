"""Mistakes of authors are reported with file and line, and leave the published site as it was."""

import os
import re
import shutil

import pytest
from conftest import ROOT, mostly_soak, snapshot

MATTER = "---\ntitle: A guide\nsummary: Shows a mistake.\n---\n"
IDENTIFIER = "ExtensionPointIdentifier"

# Name: text of the guide, the line of the mistake, what the diagnostic must name.
MISTAKES = {
    "unterminated front matter": ("---\ntitle: A guide\n\nText.\n", 1, ""),
    "unknown key": (f"{MATTER}\nText.\n\nSee [it](key:Nothing).\n", 8, "Nothing"),
    "misspelt key": (f"{MATTER}\n- [it](key:ExtensionPointIdentifer)\n", 6, IDENTIFIER),
    "misspelt key in a table": (
        f"{MATTER}\n| A | B |\n| - | - |\n| a | [it](key:ExtensionPointIdentifer) |\n",
        8,
        IDENTIFIER,
    ),
    "not UTF-8": (f"{MATTER}\nText.\n\nCaf\udce9.\n", 8, "UTF-8"),
}


@pytest.fixture()
def content(small_docgen, tmp_path):
    """A copy of the small reference's guides."""
    return shutil.copytree(small_docgen.options["--content"], tmp_path / "content")


@pytest.fixture()
def theme(tmp_path):
    """A copy of the project's theme."""
    return shutil.copytree(ROOT / "themes" / "default", tmp_path / "theme")


def write_guide(content, name, text):
    """Puts a guide into the content; bytes that are not UTF-8 come in as surrogates."""
    path = content / name
    path.write_text(text, encoding="utf-8", errors="surrogateescape")
    return path


def refused(small_docgen, small_site, *arguments, **options):
    """The program's message about input it must refuse without touching the site."""
    before = snapshot(small_site)
    run = small_docgen.build(small_site, *arguments, **options)
    assert run.returncode > 0, f"exit status {run.returncode}: {run.stderr}"
    assert "error:" in run.stderr
    assert snapshot(small_site) == before, "the published site changed"
    return run.stderr


def assert_places(message, file, line=r"\d+"):
    """One diagnostic of the form `file:line[:column]: error: ...`."""
    pattern = rf"^\S*{re.escape(file)}:{line}(:\d+)?: error: \S"
    assert re.search(pattern, message, re.MULTILINE), message


def test_a_correct_guide_is_published(small_docgen, small_site, content):
    """The copies below fail for their mistakes, not for being copies."""
    text = f"{MATTER}\nSee [it](key:Extension/{IDENTIFIER}).\n"
    write_guide(content, "a-judged-guide.md", text)
    run = small_docgen.build(small_site, "--content", content)
    assert run.returncode == 0, run.stderr
    assert (small_site / "guides" / "a-judged-guide.html").is_file()


@pytest.mark.parametrize("mistake", mostly_soak(MISTAKES, ["unknown field", "misspelt key in a table", "not UTF-8"]))
def test_mistakes_in_a_guide(small_docgen, small_site, content, mistake):
    """The diagnostic opens the guide at the mistake and names what was meant."""
    text, line, name = MISTAKES[mistake]
    write_guide(content, "a-judged-guide.md", text)
    message = refused(small_docgen, small_site, "--content", content)
    assert_places(message, "a-judged-guide.md", line)
    assert name in message


def test_all_mistakes_are_reported_at_once(small_docgen, small_site, content):
    """One run reports the mistakes of every file."""
    for name in ("one.md", "two.md"):
        write_guide(content, name, MISTAKES["unknown key"][0])
    message = refused(small_docgen, small_site, "--content", content)
    for name in ("one.md", "two.md"):
        assert_places(message, name, 8)


def test_two_guides_of_one_name(small_docgen, small_site, content):
    """Names that differ by case alone would be one file on many machines."""
    for name in ("Judged-Guide.md", "judged-guide.md"):
        write_guide(content, name, f"{MATTER}\nText.\n")
    if [name.lower() for name in os.listdir(content)].count("judged-guide.md") < 2:
        pytest.skip("this file system cannot hold both names")
    message = refused(small_docgen, small_site, "--content", content)
    assert "judged-guide" in message.lower()


# Root reads everything, unless it gives that right away.
READS_LIKE_ANYBODY = (
    ("setpriv", "--inh-caps=-all", "--bounding-set=-dac_override,-dac_read_search")
    if os.geteuid() == 0
    else ()
)


def test_an_unreadable_guide(small_docgen, small_site, content):
    """A file that may not be read is named."""
    write_guide(content, "a-judged-guide.md", MATTER).chmod(0)
    message = refused(small_docgen, small_site, "--content", content, under=READS_LIKE_ANYBODY)
    assert "a-judged-guide.md" in message
