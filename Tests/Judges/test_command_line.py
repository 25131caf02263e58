"""The program's output, where it goes, and the exit status."""

import json
import os
import plistlib
import shutil
import subprocess

import pytest
import rule_fixtures
from conftest import ROOT, judge, snapshot, soak
from program import on_terminal
from schema_readers import Reader, causes, metaschema_complaints, nested, shown
from small_sites import catalogue

ESCAPE = "\x1b"
IDENTIFIER = "NSExtensionPointIdentifier"


def test_without_proc_nothing_succeeds(docgen, tmp_path):
    """If the program cannot know what it was asked, it does not say that all is well."""
    hidden = ["unshare", "--mount", "sh", "-ec", 'mount -t tmpfs none /proc; exec "$@"', "sh"]
    if not shutil.which("unshare") or subprocess.run([*hidden, "true"], capture_output=True).returncode:
        pytest.skip("hiding /proc needs root on Linux")
    (tmp_path / "Info.plist").write_text("<plist><dict>")
    run = subprocess.run(
        [*hidden, docgen.binary, "validate", tmp_path / "Info.plist"], capture_output=True, encoding="utf-8")
    assert (run.returncode, run.stdout) == (2, "") and "cannot read its arguments" in run.stderr, run


@pytest.mark.parametrize("name", [IDENTIFIER, soak("NSExtensionPointIdentifer")])
def test_no_color(docgen, name):
    """NO_COLOR, with any value, turns colours off on a terminal too (https://no-color.org)."""
    output = on_terminal(docgen, "show", name, NO_COLOR="1")
    assert IDENTIFIER in output and ESCAPE not in output


@pytest.mark.parametrize(
    ("arguments", "draft"),
    [
        ([], "https://json-schema.org/draft/2020-12/schema"),
        soak(["--draft", "7"], "http://json-schema.org/draft-07/schema"),
        soak(["com.apple.share-services"], "https://json-schema.org/draft/2020-12/schema"),
        soak(["--profile", "built", "--strict"], "https://json-schema.org/draft/2020-12/schema"),
        soak(["--editor", "--draft", "7"], "http://json-schema.org/draft-07/schema"),
        soak(["--platform", "ios", "--minimum-version", "9.0"], "https://json-schema.org/draft/2020-12/schema"),
        (
            ["com.apple.keyboard-service", "--platform", "mac-catalyst", "--profile", "built",
             "--strict", "--editor", "--draft", "7"],
            "http://json-schema.org/draft-07/schema",
        ),
    ],
    ids=["whole", "draft 7", "extension point", "profiles", "editor", "platform", "everything"],
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


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        soak([], "info-plist.schema.json"),
        soak(["--profile", "built"], "info-plist.built.schema.json"),
        (["--strict", "--draft", "7"], "info-plist.strict.draft-07.schema.json"),
    ],
    ids=["whole", "built", "strict"],
)
def test_schema_options_are_the_published_profiles(docgen, site, arguments, file):
    """The command prints the same schemas as the site publishes."""
    published = json.loads((site / "schemas" / file).read_text())
    printed = json.loads(docgen.run("schema", *arguments).stdout)
    for schema in (published, printed):
        schema.pop("$id", None)
    assert printed == published


def rejected(statement, version):
    """Whether a statement rules a key out in a release, by the words of the help."""

    def number(text):
        return tuple(int(part) for part in text.lstrip("≤").split("."))

    if not statement.get("available", True):
        return True
    introduced = statement["introduced"]
    if introduced and not introduced.startswith("≤") and number(introduced) > number(version):
        return True
    ends = [statement[end] for end in ("deprecated", "removed", "ignored") if statement[end]]
    return any(end != "unknown" and number(end) <= number(version) for end in ends)


@pytest.mark.parametrize(
    ("platform", "version"),
    [soak("iOS", "8.0"), ("iOS", "9.0"), soak("macOS", "10.11"), soak("macOS", "15.0"), soak("tvOS", "9.0")],
)
def test_schema_of_a_release(docgen, part, document, platform, version):
    """The strict schema rejects a key at its path exactly where its availability says so."""
    run = docgen.run(
        "schema", "--document", document, "--strict", "--platform", platform.lower(), "--minimum-version", version)
    assert run.returncode == 0, run.stderr
    reader = Reader(json.loads(run.stdout)).validator
    over, failures = set(), []
    for key in part["keys"]:
        path = tuple(key["path"])
        statements = [s for s in key["availability"] if s["platform"] == platform]
        if any(rejected(s, version) for s in statements[:1]):
            over.add(path)
        # A rejected dictionary says nothing more of what is in it.
        if any(path[:end] in over for end in range(1, len(path))):
            continue
        steps = tuple(0 if step == "[]" else "example.com" if step == "*" else step for step in path)
        errors = reader.iter_errors(nested(key["path"], rule_fixtures.example(key)))
        found = any(cause == (steps, "not") for error in errors for cause in causes(error))
        if found != (path in over):
            failures.append(f"{shown(key['path'])}: {'' if found else 'not '}rejected")
    judge(failures)


@pytest.fixture
def bad_list(tmp_path):
    """A list with an error."""
    path = tmp_path / "bad.plist"
    path.write_bytes(plistlib.dumps({"CFBundleIdentifier": ["com.example.app"]}))
    return path


def piped(docgen, *arguments, reader="head -1", **options):
    """The exit status of a command whose reader leaves early, as a shell with pipefail sees it."""
    script = 'set -o pipefail; "$@" | ' + reader
    return docgen.run(*arguments, under=["bash", "-c", script, "bash"], **options).returncode


@pytest.mark.parametrize("reader", ["true", soak("head -1"), soak("grep -q error")])
def test_an_early_reader_does_not_change_the_verdict(docgen, bad_list, reader):
    """A pipe to a reader that has seen enough fails where the command found errors."""
    assert piped(docgen, "validate", bad_list, reader=f"{{ {reader} || true; }}") == 1
    assert piped(docgen, "schema", reader=f"{{ {reader} || true; }}") == 0


def test_an_early_reader_does_not_stop_the_work(docgen, tmp_path):
    """A new package is complete although its list of files is not read."""
    for name, reader in (("whole", "cat"), ("cut", "true")):
        assert piped(docgen, "new", name, "--docgen", ROOT, reader=reader, cwd=tmp_path) == 0
    assert len(snapshot(tmp_path / "cut")) == len(snapshot(tmp_path / "whole")) > 20


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
@pytest.mark.parametrize(
    "command", [["schema"], ["validate"], *map(soak, [["show", IDENTIFIER], ["search", "camera"], ["slots"], ["--version"]])], ids=" ".join)
def test_a_full_disk_is_an_error(docgen, bad_list, command):
    """A result that is not written whole has exit status 2 and a message."""
    with open("/dev/full", "w") as full:
        run = docgen.run(*command, *([bad_list] if command == ["validate"] else []), capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert run.returncode == 2
    assert "No space left" in run.stderr and "[output-failed]" in run.stderr


def test_a_limit_on_file_sizes_is_reported(docgen, small_docgen, tmp_path):
    """If the system allows no longer file, the program ends with a message and not with a signal."""
    script = f'ulimit -f 1; "$@" > {tmp_path}/schema.json'
    run = docgen.run("schema", under=["bash", "-c", script, "bash"])
    assert run.returncode == 2 and "[output-failed]" in run.stderr
    run = small_docgen.build(tmp_path / "site", under=["bash", "-c", 'ulimit -f 8; "$@"', "bash"])
    assert run.returncode == 2 and "ulimit -f" in run.stderr


@pytest.mark.skipif(not shutil.which("prlimit") or os.geteuid() != 0, reason="needs prlimit, and root to become another user")
@pytest.mark.parametrize("command", [soak(["check"]), ["search", "camera"]], ids=" ".join)
def test_one_thread_is_enough(installed, command):
    """If the system allows no second thread, one does the work."""
    # Root has no such limit, and a user's other processes count.
    alone = ["setpriv", "--reuid", "54321", "--clear-groups", "prlimit", "--nproc=1"]
    run = installed.run(*command, under=alone, cwd="/", timeout=30)
    assert run.returncode == 0, run.stderr


# The commands of a shell before it starts the program.
SURROUNDINGS = [
    "export LC_ALL=C", "export LC_ALL=tr_TR.UTF-8", "export LC_ALL=nonsense LANG=x", "export LC_ALL=$'\\xff'",
    "export TZ=Pacific/Kiritimati", "export TZ=:/nonsense", "umask 077", "umask 0277", "export PATH=", "unset PATH HOME USER",
    "export HOME=/nonexistent", "export HOME=relative", "export TMPDIR=/nonexistent", "export LINES=-1 TERM=",
    "export NO_COLOR= CLICOLOR_FORCE=1 FORCE_COLOR=1", "export CI=true GITHUB_ACTIONS=true", "export MALLOC_PERTURB_=165",
    "export BIG=$(head -c 100000 /dev/zero | tr '\\0' a)", "ulimit -n 24", "ulimit -s 1024", "ulimit -c 0", "ulimit -t 600",
    "exec <&-", "exec 2>&-", "exec < /", "exec < /dev/full", "exec 3<&0 9<&0 200<&0", "trap '' PIPE HUP TERM",
    "cd -P .; mkdir -p gone; cd gone; rmdir ../gone",
]


@pytest.mark.soak
@pytest.mark.parametrize("command", ["show", "search", "schema", "validate", "check", "build"])
def test_surroundings_do_not_matter(docgen, bad_list, tmp_path, command):
    """Locale, time zone, variables, masks, limits, streams and the current folder change neither output nor status."""
    (tmp_path / "content").mkdir()
    little = catalogue(tmp_path, "little", 3)
    site = ["--catalogue", little, "--content", tmp_path / "content", "--theme", ROOT / "themes/default"]
    arguments = {
        "show": [IDENTIFIER], "search": ["camera"], "schema": [], "validate": [bad_list], "check": site,
        "build": [*site, "--quiet", "--output", tmp_path / "site"],
    }[command]
    results = []
    for surroundings in [":", *SURROUNDINGS]:
        shutil.rmtree(tmp_path / "site", ignore_errors=True)
        run = docgen.run(
            command, *arguments, under=["bash", "-c", f'{surroundings}; "$@"', "bash"], cwd=tmp_path, timeout=60,
            errors="replace")
        files = snapshot(tmp_path / "site") if command == "build" else None
        results.append((run.returncode, run.stdout, files))
        assert "Fatal error" not in run.stderr, surroundings
    judge(f"{surroundings}: {result}"[:300] for surroundings, result in zip(SURROUNDINGS, results[1:]) if result != results[0])
