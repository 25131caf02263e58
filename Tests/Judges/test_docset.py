"""The docset is what Dash and Zeal expect: an index, pages that lead nowhere but inside, icons."""

import collections
import collections.abc
import html.parser
import plistlib
import re
import sqlite3
import struct
import tarfile
import urllib.parse

import pytest
from conftest import docset_archive, judge, soak
from pages import HTMLPage, files
from test_links import broken_links

# The types of keys, by the number of their document.
KEYS = ["Property", "Setting", "Entry"]
TYPES = {"Category", "Error", "Extension", "File", "Guide", "Section", "Type", "Value", *KEYS}
ANCHOR = "//apple_ref/cpp/"


@pytest.fixture(scope="module")
def docset(site, tmp_path_factory):
    """The docset's folder, unpacked from the site's archive."""
    archive = docset_archive(site)
    folder = tmp_path_factory.mktemp("docset")
    with tarfile.open(archive) as members:
        names = [member.name for member in members]
        assert names == list(dict.fromkeys(names)), "an entry occurs twice"
        members.extractall(folder, filter="data")
    assert [path.name for path in folder.iterdir()] == [f"{archive.stem}.docset"]
    return folder / f"{archive.stem}.docset"


@pytest.fixture(scope="module")
def documents(docset):
    """The folder of pages."""
    return docset / "Contents" / "Resources" / "Documents"


class Pages(collections.abc.Mapping):
    """Every page, read when it is asked for."""

    def __init__(self, folder):
        self.folder, self.names, self.read = folder, dict.fromkeys(n for n in files(folder) if n.endswith(".html")), {}

    def __getitem__(self, name):
        if name not in self.names:
            raise KeyError(name)
        if name not in self.read:
            self.read[name] = HTMLPage((self.folder / name).read_text(encoding="utf-8"))
        return self.read[name]

    def __contains__(self, name):
        return name in self.names

    def __iter__(self):
        return iter(self.names)

    def __len__(self):
        return len(self.names)


@pytest.fixture(scope="module")
def pages(documents):
    """The pages by their names."""
    return Pages(documents)


@pytest.fixture(scope="module")
def rows(docset):
    """Name, type and path of every row of a sound index with the prescribed form."""
    database = sqlite3.connect(f"file:{docset}/Contents/Resources/docSet.dsidx?mode=ro", uri=True)
    assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
    columns = [column[1] for column in database.execute("pragma table_info(searchIndex)")]
    assert columns == ["id", "name", "type", "path"]
    unique = [row[1] for row in database.execute("pragma index_list(searchIndex)") if row[2]]
    keys = [[c[2] for c in database.execute(f"pragma index_info({name})")] for name in unique]
    assert ["name", "type", "path"] in keys
    return database.execute("select name, type, path from searchIndex").fetchall()


def test_property_list(docset, documents):
    """Info.plist says what readers look for."""
    info = plistlib.loads((docset / "Contents" / "Info.plist").read_bytes())
    assert info["isDashDocset"] is True
    assert info["isJavaScriptEnabled"] is False
    assert info["DashDocSetFamily"] == "dashtoc"
    assert info["DashDocSetFallbackURL"] == "https://docgen.example/"
    assert info["CFBundleIdentifier"] and info["CFBundleName"]
    assert re.fullmatch("[a-z]+", info["DocSetPlatformFamily"])
    assert (documents / info["dashIndexFilePath"]).is_file()


def test_icons(docset):
    """PNG images of the sizes that readers show."""
    for name, size in (("icon.png", 16), ("icon@2x.png", 32)):
        image = (docset / name).read_bytes()
        assert image.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", image[16:24]) == (size, size)


@pytest.mark.parametrize("share", [48, soak(1)], ids=["some rows", "every row"])
def test_rows_lead_somewhere(rows, pages, share):
    """Every row's file and anchor exist, and its type has an icon."""
    failures = [f"{name}: type {kind}" for name, kind, _ in rows if kind not in TYPES]
    failures += [f"{name}: {path}" for name, _, path in rows if urllib.parse.unquote(path.partition("#")[0]) not in pages]
    for name, _, path in rows[::share]:
        page, _, fragment = path.partition("#")
        page = urllib.parse.unquote(page)
        if page not in pages or fragment and urllib.parse.unquote(fragment) not in pages[page].anchors:
            failures.append(f"{name}: {path}")
    judge(failures)


def test_names_differ_by_more_than_case(rows):
    """No two rows of a type have names that differ by case alone."""
    count = collections.Counter((kind, name.lower()) for name, kind, _ in rows)
    judge(f"{kind} {name}: {times} times" for (kind, name), times in count.items() if times > 1)


def test_everything_can_be_looked_up(rows, catalogue):
    """Keys, extension points and their identifiers, string values, APIs, codes and groups are in the index."""
    have = collections.defaultdict(dict)
    for name, kind, path in rows:
        have[kind][name] = path
    failures = []
    # No two rows of a kind differ by case alone, so one of `Description` and `description` says what is around it.
    names = {kind: {name.lower() for name in found} for kind, found in have.items()}
    folded = {name.lower() for name in have["Value"]}
    kinds = {document["id"]: kind for document, kind in zip(catalogue["documents"], KEYS, strict=True)}
    for key in catalogue["keys"]:
        rows_of_file = have[kinds[key["document"]]]
        if key["url"] not in rows_of_file.values():
            failures.append(f"no row leads to {key['url']}")
        if key["path"][-1] not in ("*", "[]") and key["name"].lower() not in names[kinds[key["document"]]]:
            failures.append(f"no row is named {key['name']}")
        for value in key["values"]:
            if isinstance(value["value"], str) and value["value"].lower() not in folded:
                failures.append(f"no row for the value {value['value']}")
    for point in catalogue["extensionPoints"]:
        if have["Extension"].get(point["name"]) != point["url"]:
            failures.append(f"no row for {point['name']}")
        if have["Value"].get(point["identifier"]) != point["url"]:
            failures.append(f"no row for {point['identifier']}")
    apis = {api["symbol"] for key in catalogue["keys"] for api in key.get("apis", [])}
    failures += [f"no row for {symbol}" for symbol in apis - set(have["Type"])]
    failures += [c["id"] for c in catalogue.get("codes", []) if c["id"] not in have["Error"]]
    # With the kind of file where groups of several have the same title.
    titles = {re.sub(r" \([^)]*\)$", "", title) for title in have["Category"]}
    failures += [g["title"] for g in catalogue["groups"] if g["title"] not in titles]
    judge(failures)


@pytest.mark.soak
def test_links_stay_inside(documents, pages):
    """Every link of a page leads to a file of the docset, or to the web."""
    judge(broken_links(pages, pages, files(documents)))


def test_nothing_that_a_docset_cannot_use(documents):
    """No archive, data file, script, worker or manifest, and nothing asked from another host."""
    kept = re.compile(r".*\.(html|css|svg)")
    failures = [name for name in files(documents) if not kept.fullmatch(name)]
    loaded = re.compile(r"<script|serviceWorker|rel=\"(?:manifest|search|alternate|canonical)\"|<(?:img|link)[^>]*https?:")
    for name in files(documents):
        if name.endswith(".html") and (found := loaded.search((documents / name).read_text(encoding="utf-8"))):
            failures.append(f"{name}: {found[0]}")
    judge(failures)


@pytest.mark.soak
def test_pages_read_as_on_the_site(site, documents, pages):
    """A page has the headings and the text of the site's, so that the docset lacks nothing to read."""
    left_out = {"404.html", "search.html", "check.html", "schemas/index.html", "downloads/index.html"}
    assert set(pages) == {n for n in files(site) if n.endswith(".html")} - left_out
    failures = []
    for name in pages:
        there, here = (Text((folder / name).read_text(encoding="utf-8")).text for folder in (site, documents))
        if there != here:
            failures.append(name)
    judge(failures)


class Text(html.parser.HTMLParser):
    """The text of a page's main part."""

    def __init__(self, page):
        super().__init__()
        self.text, self.depth = "", 0
        self.feed(page)
        self.text = " ".join(self.text.split())

    def handle_starttag(self, tag, attributes):
        """Notes where the main part begins; what waits for a script is nothing to read."""
        self.depth += (tag == "main") - 9 * (tag == "script")

    def handle_endtag(self, tag):
        """Notes where it ends."""
        self.depth -= (tag == "main") - 9 * (tag == "script")

    def handle_data(self, data):
        """Collects from the main part."""
        if self.depth > 0:
            self.text += data


def test_tables_of_contents(documents, pages):
    """Before every heading of the second and third level is an anchor with its text."""
    headings = re.compile(r'(<a class="dashAnchor" name="([^"]*)"></a>\n)?<h([23])[^>]*>(.*?)</h\3>', re.DOTALL)
    failures, count = [], 0
    for name in pages:
        for _, anchor, _, heading in headings.findall((documents / name).read_text(encoding="utf-8")):
            count += 1
            title = Text(f"<main>{heading}</main>").text
            kind, _, encoded = anchor.removeprefix(ANCHOR).partition("/")
            known = anchor.startswith(ANCHOR) and kind in TYPES and re.fullmatch(r"[\w.~%-]+", encoded)
            if not known or urllib.parse.unquote(encoded) != title:
                failures.append(f"{name}: {anchor or 'no anchor'} before {title}")
    assert count > len(pages)
    judge(failures)
