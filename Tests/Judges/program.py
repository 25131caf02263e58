"""The repository, the program under judgement, and how a judge reports what it finds."""

import os
import pathlib
import pty
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def from_environment(name, meaning):
    """The path in an environment variable, without which no test is possible."""
    value = os.environ.get(name)
    if not value:
        pytest.fail(f"set {name} to {meaning}", pytrace=False)
    path = pathlib.Path(value).resolve()
    if not path.exists():
        pytest.fail(f"{name}: nothing at {path}", pytrace=False)
    return path


class Docgen:
    """Runs the program in the repository's root, where its defaults hold."""

    def __init__(self, binary):
        self.binary = binary

    def run(self, *arguments, under=(), **options):
        """The finished process, with its output as text; `under` is a command that starts it."""
        return subprocess.run(
            [*under, self.binary, *map(str, arguments)],
            **{
                "cwd": ROOT,
                "stdin": subprocess.DEVNULL,
                "capture_output": True,
                "encoding": "utf-8",
                "timeout": 300,
                **options,
            },
        )

    def printed(self, *arguments, **options):
        """What a terminal shows: messages and results in the order in which they are written."""
        merged = {"capture_output": False, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        return self.run(*arguments, **merged, **options).stdout

    def build(self, output, *arguments, **options):
        """A quiet build into a folder."""
        return self.run("build", "--quiet", "--output", output, *arguments, **options)


def on_terminal(docgen, *arguments, cwd=ROOT, **environment):
    """The program's output to a terminal."""
    reader, writer = pty.openpty()
    process = subprocess.Popen(
        [docgen.binary, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=writer,
        cwd=cwd,
        env={**os.environ, "TERM": "xterm-256color", **environment},
    )
    os.close(writer)
    output = b""
    try:
        while chunk := os.read(reader, 65536):
            output += chunk
    except OSError:
        pass  # Linux reports the closed other end as an error.
    os.close(reader)
    process.wait(timeout=60)
    return output.decode()


def judge(failures, limit=40):
    """Fails with all findings at once, because one run should show every mistake."""
    failures = list(failures)
    if failures:
        more = [f"... and {len(failures) - limit} more"] if len(failures) > limit else []
        pytest.fail("\n".join([f"{len(failures)} findings", *failures[:limit], *more]), pytrace=False)


def subcommands(docgen):
    """The commands that the program's help lists."""
    listed = docgen.run("--help").stdout.partition("SUBCOMMANDS:")[2]
    names = re.findall(r"^ {1,4}([a-z][a-z-]*)(?: \(default\))?(?:\s{2,}|$)", listed, re.MULTILINE)
    return [name for name in names if name != "help"]
