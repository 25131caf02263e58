"""The first visit to every kind of page, over HTTP: how much a browser asks for, and whether the page stays where it is."""

import pytest
from browsing import KIB, kinds, open_browser, show
from conftest import judge
from hosting import hosting

MOST_REQUESTS = 12
# The page that checks files has the scripts that do it.
MORE_REQUESTS = {"check": 13}
MOST_BYTES = 120 * KIB
# Half of what counts as good (web.dev, "Cumulative Layout Shift").
MOST_SHIFT = 0.05
WIDTHS = (1280, 390)
SETTLED = """
const done = arguments[0];
requestIdleCallback(() => setTimeout(() => {
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done({
    names: files.map(({ name }) => name), bytes: files.reduce((sum, file) => sum + file.decodedBodySize, 0), shift,
  }), 50);
}, 300));
"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """A browser that forgets what it has loaded."""
    driver = open_browser(tmp_path_factory.mktemp("browser"))
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    # A slow device draws a page in more steps, and each can move what was drawn.
    driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 4})
    yield driver
    driver.quit()


def test_a_first_visit_is_small_and_still(site, browser):
    """Nothing is fetched that no one asked for, and no text moves while it is read."""
    failures = []
    with hosting(site) as host:
        for kind, pages in kinds(site).items():
            # The smallest of a kind: a list of everything is as large as everything.
            page = pages[-1].relative_to(site).as_posix()
            for width in WIDTHS:
                show(browser, width, "light", 800)
                browser.get(host.base + page)
                found = browser.execute_async_script(SETTLED)
                if len(found["names"]) > MORE_REQUESTS.get(kind, MOST_REQUESTS) or (kind in ("index", "info-plist/*") and found["bytes"] > MOST_BYTES):
                    failures.append(f"{page} at {width}: {len(found['names'])} requests, {found['bytes']} bytes: {found['names']}")
                if found["shift"] > MOST_SHIFT:
                    failures.append(f"{page} at {width}: moves by {found['shift']:.3f}")
    judge(failures)
