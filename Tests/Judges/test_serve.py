"""The preview: what it answers, what it shows of a change, and how it ends."""

import concurrent.futures
import contextlib
import functools
import http.client
import http.server
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import threading
import time
import urllib.parse

import pytest
from conftest import ROOT, mostly_soak, soak
from selenium.webdriver.support.ui import WebDriverWait
from browsing import open_browser
from small_sites import project

LIMIT = 20  # Seconds after which something that should have happened has not.
GUIDE = "extension-scenarios.md"
PAGE = "guides/extension-scenarios.html"
SCRIPTS = (rb'<script src="/-/reload.js"[^>]*></script>'
           rb'|<p class="offline".*?</p>\n<script[^>]*offline.js"[^>]*></script>\n')
OVERLAY = """
const overlay = document.querySelector("docgen-preview-errors");
return overlay?.shadowRoot.querySelector("[role=alert]").innerText ?? null;
"""


class Preview:
    """A running `docgen serve`."""

    def __init__(self, binary, *arguments, **options):
        self.log = open(os.devnull, "wb") if "log" not in options else options.pop("log")
        command = [binary, "serve", "--port", "0", "--stop-after", "120", *map(str, arguments)]
        self.process = subprocess.Popen(
            command, **{"cwd": ROOT, "stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE,
                        "stderr": self.log, "encoding": "utf-8", **options})
        self.address = self.process.stdout.readline().strip()
        assert re.fullmatch(r"http://(localhost|[0-9.]+|\[[0-9a-f:]+\]):[0-9]+/", self.address), self.address
        self.port = urllib.parse.urlsplit(self.address).port
        self.host = urllib.parse.urlsplit(self.address).hostname

    def ask(self, target, method="GET", **headers):
        """The answer to a request, with its body read."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, target, headers=names)
        answer = connection.getresponse()
        answer.body = answer.read()
        connection.close()
        return answer

    def raw(self, text):
        """The answer to bytes that no library would send."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=LIMIT) as connection:
            connection.sendall(text)
            connection.shutdown(socket.SHUT_WR)
            answer = b""
            while chunk := connection.recv(65536):
                answer += chunk
        return answer

    def end(self, how=signal.SIGTERM):
        """The exit status."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(timeout=LIMIT)
        finally:
            self.process.kill()
            self.process.stdout.close()
            self.log.close()


@contextlib.contextmanager
def running(docgen, *arguments, **options):
    """A preview that is ended whatever happens."""
    small = [part for option in getattr(docgen, "options", {}).items() for part in option]
    preview = Preview(options.pop("binary", docgen.binary), *small, *arguments, **options)
    try:
        yield preview
    finally:
        preview.end()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A small reference with a long guide, and a copy of the theme, to be edited."""
    folder = tmp_path_factory.mktemp("preview")
    project(folder)
    text = "\n\n".join(f"## Part {number}\n\nA paragraph about extensions." for number in range(40))
    (folder / "content" / GUIDE).write_text(f"---\ntitle: Extension scenarios\nsummary: Is long.\n---\n\n{text}\n", encoding="utf-8")
    shutil.copytree(ROOT / "themes", folder / "themes")
    return folder


@pytest.fixture(scope="module")
def preview(docgen, folder):
    """A preview of the copies."""
    with running(docgen, "--catalogue", "catalogue.json", "--theme", "themes/default", cwd=folder) as preview:
        yield preview


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """A browser that reaches this machine alone."""
    driver = open_browser(tmp_path_factory.mktemp("preview-browser"))
    yield driver
    driver.quit()


def cpu(process):
    """The seconds of processor time that a process has taken."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process):
    """The memory that a process has, in kilobytes."""
    return int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{process}/status").read_text())[1])


def until(browser, script, *arguments):
    """Waits for a script to return something true, and returns it."""
    return WebDriverWait(browser, LIMIT, poll_frequency=0.02).until(
        lambda driver: driver.execute_script(script, *arguments))


def save(path, text):
    """Writes a file the way editors do: beside it, then under its name."""
    beside = path.with_name("." + path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


# Requests that are answered.


@pytest.mark.parametrize("reference", mostly_soak([("docgen", "pristine"), ("small_docgen", "small_site")], [("small_docgen", "small_site")]), ids=["the whole", "a small one"])
def test_files_are_those_of_a_build(request, reference):
    """The preview shows what would be published, but for the scripts that keep pages or reload them."""
    docgen, pristine = map(request.getfixturevalue, reference)
    names = [path.relative_to(pristine).as_posix() for path in pristine.rglob("*") if path.is_file()]
    kept = {"sw.js", "manifest.webmanifest"}
    names = [name for name in names if not name.rpartition("/")[2].startswith(".") and name not in kept]
    # One of each kind; for an archive the whole site is made, so one of them.
    chosen = {re.sub(r"[^/]+\.", ".", name): name for name in names if not name.endswith(".tgz")}
    chosen = sorted(chosen.values())
    with running(docgen) as preview:
        for name in chosen:
            answer = preview.ask("/" + urllib.parse.quote(name))
            assert answer.status == 200, name
            bodies = [answer.body, (pristine / name).read_bytes()]
            if name.endswith(".html"):
                bodies = [re.sub(SCRIPTS, b"", body, flags=re.DOTALL) for body in bodies]
            assert bodies[0] == bodies[1], name
    assert len(chosen) > 20


@pytest.mark.parametrize("text", [
    b"", b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9\r\n\r\n", b"\x00\xff\xfe\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost\r\n\r\n", b"GET /" + b"a" * 2_000, b"\x16\x03\x01\x02\x00\x01\x00",
])
def test_nonsense_ends_a_connection_and_no_more(preview, text):
    """The next request is answered as before."""
    preview.raw(text)
    assert preview.ask("/").status == 200


@pytest.mark.parametrize("host", mostly_soak([None, "127.0.0.1", "localhost", "::1", "127.0.0.2", "0.0.0.0"], [None, "0.0.0.0"]))
def test_other_names_are_not_answered(small_docgen, tmp_path, host):
    """A page of the web that gives its name this machine's address learns nothing, whatever --host says."""
    log = open(tmp_path / "log", "wb")
    with running(small_docgen, *(["--host", host] if host else []), log=log) as preview:
        own = {"::1": "[::1]", "127.0.0.2": host}.get(host, "localhost")
        assert preview.ask("/", Host=f"{own}:{preview.port}").status == 200
        for name in ("evil.example", "localhost.evil.example", f"evil.example:{preview.port}", ""):
            answer = preview.ask("/", Host=name)
            assert (answer.status, answer.headers["Connection"]) == (421, "close"), name
    warned = b"over the network" in (tmp_path / "log").read_bytes()
    assert warned == (host == "0.0.0.0")


def test_a_page_of_another_origin_reads_nothing(browser, preview, tmp_path):
    """A browser runs none of the preview's scripts in a page of others and frames no page, but follows a link."""
    page = "/".join((preview.address.rstrip("/"), "guides/"))
    (tmp_path / "index.html").write_text(f"""<script src="{preview.address}assets/search-engine.js"
      onerror="window.refused = true"></script>
      <iframe src="{page}"></iframe><a href="{page}">x</a>""")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(
        http.server.SimpleHTTPRequestHandler, directory=tmp_path))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        browser.get(f"http://127.0.0.1:{server.server_port}/")
        until(browser, "return document.readyState == 'complete'")
        assert browser.execute_script("return [window.refused, typeof docgenSearch]") == [True, "undefined"]
        browser.switch_to.frame(0)
        assert "Extension" not in browser.page_source
        browser.switch_to.default_content()
        browser.execute_script("document.querySelector('a').click()")
        until(browser, "return location.pathname == '/guides/' && document.readyState == 'complete'")
        assert browser.execute_script("return document.querySelector('h1').innerText")
    finally:
        server.shutdown()


# Requests that are not answered.


@pytest.mark.parametrize("text, status", [
    (b"POST / HTTP/1.1\r\nHost: evil\r\nContent-Length: 50000000\r\n\r\nGET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n", 413),
    (b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 413),
    (b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: +5\r\n\r\n", 400),
    (b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n", 400),
    (b"GET / HTTP/1.1\r\nHost: evil\r\nHost: localhost\r\n\r\n", 400),
    (b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: a\rX-Own: b\r\n\r\n", 400),
    (b"GET /?" + b"a" * 20_000, 414), (b"GET / HTTP/1.1\r\nA: " + b"a" * 20_000, 431),
    (b"GET / HTTP/1.1\r\n" + b"A: a\r\n" * 20_000, 431),
    (b"DELETE / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
    (b"GET / HTTP/1.1\r\nHost: evil\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 421),
])
def test_refused_requests_end_their_connection(preview, text, status):
    """One answer comes, and nothing that follows is taken for a request."""
    answer = preview.raw(text)
    assert re.findall(rb"HTTP/1\.1 (\d+)", answer) == [str(status).encode()]
    assert b"\r\nConnection: close\r\n" in answer and b"X-Own" not in answer


def test_a_long_line_costs_nothing(small_docgen):
    """Lines without end, as a page of another origin can send them, are refused at once."""
    with running(small_docgen) as preview:
        before = cpu(preview.process.pid)
        for _ in range(6):
            with socket.create_connection(("127.0.0.1", preview.port), timeout=LIMIT) as connection:
                with contextlib.suppress(ConnectionError):
                    connection.sendall(b"GET /?" + b"a" * 1_900_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert preview.ask("/robots.txt").status in (200, 404)
        assert cpu(preview.process.pid) - before < 5


@pytest.mark.parametrize("clients", mostly_soak([20, 1_100], {20}))
def test_clients_that_send_nothing(small_docgen, clients):
    """They are ended, and others are answered meanwhile."""
    with running(small_docgen) as preview:
        idle = [socket.create_connection(("127.0.0.1", preview.port), timeout=60) for _ in range(clients)]
        for number, connection in enumerate(idle):
            with contextlib.suppress(ConnectionError):
                connection.sendall([b"", b"G", b"GET / HTTP/1.1\r\nHost: lo"][number % 3])
        assert preview.ask("/").status == 200
        for connection in idle[:: max(1, clients // 20)]:
            with contextlib.suppress(ConnectionError):
                assert connection.recv(1) == b""
            connection.close()


@pytest.mark.soak
def test_load(docgen):
    """Many clients at once, slow ones, and those that do not read or that leave."""
    request = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with running(docgen) as preview:
        def ask(_):
            connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=60)
            for _ in range(10):
                connection.request("GET", "/guides/", headers={"Host": "localhost"})
                answer = connection.getresponse()
                assert answer.status == 200 and answer.read()
            connection.close()
            return True

        with concurrent.futures.ThreadPoolExecutor(50) as pool:
            assert all(pool.map(ask, range(600)))
        memory = resident(preview.process.pid)
        for _ in range(300):
            with socket.create_connection(("127.0.0.1", preview.port)) as connection:
                connection.sendall(request)
        deaf = [socket.create_connection(("127.0.0.1", preview.port)) for _ in range(400)]
        for connection in deaf:
            connection.sendall(request * 20)
        assert preview.ask("/").status == 200
        with concurrent.futures.ThreadPoolExecutor(50) as pool:
            assert all(pool.map(ask, range(100)))
        for connection in deaf:
            connection.close()
        assert preview.ask("/").status == 200
        assert resident(preview.process.pid) < memory + 100_000


@pytest.mark.soak
def test_folders_full_of_other_files(docgen, tmp_path):
    """They cost little, and a change shows soon."""
    content = tmp_path / "content"
    shutil.copytree(ROOT / "content", content)
    for number in range(30_000):
        (content / f"{number}.txt").touch()
    with running(docgen, "--content", content) as preview:
        preview.ask("/")
        # Folders that have just been changed are listed again for a while.
        end, share = time.monotonic() + LIMIT, 1
        while share >= 0.05:
            assert time.monotonic() < end, f"{share:.0%} of a processor"
            before, start = cpu(preview.process.pid), time.monotonic()
            time.sleep(1)
            share = (cpu(preview.process.pid) - before) / (time.monotonic() - start)
        # Guides that are saved in quick succession too.
        for number in range(5):
            start = time.monotonic()
            save(content / f"new{number}.md", f"---\ntitle: New {number}\nsummary: Was added.\norder: {90 + number}\n---\n\nText.\n")
            while preview.ask(f"/guides/new{number}.html").status != 200:
                assert time.monotonic() - start < 10, "the guide was not noticed"
                time.sleep(0.02)
            time.sleep(number / 10)


def test_two_at_once_and_a_taken_port(small_docgen, preview):
    """Each has its own port; a port that is named and taken is a reason not to start."""
    with running(small_docgen) as other:
        assert other.port != preview.port
        assert other.ask("/").status == preview.ask("/").status == 200
    run = small_docgen.run("serve", "--port", preview.port, "--stop-after", 20)
    assert run.returncode == 2 and "--port" in run.stderr and not run.stdout


@pytest.mark.parametrize("how", [signal.SIGINT, soak(signal.SIGTERM)])
def test_ends_on_a_signal(small_docgen, how):
    """At once, with status 0."""
    preview = Preview(small_docgen.binary, *(part for option in small_docgen.options.items() for part in option))
    start = time.monotonic()
    assert preview.end(how) == 0
    assert time.monotonic() - start < 2


# Changes that a page shows.


def test_a_saved_guide_reloads_the_page_in_its_place(browser, preview, folder):
    """The new text is there, and the reader is where the reader was."""
    browser.set_window_size(1000, 500)
    browser.get(preview.address + PAGE)
    browser.execute_script("scrollTo(0, 700)")
    before = browser.execute_script("return scrollY")
    assert before > 300
    guide = folder / "content" / GUIDE
    save(guide, guide.read_text(encoding="utf-8") + "\nA sentence that was not there.\n")
    until(browser, "return document.body?.innerText.includes('A sentence that was not there.')")
    until(browser, "return Math.abs(scrollY - arguments[0]) < 3", before)


def test_style_sheets_are_swapped(browser, preview, folder):
    """A change of colours does not reload the page."""
    browser.get(preview.address + PAGE)
    browser.execute_script("window.isTheSame = true")
    sheet = folder / "themes/default/assets/style.css"
    save(sheet, sheet.read_text(encoding="utf-8") + "\nbody { background: rgb(1, 2, 3) !important; }\n")
    until(browser, "return getComputedStyle(document.body).backgroundColor == 'rgb(1, 2, 3)'")
    assert browser.execute_script("return window.isTheSame") is True
    until(browser, "return document.querySelectorAll('link[rel=stylesheet]').length == 1")


def test_a_mistake_is_shown_until_it_is_fixed(browser, preview, folder):
    """File and line are shown over the last good page; markup in a message is text."""
    guide = folder / "content" / GUIDE
    good = guide.read_text(encoding="utf-8")
    line = good.count("\n") + 2
    browser.get(preview.address + PAGE)
    heading = browser.execute_script("return document.querySelector('h1').innerText")
    save(guide, good + "\n[x](key:<b>NoSuchKey</b>)\n")
    shown = until(browser, OVERLAY)
    assert f"content/{GUIDE}:{line}" in shown and "NoSuchKey" in shown and "dangling-link" in shown
    assert browser.execute_script("return document.querySelector('h1').innerText") == heading
    # A page that is opened meanwhile shows it too.
    browser.get(preview.address)
    assert "NoSuchKey" in until(browser, OVERLAY)
    save(guide, good)
    until(browser, "return !document.querySelector('docgen-preview-errors')")


def test_files_that_come_go_and_break(browser, preview, folder):
    """Nothing that happens to the input ends the preview."""
    content, away = folder / "content", folder / "away"
    browser.get(preview.address)
    (content / "half.md").write_bytes(b"---\ntitle: \xff")
    assert "half.md" in until(browser, OVERLAY)
    (content / "half.md").unlink()
    until(browser, "return !document.querySelector('docgen-preview-errors')")
    content.rename(away)
    assert "content" in until(browser, OVERLAY)
    away.rename(content)
    until(browser, "return !document.querySelector('docgen-preview-errors')")
    save(content / "new.md", "---\ntitle: New guide\nsummary: Was added.\norder: 99\n---\n\nText.\n")
    WebDriverWait(browser, LIMIT).until(lambda _: preview.ask("/guides/new.html").status == 200)


def test_copied_files_are_watched(preview, folder):
    """A file of the folder `static` is served as soon as it is saved."""
    static = folder / "content" / "static"
    static.mkdir()
    save(static / "note.txt", "one")
    deadline = time.monotonic() + LIMIT
    while preview.ask("/note.txt").body != b"one":
        assert time.monotonic() < deadline
    save(static / "note.txt", "two")
    while preview.ask("/note.txt").body != b"two":
        assert time.monotonic() < deadline
    shutil.rmtree(static)


def test_a_catalogue_file_is_read_again(browser, docgen, tmp_path):
    """A page of a key that has just been written."""
    file = tmp_path / "keys.json"
    text = ('{"format": 1, "title": "Waves", "keys": [{"path": ["WaveHeight"], "types": ["real"], '
            '"summary": "Sets the height of a wave."}]}')
    save(file, text)
    with running(docgen, "--catalogue", file) as preview:
        browser.get(preview.address + "keys/WaveHeight.html")
        save(file, text.replace("height of a wave", "height of a wave in metres"))
        until(browser, "return document.body?.innerText.includes('in metres')")
        save(file, text[:40])
        assert str(file) in until(browser, OVERLAY)
        save(file, text)
        until(browser, "return !document.querySelector('docgen-preview-errors')")


@pytest.mark.soak
def test_the_programs_own_sources(browser, docgen, tmp_path):
    """A change builds docgen and starts it again on the same port; the compiler's errors are shown.

    The package and the compiler are fakes."""
    program, sources, tools = tmp_path / ".build/debug/docgen", tmp_path / "Sources", tmp_path / "bin"
    for part in (program.parent, sources, tools):
        part.mkdir(parents=True)
    shutil.copy2(docgen.binary, program)
    shutil.copytree(ROOT / "themes", tmp_path / "themes")
    (tmp_path / "Package.swift").touch()
    source, swift = sources / "Dock.swift", tools / "swift"
    save(source, "broken")
    swift.write_text(f"""#!/bin/sh
echo "$@" >> {tmp_path}/calls
grep -q broken {source} || exit 0
echo '{source}:8:3: error: no <i>such</i> member'
exit 1
""")
    swift.chmod(0o755)
    path = f"{tools}:{os.environ['PATH']}"
    with running(
        docgen, binary=program, cwd=tmp_path, env={**os.environ, "PATH": path}
    ) as preview:
        browser.get(preview.address)
        until(browser, "return document.readyState == 'complete'")
        save(source, "still broken")
        shown = until(browser, OVERLAY)
        assert "Sources/Dock.swift:8:3" in shown and "no <i>such</i> member" in shown
        assert preview.ask("/").status == 200
        before = preview.process.pid
        save(source, "fixed")
        assert preview.process.stdout.readline().strip() == preview.address
        until(browser, "return !document.querySelector('docgen-preview-errors')")
        assert preview.process.pid == before and preview.ask("/").status == 200
    calls = (tmp_path / "calls").read_text()
    assert "build --product docgen --configuration debug" in calls
