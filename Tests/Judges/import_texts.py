"""Finds the descriptions, listed values and defaults of a schema in the catalogue made from it."""

import json
import re

# A sentence at least so long is looked for as a whole.
SENTENCE = re.compile(r"(?<=[.!?:])\s+|\n+")
# A link within the documentation of others, which leads nowhere in the catalogue and is its text there.
LINK = re.compile(r"\[([^\[\]]+)\]\((?![a-z]+:)[^()\s]*\)")


def letters(text):
    """A text without what an escape, a line break or Markdown changes."""
    return re.sub(r"[\W_]+", "", text).lower()


def texts(node):
    """Every text in a value of JSON."""
    if isinstance(node, str):
        yield node
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from texts(child)


def expression(text):
    """An expression of JavaScript as one of Python; None where that has no such."""
    try:
        return re.compile(text)
    except re.error:
        return None


def scalar(value):
    """A value as one comparable text; 1.0 is 1."""
    return json.dumps(int(value) if isinstance(value, float) and value.is_integer() else value, sort_keys=True)


def in_words(text):
    """A default as a text; JSON as if its names were sorted."""
    try:
        return letters(scalar(json.loads(text.strip("`"))))
    except ValueError:
        return letters(text)


class Arrived:
    """A catalogue.json, asked what is in it."""

    def __init__(self, catalogue):
        self.catalogue = catalogue
        self.prose = "\n".join(letters(text) for text in texts(catalogue))
        self.values, self.defaults = set(), set()
        # Entries for names of one form, by that form; a form that takes any name says nothing of a single one.
        self.forms = [form for form in (expression(key["names"]) for key in catalogue["keys"] if "names" in key) if form]
        self.names = {key["path"][-1] for key in catalogue["keys"]}
        for key in catalogue["keys"]:
            name = key["path"][-1]
            self.values |= {scalar(one["value"]) for one in key.get("values", ())}
            if key.get("default") is not None:
                self.defaults |= {(name, scalar(key["default"])), (None, scalar(key["default"]))}
            if key.get("defaultDescription"):
                self.defaults.add((name, in_words(key["defaultDescription"])))

    def has_text(self, text):
        """Whether every sentence of a text is somewhere."""
        return all(letters(sentence) in self.prose for sentence in SENTENCE.split(LINK.sub(r"\1", text)) if letters(sentence))

    def has_value(self, value):
        """Whether a value is listed."""
        return scalar(value) in self.values

    def has_name(self, name):
        """Whether a key has a name, or an entry is for it and not for one that is longer."""
        return name in self.names or any(form.search(name) and not form.search(f"{name} unheard of") for form in self.forms)

    def has_default(self, name, value):
        """Whether a default belongs to a key with the name, or to a shape."""
        return (name, scalar(value)) in self.defaults or (name, letters(scalar(value))) in self.defaults or (
            (None, scalar(value)) in self.defaults and name is None)


def listed(node):
    """The values that a schema lists."""
    values = node["enum"] if isinstance(node.get("enum"), list) else []
    return [*values, *([node["const"]] if "const" in node else [])]


def shares(originals, catalogue):
    """The number of texts of each kind in the schemas, the number that arrived, and examples of the others."""
    arrived = Arrived(catalogue)
    counts = {kind: [0, 0, []] for kind in ("descriptions", "listed values", "listed names", "defaults")}

    def note(kind, is_there, example):
        counts[kind][0] += 1
        counts[kind][1] += bool(is_there)
        if not is_there:
            counts[kind][2].append(example)

    for original in originals:
        for listed_name, name in original.names():
            note("listed names", arrived.has_name(listed_name), f"{name}: {listed_name!r}")
        for node, name in original.parts():
            description = node.get("description")
            if isinstance(description, str) and letters(description):
                other = node.get("markdownDescription")
                there = arrived.has_text(description) or isinstance(other, str) and arrived.has_text(other)
                note("descriptions", there, f"{name}: {description[:120]!r}")
            # Beside a reference, older drafts have texts alone.
            for value in listed(node) if "$ref" not in node or original.reads_beside_references else ():
                # Null and Booleans are types; the keys of compound values distinguish them.
                if isinstance(value, (str, int, float)) and not isinstance(value, bool):
                    note("listed values", arrived.has_value(value), f"{name}: {value!r}")
            if node.get("default") is not None and name is not None:
                note("defaults", arrived.has_default(name, node["default"]), f"{name}: {json.dumps(node['default'])[:80]}")
    return counts
