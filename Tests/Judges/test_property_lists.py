"""The findings of docgen validate in realistic property lists, and their form."""

import collections
import json
import pathlib
import plistlib
import random
import re
import subprocess
import urllib.parse

import pytest
from conftest import judge, mostly_soak, soak
from property_lists import LISTS, copied, every_list, locations, validate, validate_all
from rule_fixtures import ABSENT, changed, located, value_at

LEVELS = {"error": "error", "warning": "warning", "note": "notice"}
EVERY = every_list()
FILES = [one for one in EVERY if one.path.is_file()]
# Lists without options, which one run can check.
ALIKE = [one for one in EVERY if not one.options]
some_files = pytest.mark.parametrize(
    "files", [[one for one in FILES if not one.options], soak(FILES)], ids=["lists without options", "every list"])


def named(name):
    """The list of a file name."""
    return next(one for one in EVERY if one.name == name)


def shown(findings):
    """Findings as lines, for a message."""
    return "\n".join(" ".join(finding) for finding in sorted(findings))


def test_there_are_enough():
    """At least 40 lists, in all four encodings, each with its expectation."""
    assert len(EVERY) >= 40
    assert {one.path.suffix for one in EVERY} >= {".plist", ".base64", ".json", ".openstep"}
    stems = [one.path.stem for one in EVERY]
    expected = [path.stem for path in LISTS.glob("*.expect")]
    repaired = [path.stem for path in LISTS.glob("*.fixed")]
    assert sorted(expected) == sorted(stems)
    assert set(repaired) <= set(stems)


def test_every_extension_point(docgen, catalogue, tmp_path):
    """The smallest list of each passes; without a key that it needs, or with a value of another type, it fails."""
    files = {}

    def write(name, plist, wanted):
        path = tmp_path / f"{len(files):03}-Info.plist"
        path.write_bytes(plistlib.dumps(plist))
        files[str(path)] = (name, wanted)

    for point in catalogue["extensionPoints"]:
        name, minimal = point["identifier"], point["minimal"]
        write(name, minimal, None)
        # The key that names the extension point says what the others are for.
        mechanism = minimal[point["mechanism"]]
        for use in point["keys"]:
            steps = located(minimal, use["path"])
            value = value_at(minimal, steps)
            if value is ABSENT or value == name or value is mechanism:
                continue
            if use["required"]:
                write(f"{name} without {steps}", changed(minimal, steps, ABSENT), "missing-required-key")
            if not isinstance(value, list | dict):
                write(f"{name} with an array at {steps}", changed(minimal, steps, [[]]), "wrong-type")
        write(f"{name} as an array", changed(minimal, [point["mechanism"]], [name]), "wrong-type")
    run, findings = validate(docgen, *files)
    errors = collections.defaultdict(set)
    for found in findings:
        if found["severity"] == "error":
            errors[found["file"]].add(found["id"])
    assert run.returncode == 1
    judge(
        f"{name}: {sorted(errors[file])}, not {wanted or 'clean'}"
        for file, (name, wanted) in files.items()
        if (wanted not in errors[file] if wanted else errors[file])
    )


def test_findings(docgen, tmp_path):
    """Ids, severities, lines and columns are those expected."""
    failures = []
    for one, target, findings in validate_all(docgen, EVERY, copied(EVERY, tmp_path)):
        found, wanted = list(locations(findings, target)), one.findings
        surplus, missing = set(found) - set(wanted), set(wanted) - set(found)
        if surplus or missing:
            failures.append(f"{one.name}: surplus\n{shown(surplus)}\nmissing\n{shown(missing)}")
        elif len(found) != len(wanted):
            failures.append(f"{one.name}: reported twice\n{shown(found)}")
        for finding in findings:
            if not finding["message"] or "\n" in finding["message"] or not finding["remedy"]:
                failures.append(f"{one.name}: {finding}")
    judge(failures)


def by_file(targets, entries):
    """The entries of each list, by the files they name; an entry for no list is a mistake."""
    found = {name: [] for name in targets}
    for file, entry in entries:
        (name,) = [name for name, target in targets.items() if pathlib.Path(file).is_relative_to(target)]
        found[name].append(entry)
    return found


@pytest.fixture()
def targets(tmp_path):
    """The path of each list without options, by its name."""
    return copied(ALIKE, tmp_path)


def test_text(docgen, targets):
    """The text form has a location that editors open."""
    run = docgen.run("validate", "--notes", *targets.values())
    lines = re.findall(r"^(/[^:\n]+)(?::\d+:\d+)?: (?:[^\n]*?: )?(error|warning|note): \S.*? \[([a-z][a-z0-9-]*)\](?: \[(?:[A-Z]|0x)[^\]\s]*\])*$", run.stdout, re.M)
    found = by_file(targets, [(file, (severity, name)) for file, severity, name in lines])
    judge(f"{one.name}: {found[one.name]}" for one in ALIKE if sorted(found[one.name]) != sorted(f[-2:] for f in one.findings))
    assert run.returncode == 1
    assert "\x1b" not in run.stdout + run.stderr


@some_files
def test_fix(docgen, tmp_path, files):
    """--fix makes exactly the expected bytes, and a second run changes nothing."""
    targets, failures = copied(files, tmp_path), []
    for _ in range(2):
        for one, target, _ in validate_all(docgen, files, targets, "--fix"):
            if target.read_bytes() != one.fixed:
                failures.append(f"{one.name}: not as in {one.path.with_suffix('.fixed').name}")
            if list(target.parent.iterdir()) != [target]:
                failures.append(f"{one.name}: a file was left behind")
    judge(failures)


def lines(text):
    """The lines of a text as they are without indentation."""
    return [line.strip() for line in text.strip().splitlines()]


def repaired(content, findings):
    """The bytes with every announced edit made, none of which may overlap another or be long, but for what moves."""
    edits = [edit for found in findings if found["fix"] for edit in found["fix"]["replacements"]]
    position, result = 0, b""
    for edit in sorted(edits, key=lambda edit: edit["start"]):
        assert position <= edit["start"] <= edit["end"] <= len(content), edit
        removed = content[edit["start"] : edit["end"]].strip().decode()
        # A moved element may be indented in another way.
        assert len(removed) < 60 or any(lines(removed) == lines(other["text"]) for other in edits), edit
        result += content[position : edit["start"]] + edit["text"].encode()
        position = edit["end"]
    return result + content[position:]


@some_files
def test_fix_touches_nothing_else(docgen, tmp_path, files):
    """Whoever makes the announced edits gets what --fix does, after at most three rounds."""
    targets = copied(files, tmp_path)
    contents, left = {one.name: one.bytes for one in files}, files
    for _ in range(3):
        for one, target, findings in validate_all(docgen, left, targets):
            assert target.read_bytes() == contents[one.name], f"checking changed {one.name}"
            contents[one.name] = repaired(contents[one.name], findings)
            target.write_bytes(contents[one.name])
        # A repair may make another one possible.
        left = [one for one in left if contents[one.name] != one.bytes]
    judge(f"{one.name}: not as --fix" for one in files if contents[one.name] != one.fixed)


def test_sarif(docgen, targets):
    """The log names the rule, the level and the location of every finding."""
    run = docgen.run("validate", "--format", "sarif", *targets.values())
    log = json.loads(run.stdout)
    assert log["version"] == "2.1.0" and "sarif" in log["$schema"]
    [single] = log["runs"]
    ids = [rule["id"] for rule in single["tool"]["driver"]["rules"]]
    assert len(ids) == len(set(ids))
    entries = []
    for result in single["results"]:
        assert ids[result["ruleIndex"]] == result["ruleId"]
        assert result["message"]["text"]
        [location] = result["locations"]
        uri = location["physicalLocation"]["artifactLocation"]["uri"]
        assert uri.startswith(("file:///", "/")), uri
        entries.append((urllib.parse.unquote(uri.removeprefix("file://")), (result["level"], result["ruleId"])))
    found = by_file(targets, entries)
    judge(f"{one.name}: {found[one.name]}" for one in ALIKE if sorted(found[one.name]) != sorted(f[-2:] for f in one.findings))
    assert run.returncode == 1


def test_github(docgen, targets):
    """Every finding is one workflow command with its location."""
    run = docgen.run("validate", "--format", "github", *targets.values())
    pattern = re.compile(
        r"::(error|warning|notice) file=([^,:]+)(?:,line=(\d+),col=(\d+)(?:,endLine=\3,endColumn=\d+)?)?,title=([a-z0-9-]+)::\S.*"
    )
    entries = []
    for line in run.stdout.splitlines():
        assert (match := pattern.fullmatch(line)), line
        entries.append((match[2], (match[1], match[5], f"{match[3]}:{match[4]}" if match[3] else None)))
    found, failures = by_file(targets, entries), []
    for one in ALIKE:
        wanted = [
            (LEVELS[severity], name, location if re.fullmatch(r"\d+:\d+", location) else None)
            for *_, location, severity, name in one.findings
        ]
        if sorted(found[one.name], key=str) != sorted(wanted, key=str):
            failures.append(f"{one.name}: {found[one.name]}, not {wanted}")
    judge(failures)
    assert run.returncode == 1


QUICK_FILES = [named("keyboard-bad.plist"), next(one for one in FILES if one.path.suffix == ".base64")]


@pytest.mark.parametrize("one", mostly_soak(FILES, QUICK_FILES), ids=lambda one: one.name)
def test_standard_input(docgen, one):
    """A dash reads standard input, and says the same."""
    run = subprocess.run(
        [docgen.binary, "validate", "--format", "json", *one.options, "-"],
        input=one.bytes,
        capture_output=True,
        timeout=60,
    )
    findings = json.loads(run.stdout)
    reported = sorted((found["severity"], found["id"]) for found in findings)
    assert reported == sorted(finding[-2:] for finding in one.findings)
    assert run.returncode == one.status


def test_folder(docgen, tmp_path):
    """A folder is searched for property lists, hidden folders left out, in a stable order."""
    (tmp_path / "App" / "Deep").mkdir(parents=True)
    (tmp_path / ".build").mkdir()
    text = named("keyboard-bad.plist").bytes
    for name in ("App/Info.plist", "App/Deep/Other-Info.plist", ".build/Info.plist"):
        (tmp_path / name).write_bytes(text)
    (tmp_path / "App" / "notes.txt").write_text("no list")
    run, findings = validate(docgen, tmp_path)
    files = {found["file"] for found in findings}
    assert files == {str(tmp_path / name) for name in ("App/Deep/Other-Info.plist", "App/Info.plist")}
    assert len(findings) == 2 * len(named("keyboard-bad.plist").findings)
    assert "2 property lists" in run.stderr
    assert run.stdout == validate(docgen, tmp_path)[0].stdout


def test_several_files(docgen, tmp_path):
    """One error anywhere decides the exit status; a good file gives none."""
    good = named("keyboard.plist").copy(tmp_path)
    bad = named("today-bad.plist").copy(tmp_path)
    assert validate(docgen, good)[0].returncode == 0
    assert validate(docgen, good, bad)[0].returncode == 1


def damaged(one):
    """A list cut off at 20 offsets, and with one byte changed at 20 more, always the same ones."""
    content = one.bytes
    chance = random.Random(one.name)
    for _ in range(20 if content else 0):
        yield content[: chance.randrange(len(content))]
        offset = chance.randrange(len(content))
        yield content[:offset] + bytes([chance.randrange(256)]) + content[offset + 1 :]


@pytest.mark.parametrize("share", [6, soak(1)], ids=["some lists", "every list"])
def test_damage(docgen, tmp_path, share):
    """No damage makes the program crash, hang or print anything but JSON."""
    copies = []
    for one in FILES[::share]:
        for number, content in enumerate(damaged(one)):
            copies.append(tmp_path / f"{number}-{one.name}")
            copies[-1].write_bytes(content)
    assert len(copies) > 400
    run, findings = validate(docgen, *copies)
    assert "Fatal" not in run.stderr and "Traceback" not in run.stderr
    errors = {found["file"] for found in findings if found["severity"] == "error"}
    assert errors <= {str(path) for path in copies}
    assert run.returncode == (1 if errors else 0)


@pytest.mark.parametrize("share", [12, soak(1)], ids=["some lists", "every list"])
def test_damage_and_repair(docgen, tmp_path, share):
    """Repairing a damaged list never leads to more errors than there were.

    A renamed key is left out: what it holds is checked only under its right name."""
    paths = []
    for one in [one for one in FILES if one.fixed != one.bytes][::share]:
        for number, content in enumerate(damaged(one)):
            paths.append(tmp_path / f"{one.path.stem}-{number}{one.path.suffix}")
            paths[-1].write_bytes(content)
    before, after = (validate(docgen, *options, *paths)[1] for options in ([], ["--fix"]))
    renamed = {found["file"] for found in before if found["fix"] and found["id"] == "misspelled-key"}
    errors = [
        collections.Counter(found["file"] for found in findings if found["severity"] == "error")
        for findings in (before, after)
    ]
    assert len(paths) - len(renamed) > 50
    judge(f"{name}: {errors[0][name]} errors, {times} after the repair"
          for name, times in errors[1].items() if times > errors[0][name] and name not in renamed)
