"""What pages and `docgen show --minimal` print as a whole file is valid by the schema that the reference was imported from.

`printed` has small schemas; those that check-jsonschema brings, and DOCGEN_IMPORT_CORPUS, are larger.
"""

import importlib.resources
import json
import os
import pathlib
import re

import pytest
import yaml
from conftest import judge, soak
from import_corpus import Format, PlainYAML, formats, in_json
from import_originals import original_of, originals, refers_elsewhere
from import_runs import Failed, Imported, ran
from program import ROOT

HERE = pathlib.Path(__file__).parent
OWN = {one.name: one for one in formats(HERE / "printed")}
CONSTRUCTS = {one.name: one for one in formats(HERE / "schemas")}
VENDORED = importlib.resources.files("check_jsonschema.builtin_schemas") / "vendor"
CORPUS = os.environ.get("DOCGEN_IMPORT_CORPUS")
COLLECTED = [one.name for one in formats(pathlib.Path(CORPUS))] if CORPUS else []
# What an import cannot say exactly, an example cannot keep.
ENOUGH = 0.98
# Alternatives of these schemas overlap or contradict themselves, and the catalogue says less of them.
LOOSE = {"bitbucket-pipelines", "github-issue-forms", "readthedocs"}


def listing(page):
    """The file that a key's page prints first, or None."""
    text = page.read_text(encoding="utf-8")
    section = re.search(r"^## Where it goes\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    code = section and re.search(r"^```(\w+)[^\n]*\n(.*?)^```", section[1], re.MULTILINE | re.DOTALL)
    return code and parsed(code[2], code[1])


def parsed(text, language):
    """A printed file as a value of JSON."""
    return json.loads(text) if language == "json" else in_json(yaml.load(text, Loader=PlainYAML))


class Printed:
    """The whole files that an imported reference prints."""

    def __init__(self, binary, one, folder):
        self.imported, self.originals = Imported(binary, one, folder), originals(one)
        site, content = folder / "site", folder / "content"
        content.mkdir(exist_ok=True)
        ran(binary, "build", "--quiet", "--output", site, "--catalogue", self.imported.path, "--content", content, "--without-downloads", cwd=ROOT)
        self.count, self.wrong = 0, []
        documents = self.imported.documents
        for key in json.loads((site / "catalogue.json").read_text(encoding="utf-8"))["keys"]:
            # The listing of a shape's key begins with the shape, which is somewhere in a file.
            if key["path"][0].startswith("{"):
                continue
            value = listing(site / (key["url"].partition("#")[0].removesuffix(".html") + ".md"))
            if value is not None:
                self.look(value, key.get("document", documents[0]["id"]), "/".join(key["path"]))
        for document in documents:
            shown = ran(binary, "show", "--catalogue", self.imported.path, "--minimal", "--document", document["id"], cwd=folder).stdout
            self.look(parsed(shown, "yaml"), document["id"], "--minimal")

    def look(self, value, document, name):
        """Counts a file, and notes it if it is wrong."""
        self.count += 1
        original = original_of(value, self.originals)
        if original is None or not original.accepts(value):
            reasons = original.complaints(value)[:1] if original else "it names no document"
            self.wrong.append(f"{document}: {name}: {reasons}: {json.dumps(value, ensure_ascii=False)[:300]}")


@pytest.mark.parametrize("name", [*sorted(OWN), *map(soak, sorted(CONSTRUCTS))])
def test_small_schemas(docgen, tmp_path, name):
    """Each example keeps patterns, bounds, counts, alternatives and what is needed beside it."""
    printed = Printed(docgen.binary, {**CONSTRUCTS, **OWN}[name], tmp_path)
    # Some constructs are about the root or about shapes, whose files are only the smallest ones.
    assert printed.count > (1 if name in OWN else 0)
    # A construct that an import weakens may cost one example.
    judge(printed.wrong if name in OWN or len(printed.wrong) > 1 else [])


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(path.name.removesuffix(".json") for path in VENDORED.iterdir() if path.suffix == ".json"))
def test_schemas_of_others(docgen, tmp_path, name):
    """At least 98 of 100 examples keep a schema that many use."""
    (tmp_path / name).mkdir()
    schema = tmp_path / name / "schema.json"
    schema.write_bytes((VENDORED / f"{name}.json").read_bytes())
    if name in LOOSE or refers_elsewhere(json.loads(schema.read_bytes())):
        pytest.skip("it needs other files, or the import warns")
    enough(docgen, Format(tmp_path / name), tmp_path)


@pytest.mark.soak
@pytest.mark.skipif(not CORPUS, reason="DOCGEN_IMPORT_CORPUS names no folder of formats")
@pytest.mark.parametrize("name", COLLECTED)
def test_corpus(docgen, tmp_path, name):
    """The same of formats that a developer has collected."""
    enough(docgen, Format(pathlib.Path(CORPUS) / name), tmp_path)


def enough(docgen, one, folder):
    """Judges the share of wrong examples."""
    try:
        printed = Printed(docgen.binary, one, folder)
    except Failed as failure:
        pytest.skip(str(failure))
    if len(printed.wrong) > (1 - ENOUGH) * printed.count:
        judge([f"{len(printed.wrong)} of {printed.count} are wrong", *printed.wrong[:10]])


def complaints(docgen, imported):
    """What `docgen check` says of examples."""
    content = imported.folder / "content"
    content.mkdir(exist_ok=True)
    said = ran(docgen.binary, "check", "--catalogue", imported.path, "--content", content, cwd=ROOT, allowed=(0, 1)).stderr
    return [line for line in said.splitlines() if "[example-breaks-rule]" in line]


@pytest.mark.parametrize("name", sorted(OWN))
def test_check_agrees(docgen, tmp_path, name):
    """`docgen check` finds no printed example that breaks the catalogue's rules."""
    judge(complaints(docgen, Imported(docgen.binary, OWN[name], tmp_path)))


def test_check_names_examples(docgen, tmp_path):
    """`docgen check` names an example that no text could be right in."""
    imported = Imported(docgen.binary, OWN["texts"], tmp_path)
    note = next(key for key in imported.catalogue["keys"] if key["path"] == ["note"])
    note["rules"] = [{"rule": "pattern", "pattern": f"^{letter}$", "form": f"`{letter}`"} for letter in "ab"]
    imported.path.write_text(json.dumps(imported.catalogue), encoding="utf-8")
    found = complaints(docgen, imported)
    assert len(found) == 1 and "'note'" in found[0], found
