"""`scripts/install`, which `make install` runs, in odd folders and over an older installation."""

import os
import shutil
import stat
import subprocess

import pytest
from conftest import ROOT, mostly_soak

ODD = ["plain", "with space", "quote'd \"twice\"", "semi;touch hacked", "$HOME `id` $(id)", "-dash", "naïve*"]


def install(docgen, destination="", prefix="/usr/local", source=ROOT, **options):
    """An installation by `make`, of the program under judgement."""
    # Both are built already.
    command = ["make", "--quiet", "--old-file=program", "--old-file=checker", "install", f"SWIFT={source}/bin-path"]
    shim = source / "bin-path"
    shim.write_text(f'#!/bin/sh\necho "{docgen.binary.parent}"\n')
    shim.chmod(0o755)
    environment = {**os.environ, "DESTDIR": str(destination), "PREFIX": str(prefix)}
    run = subprocess.run(command, cwd=source, env=environment, capture_output=True, encoding="utf-8", **options)
    assert run.returncode == 0, run.stderr


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """The files that an installation reads of the repository, without its history."""
    folder = tmp_path_factory.mktemp("source") / "docgen"
    folder.mkdir()
    for name in ("Makefile", "docgen.yaml"):
        shutil.copy(ROOT / name, folder)
    for name in ("scripts", "themes", "content"):
        shutil.copytree(ROOT / name, folder / name)
    (folder / "Examples/LampReference/.build").mkdir(parents=True)
    (folder / "Examples/LampReference/.build/junk").touch()
    (folder / "Examples/LampReference/README.md").touch()
    return folder


@pytest.mark.parametrize("name", mostly_soak(ODD, ODD[4:5]))
def test_an_installation_works_in_any_folder(docgen, checkout, tmp_path, name):
    """The program is found and finds its files, and nothing of the folder's name is run."""
    target = tmp_path / name
    install(docgen, target, "/opt/a b", checkout)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    share = target / "opt/a b/share/docgen"
    assert (share / "content/providing-services.md").is_file() and (share / "themes/default/templates").is_dir()
    for module in ("checker.wasm", "checker-all.wasm"):
        assert (share / module).exists() == docgen.binary.with_name(module).exists()
    assert not list(share.rglob("junk"))
    assert not (checkout / "hacked").exists()


def test_an_installation_serves_every_user(docgen, checkout, tmp_path):
    """Whatever the mask of whoever installs, files and folders can be read by all."""
    install(docgen, tmp_path / "target", source=checkout, umask=0o077)
    for path in (tmp_path / "target").rglob("*"):
        wanted = 0o755 if path.is_dir() or path.name == "docgen" else 0o644
        assert stat.S_IMODE(path.stat().st_mode) == wanted, path


def test_an_update_removes_what_is_gone_and_nothing_else(docgen, checkout, tmp_path):
    """A guide that docgen no longer has goes; a theme that somebody added stays."""
    share = tmp_path / "usr/local/share/docgen"
    extra = checkout / "content/old.md"
    extra.write_text("---\ntitle: Old\nsummary: Old.\n---\n")
    install(docgen, tmp_path, source=checkout)
    assert (share / "content/old.md").exists()
    (share / "themes/mine").mkdir()
    (share / "themes/mine/theme.yaml").write_text("parent: default\n")
    extra.unlink()
    install(docgen, tmp_path, source=checkout)
    assert not (share / "content/old.md").exists()
    assert (share / "themes/mine/theme.yaml").exists()


@pytest.mark.soak
def test_an_installation_keeps_its_settings_to_its_own_catalogue(docgen, checkout, tmp_path):
    """A site of somebody else's catalogue has neither docgen's footer nor its guides."""
    install(docgen, tmp_path, source=checkout)
    (tmp_path / "work").mkdir()
    (tmp_path / "work/keys.json").write_text(
        '{"format": 1, "title": "Waves", "keys": [{"path": ["Height"], "types": ["real"], "summary": "Sets it."}]}')
    program = tmp_path / "usr/local/bin/docgen"
    for options, isOwn in (([], True), (["--catalogue", "keys.json"], False)):
        run = subprocess.run(
            [program, "build", "--quiet", "--without-downloads", "--output", f"site{isOwn}", *options],
            cwd=tmp_path / "work", capture_output=True, encoding="utf-8")
        assert run.returncode == 0, run.stderr
        page = (tmp_path / f"work/site{isOwn}/index.html").read_text()
        assert ("not affiliated with Apple" in page) == isOwn
        assert (tmp_path / f"work/site{isOwn}/guides/providing-services.html").exists() == isOwn
