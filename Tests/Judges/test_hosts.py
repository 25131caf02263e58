"""A site at a host: served by nginx, uploaded to a bucket, and the files of docs/hosting.md."""

import contextlib
import gzip
import http.client
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib

import pytest
import yaml
from browsing import open_browser
from documents import DOCUMENTS, blocks

HOSTING = DOCUMENTS["docs/hosting.md"]
# A name that a shell, nginx and Markdown could each take for something else.
HOSTILE = "keys/It's $(touch taken) & {so} on"
KEYS = [
    {"path": ["Lamp"], "types": ["dictionary"], "summary": "Describes the lamp.", "movedFrom": ["keys/Light", HOSTILE]},
    {"path": ["Lamp", "Watts"], "types": ["integer"], "summary": "Limits the power."},
]


def built(docgen, folder, host, *options, base="http://127.0.0.1/keys/"):
    """A small site for a host, at the path /keys/ of a folder."""
    catalogue = folder / "lamp.json"
    catalogue.write_text(json.dumps({"format": 2, "title": "Lamps", "keys": KEYS}), encoding="utf-8")
    run = docgen.build(folder / "keys", "--catalogue", catalogue, "--base-url", base, "--for", host, *options)
    assert run.returncode == 0 and not run.stderr, run.stderr
    return folder / "keys"


@contextlib.contextmanager
def nginx(folder, name="keys"):
    """The port of an nginx whose server is the one of the documentation, for a site in a folder; it stops by itself."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (server,) = blocks(HOSTING, "nginx")
    server = server.replace("include /srv/www/keys/nginx.conf", f'include "/srv/www/{name}/nginx.conf"')
    server = server.replace("/srv/www", str(folder)).replace("listen 80", f"listen 127.0.0.1:{port}")
    places = "".join(f"  {name}_temp_path {folder / name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    configuration = folder / "server.conf"
    configuration.write_text(
        f"daemon off;\nmaster_process off;\npid {folder / 'pid'};\nerror_log stderr warn;\nevents {{ }}\n"
        f"http {{\n  include /etc/nginx/mime.types;\n  access_log off;\n{places}{server}}}\n", encoding="utf-8")
    program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    assert program, "nginx is missing: scripts/packages test"
    process = subprocess.Popen([program, "-p", folder, "-c", configuration, "-e", "stderr"], stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None, process.stderr.read()
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.communicate(timeout=20)


def asked(port, path, **headers):
    """The answer to one request, with its body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    answer.body = answer.read()
    connection.close()
    return answer


@pytest.fixture(scope="module")
def served(docgen, tmp_path_factory):
    """A site that nginx serves, and the port."""
    folder = tmp_path_factory.mktemp("nginx")
    site = built(docgen, folder, "nginx")
    with nginx(folder) as port:
        yield site, port


def test_nginx_sends_every_page_with_its_headers(served):
    """The policy, the type and the caching; the compressed file to those that take it; the same bytes to all."""
    site, port = served
    types = {"index.html": "text/html; charset=utf-8", "keys/Lamp.md": "text/markdown; charset=utf-8", "keys/Lamp.json": "application/json; charset=utf-8",
             "manifest.webmanifest": "application/manifest+json", "assets/style.css": "text/css; charset=utf-8"}
    for name, kind in types.items():
        plain, packed = asked(port, f"/keys/{name}"), asked(port, f"/keys/{name}", **{"Accept-Encoding": "gzip"})
        assert plain.status == packed.status == 200
        assert plain.body == (site / name).read_bytes()
        for answer in (plain, packed):
            assert answer.getheader("Content-Type") == kind, name
            assert "default-src 'self'" in answer.getheader("Content-Security-Policy")
            assert answer.getheader("X-Content-Type-Options") == "nosniff"
            assert "must-revalidate" in answer.getheader("Cache-Control")
        assert packed.getheader("Content-Encoding") == "gzip" and gzip.decompress(packed.body) == plain.body
    assert asked(port, "/keys/").body == (site / "index.html").read_bytes()


def test_nginx_leads_on_from_former_addresses(served):
    """Each with 301, under its name as a browser writes it; the target is a page."""
    _, port = served
    for name in ("keys/Light", "keys/It's%20$(touch%20taken)%20&%20%7Bso%7D%20on"):
        answer = asked(port, f"/keys/{name}.html")
        assert (answer.status, answer.getheader("Location")) == (301, "/keys/keys/Lamp.html"), answer.body
        assert asked(port, answer.getheader("Location")).status == 200


def test_nginx_shows_the_page_for_lost_addresses(served):
    """With the status 404, also for its own configuration and the list of docgen's files."""
    site, port = served
    for name in ("none", "keys/none.html", "nginx.conf", "nginx.conf.gz", ".docgen-manifest"):
        answer = asked(port, f"/keys/{name}")
        assert answer.status == 404, name
        assert answer.body == (site / "404.html").read_bytes()
        assert "default-src 'self'" in answer.getheader("Content-Security-Policy")


def test_nginx_serves_editions_in_a_folder_of_any_name(docgen, tmp_path):
    """Former addresses of each edition lead on, and the page for lost addresses is shown, below a path that is encoded."""
    name, path = "\u00fcber uns & \u706f", "/%C3%BCber%20uns%20&%20%E7%81%AF/"
    catalogue = tmp_path / "lamp.json"
    catalogue.write_text(json.dumps({"format": 2, "title": "Lamps", "keys": KEYS}), encoding="utf-8")
    for edition in ("1.2", "2.0"):
        options = ["--base-url", f"http://127.0.0.1{path}", "--for", "nginx", "--edition", edition]
        run = docgen.build(tmp_path / name, "--catalogue", catalogue, *options)
        assert run.returncode == 0 and not run.stderr, run.stderr
    with nginx(tmp_path, name) as port:
        for edition in ("1.2", "2.0"):
            for former in ("keys/Light", "keys/It's%20$(touch%20taken)%20&%20%7Bso%7D%20on"):
                answer = asked(port, f"{path}{edition}/{former}.html")
                target = answer.getheader("Location")
                assert answer.status == 301 and target.endswith(f"/{edition}/keys/Lamp.html"), answer.body
                found = asked(port, target)
                assert found.status == 200 and "default-src 'self'" in found.getheader("Content-Security-Policy")
        lost = asked(port, f"{path}1.2/none.html")
        assert lost.status == 404 and lost.body == (tmp_path / name / "2.0/404.html").read_bytes()
        assert asked(port, f"{path}nginx.conf").status == 404
        assert asked(port, path).body == (tmp_path / name / "index.html").read_bytes()


@pytest.mark.parametrize("page", ["index.html", "keys/Lamp.html", "search.html?q=watts", "check.html"])
def test_pages_work_under_the_policy(served, tmp_path, page):
    """A browser reports no breach, and search finds a key."""
    site, port = served
    if page == "check.html" and not (site / page).exists():
        pytest.skip("the toolchain could not build the checker's module")
    driver = open_browser(tmp_path)
    try:
        driver.get(f"http://127.0.0.1:{port}/keys/{page}")
        if "?q=" in page:
            for _ in range(100):
                if driver.find_elements("css selector", ".results a[href$='Watts.html']"):
                    break
                time.sleep(0.1)
            else:
                raise AssertionError("nothing was found")
        time.sleep(0.3)
        problems = [entry for entry in driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
        assert not problems, problems
    finally:
        driver.quit()


def test_the_script_for_a_bucket_uploads_the_site(docgen, tmp_path):
    """Pages last, each with its type; former addresses with their targets; nothing in a name is run."""
    site = built(docgen, tmp_path, "s3")
    (tmp_path / "bin").mkdir()
    stub = tmp_path / "bin/aws"
    stub.write_text(f'#!/bin/sh\nfor part; do printf "%s\\n" "$part"; done >> "{tmp_path}/calls"\necho ---- >> "{tmp_path}/calls"\n', encoding="utf-8")
    stub.chmod(0o755)
    path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    script = ["sh", site / "s3-sync.sh"]
    done = subprocess.run([*script, "bucket/keys", "--profile", "my own"], cwd=tmp_path, env={"PATH": path}, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr
    calls = [call.strip("\n").split("\n") for call in (tmp_path / "calls").read_text(encoding="utf-8").split("----\n")[:-1]]
    assert all(call[-2:] == ["--profile", "my own"] and call[2] in (str(site), f"{site}/keys/Light.html", f"{site}/{HOSTILE}.html") for call in calls)
    synced = [call for call in calls if call[1] == "sync"]
    assert "*.html" in synced[0][synced[0].index("--exclude"):] and "--delete" in synced[-1]
    assert [call for call in synced if "text/html; charset=utf-8" in call]
    moved = [call for call in calls if call[1] == "cp"]
    assert {call[3] for call in moved} == {"s3://bucket/keys/keys/Light.html", f"s3://bucket/keys/{HOSTILE}.html"}
    assert all("/keys/keys/Lamp.html" in call for call in moved)
    assert not (tmp_path / "taken").exists()
    refused = subprocess.run(script, env={"PATH": path}, capture_output=True, text=True, timeout=60, check=False)
    assert refused.returncode == 2 and "usage" in refused.stderr


def test_an_unknown_host_is_refused(docgen, tmp_path):
    """With the near name, as an option and as a setting at its line; nothing is published."""
    run = docgen.build(tmp_path / "site", "--for", "github-page")
    assert run.returncode != 0 and "did you mean 'github-pages'" in run.stderr
    settings = tmp_path / "docgen.yaml"
    settings.write_text("title: Lamps\nhost: nginks\n", encoding="utf-8")
    run = docgen.build(tmp_path / "site", "--settings", settings)
    assert run.returncode == 1 and f"{settings}:2:" in run.stderr and "'nginx'" in run.stderr
    assert not (tmp_path / "site").exists()


def test_the_files_of_the_documentation_are_sound(tmp_path):
    """The workflow and the pipeline fit the schemas of their hosts; actions have a version; the rights are the needed ones."""
    workflow, pipeline = blocks(HOSTING, "yaml")
    for kind, text in (("github-workflows", workflow), ("gitlab-ci", pipeline)):
        path = tmp_path / f"{kind}.yml"
        path.write_text(text, encoding="utf-8")
        check = subprocess.run([sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{kind}", path], capture_output=True, text=True, timeout=120, check=False)
        assert check.returncode == 0, check.stdout
    read = yaml.safe_load(workflow)
    (job,) = read["jobs"].values()
    used = [step["uses"] for step in job["steps"] if "uses" in step]
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", action) for action in used), used
    assert {action.partition("@")[0] for action in used} >= {"actions/upload-pages-artifact", "actions/deploy-pages"}
    assert read["permissions"] == {"contents": "read", "pages": "write", "id-token": "write"}
    # A value of the host's that becomes part of a script could become a command.
    assert not any("${{" in step.get("run", "") for step in job["steps"])
    (settings,) = blocks(HOSTING, "toml")
    assert tomllib.loads(settings)["build"]["publish"] == "public"


@pytest.mark.parametrize("name", ["workflow", "pipeline", "settings"])
def test_the_commands_of_the_documentation_build(installed, tmp_path, name):
    """Each host's command, with its variables, in a folder with a catalogue and guides."""
    text = dict(zip(("workflow", "pipeline", "settings"), [*blocks(HOSTING, "yaml"), *blocks(HOSTING, "toml")], strict=True))[name]
    (command,) = re.findall(r"docgen (build .*?\\?\"\$\w+\\?\")", text)
    (tmp_path / "catalogue.json").write_text(json.dumps({"format": 2, "title": "Lamps", "keys": KEYS}), encoding="utf-8")
    (tmp_path / "content").mkdir()
    address = "https://example.com/keys"
    line = re.sub(r"\\?\"\$\w+\\?\"", address, command)
    run = installed.run(*line.split(), cwd=tmp_path)
    assert run.returncode == 0 and not run.stderr, run.stderr
    assert f'href="{address}/index.html"' in (tmp_path / "public/404.html").read_text(encoding="utf-8")
