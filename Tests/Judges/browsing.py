"""A browser, and one page of every kind to open in it."""

import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

# One page of every kind: the largest that matches, because it has the most parts. An index page
# represents its kind only where a pattern names it.
KINDS = {
    "start": ["index.html"], "all keys": ["keys/index.html"], "key": ["keys/**/*.html", "info-plist/**/*.html"],
    "document": ["info-plist/index.html"], "entitlement": ["entitlements/*.html"],
    "key of a privacy manifest": ["privacy-manifest/**/*.html"], "API": ["apis/*.html"], "code": ["codes/*.html"],
    "groups": ["groups/index.html"], "group": ["groups/*.html"],
    "extension points": ["extension-points/index.html"], "extension point": ["extension-points/*.html"],
    "platforms": ["platforms/index.html"], "platform": ["platforms/*.html"],
    "differences": ["platforms/*/differences.html"],
    "releases": ["releases/index.html"], "release": ["releases/**/*.html"],
    "values": ["values/*.html", "values/index.html"], "deprecated": ["deprecated.html"],
    "availability": ["availability.html"], "guides": ["guides/index.html"],
    "guide": ["guides/*.html"], "rules": ["rules.html"], "rules of a group": ["rules/*.html"],
    "schemas": ["schemas/index.html"], "downloads": ["downloads/index.html"],
    "notes": ["notes.html", "notes/index.html"], "changes": ["changes.html"],
    "search": ["search.html"], "not found": ["404.html"],
}
VIEWS = [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")]
# Both widths and both colour schemes, in half as many views.
QUICK_VIEWS = [(1280, "light"), (390, "dark")]


def matching(site, pattern):
    """The pages of a pattern, an index only where the pattern names it."""
    named = pattern.endswith("index.html")
    return [page for page in site.glob(pattern) if named or page.name != "index.html"]


def largest(site):
    """The page to open of each kind."""
    found = {}
    for kind, patterns in KINDS.items():
        matches = next(filter(None, (matching(site, p) for p in patterns)), None)
        assert matches, f"the site has no page of the kind {kind!r}: {' or '.join(patterns)}"
        found[kind] = max(matches, key=lambda page: (page.stat().st_size, page.name))
    return found


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
