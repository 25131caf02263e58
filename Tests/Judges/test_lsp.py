"""`docgen lsp`: what clients announce, ask and get, and messages that are wrong."""

import json
import os
import pathlib
import random
import subprocess

import pytest
from conftest import mostly_soak, soak
from editor import Editor, at, capabilities, span
from property_lists import validate
from test_property_lists import FILES, damaged

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n'
TAIL = "</dict>\n</plist>\n"
# The columns of the second key differ between UTF-16, UTF-8 and characters.
WRONG = (HEAD + "\t<key>CFBundleName</key>\n\t<string>Émile 😀</string>\n"
         + "\t<key>NSSupportsSuddenTermination</key><!-- 😀é --><string>YES</string>\n"
         + "\t<key>CFBundleVersion</key>\n\t<array/>\n" + TAIL)


@pytest.fixture
def uri(tmp_path):
    """A file that need not exist."""
    return (tmp_path / "Info.plist").as_uri()


@pytest.fixture
def editor(docgen, tmp_path):
    """A running server whose client announces nothing."""
    with Editor(docgen.binary, cwd=tmp_path) as editor:
        editor.start()
        yield editor


@pytest.mark.parametrize("client", mostly_soak(["vscode", "neovim", "old-neovim", "emacs"], ["vscode", "old-neovim"]))
def test_clients(docgen, tmp_path, uri, client):
    """From start to end with what a real client announces: everything that it asks for has an answer that is allowed."""
    announced = capabilities(client)
    document = {"textDocument": {"uri": uri}}
    with Editor(docgen.binary, "--base-url", "https://docgen.example", capabilities=announced, cwd=tmp_path) as editor:
        offered = editor.start(process=os.getpid())["capabilities"]
        pulls = "diagnostic" in announced["textDocument"]
        editor.open(uri, WRONG)
        if pulls:
            found = editor.request("textDocument/diagnostic", document)["items"]
        else:
            found = editor.findings(uri)
        wide = offered["positionEncoding"] == "utf-16"
        assert [(one["code"], one["severity"]) for one in found] == [("boolean-as-string", 2), ("wrong-type", 1)]
        # A tab, the key's name with its tags, and a comment with four bytes more in UTF-8 than units of UTF-16.
        assert found[0]["range"] == span((5, 51 if wide else 54), (5, 71 if wide else 74))
        if announced["textDocument"]["publishDiagnostics"].get("codeDescriptionSupport"):
            assert found[0]["codeDescription"]["href"].startswith("https://docgen.example/")
        actions = editor.request("textDocument/codeAction", {
            **document, "range": found[0]["range"], "context": {"diagnostics": found[:1]}})
        assert [action["kind"] for action in actions] == ["quickfix", "quickfix", "source.fixAll.docgen"]
        edit = actions[0]["edit"]
        edits = edit["documentChanges"][0]["edits"] if "documentChanges" in edit else edit["changes"][uri]
        assert edits == [{"range": found[0]["range"], "newText": "<true/>"}]
        editor.change(uri, (((5, edits[0]["range"]["start"]["character"]), (5, edits[0]["range"]["end"]["character"])), "<true/>"))
        if pulls:
            left = editor.request("textDocument/diagnostic", document)["items"]
            assert not any(m["method"].endswith("publishDiagnostics") for m in editor.notifications)
        else:
            left = editor.wait(lambda: [f for f in [editor.findings(uri)] if len(f) == 1])[0]
        assert [one["code"] for one in left] == ["wrong-type"]
        assert editor.shown() == []
        assert editor.finish() == 0


def test_features(docgen, tmp_path, uri):
    """Meanings, completions, structure and links of a list."""
    with Editor(docgen.binary, "--base-url", "https://docgen.example/", capabilities=capabilities("neovim"),
                cwd=tmp_path) as editor:
        editor.start()
        editor.open(uri, WRONG)
        document = {"textDocument": {"uri": uri}}
        hover = editor.request("textDocument/hover", at(uri, 3, 10))
        assert "CFBundleName" in hover["contents"]["value"]
        assert hover["range"]["start"]["line"] == 3
        assert editor.request("textDocument/hover", at(uri, 0, 3)) is None
        symbols = editor.request("textDocument/documentSymbol", document)
        assert [symbol["name"] for symbol in symbols] == ["CFBundleName", "NSSupportsSuddenTermination", "CFBundleVersion"]
        assert editor.request("textDocument/foldingRange", document)
        links = editor.request("textDocument/documentLink", document)
        assert "https://docgen.example/" in links[0]["target"]
        assert editor.request("textDocument/definition", at(uri, 3, 10))["uri"] == links[0]["target"]
        editor.change(uri, (((8, 0), (8, 0)), "\t<key>NSCamera</key>\n"))
        completion = editor.request("textDocument/completion", at(uri, 8, 14))
        labels = [item["label"] for item in completion["items"]]
        assert "NSCameraUsageDescription" in labels and "CFBundleName" not in labels
        item = completion["items"][labels.index("NSCameraUsageDescription")]
        assert item["textEdit"]["range"] == span((8, 6), (8, 20))
        assert item["textEdit"]["newText"].startswith("NSCameraUsageDescription</key>")
        assert editor.request("completionItem/resolve", item)["documentation"]["value"]
        assert editor.finish() == 0


# Findings that a text in an editor doesn't have: it has no bytes, which its encoding would be about.
OF_BYTES = {"encoding-mismatch", "unsupported-encoding", "invalid-encoding"}
TWICE = (HEAD + "\t<key>CFBundleDocumentTypes</key>\n\t<array>\n"
         + "\t\t<dict><key>CFBundleTypeExtensions</key><array><string>a</string></array></dict>\n" * 2
         + "\t</array>\n\t<key>UIDeviceFamily</key>\n\t<array>\n\t\t<real>1</real>\n\t\t<real>2</real>\n\t</array>\n"
         + "\t<key>A</key>\n\t<true/>\n\t<key>A</key>\n\t<true/>\n" + TAIL)


@pytest.mark.parametrize("share", [4, soak(1)], ids=["some lists", "every list"])
def test_findings_of_the_command(docgen, editor, tmp_path, share):
    """An editor shows what `docgen validate` prints, of lists that are right, wrong and damaged."""
    texts = [TWICE, WRONG]
    for one in FILES[::share]:
        for content in [one.bytes, *list(damaged(one))[:: 8 * share]]:
            try:
                texts.append(content.decode())
            except UnicodeDecodeError:
                continue
    paths = []
    for number, text in enumerate(texts):
        path = tmp_path / str(number) / "Info.plist"
        path.parent.mkdir()
        path.write_bytes(text.encode())
        paths.append(path)
    printed = {path: [] for path in paths}
    for one in validate(docgen, "--no-config", *paths)[1]:
        store = {"app-store": "the App Store", "mac-app-store": "the Mac App Store"}.get(one["refusedBy"])
        verdict = f"{store} would refuse it" if store and one["severity"] != "note" else None
        message = "; ".join(part for part in (one["message"], verdict, one["remedy"]) if part)
        text = " ".join([message, *(f"[{code}]" for code in one["codes"])])
        printed[pathlib.Path(one["file"])].append((one["id"], (one["line"] or 1) - 1, text))
    for path, text in zip(paths, texts):
        editor.open(path.as_uri(), text)
        shown = [(one["code"], one["range"]["start"]["line"], one["message"]) for one in editor.findings(path.as_uri())]
        assert [one for one in shown if one[0] not in OF_BYTES] == [
            one for one in printed[path] if one[0] not in OF_BYTES], path


def test_empty_file(editor, uri):
    """An empty text has whole lists to choose from."""
    editor.open(uri, "")
    items = editor.request("textDocument/completion", at(uri, 0, 0))["items"]
    assert any("<plist" in item["textEdit"]["newText"] for item in items)


def test_settings(docgen, tmp_path, uri):
    """Settings of the file's folder and of the client, and changes of both."""
    (tmp_path / ".git").mkdir()
    settings = tmp_path / ".docgen.json"
    settings.write_text('{"disable": ["wrong-type"]}')
    announced = {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}}
    with Editor(docgen.binary, capabilities=announced, options={"docgen": {"strict": True}}, cwd="/") as editor:
        editor.start()
        editor.wait(lambda: editor.requests)
        assert "**/.docgen.json" in json.dumps(editor.requests)
        editor.open(uri, WRONG)
        assert [(one["code"], one["severity"]) for one in editor.findings(uri)] == [("boolean-as-string", 1)]
        settings.write_text('{"disable": ["boolean-as-string"], "platfrom": "ios"}')
        editor.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": settings.as_uri(), "type": 2}]})
        editor.wait(lambda: [1 for one in editor.findings(uri) if one["code"] == "wrong-type"])
        editor.wait(lambda: [1 for shown in editor.shown() if "'platfrom' is not a setting" in shown])
        editor.notify("workspace/didChangeConfiguration", {"settings": {"docgen": {"platform": "toaster"}}})
        editor.wait(lambda: [1 for shown in editor.shown() if "toaster" in shown])
        assert editor.finish() == 0


@pytest.mark.parametrize("name, text", [
    ("other.plist", HEAD + "<key>GOOGLE_APP_ID</key><string>1</string>\n" + TAIL),
    ("PrivacyInfo.xcprivacy", HEAD + "<key>NSPrivacyTracking</key><false/>\n" + TAIL),
    ("Info.plist.in", HEAD + "@ICONS@ <key>\n" + TAIL),
], ids=["another program's", "a privacy manifest", "a template"])
def test_other_files(editor, tmp_path, name, text):
    """A file is what `docgen validate` says it is, whatever the editor calls its language."""
    uri = (tmp_path / name).as_uri()
    editor.open(uri, text)
    assert not [one for one in editor.findings(uri) if one["severity"] == 1]
    editor.request("textDocument/hover", at(uri, 3, 8))


def test_texts_without_a_file(editor):
    """A text without a file is checked as well."""
    for name in ["untitled:Info.plist", "file://server/Info.plist", "untitled:a%zz", "", "x"]:
        editor.open(name, WRONG)
        assert len(editor.findings(name)) == 2, name


def test_wrong_messages(editor, uri):
    """The server answers what can be answered and goes on."""
    for rubbish in [b"Content-Length: 9223372036854775808\r\n\r\n", b"Content-Length: -1\r\n\r\n", b"X\r\n\r\n",
                    b"Content-Length: 4\r\n\r\n{{{{", b"Content-Length: 2\r\n\r\n\xff\xff", b"\r\n" * 50]:
        editor.write(rubbish)
    editor.send({"id": [1], "method": "shutdown"})
    editor.open(uri, WRONG)
    assert len(editor.findings(uri)) == 2
    assert editor.responses[None]["error"]["code"] in (-32700, -32600)
    assert editor.ask("textDocument/hover", at(uri, 10**18, -(10**18)))["result"] is None
    assert editor.ask("textDocument/hover", {})["error"]["code"] == -32602
    assert editor.finish() == 0


@pytest.mark.soak
def test_a_text_that_is_too_long(editor, uri):
    """It has a finding that says so."""
    editor.open(uri, HEAD + "<!-- " + "x" * (17 << 20) + " -->\n" + TAIL)
    assert [one["code"] for one in editor.findings(uri)] == ["file-too-large"]
    editor.change(uri, (None, WRONG))
    editor.wait(lambda: [1 for found in [editor.findings(uri)] if len(found) == 2])


def test_a_catalogue_that_does_not_load(docgen, tmp_path):
    """The user learns why, and the server waits for the end."""
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": 1, ')
    with Editor(docgen.binary, "--catalogue", broken, cwd=tmp_path) as editor:
        failure = editor.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})["error"]
        assert "broken.json" in failure["message"] and "broken.json" in editor.shown()[0]
        assert editor.ask("textDocument/hover", {})["error"]["code"] == -32002
        editor.notify("exit")
        assert editor.process.wait(20) == 1


def test_the_end_of_input(docgen, tmp_path):
    """An editor that is gone without a word leaves no server."""
    with Editor(docgen.binary, cwd=tmp_path) as editor:
        editor.start()
        editor.process.stdin.close()
        assert editor.process.wait(20) == 1


@pytest.mark.soak
def test_the_end_of_the_parent(docgen, tmp_path):
    """A server whose editor has ended ends too, even if something else holds its input open."""
    parent = subprocess.Popen(["sleep", "60"])
    with Editor(docgen.binary, cwd=tmp_path) as editor:
        editor.start(process=parent.pid)
        parent.kill()
        parent.wait()
        assert editor.process.wait(20) == 1


def lines_of(text):
    """The start of each line, and its end without the break, in characters."""
    found, start, index = [], 0, 0
    while index < len(text):
        if text[index] in "\r\n":
            found.append((start, index))
            index += text[index:index + 2] == "\r\n"
            start = index + 1
        index += 1
    return [*found, (start, len(text))]


def offset(text, lines, line, column):
    """The index of a position in units of UTF-16."""
    if line >= len(lines):
        return len(text)
    start, end = lines[line]
    for index in range(start, end):
        column -= 2 if text[index] > "\uffff" else 1
        if column < 0:
            return index
    return end


# A key that belongs in the dictionary beside it: the repair moves the value, byte by byte.
BEFORE = ("<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.share-services"
          "</string></dict><key>NSExtensionPrincipalClass</key><string>")
AFTER = "</string></dict></plist>"


@pytest.mark.soak
def test_ten_thousand_edits(editor, uri):
    """The server has the text that a reference has after any edits; a repair that moves a value shows it."""
    numbers = random.Random(20)
    pieces = ["a", "é", "😀", "日", "\n", "\r\n", "\r", " ", "\t", "\ufeff", "e\u0301", "x" * 40]
    text = "".join(numbers.choices(pieces, k=3000))
    editor.open(uri, text)
    for count in range(1, 10_001):
        lines = lines_of(text)
        marks = sorted((numbers.randrange(len(lines) + 1), numbers.randrange(60)) for _ in "12")
        if marks[1][0] - marks[0][0] > 3:
            marks[1] = marks[0]
        new = "".join(numbers.choices(pieces, k=numbers.randrange(6)))
        start, end = (offset(text, lines, *mark) for mark in marks)
        text = text[:start] + new + text[max(start, end):]
        editor.change(uri, (marks, new))
        if count % 250 == 0:
            lines = lines_of(BEFORE + text)
            last = (len(lines) - 1, sum(2 if c > "\uffff" else 1 for c in (BEFORE + text)[lines[-1][0]:]))
            editor.change(uri, (((0, 0), (0, 0)), BEFORE), ((last, last), AFTER))
            actions = editor.request("textDocument/codeAction", {
                "textDocument": {"uri": uri}, "range": span((0, len(BEFORE) - 10), (0, len(BEFORE) - 10)),
                "context": {"diagnostics": [], "only": ["quickfix"]}})
            moved = next(a for a in actions if a["title"].startswith("Move"))["edit"]["changes"][uri]
            assert any(f"<string>{text}</string>" in edit["newText"] for edit in moved), count
            editor.change(uri, ((last, (last[0] + 1, 0)), ""), (((0, 0), (0, len(BEFORE))), ""))
    assert editor.finish() == 0
