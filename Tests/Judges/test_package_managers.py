"""Packages that managers and CI install: the wheel, the repository for pre-commit, the plugin of Swift packages, the action."""

import base64
import csv
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile

import pytest
import ruamel.yaml
from conftest import ROOT, soak

SCRIPTS = ROOT / "scripts/dist"
MISSPELT = '<plist version="1.0"><dict><key>CFBundleNam</key><string>A</string></dict></plist>'
WRONG = '<plist version="1.0"><dict><key>CFBundleName</key><array/></dict></plist>'
# What `file` and the loader see of a program for Linux on x86-64 that wants two versions of glibc.
PROGRAM = b"\x7fELF\x02\x01\x01" + bytes(9) + b"\x03\0\x3e\0" + b"\0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_PRIVATE\0"


class Distribution:
    """A folder of what is distributed, with an installed docgen as `scripts/dist/run` hands it to scripts."""

    def __init__(self, folder, program):
        self.version = re.search(r'version = "([^"]+)"', (ROOT / "Sources/Deliver/DocgenCommands/Docgen.swift").read_text())[1]
        self.dist, stem = folder / "dist", f"docgen-{self.version}-linux-x86_64"
        self.tree, self.archive = folder / "work/tree" / stem, self.dist / f"{stem}.tar.gz"
        self.dist.mkdir(parents=True)
        subprocess.run([ROOT / "scripts/install", program], env={**os.environ, "DESTDIR": "", "PREFIX": str(self.tree)}, check=True)
        for name in ("doc/docgen/LICENSE", "doc/docgen/licences/other", "man/man1/docgen.1"):
            (self.tree / "share" / name).parent.mkdir(parents=True, exist_ok=True)
            (self.tree / "share" / name).write_text(name)
        with tarfile.open(self.archive, "w:gz", compresslevel=1) as archive:
            archive.add(self.tree, stem)

    def run(self, script, **variables):
        """The finished process of a script."""
        environment = {
            "VERSION": self.version, "PLATFORM": "linux-x86_64", "DIST": str(self.dist), "TREE": str(self.tree),
            "ARCHIVE": str(self.archive), "SOURCE_DATE_EPOCH": "1700000000", **variables,
        }
        command = [sys.executable, SCRIPTS / script]
        return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, encoding="utf-8")

    def make(self, script, pattern):
        """The only file of a pattern that a script writes."""
        run = self.run(script)
        assert run.returncode == 0, run.stderr
        (made,) = self.dist.glob(pattern)
        return made

    def unpack(self, script, pattern, folder):
        """The folder in an archive that a script writes."""
        with zipfile.ZipFile(self.make(script, pattern)) as archive:
            archive.extractall(folder)
            for entry in archive.infolist():
                os.chmod(folder / entry.filename, entry.external_attr >> 16)
        (content,) = folder.iterdir()
        return content


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A distribution of a file that no machine runs."""
    folder = tmp_path_factory.mktemp("small")
    (folder / "program").write_bytes(PROGRAM)
    return Distribution(folder, folder / "program")


@pytest.fixture(scope="module")
def whole(docgen, tmp_path_factory):
    """A distribution of the program under judgement."""
    return Distribution(tmp_path_factory.mktemp("whole"), docgen.binary)


def run(*command, **options):
    """The finished process of a command that must succeed, with all its output."""
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", **options)
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_a_wheel_has_a_true_record(small):
    """RECORD names every file with its digest and size, and the platform is the oldest that has what the program asks for."""
    path = small.make("wheel", "*.whl")
    assert path.name == f"docgen_plist-{small.version}-py3-none-manylinux_2_34_x86_64.whl"
    with zipfile.ZipFile(path) as wheel:
        (record,) = (name for name in wheel.namelist() if name.endswith(".dist-info/RECORD"))
        rows = {name: (digest, size) for name, digest, size in csv.reader(io.StringIO(wheel.read(record).decode()))}
        assert rows.pop(record) == ("", "")
        assert sorted([*rows, record]) == sorted(wheel.namelist())
        for name, (digest, size) in rows.items():
            content = wheel.read(name)
            wanted = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            assert (digest, size) == (f"sha256={wanted}", str(len(content))), name
        programs = [entry.filename for entry in wheel.infolist() if entry.external_attr >> 16 & 0o111]
        assert programs == [f"docgen_plist-{small.version}.data/scripts/docgen"]
        assert f"docgen_plist-{small.version}.data/data/share/docgen/themes/default/theme.yaml" in rows
        information = f"docgen_plist-{small.version}.dist-info"
        assert {f"{information}/licenses/LICENSE", f"{information}/licenses/other"} < set(rows)
        assert not any("man1" in name for name in rows)


@pytest.mark.parametrize("script", ["wheel", *map(soak, ["bundle", "pre-commit", "formula"])])
def test_the_same_files_give_the_same_bytes(small, script):
    """A script's output does not depend on when it runs."""
    def made():
        before = {path for path in small.dist.iterdir() if path != small.archive}
        for path in before:
            path.unlink()
        assert small.run(script).returncode == 0
        return {path.name: path.read_bytes() for path in small.dist.iterdir()}

    assert made() == made()


@pytest.mark.parametrize("content", [PROGRAM.replace(b"\x3e", b"\xb7"), soak(b"#!/bin/sh\n"), soak(PROGRAM[:20])])
def test_no_wheel_for_another_machine(small, content):
    """A program for another processor, or one that asks for no glibc, is refused."""
    program = small.tree / "bin/docgen"
    program.write_bytes(content)
    try:
        done = small.run("wheel")
    finally:
        program.write_bytes(PROGRAM)
    assert done.returncode == 1 and done.stderr.startswith("wheel: the program ") and "Traceback" not in done.stderr


def test_versions_that_differ_are_reported(small):
    """A version that documents do not have stops the distribution."""
    assert small.run("versions").returncode == 0
    other = small.run("versions", VERSION="9.9.9")
    assert other.returncode == 1
    for name in ("docs/checking.md", "CHANGELOG.md"):
        assert f"{small.version} in {name}" in other.stderr


def test_the_formula_has_the_archive(small):
    """Address and digest are those of the archive, and no placeholder is left."""
    formula = small.make("formula", "docgen.rb").read_text(encoding="utf-8")
    assert re.search(r'^  url ".*/(.*)"$', formula, re.MULTILINE)[1] == small.archive.name
    digest = re.search(r'^  sha256 "(\w+)"$', formula, re.MULTILINE)[1]
    assert digest == hashlib.sha256(small.archive.read_bytes()).hexdigest()
    assert "{{" not in formula
    opened = re.findall(r"^ *(?:class|def)\b|\bdo$", formula, re.MULTILINE)
    assert len(opened) == len(re.findall(r"^ *end$", formula, re.MULTILINE))
    if shutil.which("ruby"):
        run("ruby", "-c", small.dist / "docgen.rb")


def test_the_plugin_has_the_bundle(small, tmp_path):
    """The bundle's description leads to its program, and the plugin's package has the bundle's digest."""
    bundle = small.unpack("bundle", "*.artifactbundle.zip", tmp_path / "bundle")
    assert bundle.name == "docgen.artifactbundle"
    info = json.loads((bundle / "info.json").read_text())
    (variant,) = info["artifacts"]["docgen"]["variants"]
    assert variant["supportedTriples"] == ["x86_64-unknown-linux-gnu"]
    assert os.access(bundle / variant["path"], os.X_OK)
    assert (bundle / "LICENSE").is_file() and (bundle / "licences/other").is_file()
    package = small.unpack("bundle", "docgen-plugin-*.zip", tmp_path / "plugin") / "Package.swift"
    (archive,) = small.dist.glob("*.artifactbundle.zip")
    assert f'{archive.name}", checksum: "{hashlib.sha256(archive.read_bytes()).hexdigest()}"' in package.read_text()


def test_a_file_name_is_no_option_of_the_hook(docgen, tmp_path):
    """A file whose name looks like an option cannot keep another from being checked."""
    (hook,) = ruamel.yaml.YAML(typ="safe").load((ROOT / ".pre-commit-hooks.yaml").read_text())
    names = ["--config=Other.entitlements", "Info.plist"]
    for name, text in zip(names, ['{"disable": ["wrong-type"]}', WRONG]):
        (tmp_path / name).write_text(text)
    command = [docgen.binary, *hook["entry"].split()[1:], *hook["args"], *names]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8")
    assert done.returncode != 0 and "Info.plist:1:" in done.stdout + done.stderr, done.stdout + done.stderr


def test_hooks_and_plugin_take_every_document(catalogue):
    """A file that belongs to a document of the reference is checked before commits and by builds."""
    (hook,) = ruamel.yaml.YAML(typ="safe").load((ROOT / ".pre-commit-hooks.yaml").read_text())
    plugin = next((SCRIPTS / "templates/plugin").rglob("CheckPropertyLists.swift")).read_text()
    for pattern in (pattern for document in catalogue["documents"] for pattern in document["fileMatch"]):
        assert re.search(hook["files"], "App/" + pattern.replace("*", "Some")), pattern
        assert f'"{pattern.removeprefix("*")}"' in plugin
    assert not re.search(hook["files"], "App/SomeInfo.plist.txt")


# The action

@pytest.fixture(scope="module")
def release(docgen, tmp_path_factory):
    """A folder with an archive whose program is the one under judgement, and with the list of digests."""
    folder = tmp_path_factory.mktemp("release")
    program = folder / "program"
    program.write_text(f'#!/bin/sh\nexec "{docgen.binary}" "$@"\n')
    program.chmod(0o755)
    release = Distribution(folder, program)
    digest = hashlib.sha256(release.archive.read_bytes()).hexdigest()
    (release.dist / "SHA256SUMS").write_text(f"{'0' * 64}  other-{release.archive.name}\n{digest}  {release.archive.name}\n")
    return release


class Runner:
    """Runs the action's own steps as GitHub does, one after another."""

    def __init__(self, folder, inputs):
        self.folder, self.outputs = folder, {}
        self.action = ruamel.yaml.YAML(typ="safe").load((ROOT / "action.yml").read_text(encoding="utf-8"))
        self.inputs = {name: value["default"] for name, value in self.action["inputs"].items()}
        assert inputs.keys() <= self.inputs.keys()
        self.inputs.update(inputs)

    def value(self, expression):
        """The value of an expression as far as the action uses them."""
        for term in expression.split("||"):
            kind, _, name = term.strip().partition(".")
            value = self.inputs[name] if kind == "inputs" else self.outputs.get(name.rpartition(".")[2], "")
            if value:
                return value
        return ""

    def run(self):
        """The step that failed, with what the steps printed."""
        printed, path = "", os.environ["PATH"]
        for step in self.action["runs"]["steps"]:
            if "run" not in step:
                continue
            for name in ("output", "path"):
                (self.folder / name).write_text("")
            environment = {
                **os.environ, "PATH": path, "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64", "RUNNER_TEMP": str(self.folder),
                "GITHUB_STEP_SUMMARY": str(self.folder / "summary"), "GITHUB_OUTPUT": str(self.folder / "output"), "GITHUB_PATH": str(self.folder / "path"),
                **{
                    name: re.sub(r"\$\{\{ *(.*?) *\}\}", lambda found: self.value(found[1]), text)
                    for name, text in step["env"].items()
                },
            }
            command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
            done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, encoding="utf-8", timeout=60)
            printed += done.stdout + done.stderr
            if done.returncode:
                return step["name"], printed
            path = ":".join([*(self.folder / "path").read_text().split(), path])
            self.outputs |= dict(line.split("=", 1) for line in (self.folder / "output").read_text().splitlines())
        return None, printed


@pytest.mark.parametrize(
    ("inputs", "failing"),
    [
        ({}, "Fail on errors"),
        soak({"paths": "a file/Info.plist\n"}, None),
        soak({"paths": "a file/Info.plist", "arguments": "--strict\n--disable\nmissing-required-key"}, "Fail on errors"),
        soak({"paths": "nothing"}, "Check"),
        ({"sha256": "0" * 64}, "Install docgen"),
        soak({"archive": "missing.tar.gz"}, "Install docgen"),
    ],
)
def test_the_action_checks_lists(release, tmp_path, inputs, failing):
    """It installs an archive with the right digest alone, writes SARIF, and fails on errors."""
    for name, text in {"a file": MISSPELT, "wrong": WRONG}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "Info.plist").write_text(text)
    archive = release.dist / inputs.get("archive", release.archive.name)
    runner = Runner(tmp_path, {**inputs, "archive": archive.as_uri()})
    failed, printed = runner.run()
    assert failed == failing, printed
    if failing in (None, "Fail on errors"):
        assert "wrong" in (tmp_path / "summary").read_text()
        findings = json.loads((tmp_path / "docgen.sarif").read_text())["runs"][0]["results"]
        assert "misspelled-key" in {finding["ruleId"] for finding in findings}


# Programs that install

@pytest.mark.soak
def test_pip_installs_the_tour_and_removes_all(whole, tmp_path):
    """In an environment with nothing else, the commands of the README work; after the removal nothing is left."""
    venv, work = tmp_path / "venv", tmp_path / "work"
    run(sys.executable, "-m", "venv", venv)
    before = {path for path in venv.rglob("*") if "__pycache__" not in path.parts}
    run(venv / "bin/pip", "install", "--no-index", whole.make("wheel", "*.whl"))
    work.mkdir()
    (work / "Info.plist").write_text(MISSPELT)
    program = venv / "bin/docgen"

    def tour(*arguments):
        return run(program, *arguments, cwd=work)

    assert tour("--version").strip() == whole.version
    assert "NSCameraUsageDescription" in tour("search", "camera", "permission")
    assert "NSCameraUsageDescription" in tour("show", "NSCameraUsageDescription")
    assert "HealthKit" in tour("show", "HealthKit")
    assert "1 repaired" in tour("validate", "--fix", "Info.plist")
    assert "CFBundleName" in (work / "Info.plist").read_text()
    assert "Bundle name" in tour("explain", "--html", "Info.plist")
    json.loads(tour("schema", "com.apple.share-services"))
    tour("build", "--quiet", "--output", "site")
    assert (work / "site/guides/providing-services.html").is_file() and (work / "site/assets/style.css").is_file()
    tour("diff", "site/catalogue.json", "site/catalogue.json")
    tour("new", "lamp-reference", "--docgen", "https://example.com/docgen")
    assert (work / "lamp-reference/Package.swift").is_file()
    run(venv / "bin/pip", "uninstall", "--yes", "docgen-plist")
    left = {path for path in venv.rglob("*") if "__pycache__" not in path.parts}
    # pip leaves the environment's own folder for such files, empty.
    assert before <= left <= before | {venv / "share"}


@pytest.mark.soak
def test_pre_commit_installs_the_wheel(whole, tmp_path):
    """pre-commit finds a wrong list with a hook of the repository that the distribution has, and accepts a right one."""
    whole.make("wheel", "*.whl")
    hooks = whole.unpack("pre-commit", "docgen-pre-commit-*.zip", tmp_path / "hooks")
    project = tmp_path / "project"
    project.mkdir()
    (project / "Info.plist").write_text(WRONG)
    (project / "Fine-Info.plist").write_text(WRONG.replace("<array/>", "<string>A</string>"))
    identity = {f"GIT_{who}_{what}": "a@b.example" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    environment = {
        **os.environ, **identity, "PRE_COMMIT_HOME": str(tmp_path / "cache"), "PIP_FIND_LINKS": str(whole.dist),
        "GIT_CONFIG_GLOBAL": "/dev/null",
    }
    for folder in (hooks, project):
        run("git", "init", "--quiet", folder, env=environment)
        run("git", "add", "--all", cwd=folder, env=environment)
        run("git", "commit", "--quiet", "--message", "All", cwd=folder, env=environment)

    def hook(*files):
        command = [sys.executable, "-m", "pre_commit", "try-repo", str(hooks), "docgen-validate", "--files", *files]
        return subprocess.run(command, cwd=project, env=environment, capture_output=True, encoding="utf-8")

    wrong = hook("Info.plist", "Fine-Info.plist")
    assert wrong.returncode == 1 and "Info.plist:1:" in wrong.stdout and "[wrong-type]" in wrong.stdout, wrong.stdout + wrong.stderr
    assert "Fine-Info" not in wrong.stdout
    right = hook("Fine-Info.plist")
    assert right.returncode == 0 and "Passed" in right.stdout, right.stdout + right.stderr


@pytest.mark.soak
def test_a_swift_package_checks_its_lists(whole, tmp_path):
    """A build shows a warning once, checks a list again when it or the settings change, and fails on an error."""
    plugin = whole.unpack("bundle", "docgen-plugin-*.zip", tmp_path / "unpacked").rename(tmp_path / "docgen-plugin")
    whole.unpack("bundle", "*.artifactbundle.zip", tmp_path / "bundle").rename(plugin / "docgen.artifactbundle")
    manifest = plugin / "Package.swift"
    text, count = re.subn(r"url: .*, checksum: .*\)", 'path: "docgen.artifactbundle")', manifest.read_text())
    assert count == 1
    manifest.write_text(text)
    sample = tmp_path / "sample"
    (sample / "Sources/App").mkdir(parents=True)
    (sample / "Sources/App/main.swift").write_text('print("Hello")\n')
    settings = sample / ".docgen.json"
    settings.write_text("{}")
    (sample / "Package.swift").write_text(
        """\
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
          name: "Sample", dependencies: [.package(path: "../docgen-plugin")],
          targets: [
            .executableTarget(
              name: "App", exclude: ["Info.plist"],
              plugins: [.plugin(name: "CheckPropertyLists", package: "docgen-plugin")])
          ])
        """)

    def build(info):
        path = sample / "Sources/App/Info.plist"
        if not path.exists() or path.read_text() != info:
            path.write_text(info)
        command = ["swift", "build", "--disable-sandbox", "--ignore-lock"]
        done = subprocess.run(command, cwd=sample, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
        return done.returncode, done.stdout

    status, printed = build(MISSPELT)
    finding = f"{sample}/Sources/App/Info.plist:1:28: warning: "
    assert status == 0 and finding in printed, printed
    status, printed = build(MISSPELT)
    assert status == 0 and finding not in printed, printed
    settings.write_text('{"strict": true}')
    status, printed = build(MISSPELT)
    assert status != 0 and finding.replace("warning", "error") in printed, printed
    settings.write_text("{}")
    status, printed = build(WRONG)
    assert status != 0 and ": error: " in printed, printed
