"""The schemas are sound, accept what the catalogue shows, and reject what it forbids."""

import json
import re
import subprocess
import sys
import zipfile

import pytest
import rule_fixtures
from conftest import judge, soak
from schema_readers import (
    in_python, in_rust, load, metaschema_complaints, nested, pointed, reader_of, shown, subschemas,
)

DRAFTS = {
    ".schema.json": "https://json-schema.org/draft/2020-12/schema",
    ".draft-07.schema.json": "http://json-schema.org/draft-07/schema",
}
# For every scalar type, values of another one that nothing turns into the right one.
WRONG = {
    "string": [7, True],
    "integer": ["seven", 1.5],
    "real": ["seven"],
    "number": ["seven"],
    "boolean": ["perhaps", 1.5],
    "date": [7, True],
    "data": [7, True],
}


@pytest.fixture(scope="module")
def schemas(site):
    """Every schema of the site by file name."""
    return {p.name: load(p) for p in sorted((site / "schemas").glob("*.schema.json"))}


@pytest.fixture()
def whole(site, document):
    """The schema of a whole document in both drafts."""
    return [
        (ending.split(".schema")[0].lstrip(".") or "2020-12", reader_of(site / "schemas" / f"{document}{ending}"))
        for ending in DRAFTS
    ]


def test_every_schema_is_there(schemas, catalogue):
    """Both drafts of the whole, of its profiles and of every extension point, and the catalogue's own."""
    documents = [document["id"] for document in catalogue["documents"]]
    stems = [
        *(document + profile for document in documents for profile in ("", ".built", ".strict")),
        *(p["identifier"] for p in catalogue["extensionPoints"]),
    ]
    wanted = {stem + ending: draft for stem in stems for ending, draft in DRAFTS.items()}
    failures = [
        f"missing: {name}"
        for name in ("catalogue.schema.json", *(f"{d}.editor.draft-07.schema.json" for d in documents))
        if name not in schemas
    ]
    for name, draft in wanted.items():
        if name not in schemas:
            failures.append(f"missing: {name}")
        elif schemas[name].get("$schema", "").rstrip("#") != draft:
            failures.append(f"{name}: $schema is {schemas[name].get('$schema')}")
    judge(failures)


@pytest.mark.parametrize("step", [16, soak(1)], ids=["every sixteenth", "all"])
def test_schemas_are_schemas(schemas, step):
    """Each is valid against its metaschema."""
    judge(f"{name}: {c}" for name in list(schemas)[::step] for c in metaschema_complaints(schemas[name]))


def test_every_schema_works_alone(schemas):
    """A validator that reaches no other file and no network compiles each, and judges a list."""
    failures = []
    for name, schema in schemas.items():
        plist = dict.fromkeys(list(schema.get("properties", []))[:3], 7)
        try:
            verdicts = {in_rust(schema).is_valid(plist), in_python(schema).is_valid(plist)}
        except Exception as problem:  # noqa: BLE001 - of either library
            failures.append(f"{name}: {problem}"[:200])
            continue
        if len(verdicts) > 1:
            failures.append(f"{name}: two verdicts on {plist}")
    judge(failures)


def test_references(schemas):
    """References stay within the file, resolve, and have no siblings, which draft-07 ignores."""
    failures = []
    for name, schema in schemas.items():
        for part in subschemas(schema):
            reference = part.get("$ref")
            if reference is None:
                continue
            if len(part) > 1 and "draft-07" in schema["$schema"]:
                failures.append(f"{name}: keywords beside {reference}: {sorted(part)}")
            if not reference.startswith("#"):
                failures.append(f"{name}: leaves the file: {reference}")
                continue
            try:
                pointed(schema, reference)
            except (KeyError, IndexError, ValueError, TypeError):
                failures.append(f"{name}: points at nothing: {reference}")
    judge(failures)


def test_sizes(site, schemas):
    """No schema is so large that tools refuse it or wait for it, and all of them are a part of the site.

    The schema of another tool's file holds those of several documents.
    """
    sizes = {name: (site / "schemas" / name).stat().st_size for name in schemas}
    assert sum(sizes.values()) <= 14_000_000
    judge(
        f"{name}: {size} bytes"
        for name, size in sizes.items()
        if size > (1_600_000 if name.startswith("for-") else 1_000_000)
    )


def test_no_message_is_a_long_pattern(schemas):
    """A validator's message is short for a pattern, and for the patterns beside which other names are refused."""
    failures = []
    for name, schema in schemas.items():
        documents = schema["definitions"].values() if name.startswith("for-") else [schema]
        for document in [] if name == "catalogue.schema.json" else documents:
            # A premise is not printed, nor the definition of a placeholder but as an alternative in an editor.
            for part in subschemas(document, without=("if", "definitions", "$defs")):
                unwanted = re.findall(r'"pattern": "(.*?)"', json.dumps(part.get("not", "")))
                patterns = [part.get("pattern", ""), *unwanted]
                is_known = part.get("type") == "string" and part.get("pattern", "").startswith(r"^\s*(?:")
                if is_known and (name.startswith("for-") or ".editor." in name):
                    continue
                failures += [f"{name}: {p[:80]}" for p in patterns if len(p) > 300]
                if part.get("additionalProperties") is False and "patternProperties" in part:
                    failures.append(f"{name}: prints the patterns of {list(part['properties'])}")
    judge(failures)


MISTAKES = {
    "info-plist": [
        ({"LSRequiresIPhoneOS": "perhaps"}, "$.LSRequiresIPhoneOS: 'perhaps' is not of type 'boolean'"),
        ({"OSBundleRequired": "Sometimes"}, "$.OSBundleRequired: 'Sometimes' is not one of ['Root', "),
        (
            {"UIStatusBarTintParameters": {"UINavigationBar": {"TintColor": {"Red": 7, "Green": 0, "Blue": 0, "Alpha": 1}}}},
            "TintColor.Red: 7 is greater than the maximum of 1.0",
        ),
    ],
    "info-plist.strict": [({"CFBundleShortVersonString": "1"}, "Did you mean CFBundleShortVersionString?")],
    "privacy-manifest.strict": [({"Other": True}, "No key of this name is known here.")],
    "for-expo": [
        ({"expo": {"ios": {"infoPlist": {"OSBundleRequired": "x"}}}}, "'x' is not one of ['Root', "),
        ({"expo": {"ios": {"infoPlist": {"LSRequiresIPhoneOS": "x"}}}}, "'x' is not of type 'boolean'"),
    ],
}


@pytest.mark.parametrize(
    "file",
    [
        *(name + ".schema.json" for name in MISTAKES if name != "for-expo"), "for-expo.draft-07.schema.json",
        *(soak(name + ".draft-07.schema.json") for name in MISTAKES if name != "for-expo"),
    ],
)
def test_a_message_names_the_mistake(site, tmp_path, file):
    """check-jsonschema names what is wrong with the plain form of a value; in a file of another tool, beside its choice."""
    name = file.removesuffix(".schema.json").removesuffix(".draft-07")
    for number, (plist, _) in enumerate(MISTAKES[name]):
        (tmp_path / f"{number}.json").write_text(json.dumps(plist), encoding="utf-8")
    command = [sys.executable, "-m", "check_jsonschema", "--schemafile", site / "schemas" / file, *sorted(tmp_path.iterdir())]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120)
    assert run.returncode == 1, run.stderr
    lines = run.stdout.splitlines()
    for number, (_, message) in enumerate(MISTAKES[name]):
        assert any(f"{number}.json" in line and message in line for line in lines) or name == "for-expo" and message in run.stdout, run.stdout
    assert max(map(len, lines)) < 400, run.stdout
    assert len(lines) == 1 + len(MISTAKES[name]) or name == "for-expo", run.stdout


def test_addresses(site, schemas):
    """A schema's $id is where it is served; all or none have one."""
    catalog = load(site / "schemas" / "catalog.json")
    urls = {u for s in catalog["schemas"] for u in [s["url"], *s.get("versions", {}).values()]}
    ids = {name: schema.get("$id") for name, schema in schemas.items()}
    base = {(id or name).removesuffix(name) for name, id in ids.items()}
    assert len(base) == 1, base
    assert urls == {base.copy().pop() + name for name in schemas}
    judge(f"{n}: $id is {id}" for n, id in ids.items() if base != {""} and not id.endswith(n))


def test_catalog_has_the_form_of_schemastore(site):
    """catalog.json, with full addresses, is valid against SchemaStore's schema for its list."""
    catalog = load(site / "schemas" / "catalog.json")
    assert set(catalog) == {"$schema", "version", "schemas"}
    assert catalog["$schema"] == "https://json.schemastore.org/schema-catalog.json"
    failures = []
    names = [schema["name"] for schema in catalog["schemas"]]
    failures += [f"named twice: {name}" for name in names if names.count(name) > 1]
    for schema in catalog["schemas"]:
        if set(schema) - {"versions"} != {"name", "description", "fileMatch", "url"}:
            failures.append(f"{schema['name']}: has {sorted(schema)}")
    matched = [pattern for schema in catalog["schemas"] for pattern in schema["fileMatch"]]
    failures += [f"two schemas for {p}" for p in set(matched) if matched.count(p) > 1]
    judge(failures)


def test_archive_holds_every_schema(site):
    """schemas.zip has the very files of the folder, with a date that no build changes."""
    with zipfile.ZipFile(site / "downloads" / "schemas.zip") as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert names == sorted(names)
        wanted = {f"schemas/{p.name}" for p in (site / "schemas").glob("*.json")}
        assert set(names) == wanted
        judge(
            f"{name}: differs"
            for name in names
            if archive.read(name) != (site / name).read_bytes()
            or archive.getinfo(name).date_time != (1980, 1, 1, 0, 0, 0)
        )


def test_patterns_compile(schemas):
    """Patterns are regular expressions here too; the browser judges them as ECMA-262."""
    failures, patterns = [], {}
    for name, schema in schemas.items():
        for part in subschemas(schema):
            patterns |= dict.fromkeys([part.get("pattern", ""), *part.get("patternProperties", {})], name)
    for pattern, name in patterns.items():
        try:
            re.compile(pattern)
        except re.error as problem:
            failures.append(f"{name}: {pattern}: {problem}")
    judge(failures)


def test_catalogue_matches_its_schema(site, catalogue):
    """catalogue.json keeps its own schema."""
    judge(reader_of(site / "schemas" / "catalogue.schema.json").complaints(catalogue))


def test_examples_are_accepted(whole, part):
    """A key's example, at its path, has nothing wrong but what may be missing beside it."""
    keys = [key for key in part["keys"] if key.get("example") is not None]
    assert keys, "no key has an example"
    judge(
        f"{shown(key['path'])} ({label}): {complaint}"
        for key in keys
        for label, reader in whole
        for complaint in reader.complaints(
            rule_fixtures.prepared(part["documents"][0]["id"], key, nested(key["path"], key["example"])), forgive_absence=True)
    )


def test_minimal_lists_are_accepted(site, whole, part):
    """The smallest property list of an extension point is complete and valid."""
    failures = []
    for point in part["extensionPoints"]:
        id = point["identifier"]
        own = [(f"{id}{ending}", reader_of(site / "schemas" / f"{id}{ending}")) for ending in DRAFTS]
        for label, reader in whole + own:
            failures += [f"{id} ({label}): {c}" for c in reader.complaints(point["minimal"])]
    judge(failures)


def test_wrong_extension_points_are_rejected(site, catalogue):
    """The schema of one extension point does not take the list of another."""
    points, failures = catalogue["extensionPoints"], []
    for point, other in zip(points, points[1:] + points[:1], strict=True):
        for ending in DRAFTS:
            if not reader_of(site / "schemas" / f"{point['identifier']}{ending}").complaints(other["minimal"]):
                failures.append(f"{point['identifier']}{ending} takes {other['identifier']}")
    judge(failures)


def unlisted(values):
    """A value of the listed ones' type that is not among them, if the type has another."""
    kinds = {type(value) for value in values}
    if bool in kinds:
        return [flag for flag in (True, False) if flag not in values][:1]
    return [987654] if kinds & {int, float} else ["not-one-of-them"]


def accepted(whole, path, value):
    """The drafts that see nothing wrong with a value but what may be missing beside it."""
    instance = nested(path, value)
    return [label for label, r in whole if not r.complaints(instance, forgive_absence=True)]


def test_closed_values(whole, part):
    """A closed set rejects everything else and takes each of its members."""
    closed = [key for key in part["keys"] if key.get("valuesAreClosed")]
    # No source says of any entitlement that it lists all values.
    assert closed or part["documents"][0]["id"] == "entitlements", "no key has a closed set of values"
    failures = []
    for key in closed:
        values = [v["value"] for v in key["values"]]
        holds_values = "array" in key["types"] and not any(isinstance(v, list) for v in values)
        steps = ["[]"] if holds_values else []
        path = key["path"] + steps
        for value in unlisted(values):
            takers = accepted(whole, path, value)
            failures += [f"{shown(path)} takes {value!r} ({label})" for label in takers]
        if steps:
            continue
        for value in values:
            if len(accepted(whole, path, value)) < len(whole):
                failures.append(f"{shown(path)} rejects its own {value!r}")
    judge(failures)


def fits(value, type):
    """Whether a scalar has a type of property lists."""
    if type == "boolean" or isinstance(value, bool):
        return type == "boolean" and isinstance(value, bool)
    if isinstance(value, str):
        return type in ("string", "date", "data")
    return type in ("real", "number") or (type == "integer" and isinstance(value, int))


def test_wrong_types_are_rejected(whole, part):
    """A key of one scalar type rejects values of another, and takes what it says it also takes."""
    single = [k for k in part["keys"] if len(k["types"]) == 1 and k["types"][0] in WRONG]
    assert single, "no key has a single scalar type"
    failures = []
    for key in single:
        tolerated = key.get("alsoAccepts", [])
        for value in WRONG[key["types"][0]]:
            takers = accepted(whole, key["path"], value)
            if any(fits(value, type) for type in tolerated):
                if len(takers) < len(whole):
                    failures.append(f"{shown(key['path'])} rejects {value!r}, which it tolerates")
            else:
                failures += [
                    f"{shown(key['path'])}, {key['types'][0]}, takes {value!r} ({label})"
                    for label in takers
                ]
    judge(failures)
