"""scripts/audit finds what a catalogue and copies of pages say differently, and nothing else."""

import json
import shutil
import subprocess

import pytest
from program import ROOT

NAMES = [f"LampSetting{number}" for number in range(60)]


def address(name):
    return f"bundleresources/information-property-list/{name.lower()}"


def key(name):
    """A key as a catalogue has it."""
    return {
        "document": "info-plist", "path": [name], "name": name, "types": ["array"], "elementTypes": ["string"], "title": f"Lamp {name}",
        "availability": [{"platform": "iOS", "introduced": "14.0", "deprecated": "16.0", "source": "current-documentation"},
                         {"platform": "macOS", "introduced": "11.0", "deprecated": None, "source": "current-documentation"}],
        "values": [{"value": "on"}, {"value": "off"}], "default": "on", "sources": [{"id": "current-documentation", "section": address(name)}],
    }


FACTS = {"ios": "14.0", "macos": "11.0", "until": "16.0", "default": "on", "value": "off"}


def in_json(name, *, ios, macos, until, default, value):
    """The page of a key as DocC publishes it."""
    platforms = [{"name": "iOS", "introducedAt": ios, "deprecatedAt": until}, {"name": "macOS", "introducedAt": macos}]
    return json.dumps({
        "identifier": {"url": f"doc://com.example/documentation/{address(name)}"},
        "metadata": {"role": "symbol", "roleHeading": "Property List Key", "title": name, "platforms": platforms},
        "abstract": [{"type": "text", "text": "A lamp."}],
        "primaryContentSections": [
            {"kind": "details", "details": {"ideTitle": f"Lamp {name}", "value": [{"baseType": "string", "arrayMode": True}]}},
            {"kind": "possibleValues", "values": [{"name": "on"}, {"name": value}]},
            {"kind": "attributes", "attributes": [{"kind": "default", "value": default}]},
        ],
    }, indent=1)


def in_fields(name, *, ios, macos, until, default, value):
    """The same page as Markdown with fields."""
    return (
        f"# {name}\n\n**Framework**: Bundle Resources  \n**Kind**: typealias\n\nA lamp.\n\n"
        f"**Availability**:\n- iOS {ios}–{until} Deprecated\n- macOS {macos}+\n\n"
        f"**Type**: [string]\n\n**Default**: `{default}`\n\n## Possible Values\n- `on`\n- `{value}`\n\n## See Also\n- [Other](other.md)\n\n"
        f"*[View](https://developer.apple.com/documentation/{address(name)})*\n")


def in_titles(name, *, ios, macos, until, default, value):
    """The same page as Markdown below the titles of the pages above it."""
    return (
        f"\n\n- Bundle Resources\n- Information Property List\n-  {name} \n\nProperty List Key\n\n# {name}\n\nA lamp.\n\n"
        f"iOS {ios}–{until}DeprecatedmacOS {macos}+\n\n## Details \n\nName  \nLamp {name}\n\nType  \n\narray of strings\n\n"
        f"Default  \n\n{default}\n\n## Possible Values \n\n`on`  \n\n`{value}`  \n\n")


FORMS = {"json": in_json, "fields": in_fields, "titles": in_titles}


class Copies:
    """A copy of the scripts, so that what they record stays there; with a catalogue and pages of one form."""

    def __init__(self, folder, form):
        self.folder, self.form = folder, form
        self.ending = "json" if form == "json" else "md"
        for name in ("audit", "stored_pages.py", "catalogue_pages.py", "readings.py"):
            (folder / "scripts").mkdir(exist_ok=True)
            shutil.copy(ROOT / "scripts" / name, folder / "scripts")
        for name in ("docs", "pages", "Sources/Catalogue/KeyCatalogue"):
            (folder / name).mkdir(parents=True)
        (folder / "catalogue.json").write_text(json.dumps({"keys": list(map(key, NAMES))}), encoding="utf-8")
        for name in NAMES:
            self.write(name)

    def page(self, name):
        return self.folder / "pages" / f"{name}.{self.ending}"

    def write(self, name, **facts):
        self.page(name).write_text(FORMS[self.form](name, **{**FACTS, **facts}), encoding="utf-8")

    def run(self, *options):
        command = [self.folder / "scripts/audit", "--catalogue", self.folder / "catalogue.json", *options, self.folder / "pages"]
        return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)

    def audit(self, *options):
        """The rows that the script prints."""
        run = self.run(*options)
        assert run.returncode == bool(run.stdout), run.stderr
        return [tuple(line.split("\t")) for line in run.stdout.splitlines()]


@pytest.fixture(params=FORMS)
def copies(request, tmp_path):
    return Copies(tmp_path, request.param)


def test_facts_that_differ(copies):
    """The same facts are silent, and each fact that another page states is named."""
    assert copies.audit() == []
    others = [
        ({"ios": "13.4"}, ("since iOS", "14.0", "13.4")), ({"macos": "12.1"}, ("since macOS", "11.0", "12.1")),
        ({"until": "17.2"}, ("until iOS", "16.0", "17.2")), ({"default": "off"}, ("default", "on", "off")),
        ({"value": "dim"}, ("values", "without", "dim")),
    ]
    wanted = set()
    for number, name in enumerate(NAMES[:50]):
        facts, row = others[number % len(others)]
        copies.write(name, **facts)
        wanted.add((address(name), *row))
    assert set(copies.audit()) == wanted


def test_judged_differences(copies):
    """A difference with a reason is silent until the page says something else again; one without a reason is refused."""
    copies.write(NAMES[0], ios="13.0")
    assert copies.audit() == [(address(NAMES[0]), "since iOS", "14.0", "13.0")]
    judged = copies.folder / "docs" / "audit.tsv"
    judged.write_text(f"# address, subject, page, reason\n{address(NAMES[0])}\tsince iOS\t13.0\tThe header says 14.0.\n", encoding="utf-8")
    assert copies.audit() == []
    copies.write(NAMES[0], ios="12.0")
    assert [row[3] for row in copies.audit()] == ["12.0"]
    judged.write_text(f"{address(NAMES[0])}\tsince iOS\t12.0\t\n", encoding="utf-8")
    run = copies.run()
    assert run.returncode == 1 and "a reason" in run.stderr


def test_pages_that_were_read(copies):
    """A page that was read before is named when its words change or it is gone; white space is no words."""
    assert copies.audit("--record", "--edition", "2026-03-01") == []
    recorded = (copies.folder / "Sources/Catalogue/KeyCatalogue/SourceReadings.swift").read_text(encoding="utf-8")
    assert all(f"\n  {address(name)} {copies.form} 2026-03-01 " in recorded for name in NAMES)
    text = copies.page(NAMES[1]).read_text(encoding="utf-8")
    copies.page(NAMES[1]).write_text(text + "\n \n", encoding="utf-8")
    assert copies.audit() == []
    copies.page(NAMES[1]).write_text(text.replace("A lamp.", "A lamp with a switch."), encoding="utf-8")
    assert [row[:2] for row in copies.audit()] == [(address(NAMES[1]), "text")]
    copies.write(NAMES[1])
    copies.page(NAMES[2]).unlink()
    assert copies.audit() == [(address(NAMES[2]), "page", "cited", "gone")]


def test_pages_without_a_key(copies):
    """A page that no key cites may be about a new key; files of other forms, and damaged ones, have none."""
    pages = copies.folder / "pages"
    (pages / "new.json").write_text(in_json("LampNewSetting", **FACTS), encoding="utf-8")
    (pages / "note.md").write_text("# A note\n\nNothing about keys.\n", encoding="utf-8")
    (pages / "cut.json").write_text(in_json("LampCut", **FACTS)[:100], encoding="utf-8")
    (pages / "bytes.md").write_bytes(b"\xff\xfe\x00# ")
    assert copies.audit() == [(address("LampNewSetting"), "page", "not cited", "LampNewSetting")]
