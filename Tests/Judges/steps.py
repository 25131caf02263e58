"""Programs that are killed or stopped at a numbered step: before a call that changes files, or in the middle of a write."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys

import pytest
from program import ROOT

SOURCE = pathlib.Path(__file__).with_name("fixtures") / "steps.c"


def spread(names, count):
    """Some steps at equal distances, and the ones around the last renames, which put the new state in place."""
    even = {(2 * number + 1) * len(names) // (2 * count) for number in range(count)}
    renames = [number for number, name in enumerate(names) if name.startswith("rename")][-2:]
    return sorted(even | {number + after for number in renames for after in (0, 1)})


class Steps:
    """Runs commands with the library that counts their steps."""

    def __init__(self, library, log):
        self.library, self.log = library, log

    def start(self, command, under=(), stop=-1, kill=-1, **options):
        """A command that runs, stops before a step or is killed at one; `under` is a command that starts it."""
        variables = {"LD_PRELOAD": self.library, "STEPS_LOG": self.log, "STEPS_STOP": stop, "STEPS_KILL": kill}
        self.log.unlink(missing_ok=True)
        given = [f"{name}={value}" for name, value in variables.items()]
        return subprocess.Popen(
            [*map(str, under), "/usr/bin/env", *given, *map(str, command)],
            **{"cwd": ROOT, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **options})

    def count(self, command, **options):
        """The names of the calls of a run to the end, which are its steps."""
        assert self.start(command, **options).wait() == 0
        if not self.log.exists():
            pytest.skip("the program takes no preloaded library")
        return self.log.read_text().split()

    def killed(self, command, at, **options):
        """Runs a command to a step; it is at its end if it has fewer."""
        status = self.start(command, kill=at, **options).wait()
        assert status in (0, -signal.SIGKILL), status

    @contextlib.contextmanager
    def stopped(self, command, at, **options):
        """The process of a command that stands still before a step, or is at its end if it has fewer. Afterwards it goes on to its end."""
        process = self.start(command, stop=at, **options)
        try:
            _, status = os.waitpid(process.pid, os.WUNTRACED)
            if os.WIFSTOPPED(status):
                yield process
                process.send_signal(signal.SIGCONT)
                process.wait()
            else:
                process.returncode = os.waitstatus_to_exitcode(status)
                yield process
        finally:
            process.kill()
            process.wait()


@pytest.fixture(scope="session")
def steps(tmp_path_factory):
    """What runs programs step by step."""
    if sys.platform != "linux":
        pytest.skip("libraries are preloaded on Linux alone")
    folder = tmp_path_factory.mktemp("steps")
    compilers = [pathlib.Path(os.path.realpath(shutil.which("swiftc") or "")).with_name("clang"), shutil.which("cc")]
    compiler = next((one for one in compilers if one and os.access(one, os.X_OK)), None)
    if not compiler:
        pytest.skip("needs a compiler of C")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", folder / "steps.so", SOURCE], check=True)
    return Steps(folder / "steps.so", folder / "steps.log")
