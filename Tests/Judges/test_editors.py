"""Real editors with `docgen lsp`: each edits a list and shows what is wrong with it."""

import json
import os
import shutil
import subprocess

import pytest
from conftest import ROOT

CLIENTS = ROOT / "Tests" / "Judges" / "clients"
LIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
\t<key>CFBundleName</key>
\t<string>Émile 😀</string>
\t<key>NSSupportsSuddenTermination</key><!-- 😀é --><string>YES</string>
\t<key>CFBundleVersion</key>
\t<array/>
</dict>
</plist>
"""


def run(command, package, docgen, folder):
    """The output of an editor, and the list that it left."""
    if not shutil.which(command[0]):
        pytest.fail(f"install {package}: scripts/packages soak", pytrace=False)
    path, result = folder / "Info.plist", folder / "result.json"
    path.write_text(LIST, encoding="utf-8")
    subprocess.run(
        command, cwd=folder, timeout=120, capture_output=True, stdin=subprocess.DEVNULL,
        env={**os.environ, "PROGRAM": str(docgen.binary), "LIST": str(path), "RESULT": str(result), "HOME": str(folder),
             "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": str(folder / "state")})
    return json.loads(result.read_text(encoding="utf-8")), path.read_text(encoding="utf-8")


@pytest.mark.soak
def test_neovim(docgen, tmp_path):
    """Neovim's own client, by keys: findings, meanings, completions and repairs."""
    shown, text = run(["nvim", "--headless", "-u", "NONE", "-S", CLIENTS / "neovim.lua"], "neovim", docgen, tmp_path)
    assert "problem" not in shown, shown
    # Lines, bytes from and to, severities.
    assert shown["opened"] == [[5, 54, 74, 2, "boolean-as-string"], [7, 1, 9, 1, "wrong-type"]]
    assert [(one[0], one[4]) for one in shown["edited"]] == [
        (3, "misspelled-key"), (6, "boolean-as-string"), (8, "wrong-type")]
    assert "CFBundleName" in shown["hover"] and any("CFBundleName" in line for line in shown["window"])
    assert "NSCameraUsageDescription" in shown["completions"] and "NSCameraUsageDescription" in shown["offered"]
    assert "<key>NSCameraUsageDescription</key>\n<string>" in text
    assert {one[4] for one in shown["repaired"]}.isdisjoint({"misspelled-key", "boolean-as-string"})
    assert "<!-- 😀é --><false/>" in text and "<string>Émile 😀 😀</string>" in text
    assert "<key>CFBundleShortVersionString</key>" in text


@pytest.mark.soak
def test_emacs(docgen, tmp_path):
    """Eglot: findings, meanings and completions."""
    shown, _ = run(["emacs", "--batch", "--quick", "--load", CLIENTS / "eglot.el"], "emacs-nox elpa-eglot", docgen, tmp_path)
    assert "problem" not in shown, shown
    assert [one[:2] for one in shown["opened"]] == [[6, "<string>YES</string>"], [8, "<array/>"]]
    assert "CFBundleName" in shown["hover"]
    assert "NSCameraUsageDescription" in shown["completions"]
    assert [one[1] for one in shown["edited"]] == ["<array/>"]
    assert shown["running"] is False
