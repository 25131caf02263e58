"""Input twice as large takes about twice the processor's time, for each command that reads what grows.

What is measured is the whole program at a size where its work can be seen, in a few seconds for every change; `test_doubling`
counts instructions of many more inputs. Work that is the product of two inputs takes four times as long.
"""

import json
import os
import resource
import subprocess

import pytest
from conftest import ROOT

# Twice the work, sorting, and what a busy machine adds. A quarter of quadratic work in the smaller run is 2.5.
MOST = 2.45
# A run that is too slow is measured again, and the fastest counts: a machine never makes a run faster.
TRIES = 3


def seconds(command, cwd):
    """What one run takes of the processor."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(
        list(map(str, command)), cwd=cwd, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=300)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert run.returncode in (0, 1), run.stderr[-500:]
    # Not the system's part: how fast it makes files depends on what was deleted before.
    return after.ru_utime - before.ru_utime


def judge_growth(docgen, tmp_path, size, arguments):
    """Compares a run with one for twice the input, both without what the smallest input takes."""
    best = {}
    folders = {}
    for number in (size // 20, size, 2 * size):
        folders[number] = tmp_path / str(number)
        folders[number].mkdir()
    commands = {number: arguments(folder, number) for number, folder in folders.items()}
    for _ in range(TRIES):
        for number, command in commands.items():
            took = seconds([docgen.binary, *command], folders[number])
            best[number] = min(took, best.get(number, took))
        least, once, twice = best.values()
        ratio = (twice - least) / max(once - least, 0.001)
        if ratio <= MOST:
            return
    pytest.fail(f"{least:.2f} s, {once:.2f} s, then {twice:.2f} s: {ratio:.2f} times, at most {MOST}", pytrace=False)


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


# What a site may have many of, alone and in pairs that could meet.
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
        [key(f"A{i}", extensionPoints=[f"p{i}"]) for i in range(n)], extensionPoints=points(n))),
    "keys and codes": (300, lambda n: catalogue([key(f"A{i}", rules=[rule(f"E-{i}")]) for i in range(n)], codes=codes(n))),
    "keys that refer to others": (300, lambda n: catalogue(
        [key(f"A{i}", seeAlso=[[f"A{(7 * i + 1) % n}"]], discussion=f"See `A{(3 * i + 2) % n}`.") for i in range(n)])),
    "keys and platforms": (60, lambda n: catalogue(
        [key(f"A{i}", availability=[{"platform": f"P{i}", "introduced": "1.0"}]) for i in range(n)],
        releases=[{"platform": f"P{i}", "versions": ["1.0"]} for i in range(n)])),
}


@pytest.mark.parametrize("size, made", SITES.values(), ids=SITES)
def test_a_site(lone_docgen, tmp_path, size, made):
    """The published site, whatever its catalogue has many of."""

    def arguments(folder, number):
        (folder / "catalogue.json").write_text(made(number))
        (folder / "content").mkdir()
        return ["build", "--quiet", "--without-downloads", "--catalogue", "catalogue.json", "--content", "content",
                "--theme", ROOT / "themes/default", "--output", "site", "--force"]

    judge_growth(lone_docgen, tmp_path, size, arguments)


def test_guides(lone_docgen, tmp_path):
    """Guides that are about keys and lead to each other."""

    def arguments(folder, number):
        (folder / "catalogue.json").write_text(catalogue([key(f"A{i}") for i in range(number)]))
        (folder / "content").mkdir()
        for index in range(number):
            (folder / f"content/guide-{index}.md").write_text(
                f"---\ntitle: Guide {index}\nsummary: Is a guide.\nkeys: [A{index}]\n---\n\n"
                f"See `A{(3 * index + 1) % number}` and [another](guide:guide-{(7 * index + 1) % number}).\n")
        return ["build", "--quiet", "--without-downloads", "--catalogue", "catalogue.json", "--content", "content",
                "--theme", ROOT / "themes/default", "--output", "site", "--force"]

    judge_growth(lone_docgen, tmp_path, 150, arguments)
