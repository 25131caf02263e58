"""Runs the stages of a tier one after another, and says at the end what each of them cost.

A stage is a list of commands. Its cost is counted in processor seconds, of everything it starts: a busy machine takes
longer, and does not count more. Whatever a stage leaves running is ended with it.
"""

import contextlib
import dataclasses
import hashlib
import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

import processes

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
GIB = 1 << 30


@dataclasses.dataclass(eq=False)
class Stage:
    """Commands with what they need, in words, and what they may take. Two stages are never equal."""

    name: str
    commands: list
    needs: str
    # A stage that takes longer is ended, in minutes.
    limit: int = 40
    # Free space in GiB, in the repository and where temporary files go.
    space: float = 1
    # Reports in JUnit's form, from which the cases are counted.
    reports: tuple = ()
    # Paths whose content decides the result; a tier that keeps results runs the stage again when it changes.
    inputs: tuple = ()
    # Whether a machine has it already, or downloads it once: not a part of the sum.
    apart: bool = False
    environment: dict = dataclasses.field(default_factory=dict)


@dataclasses.dataclass
class Result:
    """The result of a stage. `cases` is nothing if the stage has no reports."""

    passed: bool
    processor: float
    seconds: float
    cases: int | None = None
    failed: int = 0
    kept: bool = False


def log_to(path):
    """Sends the output of this program, and of all it starts, to a file too. Gives a function that ends that."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # In its own group, so that Ctrl-C does not end it before the last lines.
    tee = subprocess.Popen(["tee", path], stdin=subprocess.PIPE, start_new_session=True)
    output, errors = os.dup(1), os.dup(2)
    os.dup2(tee.stdin.fileno(), 1)
    os.dup2(tee.stdin.fileno(), 2)
    tee.stdin.close()

    def end():
        sys.stdout.flush()
        os.dup2(output, 1)
        os.dup2(errors, 2)
        tee.wait()

    return end


def say(text=""):
    """Prints a line at once."""
    print(text, flush=True)


def used():
    """Processor seconds of all finished children."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


class Runner:
    """Runs stages one after another."""

    def __init__(self, tier):
        self.tier, self.results, self.mine, self.process = tier, {}, processes.below(), None
        processes.adopt()

    def run(self, stage):
        """Runs a stage and gives whether it passed. A failure is said in one line, with what the stage needs."""
        say(f"\n== {stage.name}")
        if problem := lacks_space(stage):
            return self.finish(stage, Result(False, 0, 0), problem)
        for report in stage.reports:
            report.unlink(missing_ok=True)
        start, before, problem = time.monotonic(), used(), "interrupted"
        try:
            for command in stage.commands:
                if problem := self.command(command, stage.limit * 60 - (time.monotonic() - start), stage):
                    break
        finally:
            processes.end_all(self.process, but=self.mine)
            result = Result(problem is None, used() - before, time.monotonic() - start, *counted(stage.reports))
            self.finish(stage, result, problem)
        return result.passed

    def command(self, command, left, stage):
        """Runs one command; gives what is wrong, or nothing."""
        try:
            self.process = processes.start(
                command, cwd=ROOT, stdin=subprocess.DEVNULL, env={**os.environ, **stage.environment})
            status = self.process.wait(max(left, 1))
        except OSError as error:
            return f"{command[0]}: {error.strerror}"
        except subprocess.TimeoutExpired:
            return f"did not end in {stage.limit} minutes"
        if status == 0:
            return None
        return f"{pathlib.Path(command[0]).name}: " + (f"exit status {status}" if status > 0 else f"ended by signal {-status}")

    def finish(self, stage, result, problem):
        """Notes a result."""
        self.results[stage] = result
        if problem:
            say(f"{self.tier}: {stage.name} failed: {problem}; it needs {stage.needs}")
        return result.passed

    def table(self, stages, base=None):
        """Prints what ran and what it cost, if all passed also as a multiple of the stage `base`."""
        say(f"\n{'stage':<20}{'processor s':>12}{'seconds':>9}{'cases':>7}  result")
        for stage in stages:
            result = self.results.get(stage)
            if result is None:
                say(f"{stage.name:<20}{'-':>12}{'-':>9}{'-':>7}  not run")
                continue
            cases = "-" if result.cases is None else result.cases
            words = ("passed" if result.passed else "FAILED") + (", unchanged since" if result.kept else "")
            words += " (not in the sum)" if stage.apart else ""
            say(f"{stage.name:<20}{result.processor:>12.0f}{result.seconds:>9.0f}{cases:>7}  {words}")
        counted = [result for stage, result in self.results.items() if not stage.apart]
        total = sum(result.processor for result in counted)
        say(f"{'all':<20}{total:>12.0f}{sum(result.seconds for result in counted):>9.0f}")
        if base in stages and all(stage in self.results and self.results[stage].passed for stage in stages):
            say(f"{f'all : {base.name}':<20}{total / self.results[base].processor:>12.1f}")

    def closing_line(self):
        """Prints how many cases passed, in the form that programs read."""
        failed = sum(max(r.failed, int(not r.passed)) for r in self.results.values())
        say(f"{sum((r.cases or 0) - r.failed for r in self.results.values())} passed, {failed} failed")


@contextlib.contextmanager
def tier(name, stages, site, base=None):
    """A runner for the stages of a tier. At the end, whatever ends it, the table is printed and the folder of `site` removed."""
    end_log = log_to(BUILD / f"{name}.log")
    runner = Runner(name)
    try:
        yield runner
    except processes.Interrupted as signal:
        say(f"{name}: ended by {signal}; nothing is left running")
    finally:
        shutil.rmtree(site.parent, ignore_errors=True)
        runner.table(stages, base)
        say(f"The log is .build/{name}.log.")
        runner.closing_line()
        end_log()


def lacks_space(stage):
    """The message if the disk is too full for a stage."""
    for folder in (ROOT, pathlib.Path(tempfile.gettempdir())):
        if shutil.disk_usage(folder).free < stage.space * GIB:
            return f"less than {stage.space:g} GiB are free in {folder}"
    return None


def counted(reports):
    """Cases and failures in JUnit's reports, of which a stage that was ended has none or half of one."""
    found = []
    for report in reports:
        with contextlib.suppress(OSError, xml.ParseError):
            found += xml.parse(report).iter("testsuite")
    if not found:
        return None, 0
    numbers = [{name: int(suite.get(name) or 0) for name in ("tests", "failures", "errors", "skipped")} for suite in found]
    return (sum(n["tests"] - n["skipped"] for n in numbers), sum(n["failures"] + n["errors"] for n in numbers))


def digest(paths, root=ROOT):
    """The contents of the files below some paths of a Git repository, as one text; ignored files are left out."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *paths],
        cwd=root, capture_output=True, check=True).stdout
    total = hashlib.sha256()
    for name in sorted(set(listed.split(b"\0")) - {b""}):
        path = root / os.fsdecode(name)
        content = path.read_bytes() if path.is_file() else b""
        total.update(name + b"\0" + hashlib.sha256(content).digest())
    return total.hexdigest()


class Memory:
    """Results of stages that later runs need not repeat, each with the digest of its inputs."""

    def __init__(self, folder):
        self.folder = folder

    def path(self, stage):
        return self.folder / f"{stage.name}.json"

    def recall(self, stage, inputs):
        """The result of a stage that passed with the same inputs."""
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            stored = json.loads(self.path(stage).read_text(encoding="utf-8"))
            if stored.pop("inputs") == inputs and stored["passed"]:
                return Result(**{**stored, "kept": True})
        return None

    def store(self, stage, inputs, result):
        """Stores a result whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        partial = self.path(stage).with_suffix(".partial")
        partial.write_text(json.dumps({"inputs": inputs, **dataclasses.asdict(result)}, indent=2) + "\n", encoding="utf-8")
        partial.replace(self.path(stage))
