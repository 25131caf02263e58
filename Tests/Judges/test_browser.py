"""Pages in a real browser, from file://: silent, whole, readable at every width and by everyone."""

import importlib.util
import json
import pathlib

import pytest
from browsing import QUICK_VIEWS, VIEWS, largest, open_browser, show
from conftest import judge, mostly_soak, soak
from schema_readers import load, subschemas

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
AXE = """
const done = arguments[arguments.length - 1];
// Rows and items beyond these are like those before, and a minute's work in the longest lists.
[...document.querySelectorAll('main :is(tbody tr, li, svg a)')].slice(120).forEach((element) => element.remove());
axe.run(document, {resultTypes: ['violations'], runOnly: arguments[0]})
  .then(r => done(r.violations.flatMap(v =>
    v.nodes.map(n => `${v.id}: ${v.help}: ${n.target.join(' ')}`))))
  .catch(e => done(['axe failed: ' + e]));
"""
STATE = """
const page = document.documentElement;
return {headings: document.querySelectorAll('h1').length, over: page.scrollWidth - page.clientWidth};
"""
# Text a reader sees, without the controls that only scripts can serve.
TEXTS = """
return [...document.querySelectorAll('h1,h2,h3,h4,p,li,dt,dd,th,td,pre,caption')]
  .filter(e => e.checkVisibility({visibilityProperty: true}))
  .filter(e => !e.closest('form,[role=search],[role=listbox]'))
  .map(e => { const copy = e.cloneNode(true);
    copy.querySelectorAll('button,form,noscript').forEach(b => b.remove());
    return copy.textContent.replace(/\\s+/g, ' ').trim(); });
"""


@pytest.fixture(scope="module", params=["a page of every kind", soak("other pages")])
def sample(request, site):
    """The pages to open."""
    if request.param != "other pages":
        return list(largest(site).values())
    # A host shows the page for what isn't found at any address, so that its own are whole ones.
    return sorted(set(site.rglob("*.html")) - {site / "404.html"})[::24]


@pytest.fixture(scope="module")
def axe():
    """axe-core, out of the wheel that carries it."""
    wheel = importlib.util.find_spec("axe_playwright_python").submodule_search_locations
    return next(pathlib.Path(folder, "axe.min.js") for folder in wheel).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """A browser as a reader has it."""
    driver = open_browser(tmp_path_factory.mktemp("browser"))
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def silent_browser(tmp_path_factory):
    """A browser that runs no script of a page."""
    driver = open_browser(tmp_path_factory.mktemp("silent"), scripts=False)
    yield driver
    driver.quit()


@pytest.fixture(params=mostly_soak(VIEWS, QUICK_VIEWS), ids=[f"{width} {scheme}" for width, scheme in VIEWS])
def view(request, browser):
    """The browser in one width and one colour scheme."""
    show(browser, *request.param)
    return browser


def requests(driver):
    """The addresses asked for since the last question."""
    events = (json.loads(entry["message"])["message"] for entry in driver.get_log("performance"))
    return [e["params"]["request"]["url"] for e in events if e["method"] == "Network.requestWillBeSent"]


def in_one_view(request, sample, share=3):
    """A share of the pages of every kind for each of the quick views, and all for the other views; of other pages, a quarter
    for each view."""
    params = request.node.callspec.params
    if params["sample"] == "other pages":
        return sample[VIEWS.index(params["view"]) :: len(VIEWS)]
    if params["view"] not in QUICK_VIEWS:
        return sample
    return sample[QUICK_VIEWS.index(params["view"]) :: share]


def test_pages_open_cleanly(request, view, site, sample):
    """No error, no request outside the folder, one first heading, no sideways scroll."""
    sample, failures = in_one_view(request, sample), []
    for page in sample:
        name = page.relative_to(site)
        view.get_log("browser"), view.get_log("performance")
        view.get(page.as_uri())
        state = view.execute_script(STATE)
        errors = [e["message"] for e in view.get_log("browser") if e["level"] == "SEVERE"]
        failures += [f"{name}: {message}" for message in errors]
        inside = (f"{site.as_uri()}/", "data:", "blob:", "about:")
        failures += [f"{name}: asks for {u}" for u in requests(view) if not u.startswith(inside)]
        if state["headings"] != 1:
            failures.append(f"{name}: {state['headings']} h1")
        if state["over"] > 0:
            failures.append(f"{name}: scrolls sideways by {state['over']} px")
    judge(failures)


def test_pages_are_accessible(request, view, site, sample, axe):
    """axe-core finds no violation of WCAG 2.2 A and AA.

    Of the pages of every kind, `make test` looks at one in twelve in two views, `make soak` at all in the other two, and
    at a sample of other pages, each in one of the four."""
    sample, failures = in_one_view(request, sample, share=12), []
    for page in sample:
        view.get(page.as_uri())
        view.execute_script(axe)
        found = view.execute_async_script(AXE, TAGS)
        failures += [f"{page.relative_to(site)}: {violation}" for violation in found]
    judge(failures)


@pytest.mark.parametrize("share", [7, soak(1)], ids=["some of them", "all of them"])
def test_pages_need_no_scripts(browser, silent_browser, site, sample, share):
    """Every text that a browser with scripts shows is in the page itself."""
    failures = []
    for page in sample[::share]:
        name, texts = page.relative_to(site), []
        for driver in (browser, silent_browser):
            driver.get(page.as_uri())
            texts.append(driver.execute_script(TEXTS))
        without = set(texts[1])
        if not any(without):
            failures.append(f"{name}: no text")
        failures += [f"{name}: only with scripts: {t[:100]}" for t in texts[0] if t not in without]
    judge(failures)


def test_patterns_are_ecma_262(browser, site):
    """Patterns of the schemas are regular expressions of the language JSON Schema names."""
    patterns = set()
    for path in (site / "schemas").glob("*.schema.json"):
        for part in subschemas(load(path)):
            patterns |= {*part.get("patternProperties", {}), part.get("pattern", "")}
    check = "return arguments[0].filter(p => { try { RegExp(p, 'u') } catch { return true } })"
    browser.get("about:blank")
    judge(browser.execute_script(check, sorted(patterns)))
