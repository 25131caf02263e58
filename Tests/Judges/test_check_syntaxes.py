"""YAML and TOML in the page that checks files: what `docgen validate` says of the same files, byte for byte, and nothing more to load for sites without them."""

import base64
import json
import random
import re

import pytest
from browsing import open_browser
from conftest import judge, soak
from selenium.webdriver.common.by import By
from test_check_page import drop, find, findings, paste
from test_checker_module import Checker, written

# The most bytes of a module as readers load it, in gzip: for property lists and JSON, and for all syntaxes.
PLAIN, LARGER = 850_000, 912_000
DEFINITION = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: lamps.example.com}
spec:
  group: example.com
  names: {kind: Lamp, plural: lamps}
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              required: [watts]
              properties:
                watts: {type: integer, minimum: 1, description: Says how bright the lamp is.}
                colour: {type: string, enum: [warm, cold], description: The colour.}
"""
SCHEMA = {
    "title": "Lamp", "type": "object", "required": ["name"],
    "properties": {"name": {"type": "string", "maxLength": 5}, "watts": {"type": "integer", "maximum": 10}, "colour": {"enum": ["warm", "cold"]}},
}
HEAD = "apiVersion: example.com/v1\nkind: Lamp\n"
SOUND = HEAD + "metadata: {name: desk}\nspec:\n  watts: 3\n  colour: 'warm'\n  # A note.\n  more:\n  - |\n    text\n  - >-\n    folded\n"
WRONG = HEAD + "spec:\n  watts: yes\n  colour: red\n"
TOML = 'name = "Desk"\nwatts = 3\ncolour = \'warm\'\nwhen = 2026-11-30\n[a.b]\nc = [1, {d = 2}, """x\ny"""]\n'
LAUGHS = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n" + "".join(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 30))
YAML_FILES = [
    SOUND, WRONG, f"{SOUND}---\n{WRONG}---\nkind: Other\n---\n{WRONG}", f"{WRONG}---\na: [1\n", "", "# Nothing.\n---\n...\n", "\0" * 100, "a: 1\n", SOUND.encode("utf-16"), (SOUND + "é: ü\n").encode("latin-1"),
    WRONG.replace("spec:", "spec:\n  # docgen:ignore"), HEAD + "x: &x {watts: q}\nspec:\n  <<: *x\n  watts: 1\n  watts: 2\n", HEAD + "spec: &s {watts: 1, x: *s}\ny: *z\n? [a]\n: 1\n",
    HEAD + "spec:\n  watts: 0x10\n  a: 1_000\n  b: 12:30:45\n  c: -.5e-3\n  d: !!float 3\n  e: !own 2026-11-30\n  f: !!int x\n",
    HEAD + LAUGHS, "[" * 100_000, HEAD + "a: " + "{a: " * 10_000 + "}" * 10_000, HEAD + "a:\n " + "- " * 10_000 + "x\n", "%TAG !a! tag:x\n" * 2_000 + "--- a\n", HEAD + "a:\n" + "- 1\n" * 100_000,
    HEAD + "a: " + "x" * 1_000_000, f"{WRONG}---\n" * 1_000,
]
TOML_FILES = [
    TOML, TOML.replace("Desk", "Table lamp").replace("3", "0x1F"), "", "name = ", "[a]\n[a]\nb = 1\nb = 2\n", "# docgen:ignore\nwatts = 12\nname = '''a\n# docgen:ignore\n'''\ne = -nan\nf = 07:32:00\ng = \"\\u00e9\\q\"\n",
    "name = " + "[" * 100_000, "name = " + "{a=" * 10_000 + "1" + "}" * 10_000, "[" + ".".join("a" * 10_000) + "]\n", ".".join("a" * 10_000) + " = 1\n", "".join(f"[[a]]\nb = {i}\n" for i in range(20_000)),
    "".join(f"k{i} = {i}\n" for i in range(20_000)), 'name = "' + "x" * 1_000_000 + '"\n', TOML.encode("utf-16"), b"name = '\xff'\n",
]


def damaged(text, count):
    """The text cut off or with a wrong byte, always the same."""
    chance = random.Random(1)
    for number in range(count):
        content = bytearray(text.encode())
        at = chance.randrange(len(content))
        content[at] = chance.randrange(256)
        yield bytes(content if number % 2 else content[:at])


class Imported:
    """A reference of an imported format: its catalogue, its site, and the program with this catalogue."""

    def __init__(self, docgen, folder, name, schema, *options):
        folder.mkdir()
        (folder / name).write_text(schema, encoding="utf-8")
        self.catalogue, self.site, self.docgen = folder / "catalogue.json", folder / "site", docgen
        run = docgen.run("import", folder / name, "--output", self.catalogue, *options)
        assert run.returncode == 0, run.stderr
        run = docgen.build(self.site, "--catalogue", self.catalogue, "--without-downloads")
        assert run.returncode == 0, run.stderr

    def run(self, command, *arguments, **options):
        """Runs the program."""
        return self.docgen.run(command, "--catalogue", self.catalogue, *arguments, **options)

    def differences(self, paths):
        """What the page says otherwise than the program."""
        checker = Checker(self.site)
        try:
            yield from checker.differences(self, paths)
        finally:
            checker.end()


@pytest.fixture(scope="module")
def lamps(docgen, tmp_path_factory):
    """A reference of each syntax, if the program has the module that reads them."""
    if not docgen.binary.with_name("checker-all.wasm").is_file():
        pytest.skip("libyaml's sources were not there for the checker's larger module")
    folder = tmp_path_factory.mktemp("lamps")
    return {
        "yaml": Imported(docgen, folder / "yaml", "lamps.crd.yaml", DEFINITION),
        "toml": Imported(docgen, folder / "toml", "lamp.json", json.dumps(SCHEMA), "--format", "toml", "--name", "lamp.toml", "--file-match", "lamp.toml"),
    }


def encoded(files):
    """The files as bytes."""
    return [one if isinstance(one, bytes) else one.encode() for one in files]


@pytest.mark.parametrize("count", [40, soak(1000)])
def test_yaml(lamps, tmp_path, count):
    """Sound, wrong, damaged and hostile files, and streams of several documents."""
    files = encoded(YAML_FILES) + [*damaged(SOUND, count), *damaged(f"{SOUND}---\n{WRONG}", count)] + encoded([WRONG])
    judge(lamps["yaml"].differences(written(tmp_path, [("lamp.yaml", one) for one in files])))


@pytest.mark.parametrize("count", [40, soak(1000)])
def test_toml(lamps, tmp_path, count):
    """The same for TOML."""
    files = encoded(TOML_FILES) + [*damaged(TOML, count)] + encoded([TOML])
    judge(lamps["toml"].differences(written(tmp_path, [("lamp.toml", one) for one in files])))


def test_sizes(site, lamps):
    """A site with neither syntax loads the smaller module."""
    def size(of):
        return len(base64.b64decode(re.search('module: "([^"]*)"', (of / "assets/checker-data.js").read_text())[1]))

    sizes = [size(site), *(size(one.site) for one in lamps.values())]
    assert sizes[0] <= PLAIN < sizes[1] == sizes[2] <= LARGER, sizes


def test_in_chromium(lamps, tmp_path):
    """A folder of YAML, a pasted document, and a file of TOML have their findings at their lines."""
    folder = tmp_path / "deploy"
    folder.mkdir()
    (folder / "sound.yml").write_text(SOUND, encoding="utf-8")
    (folder / "stream.yaml").write_text(f"{SOUND}---\n{WRONG}", encoding="utf-8")
    (folder / "chart.yaml").write_text("a: {{ .Values.a }}\n", encoding="utf-8")
    (tmp_path / "lamp.toml").write_text(TOML.replace("watts = 3", "watts = 12"), encoding="utf-8")
    driver = open_browser(tmp_path / "profile")
    try:
        driver.get((lamps["yaml"].site / "check.html").as_uri())
        assert ".app" not in find(driver, ".drop").text
        assert "2 errors" in drop(driver, folder)
        assert [line.text for line in driver.find_elements(By.CSS_SELECTOR, ".check-findings .to-line")] == ["Line 14", "Line 17", "Line 18"]
        assert "watts" in find(driver, ".check-annotated").text
        assert "1 error" in paste(driver, WRONG.replace("red", "cold")) and findings(driver)
        driver.get((lamps["toml"].site / "check.html").as_uri())
        assert "TOML" in drop(driver, tmp_path / "lamp.toml") and "Line 2" in findings(driver)[0].text
    finally:
        driver.quit()
