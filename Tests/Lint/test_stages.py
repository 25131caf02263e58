"""A tier of tests counts what a stage starts, ends what it leaves running, and runs again only what it must."""

import pathlib
import signal
import subprocess
import sys
import time

import pytest
from program import ROOT

TIER = """
import pathlib, sys
sys.path.insert(0, {scripts!r})
from processes import Interrupted
from stages import Runner, Stage, say
runner = Runner("tier")
stages = {stages}
try:
    for stage in stages:
        runner.run(stage)
except Interrupted as signal:
    say(f"ended by {{signal}}")
runner.table(stages)
runner.closing_line()
"""


def start(stages):
    """A tier with some stages, as a process."""
    program = TIER.format(scripts=str(ROOT / "scripts"), stages=stages)
    return subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, encoding="utf-8")


def printed(stages):
    """The output of a tier with some stages."""
    return start(stages).communicate(timeout=60)[0]


def rows(text):
    """The lines of the table by the names of stages."""
    return {line.split()[0]: line.split()[1:] for line in text.splitlines() if line}


def is_running(process):
    """Whether a process of a number exists, and not only its exit status."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


BUSY = "any(__import__(\"time\").process_time() > 1 for _ in iter(int, 1))"


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_what_a_stage_leaves_running_is_counted_and_ended(tmp_path):
    """A process that lost its parent belongs to the stage."""
    note = tmp_path / "process"
    command = f"(python3 -c '{BUSY}'; sleep 600) & echo $! > {note}; sleep 2"
    text = printed(f'[Stage("left", [["sh", "-c", {command!r}]], "nothing")]')
    assert int(rows(text)["left"][0]) >= 1, text
    assert not is_running(note.read_text().strip())


def test_an_interrupted_tier_says_so_and_leaves_nothing_running(tmp_path):
    """The stage that ran has failed, the next one did not run."""
    note = tmp_path / "process"
    process = start(f'[Stage("long", [["sh", "-c", "echo $$ > {note}; sleep 600"]], "time"), Stage("next", [["true"]], "x")]')
    while not note.exists() or not note.read_text():
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    text = process.communicate(timeout=30)[0]
    assert "ended by SIGTERM" in text and rows(text)["long"][-1] == "FAILED" and rows(text)["next"][-2:] == ["not", "run"]
    assert not is_running(note.read_text().strip())


def test_half_a_report_counts_as_none(tmp_path):
    """As one that was being written when the stage was ended."""
    report = tmp_path / "report.xml"
    command = f"echo '<testsuites><testsuite' > {report}"
    text = printed(f'[Stage("a", [["sh", "-c", {command!r}]], "x", reports=(pathlib.Path({str(report)!r}),))]')
    assert rows(text)["a"][2:] == ["-", "passed"], text


@pytest.mark.parametrize("stage, cause", [
    ('Stage("a", [["false"]], "a miracle")', "false: exit status 1"),
    ('Stage("a", [["/nowhere/program"]], "a miracle")', "/nowhere/program: No such file or directory"),
    ('Stage("a", [["sleep", "600"]], "a miracle", limit=0.02)', "did not end in 0.02 minutes"),
    ('Stage("a", [["true"]], "a miracle", space=1e9)', "are free in"),
])
def test_a_failure_is_one_line_with_what_the_stage_needs(stage, cause):
    """Why, and what to do."""
    text = printed(f"[{stage}]")
    (line,) = [line for line in text.splitlines() if line.startswith("tier: a failed: ")]
    assert cause in line and line.endswith("; it needs a miracle")
    assert text.endswith("0 passed, 1 failed\n")


def test_only_a_stage_that_passed_with_the_same_inputs_is_recalled(tmp_path):
    """Neither a failure nor a result of other inputs."""
    sys.path.insert(0, str(ROOT / "scripts"))
    from stages import Memory, Result, Stage

    memory, stage = Memory(tmp_path), Stage("a", [], "nothing")
    assert memory.recall(stage, "inputs") is None
    memory.store(stage, "inputs", Result(False, 1, 1))
    assert memory.recall(stage, "inputs") is None
    memory.store(stage, "inputs", Result(True, 1, 1, 5))
    assert memory.recall(stage, "inputs").cases == 5 and memory.recall(stage, "inputs").kept
    assert memory.recall(stage, "others") is None
    memory.path(stage).write_text("damaged")
    assert memory.recall(stage, "inputs") is None


def test_inputs_are_what_files_contain(tmp_path):
    """A new file counts before it is committed, an ignored one never."""
    sys.path.insert(0, str(ROOT / "scripts"))
    from stages import digest

    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    (tmp_path / ".gitignore").write_text("*.log")
    seen = [digest(["."], tmp_path)]
    for name, text, is_new in [("a.txt", "a", True), ("a.txt", "b", True), ("a.txt", "b", False), ("x.log", "c", False)]:
        (tmp_path / name).write_text(text)
        seen.append(digest(["."], tmp_path))
        assert (seen[-1] not in seen[:-1]) == is_new, name
