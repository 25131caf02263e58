"""The checker in a page says what `docgen validate` says of the same files, byte for byte, and no file stops it."""

import base64
import json
import os
import pathlib
import plistlib
import random
import shutil
import subprocess

import pytest
from browsing import open_browser
from conftest import judge, mostly_soak, part_of, soak
from test_firefox import firefox  # noqa: F401
from test_generated_lists import generated
from test_hostile_texts import PAYLOADS
from test_property_lists import FILES, damaged

HERE = pathlib.Path(__file__).parent
# Options as a page states them.
OPTIONS = [
    {"platform": "ios", "deploymentTarget": "12.0", "strict": True},
    {"platform": "macos", "distribution": "mac-app-store", "profile": "built"},
    {"sdk": "ios27.0", "disable": ["misspelled-key", "deprecated"], "baseURL": "https://docgen.example"},
    {"document": "info-plist", "extensionPoint": "com.apple.share-services"},
    {"platform": "visionos", "distribution": "enterprise", "profile": "source"},
    {"document": "entitlements", "distribution": "developer-id"},
]
REFUSED = [{"platform": "android"}, {"sdk": "ios"}, {"disable": ["no-such-finding"]}, {"document": "other"}, {"profile": "debug"}]


def on_command_line(options):
    """The options as arguments of the command."""
    for name, value in options.items():
        flag = "--" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name.replace("URL", "Url"))
        if isinstance(value, list):
            for one in value:
                yield from (flag, one)
        else:
            yield from [flag] if value is True else [flag, value]


def written(folder, files):
    """Writes files, given by name and bytes, each into a folder for it alone; the paths."""
    for number, (name, content) in enumerate(files):
        path = folder / f"{number:05}" / name
        path.parent.mkdir()
        path.write_bytes(content)
        yield path


class Checker:
    """The module of a site, in one page under node that lasts for all files."""

    def __init__(self, site):
        self.site = site
        self.process = subprocess.Popen(
            ["node", HERE / "checker.js", site], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def answers(self, paths, options):
        """The answer about each file: a text, or an object with an error."""
        for path in paths:
            print(json.dumps({"path": str(path), "name": str(path), "options": options}), file=self.process.stdin, flush=True)
            yield json.loads(self.process.stdout.readline() or '{"error": "node has ended"}')

    def end(self):
        """Ends the page."""
        self.process.stdin.close()
        self.process.wait(60)

    def differences(self, docgen, paths, options=None):
        """A line for each file of which the command says something else."""
        paths, options = list(paths), options or {}
        assert paths
        answers = list(self.answers(paths, options))
        run = docgen.run(
            "validate", "--no-config", "--format", "json", *on_command_line(options), *paths, timeout=1200)
        assert run.returncode in (0, 1), run.stderr
        texts = [answer for answer in answers if isinstance(answer, str)]
        # Both are arrays that are printed alike, so one of all files is made of those of each.
        inside = [text.strip()[1:-1].strip("\n") for text in texts]
        whole = ",\n".join(text for text in inside if text)
        if len(texts) == len(paths) and run.stdout == (f"[\n{whole}\n]\n" if whole else "[]\n"):
            return
        expected = {str(path): [] for path in paths}
        for finding in json.loads(run.stdout):
            expected[finding["file"]].append(finding)
        is_explained = False
        for path, answer in zip(paths, answers):
            found = json.loads(answer) if isinstance(answer, str) else answer
            if found != (wanted := expected[str(path)]):
                is_explained = True
                yield f"{path} with {options}: {shown(found, wanted)}"
        if not is_explained:
            yield f"{options}: the same findings in other bytes or another order"


def shown(found, wanted):
    """The first difference of two answers."""
    if isinstance(found, dict):
        return found["error"]
    first = next((pair for pair in zip(found, wanted) if pair[0] != pair[1]), None)
    if first:
        return f"{first[0]}, not {first[1]}"
    return f"{len(found)} findings, not {len(wanted)}: {(found + wanted)[min(len(found), len(wanted))]}"


@pytest.fixture(scope="module")
def checker(checking_site):
    """The module of the site under judgement."""
    checker = Checker(checking_site)
    yield checker
    checker.end()


def plain_name(one):
    """The name of a fixture without what encodes it."""
    return one.path.stem + ".plist" if one.path.suffix in (".base64", ".hex") else one.name


def test_lists_of_the_tests(docgen, checker, tmp_path):
    """Every list in every form."""
    judge(checker.differences(docgen, written(tmp_path, [(plain_name(one), one.bytes) for one in FILES])))


@pytest.mark.parametrize("share", [8, soak(1)], ids=["some lists", "every list"])
def test_options(docgen, checker, tmp_path, share):
    """Each option changes what is found as it does for the command."""
    paths = list(written(tmp_path, [(plain_name(one), one.bytes) for one in FILES[::share]]))
    judge(line for options in OPTIONS for line in checker.differences(docgen, paths, options))


@pytest.mark.parametrize("refused", [REFUSED[:1], soak(REFUSED)], ids=["one option", "every option"])
def test_wrong_options(docgen, checker, tmp_path, refused):
    """Options that the command refuses, the page refuses with its sentence."""
    paths = list(written(tmp_path, [("Info.plist", FILES[0].bytes)]))
    for options in refused:
        [answer] = checker.answers(paths, options)
        run = docgen.run("validate", "--no-config", *on_command_line(options), paths[0])
        assert run.returncode == 2 and answer["error"].splitlines()[0] in run.stderr, (options, answer, run.stderr)


def unusual():
    """Files in encodings and of values that few have, and files that are no lists."""
    text = next(one for one in FILES if one.name == "keyboard-bad.plist").bytes.decode()
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be", "latin-1"):
        stated = text.replace("UTF-8", encoding.upper().removesuffix("-LE").removesuffix("-BE"))
        yield "Info.plist", stated.encode(encoding, "replace")
        yield "Info.plist", stated.encode(encoding, "replace")[:-3]
    numbers = [0, -1, 2**31 - 1, 2**31, -(2**31) - 1, 2**32, 2**53 + 1, 2**63 - 1, -(2**63), 2**64 - 1]
    values = [*numbers, 0.1, 1e308, 5e-324, float("inf"), float("nan"), plistlib.UID(7), b"\0\xff" * 40, "é🇩🇪\u2028"]
    for value in values:
        for key in ("LSMinimumSystemVersion", "CFBundleIconFiles", "UIDeviceFamily", "CFBundleVersion", "LSBackgroundOnly"):
            yield "Info.plist", plistlib.dumps({key: value, "UTExportedTypeDeclarations": [value]}, fmt=plistlib.FMT_BINARY)
    for number in ["1e400", "-1e-400", "1" * 400, "0." + "1" * 400, "12345678901234567890", "-9223372036854775809", "1E+2", "01", "-"]:
        yield "Info.json", b'{"NSExtension": {"NSExtensionAttributes": %s}, "UIDeviceFamily": [%s]}' % (number.encode(), number.encode())
        yield "Info.plist", f"<plist><dict><key>UIDeviceFamily</key><integer>{number}</integer><key>A</key><real>{number}</real></dict></plist>".encode()
    for date in ("2026-02-29T00:00:00Z", "0000-00-00T99:99:99Z", "99999-01-01T00:00:00Z", "2026-11-28T08:00:00Z"):
        yield "Info.plist", f"<plist><dict><key>CFBundleName</key><date>{date}</date></dict></plist>".encode()
    yield "Info.plist", b"<plist>" + b"<array>" * 500 + b"</array>" * 500 + b"</plist>"
    yield "Info.plist", b"<plist><dict>" + b"<key>NSExtension</key><dict>" * 500 + b"</dict>" * 500 + b"</dict></plist>"
    for opening in (b"[", b'{"NSExtension":', b"<array>", b"<dict><key>A</key>", b"( ", b"{ NSExtension = "):
        yield "Info.plist", opening * 100_000
    yield from (("Info.plist", content) for content in (
        b"", b"\0", b"\0" * 100_000, b"bplist00", b"bplist00" + b"\xff" * 64, b"\xff\xfe", b"\xef\xbb\xbf", b"<", b"<!DOCTYPE plist [" + b"<!ENTITY a 'b'>" * 2000,
        b"&#x110000;&#xD800;", b"<plist>&#xFFFFFFFFFFFF;</plist>", b'{"\\uD800": "\\uDFFF"}', b"<plist><dict><key>" + b"A" * 300_000))


def hostile():
    """Lists in which every name and value is a hostile text."""
    for text in (text for texts in PAYLOADS.values() for text in texts):
        content = {text: text, "CFBundleName": text, "NSExtension": {"NSExtensionPointIdentifier": text}, "CFBundleURLTypes": text}
        yield "Info.json", json.dumps(content).encode()
        yield "Info.plist", plistlib.dumps(content, fmt=plistlib.FMT_BINARY)


def test_unusual_files(docgen, checker, tmp_path):
    """Encodings, large numbers, deep and damaged files; after all of them the module still answers."""
    known = [("Info.plist", FILES[0].bytes)]
    judge(checker.differences(docgen, written(tmp_path, [*known, *unusual(), *hostile(), *known])))


@pytest.mark.parametrize("share", [12, soak(1)], ids=["some lists", "every list"])
def test_damaged_lists(docgen, checker, tmp_path, share):
    """Lists that are cut off or have a wrong byte, and then nonsense, always the same."""
    files = [(plain_name(one), content) for one in FILES[::share] for content in damaged(one)]
    chance = random.Random(1)
    files += [("Info.plist", chance.randbytes(chance.randrange(2000))) for _ in range(400 // share)]
    judge(checker.differences(docgen, written(tmp_path, files)))


@pytest.mark.parametrize("count", mostly_soak([60, 1000], [60]))
@pytest.mark.parametrize("seed", mostly_soak(range(5), [0]))
def test_generated_lists(docgen, checker, catalogue, tmp_path, count, seed):
    """Right and wrong values, names and elements of each document's keys."""
    files = []
    for document in catalogue["documents"]:
        name = {"info-plist": "Info.plist", "entitlements": "A.entitlements", "privacy-manifest": "PrivacyInfo.xcprivacy"}[document["id"]]
        lists = generated(part_of(catalogue, document["id"]), seed, count)
        files += [(name, plistlib.dumps(plist, fmt=chosen)) for plist, chosen in zip(lists, [plistlib.FMT_XML, plistlib.FMT_BINARY] * count)]
    judge(checker.differences(docgen, written(tmp_path, files)))


@pytest.mark.soak
@pytest.mark.skipif("DOCGEN_PRACTICE" not in os.environ, reason="DOCGEN_PRACTICE names no folder of real lists")
def test_lists_of_others(docgen, checker, tmp_path):
    """Real lists, in a folder outside the project."""
    found = sorted(path for path in pathlib.Path(os.environ["DOCGEN_PRACTICE"]).rglob("*") if path.suffix in (".plist", ".entitlements", ".xcprivacy"))
    judge(checker.differences(docgen, written(tmp_path, [(path.name, path.read_bytes()) for path in found])))


CHECK = """
const [texts, options, done] = arguments;
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
Promise.all(texts.map((text) => docgenCheck(bytes(text), options))).then(done, (error) => done(error.message));
"""
FEW = [one for one in FILES if not one.options][::12]


def judge_in_browser(docgen, run):
    """Compares a few lists as a browser checks them on the page."""
    texts = [base64.b64encode(one.bytes).decode() for one in FEW]
    answers = run(CHECK, [texts, {"name": "Info.plist"}])
    assert isinstance(answers, list), answers
    failures = []
    for one, answer in zip(FEW, answers):
        command = ["validate", "--no-config", "--format", "json", "--stdin-filename", "Info.plist", "-"]
        wanted = subprocess.run([docgen.binary, *command], input=one.bytes, capture_output=True, timeout=60).stdout.decode()
        if answer.strip() != wanted.strip():
            failures.append(f"{one.name}: {shown(json.loads(answer), json.loads(wanted))}")
    judge(failures)


def test_in_chromium(docgen, checker, tmp_path):
    """The page, opened as a file, has the same answers."""
    driver = open_browser(tmp_path / "profile")
    try:
        driver.get((checker.site / "check.html").as_uri())
        judge_in_browser(docgen, lambda script, arguments: driver.execute_async_script(script, *arguments))
    finally:
        driver.quit()


@pytest.mark.soak
def test_in_firefox(docgen, checker, firefox):  # noqa: F811
    """So has it in Firefox."""
    firefox.navigate((checker.site / "check.html").as_uri())
    firefox.timeout.script = 120
    judge_in_browser(docgen, lambda script, arguments: firefox.execute_async_script(script, script_args=arguments, sandbox=None))
