"""Functions of the script of every page, and of pages without it: tabs, copying, colours, siblings."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait
from browsing import open_browser, show
from conftest import soak
from hosting import hosting
from test_browser import silent_browser  # noqa: F401

KEY = "info-plist/NSExtension/NSExtensionPointIdentifier.html"
SHOWN = "return [...document.querySelectorAll('.forms pre')].map(p => p.checkVisibility())"
FRAME = """
const frame = document.createElement("iframe");
frame.sandbox = "allow-scripts";
frame.src = arguments[0];
document.body.replaceChildren(frame);
"""
GROUND = "return getComputedStyle(document.body).backgroundColor"


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """One browser for all."""
    driver = open_browser(tmp_path_factory.mktemp("page-browser"))
    yield driver
    driver.quit()


def pasted(driver):
    """The clipboard's text, through the search field."""
    field = driver.find_element(By.CSS_SELECTOR, "[role=combobox]")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(Keys.CONTROL, "v")
    return field.get_attribute("value")


def heard(driver):
    """Waits until the live region speaks."""
    region = driver.find_element(By.TAG_NAME, "output")
    return WebDriverWait(driver, 10, 0.05).until(lambda _: region.text)


def test_tabs_need_no_script(silent_browser, two_forms):  # noqa: F811
    """One form is shown, and the arrow keys show the other."""
    silent_browser.get(two_forms.as_uri())
    pages = silent_browser.find_elements(By.CSS_SELECTOR, ".forms pre")
    assert [page.is_displayed() for page in pages] == [True, False]
    silent_browser.find_element(By.CSS_SELECTOR, ".forms input").send_keys(Keys.ARROW_RIGHT)
    assert [page.is_displayed() for page in pages] == [False, True]
    assert not silent_browser.find_elements(By.CSS_SELECTOR, ".appearance")
    assert not silent_browser.find_elements(By.CSS_SELECTOR, ".copy, .anchor")


def test_the_tree_needs_no_script(silent_browser, site):  # noqa: F811
    """It opens from its button on a narrow screen, is there on a wide one, and leads to a neighbour."""
    show(silent_browser, 390, "light")
    silent_browser.get((site / KEY).as_uri())
    link = silent_browser.find_element(By.CSS_SELECTOR, ".tree [aria-current] + ul a, .tree li:has(> [aria-current]) + li a")
    assert not link.is_displayed()
    silent_browser.find_element(By.CSS_SELECTOR, ".tree-button").send_keys(Keys.ENTER)
    assert link.is_displayed()
    show(silent_browser, 1280, "light")
    silent_browser.get((site / KEY).as_uri())
    assert not silent_browser.find_element(By.CSS_SELECTOR, ".tree-button").is_displayed()
    link = silent_browser.find_element(By.CSS_SELECTOR, ".tree [aria-current] + ul a, .tree li:has(> [aria-current]) + li a")
    name = link.text
    link.click()
    assert name in silent_browser.find_element(By.TAG_NAME, "h1").text


def test_the_menu_needs_no_script(silent_browser, site):  # noqa: F811
    """On a narrow screen a button shows the destinations, and the menu of tools the others, whole."""
    show(silent_browser, 390, "light", 844)
    silent_browser.get((site / KEY).as_uri())
    links = silent_browser.find_elements(By.CSS_SELECTOR, "nav.main a")
    assert len(links) > 10 and not any(link.is_displayed() for link in links)
    silent_browser.find_element(By.CSS_SELECTOR, ".menu-button:not(.tree-button)").send_keys(Keys.ENTER)
    silent_browser.find_element(By.CSS_SELECTOR, "nav.main summary").send_keys(Keys.ENTER)
    boxes = [link.rect for link in links if link.is_displayed()]
    assert len(boxes) == len(links)
    assert all(0 <= box["x"] and box["x"] + box["width"] <= 390 and box["y"] + box["height"] <= 844 for box in boxes)
    show(silent_browser, 1280, "light")


def test_the_tree_shows_where_the_page_is(browser, site):
    """The mark of a page far down is in sight."""
    show(browser, 1280, "light")
    browser.get((site / "info-plist/NSUserTrackingUsageDescription.html").as_uri())
    top, bottom = browser.execute_script("""
        const here = document.querySelector('.tree [aria-current=page]').getBoundingClientRect();
        return [here.top, here.bottom];""")
    assert 0 < top < bottom < 800


def test_long_pages_lead_back(browser, site):
    """A page of many screens has a link to its start, and search stays in sight."""
    show(browser, 1280, "light")
    browser.get((site / "keys/index.html").as_uri())
    browser.execute_script("scrollTo(0, 9000)")
    field = browser.find_element(By.CSS_SELECTOR, "[role=combobox]")
    assert 0 <= browser.execute_script("return arguments[0].getBoundingClientRect().top", field) < 60
    browser.find_element(By.CSS_SELECTOR, ".top").click()
    WebDriverWait(browser, 10, 0.05).until(lambda driver: driver.execute_script("return scrollY") == 0)
    browser.get((site / "404.html").as_uri())
    assert not browser.find_elements(By.CSS_SELECTOR, ".top")


def test_code_is_copied(browser, two_forms):
    """By keyboard, as written, and said aloud."""
    browser.get(two_forms.as_uri())
    browser.find_element(By.CSS_SELECTOR, ".copy").send_keys(Keys.ENTER)
    assert heard(browser) == "Copied"
    code = browser.find_element(By.CSS_SELECTOR, "pre").get_attribute("textContent")
    # A field of one line makes spaces of line ends.
    assert pasted(browser).split() == code.split()
    assert browser.execute_script(SHOWN) == [True, False]
    copies = browser.find_elements(By.CSS_SELECTOR, ".forms .copy")
    assert [copy.is_displayed() for copy in copies] == [True, False]


def test_headings_give_their_address(browser, site):
    """The link beside a heading leads to it and copies its address."""
    browser.get((site / KEY).as_uri())
    browser.find_element(By.CSS_SELECTOR, "#sources .anchor").send_keys(Keys.ENTER)
    assert heard(browser) == "Copied"
    assert browser.current_url == pasted(browser) == f"{(site / KEY).as_uri()}#sources"


def test_colours_are_remembered(browser, site):
    """The choice overrides the system's preference, on the next page before it is drawn."""
    feature = {"name": "prefers-color-scheme", "value": "dark"}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
    browser.get((site / KEY).as_uri())
    dark = browser.execute_script(GROUND)
    switch = browser.find_element(By.CSS_SELECTOR, ".appearance")
    assert switch.get_attribute("title") == "Colors: as the system"
    switch.click()
    light = browser.execute_script(GROUND)
    assert light != dark
    browser.get((site / "index.html").as_uri())
    assert browser.execute_script(GROUND) == light
    assert browser.find_element(By.CSS_SELECTOR, ".appearance").get_attribute("title") == "Colors: light"
    script = browser.find_element(By.CSS_SELECTOR, "head script[src$='page.js']")
    assert not script.get_attribute("defer") and not script.get_attribute("async")
    browser.execute_script("localStorage.clear()")
    browser.get((site / "index.html").as_uri())
    assert browser.execute_script(GROUND) == dark


def severe(driver):
    """The browser's severe complaints."""
    return [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]


@pytest.mark.parametrize("page", ["search.html?q=camera", soak(KEY), soak("availability.html")])
def test_pages_keep_to_the_strictest_policy(browser, site, page):
    """Controls, search and offline reading work where only named rules make HTML and addresses of scripts."""
    with hosting(site) as host:
        severe(browser)
        browser.get(host.base + page)
        assert browser.find_elements(By.CSS_SELECTOR, ".appearance")
        browser.find_element(By.CSS_SELECTOR, "[role=combobox]").send_keys("camera")
        WebDriverWait(browser, 10, 0.05).until(
            lambda driver: driver.find_elements(By.CSS_SELECTOR, "[role=listbox] [role=option]"))
        offer = "return document.querySelector('#offline button')"
        WebDriverWait(browser, 10, 0.05).until(lambda driver: driver.execute_script(offer))
        browser.execute_script(offer + ".click()")
        assert browser.execute_async_script(
            "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.getRegistrations()).then((all) => arguments[0](all.length))") == 1
        assert not severe(browser)


def test_pages_work_in_a_sandboxed_frame(browser, site):
    """A frame without an origin shows a page, without errors."""
    with hosting(site) as host:
        severe(browser)
        browser.get(host.base)
        browser.execute_script(FRAME, host.base + KEY)
        browser.switch_to.frame(0)
        WebDriverWait(browser, 10, 0.05).until(
            lambda driver: driver.find_elements(By.CSS_SELECTOR, ".appearance"))
        assert not severe(browser)
        browser.switch_to.default_content()


def test_weight_of_key_pages(site):
    """A key's page stays small."""
    folders = ("info-plist", "entitlements", "privacy-manifest")
    pages = [page for folder in folders for page in (site / folder).rglob("*.html") if page.name != "index.html"]
    assert max(page.stat().st_size for page in pages) <= 30_720
