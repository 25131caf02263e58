"""All keys on one page, and the pages to print."""

import html
import json
import re
import subprocess
import urllib.parse

import pytest
from browsing import open_browser

GUIDE = "---\ntitle: First\nsummary: Leads to the key.\n---\n\n## A heading\n\nSee [the key](key:Lamp/Watts) and [above](#a-heading).\n"
KEYS = [
    {"path": ["Lamp"], "types": ["dictionary"], "summary": "Describes the lamp."},
    {"path": ["Lamp", "Watts"], "types": ["integer"], "summary": "Limits the power.", "example": 4},
]


@pytest.fixture(scope="module")
def files(docgen, tmp_path_factory):
    """A catalogue and guides, as options."""
    folder = tmp_path_factory.mktemp("lamps")
    (folder / "content").mkdir()
    (folder / "content/first.md").write_text(GUIDE, encoding="utf-8")
    (folder / "lamp.json").write_text(json.dumps({"format": 2, "title": "Lamps", "keys": KEYS}), encoding="utf-8")
    return ["--catalogue", folder / "lamp.json", "--content", folder / "content"]


def test_one_file_opens_anywhere(docgen, files, tmp_path):
    """Moved away from everything: its style holds, and each link leads to a heading that is shown."""
    run = docgen.build(tmp_path / "one", *files, "--single-page", "--code-languages", "xml, json")
    assert run.returncode == 0 and not run.stderr, run.stderr
    assert {path.name for path in (tmp_path / "one").iterdir()} == {"index.html", "index.md", ".docgen-manifest"}
    page = tmp_path / "mailed.html"
    page.write_bytes((tmp_path / "one/index.html").read_bytes())
    driver = open_browser(tmp_path / "profile")
    try:
        driver.get(page.as_uri())
        assert driver.execute_script("return getComputedStyle(document.body).getPropertyValue('--accent')").strip()
        lost = driver.execute_script("return [...document.querySelectorAll('a')].map((a) => a.getAttribute('href')).filter((to) => !to.startsWith('#') || !document.getElementById(decodeURIComponent(to.slice(1))))")
        assert not lost
        # Each key's listings have their choice for themselves.
        driver.execute_script("[...document.querySelectorAll('article[id=\"keys/Lamp/Watts\"] .forms label')].at(-1).click()")
        shown = driver.execute_script("return [...document.querySelectorAll('.forms pre')].filter((pre) => pre.checkVisibility()).map((pre) => pre.textContent)")
        assert any("<key>Lamp</key>" in text for text in shown) and any('"Watts": 4' in text for text in shown), shown
        requests = [entry for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
        assert not requests, requests
    finally:
        driver.quit()


def test_a_document_is_printed_with_contents_and_without_menus(docgen, tmp_path):
    """The reference as PDFs, the smallest of which is printed; nothing of a site's frame is in them."""
    run = docgen.build(tmp_path / "site", "--print", "yes", "--without-downloads")
    assert run.returncode == 0 and not run.stderr, run.stderr
    for name in ("info-plist", "entitlements", "privacy-manifest"):
        text = (tmp_path / f"site/print/{name}.html").read_text(encoding="utf-8")
        index = (tmp_path / "site" / name / "index.html").read_text(encoding="utf-8")
        assert f'href="../print/{name}.html"' in index
        ids = re.findall(r' id="([^"]*)"', text)
        assert len(set(ids)) == len(ids)
        links = re.findall(r'<a href="#([^"]*)"', text)
        assert links and {html.unescape(urllib.parse.unquote(link)) for link in links} <= {html.unescape(one) for one in ids}
        assert "<script" not in text and "<header" not in text
    pdf = tmp_path / "keys.pdf"
    page = tmp_path / "site/print/privacy-manifest.html"
    command = ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'profile'}", f"--print-to-pdf={pdf}", page.as_uri()]
    subprocess.run(command, capture_output=True, timeout=180, check=True)
    assert len(re.findall(rb"/Type /Page\b", pdf.read_bytes())) > 5


def test_a_large_catalogue_is_refused(docgen, tmp_path):
    """With the remedy; nothing is published."""
    keys = [{"path": [f"Key{number}"], "types": ["string"], "summary": "Is one."} for number in range(2001)]
    (tmp_path / "many.json").write_text(json.dumps({"format": 2, "title": "Many", "keys": keys}), encoding="utf-8")
    run = docgen.build(tmp_path / "one", "--catalogue", tmp_path / "many.json", "--single-page")
    assert run.returncode == 1 and "too-large-for-one-page" in run.stderr and "remedy:" in run.stderr
    assert not (tmp_path / "one").exists()
