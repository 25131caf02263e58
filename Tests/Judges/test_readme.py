"""The README shows what the program really prints, and code that really stands in the sources."""

import re
import shlex

import pytest

from conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language):
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def sessions():
    """Each command of a console block with the output shown below it."""
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield command, output


def write_files(folder):
    """Writes every file that the text names and shows: "Here is `NAME`, …:" and a block."""
    shown = r"^Here is `([^`\n]+)`[^\n]*:\n\n```\w+\n(.*?)^```$"
    for name, text in re.findall(shown, README, re.MULTILINE | re.DOTALL):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def matches(shown, printed):
    """Whether the text is what was printed; an ellipsis stands for anything."""
    pattern = ".*".join(re.escape(piece) for piece in shown.split("…"))
    return re.fullmatch(pattern, printed, re.DOTALL) is not None


@pytest.mark.parametrize("command, shown", list(sessions()), ids=lambda text: text[:40])
def test_commands_print_what_is_shown(docgen, tmp_path, command, shown):
    """Each command of the tour is run as it stands."""
    program, *arguments = shlex.split(command)
    assert program == "docgen", f"the tour runs another program: {command}"
    if arguments[:1] == ["build"]:
        # A build of its own beside the sources, so that the checkout stays as it is.
        for folder in ("content", "themes"):
            (tmp_path / folder).symlink_to(ROOT / folder)
        write_files(tmp_path)
        run = docgen.run(*arguments, cwd=tmp_path)
    elif arguments[:1] == ["validate"] or "--catalogue" in arguments:
        write_files(tmp_path)
        run = docgen.run(*arguments, cwd=tmp_path)
    else:
        run = docgen.run(*arguments)
    printed = run.stdout + run.stderr
    assert matches(shown, printed), f"the README shows\n{shown}\nthe program prints\n{printed}"


def test_there_are_sessions():
    """The tour shows every command."""
    shown = {shlex.split(command)[1] for command, _ in sessions()}
    assert shown >= {"build", "search", "show", "schema", "check", "validate"}


def squeezed(text):
    """The text without the indentation of its lines."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def test_swift_stands_in_the_sources():
    """Swift that the README shows is an excerpt of a source file."""
    sources = [squeezed(path.read_text()) for path in (ROOT / "Sources").rglob("*.swift")]
    # The scaffold's templates hold a place for the program's name.
    sources = [source.replace(r"\(name)", "lamp-reference") for source in sources]
    shown = blocks("swift")
    assert shown
    for block in shown:
        assert any(squeezed(block) in source for source in sources), block


def test_a_mistake_reads_as_shown(docgen, tmp_path):
    """The diagnostic of the tour is what a guide with that mistake brings about."""
    shown = next(block for block in blocks("text") if "dangling-link" in block)
    content = tmp_path / "content"
    content.mkdir()
    (content / "guide.md").write_text(
        "---\ntitle: A guide\nsummary: A guide.\n---\n\n\n\n\nThe text [NSExtension](key:NSExtensin)\n"
    )
    (tmp_path / "themes").symlink_to(ROOT / "themes")
    run = docgen.run("check", cwd=tmp_path)
    assert run.returncode == 1
    place = re.compile(r"content/guide.md:\d+:\d+")
    assert place.sub("PLACE", shown) == place.sub("PLACE", run.stderr)


def test_make_targets_exist():
    """Every make target of the README is in the Makefile."""
    makefile = (ROOT / "Makefile").read_text()
    for target in set(re.findall(r"\bmake ([a-z]+)", README)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_linked_files_exist():
    """Files that the README links to are there."""
    for name in re.findall(r"\]\((?!https?:|key:|point:|guide:)([^)#]+)\)", README):
        assert (ROOT / name).is_file(), name
