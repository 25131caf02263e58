"""Mach-O programs as compilers and linkers make them, for the judges of what the checker reads in programs."""

import dataclasses
import functools
import pathlib
import shutil
import struct
import subprocess
import tempfile

import pytest

# The systems as the compiler and the linker name them.
TARGETS = {
    "ios": ("apple-ios{}", "ios"), "ios-simulator": ("apple-ios{}-simulator", "ios-simulator"),
    "macos": ("apple-macos{}", "macos"), "watchos": ("apple-watchos{}", "watchos"),
    "tvos": ("apple-tvos{}", "tvos"),
}


@functools.cache
def linker():
    """The command that links Mach-O: Swift's own edition of lld can't."""
    lld = next(filter(None, (shutil.which(name, path="/usr/bin:/usr/lib/llvm-14/bin") for name in ("lld", "lld-14"))), None)
    if not lld or not shutil.which("clang"):
        pytest.skip("needs clang and lld, which scripts/packages test installs")
    return [lld, "-flavor", "ld64"]


def assembly(symbols, methods):
    """Code that uses symbols: functions are called, and the addresses of the others are stored."""
    called = [name for name in symbols if name.islower()]
    stored = [name for name in symbols if name not in called]
    # The same instruction for every processor: one that is there isn't run.
    lines = [".section __TEXT,__text", ".globl _main", "_main:", "  nop"]
    lines += [".section __DATA,__data", *(f".quad {name}" for name in (*called, *stored))]
    if methods:
        lines += [".section __TEXT,__objc_methname,regular,no_dead_strip", *(f'.asciz "{name}"' for name in methods)]
    return "\n".join(lines) + "\n"


@dataclasses.dataclass(frozen=True)
class linked:  # noqa: N801 -- it reads as what it does
    """A program for one processor."""

    symbols: tuple = ()
    methods: tuple = ()
    system: str = "ios"
    oldest: str = "17.0"
    sdk: str = "27.0"
    processor: str = "arm64"
    library: bool = False

    @functools.cache
    def __bytes__(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        try:
            target, platform = TARGETS[self.system]
            (folder / "code.s").write_text(assembly(self.symbols, self.methods))
            subprocess.run(
                ["clang", "-target", f"{self.processor}-{target.format(self.oldest)}", "-c", "code.s", "-o", "code.o"],
                cwd=folder, check=True)
            subprocess.run(
                [*linker(), "-arch", self.processor, "-platform_version", platform, self.oldest, self.sdk, "-undefined",
                 "dynamic_lookup", *(["-dylib"] if self.library else ["-e", "_main"]), "-o", "program", "code.o"],
                cwd=folder, check=True)
            return (folder / "program").read_bytes()
        finally:
            shutil.rmtree(folder)


class universal:  # noqa: N801
    """A file with programs for several processors."""

    def __init__(self, *programs):
        self.programs = programs

    def __bytes__(self):
        programs = [bytes(program) for program in self.programs]
        entries, offset = b"", 8 + 20 * len(programs)
        for program in programs:
            processor, kind = struct.unpack("<II", program[4:12])
            entries += struct.pack(">5I", processor, kind, offset, len(program), 0)
            offset += len(program)
        return struct.pack(">II", 0xCAFEBABE, len(programs)) + entries + b"".join(programs)


def written(product, folder):
    """Writes a product into a folder, linking its programs."""
    files = {path: bytes(content) if isinstance(content, (linked, universal)) else content for path, content in product.files.items()}
    return dataclasses.replace(product, files=files).write(folder)
