"""The matrix of availability, the picture of arrivals and the differences between releases, in a real browser."""

import itertools
import random
import re

import pytest
from conftest import judge, mostly_soak, soak
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from browsing import QUICK_VIEWS
from test_browser import AXE, TAGS, axe, open_browser, silent_browser  # noqa: F401
from test_search_field import served

MATRIX, RELEASES, VALUES = "availability.html", "releases/index.html", "values/index.html"
FILTERED = MATRIX + "#platform=iOS&sort=-macOS"
DIFFERENCES = "platforms/ios.html"
ROWS = """return [...document.querySelectorAll('.matrix tbody tr')].filter(r => !r.hidden)
  .map(r => r.querySelector('a').getAttribute('href'))"""
COLUMN = """return [...document.querySelectorAll('.matrix tbody tr')].filter(r => !r.hidden)
  .map(r => r.cells[arguments[0]].textContent)"""
SET = """
const [values] = arguments, form = document.querySelector('main .filters');
for (const field of form.elements) {
  if (field.type === 'checkbox') field.checked = (values.platform || []).includes(field.value);
  else if (field.name) field.value = values[field.name] || '';
}
form.dispatchEvent(new Event('input', {bubbles: true}));
"""
STATUS = "return document.querySelector('main .filters [role=status]').textContent"
HEADS = "return [...document.querySelectorAll('.matrix thead th')].map(h => h.textContent)"
SHOWN = """return [...document.querySelectorAll('main h2[id]')].filter(h => !h.hidden).map(h =>
  [h.textContent, [...h.nextElementSibling.querySelectorAll('tbody tr')].filter(r => !r.hidden).map(r =>
    [r.cells[1].textContent, r.querySelector('a').href])])"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """One browser for all."""
    driver = open_browser(tmp_path_factory.mktemp("matrix-browser"))
    yield driver
    driver.quit()


def view(driver, width=1280, scheme="light"):
    """The browser in a width and a colour scheme."""
    metrics = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    feature = {"name": "prefers-color-scheme", "value": scheme}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})


def opened(driver, address):
    """The browser with a page freshly loaded, regardless of what it has shown before."""
    driver.get("about:blank")
    driver.get(address)
    return driver


@pytest.fixture()
def matrix(browser, site):
    """The matrix, nothing chosen."""
    view(browser)
    return opened(browser, (site / MATRIX).as_uri())


def statement(key, platform):
    """The catalogue's statement on a key on a platform, if it says that it is there."""
    found = [s for s in key["availability"] or [] if s["platform"] == platform]
    return found[0] if found and found[0].get("available") is not False else None


def is_over(said):
    """Whether the platform has ended it."""
    return bool(said["deprecated"] or said["ignored"] or said["removed"])


def wanted(catalogue, values):
    """The number of keys that a choice leaves, from the catalogue alone."""
    platforms = {s["platform"] for key in catalogue["keys"] for s in key["availability"] or []}

    def fits(key):
        def has(platform):
            said = statement(key, platform)
            return said and not (values.get("deprecated") and is_over(said))

        chosen = values.get("platform", [])
        if chosen:
            there = (all if values.get("match") else any)(has(one) for one in chosen)
        else:
            ended = any(statement(key, one) and is_over(statement(key, one)) for one in platforms)
            there = not values.get("deprecated") or not ended or any(has(one) for one in platforms)
        # An arbitrary name is shown as its placeholder.
        name = key["path"][-1] if key["path"][-1] != "*" else f"<{key.get('placeholder', 'name')}>"
        return (there and (not values.get("type") or values["type"] in key["types"])
                and (not values.get("group") or key["group"] == values["group"])
                and (not values.get("file") or key["document"] == values["file"])
                and values.get("q", "").strip().lower() in name.lower())

    return sum(map(fits, catalogue["keys"]))


@pytest.mark.parametrize("share", [96, soak(4)], ids=["some combinations", "more combinations"])
def test_every_filter_and_their_combinations(matrix, catalogue, share):
    """As many rows as the catalogue has keys for the choice, and the status says so."""
    types = sorted({name for key in catalogue["keys"] for name in key["types"]})
    groups = [group["id"] for group in catalogue["groups"]]
    choices = {
        "platform": [[], ["iOS"], ["macOS", "iOS"], ["tvOS", "watchOS", "visionOS"]],
        "match": ["", "all"], "deprecated": ["", "no"],
        "type": ["", *types[:3]], "group": ["", *groups[:3]], "q": ["", " UsAge "],
    }
    alone = [{"type": one} for one in types[:: 1 + share // 32]] + [{"group": one} for one in groups[::share]]
    alone += [{"file": document["id"]} for document in catalogue["documents"]]
    alone += [{"q": text} for text in ("ns", "zzz", "NSExtension", "UsageDescription")]
    together = [dict(zip(choices, one)) for one in itertools.product(*choices.values())]
    together = random.Random(1).sample(together, len(together) // share)
    failures, counts = [], set()
    for values in alone + together:
        matrix.execute_script(SET, values)
        count, status = len(matrix.execute_script(ROWS)), matrix.execute_script(STATUS)
        counts.add(count)
        if count != wanted(catalogue, values) or status != f"{count:,} of {len(catalogue['keys']):,} keys":
            failures.append(f"{values}: {count}, not {wanted(catalogue, values)}; {status}")
    assert len(counts) > 10
    judge(failures)


@pytest.mark.soak
def test_all_is_not_any(matrix, catalogue):
    """“All of them” wants every chosen platform."""
    both = {"platform": ["iOS", "visionOS"]}
    matrix.execute_script(SET, both)
    any_of = set(matrix.execute_script(ROWS))
    matrix.execute_script(SET, {**both, "match": "all"})
    all_of = set(matrix.execute_script(ROWS))
    assert 0 < len(all_of) < len(any_of) and all_of < any_of


def test_sorting(matrix):
    """By name and by release as a number, unknown last in both directions, stable, and back."""
    first = matrix.execute_script(ROWS)
    heads = matrix.execute_script(HEADS)
    buttons = matrix.find_elements(By.CSS_SELECTOR, ".matrix thead button")
    assert len(buttons) == len(heads) and heads[0] == "Key"
    states = lambda: [h.get_attribute("aria-sort") for h in matrix.find_elements(By.CSS_SELECTOR, ".matrix thead th")]
    assert set(states()) == {None}

    def version(cell):
        return [int(part) for part in re.findall(r"\d+", re.sub(r"until.*", "", cell))]

    for column in (0, len(heads) - 1):
        for direction, word in [(1, "ascending"), (-1, "descending")]:
            buttons[column].click()
            assert states() == [word if i == column else None for i in range(len(heads))]
            cells, names = matrix.execute_script(COLUMN, column), matrix.execute_script(ROWS)
            if column == 0:
                words = [cell.split(" in ")[0].lower() for cell in cells]
                assert words == sorted(words, reverse=direction < 0)
                continue
            versions = [version(cell) for cell in cells]
            known = [one for one in versions if one]
            assert known == sorted(known, reverse=direction < 0) and len(known) > 3
            assert versions == known + [[]] * (len(versions) - len(known))
            positions = {name: index for index, name in enumerate(first)}
            for _, run in itertools.groupby(zip(versions, names), lambda one: one[0]):
                order = [positions[name] for _, name in run]
                assert order == sorted(order), heads[column]
    matrix.find_element(By.CSS_SELECTOR, "[type=reset]").click()
    matrix.execute_async_script("setTimeout(arguments[0], 50)")
    assert matrix.execute_script(ROWS) == first and set(states()) == {None}


def test_the_address_keeps_the_choice(matrix, site):
    """It names what is chosen, brings it back, and survives nonsense; Reset empties it."""
    matrix.execute_script(SET, {"platform": ["iOS", "Mac Catalyst"], "match": "all", "q": "a+b &c"})
    assert matrix.execute_script(ROWS) == []
    matrix.execute_script(SET, {"platform": ["iOS", "macOS"], "match": "all", "type": "array"})
    matrix.find_elements(By.CSS_SELECTOR, ".matrix thead button")[1].click()
    names, address = matrix.execute_script(ROWS), matrix.current_url
    assert "platform=iOS&platform=macOS" in address and "sort=iOS" in address
    opened(matrix, address)
    assert matrix.execute_script(ROWS) == names and len(names) > 1
    opened(matrix, (site / MATRIX).as_uri())
    matrix.execute_script("location.hash = arguments[0]", address.split("#")[1])
    matrix.execute_async_script("setTimeout(arguments[0], 50)")
    assert matrix.execute_script(ROWS) == names
    matrix.find_element(By.CSS_SELECTOR, "[type=reset]").click()
    matrix.execute_async_script("setTimeout(arguments[0], 50)")
    assert matrix.current_url == (site / MATRIX).as_uri()
    opened(matrix, (site / MATRIX).as_uri() + "#type=nonsense&sort=nothing&platform=DOS&other=1")
    total = len(matrix.execute_script(ROWS))
    assert matrix.execute_script(STATUS) == f"{total:,} of {total:,} keys"
    assert matrix.find_element(By.NAME, "type").get_attribute("value") == ""


def test_by_keyboard(matrix, catalogue):
    """Every control is reached with Tab, in order, and works; Enter in the text changes nothing else."""
    fields = matrix.find_elements(By.CSS_SELECTOR, "main .filters :is(input, select, button)")
    matrix.execute_script("arguments[0].focus()", fields[0])
    for field in fields:
        assert matrix.switch_to.active_element == field
        field.send_keys(Keys.TAB)
    assert matrix.switch_to.active_element.get_attribute("role") == "region"
    fields[0].send_keys(Keys.SPACE)
    assert len(matrix.execute_script(ROWS)) == wanted(catalogue, {"platform": ["iOS"]})
    text = matrix.find_element(By.CSS_SELECTOR, "main [name=q]")
    text.send_keys("usage", Keys.ENTER)
    assert "q=usage" in matrix.current_url and MATRIX + "#" in matrix.current_url
    assert len(matrix.execute_script(ROWS)) == wanted(catalogue, {"platform": ["iOS"], "q": "usage"})
    button = matrix.find_elements(By.CSS_SELECTOR, ".matrix thead button")[2]
    button.send_keys(Keys.ENTER)
    assert matrix.switch_to.active_element == button
    assert matrix.find_elements(By.CSS_SELECTOR, ".matrix th")[2].get_attribute("aria-sort") == "ascending"


def test_without_scripts(silent_browser, site, catalogue):  # noqa: F811
    """Whole tables, the legend, and nothing that does nothing."""
    opened(silent_browser, (site / MATRIX).as_uri())
    shown = "return [...document.querySelectorAll('.matrix tbody tr')].filter((row) => row.offsetParent).length"
    assert silent_browser.execute_script(shown) == len(catalogue["keys"])
    for page in (MATRIX, DIFFERENCES, VALUES, RELEASES):
        opened(silent_browser, (site / page).as_uri())
        controls = silent_browser.find_elements(By.CSS_SELECTOR, "main :is(button, input, select)")
        assert not controls
    sections = silent_browser.find_elements(By.CSS_SELECTOR, "main h2[id]")
    assert len(sections) > 5 and all(one.is_displayed() for one in sections)


@pytest.mark.parametrize("width", [390, soak(1280)])
def test_heads_stay_in_sight(browser, site, width):
    """Scrolled inside its frame, the matrix shows names of platforms and keys, and the page stays."""
    view(browser, width)
    opened(browser, (site / MATRIX).as_uri())
    frame = browser.find_element(By.CSS_SELECTOR, ".table")
    assert frame.get_attribute("tabindex") == "0" and frame.accessible_name
    browser.execute_script("arguments[0].scrollIntoView(); arguments[0].scrollTo(150, 1500)", frame)
    hit = """
      const frame = arguments[0].getBoundingClientRect();
      const at = (x, y) => document.elementFromPoint(frame.x + x, frame.y + y)?.closest('th, td');
      const [corner, head, name] = [at(8, 12), at(frame.width - 40, 12), at(8, 200)];
      return [corner.textContent, head.parentNode.parentNode.tagName, name.tagName, name.scope,
        arguments[0].scrollTop > 1000, document.documentElement.scrollWidth <= innerWidth];
    """
    assert browser.execute_script(hit, frame) == ["Key", "THEAD", "TH", "row", True, True]
    if width == 390:
        assert browser.execute_script("return arguments[0].scrollLeft", frame) == 150
        box = browser.find_element(By.CSS_SELECTOR, ".matrix tbody th").rect
        assert box["width"] < 200


def changes(catalogue, platform, versions):
    """Every change of the given releases: its kind and the address of what changed."""
    found = []
    kinds = [("deprecated", "Deprecated"), ("ignored", "Ignored"), ("removed", "Removed")]
    for entries, kind in [("keys", "New key"), ("extensionPoints", "New extension point")]:
        for entry in catalogue[entries]:
            for said in entry["availability"] or []:
                if said["platform"] != platform:
                    continue
                for field, word in [("introduced", kind), *kinds]:
                    if said[field] in versions:
                        found.append((word, entry["url"]))
    return sorted(found)


@pytest.mark.parametrize("parts", [2, soak(6)])
def test_differences_between_all_releases(browser, site, catalogue, parts):
    """The differences between any two releases of any platform are the catalogue's."""
    view(browser)
    failures, compared = [], 0
    for line in catalogue["releases"]:
        platform, versions = line["platform"], line["versions"]
        page = site / "platforms" / (platform.lower().replace(" ", "-") + ".html")
        if "Releases to compare" not in page.read_text(encoding="utf-8"):
            assert changes(catalogue, platform, versions) == []
            continue
        opened(browser, page.as_uri())
        order = ["", *versions]
        step = max(1, len(order) // parts)
        pairs = [(a, b) for a in range(0, len(order), step) for b in range(a + 1, len(order), step)]
        for first, last in pairs:
            browser.execute_script(SET, {"from": order[first], "to": order[last]})
            shown = browser.execute_script(SHOWN)
            found = sorted((kind, address.removeprefix(site.as_uri() + "/")) for _, rows in shown for kind, address in rows)
            between = changes(catalogue, platform, order[first + 1 : last + 1])
            compared += len(found)
            if found != between:
                failures.append(f"{platform} {order[first]} to {order[last]}: {len(found)}, not {len(between)}")
            status = browser.execute_script(STATUS)
            for kind in {kind for kind, _ in found}:
                count = sum(kind == other for other, _ in found)
                if not re.search(rf"(^|, ){count} {kind.lower()}s?\b", status):
                    failures.append(f"{platform}: {count} {kind}: {status}")
            if not found and "No changes" not in status:
                failures.append(f"{platform}: {status}")
    assert compared > 1000
    judge(failures)


def test_differences_have_an_address(browser, site):
    """Two releases in either order show the same; the address brings them back."""
    view(browser)
    opened(browser, (site / DIFFERENCES).as_uri())
    whole = browser.execute_script(SHOWN)
    browser.execute_script(SET, {"from": "8.0", "to": "10.0"})
    shown, address = browser.execute_script(SHOWN), browser.current_url
    assert address.endswith("#from=8.0&to=10.0") and 0 < len(shown) < len(whole)
    assert browser.execute_script(STATUS).endswith("between iOS 8.0 and iOS 10.0")
    links = browser.find_elements(By.CSS_SELECTOR, ".contents li")
    assert [link.text for link in links if link.is_displayed()] == [name for name, _ in shown]
    opened(browser, address)
    assert browser.execute_script(SHOWN) == shown
    browser.execute_script(SET, {"from": "10.0", "to": "8.0"})
    assert browser.execute_script(SHOWN) == shown
    opened(browser, (site / DIFFERENCES).as_uri() + "#ios-80")
    assert browser.execute_script(SHOWN) == whole


def test_pictures_have_the_numbers_of_their_tables(browser, site, catalogue):
    """A column for each row, with its numbers and its link; every key with a release is counted."""
    view(browser)
    opened(browser, (site / RELEASES).as_uri())
    pictures = browser.execute_script("""return [...document.querySelectorAll('.chart')].map(chart => [
      [...chart.querySelectorAll('a')].map(a => [a.href.baseVal,
        [...a.querySelectorAll('text')].map(t => t.textContent), a.getAttribute('aria-label')]),
      [...chart.nextElementSibling.querySelectorAll('tbody tr')].map(r =>
        [r.querySelector('a').getAttribute('href'), ...[...r.cells].map(c => c.textContent)])])""")
    platforms = browser.find_elements(By.CSS_SELECTOR, "main h2[id]")
    assert len(pictures) == len(platforms) > 3
    for platform, (columns, rows) in zip([heading.text for heading in platforms], pictures):
        assert len(columns) == len(rows)
        for (address, texts, label), row in zip(columns, reversed(rows)):
            link, name, added, total = row[:4]
            assert address == link and name.endswith(" " + texts[-2]) and texts[-1] == total
            assert texts[:-2] == ([f"+{added}"] if added != "0" else [])
            assert label.startswith(f"{name}: {added} new key") and f"{total} in all" in label
            # The section of the release: a table of new keys, or on the platform's page of every change.
            path, _, anchor = link.partition("#")
            page = (site / "releases" / path).read_text(encoding="utf-8")
            section = re.search(rf'<h2 id="{anchor}">(.*?)(<h2|</main>)', page, re.S)[1]
            new = re.search(r'aria-label="New in [^"]*">(.*?)</table>', section, re.S)
            found = section.count("<td>New key</td>") if path.startswith("..") else new[1].count("<tr") - 1 if new else 0
            assert found == int(added), link
        exact = [s for key in catalogue["keys"] if (s := statement(key, platform)) and re.match(r"\d", s["introduced"] or "")]
        assert rows[0][3] == str(len(exact))


@pytest.mark.parametrize("screen", mostly_soak(QUICK_VIEWS, QUICK_VIEWS[1:]), ids=str)
@pytest.mark.parametrize("page", mostly_soak([FILTERED, RELEASES, DIFFERENCES + "#from=8.0"], [RELEASES]))
def test_accessible(browser, site, axe, page, screen):  # noqa: F811
    """No violation of WCAG, no error, and nothing sticks out."""
    view(browser, *screen)
    browser.get_log("browser")
    opened(browser, site.as_uri() + "/" + page)
    assert not [e for e in browser.get_log("browser") if e["level"] == "SEVERE"]
    browser.execute_script(axe)
    judge(browser.execute_async_script(AXE, TAGS))
    assert not browser.execute_script("const d = document.documentElement; return d.scrollWidth > d.clientWidth")


@pytest.mark.soak
def test_under_a_strict_policy(browser, site):
    """Over HTTP the page contains nothing that the policy forbids."""
    view(browser)
    with served(site) as address:
        for page in (MATRIX + "#platform=iOS", RELEASES, DIFFERENCES + "#from=8.0"):
            browser.get_log("browser")
            opened(browser, f"{address}/{page}")
            browser.execute_script("document.querySelector('.matrix button')?.click()")
            judge(e["message"] for e in browser.get_log("browser") if "favicon" not in e["message"])


@pytest.mark.parametrize("document", mostly_soak(["info-plist", "entitlements", "privacy-manifest"], ["entitlements"]))
def test_one_file_of_several(browser, site, catalogue, document):
    """Values, differences and releases are narrowed to a file; what is shown is what the catalogue says of it."""
    view(browser, 390)
    keys = [key for key in catalogue["keys"] if key["document"] == document]
    opened(browser, (site / VALUES).as_uri() + "#file=" + document)
    values = [v["value"] for key in keys for v in key["values"] if isinstance(v["value"], str)]
    rows = browser.execute_script("return [...document.querySelectorAll('main tbody tr')].filter(r => !r.hidden).map(r => r.cells[1].textContent)")
    assert sorted(rows) == sorted(values)
    assert browser.execute_script(STATUS).startswith(f"{len(values):,} of ")

    urls = {entry["url"] for entry in keys}
    points = document == catalogue["documents"][0]["id"]
    wanted = [one for one in changes(catalogue, "iOS", next(line["versions"] for line in catalogue["releases"] if line["platform"] == "iOS"))
              if one[1] in urls or points and one[1].startswith("extension-points/")]
    opened(browser, (site / DIFFERENCES).as_uri() + "#file=" + document)
    shown = [one for one in browser.execute_script(SHOWN) if not one[0].startswith("Keys ")]
    assert sorted((kind, address.removeprefix(site.as_uri() + "/")) for _, rows in shown for kind, address in rows) == wanted
    assert all(rows for _, rows in shown)

    opened(browser, (site / RELEASES).as_uri() + "#file=" + document)
    exact = [s for key in keys if (s := statement(key, "iOS")) and re.match(r"\d", s["introduced"] or "")]
    totals = browser.execute_script("""const heading = [...document.querySelectorAll('main h2')].find(h => h.firstChild.textContent === 'iOS');
      return [...document.querySelectorAll('main tbody tr')].find(e => e.offsetParent && heading.compareDocumentPosition(e) & 4).cells[2].textContent""")
    assert totals == str(len(exact))
    assert not browser.execute_script("const d = document.documentElement; return d.scrollWidth > d.clientWidth")


def test_only_where_it_is_needed(site):
    """Pages without filters do not load the script."""
    with_script = {p.relative_to(site).as_posix() for p in site.rglob("*.html") if "filters.js" in p.read_text(encoding="utf-8")}
    assert {MATRIX, DIFFERENCES, VALUES, RELEASES} <= with_script
    assert all(page in (MATRIX, VALUES, RELEASES) or page.startswith("platforms/") for page in with_script)
