"""Other tools' files: their schemas with check-jsonschema, and what docgen validate says of their lists."""

import subprocess
import sys

import pytest
from conftest import soak

PROJECT = """\
name: Lamps
targets:
  Lamps:
    type: application
    platform: iOS
    info:
      path: Lamps/Info.plist
      properties:
        CFBundleDisplayName: {name}
        NSCameraUsageDescription: Reads the code on a lamp.
        UILaunchScreen: {{}}
        CFBundleVersion: $(CURRENT_PROJECT_VERSION)
    entitlements:
      path: Lamps/Lamps.entitlements
      properties:
        com.apple.security.application-groups: {groups}
"""
APP = """\
{{"expo": {{"name": "Lamps", "slug": "lamps", "ios": {{
  "infoPlist": {{"CFBundleDisplayName": {name}, "UIBackgroundModes": ["fetch"]}},
  "entitlements": {{"com.apple.security.application-groups": {groups}}},
  "privacyManifests": {{"NSPrivacyTracking": {flag}}}
}}}}}}
"""
GOOD = {"name": '"Lamps"', "groups": '["group.com.example.lamps"]', "flag": "false"}
# A mistake in each list.
MISTAKES = [{"name": "[1]"}, {"groups": "true"}, {"flag": '"never"'}]


@pytest.mark.parametrize(("tool", "name", "text"), [("xcodegen", "project.yml", PROJECT), soak("expo", "app.json", APP)])
def test_a_file_of_another_tool_is_checked(docgen, site, tmp_path, tool, name, text):
    """The printed schema takes a good file and rejects each mistake; there is a published one."""
    run = docgen.run("schema", "--for", tool, "--strict", "--draft", "7")
    assert run.returncode == 0, run.stderr
    printed = tmp_path / "schema.json"
    printed.write_text(run.stdout, encoding="utf-8")
    wrong = [change for change in MISTAKES if "{" + next(iter(change)) + "}" in text]
    files = []
    for number, change in enumerate([{}, *wrong]):
        path = tmp_path / f"{number}" / name
        path.parent.mkdir()
        path.write_text(text.format(**(GOOD | change)), encoding="utf-8")
        files.append(path)
    check = [sys.executable, "-m", "check_jsonschema", "--schemafile", printed, *files]
    result = subprocess.run(check, capture_output=True, encoding="utf-8", check=False)
    assert result.returncode == 1
    assert [str(path) in result.stdout for path in files] == [False] + [True] * len(wrong), result.stdout
    # test_schemas looks at where the published one leads.
    assert (site / f"schemas/for-{tool}.draft-07.schema.json").exists()


@pytest.mark.parametrize(("name", "text"), [("project.yml", PROJECT), soak("app.json", APP)])
def test_validate_finds_the_same_mistakes(docgen, tmp_path, name, text):
    """A good file gives nothing; each mistake is found in the file, which stays as it is."""
    path = tmp_path / name
    for change in [{}, *MISTAKES]:
        if change and "{" + next(iter(change)) + "}" not in text:
            continue
        path.write_text(text.format(**(GOOD | change)), encoding="utf-8")
        before = path.read_bytes()
        run = docgen.run("validate", "--no-config", "--fix", tmp_path)
        assert run.returncode == (1 if change else 0), run.stdout
        assert (f"{path}:" in run.stdout) == bool(change), run.stdout
        assert path.read_bytes() == before
