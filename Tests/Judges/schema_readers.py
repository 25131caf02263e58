"""JSON Schema validators behind one interface, and instances made from paths.

jsonschema-rs judges; PyPI's jsonschema, a hundred times as slow, is asked of a sample in test_rule_fixtures.
"""

import functools
import json

import jsonschema
import jsonschema_rs
import referencing

# Complaints that something is absent: expected of an instance that shows one key alone.
ABSENCE = {"required", "dependentRequired", "dependencies", "minProperties"}
# Keywords that hold data, and keywords that hold schemas by name.
DATA = {"enum", "const", "default", "examples", "required"}
NAMED = {
    "properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies",
}


def in_python(schema):
    """A validator of PyPI's jsonschema, which reaches no other file and no network."""
    return jsonschema.validators.validator_for(schema)(schema, registry=referencing.Registry())


def in_rust(schema):
    """The same of PyPI's jsonschema-rs."""

    def refused(address):
        raise LookupError(f"refers to {address}")

    return jsonschema_rs.validator_for(schema, retriever=refused)


class Reader:
    """PyPI's jsonschema-rs, made for one schema."""

    def __init__(self, schema):
        self.validator = in_rust(schema)

    def complaints(self, instance, forgive_absence=False):
        """Why the instance is not valid."""
        return [
            f"{'/'.join(map(str, error.instance_path))}: {error.message[:200]}"
            for error in self.validator.iter_errors(instance)
            if not (forgive_absence and self.is_absence(error))
        ]

    def is_absence(self, error):
        """Whether adding keys could satisfy the schema."""
        if type(error.kind).__name__ in ("AnyOf", "OneOfNotValid"):
            return any(all(map(self.is_absence, causes)) for causes in error.kind.context)
        return error.kind.name in ABSENCE


def causes(error):
    """An error of jsonschema-rs with everything below it: path, keyword."""
    path = [step for step in error.schema_path if isinstance(step, str)]
    yield tuple(error.instance_path), path[-1] if path else ""
    if path[-2:] == ["additionalProperties", "not"]:
        yield tuple(error.instance_path[:-1]), "additionalProperties"
    for branch in getattr(error.kind, "context", None) or []:
        for cause in branch:
            yield from causes(cause)


def load(path):
    """A JSON file in which no object names a key twice."""

    def once(pairs):
        names = [name for name, _ in pairs]
        twice = {name for name in names if names.count(name) > 1} if len(set(names)) < len(names) else ()
        assert not twice, f"{path.name}: named twice in one object: {sorted(twice)}"
        return dict(pairs)

    return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=once)


@functools.cache
def reader_of(path):
    """The validator for a schema file."""
    return Reader(load(path))


def metaschema_complaints(schema):
    """The mistakes in the schema itself."""
    try:
        jsonschema_rs.meta.validate(schema)
        in_rust(schema)
    except (ValueError, LookupError, jsonschema_rs.ReferencingError) as problem:
        return [str(problem).splitlines()[0][:200]]
    return []


def subschemas(node, without=()):
    """Every schema within a schema, itself included; data such as enum and default left out, and other keywords."""
    if not isinstance(node, dict):
        return
    yield node
    for keyword, value in node.items():
        if keyword in DATA or keyword in without:
            continue
        if keyword in NAMED:
            inside = value.values()
        else:
            inside = value if isinstance(value, list) else [value]
        for child in inside:
            yield from subschemas(child, without)


def pointed(schema, reference):
    """The target of a fragment-only reference; a KeyError if it leads nowhere."""
    part = schema
    for step in filter(None, reference.removeprefix("#").split("/")):
        step = step.replace("~1", "/").replace("~0", "~")
        part = part[int(step)] if isinstance(part, list) else part[step]
    return part


# Names that have the form their dictionary asks for.
NAMES = {"WiFiAwareServices": "_trails._tcp", "NSUbiquitousContainers": "iCloud.com.example.app"}


def nested(path, value):
    """A whole property list around a value: `*` is example.com or of the form it needs, `[]` an array of one."""
    for component in reversed(path):
        if component == "[]":
            value = [value]
        else:
            value = {NAMES.get(path[0], "example.com") if component == "*" else component: value}
    return value


def shown(path):
    """A path as docgen writes it."""
    return "/".join(part.replace("~", "~0").replace("/", "~1") for part in path)
