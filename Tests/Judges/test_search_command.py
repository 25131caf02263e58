"""The output of `docgen search` on the whole reference, on a terminal and for programs.

Its options are tested on a small catalogue (`ReadingCommandsTests`), its answers by `test_search_engine`, which asks the same index
thousands of times.
"""

import json
import re

import jsonschema
import pytest
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
            "places": {
                "type": "array", "minItems": 2,
                "items": {"type": "object", "required": ["path", "url"]},
            },
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


def test_one_list_of_every_kind(docgen, site):
    """Scores fall from the first result to the last, whatever its kind, and every address is one of the site's."""
    found = answers(docgen, "share extension")
    assert len({one["kind"] for one in found}) > 2
    scores = [one["score"] for one in found]
    assert scores == sorted(scores, reverse=True)
    for one in found:
        assert (site / one["url"]).is_file(), one


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
