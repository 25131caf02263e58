"""Guides as they are written for other generators, with pictures, in a browser: their forms with other words."""

import json
import re
from xml.etree import ElementTree

import pytest
from browsing import open_browser, show
from hosting import hosting
from selenium.webdriver.support.wait import WebDriverWait
from small_sites import png

BOOK = {
    "SUMMARY.md": "# Summary\n\n[Welcome](README.md)\n\n# First steps\n\n- [Wiring](wiring/README.md)\n  - [The lamp](wiring/lamp.md)\n"
    "  - [The switch](wiring/switch.md)\n- [Colors](colors.md)\n- [Not yet written]()\n\n---\n\n[Words](words.md)\n",
    "README.md": "# The book of lamps\n\nA lamp is for the dark. It is warm.\n\n![A lamp](images/lamp.png)\n",
    "wiring/README.md": "# Wiring\n\nWires carry the current.\n\n## Safety\n\nPull the plug.\n",
    "wiring/lamp.md": "# The lamp\n\n## At the wall\n\nSee [safety](README.md#safety), [colors](../colors.html) and [the switch](./switch.md).\n\n"
    "![A lamp on a wall](../images/lamp.png)\n\n{{#include ../code/lamp.txt}}\n",
    "wiring/switch.md": "<!-- Written in autumn. -->\n\n# The switch\n\nOn and off. [Wiring](lamp.md#the-lamp), [the wall](lamp.md#at-the-wall).\n\n"
    "```rust,editable\nfn on() {}\n```\n",
    "colors.md": "# Colors\n\n| Color | Warmth |\n|---|---|\n| red | high |\n\n* [Words](words.md)\n* [Home](index.md)\n",
    "words.md": "Words\n=====\n\nA *lamp* shines.\n",
}
PAGES = {
    "guides/first.md": "---\ntitle: First light\nsidebar:\n  label: First\n  order: 1\n---\n\nTurn it on. [Then the second](/guides/second/).\n\n"
    "![A lamp](../assets/lamp.png \"After an hour\")\n",
    "guides/second.md": "---\ntitle: Second light\nsidebar:\n  order: 2\n  badge: New\n---\n\n## Part two\n\nBack to [the first](../first/), "
    "[its top](/guides/first), [here](#part-two).\n",
    "reference/colors.md": "---\ntitle: Colors\ndescription: Every color.\n---\n\nSee [the guide](../guides/second.md#part-two).\n\n<Card>\nWords\n</Card>\n",
    "hidden.md": "---\ntitle: Hidden\nsidebar:\n  hidden: true\n---\nNo list has it. [A file](./notes.txt)\n",
    "index.md": "---\ntitle: Lamps\n---\n\nLamps of every kind.\n\n- [Begin](/guides/first/)\n",
    "reference/extra.mdx": "import { Card } from 'x';\n\n<Card />\n",
    "notes.txt": "Notes.\n",
    "secret.txt": "Not for readers.\n",
}


class Content:
    """A catalogue of one key beside a folder of guides."""

    def __init__(self, folder, docgen):
        self.folder, self.docgen, self.site = folder, docgen, folder / "site"
        keys = [{"path": ["Lamp"], "types": ["string"], "summary": "Names the lamp."}]
        (folder / "catalogue.json").write_text(json.dumps({"format": 2, "title": "Lamps", "keys": keys}))
        (folder / "content").mkdir()

    def write(self, files):
        for name, content in files.items():
            path = self.folder / "content" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return self

    def build(self, *arguments):
        return self.docgen.build(
            self.site, "--catalogue", self.folder / "catalogue.json", "--content", self.folder / "content", *arguments,
        )

    def page(self, name):
        return (self.site / name).read_text(encoding="utf-8")


@pytest.fixture
def content(docgen, tmp_path):
    """A site of guides that a judge writes."""
    return Content(tmp_path, docgen)


def findings(run):
    """The findings of a build: severity and id of each."""
    return sorted(re.findall(r"(error|warning): .*\[([a-z-]+)\]", run.stdout + run.stderr))


def test_a_book_is_built_as_it_is(content):
    """Its directives and its comments are named; its order, titles, pictures and links are kept."""
    run = content.write(BOOK).write({"images/lamp.png": png((200, 30, 30))}).build()
    assert run.returncode == 0, run.stderr
    assert set(findings(run)) == {("warning", "unknown-directive")}, run.stderr
    order = re.findall(r"\]\(([a-z/]+)\.md\)", content.page("guides/index.md").partition("\n\n")[2])
    wanted = ["wiring/index", "wiring/lamp", "wiring/switch", "colors", "words"]
    assert [name for name in order if name in wanted] == wanted
    assert "The book of lamps" in content.page("index.md") or "A lamp is for the dark" in content.page("index.md")
    lamp = content.page("guides/wiring/lamp.html")
    assert 'href="index.html#safety"' in lamp and 'href="../colors.html"' in lamp
    assert 'src="../images/lamp.png" alt="A lamp on a wall" width="40" height="20"' in lamp
    assert 'href="lamp.html#at-the-wall"' in content.page("guides/wiring/switch.html")
    assert (content.site / "guides/images/lamp.png").read_bytes() == png((200, 30, 30))


def test_pages_of_starlight_are_built_as_they_are(content):
    """Components, unknown fields and MDX are named; the rest is kept, and what no page names is not published."""
    run = content.write(PAGES).write({"assets/lamp.png": png((1, 2, 3))}).build()
    assert run.returncode == 0, run.stderr
    assert set(findings(run)) == {
        ("warning", "raw-html"), ("warning", "unknown-front-matter-field"), ("warning", "unsupported-guide"),
    }, run.stderr
    assert re.search(r"badge", run.stderr) and re.search(r"write 'summary'", run.stderr)
    assert 'href="second.html"' in content.page("guides/guides/first.html")
    assert "<figcaption>After an hour</figcaption>" in content.page("guides/guides/first.html")
    assert (content.site / "guides/notes.txt").exists()
    assert not list(content.site.rglob("secret.txt")) and not list(content.site.rglob("extra*"))
    assert "hidden" not in content.page("guides/index.html")


def test_pictures_are_shown_and_follow_the_colors(content, tmp_path):
    """The picture has its place before it is there, and the dark one is shown on dark pages, whoever chose the colors."""
    run = content.write({
        "one.md": "# One\n\nWords.\n\n![A lamp](lamp.png \"A lamp\")\n",
        "lamp.png": png((255, 255, 255)), "lamp~dark.png": png((0, 0, 0)),
    }).build()
    assert run.returncode == 0, run.stderr
    driver = open_browser(tmp_path / "browser")
    try:
        with hosting(content.site) as host:
            for scheme, name in (("light", "lamp.png"), ("dark", "lamp-dark.png")):
                show(driver, 1000, scheme)
                driver.get(host.base + "guides/one.html")
                driver.execute_script("document.querySelector('figure img').scrollIntoView()")
                picture = "const i = document.querySelector('figure img'); return i.complete && [i.currentSrc, i.naturalWidth, i.width, i.height];"
                source, natural, width, height = WebDriverWait(driver, 10, 0.05).until(lambda _: driver.execute_script(picture))
                assert source.endswith("/" + name) and (natural, width, height) == (40, 40, 20)
            # As the system, light, dark.
            for name in ("lamp.png", "lamp-dark.png"):
                driver.execute_script("document.querySelector('.appearance').click()")
                shown = "return document.querySelector('figure img').currentSrc"
                WebDriverWait(driver, 10, 0.05).until(lambda _: driver.execute_script(shown).endswith("/" + name))
    finally:
        driver.quit()


@pytest.mark.parametrize(("files", "finding"), [
    ({"a.md": "![A](b.png)", "b.png": b"\0" * 100}, "a.md:1:6: error: .*known kind"),
    ({"a.md": "![](b.png)", "b.png": png((1, 1, 1))}, "a.md:1:5: error: .*no words"),
    ({"a.md": "![A](c.png)", "b.png": png((1, 1, 1))}, "a.md:1:6: error: .*did you mean 'b.png'"),
    ({"a.md": "\n[A](../../etc/passwd)"}, "a.md:2:5: error: .*out of the content folder"),
    ({"a.md": "![A](b.svg)", "b.svg": "<svg>\n<script/></svg>"}, "b.svg:2: error: .*script"),
    ({"a b.md": "A", "a-b.md": "B"}, "a-b.md|a b.md: error: .*same page"),
])
def test_mistakes_have_their_place_and_nothing_is_published(content, files, finding):
    """Bad input is an error at its line."""
    run = content.write(files).build()
    assert run.returncode != 0 and re.search(finding, run.stdout + run.stderr), run.stderr
    assert not content.site.exists()


def test_a_huge_picture_is_not_read(content):
    """A file of 200 MB costs nothing but an error at the guide's line."""
    content.write({"a.md": "# A\n\n![A](b.png)\n", "b.png": png((1, 1, 1))})
    with (content.folder / "content/b.png").open("r+b") as file:
        file.truncate(200 << 20)
    run = content.build()
    assert run.returncode != 0 and re.search(r"a\.md:3:6: error: .*more than 16 MB", run.stderr), run.stderr


def test_a_link_out_of_the_folder_publishes_nothing(content):
    """A symbolic link to a file elsewhere is not followed."""
    content.write({"a.md": "[A](b.txt)\n"})
    (content.folder / "private.txt").write_text("secret")
    (content.folder / "content/b.txt").symlink_to(content.folder / "private.txt")
    run = content.build()
    assert run.returncode != 0 and not content.site.exists(), run.stderr


def test_days_of_changes_are_in_the_site_map(content):
    """Robots read when a guide was changed."""
    run = content.write({"a.md": "---\nupdated: 2026-11-03\n---\nWords."}).build("--base-url", "https://docgen.example/")
    assert run.returncode == 0, run.stderr
    names = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    entries = {
        url.findtext("s:loc", namespaces=names): url.findtext("s:lastmod", namespaces=names)
        for url in ElementTree.parse(content.site / "sitemap.xml").getroot()
    }
    assert [day for day in entries.values() if day] == ["2026-11-03"]
    assert entries["https://docgen.example/guides/a.html"] == "2026-11-03"


def test_pages_in_html_have_the_frame_and_are_found(content, tmp_path):
    """In a browser: the site's links around it, its own picture, and the search that leads to it."""
    files = {
        "legal/imprint.html": '---\ntitle: Imprint\nsearches: [publisher]\n---\n<p id="who">Printed in <b>Ulm</b>.</p>\n<img src="ulm.png" alt="Ulm">\n'
        '<a href="../guides/a.html">A</a> <a href="nowhere.html">B</a>\n',
        "legal/ulm.png": png((1, 2, 3)), "a.md": "# A\n\n[Imprint](legal/imprint.html)\n",
    }
    content.write(files)
    run = content.build("--quiet")
    assert run.returncode == 1 and re.search(r"imprint\.html:1: error: .*\[untrusted-html\]", run.stderr) and "html: trusted" in run.stderr
    (content.folder / "docgen.yaml").write_text("html: trusted\n")
    run = content.build("--quiet")
    assert run.returncode == 0 and findings(run) == [("warning", "dangling-link")], run.stderr
    assert re.search(r"imprint\.html:7: warning: 'nowhere\.html'", run.stderr), run.stderr
    driver = open_browser(tmp_path / "browser")
    try:
        with hosting(content.site) as host:
            driver.get(host.base + "guides/a.html")
            driver.find_element("css selector", "main a[href$='imprint.html']").click()
            assert driver.current_url == host.base + "legal/imprint.html"
            assert driver.find_element("id", "who").text == "Printed in Ulm."
            assert driver.execute_script("return document.querySelector('main img').naturalWidth") == 40
            assert driver.find_elements("css selector", "header.site nav a")
            driver.get(host.base + "search.html?q=publisher")
            found = WebDriverWait(driver, 10, 0.05).until(lambda _: driver.find_elements("css selector", ".results a"))
            assert found[0].get_attribute("href") == host.base + "legal/imprint.html"
    finally:
        driver.quit()


@pytest.mark.parametrize("head", ["/etc/hostname", "../private.html", "link.html"])
def test_the_head_is_a_file_of_the_project(docgen, tmp_path, head):
    """No file elsewhere on the machine reaches the pages."""
    (tmp_path / "project").mkdir()
    content = Content(tmp_path / "project", docgen).write({"a.md": "Words."})
    (tmp_path / "private.html").write_text("secret")
    (content.folder / "link.html").symlink_to("../private.html")
    (content.folder / "docgen.yaml").write_text(f"html: trusted\nhead: {head}\n")
    run = content.build()
    assert run.returncode != 0 and "leads out of" in run.stderr and "remedy: " in run.stderr, run.stderr
    assert not content.site.exists()


def test_drafts_are_published_on_request(content):
    """With their mark; the next build without the option takes them back."""
    content.write({"a.md": "---\ndraft: yes\n---\nWords."})
    for options, there in (([], False), (["--drafts"], True), ([], False)):
        run = content.build(*options)
        assert run.returncode == 0, run.stderr
        page = content.site / "guides/a.html"
        assert page.exists() == there and (not there or ">Draft</p>" in page.read_text())
