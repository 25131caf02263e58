"""Firefox opens the site from a folder and searches it. Its own protocol drives it."""

import contextlib
import shutil
import socket
import subprocess
import time
import warnings

import pytest

with warnings.catch_warnings():
    # Its dependencies use what Python will not have for ever.
    warnings.simplefilter("ignore", DeprecationWarning)
    from marionette_driver import By
    from marionette_driver.marionette import Marionette

PATIENCE = 60  # Seconds for a slow machine; a fast one needs five.
SETTINGS = """
user_pref("marionette.port", {port});
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.dns.disabled", true);
"""


def free_port():
    """A port that is free."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def eventually(look, what):
    """The result of `look` as soon as it is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(0.1)
    pytest.fail(f"Firefox: no {what} within {PATIENCE} seconds", pytrace=False)


def listens(port):
    """Whether a program listens on the port."""
    with socket.socket() as asker:
        return asker.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture()
def firefox(tmp_path):
    """A headless Firefox with its own profile."""
    port = free_port()
    (tmp_path / "user.js").write_text(SETTINGS.format(port=port), encoding="utf-8")
    command = [shutil.which("firefox-esr"), "--headless", "--marionette", "--no-remote", "--profile", tmp_path]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        eventually(lambda: listens(port), "answer")
        client = Marionette(host="127.0.0.1", port=port)
        client.start_session(timeout=PATIENCE)
        yield client
        with contextlib.suppress(Exception):
            client.delete_session()
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.soak
def test_searches_a_folder(firefox, site):
    """The first option for a name is the name; Enter opens its page."""
    firefox.navigate((site / "index.html").as_uri())
    field = firefox.find_element(By.CSS_SELECTOR, "[role=combobox]")
    field.click()
    field.send_keys("nsepi")
    # Asked in the page, where the list stays what it is until the answer: it is drawn again at each letter.
    first = 'return document.querySelector("[role=option]")?.dataset.key'
    eventually(lambda: firefox.execute_script(first) == "NSExtensionPointIdentifier", "first option that fits")
    field.send_keys("\ue007")
    end = "info-plist/NSExtension/NSExtensionPointIdentifier.html"
    eventually(lambda: firefox.get_url().endswith(end), "page")


@pytest.mark.soak
def test_checks_a_file(firefox, site):
    """A pasted file is checked, repaired and shown annotated in a page that was opened as a file."""
    firefox.navigate((site / "check.html").as_uri())
    firefox.find_element(By.NAME, "text").send_keys(
        '{"NSExtension": {"NSExtensionPointIdentifier": "com.apple.share-services", "NSExtensionMainStoryboard": "A.storyboard"}}')
    status = 'return document.querySelector(".check-result [role=status]").textContent'
    eventually(lambda: "1 warning" in firefox.execute_script(status), "finding")
    firefox.find_element(By.CSS_SELECTOR, ".apply").send_keys("\ue007")
    eventually(lambda: "nothing to report" in firefox.execute_script(status), "repair")
    assert '"A"' in firefox.execute_script('return document.querySelector(".check-lines").textContent')
    firefox.find_element(By.CSS_SELECTOR, "[id='check.annotated']").send_keys(" ")
    assert "storyboard" in firefox.execute_script('return document.querySelector(".check-annotated").innerText')
