"""Input that never ends, cannot be read, or leads elsewhere: each is reported, and the rest is read."""

import itertools
import json
import os
import subprocess
import threading

import pytest
from conftest import ROOT, soak

WRONG = '<plist version="1.0"><dict><key>UIMainStoryboardFile</key><true/></dict></plist>\n'
REPAIRABLE = '<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main.storyboard</string></dict></plist>\n'
CATALOGUE = {"format": 1, "title": "T", "keys": [{"path": ["A"], "types": ["string"], "summary": "Says it."}]}


def shell(docgen, script, cwd):
    """A command line of Bash; $docgen is the program."""
    return subprocess.run(
        ["bash", "-c", script], cwd=cwd, env={**os.environ, "docgen": str(docgen.binary)}, capture_output=True,
        encoding="utf-8", timeout=20)


@pytest.mark.parametrize(
    "script",
    ["$docgen validate <(sleep 0.3; cat a.plist)", "(cat a.plist > pipe &) ; $docgen validate pipe",
     *map(soak, ["$docgen validate - < a.plist", "cat a.plist | $docgen validate -", "cat a.plist | $docgen validate /dev/stdin",
                 "$docgen validate <(cat a.plist)", "(sleep 1.3; cat a.plist) | $docgen validate /dev/stdin"])],
)
def test_lists_come_from_pipes_too(docgen, tmp_path, script):
    """Standard input, process substitution and a named pipe."""
    (tmp_path / "a.plist").write_text(WRONG)
    os.mkfifo(tmp_path / "pipe")
    run = shell(docgen, script, tmp_path)
    assert run.returncode == 1 and "[wrong-type]" in run.stdout, run.stdout + run.stderr


def test_a_catalogue_comes_from_a_pipe_too(docgen, tmp_path):
    """As `jq … | docgen …` makes it."""
    (tmp_path / "c.json").write_text(json.dumps(CATALOGUE))
    assert shell(docgen, "$docgen show A --catalogue <(cat c.json)", tmp_path).returncode == 0
    assert shell(docgen, "cat c.json | $docgen show A --catalogue /dev/stdin", tmp_path).returncode == 0


COMMANDS, ENDLESS = ["show A --catalogue", "check --settings", "validate --config", "validate"], ["/dev/zero", "/dev/urandom", "pipe", "folder"]
# Each command and each kind of input once.
DIAGONAL = list(zip(COMMANDS, ENDLESS, strict=True))


@pytest.mark.parametrize("command, name", [
    pair if pair in DIAGONAL else soak(*pair) for pair in itertools.product(COMMANDS, ENDLESS)])
def test_what_has_no_end_is_refused_at_once(docgen, tmp_path, command, name):
    """A device, a pipe that nothing writes to, a folder: a message with a remedy, not a wait."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    more = " /dev/null" if command == "validate --config" else ""
    run = shell(docgen, f"$docgen {command} {name}{more}", tmp_path)
    assert run.returncode in (1, 2)
    assert "Cannot read" in run.stdout + run.stderr or "no property list" in run.stdout


def test_an_endless_stream_is_refused(docgen, tmp_path):
    """At the limit, not when memory is gone."""
    run = shell(docgen, "ulimit -v 8000000; $docgen validate <(yes)", tmp_path)
    assert run.returncode in (1, 2) and "too" in run.stdout


@pytest.mark.parametrize("saves", [1, soak(60)])
def test_a_catalogue_that_is_rewritten_does_not_crash(docgen, tmp_path, saves):
    """Whoever truncates it while it is read gets a finding."""
    path = tmp_path / "c.json"
    keys = [{"path": [f"Key{number}"], "types": ["string"], "summary": "Says it."} for number in range(4_000)]
    contents = json.dumps({**CATALOGUE, "keys": keys}).encode()
    path.write_bytes(contents)
    end = threading.Event()

    def rewrite():
        while not end.wait(0.003):
            path.write_bytes(contents)

    writer = threading.Thread(target=rewrite)
    writer.start()
    try:
        for _ in range(saves):
            run = docgen.run("show", "Key1", "--catalogue", path)
            assert run.returncode in (0, 1, 2), run.stderr
    finally:
        end.set()
        writer.join()


def test_names_that_are_not_text_and_deep_folders_are_checked(docgen, tmp_path):
    """Every list of a folder is reported by its name, also where no path leads to it."""
    with open(os.path.join(os.fsencode(tmp_path), b"caf\xe9.plist"), "w") as file:
        file.write(REPAIRABLE)
    folder = os.open(tmp_path, os.O_RDONLY)
    for _ in range(30):
        os.mkdir("d" * 200, dir_fd=folder)
        inner = os.open("d" * 200, os.O_RDONLY, dir_fd=folder)
        os.close(folder)
        folder = inner
    with open(os.open("Info.plist", os.O_WRONLY | os.O_CREAT, dir_fd=folder), "w") as file:
        file.write(REPAIRABLE)
    run = docgen.run("validate", "--fix", tmp_path)
    assert run.returncode == 0 and "Checked 2 property lists" in run.stderr and "2 repaired" in run.stderr, run.stderr
    assert os.stat("Info.plist", dir_fd=folder).st_size < len(REPAIRABLE)
    os.close(folder)
    with open(os.path.join(os.fsencode(tmp_path), b"caf\xe9.plist"), "w") as file:
        file.write(REPAIRABLE)
    assert "caf\\xE9.plist:1:" in docgen.run("validate", tmp_path).stdout


def test_one_closed_folder_does_not_end_the_run(docgen, tmp_path):
    """Readable files are checked and repaired, and the status says that something could not be read."""
    (tmp_path / "a.plist").write_text(REPAIRABLE)
    (tmp_path / "m.app").mkdir()
    os.mkfifo(tmp_path / "m.app/Info.plist")
    (tmp_path / "z.plist").write_text(REPAIRABLE)
    run = docgen.run("validate", "--fix", *(tmp_path / name for name in ("a.plist", "m.app", "nothing", "z.plist")))
    assert run.returncode == 2 and "2 repaired" in run.stderr
    assert run.stdout.count("[unreadable-file]") == 2


def test_links_of_a_theme_publish_nothing_from_outside(docgen, tmp_path):
    """A link out of a theme is an error, wherever it leads."""
    (tmp_path / "private.key").write_text("secret")
    theme = tmp_path / "themes/small"
    (theme / "assets").mkdir(parents=True)
    (theme / "theme.yaml").write_text("parent: default\n")
    (theme / "assets/extra.css").symlink_to("../../../private.key")
    (tmp_path / "c.json").write_text(json.dumps(CATALOGUE))
    (tmp_path / "themes/default").symlink_to(ROOT / "themes/default")
    run = docgen.run(
        "build", "--catalogue", tmp_path / "c.json", "--theme", theme, "--output", tmp_path / "site", cwd=tmp_path)
    assert run.returncode == 1 and "leads out of" in run.stderr
    assert not (tmp_path / "site").exists()
