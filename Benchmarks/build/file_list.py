"""Writes what floor.c reads: a line with length and path for each file of a folder, and then all bytes.

    file_list.py FOLDER LIST

Printed are the number of files and of bytes. A program of its own, so that its memory is not the runner's.
"""

import pathlib
import sys

folder, target = map(pathlib.Path, sys.argv[1:])
files = sorted(file for file in folder.rglob("*") if file.is_file())
sizes = [file.stat().st_size for file in files]
with target.open("wb") as output:
    for file, size in zip(files, sizes):
        output.write(f"{size} {file.relative_to(folder)}\n".encode())
    output.write(b"\n")
    for file in files:
        output.write(file.read_bytes())
print(len(files), sum(sizes))
