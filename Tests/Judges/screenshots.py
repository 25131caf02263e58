"""Photographs one page of every kind: a picture of the first screen, one of the whole page."""

import pathlib
import sys
import tempfile

from browsing import VIEWS, largest, open_browser, show
from selenium.webdriver.common.by import By

HEIGHTS = {1280: 800, 390: 844}
# Longer pages repeat themselves.
LONGEST = 3000


def photograph(driver, page, name, folder):
    """The page in every view."""
    for width, scheme in VIEWS:
        show(driver, width, scheme, HEIGHTS[width])
        driver.get(page.as_uri())
        assert driver.save_screenshot(str(folder / f"{name}-{width}-{scheme}.png"))
        body = driver.find_element(By.TAG_NAME, "html")
        show(driver, width, scheme, min(body.size["height"], LONGEST))
        assert driver.save_screenshot(str(folder / f"{name}-{width}-{scheme}-whole.png"))


def main(site, folder, *wanted):
    """Every kind, or those named."""
    site, folder = pathlib.Path(site), pathlib.Path(folder)
    pages = largest(site)
    unknown = set(wanted) - set(pages)
    if unknown:
        sys.exit(f"screenshots: no kind {', '.join(sorted(unknown))}; use {', '.join(pages)}")
    with tempfile.TemporaryDirectory() as profile:
        driver = open_browser(profile)
        try:
            for kind in wanted or pages:
                # Not every system takes `keys/**` for the name of a file.
                name = kind.replace("/", "-").replace("*", "x")
                print(f"{name}: {pages[kind].relative_to(site)}", flush=True)
                photograph(driver, pages[kind], name, folder)
        finally:
            driver.quit()


main(*sys.argv[1:])
