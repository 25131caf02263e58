"""Runs a command and leaves nothing running that it started, however it ends.

    supervised.py COMMAND [ARGUMENT...]

A signal that ends a program interrupts the command, which has some seconds to finish; then everything below it is killed.
"""

import contextlib
import ctypes
import os
import pathlib
import signal
import subprocess
import sys
import time

# What an interrupted run may still take, for its summary.
SECONDS = 5
PR_SET_CHILD_SUBREAPER = 36


class Interrupted(Exception):
    """A signal arrived."""


def interrupt(number, _):
    """Ends the wait for the command; further signals do not end the ending."""
    for other in SIGNALS:
        signal.signal(other, signal.SIG_IGN)
    raise Interrupted(number)


SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def below():
    """Every process below this one, on systems that have /proc."""
    children = {}
    for entry in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            state, parent = entry.read_text().rpartition(")")[2].split()[:2]
            if state != "Z":
                children.setdefault(int(parent), []).append(int(entry.parent.name))
    found, queue = [], [os.getpid()]
    while queue:
        of_one = children.get(queue.pop(), [])
        found += of_one
        queue += of_one
    return found


def kill_all(process):
    """Kills what is left, again while something new appears."""
    with contextlib.suppress(ProcessLookupError):
        # Where there is no /proc, most of it is in the group of the command.
        os.killpg(process.pid, signal.SIGKILL)
    for _ in range(100):
        left = below()
        for one in left:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(one, signal.SIGKILL)
        # Takes away what has ended.
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        if not left:
            return
        time.sleep(0.02)


def main(command):
    """The exit status of the command, or of the signal that interrupted it."""
    if sys.platform == "linux":
        # Processes whose parent has ended become children of this one.
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    for number in SIGNALS:
        signal.signal(number, interrupt)
    process = subprocess.Popen(command, start_new_session=True)
    try:
        return process.wait()
    except Interrupted as interrupted:
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS)
        (number,) = interrupted.args
        print(f"judges: ended by {signal.Signals(number).name}; nothing is left running", file=sys.stderr)
        return 128 + number
    finally:
        kill_all(process)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
