"""Differences that `docgen diff` calls not breaking keep valid lists valid, by schemas and validators of others."""

import copy
import json
import random

import jsonschema_rs
import pytest
from conftest import judge
from test_generated_lists import generated

ROUNDS = 10
LISTS = 60


def edited(rng, catalogue):
    """The catalogue with a few keys changed, more often widened than narrowed."""
    catalogue = copy.deepcopy(catalogue)
    for key in rng.sample(catalogue["keys"], 4):
        kind = rng.randrange(8)
        if kind == 0:
            key["types"] = sorted({*key["types"], rng.choice(["string", "integer", "boolean"])})
        elif kind == 1 and key["values"]:
            key["valuesAreClosed"] = not key["valuesAreClosed"]
        elif kind == 2 and key["values"]:
            key["values"].append({"value": "another", "summary": "Is another."})
        elif kind == 3:
            key["rules"] = key["rules"][1:]
        elif kind == 4:
            key["required"] = rng.choice([None, False, True])
        elif kind == 5:
            key["rules"].append({"rule": "stated", "text": "It must exist."})
        elif kind == 6:
            key["summary"] = "Says something else."
            key["availability"] = []
        else:
            catalogue["keys"].append(
                {"path": [key["name"] + "Extra"], "types": ["string"], "summary": "Is new."})
    return catalogue


@pytest.mark.soak
def test_lists_stay_valid_through_what_is_not_breaking(docgen, part, tmp_path):
    """Differences that are not breaking, one edition after another."""
    rng = random.Random(20261122)
    failures, compared = [], 0

    def edition(catalogue, name):
        path = tmp_path / name
        path.write_text(json.dumps(catalogue), encoding="utf-8")
        run = docgen.run("schema", "--catalogue", path)
        assert run.returncode == 0, run.stderr
        return path, jsonschema_rs.validator_for(json.loads(run.stdout))

    old, reader = edition(part, "old.json")
    lists = [plist for plist in generated(part, 7, LISTS * 4) if reader.is_valid(plist)][:LISTS]
    assert len(lists) > LISTS / 4
    for _ in range(ROUNDS):
        new, newer = edition(edited(rng, part), "new.json")
        run = docgen.run("diff", "--format", "json", old, new)
        assert run.returncode in (0, 1), run.stderr
        differences = json.loads(run.stdout)
        assert differences["breaking"] == (run.returncode == 1)
        broken = [plist for plist in lists if not newer.is_valid(plist)]
        named = [one for one in differences["differences"] if one["breaking"]]
        if not named:
            compared += 1
            failures += [f"{json.dumps(plist)[:300]}: {run.stdout[:2000]}" for plist in broken[:1]]
    assert compared, "every edition was breaking"
    judge(failures)
