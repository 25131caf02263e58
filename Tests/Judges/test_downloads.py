"""Downloads of the site are as its page says, whole, and the same from every build."""

import hashlib
import json
import os
import re
import tarfile
import time
import xml.etree.ElementTree as ElementTree
import zipfile
import zlib

import pytest
from conftest import docset_archive, judge, mostly_soak, snapshot
from pages import HTMLPage, MarkdownPage, files
from small_sites import catalogue

BASE = "https://docgen.example/"
# 2001-09-09 01:46:40 UTC, a time with an even second, which is all that ZIP can store.
EPOCH = 1_000_000_000
OPENSEARCH = "{http://a9.com/-/spec/opensearch/1.1/}"


@pytest.fixture(scope="module")
def downloads(site):
    """Name, stated size and stated digest of every file on the page."""
    text = (site / "downloads" / "index.md").read_text(encoding="utf-8")
    pattern = r"\*\*File:\*\* \[[^\]]*\]\(([^)]*)\)\n- \*\*Size:\*\* ([\d,]+) bytes.*\n- \*\*SHA-256:\*\* `(\w+)`"
    found = [(name, int(size.replace(",", "")), digest) for name, size, digest in re.findall(pattern, text)]
    assert len(found) == text.count("SHA-256:")
    return found


def unpacked(archive, folder):
    """The site of the archive, which is in one folder."""
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    (site,) = folder.iterdir()
    return site


def test_sizes_and_digests_are_true(site, downloads):
    """Every file has the size and the SHA-256 that the page states."""
    failures = []
    for name, size, digest in downloads:
        content = (site / "downloads" / name).read_bytes()
        if len(content) != size or hashlib.sha256(content).hexdigest() != digest:
            failures.append(f"{name}: {len(content)} bytes, {hashlib.sha256(content).hexdigest()}")
    judge(failures)


def test_the_site_is_small(site):
    """Everything that is published is at most 66 MB, archives, the trees beside pages and schemas that each work alone included; the data of the checker come on top."""
    checker = site / "assets" / "checker-data.js"
    assert sum(path.stat().st_size for path in site.rglob("*") if path.is_file() and path != checker) <= 66_000_000


def test_pages_are_few(site):
    """Beside those of its keys, the reference has at most 540 pages: what a line says is a part of another page."""
    keys = json.loads((site / "catalogue.json").read_text(encoding="utf-8"))["keys"]
    assert sum(1 for _ in site.rglob("*.html")) <= 540 + len(keys)


def test_a_small_catalogue_has_few_files(docgen, tmp_path):
    """32 keys have their pages in three forms, and at most 61 files beside those."""
    (tmp_path / "content").mkdir()
    options = ["--catalogue", catalogue(tmp_path, "32", 32), "--content", tmp_path / "content"]
    assert docgen.build(tmp_path / "site", *options).returncode == 0
    names = files(tmp_path / "site")
    of_keys = {name for name in names if name.startswith("keys/Key")}
    assert len(of_keys) == 3 * 32 and len(names - of_keys) <= 61, sorted(names - of_keys)


def test_page_lists_every_download(site, downloads):
    """Nothing in the folder is left out, and the catalogue is there too."""
    stated = {os.path.normpath(f"downloads/{name}") for name, _, _ in downloads}
    offered = {f"downloads/{p.name}" for p in (site / "downloads").iterdir() if p.stem != "index"}
    assert stated == offered | {"catalogue.json"}
    page = (site / "downloads" / "index.html").read_text(encoding="utf-8")
    judge(f"{name}: not on the page" for name, _, digest in downloads if digest not in page)


@pytest.mark.parametrize("reference", mostly_soak(["site", "small_site"], ["small_site"]))
def test_archive_is_the_site(request, reference, tmp_path):
    """site.tgz has exactly the files of the site, except for its page of downloads and that page's digest."""
    site = request.getfixturevalue(reference)
    offline = unpacked(site / "downloads" / "site.tgz", tmp_path / "unpacked")
    names = files(offline)
    published = {n for n in files(site) if not n.startswith((".", "downloads/"))}
    assert set(names) == published | {"downloads/index.html", "downloads/index.md"}
    same = published - {"sw.js"}
    judge(f"{n}: differs" for n in same if (offline / n).read_bytes() != (site / n).read_bytes())
    worker = (offline / "sw.js").read_text(encoding="utf-8").split("\n")
    there = (site / "sw.js").read_text(encoding="utf-8").split("\n")
    assert len(worker) == len(there)
    page = "downloads/index.html"
    checksum = f"{zlib.crc32((offline / page).read_bytes()):08x}"
    assert [line for line, other in zip(worker, there) if line != other] == [f"{checksum} {page}"]


def test_unpacked_archive_has_no_dangling_links(small_site, tmp_path):
    """The pages of the archive lead only to what is in it."""
    from test_links import broken_links

    offline = unpacked(small_site / "downloads" / "site.tgz", tmp_path / "unpacked")
    names, read = files(offline), lambda name: (offline / name).read_text(encoding="utf-8")
    pages = {n: HTMLPage(read(n)) for n in names if n.endswith(".html")}
    twins = {n: MarkdownPage(read(n)) for n in names if n.endswith(".md")}
    judge(broken_links(pages, pages, names))
    judge(broken_links(twins, {**pages, **twins}, names))


def test_archive_of_schemas(site):
    """schemas.zip has every JSON document of the folder, in order."""
    with zipfile.ZipFile(site / "downloads" / "schemas.zip") as archive:
        assert archive.testzip() is None
        assert archive.namelist() == sorted(f"schemas/{path.name}" for path in (site / "schemas").glob("*.json"))
        judge(f"{n}: differs" for n in archive.namelist() if archive.read(n) != (site / n).read_bytes())


def test_feed_leads_to_the_docset(site):
    """The feed is XML with one entry: a version, and the address of the archive."""
    (feed,) = (site / "downloads").glob("*.xml")
    entry = ElementTree.fromstring(feed.read_bytes())
    assert [entry.tag] + [child.tag for child in entry] == ["entry", "version", "url"]
    assert entry.findtext("version").strip()
    archive = docset_archive(site)
    assert entry.findtext("url") == f"{BASE}downloads/{archive.name}"
    # A reader takes the docset's name from the feed's.
    assert feed.stem == archive.stem


def test_search_description(site):
    """opensearch.xml is well-formed, keeps the limits of its format, and every page names it."""
    root = ElementTree.fromstring((site / "opensearch.xml").read_bytes())
    assert root.tag == f"{OPENSEARCH}OpenSearchDescription"
    limits = {"ShortName": 16, "LongName": 48, "Description": 1024}
    for name, limit in limits.items():
        assert 0 < len(root.findtext(OPENSEARCH + name)) <= limit, name
    assert root.find(f"{OPENSEARCH}Url").get("template") == f"{BASE}search.html?q={{searchTerms}}"
    icon = root.findtext(f"{OPENSEARCH}Image")
    assert icon.startswith(BASE) and (site / icon.removeprefix(BASE)).is_file()
    link = re.compile(r'<link rel="search" type="application/opensearchdescription\+xml"[^>]* href="([^"]*)">')
    failures = []
    for page in sorted(site.rglob("*.html")):
        found = link.findall(page.read_text(encoding="utf-8"))
        # The page for lost addresses cannot know its own address.
        path = site / found[0].removeprefix(BASE) if page.name == "404.html" else page.parent / found[0]
        if len(found) != 1 or not path.samefile(site / "opensearch.xml"):
            failures.append(f"{page.relative_to(site)}: {found}")
    judge(failures)


@pytest.mark.parametrize("reference", mostly_soak(["pristine", "small_site"], ["small_site"]))
def test_without_an_address(request, reference):
    """A site that does not know where it is served has no feed and no search description."""
    pristine = request.getfixturevalue(reference)
    names = files(pristine)
    assert docset_archive(pristine).is_file()
    assert "opensearch.xml" not in names
    assert not [n for n in names if n.startswith("downloads/") and n.endswith(".xml")]
    judge(p.name for p in pristine.rglob("*.html") if 'rel="search"' in p.read_text(encoding="utf-8"))


def test_two_builds_are_equal(small_docgen, small_site, tmp_path):
    """The same input gives the same bytes at any time, archives included, whatever times its files have."""
    for path in small_docgen.options["--content"].rglob("*"):
        os.utime(path, (EPOCH, EPOCH))
    # Archives note a time in steps of two seconds.
    built = max(path.stat().st_mtime for path in small_site.rglob("*") if path.is_file())
    time.sleep(max(0, built + 2 - time.time()))
    assert small_docgen.build(tmp_path / "again").returncode == 0
    assert snapshot(tmp_path / "again") == snapshot(small_site)


def test_source_date_epoch(small_docgen, small_site, tmp_path):
    """The variable sets the time of every entry, and changes nothing else."""
    dated = tmp_path / "dated"
    run = small_docgen.build(dated, env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH), "TZ": "Asia/Tokyo"})
    assert run.returncode == 0, run.stderr
    before, after = snapshot(small_site), snapshot(dated)
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    archives = {f"downloads/{name}" for name in (docset_archive(dated).name, "site.tgz", "schemas.zip")}
    states = {"downloads/index.html", "downloads/index.md", "sw.js", ".docgen-manifest"}
    assert changed == archives | states
    with (
        zipfile.ZipFile(small_site / "downloads" / "schemas.zip") as old,
        zipfile.ZipFile(dated / "downloads" / "schemas.zip") as new,
    ):
        assert {i.date_time for i in new.infolist()} == {time.gmtime(EPOCH)[:6]}
        assert [(i.filename, i.CRC) for i in new.infolist()] == [(i.filename, i.CRC) for i in old.infolist()]
    with tarfile.open(docset_archive(small_site)) as old, tarfile.open(docset_archive(dated)) as new:
        assert {member.mtime for member in new} == {EPOCH}
        assert [content(old, m) for m in old] == [content(new, m) for m in new]
    with tarfile.open(dated / "downloads" / "site.tgz") as new:
        assert {member.mtime for member in new} == {EPOCH}


def content(archive, member):
    """A member's name and bytes."""
    return member.name, archive.extractfile(member).read() if member.isfile() else None


@pytest.mark.parametrize("value", mostly_soak(["yesterday", "-1", "1e9", " 5", "99999999999999999999"], ["-1"]))
def test_a_malformed_date_is_refused(docgen, tmp_path, value):
    """An invalid date stops the build, as its specification wants, and nothing is published."""
    run = docgen.build(tmp_path / "site", env={**os.environ, "SOURCE_DATE_EPOCH": value})
    assert run.returncode not in (0, 1)
    assert "SOURCE_DATE_EPOCH" in run.stderr
    assert not (tmp_path / "site").exists()


def test_lists_know_the_page(site):
    """The page of downloads is in the lists for machines and in the navigation."""
    assert "(downloads/index.md)" in (site / "llms.txt").read_text(encoding="utf-8")
    assert f"<loc>{BASE}downloads/index.html</loc>" in (site / "sitemap.xml").read_text(encoding="utf-8")
    home = HTMLPage((site / "index.html").read_text(encoding="utf-8"))
    assert home.ways.count("downloads/index.html") == 2
    assert json.loads((site / "catalogue.json").read_bytes())["keys"]
