"""Four validators, both drafts and every fixture of every rule: one verdict, for the right reason."""

import concurrent.futures
import json
import re
import subprocess
import sys

import pytest
import rule_fixtures
from conftest import judge, part_of, soak
from schema_readers import in_python, in_rust, load, referred

HERE = rule_fixtures.FILES.parents[1]
# Endings of schema files by the draft they are in; where a schema has one draft alone, that.
ENDINGS = (".schema.json", ".draft-07.schema.json")


@pytest.fixture(scope="module")
def schemas(site):
    """Every schema of property lists, by file name."""
    found = {p.name: load(p) for p in sorted((site / "schemas").glob("*.schema.json"))}
    found.pop("catalogue.schema.json")
    return found


@pytest.fixture(scope="module")
def fixtures(catalogue):
    """Every fixture, of every document."""
    parts = [part_of(catalogue, document["id"]) for document in catalogue["documents"]]
    found = [fixture for part in parts for fixture in rule_fixtures.fixtures(part)]
    names = [fixture.name for fixture in found]
    assert len(set(names)) == len(names), sorted({n for n in names if names.count(n) > 1})
    return found


@pytest.fixture(scope="module")
def lists(fixtures):
    """Every different list."""
    different = {json.dumps(f.plist, sort_keys=True): f.plist for f in fixtures}
    return list(different.values())


def files(schemas, stem):
    """The schemas of a stem, one for each draft."""
    found = [stem + ending for ending in ENDINGS if stem + ending in schemas]
    assert found, f"no schema is named {stem}"
    return found


def causes(error):
    """An error of jsonschema with everything below it: path, keyword."""
    yield tuple(error.absolute_path), error.validator
    for cause in error.context:
        yield from causes(cause)


def rust_causes(error):
    """The same of jsonschema-rs."""
    path = [step for step in error.schema_path if isinstance(step, str)]
    yield tuple(error.instance_path), path[-1] if path else ""
    for branch in getattr(error.kind, "context", None) or []:
        for cause in branch:
            yield from rust_causes(cause)


class Reasons:
    """Why lists are not valid against a schema, by validator."""

    def __init__(self, schema, schemas):
        self.python = in_python(schema, schemas)
        self.rust = in_rust(schema, schemas)

    def found(self, plist, slowly):
        """Each validator's name with the paths and keywords of its errors."""
        if slowly:
            yield "jsonschema", [c for e in self.python.iter_errors(plist) for c in causes(e)]
        yield "jsonschema-rs", [c for e in self.rust.iter_errors(plist) for c in rust_causes(e)]


@pytest.mark.parametrize("slow", ["some lists", soak("every list")])
def test_verdicts(schemas, fixtures, slow):
    """A list that keeps a rule is valid; one that breaks it is not, and for that reason.

    jsonschema-rs reads every list, and jsonschema, a hundred times as slow, those that the case names. Some lists
    are held against the newer draft alone."""
    failures = []
    drafts = None if slow == "every list" else 1
    chosen = {f.name for f in (fixtures if slow == "every list" else fixtures[::96])}
    for stem in sorted({stem for fixture in fixtures for stem in fixture.verdicts}):
        for name in files(schemas, stem)[:drafts]:
            reasons = Reasons(schemas[name], schemas)
            for fixture in fixtures:
                if stem in fixture.verdicts:
                    failures += wrong_verdicts(fixture, stem, name, reasons, fixture.name in chosen)
    judge(failures)


def wrong_verdicts(fixture, stem, name, reasons, slowly):
    """Where a validator finds something in a list that is right, or not what is wrong."""
    reason = fixture.verdicts[stem]
    for label, found in reasons.found(fixture.plist, slowly):
        if reason is None:
            if found:
                yield f"{fixture.name}: {name}, {label}: not valid: {found[:4]}"
            continue
        path, keywords = reason
        if not any(at == path and word in keywords for at, word in found):
            yield f"{fixture.name}: {name}, {label}: wants {sorted(keywords)} at {path}, has {found[:6]}"


def test_every_expressed_rule_has_both(site, catalogue, fixtures):
    """What the pages of rules say a schema checks has a list that keeps it and one that breaks it."""
    keys = [key for group in catalogue["groups"] for key in catalogue["keys"] if key["group"] == group["id"]]
    pages = [site / "rules" / f"{group}.html" for group in dict.fromkeys(k["group"] for k in keys if k["rules"])]
    rows = [row for page in pages for row in re.findall(r"<tr>(.*?)</tr>", page.read_text("utf-8"), re.DOTALL)[1:]]
    stated = [
        re.sub(r"<[^>]+>", "", cells[3]).strip()
        for row in rows
        if len(cells := re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL)) == 5
    ]
    rules = [
        (key["document"], tuple(key["path"]), number, rule)
        for key in keys
        for number, rule in enumerate(key["rules"])
    ]
    assert len(stated) == len(rules), f"{len(stated)} rows for {len(rules)} rules"
    kept = {f.rule for f in fixtures if f.rule and not any(f.verdicts.values())}
    broken = {f.rule for f in fixtures if f.rule and any(f.verdicts.values())}
    failures = []
    for (*where, rule), support in zip(rules, stated, strict=True):
        document, path, _ = where = tuple(where)
        label = f"{document}: {'/'.join(path)}, {rule['rule']}"
        expressed = support.startswith("JSON Schema")
        if expressed and (where not in kept or where not in broken):
            failures.append(f"{label}: no fixture")
        if not expressed and where in broken:
            failures.append(f"{label}: a schema does say it")
        if expressed and rule.get("strength") == "should":
            failures.append(f"{label}: advice is not an error")
    judge(failures)


def verdicts_of(make, schemas, lists, all_schemas):
    """One of the libraries for Python."""
    return {
        name: [reader.is_valid(plist) for plist in lists]
        for name, schema in schemas.items()
        for reader in [make(schema, all_schemas)]
    }


def verdicts_of_ajv(schemas, lists, all_schemas):
    """Debian's node-ajv, which reads draft-07."""
    older = {name: schema for name, schema in schemas.items() if ".draft-07." in name}
    others = {name: {other: all_schemas[other] for other in referred(schema)} for name, schema in older.items()}
    run = subprocess.run(
        ["node", HERE / "ajv.js"],
        input=json.dumps({"schemas": older, "others": others, "instances": lists}),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=True,
    )
    return json.loads(run.stdout)


def verdicts_of_check_jsonschema(site, schemas, lists, folder):
    """PyPI's check-jsonschema, a command: its own reports name the files that are not valid."""
    paths = []
    for number, plist in enumerate(lists):
        path = folder / f"{number}.json"
        path.write_text(json.dumps(plist), encoding="utf-8")
        paths.append(path)

    def run(name):
        command = [sys.executable, "-m", "check_jsonschema", "--output-format", "json"]
        # The site's address leads nowhere.
        command += ["--base-uri", (site / "schemas" / name).as_uri()] if referred(schemas[name]) else []
        done = subprocess.run(
            [*command, "--schemafile", site / "schemas" / name, *paths],
            capture_output=True,
            encoding="utf-8",
            timeout=3600,
        )
        try:
            report = json.loads(done.stdout)
        except ValueError:
            return (done.stdout + done.stderr)[:500]
        if report.get("parse_errors"):
            return str(report["parse_errors"])[:500]
        wrong = {error["filename"] for error in report["errors"]}
        return [str(path) not in wrong for path in paths]

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return dict(zip(schemas, pool.map(run, schemas), strict=True))


@pytest.mark.parametrize("chosen", [{"info-plist.schema.json", "info-plist.draft-07.schema.json"}, soak(None)],
                         ids=["some lists by the whole", "every list by every schema"])
def test_validators_agree(site, schemas, lists, tmp_path, chosen):
    """Every validator takes every schema, and all say the same of every list; so do the drafts."""
    lists = lists[::32] if chosen else lists
    every = schemas
    schemas = {name: schema for name, schema in schemas.items() if chosen is None or name in chosen}
    verdicts = {
        "jsonschema": verdicts_of(in_python, schemas, lists, every),
        "jsonschema-rs": verdicts_of(in_rust, schemas, lists, every),
        "ajv": verdicts_of_ajv(schemas, lists, every),
        "check-jsonschema": verdicts_of_check_jsonschema(site, schemas, lists, tmp_path),
    }
    first = verdicts["jsonschema"]
    failures = []
    for label, by_schema in verdicts.items():
        for name, found in by_schema.items():
            if isinstance(found, str):
                failures.append(f"{name}, {label}: {found}")
                continue
            failures += [
                f"{name}: {label} says {one}, jsonschema {other}: {json.dumps(plist)[:200]}"
                for plist, one, other in zip(lists, found, first[name], strict=True)
                if one != other
            ]
    for name, found in first.items():
        older = name.replace(".schema.json", ".draft-07.schema.json")
        if older in first and first[older] != found:
            failures.append(f"{name}: the drafts differ")
    judge(failures)
