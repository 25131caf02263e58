"""The program leaves foreign files alone, and a failed build leaves the old site whole."""

import resource
import shutil
import signal

import pytest
from conftest import ROOT, snapshot


@pytest.fixture()
def other_theme(tmp_path):
    """The default theme with a remark in every template, so that every page differs."""
    theme = shutil.copytree(ROOT / "themes" / "default", tmp_path / "theme")
    changed = 0
    for path in (p for p in theme.rglob("*") if p.is_file()):
        text = path.read_bytes()
        if b"</body>" in text:
            path.write_bytes(text.replace(b"</body>", b"<!-- changed --></body>"))
            changed += 1
    assert changed, "no template of the theme contains </body>"
    return theme


def assert_told(run):
    """The program exited with an error message."""
    assert run.returncode > 0, f"exit status {run.returncode}: {run.stderr}"
    assert "error:" in run.stderr, run.stderr
    assert "Fatal error" not in run.stderr, run.stderr


def test_a_file_that_may_not_grow(small_docgen, small_site, other_theme):
    """A write that fails half-way leaves the site as it was."""
    before = snapshot(small_site)

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))

    run = small_docgen.build(small_site, "--theme", other_theme, preexec_fn=limit)
    assert_told(run)
    assert snapshot(small_site) == before


def test_one_changed_guide(small_docgen, tmp_path):
    """Only the pages of a guide that changed are written again, and the files with all texts."""
    content = shutil.copytree(small_docgen.options["--content"], tmp_path / "content")
    site = tmp_path / "site"

    def build():
        run = small_docgen.build(site, "--without-downloads", "--content", content)
        assert run.returncode == 0, run.stderr
        files = {path.relative_to(site).as_posix(): path.stat() for path in site.rglob("*") if path.is_file()}
        # Hidden files are notes of docgen's own.
        return {path: (status.st_ino, status.st_mtime_ns) for path, status in files.items() if path[0] != "."}

    before = build()
    assert build() == before
    (site / "index.html").write_text("damaged")
    assert {path for path, status in build().items() if status != before[path]} == {"index.html"}
    before = build()
    guide = min(content.glob("*.md"))
    guide.write_text(guide.read_text(encoding="utf-8") + "\nOne more paragraph.\n", encoding="utf-8")
    after = build()
    changed = {path for path in after if after[path] != before.get(path)}
    assert changed == {f"guides/{guide.stem}.html", f"guides/{guide.stem}.md", "llms-full.txt", "search-text.js", "sw.js"}
    assert after.keys() == before.keys()
