"""Waits until the file system is as quick as it can be.

For minutes after a large tree was deleted, ext4 creates files slowly. A probe creates 2,000 files in a
fresh folder. Its best time on each device is remembered in .build/benchmarks; a first run has nothing to compare with.
"""

import itertools
import time

from programs import TOOLS

FILES = 2000
# Two runs of a probe differ by less where nothing is wrong.
TOLERANCE = 1.25
PATIENCE = 120
PAUSE = 5


def probe(folder):
    """The seconds that creating the files took."""
    folder.mkdir(parents=True)
    started = time.perf_counter()
    for number in range(FILES):
        (folder / str(number)).write_bytes(b"probe")
    return time.perf_counter() - started


def wait_until_quiet(folder):
    """Waits, at most two minutes, and says so in a sentence if it did; the probes' files stay in the folder."""
    memory = TOOLS / f"probe-{folder.stat().st_dev}"
    best = float(memory.read_text()) if memory.exists() else float("inf")
    started = time.perf_counter()
    for number in itertools.count():
        time.sleep(PAUSE if number else 0)
        last = probe(folder / "probes" / str(number))
        waited = time.perf_counter() - started
        best = min(best, last)
        if last <= TOLERANCE * best or waited >= PATIENCE:
            break
    memory.write_text(f"{best}\n")
    if last > TOLERANCE * best:
        state = f"{1000 * last:.0f} ms for {FILES:,} files, {1000 * best:.0f} at best"
        return f"After {waited:.0f} s of waiting the file system was still slow ({state})."
    return f"The run waited {waited:.0f} s for the file system." if number else ""
