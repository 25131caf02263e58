"""`docgen mcp` as the official Python client of the Model Context Protocol sees it."""

import json
import pathlib
import subprocess
import sys

import pytest
from conftest import ROOT
from jsonschema import Draft202012Validator

AGENT = pathlib.Path(__file__).with_name("agent.py")


@pytest.fixture(scope="module")
def python():
    """A Python that has the client: 70 MB that no other judge needs."""
    folder = ROOT / ".build/judges-agents"
    program = folder / "bin/python"
    if not (folder / "installed").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([program, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "mcp==2.*"], check=True)
        (folder / "installed").touch()
    return program


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_an_agent_searches_checks_and_repairs(docgen, python, tmp_path, mode):
    """The tools answer what the commands print, by the newest revision and after a handshake."""
    (tmp_path / "other.plist").write_text("secret")
    folder = tmp_path / "project"
    folder.mkdir()
    before = '<plist version="1.0">\n<dict>\n  <key>NSAppTransportSecurity</key>\n  <dict>\n    <key>NSAllowsArbitraryLoads</key>\n    <string>YES</string>\n  </dict>\n</dict>\n</plist>\n'
    (folder / "Info.plist").write_text(before)
    run = subprocess.run(
        [python, AGENT, docgen.binary, folder, mode], capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr
    answers = json.loads(run.stdout)
    assert set(answers["tools"]) == {"search", "show", "validate", "fix"}
    for schema in answers["tools"].values():
        Draft202012Validator.check_schema(schema)
    assert answers["search"]["structure"]["results"][0]["name"] == "NSCameraUsageDescription"
    assert answers["show"]["texts"] == [docgen.run("show", "NSCameraUsageDescription", env={}).stdout]
    printed = json.loads(docgen.run("validate", "--format", "json", "Info.plist", cwd=folder).stdout)
    assert printed and answers["file"]["structure"]["findings"] == printed == answers["text"]["structure"]["findings"]
    assert "<true/>" in answers["fix"]["structure"]["text"]
    assert (folder / "Info.plist").read_text() == before
    assert answers["outside"]["error"] and "secret" not in str(answers["outside"])
    assert answers["unknown"]["error"] and "NSCameraUsageDescription" in answers["unknown"]["texts"][0]
