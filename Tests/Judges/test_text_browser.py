"""Pages in a browser that shows text alone: nothing is lost, and nothing is there that only eyes use."""

import re
import subprocess

import pytest
from browsing import largest


def read(page, *options):
    """The page as w3m prints it."""
    run = subprocess.run(
        ["w3m", "-dump", "-cols", "100", "-T", "text/html", "-I", "UTF-8", "-O", "UTF-8", *options, page],
        capture_output=True, encoding="utf-8", timeout=60, check=True,
    )
    return run.stdout


def squeezed(text):
    """Text without the space that breaking lines makes."""
    return re.sub(r"\s+", "", text)


def test_every_kind_of_page_reads_well(site):
    """Title, headings and paragraphs come in the order of the Markdown twin; controls for scripts do not."""
    failures = []
    for kind, page in largest(site).items():
        shown = squeezed(read(page))
        twin = page.with_suffix(".md")
        position = 0
        for line in twin.read_text(encoding="utf-8").split("\n"):
            heading = re.fullmatch(r"#+ (?:\[)?([^\[\]*`]+?)(?:\]\(.*\))?", line)
            if not heading or heading.group(1) == "Other forms":
                continue
            text = squeezed(re.sub(r"\\\\(.)", r"\\1", heading.group(1)))
            found = shown.find(text, position)
            if found < 0:
                failures.append(f"{kind}: '{heading.group(1)}' is not shown, or not in order")
            else:
                position = found + len(text)
        for control in ("System[", "Copy", "Loading"):
            if squeezed(control) in shown and squeezed(control) not in squeezed(twin.read_text(encoding="utf-8")):
                failures.append(f"{kind}: shows the control '{control}'")
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("text", ["What it does", "8.0", "Type", "NSExtensionAttributes", "<key>NSExtension</key>"])
def test_a_key_is_shown_whole(site, text):
    """Type, versions, the keys around it and the property list are there as text."""
    page = site / "info-plist/NSExtension/NSExtensionAttributes/NSExtensionActivationRule.html"
    assert squeezed(text) in squeezed(read(page))


def test_deprecation_is_shown_without_colour(site):
    """Deprecation is written in words, in the row of platforms and in the table."""
    shown = read(site / "info-plist/NSCalendarsUsageDescription.html")
    assert re.search(r"iOS 6\.0\+?.*Deprecated", shown)
    assert shown.count("17.0") >= 2


def test_search_is_a_link(site):
    """Without scripts there is a link to the lists instead of a field."""
    for name in ("index.html", "404.html", "info-plist/NSExtension.html"):
        assert "Search" in read(site / name)
        assert "[         " not in read(site / name)


def test_a_lost_reader_is_told_so(site):
    """The page for lost addresses says what happened."""
    assert "Page not found" in read(site / "404.html")
