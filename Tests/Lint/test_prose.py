"""scripts/compare-prose finds a copied sentence, and takes no code or name for one."""

import json
import subprocess

from program import ROOT

COPIED = "The lamp goes out at once when its switch is turned to the left"


def compared(folder, discussion, theirs):
    """The script's output and its status, for an entry's discussion and a text of others."""
    (folder / "catalogue.json").write_text(
        json.dumps({"keys": [{"path": ["Lamp"], "discussion": discussion, "sources": [{"section": COPIED}]}]}), encoding="utf-8")
    (folder / "theirs").mkdir()
    (folder / "theirs" / "manual.md").write_text(theirs, encoding="utf-8")
    run = subprocess.run(
        [ROOT / "scripts/compare-prose", folder, folder / "theirs"], capture_output=True, encoding="utf-8", check=False)
    return run.stdout, run.returncode


def test_a_copied_sentence_is_found(tmp_path):
    """Whatever its case, marks and code."""
    found, status = compared(tmp_path, f"Careful: {COPIED.lower()}, says `it`.", f"Note.\n{COPIED.replace('once', '`once` once')}.")
    assert status == 1 and "Lamp" in found and "manual.md" in found


def test_names_and_code_are_not_prose(tmp_path):
    """A listing, an identifier, a title of a page elsewhere and a source's section."""
    text = f"```\n{COPIED}\n```\n[{COPIED}](https://example.com) `{COPIED}`"
    assert compared(tmp_path, text, f"{text} {COPIED}") == ("", 0)
