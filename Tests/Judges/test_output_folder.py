"""The program leaves foreign files alone, and a failed build leaves the old site whole."""

import os
import resource
import shutil
import signal
import subprocess

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


def test_someone_elses_folder(small_docgen, tmp_path):
    """A site that no build has written is refused and left alone."""
    folder = tmp_path / "website"
    folder.mkdir()
    (folder / "index.html").write_text("mine")
    run = small_docgen.build(folder)
    assert_told(run)
    assert folder.name in run.stderr
    assert snapshot(folder).keys() == {"index.html"}
    assert (folder / "index.html").read_text() == "mine"


@pytest.mark.parametrize("files", [[], [".gitkeep"]], ids=["empty", "kept for git"])
def test_an_unused_folder(small_docgen, tmp_path, files):
    """A folder without a site in it is anybody's."""
    for name in files:
        (tmp_path / name).touch()
    run = small_docgen.build(tmp_path)
    assert run.returncode == 0, run.stderr
    assert (tmp_path / "index.html").is_file()
    assert all((tmp_path / name).is_file() for name in files)


def test_foreign_files_survive(small_docgen, small_site, other_theme):
    """Files that others add to the site stay there when a rebuild changes every page."""
    names = ["CNAME", "keys/mine.txt", "mine/page.html"]
    for name in names:
        (small_site / name).parent.mkdir(exist_ok=True)
        (small_site / name).write_text("mine")
    run = small_docgen.build(small_site, "--theme", other_theme)
    assert run.returncode == 0, run.stderr
    assert [(small_site / name).read_text() for name in names] == ["mine"] * 3
    assert "<!-- changed -->" in (small_site / "index.html").read_text(encoding="utf-8")


def test_pages_of_the_past_go(small_docgen, small_site, tmp_path):
    """A page whose source is gone is taken from the site."""
    content = shutil.copytree(small_docgen.options["--content"], tmp_path / "content")
    guide = content / "a-judged-guide.md"
    guide.write_text("---\ntitle: A guide\nsummary: Goes away.\n---\n\nText.\n")
    before = snapshot(small_site)
    assert small_docgen.build(small_site, "--content", content).returncode == 0
    assert (small_site / "guides" / "a-judged-guide.html").is_file()
    assert small_docgen.build(small_site).returncode == 0
    assert snapshot(small_site) == before


def test_a_file_that_may_not_grow(small_docgen, small_site, other_theme):
    """A write that fails half-way leaves the site as it was."""
    before = snapshot(small_site)

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))

    run = small_docgen.build(small_site, "--theme", other_theme, preexec_fn=limit)
    assert_told(run)
    assert snapshot(small_site) == before


@pytest.fixture()
def small_disk(built, tmp_path):
    """A small file system with room for the built site and a little more."""
    size = sum(-(-p.lstat().st_size // 4096) + 1 for p in built.rglob("*")) * 4096 * 3
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "docgen-judge", str(disk)]
    if os.geteuid() or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("mounting is not permitted; the test with RLIMIT_FSIZE tries the same")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def fill(disk, spare):
    """Leaves only some bytes of a file system free."""
    state = os.statvfs(disk)
    with open(disk / "filler", "wb") as file:
        left = state.f_bavail * state.f_frsize - spare
        while left > 0:
            left -= file.write(bytes(min(left, 1 << 20)))


@pytest.mark.soak
def test_a_full_disk(docgen, small_disk, other_theme):
    """A full disk is reported, harms nothing, and the next build works again."""
    output = small_disk / "site"
    assert docgen.build(output).returncode == 0
    before = snapshot(output)
    fill(small_disk, spare=65536)
    run = docgen.build(output, "--theme", other_theme)
    assert_told(run)
    assert snapshot(output) == before
    (small_disk / "filler").unlink()
    run = docgen.build(output, "--theme", other_theme)
    assert run.returncode == 0, run.stderr
    assert "<!-- changed -->" in (output / "index.html").read_text(encoding="utf-8")


@pytest.mark.soak
@pytest.mark.parametrize("moment", [0.02, 0.1, 0.3, 0.6, 1.2])
def test_an_interrupted_build(docgen, built, other_theme, moment):
    """A build killed at any moment leaves the old site whole or the new one."""
    before = snapshot(built)
    command = [docgen.binary, "build", "--quiet", "--output", built, "--theme", other_theme]
    process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        process.wait(timeout=moment)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    killed = snapshot(built)
    run = docgen.build(built, "--theme", other_theme)
    assert run.returncode == 0, run.stderr
    assert killed in (before, snapshot(built)), "neither the old site nor the new one"


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
