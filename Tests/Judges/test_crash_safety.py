"""Whatever stops a build, readers have the old site or the new one: whole, or each page where others have files there too."""

import fcntl
import os
import pathlib
import shutil
import signal
import subprocess
import sys

import pytest
from conftest import ROOT, snapshot, soak
from steps import spread

LAUNCHER = pathlib.Path(__file__).with_name("without_exchange.py")
PLAIN_USER = (
    ("setpriv", "--inh-caps=-all", "--bounding-set=-dac_override,-dac_read_search,-fowner")
    if os.geteuid() == 0
    else ()
)


def beside(output):
    """The other things in the folder of the site."""
    return sorted(set(os.listdir(output.parent)) - {output.name})


@pytest.mark.parametrize("kills", [1, soak(150)])
def test_killed_at_any_step(sites, steps, output, kills):
    """The folder has the whole old site until the exchange and the whole new one from there on, and what is left beside it goes."""
    command, found = sites.command(output, "two"), []
    for at in spread(steps.count(command), kills):
        assert sites.build(output, "one").returncode == 0
        assert (sites.which(snapshot(output)), beside(output)) == ("one", [])
        steps.killed(command, at)
        found.append(sites.which(snapshot(output)))
        # What the first left is in the way of the second.
        steps.killed(command, at)
        assert sites.which(snapshot(output)), f"step {at}: neither the old site nor the new one"
    assert set(found) == {"one", "two"} and found == sorted(found)


def states(paths):
    """Everything that the system knows of files but when they were read."""
    found = {}
    for path in paths:
        state = path.lstat()
        found[path] = (state.st_ino, state.st_mode, state.st_uid, state.st_nlink, state.st_mtime_ns, state.st_ctime_ns)
    return found


def is_whole(sites, found):
    """Whether each page belongs to one of the sites, and the pages that both have are there."""
    one, two = sites.expected.values()
    return one.keys() & two.keys() <= found.keys() and all(
        digest in (one.get(path), two.get(path)) for path, digest in found.items() if path != ".docgen-manifest"
    )


def killed_updates(sites, steps, output, under, kills):
    """Builds one site over the other file by file and kills each; a finding where a page is not the old or the new one."""
    others = [output / name for name in ("notes.txt", ".git/HEAD", ".git", "up/deep/file", "up", "link", "pipe")]
    for path in others:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.name == "link":
            path.symlink_to("/nowhere")
        elif path.name == "pipe":
            os.mkfifo(path)
        elif not path.exists():
            path.write_text("mine")
    before, mine = states(others), {"notes.txt", ".git/HEAD", "up/deep/file"}

    def site():
        found = snapshot(output)
        return {path: found[path] for path in found if path not in mine and not path.startswith(".docgen-staging/")}

    moments = spread(steps.count(sites.command(output, "two"), under=under), kills)
    interrupted = 0
    for number, at in enumerate(moments):
        name = ("one", "two")[number % 2]
        steps.killed(sites.command(output, name), at, under=under)
        interrupted += b"unfinished" in (output / ".docgen-manifest").read_bytes()
        if not is_whole(sites, site()):
            yield f"killed at step {at}: a page is neither the old one nor the new one"
        if states(others) != before:
            yield f"killed at step {at}: somebody's file was touched"
        # Every third build has to go on from what two killed ones left.
        if number % 3:
            run = sites.build(output, name, under=under)
            if run.returncode or sites.which(site()) != name:
                yield f"build after step {at}: not the whole site, {run.stderr}"
    run = sites.build(output, "one", under=under)
    if run.returncode or sites.which(site()) != "one" or states(others) != before:
        yield f"last build: not the whole site, or somebody's file was touched, {run.stderr}"
    for path in others:
        if path.is_file() and path.name != "link" and path.read_text() != "mine":
            yield f"{path} has other contents"
    if interrupted < len(moments) // 4:
        yield f"only {interrupted} of {len(moments)} builds were killed while they replaced files"


@pytest.mark.parametrize("kills", [2, soak(100)])
def test_killed_while_files_are_replaced(sites, steps, output, kills):
    """In a folder with files of others, each page is the old one or the new one, and the next build completes the site."""
    assert list(killed_updates(sites, steps, output, (), kills)) == []
    assert beside(output) == []


@pytest.mark.parametrize("kills", [1, soak(60)])
def test_killed_without_an_exchange(sites, steps, output, kills):
    """The same where the system cannot exchange folders."""
    without = (sys.executable, str(LAUNCHER))
    assert list(killed_updates(sites, steps, output, without, kills)) == []
    for path in ("notes.txt", "link", "pipe"):
        (output / path).unlink()
    for path in (".git", "up"):
        shutil.rmtree(output / path)
    inode = output.stat().st_ino
    for name in ("two", "one"):
        assert sites.build(output, name, under=without).returncode == 0
        assert sites.which(snapshot(output)) == name
    assert output.stat().st_ino == inode
    assert beside(output) == []


@pytest.mark.parametrize("kills", [1, soak(80)])
def test_newcomers_outlive_killed_builds(sites, steps, output, kills):
    """A file that somebody puts into the folder during a build is there after the next one, if the first was killed."""
    names = steps.count(sites.command(output, "two"))
    for number, at in enumerate(spread(names, kills)):
        newcomer = output / f"report-{number}.txt"
        # Killed at once, or some steps later.
        with steps.stopped(sites.command(output, "one" if number % 2 else "two"), at, kill=at + number % 3):
            newcomer.write_text("mine")
        assert sites.build(output, "one").returncode == 0
        assert newcomer.read_text() == "mine"
        newcomer.unlink()
        assert beside(output) == []


@pytest.fixture()
def small_disk(tmp_path):
    """A file system of four megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    mount = [*as_root, "mount", "-t", "tmpfs", "-o", f"size=4m,uid={os.geteuid()}"]
    try:
        done = subprocess.run([*mount, "docgen-judge", str(disk)], capture_output=True)
    except FileNotFoundError:
        done = None
    if not done or done.returncode:
        pytest.skip("mounting needs root or sudo; test_output_folder's limit on file sizes tests the same")
    yield disk, as_root
    subprocess.run([*as_root, "umount", str(disk)], check=True)


@pytest.mark.parametrize("parts", [3, soak(20)])
def test_a_disk_that_fills_up(sites, small_disk, parts):
    """Whatever space is left, the build succeeds or reports that it failed."""
    disk, as_root = small_disk
    output = disk / "site"
    assert sites.build(output, "one").returncode == 0
    state, reported = os.statvfs(disk), 0
    room = state.f_bavail * state.f_frsize
    for part in range(parts):
        (disk / "filler").write_bytes(bytes(room - part * 64 * 1024))
        before = sites.which(snapshot(output))
        wanted = "two" if before == "one" else "one"
        run = sites.build(output, wanted)
        (disk / "filler").unlink()
        if run.returncode:
            reported += 1
            assert run.returncode == 2 and "error: Cannot " in run.stderr, run.stderr
        assert sites.which(snapshot(output)) == (before if run.returncode else wanted)
    assert reported, "the disk never filled up"
    subprocess.run([*as_root, "mount", "-o", "remount,ro", str(disk)], check=True)
    before = snapshot(output)
    run = sites.build(output, "two" if sites.which(before) == "one" else "one")
    assert run.returncode == 2 and "error: Cannot " in run.stderr, run.stderr
    assert snapshot(output) == before


@pytest.mark.parametrize("closed", ["site", "its parent"])
def test_a_folder_that_may_not_be_written(sites, output, closed):
    """A folder that is closed, or in a closed one, has the new site whole and stays closed."""
    folder = output if closed == "site" else output.parent
    folder.chmod(0o555)
    run = sites.build(output, "two", under=PLAIN_USER)
    mode = folder.stat().st_mode & 0o777
    folder.chmod(0o755)
    assert mode == 0o555
    # Nothing can be put beside the site where its parent is closed, so its files are replaced one by one.
    assert run.returncode == 0, run.stderr
    assert sites.which(snapshot(output)) == "two"
    assert beside(output) == []


def test_builds_at_once(sites, output):
    """Builds into one folder wait for each other, and the last one's site is whole."""
    processes = [
        subprocess.Popen(sites.command(output, name), cwd=ROOT, stderr=subprocess.PIPE)
        for name in ("one", "two") * 2
    ]
    for process in processes:
        error = process.communicate(timeout=60)[1]
        assert process.returncode == 0, error
    assert sites.which(snapshot(output))
    assert beside(output) == []


@pytest.mark.soak
def test_a_build_that_hangs(sites, output):
    """A build that does not get the folder in time says who has it, and leaves it alone."""
    lock = output.parent / f".{output.name}.docgen-lock"
    before = snapshot(output)
    with lock.open("w") as file:
        file.write(f"{os.getpid()}\n")
        file.flush()
        fcntl.flock(file, fcntl.LOCK_EX)
        run = sites.build(output, "two", timeout=30)
        assert run.returncode == 2
        assert f"process {os.getpid()}" in run.stderr and "[output-locked]" in run.stderr
        assert snapshot(output) == before
    assert sites.build(output, "two").returncode == 0
    assert beside(output) == []


def test_an_interrupt_from_the_keyboard(sites, steps, output):
    """Ctrl-C leaves a whole site, like any other end."""
    with steps.stopped(sites.command(output, "two"), 100) as process:
        process.send_signal(signal.SIGINT)
    assert process.returncode == -signal.SIGINT
    assert sites.which(snapshot(output)) == "one"
    assert sites.build(output, "two").returncode == 0
    assert beside(output) == []
