"""Counts a folder's files and bytes, finds the longest page, and writes what floor.c reads.

    file_list.py FOLDER [LIST]

Printed are the number of files, of bytes, and of the bytes of the longest HTML page. LIST gets a line with length and path for each file, and then all bytes.
"""

import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
files = sorted(file for file in folder.rglob("*") if file.is_file())
sizes = [file.stat().st_size for file in files]
if len(sys.argv) > 2:
    with open(sys.argv[2], "wb") as output:
        for file, size in zip(files, sizes):
            output.write(f"{size} {file.relative_to(folder)}\n".encode())
        output.write(b"\n")
        for file in files:
            output.write(file.read_bytes())
print(len(files), sum(sizes), max((size for file, size in zip(files, sizes) if file.suffix == ".html"), default=0))
