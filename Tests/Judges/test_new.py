"""A package that `docgen new` starts builds, passes its own checks and is about its own format alone.

The program is that of the example that `docgen new` copies, which docgen's own build compiles; that a
copy builds under another name is left to `make soak`.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess

import jsonschema
import pytest
from conftest import ROOT, snapshot
from documents import DOCUMENTS, blocks
from small_sites import png

NAME = "lamp-reference"
EXAMPLE = "LampReference"
# Words of the format of the catalogue that docgen brings.
OTHER_FORMAT = r"[Pp]list|[Pp]roperty list|Xcode|NSExtension|com\.apple|\biOS|macOS"
# The objects of docgen's own modules are kept from run to run: without them a build takes minutes.
SCRATCH = ROOT / ".build" / "judges-new"


def run(command, folder, **options):
    """The finished process, with its output as text."""
    return subprocess.run(
        [*map(str, command)],
        **{"cwd": folder, "stdin": subprocess.DEVNULL, "capture_output": True, "encoding": "utf-8",
           "timeout": 1200, **options})


@pytest.fixture(scope="module")
def package(docgen, tmp_path_factory):
    """A package just started."""
    folder = tmp_path_factory.mktemp("new")
    started = docgen.run("new", NAME, "--docgen", ROOT, cwd=folder)
    assert started.returncode == 0, started.stderr
    listed = re.findall(rf"^  {NAME}/(.+)$", started.stdout, re.MULTILINE)
    assert sorted(listed) == sorted(snapshot(folder / NAME)), "the files are listed as they are written"
    assert "make site" in started.stdout and "make test" in started.stdout
    return folder / NAME


@pytest.fixture(scope="module")
def program(docgen):
    """The example's program, from the same build as docgen."""
    path = pathlib.Path(docgen.binary).parent / "LampExample"
    assert path.is_file(), "build it: swift build --product LampExample"
    return path


@pytest.fixture(scope="module")
def published(program, package):
    """The package's site."""
    built = run([program, "build"], package)
    assert built.returncode == 0, built.stderr
    return package / "public"


@pytest.mark.soak
def test_a_new_package_builds(package):
    """Under its own name, without a warning, and its program passes its own tests."""
    build = ["swift", "build", "--scratch-path", SCRATCH]
    built = run(build, package)
    assert built.returncode == 0, built.stdout + built.stderr
    warnings = [line for line in built.stdout.splitlines() if f"{NAME}/Sources" in line and "warning:" in line]
    assert not warnings, "\n".join(warnings)
    program = run([*build, "--show-bin-path"], package).stdout.strip() + "/" + NAME
    for command in (["check"], ["validate", "lamp.json"], ["build"]):
        ran = run([program, *command], package)
        assert ran.returncode == 0, ran.stderr
    assert f"{NAME} build" in run([program, "--help"], package).stdout


def test_sources_are_formatted(package):
    """The package's Swift is laid out like docgen's own."""
    lint = ["swift", "format", "lint", "--strict", "--configuration", ROOT / ".swift-format", "-r",
            "Sources", "Package.swift"]
    checked = run(lint, package)
    assert checked.returncode == 0, checked.stderr


def test_checks_pass(program, package):
    """The package's own `make test` reports nothing."""
    checked = run([program, "check"], package)
    assert checked.returncode == 0 and "Checked 3 keys" in checked.stdout, checked.stderr
    assert checked.stderr == ""
    example = run([program, "validate", "lamp.json"], package)
    assert example.returncode == 0 and example.stdout == "", example.stdout


def test_a_wrong_value_is_found(program, tmp_path):
    """The program reports the mistakes that the package's README suggests to make."""
    (tmp_path / "lamp.json").write_text('{"Beam": {"Colour": "purple", "Period": 61}}')
    checked = run([program, "validate", "lamp.json"], tmp_path)
    assert checked.returncode == 1
    assert "'purple'" in checked.stdout and "'white', 'red' or 'green'" in checked.stdout
    assert "60" in checked.stdout


def test_a_missing_key_is_found(program, tmp_path):
    """Nothing builds the file, so that a required key must be in it; the message names the format."""
    (tmp_path / "lamp.json").write_text("{}")
    checked = run([program, "validate", "lamp.json"], tmp_path)
    assert checked.returncode == 1
    assert "the lamp.json lacks the required key 'Beam'" in checked.stdout
    assert not re.search(OTHER_FORMAT, checked.stdout)


def test_keys_are_found_and_shown(program, package):
    """The commands work on the package's own keys."""
    answers = json.loads(run([program, "search", "--json", "seconds", "flash"], package).stdout)
    assert answers[0]["path"] == "Beam/Period"
    shown = run([program, "show", "Colour"], package)
    assert shown.returncode == 0 and "starboard" in shown.stdout
    assert run([program, "show", "NSExtension"], package).returncode == 1


def test_program_speaks_of_itself(program, package):
    """Help and version are the program's own, and it has no command `new`."""
    assert run([program, "--version"], package).stdout == "1.0.0\n"
    for command in ([], ["build"], ["serve"], ["search"], ["show"], ["schema"], ["check"], ["validate"]):
        text = run([program, *command, "--help"], package).stdout
        assert f"{EXAMPLE} {(command or ['build'])[0]}" in text
        assert not re.search(r"docgen (build|serve|search|show|schema|check|validate)", text)
        assert not re.search(OTHER_FORMAT, text), text
    assert run([program, "new", "another"], package).returncode == 2


def test_catalogue_reads_back(published, program, package, tmp_path):
    """The site's data conforms to its schema, and the same site can be built from it."""
    schema = json.loads((published / "schemas/catalogue.schema.json").read_text())
    document = json.loads((published / "catalogue.json").read_text())
    jsonschema.validate(document, schema)
    assert document["documents"][0]["name"] == "lamp.json"
    again = run([program, "build", "--output", tmp_path / "again", "--settings", "docgen.yaml",
                 "--catalogue", published / "catalogue.json"], package)
    assert again.returncode == 0, again.stderr
    first, second = snapshot(published), snapshot(tmp_path / "again")
    assert first.keys() == second.keys()
    # The editor's extension carries a catalogue that is not the program's own, and lists of files state its digest.
    different = {path for path in first if first[path] != second[path]}
    assert {path for path in different if not path.startswith("downloads/")} <= {".docgen-manifest", "sw.js"}


def test_the_site_mentions_no_other_format(published):
    """No page, no data and no schema mentions the format of the catalogue that docgen brings."""
    for path in published.rglob("*"):
        if path.suffix in {".html", ".md", ".json", ".txt"}:
            assert not re.search(OTHER_FORMAT, path.read_text()), path
    assert (published / "schemas/lamp.schema.json").is_file()


def test_guide_links_to_its_keys(published):
    """The guide's mention of a key leads to the key's page."""
    page = (published / "guides/first-light.html").read_text()
    assert 'href="../keys/Beam/Period.html"' in page
    assert 'href="../keys/Beam.html"' in page


def test_the_whole_way_leads_to_a_site_for_a_host(docgen, program, tmp_path):
    """The commands of the document, as they are written, with programs that are built already."""
    (way,) = (block for block in blocks(DOCUMENTS["docs/own-catalogue.md"], "sh") if "--edition" in block)
    assert len(way.splitlines()) <= 10
    stub = tmp_path / "bin/swift"
    stub.parent.mkdir()
    stub.write_text(
        '#!/bin/sh\nshift\nif [ "$1" = --package-path ]; then shift 2; fi\nname=$1\nshift\n'
        f'case $name in docgen) exec "{docgen.binary}" "$@";; lamp-reference) exec "{program}" "$@";; esac\nexit 9\n')
    stub.chmod(0o755)
    (tmp_path / "lamp.png").write_bytes(png((200, 30, 30)))
    environment = {**os.environ, "PATH": f"{stub.parent}:{os.environ['PATH']}"}
    done = run(["bash", "-ec", way], tmp_path, env=environment)
    assert done.returncode == 0 and "warning" not in done.stderr, done.stdout + done.stderr
    site = tmp_path / "lamp-reference/public"
    assert (site / ".nojekyll").is_file() and "url=1.1/index.html" in (site / "index.html").read_text()
    names = json.loads((site / "editions.js").read_text().removeprefix("var docgenEditions = ").rstrip(";\n"))["editions"]
    assert [name["name"] for name in names] == ["1.1", "1.0"]
    for edition in ("1.0", "1.1"):
        page = (site / edition / "guides/first-light.html").read_text()
        assert '<html lang="de">' in page and 'class="editions"' in page
        assert 'src="lamp.png" alt="Eine Lampe am Hafen" width="40" height="20"' in page
        assert "<figcaption>Nach einer Stunde</figcaption>" in page and (site / edition / "guides/lamp.png").is_file()
    for page in ("index.html", "editions.html"):
        assert '<html lang="de">' in (site / page).read_text()


def test_nothing_is_overwritten(docgen, tmp_path):
    """A folder with something in it stays as it is; an empty one will do."""
    (tmp_path / "lamp").mkdir()
    (tmp_path / "lamp" / "notes.txt").write_text("mine")
    before = snapshot(tmp_path)
    refused = docgen.run("new", "lamp", "--docgen", ROOT, cwd=tmp_path)
    assert refused.returncode == 2 and "[not-empty]" in refused.stderr
    assert snapshot(tmp_path) == before
    (tmp_path / "empty").mkdir()
    assert docgen.run("new", "empty", "--docgen", ROOT, cwd=tmp_path).returncode == 0


def test_docgen_is_named(docgen, tmp_path):
    """The package depends on what `--docgen` names, if that is docgen."""
    address = "https://example.com/team/docgen.git"
    assert docgen.run("new", "lamp", "--docgen", address, cwd=tmp_path).returncode == 0
    assert f'.package(url: "{address}", from: ' in (tmp_path / "lamp/Package.swift").read_text()
    refused = docgen.run("new", "other", "--docgen", tmp_path, cwd=tmp_path)
    assert refused.returncode == 2 and "[unknown-docgen]" in refused.stderr
    assert not (tmp_path / "other").exists()


# Texts that a literal of Swift has to escape, or that would end it.
ODD_TEXTS = [
    'a "quoted" word', "back\\slash", "\\(interpolated)", 'three """ quotes', "two\nlines", "tab\tstop", "\u202eright to left",
    "e\u0301 and \u0301", "blank at the end \n  and at the start", '#"raw"#', '"#', "word " * 60, "w" * 300, "\n", '"""', "\\",
]
ODD_NAMES = ["class", "a/b", "a~b", "*x", "x:y", "{x", "\u65e5\u672c", "a b", '"', "\\", "self", "a\nb"]


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    """A catalogue of odd texts and names, unions, shapes, and more keys and values than Swift compiles at once."""
    keys = [
        {"path": [f"text{number}"], "types": ["string", "null"], "title": text, "summary": text, "discussion": text,
         "group": "class", "default": text, "example": [text], "values": [{"value": text, "summary": text}],
         "rules": [{"rule": "pattern", "pattern": '^\\d+"#$', "form": text}]}
        for number, text in enumerate(ODD_TEXTS)
    ]
    keys += [{"path": ["names", name], "types": ["any"], "summary": "Is a name.", "group": "names"} for name in ODD_NAMES]
    keys += [
        {"path": ["names"], "types": ["dictionary"], "summary": "Has names.", "group": "names", "variants": ["one", "two"]},
        {"path": ["{one}"], "types": ["dictionary"], "summary": "Is a shape.", "group": "names"},
        {"path": ["{two}"], "types": ["dictionary"], "summary": "Is another.", "group": "names"},
        {"path": ["{two}", "x", "[]"], "types": ["number"], "summary": "Is a number.", "group": "names",
         "rules": [{"rule": "range", "min": -2.5, "max": -0.5, "excludesMax": True}, {"rule": "range", "max": -1.5}]},
        {"path": ["{two}", "*"], "types": ["any"], "summary": "Is any other.", "group": "names", "names": '^"\\\\d'},
        {"path": ["large"], "types": ["dictionary"], "summary": "Is large.", "group": "names", "valuesAreClosed": True,
         "values": [{"value": number, "summary": f"Is {number}."} for number in range(200)],
         "default": {f"key{number}": {"list": [number, number / 3, True, None]} for number in range(60)}},
    ]
    keys += [
        {"path": [f"key{number}"], "types": ["integer"], "summary": "Is one of many.", "group": "many", "required": True}
        for number in range(90)
    ]
    path = tmp_path_factory.mktemp("hostile") / "odd.json"
    path.write_text(json.dumps({
        "format": 2, "title": ODD_TEXTS[0], "remarks": ODD_TEXTS[:3], "keys": keys,
        "documents": [{"id": "class", "name": 'a "class" file', "format": "json", "closed": True}],
        "groups": [{"id": name, "title": name, "summary": "Has keys."} for name in ("class", "names", "many")],
    }))
    return path


@pytest.fixture(scope="module")
def imported(docgen, hostile, tmp_path_factory):
    """A package that was just started from that catalogue."""
    folder = tmp_path_factory.mktemp("imported")
    started = docgen.run("new", NAME, "--docgen", ROOT, "--from", hostile, cwd=folder)
    assert started.returncode == 0, started.stderr
    return folder / NAME


def linked(docgen, package):
    """The package's program, compiled with the modules and objects of the build that made docgen."""
    build = pathlib.Path(docgen.binary).resolve().parent
    others = r"Tests?\.build|-tool\.build|docgenPackage|/docgen\.build|LampExample|KeyCatalogue|TestSupport|generate_|/FlyingFox\."
    # A build keeps the objects of sources that are gone.
    gone = {path for module in (ROOT / "Sources").glob("*/*") for path in (build / f"{module.name}.build").glob("*.swift.o")
            if not any(module.rglob(path.name.removesuffix(".o")))}
    objects = [path for path in build.glob("*.build/**/*.o") if path not in gone and not re.search(others, str(path))]
    maps = [*(ROOT / "Sources").glob("*/C*/module.modulemap"), *build.glob("C*.build/module.modulemap"),
            *(ROOT / ".build/checkouts").glob("*/**/include/module.modulemap")]
    program = package / "program"
    compiled = run(
        ["swiftc", "-swift-version", "6", "-module-name", "program", "-I", build / "Modules",
         *(part for path in maps for part in ("-Xcc", f"-fmodule-map-file={path}")),
         *package.glob("Sources/*/*.swift"), *objects,
         "-lsqlite3", "-lcmark-gfm", "-lcmark-gfm-extensions", "-ldeflate", "-lyaml", "-o", program], package)
    assert compiled.returncode == 0, compiled.stdout + compiled.stderr
    assert "warning:" not in compiled.stderr, compiled.stderr
    return program


@pytest.mark.skipif(shutil.which("swiftc") is None, reason="compiles")
def test_an_imported_catalogue_is_what_its_swift_says(docgen, imported):
    """Whatever the catalogue contains, its Swift compiles at once, and the program has every fact of it."""
    same = run([linked(docgen, imported), "diff", "imported.json"], imported)
    assert (same.returncode, same.stdout) == (0, "Nothing differs.\n"), same.stdout + same.stderr


@pytest.mark.skipif(shutil.which("swiftc") is None, reason="compiles")
def test_every_member_is_in_the_swift(docgen, tmp_path):
    """A catalogue that uses every member of the form and every rule is the same in Swift; so no member is forgotten there."""
    catalogue = ROOT / "Tests/Catalogue/KeyModelTests/Corpus/every-member.json"
    assert docgen.run("new", NAME, "--docgen", ROOT, "--from", catalogue, cwd=tmp_path).returncode == 0
    same = run([linked(docgen, tmp_path / NAME), "diff", "imported.json"], tmp_path / NAME)
    assert (same.returncode, same.stdout) == (0, "Nothing differs.\n"), same.stdout + same.stderr


@pytest.mark.skipif(shutil.which("swiftc") is None, reason="compiles")
def test_a_later_import_reports_what_changed_and_touches_nothing(docgen, imported, hostile, tmp_path):
    """A new key is in a file that compiles beside the others; a fact that changed is reported until somebody has seen it."""
    package = shutil.copytree(imported, tmp_path / NAME)
    catalogue = json.loads(hostile.read_text())
    catalogue["keys"].append({"path": ['new "key"'], "types": ["string"], "summary": "Is new.", "group": "many"})
    next(key for key in catalogue["keys"] if key["path"] == ["key1"])["types"] = ["string"]
    (tmp_path / "later.json").write_text(json.dumps(catalogue))
    group = package / "Sources" / NAME / "Many.swift"
    group.write_text(group.read_text().replace("Is one of many.", "Is what I wrote.", 1))
    before = snapshot(package / "Sources")
    program = linked(docgen, package)
    merged = run([program, "import", tmp_path / "later.json", "--merge", "."], package)
    assert merged.returncode == 0, merged.stderr
    assert 'new "key"' in merged.stdout and "key1" in merged.stdout and "key2" not in merged.stdout, merged.stdout
    after = snapshot(package / "Sources")
    assert set(after) - set(before) == {f"{NAME}/Added.swift"} and before.items() <= after.items()
    command = [linked(docgen, package), "import", tmp_path / "later.json", "--merge", "."]
    for options, expected in ([], "1 changed."), (["--accept"], "1 changed."), ([], "Nothing differs."):
        again = run([*command, *options], package)
        assert again.returncode == 0 and again.stdout.startswith(expected), again.stdout + again.stderr


def test_imported_sources_are_short_and_formatted(imported):
    """No array has more than 25 keys, and the formatter has nothing to change."""
    lint = ["swift", "format", "lint", "--strict", "--configuration", ROOT / ".swift-format", "-r", "Sources"]
    checked = run(lint, imported)
    assert checked.returncode == 0, checked.stderr
    for path in imported.glob("Sources/*/*.swift"):
        assert len(re.findall(r"^    Key\(", path.read_text(), re.MULTILINE)) <= 25, path


def test_a_description_that_cannot_be_read_starts_nothing(docgen, tmp_path):
    """A file with mistakes is reported, and no folder appears."""
    (tmp_path / "wrong.json").write_text('{"format": 2, "keys": [{"path": ["A"]}]}')
    refused = docgen.run("new", "lamp", "--docgen", ROOT, "--from", "wrong.json", cwd=tmp_path)
    assert refused.returncode == 2 and "wrong.json:1" in refused.stderr, refused.stderr
    assert not (tmp_path / "lamp").exists()
