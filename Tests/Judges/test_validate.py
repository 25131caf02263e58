"""The output of `docgen validate` for real files, in every format, and its exit status."""

import json
import plistlib

import pytest

BROKEN = {
    "CFBundleIdentifier": "com.example.app.", "CFBundleName": ["A"], "NSSupportsSuddenTermination": "YES",
}
# Without the mistake that no program can repair.
REPAIRABLE = {key: value for key, value in BROKEN.items() if key != "CFBundleName"}


@pytest.fixture
def folder(tmp_path):
    """A folder with one broken list."""
    (tmp_path / "Info.plist").write_bytes(plistlib.dumps(BROKEN))
    return tmp_path


@pytest.mark.parametrize("form", [plistlib.FMT_XML, plistlib.FMT_BINARY])
def test_clean_list(docgen, tmp_path, form):
    """Nothing to report, exit status 0, and a summary on standard error."""
    (tmp_path / "Info.plist").write_bytes(plistlib.dumps({"CFBundleName": "A"}, fmt=form))
    run = docgen.run("validate", "Info.plist", cwd=tmp_path)
    assert run.returncode == 0
    assert run.stdout == ""
    assert "nothing to report" in run.stderr


def test_text(docgen, folder):
    """Position, severity, message and id on a line that editors open."""
    run = docgen.run("validate", ".", cwd=folder)
    assert run.returncode == 1
    assert "./Info.plist:6:2: warning:" in run.stdout
    assert "./Info.plist:8:2: error: 'CFBundleName' is an array" in run.stdout
    assert "[without-suffix]" in run.stdout and "[boolean-as-string]" in run.stdout


def test_json(docgen, folder):
    """An array of findings."""
    run = docgen.run("validate", "Info.plist", "--format", "json", cwd=folder)
    found = {entry["id"]: entry for entry in json.loads(run.stdout)}
    assert found["without-suffix"]["severity"] == "warning"
    assert found["wrong-type"]["severity"] == "error"
    assert found["without-suffix"]["line"] == 6
    edit = found["without-suffix"]["fix"]["replacements"][0]
    data = (folder / "Info.plist").read_bytes()
    assert data[edit["start"] : edit["end"]] == b"."


def test_sarif(docgen, folder):
    """The fields that code scanning asks for."""
    run = docgen.run("validate", "Info.plist", "--format", "sarif", cwd=folder)
    log = json.loads(run.stdout)
    assert log["version"] == "2.1.0"
    scan = log["runs"][0]
    rules = scan["tool"]["driver"]["rules"]
    assert scan["results"]
    for result in scan["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        location = result["locations"][0]["physicalLocation"]
        assert location["artifactLocation"]["uri"] == "Info.plist"
        region = location["region"]
        assert 1 <= region["startLine"] <= region["endLine"]
        assert region["startColumn"] < region["endColumn"] or region["startLine"] < region["endLine"]


def test_github(docgen, folder):
    """One workflow command a line."""
    run = docgen.run("validate", "Info.plist", "--format", "github", cwd=folder)
    assert all(line.startswith(("::error ", "::warning ")) for line in run.stdout.splitlines())


def test_fix(docgen, folder):
    """A certain repair is made, once."""
    (folder / "Info.plist").write_bytes(plistlib.dumps(REPAIRABLE))
    before = (folder / "Info.plist").read_bytes()
    run = docgen.run("validate", "--fix", "Info.plist", cwd=folder)
    assert run.returncode == 0, run.stdout
    after = (folder / "Info.plist").read_bytes()
    wanted = before.replace(b"com.example.app.", b"com.example.app")
    assert after == wanted.replace(b"<string>YES</string>", b"<true/>")
    docgen.run("validate", "--fix", "Info.plist", cwd=folder)
    assert (folder / "Info.plist").read_bytes() == after


def test_settings_file(docgen, folder):
    """Settings come from a folder above, and mistakes in them are named."""
    (folder / ".docgen.json").write_text('{"disable": ["without-suffix"], "strictt": true}')
    (folder / "inner").mkdir()
    (folder / "inner/Info.plist").write_bytes(plistlib.dumps(BROKEN))
    run = docgen.run("validate", "Info.plist", cwd=folder / "inner")
    assert run.returncode == 1 and "[without-suffix]" not in run.stdout
    assert "did you mean 'strict'?" in run.stderr


def test_bundle(docgen, tmp_path):
    """An app's list and those of its extensions."""
    for name in ("A.app/Info.plist", "A.app/PlugIns/B.appex/Info.plist"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_bytes(plistlib.dumps(BROKEN, fmt=plistlib.FMT_BINARY))
    run = docgen.run("validate", "A.app", cwd=tmp_path)
    assert run.stdout.count("[without-suffix]") == 2
    assert "at: CFBundleIdentifier" in run.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["missing.plist"],
        ["Info.plist", "--platform", "nothing"],
        ["Info.plist", "--deployment-target", "9.0"],
        ["Info.plist", "--format", "xml"],
        ["--explain", "nothing"],
    ],
)
def test_could_not_run(docgen, folder, arguments):
    """Exit status 2 and a reason."""
    run = docgen.run("validate", *arguments, cwd=folder)
    assert run.returncode == 2
    assert run.stdout + run.stderr
