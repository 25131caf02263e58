"""Writes what the measured programs read, the same bytes in every run.

    inputs.py COUNT FOLDER [catalogue | minimal | same]

FOLDER/catalogue.json has the keys as docgen reads them, and FOLDER/guides some guides about them.
FOLDER/content has the keys for Hugo's minimal pages: a file each, with the addresses of links, so that Hugo resolves
none; it is left out if "catalogue" is given. FOLDER/content-same, if "same" is given, has them for docgen's pages by Hugo:
every fact of a key is in its front matter, the text is docgen's, and groups, platforms and releases are taxonomies, which is
how Hugo makes lists.
"""

import collections
import json
import pathlib
import sys

from synthetic import DOCUMENTS, GROUPS, RELEASES, document, rejection_codes, slug, synthetic_keys

TITLE = "Synthetic Reference"
SOURCE = {"id": "manual", "title": "The Manual", "url": "https://example.com/manual"}


def availability(key):
    """A key's platforms as every program reads them."""
    return [
        {"platform": platform, "introduced": first, "deprecated": end} for platform, first, end in key["availability"]
    ]


def values(key):
    """A key's values as every program reads them."""
    return [{"value": value, "summary": text} for value, text in key["values"]]


def discussion(key, keys):
    """A key's text with docgen's links to keys."""
    return key["discussion"].replace("](KEY)", f"](key:{path(keys[key['other']])})")


def path(key):
    """A key's path as texts write it."""
    return f"{document(key['group'])}:{key['name']}"


def vocabulary(key, keys):
    """What only some keys have, as the catalogue states it."""
    found = {"rules": [key["rule"]] if key["rule"] else [], "apis": key["apis"]}
    if key["consequence"]:
        found["consequence"] = key["consequence"]
        found["consequenceSource"] = {"id": SOURCE["id"], "section": key["group"]}
    if key["capability"]:
        found["capability"] = key["capability"]
    if key["replacedBy"] is not None:
        found["replacedBy"] = [reference(keys[key["replacedBy"]], key)]
    return found


def group_summary(group):
    return f"Keys for {group.lower()}."


def reference(other, key):
    """The path of another key as the entry of a key states it."""
    steps, home = [other["name"]], document(other["group"])
    return steps if home == document(key["group"]) else {"document": home, "path": steps}


def write_catalogue(keys, file):
    """The keys in the form of docgen's `catalogue.json`."""
    catalogue = {
        "format": 1,
        "title": TITLE,
        "keys": [
            {
                "document": document(key["group"]),
                "path": [key["name"]],
                "types": [key["type"]],
                **({"elementTypes": ["string"]} if key["type"] == "array" else {}),
                "summary": key["summary"],
                "discussion": discussion(key, keys),
                "availability": availability(key),
                "values": values(key),
                "group": slug(key["group"]),
                "sources": [{"id": SOURCE["id"], "section": key["group"]}],
                **vocabulary(key, keys),
            }
            for key in keys
        ],
        "documents": [
            {"id": identifier, "name": name, "format": "property-list", "fileMatch": [pattern]}
            for identifier, (name, pattern) in DOCUMENTS.items()
        ],
        "groups": [
            {"id": slug(group), "title": group, "document": document(group), "summary": group_summary(group)}
            for group in GROUPS
        ],
        "codes": [{**code, "sources": [{"id": SOURCE["id"], "section": "Codes"}]} for code in rejection_codes(len(keys))],
        "sources": [SOURCE],
        "releases": [{"platform": platform, "versions": versions} for platform, versions in RELEASES.items()],
    }
    file.write_text(json.dumps(catalogue, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def write_guides(keys, folder):
    """Five guides of some paragraphs, each about three keys."""
    folder.mkdir()
    for number in range(5):
        about = keys[3 * number : 3 * number + 3]
        parts = [f"---\ntitle: Guide {number + 1}\nsummary: What three keys have in common.\norder: {number}\n---\n"]
        for key in about:
            parts.append(f"## `{key['name']}`\n\nSee [the key](key:{path(key)}).\n\n{discussion(key, keys)}\n")
        (folder / f"guide-{number + 1}.md").write_text("\n".join(parts), encoding="utf-8")


def write_page(path, front, body=""):
    """A page of Hugo's: front matter as JSON, and a text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(front, ensure_ascii=False) + "\n" + (f"\n{body}\n" if body else ""), encoding="utf-8")


def write_minimal(keys, folder):
    """The content of Hugo's minimal pages, in a section for each group."""
    for group in GROUPS:
        write_page(folder / slug(group) / "_index.md", {"title": group, "summary": group_summary(group)})
    for key in keys:
        other = keys[key["other"]]
        front = {
            "title": key["name"],
            "summary": key["summary"],
            "types": [key["type"]],
            "availability": availability(key),
            "values": values(key),
        }
        target = f"../{slug(other['group'])}/{other['name'].lower()}.html"
        body = key["discussion"].replace("](KEY)", f"]({target})")
        write_page(folder / slug(key["group"]) / (key["name"] + ".md"), front, body)


def release(platform, version):
    """A release's identifier, as docgen names its page."""
    return f"{platform.lower()}-{version}"


def reference_in_front(key):
    """What a page needs to link to a key."""
    return {"title": key["name"], "document": document(key["group"])}


def sentence(rule):
    """A rule in docgen's words."""
    if rule["rule"] == "range":
        return f"Must be an integer from {rule['min']} to {rule['max']}."
    return f"Required where {rule['where']['text']}."


def write_same(keys, folder):
    """The content of Hugo's pages that are docgen's. A key's weight is its position among all."""
    facts = "types, availability, nesting, allowed values and rules, each with its source"
    about = f"A reference of {len(keys)} configuration keys and 0 extension points: {facts}."
    write_page(folder / "_index.md", {"title": TITLE, "summary": about})
    lists = {
        "keys": ("All keys", "Every key of the reference by its name, from A to Z."),
        "groups": ("Groups", "The keys by purpose."),
        "platforms": ("Platforms", "The keys of each platform."),
        "releases": ("Releases", "The keys that each release added, by platform."),
    }
    # For the pages of releases; it has no page itself.
    unseen = {"build": {"render": "never"}}
    write_page(folder / "endings" / "_index.md", {"title": "Endings", **unseen, "cascade": unseen})
    for name, (title, summary) in lists.items():
        write_page(folder / name / "_index.md", {"title": title, "summary": summary})
    for number, (identifier, (name, pattern)) in enumerate(DOCUMENTS.items()):
        count = sum(document(key["group"]) == identifier for key in keys)
        front = {
            "title": name.capitalize(),
            "summary": f"The {count} key{'s' if count != 1 else ''} of a {name}, by purpose and by name.",
            "weight": number + 1,
            "name": name,
            "pattern": pattern,
        }
        write_page(folder / identifier / "_index.md", front)
    for number, group in enumerate(GROUPS):
        front = {"title": group, "summary": group_summary(group), "weight": number + 1, "document": document(group)}
        front["hasRules"] = any(key["rule"] and key["group"] == group for key in keys)
        write_page(folder / "groups" / slug(group) / "_index.md", front)
    for number, (platform, versions) in enumerate(RELEASES.items()):
        front = {"title": platform, "summary": f"The keys that a source lists for {platform}.", "weight": number + 1}
        write_page(folder / "platforms" / platform.lower() / "_index.md", {**front, "versions": versions})
        for version in versions:
            name = f"{platform} {version}"
            front = {"title": f"First in {name}", "summary": f"What {name} added and deprecated."}
            front |= {"release": name, "platform": platform}
            write_page(folder / "releases" / release(platform, version) / "_index.md", front)
    # The first document's keys come first, then the others by the identifier of their document.
    first = next(iter(DOCUMENTS))
    order = {name: number for number, name in enumerate([first, *sorted(set(DOCUMENTS) - {first})])}
    uses = collections.Counter(key["capability"] for key in keys if key["capability"])
    shared = {capability for capability, count in uses.items() if count > 1}
    for number, key in enumerate(sorted(keys, key=lambda key: (order[document(key["group"])], key["name"]))):
        write_page(
            folder / document(key["group"]) / (key["name"] + ".md"),
            front_matter(key, keys, number, shared),
            discussion(key, keys),
        )


def front_matter(key, keys, number, shared):
    """Every fact of a key, for docgen's pages by Hugo. A capability that several keys share has a page."""
    over = [platform for platform, _, end in key["availability"] if end]
    rule, replacement = key["rule"], key["replacedBy"]
    return {
        "title": key["name"],
        "weight": number + 1,
        "letter": key["name"][0],
        "summary": key["summary"],
        "types": [key["type"]],
        "elementTypes": ["string"] if key["type"] == "array" else [],
        "typeName": "array of strings" if key["type"] == "array" else key["type"],
        "deprecatedOn": over,
        "isDeprecated": len(over) == len(key["availability"]),
        "availability": availability(key),
        "values": values(key),
        "group": slug(key["group"]),
        "groupTitle": key["group"],
        "document": document(key["group"]),
        "documentTitle": DOCUMENTS[document(key["group"])][0].capitalize(),
        "sources": [{**SOURCE, "section": key["group"]}],
        "rule": rule and {**rule, "sentence": sentence(rule)},
        "apis": [{**api, "owner": api["symbol"].split(".")[0]} for api in key["apis"]],
        "consequence": key["consequence"],
        "capability": key["capability"],
        "capabilityPage": key["capability"].lower().replace(" ", "-") if key["capability"] in shared else None,
        "replacedBy": None if replacement is None else reference_in_front(keys[replacement]),
        "groups": [slug(key["group"])],
        "platforms": [platform.lower() for platform, _, _ in key["availability"]],
        "releases": [release(platform, first) for platform, first, _ in key["availability"]],
        "endings": [release(platform, end) for platform, _, end in key["availability"] if end],
    }


if __name__ == "__main__":
    all_keys = synthetic_keys(int(sys.argv[1]))
    folder = pathlib.Path(sys.argv[2])
    write_catalogue(all_keys, folder / "catalogue.json")
    write_guides(all_keys, folder / "guides")
    if sys.argv[3:] != ["catalogue"]:
        write_minimal(all_keys, folder / "content")
    if sys.argv[3:] == ["same"]:
        write_same(all_keys, folder / "content-same")
