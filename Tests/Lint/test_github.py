"""Workflows, issue forms and their configuration keep GitHub's published schemas."""

import json
import re
import subprocess
import sys

import pytest
from documents import DOCUMENTS, blocks
from program import ROOT, judge

GITHUB = ROOT / ".github"
# The first pattern that matches a file decides. check-jsonschema carries these schemas.
SCHEMAS = {
    "workflows/*.y*ml": "vendor.github-workflows",
    "actions/*/action.y*ml": "vendor.github-actions",
    "dependabot.y*ml": "vendor.dependabot",
    "ISSUE_TEMPLATE/config.y*ml": "vendor.github-issue-config",
    "ISSUE_TEMPLATE/*.y*ml": "vendor.github-issue-forms",
    "DISCUSSION_TEMPLATE/*.y*ml": "vendor.github-discussion",
}
BROKEN = {
    "vendor.github-actions": "name: An action\ndescription: Has a step without a shell.\nruns:\n  using: composite\n  steps:\n    - run: make\n",
    "vendor.github-workflows": "on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    step: []\n",
    "vendor.github-issue-forms": "name: A form\ndescription: Has an unknown field.\nbody:\n  - type: inputs\n",
    "vendor.github-issue-config": "blank_issues_enabled: perhaps\n",
    "vendor.dependabot": "version: 3\nupdates: []\n",
}


def check(schema, *paths):
    """The finished process of check-jsonschema."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, paths)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120)


def configuration():
    """The action, and every YAML file of .github with its schema, or with nothing."""
    yield ROOT / "action.yml", "vendor.github-actions"
    for path in sorted(p for p in GITHUB.rglob("*") if p.suffix in (".yml", ".yaml")):
        matching = (schema for pattern, schema in SCHEMAS.items() if path.relative_to(GITHUB).match(pattern))
        yield path, next(matching, None)


def test_files_keep_their_schemas():
    """The action and every YAML file below .github are valid."""
    groups, failures = {}, []
    for path, schema in configuration():
        if schema is None:
            failures.append(f"{path.relative_to(ROOT)}: no schema covers this file; add one to SCHEMAS")
        else:
            groups.setdefault(schema, []).append(path)
    for schema, paths in groups.items():
        run = check(schema, *paths)
        if run.returncode:
            failures.append(run.stdout + run.stderr)
    judge(failures)


@pytest.mark.parametrize("schema", BROKEN)
def test_a_broken_file_is_rejected(tmp_path, schema):
    """The check above would notice a mistake."""
    path = tmp_path / "broken.yml"
    path.write_text(BROKEN[schema], encoding="utf-8")
    run = check(schema, path)
    assert run.returncode == 1, run.stdout + run.stderr
    assert "Schema validation errors" in run.stdout


def test_workflows_in_documents_keep_the_schema(tmp_path):
    """Each example is a whole workflow, and gives the action inputs that it has."""
    shown = [(name, block) for name, text in DOCUMENTS.items() for block in blocks(text, "yaml") if "jobs:" in block]
    assert len(shown) > 2
    inputs = set(re.findall(r"^  ([\w-]+):$", (ROOT / "action.yml").read_text(encoding="utf-8").split("outputs:")[0], re.MULTILINE))
    failures = []
    for name, block in shown:
        path = tmp_path / "workflow.yml"
        path.write_text(block, encoding="utf-8")
        run = check(SCHEMAS["workflows/*.y*ml"], path)
        if run.returncode:
            failures.append(f"{name}: {run.stdout}{run.stderr}")
        _, _, given = block.partition("docgen@")
        failures += [f"{name}: the action has no input {key}" for key in re.findall(r"^ {10}([\w-]+):", given, re.MULTILINE) if key not in inputs]
    judge(failures)


def test_workflows_run_targets_that_exist():
    """`make TARGET` and scripts in a workflow are those of the repository."""
    makefile, failures = (ROOT / "Makefile").read_text(encoding="utf-8"), []
    for path in sorted(GITHUB.glob("workflows/*.y*ml")):
        text = path.read_text(encoding="utf-8")
        for target in re.findall(r"\bmake ([a-z-]+)", text):
            if not re.search(rf"^{target}:", makefile, re.MULTILINE):
                failures.append(f"{path.name}: the Makefile has no target {target}")
        for script in re.findall(r"(?<![\w/.])(?:scripts|\.ci)/[\w-]+", text):
            if not (ROOT / script).is_file():
                failures.append(f"{path.name}: there is no {script}")
    judge(failures)


def test_the_development_container_is_json():
    """Editors read the file with comments; without them every tool reads it."""
    path = ROOT / ".devcontainer" / "devcontainer.json"
    if path.exists():
        assert json.loads(path.read_text(encoding="utf-8")).get("name")


def test_pre_commit_hooks_are_complete():
    """A hook has the fields that pre-commit requires, and runs a command of docgen."""
    text = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    for hook in re.split(r"^- ", text, flags=re.MULTILINE)[1:]:
        fields = dict(re.findall(r"^ *(\w+): *(.+)$", hook, re.MULTILINE))
        assert {"id", "name", "entry", "language"} <= fields.keys(), hook
        assert fields["entry"].startswith("docgen ")
