"""The search field in a real browser: keys and roles, what it shows and what it requests."""

import contextlib
import functools
import http.server
import json
import pathlib
import shutil
import threading

import pytest
from conftest import ROOT, judge, mostly_soak, soak
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait
from hosting import POLICY
from browsing import QUICK_VIEWS, open_browser, show
from test_browser import AXE, TAGS, axe, requests, silent_browser  # noqa: F401

VECTORS = ROOT / "Tests/Derive/KeySearchTests/Vectors/vectors.json"
FIELD, OPTION = "[role=combobox]", "[role=listbox] [role=option]"
NAMES = f"return [...document.querySelectorAll('{OPTION}')].map(o => o.dataset.key)"
# The page that Enter leads to has loaded: its list is closed.
ARRIVED = "return document.readyState === 'complete' && !document.querySelector('.search.open')"
NAMES = "return [...document.querySelectorAll('[role=listbox] [role=option]')].map(o => o.dataset.key)"
# Sets the text as typing does.
TYPE = f"""
const [text, done] = arguments, field = document.querySelector('{FIELD}');
field.value = text;
field.dispatchEvent(new InputEvent('input', {{bubbles: true}}));
done();
"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """One browser for all."""
    driver = open_browser(tmp_path_factory.mktemp("search-browser"))
    yield driver
    driver.quit()


@pytest.fixture()
def field(browser, site):
    """The field of the first page, without a memory."""
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    browser.get((site / "index.html").as_uri())
    browser.execute_script("localStorage.clear()")
    browser.get((site / "index.html").as_uri())
    return browser.find_element(By.CSS_SELECTOR, FIELD)


def until(driver, condition, what):
    """The result of the condition as soon as it gives something."""
    return WebDriverWait(driver, 20, 0.05).until(lambda _: condition(), what)


def options(driver):
    """The options that are shown."""
    return [one for one in driver.find_elements(By.CSS_SELECTOR, OPTION) if one.is_displayed()]


def ask(driver, field, query):
    """Types a query; the names it finds once the whole index is there."""
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(query)
    until(driver, lambda: driver.execute_script(
        "return !!window.docgenSearch && docgenSearch.isReady('text')") and "Loading" not in status(driver), "index")
    return driver.execute_script(NAMES)


def status(driver):
    """The text of the field's status line."""
    return driver.find_element(By.CSS_SELECTOR, ".search [role=status]").text


def focused(driver, field):
    """Whether the field has the focus."""
    return driver.switch_to.active_element == field


def active(driver, field):
    """The option that the field names as active."""
    name = field.get_attribute("aria-activedescendant")
    return driver.find_element(By.ID, name) if name else None


def test_roles_and_states(browser, field):
    """Roles and states for assistive technology, closed and open."""
    assert field.tag_name == "input" and field.get_attribute("type") == "text"
    assert field.accessible_name and field.get_attribute("aria-autocomplete") == "list"
    assert field.get_attribute("aria-expanded") == "false" and not active(browser, field)
    ask(browser, field, "extension")
    listbox = browser.find_element(By.ID, field.get_attribute("aria-controls"))
    assert listbox.get_attribute("role") == "listbox" and listbox.is_displayed()
    assert field.get_attribute("aria-expanded") == "true" and not active(browser, field)
    count = len(listbox.find_elements(By.CSS_SELECTOR, "[role=option]"))
    assert f"{count} results" in status(browser)


def test_keys(browser, field):
    """Arrows go round, Home and End go to the ends, Escape closes and then empties."""
    names = ask(browser, field, "camera usage")
    field.send_keys(Keys.ARROW_DOWN)
    assert active(browser, field).get_attribute("data-key") == names[0]
    assert active(browser, field).get_attribute("aria-selected") == "true"
    field.send_keys(Keys.END)
    assert active(browser, field).get_attribute("data-key") == names[-1]
    field.send_keys(Keys.ARROW_DOWN)
    assert active(browser, field).get_attribute("data-key") == names[0]
    field.send_keys(Keys.ARROW_UP, Keys.HOME)
    assert active(browser, field).get_attribute("data-key") == names[0]
    assert len(browser.find_elements(By.CSS_SELECTOR, "[aria-selected=true]")) == 1
    field.send_keys(Keys.ARROW_LEFT)
    assert not active(browser, field)
    field.send_keys(Keys.HOME, "x")
    assert field.get_attribute("value") == "xcamera usage"
    field.send_keys(Keys.BACKSPACE, Keys.ESCAPE)
    assert field.get_attribute("aria-expanded") == "false" and focused(browser, field)
    assert field.get_attribute("value") == "camera usage" and not options(browser)
    field.send_keys(Keys.ARROW_DOWN)
    assert options(browser)
    field.send_keys(Keys.ESCAPE, Keys.ESCAPE)
    assert field.get_attribute("value") == "" and focused(browser, field)


@pytest.mark.parametrize("key", ["/", soak("s")])
def test_shortcuts(browser, field, key):
    """They lead to the field and are not typed; in a field and with a modifier they are letters."""
    body = browser.find_element(By.TAG_NAME, "body")
    body.send_keys(Keys.ALT, key)
    assert not focused(browser, field)
    body.send_keys(key)
    assert focused(browser, field) and field.get_attribute("value") == ""
    field.send_keys(key)
    assert field.get_attribute("value") == key


def test_opening(browser, field, site):
    """Enter opens the first or the chosen one, a click the one under it."""
    names = ask(browser, field, "usage description")
    field.send_keys(Keys.ENTER)
    assert until(browser, lambda: browser.find_element(By.TAG_NAME, "h1").text == names[0], "page")
    field = browser.find_element(By.CSS_SELECTOR, FIELD)
    ask(browser, field, "usage description")
    field.send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
    assert until(browser, lambda: browser.find_element(By.TAG_NAME, "h1").text == names[1], "page")
    ask(browser, browser.find_element(By.CSS_SELECTOR, FIELD), "usage description")
    options(browser)[2].click()
    assert until(browser, lambda: browser.find_element(By.TAG_NAME, "h1").text == names[2], "page")
    assert browser.current_url.startswith(site.as_uri())


def test_a_hasty_query_is_answered(browser, field):
    """A query that was typed before the index came is answered when it comes."""
    assert not browser.execute_script("return !!window.docgenSearch")
    field.send_keys("NSExtension")
    until(browser, lambda: browser.execute_script(NAMES)[:1] == ["NSExtension"], "answer")


def test_what_a_result_shows(browser, field, catalogue):
    """Type, platforms, deprecation; the match marked; summaries."""
    ask(browser, field, "NSExtensionPointI")
    first = options(browser)[0]
    assert [mark.text for mark in first.find_elements(By.TAG_NAME, "mark")] == ["NSExtensionPointI"]
    key = next(key for key in catalogue["keys"] if key["path"][-1] == "NSExtensionPointIdentifier")
    assert all(part in first.text for part in ["string", "iOS", "Info.plist: NSExtension", key["summary"]])
    ask(browser, field, "deprecated:yes")
    assert all("Deprecated" in one.text for one in options(browser)[:5])
    ask(browser, field, "camrea zzzz qqqq")
    assert "Guesses" in status(browser)
    groups = browser.find_elements(By.CSS_SELECTOR, "[role=group]")
    assert groups and all("Guesses" in group.get_attribute("aria-label") for group in groups)


def test_mistaken_filters_and_no_result(browser, field):
    """A hint instead of a list, in the status line."""
    for query, hint in [
        ("platfrm:ios", "platform"), ("type:arrray", "array"), ("platform:windows", "windows"), ("zzzzqqq", "Nothing"),
    ]:
        assert ask(browser, field, query) == [] and hint in status(browser), query
        assert field.get_attribute("aria-expanded") == "false"
    link = browser.find_element(By.CSS_SELECTOR, ".search-all")
    assert link.is_displayed() and link.get_attribute("href").endswith("search.html?q=zzzzqqq")


def test_half_a_character(browser, field):
    """Finds nothing and breaks nothing."""
    ask(browser, field, "a")
    browser.get_log("browser")
    browser.execute_script(f"""
      const field = document.querySelector('{FIELD}');
      field.value = String.fromCharCode(0xd83d);
      field.dispatchEvent(new InputEvent('input', {{bubbles: true}}));
    """)
    assert "Nothing" in status(browser) and not browser.get_log("browser")


def test_without_an_index(browser, site, tmp_path):
    """A field that cannot search says so."""
    shutil.copytree(site / "assets", tmp_path / "assets")
    shutil.copy(site / "index.html", tmp_path)
    browser.get((tmp_path / "index.html").as_uri())
    browser.find_element(By.CSS_SELECTOR, FIELD).send_keys("camera")
    until(browser, lambda: "could not be loaded" in status(browser), "status")


def test_recent_searches(browser, field, site):
    """Five at most, the latest first, in an empty field; one or all can be forgotten."""
    for query in ["camera", "share", "right to left", "services", "camera", "location", "tls"]:
        ask(browser, browser.find_element(By.CSS_SELECTOR, FIELD), query)
        browser.find_element(By.CSS_SELECTOR, FIELD).send_keys(Keys.ENTER)
        until(browser, lambda: browser.execute_script(ARRIVED), "page")
    browser.get((site / "index.html").as_uri())
    field = browser.find_element(By.CSS_SELECTOR, FIELD)
    field.click()
    assert [one.text for one in options(browser)] == ["tls", "location", "camera", "services", "right to left"]
    field.send_keys(Keys.ARROW_DOWN, Keys.DELETE)
    assert [one.text for one in options(browser)][:2] == ["location", "camera"]
    field.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    assert field.get_attribute("value") == "location" and len(options(browser)) > 1
    field.send_keys(Keys.ESCAPE, Keys.ESCAPE)
    field.click()
    browser.find_element(By.CSS_SELECTOR, ".search-panel button").click()
    assert not options(browser) and focused(browser, field)
    browser.execute_script("localStorage.setItem('docgen-recent-searches', '{\"a\": 1}')")
    field.send_keys(Keys.ESCAPE, "t")
    assert until(browser, lambda: options(browser), "options")


def test_all_results(browser, site, catalogue):
    """The address asks, the form refines, the address follows."""
    browser.get((site / "search.html").as_uri() + "?q=usage&platform=iOS")
    results = lambda: browser.execute_script(
        "return [...document.querySelectorAll('.results a[data-key]')].map((a) => a.dataset.key)")
    until(browser, results, "results")
    count = browser.find_element(By.CSS_SELECTOR, ".filters [role=status]").text
    assert f"{len(results())} results" in count
    before = len(results())
    browser.find_element(By.CSS_SELECTOR, "[name=deprecated] option:nth-child(3)").click()
    until(browser, lambda: "deprecated=no" in browser.current_url, "address")
    assert 0 < len(results()) <= before
    browser.get((site / "search.html").as_uri() + "?type=array")
    until(browser, results, "results")
    arrays = [key for key in catalogue["keys"] if "array" in key["types"]]
    assert len(results()) == len(arrays)
    browser.find_element(By.CSS_SELECTOR, "[name=type] option").click()
    browser.find_element(By.CSS_SELECTOR, "[name=document] [value=privacy-manifest]").click()
    until(browser, lambda: "document=privacy-manifest" in browser.current_url, "address")
    manifest = [key["path"][-1] for key in catalogue["keys"] if key["document"] == "privacy-manifest"]
    assert len(manifest) > 5 and set(results()) >= set(manifest)
    assert f"{len(results())} results" in browser.find_element(By.CSS_SELECTOR, ".filters [role=status]").text
    for name in ("document", "platform", "type", "in", "point"):
        assert len(browser.find_elements(By.CSS_SELECTOR, f"[name={name}] option")) > 3, name


def test_without_scripts(silent_browser, site):
    """No dead field, but a link to a page that leads on."""
    silent_browser.get((site / "index.html").as_uri())
    assert not silent_browser.find_elements(By.CSS_SELECTOR, FIELD)
    silent_browser.find_element(By.LINK_TEXT, "Search").click()
    assert not silent_browser.find_elements(By.CSS_SELECTOR, ".filters")
    silent_browser.find_element(By.CSS_SELECTOR, "main").find_element(By.LINK_TEXT, "All keys").click()
    assert silent_browser.current_url.endswith("keys/index.html")


def test_nothing_before_and_nothing_outside(browser, field, site):
    """The index is asked for with the first focus, and nothing outside of the folder ever."""
    requests(browser)
    browser.refresh()
    asked = requests(browser)
    assert asked and not [address for address in asked if "search-" in address]
    ask(browser, browser.find_element(By.CSS_SELECTOR, FIELD), "camera")
    asked = requests(browser)
    assert [pathlib.Path(address).name for address in asked if address.endswith(".js")] == [
        "search-engine.js", "search-index.js", "search-text.js"]
    assert all(address.startswith(site.as_uri()) for address in asked)


@contextlib.contextmanager
def served(folder):
    """The folder over HTTP, under a policy that forbids inline scripts and styles."""
    class Handler(http.server.SimpleHTTPRequestHandler):
        def end_headers(self):
            self.send_header("Content-Security-Policy", POLICY)
            super().end_headers()

        def log_message(self, *_):
            pass

    handler = functools.partial(Handler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def test_over_http(browser, site, tmp_path):
    """From a path below the root, under a strict policy."""
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep/site").symlink_to(site)
    with served(tmp_path) as address:
        browser.get(address + "/deep/site/info-plist/NSExtension.html")
        browser.get_log("browser")
        field = browser.find_element(By.CSS_SELECTOR, FIELD)
        ask(browser, field, "NSExtensionPointIdentifier")
        field.send_keys(Keys.ENTER)
        end = "/deep/site/info-plist/NSExtension/NSExtensionPointIdentifier.html"
        until(browser, lambda: browser.current_url.endswith(end), "page")
        browser.get(address + "/deep/site/search.html?q=camera")
        until(browser, lambda: browser.find_elements(By.CSS_SELECTOR, ".results a"), "results")
        judge(e["message"] for e in browser.get_log("browser") if "favicon" not in e["message"])


@pytest.mark.parametrize("screen", mostly_soak(QUICK_VIEWS, QUICK_VIEWS[1:]), ids=str)
def test_open_list(browser, field, axe, screen):  # noqa: F811
    """No violation of WCAG; nothing sticks out of the page; on a phone the list is as wide as it."""
    show(browser, *screen)
    ask(browser, field, "extension")
    field.send_keys(Keys.ARROW_DOWN)
    browser.execute_script(axe)
    judge(browser.execute_async_script(AXE, TAGS))
    box = browser.find_element(By.CSS_SELECTOR, ".search-panel").rect
    assert box["x"] >= 0 and box["x"] + box["width"] <= screen[0]
    assert box["width"] > 350
    assert not browser.execute_script("const d = document.documentElement; return d.scrollWidth > d.clientWidth")


def test_not_printed(browser, field):
    """Paper has no use for it."""
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    shown = field.is_displayed()
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert not shown


def test_agrees_with_swift(browser, site, tmp_path):
    """The page shows what Swift found, for every recorded query, in the same order."""
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    shutil.copytree(site / "assets", tmp_path / "assets")
    shutil.copy(site / "index.html", tmp_path)
    (tmp_path / "search-index.js").write_text(vectors["names"], encoding="utf-8")
    (tmp_path / "search-text.js").write_text(vectors["text"], encoding="utf-8")
    browser.get((tmp_path / "index.html").as_uri())
    ask(browser, browser.find_element(By.CSS_SELECTOR, FIELD), "a")
    failures, asked = [], 0
    # Node's results for all of them are compared elsewhere; this is about the page.
    for vector in vectors["queries"][::3]:
        query, answer = vector["query"], vector["answer"]
        # A field takes no line ends and no half characters.
        if not query.strip() or not query.isprintable() or len(query) > 200:
            continue
        asked += 1
        browser.execute_async_script(TYPE, query)
        wanted = [one["name"] for one in answer["results"][:20]]
        shown = browser.execute_script(NAMES)
        if shown != wanted:
            failures.append(f"{query!r}: {shown}, not {wanted}")
    assert asked > 20
    judge(failures)
