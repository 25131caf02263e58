"""The feed of changes is one that feed readers take: RFC 4287, read with another program's eyes."""

import datetime
import re
import urllib.parse
import xml.etree.ElementTree as ElementTree

from pages import HTMLPage

ATOM = "{http://www.w3.org/2005/Atom}"
BASE = "https://docgen.example/"


def entries(site):
    """The feed's root and its entries."""
    root = ElementTree.parse(site / "feed.xml").getroot()
    assert root.tag == ATOM + "feed"
    return root, root.findall(ATOM + "entry")


def test_the_feed_is_complete(site):
    """Title, id, date and link of the feed and of each entry; ids are unique; one author for all."""
    root, found = entries(site)
    assert found and root.find(f"{ATOM}author/{ATOM}name").text
    for part in [root, *found]:
        assert part.find(ATOM + "title").text.strip()
        datetime.datetime.fromisoformat(part.find(ATOM + "updated").text)
    ids = [part.find(ATOM + "id").text for part in [root, *found]]
    assert len(set(ids)) == len(ids) and all(re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", i) for i in ids)
    dates = [part.find(ATOM + "updated").text for part in found]
    assert dates == sorted(dates, reverse=True)
    assert root.find(ATOM + "updated").text == dates[0]
    assert root.find(f"{ATOM}link[@rel='self']").get("href") == BASE + "feed.xml"


def test_entries_lead_to_the_page(site, catalogue):
    """Each entry's link names a heading of the page, in the catalogue's order; its text has no dead link."""
    _, found = entries(site)
    assert [e.find(ATOM + "title").text for e in found] == [c["title"] for c in catalogue["changes"]]
    for entry in found:
        address = urllib.parse.urlsplit(entry.find(ATOM + "link").get("href"))
        page = HTMLPage((site / address.path.lstrip("/")).read_text(encoding="utf-8"))
        assert address.fragment in page.anchors
        content = entry.find(ATOM + "content")
        assert content.get("type") == "html"
        for link in HTMLPage(content.text).links:
            target = urllib.parse.urlsplit(urllib.parse.urljoin(BASE, link))
            assert target.netloc != "docgen.example" or (site / target.path.lstrip("/")).is_file(), link


def test_every_page_names_the_feed(site):
    """A browser's feed button works on each page."""
    for page in site.rglob("*.html"):
        assert 'type="application/atom+xml"' in page.read_text(encoding="utf-8"), page
