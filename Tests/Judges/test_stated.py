"""Statements of sources about keys, and the findings of docgen validate in lists that keep them and break them.

The lists of fixtures/stated.json were written from the sources alone, without looking at the catalogue's
rules: each has the statement, where it stands, the nearest list that keeps it and one that breaks it.
"""

import collections
import json
import pathlib
import plistlib

import pytest
from property_lists import validate

STATED = json.loads((pathlib.Path(__file__).parent / "fixtures" / "stated.json").read_text(encoding="utf-8"))
NAMES = {"info-plist": "Info.plist", "entitlements": "App.entitlements", "privacy-manifest": "PrivacyInfo.xcprivacy"}

# Members that make an Info.plist and an entitlements file belong to one target.
PROJECT = """
name: Lamp
targets:
  Lamp:
    settings:
      INFOPLIST_FILE: Info.plist
      CODE_SIGN_ENTITLEMENTS: App.entitlements
"""


@pytest.fixture(scope="module")
def findings(docgen, tmp_path_factory):
    """The findings by the list's folder: one run for all lists with the same options."""
    root = tmp_path_factory.mktemp("stated")
    by_options = collections.defaultdict(list)
    for number, stated in enumerate(STATED):
        for side in ("keeps", "breaks"):
            folder = root / f"{number}-{side}"
            folder.mkdir()
            beside = stated.get("besideBreaks") if side == "breaks" else None
            lists = {**(beside or stated.get("beside", {})), stated["document"]: stated[side]}
            for document, value in lists.items():
                (folder / NAMES[document]).write_bytes(plistlib.dumps(value, sort_keys=False))
            if len(lists) > 1:
                (folder / "project.yml").write_text(PROJECT, encoding="utf-8")
            by_options[tuple(stated.get("options", []))].append(folder)
    found = collections.defaultdict(list)
    for options, folders in by_options.items():
        run, listed = validate(docgen, *folders, *options, "--no-config")
        assert run.returncode in (0, 1), run.stderr
        for finding in listed:
            found[pathlib.Path(finding["file"]).parent.name].append(finding)
    return found


def lines(findings):
    """Findings as a reader sees them."""
    return [f'{f["severity"]}: {f["message"]} [{f["id"]}]' for f in findings]


def told(finding):
    """The text of a finding, wherever the list has it."""
    return finding["id"], finding["path"], finding["message"]


def test_there_are_sixty():
    """Enough to be a sample of the rules, each with its source."""
    assert len(STATED) >= 60
    assert all(stated["source"].startswith("https://") and stated["states"] for stated in STATED)


@pytest.mark.parametrize("number", range(len(STATED)), ids=lambda number: f'{number}-{STATED[number]["key"][-1]}')
def test_a_list_that_keeps_and_one_that_breaks(findings, number):
    """The one gives no reason to act, and the other has a finding about this key."""
    stated = STATED[number]
    assert lines(f for f in findings[f"{number}-keeps"] if f["severity"] != "note") == []
    name = next(step for step in reversed(stated["key"]) if step not in ("*", "[]"))
    known = [told(f) for f in findings[f"{number}-keeps"]]
    broken = [f for f in findings[f"{number}-breaks"] if told(f) not in known]
    assert any(name in f"{f['path']} {f['message']} {f['remedy']}" for f in broken), (
        f'{stated["states"]} {stated["source"]}: {lines(broken)}')
