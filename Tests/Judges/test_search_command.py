"""The output of `docgen search`, for people, pipes and programs.

Each start makes an index, which takes half a second in a program that is not optimised, so that most cases are for
`make soak`; `test_search_engine` asks the same index thousands of times.
"""

import json
import re

import jsonschema
import pytest
from conftest import soak
from program import on_terminal
from test_command_line import ESCAPE

ANSWERS = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["kind", "document", "name", "path", "title", "summary", "url", "score"],
        "properties": {
            "kind": {
                "enum": [
                    "key", "extension point", "group", "guide", "list", "api", "code", "capability", "document",
                    "platform", "release", "finding", "rules of a group",
                ]
            },
            "document": {"enum": ["info-plist", "entitlements", "privacy-manifest", None]},
            "name": {"type": "string", "minLength": 1},
            "path": {"type": "string"},
            "title": {"type": "string"},
            "summary": {"type": "string"},
            "url": {"type": "string", "pattern": r"^[^/].*\.html$"},
            "score": {"type": "integer"},
        },
    },
}


def answers(docgen, *query):
    """The program's answers as data."""
    run = docgen.run("search", "--json", *query)
    assert not run.stderr, run.stderr
    found = json.loads(run.stdout)
    jsonschema.validate(found, ANSWERS)
    assert run.returncode == (0 if found else 1)
    return found


@pytest.mark.parametrize(
    "query, first",
    [
        (["camera", "permission"], "NSCameraUsageDescription"),
        (["NSExtenstionActivationRule"], "NSExtensionActivationRule"),
        soak(["NSExtensionPointIdentifier"], "NSExtensionPointIdentifier"),
        soak(["nsepi"], "NSExtensionPointIdentifier"),
        soak(["right to left"], "PrefersRightToLeft"),
        soak(["com.apple.share-services"], "Share"),
    ],
)
def test_first_answer(docgen, query, first):
    """Words may be one argument or several."""
    assert answers(docgen, *query)[0]["name"] == first


@pytest.mark.soak
def test_every_name_is_found(docgen, catalogue):
    """A sample of the catalogue's names leads to their own keys."""
    for key in catalogue["keys"][::311]:
        if key["path"][-1] in ("*", "[]"):
            continue
        found = answers(docgen, key["name"])
        assert found[0]["name"] == key["name"]
        assert key["url"] in [one["url"] for one in found]


def test_one_list_of_every_kind(docgen, site):
    """Scores fall from the first result to the last, whatever its kind, and every address is one of the site's."""
    found = answers(docgen, "share extension")
    assert len({one["kind"] for one in found}) > 2
    scores = [one["score"] for one in found]
    assert scores == sorted(scores, reverse=True)
    for one in found:
        assert (site / one["url"]).is_file(), one


def test_limit(docgen):
    """None is not a limit."""
    assert docgen.run("search", "--limit", "0", "usage").returncode == 2


def test_filters(docgen, catalogue):
    """A filter alone lists every key that it lets through."""
    found = answers(docgen, "--limit", "500", "deprecated:yes")
    wanted = {
        key["url"]
        for key in catalogue["keys"]
        if any(s["deprecated"] or s["removed"] or s["ignored"] for s in key["availability"])
    }
    assert {one["url"] for one in found if one["kind"] == "key"} == wanted


@pytest.mark.parametrize("query", ["platfrom:ios", soak("type:strng"), soak("point:nonsense")])
def test_wrong_filter(docgen, query):
    """Told with a hint, and nothing is searched."""
    run = docgen.run("search", query)
    assert run.returncode == 2 and not run.stdout
    assert "remedy" in run.stderr


def test_no_answer(docgen, tmp_path):
    """An empty result is reported on standard error; a program gets an empty array."""
    small = ["--catalogue", tmp_path / "c.json"]
    small[1].write_text(json.dumps({"format": 1, "keys": [{"path": ["Zebra"], "types": ["string"], "summary": "Counts stripes."}]}))
    run = docgen.run("search", *small, "qqqqqqqqqqqq")
    assert (run.returncode, run.stdout) == (1, "") and "qqqqqqqqqqqq" in run.stderr
    run = docgen.run("search", *small, "--json", "qqqqqqqqqqqq")
    assert (run.returncode, json.loads(run.stdout)) == (1, [])
    assert docgen.run("search", "").returncode == 2


def test_a_line_for_each_answer(docgen):
    """In a pipe a line is a name, a page and a summary, without colours; the limit counts all results."""
    run = docgen.run("search", "--limit", "3", "camera")
    found = answers(docgen, "--limit", "3", "camera")
    assert len(found) == 3
    assert [line.split("\t") for line in run.stdout.splitlines()] == [
        [one["name"], one["url"], one["summary"]] for one in found
    ]
    assert ESCAPE not in run.stdout


def test_on_a_terminal(docgen):
    """Names are bold, matches underlined, lines no longer than the terminal."""
    shown = on_terminal(docgen, "search", "right to left")
    assert f"{ESCAPE}[1m" in shown and f"{ESCAPE}[4m" in shown
    plain = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert plain.startswith("PrefersRightToLeft  boolean, iOS 8.0+")
    assert "    NSExtension/NSExtensionAttributes/PrefersRightToLeft" in plain
    assert ESCAPE not in on_terminal(docgen, "search", "right to left", NO_COLOR="1")


@pytest.mark.soak
def test_show_takes_the_answers(docgen):
    """docgen show prints the page of every answer: by its address, a key by its path."""
    for one in answers(docgen, "share")[:6] + answers(docgen, "ITMS-90683")[:3]:
        run = docgen.run("show", one["path"] or one["url"])
        assert run.returncode == 0 and one["name"] in run.stdout, one
        facts = json.loads(docgen.run("show", "--json", one["path"] or one["url"]).stdout)
        assert facts["url"] == one["url"]


def test_another_catalogue(docgen, tmp_path):
    """A file's catalogue is searched instead; what a terminal would obey is not printed."""
    document = {
        "format": 1,
        "keys": [{"path": ["Zebra\x1b[31m"], "types": ["string"], "summary": "Counts \x07stripes."}],
    }
    path = tmp_path / "c.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    run = docgen.run("search", "--catalogue", path, "zebra")
    assert run.returncode == 0 and run.stdout.startswith("Zebra")
    assert ESCAPE not in run.stdout and "\x07" not in run.stdout
    assert "NSExtension" not in docgen.run("search", "--catalogue", path, "NSExtension").stdout
    run = docgen.run("search", "--catalogue", tmp_path / "none.json", "a")
    assert run.returncode == 2 and "none.json" in run.stderr


def test_open(docgen, site, tmp_path):
    """The first answer's page goes to the browser; a missing site is reported with a remedy."""
    run = docgen.run("search", "--open", "--site", tmp_path, "nsepi")
    assert run.returncode == 2 and "docgen build" in run.stderr
    browser = tmp_path / "xdg-open"
    browser.write_text('#!/bin/sh\necho "$1" > "$0.log"\n', encoding="utf-8")
    browser.chmod(0o755)
    environment = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
    run = docgen.run("search", "--open", "--site", site, "nsepi", env=environment)
    assert run.returncode == 0, run.stderr
    opened = (tmp_path / "xdg-open.log").read_text(encoding="utf-8").strip()
    assert opened == str(site.resolve() / "info-plist/NSExtension/NSExtensionPointIdentifier.html")


def test_completion(docgen):
    """The shell offers key names."""
    script = docgen.run("--generate-completion-script", "bash").stdout
    assert "search" in script
    offered = docgen.run("---completion", "search", "--", "positional@0", "0", "0")
    assert "NSExtensionPointIdentifier" in offered.stdout.split()
