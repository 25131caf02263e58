"""Manual pages: one for each command, with every option of its help, and well-formed."""

import re
import subprocess

import pytest
from program import ROOT, judge, subcommands

# Parts that the help has besides, with what a page has for them.
NOT_IN_PAGES = {
    r"^USAGE: .*": "",
    r"^(?:OVERVIEW|ARGUMENTS|OPTIONS): ?": "",
    r"^Completions: .*": "",
    r"^SUBCOMMANDS:[^$]*": "",
    r"\(values: [^;]*; ": "(",
    r"(\(default: \w+\))\. \1": r"\1.",
}


def written(program, folder):
    """The pages of a program by their names."""
    subprocess.run([ROOT / "scripts/dist/manual", program, folder], check=True)
    return {path.stem: path for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def pages(docgen, tmp_path_factory):
    """docgen's pages by their names."""
    return written(docgen.binary, tmp_path_factory.mktemp("manual"))


def test_every_command_has_a_page(docgen, pages):
    """The program's page and those of its commands refer to each other."""
    assert set(pages) == {"docgen", *(f"docgen-{name}" for name in subcommands(docgen))}
    for name, page in pages.items():
        others = set(re.findall(r"^(?:\.It )?\.?Xr (\S+) 1", page.read_text(encoding="utf-8"), re.MULTILINE))
        assert others == ({"docgen"} if name != "docgen" else set(pages) - {"docgen"}), name


def test_pages_are_well_formed(docgen, pages, tmp_path):
    """A reader of manual pages has nothing to say, except that the other pages are not installed; also of another program's."""
    others = written(docgen.binary.parent / "LampExample", tmp_path)
    assert others.keys() == {name.replace("docgen", "LampReference") for name in pages} - {"LampReference-new"}
    run = subprocess.run(["mandoc", "-T", "lint", *pages.values(), *others.values()], capture_output=True, encoding="utf-8")
    judge(line for line in run.stdout.splitlines() if "referenced manual not found" not in line)


def test_pages_say_what_the_help_says(docgen, pages):
    """Options, their meanings, the exit status and the examples, word for word."""
    findings = []
    for name, page in pages.items():
        formatted = subprocess.run(["mandoc", "-T", "ascii", "-O", "width=1000", page], capture_output=True, check=True).stdout
        # Bold or underlined text is overstruck.
        text = words(re.sub(".\b", "", formatted.decode()))
        shown = docgen.run(*name.split("-", 1)[1:], "--help", env={"COLUMNS": "1000"}).stdout
        for pattern, instead in NOT_IN_PAGES.items():
            shown = re.sub(pattern, instead, shown, flags=re.MULTILINE)
        # A line may hold an option and its meaning.
        findings += [f"{name}: lacks '{part}'" for part in re.split(r"\n+ *|\s{2,}", shown) if words(part) not in text]
    judge(findings)


def words(text):
    """The words alone, whose punctuation depends on the form."""
    return " ".join(re.findall(r"[a-z0-9/_.-]*[a-z0-9/_-]", text.lower()))
