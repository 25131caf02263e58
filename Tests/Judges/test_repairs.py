"""`validate --fix` under attack: killed, beside editors that save, beside itself, and in folders of others."""

import concurrent.futures
import os
import shutil
import subprocess

import pytest
from conftest import soak

ROOT_ONLY = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>\n'
WRONG = "<key>UIMainStoryboardFile</key><string>Main.storyboard</string>\n"
TAIL = "</dict></plist>\n"


def text(size=0, wrong=WRONG):
    """A list that can be repaired, padded to about a size."""
    filler = "".join(f"<key>Filler{number}</key><string>{'x' * 1000}</string>\n" for number in range(size // 1040))
    return HEAD + filler + wrong + TAIL


def repaired(contents):
    return contents.replace("Main.storyboard", "Main")


def fix(docgen, path, **options):
    """A repair that runs."""
    return subprocess.Popen(
        [docgen.binary, "validate", "--fix", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)


def save(path, contents):
    """As editors save: another file, renamed."""
    other = path.with_name(path.name + "~")
    other.write_text(contents)
    other.rename(path)


@pytest.fixture()
def repair(docgen, steps, tmp_path):
    """The command that repairs a list, and the number of its steps."""
    (tmp_path / "Info.plist").write_text(text())
    command = [docgen.binary, "validate", "--fix", tmp_path / "Info.plist"]
    return command, len(steps.count(command))


@pytest.mark.parametrize("size", [0, soak(500_000)])
def test_a_killed_repair_leaves_the_old_list_or_the_new_one(steps, repair, tmp_path, size):
    """Nothing between, at whichever step it is killed; what it leaves beside the list is private."""
    command, count = repair
    path, old, found = tmp_path / "Info.plist", text(size), []
    for at in range(count + 1):
        path.write_text(old)
        steps.killed(command, at)
        found.append(path.read_text())
        assert found[-1] in (old, repaired(old))
        for left in tmp_path.glob(".docgen-*"):
            assert left.stat().st_mode & 0o077 == 0 or left.read_text() in (old, repaired(old))
            left.unlink()
    assert {old, repaired(old)} == set(found)


@pytest.mark.parametrize("size", [0, soak(400_000)])
def test_a_save_while_a_list_is_repaired_is_not_lost(steps, repair, tmp_path, size):
    """The list holds what was saved last, repaired or not."""
    command, count = repair
    path = tmp_path / "Info.plist"
    for at in range(count + 1):
        path.write_text(text(size))
        saved = text(wrong=f"<key>Saved</key><integer>{at}</integer>\n" + WRONG)
        with steps.stopped(command, at) as process:
            save(path, saved)
        assert path.read_text() in (saved, repaired(saved)), at
        assert process.returncode in (0, 2)
        assert [entry.name for entry in tmp_path.iterdir()] == ["Info.plist"]


@pytest.mark.parametrize("rounds", [1, soak(20)])
def test_repairs_at_the_same_time_leave_a_whole_list(docgen, tmp_path, rounds):
    """Several programs repair one list: it is repaired once, and nothing is left beside it."""
    path = tmp_path / "Info.plist"
    old = text(100_000)
    for _ in range(rounds):
        path.write_text(old)
        with concurrent.futures.ThreadPoolExecutor(3) as pool:
            statuses = list(pool.map(lambda _: fix(docgen, path).wait(), range(3)))
        assert path.read_text() == repaired(old)
        assert [entry.name for entry in tmp_path.iterdir()] == ["Info.plist"]
        assert set(statuses) <= {0, 2}


@ROOT_ONLY
def test_a_repair_keeps_owner_mode_and_attributes(docgen, tmp_path):
    """The owner can still read what root repaired."""
    path = tmp_path / "Info.plist"
    path.write_text(text())
    os.chown(path, 1234, 5678)
    path.chmod(0o640)
    try:
        os.setxattr(path, "user.tag", b"kept")
        hasAttributes = True
    except OSError:
        hasAttributes = False
    assert docgen.run("validate", "--fix", path).returncode == 0
    status = path.stat()
    assert path.read_text() == repaired(text())
    assert (status.st_uid, status.st_gid, status.st_mode & 0o7777) == (1234, 5678, 0o640)
    if hasAttributes:
        assert os.getxattr(path, "user.tag") == b"kept"


@ROOT_ONLY
@pytest.mark.skipif(not shutil.which("setpriv"), reason="needs setpriv")
def test_a_list_of_another_user_is_left(installed, open_folder):
    """A list of another user keeps its owner, and the other lists are repaired."""
    folder = open_folder / "lists"
    folder.mkdir()
    for name in ("a", "b", "c"):
        (folder / f"{name}.plist").write_text(text())
        os.chown(folder / f"{name}.plist", 54321, 54321)
    os.chown(folder / "b.plist", 1234, 1234)
    (folder / "b.plist").chmod(0o666)
    os.chown(folder, 54321, 54321)
    user = ["setpriv", "--reuid", "54321", "--regid", "54321", "--clear-groups"]
    run = installed.run("validate", "--fix", ".", under=user, cwd=folder)
    assert run.returncode == 2 and "[not-repaired]" in run.stdout, run.stdout + run.stderr
    assert (folder / "b.plist").read_text() == text() and (folder / "b.plist").stat().st_uid == 1234
    for name in ("a", "c"):
        assert (folder / f"{name}.plist").read_text() == repaired(text())


def test_a_list_with_two_names_is_left(docgen, tmp_path):
    """Hard links stay links to one file."""
    (tmp_path / "a.plist").write_text(text())
    os.link(tmp_path / "a.plist", tmp_path / "b.txt")
    run = docgen.run("validate", "--fix", tmp_path)
    assert run.returncode == 2 and "hard links" in run.stdout
    assert (tmp_path / "a.plist").read_text() == (tmp_path / "b.txt").read_text() == text()


@pytest.mark.parametrize("rounds", [1, soak(20)])
def test_folders_that_change_lead_no_repair_out(docgen, tmp_path, rounds):
    """A subfolder that becomes a link to another folder at any moment does not bring a repair there."""
    outside, inside = tmp_path / "outside", tmp_path / "inside"
    outside.mkdir()
    for number in range(10 if rounds == 1 else 50):
        (outside / f"{number}.plist").write_text(text())
    before = {path: path.stat().st_ino for path in outside.iterdir()}
    for _ in range(rounds):
        shutil.rmtree(inside, ignore_errors=True)
        inside.mkdir()
        shutil.copytree(outside, inside / "x")
        (inside / "y").symlink_to(outside)
        process = fix(docgen, inside)
        while process.poll() is None:
            os.rename(inside / "x", inside / "z")
            os.rename(inside / "y", inside / "x")
            os.rename(inside / "x", inside / "y")
            os.rename(inside / "z", inside / "x")
        assert {path: path.stat().st_ino for path in outside.iterdir()} == before
        assert all(path.read_text() == text() for path in outside.iterdir())
