"""A key's card and the search on a page of another site."""

import http.server
import json
import threading
import time

import pytest
from browsing import open_browser

KEYS = [
    {"path": ["Lamp"], "types": ["dictionary"], "summary": "Describes the lamp."},
    {"path": ["Lamp", "Watts"], "types": ["integer"], "summary": "Limits `the` <b>power</b>.", "title": "<img src=x onerror=alert(1)>", "default": 4},
    {"path": ["Fan", "Watts"], "types": ["number"], "summary": "Limits the wind."},
    {"path": ["Fan"], "types": ["dictionary"], "summary": "Describes the fan."},
]
PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Another site</title><link rel="icon" href="data:,">
<script type="module" src="{reference}assets/embed.js"></script></head>
<body><docgen-key id="path" name="Fan/Watts"></docgen-key>
<docgen-key id="page" page="keys/Lamp/Watts"></docgen-key>
<docgen-key id="none" name="Lantern"></docgen-key>
<docgen-key id="out" page="../../else"></docgen-key>
<docgen-search></docgen-search></body></html>"""


def serving(files, **headers):
    """A server on a free port for a function from paths to bytes."""

    class Handler(http.server.BaseHTTPRequestHandler):
        """Answers with one file or with 404."""

        def do_GET(self):
            found = files(self.path.split("?")[0].lstrip("/"))
            self.send_response(200 if found is not None else 404)
            kind = "text/javascript" if self.path.endswith(".js") else "application/json" if self.path.endswith(".json") else "text/html"
            self.send_header("Content-Type", kind)
            for name, value in headers.items():
                self.send_header(name.replace("_", "-"), value)
            self.end_headers()
            self.wfile.write(found or b"")

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    return server


@pytest.fixture(scope="module")
def page(docgen, tmp_path_factory):
    """A browser with a page of another site, which allows nothing but the reference and has a rule for addresses of scripts."""
    folder = tmp_path_factory.mktemp("embedded")
    catalogue = folder / "lamp.json"
    catalogue.write_text(json.dumps({"format": 2, "title": "Lamps", "keys": KEYS}), encoding="utf-8")
    run = docgen.build(folder / "site", "--catalogue", catalogue)
    assert run.returncode == 0, run.stderr

    def file(name):
        path = folder / "site" / name.removeprefix("ref/")
        return path.read_bytes() if path.is_file() else None

    reference = serving(file, Access_Control_Allow_Origin="*")
    origin = f"http://127.0.0.1:{reference.server_address[1]}"
    policy = f"default-src 'self'; img-src data:; script-src {origin}; connect-src {origin}; require-trusted-types-for 'script'; trusted-types docgen-embed"
    host = serving(lambda name: PAGE.format(reference=f"{origin}/ref/").encode() if not name else None, Content_Security_Policy=policy)
    driver = open_browser(folder / "profile")
    try:
        driver.get(f"http://127.0.0.1:{host.server_address[1]}/")
        yield driver, f"{origin}/ref/"
    finally:
        driver.quit()
        for server in (reference, host):
            server.shutdown()
            server.server_close()


def shown(driver, selector, script="return element.shadowRoot.textContent"):
    """A value of an element's shadow tree, once there is one."""
    for _ in range(100):
        found = driver.execute_script(f"const element = document.querySelector('{selector}'); {script}")
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError(f"{selector} shows nothing")


def test_a_card_says_what_the_reference_says(page):
    """By path and by page; texts stay texts, and the title leads to the key."""
    driver, reference = page
    assert "Limits the wind." in shown(driver, "#path")
    text = shown(driver, "#page")
    for part in ("Watts", "integer", "Limits the <b>power</b>.", "<img src=x onerror=alert(1)>", "Default: 4"):
        assert part in text
    assert shown(driver, "#page", "return element.shadowRoot.querySelector('a')?.href") == f"{reference}keys/Lamp/Watts.html"
    assert driver.execute_script("return document.querySelector('#page').shadowRoot.querySelectorAll('b, img').length") == 0


def test_a_card_without_a_key_says_so(page):
    """An unknown name, and a page that is not one of the reference's."""
    driver, _ = page
    assert "no key Lantern" in shown(driver, "#none")
    assert "not a page of the reference" in shown(driver, "#out")


def test_a_card_follows_its_attributes(page):
    """The last name counts."""
    driver, _ = page
    driver.execute_script("const card = document.querySelector('#path'); for (const name of ['Lamp', 'Fan', 'Lamp/Watts']) card.setAttribute('name', name)")
    for _ in range(100):
        if "power" in shown(driver, "#path"):
            break
        time.sleep(0.1)
    else:
        raise AssertionError(shown(driver, "#path"))
    driver.execute_script("document.querySelector('#path').setAttribute('name', 'Fan/Watts')")


def test_the_search_finds_as_one_types(page):
    """Results lead to the reference; arrows move to them."""
    driver, reference = page
    driver.execute_script("document.querySelector('docgen-search').shadowRoot.querySelector('input').focus()")
    driver.switch_to.active_element.send_keys("wind")
    link = shown(driver, "docgen-search", "return element.shadowRoot.querySelector('a')?.href")
    assert link == f"{reference}keys/Fan/Watts.html"
    driver.switch_to.active_element.send_keys("\ue015")
    assert shown(driver, "docgen-search", "return element.shadowRoot.activeElement?.href") == link


def test_nothing_breaks_the_policy_of_the_page(page):
    """The browser reports only the file that an unknown page would be."""
    driver, _ = page
    problems = [entry["message"] for entry in driver.get_log("browser") if "Content Security Policy" in entry["message"] or "Trusted" in entry["message"]]
    assert not problems, problems
