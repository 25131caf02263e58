"""Schemas and `docgen validate` agree on hundreds of generated lists.

A seeded generator puts right and wrong values, names and elements into lists of the catalogue's own
examples. Where a schema rejects a list, the checker must report an error, and the other way round
but for what no schema can express.
"""

import collections
import copy
import json
import random

import pytest
import rule_fixtures
from conftest import ROOT, judge, mostly_soak, soak
from schema_readers import Reader

SEED = 20261122
COUNT = 400
EXAMPLES = json.loads((ROOT / "Tests/Judges/fixtures/examples.json").read_text(encoding="utf-8"))
# Kinds of rules that no schema can express: lists that break their example are valid, which a judge below holds.
BEYOND_SCHEMAS = {
    example["rule"] for example in EXAMPLES if not any(broken["isSeenBySchemas"] for broken in example["broken"])
}

TEXTS = [
    "", "a", "YES", "true", "1", "0", "-7", "com.example.app", "nodots", "public image", "en_US",
    "en-US", "latin", "Latn", "ab", "30", "30 s", "Example.com:443", "example.com", "192.168.0.1",
    "https://example.com", "example com", ".trail", "trail", "no extension", "Icon.icns", "video",
    "video/mp4", "Main.storyboard", "Main.nib", "a/b", "$(SETTING)", "${A:b}", "@X@", "a $(B) c",
    "TRUEPREDICATE", " banner", "com.example.app ", "\n  TLSv1.2", "a\nb", "é", "🇩🇪", "x" * 40,
]
SCALARS = [True, False, 0, 1, 2, -1, 7, 99, 10**9, 0.5, 2.0, *TEXTS]
SUFFIXES = ["~ipad", "~iphone", "-macos", "-iphoneos", "~nothing"]


def some_value(rng, key, depth=0):
    """A value that may suit the key or not."""
    listed = [value["value"] for value in key.get("values", [])]
    kind = rng.random()
    if kind < 0.3 and key.get("example") is not None:
        return copy.deepcopy(key["example"])
    if kind < 0.5 and listed:
        value = copy.deepcopy(rng.choice(listed))
        return [value] if "array" in key["types"] and rng.random() < 0.8 else value
    if kind < 0.65 or "array" in key["types"] and kind < 0.85:
        return [some_value(rng, key, depth + 1) for _ in range(rng.randrange(4))] if depth < 2 else []
    if kind < 0.72:
        return {rng.choice(["a", "default", "example.com"]): rng.choice(SCALARS)}
    return rng.choice(SCALARS)


def change(rng, plist, known):
    """One change somewhere in the list."""
    path, key = rng.choice(known)
    steps = rule_fixtures.located(plist, path)
    present = rule_fixtures.value_at(plist, steps)
    if present is rule_fixtures.ABSENT:
        holder = rule_fixtures.value_at(plist, steps[:-1])
        if steps[:-1] and not isinstance(holder, dict | list) and rng.random() < 0.7:
            return plist
        try:
            rule_fixtures.put(plist, steps, some_value(rng, key))
        except (AttributeError, IndexError, TypeError, KeyError):
            pass
        return plist
    kind = rng.random()
    if kind < 0.2:
        return rule_fixtures.changed(plist, steps, rule_fixtures.ABSENT)
    if kind < 0.3 and isinstance(present, list) and present:
        present.append(copy.deepcopy(rng.choice(present)))
        return plist
    if kind < 0.4 and len(steps) == 1:
        name = steps[0] + rng.choice(SUFFIXES)
        return rule_fixtures.renamed(plist, steps, name) if name not in plist else plist
    if kind < 0.45 and isinstance(present, dict):
        present[rng.choice(["com.example.own", "default", "zz"])] = rng.choice(SCALARS)
        return plist
    return rule_fixtures.changed(plist, steps, some_value(rng, key))


def generated(catalogue, seed, count):
    """Lists of one to three of the catalogue's examples, with up to four changes."""
    rng = random.Random(seed)
    catalogue = rule_fixtures.Catalogue(catalogue)
    known = sorted(catalogue.keys.items())
    for _ in range(count):
        path, key = rng.choice(known)
        plist, _ = catalogue.base(path, catalogue.point_of(key))
        for _ in range(rng.randrange(3)):
            path, key = rng.choice(known)
            other, _ = catalogue.base(path, catalogue.point_of(key))
            plist = {**other, **plist}
        near = [entry for entry in known if entry[0][0] in plist] or known
        for _ in range(rng.randrange(5)):
            plist = change(rng, plist, near if rng.random() < 0.8 else known)
        yield plist


def errors_and_ids(docgen, folder, lists, *options):
    """By list, the checker's errors and the ids of all its findings."""
    paths = []
    for number, plist in enumerate(lists):
        path = folder / f"{number:04}.json"
        path.write_text(json.dumps(plist), encoding="utf-8")
        paths.append(path)
    run = docgen.run("validate", "--format", "json", *options, *paths)
    assert run.returncode in (0, 1), run.stderr
    errors, ids = collections.defaultdict(list), collections.defaultdict(set)
    for finding in json.loads(run.stdout):
        ids[finding["file"]].add(finding["id"])
        if finding["severity"] == "error":
            errors[finding["file"]].append(finding)
    return [(errors[str(path)], ids[str(path)]) for path in paths]


def disagreements(schema, lists, verdicts, catalogue):
    """Lists that only the schema or only the checker rejects."""
    reader = Reader(schema)
    beyond = rule_fixtures.of_products(catalogue)

    def is_seen(error):
        """Whether a schema can express what an error is about."""
        return error["id"] not in BEYOND_SCHEMAS and not rule_fixtures.is_about(error, beyond)

    for plist, (errors, ids) in zip(lists, verdicts, strict=True):
        reasons = reader.complaints(plist)
        if reasons and not errors:
            yield f"the schema rejects {json.dumps(plist)} ({reasons[0]}), the checker reports {sorted(ids)}"
        seen = [error["message"] for error in errors if is_seen(error)]
        if not reasons and seen:
            yield f"the schema accepts {json.dumps(plist)}, the checker reports {seen}"


@pytest.mark.parametrize("profile", ["source", "built"])
def test_schema_and_checker_agree_on_generated_lists(
    docgen, site, part, document, tmp_path, profile
):
    """Neither rejects what the other accepts; what the checker calls a warning is valid."""
    stem = document + (".built" if profile == "built" else "")
    schema = json.loads((site / "schemas" / f"{stem}.schema.json").read_text(encoding="utf-8"))
    # The other documents have few keys.
    count = COUNT if document == "info-plist" else COUNT // 4
    lists = list(generated(part, SEED, count))
    if profile == "built":
        # Nearly every list of a project lacks what a product needs.
        lists = [
            rule_fixtures.product(plist, document) if number % 8 else plist
            for number, plist in enumerate(lists)
        ]
    verdicts = errors_and_ids(docgen, tmp_path, lists, "--document", document, "--profile", profile)
    rejected = sum(1 for errors, _ in verdicts if errors)
    assert count / 10 < rejected < count * 0.95, f"{rejected} of {count} lists are wrong"
    judge(list(disagreements(schema, lists, verdicts, part)))


def slips(name):
    """Some names that are one edit or their case away."""
    middle = len(name) // 2
    yield name.swapcase()
    for index in (2, middle, len(name) - 1):
        yield name[:index] + name[index + 1:]
        yield name[:index] + "q" + name[index + 1:]
        yield name[:index] + "q" + name[index:]
        yield name[:index] + "7" + name[index:]
    yield name[:middle - 1] + name[middle] + name[middle - 1] + name[middle + 1:]
    yield name[1] + name[0] + name[2:]
    yield from (name[1:], "_" + name, name + "s", name + "2")


@pytest.mark.parametrize("step", [160, soak(4)])
def test_a_name_that_the_strict_schema_rejects_is_reported_as_misspelt(
    docgen, site, part, document, tmp_path, step
):
    """Both use one definition of a slip; the checker may see more of them."""
    schema = json.loads((site / f"schemas/{document}.strict.schema.json").read_text(encoding="utf-8"))
    reader = Reader(schema)
    keys = {path[0]: key for path, key in rule_fixtures.Catalogue(part).keys.items() if len(path) == 1}
    step = step if len(keys) > step else 1
    written = [
        (wrong, name) for name, key in sorted(keys.items())[::step] if not key["required"]
        for wrong in slips(name) if wrong not in keys
    ]
    lists = [{wrong: copy.deepcopy(rule_fixtures.example(keys[name]))} for wrong, name in written]
    verdicts = errors_and_ids(docgen, tmp_path, lists, "--document", document, "--profile", "source")
    failures, rejected = [], 0
    for (wrong, name), plist, (_, ids) in zip(written, lists, verdicts, strict=True):
        if reader.validator.is_valid(plist):
            continue
        rejected += 1
        if not ids & {"misspelled-key", "unknown-key"}:
            failures.append(f"the strict schema rejects {wrong} ({name}), the checker reports {sorted(ids)}")
    assert rejected > len(lists) / 2
    judge(failures)


@pytest.mark.parametrize("example", mostly_soak(EXAMPLES, EXAMPLES[::18]), ids=[example["rule"] for example in EXAMPLES])
def test_schema_and_checker_agree_on_the_example_of_a_rule(docgen, tmp_path, example):
    """A schema rejects the lists that break the rule where it can, and none that keep it."""
    path = tmp_path / "catalogue.json"
    path.write_text(json.dumps(example["catalogue"]), encoding="utf-8")
    run = docgen.run("schema", "--catalogue", path, "--profile", "built")
    assert run.returncode == 0, run.stderr
    schema = json.loads(run.stdout)
    lists = [example["kept"], *(broken["list"] for broken in example["broken"])]
    folder = tmp_path / "lists"
    folder.mkdir()
    verdicts = errors_and_ids(
        docgen, folder, lists, "--catalogue", path, "--profile", "built"
    )
    failures = list(disagreements(schema, lists, verdicts, example["catalogue"]))
    reader = Reader(schema)
    expected = [True, *(not broken["isSeenBySchemas"] for broken in example["broken"])]
    for plist, valid in zip(lists, expected, strict=True):
        if reader.validator.is_valid(plist) != valid:
            failures.append(f"{json.dumps(plist)}: {'rejected' if valid else 'accepted'}")
    if verdicts[0][1]:
        failures.append(f"{json.dumps(lists[0])} keeps the rule; the checker: {verdicts[0][1]}")
    for plist, (_, ids) in zip(lists[1:], verdicts[1:], strict=True):
        if ids != {example["rule"]}:
            failures.append(f"{json.dumps(plist)} breaks the rule; the checker: {ids}")
    judge(failures)
