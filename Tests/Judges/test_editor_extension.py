"""The extension for Visual Studio Code: its archive, and its client under Node.js with a stand-in of the editor."""

import fnmatch
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

import pytest
from conftest import ROOT, soak

JUDGES = ROOT / "Tests/Judges"
VSX = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"
# Categories that the marketplace knows. Source: Visual Studio Code, "Extension Manifest".
CATEGORIES = {
    "Programming Languages", "Snippets", "Linters", "Themes", "Debuggers", "Formatters", "Keymaps", "SCM Providers", "Other",
    "Extension Packs", "Language Packs", "Data Science", "Machine Learning", "Visualization", "Notebooks", "Education", "Testing",
}
LIST = '<plist version="1.0">\n<dict>\n\t<key>CFBundleNam</key>\n\t<string>A</string>\n</dict>\n</plist>\n'


@pytest.fixture(scope="module")
def archive(site):
    """The extension's archive."""
    (path,) = (site / "downloads").glob("*.vsix")
    with zipfile.ZipFile(path) as archive:
        yield archive


@pytest.fixture(scope="module")
def folder(archive, tmp_path_factory):
    """The extension as the editor installs it."""
    folder = tmp_path_factory.mktemp("extension")
    archive.extractall(folder)
    return folder / "extension"


@pytest.fixture(scope="module")
def manifest(folder):
    """Its package.json."""
    return json.loads((folder / "package.json").read_bytes())


def test_every_part_is_listed(archive, manifest):
    """The description names what is there, as package.json has it, and each ending has a type."""
    names = archive.namelist()
    assert archive.testzip() is None and {"extension.vsixmanifest", "[Content_Types].xml"} < set(names)
    root = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
    identity = root.find(f".//{VSX}Identity").attrib
    assert (identity["Id"], identity["Version"], identity["Publisher"]) == tuple(manifest[n] for n in ("name", "version", "publisher"))
    assert root.findtext(f".//{VSX}DisplayName") == manifest["displayName"]
    assert root.findtext(f".//{VSX}Description") == manifest["description"]
    engine = {p.get("Id"): p.get("Value") for p in root.iter(f"{VSX}Property")}["Microsoft.VisualStudio.Code.Engine"]
    assert engine == manifest["engines"]["vscode"]
    assets = {asset.get("Type"): asset.get("Path") for asset in root.iter(f"{VSX}Asset")}
    assert assets["Microsoft.VisualStudio.Code.Manifest"] == "extension/package.json"
    assert set(assets.values()) <= set(names) and root.findtext(f".//{VSX}Icon") in names
    types = {one.get("Extension") for one in ElementTree.fromstring(archive.read("[Content_Types].xml")).iter(f"{TYPES}Default")}
    assert types >= {pathlib.PurePath(name).suffix for name in names if name != "[Content_Types].xml"}


def test_the_manifest_keeps_its_rules(folder, manifest):
    """Names, version and settings have the form that the editor accepts, and files that are named exist."""
    for name in ("name", "publisher"):
        assert re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", manifest[name])
    assert re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", manifest["version"])
    assert re.fullmatch(r"\^\d+\.\d+\.\d+", manifest["engines"]["vscode"])
    assert set(manifest["categories"]) <= CATEGORIES
    picture = (folder / manifest["icon"]).read_bytes()
    assert picture.startswith(b"\x89PNG") and min(struct.unpack(">II", picture[16:24])) >= 128
    contributed = manifest["contributes"]
    files = [manifest["main"], *(one["path"] for one in contributed["grammars"])]
    files += [one["configuration"] for one in contributed["languages"] if "configuration" in one]
    for name in files:
        assert name.startswith("./") and (folder / name).is_file()
    for grammar in contributed["grammars"]:
        assert json.loads((folder / grammar["path"]).read_bytes())["scopeName"] == grammar["scopeName"]
        assert grammar["language"] in {language["id"] for language in contributed["languages"]}
    section = manifest["server"]["section"]
    settings = contributed["configuration"]["properties"]
    assert set(settings) == {f"{section}.path", f"{section}.arguments"}
    assert set(settings) == set(manifest["capabilities"]["untrustedWorkspaces"]["restrictedConfigurations"])
    for setting in settings.values():
        assert {"type", "default", "description"} <= setting.keys()


def test_every_document_is_recognized(manifest, catalogue, site):
    """Names of files come from the catalogue; JSON forms have the schemas that the site publishes."""
    contributed = manifest["contributes"]
    stated = {
        pattern for language in contributed["languages"]
        for pattern in [
            *language.get("filenames", []), *language.get("filenamePatterns", []), *("*" + one for one in language.get("extensions", []))]
    }
    patterns = {pattern for document in catalogue["documents"] for pattern in document["fileMatch"]}
    assert stated <= patterns | {"*.plist"}
    assert all(any(fnmatch.fnmatch(pattern.replace("*", "a"), one) for one in stated) for pattern in patterns)
    selected = {one["pattern"] for one in manifest["server"]["selector"] if "pattern" in one}
    assert selected == {f"**/{pattern}{ending}" for pattern in patterns for ending in ("", ".json")}
    assert {pattern for one in contributed["jsonValidation"] for pattern in one["fileMatch"]} == {f"{p}.json" for p in patterns}
    for one in contributed["jsonValidation"]:
        assert (site / one["url"].removeprefix("https://docgen.example/")).is_file()


class Editor:
    """A stand-in of the editor with the extension."""

    def __init__(self, folder, cwd):
        command = ["node", JUDGES / "visual-studio-code.js", folder]
        self.process = subprocess.Popen(
            command, cwd=cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")

    def __call__(self, do, **more):
        self.process.stdin.write(json.dumps({"do": do, **more}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline() or f'{{"error": {json.dumps(self.process.stderr.read())}}}')
        assert "error" not in answer, answer["error"]
        return answer["result"]

    def end(self):
        """Ends the editor after the extension, and returns whether that took long."""
        self("deactivate")
        self.process.stdin.close()
        assert self.process.wait(timeout=10) == 0, self.process.stderr.read()


@pytest.fixture()
def editor(folder, manifest, tmp_path):
    """The editor with a server that repeats what it was sent; `notes` reads that."""
    editor = Editor(folder, tmp_path)
    section = manifest["server"]["section"]

    def use(*options):
        program = tmp_path / "server"
        fake = JUDGES / "fixtures/language_server.py"
        program.write_text(f'#!/bin/sh\nexec {sys.executable} {fake} "$@" {tmp_path}/notes\n')
        program.chmod(0o755)
        editor("settings", section=section, values={"path": str(program), "arguments": list(options)})
        editor("activate")

    editor.use = use
    editor.notes = lambda: [json.loads(line) for line in (tmp_path / "notes").read_text(encoding="utf-8").splitlines()]
    yield editor
    editor.process.kill()
    editor.process.wait()


def test_the_editor_shows_what_a_server_says(editor):
    """Each answer of a server reaches the editor in the editor's form, and each event of the editor reaches the server."""
    editor.use()
    editor("open", file="/a/other.txt", language="plaintext", text="<")
    editor("open", file="/a/Info.plist", language="xml", text="<ö💡")
    (finding,) = editor("findings", file="/a/Info.plist")
    assert finding["severity"] == 1 and finding["code"] == {"value": "an-id", "target": "https://example.com/an-id"}
    assert finding["range"] == [{"line": 0, "character": 0}, {"line": 0, "character": 2}] and finding["tags"] == [2]
    assert finding["relatedInformation"][0]["message"] == "Ö 💡"

    def ask(provider, **more):
        return editor("ask", provider=provider, file="/a/Info.plist", **more)

    assert ask("Hover", at=[0, 1])["contents"] == [{"value": "a \\*b\\*"}]
    completions = ask("CompletionItem", at=[0, 1])
    (item,) = completions["items"]
    assert completions["isIncomplete"] and item["insertText"] == {"value": "<key>${1:a}</key>"} and item["tags"] == [1]
    assert item["kind"] == 9 and item["documentation"] == {"value": "*a*"}
    (action,) = ask("CodeActions", range=[[0, 0], [0, 2]])
    assert action["isPreferred"] and action["kind"] == {"value": "quickfix"}
    assert action["edit"]["file:///list"][0]["newText"] == "x"
    (symbol,) = ask("DocumentSymbol")
    assert symbol["kind"] == 19 and symbol["children"][0]["name"] == "b"
    assert ask("FoldingRange") == [{"start": 1, "end": 2, "kind": 3}, {"start": 3, "end": 4}]
    assert ask("DocumentLink")[0]["target"] == "https://example.com/a"
    assert ask("Definition", at=[0, 1])[0]["uri"] == "file:///page.html"
    editor("change", file="/a/Info.plist", edits=[[[0, 1], [0, 4], "<"]])
    assert len(editor("findings", file="/a/Info.plist", count=1)) == 1
    editor("until", what="watchers", count=1)
    editor("touch", file="/a/.docgen.json")
    editor("save", file="/a/Info.plist")
    editor("close", file="/a/Info.plist")
    editor.end()
    notes = editor.notes()
    assert not any("other.txt" in json.dumps(note) for note in notes)
    (asked,) = (note for note in notes if note.get("method") == "textDocument/codeAction")
    assert asked["params"]["context"]["diagnostics"][0]["data"] == {"number": 7}
    (changed,) = (note for note in notes if note.get("method") == "textDocument/didChange")
    (change,) = changed["params"]["contentChanges"]
    # In UTF-16: the emoji has two units.
    assert change == {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 4}}, "text": "<"}
    methods = [note["method"] for note in notes if "method" in note]
    assert methods[:3] == ["initialize", "initialized", "textDocument/didOpen"]
    assert methods[-5:] == [
        "workspace/didChangeWatchedFiles", "textDocument/didSave", "textDocument/didClose", "shutdown", "exit"]
    answers = {note["id"]: note for note in notes if "method" not in note}
    assert answers["a"]["result"] is None and answers["b"]["error"]["code"] == -32601
    assert notes[0]["params"]["processId"] == editor.process.pid


@pytest.mark.parametrize("text", ["crash", soak("garbage")])
def test_a_server_that_ends_is_started_again_a_few_times(editor, text):
    """A server that fails with a file is started five times in all; then the editor says so, and a command starts it again."""
    editor.use()
    editor("open", file="/a/Info.plist", language="plist", text=text)
    state = editor("until", what="messages", count=1)
    assert "ended 5 times" in state["messages"][0]["text"] and not state["providers"]
    assert len({note["pid"] for note in editor.notes()}) == 5
    editor("open", file="/a/PrivacyInfo.xcprivacy", language="plist", text="<")
    assert len({note["pid"] for note in editor.notes()}) == 5
    editor("close", file="/a/Info.plist")
    editor("command", name="docgen.restart")
    assert len(editor("findings", file="/a/PrivacyInfo.xcprivacy")) == 1
    editor.end()


def test_a_program_in_the_workspace_is_not_found_by_name(folder, tmp_path, monkeypatch):
    """Windows, and an empty element of PATH, look for a name in the current folder, which is not the workspace's."""
    workspace = tmp_path / "workspace"
    workspace.mkdir()
    planted = workspace / "planted-docgen"
    planted.write_text(f"#!/bin/sh\n: > {tmp_path}/started\n")
    planted.chmod(0o755)
    monkeypatch.setenv("PATH", os.environ["PATH"] + "::")
    editor = Editor(folder, tmp_path)
    editor("workspace", folder=str(workspace), isTrusted=True)
    editor("settings", section="docgen", values={"path": planted.name})
    editor("activate")
    editor("open", file="/a/Info.plist", language="plist", text="<")
    (message,) = editor("until", what="messages", count=1)["messages"]
    assert f"'{planted.name}' was not found" in message["text"] and not (tmp_path / "started").exists()
    editor.end()


def test_only_a_full_path_is_started_in_an_untrusted_workspace(editor):
    """A name is looked up as soon as the workspace is trusted."""
    editor("workspace", isTrusted=False)
    editor.use()
    editor("open", file="/a/Info.plist", language="plist", text="<")
    assert len(editor("findings", file="/a/Info.plist")) == 1
    editor("settings", section="docgen", values={"path": "nowhere-docgen"})
    editor("command", name="docgen.restart")
    state = editor("until", what="messages", count=0)
    assert not state["messages"] and "'nowhere-docgen' is not started" in state["log"]
    editor("workspace", isTrusted=True)
    (message,) = editor("until", what="messages", count=1)["messages"]
    assert "'nowhere-docgen' was not found" in message["text"]
    editor.end()


def test_a_missing_program_is_named(editor):
    """Without the program, the editor says once what to do."""
    editor("settings", section="docgen", values={"path": "/nowhere/docgen"})
    editor("activate")
    for name in ("A", "B"):
        editor("open", file=f"/a/{name}-Info.plist", language="plist", text="")
    (message,) = editor("until", what="messages", count=1)["messages"]
    assert message["kind"] == "error" and "/nowhere/docgen" in message["text"] and "docgen.path" in message["text"]
    editor.end()


@pytest.mark.soak
def test_a_server_that_does_not_end_is_ended(editor):
    """A server that ignores its end is killed with the extension."""
    editor.use("stubborn")
    editor("open", file="/a/Info.plist", language="plist", text="<")
    editor("findings", file="/a/Info.plist")
    editor.end()
    assert not pathlib.Path(f"/proc/{editor.notes()[0]['pid']}").exists()


def test_the_editor_shows_what_docgen_says(docgen, folder, tmp_path):
    """With the program's own server: findings, a repair, an explanation, names to complete, and the outline."""
    editor = Editor(folder, tmp_path)
    file = str(tmp_path / "Info.plist")
    (tmp_path / "Info.plist").write_text(LIST)
    editor("settings", section="docgen", values={"path": str(docgen.binary)})
    editor("activate")
    editor("open", file=file, language="plist", text=LIST)
    (finding,) = editor("findings", file=file, count=1)
    assert finding["range"][0]["line"] == 2 and "CFBundleName" in finding["message"]
    actions = editor("ask", provider="CodeActions", file=file, range=finding["range"] and [[2, 6], [2, 17]])
    repair = next(action for action in actions if action.get("edit") and action["kind"]["value"] == "quickfix")
    (edits,) = repair["edit"].values()
    changes = [[[p["line"], p["character"]] for p in edit["range"]] + [edit["newText"]] for edit in edits]
    assert "<key>CFBundleName</key>" in editor("change", file=file, edits=changes)
    assert editor("findings", file=file, count=0) == []
    assert "CFBundleName" in json.dumps(editor("ask", provider="Hover", file=file, at=[2, 10]))
    names = [item["label"] for item in editor("ask", provider="CompletionItem", file=file, at=[2, 8])["items"]]
    assert any("CFBundleIdentifier" in (name if isinstance(name, str) else name["label"]) for name in names)
    assert "CFBundleName" in json.dumps(editor("ask", provider="DocumentSymbol", file=file))
    assert editor("ask", provider="FoldingRange", file=file)
    editor.end()
