"""The schemas and `docgen validate` give the same verdict on every list that a schema can judge."""

import collections
import json

import pytest
import rule_fixtures
from conftest import judge

# In the quick tier, generated lists and the Swift tests of rules hold the same.
pytestmark = pytest.mark.soak


@pytest.mark.parametrize("profile", ["source", "built"])
def test_one_verdict(docgen, part, document, tmp_path, profile):
    """An error of the checker is an error of the schema, but for rules of products, and the other way round."""
    stem = document + (".built" if profile == "built" else "")
    fixtures = [f for f in rule_fixtures.fixtures(part) if stem in f.verdicts]
    assert len(fixtures) > 20
    files = {}
    for number, fixture in enumerate(fixtures):
        path = tmp_path / f"{number:04}.json"
        path.write_text(json.dumps(fixture.plist), encoding="utf-8")
        files[str(path)] = fixture
    run = docgen.run("validate", "--document", document, "--profile", profile, "--format", "json", *files)
    assert run.returncode in (0, 1), run.stderr
    found = collections.defaultdict(list)
    for finding in json.loads(run.stdout):
        found[finding["file"]].append(finding)
    failures = []
    beyond = rule_fixtures.of_products(part)
    for path, fixture in files.items():
        errors = {f["id"] for f in found[path] if f["severity"] == "error"}
        seen = {f["id"] for f in found[path] if f["severity"] == "error" and not rule_fixtures.is_about(f, beyond)}
        reported = {f["id"] for f in found[path]}
        is_valid = fixture.verdicts[stem] is None
        if is_valid and seen:
            failures.append(f"{fixture.name}: the schema accepts it, the checker says {seen}")
        if not is_valid and not errors:
            failures.append(f"{fixture.name}: the schema rejects it, the checker says {reported}")
    judge(failures)


def is_distinctive(name):
    """Whether a name begins with who defined it; at the root, any program may use another for its own keys."""
    return len(name) >= 8 and name[:3].isalpha() and name[:3].isupper()


def test_misplaced_keys_are_reported(docgen, part, document, tmp_path):
    """A key one level too high is reported with where it belongs; at its own path it is not."""
    known = rule_fixtures.Catalogue(part)
    roots = {path[-1] for path in known.keys if len(path) == 1}
    files, failures = {}, []
    for path, key in known.keys.items():
        if len(path) < 2 or path[-1] in ("*", "[]") or path[-2] == "*" or path[-1] in roots:
            continue
        # The dictionary above; an element of an array is not one.
        above = list(path[:-1])
        while above[-1] == "[]":
            above.pop()
        above.pop()
        plist, steps = known.base(path, known.point_of(key))
        if (*above, path[-1]) in known.keys:
            continue
        higher = rule_fixtures.located(plist, [*above, path[-1]])
        value = rule_fixtures.value_at(plist, steps)
        # An empty value has no effect anywhere.
        if not above and not is_distinctive(path[-1]) or value in ({}, []):
            continue
        wrong = rule_fixtures.changed(plist, steps, rule_fixtures.ABSENT)
        wrong = rule_fixtures.changed(wrong, higher, value)
        for list_, expected in ((plist, False), (wrong, True)):
            file = tmp_path / f"{len(files):04}.json"
            file.write_text(json.dumps(rule_fixtures.product(list_, document)), encoding="utf-8")
            files[str(file)] = ("/".join(path), expected)
    if not files:
        assert document == "entitlements"
        return
    run = docgen.run("validate", "--document", document, "--profile", "source", "--format", "json", *files)
    assert run.returncode in (0, 1), run.stderr
    found = collections.defaultdict(set)
    for finding in json.loads(run.stdout):
        found[finding["file"]].add(finding["id"])
    for file, (path, expected) in files.items():
        if ("misplaced-key" in found[file]) != expected:
            failures.append(f"{path}: {'not ' if expected else ''}reported; {sorted(found[file])}")
    judge(failures)
