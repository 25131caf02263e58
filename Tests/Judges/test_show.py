"""`docgen show` finds every page by the title that the site has for it."""

import collections
import html
import json
import re
import subprocess

import pytest
from conftest import ROOT, soak

HEADING = re.compile(r"<h1[^>]*>(.*?)</h1>", re.DOTALL)
# They are parts of the site, not of the reference.
OF_SITE = {"404.html", "index.html", "search.html", "check.html"}


class Agent:
    """`docgen mcp`, which answers many questions without starting again."""

    def __init__(self, binary, folder):
        self.process = subprocess.Popen(
            [binary, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=folder)
        self.ask("initialize", {
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "judge", "version": "1"}})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()

    def ask(self, method, params):
        """The result of a request."""
        print(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())["result"]

    def show(self, name):
        """The output of `docgen show`."""
        return self.ask("tools/call", {"name": "show", "arguments": {"name": name}})["content"][0]["text"]


def titles(site, catalogue):
    """The titles that one page has, whatever their case, but for pages of keys."""
    found = collections.defaultdict(list)
    for page in site.rglob("*.html"):
        heading = HEADING.search(page.read_text(encoding="utf-8"))
        if heading:
            title = html.unescape(re.sub(r"<[^>]+>", "", heading[1])).strip()
            found[title.lower()].append((title, page.relative_to(site).as_posix()))
    documents = {document["id"] for document in catalogue["documents"]}
    alone = (pages[0] for pages in found.values() if len(pages) == 1)
    return sorted(title for title, page in alone if page not in OF_SITE and page.split("/")[0] not in documents)


@pytest.mark.parametrize("share", [48, soak(1)], ids=["some pages", "every page"])
def test_every_title_shows_its_page(docgen, site, catalogue, share):
    """A title is not taken for a part of a key's path. The guides are those of the folder that the program runs in."""
    known = titles(site, catalogue)
    assert len(known) > 400
    wrong = []
    with Agent(docgen.binary, ROOT) as agent:
        for title in ["HealthKit", "iCloud", "Siri", "HomeKit", "Maps", *known[::share]]:
            shown = agent.show(title)
            if not " ".join(shown.split()).startswith(" ".join(title.split())):
                wrong.append((title, shown[:80]))
    assert not wrong
