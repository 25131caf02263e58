"""A site of very many keys: no page is too long to open, and a name is found on the first of them."""

import json
import os
import re
import time

import pytest
from browsing import open_browser
from conftest import ROOT, soak
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

# In bytes.
LONGEST = 600_000
RELEASES = [f"{major}.{minor}" for major in range(1, 6) for minor in range(4)]
RELEVANT = "return [...document.querySelectorAll('[role=listbox] [role=option]')].map(o => o.dataset.key)"


def built(docgen, folder, number):
    """The folder of a site of keys with values, releases and deprecations, in groups of forty."""
    keys = [{
        "path": [f"{'ABCDEFGHIJ'[i % 10]}Key{i}"], "types": ["string"], "summary": f"Sets the width of lamp {i} in `millimetres`.",
        "group": f"g{i // 40}", "values": [{"value": f"v{i}", "summary": "Is a value."}],
        "availability": [{"platform": "P", "introduced": RELEASES[i % 20], **({"deprecated": "5.3"} if i % 2 else {})}],
    } for i in range(number)]
    groups = [{"id": f"g{i}", "title": f"Group {i}"} for i in range(number // 40)]
    releases = [{"platform": "P", "versions": RELEASES}]
    return made(docgen, folder, keys=keys, groups=groups, releases=releases)


def crowded(docgen, folder, number):
    """The same of keys that all belong to the same: a dictionary, a group, a release, a code, an interface, a capability."""
    common = {
        "types": ["dictionary"], "summary": "Sets the width of a lamp in `millimetres`.", "group": "g", "apis": [{"symbol": "Lamp.width"}],
        "capability": "Lamps", "availability": [{"platform": "P", "introduced": "1.0", "deprecated": "2.0"}],
        "sources": ["s"], "variants": ["lamp"],
    }
    keys = [
        *({**common, "path": path, "availability": [], "variants": []} for path in (["A"], ["{lamp}"], ["{lamp}", "k"])),
        *({**common, "path": ["A", f"Key{i}"], "rules": [{"rule": "count", "max": 9, "codes": ["E-1"]}]} for i in range(number)),
    ]
    return made(
        docgen, folder, keys=keys, groups=[{"id": "g", "title": "Group"}], releases=[{"platform": "P", "versions": ["1.0", "2.0"]}],
        codes=[{"id": "E-1", "title": "A width", "summary": "Is wrong."}], sources=[{"id": "s", "title": "Manual"}])


def of_each_one(docgen, folder, number):
    """The same of as many groups, documents, platforms, interfaces, capabilities, codes, sources, shapes and guides as keys."""
    name = "{0}{1}".format
    keys = [one for i in range(number) for one in (
        {"path": ["A"], "types": ["dictionary"], "summary": "Is one.", "document": name("d", i), "group": name("g", i),
         "availability": [{"platform": name("P", i), "introduced": "1.0"}], "apis": [{"symbol": name("T", i)}],
         "capability": name("C", i // 2), "rules": [{"rule": "count", "max": 9, "codes": [name("E-", i)]}],
         "sources": [name("s", i)], "variants": [name("s", i)], "values": []},
        {"path": [f"{{s{i}}}"], "types": ["dictionary"], "document": name("d", i), "group": name("g", i),
         "summary": "Is a lamp."})]
    (folder / "content").mkdir()
    for i in range(number):
        (folder / f"content/guide-{i}.md").write_text(f"---\ntitle: Guide {i}\nsummary: Is a guide.\n---\n\nText.\n")
    return made(
        docgen, folder, keys=keys, groups=[{"id": name("g", i), "title": name("Group ", i), "document": name("d", i)} for i in range(number)],
        documents=[{"id": name("d", i), "name": f"d{i}.json", "format": "json"} for i in range(number)],
        releases=[{"platform": name("P", i), "versions": ["1.0"]} for i in range(number)],
        codes=[{"id": name("E-", i), "title": "A width", "summary": "Is wrong."} for i in range(number)],
        sources=[{"id": name("s", i), "title": name("Manual ", i)} for i in range(number)])


def made(docgen, folder, **members):
    """The folder of the site of a catalogue."""
    (folder / "catalogue.json").write_text(json.dumps({"format": 2, "title": "T", **members}))
    (folder / "content").mkdir(exist_ok=True)
    run = docgen.run(
        "build", "--quiet", "--without-downloads", "--catalogue", "catalogue.json", "--content", "content", "--theme",
        ROOT / "themes/default", "--output", "site", cwd=folder, timeout=1200)
    assert run.returncode == 0, run.stderr
    return folder / "site"


def judge_lengths(site):
    longest = max(site.rglob("*.html"), key=lambda page: page.stat().st_size)
    assert longest.stat().st_size <= LONGEST, (longest, longest.stat().st_size)


@pytest.mark.parametrize("kind, number", [
    soak(crowded, 4_000), soak(crowded, 20_000), soak(of_each_one, 4_000)])
def test_long_lists(lone_docgen, tmp_path, kind, number):
    """Whatever there is much of, no page is too long, and without scripts every page is reached from the first."""
    site = kind(lone_docgen, tmp_path, number)
    judge_lengths(site)
    pages = {os.path.relpath(page, site) for page in site.rglob("*.html")} - {"404.html"}
    reached, left = {"index.html"}, ["index.html"]
    while left:
        page = left.pop()
        for link in re.findall(r'href="([^":#]+\.html)[#"]', (site / page).read_text()):
            target = os.path.normpath(os.path.join(os.path.dirname(page), link))
            if target in pages and target not in reached:
                reached.add(target)
                left.append(target)
    assert pages == reached, (len(pages - reached), sorted(pages - reached)[:5])


@pytest.mark.parametrize("number", [soak(4_000), soak(20_000)])
def test_many_keys(lone_docgen, tmp_path, number):
    """Without scripts, every key is reached from the list of all; with them, the field of that page finds any."""
    site = built(lone_docgen, tmp_path, number)
    judge_lengths(site)
    first = (site / "keys/index.html").read_text()
    parts = ["index.html", *dict.fromkeys(re.findall(r'href="(\.\./lists/keys-\d+\.html)"', first))]
    assert len(parts) > number // 2_000
    linked = {key for part in parts for key in re.findall(r"Key\d+\.html", (site / "keys" / part).read_text())}
    assert len(linked) == number
    browser = open_browser(tmp_path / "browser")
    try:
        opened = []
        # The best of some: other programs run at the same time.
        for _ in range(5):
            start = time.monotonic()
            browser.get((site / "keys/index.html").as_uri())
            opened.append(time.monotonic() - start)
        field = browser.find_element(By.CSS_SELECTOR, "[role=combobox]")
        name = f"JKey{number - 1}"
        field.send_keys(name)
        WebDriverWait(browser, 5).until(lambda _: name in (browser.execute_script(RELEVANT) or [""])[0])
        assert min(opened) < 1, opened
    finally:
        browser.quit()
