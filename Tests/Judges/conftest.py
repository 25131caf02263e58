"""Fixtures of every judge: the site, the program, a site the program has just built."""

import fcntl
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import pytest
from program import ROOT, Docgen, from_environment, judge  # noqa: F401
from small_sites import SmallSites, project
from soak_stages import STAGES, stage_of
from steps import steps  # noqa: F401


def pytest_addoption(parser):
    """The option that chooses one part of the judges."""
    parser.addoption("--stage", choices=list(STAGES), help="run the judges of one stage of the soak")


def pytest_ignore_collect(collection_path, config):
    """Leaves out the files of other stages; each file has a stage, also when all are run."""
    if not re.fullmatch(r"test_\w+\.py", collection_path.name):
        return None
    try:
        stage = stage_of(collection_path)
    except LookupError as problem:
        raise pytest.UsageError(str(problem)) from None
    # Nothing leaves the decision to others.
    return True if config.getoption("--stage") not in (None, stage) else None


def pytest_runtest_logreport(report):
    """Names a failure when it happens: a long run may be stopped before its summary."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\nFAILED {report.nodeid}\n{report.longreprtext}", flush=True)


class SmallDocgen(Docgen):
    """Builds a small reference wherever a build names no other."""

    def __init__(self, binary, options):
        super().__init__(binary)
        self.options = options

    def build(self, output, *arguments, **options):
        missing = [part for option, value in self.options.items() if option not in arguments for part in (option, value)]
        return super().build(output, *missing, *arguments, **options)


def soak(*values):
    """A case of a parametrised test that only `make soak` runs."""
    return pytest.param(*values, marks=pytest.mark.soak)


def mostly_soak(values, quick):
    """Cases of which `make test` runs only the ones in `quick`, and `make soak` all."""
    return [value if value in quick else soak(value) for value in values]


def snapshot(folder):
    """Every file under a folder with a digest of its bytes."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture(scope="session")
def site():
    """The folder under judgement."""
    folder = from_environment("DOCGEN_SITE", "the folder of a built site")
    if not (folder / "index.html").is_file():
        pytest.fail(f"DOCGEN_SITE: no index.html in {folder}", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def checking_site(site):
    """The same, if it has the page that checks files."""
    if not (site / "check.html").is_file():
        pytest.skip("the toolchain could not build the checker's module")
    return site


@pytest.fixture(scope="session")
def catalogue(site):
    """The site's catalogue.json."""
    return json.loads((site / "catalogue.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="session", params=["info-plist", "entitlements", "privacy-manifest"])
def document(request):
    """The id of each document of the reference in turn."""
    return request.param


@pytest.fixture(scope="session")
def part(catalogue, document):
    """The catalogue with the keys of one document alone."""
    return part_of(catalogue, document)


def part_of(catalogue, document):
    """The catalogue with the keys of one document alone. Extension points are declared in the first."""
    ids = [one["id"] for one in catalogue["documents"]]
    return {
        **catalogue,
        "documents": [catalogue["documents"][ids.index(document)]],
        "keys": [key for key in catalogue["keys"] if key["document"] == document],
        "extensionPoints": catalogue["extensionPoints"] if document == ids[0] else [],
    }


@pytest.fixture(scope="session")
def docgen():
    """The program under judgement."""
    return Docgen(from_environment("DOCGEN_BINARY", "the built docgen program"))


@pytest.fixture(scope="session")
def lone_docgen(docgen, tmp_path_factory):
    """The program without the checker's module beside it, which would be most of a small site, and of its cost."""
    path = tmp_path_factory.mktemp("program") / docgen.binary.name
    try:
        os.link(docgen.binary, path)
    except OSError:  # Another file system.
        shutil.copy(docgen.binary, path)
    return Docgen(path)


def may_be_entered(folder):
    """Whether every user can open files in a folder by their path."""
    return all(one.is_dir() and one.stat().st_mode & 0o001 for one in (folder, *folder.parents))


@pytest.fixture(scope="session")
def open_folder():
    """A folder that every user can enter, wherever the repository and the folders of the tests are."""
    bases = [pathlib.Path(name).resolve() for name in (tempfile.gettempdir(), "/tmp", "/var/tmp", "/dev/shm")]
    base = next((base for base in bases if may_be_entered(base)), None)
    if base is None:
        pytest.skip("needs a folder for temporary files that every user can enter")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="docgen-judges-", dir=base))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def installed(docgen, open_folder):
    """The program as `make install` leaves it, which every user can run, away from the repository."""
    prefix = open_folder / "installed"
    subprocess.run(
        [ROOT / "scripts/install", docgen.binary], env={**os.environ, "DESTDIR": "", "PREFIX": str(prefix)}, check=True)
    return Docgen(prefix / "bin/docgen")


@pytest.fixture(scope="session")
def small_docgen(lone_docgen, tmp_path_factory):
    """The program with a small reference."""
    return SmallDocgen(lone_docgen.binary, project(tmp_path_factory.mktemp("small")))


@pytest.fixture(scope="session")
def small_pristine(small_docgen, tmp_path_factory):
    """A small reference to copy. Each worker builds its own, because its guides are in its own folder."""
    folder = tmp_path_factory.mktemp("small-site") / "built"
    run = small_docgen.build(folder)
    assert run.returncode == 0, run.stderr
    return folder


@pytest.fixture()
def small_site(small_pristine, tmp_path):
    """A folder with the small reference, this test's own."""
    return shutil.copytree(small_pristine, tmp_path / "built", symlinks=True)


def built_once(docgen, tmp_path_factory, name, *arguments):
    """A folder the program has just built. All processes of a run have the same one.

    A judge that changes nothing in a site of the whole reference gets it here, or is given DOCGEN_SITE."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    output = shared / name
    with open(shared / f"{name}.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not output.exists():
            run = docgen.build(output, *arguments)
            assert run.returncode == 0, run.stderr
    assert (output / "index.html").is_file()
    return output


@pytest.fixture(scope="session")
def pristine(docgen, tmp_path_factory):
    """A site to look at and to copy."""
    return built_once(docgen, tmp_path_factory, "pristine")


def docset_archive(site):
    """The archive of a site's docset."""
    (archive,) = (path for path in (site / "downloads").glob("*.tgz") if path.name != "site.tgz")
    return archive


@pytest.fixture(scope="session")
def two_forms(small_docgen, tmp_path_factory):
    """A page of a small reference whose listings have two forms."""
    site = built_once(small_docgen, tmp_path_factory, "forms", "--without-downloads", "--code-languages", "xml, json")
    return site / "keys/Extension/ExtensionPointIdentifier.html"


@pytest.fixture()
def built(pristine, tmp_path):
    """The same folder as this test's own."""
    return shutil.copytree(pristine, tmp_path / "built", symlinks=True)


@pytest.fixture(scope="session")
def sites(lone_docgen, tmp_path_factory):
    """Two small sites that replace each other."""
    return SmallSites(lone_docgen, tmp_path_factory.mktemp("sites"), snapshot)


@pytest.fixture()
def output(sites, tmp_path):
    """A folder with the first site, and nothing beside it."""
    folder = tmp_path / "www" / "site"
    assert sites.build(folder, "one").returncode == 0
    return folder
