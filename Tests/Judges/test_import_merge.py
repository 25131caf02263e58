"""Imports at once, and ones that are killed, lose nothing that people wrote and add nothing twice."""

import json
import shutil
import subprocess

import pytest
from conftest import ROOT, soak
from steps import spread


def schema(count):
    return json.dumps({
        "type": "object", "title": "Lamp",
        "properties": {f"p{i}": {"type": "string", "description": f"Text {i} of it."} for i in range(count)}})


@pytest.fixture
def edited(docgen, tmp_path):
    """A folder with a catalogue that somebody has edited, and a newer schema."""
    (tmp_path / "old.json").write_text(schema(20))
    (tmp_path / "new.json").write_text(schema(30))
    assert docgen.run("import", "old.json", "--output", "lamp.json", cwd=tmp_path).returncode == 0
    path = tmp_path / "lamp.json"
    path.write_text(path.read_text().replace("Text 7 of it", "What I wrote"))
    return tmp_path


def names(text):
    return [tuple(key["path"]) for key in json.loads(text)["keys"]]


@pytest.mark.parametrize("pairs", [4, soak(60)])
def test_two_merges_at_once(docgen, edited, pairs):
    """Each new key is added once, whoever comes first; the other one changes nothing, and says so."""
    before = {path.name: path.read_bytes() for path in edited.glob("lamp.*")}
    for _ in range(pairs):
        for name, content in before.items():
            (edited / name).write_bytes(content)
        command = [docgen.binary, "import", "new.json", "--merge", "lamp.json"]
        merges = [subprocess.Popen(command, cwd=edited, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)]
        ends = [(merge.communicate()[1].decode(), merge.returncode) for merge in merges]
        text = (edited / "lamp.json").read_text()
        assert "What I wrote" in text
        assert len(names(text)) == len(set(names(text))) == 30, ends
        assert all(status == 0 or (status == 2 and "run the command again" in errors) for errors, status in ends), ends
        assert not list(edited.glob(".docgen-*"))


def test_killed_imports(docgen, steps, edited):
    """A catalogue that no one has edited is the old one or the new one; the next import completes it."""
    (edited / "lamp.json").unlink()
    (edited / "lamp.imported.json").unlink()

    def command(name):
        return [docgen.binary, "import", edited / name, "--output", edited / "lamp.json"]

    steps.count(command("old.json"))
    old = {path.name: path.read_bytes() for path in edited.glob("lamp.*")}
    names = steps.count(command("new.json"))
    new, found = (edited / "lamp.json").read_bytes(), set()
    for at in range(len(names) + 1):
        for name, content in old.items():
            (edited / name).write_bytes(content)
        steps.killed(command("new.json"), at)
        found.add((edited / "lamp.json").read_bytes())
        steps.count(command("new.json"))
        assert (edited / "lamp.json").read_bytes() == new
    assert found == {old["lamp.json"], new}


def test_killed_acceptances(docgen, steps, edited):
    """A catalogue that follows the schema is the old one or the new one, with what people wrote; the next merge completes it."""
    newer = json.loads((edited / "new.json").read_text())
    newer["properties"]["p3"] = {"type": "integer", "description": "A number."}
    del newer["properties"]["p5"]
    (edited / "new.json").write_text(json.dumps(newer))
    command = [docgen.binary, "import", edited / "new.json", "--merge", edited / "lamp.json", "--accept"]
    old = {path.name: path.read_bytes() for path in edited.glob("lamp.*")}
    names = steps.count(command)
    new, found = {path.name: path.read_bytes() for path in edited.glob("lamp.*")}, set()
    keys = {key["path"][0]: key for key in json.loads(new["lamp.json"])["keys"]}
    assert keys["p3"]["types"] == ["integer"] and keys["p7"]["summary"] == "What I wrote." and "avoid" in keys["p5"]
    for at in range(len(names) + 1):
        for name, content in old.items():
            (edited / name).write_bytes(content)
        steps.killed(command, at)
        found.add((edited / "lamp.json").read_bytes())
        steps.count(command)
        assert {path.name: path.read_bytes() for path in edited.glob("lamp.*")} == new
    assert found == {old["lamp.json"], new["lamp.json"]}
    assert docgen.run(*command[1:]).stdout == "Nothing differs.\n"


@pytest.mark.parametrize("kills", [2, soak(100)])
def test_killed_new_packages(docgen, steps, tmp_path, kills):
    """A package is there whole or not at all, so that the next run may write it."""
    command = [docgen.binary, "new", "lamp-reference", "--docgen", ROOT]
    names = steps.count(command, cwd=tmp_path)
    package = tmp_path / "lamp-reference"
    files = sorted(str(path.relative_to(package)) for path in package.rglob("*"))
    for at in spread(names, kills):
        shutil.rmtree(package)
        steps.killed(command, at, cwd=tmp_path)
        found = sorted(str(path.relative_to(package)) for path in package.rglob("*"))
        assert not package.exists() or found == files
        if not package.exists():
            steps.count(command, cwd=tmp_path)
