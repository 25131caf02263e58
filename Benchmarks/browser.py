"""Types into the search field and filters a thousand rows, in a browser."""

import pathlib
import re
import shutil
import sys
import time

from browsing import open_browser
from selenium.webdriver.common.by import By

QUERIES = ["NSCameraUsageDescription", "camera permission", "camrea usage descripton", "type:array services"]
CHOICES = [{"q": text[:end]} for text in ("usage", "nsext") for end in range(1, 6)] + [
    {"platform": ["iOS"]}, {"platform": ["iOS", "macOS"], "match": "all"}, {"deprecated": "no"}, {"type": "array"}]
TYPE = """
const [text] = arguments, field = document.querySelector('[role=combobox]'), started = performance.now();
field.value = text;
field.dispatchEvent(new InputEvent('input', {bubbles: true}));
document.body.offsetHeight;
return performance.now() - started;
"""
CHOOSE = """
const [values] = arguments, form = document.querySelector('main .filters'), started = performance.now();
for (const field of form.elements) {
  if (field.type === 'checkbox') field.checked = (values.platform || []).includes(field.value);
  else if (field.name) field.value = values[field.name] || '';
}
form.dispatchEvent(new Event('input', {bubbles: true}));
document.body.offsetHeight;
return performance.now() - started;
"""
IS_READY = "return !!window.docgenSearch && docgenSearch.isReady('text')"


def report(name, times):
    """One line with the times' spread."""
    times = sorted(times)
    print(f"{name}: median {times[len(times) // 2]:.1f} ms,"
          f" 95th percentile {times[len(times) * 95 // 100]:.1f} ms, longest {times[-1]:.1f} ms")


def search(driver, site):
    """Every beginning of every query."""
    driver.get((site / "index.html").as_uri())
    driver.find_element(By.CSS_SELECTOR, "[role=combobox]").send_keys("a")
    while not driver.execute_script(IS_READY):
        time.sleep(0.05)
    return [driver.execute_script(TYPE, query[:end]) for query in QUERIES for end in range(1, len(query) + 1)]


def filters(driver, site, folder):
    """Every choice among the rows of the matrix, repeated until there are a thousand."""
    shutil.copytree(site / "assets", folder / "assets")
    page = (site / "availability.html").read_text(encoding="utf-8")
    head, body, tail = re.split(r"(?s)(?<=<tbody>)(.*)(?=</tbody>)", page)
    (folder / "availability.html").write_text(head + body * (1000 // body.count("<tr") + 1) + tail, encoding="utf-8")
    driver.get((folder / "availability.html").as_uri())
    return [driver.execute_script(CHOOSE, values) for values in CHOICES]


def main(site, folder):
    """Both, in one browser."""
    site, folder = pathlib.Path(site), pathlib.Path(folder)
    driver = open_browser(folder / "profile")
    try:
        report("a keystroke in the search field", search(driver, site))
        report("a choice among 1,000 rows", filters(driver, site, folder))
    finally:
        driver.quit()


main(*sys.argv[1:])
