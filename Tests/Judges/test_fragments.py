"""Fragments in the folders of the generators that they are for, and on pages that these make."""

import html
import json
import re
import shutil
import subprocess
import sys

import pytest

# Texts that a generator could take for its own markup, an element of an array, and names that differ little.
KEYS = [
    {"path": ["Lamp"], "types": ["dictionary"], "summary": "Describes the `lamp` {{< evil >}} <b>.", "movedFrom": ["keys/Light"]},
    {"path": ["Lamp", "Watts"], "types": ["integer"], "summary": "Limits the power: $x$ & {y}.", "default": 4,
     "discussion": "See `{{% y %}}` and [the list](key:Lamp/List).\n\n> [!NOTE]\n> Careful.\n\n1. One\n2. Two\n\n   - Inside\n\n```text\n{{< z\n```\n\n| a | b |\n| - | - |\n| `x` | \\| |"},
    {"path": ["Lamp", "List"], "types": ["array"], "summary": "A list of *lamps*."},
    {"path": ["Lamp", "List", "[]"], "types": ["string"], "summary": "One.", "values": [{"value": "__a__", "summary": "Is *a*."}]},
    {"path": ["readme"], "types": ["string"], "summary": "Names a file."},
    {"path": ["_hidden"], "types": ["boolean"], "summary": "Hides the lamp."},
]
GUIDE = "---\ntitle: \"First: a {guide}\"\nsummary: Leads to the key.\n---\n\n## A heading\n\nSee [the key](key:Lamp/Watts) and [above](#a-heading).\n"


def fragments(docgen, folder, tool, target):
    """The folder of pages for a generator."""
    (folder / "content").mkdir()
    (folder / "content/first.md").write_text(GUIDE, encoding="utf-8")
    catalogue = folder / "lamp.json"
    catalogue.write_text(json.dumps({"format": 2, "title": "Lamps", "keys": KEYS}), encoding="utf-8")
    run = docgen.build(folder / target, "--catalogue", catalogue, "--content", folder / "content", "--fragments", tool)
    assert run.returncode == 0 and not run.stderr, run.stderr
    return folder / target


def made(folder, *command):
    """Runs a generator, which must have nothing to say against anything."""
    run = subprocess.run([*map(str, command)], cwd=folder, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert not re.search(r"\b(WARN|WARNING|ERROR)\b", run.stdout + run.stderr), run.stdout + run.stderr


def text_of(page):
    """The words of a page."""
    return html.unescape(re.sub(r"<[^>]*>", "", page))


def judge_pages(out, address):
    """Texts stay texts, and links lead to files of the folder."""
    watts = (out / address("keys/Lamp/Watts")).read_text(encoding="utf-8")
    assert "Limits the power: $x$ & {y}." in text_of(watts)
    assert "{{% y %}}" in text_of(watts)
    lamp = text_of((out / address("keys/Lamp")).read_text(encoding="utf-8"))
    assert "{{< evil >}} <b>." in lamp
    for name in ("keys/Lamp", "keys/Lamp/Watts", "keys/Lamp/List", "keys/-readme", "keys/-__hidden", "guides/first", "groups/keys"):
        path = out / address(name)
        links = re.findall(r'<a [^>]*href="([^"#:]+)(?:#[^"]*)?"', path.read_text(encoding="utf-8"))
        for link in links:
            target = out / link.lstrip("/") if link.startswith("/") else path.parent / link
            target = target / "index.html" if link.endswith("/") or target.is_dir() else target
            assert target.exists(), (name, link)


def test_mkdocs(docgen, tmp_path):
    """Built strictly; lists and tables are what they were."""
    fragments(docgen, tmp_path, "mkdocs", "docs")
    (tmp_path / "mkdocs.yml").write_text("site_name: Lamps\nuse_directory_urls: false\n", encoding="utf-8")
    made(tmp_path, sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet")
    judge_pages(tmp_path / "site", lambda name: f"{name}.html")
    page = (tmp_path / "site/keys/Lamp/Watts.html").read_text(encoding="utf-8")
    assert re.search(r"<ol>.*<ul>\s*<li>Inside", page, re.DOTALL) and "<table>" in page


def test_sphinx(docgen, tmp_path):
    """Built with warnings as errors, every page in a list."""
    fragments(docgen, tmp_path, "sphinx", "keys")
    (tmp_path / "conf.py").write_text('project = "Lamps"\nextensions = ["myst_parser"]\nexclude_patterns = ["out", "content"]\nsmartquotes = False\n', encoding="utf-8")
    (tmp_path / "index.md").write_text("# Home\n\n```{toctree}\nkeys/index\n```\n", encoding="utf-8")
    made(tmp_path, sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", ".", "out")
    judge_pages(tmp_path / "out/keys", lambda name: f"{name}.html")
    page = (tmp_path / "out/keys/keys/Lamp.html").read_text(encoding="utf-8")
    assert '<meta content="Describes the lamp {{&lt; evil &gt;}} &lt;b&gt;." name="description"' in page


@pytest.mark.soak
def test_sphinx_takes_the_whole_reference(docgen, tmp_path):
    """Several documents, whose keys leave other folders without pages: no warning."""
    run = docgen.build(tmp_path / "keys", "--fragments", "sphinx")
    assert run.returncode == 0 and not run.stderr, run.stderr
    (tmp_path / "conf.py").write_text('extensions = ["myst_parser"]\nexclude_patterns = ["out"]\n', encoding="utf-8")
    (tmp_path / "index.md").write_text("# Home\n\n```{toctree}\nkeys/index\n```\n", encoding="utf-8")
    made(tmp_path, sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", ".", "out")


def test_hugo(docgen, tmp_path):
    """Built with warnings as errors; former addresses lead on."""
    folder = tmp_path / "hugo"
    folder.mkdir()
    pages = fragments(docgen, tmp_path, "hugo", "pages")
    shutil.copytree(pages, folder / "content/ref")
    (folder / "hugo.toml").write_text('title = "Lamps"\nbaseURL = "https://example.com/"\n[markup.goldmark.renderHooks.link]\nuseEmbedded = "always"\n', encoding="utf-8")
    layouts = folder / "layouts"
    layouts.mkdir()
    for kind in ("single", "list"):
        (layouts / f"{kind}.html").write_text("<title>{{ .Title }}</title>\n<h1>{{ .Title }}</h1>\n{{ .Content }}\n", encoding="utf-8")
    made(folder, shutil.which("hugo", path=str(sys.prefix) + "/bin"), "--panicOnWarning", "--disableKinds", "taxonomy,term,RSS,sitemap,home")
    out = folder / "public"
    judge_pages(out, lambda name: f"ref/{name}".lower() + "/index.html")
    assert "/ref/keys/lamp/" in (out / "ref/keys/light/index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["docusaurus", "hugo"])
def test_headings_have_the_ids_that_links_name(docgen, tmp_path, name):
    """A link to a heading on the same page leads to it."""
    pages = fragments(docgen, tmp_path, name, "pages")
    text = (pages / "guides/first.md").read_text(encoding="utf-8")
    assert "## A heading {#a-heading}" in text and "(#a-heading)" in text


def test_docusaurus_pages_have_no_mdx(docgen, tmp_path):
    """Outside of code, nothing is an expression or an element; front matter is what YAML reads."""
    pages = fragments(docgen, tmp_path, "docusaurus", "pages")
    for path in pages.rglob("*.md"):
        _, _, body = path.read_text(encoding="utf-8").removeprefix("---\n").partition("---\n\n")
        plain = re.sub(r"^```.*?^```$|`[^`\n]*`| \{#[\w.-]+\}$", "", body, flags=re.DOTALL | re.MULTILINE)
        assert not set(plain) & set("{}<"), (path, plain)


def test_an_unknown_generator_is_refused(docgen, tmp_path):
    """With the near name; nothing is published."""
    run = docgen.build(tmp_path / "out", "--fragments", "mkdoc")
    assert run.returncode != 0 and "did you mean 'mkdocs'" in run.stderr and not (tmp_path / "out").exists()
