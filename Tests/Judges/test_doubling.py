"""Input twice as long takes at most two and a half times the instructions, whatever it is made of.

Instructions are counted by Valgrind for the whole program, so that work inside the functions of Swift, libcmark-gfm and
the system counts too, and a busy machine does not. A ninth of the inputs is tried, and all with DOCGEN_FUZZ_WHOLE=1.
"""

import json
import os
import re
import resource
import shutil
import signal
import subprocess

import hostile_projects
import hostile_schemas
import pytest
from conftest import ROOT

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not shutil.which("valgrind") or not shutil.which("strip"), reason="needs valgrind and strip"),
]

MARKS, FLAG = "\u0301\u0316", "\U0001f1e9"
# Counting makes a program twenty times slower; what takes more of the processor than this is far from proportional.
SECONDS = 150
MATTER = "---\ntitle: A guide\nsummary: Is hostile.\n---\n\n"


def key(*path, **members):
    return {"path": list(path), "types": ["string"], "summary": "Is a key.", **members}


def catalogue(*keys, **members):
    return json.dumps({"format": 1, "title": "T", "keys": list(keys), **members}).encode()


def available(version, platform="P"):
    return {"platform": platform, "introduced": f"{version}.0"}


def versions(count, released):
    keys = (key(f"A{i}", availability=[available(i)]) for i in range(count))
    return catalogue(*keys, releases=[{"platform": "P", "versions": released}])


def xml(inside):
    return f"<plist><dict>{inside}</dict></plist>".encode()


def shared(length, count, is_key):
    """A binary list of an array that refers to one object many times; the object uses a long text."""
    text = b"\x5f\x12" + length.to_bytes(4, "big") + b"k" * length
    user = b"\xd1\0\0\0\2\0\0\0\3" if is_key else text
    objects = [b"\xaf\x12" + count.to_bytes(4, "big") + b"\0\0\0\1" * count, user, text, b"\x09"]
    offsets, start = b"", 8
    for one in objects:
        offsets += start.to_bytes(4, "big")
        start += len(one)
    numbers = (len(objects), 0, start)
    return b"bplist00" + b"".join(objects) + offsets + bytes(6) + b"\4\4" + b"".join(n.to_bytes(8, "big") for n in numbers)


def wrong_domains(count):
    wrong = "<key>NSIncludesSubdomains</key><string>x</string>"
    return xml(
        "<key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict>"
        f"<key>{'k' * 100 * count}</key><dict>{wrong * count}</dict></dict></dict>")


# Each makes an input that is twice as long for twice the number.
LISTS = {
    "a key of marks": (4_000, lambda n: xml(f"<key>{MARKS * n}</key><true/>")),
    "a key of flags": (8_000, lambda n: xml(f"<key>{FLAG * n}</key><true/>")),
    "a misspelt key of marks": (4_000, lambda n: xml(f"<key>CFBundleNam{MARKS * n}</key><true/>")),
    "a text of marks": (4_000, lambda n: xml(f"<key>CFBundleName</key><string>{MARKS * n}</string>")),
    "a value of marks where few are allowed": (
        4_000, lambda n: xml(f"<key>UIBackgroundModes</key><array><string>{MARKS * n}</string></array>")),
    "marks in JSON": (4_000, lambda n: json.dumps({MARKS * n: FLAG * n}, ensure_ascii=False).encode()),
    "marks in an old list": (4_000, lambda n: f'{{"{MARKS * n}" = "{FLAG * n}";}}'.encode()),
    "a long key above many findings": (400, wrong_domains),
    "a shared key": (20_000, lambda n: shared(n, n, True)),
    "a shared text": (20_000, lambda n: shared(n, n, False)),
    "arrays in arrays": (20_000, lambda n: b"<plist>" + b"<array>" * n + b"</array>" * n + b"</plist>"),
    "lists of JSON in lists": (100_000, lambda n: b"[" * n + b"]" * n),
    "old dictionaries in dictionaries": (50_000, lambda n: b"{a=" * n),
    "the same key many times": (4_000, lambda n: xml("<key>CFBundleName</key><string>a</string>" * n)),
    "unknown keys": (2_000, lambda n: xml("".join(f"<key>com.example.{i}</key><true/>" for i in range(n)))),
    "misspelt keys": (2_000, lambda n: xml("".join(f"<key>CFBundleNam{i}</key><true/>" for i in range(n)))),
    "keys that belong elsewhere": (2_000, lambda n: xml("<key>NSExtensionPointIdentifier</key><string>a</string>" * n)),
    "wrong values": (2_000, lambda n: xml("<key>LSRequiresIPhoneOS</key><string>x</string>" * n)),
    "entities": (20_000, lambda n: xml(f"<key>CFBundleName</key><string>{'&lt;&#65;' * n}</string>")),
    "unknown entities": (10_000, lambda n: xml(f"<key>CFBundleName</key><string>{'&no;' * n}</string>")),
    "comments": (20_000, lambda n: xml("<!-- a -->" * n)),
    "unclosed comments": (20_000, lambda n: b"<plist>" + b"<!--" * n),
    "escapes of JSON": (20_000, lambda n: b'{"CFBundleName": "' + b"\\u00e9\\n" * n + b'"}'),
    "build settings": (10_000, lambda n: xml(f"<key>CFBundleName</key><string>{'$(A' * n}</string>")),
    "a predicate of brackets": (10_000, lambda n: xml(
        "<key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key>"
        f"<string>{'(' * n}{')' * n}</string></dict></dict>")),
    "a predicate of marks": (4_000, lambda n: xml(
        "<key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key>"
        f"<string>a == '{MARKS * n}'</string></dict></dict>")),
}

GUIDES = {
    "marks": (4_000, lambda n: MARKS * n),
    "flags": (8_000, lambda n: FLAG * n),
    "rows wider than their table": (5_000, lambda n: "| a | b |\n| - | - |\n" + "|a" * n + "\n"),
    "wide tables": (1_000, lambda n: "|a" * n + "|\n" + "|-" * n + "|\n" + "a\n" * n),
    "rows of a table": (2_000, lambda n: "| a | b |\n| - | - |\n" + "| c | d |\n" * n),
    "brackets": (2_000, lambda n: ("[" * 500 + "\n\n") * (n // 100)),
    "a paragraph of stars": (2_000, lambda n: "*a **b " * n),
    "quotes in quotes": (1_000, lambda n: "> " * n + "a"),
    "lists in lists": (1_000, lambda n: "- " * n + "a"),
    "headings of one name": (1_000, lambda n: "## A\n\nText.\n\n" * n),
    "headings of marks": (2_000, lambda n: f"## {MARKS * n}\n\n[a](#{MARKS * n})"),
    "references": (500, lambda n: "".join(f"[a{i}]: https://a.example/{i}\n" for i in range(n)) + "\n" + "[a1] " * n),
    "links that lead nowhere": (2_000, lambda n: "[a](key:Nothing)\n\n" * n),
    "code": (1_000, lambda n: "```swift\n" + "let a = [1, \"b\"] // c\n" * n + "```\n"),
    "markup": (2_000, lambda n: "<b><!--\n\n" * n),
}

CATALOGUES = {
    "a title of marks": (4_000, lambda n: catalogue(key("A", title=MARKS * n))),
    "names of marks": (50, lambda n: catalogue(*(key(MARKS * 200 + str(i)) for i in range(n)))),
    "summaries of marks": (2_000, lambda n: catalogue(*(key(f"A{i}", summary=MARKS * n) for i in range(10)))),
    "a discussion of marks": (4_000, lambda n: catalogue(key("A", discussion=MARKS * n))),
    "keys": (100, lambda n: catalogue(*(key(f"A{i}") for i in range(n)))),
    "the same key many times": (1_000, lambda n: catalogue(*(key("A") for _ in range(n)))),
    "references that lead nowhere": (500, lambda n: catalogue(*(key(f"A{i}", seeAlso=[[f"B{i}"]]) for i in range(n)))),
    "one key that refers to all others": (
        100, lambda n: catalogue(key("A", seeAlso=[[f"A{i}"] for i in range(n)]), *(key(f"A{i}") for i in range(n)))),
    "arrays in arrays": (50_000, lambda n: b"[" * n),
    "objects in objects": (50_000, lambda n: b'{"a":' * n),
    "unknown members": (2_000, lambda n: b'{"format":1,"keys":[],' + b",".join(b'"%d":1' % i for i in range(n)) + b"}"),
    "a long text": (10_000, lambda n: catalogue(key("A", discussion="word " * n))),
    "values": (500, lambda n: catalogue(key("A", values=[{"value": f"v{i}", "summary": "A value."} for i in range(n)]))),
    "values of an example's elements": (500, lambda n: catalogue(key(
        "A", types=["array"], elementTypes=["string"], valuesAreClosed=True, example=[f"v{i}" for i in range(n)],
        values=[{"value": f"v{i}", "summary": "A value."} for i in range(n)]))),
    "versions that are released": (200, lambda n: versions(n, [f"{i}.0" for i in range(n)])),
    "versions that are not released": (200, lambda n: versions(n, [f"{i}.5" for i in range(n)])),
    "platforms of a key and the key in it": (500, lambda n: catalogue(
        key("A", types=["dictionary"], availability=[available(1, f"P{i}") for i in range(n)]),
        key("A", "B", availability=[available(1, f"P{i}") for i in range(n)]))),
    "keys in an example": (200, lambda n: catalogue(
        key("A", types=["dictionary"], example={f"k{i}": "x" for i in range(n)}), *(key("A", f"k{i}") for i in range(n)))),
    "dictionaries in an example": (200, lambda n: catalogue(
        key("A", types=["array"], elementTypes=["dictionary"], example=[{f"k{i}": "x"} for i in range(n)]),
        *(key("A", f"k{i}") for i in range(n)))),
    "extension points": (200, lambda n: catalogue(
        *(key(f"A{i}", extensionPoints=[f"p{i}"]) for i in range(n)),
        extensionPoints=[{"identifier": f"p{i}", "mechanism": "NSExtension"} for i in range(n)])),
    "samples of an extension point": (200, lambda n: catalogue(
        *(key("A", f"k{i}") for i in range(n)), extensionPoints=[
            {"identifier": "p", "mechanism": "NSExtension", "keys": [{"path": ["A", f"k{i}"], "sample": "x"} for i in range(n)]}])),
    "synonyms": (200, lambda n: catalogue(
        *(key(f"A{i}") for i in range(n)), synonyms=[{"words": f"w{i}", "meanings": [f"A{i}"]} for i in range(n)])),
    "changes of keys": (200, lambda n: catalogue(*(key(f"A{i}") for i in range(n)), changes=[
        {"id": f"c{i}", "date": "2026-01-01", "title": "A change", "keys": [[f"A{i}"], [f"B{i}"]]} for i in range(n)])),
    "groups and sources": (200, lambda n: catalogue(
        *(key(f"A{i}", group=f"g{i}", sources=[{"id": f"s{i}", "section": ""}]) for i in range(n)),
        groups=[{"id": f"g{i}"} for i in range(n)], sources=[{"id": f"s{i}"} for i in range(n)])),
}

SITES = {
    "keys at the root": (200, lambda n: catalogue(*(key(f"A{i}") for i in range(n)))),
    "keys of a dictionary": (
        200, lambda n: catalogue(key("A", types=["dictionary"]), *(key("A", f"k{i}") for i in range(n)))),
    # Each page has an example, which is made of the keys that its own key needs, not by looking at all of them.
    "keys that others demand": (200, lambda n: catalogue(*(key(f"A{i}", rules=[
        {"rule": "present", "where": {"dependsOn": "code", "text": "the app uses it"}},
        {"rule": "present", "where": {"key": f"A{(i + 1) % n}", "is": ["on"]}}]) for i in range(n)))),
    "required keys": (200, lambda n: catalogue(*(key(f"A{i}", required=True) for i in range(n)))),
}

TEMPLATES = {
    "sections in sections": (2_000, lambda n: "{{#title}}" * n + "{{/title}}" * n),
    "slots": (4_000, lambda n: "{{title}}" * n),
    "unknown slots": (2_000, lambda n: "".join(f"{{{{n{i}}}}}" for i in range(n))),
    "comments": (4_000, lambda n: "{{! a }}\n" * n),
    "marks": (4_000, lambda n: MARKS * n + "{{titel}}"),
    "a slot of marks": (4_000, lambda n: "{{" + MARKS * n + "}}"),
    "flags": (4_000, lambda n: FLAG * n + "{{titel}}"),
}

ASSETS = {
    "declarations of a script": ("extra.js", 5_000, lambda n: "let a;\n" * n),
    "a name of marks in a script": ("extra.js", 4_000, lambda n: f"let {MARKS * n} = 1;"),
    "a style sheet of marks": ("extra.css", 4_000, lambda n: f"a {{ content: '{MARKS * n}' }}"),
}

SETTINGS = {
    "a title of marks": (4_000, lambda n: f"title: {MARKS * n}\n"),
    "lists in lists": (5_000, lambda n: "title: " + "[" * n + "]" * n + "\n"),
    "aliases": (1_000, lambda n: "a: &a [x]\n" + "".join(f"a{i}: *a\n" for i in range(n))),
    "unknown settings": (1_000, lambda n: "".join(f"a{i}: b\n" for i in range(n))),
}

QUERIES = {
    "letters": (10_000, lambda n: "a" * n),
    "words": (5_000, lambda n: "a " * n),
    "filters": (2_000, lambda n: "platform:" * n),
    "marks": (4_000, lambda n: MARKS * n),
    "flags": (4_000, lambda n: FLAG * n),
    "slashes": (10_000, lambda n: "a/" * n),
}

def limit():
    """A busy machine does not count, unlike with a limit of time."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 10))


class Counter:
    """Runs the program and counts its instructions."""

    def __init__(self, binary, folder):
        # Valgrind gives up at what Swift's compiler writes for debuggers.
        self.binary = folder / "docgen"
        subprocess.run(["strip", "-s", "-o", self.binary, binary], check=True)
        self.environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}

    def __call__(self, *arguments, standard_input=None):
        # Without its model of caches, Cachegrind counts the same as Callgrind in a third of the time.
        command = [
            "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", self.binary, *map(str, arguments)]
        source = {"stdin": subprocess.DEVNULL} if standard_input is None else {"input": standard_input}
        try:
            run = subprocess.run(
                command, cwd=ROOT, **source, stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE, encoding="utf-8", errors="replace", env=self.environment, preexec_fn=limit,
                timeout=10 * SECONDS)
        except subprocess.TimeoutExpired:
            pytest.fail(f"more than {10 * SECONDS} s", pytrace=False)
        if run.returncode == -signal.SIGXCPU:
            pytest.fail(f"more than {SECONDS} s of the processor", pytrace=False)
        assert run.returncode in (0, 1, 2), run.stderr[-500:]
        found = re.search(r"I +refs: +([\d,]+)", run.stderr)
        assert found, run.stderr[-500:]
        return int(found[1].replace(",", ""))


# Files of a catalogue whose key "width" has a range.
YAML = {
    "documents with a mistake": (2_000, lambda n: "---\nwidth: 12\n" * n),
    "documents with comments": (2_000, lambda n: "---\n# docgen:ignore range\nwidth: 12\n" * n),
    "aliases": (10_000, lambda n: "a: &a [1]\nb:\n" + "- *a\n" * n),
    "merges": (4_000, lambda n: "a: &a {p: 1, q: 2}\nb:\n" + "- {<<: *a, q: 3}\n" * n),
    "anchors": (4_000, lambda n: "".join(f"k{i}: &x{i} v\n" for i in range(n)) + "".join(f"j{i}: *x{i}\n" for i in range(n))),
}


@pytest.fixture(scope="session")
def counter(docgen, tmp_path_factory):
    return Counter(docgen.binary, tmp_path_factory.mktemp("stripped"))


def little(folder, guide=None, document=None):
    """Options for a site of one key, or of a guide or a catalogue."""
    (folder / "content").mkdir()
    if guide is not None:
        (folder / "content" / "a.md").write_text(MATTER + guide, encoding="utf-8")
    (folder / "catalogue.json").write_bytes(catalogue(key("Key")) if document is None else document)
    return ["--catalogue", folder / "catalogue.json", "--content", folder / "content"]


def a_list(folder, text):
    (folder / "Info.plist").write_bytes(text)
    return ["validate", folder / "Info.plist"]


def a_guide(folder, text):
    return ["check", *little(folder, guide=text)]


def a_catalogue(folder, text):
    return ["check", *little(folder, document=text)]


def a_site(folder, text):
    options = ["--output", folder / "site", "--without-downloads"]
    return ["build", "-q", *little(folder, document=text), *options]


def a_theme(folder, name, text):
    path = folder / "theme" / name
    path.parent.mkdir(parents=True)
    (folder / "theme" / "theme.yaml").write_text("name: T\nparent: default\n")
    path.write_text(text, encoding="utf-8")
    return ["build", "-q", *little(folder), "--theme", folder / "theme", "--output", folder / "site"]


def a_template(folder, text):
    return a_theme(folder, "templates/extra.mustache", text)


def settings(folder, text):
    (folder / "docgen.yaml").write_text(text, encoding="utf-8")
    return ["check", *little(folder), "--settings", folder / "docgen.yaml"]


def a_schema(folder, text):
    (folder / "s.json").write_bytes(text)
    return ["import", folder / "s.json", "--output", folder / "catalogue.json"]


def a_yaml(folder, text):
    (folder / "lamp.yaml").write_text(text, encoding="utf-8")
    width = key("width", types=["integer"], rules=[{"rule": "range", "min": 1, "max": 9}])
    lamp = {"id": "lamp", "name": "lamp.yaml", "format": "yaml"}
    (folder / "catalogue.json").write_text(json.dumps({"format": 2, "title": "T", "documents": [lamp], "keys": [width]}))
    return ["validate", "--catalogue", folder / "catalogue.json", folder / "lamp.yaml"]


def a_query(_, text):
    return ["search", "--", text]


# How an input of a kind is given to the program.
SHAPES = {
    "list": a_list, "guide": a_guide, "catalogue": a_catalogue, "site": a_site, "template": a_template,
    "settings": settings, "yaml": a_yaml, "query": a_query, "schema": a_schema, "extra.js": lambda folder, text: a_theme(folder, "assets/extra.js", text),
    "extra.css": lambda folder, text: a_theme(folder, "assets/extra.css", text),
}
CASES = [
    *(("list", name, *case) for name, case in LISTS.items()),
    *(("guide", name, *case) for name, case in GUIDES.items()),
    *(("catalogue", name, *case) for name, case in CATALOGUES.items()),
    *(("site", name, *case) for name, case in SITES.items()),
    *(("template", name, *case) for name, case in TEMPLATES.items()),
    *(("settings", name, *case) for name, case in SETTINGS.items()),
    *(("yaml", name, *case) for name, case in YAML.items()),
    *(("query", name, *case) for name, case in QUERIES.items()),
    *(("schema", name, *case) for name, case in hostile_schemas.SINGLE.items()),
    *((file, name, *case) for name, (file, *case) in ASSETS.items()),
]
# Valgrind takes more than half an hour for all of them.
if os.environ.get("DOCGEN_FUZZ_WHOLE") != "1":
    CASES = CASES[::9]


def judge_growth(least, once, twice):
    """Compares what was counted, beyond what a small input costs."""
    # So much differs from one run to the next.
    noise = least // 20
    assert twice - least <= 2.5 * (once - least) + noise, f"{least:,}, {once:,}, then {twice:,} instructions"


def grow(counter, folder, size, arguments):
    """Counts commands whose arguments and input are made in a folder for a size."""
    counts = []
    for number in (size // 20, size, 2 * size):
        inside = folder / str(number)
        inside.mkdir()
        command, standard_input = arguments(inside, number)
        counts.append(counter(*command, standard_input=standard_input))
    judge_growth(*counts)


@pytest.mark.parametrize("kind, name, size, made", CASES, ids=[f"{kind}: {name}" for kind, name, *_ in CASES])
def test_twice_the_input(counter, tmp_path, kind, name, size, made):
    """Lists, guides, catalogues, themes, settings, queries and schemas."""
    grow(counter, tmp_path, size, lambda folder, number: (SHAPES[kind](folder, made(number)), None))


@pytest.mark.parametrize("form", ["sarif"])
def test_twice_the_findings(counter, tmp_path, form):
    """A report in a form for programs."""
    grow(counter, tmp_path, 400, lambda folder, number: ([*a_list(folder, wrong_domains(number)), "--format", form], None))


@pytest.mark.parametrize("deep", [True])
def test_twice_the_files(counter, tmp_path, deep):
    """A folder with many lists, and one with many folders one inside the other."""

    def lists(folder, number):
        inside = folder
        for index in range(number):
            if deep:
                inside /= "f" * 15
                os.mkdir(inside)
            (inside / f"{index}.plist").write_bytes(xml(""))
        return ["validate", folder], None

    grow(counter, tmp_path, 90, lists)


# Pairs: two inputs are twice as large, so work that is their product would be four times as much.

def stream(*messages):
    """Messages for a language server."""
    contents = [json.dumps({"jsonrpc": "2.0", **message}) for message in messages]
    return "".join(f"Content-Length: {len(content)}\r\n\r\n{content}" for content in contents)


def edits(text, positions):
    """A language server that gets a text, and one message with a change of a letter at each of the positions."""
    document = {"uri": "file:///nowhere/Info.plist", "version": 1}
    changes = [
        {"range": {"start": {"line": line, "character": column}, "end": {"line": line, "character": column + 1}}, "text": "b"}
        for line, column in positions]
    # A client that asks for findings gets them at no other time, so the work does not depend on how fast it is done.
    capabilities = {"textDocument": {"diagnostic": {}}}
    return ["lsp"], stream(
        {"id": 1, "method": "initialize", "params": {"capabilities": capabilities}}, {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": {**document, "languageId": "xml", "text": text}}},
        {"method": "textDocument/didChange", "params": {"textDocument": {**document, "version": 2}, "contentChanges": changes}},
        {"id": 2, "method": "textDocument/diagnostic", "params": {"textDocument": document}},
        {"id": 3, "method": "shutdown"}, {"method": "exit"})


def edited_lines(number, lines):
    """Each line of a long text gets a change."""
    return edits("<plist><dict>\n" + "<!-- a -->\n" * number + "</dict></plist>\n", [(1 + line, 5) for line in lines])


def edited_line(number):
    """A line gets many changes."""
    return edits("<plist><dict><!--" + " a" * number + "--></dict></plist>", [(0, 18 + 2 * index) for index in range(number)])


def asked(folder, number):
    """A long name is looked up among many keys."""
    (folder / "keys.json").write_bytes(catalogue(*(key(f"Example{i}") for i in range(number))))
    message = {
        "jsonrpc": "2.0", "id": 1, "method": "tools/call",
        "params": {"name": "show", "arguments": {"name": "x" * 1_000 * number}}}
    return ["mcp", "--catalogue", folder / "keys.json"], json.dumps(message) + "\n"


def ignored(folder, number):
    """Each of many folders is compared with as many patterns as are read."""
    (folder / ".git").mkdir()
    (folder / ".gitignore").write_text("".join(f"*a*b*c{index}*d\n" for index in range(4_000)))
    for index in range(number):
        (folder / f"f{index}").mkdir()
        (folder / f"f{index}" / "Info.plist").write_bytes(xml(""))
    return ["validate", folder], None


def both_ends(number):
    """The numbers of lines, each far from the one before."""
    return [index // 2 if index % 2 else number - 1 - index // 2 for index in range(number)]


def without_input(made):
    return lambda folder, number: (made(folder, number), None)


PAIRS = {
    "changes in a long text, from the first": (2_000, lambda _, number: edited_lines(number, range(number))),
    "changes in a long text, from the last": (2_000, lambda _, number: edited_lines(number, reversed(range(number)))),
    "changes in a long text, from both ends": (2_000, lambda _, number: edited_lines(number, both_ends(number))),
    "changes in a long line": (4_000, lambda _, number: edited_line(number)),
    "a long name among keys": (200, asked),
    "patterns and folders": (40, ignored),
    **{
        f"schemas: {name}": (size, lambda folder, number, made=made: (a_schema(folder, made(number)), None))
        for name, (size, made) in hostile_schemas.PAIRS.items()},
    **{name: (size, without_input(made)) for name, (size, made) in hostile_projects.MAKERS.items()},
}


@pytest.mark.parametrize("size, made", PAIRS.values(), ids=PAIRS)
def test_twice_both_inputs(counter, tmp_path, size, made):
    """Inputs that meet each other."""
    grow(counter, tmp_path, size, made)
