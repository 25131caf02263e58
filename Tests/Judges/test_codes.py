"""The command on a code's page finds the code in the page's wrong piece, and the pages say what they should."""

import collections
import pathlib
import re

from conftest import judge
from property_lists import validate


def pages(site):
    """The text of each code's page, by code."""
    paths = sorted((site / "codes").glob("*.md"))
    return {path.stem: path.read_text(encoding="utf-8") for path in paths if path.stem != "index"}


def command(text):
    """The options and the file's name in the command of a page, or None where it checks a whole product."""
    found = re.search(r"`docgen validate ([^`]*)(?<!\.app)`", text)
    return found and (tuple(found[1].split()[:-1]), found[1].split()[-1])


def wrong_list(text):
    """A property list of the first piece after the word Wrong."""
    piece = re.search(r"^\*\*Wrong\*\*.*?^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[1]
    return f'<plist version="1.0">\n<dict>\n{piece}</dict>\n</plist>\n'


def test_commands_find_the_codes(docgen, site, tmp_path):
    """Each wrong piece, checked with exactly the options that its page names, has the code."""
    files = collections.defaultdict(dict)
    for code, text in pages(site).items():
        if found := command(text):
            options, name = found
            path = tmp_path / code.replace(" ", "-") / name
            path.parent.mkdir()
            path.write_text(wrong_list(text), encoding="utf-8")
            files[options][path] = code
    assert sum(map(len, files.values())) >= 40
    failures = []
    for options, codes in files.items():
        found = collections.defaultdict(set)
        for finding in validate(docgen, *options, "--no-config", *codes)[1]:
            found[pathlib.Path(finding["file"]).parent].update(finding["codes"])
        failures += [f"{code}: {' '.join(options)} finds {found[path.parent]}" for path, code in codes.items() if code not in found[path.parent]]
    judge(failures)


def test_pages_say_what_happens(site):
    """Every page says what a code does, and a page with one report says so."""
    failures = []
    for code, text in pages(site).items():
        sources = len(re.findall(r"^\d+\. ", text.split("\n## Sources\n")[1], re.MULTILINE))
        if "- **What happens:**" not in text:
            failures.append(f"{code} does not say what happens")
        if sources > 1 and "Only one source" in text:
            failures.append(f"{code} has {sources} sources")
    judge(failures)
