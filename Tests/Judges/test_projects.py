"""Runs the CI example in docs/checking.md in projects as people lay them out."""

import json
import re
import shlex

import projects
import pytest
from conftest import soak
from documents import DOCUMENTS


@pytest.fixture
def folder(tmp_path):
    """Ten projects in which nothing is provably wrong."""
    projects.write(tmp_path)
    return tmp_path


def command():
    """The step that checks, as the document writes it."""
    [line] = re.findall(r"^ *- run: docgen (validate .*)$", DOCUMENTS["docs/checking.md"], re.MULTILINE)
    return shlex.split(line)


@pytest.mark.parametrize("share", [4, soak(1)], ids=["some alone", "each alone"])
def test_projects_without_mistakes_pass(docgen, folder, share):
    """The whole folder, and projects as their CI would check them."""
    run = docgen.run("validate", "--format", "json", folder)
    assert run.returncode == 0, run.stdout
    assert [found for found in json.loads(run.stdout) if found["severity"] != "note"] == []
    for name in list(projects.PROJECTS)[::share]:
        run = docgen.run(*command(), cwd=folder / name)
        assert (run.returncode, run.stdout) == (0, "") or "::notice" in run.stdout, (name, run.stdout, run.stderr)
        assert run.returncode == 0, (name, run.stdout, run.stderr)


@pytest.mark.parametrize(
    "name", ["Harbour/Harbour/Info.plist", *map(soak, ("ferry/ios/Runner/Info.plist", "Compass/Share/Info.plist", "Keel/Pane/Info.plist"))])
def test_a_mistake_in_a_project_fails_its_run(docgen, folder, name):
    """One annotation, at the file's path in the checkout."""
    (folder / name).write_text(projects.BROKEN)
    project, path = name.split("/", 1)
    run = docgen.run(*command(), cwd=folder / project)
    assert run.returncode == 1
    [error] = [line for line in run.stdout.splitlines() if line.startswith("::error ")]
    assert error.startswith(f"::error file={path},line=5,col=2,"), error


def test_settings_and_lists_of_a_project_are_read_together(docgen, folder):
    """The summary says what the project shows."""
    run = docgen.run(*command(), cwd=folder / "Harbour")
    assert "Inferred: iOS 16.0." in run.stderr, run.stderr
    assert "iOS 15.0" in docgen.run(*command(), cwd=folder / "Compass").stderr
    project = folder / "Harbour/Harbour.xcodeproj/project.pbxproj"
    project.write_text(projects.xcode(INFOPLIST_KEY_UIBackgroundModes="fetch"))
    run = docgen.run(*command(), cwd=folder / "Harbour")
    assert run.returncode == 0 and "title=setting-without-effect" in run.stdout, run.stdout


def test_files_of_one_target_are_read_together(docgen, folder):
    """The Info.plist says what its entitlements lack, unless the build adds it."""
    project = folder / "Anchor/Anchor.xcodeproj/project.pbxproj"
    project.parent.mkdir()
    (folder / "Anchor/Sync").mkdir()
    (folder / "Anchor/Sync/Info.plist").write_text(projects.plist(**projects.SOURCE, NSExtension={
        "NSExtensionPointIdentifier": "com.apple.FinderSync", "NSExtensionPrincipalClass": "Sync"}))
    (folder / "Anchor/Sync/Sync.entitlements").write_text(projects.plist())
    names = {"INFOPLIST_FILE": "Sync/Info.plist", "CODE_SIGN_ENTITLEMENTS": "$(SRCROOT)/Sync/Sync.entitlements", "SDKROOT": "macosx"}
    for settings, status in ({}, 1), ({"ENABLE_APP_SANDBOX": "YES"}, 0):
        project.write_text(projects.xcode(**names, **settings))
        run = docgen.run("validate", ".", cwd=folder / "Anchor")
        assert run.returncode == status, (run.stdout, run.stderr)
        lacking = "Sync.entitlements:3:1: error: the entitlements file lacks the required key 'com.apple.security.app-sandbox'"
        assert (lacking in run.stdout) == (status == 1), run.stdout
