"""Guides show what the program prints about the files that they show."""

import re
import shlex

import pytest
from conftest import ROOT
from test_documents import matches

BLOCK = re.compile(r'^```(\w+)(?:[^\n]*? title="([^"]*)")?[^\n]*\n(.*?)^```$', re.MULTILINE | re.DOTALL)
# The reader's own file around keys that are shown alone.
AROUND = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
%s</dict>
</plist>
"""
GUIDES = {
    path.name: text for path in sorted((ROOT / "content").glob("*.md"))
    if "```console\n" in (text := path.read_text(encoding="utf-8"))
}


def write_listing(title, text, folder):
    """Writes a listing whose title is a path, or a path, a comma and words."""
    name = (title or "").partition(",")[0]
    if "." not in name or " " in name:
        return
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(AROUND % text if text.startswith("<key>") else text, encoding="utf-8")


def test_some_guides_show_commands():
    """The pattern for listings finds them."""
    assert GUIDES


@pytest.mark.parametrize("name", GUIDES)
def test_guides_show_what_is_printed(docgen, tmp_path, name):
    """A guide is read from top to bottom: a listing is saved, a command is run beside what was saved before it."""
    wrong = []
    for language, title, text in BLOCK.findall(GUIDES[name]):
        if language != "console":
            write_listing(title, text, tmp_path)
            continue
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            program, *arguments = shlex.split(command)
            assert program == "docgen", f"{name} runs another program: {command}"
            printed = docgen.printed(*arguments, cwd=tmp_path)
            if not matches(shown, printed):
                wrong.append(f"{name}: {command}\nshows\n{shown}\nthe program prints\n{printed}")
    assert not wrong, "\n".join(wrong)
