"""Runs a command and leaves nothing running that it started, however it ends.

    supervised.py COMMAND [ARGUMENT...]

A signal that ends a program interrupts the command, which has some seconds for its summary; then everything below it is ended.
"""

import contextlib
import pathlib
import signal
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
import processes  # noqa: E402

SECONDS = 5


def main(command):
    """The exit status of the command, or of the signal that interrupted it."""
    processes.adopt()
    process = processes.start(command)
    try:
        return process.wait()
    except processes.Interrupted as name:
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS)
        print(f"judges: ended by {name}; nothing is left running", file=sys.stderr)
        return 128 + signal.Signals[str(name)]
    finally:
        processes.end_all(process)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
