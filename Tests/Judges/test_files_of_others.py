"""Files that docgen did not write stay as they are, whatever others do in the output folder meanwhile."""

import os
import pathlib
import shutil
import signal
import stat
import subprocess
import sys

import pytest
from conftest import ROOT, snapshot, soak
from steps import spread

IS_ROOT = os.geteuid() == 0


def states(paths):
    """Everything that the system knows of files but when they were read; a link or a rename of one shows."""
    found = {}
    for path in paths:
        state = path.lstat()
        found[path] = (
            state.st_ino, state.st_mode, state.st_uid, state.st_gid, state.st_nlink, state.st_mtime_ns, state.st_ctime_ns,
        )
    return found


def build(sites, output, name, **options):
    run = sites.build(output, name, **options)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("builds", [1, soak(60)])
def test_files_saved_during_a_build_stay(sites, steps, output, builds):
    """A file that somebody replaces at any step of a build holds what was saved, also where it is the only one."""
    folder, notes = output / "up", output / "notes.txt"

    def save_at(at, path, number):
        with steps.stopped(sites.command(output, "one" if number % 2 else "two"), at) as process:
            (output / "saving").write_text(f"save {number}")
            os.replace(output / "saving", path)
        assert process.returncode == 0
        assert path.read_text() == f"save {number}"
        assert (output.parent / "site.kept-1").exists() is False
        path.unlink()

    # The folder is docgen's alone until the file comes.
    for number, at in enumerate(spread(steps.count(sites.command(output, "two")), builds)):
        save_at(at, notes, number + 1)
    folder.mkdir()
    for other in range(50):
        (folder / f"{other}.txt").write_text("mine")
    for number, at in enumerate(spread(steps.count(sites.command(output, "two")), builds)):
        (folder / "!notes.txt").write_text("before")
        save_at(at, folder / "!notes.txt", number + 1)
    assert sorted(os.listdir(output.parent)) == ["site"]


@pytest.mark.skipif(not IS_ROOT, reason="owners are given by root")
def test_owners_and_modes_stay(sites, output):
    """Folders and files of other users keep owner, mode and attributes, and so do the site's own folders."""
    uploads = output / "uploads"
    uploads.mkdir()
    (uploads / "private.txt").write_text("secret")
    (uploads / "private.txt").chmod(0o640)
    (uploads / "run.cgi").write_text("#!/bin/sh\n")
    (uploads / "run.cgi").chmod(0o755)
    for path in (uploads, *uploads.iterdir(), output, output / "keys"):
        os.chown(path, 1234, 1234)
    (output / "keys").chmod(0o2775)
    try:
        os.setxattr(output, "user.tag", b"kept")
        os.setxattr(uploads, "user.tag", b"kept")
    except OSError:
        pass
    before = states([uploads, *uploads.iterdir()])
    for name in ("two", "one"):
        build(sites, output, name)
        assert states(before) == before
        assert "user.tag" not in os.listxattr(uploads) or os.getxattr(uploads, "user.tag") == b"kept"
    shutil.rmtree(uploads)
    tags = os.listxattr(output)
    build(sites, output, "two")
    for path in (output, output / "keys"):
        assert (path.stat().st_uid, path.stat().st_gid) == (1234, 1234)
    assert stat.S_IMODE((output / "keys").stat().st_mode) == 0o2775
    assert os.listxattr(output) == tags


def mounted(script, *arguments):
    """Runs a shell script in a new mount namespace."""
    if sys.platform != "linux" or not IS_ROOT:
        pytest.skip("mounts in a namespace need root on Linux")
    command = ["unshare", "--mount", "sh", "-ec"]
    if subprocess.run([*command, "mount --bind /tmp /mnt"], capture_output=True).returncode:
        pytest.skip("mounting is not permitted")
    return subprocess.run([*command, script, "sh", *map(str, arguments)], capture_output=True, encoding="utf-8")


@pytest.mark.parametrize("kind", ["bind", soak("tmpfs")])
def test_a_mount_in_the_folder_is_left_alone(sites, output, tmp_path, kind):
    """Files of a file system that is mounted below the folder stay, with their modes."""
    store = tmp_path / "store"
    store.mkdir()
    (store / "precious.txt").write_text("precious")
    (store / "precious.txt").chmod(0o600)
    os.mkfifo(store / "pipe")
    (output / "m").mkdir()
    mount = 'mount --bind "$2" "$1/m"' if kind == "bind" else 'mount -t tmpfs none "$1/m"; cp -a "$2/." "$1/m"'
    run = mounted(
        f'{mount}; before=$(stat -c "%n %i %a %Z" "$1"/m/*); site=$1; shift 2; "$@"; '
        'test "$before" = "$(stat -c "%n %i %a %Z" "$site"/m/*)"; cat "$site/m/precious.txt"; '
        'grep -q two "$site/keys/Key1.html"',
        output, store, *sites.command(output, "two"),
    )
    assert (run.returncode, run.stdout) == (0, "precious"), run.stderr
    assert sorted(os.listdir(output.parent)) == ["site"]


def test_a_mount_in_the_way_is_refused(sites, output, tmp_path):
    """If something is mounted at a folder that the site needs, nothing is written."""
    store = tmp_path / "store"
    store.mkdir()
    (store / "Key1.html").write_text("mine")
    before = snapshot(output)
    run = mounted(
        'site=$1; mount --bind "$2" "$1/keys"; shift 2; "$@" || test $? = 2',
        output, store, *sites.command(output, "two"),
    )
    assert run.returncode == 0 and "[output-not-ours]" in run.stderr, run.stderr
    assert snapshot(output) == before
    assert snapshot(store).keys() == {"Key1.html"}


def test_a_mount_point_is_published_into(sites, output):
    """The folder may be a mount point itself."""
    run = mounted(
        'site=$1; mount -t tmpfs none "$1"; shift; "$@"; "$@"; test -f "$site/index.html"; ls -A "$site" | grep docgen-',
        output, *sites.command(output, "two"),
    )
    assert (run.returncode, run.stdout) == (0, ".docgen-manifest\n"), run.stderr


def test_the_current_folder_is_published_into(sites, output, lone_docgen):
    """`--output .` leaves the shell in a folder that is there, for as many builds as you like."""
    inode = output.stat().st_ino
    project = ("--theme", ROOT / "themes" / "default")
    for name in ("two", "one", "two"):
        run = lone_docgen.run("build", "--quiet", "--output", ".", *sites.options[name], *project, cwd=output)
        assert run.returncode == 0, run.stderr
        assert sites.which(snapshot(output)) == name
    assert output.stat().st_ino == inode
    run = lone_docgen.run("build", "--quiet", "--output", "..", *sites.options["one"], *project, cwd=output / "keys")
    assert run.returncode == 0, run.stderr
    assert output.stat().st_ino == inode


@pytest.mark.parametrize("owner", ["docgen", soak("stranger")])
def test_an_immutable_file_stops_no_build(sites, output, owner):
    """An immutable file stays; the site around it is published."""
    path = output / ("locked.txt" if owner == "stranger" else "assets/theme.js")
    if owner == "stranger":
        path.write_text("mine")
    elif not path.exists():
        path = next((output / "assets").iterdir())
    if not shutil.which("chattr") or subprocess.run(["chattr", "+i", path], capture_output=True).returncode:
        pytest.skip("the file system has no immutable files, or this is not root")
    try:
        before = states([path])
        for name in ("two", "one"):
            build(sites, output, name)
            assert states([path]) == before
            assert name.encode() in (output / "keys" / "Key1.html").read_bytes()
        assert sorted(os.listdir(output.parent)) == ["site"]
    finally:
        subprocess.run(["chattr", "-i", path], check=True)


ATTACK = """
import ctypes, os, sys
libc = ctypes.CDLL(None, use_errno=True)
folder = os.open(sys.argv[1], os.O_RDONLY)
# Only now, because folders above this one may be closed to others.
os.setgroups([])
os.setgid(1234)
os.setuid(1234)
one, other = sys.argv[2].encode(), sys.argv[3].encode()
while True:
    libc.renameat2(folder, one, folder, other, 2)
"""


@pytest.mark.skipif(not IS_ROOT or sys.platform != "linux", reason="another user needs root, the exchange Linux")
@pytest.mark.parametrize("owned, builds", [("site", 2), soak("site", 20), soak("uploads", 20)])
def test_links_that_come_and_go_are_not_followed(sites, output, tmp_path, builds, owned):
    """Who owns a folder of the site, or all of it, cannot make the build of another user read or change files elsewhere."""
    victim = tmp_path / "victim"
    victim.mkdir(mode=0o700)
    secrets = ["precious.txt", "Key1.html", "Key2.html", "index.html"]
    for name in secrets:
        (victim / name).write_text("a secret")
        (victim / name).chmod(0o600)
    attacked, folder = (output, "keys") if owned == "site" else (output / "uploads", "x")
    if owned == "uploads":
        (attacked / folder).mkdir(parents=True)
        for name in secrets:
            (attacked / folder / name).write_text("mine")
    (attacked / "y").symlink_to(victim)
    for path in (attacked, attacked / folder, attacked / "y"):
        os.chown(path, 1234, 1234, follow_symlinks=False)
    before = states([victim, *victim.iterdir()])
    attack = subprocess.Popen([sys.executable, "-c", ATTACK, attacked, folder, "y"])
    try:
        for number in range(builds):
            run = sites.build(output, "two" if number % 2 else "one")
            assert "Fatal error" not in run.stderr
            assert states(before) == before
            attack.send_signal(signal.SIGSTOP)
            os.waitpid(attack.pid, os.WUNTRACED)
            files = [pathlib.Path(path, name) for path, _, names in os.walk(output) for name in names]
            assert not [p for p in files if stat.S_ISREG(p.lstat().st_mode) and p.read_bytes() == b"a secret"]
            attack.send_signal(signal.SIGCONT)
        assert attack.poll() is None
    finally:
        attack.kill()
        attack.wait()
    assert states(before) == before
