"""Starts programs so that everything they start is counted, and ended with them."""

import contextlib
import ctypes
import os
import pathlib
import signal
import subprocess
import sys
import time

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Interrupted(Exception):
    """Somebody ended this program; its text is the signal's name."""


def adopt():
    """Makes processes that lose their parent children of this one, and raises `Interrupted` for the signals that end a program."""
    if sys.platform == "linux":
        PR_SET_CHILD_SUBREAPER = 36
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    for number in SIGNALS:
        signal.signal(number, interrupt)


def interrupt(number, _):
    """Further signals do not end the ending."""
    for other in SIGNALS:
        signal.signal(other, signal.SIG_IGN)
    raise Interrupted(signal.Signals(number).name)


def start(command, **options):
    """A program in its own group, which signals of the terminal do not reach."""
    return subprocess.Popen(command, start_new_session=True, **options)


def below():
    """Every running process below this one, on systems that have /proc."""
    children, ended = {}, set()
    for entry in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            process = int(entry.parent.name)
            state, parent = entry.read_text().rpartition(")")[2].split()[:2]
            children.setdefault(int(parent), []).append(process)
            if state == "Z":
                ended.add(process)
    found, queue = [], [os.getpid()]
    while queue:
        found += (of_one := children.get(queue.pop(), []))
        queue += of_one
    return set(found) - ended


def end_all(process=None, but=frozenset()):
    """Ends what is below this process, some seconds later by force, and collects it. Where there is no /proc, most of it
    is in the group of `process`."""
    for number, seconds in ((signal.SIGTERM, 5), (signal.SIGKILL, 5)):
        if process and process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, number)
        deadline = time.monotonic() + seconds
        # Twice, because a process that changes its parent during the first look is in neither family.
        while (left := (below() | below()) - but) and time.monotonic() < deadline:
            for one in left:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(one, number)
            collect()
            time.sleep(0.05)
        collect()
        if not left:
            return


def collect():
    """Takes the exit status of all that has ended, so that its time is counted."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
