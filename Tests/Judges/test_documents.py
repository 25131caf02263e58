"""README, CONTRIBUTING and docs/ show what the program prints, code from the sources, and files that exist."""

import re
import shlex

import pytest

from conftest import ROOT, soak

DOCUMENTS = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
}
# Documents that only contain links, besides those above.
LINKING = DOCUMENTS | {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for path in [ROOT / "ARCHITECTURE.md", ROOT / "SECURITY.md", ROOT / "RELEASING.md", ROOT / "themes/README.md",
                 *sorted((ROOT / "docs/decisions").glob("*.md"))]
}


def blocks(text, language):
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def sessions():
    """Each command of a console block with the output shown below it."""
    for name, text in DOCUMENTS.items():
        for block in blocks(text, "console"):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                yield name, command, output


def write_files(text, folder):
    """Writes every file that the text names and shows: "Here is `NAME`, …:" and a block."""
    shown = r"^Here is `([^`\n]+)`[^\n]*:\n\n```\w+\n(.*?)^```$"
    for name, content in re.findall(shown, text, re.MULTILINE | re.DOTALL):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


def matches(shown, printed):
    """Whether the text is what was printed; an ellipsis matches anything."""
    pattern = ".*".join(re.escape(piece) for piece in shown.split("…"))
    return re.fullmatch(pattern, printed, re.DOTALL) is not None


def cases():
    """The same, without builds of the whole reference that print nothing, which are for `make soak`."""
    for session in sessions():
        _, command, shown = session
        yield soak(*session) if command.startswith("docgen build") and not shown.strip() else session


@pytest.mark.parametrize("name, command, shown", list(cases()), ids=lambda text: text[:40])
def test_commands_print_what_is_shown(docgen, tmp_path, name, command, shown):
    """Each command is run exactly as shown, beside the files that its document shows."""
    program, *arguments = shlex.split(command)
    assert program == "docgen", f"{name} runs another program: {command}"
    if arguments[:1] == ["build"]:
        # Beside the sources, so that the checkout stays unchanged.
        for folder in ("content", "themes"):
            (tmp_path / folder).symlink_to(ROOT / folder)
    if arguments[:1] in (["build"], ["validate"]) or "--catalogue" in arguments:
        write_files(DOCUMENTS[name], tmp_path)
        run = docgen.run(*arguments, cwd=tmp_path)
    else:
        run = docgen.run(*arguments)
    printed = run.stdout + run.stderr
    assert matches(shown, printed), f"{name} shows\n{shown}\nthe program prints\n{printed}"


def test_every_command_is_shown():
    """The documents show every command that prints something."""
    shown = {shlex.split(command)[1] for _, command, _ in sessions()}
    assert shown >= {"build", "search", "show", "schema", "check", "validate"}


def squeezed(text):
    """The text without the indentation of its lines."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def test_swift_is_from_the_sources():
    """Swift in a document is an excerpt of a source file."""
    folders = [ROOT / "Sources", ROOT / "Examples"]
    sources = [squeezed(path.read_text()) for folder in folders for path in folder.rglob("*.swift")]
    # The scaffold's templates contain a variable for the program's name.
    sources = [source.replace(r"\(name)", "lamp-reference") for source in sources]
    shown = [(name, block) for name, text in DOCUMENTS.items() for block in blocks(text, "swift")]
    assert shown
    for name, block in shown:
        assert any(squeezed(block) in source for source in sources), f"{name} shows\n{block}"


def test_a_mistake_reads_as_shown(docgen, tmp_path):
    """The diagnostic that docs/publishing.md shows is what a guide with that mistake causes."""
    shown = next(block for block in blocks(DOCUMENTS["docs/publishing.md"], "text") if "dangling-link" in block)
    content = tmp_path / "content"
    content.mkdir()
    (content / "guide.md").write_text(
        "---\ntitle: A guide\nsummary: A guide.\n---\n\n\n\n\nThe text [NSExtension](key:NSExtensin)\n"
    )
    (tmp_path / "themes").symlink_to(ROOT / "themes")
    run = docgen.run("check", cwd=tmp_path)
    assert run.returncode == 1
    location = re.compile(r"content/guide.md:\d+:\d+")
    assert location.sub("LOCATION", shown) == location.sub("LOCATION", run.stderr)


def test_the_finding_in_the_readme_is_one_that_is_tested():
    """README shows a part of what docs/checking.md shows, which is compared with the program."""
    shown = next(block for block in blocks(DOCUMENTS["README.md"], "text") if "warning:" in block)
    assert shown in "".join(blocks(DOCUMENTS["docs/checking.md"], "console"))


def test_make_targets_exist():
    """Every make target that a document names is in the Makefile."""
    makefile = (ROOT / "Makefile").read_text()
    for name, text in LINKING.items():
        # The package that docgen new writes has its own Makefile.
        for target in set(re.findall(r"(?:`|^|&& )make ([a-z-]+)", text, re.MULTILINE)):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{name}: make {target}"


@pytest.mark.parametrize("name", LINKING)
def test_linked_files_exist(name):
    """Files that a document links to exist, and so do the headings."""
    text = re.sub(r"^```.*?^```$", "", LINKING[name], flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`\n]+`", "", text)
    for target, fragment in re.findall(r"\]\((?!https?:|key:|point:|guide:)([^)#]*)(?:#([^)]+))?\)", text):
        path = (ROOT / name).parent / target if target else ROOT / name
        assert path.exists(), f"{name} links to {target}"
        if fragment:
            headings = re.findall(r"^#+ (.+)$", path.read_text(), re.MULTILINE)
            slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
            assert fragment in slugs, f"{name} links to {target}#{fragment}"
