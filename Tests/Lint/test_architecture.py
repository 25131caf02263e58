"""ARCHITECTURE.md describes the modules that Package.swift declares and that the sources import."""

import json
import re
import subprocess

import pytest
from program import ROOT, judge

ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
IMPORT = re.compile(r"^ *(?:@\w+ )?(?:\w+ )?import (?:\w+ )?(\w+)", re.MULTILINE)
# Swift within a string, such as the files of a new package, imports nothing.
STRING = re.compile(r'#*"""\n.*?"""', re.DOTALL)
# The modules' folders, each in a room of `Sources`.
MODULES = {path.name: path for path in (ROOT / "Sources").glob("*/*")}
TESTS = {path.name: path for path in (ROOT / "Tests").glob("*/*Tests")}
LOOSE_FILES = 25


@pytest.fixture(scope="module")
def targets():
    """Everything that Package.swift declares, each with the modules of the package it depends on."""
    run = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=600)
    assert run.returncode == 0, run.stderr
    targets = {target["name"]: target for target in json.loads(run.stdout)["targets"]}
    return {
        name: {d["byName"][0] for d in target["dependencies"] if "byName" in d} & targets.keys()
        for name, target in targets.items()
    }


@pytest.fixture(scope="module")
def package(targets):
    """The modules among these."""
    return {name: declared for name, declared in targets.items() if name in MODULES}


def diagram():
    """The arrows of the Mermaid diagram, as sets of what each module points at."""
    (block,) = re.findall(r"^```mermaid\n(.*?)^```$", ARCHITECTURE, re.MULTILINE | re.DOTALL)
    arrows = {}
    for line in block.splitlines()[1:]:
        source, arrow, goals = line.partition("-->")
        names = {name.strip() for name in goals.split("&")} if arrow else set()
        arrows.setdefault(source.strip(), set()).update(names)
        for name in names:
            arrows.setdefault(name, set())
    return arrows


def reachable(arrows, start):
    """Everything that a walk along the arrows finds."""
    seen, queue = set(), [start]
    while queue:
        for goal in arrows.get(queue.pop(), ()):
            if goal not in seen:
                seen.add(goal)
                queue.append(goal)
    return seen


def test_the_diagram_shows_every_dependency(package):
    """Each arrow is a dependency, and each dependency is an arrow or follows from several."""
    arrows, failures = diagram(), []
    failures += [f"the diagram lacks {name}" for name in sorted(package.keys() - arrows.keys())]
    failures += [f"the diagram has {name}, Package.swift does not" for name in sorted(arrows.keys() - package.keys())]
    for name, goals in arrows.items():
        wrong = goals - package.get(name, set())
        failures += [f"{name} --> {goal}: Package.swift declares no such dependency" for goal in sorted(wrong)]
    for name, goals in package.items():
        missing = goals - reachable(arrows, name)
        failures += [f"{name} --> {goal} is missing from the diagram" for goal in sorted(missing)]
    judge(failures)


def test_the_diagram_is_minimal():
    """An arrow that follows from others is left out, so that the diagram stays readable."""
    arrows = diagram()
    judge(
        f"{name} --> {goal} follows from {name} --> {other}"
        for name, goals in arrows.items()
        for goal in sorted(goals)
        for other in sorted(goals)
        if goal in reachable(arrows, other)
    )


def test_the_table_describes_every_module(package):
    """One line for each module, and one sentence in it."""
    (table,) = re.findall(r"^\| module \| .*\n\|.*\n((?:\|.*\n)+)", ARCHITECTURE, re.MULTILINE)
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()]
    names = [row[0].strip("` ") for row in rows]
    failures = [f"described more than once: {name}" for name in sorted({n for n in names if names.count(n) > 1})]
    failures += [f"not described: {name}" for name in sorted(package.keys() - set(names))]
    failures += [f"described, but not in Package.swift: {name}" for name in sorted(set(names) - package.keys())]
    failures += [f"{row[0]}: no description" for row in rows if len(row) != 2 or not row[1].strip("| ")]
    judge(failures)


def test_names_in_the_text_are_in_the_sources():
    """A reader who searches for a type or function finds it."""
    text = re.sub(r"^```.*?^```$", "", ARCHITECTURE, flags=re.MULTILINE | re.DOTALL)
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "Sources").rglob("*.swift"))
    files = [path.name for folder in (ROOT, ROOT / "Sources", ROOT / "Tests") for path in folder.iterdir()]
    files += [path.name for path in MODULES["KeyCatalogue"].rglob("*")]
    known = {*re.findall(r"\w+", sources), *files}
    written = re.findall(r"`([A-Z]\w*(?:\.\w+)*)(?:\(\))?`", text)
    assert len(written) > 60
    judge(f"nothing is named {name}" for name in sorted(set(written)) if not set(name.split(".")) <= known and name not in known)


def test_sources_import_what_is_declared(targets):
    """SwiftPM builds a module that imports more than it declares, unless it builds a part alone; a reader of Package.swift is misled."""
    failures = []
    for name, declared in targets.items():
        folder = MODULES.get(name) or TESTS.get(name) or ROOT / "Tests" / name
        texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.swift")]
        if not texts:
            continue
        imported = {module for text in texts for module in IMPORT.findall(STRING.sub("", text))} & targets.keys()
        failures += [f"{name} imports {goal}, which Package.swift does not declare" for goal in sorted(imported - declared)]
        failures += [f"{name} declares {goal} and never imports it" for goal in sorted(declared - imported)]
    judge(failures)


def test_folders_stay_small():
    """A folder is read at a glance; kinds of demands are alike, one each."""
    folders = {path.parent for top in ("Sources", "Tests") for path in (ROOT / top).rglob("*.swift")}
    failures = []
    for folder in sorted(folders):
        count = sum(path.suffix == ".swift" for path in folder.iterdir())
        if count > LOOSE_FILES and folder.name != "Demands":
            failures.append(f"{folder.relative_to(ROOT)} has {count} files of Swift, more than {LOOSE_FILES}: give them folders by subject")
    judge(failures)


def test_only_the_promised_modules_have_public_declarations():
    """Diagnostics and Text have those that KeyModel's interface needs. What C calls is public too."""
    promised = {"KeyModel", "DocgenCommands", "Diagnostics", "Text"}
    public = re.compile(r"^ *(?:@\w+ )*public (?!import)", re.MULTILINE)
    for_c = re.compile(r'@_cdecl\("\w+"\)\s+public')
    failures = []
    for path in sorted(path for name, module in MODULES.items() if name not in promised for path in module.rglob("*.swift")):
        text = for_c.sub("", STRING.sub("", path.read_text(encoding="utf-8")))
        if public.search(text):
            failures.append(f"{path.relative_to(ROOT)} declares something public: make it package")
    judge(failures)


# Apple's names in the engine: the format of property lists, with what docgen prints about it, and of docsets, and modules of
# Swift's toolchain.
FORMATS = ("Checking/FindingSessions.swift", "KeyValidation/Reading/", "KeyModel/Keys/PropertyListValue+XML.swift", "Site/Docset/DocsetBundle.swift",
           "DocgenCommands/Catalogues/Scaffold/NameProblem.swift")
TERM = re.compile(
    r"\b(?:NS|CF|UI|UT|LS|EX|DT|WK)[A-Z][a-z]\w*|[Aa]pple\b|\bi(?:OS|Pad|Phone)|macOS|[cC]atalyst|tvOS|watchOS|visionOS|Xcode|Info\.?[Pp]list"
    r"|INFOPLIST|App Store|Cocoa|cocoa|storyboard|\.appex|PlugIns")
CODE = re.compile(r'//[^\n]*|/\*.*?\*/|("""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*")', re.DOTALL)
CONDITION = re.compile(r"\bos\(\w+\)|[#@]available\([^)]*\)")


def code_of(path):
    """The file without comments and conditions of compilation; lines keep their numbers."""
    text = CODE.sub(lambda m: m[1] or "\n" * m[0].count("\n"), path.read_text(encoding="utf-8"))
    return CONDITION.sub("", text)


def test_the_engine_names_nothing_of_apple():
    """Facts of Apple's files are data of KeyCatalogue."""
    failures = []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        name = "/".join(path.relative_to(ROOT / "Sources").parts[1:])
        if name.startswith(("KeyCatalogue/", "docgen/", *FORMATS)):
            continue
        for number, line in enumerate(code_of(path).splitlines(), 1):
            failures += [f"Sources/{name}:{number}: {found[0]}" for found in TERM.finditer(line)]
    judge(failures)
