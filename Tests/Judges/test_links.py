"""Every link of every page and twin leads somewhere, on every file system, without a server."""

import collections
import re

import pytest
from conftest import judge
from pages import BadLink, HTMLPage, MarkdownPage, files, target

WITHOUT_TWIN = {"404.html", "search.html"}
UNSAFE = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$')
RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)


@pytest.fixture(scope="module")
def names(site):
    """Every file of the site."""
    return files(site)


@pytest.fixture(scope="module")
def pages(site, names):
    """Every HTML page, read."""
    return {n: HTMLPage(read(site, n)) for n in sorted(names) if n.endswith(".html")}


@pytest.fixture(scope="module")
def twins(site, names):
    """Every Markdown twin, read."""
    return {n: MarkdownPage(read(site, n)) for n in sorted(names) if n.endswith(".md")}


def read(site, name):
    """A file's text, which must be UTF-8."""
    return (site / name).read_text(encoding="utf-8")


def broken_links(readers, anchored, names):
    """A line for every link that does not resolve."""
    for name, page in readers.items():
        for link in dict.fromkeys(page.links):
            try:
                found = target(name, link, names)
            except BadLink as problem:
                yield f"{name}: {problem}"
                continue
            if found is None or not found[1]:
                continue
            goal, fragment = found
            if goal in anchored and fragment not in anchored[goal].anchors:
                yield f"{name}: no such anchor: {link}"


def test_html_links(site, names, pages):
    """Links, images, scripts and anchors of the HTML pages."""
    drawings = {n: HTMLPage(read(site, n)) for n in names if n.endswith(".svg")}
    judge(broken_links(pages, {**pages, **drawings}, names))


def test_markdown_links(names, pages, twins):
    """Links and headings of the Markdown twins."""
    judge(broken_links(twins, {**pages, **twins}, names))


def test_stylesheet_links(site, names):
    """Files that style sheets load."""
    failures = []
    for name in sorted(n for n in names if n.endswith(".css")):
        for link in re.findall(r"url\(\s*['\"]?([^'\")]+)", read(site, name)):
            try:
                target(name, link, names)
            except BadLink as problem:
                failures.append(f"{name}: {problem}")
    judge(failures)


def test_no_base_element(pages):
    """A base element would send every relative link elsewhere."""
    judge(f"{n}: has a base element" for n, page in pages.items() if page.has_base)


def test_unique_ids(pages):
    """An id occurs once in a page."""
    judge(
        f"{name}: id used {times} times: {id}"
        for name, page in pages.items()
        for id, times in page.ids.items()
        if times > 1
    )


def test_file_names(names):
    """File names survive Windows and file systems that ignore case."""
    folders = {n.rsplit("/", depth)[0] for n in names for depth in range(1, n.count("/") + 1)}
    same = collections.defaultdict(list)
    for name in sorted(names | folders):
        same[name.lower()].append(name)
    failures = [f"differ by case alone: {' '.join(v)}" for v in same.values() if len(v) > 1]
    for name in names:
        for part in name.split("/"):
            if UNSAFE.search(part) or RESERVED.fullmatch(part) or len(part.encode()) > 200:
                failures.append(f"not a safe file name: {name}")
    judge(failures)


def test_twins(names):
    """Pages have Markdown twins, key pages have JSON twins too."""
    failures = []
    for page in sorted(n for n in names if n.endswith(".html")):
        stem = page.removesuffix(".html")
        if page not in WITHOUT_TWIN and f"{stem}.md" not in names:
            failures.append(f"{page}: no {stem}.md")
        is_key = page.startswith(("keys/", "info-plist/", "entitlements/", "privacy-manifest/")) and not page.endswith("/index.html")
        if is_key and f"{stem}.json" not in names:
            failures.append(f"{page}: no {stem}.json")
    judge(failures)


def test_every_page_is_reachable(names, pages):
    """A reader can click from the first page to every other."""
    seen, queue = {"index.html"}, ["index.html"]
    while queue:
        here = queue.pop()
        for link in pages[here].ways:
            try:
                found = target(here, link, names)
            except BadLink:
                continue
            if found and found[0] in pages and found[0] not in seen:
                seen.add(found[0])
                queue.append(found[0])
    judge(f"no way leads to {name}" for name in sorted(set(pages) - seen - {"404.html"}))
