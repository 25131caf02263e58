"""The site of an imported format."""

import json
import subprocess

from pages import HTMLPage, files
from program import ROOT
from test_links import broken_links


def broken(imported):
    """The mistakes in a format's site: links that lead nowhere, keys without a page."""
    site, content = imported.folder / "site", imported.folder / "content"
    content.mkdir(exist_ok=True)
    built = subprocess.run(
        [imported.program, "build", "--quiet", "--output", site, "--catalogue", imported.path, "--content", content, "--without-downloads"],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace", timeout=600, check=False)
    if built.returncode != 0:
        return [f"build exits with {built.returncode}", *built.stderr.splitlines()]
    return links_of(site)


def links_of(site):
    """The links of a site that lead nowhere, and the keys without a page."""
    names = files(site)
    pages = {name: HTMLPage((site / name).read_text(encoding="utf-8")) for name in sorted(names) if name.endswith(".html")}
    keys = json.loads((site / "catalogue.json").read_text(encoding="utf-8"))["keys"]
    wanted = {key["url"].partition("#")[0].removesuffix(".html") + ".html" for key in keys}
    return [*broken_links(pages, pages, names), *(f"no page {name}" for name in sorted(wanted - names))]
