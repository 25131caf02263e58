"""The site in a browser that has been there once: without a server, with a newer one, with a bad one."""

import gzip
import json
import struct
import time

import pytest
from conftest import from_environment, judge, soak
from hosting import hosting
from browsing import open_browser
from small_sites import GUIDE, catalogue
from selenium.common.exceptions import JavascriptException

READY = "Available offline"
NEWER = "A newer edition is ready: reload"
# The messages of pages, from before their first script on.
LISTEN = """
window.said = [];
document.addEventListener('DOMContentLoaded', () => {
  const line = document.getElementById('offline');
  window.heights = [document.body.scrollHeight];
  const note = () => {
    heights.push(document.body.scrollHeight);
    if (!line.textContent.startsWith('Keep')) said.push(line.textContent);
  };
  if (line.textContent) note();
  new MutationObserver(note).observe(line, {childList: true, characterData: true, subtree: true});
});
"""
KEPT = """
const done = arguments[0];
caches.keys().then(names => Promise.all(names.map(async name => (await (await caches.open(name)).keys())
  .map(r => r.url)))).then(lists => done(lists.flat()));
"""
# The files that the worker itself asks for when it is checked again.
SCRIPTS = {"sw.js", "assets/offline-worker.js"}


@pytest.fixture(scope="module")
def browser_of_all(tmp_path_factory):
    """One browser; every host has its own address, and so its own storage."""
    driver = open_browser(tmp_path_factory.mktemp("browser"))
    yield driver
    driver.quit()


@pytest.fixture()
def browser(browser_of_all):
    """The browser with one new window."""
    driver = browser_of_all
    old = driver.window_handles
    open_window(driver)
    new = driver.current_window_handle
    for handle in old:
        driver.switch_to.window(handle)
        driver.close()
    driver.switch_to.window(new)
    driver.get_log("browser")
    return driver


def open_window(driver):
    """Goes to a new window, which notes what its pages say."""
    driver.switch_to.new_window("tab")
    driver.execute_cdp_cmd("Page.enable", {})
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LISTEN})


@pytest.fixture(scope="module")
def editions(docgen, tmp_path_factory):
    """A site before and after one guide changed a word, and the listed files that differ."""
    folder = tmp_path_factory.mktemp("editions")
    keys, content = catalogue(folder, "of keys", 130), folder / "content"
    content.mkdir()
    for remark in ("", "A later remark.\n"):
        guide = GUIDE.format("Changed").replace("key:Extension/ExtensionPointIdentifier", "key:Key1")
        (content / "changed.md").write_text(f"{guide}\n{remark}", encoding="utf-8")
        run = docgen.build(folder / ("newer" if remark else "older"), "--catalogue", keys, "--content", content)
        assert run.returncode == 0, run.stderr
    old, new = listed(folder / "older"), listed(folder / "newer")
    changed = {name for name in new if old.get(name) != new[name]}
    pages = [name for name in changed if name.startswith("guides/")]
    assert len(pages) == 1 and len(changed) < 10, changed
    return folder / "older", folder / "newer", changed, pages[0]


@pytest.fixture(scope="module")
def site(editions):
    """A site of some hundred pages: to fetch the whole reference takes a browser several seconds."""
    return editions[0]


def listed(folder):
    """The files that the worker of a site keeps: names with digests."""
    lines = (folder / "sw.js").read_text(encoding="utf-8").split("`")[1].split("\n")
    return {name: digest for digest, name in (line.split(" ") for line in lines if line)}


def wait(condition, why, seconds=60):
    """Waits for a condition to hold."""
    end = time.monotonic() + seconds

    def holds():
        try:
            return condition()
        except JavascriptException:
            # The page is just being replaced by another one.
            return False

    while not holds():
        if time.monotonic() > end:
            pytest.fail(f"after {seconds} s: {why() if callable(why) else why}", pytrace=False)
        time.sleep(0.05)


def line(browser):
    """The text of the line on offline reading."""
    return browser.execute_script("return document.getElementById('offline').textContent")


def said(browser):
    """Every text that the line has had on this page."""
    return browser.execute_script("return said")


def ask(browser):
    """Presses the button that keeps the site."""
    wait(lambda: line(browser).startswith("Keep for offline reading ("), lambda: f"the line says {line(browser)!r}")
    browser.execute_script("document.querySelector('#offline button').click()")


def wait_for_line(browser, text):
    """Waits until the line has a text."""
    wait(lambda: line(browser) == text, lambda: f"the line says {line(browser)!r}, not {text!r}")


def wait_for_rest(host):
    """Waits until nothing has been asked for a while."""
    count = -1
    while count != len(host.asked):
        count = len(host.asked)
        time.sleep(0.7)


def heading(browser):
    """The page's first heading."""
    return browser.execute_script("return document.querySelector('h1')?.textContent ?? ''")


def errors(browser):
    """The browser's errors since the last question."""
    return [e["message"] for e in browser.get_log("browser") if e["level"] == "SEVERE"]


@pytest.mark.parametrize("is_whole", [False, soak(True)], ids=["some hundred pages", "the whole site"])
def test_pages_open_without_a_server(browser, site, is_whole):
    """Once the line says so, every kind of address opens with the server gone."""
    site = from_environment("DOCGEN_SITE", "the folder of a built site") if is_whole else site
    with hosting(site) as host:
        browser.get(host.base)
        ask(browser)
        wait_for_line(browser, READY)
        tens = [int(text.split()[-2]) for text in said(browser) if text.endswith("%")]
        assert tens == sorted(tens) and tens[0] == 0 and len(set(tens)) > 3, said(browser)
        assert len(set(browser.execute_script("return heights"))) == 1, "the line moves the page"
        kept = [url.removeprefix(host.base).split("?")[0] for url in browser.execute_async_script(KEPT)]
        assert sorted(kept) == sorted(listed(site)) and len(kept) == len(set(kept))
        assert {p.relative_to(site).as_posix() for p in site.rglob("*.html")} <= set(kept)

        host.stop()
        failures = []
        pages = sorted(name for name in kept if name.endswith(".html") and name != "404.html")
        sample = ["", "index.html", "keys/", "keys", "index.html?q=x&r", "rules", *pages[::40]]
        for name in sample:
            browser.get(host.base + name)
            style = browser.execute_script("return getComputedStyle(document.querySelector('footer')).borderTopStyle")
            if heading(browser) in ("", "Page not found") or style == "none":
                failures.append(f"{name}: heading {heading(browser)!r}, style {style}")
        for name in ("nothing.html", "keys/Nothing.html", "deeply/within/nothing/", "nothing"):
            browser.get(host.base + name)
            if heading(browser) != "Page not found":
                failures.append(f"{name}: heading {heading(browser)!r}")
        browser.get(host.base)
        wait_for_line(browser, READY)
        assert set(said(browser)) == {READY}, "what is kept already is kept again"
        loaded = """const done = arguments[0]; fetch('search-index.js').then(r => r.text())
            .then(t => done(t.length), e => done(String(e)));"""
        length = browser.execute_async_script(loaded)
        if length != len((site / "search-index.js").read_text(encoding="utf-8")):
            failures.append(f"search-index.js: {length}")
        # The page for what isn't found asks for files at the address where the whole site is published.
        failures += [error for error in errors(browser) if not ("/404.html" in error and "https://docgen.example/" in error)]

        # The line is true: with one page less it does not say that all are there.
        gone = """const done = arguments[0]; caches.keys().then(async ([name]) => {
            const cache = await caches.open(name); const keys = await cache.keys();
            await cache.delete(keys.at(-1)); done(); });"""
        browser.execute_async_script(gone)
        browser.get(host.base)
        wait(lambda: said(browser) and not line(browser), lambda: f"the line says {line(browser)!r}")
        assert READY not in said(browser)
    judge(failures)


@pytest.mark.soak
def test_a_newer_edition_replaces_the_older_whole(browser, editions):
    """Only what changed is fetched; the older edition stays until the newer is there, and is offered."""
    older, newer, changed, page = editions
    remark = "return document.body.textContent.includes('A later remark.')"
    with hosting(older) as host:
        browser.get(host.base + page)
        ask(browser)
        wait_for_line(browser, READY)
        host.folder, host.broken = newer, {page}
        host.asked.clear()
        browser.refresh()
        wait(lambda: changed <= set(host.asked), lambda: f"not asked for: {changed - set(host.asked)}")
        wait_for_rest(host)
        assert set(host.asked) <= changed | SCRIPTS
        assert line(browser) == READY
        browser.refresh()
        assert not browser.execute_script(remark), "an edition is served before it is complete"
        wait_for_rest(host)

        host.broken = set()
        host.asked.clear()
        browser.refresh()
        wait_for_line(browser, NEWER)
        assert set(host.asked) - SCRIPTS == {page}, "what was fetched is fetched again"
        assert not browser.execute_script(remark)
        browser.execute_script("document.querySelector('#offline button').click()")
        wait(lambda: browser.execute_script(remark), "the newer edition does not show")
        wait_for_line(browser, READY)
        kept = browser.execute_async_script(KEPT)
        assert len(kept) == len(listed(newer)), "the older edition's files are still kept"

        # Going on in the only window brings a newer edition too.
        host.folder = older
        browser.refresh()
        wait_for_line(browser, NEWER)
        browser.get(host.base + page)
        wait(lambda: not browser.execute_script(remark), "going on does not change the edition")
        wait_for_line(browser, READY)
        host.stop()
        browser.refresh()
        assert heading(browser)


@pytest.mark.soak
def test_two_windows_change_edition_when_asked(browser, editions):
    """With two windows open neither changes its edition by itself."""
    older, newer, _, page = editions
    remark = "return document.body.textContent.includes('A later remark.')"
    with hosting(older) as host:
        browser.get(host.base)
        ask(browser)
        wait_for_line(browser, READY)
        first = browser.current_window_handle
        open_window(browser)
        browser.get(host.base + page)
        host.folder = newer
        browser.refresh()
        wait_for_line(browser, NEWER)
        browser.refresh()
        assert not browser.execute_script(remark)
        wait_for_line(browser, NEWER)
        browser.execute_script("document.querySelector('#offline button').click()")
        wait(lambda: browser.execute_script(remark), "the newer edition does not show")
        browser.close()
        browser.switch_to.window(first)
        wait_for_line(browser, READY)


def test_an_interrupted_filling_goes_on(browser, site):
    """A file that was fetched before the server went is not fetched again when it is back."""
    with hosting(site) as host:
        host.limit = 120
        browser.get(host.base)
        ask(browser)
        wait(lambda: said(browser) and not line(browser), "the filling does not stop")
        assert READY not in said(browser)
        fetched = {url.removeprefix(host.base).split("?")[0] for url in browser.execute_async_script(KEPT)}
        assert 80 < len(fetched) < 120 and {"index.html", "search-index.js"} <= fetched
        host.limit = float("inf")
        host.asked.clear()
        browser.refresh()
        wait_for_line(browser, READY)
        assert sorted(set(host.asked) - SCRIPTS) == sorted(set(listed(site)) - fetched)


@pytest.mark.soak
def test_a_page_that_fails_is_tried_again(browser, site):
    """Without one page the line says nothing; when it is there, the line does."""
    with hosting(site) as host:
        host.broken = {"rules.html"}
        browser.get(host.base)
        ask(browser)
        wait(lambda: said(browser) and not line(browser), "the filling does not end")
        assert READY not in said(browser)
        host.broken = set()
        host.asked.clear()
        browser.execute_script("dispatchEvent(new Event('online'))")
        browser.refresh()
        wait_for_line(browser, READY)
        assert set(host.asked) - SCRIPTS == {"rules.html"}


def test_a_full_store_is_not_called_complete(browser, site):
    """If the browser has no room, the site works from the network and claims nothing."""
    with hosting(site) as host:
        browser.get("about:blank")
        quota = {"origin": host.origin, "quotaSize": 300_000}
        browser.execute_cdp_cmd("Storage.overrideQuotaForOrigin", quota)
        browser.get(host.base)
        ask(browser)
        wait(lambda: said(browser) and not line(browser), "the filling does not end")
        assert READY not in said(browser)
        browser.get(host.base + "rules.html")
        assert heading(browser) == "Rules"


def test_the_site_can_be_installed(browser, site):
    """The manifest is the browser's idea of an app, and its colours and icons are the site's."""
    with hosting(site) as host:
        browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "light"}]})
        browser.get(host.base)
        ask(browser)
        wait_for_line(browser, READY)
        answer = browser.execute_cdp_cmd("Page.getAppManifest", {})
        failures = [error["message"] for error in answer.get("errors", [])] + errors(browser)
        failures += [e["errorId"] for e in browser.execute_cdp_cmd(
            "Page.getInstallabilityErrors", {})["installabilityErrors"]]
        manifest = json.loads(answer["data"])
        colour = browser.execute_script("return getComputedStyle(document.body).backgroundColor")
        digits = manifest["background_color"].lstrip("#")
        assert colour == f"rgb({', '.join(str(b) for b in bytes.fromhex(digits))})"
        assert manifest["theme_color"] in (site / "assets/icon.svg").read_text(encoding="utf-8")
        for icon in manifest["icons"]:
            data = (site / icon["src"]).read_bytes()
            width, height = struct.unpack(">II", data[16:24])
            if f"{width}x{height}" != icon["sizes"]:
                failures.append(f"{icon['src']}: {width}x{height}, not {icon['sizes']}")
    judge(failures)


def test_nothing_is_kept_unasked(browser, site):
    """A visit asks for what its page shows, stores nothing, and says how much the button would store."""
    with hosting(site) as host:
        browser.get(host.base + "index.html")
        wait(lambda: line(browser), "the line says nothing")
        wait_for_rest(host)
        assert line(browser).startswith("Keep for offline reading (") and line(browser).endswith(" MB)")
        assert len(host.asked) <= 12, host.asked
        assert browser.execute_async_script(KEPT) == []


def test_files_have_no_worker(browser, site):
    """A page opened as a file registers nothing, asks for nothing and says nothing."""
    browser.get((site / "index.html").as_uri())
    # Whatever the page begins when it is loaded has begun.
    browser.execute_async_script("const done = arguments[0]; requestIdleCallback(() => requestIdleCallback(() => done()))")
    assert not browser.execute_script("return document.querySelector('link[rel=manifest]')")
    assert line(browser) == "" and said(browser) == [] and errors(browser) == []


def test_scripts_are_small(site):
    """Compressed, what every page loads stays near 1 kB, the worker's code under 3 kB."""
    for name, limit in (("offline.js", 1150), ("offline-worker.js", 3000)):
        assert len(gzip.compress((site / "assets" / name).read_bytes())) <= limit, name
