"""Input twice as large takes about twice the processor's time, for each command that reads what grows.

What is measured is the whole program at a size where its work can be seen, in a few seconds for every change; `test_doubling`
counts instructions of many more inputs. Work that is the product of two inputs takes four times as long.
"""

import json
import resource
import subprocess

import hostile_projects
import hostile_schemas
import pytest
from conftest import ROOT, mostly_soak
from test_doubling import both_ends, edited_lines

# Twice the work, sorting, and what a busy machine adds, on which other judges run at the same time. Where half of the smaller
# run is the product of two inputs, it is 3.
MOST = 3
# The same of a build, whose input is read once and whose files are written one by one.
MOST_OF_A_BUILD = 2.6
# In bytes: what a key's page may grow by when everything doubles: numbers, and names with a digit more.
GROWTH_OF_A_PAGE = 400
# A run that is too slow is measured again, and the fastest counts: a machine never makes a run faster.
TRIES = 8
# Of each command the inputs whose parts most often met; each takes some seconds.
QUICK = {
    "keys of a dictionary", "keys that refer to others", "documents", "platforms", "shapes of one name",
    "targets and their entitlements"}
# In seconds: what two runs of the same input differ by.
NOISE = 0.05
# In seconds: what a size must take at least, beyond what the smallest takes. It is doubled until it does, this often at most.
SEEN, DOUBLINGS = 4 * NOISE, 6


def seconds(command, cwd, text, statuses=(0, 1)):
    """The processor time of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(
        list(map(str, command)), cwd=cwd, input=text, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8",
        errors="replace", timeout=300)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert run.returncode in statuses, run.stderr[-500:]
    # Not the system's part: how fast it makes files depends on what was deleted before.
    return after.ru_utime - before.ru_utime


def judge_growth(docgen, tmp_path, size, made, most=MOST, statuses=(0, 1)):
    """Compares a run with one for twice the input, both without what the smallest input takes. `made` writes an input of a
    size into a folder, and gives the program's arguments and its standard input. If a size is too small to be distinguished
    from what runs differ by, it is doubled. Returns the folders of the run and of the one for twice the input."""
    runs, best = {}, {}

    def measured(number):
        """What a run took at best."""
        if number not in runs:
            folder = tmp_path / str(number)
            folder.mkdir()
            runs[number] = (folder, *made(folder, number))
        folder, arguments, text = runs[number]
        took = seconds([docgen.binary, *arguments], folder, text, statuses)
        best[number] = min(took, best.get(number, took))
        return best[number]

    smallest, largest = size // 20, size << DOUBLINGS
    for _ in range(TRIES + DOUBLINGS):
        least, once = measured(smallest), measured(size)
        # What looked long enough may have been another program's work.
        if once - least < SEEN and size < largest:
            size *= 2
            continue
        twice = measured(2 * size)
        if twice - least <= most * (once - least) + NOISE:
            return runs[size][0], runs[2 * size][0]
    pytest.fail(f"{least:.2f} s, {once:.2f} s, then {twice:.2f} s", pytrace=False)


def key(*path, **members):
    return {"path": list(path), "types": ["string"], "summary": "Is a key.", **members}


def catalogue(keys, **members):
    return json.dumps({"format": 2, "title": "T", "keys": keys, **members})


def groups(number):
    return [{"id": f"g{index}", "title": f"Group {index}"} for index in range(number)]


def values(number):
    return [{"value": f"v{index}", "summary": "Is a value."} for index in range(number)]


def points(number):
    return [{"identifier": f"p{index}", "name": f"Point {index}", "mechanism": "NSExtension"} for index in range(number)]


def codes(number):
    return [{"id": f"E-{index}", "title": f"Error {index}", "summary": "Is an error."} for index in range(number)]


def rule(code):
    return {"rule": "length", "max": 9, "codes": [code]}


def rule_on(other):
    return {"rule": "needs", "keys": [[other]]}


def available(version, platform="P"):
    return {"platform": platform, "introduced": version}


# Parts that a site may have many of, alone and in pairs that could meet.
SITES = {
    "keys": (400, lambda n: catalogue([key(f"A{i}") for i in range(n)])),
    "keys of a group": (400, lambda n: catalogue([key(f"A{i}", group="g0") for i in range(n)], groups=groups(1))),
    "keys and groups": (400, lambda n: catalogue([key(f"A{i}", group=f"g{i}") for i in range(n)], groups=groups(n))),
    "keys of a dictionary": (
        400, lambda n: catalogue([key("A", types=["dictionary"]), *(key("A", f"k{i}") for i in range(n))])),
    "required keys of a dictionary": (
        300, lambda n: catalogue([key("A", types=["dictionary"]), *(key("A", f"k{i}", required=True) for i in range(n))])),
    "dictionaries of a key": (300, lambda n: catalogue(
        [one for i in range(n) for one in (key(f"A{i}", types=["dictionary"]), key(f"A{i}", "k"))])),
    "keys and values": (150, lambda n: catalogue([key(f"A{i}", values=values(4)) for i in range(n)])),
    "values of a key": (600, lambda n: catalogue([key("A", values=values(n))])),
    "keys and extension points": (200, lambda n: catalogue(
        [key("E", types=["dictionary"]), key("E", "I"), *(key(f"A{i}", extensionPoints=[f"p{i}"]) for i in range(n))],
        extensionPoints=points(n), mechanisms=[{"name": "NSExtension", "identifierKey": "E/I"}])),
    "documents": (100, lambda n: catalogue(
        [one for i in range(n) for one in (
            key("A", document=f"d{i}", group=f"g{i}", rules=[rule_on("B")]), key("B", document=f"d{i}", group=f"g{i}"))],
        groups=[{"id": f"g{i}", "title": f"Group {i}", "document": f"d{i}"} for i in range(n)],
        documents=[{"id": f"d{i}", "name": f"d{i}.json", "format": "json"} for i in range(n)])),
    "platforms": (150, lambda n: catalogue(
        [key(f"A{i}", availability=[available("1.0", f"P{i}")]) for i in range(n)],
        releases=[{"platform": f"P{i}", "versions": ["1.0"]} for i in range(n)])),
    "releases": (200, lambda n: catalogue(
        [key(f"A{i}", availability=[available(f"{i + 1}.0")]) for i in range(n)],
        releases=[{"platform": "P", "versions": [f"{i + 1}.0" for i in range(n)]}])),
    "keys of a release": (200, lambda n: catalogue(
        [key(f"A{i}", availability=[{**available("1.0"), "deprecated": "2.0"}]) for i in range(n)],
        releases=[{"platform": "P", "versions": ["1.0", "2.0"]}])),
    "keys and interfaces": (200, lambda n: catalogue([key(f"A{i}", apis=[{"symbol": f"T{i}.f"}]) for i in range(n)])),
    "keys of an interface": (200, lambda n: catalogue([key(f"A{i}", apis=[{"symbol": "T.f"}]) for i in range(n)])),
    "keys and capabilities": (200, lambda n: catalogue([key(f"A{i}", capability=f"C{i // 2}") for i in range(n)])),
    "keys of a capability": (200, lambda n: catalogue([key(f"A{i}", capability="C") for i in range(n)])),
    "keys of a code": (300, lambda n: catalogue([key(f"A{i}", rules=[rule("E-0")]) for i in range(n)], codes=codes(1))),
    "keys and shapes": (200, lambda n: catalogue([one for i in range(n) for one in (
        key(f"A{i}", types=["dictionary"], variants=[f"s{i}"]), key(f"{{s{i}}}", types=["dictionary"]), key(f"{{s{i}}}", "k"))])),
    "keys of a shape": (200, lambda n: catalogue([
        key("{s}", types=["dictionary"]), key("{s}", "k"), *(key(f"A{i}", types=["dictionary"], variants=["s"]) for i in range(n))])),
    "keys and sources": (200, lambda n: catalogue(
        [key(f"A{i}", sources=[f"s{i}"]) for i in range(n)], sources=[{"id": f"s{i}", "title": f"Source {i}"} for i in range(n)])),
    "keys and codes": (300, lambda n: catalogue([key(f"A{i}", rules=[rule(f"E-{i}")]) for i in range(n)], codes=codes(n))),
    "keys that refer to others": (300, lambda n: catalogue(
        [key(f"A{i}", seeAlso=[[f"A{(7 * i + 1) % n}"]], discussion=f"See `A{(3 * i + 2) % n}`.") for i in range(n)])),
}


def built(folder, text):
    """The arguments of a build of a catalogue, with an empty folder for guides."""
    (folder / "catalogue.json").write_text(text)
    (folder / "content").mkdir()
    return ["build", "--quiet", "--without-downloads", "--catalogue", "catalogue.json", "--content", "content",
            "--theme", ROOT / "themes/default", "--output", "site"]


@pytest.mark.parametrize("name", mostly_soak(SITES, QUICK))
def test_a_site(lone_docgen, tmp_path, name):
    """The published site, whatever its catalogue has many of."""
    size, made = SITES[name]
    judge_pages(*judge_growth(
        lone_docgen, tmp_path, size, lambda folder, number: (built(folder, made(number)), ""), MOST_OF_A_BUILD, (0,)))


def judge_pages(once, twice):
    """Compares the longest pages of keys. The key that contains all the others, if there is one, is called A."""

    def longest(folder):
        facts = (path for path in (folder / "site").rglob("*.json") if path.stem != "A" and path.with_suffix(".md").exists())
        return max((path.with_suffix(".html").stat().st_size for path in facts), default=0)

    assert longest(twice) <= longest(once) + GROWTH_OF_A_PAGE, (longest(once), longest(twice))


def test_guides(lone_docgen, tmp_path):
    """Guides that are about keys and lead to each other."""

    def made(folder, number):
        arguments = built(folder, catalogue([key(f"A{i}") for i in range(number)]))
        for index in range(number):
            (folder / f"content/guide-{index}.md").write_text(
                f"---\ntitle: Guide {index}\nsummary: Is a guide.\nkeys: [A{index}]\n---\n\n"
                f"See `A{(3 * index + 1) % number}` and [another](guide:guide-{(7 * index + 1) % number}).\n")
        return arguments, ""

    judge_pages(*judge_growth(lone_docgen, tmp_path, 150, made, MOST_OF_A_BUILD, (0,)))


def test_nothing_changed(lone_docgen, tmp_path):
    """A build without a change ends within a tenth of the time of the first."""
    command = [lone_docgen.binary, *built(tmp_path, catalogue([key(f"A{i}") for i in range(2000)]))]
    first = seconds(command, tmp_path, "")
    again = min(seconds(command, tmp_path, "") for _ in range(3))
    assert again <= first / 10 + NOISE, (first, again)


@pytest.mark.soak
def test_keys_without_groups(lone_docgen, tmp_path):
    """Keys without groups take no more than half as long again as the same in groups."""
    number, took = 4000, {}
    for name, grouped in (("flat", False), ("groups", True)):
        (tmp_path / name).mkdir()
        keys = [key(f"A{i}", **({"group": f"g{i // 40}"} if grouped else {})) for i in range(number)]
        text = catalogue(keys, **({"groups": groups(number // 40)} if grouped else {}))
        command = [lone_docgen.binary, *built(tmp_path / name, text), "--force"]
        took[name] = min(seconds(command, tmp_path / name, "") for _ in range(2))
    assert took["flat"] <= 1.5 * took["groups"] + NOISE, took


def test_a_search(lone_docgen, tmp_path):
    """A long query among many keys."""

    def made(folder, number):
        (folder / "catalogue.json").write_text(catalogue([key(f"Key{i}", summary=f"Sets the word{i}.") for i in range(5 * number)]))
        return ["search", "--catalogue", "catalogue.json", "--", "word " * number], ""

    judge_growth(lone_docgen, tmp_path, 400, made)


def test_an_edited_text(lone_docgen, tmp_path):
    """Changes that jump between both ends of a long text."""
    judge_growth(lone_docgen, tmp_path, 1_000, lambda _, number: edited_lines(number, both_ends(number)))


# The cases that show in a few seconds; `test_doubling` has all.
SCHEMAS = {
    "brackets": 32_000, "values": 4_000, "parts": 400, "keys in a group": 500, "shapes of one name": 200, "conditions": 60,
    "a long name above values": 12_800, "addresses and references": 400, "listed values of two parts": 8_000,
}


@pytest.mark.parametrize("name", mostly_soak(SCHEMAS, QUICK))
def test_an_import(lone_docgen, tmp_path, name):
    """A schema whose parts could meet each other."""
    size = SCHEMAS[name]
    _, text = (hostile_schemas.SINGLE | hostile_schemas.PAIRS)[name]

    def made(folder, number):
        (folder / "schema.json").write_bytes(text(number))
        return ["import", "schema.json"], ""

    judge_growth(lone_docgen, tmp_path, size, made)


PROJECTS = {
    "lists and a project": 200, "lists and files of settings": 150, "targets and their entitlements": 100, "overrides and files": 200,
    "near misses": 1_000, "folders in an archive": 1_000, "bundles beside bundles": 100,
}


@pytest.mark.parametrize("name", mostly_soak(PROJECTS, QUICK))
def test_checked_files(lone_docgen, tmp_path, name):
    """Files that are compared with each other."""
    size = PROJECTS[name]
    _, maker = hostile_projects.MAKERS[name]
    judge_growth(lone_docgen, tmp_path, size, lambda folder, number: (maker(folder, number), ""))
