"""A schema that cannot be imported ends in an error with file and line, soon and in little memory, and writes nothing."""

import json
import re
import resource

import pytest
from conftest import mostly_soak

# The limits of a program that is not even optimised.
SECONDS, MEMORY = 10, 1 << 30
DRAFT = '"$schema": "http://json-schema.org/draft-07/schema#"'
LEVELS = 10_000

DEFINITION = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: lamps.example.com}
spec:
  group: example.com
  names: {kind: Lamp, plural: lamps}
  versions:
    - name: v1
"""
LAUGHS = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12)) + "type: object\n"


def properties(*lines):
    """A schema with a property to a line, from line 4."""
    return "{" + DRAFT + ',\n"type": "object",\n"properties": {\n' + ",\n".join(lines) + "\n}}\n"


# Of a file that is not read, no line is known.
UNREAD = 0
# Name: the file's name, its text, the line of the mistake (None for any), a word of the message.
REFUSED = {
    "itself": ("s.json", lambda: properties('"a": {"$ref": "#/properties/a"}'), 4, ""),
    "itself through another": (
        "s.json", lambda: properties('"a": {"$ref": "#/definitions/b"}')[:-2] + ',\n"definitions": {\n'
        '"b": {"$ref": "#/definitions/c"},\n"c": {"allOf": [{"$ref": "#/definitions/b"}]}\n}}\n', None, ""),
    "a reference to nothing": ("s.json", lambda: properties('"a": {"type": "string"}', '"b": {"$ref": "#/definitions/nothing"}'), 5, "nothing"),
    "a remote reference": ("s.json", lambda: properties('"a": {"$ref": "https://example.com/other.json"}'), 4, "example.com"),
    "another file": ("s.json", lambda: properties('"a": {"$ref": "other.json#/definitions/a"}'), 4, "other.json"),
    "levels": ("s.json", lambda: '{"properties": {"a": ' * LEVELS + "{}" + "}}" * LEVELS, None, ""),
    "levels of YAML": ("s.yaml", lambda: "a: " + "[" * LEVELS + "]" * LEVELS, None, ""),
    "a resource without a schema": ("s.yaml", lambda: DEFINITION, None, "schema"),
    "a billion laughs": ("s.yaml", lambda: LAUGHS, None, ""),
    "50 MB": ("s.json", lambda: properties(*(f'"key{n}": {{"type": "string"}}' for n in range(1_700_000))), UNREAD, "too large"),
    "no JSON": ("s.json", lambda: properties('"a": {"type": "string"')[:-4], None, ""),
    "no schema": ("s.json", lambda: "[1, 2]\n", 1, ""),
    "an empty file": ("s.json", lambda: "", None, ""),
    "an unknown type": ("s.json", lambda: properties('"a": {"type": "text"}'), 4, "text"),
}
# Schemas that may also be imported in part: then a warning says so at the line.
TOLD = {
    "a pattern that is not linear": (properties('"a": {"type": "string", "pattern": "^(a+)\\\\1$"}'), 4),
    "a malformed pattern": (properties('"a": {"type": "string"}', '"b": {"type": "string", "pattern": "(a"}'), 5),
    "types that contradict": (properties('"a": {"allOf": [{"type": "string"}, {"type": "integer"}]}'), 4),
    "bounds that contradict": (properties('"a": {"type": "integer", "minimum": 3, "maximum": 1}'), 4),
    "an empty name": (properties('"": {"type": "string"}', '"b": {"type": "string"}'), 4),
}
QUICK = ["itself", "itself through another", "a remote reference", "levels", "a billion laughs", "a resource without a schema", "no JSON"]


def imported(docgen, folder, name):
    """A run on a file in a folder within the limits, and what it used."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = docgen.run("import", name, "--output", "catalogue.json", cwd=folder, timeout=20 * SECONDS, errors="replace")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert used < SECONDS, f"{used:.1f} s"
    assert after.ru_maxrss * 1024 < MEMORY or after.ru_maxrss == before.ru_maxrss, f"{after.ru_maxrss >> 10} MB"
    assert run.returncode in (0, 1, 2) and "Fatal error" not in run.stderr, f"status {run.returncode}: {run.stderr[-500:]}"
    return run


@pytest.mark.parametrize("name", mostly_soak(list(REFUSED), QUICK))
def test_is_refused(docgen, tmp_path, name):
    """With the place of the mistake, or the name of a file that is not read."""
    file, text, line, word = REFUSED[name]
    (tmp_path / file).write_text(text(), encoding="utf-8")
    run = imported(docgen, tmp_path, file)
    assert run.returncode != 0
    assert [path.name for path in tmp_path.iterdir()] == [file], "something was written"
    if line == UNREAD:
        expected = rf"^error: .*'{re.escape(file)}'.*{re.escape(word)}"
    else:
        expected = rf"^{re.escape(file)}:{line or '[0-9]+'}(:[0-9]+)?: error: .*{re.escape(word)}"
    assert re.search(expected, run.stderr, re.MULTILINE), run.stderr[-500:]
    assert "remedy:" in run.stderr


@pytest.mark.parametrize("name", sorted(TOLD))
def test_is_told(docgen, tmp_path, name):
    """An error, or a warning where the rest is imported."""
    text, line = TOLD[name]
    (tmp_path / "s.json").write_text(text, encoding="utf-8")
    run = imported(docgen, tmp_path, "s.json")
    assert (tmp_path / "catalogue.json").exists() == (run.returncode == 0)
    assert re.search(rf"^s\.json:{line}(:[0-9]+)?: (warning|error): \S", run.stderr, re.MULTILINE), run.stderr[-500:]


@pytest.mark.soak
def test_large_schema(docgen, tmp_path):
    """1,500 keys take two seconds and 300 MB; a program that is not optimised gets more time."""
    section = {
        "type": "object", "description": "Has keys of one kind.",
        "properties": {
            f"key{n}": {"type": "string", "description": f"Sets the number {n} of the section.", "enum": ["a", "b"], "default": "a"}
            for n in range(29)
        },
    }
    # Without its type, the schema would accept a file that is no dictionary, which has an entry itself.
    schema = {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {f"section{n}": section for n in range(50)}}
    (tmp_path / "s.json").write_text(json.dumps(schema, indent=1))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = docgen.run("import", "s.json", "--output", "catalogue.json", cwd=tmp_path)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert run.returncode == 0, run.stderr[-500:]
    assert len(json.loads((tmp_path / "catalogue.json").read_text())["keys"]) == 1_500
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < (10 if "debug" in str(docgen.binary) else 2)
    assert after.ru_maxrss < 300 << 10 or after.ru_maxrss == before.ru_maxrss, f"{after.ru_maxrss >> 10} MB"
