"""Documents made from a schema alone, for formats that come without documents."""

import random
import re
from re import _parser

from import_mutations import replaced

DEPTH = 7


class Sampler:
    """Makes documents that an original schema accepts."""

    def __init__(self, original, seed):
        self.original, self.rng = original, random.Random(seed)

    def documents(self, count):
        """Different documents; fewer where the schema is hard to satisfy."""
        found = []
        for attempt in range(count * 4):
            if len(found) == count:
                break
            # Every other document is small: large ones are more often wrong somewhere.
            self.share = 0.7 if attempt % 2 else 0.15
            document = self.repaired(self.value(self.original.root, self.original.root, 0))
            if self.original.accepts(document) and document not in found:
                found.append(document)
        return found

    def repaired(self, document):
        """The document without the values that the schema refuses, as far as that helps."""
        for _ in range(60):
            try:
                complaints = self.original.complaints(document)
            except (ValueError, LookupError, OverflowError):
                return document
            paths = [path for path, _ in complaints if path]
            if not paths:
                return document
            try:
                document = replaced(document, max(paths, key=len), lambda container, name: container.pop(name))
            except (LookupError, TypeError, AttributeError):
                return document
        return document

    def value(self, schema, file, depth):
        """A value that probably fits."""
        rng = self.rng
        if not isinstance(schema, dict):
            return rng.choice(["text", 1, True])
        if "$ref" in schema and isinstance(schema["$ref"], str):
            target, other = self.original.target(schema["$ref"], file)
            return self.value(target, other, depth + 1)
        for one, many in (("const", None), (None, "enum"), (None, "examples")):
            if one and one in schema:
                return schema[one]
            if many and isinstance(schema.get(many), list) and schema[many] and (many == "enum" or rng.random() < 0.3):
                return rng.choice(schema[many])
        if isinstance(schema.get("default"), (str, int, list)) and rng.random() < 0.1:
            return schema["default"]
        own = self.own(schema, file, depth)
        for choice in ("anyOf", "oneOf"):
            if isinstance(schema.get(choice), list) and schema[choice]:
                own = self.both(own, self.value(rng.choice(schema[choice]), file, depth + 1))
        for part in schema.get("allOf", ()):
            own = self.both(own, self.value(part, file, depth + 1))
        return {} if own is None and "type" not in schema and "properties" in schema else own

    def both(self, one, other):
        """A value with the keys of two, or the one that is there."""
        return {**one, **other} if isinstance(one, dict) and isinstance(other, dict) else other if one is None else one

    def own(self, schema, file, depth):
        """A value of the schema's own types; None where it says none."""
        types = schema.get("type")
        kind = self.rng.choice(types) if isinstance(types, list) and types else types
        if kind is None:
            kind = "object" if "properties" in schema or "patternProperties" in schema else "array" if "items" in schema else None
        match kind:
            case "object":
                return self.object(schema, file, depth)
            case "array":
                return self.array(schema, file, depth)
            case "string":
                return self.text(schema)
            case "integer" | "number":
                return self.number(schema, kind)
            case "boolean":
                return self.rng.random() < 0.5
        return None

    def object(self, schema, file, depth):
        """Required keys, some others, and some with names of the author's."""
        rng, made = self.rng, {}
        properties = schema.get("properties", {})
        wanted = set(schema["required"]) if isinstance(schema.get("required"), list) else set()
        optional = [name for name in properties if name not in wanted and depth < DEPTH and rng.random() < self.share]
        rng.shuffle(optional)
        for name in [*sorted(wanted), *optional[: 12 if depth else 30]]:
            made[name] = self.value(properties.get(name, {"type": "string"}), file, depth + 1)
        if depth < DEPTH and rng.random() < 0.6:
            for pattern, inside in schema.get("patternProperties", {}).items():
                made[matching(pattern, rng)] = self.value(inside, file, depth + 1)
            others = schema.get("additionalProperties")
            if isinstance(others, dict):
                made[rng.choice(["one", "another", "x-1"])] = self.value(others, file, depth + 1)
        return made

    def array(self, schema, file, depth):
        """As few elements as it may have, or up to three more."""
        least = min(schema.get("minItems", 0), 5)
        count = max(least, self.rng.randrange(least + 3 if depth < DEPTH else 1))
        items = schema.get("prefixItems", schema.get("items", {}))
        if isinstance(items, list):
            return [self.value(item, file, depth + 1) for item in items[: max(count, 1)]]
        return [self.value(items, file, depth + 1) for _ in range(min(count, schema.get("maxItems", count)))]

    def text(self, schema):
        """A text of the form and length that it needs."""
        text = matching(schema["pattern"], self.rng) if "pattern" in schema else self.rng.choice(["text", "two words", "a.b/c", "1.0"])
        return (text + "x" * schema.get("minLength", 0))[: schema.get("maxLength", 200)] if "pattern" not in schema else text

    def number(self, schema, kind):
        """A number within its bounds."""
        low = schema.get("minimum", schema.get("exclusiveMinimum", 0))
        high = schema.get("maximum", schema.get("exclusiveMaximum", None))
        low = low if isinstance(low, (int, float)) and not isinstance(low, bool) else 0
        number = low + self.rng.choice([0, 1, 2, 7])
        if isinstance(high, (int, float)) and not isinstance(high, bool):
            number = min(number, high)
        return int(number) if kind == "integer" else self.rng.choice([number, number + 0.5])


def matching(expression, rng):
    """A text that an expression finds, or any text where it is too hard."""
    try:
        return "".join(written(_parser.parse(expression), rng))[:200]
    except (re.error, RecursionError, NotImplementedError, OverflowError):
        return "text"


def written(parsed, rng):
    """The parts of a text for a parsed expression."""
    for operation, argument in parsed:
        match str(operation):
            case "LITERAL":
                yield chr(argument)
            case "NOT_LITERAL":
                yield "a" if argument != ord("a") else "b"
            case "ANY":
                yield rng.choice("ab1")
            case "IN":
                yield one_of(argument, rng)
            case "MAX_REPEAT" | "MIN_REPEAT":
                low, high, inside = argument
                for _ in range(rng.randint(low, min(int(high), low + 3))):
                    yield from written(inside, rng)
            case "SUBPATTERN":
                yield from written(argument[-1], rng)
            case "BRANCH":
                yield from written(rng.choice(argument[1]), rng)
            case "AT":
                pass
            case _:
                raise NotImplementedError(operation)


def one_of(choices, rng):
    """A character of a class."""
    if str(choices[0][0]) == "NEGATE":
        refused = str(choices)
        return next(character for character in "aZ5_ -" if str(ord(character)) not in refused)
    operation, argument = rng.choice(choices)
    if str(operation) == "RANGE":
        return chr(rng.randint(*argument))
    if str(operation) == "CATEGORY":
        return rng.choice({"CATEGORY_DIGIT": "0123456789", "CATEGORY_WORD": "abcXYZ019_", "CATEGORY_SPACE": " "}.get(str(argument), "a "))
    return chr(argument)
