"""TOML as Python's tomllib reads it: what is accepted, and which values a document has.

`DOCGEN_TOML_SUITE`, the folder `tests` of toml-lang/toml-test, adds that suite, which is not in this repository.
"""

import datetime
import json
import math
import os
import pathlib
import random
import tomllib

import pytest
from conftest import judge, soak

SUITE = os.environ.get("DOCGEN_TOML_SUITE")
READING = {"toml-syntax", "toml-key", "toml-value", "invalid-encoding", "nested-too-deeply", "too-many-values"}
SCALARS = [
    '""', '"plain"', "'C:\\dir'", '"\\u00e9\\t\\"\\\\"', '"""one\n  two \\\n\n   three"""', "'''\nit's\n'''", '"""a"b""c"""""', "''''a''''", '"\\U0001F600"', "'#'", '"]"',
    "0", "-17", "+99", "1_000", "0xDEAD_beef", "0o755", "0b1101", "9223372036854775807", "-9223372036854775808",
    "0.0", "-0.5", "6.626e-34", "1e06", "5E+2", "9_2.3_4", "inf", "-inf", "nan", "true", "false",
    "1979-05-27T07:32:00Z", "1979-05-27 00:32:00.999-07:00", "1979-05-27t07:32:00", "2024-02-29", "07:32:00.5",
]
NAMES = ["a", "b", "c-d", "e_f", "1", "'g h'", '"i.j"', '"\\u00e9"', "true", "2024"]
PIECES = [
    "=", ".", ",", "[", "]", "[[", "]]", "{", "}", '"', "'", '"""', "'''", "\\", "\\e", "#", "\n", "\r\n", "\r", "\t", "\0", "\x7f", "\ufeff", "_", "0", "-", "+", ":", "T", "Z", "e", "1.", ".1",
    "01", "0x", "2024-02-30", "25:00:00", "a", "a.b", " = 1\n", "[a]\n", "[a.b]\n", "[[a]]\n", "a = 1\n", "a.b = 1\n", "a = {}\n", "{a = 1,}", "[1,,2]", "é", "😀", "True", "yes",
]


def document(numbers):
    """A text that is likely to be right: keys, tables, arrays and blank lines in any order."""

    def value(depth=0):
        kind = numbers.randrange(12)
        if depth < 3 and kind == 0:
            comma = numbers.choice(["", ",", ", # last\n"])
            inside = [value(depth + 1) for _ in range(numbers.randrange(4))]
            return "[" + numbers.choice([", ", ",\n  ", " , # x\n"]).join(inside) + (comma if inside else "") + "]"
        if depth < 3 and kind == 1:
            return "{" + ", ".join(f"{key()} = {value(depth + 1)}" for _ in range(numbers.randrange(3))) + "}"
        return numbers.choice(SCALARS)

    def key():
        return numbers.choice([".", ".", " . "]).join(numbers.choice(NAMES) for _ in range(numbers.choice([1, 1, 1, 2, 3])))

    def line():
        kind = numbers.randrange(10)
        if kind == 0:
            return numbers.choice(["", "# comment", "  # [a]"])
        if kind < 3:
            return f"[{key()}]"
        if kind == 3:
            return f"[[{key()}]]"
        return f"{key()} = {value()}" + numbers.choice(["", "  # x"])

    return numbers.choice(["\n", "\n", "\r\n"]).join(line() for _ in range(numbers.randrange(1, 9))) + "\n"


def damaged(text, numbers):
    """The text with a few pieces removed, repeated or put in."""
    for _ in range(numbers.randrange(3)):
        at, end = sorted(numbers.randrange(len(text) + 1) for _ in range(2))
        end = min(end, at + 8)
        text = numbers.choice([
            text[:at] + numbers.choice(PIECES) + text[at:], text[:at] + text[end:], text[:end] + text[at:end] + text[end:], text[:at] + numbers.choice(PIECES) + text[end:],
        ])
    return text


def values(node, path=()):
    """The scalars in a document with their paths; elements of arrays have `[]`."""
    if isinstance(node, dict):
        for name, inside in node.items():
            yield from values(inside, (*path, name))
    elif isinstance(node, list):
        for inside in node:
            yield from values(inside, (*path, "[]"))
    else:
        yield path, node


def read(text):
    """The document as tomllib reads it; None for one that TOML 1.0 or its integers of 64 bits refuse."""
    try:
        read = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        return None
    fits = all(not isinstance(value, int) or -(2**63) <= value < 2**63 for _, value in values(read))
    return read if fits else None


def catalogue(keys=()):
    return json.dumps({
        "format": 2, "title": "Any", "documents": [{"id": "any", "name": "any.toml", "format": "toml", "fileMatch": ["*.toml"]}], "keys": list(keys),
    })


def refused(docgen, folder):
    """The files of a folder whose text is refused, with the first reason."""
    (folder / "catalogue.json").write_text(catalogue([{"path": ["zzz"], "types": ["string"], "summary": "Z."}]), encoding="utf-8")
    run = docgen.run("validate", "--no-config", "--catalogue", "catalogue.json", "--format", "json", ".", cwd=folder)
    assert run.returncode in (0, 1), run.stderr
    found = {}
    for finding in json.loads(run.stdout):
        if finding["id"] in READING:
            found.setdefault(pathlib.Path(finding["file"]).name, f'{finding["line"]}:{finding["column"]}: {finding["message"]}')
    return found


@pytest.mark.parametrize("count", [1000, soak(40_000)])
def test_the_same_documents_are_accepted(docgen, tmp_path, count):
    """Of thousands of documents, right, nearly right and damaged, exactly those are refused that tomllib refuses."""
    numbers = random.Random(5)
    texts = {}
    for number in range(count):
        text = document(numbers)
        texts[f"{number}.toml"] = damaged(text, numbers) if number % 3 else text
    for name, text in texts.items():
        (tmp_path / name).write_bytes(text.encode())
    found = refused(docgen, tmp_path)
    right = {name for name, text in texts.items() if read(text) is not None}
    assert len(right) > count / 5 and len(texts) - len(right) > count / 5
    judge(f"refused, {found[name]}: {texts[name]!r}" for name in sorted(right & found.keys()))
    judge(f"accepted: {texts[name]!r}" for name in sorted(texts.keys() - right - found.keys()))


def entry(path, value):
    """A key that has only this value."""
    kinds = {bool: "boolean", int: "integer", float: "real", str: "string"}
    kind = kinds.get(type(value), "date")
    written = value if kind != "date" else value.isoformat().replace("+00:00", "Z")
    return {"path": list(path), "types": [kind], "summary": "K.", "values": [{"value": written, "summary": "V."}], "valuesAreClosed": True}


def around(leaves):
    """The dictionaries that have the values."""
    paths = {path[:length] for path, _ in leaves for length in range(1, len(path))}
    return [{"path": list(path), "types": ["dictionary"], "summary": "D."} for path in sorted(paths)]


def comparable(value):
    """Whether a catalogue can state a value, and tomllib states it as it is written."""
    if isinstance(value, float):
        return math.isfinite(value)
    return not isinstance(value, (datetime.datetime, datetime.time)) or not value.microsecond


@pytest.mark.parametrize("count", [20, soak(1000)])
def test_documents_have_the_same_values(docgen, tmp_path, count):
    """Each key has the value that tomllib finds, and with another value in the catalogue, the finding is at a line of the document."""
    numbers = random.Random(7)
    checked = 0
    while checked < count:
        text = document(numbers)
        whole = read(text)
        leaves = [(path, value) for path, value in values(whole or {}) if "[]" not in path and comparable(value) and len(path) < 20]
        if not leaves:
            continue
        checked += 1
        (tmp_path / "a.toml").write_bytes(text.encode())
        for is_right in (True, False):
            keys = [entry(path, value) for path, value in leaves]
            if not is_right:
                path, value = numbers.choice(leaves)
                keys[[one["path"] for one in keys].index(list(path))] = entry(path, 12345 if type(value) is int else "something else")
            (tmp_path / "catalogue.json").write_text(catalogue(around(leaves) + keys), encoding="utf-8")
            run = docgen.run("validate", "--no-config", "--catalogue", "catalogue.json", "--format", "json", "a.toml", cwd=tmp_path)
            found = [finding for finding in json.loads(run.stdout) if finding["severity"] == "error"]
            if is_right:
                judge(f'{finding["line"]}: {finding["message"]}: {text!r}' for finding in found)
            else:
                assert len(found) == 1 and 1 <= found[0]["line"] <= text.count("\n") + 1, f"{found}: {path}: {text!r}"


@pytest.mark.skipif(SUITE is None, reason="DOCGEN_TOML_SUITE is not set")
def test_the_public_suite_agrees(docgen, tmp_path):
    """Of the suite's documents for TOML 1.0, all right ones are accepted and all wrong ones refused."""
    names = [name for name in (pathlib.Path(SUITE) / "files-toml-1.0.0").read_text().split() if name.endswith(".toml")]
    for name in names:
        (tmp_path / name.replace("/", "__")).write_bytes((pathlib.Path(SUITE) / name).read_bytes())
    found = refused(docgen, tmp_path)
    judge(name for name in names if name.startswith("valid/") == (name.replace("/", "__") in found))
