"""CONTRIBUTING.md lists the judges that only `make soak` runs."""

import pathlib
import subprocess
import sys

from conftest import ROOT


def test_the_list_is_complete():
    """The table is what `make soak-list` prints."""
    program = pathlib.Path(__file__).with_name("soak_list.py")
    printed = subprocess.run([sys.executable, program], capture_output=True, encoding="utf-8", check=True).stdout
    assert printed in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), f"CONTRIBUTING.md needs\n{printed}"
