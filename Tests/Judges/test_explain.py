"""The output of `docgen explain` for real files and for hostile ones, as text and as a page."""

import plistlib
import re

import pytest
from conftest import judge, soak
from program import on_terminal
from test_command_line import ESCAPE, piped
from test_html import messages, validator

HOSTILE = ["<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]>&amp;'", "\u202e\u2066gnp", "e\u0301" * 9, "\u05d0\u05d1", ""]


@pytest.fixture
def folder(tmp_path):
    """A folder with one list that has mistakes, unknown keys and a long array."""
    (tmp_path / "Info.plist").write_bytes(plistlib.dumps({
        "CFBundleIdentifier": "com.example.app.", "CFBundleName": ["A"], "OwnKey": b"12345", "LSApplicationQueriesSchemes": ["one"] * 40,
        "CFBundleURLTypes": [{"CFBundleURLName": "a", "CFBundleURLSchemes": ["b"]}], "UIBackgroundModes": ["audio"],
    }))
    return tmp_path


def hostile(folder, form):
    """A list whose keys and texts are what HTML and terminals must not get."""
    texts = {text: {other: text for other in HOSTILE} for text in HOSTILE}
    path = folder / "<b>&'\".plist"
    path.write_bytes(plistlib.dumps({**texts, "CFBundleName": HOSTILE[0], "NSExtension": texts}, fmt=form))
    return path.name


def test_every_key_is_explained(docgen, folder):
    """Values in short, meanings, platforms, findings under their keys, and what is not in the reference."""
    run = docgen.run("explain", "--no-config", "Info.plist", cwd=folder)
    assert (run.returncode, run.stderr) == (1, "")
    parts = {part.split("  ")[0]: part for part in run.stdout.split("\n\n")[1:]}
    assert set(parts) == set(plistlib.loads((folder / "Info.plist").read_bytes()))
    assert "[without-suffix]" in parts["CFBundleIdentifier"] and "Since: iOS 2.0+" in parts["CFBundleIdentifier"]
    assert "error, line 8:" in parts["CFBundleName"] and "remedy:" in parts["CFBundleName"]
    assert parts["OwnKey"].splitlines() == ["OwnKey  5 bytes of data", "    Not in the reference."]
    assert "… and 28 more" in parts["LSApplicationQueriesSchemes"]
    assert re.search(r'\n  \[0\]  "audio"\n      \w', parts["UIBackgroundModes"])


def test_lines_fit_a_terminal(docgen, folder):
    """A terminal gets colours and lines of its width, and a pipe plain text."""
    shown = on_terminal(docgen, "explain", "--no-config", "Info.plist", cwd=folder, COLUMNS="80")
    assert ESCAPE in shown
    piped_text = docgen.run("explain", "--no-config", "Info.plist", cwd=folder, env={"COLUMNS": "80"}).stdout
    assert ESCAPE not in piped_text
    judge(line for line in piped_text.splitlines() if len(line) > 80)


@pytest.mark.parametrize("form", [plistlib.FMT_XML, soak(plistlib.FMT_BINARY)])
def test_pages_are_valid_and_hold_no_foreign_markup(docgen, folder, form):
    """Whatever a list contains, its page is valid HTML without scripts or images."""
    names = ["Info.plist", hostile(folder, form)]
    for number, name in enumerate(names):
        run = docgen.run("explain", "--no-config", "--html", "--base-url", "https://example.com/reference", name, cwd=folder)
        assert run.returncode in (0, 1) and not run.stderr
        (folder / f"{number}.html").write_text(run.stdout, encoding="utf-8")
        assert not re.search(r"<(?:script|img|b>)|[\0-\x08\x1b\u202e\u2066]", run.stdout)
    page = (folder / "0.html").read_text(encoding="utf-8")
    assert 'href="https://example.com/reference/info-plist/CFBundleName.html"' in page
    assert "src=" not in page and "@import" not in page
    pages = [folder / "0.html", folder / "1.html"]
    judge(f"{one.get('url')}:{one.get('lastLine')}: {one['message']}" for one in messages(validator(), pages) if one["type"] != "info")


@pytest.mark.parametrize(
    "content, status, text",
    [
        (b"<plist><dict><key>CFBundleName</key>", 1, "[unclosed-element]"), (b'{"CFBundleName": "A"}', 0, "Nothing to report."),
        *(soak(*case) for case in [
            (b"", 1, "[empty-file]"), (b"bplist00", 1, "error"), (b"\xff\xfe\x00", 1, "error"), (b"[" * 5000, 1, "error"),
            (b"<plist><array><string>a</string></array></plist>", 1, "[0]  \"a\""),
        ]),
    ],
)
def test_broken_input_is_explained_too(docgen, folder, content, status, text):
    """The readable part is shown, and the rest is a finding; the same from standard input."""
    (folder / "Info.plist").write_bytes(content)
    for form in ([], ["--html"]):
        run = docgen.run("explain", "--no-config", *form, "Info.plist", cwd=folder)
        assert run.returncode == status, run.stderr
        assert form or text in run.stdout
    with open(folder / "Info.plist", "rb") as file:
        run = docgen.run("explain", "--no-config", "--stdin-filename", "Info.plist", "-", cwd=folder, stdin=file)
    assert run.returncode == status and text in run.stdout


def test_an_early_reader_does_not_change_the_verdict(docgen, folder):
    """The exit status is that of the findings, even if no one reads to the end."""
    assert piped(docgen, "explain", folder / "Info.plist", reader="{ head -1 || true; }") == 1
    assert piped(docgen, "explain", "--html", folder / "Info.plist", reader="{ true || true; }") == 1
