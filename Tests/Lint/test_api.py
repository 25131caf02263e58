"""The reference of KeyModel: DocC finds every link, and the pages are there."""

import shutil
import subprocess

import pytest
from program import ROOT


def test_the_reference_of_the_library_has_no_broken_link(docgen, tmp_path):
    """It is made from the modules beside the program."""
    if not shutil.which("swift") or not (docgen.binary.parent / "Modules").is_dir():
        pytest.skip("no toolchain, or no modules beside the program")
    run = subprocess.run(
        [ROOT / "scripts/api", docgen.binary.parent, tmp_path / "api"], capture_output=True, encoding="utf-8", check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    pages = tmp_path / "api/documentation/keymodel"
    for name in ("index.html", "declaringkeys/index.html", "key/index.html", "rule/index.html"):
        assert (pages / name).is_file(), name
