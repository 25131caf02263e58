"""The keys of a catalogue by the addresses of the pages that they cite, compared with what the pages state."""

import re

SOURCE = "current-documentation"
# The parts of a catalogue's editor's notes that speak about a fact of a page.
SUBJECTS = {"since": "availability", "until": "availability", "type": "type", "values": "values", "default": "default", "name": "title"}


class Catalogue:
    """A catalogue's keys by the addresses of the pages about them."""

    def __init__(self, data):
        self.keys, self.cited, self.titles = {}, set(), {}
        for key in data["keys"]:
            sections = [one["section"].partition("#")[0].lower() for one in key["sources"] if one["id"] == SOURCE and one.get("section")]
            self.cited.update(sections)
            for address in sections:
                if last(address) == flat(key["name"]) and address.startswith("bundleresources/"):
                    self.keys.setdefault(address, key)
                    if len(key["path"]) == 1:
                        self.titles.setdefault((key["title"] or key["name"]).casefold(), address)
        for other in [*data.get("extensionPoints", ()), *data.get("codes", ()), *data.get("groups", ())]:
            self.cited.update(one["section"].partition("#")[0].lower() for one in other.get("sources", ()) if one["id"] == SOURCE and one.get("section"))

    def resolve(self, page):
        """Finds the address of a page that has only titles."""
        title = page.title.removesuffix(" Entitlement").removesuffix(" entitlement").casefold()
        if page.address not in self.keys and page.address.count("/") == 2 and title in self.titles:
            page.address = self.titles[title]


def last(address):
    return flat(address.rsplit("/", 1)[-1])


def flat(name):
    """A name without what addresses leave out."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def said(value):
    """A value as pages print it."""
    if isinstance(value, bool):
        return "YES" if value else "NO"
    return str(value) if isinstance(value, (str, int, float)) else None


def differences(page, catalogue):
    """Each fact of a page that its key states otherwise: address, subject, the catalogue's statement, the page's."""
    key = catalogue.keys.get(page.address)
    if key is None:
        if page.address not in catalogue.cited and page.types and page.address.count("/") > 1:
            yield page.address, "page", "not cited", page.title
        return
    noted = {note["subject"] for note in key.get("notes", ())}
    for subject, ours, theirs in facts(page, key):
        if SUBJECTS[subject.split(" ")[0]] not in noted:
            yield page.address, subject, ours, theirs


def facts(page, key):
    """The facts that differ: subject, the catalogue's statement, the page's."""
    ours = {row["platform"]: row for row in key["availability"]}
    for platform, version in page.platforms.items():
        row = ours.get(platform)
        if row is None:
            yield f"since {platform}", "unstated", version
        elif row["introduced"] != version:
            yield f"since {platform}", row["introduced"] or "unknown", version
        until = page.deprecated.get(platform)
        if row and until and row["deprecated"] != until:
            yield f"until {platform}", row["deprecated"] or "unstated", until
    for platform, row in ours.items():
        if page.platforms and page.form != "list" and platform not in page.platforms and row["introduced"] and row.get("source") == SOURCE:
            yield f"since {platform}", row["introduced"], "unstated"
    types = set(key["types"])
    if page.types and page.types[0] != "any" and not {numeric(one) for one in page.types[:1]} <= set(map(numeric, types)):
        yield "type", "/".join(sorted(types)), page.types[0]
    elif len(page.types) > 1 and key["elementTypes"] and numeric(page.types[1]) not in map(numeric, key["elementTypes"]) and page.types[1] != "any":
        yield "type of elements", "/".join(key["elementTypes"]), page.types[1]
    values = {said(one["value"]) for one in key["values"]}
    missing = [one for one in page.values if values and one not in values and one.strip('"') not in values]
    if missing:
        yield "values", "without", ", ".join(missing)
    default = said(key.get("default"))
    if page.default and default is not None and plain(page.default) != plain(default):
        yield "default", default, page.default
    if page.name and key["title"] and page.name.casefold() not in (key["title"].casefold(), key["name"].casefold()):
        yield "name", key["title"], page.name


def numeric(kind):
    return "number" if kind in ("integer", "real", "number") else kind


def plain(text):
    text = str(text).strip("`\"").casefold()
    return {"yes": "true", "no": "false", "1": "true", "0": "false"}.get(text, text)
