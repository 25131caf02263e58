"""A site in another language: its direction, its scripts' words, its search, and the mistakes in a theme's words."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait
from browsing import kind, open_browser, show
from program import ROOT
from small_sites import project

OVERFLOW = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
# The bytes of the largest page that a view is judged by: longer ones have the same parts.
LONGEST = 400_000


@pytest.fixture(scope="module")
def arabic(docgen, tmp_path_factory):
    """The whole reference in a language that is written from right to left."""
    folder = tmp_path_factory.mktemp("words") / "site"
    run = docgen.run("build", "--quiet", "--output", folder, "--language", "ar", "--without-downloads")
    assert run.returncode == 0, run.stderr
    return folder


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """One browser for all."""
    driver = open_browser(tmp_path_factory.mktemp("words-browser"))
    yield driver
    driver.quit()


def largest(site):
    """The largest page of each kind, whether or not the site has downloads and a page that checks files."""
    found = {}
    for page in set(site.rglob("*.html")) - {site / "404.html"}:
        if page.stat().st_size <= LONGEST and 'http-equiv="refresh"' not in page.read_text(encoding="utf-8"):
            found.setdefault(kind(page.relative_to(site)), []).append(page)
    return {name: max(pages, key=lambda page: (page.stat().st_size, page.name)) for name, pages in sorted(found.items())}


def small(docgen, folder, language, *arguments):
    """A small site in a language."""
    options = [part for option in project(folder).items() for part in option]
    return docgen.run("build", "--quiet", "--output", folder / "site", "--language", language, *options, *arguments)


@pytest.mark.parametrize("view", [(1280, "light"), (390, "dark")], ids=str)
def test_pages_from_right_to_left_fit(browser, arabic, view):
    """No kind of page is wider than the window; code runs from left to right, and the menu begins at the right."""
    show(browser, *view)
    for name, page in largest(arabic).items():
        browser.get(page.as_uri())
        assert browser.find_element(By.TAG_NAME, "html").get_attribute("dir") == "rtl", name
        assert browser.execute_script(OVERFLOW) <= 0, name
        brand = browser.find_element(By.CSS_SELECTOR, ".brand").rect
        assert brand["x"] > view[0] / 2 or brand["x"] + brand["width"] > view[0] - 40, (name, brand)
        directions = browser.execute_script("return [...document.querySelectorAll('main code, main pre')].slice(0, 50).map((code) => getComputedStyle(code).direction)")
        assert set(directions) <= {"ltr"}, name


def test_names_begin_where_the_page_does(browser, arabic):
    """From right to left, a key's name is at the right, separators follow their links, and a mark covers nothing."""
    show(browser, 1280, "light")
    browser.get((arabic / "info-plist/NSCameraUsageDescription.html").as_uri())
    # The right edges of things that belong at the same place.
    edges = browser.execute_script("""
        const right = (part) => { const range = document.createRange(); range.selectNodeContents(part); return range.getBoundingClientRect().right };
        return [...document.querySelectorAll(".breadcrumb a")].map((link) => [right(link), link.closest("li").getBoundingClientRect().right])
            .concat([[right(document.querySelector("h1")), document.querySelector("h1").getBoundingClientRect().right]])""")
    assert len(edges) > 2 and all(abs(one - other) < 2 for one, other in edges), edges
    mark, badge = browser.execute_script("""
        const mark = document.querySelector(".row .mark");
        return [mark.querySelector("a").getBoundingClientRect().right, mark.previousElementSibling.getBoundingClientRect().left]""")
    assert mark <= badge + 1


def test_scripts_speak_the_language(browser, docgen, tmp_path):
    """The controls and the messages of scripts, and the results of a search, are in the language of the site."""
    assert small(docgen, tmp_path, "de").returncode == 0
    show(browser, 1280, "light")
    browser.get((tmp_path / "site/keys/Extension.html").as_uri())
    assert browser.find_element(By.CSS_SELECTOR, ".appearance").get_attribute("title") == "Farben: wie das System"
    field = browser.find_element(By.CSS_SELECTOR, "[role=combobox]")
    assert field.get_attribute("aria-label") == "Referenz durchsuchen"
    field.send_keys("extension")
    status = browser.find_element(By.CSS_SELECTOR, "form.search [role=status]")
    WebDriverWait(browser, 10, 0.05).until(lambda _: "Ergebnisse" in status.text)
    # In one step, as a list that is still being completed replaces its options.
    found = browser.execute_script("return document.querySelector('[role=option]').innerText")
    assert "Schlüssel" in found and "Dictionary" in found, found
    browser.get((tmp_path / "site/search.html").as_uri() + "?q=zzzz")
    message = browser.find_element(By.CSS_SELECTOR, ".filters [role=status]")
    WebDriverWait(browser, 10, 0.05).until(lambda _: message.text)
    assert "Nichts gefunden" in message.text, message.text


def test_search_finds_words_without_spaces(browser, docgen, tmp_path):
    """A part of a Japanese sentence is found in a guide."""
    options = [part for option in project(tmp_path).items() for part in option]
    text = "---\ntitle: はじめての拡張機能\nsummary: 拡張機能の作り方を説明します。\n---\n\n設定ファイルを用意します。\n"
    (tmp_path / "content/start.md").write_text(text)
    run = docgen.run("build", "--quiet", "--output", tmp_path / "site", "--language", "ja", *options)
    assert run.returncode == 0, run.stderr
    browser.get((tmp_path / "site/search.html").as_uri() + "?q=拡張機能")
    results = browser.find_element(By.CSS_SELECTOR, ".results")
    WebDriverWait(browser, 10, 0.05).until(lambda _: "はじめての拡張機能" in results.text)


@pytest.mark.parametrize(
    ("text", "place", "status"),
    [("keys-of: Schlüssel\n", "de.yaml:1:10: error:", 1), ("menü: Menü\n", "de.yaml:1:1: warning:", 0), ("menu: '{x'\n", "de.yaml:1:7: error:", 1)],
)
def test_a_mistake_in_words_is_told_at_its_place(docgen, tmp_path, text, place, status):
    """A theme's own words: an error publishes nothing, a warning falls back."""
    theme = tmp_path / "theme"
    (theme / "words").mkdir(parents=True)
    (theme / "theme.yaml").write_text("parent: default\n")
    (theme / "words/de.yaml").write_text(text)
    (tmp_path / "default").symlink_to(ROOT / "themes/default")
    run = small(docgen, tmp_path, "de", "--theme", theme)
    assert place in run.stderr, run.stderr
    assert run.returncode == status
    assert (tmp_path / "site").exists() is (status == 0)
