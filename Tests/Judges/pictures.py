"""Makes the pictures in README: a page of a site, and a terminal."""

import base64
import pathlib
import sys
import tempfile

from browsing import open_browser
from program import ROOT, Docgen
from terminal_picture import PICTURE, terminal_picture

PAGE = "info-plist/NSCameraUsageDescription.html"
# More pixels than README shows, for fine screens.
METRICS = {"width": 1280, "height": 760, "deviceScaleFactor": 1.5, "mobile": False}


def photograph(driver, page):
    """The part of the page that a reader sees first, as WebP."""
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", METRICS)
    driver.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "light"}]})
    driver.get(page.as_uri())
    taken = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "webp", "quality": 60})
    return base64.b64decode(taken["data"])


def main(program, site):
    """Both pictures, in docs/pictures."""
    PICTURE.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        PICTURE.write_text(terminal_picture(Docgen(pathlib.Path(program)), pathlib.Path(folder)), encoding="utf-8")
    with tempfile.TemporaryDirectory() as profile:
        driver = open_browser(profile)
        try:
            (PICTURE.parent / "page.webp").write_bytes(photograph(driver, pathlib.Path(site) / PAGE))
        finally:
            driver.quit()
    for path in sorted(PICTURE.parent.iterdir()):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


main(*sys.argv[1:])
