"""README and docs/ show what the program prints."""

import os
import re
import shlex
import shutil
import subprocess

import pytest
from conftest import judge, soak
from documents import DOCUMENTS, blocks, sessions, shown_commands, write_given
from terminal_picture import PICTURE, terminal_picture


def write_files(text, folder):
    """Writes every file that the text names and shows: "Here is `NAME`, …:" and a block."""
    shown = r"^Here is `([^`\n]+)`[^\n]*:\n\n```\w+\n(.*?)^```$"
    for name, content in re.findall(shown, text, re.MULTILINE | re.DOTALL):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


def matches(shown, printed):
    """Whether the text matches the output; an ellipsis matches anything."""
    pattern = ".*".join(re.escape(piece) for piece in shown.split("…"))
    return re.fullmatch(pattern, printed, re.DOTALL) is not None


def makes_all(command):
    """Whether a command makes the whole reference, which takes a minute, shows it or checks it."""
    return re.search(r"\bdocgen (build|check|serve)\b", command) is not None and "--catalogue" not in command


def cases():
    """The sessions, of which builds, checks and previews of the whole reference are for `make soak`; other ones print the same."""
    for session in sessions():
        _, command, _ = session
        yield soak(*session) if makes_all(command) else session


@pytest.mark.parametrize("name, command, shown", list(cases()), ids=lambda text: text[:40])
def test_commands_print_what_is_shown(installed, tmp_path, name, command, shown):
    """Each command is run exactly as shown, by an installed program, with nothing but the files that its document shows."""
    program, *arguments = shlex.split(command)
    assert program == "docgen", f"{name} runs another program: {command}"
    write_files(DOCUMENTS[name], tmp_path)
    # A document shows a file that was edited since an import made it.
    if arguments[0] == "import" and "--output" in arguments:
        (tmp_path / arguments[arguments.index("--output") + 1]).unlink(missing_ok=True)
    printed = installed.printed(*arguments, cwd=tmp_path)
    assert matches(shown, printed), f"{name} shows\n{shown}\nthe program prints\n{printed}"


@pytest.mark.parametrize("name", [name for name, text in DOCUMENTS.items() if any(shown_commands(text))])
@pytest.mark.parametrize("is_long", [False, soak(True)], ids=["quick", "builds"])
def test_shown_commands_work(installed, tmp_path, name, is_long):
    """Each block of commands works as it is shown, by an installed program in a folder with the files that it names."""
    environment = {**os.environ, "PATH": f"{installed.binary.parent}:{os.environ['PATH']}"}
    failures = []
    for number, commands in enumerate(shown_commands(DOCUMENTS[name])):
        folder = tmp_path / str(number)
        folder.mkdir()
        write_given(commands, folder)
        for command in commands:
            if makes_all(command) and not is_long:
                continue
            if makes_all(command):
                # The given files stand for a site, which docgen would have written.
                shutil.rmtree(folder / "public", ignore_errors=True)
            # A preview is for as long as somebody looks at it.
            line = command.replace("docgen serve", "docgen serve --stop-after 1")
            run = subprocess.run(
                ["bash", "-c", line], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                encoding="utf-8", timeout=300)
            # A comparison answers whether something breaks.
            if run.returncode > command.startswith("docgen diff"):
                failures.append(f"{command}: status {run.returncode}\n{run.stdout[-300:]}{run.stderr[-500:]}")
    judge(failures)


def test_a_mistake_reads_as_shown(installed, tmp_path):
    """The diagnostic that docs/publishing.md shows is what a guide with that mistake causes."""
    shown = next(block for block in blocks(DOCUMENTS["docs/publishing.md"], "text") if "dangling-link" in block)
    content = tmp_path / "content"
    content.mkdir()
    (content / "guide.md").write_text(
        "---\ntitle: A guide\nsummary: A guide.\n---\n\n\n\n\nThe text [NSExtension](key:NSExtensin)\n"
    )
    run = installed.run("check", cwd=tmp_path)
    assert run.returncode == 1
    location = re.compile(r"content/guide.md:\d+:\d+")
    assert location.sub("LOCATION", shown) == location.sub("LOCATION", run.stderr)


def test_the_picture_of_a_terminal_is_what_the_program_prints(docgen, tmp_path):
    """`make pictures` makes it again."""
    assert terminal_picture(docgen, tmp_path) == PICTURE.read_text(encoding="utf-8")


def test_the_picture_of_a_page_is_of_a_page(site):
    """The text for those who don't see it quotes the page."""
    [text] = re.findall(r'page\.webp"[^>]* alt="The page of (\w+): ([^"]*)"', DOCUMENTS["README.md"])
    page = " ".join((site / f"info-plist/{text[0]}.md").read_text(encoding="utf-8").split())
    missing = [sentence for sentence in re.findall(r"[^.]+\.", text[1]) if sentence.strip() not in page]
    assert not missing, f"the page does not say {missing}"
