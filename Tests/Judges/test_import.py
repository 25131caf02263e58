"""`docgen import` loses nothing that a schema accepts, keeps what it refuses, and brings its texts.

`schemas` has one small schema for each construct, with documents written by hand. check-jsonschema brings schemas of others,
whose documents are made by import_samples. DOCGEN_IMPORT_CORPUS names a folder of more, laid out as import_corpus says.
"""

import importlib.resources
import json
import os
import pathlib
import re

import pytest
from conftest import judge, mostly_soak
from import_corpus import Format, formats
from import_judgement import judged
from import_originals import original_of, originals, refers_elsewhere
from import_runs import Imported
from import_sites import broken

OWN = {one.name: one for one in formats(pathlib.Path(__file__).parent / "schemas")}
VENDORED = importlib.resources.files("check_jsonschema.builtin_schemas") / "vendor"
CORPUS = os.environ.get("DOCGEN_IMPORT_CORPUS")
OTHERS = [one.name for one in formats(pathlib.Path(CORPUS))] if CORPUS else []
# Parts that the catalogue says less of: listed arrays and objects; several forms of names, which share an entry; links that lead
# nowhere, which become text; the text of a definition beside that of its place.
LIMITED = {"compound-values", "pattern-properties", "texts", "draft-2019"}
# Every construct takes a second; `make test` tries those that say most, and each alone in Swift (ConstructTests).
QUICK_CONSTRUCTS = [
    "all-of", "closed", "compound-values", "custom-resource", "nested-conditions", "pattern-properties", "recursive-unions", "texts", "two-files",
    "unevaluated", "unions-by-constant", "unions-by-keys", "yaml",
]
QUICK = ["codecov", "cloudbuild"]
QUICK_SITES = ["recursion", "texts", "unions-by-constant"]


@pytest.mark.parametrize("name", mostly_soak(sorted(OWN), QUICK_CONSTRUCTS))
def test_constructs(docgen, tmp_path, name):
    """Every part of a small schema arrives; a wrong document is refused by the schema and the checker, in both drafts."""
    one = OWN[name]
    its_originals = originals(one)
    for kind, is_right in (("right", True), ("wrong", False)):
        for document, value in one.documents(kind).items():
            assert original_of(value, its_originals).accepts(value) == is_right, f"{name}: {document} is not {kind}"
    found = judged(docgen.binary, one, tmp_path, drafts=("2020-12", "7"))
    if name in LIMITED:
        judge([f"{name}: accepted by the original only: {one}" for one in found.unsound])
        assert found.warnings or not found.missed, "what is lost is not reported"
        return
    judge([*found.failures(), *(f"{name}: {missed}" for missed in found.missed if missed.startswith("wrong.json"))])


@pytest.mark.parametrize("name", mostly_soak(sorted(path.name.removesuffix(".json") for path in VENDORED.iterdir() if path.suffix == ".json"), QUICK))
def test_schemas_of_others(docgen, tmp_path, name):
    """Schemas that many use; one that refers to files that are not given is refused at a place that does."""
    (tmp_path / name).mkdir()
    schema = tmp_path / name / "schema.json"
    schema.write_bytes((VENDORED / f"{name}.json").read_bytes())
    elsewhere = refers_elsewhere(json.loads(schema.read_bytes()))
    if elsewhere:
        run = docgen.run("import", schema.name, "--output", "catalogue.json", cwd=schema.parent)
        assert run.returncode == 1 and not (schema.parent / "catalogue.json").exists()
        lines = schema.read_text(encoding="utf-8").splitlines()
        named = [lines[int(line) - 1] for line in re.findall(r"^schema\.json:([0-9]+):[0-9]+: error: ", run.stderr, re.MULTILINE)]
        judge([f"{name}: no error names {one}" for one in elsewhere if one not in run.stderr or not any(one in line for line in named)])
        return
    judge(judged(docgen.binary, Format(tmp_path / name), tmp_path, samples=20).failures())


@pytest.mark.parametrize("name", mostly_soak(sorted(OWN), QUICK_SITES))
def test_sites(docgen, tmp_path, name):
    """A site of an imported schema has a page for each key, and no broken link, whatever its descriptions say."""
    judge(broken(Imported(docgen.binary, OWN[name], tmp_path)))


@pytest.mark.soak
@pytest.mark.skipif(not CORPUS, reason="DOCGEN_IMPORT_CORPUS names no folder of formats")
@pytest.mark.parametrize("name", OTHERS)
def test_corpus(docgen, tmp_path, name):
    """Schemas and documents that a developer has collected, and the sites made of them."""
    one = Format(pathlib.Path(CORPUS) / name)
    judge([*judged(docgen.binary, one, tmp_path).failures(), *broken(Imported(docgen.binary, one, tmp_path))])
