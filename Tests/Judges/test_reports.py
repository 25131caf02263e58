"""Mistakes of public reports, and the findings of docgen validate in files that have them and in files that don't.

fixtures/reports.json has one case a line: where it was reported, what is wrong, the arguments, the files, those that differ in
a sound product (null for none), and what a finding names, with its least severity and its code. A property list is a
dictionary; other files, and lists whose text matters, are texts. A `|` is between names of which one is enough.
"""

import collections
import json
import pathlib
import plistlib

import pytest
from property_lists import validate

REPORTS = json.loads((pathlib.Path(__file__).parent / "fixtures" / "reports.json").read_text(encoding="utf-8"))
SEVERITIES = ["note", "warning", "error"]


def write(folder, files):
    """Puts the files of a case into a folder."""
    for path, content in files.items():
        if content is not None:
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            text = content.encode() if isinstance(content, str) else plistlib.dumps(content, sort_keys=False)
            target.write_bytes(text)


@pytest.fixture(scope="module")
def findings(docgen, tmp_path_factory):
    """The findings by the case's folder: one run for all cases with the same options."""
    root = tmp_path_factory.mktemp("reports")
    by_options = collections.defaultdict(list)
    for report in REPORTS:
        *options, path = report["arguments"]
        for side, files in (("reported", report["files"]), ("sound", {**report["files"], **report["sound"]})):
            folder = root / f'{report["id"]}-{side}'
            write(folder, files)
            by_options[tuple(options)].append(folder / path)
    found = collections.defaultdict(list)
    for options, paths in by_options.items():
        run, listed = validate(docgen, *options, "--no-config", *paths)
        assert run.returncode in (0, 1), run.stderr
        for finding in listed:
            found[pathlib.Path(finding["file"]).relative_to(root).parts[0]].append(finding)
    return found


def lines(findings):
    """Findings as a reader sees them."""
    return [f'{f["severity"]}: {f["message"]} [{f["id"]}] {f["codes"]}' for f in findings]


def is_expected(finding, expects):
    """Whether a finding names what a report is about, at least with its severity."""
    text = f'{finding["path"]} {finding["message"]} {finding["remedy"]}'.replace("~0", "~")
    return any(name in text for name in expects["mention"].split("|")) and (
        SEVERITIES.index(finding["severity"]) >= SEVERITIES.index(expects["severity"]))


def test_there_are_fifty():
    """Enough to be a sample of what goes wrong, each reported in public."""
    assert len(REPORTS) >= 50
    assert len({report["id"] for report in REPORTS}) == len(REPORTS)
    assert all("#" in report["source"] and report["what"] for report in REPORTS)


@pytest.mark.parametrize("report", REPORTS, ids=lambda report: report["id"])
def test_a_reported_mistake_and_a_sound_product(findings, report):
    """The one has a finding that names the mistake, and the other gives no reason to act."""
    assert lines(f for f in findings[f'{report["id"]}-sound'] if f["severity"] != "note") == []
    found, expects = findings[f'{report["id"]}-reported'], report["expects"]
    expected = [f for f in found if is_expected(f, expects)]
    assert expected, f'{report["what"]} {report["source"]}: {lines(found)}'
    code = expects.get("code")
    assert code is None or any(code in f["codes"] for f in expected), lines(expected)
