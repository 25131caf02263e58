"""Input of any size, depth or form ends in a correct site or in a finding, in bounded time and memory."""

import json
import os
import re
import resource
import subprocess

import pytest
from conftest import mostly_soak, snapshot, soak

# The most that one run may take, of a program that is not even optimised.
SECONDS, MEMORY = 20, 3 << 30
# Half of what the first thread usually has.
STACK = 4 << 20
MATTER = b"---\ntitle: A guide\nsummary: Is hostile.\n---\n\n"
EXPECTED = re.compile(r"^(\S.*: )?(error|warning): \S.* \[[a-z0-9-]+\]$", re.MULTILINE)


def limit():
    """Takes away what a hostile input would need."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_STACK, (STACK, STACK))


def used():
    """The processor's seconds of all children; a busy machine does not count."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def bounded(docgen, *arguments):
    """A run within the limits that ended by itself, and in findings where it failed."""
    start = used()
    run = docgen.run(*arguments, preexec_fn=limit, timeout=10 * SECONDS, errors="replace")
    took = used() - start
    assert run.returncode in (0, 1, 2), f"status {run.returncode}: {run.stderr[-500:]}"
    assert "Fatal error" not in run.stderr
    assert took < SECONDS, f"{took:.1f} s"
    if run.returncode == 1 and arguments[0] not in ("search", "explain") and "--format" not in arguments:
        assert EXPECTED.search(run.stderr + run.stdout), run.stderr[-500:]
    return run


def filled(piece, size):
    """A piece repeated up to a size."""
    return piece * (size // len(piece))


def parts(piece, size=1_000_000, part=30_000):
    """Paragraphs of a repeated piece."""
    return filled(filled(piece, part) + b"\n\n", size)


# One input of each kind for every change; the limits of each reader have Swift tests.
QUICK_GUIDES = {"a wide table", "10,000 quotes", "overrides"}
QUICK_FRONT = {("guide", "a bomb"), ("settings", "deep lists"), ("theme", "an unknown tag")}
QUICK_CATALOGUES = {"deep lists", "layers of shapes", "a circle of successors"}
QUICK_LISTS = {"an entity bomb", "binary with vast counts", "a command for the terminal"}
# A name, the text below the front matter, and the id of the finding; none where the guide is fine.
GUIDES = {
    "100 MB": (lambda: filled(b"Text and more text.\n", 100_000_000), "unreadable-file"),
    "3 MB": (lambda: filled(b"Text and more text.\n", 3_000_000), "text-too-long"),
    "1.5 MB": (lambda: filled(b"Text and more text.\n", 1_500_000), "text-too-long"),
    "many lines": (lambda: filled(b"\n", 900_000), "text-too-long"),
    "a long paragraph": (lambda: filled(b"word ", 100_000), "paragraph-too-long"),
    "a wide table": (
        lambda: filled(b"|a", 4000) + b"|\n" + filled(b"|-", 4000) + b"|\n" + filled(b"a\n", 20_000),
        "table-too-large",
    ),
    "wide rows": (
        lambda: (b"| a | b |\n| - | - |\n" + filled(b"|", 32_000) + b"\n\n") * 30, "table-too-large"
    ),
    "references": (
        lambda: b"[a]: " + filled(b"u", 20_000) + b"\n\n" + parts(b"[a] ", 900_000),
        "too-many-references",
    ),
    "10,000 quotes": (lambda: filled(b"> ", 20_000) + b"a", "nesting-too-deep"),
    "10,000 lists": (lambda: filled(b"- ", 20_000) + b"a", "nesting-too-deep"),
    "stairs of lists": (
        lambda: b"".join(b"  " * i + b"- a\n\n" for i in range(240)), "nesting-too-deep"
    ),
    "stairs of quotes": (lambda: b"".join(b">" * i + b" a\n\n" for i in range(240)), "nesting-too-deep"),
    "emphasis": (lambda: filled(b"*a **a ", 30_000) + filled(b"a* a** ", 2_000), "nesting-too-deep"),
    "brackets": (lambda: parts(b"["), ""),
    "closing brackets": (lambda: parts(b"]"), ""),
    "pictures": (lambda: parts(b"![[]()"), "dangling-link"),
    "unclosed links": (lambda: parts(b"[a](("), ""),
    "stars": (lambda: parts(b"*a_ "), ""),
    "tildes": (lambda: parts(b"~a "), ""),
    "backticks": (lambda: b"\n\n".join(b"`" * (i % 400) + b"e" for i in range(3000)), ""),
    "angles": (lambda: parts(b"<"), ""),
    "comments": (lambda: parts(b"<!--"), ""),
    "entities": (lambda: parts(b"&amp"), ""),
    "addresses": (lambda: parts(b"www."), ""),
    "mail": (lambda: parts(b"a.b@c"), ""),
    "headings": (lambda: filled(b"# a\n\n", 100_000), ""),
    "dangling links": (lambda: parts(b"[a](key:Nothing) "), "dangling-link"),
    "dangling references": (lambda: b"[a]: key:No\n\n" + parts(b"[a] ", 600_000), "dangling-link"),
    "dangling headings": (lambda: parts(b"[a](#nothing) ", 300_000), "dangling-link"),
    "NUL": (lambda: filled(b"a\0b ", 20_000), "unprintable-character"),
    "marks": (lambda: parts("\u0301\u0316".encode()), "unprintable-character"),
    "flags": (lambda: parts("\U0001f1e9".encode()), "unprintable-character"),
    "overrides": (lambda: filled("a\u202eb\u2066 ".encode(), 20_000), "unprintable-character"),
    "no UTF-8": (lambda: b"a\n\n\xff\xfe", "not-utf-8"),
    "half a character": (lambda: "é".encode()[:1], "not-utf-8"),
    "surrogates": (lambda: b"\xed\xa0\x80", "not-utf-8"),
}


@pytest.fixture()
def content(tmp_path):
    """A folder for guides."""
    folder = tmp_path / "content"
    folder.mkdir()
    return folder


@pytest.fixture(scope="module")
def little(tmp_path_factory):
    """A catalogue of one key."""
    path = tmp_path_factory.mktemp("little") / "little.json"
    keys = [{"path": ["Key"], "types": ["string"], "summary": "Is a key."}]
    path.write_text(json.dumps({"format": 1, "title": "Little", "keys": keys}))
    return path


@pytest.mark.parametrize("name", mostly_soak(GUIDES, QUICK_GUIDES))
def test_guides(docgen, little, content, tmp_path, name):
    """A hostile guide ends in a page or in a finding."""
    text, finding = GUIDES[name]
    (content / "a.md").write_bytes(MATTER + text())
    run = bounded(
        docgen, "build", "-q", "--catalogue", little, "--content", content, "--output",
        tmp_path / "site",
    )
    if finding:
        assert f"[{finding}]" in run.stderr, run.stderr[-500:]
        assert f"{content}/a.md" in run.stderr
    else:
        assert run.returncode == 0 and (tmp_path / "site/guides/a.html").is_file(), run.stderr[-500:]
    is_error = ": error: " in run.stderr or "\nerror: " in "\n" + run.stderr
    assert (run.returncode == 1) == is_error


BOMB = b"a0: &a0 [x, x]\n" + b"".join(
    b"a%d: &a%d [*a%d, *a%d]\n" % (i, i, i - 1, i - 1) for i in range(1, 40)
)


def repeated(write):
    """Nine values, each of which contains the one before it ten times: 500 bytes that stand for a billion values."""
    return "".join(
        write(i, ", ".join(["{x: y}" if i == 0 else f"*a{i - 1}"] * 10)) + "\n" for i in range(9)).encode()


HIDDEN = {
    "a bomb behind tags": repeated(lambda i, inside: f"a{i}: !!seq &a{i} [{inside}]"),
    "a bomb before tags": repeated(lambda i, inside: f"a{i}: &a{i} !!seq [{inside}]"),
    "a bomb in mappings": repeated(lambda i, inside: f"a{i}: !!map &a{i} {{k: [{inside}]}}"),
    "a bomb of merges": repeated(lambda i, inside: f"a{i}: &a{i} {{<<: [{inside}]}}"),
    "a long text": b"a: &a " + b"x" * 20_000 + b"\nb:\n" + b"- *a\n" * 8_000,
    "a long tag": b"%TAG !a! tag:" + b"x" * 20_000 + b",2000:\n---\na:\n" + b"- !a!b c\n" * 4_000,
    "many directives": b"".join(b"%%TAG !a%d! tag:x,2000:\n" % i for i in range(2_500)) + b"---\na: 1\n",
}
FRONT = {
    **HIDDEN,
    "a bomb": BOMB + b"? *a39\n: x\n",
    "a bomb in one line": b"{b: [&a [x], &b [*a,*a], &c [*b,*b], &d [*c,*c], &e [*d,*d], *e]}",
    "deep lists": b"keys: " + b"[" * 900 + b"]" * 900 + b"\n",
    "deep lines": b"keys:\n" + b"".join(b" " * i + b"-\n" for i in range(1, 300)),
    "deep marks": b"- " * 900 + b"a\n",
    "long": b"title: " + b"a" * 200_000 + b"\n",
    "twice": b"title: a\ntitle: b\n",
    "an unknown tag": b"title: !!python/object:os.system a\n",
    "binary": b"title: !!binary AAAA\n",
    "no end": b"title: 'a\n",
    "many keys": b"title: a\nsummary: A.\nkeys:\n" + b"- NoKey\n" * 7000,
    "two documents": b"title: a\n--- \ntitle: b\n",
    "itself": b"title: &a [*a]\n",
    "merged": b"title: a\n<<: {summary: b}\n",
}


# Texts whose tag is passed over, so that they are fine as a title.
TEXTS = {"an unknown tag", "binary"}
# Fields of a mapping that is merged are fields; a theme has no summary, and settings have none either.
FINE_FRONT = {("guide", "merged")}


@pytest.mark.parametrize("origin, name", [
    (origin, name) if (origin, name) in QUICK_FRONT else soak(origin, name) for origin in ("guide", "settings", "theme") for name in FRONT])
def test_yaml(docgen, little, content, tmp_path, name, origin):
    """Front matter, settings and a theme's file share one reader."""
    guide = MATTER + b"Text.\n"
    options = ["--catalogue", little, "--content", content]
    if origin == "guide":
        guide = b"---\n" + FRONT[name] + b"---\nText.\n"
    elif origin == "settings":
        (tmp_path / "docgen.yaml").write_bytes(FRONT[name])
        options += ["--settings", tmp_path / "docgen.yaml"]
    else:
        (tmp_path / "theme").mkdir()
        (tmp_path / "theme" / "theme.yaml").write_bytes(FRONT[name])
        options += ["--theme", tmp_path / "theme"]
    (content / "a.md").write_bytes(guide)
    run = bounded(docgen, "check", *options)
    is_fine = (origin, name) in FINE_FRONT or origin == "settings" and name in TEXTS
    assert run.returncode == (not is_fine), run.stderr


@pytest.mark.parametrize("origin, name", [
    (origin, name) if name == "a bomb behind tags" else soak(origin, name)
    for origin in ("project", "schema", "file") for name in HIDDEN])
def test_other_yaml(docgen, tmp_path, name, origin):
    """A project's manifest beside a list, a schema and a file that is checked have the limits of the same reader."""
    if origin == "project":
        (tmp_path / "project.yml").write_bytes(HIDDEN[name])
        (tmp_path / "Info.plist").write_text(
            '<plist version="1.0"><dict><key>CFBundleName</key><string>A</string></dict></plist>')
        run = bounded(docgen, "validate", tmp_path / "Info.plist")
        assert run.returncode == 0, run.stderr
    elif origin == "schema":
        (tmp_path / "lamp.yaml").write_bytes(HIDDEN[name])
        run = bounded(docgen, "import", tmp_path / "lamp.yaml", "--output", tmp_path / "lamp.json")
        assert run.returncode == 1 and "[import-failed]" in run.stderr, run.stderr
    else:
        catalogue = tmp_path / "catalogue.json"
        catalogue.write_text(json.dumps({
            "format": 2, "title": "Lamps", "keys": [key("a", types=["any"])],
            "documents": [{"id": "lamp", "name": "lamp.yaml", "format": "yaml"}]}))
        (tmp_path / "lamp.yaml").write_bytes(HIDDEN[name])
        run = bounded(docgen, "validate", "--catalogue", catalogue, tmp_path / "lamp.yaml")
        assert run.returncode == 1 and "[too-many-" in run.stdout + run.stderr, run.stdout + run.stderr


def document(*keys, **members):
    """A catalogue as bytes."""
    return json.dumps({"format": 1, "title": "T", "keys": list(keys), **members}).encode()


def key(*path, **members):
    """A key that is right but for the members given."""
    return {"path": list(path), "types": ["dictionary"], "summary": "Is a key.", **members}


def union(name, *shapes, **members):
    """A shape that stands for others."""
    return key("{%s}" % name, variants=list(shapes), **members)


def nested(levels):
    """Dictionaries in each other."""
    value = {}
    for _ in range(levels):
        value = {"a": value}
    return value


# A dictionary may contain its own kind.
RECURSIVE = document(
    key("A", variants=["one", "two"]), key("{one}"), key("{one}", "a", variants=["two", "one"]),
    key("{two}"), key("{two}", "a", variants=["one", "two"], required=True))

CATALOGUES = {
    "a shape of itself": lambda: document(key("A", variants=["a"], example={"x": 1}), union("a", "a")),
    "shapes of each other": lambda: document(
        key("A", variants=["a"], example={"x": 1}), union("a", "b", "c"), union("b", "c", "a"), union("c")),
    "a chain of shapes": lambda: document(
        key("A", variants=["s0"], example={"x": 1}), union("s4000"),
        *(union(f"s{n}", f"s{n + 1}") for n in range(4_000))),
    "layers of shapes": lambda: document(
        key("A", variants=["a0"], example={"x": 1}), key("{end}"), key("{end}", "y", required=True),
        *(union(f"{name}{n}", *((f"a{n + 1}", f"b{n + 1}") if n < 14 else ("end",))) for n in range(15) for name in "ab")),
    "an example in shapes of themselves": lambda: RECURSIVE.replace(
        b'"path": ["A"]', b'"path": ["A"], "example": ' + json.dumps(nested(240)).encode()),
    "suffixes that continue each other": lambda: document(
        key("A"), documents=[{"id": "d", "name": "file", "format": "property-list", "fileMatch": ["*.plist"],
                              "keySuffixes": [{"mark": "~", "names": ["a" * (n + 1) for n in range(2_000)]}]}]),
    "deep lists": lambda: b"[" * 100_000,
    "deep objects": lambda: b'{"a":' * 100_000,
    "a deep default": lambda: document(key("A", default="@")).replace(
        b'"@"', b"[" * 10_000 + b"]" * 10_000
    ),
    "a deep path": lambda: document(key(*["A"] * 10_000)),
    "a long chain": lambda: document(*(key(*["A"] * n) for n in range(1, 24))),
    "empty objects": lambda: b'{"format":1,"keys":[' + filled(b"{},", 6_000_000) + b"{}]}",
    "unknown members": lambda: b'{"format":1,"keys":[],' + b",".join(
        b'"%d":1' % n for n in range(300_000)) + b"}",
    "a long text": lambda: document(key("A", discussion="word " * 4_000_000)),
    "a long name": lambda: document(key("A" * 1_000_000)),
    "a long title": lambda: document(key("A", title="word " * 20_000), title="word " * 20_000),
    "a long word": lambda: document(key("A", title="a" * 250_000, discussion="b" * 30_000)),
    "marks in a title": lambda: document(key("A", title="\u0301\u0316" * 60_000)),
    "marks in summaries": lambda: document(*(key(f"A{n}", summary="\u0301\u0316" * 5_000) for n in range(30))),
    "marks in a name": lambda: document(key("\u0301\u0316" * 60_000), key("\U0001f1e9" * 60_000)),
    "a circle of successors": lambda: document(
        key("A", replacedBy=[["B"]], seeAlso=[["B"]], fallback=["B"]),
        key("B", replacedBy=[["A"]], seeAlso=[["A"]], fallback=["A"]),
        key("C", replacedBy=[["C"]], seeAlso=[["C"]], fallback=["C"]),
    ),
    "dangling references": lambda: document(
        *(key(f"A{n}", seeAlso=[[f"B{n}"]]) for n in range(600))
    ),
    "huge numbers": lambda: document(
        key("A", types=["integer"], default="@", rules=[{"rule": "range", "min": -(2**63), "max": 2**63 - 1}])
    ).replace(b'"@"', b"1e999"),
    "no UTF-8": lambda: document(key("A")).replace(b"Is a", b"\xff\xfe"),
    "NUL": lambda: document(key("A")).replace(b"Is a", b"\0"),
    "nothing": lambda: b"",
    "cut": lambda: document(key("A"))[:-20],
}


FINE = {
    "a circle of successors", "a long chain", "suffixes that continue each other", "a long title", "a long word",
    "marks in a title", "marks in summaries",
}


@pytest.mark.parametrize("name", mostly_soak(CATALOGUES, QUICK_CATALOGUES))
def test_catalogues(docgen, content, tmp_path, name):
    """A hostile catalogue ends in a site or in findings."""
    path = tmp_path / "catalogue.json"
    path.write_bytes(CATALOGUES[name]())
    run = bounded(
        docgen, "build", "-q", "--catalogue", path, "--content", content, "--output",
        tmp_path / "site",
    )
    assert (run.returncode == 0) == (name in FINE)
    assert len(run.stderr) < 1_000_000


@pytest.mark.parametrize("levels", [80, 500])
def test_values_of_their_own_kind(docgen, tmp_path, levels):
    """A list in which each dictionary holds one of the same shape."""
    (tmp_path / "catalogue.json").write_bytes(RECURSIVE)
    (tmp_path / "list.json").write_text(json.dumps(nested(levels)).replace("a", "A", 1))
    for command in (["validate", "--no-config"], ["validate", "--no-config", "--fix"], ["explain"]):
        run = bounded(docgen, *command, "--catalogue", tmp_path / "catalogue.json", tmp_path / "list.json")
        assert ("[nested-too-deeply]" in run.stdout) == (levels == 500), run.stdout


@pytest.mark.soak
def test_bundles_in_bundles(docgen, tmp_path):
    """A bundle in which each holds one more is looked into as far as a product would go."""
    folder = tmp_path / "a.app"
    for _ in range(60):
        folder = folder / "PlugIns" / "a.appex"
    folder.mkdir(parents=True)
    run = bounded(docgen, "validate", "--no-config", tmp_path / "a.app")
    assert run.returncode != 0 and "nested too deeply" in run.stdout + run.stderr


NAMES = [
    "../x", "..", ".", "...", "", " ", "/", "/etc/passwd", "a/b", "a\\b", "C:\\x", "CON", "con.txt",
    "nul", "COM1", "LPT9.json", "index", "Index.html", "index.md", "x.html", "_any", "_item", "*",
    "[]", "~", "~0", "~1", "-", "--help", "-rf", ".hidden", ".docgen-manifest", "name.", "name ",
    "a" * 300, "a" * 299 + "b", "é" * 100, "é", "e\u0301", "ＡＢ", "K", "\u212a", "ß", "SS", "ı", "I",
    "a\nb", "a\tb", "a\0b", "a\u202eb", "a\u2028b", "\ufeff", "😀", "a?b=c", "a#b", "a%2e%2e%2fb",
    "%00", "a&b", "a<b>", "a|b", "a:b", 'a"b', "a'b", "a`b`", "a*b*", "${a}", "$(a)", "{{a}}", "con",
    "aux.", "schemas", "catalogue", "catalog", "assets", "search", "404",
]


def test_names(docgen, content, tmp_path):
    """Each name is a page inside of the folder, which every file system can hold."""
    folded, keys = set(), []
    for name in NAMES:
        # Paths that differ by case, or not at all once read, are separate findings.
        same = re.sub("[\0\u202e]", "\ufffd", name).casefold()
        if same not in folded:
            folded.add(same)
            keys.append(key(name))
    path, output = tmp_path / "catalogue.json", tmp_path / "www" / "site"
    groups = [{"id": n, "title": n, "summary": "A group."} for n in NAMES]
    points = [
        {"identifier": n, "name": n, "mechanism": "NSExtension", "summary": "Is one."}
        for n in dict.fromkeys(NAMES) if n
    ]
    path.write_bytes(document(*keys))
    first = bounded(
        docgen, "build", "-q", "--catalogue", path, "--content", content, "--output", output
    )
    if first.returncode:
        bad = set(re.findall(r"error: .*\[([a-z-]+)\]", first.stderr))
        assert bad <= {"duplicate-path", "missing-field", "child-of-scalar"}, first.stderr
        refused = {int(line) for line in re.findall(r":1:(\d+): error", first.stderr)}
        assert len(refused) < 12, first.stderr
        text = path.read_text()
        keys = [k for k in keys if text.index(json.dumps(k)) + 1 not in refused]
        path.write_bytes(document(*keys))
        first = bounded(
            docgen, "build", "-q", "--catalogue", path, "--content", content, "--output", output
        )
    assert first.returncode == 0, first.stderr
    assert os.listdir(output.parent) == ["site"]
    files = snapshot(output)
    written = {json.loads((output / f).read_text())["url"] for f in files
               if f.startswith(("keys/", "shapes/")) and f.endswith(".json")}
    assert len(written) == len(keys)
    folded = {}
    for file in files:
        if file == ".docgen-manifest":
            continue
        assert re.fullmatch(r"[A-Za-z0-9._/-]+", file), file
        assert folded.setdefault(file.lower(), file) == file
        for part in file.split("/"):
            assert part not in ("", ".", "..") and len(part) < 130 and part[-1] != ".", file
            assert part.split(".")[0].lower() not in ("con", "nul", "aux", "prn", "com1", "lpt9"), file
    for broken in (document(key("A"), groups=groups), document(key("A"), extensionPoints=points)):
        path.write_bytes(broken)
        run = bounded(
            docgen, "build", "-q", "--catalogue", path, "--content", content, "--output", output
        )
        assert os.listdir(output.parent) == ["site"], run.stderr


def test_guides_of_any_name(docgen, little, content, tmp_path):
    """A guide's file name is a page's name in the end, or a finding."""
    names = [n for n in NAMES if n and "/" not in n and "\0" not in n and len(n.encode()) < 250]
    for name in names:
        (content / f"{name}.md").write_bytes(MATTER + b"Text.\n")
    output = tmp_path / "www" / "site"
    run = bounded(
        docgen, "build", "-q", "--catalogue", little, "--content", content, "--output", output
    )
    assert run.returncode == 1
    assert set(re.findall(r"error: .*\[([a-z-]+)\]", run.stderr)) == {"duplicate-slug"}
    assert not re.search("[\0-\x08\x0b-\x1f\x7f\u202a-\u202e]", run.stderr)
    for file in re.findall(r"^(.*): error: ", run.stderr, re.MULTILINE):
        if os.path.exists(file):
            os.unlink(file)
    run = bounded(
        docgen, "build", "-q", "--catalogue", little, "--content", content, "--output", output
    )
    assert os.listdir(output.parent if run.returncode == 0 else tmp_path)


@pytest.mark.parametrize("kind", mostly_soak(["a pipe", "a link to /dev/zero", "a folder", "a link to itself"], ["a link to /dev/zero"]))
def test_guides_that_are_not_files(docgen, little, content, kind):
    """A guide without end or without content is reported or ignored."""
    path = content / "a.md"
    match kind:
        case "a pipe": os.mkfifo(path)
        case "a link to /dev/zero": path.symlink_to("/dev/zero")
        case "a folder": path.mkdir()
        case _: path.symlink_to(path)
    run = bounded(docgen, "check", "--catalogue", little, "--content", content)
    if kind == "a folder":
        assert run.returncode == 0
    else:
        assert run.returncode == 1 and "a.md" in run.stderr


LISTS = {
    "an entity bomb": b'<?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "aaaaaaaaaa">'
    + b"".join(b'<!ENTITY %c "%s">' % (98 + n, b"&%c;" % (97 + n) * 10) for n in range(20))
    + b"]><plist><string>&u;</string></plist>",
    "an outer entity": b'<!DOCTYPE p [<!ENTITY a SYSTEM "file:///etc/passwd">]><plist><string>&a;</string></plist>',
    "10,000 dictionaries": b"<plist>" + b"<dict><key>a</key>" * 10_000,
    "10,000 arrays": b"<plist>" + b"<array>" * 10_000 + b"</array>" * 10_000 + b"</plist>",
    "10,000 lists of JSON": b"[" * 10_000,
    "10,000 old lists": b"(" * 10_000,
    "10,000 old dictionaries": b"{a=" * 10_000,
    "binary that holds itself": b"bplist00\xa1\x00\x08" + b"\0" * 6 + b"\1\1"
    + (1).to_bytes(8) + (0).to_bytes(8) + (10).to_bytes(8),
    "binary with vast counts": b"bplist00\xaf\x13" + b"\xff" * 8 + b"\x08" + b"\0" * 6 + b"\1\1"
    + (1).to_bytes(8) + (0).to_bytes(8) + (18).to_bytes(8),
    "many values": lambda: b"<plist><array>" + b"<true/>" * 1_500_000,
    "100 MB": lambda: b"<plist><string>" + b"a" * 100_000_000,
    "a command for the terminal": "<plist><dict><key>NSExtensionPointIdentifer\x1b[2J\u202e</key></dict></plist>".encode(),
}


@pytest.mark.parametrize("name", mostly_soak(LISTS, QUICK_LISTS))
def test_property_lists(docgen, tmp_path, name):
    """A hostile property list ends in findings."""
    path = tmp_path / "Info.plist"
    path.write_bytes(LISTS[name]() if callable(LISTS[name]) else LISTS[name])
    run = bounded(docgen, "validate", path)
    assert run.returncode == 1
    assert "root:" not in run.stdout
    assert not re.search("[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", run.stdout + run.stderr)


# Pieces of lists that are repeated: characters that are slow to compare or walk, and those of the forms.
UNITS = [
    "\u0301\u0316", "\U0001f1e9", "k", "a/b~", "$(A)", "&lt;", "\\n", "\u200d", "\u0f73", "\u20dd", "e\u0301", "\U0001f468\u200d",
    *(chr(n) for n in range(0x21, 0x7F)), *(chr(n) for n in (0x85, 0xA0, 0xAD, 0x300, 0x345, 0x903, 0x1100, 0x11A8)),
    *(chr(n) for n in (0xAC00, 0x200B, 0x202E, 0x2028, 0xFE0F, 0xFFFD, 0x1F3FB, 0x1D165, 0x1F600, 0xE0020, 0x10FFFD)),
    *(chr(n) for n in (0x600, 0xE33, 0xF39, 0x1160, 0x200E, 0x2066, 0x3099, 0xFF9E)),
    "A" * 1000 + "\u0301",
]
WRAPPERS = {
    "key": "<plist><dict><key>{0}</key><true/></dict></plist>",
    "text": "<plist><dict><key>CFBundleName</key><string>{0}</string></dict></plist>",
    "root": "<plist><string>{0}</string></plist>",
    "keys": "<plist><dict><key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict><key>{0}</key>"
    "<dict><key>NSIncludesSubdomains</key><string>x</string></dict></dict></dict></dict></plist>",
    "predicate": "<plist><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>"
    "<key>NSExtensionActivationRule</key><string>{0}</string></dict></dict></dict></plist>",
    "point": "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>{0}</string></dict></dict></plist>",
    "misspelt": "<plist><dict><key>CFBundleNam{0}</key><true/></dict></plist>",
    "element": "<plist><dict><key>UIBackgroundModes</key><array><string>{0}</string></array></dict></plist>",
    "JSON key": '{{"{0}": true}}', "JSON text": '{{"CFBundleName": "{0}"}}', "JSON word": "[{0}]",
    "old key": "{{{0} = 1;}}", "old text": '{{CFBundleName = "{0}";}}', "comment": "<plist><!-- {0} --><true/></plist>",
    "number": "<plist><integer>{0}</integer></plist>",
}


@pytest.mark.parametrize("wrapper, units", [("keys", UNITS[:2]), *(soak(wrapper, UNITS[:12] + UNITS[12::4]) for wrapper in WRAPPERS)])
def test_generated_lists(docgen, tmp_path, wrapper, units):
    """Many lists, each of one repeated piece in one position: some hundreds in `make soak`."""
    for number, unit in enumerate(units):
        text = unit * (150_000 // len(unit.encode()))
        (tmp_path / f"{number}.plist").write_text(WRAPPERS[wrapper].format(text), encoding="utf-8")
    # Without the document's name, lists that have no known key are left out.
    options = ["--document", "info-plist"]
    run = docgen.run("validate", *options, tmp_path, preexec_fn=limit, timeout=60 + 10 * SECONDS, errors="replace")
    assert run.returncode in (0, 1), run.stderr[-500:]
    assert len(run.stdout + run.stderr) < 30_000_000
    assert f"{len(units)} property lists" in run.stdout + run.stderr


def shared(value, count):
    """A binary list of an array that refers to one object many times; the object uses a long text."""
    text = b"\x5f\x12" + (100_000).to_bytes(4) + b"k" * 100_000
    user = b"\xd1\0\0\0\2\0\0\0\3" if value == "key" else text
    objects = [b"\xaf\x12" + count.to_bytes(4) + b"\0\0\0\1" * count, user, text, b"\x09"]
    offsets, start = b"", 8
    for one in objects:
        offsets += start.to_bytes(4)
        start += len(one)
    return b"bplist00" + b"".join(objects) + offsets + bytes(6) + b"\4\4" + len(objects).to_bytes(8) + bytes(8) + start.to_bytes(8)


@pytest.mark.soak
@pytest.mark.parametrize("value", ["key", "text"])
def test_shared_objects(docgen, tmp_path, value):
    """A long text that is referred to 300,000 times is refused."""
    (tmp_path / "Info.plist").write_bytes(shared(value, 300_000))
    run = bounded(docgen, "validate", tmp_path / "Info.plist")
    assert run.returncode == 1 and "[too-many-values]" in run.stdout + run.stderr


@pytest.mark.parametrize("form", [*map(soak, ["text", "json", "sarif", "github"])])
def test_a_long_key_above_many_findings(docgen, tmp_path, form):
    """Neither the length of a path nor the number of findings makes a report without end."""
    domain = b"</key><dict><key>NSIncludesSubdomains</key><string>x</string></dict>"
    domains = b"".join(b"<key>" + b"k" * 300 + str(n).encode() + domain for n in range(2_000))
    (tmp_path / "Info.plist").write_bytes(
        b"<plist><dict><key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict><key>" + b"k" * 1_000_000
        + domain + domains + b"</dict></dict></dict></plist>")
    run = bounded(docgen, "validate", "--format", form, tmp_path / "Info.plist")
    assert run.returncode == 1 and "too-many-findings" in run.stdout + run.stderr
    assert len(run.stdout + run.stderr) < 5_000_000


@pytest.mark.parametrize("arguments", [
    ["show", "@"], *map(soak, [
        ["search", "@"], ["schema", "@"], ["schema", "--platform", "@"], ["validate", "--explain", "@"], ["validate", "--platform", "@"],
        ["new", "@"], ["@"]]),
])
def test_arguments_of_marks(docgen, arguments):
    """Marks without end in an argument are refused."""
    for run in ("\u0301\u0316" * 20_000, "\U0001f1e9" * 20_000):
        run = bounded(docgen, *(run if argument == "@" else argument for argument in arguments))
        assert run.returncode == 2 and "combining marks" in run.stderr


TEMPLATES = {
    "sections": "{{#title}}" * 20_000, "slots": "{{title}}" * 200_000, "unknown slots": "{{no}}" * 200_000,
    "different slots": "".join(f"{{{{n{n}}}}}" for n in range(200_000)), "marks": "\u0301\u0316" * 100_000 + "{{titel}}",
    "a name of marks": "{{" + "\u0301\u0316" * 100_000 + "}}", "comments": "{{! a }}" * 20_000 + "{{",
    "flags": "\U0001f1e9" * 100_000 + "{{titel}}",
    "itself in sections": "{{#title}}" * 59 + "{{>key}}" + "{{/title}}" * 59,
}


@pytest.mark.parametrize("name", mostly_soak(TEMPLATES, {"unknown slots"}))
def test_templates(docgen, little, content, tmp_path, name):
    """A hostile template ends in a finding."""
    templates = tmp_path / "theme" / "templates"
    templates.mkdir(parents=True)
    (tmp_path / "theme" / "theme.yaml").write_text("name: T\nparent: default\n")
    (templates / "key.mustache").write_text(TEMPLATES[name], encoding="utf-8")
    run = bounded(
        docgen, "check", "--catalogue", little, "--content", content, "--theme", tmp_path / "theme")
    assert run.returncode == 1 and "key.mustache" in run.stderr and len(run.stderr) < 1_000_000


@pytest.mark.parametrize("name", mostly_soak(["script", "style", "settings", "theme"], {"settings"}))
def test_files_of_marks(docgen, little, content, tmp_path, name):
    """Marks without end in a theme's files and in settings."""
    run = "\u0301\u0316" * 100_000
    theme = tmp_path / "theme"
    (theme / "assets").mkdir(parents=True)
    (theme / "theme.yaml").write_text(f"name: {run if name == 'theme' else 'T'}\nparent: default\n", encoding="utf-8")
    (theme / "assets" / "extra.js").write_text(f"let {run} = 1;\n" if name == "script" else "let a;\n" * 100_000, encoding="utf-8")
    (theme / "assets" / "extra.css").write_text(run if name == "style" else "", encoding="utf-8")
    (tmp_path / "docgen.yaml").write_text(f"title: {run if name == 'settings' else 'T'}\n", encoding="utf-8")
    run = bounded(
        docgen, "build", "-q", "--catalogue", little, "--content", content, "--theme", theme, "--settings",
        tmp_path / "docgen.yaml", "--output", tmp_path / "site")
    # These files are short.
    assert run.returncode == (name in ("settings", "theme")), run.stderr[-500:]


@pytest.mark.soak
def test_patterns_of_schemas(pristine):
    """No regular expression of a schema takes long for a text that is made to be slow."""
    patterns = set()

    def collect(value):
        if isinstance(value, dict):
            if isinstance(value.get("pattern"), str):
                patterns.add(value["pattern"])
            if isinstance(value.get("patternProperties"), dict):
                patterns.update(value["patternProperties"])
            for inner in value.values():
                collect(inner)
        elif isinstance(value, list):
            for inner in value:
                collect(inner)

    for path in (pristine / "schemas").rglob("*.json"):
        collect(json.loads(path.read_text(encoding="utf-8")))
    pieces = ["a", "A", "0", "-", ".", "_", " ", "$(A)", "${", "$(", "((", "a.", "a-", "0.", "aA0", "com.", "a:", "é", "~ipad", "%@",
              "..", "a,", "a b", "A1", "$", "{", "\\", "()", "-a", "éa", "_A", "0x"]
    endings = ["", "!", "\n", ".", "-", "$", ")", "\u0301", " x", "~", "\0", "é!", "a!", "0!", ":", "/", "@", "$(", "}"]
    texts = [piece * (20_000 // len(piece)) + ending for piece in pieces for ending in endings]
    script = """const {patterns, texts} = JSON.parse(require("fs").readFileSync(0)); let tried = 0; const slow = [];
      for (const source of patterns) { const pattern = new RegExp(source, "u"); for (const text of texts) {
        const start = process.cpuUsage(); pattern.test(text); tried++;
        if (process.cpuUsage(start).user > 1e6) { slow.push(source); break; } } }
      console.log(JSON.stringify({tried, slow}));"""
    run = subprocess.run(["node", "-e", script], input=json.dumps({"patterns": sorted(patterns), "texts": texts}),
                         capture_output=True, encoding="utf-8", timeout=1800, check=True)
    result = json.loads(run.stdout)
    assert result["slow"] == [] and result["tried"] == len(patterns) * len(texts) > 100_000


QUERIES = ["\u202e\x1b[2J" + "a" * 100_000, "platform:" * 5000, "\u202e\x1b[2J", "(" * 1000, " ", "\ud83d\ude00" * 500,
           "key:" + "a:" * 2000, "*" * 3000, "a " * 3000]


@pytest.mark.parametrize("queries", [QUERIES[:1], soak(QUERIES)], ids=["one query", "every query"])
def test_queries(docgen, little, queries):
    """A query of any length or form is answered."""
    for query in queries:
        query = query.encode("utf-16", "surrogatepass").decode("utf-16")
        run = bounded(docgen, "search", "--catalogue", little, query)
        assert not re.search("[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", run.stdout + run.stderr)
