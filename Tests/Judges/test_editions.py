"""Editions of a site side by side: the menu, the note of an old one, the search of all; by HTTP under the strictest policy and from files."""

import json

import pytest
from browsing import open_browser, show
from hosting import POLICY, hosting
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

ADDRESS = "https://lamps.example/"


def catalogue(folder, name, keys, **members):
    """The options of a build of one edition."""
    path = folder / f"{name}.json"
    path.write_text(json.dumps({"format": 2, "title": "Lamps", "keys": keys, **members}))
    (folder / "content").mkdir(exist_ok=True)
    return ["--catalogue", path, "--content", folder / "content", "--base-url", ADDRESS]


def key(name, **members):
    return {"path": [name], "types": ["string"], "summary": f"Sets the {name.lower()}.", **members}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory, docgen):
    """A folder with three editions, published one after another; and the bytes of the first one before the others came."""
    folder = tmp_path_factory.mktemp("editions")
    output = folder / "site"
    keys = {
        "1.2": [key("Beam"), key("Lumen"), key("Wick")],
        "1.10": [key("Beam"), key("Lumen")],
        "2.0": [key("Beam"), key("Brightness", formerNames=["Lumen"])],
    }
    before = {}
    for name, entries in keys.items():
        run = docgen.build(output, *catalogue(folder, name, entries), "--edition", name)
        assert run.returncode == 0, run.stderr
        if name == "1.2":
            before = contents(output / name)
    return folder, output, before


def contents(folder):
    return {path.relative_to(folder).as_posix(): (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module", params=["http", "file"])
def opened(request, shelf, tmp_path_factory):
    """A browser, and the address of the folder of editions."""
    driver = open_browser(tmp_path_factory.mktemp("browser"))
    show(driver, 1280, "light")
    if request.param == "file":
        yield driver, shelf[1].as_uri() + "/"
    else:
        with hosting(shelf[1], POLICY) as host:
            yield driver, host.base
    driver.quit()


def text_of(driver, selector):
    """The text of an element that a script adds."""
    return WebDriverWait(driver, 10, 0.05).until(lambda _: "".join(e.text for e in driver.find_elements(By.CSS_SELECTOR, selector)))


def test_an_old_edition_stays_as_it_was(shelf):
    _, output, before = shelf
    assert contents(output / "1.2") == before
    listed = json.loads((output / "editions.js").read_text().removeprefix("var docgenEditions = ").rstrip(";\n"))
    assert [edition["name"] for edition in listed["editions"]] == ["2.0", "1.10", "1.2"]
    assert listed["latest"] == "2.0"


@pytest.mark.parametrize(
    ("page", "words", "target"),
    [
        ("1.2/keys/Beam.html", "This is edition 1.2. See this key in 2.0", "2.0/keys/Beam.html"),
        ("1.2/keys/Lumen.html", "This is edition 1.2. Renamed to Brightness in 2.0.", "2.0/keys/Brightness.html"),
        ("1.2/keys/Wick.html", "This is edition 1.2. Removed in 1.10. The latest is 2.0.", "2.0/index.html"),
        ("1.10/index.html", "This is edition 1.10. See this page in 2.0", "2.0/index.html"),
    ],
)
def test_an_old_edition_leads_to_the_latest(opened, page, words, target):
    driver, base = opened
    driver.get(base + page)
    assert text_of(driver, ".edition-note") == words
    assert driver.find_element(By.CSS_SELECTOR, ".edition-note a").get_attribute("href") == base + target
    canonical = WebDriverWait(driver, 10, 0.05).until(lambda _: driver.find_elements(By.CSS_SELECTOR, "link[rel=canonical]"))
    found = "1.2/keys/Wick.html" if "Wick" in page else target
    assert [link.get_attribute("href") for link in canonical] == [ADDRESS + found]


def test_the_latest_has_no_note_and_a_menu_to_the_same_page(opened):
    driver, base = opened
    driver.get(base + "2.0/keys/Brightness.html")
    driver.find_element(By.CSS_SELECTOR, "details.editions summary").click()

    def links(_):
        found = {link.text: link.get_attribute("href").removeprefix(base) for link in driver.find_elements(By.CSS_SELECTOR, "details.editions a")}
        return found if found.get("1.10") != "1.10/index.html" else None

    assert WebDriverWait(driver, 10, 0.05).until(links) == {
        "2.0 (latest)": "2.0/keys/Brightness.html", "1.10": "1.10/keys/Lumen.html", "1.2": "1.2/keys/Lumen.html", "All editions": "editions.html",
    }
    assert driver.find_elements(By.CSS_SELECTOR, ".edition-note") == []
    severe = [line["message"] for line in driver.get_log("browser") if line["level"] == "SEVERE" and "favicon" not in line["message"]]
    assert severe == []


def test_the_search_finds_in_all_editions(opened):
    driver, base = opened
    driver.get(base + "2.0/search.html?q=wick")
    driver.find_element(By.CSS_SELECTOR, ".all-editions input").click()
    found = WebDriverWait(driver, 10, 0.05).until(lambda _: driver.find_elements(By.CSS_SELECTOR, ".other-editions a"))
    assert found[0].get_attribute("href") == base + "1.2/keys/Wick.html"
    assert [title.text for title in driver.find_elements(By.CSS_SELECTOR, ".other-editions h2")] == ["1.10", "1.2"]


def test_the_folder_leads_to_the_latest(opened):
    driver, base = opened
    driver.get(base + "index.html")
    WebDriverWait(driver, 10, 0.05).until(lambda _: driver.current_url == base + "2.0/index.html")


def test_what_is_broken_or_gone_is_left_out(tmp_path, docgen):
    output = tmp_path / "site"
    options = catalogue(tmp_path, "lamps", [key("Beam")])
    for name in ("1", "2", "3", "4"):
        assert docgen.build(output, *options, "--edition", name).returncode == 0
    (output / "1" / "edition.json").write_text('{"edition": "../2", "title": "\\u0000"')
    (output / "2" / "edition.json").write_text(" " * (1 << 17))
    for path in sorted((output / "3").rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    (output / "3").rmdir()
    (output / "NOTES").mkdir()
    (output / "NOTES" / "mine.txt").write_text("mine")
    run = docgen.build(output, *options, "--edition", "4")
    assert run.returncode == 0, run.stderr
    assert run.stderr.count("[broken-edition]") == 2, run.stderr
    listed = json.loads((output / "editions.js").read_text().removeprefix("var docgenEditions = ").rstrip(";\n"))
    assert [edition["name"] for edition in listed["editions"]] == ["4"]
    assert (output / "NOTES" / "mine.txt").read_text() == "mine"


@pytest.mark.parametrize("name", ["../x", "", "con", "keys", "a/b", ".hidden", "assets", "x" * 65, "é", "latest", "1.2."])
def test_a_name_that_no_folder_may_have_is_refused(tmp_path, docgen, name):
    run = docgen.build(tmp_path / "site", *catalogue(tmp_path, "lamps", [key("Beam")]), f"--edition={name}")
    assert run.returncode != 0 and "edition" in run.stderr
    assert not (tmp_path / "site").exists()
    (tmp_path / "docgen.yaml").write_text(f"edition: {json.dumps(name)}\n")
    run = docgen.build(tmp_path / "site", *catalogue(tmp_path, "lamps", [key("Beam")]))
    assert run.returncode == 1 and "docgen.yaml:1" in run.stderr, run.stderr
    assert not (tmp_path / "site").exists()


HOST_FILES = {
    "github-pages": {".nojekyll"}, "gitlab-pages": set(), "netlify": {"_headers", "_redirects"},
    "cloudflare-pages": {"_headers", "_redirects"}, "s3": {"s3-sync.sh"}, "nginx": {"nginx.conf"},
}
ALL_HOST_FILES = set().union(*HOST_FILES.values())
SHARED = {"index.html", "editions.html", "editions.js", "404.html", "robots.txt", "sitemap.xml"}


@pytest.mark.parametrize("host", HOST_FILES)
def test_the_host_finds_its_files_in_the_folder_of_all_editions(tmp_path, docgen, host):
    """With the rules of every edition, below its folder; robots find the maps of all."""
    output = tmp_path / "site"
    for name in ("1.2", "2.0"):
        keys = [key("Beam", movedFrom=[f"keys/Old-{name}"])]
        run = docgen.build(output, *catalogue(tmp_path, name, keys), "--edition", name, "--for", host)
        assert run.returncode == 0 and not run.stderr, run.stderr
    files = {path.name for path in output.iterdir() if path.is_file() and not path.name.startswith(".docgen")}
    assert {name for name in files if not name.endswith(".gz")} == SHARED | HOST_FILES[host]
    assert ("index.html.gz" in files) == (host in ("gitlab-pages", "nginx"))
    for edition in ("1.2", "2.0"):
        assert not any((output / edition / name).exists() for name in ALL_HOST_FILES | {"robots.txt"})
    for name in HOST_FILES[host] & {"_redirects", "s3-sync.sh", "nginx.conf"}:
        rules = (output / name).read_text()
        for edition in ("1.2", "2.0"):
            assert f"/{edition}/keys/Old-{edition}.html" in rules and f"/{edition}/keys/Beam.html" in rules, name
    if "_headers" in files:
        assert (output / "_headers").read_text().startswith("/*\n")
    assert f"Sitemap: {ADDRESS}sitemap.xml" in (output / "robots.txt").read_text()
    maps = (output / "sitemap.xml").read_text()
    assert "<sitemapindex" in maps and all(f"<loc>{ADDRESS}{name}/sitemap.xml</loc>" in maps for name in ("1.2", "2.0"))
    assert f'href="{ADDRESS}2.0/index.html"' in (output / "404.html").read_text()


def test_the_authors_file_for_a_host_counts_for_all_editions(tmp_path, docgen):
    """That of the latest edition, where hosts read it."""
    output = tmp_path / "site"
    options = catalogue(tmp_path, "lamps", [key("Beam")])
    (tmp_path / "content/static").mkdir()
    for name, text in (("2", "two"), ("1", "one")):
        for file in ("_headers", "robots.txt", "CNAME"):
            (tmp_path / "content/static" / file).write_text(text)
        run = docgen.build(output, *options, "--edition", name, "--for", "netlify")
        assert run.returncode == 0, run.stderr
    assert [(output / file).read_text() for file in ("_headers", "robots.txt", "CNAME")] == ["two"] * 3


def test_a_build_repairs_what_a_killed_one_left(tmp_path, docgen):
    """An edition that was published before the others heard of it is in the list after any next build."""
    output = tmp_path / "site"
    options = [*catalogue(tmp_path, "lamps", [key("Beam", movedFrom=["keys/Light"])]), "--for", "netlify"]
    shared = [".docgen-manifest", "index.html", "editions.html", "editions.js", "_headers", "_redirects", "404.html", "robots.txt", "sitemap.xml"]
    assert docgen.build(output, *options, "--edition", "1").returncode == 0
    before = {name: (output / name).read_bytes() for name in shared}
    assert docgen.build(output, *options, "--edition", "2").returncode == 0
    after = {name: (output / name).read_bytes() for name in shared}
    # Killed after the second edition, and after the first one of all.
    for left in (before, {}):
        for name in shared:
            (output / name).unlink()
        for name, content in left.items():
            (output / name).write_bytes(content)
        run = docgen.build(output, *options, "--edition", "1")
        assert run.returncode == 0 and not run.stderr, run.stderr
        assert {name: (output / name).read_bytes() for name in shared} == after


def test_the_list_is_in_the_language_of_the_site(tmp_path, docgen):
    output = tmp_path / "site"
    for name in ("1", "2"):
        assert docgen.build(output, *catalogue(tmp_path, "lamps", [key("Beam")]), "--edition", name, "--language", "de").returncode == 0
    for name, words in (("index.html", "Alle Ausgaben"), ("editions.html", ">2 (neueste)<")):
        text = (output / name).read_text()
        assert '<html lang="de">' in text and words in text


@pytest.mark.parametrize("form", [["--single-page"], ["--fragments", "mkdocs"]])
@pytest.mark.parametrize("option", [["--edition", "1"], ["--for", "nginx"], ["--latest-edition", "1"]])
def test_other_forms_of_a_site_have_neither_editions_nor_hosts(tmp_path, docgen, form, option):
    run = docgen.build(tmp_path / "site", *catalogue(tmp_path, "lamps", [key("Beam")]), *form, *option)
    assert run.returncode != 0 and option[0] in run.stderr and form[0] in run.stderr
    assert not (tmp_path / "site").exists()


def test_the_latest_edition_of_none_is_a_warning(tmp_path, docgen):
    (tmp_path / "docgen.yaml").write_text('latest-edition: "1"\n')
    run = docgen.build(tmp_path / "site", *catalogue(tmp_path, "lamps", [key("Beam")]))
    assert run.returncode == 0 and "docgen.yaml:1" in run.stderr and "[latest-without-edition]" in run.stderr


def test_a_site_and_editions_do_not_share_a_folder(tmp_path, docgen):
    options = catalogue(tmp_path, "lamps", [key("Beam")])
    for first, second, finding in (([], ["--edition", "1"], "site-without-editions"), (["--edition", "1"], [], "output-has-editions")):
        output = tmp_path / finding
        assert docgen.build(output, *options, *first).returncode == 0
        before = contents(output)
        run = docgen.build(output, *options, *second)
        assert run.returncode == 2 and f"[{finding}]" in run.stderr, run.stderr
        assert contents(output) == before
