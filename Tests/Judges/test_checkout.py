"""README's two commands do everything in a fresh clone, wherever it is."""

import os
import subprocess

import pytest
from conftest import ROOT


@pytest.mark.soak
def test_the_commands_of_readme_work_in_a_private_folder_with_spaces(tmp_path):
    """In a folder that no other user can enter, `make site` publishes the reference and `make test` passes."""
    folder = tmp_path / "a private folder"
    folder.mkdir(mode=0o700)
    checkout = folder / "doc gen"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, checkout], check=True)
    # Temporary files of whoever works there are as private.
    (folder / "tmp").mkdir()
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("DOCGEN_", "PYTEST_"))}
    for goal in ("site", "test"):
        run = subprocess.run(
            ["make", goal], cwd=checkout, env={**environment, "TMPDIR": str(folder / "tmp")}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
        assert run.returncode == 0, f"make {goal}\n{run.stdout[-4000:]}"
    assert (checkout / "public/index.html").is_file()
