"""The same input gives the same bytes, whoever builds, wherever, whenever, in whatever surroundings."""

import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

import pytest
import small_sites
from conftest import ROOT, snapshot, soak
from small_sites import catalogue

# Things that a build could look at and must not. One run has all of the first, one all of the second.
SURROUNDINGS = (
    {
        "LANG": "C", "LC_ALL": "C", "TZ": "UTC", "HOME": "/", "TERM": "dumb", "COLUMNS": "40",
        "NO_COLOR": "1", "SWIFT_DETERMINISTIC_HASHING": "1",
    },
    {
        "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LC_COLLATE": "de_DE.UTF-8",
        "TZ": "Pacific/Kiritimati", "HOME": "/nonexistent", "TERM": "xterm-256color",
        "COLUMNS": "200", "USER": "somebody", "HOSTNAME": "elsewhere", "CLICOLOR_FORCE": "1",
        "MALLOC_PERTURB_": "165", "CI": "true", "PWD": "/",
    },
)
INPUTS = ("content", "themes", "docgen.yaml")


def copied(source, target, chance):
    """A copy whose files were made in another order, with other times and permissions."""
    files = [p for p in source.rglob("*") if p.is_file()] if source.is_dir() else [source]
    chance.shuffle(files)
    for file in files:
        copy = target / file.relative_to(source) if source.is_dir() else target
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
        os.utime(copy, (chance.randrange(2**31), chance.randrange(2**31)))
        copy.chmod(chance.choice((0o644, 0o600, 0o755)))


@pytest.fixture()
def roots(tmp_path):
    """Two folders, on two kinds of file systems where the machine has them."""
    if not os.access("/dev/shm", os.W_OK):
        yield [tmp_path, tmp_path]
        return
    with tempfile.TemporaryDirectory(dir="/dev/shm") as memory:
        yield [tmp_path, pathlib.Path(memory)]


def build(docgen, folder, environment, umask, cores, arguments):
    """The digests of the site from a build in its own folder."""
    command = [str(docgen.binary), "build", "--output", str(folder / "out" / "site"), *map(str, arguments)]
    if cores == 1 and shutil.which("taskset"):
        command = ["taskset", "-c", "0", *command]
    run = subprocess.run(
        command, cwd=folder, env={"PATH": os.environ["PATH"], **environment}, capture_output=True,
        encoding="utf-8", timeout=120, preexec_fn=lambda: os.umask(umask),
    )
    assert run.returncode == 0, run.stderr
    return snapshot(folder / "out" / "site")


@pytest.mark.soak
@pytest.mark.parametrize("base", [[], ["--base-url", "https://docgen.example/a/"]], ids=["folder", "address"])
def test_surroundings(docgen, roots, base):
    """Locale, zone, time, names of folders, order of files, cores, masks and seeds do not show."""
    chance, results = random.Random(5), []
    for number, (environment, umask, cores) in enumerate(
        ((SURROUNDINGS[0], 0o022, 2), (SURROUNDINGS[1], 0o077, 1), ({}, 0o002, 2))
    ):
        folder = roots[number % 2] / ("short" if number == 0 else "a longer name, with é and spaces")
        for name in INPUTS:
            copied(ROOT / name, folder / name, chance)
        results.append(build(docgen, folder, environment, umask, cores, base))
    for result in results[1:]:
        differing = sorted(p for p in results[0].keys() | result.keys() if results[0].get(p) != result.get(p))
        assert not differing, differing[:10]


def test_what_was_there_before(small_docgen, small_site, tmp_path):
    """A folder that held another site ends as a fresh one does, with the manifest too."""
    folder = tmp_path / "site"
    assert small_docgen.build(folder, "--title", "Another", "--base-url", "https://docgen.example/").returncode == 0
    assert small_docgen.build(folder).returncode == 0
    assert snapshot(folder) == snapshot(small_site)


def edits_of(project, site, chance):
    """Ways to change a project or its published site, one of which is no change."""

    def replaced(file, old, new):
        path = project / file
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    def swapped(file, *words):
        # Of one length, so that only the contents of the file show the change.
        old = next(word for word in words if word in (project / file).read_text())
        replaced(file, old, words[(words.index(old) + 1) % len(words)])

    def another_guide():
        path = project / f"content/more-{chance.randrange(3)}.md"
        if path.exists():
            path.unlink()
        else:
            path.write_text(f"---\ntitle: More\nsummary: Is number {chance.randrange(9)}.\n---\n\nSee `Extension`.\n")

    def edited_page():
        path = chance.choice(sorted(site.rglob("*.html")))
        text = path.read_bytes()
        path.write_bytes(text.replace(b"e", b"x", 1))

    return {
        "nothing": lambda: None,
        "a guide": lambda: swapped("content/first.md", "See ", "Ask "),
        "a title": lambda: swapped("content/second.md", "title: Second", "title: Minute"),
        "another guide": another_guide,
        "a setting": lambda: swapped("docgen.yaml", "footer: One", "footer: Two"),
        "the catalogue": lambda: swapped("catalogue.json", "Names its kind.", "Names a class."),
        "a copied file": lambda: swapped("content/static/a.txt", "some", "more"),
        "the theme": lambda: swapped("themes/own/assets/own.css", "red", "tan"),
        "an option of the theme": lambda: swapped("themes/own/theme.yaml", "#ffffff", "#fffffe"),
        "a page of the site": edited_page,
        "a page less": lambda: chance.choice(sorted(site.rglob("*.md"))).unlink(),
    }


@pytest.mark.parametrize("number", [8, soak(50)])
def test_edits(lone_docgen, tmp_path, number):
    """After any edit of the input or of the site, a build leaves what one from nothing does; without one, it writes nothing."""
    project, site, chance = tmp_path / "project", tmp_path / "site", random.Random(number)
    project.mkdir()
    small_sites.project(project)
    (project / "content/static").mkdir()
    (project / "content/static/a.txt").write_text("some")
    (project / "docgen.yaml").write_text("theme: own\nfooter: One\n")
    shutil.copytree(ROOT / "themes/default", project / "themes/default")
    (project / "themes/own/assets").mkdir(parents=True)
    (project / "themes/own/assets/own.css").write_text("a { color: red }")
    (project / "themes/own/theme.yaml").write_text("name: Own\nparent: default\noptions:\n  theme-color: '#ffffff'\n")
    downloads = [] if number > 8 else ["--without-downloads"]

    def built(folder):
        run = lone_docgen.run(
            "build", "--catalogue", "catalogue.json", "--content", "content", "--output", folder, *downloads, cwd=project)
        assert run.returncode == 0, run.stderr
        return run.stdout

    built(site)
    edits = edits_of(project, site, chance)
    names = [*edits, *chance.choices(list(edits), k=number)][:number]
    chance.shuffle(names)
    for index, name in enumerate(names):
        edits[name]()
        said = built(site)
        assert (name == "nothing") == said.startswith("Nothing has changed"), (name, said)
        built(tmp_path / "fresh")
        assert snapshot(site) == snapshot(tmp_path / "fresh"), (index, name)
        shutil.rmtree(tmp_path / "fresh")


def test_the_time_that_is_asked_for(docgen, tmp_path):
    """SOURCE_DATE_EPOCH dates the archives and nothing else; without it no clock is read."""
    sites, options = {}, ["--catalogue", str(catalogue(tmp_path, "small", 3))]
    for name, epoch in (("none", None), ("one", "1700000000"), ("other", "1600000000")):
        environment = {k: v for k, v in os.environ.items() if k != "SOURCE_DATE_EPOCH"}
        if epoch:
            environment["SOURCE_DATE_EPOCH"] = epoch
        folder = tmp_path / name
        assert docgen.build(folder, *options, env=environment).returncode == 0
        sites[name] = snapshot(folder)
    for name in ("one", "other"):
        differing = {p for p in sites["none"] if sites["none"][p] != sites[name][p]}
        # The page of downloads states the archives' digests, and the worker's list that page's.
        assert differing and all(
            path.startswith("downloads/") or path in ("sw.js", ".docgen-manifest") for path in differing
        ), sorted(differing)


def test_findings(docgen, roots):
    """Findings are reported in the same order, whatever the order of the files."""
    chance, printed = random.Random(6), []
    for number, environment in enumerate(SURROUNDINGS):
        folder = roots[number % 2] / f"findings {number}"
        for name in ("themes", "docgen.yaml"):
            copied(ROOT / name, folder / name, chance)
        (folder / "content").mkdir()
        catalogue(folder, "small", 3)
        names = [f"{letter}{n}" for letter in "zaqÄé" for n in range(4)]
        chance.shuffle(names)
        for name in names:
            (folder / "content" / f"{name}.md").write_text(
                f"---\ntitle: {name}\nsummary: S.\n---\n[x](key:No)\n\n[y](guide:no) <div>\n\n[z](#no)\n"
            )
        run = subprocess.run(
            [docgen.binary, "check", "--catalogue", "small.json"], cwd=folder, env={"PATH": os.environ["PATH"], **environment},
            capture_output=True, encoding="utf-8", timeout=120,
        )
        assert run.returncode == 1
        printed.append(run.stderr)
    assert printed[0] == printed[1]
    assert sys.platform != "linux" or printed[0].count("[dangling-link]") > 40
