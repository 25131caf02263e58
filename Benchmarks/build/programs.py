"""The measured programs: where they are, and one run of one."""

import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TOOLS = ROOT / ".build" / "benchmarks"


class Run:
    """One run of a program: seconds, and the most memory that it and its children had, in MB."""

    def __init__(self, command, folder=None):
        with tempfile.TemporaryFile() as output:
            started = time.perf_counter()
            process = subprocess.Popen(command, stdout=output, stderr=output, cwd=folder)
            _, status, usage = os.wait4(process.pid, 0)
            self.seconds = time.perf_counter() - started
            output.seek(0)
            self.output = output.read().decode(errors="replace")
        if os.waitstatus_to_exitcode(status) != 0:
            sys.exit(f"{command[0]} failed:\n{self.output[-2000:]}")
        # Kilobytes on Linux, bytes on macOS. A child begins with this script's own memory, which is small.
        self.memory = usage.ru_maxrss / (1 << 20 if platform.system() == "Darwin" else 1 << 10)


def script(name, *arguments):
    """The output of a script of this folder. It runs as a separate process, whose memory is not counted."""
    command = [sys.executable, str(HERE / name), *map(str, arguments)]
    finished = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if finished.returncode != 0:
        sys.exit(f"{name} failed.")
    return finished.stdout


def tool(name):
    """A program of the Python packages, found without the start of an interpreter."""
    packages = next((TOOLS / "venv" / "lib").glob("python*/site-packages"))
    found = {
        "hugo": [*packages.glob("hugo/binaries/hugo*")],
        "pagefind": [*packages.glob("pagefind_bin/**/pagefind*")],
    }[name]
    programs = [path for path in found if path.is_file() and os.access(path, os.X_OK)]
    return str(min(programs, key=lambda path: len(path.name)))


def install():
    """The Python packages, and the floor's program."""
    wanted = (HERE / "requirements.txt").read_text(encoding="utf-8")
    stamp = TOOLS / "installed"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(TOOLS, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(TOOLS / "venv")], check=True)
        pip = [str(TOOLS / "venv" / "bin" / "python"), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, "-r", str(HERE / "requirements.txt")], check=True)
        stamp.write_text(wanted, encoding="utf-8")
    compiler = os.environ.get("CC", "cc")
    subprocess.run([compiler, "-O2", "-o", str(TOOLS / "floor"), str(HERE / "floor.c")], check=True)
