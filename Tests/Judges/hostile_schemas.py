"""Schemas that are as large, as deep or as entangled as no one writes them, by name; each makes bytes for a number.

Twice the number makes an input that is twice as large; in a pair, two inputs that meet each other are both twice as large.
"""

import json


def schema(properties=(), **members):
    """A schema of an object."""
    return json.dumps({"type": "object", "properties": dict(properties), **members}, ensure_ascii=False).encode()


def described(text):
    return schema({"a": {"type": "string", "description": "A " + text}})


def text(**members):
    return {"type": "string", **members}


def named(name, count, value):
    """Members with numbers behind their names."""
    return {f"{name}{index}": value(index) if callable(value) else value for index in range(count)}


def links(kind, count):
    """Definitions of which each is a part of the one before."""
    definitions = {f"d{index}": kind({"$ref": f"#/definitions/d{index + 1}"}) for index in range(count)}
    definitions[f"d{count}"] = {"type": "object", "properties": {"a": text()}}
    return json.dumps({"$ref": "#/definitions/d0", "definitions": definitions}).encode()


def conditions(count):
    """Each value of a key asks for another key."""
    branches = [
        {"if": {"properties": {"k": {"const": f"v{i}"}}}, "then": {"required": [f"r{i}"], "properties": {f"r{i}": text()}}}
        for i in range(count)]
    return schema({"k": {"enum": [f"v{i}" for i in range(count)]}}, allOf=branches)


def alternatives(count):
    """Choices that multiply, with choices in them that multiply."""
    def part(name, index):
        inner = [{"properties": {f"{letter}{name}{index}": text()}} for letter in "xy"]
        return {"type": "object", "properties": {f"{name}{index}": text(), "s": {"anyOf": inner}}}
    return schema(allOf=[{"anyOf": [part("a", i), part("b", i)]} for i in range(count)])


def definitions(version_count, key_count):
    """Versions of a custom resource with one schema."""
    return json.dumps({
        "apiVersion": "apiextensions.k8s.io/v1beta1", "kind": "CustomResourceDefinition", "spec": {
            "group": "a.example", "names": {"kind": "Lamp"}, "versions": [{"name": f"v{i}"} for i in range(version_count)],
            "validation": {"openAPIV3Schema": {"type": "object", "properties": named("k", key_count, text())}}}}).encode()


# One input that is twice as large.
SINGLE = {
    "brackets": (4_000, lambda n: described("[" * n)),
    "brackets of links": (4_000, lambda n: described("[a](" * n)),
    "angles": (4_000, lambda n: described("<" * n)),
    "marks of code": (4_000, lambda n: described("`" * n)),
    "pairs of marks of code": (1_000, lambda n: described("``a`b" * n)),
    "an element's description in its array's": (2_000, lambda n: schema({"a": {
        "type": "array", "description": "a" * 2 * n, "items": text(description="a" * n + "b")}})),
    "described values": (100, lambda n: schema({"a": {
        "oneOf": [{"const": f"v{i}", "description": "One. And another."} for i in range(n)]}})),
    "values": (1_000, lambda n: schema({"a": {"enum": [f"v{i}" for i in range(n)]}})),
    "lists of values": (500, lambda n: schema({"a": {"anyOf": [{"enum": [i, i + 1]} for i in range(n)]}})),
    "patterns of a text": (100, lambda n: schema({"a": {"anyOf": [text(pattern=f"^a{i}$") for i in range(n)]}})),
    "parts": (400, lambda n: schema(allOf=[{"properties": {f"p{i}": text()}} for i in range(n)])),
    "parts of a key": (400, lambda n: schema(allOf=[{"properties": {"p": text(maxLength=9 + i)}} for i in range(n)])),
    "tuples": (400, lambda n: schema({"a": {"type": "array", "items": [text(maxLength=i + 1) for i in range(n)]}})),
    "links": (1_000, lambda n: links(lambda link: link, n)),
    "parts of parts": (1_000, lambda n: links(lambda link: {"allOf": [link]}, n)),
    "dictionaries in dictionaries": (200, lambda n: links(lambda link: {"type": "object", "properties": {"x": link}}, n)),
    "dictionaries of any name in others": (200, lambda n: links(
        lambda link: {"type": "object", "additionalProperties": link, "patternProperties": {"^x": link}}, n)),
    "shapes of one name": (200, lambda n: schema(named("p", n, lambda i: {
        "oneOf": [{"title": "T", "properties": {f"a{i}": text()}}, {"title": "T", "properties": {f"b{i}": text()}}]}))),
    "keys": (500, lambda n: schema(named("p", n, text()))),
    "keys in a group": (500, lambda n: schema({"o": {"type": "object", "properties": named("p", n, text())}})),
    "names that are excluded": (400, lambda n: schema(named("p", n, {}), **{"not": {"required": [f"p{i}" for i in range(n)]}})),
    "sets of names that are excluded": (200, lambda n: schema(named("p", n, {}), **{
        "not": {"anyOf": [{"required": [f"p{i}", f"p{(7 * i + 1) % n}"]} for i in range(n)]}})),
    "keys of which one may be there": (200, lambda n: schema(named("p", n, {}), oneOf=[{"required": [f"p{i}"]} for i in range(n)])),
    "keys that need one key": (200, lambda n: schema(named("p", n, {}), dependentRequired=named("p", n, ["p0"]))),
    "lost demands": (400, lambda n: schema(named("p", n, {"type": "array", "contains": {}}))),
    "choices that multiply": (40, alternatives),
    "conditions": (60, conditions),
    "alternatives of alternatives": (200, lambda n: schema({"a": {"oneOf": [
        {"type": "object", "properties": {"k": {"const": i}, f"p{i}": text()}, "required": ["k"]} for i in range(n)]}})),
}

# Two inputs that meet each other, both twice as large.
PAIRS = {
    "a long name above values": (
        400, lambda n: json.dumps({"type": "object", "x" * 100 * n: [{"a": {}}] * n, "properties": {"a": text()}}).encode()),
    "addresses and references": (200, lambda n: schema(
        named("p", n, lambda i: {"$ref": f"x{i}.json"}), definitions=named("d", n, lambda i: {"$id": f"x{i}.json", **text()}))),
    "a long address and references": (200, lambda n: schema(
        named("p", n, lambda i: {"$ref": "b.json"}), **{"$id": "https://a.example/" + "x/" * 10 * n})),
    "names and patterns of names": (100, lambda n: schema(
        named("p", n, text()), patternProperties={f"^p{i}$": text() for i in range(n)})),
    "names and patterns of names of two parts": (60, lambda n: schema(allOf=[
        {"properties": named("p", n, text()), "additionalProperties": False},
        {"patternProperties": {f"^p{i}": text() for i in range(n)}, "additionalProperties": False}])),
    "listed values of two parts": (500, lambda n: schema({"a": {
        "allOf": [{"enum": [f"a{i}" for i in range(n)]}, {"enum": [f"a{i}" for i in reversed(range(n))]}]}})),
    "listed and excluded values": (500, lambda n: schema({"a": {
        "enum": [f"a{i}" for i in range(2 * n)], "not": {"anyOf": [{"const": f"a{i}"} for i in range(n)]}}})),
    "required keys and alternatives": (100, lambda n: schema(
        named("p", n, {}), required=[f"p{i}" for i in range(n)], anyOf=[
            {"properties": {f"q{i}": text()}, "required": [f"q{i}"]} for i in range(min(n, 8))])),
    "conditions about keys": (100, lambda n: schema(named("p", n, {"enum": ["a", "b"]}), allOf=[
        {"if": {"properties": {f"p{i}": {"const": "a"}}, "required": [f"p{i}"]}, "then": {"required": [f"p{(i + 1) % n}"]}}
        for i in range(n)])),
}

# Schemas whose result grows with the product of two inputs, and ends in an error at a limit.
LIMITED = {
    "a definition in many places": lambda n: schema(
        named("p", n, lambda i: {"allOf": [{"$ref": "#/definitions/d"}, {"properties": {f"z{i}": text()}}]}),
        definitions={"d": {"type": "object", "properties": named("q", n, text())}}),
    "alternatives with many keys": lambda n: schema(
        named("p", n, text()), oneOf=[{"properties": {f"z{i}": text(), "k": {"const": i}}, "required": ["k"]} for i in range(n)]),
    "versions of a schema": lambda n: definitions(n, n),
}
