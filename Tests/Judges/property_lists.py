"""The property lists of fixtures/lists, and what docgen validate must say of each.

Beside each list is NAME.expect. A line is a finding, `LINE:COLUMN SEVERITY ID`, in a binary list
`KEY/PATH SEVERITY ID`, in a bundle with the file's name before it; `-` is the file as a whole.
`clean` means no finding at all, `options:` is for the command line, `#` begins a comment.
NAME.fixed is what `--fix` makes of the list. A file that ends in .base64 or .hex encodes its
bytes.
"""

import base64
import collections
import json
import pathlib
import shlex
import shutil

LISTS = pathlib.Path(__file__).parent / "fixtures" / "lists"
ENCODED = {".base64": base64.b64decode, ".hex": lambda text: bytes.fromhex(text.decode())}


class PropertyList:
    """One list, or one bundle, and its expectation."""

    def __init__(self, path):
        self.path = path
        self.name = path.name
        self.options = []
        self.findings = []
        for line in path.with_suffix(".expect").read_text(encoding="utf-8").splitlines():
            self._read(line)

    def _read(self, line):
        if line.startswith("options:"):
            self.options += shlex.split(line.partition(":")[2])
        elif line and line != "clean" and not line.startswith("#"):
            self.findings.append(tuple(line.split(" ")))

    @property
    def bytes(self):
        """The bytes that the program reads."""
        content = self.path.read_bytes()
        decode = ENCODED.get(self.path.suffix)
        return decode(content) if decode else content

    @property
    def fixed(self):
        """The result that a repair must give, or the same bytes."""
        path = self.path.with_suffix(".fixed")
        return path.read_bytes() if path.exists() else self.bytes

    @property
    def severities(self):
        """How many findings of each severity are expected."""
        return [finding[-2] for finding in self.findings]

    @property
    def status(self):
        """The exit status the findings call for."""
        return 1 if "error" in self.severities else 0

    def copy(self, folder):
        """Puts the list, or the bundle, into a folder of the test."""
        target = folder / self.name
        if self.path.is_dir():
            shutil.copytree(self.path, target)
            return target
        if self.path.suffix in ENCODED:
            target = target.with_suffix(".plist")
        target.write_bytes(self.bytes)
        return target


def locations(findings, target):
    """The findings of `--format json` in the form of an expectation."""
    for finding in findings:
        location = finding["path"] or "-"
        if finding["line"] is not None:
            location = f"{finding['line']}:{finding['column']}"
        inside = pathlib.Path(finding["file"]).relative_to(target)
        name = () if inside == pathlib.Path() else (inside.as_posix(),)
        yield (*name, location, finding["severity"], finding["id"])


def every_list():
    """Every list that has an expectation."""
    found = sorted(path for path in LISTS.iterdir() if path.suffix not in (".expect", ".fixed"))
    return [PropertyList(path) for path in found]


def validate(docgen, *arguments, **options):
    """The finished process and the findings it printed as JSON."""
    run = docgen.run("validate", "--format", "json", *arguments, **options)
    assert run.returncode in (0, 1, 2), f"{arguments}: {run.returncode}\n{run.stderr}"
    return run, json.loads(run.stdout)


def copied(lists, folder):
    """The path of each list, by its name, in a folder for it alone."""
    targets = {}
    for one in lists:
        (folder / one.path.stem).mkdir()
        targets[one.name] = one.copy(folder / one.path.stem)
    return targets


def validate_all(docgen, lists, targets, *arguments):
    """Each list with its path and its findings, from one run for all lists with the same options."""
    by_options = collections.defaultdict(list)
    for one in lists:
        by_options[tuple(one.options)].append(one)
    for options, alike in by_options.items():
        paths = {one.name: targets[one.name] for one in alike}
        run, findings = validate(docgen, *arguments, *options, *paths.values())
        assert run.returncode == any(found["severity"] == "error" for found in findings)
        for one in alike:
            path = paths[one.name]
            inside = [f for f in findings if pathlib.Path(f["file"]).is_relative_to(path)]
            yield one, path, inside
