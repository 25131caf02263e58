"""Every link of every page and twin leads somewhere, on every file system, without a server."""

import collections
import json
import re
import subprocess

import pytest
from conftest import judge, soak
from pages import BadLink, HTMLPage, MarkdownPage, files, target

WITHOUT_TWIN = {"404.html", "search.html"}
UNSAFE = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$')
RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)


@pytest.fixture(scope="module")
def names(site):
    """Every file of the site."""
    return files(site)


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
            # Values that the page's script reads; test_check_page follows such links.
            if goal == "check.html" and "=" in fragment:
                continue
            if goal in anchored and fragment not in anchored[goal].anchors:
                yield f"{name}: no such anchor: {link}"


@pytest.mark.parametrize("share", [16, soak(1)], ids=["every page, some twins", "every page and twin"])
def test_pages_and_twins(site, names, share):
    """Links, images, scripts and anchors lead somewhere, an id occurs once, and a reader can click to every page.

    One test, so that the thousands of pages are read once."""
    pages = {n: HTMLPage(read(site, n)) for n in sorted(names) if n.endswith(".html")}
    twins = {n: MarkdownPage(read(site, n)) for n in sorted(n for n in names if n.endswith(".md"))[::share]}
    drawings = {n: HTMLPage(read(site, n)) for n in names if n.endswith(".svg")}
    assert len(pages) > 1000 and len(twins) > 1000 // share
    judge([
        *broken_links(pages, {**pages, **drawings}, names),
        *broken_links(twins, {**pages, **twins}, names),
        # A base element would send every relative link elsewhere.
        *(f"{n}: has a base element" for n, page in pages.items() if page.has_base),
        *(f"{name}: id used {times} times: {id}" for name, page in pages.items() for id, times in page.ids.items() if times > 1),
        *(f"no way leads to {name}" for name in sorted(set(pages) - reached(pages, names) - {"404.html"})),
    ])


def reached(pages, names):
    """The pages that a reader comes to from the first page."""
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
    return seen


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


# The theme's script at the addresses of pages that a site had before: where it sends the reader.
LEAD = """
const vm = require("vm"), fs = require("fs"), code = fs.readFileSync(process.argv[1], "utf8");
console.log(JSON.stringify(JSON.parse(fs.readFileSync(0)).map(path => {
  const found = [];
  const location = {pathname: "/docs/" + path, hash: "", replace: address => found.push(address)};
  vm.runInNewContext(code, {location, URL, document: {currentScript: {src: "https://host/docs/assets/moved.js"}}, decodeURIComponent});
  return found;
})));
"""


def test_former_addresses_lead_on(site, names):
    """The page for lost addresses leads from each page that became a part of another one to that part."""
    pages = {name: read(site, name) for name in names if name.endswith(".html")}
    former = [f"findings/{id}.html" for id in re.findall(r'<tr id="([^"]+)"', pages["findings/index.html"])]
    former += [f"apis/{name.replace('<wbr>', '')}.html" for name in re.findall(r"<h3[^>]*><code[^>]*>(.*?)</code>", pages["apis/index.html"])]
    for name, page in pages.items():
        stem = name.split("/")[-1].removesuffix(".html")
        if re.fullmatch(r"groups/(?!index).*", name):
            former.append(f"rules/{stem}.html")
        elif re.fullmatch(r"platforms/(?!index).*", name):
            former.append(f"platforms/{stem}/differences.html")
            versions = re.findall(r"<h2[^>]*>(?:<a[^>]*>)?[^<]* ([\d.]+)<", page)
            former += [f"releases/{stem}-{version}.html" for version in versions]
    assert len(former) > 600
    run = subprocess.run(
        ["node", "-e", LEAD, site / "assets/moved.js"], input=json.dumps(former), capture_output=True, text=True, check=True)
    failures = []
    for path, found in zip(former, json.loads(run.stdout), strict=True):
        goal, _, anchor = found[0].removeprefix("/docs/").partition("#") if len(found) == 1 else ("", "", "")
        if goal not in pages or anchor and f'id="{anchor}"' not in pages[goal]:
            failures.append(f"{path}: {found}")
    judge(failures)
