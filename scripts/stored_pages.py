"""Reads stored copies of documentation pages of property list keys: what each states, as the catalogue would.

Four forms are read: DocC's JSON, Markdown that begins with its title and bold fields, Markdown that begins with the pages above it, and a list
of entitlements in JSON. A file of another form, or about something that is not a key, has no page.
"""

import dataclasses
import hashlib
import json
import re

HOST = "https://developer.apple.com/documentation/"
PLATFORMS = ("iOS", "iPadOS", "Mac Catalyst", "macOS", "tvOS", "visionOS", "watchOS")
TYPES = {
    "string": "string", "boolean": "boolean", "bool": "boolean", "number": "number", "integer": "number", "real": "number", "float": "number",
    "double": "number", "int": "number", "object": "dictionary", "dictionary": "dictionary", "data": "data", "date": "date", "array": "array",
    "url": "string", "any": "any", "*": "any",
}


@dataclasses.dataclass
class Page:
    """A page of a key. `None` and an empty collection mean that the form does not say, or the page states nothing."""

    address: str
    title: str
    form: str
    platforms: dict = dataclasses.field(default_factory=dict)
    deprecated: dict = dataclasses.field(default_factory=dict)
    types: list = dataclasses.field(default_factory=list)
    values: list = dataclasses.field(default_factory=list)
    default: str | None = None
    name: str | None = None
    fingerprint: str = ""
    # Whether the address was put together from titles, which need not be those of the address.
    is_guessed: bool = False


def typed(text):
    """A type as pages write it, as the catalogue's types: `[string]` is an array of strings."""
    text = text.strip().lower()
    if text.startswith("array of "):
        return ["array", *typed(text.removeprefix("array of ").removesuffix("s").replace("dictionarie", "dictionary"))][:2]
    if text.startswith("[") and text.endswith("]"):
        return ["array", *typed(text[1:-1])][:2]
    return [TYPES[text]] if text in TYPES else []


def part(text):
    """A part of an address, as a title has it."""
    return re.sub(r"[^a-z0-9_.-]", "", text.strip().lower().replace(" ", "-"))


def of_json(text):
    """The pages in a JSON file: one of DocC's, or a list of entitlements."""
    data = json.loads(text)
    if not isinstance(data, dict):
        return
    if isinstance(data.get("properties"), dict):
        yield from of_rows(row for rows in data["properties"].values() for row in rows)
        return
    meta, url = data.get("metadata", {}), data.get("identifier", {}).get("url", "")
    if meta.get("role") != "symbol" or "/documentation/" not in url or "Property List" not in meta.get("roleHeading", "") and "Entitlement" not in meta.get("roleHeading", ""):
        return
    page = Page(url.partition("/documentation/")[2].lower(), meta.get("title", ""), "json")
    for one in meta.get("platforms") or []:
        if one.get("name") in PLATFORMS and one.get("introducedAt") and not one.get("unavailable"):
            page.platforms[one["name"]] = one["introducedAt"]
            if one.get("deprecatedAt"):
                page.deprecated[one["name"]] = one["deprecatedAt"]
    for section in data.get("primaryContentSections") or []:
        if section.get("kind") == "details":
            details = section.get("details", {})
            page.name = details.get("ideTitle")
            for value in details.get("value") or []:
                base = typed(value.get("baseType", ""))
                page.types += ["array", *base] if value.get("arrayMode") else base
        elif section.get("kind") == "possibleValues":
            page.values = [value["name"] for value in section.get("values", [])]
        elif section.get("kind") == "attributes":
            page.default = next((one.get("value") for one in section.get("attributes", []) if one.get("kind") == "default"), None)
    yield page


def of_rows(rows):
    """The entitlements of a list, which has a row for each system."""
    found = {}
    for row in rows:
        address = row["appleDocUrl"].removeprefix(HOST).lower()
        page = found.setdefault(address, Page(address, row["rawKey"], "list"))
        page.types = page.types or typed(row.get("type", ""))
        page.values += [value for value in map(str, row.get("possibleValues", [])) if value not in page.values]
        for one in row.get("availability", []):
            if one.get("introducedAt") and not one.get("unavailable"):
                page.platforms[one["platform"]] = one["introducedAt"]
                if one.get("deprecatedAt"):
                    page.deprecated[one["platform"]] = one["deprecatedAt"]
    return found.values()


VERSION = re.compile(r"(iOS|iPadOS|Mac Catalyst|macOS|tvOS|visionOS|watchOS) ([0-9][0-9.]*)(?:\+|\s*[–-]\s*([0-9][0-9.]*)(?: ?Deprecated)?)")
FIELD = re.compile(r"^\*\*([A-Z][A-Za-z ]*)\*\*: *(.*?) *$", re.MULTILINE)
ADDRESS = re.compile(r"\(https://developer\.apple\.com/documentation/([^)\s]+)\)")
VALUE = re.compile(r"^- (?:\*\*)?`([^`\n]+)`", re.MULTILINE)


def noted(page, text):
    """Adds the versions that a text states."""
    for platform, introduced, deprecated in VERSION.findall(text):
        page.platforms[platform] = introduced
        if deprecated:
            page.deprecated[platform] = deprecated.rstrip(".")
    return page


def of_fields(text):
    """A page that has fields in bold below its title."""
    fields, address = dict(FIELD.findall(text)), ADDRESS.findall(text)
    if fields.get("Framework") != "Bundle Resources" or "Type" not in fields or not address:
        return None
    page = Page(address[-1].lower(), re.match(r"# (.*)", text)[1].strip(), "fields")
    listed = text.partition("**Availability**:")[2].partition("\n**")[0]
    noted(page, listed)
    page.types, page.name = typed(fields["Type"]), fields.get("Name")
    page.default = fields.get("Default", "").strip("`") or None
    page.values = VALUE.findall(text.partition("## Possible Values")[2].partition("\n## ")[0])
    return page


def of_breadcrumbs(text):
    """A page that begins with the titles of the pages above it."""
    head, found, rest = text.partition("\n# ")
    above = [part(line[2:]) for line in head.splitlines() if line.startswith("- ")]
    if not found or not above or above[0] != "bundle-resources" or not re.search(r"^(?:Property List Key|Entitlement)", head, re.MULTILINE):
        return None
    title, _, rest = rest.partition("\n")
    page = Page("/".join(["bundleresources", *above[1:]]), title.strip(), "titles", is_guessed=True)
    lead, _, details = rest.partition("## Details")
    noted(page, lead.replace("+", "+ "))
    details = details.partition("\n## ")[0]
    fields = dict(re.findall(r"^(Name|Type|Default) *\n+ *(\S.*?) *$", details, re.MULTILINE))
    page.types, page.name, page.default = typed(fields.get("Type", "")), fields.get("Name"), fields.get("Default")
    page.values = re.findall(r"^`([^`\n]+)` *$", rest.partition("## Possible Values")[2].partition("\n## ")[0], re.MULTILINE)
    return page


def pages(path):
    """The pages in a file; none if it is damaged or of no known form."""
    try:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".json":
            found = list(of_json(text))
        elif text.startswith("# "):
            found = [of_fields(text)]
        else:
            found = [of_breadcrumbs(text)]
    except (UnicodeDecodeError, ValueError, KeyError, TypeError, AttributeError):
        return []
    found = [page for page in found if page]
    for page in found:
        # Rows of a list differ by what they state; a page also by its prose.
        read = repr(dataclasses.astuple(page)) if len(found) > 1 else " ".join(text.split())
        page.fingerprint = hashlib.sha256(read.encode()).hexdigest()[:12]
    return found
