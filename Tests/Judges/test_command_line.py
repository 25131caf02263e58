"""What the program prints, where, and with which exit status."""

import json
import os
import pty
import re
import subprocess

import pytest
from schema_readers import metaschema_complaints, shown

ESCAPE = "\x1b"
IDENTIFIER = "NSExtensionPointIdentifier"


def subcommands(docgen):
    """The commands that the program's help lists."""
    listed = docgen.run("--help").stdout.partition("SUBCOMMANDS:")[2]
    names = re.findall(r"^ {1,4}([a-z][a-z-]*)(?: \(default\))?(?:\s{2,}|$)", listed, re.MULTILINE)
    return [name for name in names if name != "help"]


def on_terminal(docgen, *arguments, **environment):
    """What the program writes to a terminal."""
    reader, writer = pty.openpty()
    process = subprocess.Popen(
        [docgen.binary, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=writer,
        env={**os.environ, "TERM": "xterm-256color", **environment},
    )
    os.close(writer)
    output = b""
    try:
        while chunk := os.read(reader, 65536):
            output += chunk
    except OSError:
        pass  # How Linux says that nobody holds the other end any more.
    os.close(reader)
    process.wait(timeout=60)
    return output.decode()


def test_version(docgen):
    """A version number on standard output."""
    run = docgen.run("--version")
    assert run.returncode == 0
    assert re.search(r"\b\d+\.\d+(\.\d+)?\b", run.stdout)


def test_help_shows_examples(docgen):
    """Every command explains itself with a command line to copy."""
    names = subcommands(docgen)
    assert {"build", "show", "schema", "check"} <= set(names)
    for name in names:
        run = docgen.run(name, "--help")
        assert run.returncode == 0, name
        example = rf"^\s*(\$ )?docgen {name}\b"
        assert re.search(example, run.stdout, re.MULTILINE), f"no example:\n{run.stdout}"


@pytest.mark.parametrize("arguments", [["bild"], ["build", "--ouput", "x"], ["show"]])
def test_wrong_usage(docgen, arguments):
    """A usage error is told on standard error alone."""
    run = docgen.run(*arguments)
    assert run.returncode not in (0, None) and run.returncode > 0
    assert run.stderr.strip() and not run.stdout.strip()


def test_show(docgen):
    """A key's path, type, platforms and values."""
    run = docgen.run("show", IDENTIFIER)
    assert run.returncode == 0, run.stderr
    for part in (f"NSExtension/{IDENTIFIER}", "string", "iOS", "8.0", "macOS", "10.10"):
        assert part in run.stdout
    assert "com.apple.share-services" in run.stdout


def test_show_misspelt(docgen):
    """A near miss is named."""
    run = docgen.run("show", "NSExtensionPointIdentifer")
    assert run.returncode == 1
    assert IDENTIFIER in run.stderr and not run.stdout


def test_show_ambiguous(docgen, catalogue):
    """A name that several keys share lists all their paths."""
    paths = [shown(key["path"]) for key in catalogue["keys"] if key["name"] == "default"]
    assert len(paths) > 1, "the catalogue has no two keys named default"
    run = docgen.run("show", "default")
    assert run.returncode > 0
    assert all(path in run.stderr for path in paths), run.stderr


def test_show_path(docgen):
    """A full path is never ambiguous."""
    path = "NSServices/[]/NSMenuItem/default"
    run = docgen.run("show", path)
    assert run.returncode == 0, run.stderr
    assert path in run.stdout


@pytest.mark.parametrize(
    "arguments",
    [["show", IDENTIFIER], ["show", "NSExtensionPointIdentifer"], ["--help"], ["check"]],
    ids=" ".join,
)
def test_no_colour_in_pipes(docgen, arguments):
    """Nobody asked for escapes in a file."""
    run = docgen.run(*arguments)
    assert ESCAPE not in run.stdout + run.stderr


@pytest.mark.parametrize("name", [IDENTIFIER, "NSExtensionPointIdentifer"])
def test_no_color(docgen, name):
    """NO_COLOR holds on a terminal too, whatever its value (https://no-color.org)."""
    output = on_terminal(docgen, "show", name, NO_COLOR="1")
    assert IDENTIFIER in output and ESCAPE not in output


@pytest.mark.parametrize(
    ("arguments", "draft"),
    [
        ([], "https://json-schema.org/draft/2020-12/schema"),
        (["--draft", "7"], "http://json-schema.org/draft-07/schema"),
        (["com.apple.share-services"], "https://json-schema.org/draft/2020-12/schema"),
    ],
    ids=["whole", "draft 7", "extension point"],
)
def test_schema(docgen, arguments, draft):
    """A schema on standard output, for a pipe."""
    run = docgen.run("schema", *arguments)
    assert run.returncode == 0, run.stderr
    schema = json.loads(run.stdout)
    assert schema["$schema"].rstrip("#") == draft
    assert not metaschema_complaints(schema)


def test_schema_is_the_published_one(docgen, site):
    """The command and the site give the same schema, but for the address of its publication."""
    published = json.loads((site / "schemas" / "com.apple.share-services.schema.json").read_text())
    printed = json.loads(docgen.run("schema", "com.apple.share-services").stdout)
    for schema in (published, printed):
        schema.pop("$id", None)
    assert printed == published


def test_schema_misspelt(docgen):
    """An unknown extension point is an error that names the near miss."""
    run = docgen.run("schema", "com.apple.share-servces")
    assert run.returncode > 0
    assert "com.apple.share-services" in run.stderr and not run.stdout


def test_check(docgen):
    """The project's own catalogue and content are clean."""
    run = docgen.run("check")
    assert run.returncode == 0, run.stdout + run.stderr
