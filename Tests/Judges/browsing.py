"""A browser, and one page of every kind to open in it."""

import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

KIB = 1024
VIEWS = [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")]
# Both widths and both colour schemes, in half as many views.
QUICK_VIEWS = [(1280, "light"), (390, "dark")]
# Kinds that every site of the reference has, so that none goes unnoticed.
WANTED = {
    "index", "search", "check", "rules", "changes", "deprecated", "availability", "keys/index", "info-plist/index",
    "info-plist/*", "info-plist/**", "entitlements/*", "privacy-manifest/**", "apis/*", "codes/*", "groups/index", "groups/*",
    "extension-points/index", "extension-points/*", "platforms/index", "platforms/*", "releases/index",
    "releases/*", "values/index", "guides/index", "guides/*", "schemas/index", "downloads/index", "notes", "findings/*",
}


def kind(path):
    """The kind of page of a path from the site's root: `notes`, `groups/index`, `groups/*` or, further inside, `keys/**`."""
    if len(path.parts) == 1 or path.parts[1:] == ("index.html",):
        return path.with_suffix("").as_posix()
    return f"{path.parts[0]}/{'*' if len(path.parts) == 2 else '**'}"


def kinds(site):
    """The pages of each kind, the largest first, because it has the most parts."""
    found = {}
    # The page for lost addresses loads its styles from the site's address, which no judge's browser can reach.
    for page in set(site.rglob("*.html")) - {site / "404.html"}:
        # A page that has moved leads somewhere else before anything can be looked at.
        if page.stat().st_size > KIB or 'http-equiv="refresh"' not in page.read_text(encoding="utf-8"):
            found.setdefault(kind(page.relative_to(site)), []).append(page)
    assert WANTED <= found.keys(), f"the site has no page of {sorted(WANTED - found.keys())}"
    return {
        name: sorted(pages, key=lambda page: (page.stat().st_size, page.name), reverse=True)
        for name, pages in sorted(found.items())
    }


def largest(site):
    """The page to open of each kind."""
    return {name: pages[0] for name, pages in kinds(site).items()}


def open_browser(profile, scripts=True):
    """Headless Chromium that can reach no host but this machine."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    for flag in (
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
        "--no-first-run", "--disable-background-networking", "--disable-component-update",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", f"--user-data-dir={profile}",
    ):
        options.add_argument(flag)
    if not scripts:
        off = {"profile.managed_default_content_settings.javascript": 2}
        options.add_experimental_option("prefs", off)
    driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)
    driver.set_page_load_timeout(60)
    driver.set_script_timeout(120)
    return driver


def show(driver, width, scheme, height=800):
    """Gives the browser one width and one colour scheme."""
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    feature = {"name": "prefers-color-scheme", "value": scheme}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
