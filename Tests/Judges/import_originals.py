"""A schema as it was before docgen imported it: what it accepts, by a reader of others, and where its references lead."""

import re
from urllib.parse import unquote, urldefrag

import jsonschema_rs
from import_corpus import read

DRAFTS = {
    "draft-04": jsonschema_rs.Draft4Validator,
    "draft-06": jsonschema_rs.Draft6Validator,
    "draft-07": jsonschema_rs.Draft7Validator,
    "2019-09": jsonschema_rs.Draft201909Validator,
    "2020-12": jsonschema_rs.Draft202012Validator,
}
# Keywords that hold one schema, several, and several by name.
ONE = {
    "additionalItems", "additionalProperties", "contains", "else", "if", "items", "not", "propertyNames", "then", "unevaluatedItems",
    "unevaluatedProperties",
}
SEVERAL = {"allOf", "anyOf", "oneOf", "prefixItems", "items"}
NAMED = {"properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions"}


def last_name(address):
    """The end of an address, which distinguishes files."""
    return urldefrag(address)[0].rstrip("/").rsplit("/", 1)[-1].removesuffix(".json")


class Original:
    """The schema of one document."""

    def __init__(self, root, others=(), name=""):
        self.root, self.name = root, name
        self.files = {}
        for file_name, schema in others:
            for address in (schema.get("$id", schema.get("id", "")), file_name):
                if isinstance(address, str) and address:
                    self.files.setdefault(last_name(address), schema)
        self.draft = next((draft for draft in DRAFTS if draft in str(root.get("$schema"))), "2020-12")
        self.validator = DRAFTS[self.draft](root, retriever=self.retrieved, validate_formats=False)

    def retrieved(self, address):
        """The file that an address means."""
        if last_name(address) not in self.files:
            raise LookupError(f"refers to {address}, which is not given")
        return self.files[last_name(address)]

    def accepts(self, document):
        """Whether the document is valid; a document that the reader cannot work with is not."""
        try:
            return self.validator.is_valid(document)
        except (ValueError, LookupError, OverflowError):
            return False

    def complaints(self, document):
        """The places where the document is wrong, and why."""
        return [(list(error.instance_path), error.message[:200]) for error in self.validator.iter_errors(document)]

    def target(self, reference, file):
        """The schema that a reference in a file leads to, with its file; None where that is nothing."""
        address, fragment = urldefrag(reference)
        if address and last_name(address) != last_name(str(file.get("$id", file.get("id", "")))):
            file = self.files.get(last_name(address))
        part = file
        if fragment and not fragment.startswith("/"):
            return self.anchored(fragment, file), file
        for step in unquote(fragment).split("/")[1:]:
            step = step.replace("~1", "/").replace("~0", "~")
            try:
                part = part[int(step)] if isinstance(part, list) else part[step]
            except (KeyError, TypeError, ValueError, IndexError):
                return None, file
        return part, file

    def anchored(self, name, file):
        """The schema with an anchor."""
        marks = {("$anchor", name), ("$id", f"#{name}"), ("id", f"#{name}"), ("$dynamicAnchor", name)}
        return next((node for node in inside(file) if any((key, node.get(key)) in marks for key in ("$anchor", "$id", "id"))), None)

    @property
    def reads_beside_references(self):
        """Whether what is beside a reference counts; in older drafts, only texts about the place do."""
        return self.draft.startswith("20")

    def names(self):
        """Every name that a schema of names lists, with the name of the nearest property."""
        for node, name, file in self.places():
            allowed = node.get("propertyNames")
            if isinstance(allowed, dict) and isinstance(allowed.get("$ref"), str):
                allowed, _ = self.target(allowed["$ref"], file)
            if isinstance(allowed, dict) and isinstance(allowed.get("enum"), list):
                yield from ((one, name) for one in allowed["enum"] if isinstance(one, str))

    def parts(self):
        """Every schema of a value that a document can meet, each once, with the name of the nearest property."""
        return ((node, name) for node, name, _ in self.places())

    def places(self):
        """The same with the file of each."""
        todo, seen = [(self.root, self.root, None)], set()
        while todo:
            node, file, name = todo.pop()
            if not isinstance(node, dict) or id(node) in seen:
                continue
            seen.add(id(node))
            yield node, name, file
            reference = node.get("$ref")
            if isinstance(reference, str):
                todo.append((*self.target(reference, file), name))
                if not self.reads_beside_references:
                    continue
            for keyword, value in node.items():
                if keyword == "propertyNames":
                    continue
                if keyword in NAMED and isinstance(value, dict) and keyword not in ("$defs", "definitions"):
                    own = keyword == "properties"
                    todo += [(child, file, key if own else name) for key, child in value.items()]
                elif keyword in SEVERAL and isinstance(value, list):
                    todo += [(child, file, name) for child in value]
                elif keyword in ONE:
                    todo.append((value, file, name))


def inside(node):
    """Every object within a value."""
    if isinstance(node, dict):
        yield node
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from inside(child)


# Rewrites Kubernetes' additions to a schema in words that JSON Schema has.
def of_kubernetes(node):
    """A schema of a CustomResourceDefinition as JSON Schema."""
    if isinstance(node, list):
        return [of_kubernetes(child) for child in node]
    if not isinstance(node, dict):
        return node
    made = {
        key: {name: of_kubernetes(child) for name, child in value.items()} if key in NAMED and isinstance(value, dict)
        else of_kubernetes(value) if key in ONE | SEVERAL else value
        for key, value in node.items()
    }
    if made.get("x-kubernetes-int-or-string") is True:
        made["type"] = ["integer", "string"]
    if made.get("x-kubernetes-preserve-unknown-fields") is True and made.get("additionalProperties") is False:
        del made["additionalProperties"]
    if made.pop("nullable", False) is True:
        if isinstance(made.get("type"), str):
            made["type"] = [made["type"], "null"]
        elif isinstance(made.get("type"), list):
            made["type"] = [*made["type"], "null"]
        if "enum" in made:
            made["enum"] = [*made["enum"], None]
    for bound, exclusive in (("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")):
        if isinstance(made.get(exclusive), bool) and made.pop(exclusive):
            made[exclusive] = made.pop(bound)
    return made


def resources(definition):
    """The schema of each version in a CustomResourceDefinition, with the values that name it."""
    group, kind = definition["spec"]["group"], definition["spec"]["names"]["kind"]
    for version in definition["spec"]["versions"]:
        schema = of_kubernetes(version["schema"]["openAPIV3Schema"])
        named = {"apiVersion": {"enum": [f"{group}/{version['name']}"]}, "kind": {"enum": [kind]}}
        properties = schema.get("properties", {})
        properties = {**properties, **{key: {**properties.get(key, {}), **one} for key, one in named.items()}}
        yield Original(
            {**schema, "properties": properties, "$schema": "http://json-schema.org/draft-07/schema#"},
            name=f"{group}/{version['name']} {kind}")


def originals(one):
    """The schemas in a format's files."""
    found = []
    for schema in read(one.schema):
        if isinstance(schema, dict) and schema.get("kind") == "CustomResourceDefinition":
            found += resources(schema)
        elif isinstance(schema, dict):
            found.append(Original(schema, [(path.name, read(path)[0]) for path in one.more]))
    return found


def refers_elsewhere(schema):
    """The addresses of other files that a schema refers to, without its own."""
    own = {last_name(node[key]) for node in inside(schema) for key in ("$id", "id") if isinstance(node.get(key), str)}
    addresses = {urldefrag(node["$ref"])[0] for node in inside(schema) if isinstance(node.get("$ref"), str)}
    return sorted(one for one in addresses if one and last_name(one) not in own and "json-schema.org" not in one)


def original_of(document, among):
    """The schema that a document is about."""
    if len(among) == 1:
        return among[0]
    if not isinstance(document, dict):
        return None
    name = f"{document.get('apiVersion')} {document.get('kind')}"
    return next((one for one in among if one.name == name), None)
