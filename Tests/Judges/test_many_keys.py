"""A site of very many keys: no page is too long to open, and a name is found on the first of them."""

import json
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
    (folder / "catalogue.json").write_text(
        json.dumps({"format": 2, "title": "T", "keys": keys, "groups": groups, "releases": releases}))
    (folder / "content").mkdir()
    run = docgen.run(
        "build", "--quiet", "--without-downloads", "--catalogue", "catalogue.json", "--content", "content", "--theme",
        ROOT / "themes/default", "--output", "site", cwd=folder, timeout=1200)
    assert run.returncode == 0, run.stderr
    return folder / "site"


@pytest.mark.parametrize("number", [soak(4_000), soak(20_000)])
def test_many_keys(lone_docgen, tmp_path, number):
    """Without scripts, every key is reached from the list of all; with them, the field of that page finds any."""
    site = built(lone_docgen, tmp_path, number)
    longest = max(site.rglob("*.html"), key=lambda page: page.stat().st_size)
    assert longest.stat().st_size <= LONGEST, (longest, longest.stat().st_size)
    first = (site / "keys/index.html").read_text()
    parts = ["index.html", *dict.fromkeys(re.findall(r'href="(\.\./lists/keys-\d+\.html)"', first))]
    assert len(parts) > number // 2_000
    linked = {key for part in parts for key in re.findall(r"Key\d+\.html", (site / "keys" / part).read_text())}
    assert len(linked) == number
    browser = open_browser(tmp_path / "browser")
    try:
        start = time.monotonic()
        browser.get((site / "keys/index.html").as_uri())
        opened = time.monotonic() - start
        field = browser.find_element(By.CSS_SELECTOR, "[role=combobox]")
        name = f"JKey{number - 1}"
        field.send_keys(name)
        WebDriverWait(browser, 5).until(lambda _: name in (browser.execute_script(RELEVANT) or [""])[0])
        assert opened < 1, opened
    finally:
        browser.quit()
