"""catalogue.json keeps the contract other programs rely on, to the byte."""

import itertools
import json
import os

import pytest
from conftest import judge, mostly_soak, snapshot
from schema_readers import shown

TEXT, LIST, OPTIONAL = (str,), (list,), (str, type(None))
ANYTHING = (object,)
DOCUMENT = {
    "format": (int,), "title": TEXT, "keys": LIST, "extensionPoints": LIST, "groups": LIST,
    "sources": LIST,
}
KEY = {
    "path": LIST, "name": TEXT, "types": LIST, "elementTypes": LIST, "title": OPTIONAL,
    "summary": TEXT, "discussion": TEXT, "availability": LIST, "values": LIST, "default": ANYTHING,
    "required": (bool, type(None)), "extensionPoints": LIST, "group": TEXT, "rules": LIST,
    "seeAlso": LIST, "sources": LIST, "notes": LIST, "url": TEXT,
}
POINT = {
    "identifier": TEXT, "name": TEXT, "platforms": LIST, "mechanism": TEXT, "availability": LIST,
    "keys": LIST, "summary": TEXT, "url": TEXT, "minimal": (dict,),
}
STATEMENT = {
    "platform": TEXT, "introduced": OPTIONAL, "deprecated": OPTIONAL, "removed": OPTIONAL,
    "ignored": OPTIONAL, "note": OPTIONAL, "source": OPTIONAL,
}
TYPES = {
    "string", "integer", "real", "number", "boolean", "date", "data", "dictionary", "array", "any",
}


def lacks(where, entry, contract):
    """The members that an entry lacks, or has in the wrong form."""
    for field, types in contract.items():
        if field not in entry:
            yield f"{where}: no {field}"
        elif not isinstance(entry[field], types):
            yield f"{where}: {field} is {json.dumps(entry[field])[:80]}"


def test_fields(catalogue):
    """Every field is there, unstated ones as null."""
    failures = list(lacks("catalogue", catalogue, DOCUMENT))
    for key in catalogue["keys"]:
        where = shown(key["path"])
        failures += lacks(where, key, KEY)
        for statement in key["availability"]:
            failures += lacks(f"{where}, availability", statement, STATEMENT)
        for value in key["values"]:
            failures += lacks(f"{where}, values", value, {"value": ANYTHING, "summary": TEXT})
        for source in key["sources"]:
            failures += lacks(f"{where}, sources", source, {"id": TEXT, "section": TEXT})
    for point in catalogue["extensionPoints"]:
        failures += lacks(point.get("identifier"), point, POINT)
        for statement in point["availability"]:
            failures += lacks(point["identifier"], statement, STATEMENT)
    for group in catalogue["groups"]:
        failures += lacks("groups", group, {"id": TEXT, "title": TEXT, "summary": TEXT})
    for source in catalogue["sources"]:
        failures += lacks("sources", source, {"id": TEXT, "title": TEXT, "url": OPTIONAL})
    judge(failures)


def test_meaning(catalogue):
    """Names, types and references agree with each other."""
    ids = {name: {e["id"] for e in catalogue[name]} for name in ("groups", "sources")}
    points = {p["identifier"] for p in catalogue["extensionPoints"]}
    paths = {(key["document"], *key["path"]) for key in catalogue["keys"]}
    first = catalogue["documents"][0]["id"]
    codes = {code["id"] for code in catalogue.get("codes", [])}
    kinds = {kind["name"] for kind in catalogue.get("bundleKinds", [])}
    failures = ["format is not 2"] * (catalogue["format"] != 2)
    failures += ["no keys"] * (not paths)
    for key in catalogue["keys"]:
        def lead_nowhere(references, own=key["document"]):
            # A reference to a key of the same document is a path alone.
            named = [r if isinstance(r, dict) else {"document": own, "path": r} for r in references]
            return not {(r["document"], *r["path"]) for r in named} <= paths

        where, names = shown(key["path"]), [c for c in key["path"] if c != "[]"]
        wrong = {
            "name": key["name"] != names[-1],
            "types": not key["types"] or not set(key["types"]) <= TYPES,
            "elementTypes": not set(key["elementTypes"]) <= TYPES
            or bool(key["elementTypes"]) > ("array" in key["types"]),
            "summary": not key["summary"].strip(),
            "group": key["group"] not in ids["groups"],
            "extensionPoints": not set(key["extensionPoints"]) <= points,
            "sources": not {s["id"] for s in key["sources"]} <= ids["sources"],
            "seeAlso": lead_nowhere(key["seeAlso"]),
            "replacedBy": lead_nowhere(key.get("replacedBy", [])),
            "bundleKinds": not set(key.get("bundleKinds", [])) <= kinds,
            "codes": not {code for rule in key["rules"] for code in rule.get("codes", [])} <= codes,
            "apis": not all(api["symbol"].strip() for api in key.get("apis", [])),
            "source of availability": not {s["source"] for s in key["availability"]}
            <= ids["sources"] | {None},
        }
        failures += [f"{where}: wrong {field}" for field, is_wrong in wrong.items() if is_wrong]
    for point in catalogue["extensionPoints"]:
        for use in point["keys"]:
            if (first, *use["path"]) not in paths:
                failures.append(f"{point['identifier']}: uses no key {use['path']}")
    judge(failures)


def test_order(catalogue):
    """Keys are in the order of documents, then paths, by code point, component by component, each once."""
    documents = [document["id"] for document in catalogue["documents"]]
    paths = [[documents.index(key["document"]), *key["path"]] for key in catalogue["keys"]]
    judge(
        f"{shown(one[1:])} comes before {shown(other[1:])}"
        for one, other in itertools.pairwise(paths)
        if not one < other
    )


def test_pages(site, catalogue):
    """Every url names a page, by its exact name; the JSON beside a key's page is the key's entry."""
    names, failures, used = set(snapshot(site)), [], set()
    for entry in catalogue["keys"] + catalogue["extensionPoints"]:
        url = entry["url"]
        if url not in names or not url.endswith(".html"):
            failures.append(f"no page at {url}")
        elif url in used:
            failures.append(f"two entries share {url}")
        elif "path" in entry:
            own = site / (url.removesuffix(".html") + ".json")
            if not own.is_file() or json.loads(own.read_text(encoding="utf-8")) != entry:
                failures.append(f"{own.relative_to(site)} is not the entry of catalogue.json")
        used.add(url)
    judge(failures)


@pytest.mark.soak
def test_the_site_is_of_this_program(site, pristine):
    """A build with default options gives the catalogue of the site under judgement."""
    same = [(folder / "catalogue.json").read_bytes() for folder in (site, pristine)]
    assert same[0] == same[1], "rebuild the site: its catalogue.json is not this program's"


@pytest.mark.parametrize("change", [False, True], ids=["nothing to do", "one file damaged"])
@pytest.mark.parametrize("reference", mostly_soak([("docgen", "built"), ("small_docgen", "small_site")], [("small_docgen", "small_site")]), ids=["the whole", "a small one"])
def test_a_repeated_build_touches_nothing(request, reference, change):
    """A build over the same site writes only what differs."""
    docgen, built = map(request.getfixturevalue, reference)
    before, long_ago = snapshot(built), 1_000_000_000
    for name in before:
        os.utime(built / name, (long_ago, long_ago))
    if change:
        (built / "rules.html").write_text("damaged")
    run = docgen.build(built)
    assert run.returncode == 0, run.stderr
    assert snapshot(built) == before
    touched = {n for n in before if (built / n).stat().st_mtime != long_ago}
    assert touched <= ({"rules.html"} if change else set())
