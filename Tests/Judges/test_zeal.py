"""Zeal, a real reader of docsets, takes ours, searches it and shows the page."""

import os
import plistlib
import re
import subprocess
import sys
import tarfile
import time
import urllib.request

import pytest
from conftest import docset_archive

PATIENCE = 60  # Seconds for a slow machine; a fast one needs five.


def eventually(look, what):
    """The result of `look` as soon as it is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(0.2)
    pytest.fail(f"Zeal has not {what} within {PATIENCE} seconds", pytrace=False)


@pytest.fixture()
def home(site, tmp_path):
    """A separate home folder, with the docset where Zeal looks for docsets."""
    docsets = tmp_path / "share" / "Zeal" / "Zeal" / "docsets"
    docsets.mkdir(parents=True)
    with tarfile.open(docset_archive(site)) as members:
        members.extractall(docsets, filter="data")
    tmp_path.chmod(0o700)
    return tmp_path


@pytest.fixture()
def screen():
    """The number of a screen in memory."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1200x800x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as number:
        yield number.readline().strip()
    process.terminate()
    process.wait(timeout=30)


@pytest.mark.soak
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Zeal does not run on macOS")
@pytest.mark.parametrize("key", ["NSExtensionPointIdentifier", "com.apple.security.app-sandbox", "NSPrivacyTracking"])
def test_zeal_finds_and_shows_a_key(home, screen, key):
    """A search on the command line finds a key of each document, and Enter opens its page."""
    (docset,) = home.rglob("*.docset")
    info = plistlib.loads((docset / "Contents" / "Info.plist").read_bytes())
    environment = {
        **os.environ,
        "DISPLAY": f":{screen}",
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "share"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "XDG_RUNTIME_DIR": str(home),
        "QTWEBENGINE_DISABLE_SANDBOX": "1",
        "QTWEBENGINE_CHROMIUM_FLAGS": "--no-sandbox --disable-gpu",
    }
    log = home / "log"

    def titles():
        """The titles of all windows."""
        found = subprocess.run(
            ["xdotool", "search", "--name", "Zeal", "getwindowname", "%@"],
            env=environment, capture_output=True, encoding="utf-8", timeout=30,
        )
        return found.stdout

    def opened():
        """Whether the page is shown; presses Enter until it is."""
        subprocess.run(["xdotool", "key", "Return"], env=environment, capture_output=True, timeout=30)
        return key in titles()

    query = f"{info['DocSetPlatformFamily']}:{key}"
    with log.open("w") as output:
        zeal = subprocess.Popen(["zeal", query], env=environment, stdout=output, stderr=output)
    try:
        pattern = r"Mounted '.*' to '(/[^']+)'"
        mounted = eventually(lambda: re.search(pattern, log.read_text()), "taken the docset")
        eventually(opened, "opened the page")
        port = re.search(r"http://127\.0\.0\.1:(\d+)", log.read_text())
        address = f"http://127.0.0.1:{port[1]}{mounted[1]}/{info['dashIndexFilePath']}"
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert info["CFBundleName"].encode() in page.read()
    finally:
        zeal.terminate()
        zeal.wait(timeout=30)
