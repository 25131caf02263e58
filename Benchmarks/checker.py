"""Opens the page that checks files in Chromium, has it check many lists, and compares with the program."""

import base64
import os
import pathlib
import re
import statistics
import subprocess
import sys
import time

from browsing import open_browser
from property_lists import every_list

ROUNDS = 5
TYPE = """\t\t<dict>
\t\t\t<key>UTTypeIdentifier</key>
\t\t\t<string>com.example.type%d</string>
\t\t\t<key>UTTypeConformsTo</key>
\t\t\t<array>
\t\t\t\t<string>public.data</string>
\t\t\t</array>
\t\t\t<key>UTTypeTagSpecification</key>
\t\t\t<dict>
\t\t\t\t<key>public.filename-extension</key>
\t\t\t\t<string>type%d</string>
\t\t\t</dict>
\t\t</dict>
"""
LONG = ('<plist version="1.0">\n<dict>\n\t<key>UTImportedTypeDeclarations</key>\n\t<array>\n' + "".join(TYPE % (n, n) for n in range(384))
        + "\t</array>\n\t<key>NSSupportsSuddenTermination</key>\n\t<string>YES</string>\n</dict>\n</plist>\n").encode()
SHORT = b'<plist version="1.0"><dict><key>NSSupportsSuddenTermination</key><string>YES</string></dict></plist>'

# From the beginning of the navigation to the frame after the finding is there.
FIRST_FINDING = """
const [done] = arguments, look = () => document.querySelector(".check-findings li")
  ? requestAnimationFrame(() => done(performance.now())) : setTimeout(look, 1);
look();
"""
# Notes the memory of the instance that is then made.
WATCH = """
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const instance = await instantiate(...given);
  window.checkerMemory = instance.exports.memory;
  return instance;
};
docgenCheck("<plist/>").then(arguments[0], arguments[0]);
"""
CHECK = """
const [files, done] = arguments;
(async () => {
  const times = [];
  for (const { name, content } of files) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)), started = performance.now();
    await docgenCheck(bytes, { name });
    times.push(performance.now() - started);
  }
  return times;
})().then(done, (error) => done(error.message));
"""


def real_lists():
    """Names and contents of the lists to check."""
    if folder := os.environ.get("DOCGEN_PRACTICE"):
        found = sorted(path for path in pathlib.Path(folder).rglob("*") if path.suffix in (".plist", ".entitlements", ".xcprivacy"))
        return [(path.name, path.read_bytes()) for path in found]
    return [(one.path.stem + ".plist", one.bytes) for one in every_list() if one.path.is_file()]


def in_page(driver, files):
    """Milliseconds for each file."""
    given = [{"name": name, "content": base64.b64encode(content).decode()} for name, content in files]
    times = driver.execute_async_script(CHECK, given)
    assert isinstance(times, list), times
    return times


def in_program(docgen, folder, files):
    """Milliseconds of one process for all files, the median of several."""
    for number, (name, content) in enumerate(files):
        path = folder / str(number) / name
        path.parent.mkdir(parents=True)
        path.write_bytes(content)
    times = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        run = subprocess.run([docgen, "validate", "--no-config", "--format", "json", *folder.glob("*/*")], capture_output=True)
        times.append(1000 * (time.perf_counter() - started))
        assert run.returncode in (0, 1), run.stderr
    return statistics.median(times)


def first_finding(driver, page):
    """Milliseconds from opening the page to a finding in it."""
    text = base64.urlsafe_b64encode(SHORT).decode().rstrip("=")
    times = []
    for _ in range(ROUNDS):
        driver.get("about:blank")
        driver.get(f"{page}#name=Info.plist&text={text}")
        times.append(driver.execute_async_script(FIRST_FINDING))
    return statistics.median(times)


def main(docgen, folder):
    """Measures all, prints a table, and gives the number of missed goals."""
    folder = pathlib.Path(folder)
    page = folder / "site/check.html"
    data = (folder / "site/assets/checker-data.js").read_text(encoding="utf-8")
    module, catalogue = (len(base64.b64decode(re.search(rf'{name}"?: "([^"]+)"', data)[1])) / 1000 for name in ("module", "catalogue"))
    lists = real_lists()
    driver = open_browser(folder / "profile")
    try:
        start = first_finding(driver, page.as_uri())
        driver.get("about:blank")
        driver.get(page.as_uri())
        driver.execute_async_script(WATCH)
        rounds = [in_page(driver, lists) for _ in range(ROUNDS)]
        times = sorted(map(statistics.median, zip(*rounds)))
        long = statistics.median(in_page(driver, [("Info.plist", LONG)] * ROUNDS))
        memory = driver.execute_script("return checkerMemory.buffer.byteLength") / 1e6
    finally:
        driver.quit()
    none = in_program(docgen, folder / "none", [("Info.plist", b"<plist><dict/></plist>")])
    all_of_them = in_program(docgen, folder / "lists", lists)
    long_list = in_program(docgen, folder / "long", [("Info.plist", LONG)])
    rows = [
        ("module and catalogue, kB as gzip", module + catalogue, 750, f"{module:.0f} and {catalogue:.0f}"),
        ("from opening to the first finding, ms", start, 1000, f"docgen validate: {none:.0f}"),
        (f"95 of 100 of {len(lists)} lists, ms", times[len(times) * 95 // 100], 3,
         f"mean {statistics.mean(times):.2f}; docgen validate: {(all_of_them - none) / len(lists):.2f}"),
        (f"a list of {len(LONG.splitlines()):,} lines, ms", long, 150,
         f"docgen validate: {long_list - none:.0f}"),
        ("memory of the module, MB", memory, 64, ""),
    ]
    print(f"{'':42}{'measured':>9}{'at most':>9}")
    for name, measured, most, more in rows:
        print(f"{name:42}{measured:9.1f}{most:9}  {'MISSED  ' if measured > most else ''}{more}")
    return sum(measured > most for _, measured, most, _ in rows)


sys.exit(1 if main(*sys.argv[1:]) else 0)
