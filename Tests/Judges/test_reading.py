"""Pages read otherwise than on a screen by mouse: on paper, in forced colours, without motion, by keyboard."""

import pytest
from browsing import KIB, kinds, largest, open_browser
from conftest import judge, soak

INTERACTIVE = """
return [...document.querySelectorAll('a[href],button,input,select,textarea,summary,[tabindex="0"]')]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.disabled && e.tabIndex >= 0)
  // Of a group of radio buttons, only the chosen one is a stop.
  .filter(e => e.type !== 'radio' || e.checked)
  .map((e, index) => { e.dataset.stop = index; return e.outerHTML.slice(0, 120); });
"""
FOCUSED = """
const e = document.activeElement;
if (e === document.body) return null;
const style = getComputedStyle(e), box = e.getBoundingClientRect();
const label = e.matches('.forms > input') ? getComputedStyle(e.nextElementSibling) : style;
return {stop: e.dataset.stop, ring: label.outlineStyle !== 'none' && parseFloat(label.outlineWidth) > 0,
  seen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth};
"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """One browser for all."""
    driver = open_browser(tmp_path_factory.mktemp("reading-browser"))
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 1000, "height": 800, "deviceScaleFactor": 1, "mobile": False})
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def sample(site):
    """The largest page of each kind."""
    return largest(site)


def emulate(browser, media="", **features):
    """Gives the browser a medium and what its user wants."""
    wanted = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": media, "features": wanted})


def press_tab(browser):
    """Goes to the next stop, as the key does."""
    key = {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9}
    browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "rawKeyDown", **key})
    browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyUp", **key})


def test_on_paper(browser, site, sample):
    """Black on white whatever was chosen, nothing to press, every form of a listing, addresses written out."""
    check = """
    const shown = (s) => [...document.querySelectorAll(s)].filter(e => e.checkVisibility()).map(e => e.outerHTML.slice(0, 80));
    const out = [...document.querySelectorAll('main a[href^=http]')].filter(e => e.checkVisibility());
    return {
      // A column's heading is a heading, whatever it does on a screen.
      pressed: shown('button:not(th *),input,select,summary,nav,.skip,.anchor'),
      hidden: [...document.querySelectorAll('main pre')].filter(e => !e.checkVisibility()).length,
      ground: getComputedStyle(document.body).backgroundColor, ink: getComputedStyle(document.body).color,
      unwritten: out.filter(e => !getComputedStyle(e, '::after').content.includes('(')).length,
    };"""
    failures = []
    emulate(browser, "print", prefers_color_scheme="dark")
    for kind, page in list(sample.items())[::3]:
        browser.get(page.as_uri())
        browser.execute_script("document.documentElement.className = 'dark'")
        found = browser.execute_script(check)
        ways = [one for one in found["pressed"] if "breadcrumb" not in one]
        failures += [f"{kind}: prints {one}" for one in ways]
        failures += [f"{kind}: {found['hidden']} listings do not print"] if found["hidden"] else []
        failures += [f"{kind}: {found['unwritten']} addresses are not written out"] if found["unwritten"] else []
        light = [int(part) for part in found["ground"][found["ground"].index("(") + 1:-1].split(",")[:3]]
        dark = [int(part) for part in found["ink"][found["ink"].index("(") + 1:-1].split(",")[:3]]
        if min(light) < 240 or max(dark) > 60:
            failures.append(f"{kind}: {found['ink']} on {found['ground']}")
    emulate(browser)
    judge(failures)


def test_in_forced_colours(browser, site, two_forms):
    """A line or a word says the same as a colour: the current page, the chosen form, ended platforms."""
    emulate(browser, forced_colors="active")
    browser.get(two_forms.as_uri())
    border = "return [...document.querySelectorAll(arguments[0])].map(e => getComputedStyle(e).borderBottomColor)"
    chosen = browser.execute_script(border, ".forms > input:checked + label")
    others = browser.execute_script(border, ".forms > input:not(:checked) + label")
    assert chosen and others and chosen[0] not in others
    browser.get((site / "keys/index.html").as_uri())
    here = browser.execute_script(border, "nav.main li a[aria-current]")
    elsewhere = browser.execute_script(border, "nav.main li a:not([aria-current])")
    assert here and elsewhere and here[0] not in elsewhere
    browser.get((site / "info-plist/NSCalendarsUsageDescription.html").as_uri())
    text = browser.execute_script("return document.querySelector('.section-platforms').innerText")
    assert "Deprecated" in text
    emulate(browser)


def test_without_motion(browser, site, sample):
    """Nothing moves for those who asked for that."""
    moving = """
    return [...document.querySelectorAll('*')].filter(e => { const s = getComputedStyle(e);
      return [s.transitionDuration, s.animationDuration].some(d => d.split(',').some(t => parseFloat(t) > 0)); })
      .map(e => e.outerHTML.slice(0, 80)).slice(0, 3)"""
    emulate(browser, prefers_reduced_motion="reduce")
    failures = []
    for kind, page in list(sample.items())[1::3]:
        browser.get(page.as_uri())
        failures += [f"{kind}: {one}" for one in browser.execute_script(moving)]
    emulate(browser)
    judge(failures)


def test_styles_are_light(site):
    """The style sheet of every page has at most 40 KB, that of the page that checks files 9 KB."""
    sizes = {path.name: path.stat().st_size for path in (site / "assets").glob("*.css")}
    assert sizes.pop("style.css") <= 40 * KIB and sum(sizes.values()) <= 9 * KIB


def stops_missed(browser, site, pages, most):
    """The faults when the key Tab goes over one of some pages that have at most as many stops."""
    for page in [*pages[:1], *pages[len(pages) // 2:]]:
        browser.get(page.as_uri())
        stops = browser.execute_script(INTERACTIVE)
        if len(stops) <= most:
            break
    failures, reached = [], []
    for _ in range(min(len(stops), most)):
        press_tab(browser)
        found = browser.execute_script(FOCUSED)
        if found is None:
            break
        reached.append(found["stop"])
        name = f"{page.relative_to(site)}: {stops[int(found['stop'])] if found['stop'] else 'an unknown stop'}"
        failures += [f"{name}: no ring"] if not found["ring"] else []
        failures += [f"{name}: out of sight"] if not found["seen"] else []
    missed = set(range(min(len(stops), most))) - {int(stop) for stop in reached if stop}
    return failures + [f"{page.relative_to(site)}: not reached: {stops[index]}" for index in sorted(missed)]


@pytest.mark.parametrize("most", [40, soak(80)], ids=["40 stops", "80 stops"])
@pytest.mark.parametrize("some", [True, soak(False)], ids=["start and a key", "every kind"])
def test_the_keyboard_reaches_everything(browser, site, some, most):
    """The key Tab stops at every control in the page's order, shows where it is, and leaves the page again."""
    emulate(browser)
    found = kinds(site)
    chosen = ["index", "info-plist/*"] if some else found
    judge([failure for kind in chosen for failure in stops_missed(browser, site, found[kind], most)])


def test_the_largest_page_is_light(sample):
    """A key's page has at most 30 KB, others 60 KB, and long tables 330 bytes a row."""
    failures = []
    for kind, page in sample.items():
        # A list of all keys grows with the catalogue: a row is a name, an address and a sentence. Those of the
        # matrix have a cell for each platform and what its filters compare; each release has a column of a picture too.
        # The list of APIs has most of them whole. The page of rules has each that no schema expresses; a code has its messages.
        is_key = page.with_suffix(".json").exists()
        row = 0 if is_key else {"availability": 425, "releases/index": 650, "codes/index": 425}.get(kind, 330)
        limit = 30 if is_key else {"notes": 300, "apis/index": 230, "rules": 190}.get(kind, 60)
        rows = page.read_text(encoding="utf-8").count("<tr")
        if page.stat().st_size > max(limit * KIB, 10 * KIB + rows * row):
            failures.append(f"{page}: {page.stat().st_size} bytes")
    judge(failures)


@pytest.mark.parametrize("share", [192, soak(12)], ids=["some keys", "more keys"])
@pytest.mark.parametrize("width, height", [(1280, 800), (390, 844)])
def test_a_key_answers_in_the_first_screen(browser, site, catalogue, width, height, share):
    """A key's meaning, its type, since when, where it nests, and the start of its listing are above the fold."""
    emulate(browser)
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    lowest = """
    const bottom = (e) => e ? e.getBoundingClientRect().bottom : NaN;
    return {name: bottom(document.querySelector('h1')), summary: bottom(document.querySelector('.section-summary')),
      type: bottom(document.querySelector('.section-platforms .row li')), path: bottom(document.querySelector('.breadcrumb')),
      since: bottom(document.querySelector('.section-platforms .row') || document.querySelector('h1')),
      // What to use instead goes before.
      listing: bottom(document.querySelector('.section-platforms .callout') ? document.querySelector('h1')
        : document.querySelector('#where-it-goes'))};"""
    failures = []
    for key in catalogue["keys"][::share]:
        browser.get((site / key["url"]).as_uri())
        for what, bottom in browser.execute_script(lowest).items():
            if bottom is None or not bottom <= height:
                failures.append(f"{key['url']}: {what} ends at {bottom}")
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 1000, "height": 800, "deviceScaleFactor": 1, "mobile": False})
    judge(failures)
