"""Writes what the measured programs read, the same bytes in every run.

    inputs.py COUNT FOLDER [catalogue]

FOLDER/catalogue.json has the keys as docgen reads them, FOLDER/flat.json the same without groups, and FOLDER/guides some
guides about them.
FOLDER/content has the keys for Hugo's minimal pages: a file each, with the addresses of links, so that Hugo resolves
none; it is left out if "catalogue" is given.
"""

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
    """The members that only some keys have, as the catalogue states them."""
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


def write_catalogue(keys, file, flat):
    """The keys in the form of docgen's `catalogue.json`, and once more without groups."""
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
    for key in catalogue["keys"]:
        del key["group"]
    del catalogue["groups"]
    flat.write_text(json.dumps(catalogue, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


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


if __name__ == "__main__":
    all_keys = synthetic_keys(int(sys.argv[1]))
    folder = pathlib.Path(sys.argv[2])
    write_catalogue(all_keys, folder / "catalogue.json", folder / "flat.json")
    write_guides(all_keys, folder / "guides")
    if sys.argv[3:] != ["catalogue"]:
        write_minimal(all_keys, folder / "content")
