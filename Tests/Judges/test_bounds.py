"""Input of any size, depth or form ends in a correct site or in a finding, in bounded time and memory."""

import json
import os
import re
import resource

import pytest
from conftest import mostly_soak, snapshot

# What one run may take, of a program that is not even optimised.
SECONDS, MEMORY = 20, 3 << 30
MATTER = b"---\ntitle: A guide\nsummary: Is hostile.\n---\n\n"
EXPECTED = re.compile(r"^(\S.*: )?(error|warning): \S.* \[[a-z0-9-]+\]$", re.MULTILINE)


def limit():
    """Takes away what a hostile input would need."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


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
    if run.returncode and arguments[0] != "search":
        assert EXPECTED.search(run.stderr + run.stdout), run.stderr[-500:]
    return run


def filled(piece, size):
    """A piece repeated up to a size."""
    return piece * (size // len(piece))


def parts(piece, size=1_000_000, part=30_000):
    """Paragraphs of a repeated piece."""
    return filled(filled(piece, part) + b"\n\n", size)


# What keeps a program that is not optimised busy for seconds.
LONG = {
    "100 MB", "brackets", "pictures", "unclosed links", "stars", "tildes", "angles", "entities", "addresses", "mail",
    "dangling references", "dangling links", "empty objects", "many values",
}
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


@pytest.mark.parametrize("name", mostly_soak(GUIDES, GUIDES.keys() - LONG))
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
FRONT = {
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


# Of these the tag is passed over, so that as a title they are fine.
TEXTS = {"an unknown tag", "binary"}


@pytest.mark.parametrize("name", FRONT)
@pytest.mark.parametrize("origin", ["guide", "settings", "theme"])
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
    assert run.returncode == (origin != "settings" or name not in TEXTS), run.stderr


def document(*keys, **members):
    """A catalogue as bytes."""
    return json.dumps({"format": 1, "title": "T", "keys": list(keys), **members}).encode()


def key(*path, **members):
    """A key that is right but for the members given."""
    return {"path": list(path), "types": ["dictionary"], "summary": "Is a key.", **members}


CATALOGUES = {
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


FINE = {"a circle of successors", "a long chain", "a long title", "a long word"}


@pytest.mark.parametrize("name", mostly_soak(CATALOGUES, CATALOGUES.keys() - LONG))
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
               if f.startswith("keys/") and f.endswith(".json")}
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


@pytest.mark.parametrize("kind", ["a pipe", "a link to /dev/zero", "a folder", "a link to itself"])
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
    "many values": b"<plist><array>" + b"<true/>" * 1_500_000,
    "100 MB": b"<plist><string>" + b"a" * 100_000_000,
    "a command for the terminal": "<plist><dict><key>NSExtensionPointIdentifer\x1b[2J\u202e</key></dict></plist>".encode(),
}


@pytest.mark.parametrize("name", mostly_soak(LISTS, LISTS.keys() - LONG))
def test_property_lists(docgen, tmp_path, name):
    """A hostile property list ends in findings."""
    path = tmp_path / "Info.plist"
    path.write_bytes(LISTS[name])
    run = bounded(docgen, "validate", path)
    assert run.returncode == 1
    assert "root:" not in run.stdout
    assert not re.search("[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", run.stdout + run.stderr)


def test_queries(docgen, little):
    """A query of any length or form is answered."""
    for query in ("a" * 100_000, "platform:" * 5000, "\u202e\x1b[2J", "(" * 1000, " ", "\ud83d\ude00" * 500,
                  "key:" + "a:" * 2000, "*" * 3000, "a " * 3000):
        query = query.encode("utf-16", "surrogatepass").decode("utf-16")
        run = bounded(docgen, "search", "--catalogue", little, query)
        assert not re.search("[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", run.stdout + run.stderr)
