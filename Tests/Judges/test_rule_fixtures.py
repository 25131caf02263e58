"""Every fixture of every rule, both drafts: one verdict, for the right reason; other validators say the same of a sample."""

import concurrent.futures
import json
import re
import subprocess
import sys

import pytest
import rule_fixtures
from conftest import judge, part_of
from schema_readers import causes, in_python, in_rust, load

pytestmark = pytest.mark.soak
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


def test_verdicts(schemas, fixtures):
    """A list that keeps a rule is valid; one that breaks it is not, and for that reason."""
    failures = []
    for stem in sorted({stem for fixture in fixtures for stem in fixture.verdicts}):
        for name in files(schemas, stem):
            reader = in_rust(schemas[name])
            for fixture in fixtures:
                if stem in fixture.verdicts:
                    failures += wrong_verdicts(fixture, stem, name, reader)
    judge(failures)


def wrong_verdicts(fixture, stem, name, reader):
    """Cases in which a validator finds something in a list that is right, or not what is wrong."""
    reason = fixture.verdicts[stem]
    found = [cause for error in reader.iter_errors(fixture.plist) for cause in causes(error)]
    if reason is None:
        if found:
            yield f"{fixture.name}: {name}: not valid: {found[:4]}"
        return
    path, keywords = reason
    if not any(at == path and word in keywords for at, word in found):
        yield f"{fixture.name}: {name}: wants {sorted(keywords)} at {path}, has {found[:6]}"


def test_every_expressed_rule_has_both(site, catalogue, fixtures):
    """Every rule that the pages say a schema checks has a list that keeps it and one that breaks it."""
    keys = [key for group in catalogue["groups"] for key in catalogue["keys"] if key["group"] == group["id"]]
    pages = [site / "rules" / f"{group}.html" for group in dict.fromkeys(k["group"] for k in keys if k["rules"])]
    rows = [row for page in pages for row in re.findall(r"<tr>(.*?)</tr>", page.read_text("utf-8"), re.DOTALL)[1:]]
    stated = [
        re.sub(r"<[^>]+>", "", cells[3]).strip()
        for row in rows
        if len(cells := re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL)) == 4
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


def verdicts_of(make, schemas, lists):
    """One of the libraries for Python."""
    return {
        name: [reader.is_valid(plist) for plist in lists]
        for name, schema in schemas.items()
        for reader in [make(schema)]
    }


def verdicts_of_ajv(schemas, lists):
    """Debian's node-ajv, which reads draft-07."""
    older = {name: schema for name, schema in schemas.items() if ".draft-07." in name}
    run = subprocess.run(
        ["node", HERE / "ajv.js"],
        input=json.dumps({"schemas": older, "instances": lists}),
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


def test_validators_agree(site, catalogue, schemas, lists, tmp_path):
    """jsonschema-rs and ajv say the same of every list, and slower validators of a sample; so do the drafts.

    The schemas of single platforms and extension points judge a sample."""
    stems = [document["id"] + profile for document in catalogue["documents"] for profile in ("", ".built", ".strict")]
    whole = {stem + ending: schemas[stem + ending] for stem in stems for ending in ENDINGS}
    others = {name: schema for name, schema in schemas.items() if name not in whole}
    some, few = lists[::16], lists[::96]
    verdicts = [
        ("jsonschema", few, verdicts_of(in_python, whole, few)),
        ("ajv", lists, verdicts_of_ajv(whole, lists)),
        ("ajv", some, verdicts_of_ajv(others, some)),
        ("check-jsonschema", few, verdicts_of_check_jsonschema(site, dict(list(whole.items())[:2]), few, tmp_path)),
    ]
    judged = dict.fromkeys(whole, lists) | dict.fromkeys(others, some)
    first, failures = verdicts_of(in_rust, whole, lists) | verdicts_of(in_rust, others, some), []
    wanted = {name: {json.dumps(plist): one for plist, one in zip(judged[name], found, strict=True)} for name, found in first.items()}
    for label, plists, by_schema in verdicts:
        assert by_schema, label
        for name, found in by_schema.items():
            if isinstance(found, str):
                failures.append(f"{name}, {label}: {found}")
                continue
            for plist, one in zip(plists, found, strict=True):
                if one != wanted[name][json.dumps(plist)]:
                    failures.append(f"{name}: {label} says {one}, jsonschema-rs {not one}: {json.dumps(plist)[:200]}")
    for name, found in first.items():
        older = name.replace(".schema.json", ".draft-07.schema.json")
        if older in first and first[older] != found:
            failures.append(f"{name}: the drafts differ")
    judge(failures)
