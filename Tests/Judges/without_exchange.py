"""Runs a program that cannot exchange two folders, nor open a path without following links in one step, as on an old system."""

import ctypes
import errno
import os
import platform
import struct
import sys

RENAMEAT2 = {"x86_64": 316, "aarch64": 276}
OPENAT2 = 437


def forbid_exchange():
    """Lets the system answer renameat2 and openat2 with ENOSYS (seccomp(2), a filter of five instructions)."""
    program = b"".join(
        struct.pack("HBBI", *line)
        for line in (
            (0x20, 0, 0, 0),  # load the call's number
            (0x15, 1, 0, RENAMEAT2[platform.machine()]),  # skip one line if it is renameat2
            (0x15, 0, 1, OPENAT2),  # skip one line unless it is openat2
            (0x06, 0, 0, 0x00050000 | errno.ENOSYS),
            (0x06, 0, 0, 0x7FFF0000),
        )
    )
    lines = ctypes.create_string_buffer(program)
    filter_ = struct.pack("HxxxxxxP", len(program) // 8, ctypes.addressof(lines))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, ctypes.c_char_p(filter_)):
        raise OSError(ctypes.get_errno(), "prctl")


if __name__ == "__main__":
    forbid_exchange()
    os.execv(sys.argv[1], sys.argv[1:])
