"""Judges what `docgen import` keeps of many formats, as a table, with the reasons for what it loses.

    .build/judges/bin/python Tests/Judges/import_soundness.py PROGRAM --corpus FOLDER [--only NAME]... [--seed 1] [--per-document 3]

import_corpus.py says what is in the folder.
"""

import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

from import_corpus import formats
from import_judgement import HEAD, judged, row
from import_runs import Failed, Imported
from import_sites import broken


def judged_alone(program, one, options):
    """A judgement, or why there is none."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = judged(program, one, pathlib.Path(folder), options.seed, options.per_document, options.samples, options.draft)
            found.site = broken(Imported(program, one, pathlib.Path(folder))) if options.site else []
            return found
        except (Failed, subprocess.TimeoutExpired) as problem:
            return f"{one.name}: {problem}"
        except Exception as problem:  # One format that breaks the judge must not hide the others.
            return f"{one.name}: the judge itself: {type(problem).__name__}: {str(problem)[:300]}"


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("program", type=pathlib.Path)
    options.add_argument("--corpus", type=pathlib.Path, required=True)
    options.add_argument("--only", action="append", default=[])
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--per-document", type=int, default=3)
    options.add_argument("--samples", type=int, default=6)
    options.add_argument("--draft", action="append", choices=["2020-12", "7"], default=[])
    options.add_argument("--limit", type=int, default=6, help="how many unsound documents of a format are listed")
    options.add_argument("--site", action="store_true", help="build the site of each format too")
    options = options.parse_args()
    options.draft = options.draft or ["2020-12"]
    program = options.program.resolve()
    failures = []
    print(HEAD, flush=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(lambda one: judged_alone(program, one, options), formats(options.corpus, options.only)):
            if isinstance(found, str):
                print(f"{found.partition(':')[0]:26} ---", flush=True)
                failures.append(found)
                continue
            print(row(found), flush=True)
            more = len(found.unsound) - options.limit
            del found.unsound[options.limit:]
            failures += found.failures()
            failures += [f"{found.name}: and {more} more"] if more > 0 else []
    print("", *failures, sep="\n")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
