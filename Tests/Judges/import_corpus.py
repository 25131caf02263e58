"""Formats to import: their schemas, and documents that are right or wrong.

A corpus is a folder with one folder for each format:

    NAME/schema.json    the schema, or schema.yaml; a YAML stream of CustomResourceDefinitions is one too
    NAME/more/*         files that the schema refers to
    NAME/right/*        documents that the schema accepts, as JSON, YAML or TOML
    NAME/wrong/*        documents that it refuses
    NAME/right.json     the same as an array of documents, where they are short
    NAME/wrong.json

What a document is in is no promise: the judges ask the schema.
"""

import datetime
import json
import re
import tomllib

import yaml

# A comment outside of a text, and a comma before a closing bracket.
COMMENT = re.compile(r'("(?:\\.|[^"\\])*")|/\*.*?\*/|//[^\n]*', re.DOTALL)
COMMA = re.compile(r'("(?:\\.|[^"\\])*")|,(?=\s*[]}])')


class PlainYAML(yaml.CSafeLoader if hasattr(yaml, "CSafeLoader") else yaml.SafeLoader):
    """The core schema of YAML 1.2: `on` is a text, and so is a date."""

    yaml_implicit_resolvers = {}


for tag, expression, first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    ("float", r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)", "-+0123456789."),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("merge", r"<<", "<"),
):
    PlainYAML.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(rf"^(?:{expression})$"), list(first))


def in_json(value):
    """A value of YAML or TOML as JSON has it; a ValueError for what JSON cannot say."""
    if isinstance(value, dict):
        if not all(isinstance(name, str) for name in value):
            raise ValueError("a name that is not a text")
        return {name: in_json(inside) for name, inside in value.items()}
    if isinstance(value, list):
        return [in_json(inside) for inside in value]
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, float) and (value != value or abs(value) == float("inf")):
        raise ValueError("a number that JSON has not")
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise ValueError(f"a {type(value).__name__}")


def read(path):
    """The documents in a file; a ValueError if it is damaged."""
    text = path.read_text(encoding="utf-8-sig")
    if path.suffix == ".toml":
        return [in_json(tomllib.loads(text))]
    if path.suffix in (".yaml", ".yml"):
        try:
            return [in_json(one) for one in yaml.load_all(text, Loader=PlainYAML)]
        except (yaml.YAMLError, RecursionError) as problem:
            raise ValueError(str(problem).splitlines()[0]) from None
    try:
        return [json.loads(text)]
    except ValueError:
        plain = COMMENT.sub(lambda found: found[1] or " ", text)
        return [json.loads(COMMA.sub(lambda found: found[1] or "", plain))]


class Format:
    """One format of a corpus."""

    def __init__(self, folder):
        self.folder, self.name = folder, folder.name
        self.schema = next(path for path in (folder / "schema.json", folder / "schema.yaml") if path.is_file())
        self.more = sorted((folder / "more").glob("*"))
        self.unread = []

    def documents(self, kind):
        """The documents of a kind by their names."""
        found = {}
        for path in sorted((self.folder / kind).glob("*")):
            try:
                documents = read(path)
            except ValueError as problem:
                self.unread.append(f"{kind}/{path.name}: {problem}")
                continue
            many = len(documents) > 1
            found.update({f"{kind}/{path.name}" + f"#{n}" * many: one for n, one in enumerate(documents, 1)})
        listed = self.folder / f"{kind}.json"
        if listed.is_file():
            found.update({f"{listed.name}#{n}": one for n, one in enumerate(read(listed)[0], 1)})
        return found


def formats(folder, only=()):
    """The formats of a corpus, or some of them."""
    found = [Format(path.parent) for path in sorted(folder.glob("*/schema.*"))]
    return [one for one in found if not only or one.name in only]
