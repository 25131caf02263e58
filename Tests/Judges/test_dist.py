"""The output of `make dist`: the same bytes twice, and a program that machines without Swift install, run and remove."""

import fcntl
import os
import pathlib
import re
import shutil
import subprocess
from contextlib import contextmanager

import pytest
from conftest import ROOT, snapshot
from documents import DOCUMENTS, shown_commands, write_given
from program import subcommands

pytestmark = pytest.mark.soak

# Files in which a machine's package database notes what was there once.
OF_THE_DATABASE = r"var/lib/dpkg/|var/log/|var/cache/"


@contextmanager
def once(folder):
    """Makes a folder in the first process of a run that asks for it."""
    with open(f"{folder}.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield not folder.exists()


def shared(factory):
    """The folder of all processes of a run."""
    folder = factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


def run(*command, **options):
    """The finished process, with its output as text."""
    return subprocess.run(
        [*map(str, command)],
        **{"stdin": subprocess.DEVNULL, "capture_output": True, "encoding": "utf-8", "timeout": 1800, **options})


def written():
    """The files that a release consists of."""
    options = os.environ.get("DOCGEN_DIST_OPTIONS", "").split()
    finished = run(ROOT / "scripts/dist/run", *options)
    assert finished.returncode == 0, finished.stdout[-2000:] + finished.stderr
    return ROOT / ".build/dist"


@pytest.fixture(scope="session")
def dist(tmp_path_factory):
    """The files that a release consists of."""
    folder = shared(tmp_path_factory) / "dist"
    with once(folder) as is_first:
        if is_first:
            shutil.copytree(written(), folder)
    return folder


@pytest.fixture(scope="session")
def debian(tmp_path_factory):
    """A Debian with nothing but what every Debian has."""
    if os.geteuid() != 0:
        pytest.fail("a fresh Debian can be set up by root only: run this judge as root", pytrace=False)
    folder = shared(tmp_path_factory) / "debian"
    with once(folder) as is_first:
        if is_first:
            set_up_debian(folder)
    return folder


def set_up_debian(folder, *packages):
    """A Debian with packages, and the folder of the tour."""
    included = [f"--include={','.join(packages)}"] if packages else []
    made = run("mmdebstrap", "--variant=minbase", "--quiet", *included, "bookworm", folder)
    assert made.returncode == 0, made.stderr
    (folder / "tour").mkdir()


class Machine:
    """Runs commands in a Debian, without a network, in the folder /tour."""

    def __init__(self, root, work, is_writable=False):
        self.work = work
        self.command = [
            "bwrap", "--bind" if is_writable else "--ro-bind", root, "/", "--bind", work, "/tour", "--dev", "/dev", "--proc", "/proc",
            "--tmpfs", "/tmp", "--unshare-net", "--unshare-pid", "--die-with-parent", "--clearenv", "--setenv", "HOME", "/tour",
            "--setenv", "PATH", "/tour/docgen/bin:/usr/sbin:/usr/bin:/sbin:/bin", "--chdir", "/tour",
        ]

    def run(self, command):
        """The finished shell."""
        return run(*self.command, "sh", "-c", command)


def take_the_tour(machine, docgen):
    """Runs the commands that README shows, and the help of every command."""
    assert not machine.run("command -v swift; command -v swiftc").stdout
    loaded = machine.run("ldd $(command -v docgen)").stdout
    names = set(re.findall(r"^\s*(\S+)\.so", loaded, re.MULTILINE))
    assert names <= {"linux-vdso", "libc", "libm", "/lib64/ld-linux-x86-64", "/lib/ld-linux-aarch64"}, loaded

    built = machine.run("docgen build --quiet --output site --base-url https://docgen.example/")
    assert built.returncode == 0, built.stderr
    assert (machine.work / "site/check.html").is_file()
    expected = machine.work.parent / "expected"
    assert docgen.build(expected, "--base-url", "https://docgen.example/").returncode == 0
    assert snapshot(machine.work / "site") == snapshot(expected), "the site is not that of another machine"
    for commands in shown_commands(DOCUMENTS["README.md"]):
        (machine.work / "catalogue.json").unlink(missing_ok=True)
        write_given(commands, machine.work)
        for command in commands:
            finished = machine.run(command.replace("docgen serve", "docgen serve --stop-after 1"))
            _, _, file = command.partition(" > ")
            printed = (machine.work / file).read_text() if file else finished.stdout + finished.stderr
            assert finished.returncode == 0 and printed, f"{command}\n{finished.stderr}"
    for name in subcommands(docgen):
        assert machine.run(f"docgen {name} --help").stdout == docgen.run(name, "--help", env={}).stdout, name
    served = machine.run("docgen serve --stop-after 1")
    assert served.returncode == 0 and "127.0.0.1" in served.stdout + served.stderr, served.stderr


def test_the_same_sources_give_the_same_bytes(dist):
    """A second run, which links the program again, changes nothing; SHA256SUMS names every file."""
    assert snapshot(written()) == snapshot(dist)
    checked = run("sha256sum", "--check", "SHA256SUMS", cwd=dist)
    assert checked.returncode == 0, checked.stderr
    assert {line.partition(":")[0] for line in checked.stdout.splitlines()} == {path.name for path in dist.iterdir()} - {"SHA256SUMS"}


def test_documents_name_the_files(dist):
    """Whoever copies a command has a file of that name."""
    text = DOCUMENTS["README.md"] + DOCUMENTS["docs/install.md"]
    named = set(re.findall(r"docgen[-_][\w.-]+\.(?:tar\.gz|deb|whl|zip)", text))
    assert len(named) >= 3 and named <= {path.name for path in dist.iterdir()}


def test_the_archive_runs_without_swift(docgen, dist, debian, tmp_path):
    """It is unpacked anywhere, and removed with its folder."""
    work = tmp_path / "work"
    work.mkdir()
    machine = Machine(debian, work)
    [archive] = dist.glob("*.tar.gz")
    shutil.copy(archive, work)
    unpacked = machine.run(f"tar -xzf {archive.name} && mv {archive.name.removesuffix('.tar.gz')} docgen")
    assert unpacked.returncode == 0, unpacked.stderr
    before = snapshot(work / "docgen")
    take_the_tour(machine, docgen)
    assert snapshot(work / "docgen") == before, "the program writes nothing into its own folder"
    for path in (work / "docgen").rglob("*"):
        assert path.stat().st_mode & 0o777 == (0o755 if path.is_dir() or path.name == "docgen" and path.parent.name == "bin" else 0o644), path
    checked = machine.run("bash -n docgen/share/bash-completion/completions/docgen")
    assert checked.returncode == 0 and not checked.stderr, checked.stderr
    licences = {path.stem for path in (work / "docgen/share/doc/docgen/licences").iterdir()}
    assert licences >= {"swift", "FlyingFox", "swift-argument-parser", "cmark-gfm", "libdeflate", "libyaml", "sqlite"}


def test_the_debian_package_installs_runs_and_purges(docgen, dist, debian, tmp_path):
    """It needs nothing but the C library, and a purge leaves no file."""
    root, work = tmp_path / "root", tmp_path / "work"
    copied = run("cp", "--archive", debian, root)
    assert copied.returncode == 0, copied.stderr
    work.mkdir()
    machine = Machine(root, work, is_writable=True)
    [package] = dist.glob("*.deb")
    shutil.copy(package, work)
    before = files_of(root)
    installed = machine.run(f"dpkg --install {package.name} && command -v docgen")
    assert installed.returncode == 0 and installed.stdout.endswith("/usr/bin/docgen\n"), installed.stderr
    take_the_tour(machine, docgen)
    assert machine.run("dpkg --verify docgen").stdout == ""
    purged = machine.run("dpkg --purge docgen")
    assert purged.returncode == 0, purged.stderr
    assert files_of(root) == before
    assert machine.run("dpkg --status docgen").returncode == 1


def test_the_wheel_installs_runs_and_uninstalls(docgen, dist, tmp_path):
    """Python's own installer is enough, and leaves nothing of the wheel."""
    root, work = tmp_path / "root", tmp_path / "work"
    set_up_debian(root, "python3-venv")
    work.mkdir()
    machine = Machine(root, work, is_writable=True)
    [wheel] = dist.glob("*.whl")
    shutil.copy(wheel, work)
    made = machine.run("python3 -m venv docgen && docgen/bin/python -m compileall -q docgen")
    assert made.returncode == 0, made.stderr
    before = files_of(root), files_of(work / "docgen")
    installed = machine.run(f"pip install --no-index {wheel.name} && command -v docgen")
    assert installed.returncode == 0 and installed.stdout.endswith("/tour/docgen/bin/docgen\n"), installed.stderr
    take_the_tour(machine, docgen)
    removed = machine.run("pip uninstall --yes docgen-plist")
    assert removed.returncode == 0, removed.stderr
    # pip leaves the environment's own folder for such files, empty.
    assert (files_of(root), files_of(work / "docgen") - {"share"}) == before


def files_of(root):
    """The paths of a machine's files and folders."""
    paths = (path.relative_to(root).as_posix() for path in pathlib.Path(root).rglob("*"))
    return {path for path in paths if not re.match(OF_THE_DATABASE, path)}


def test_the_debian_package_follows_debians_rules(dist):
    """Debian's own checker has nothing to say."""
    [package] = dist.glob("*.deb")
    checked = run("lintian", "--allow-root", "--fail-on", "error,warning", "--tag-display-limit", "0", package)
    assert checked.returncode == 0 and not checked.stdout, checked.stdout + checked.stderr
