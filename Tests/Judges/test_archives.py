"""Archives that people upload: apps in ZIP archives that Python writes, and profiles that OpenSSL signs."""

import plistlib
import random
import shutil
import struct
import subprocess
import zipfile
from datetime import datetime

import pytest
from conftest import mostly_soak
from sound_products import program
from test_bounds import bounded

APP = "Payload/Lamp.app/"
INFO = {
    "CFBundleIdentifier": "com.example.lamp", "CFBundleExecutable": "Lamp", "CFBundleName": "Lamp", "CFBundlePackageType": "APPL",
    "CFBundleShortVersionString": "1.2.0", "CFBundleVersion": "7", "LSRequiresIPhoneOS": True, "UIMainStoryboardFile": True,
}
CLAIMS = {
    "application-identifier": "ABCDE12345.com.example.lamp", "aps-environment": "production",
    "com.apple.developer.siri": True, "com.apple.security.app-sandbox": True,
    "com.apple.security.application-groups": ["group.com.example.lamp"],
}


def archive(path, files, method=zipfile.ZIP_DEFLATED):
    """Writes files into an archive."""
    with zipfile.ZipFile(path, "w", method) as new:
        for name, content in files.items():
            new.writestr(name, content)
    return path


def files(**more):
    """An app with an extension; keywords are further files of the app."""
    share = {**INFO, "CFBundleIdentifier": "com.example.other", "NSExtension": {"NSExtensionPointIdentifier": "com.apple.share-services"}}
    return {
        APP: b"", APP + "Info.plist": plistlib.dumps(INFO), APP + "Lamp": program(CLAIMS),
        APP + "PlugIns/": b"", APP + "PlugIns/Share.appex/Info.plist": plistlib.dumps(share, fmt=plistlib.FMT_BINARY),
        **{APP + name: content for name, content in more.items()},
    }


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_an_archive_has_the_findings_of_its_app(docgen, tmp_path, method):
    """But for the path, and with everything that the summary says."""
    archive(tmp_path / "Lamp.ipa", files(), method)
    with zipfile.ZipFile(tmp_path / "Lamp.ipa") as whole:
        whole.extractall(tmp_path)
    packed = docgen.run("validate", "Lamp.ipa", cwd=tmp_path)
    loose = docgen.run("validate", APP[:-1], cwd=tmp_path)
    assert packed.returncode == loose.returncode == 1
    assert "Lamp.ipa/Payload/Lamp.app/Info.plist:" in packed.stdout
    assert packed.stdout.replace("Lamp.ipa/", "") == loose.stdout
    assert packed.stderr == loose.stderr
    assert "Not looked at: code." in packed.stderr
    (tmp_path / "Lamp.xcarchive/Products/Applications").mkdir(parents=True)
    (tmp_path / APP).rename(tmp_path / "Lamp.xcarchive/Products/Applications/Lamp.app")
    stored = docgen.run("validate", "Lamp.xcarchive", cwd=tmp_path)
    assert stored.stdout.replace("Lamp.xcarchive/Products/Applications", "Payload") == loose.stdout


def profile(folder, content):
    """A profile with a content, signed by somebody."""
    key, certificate, plain = folder / "key.pem", folder / "certificate.pem", folder / "plain.plist"
    plain.write_bytes(plistlib.dumps(content))
    run = lambda *arguments: subprocess.run(["openssl", *arguments], check=True, capture_output=True).stdout
    run("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=Example", "-keyout", key, "-out", certificate)
    return run("cms", "-sign", "-binary", "-nodetach", "-outform", "DER", "-signer", certificate, "-inkey", key, "-in", plain)


@pytest.mark.skipif(not shutil.which("openssl"), reason="there is no OpenSSL to sign a profile")
def test_a_profile_allows_what_it_lists(docgen, tmp_path):
    """A claim beyond it is an error, and its date a note."""
    granted = {
        "Entitlements": {
            "application-identifier": "ABCDE12345.*", "aps-environment": "development",
            "com.apple.security.application-groups": ["group.com.example.lamp", "group.com.example.other"],
        },
        "ExpirationDate": datetime(2020, 1, 31, 12),
    }
    archive(tmp_path / "Lamp.ipa", files(**{"embedded.mobileprovision": profile(tmp_path, granted)}))
    run = docgen.run("validate", "--notes", "Lamp.ipa", cwd=tmp_path)
    found = [line for line in run.stdout.splitlines() if "[not-granted" in line]
    program = "Lamp.ipa/Payload/Lamp.app/Lamp: error: "
    assert len(found) == 2 and all(line.startswith(program) for line in found), found
    assert "'production' of 'aps-environment'" in found[0] and "allows: 'development'" in found[0]
    assert "'com.apple.developer.siri' is not in the provisioning profile" in found[1]
    assert "ITMS-90164" in found[1]
    assert "embedded.mobileprovision: note: the provisioning profile expired on 2020-01-31 [expired-grant]" in run.stdout


@pytest.mark.skipif(not shutil.which("openssl"), reason="there is no OpenSSL to sign a profile")
@pytest.mark.parametrize("is_for_development", [True, False])
def test_a_signature_for_development_is_replaced(docgen, tmp_path, is_for_development):
    """An archive is signed again when it is exported, so only a signature for the store is judged by it."""
    claims = {"application-identifier": "ABCDE12345.com.example.lamp", "aps-environment": "development", "get-task-allow": True}
    granted = {"Entitlements": {**claims, "get-task-allow": is_for_development}}
    folder = tmp_path / "Lamp.xcarchive/Products/Applications/Lamp.app"
    folder.mkdir(parents=True)
    (folder / "Info.plist").write_bytes(plistlib.dumps(INFO))
    (folder / "Lamp").write_bytes(program(claims))
    (folder / "embedded.mobileprovision").write_bytes(profile(tmp_path, granted))
    run = docgen.run("validate", "--no-config", "--distribution", "app-store", "--disable", "not-granted", "Lamp.xcarchive", cwd=tmp_path)
    found = [key for key in ("aps-environment", "get-task-allow") if f"'{key}'" in run.stdout]
    assert found == ([] if is_for_development else ["aps-environment", "get-task-allow"]), run.stdout


def overlapping(path):
    """A thousand entries that share the bytes of one."""
    archive(path, {APP + "Info.plist": b"<plist><string>" + b" " * 30_000_000})
    content = path.read_bytes()
    start = content.index(b"PK\1\2")
    record = bytearray(content[start:content.index(b"PK\5\6")])
    records = b""
    for number in range(1000):
        name = b"%s%04d.app/Info.plist" % (b"Payload/", number)
        record[28:30] = struct.pack("<H", len(name))
        records += bytes(record[:46]) + name
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, 1000, 1000, len(records), start, 0)
    path.write_bytes(content[:start] + records + end)


def changed(path, offset, value):
    """An app's archive with other bytes in the first record of its directory."""
    archive(path, files())
    content = bytearray(path.read_bytes())
    for start in [index for index in range(len(content)) if content[index:index + 4] == b"PK\1\2"]:
        content[start + offset:start + offset + len(value)] = value
    path.write_bytes(content)


def twice(path):
    """One path of two entries."""
    with zipfile.ZipFile(path, "w") as new:
        for content in (INFO, {}):
            new.writestr(APP + "Info.plist", plistlib.dumps(content))


# An archive, and what its finding says; none where it is only found to have nothing.
HOSTILE = {
    "cut off": (lambda path: path.write_bytes(archive(path, files()).read_bytes()[:-1]), "cut off"),
    "no archive": (lambda path: path.write_bytes(plistlib.dumps(INFO)), "not a ZIP archive"),
    "empty": (lambda path: path.write_bytes(b""), "not a ZIP archive"),
    "no files": (lambda path: archive(path, {}), "no property list"),
    "a list of 300 MB": (
        lambda path: archive(path, files(**{"Info.plist": b" " * 300_000_000})), "longer than"),
    "a program of 400 MB": (lambda path: archive(path, files(Lamp=bytes(400_000_000))), ""),
    "shared bytes": (overlapping, "too many bytes"),
    "a way out": (lambda path: archive(path, files(**{"../../../Info.plist": b""})), "leads out of it"),
    "the root": (lambda path: archive(path, {"/etc/Info.plist": b""}), "leads out of it"),
    "a path twice": (twice, "several entries"),
    "encrypted": (lambda path: changed(path, 8, b"\1"), "encrypted"),
    "another compression": (lambda path: archive(path, files(), zipfile.ZIP_LZMA), "compression, number 14"),
    "vast sizes": (lambda path: changed(path, 24, b"\xfe\xff\xff\xff"), "longer than"),
    "vast offsets": (lambda path: changed(path, 42, b"\xfe\xff\xff\xff"), "cut off"),
    "missing Zip64 fields": (lambda path: changed(path, 24, b"\xff\xff\xff\xff"), "directory is damaged"),
    "40,000 apps": (lambda path: archive(path, {f"Payload/{n}.app/x": b"" for n in range(40_000)}), "no property list"),
    "300,000 entries": (lambda path: archive(path, {f"Payload/{n}": b"" for n in range(300_000)}), "too long"),
    "deep bundles": (
        lambda path: archive(path, {"Payload/" + "a.app/PlugIns/" * 4000 + "Info.plist": b""}), "no property list"),
    "a profile of BER": (
        lambda path: archive(path, files(**{"embedded.mobileprovision": b"\x30\x80" * 1_000_000})), "cannot be read"),
}
QUICK = {"cut off", "a way out", "a path twice", "encrypted", "vast sizes", "a profile of BER"}


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("name", mostly_soak(HOSTILE, QUICK))
def test_hostile_archives(docgen, tmp_path, name):
    """A finding, in bounded time and memory, and nothing is written anywhere."""
    write, message = HOSTILE[name]
    path = tmp_path / "Lamp.ipa"
    write(path)
    run = bounded(docgen, "validate", path)
    assert message in run.stdout, run.stdout[:2000]
    assert [found.name for found in tmp_path.iterdir()] == ["Lamp.ipa"]
    if message and name != "a profile of BER":
        assert run.returncode == 2 and "remedy: " in run.stdout


def test_any_bytes_of_an_archive_are_safe(docgen, tmp_path):
    """Every byte may be another."""
    whole = archive(tmp_path / "whole.zip", files()).read_bytes()
    numbers = random.Random(1)
    for number in range(60):
        content = bytearray(whole)
        for _ in range(numbers.randrange(1, 6)):
            content[numbers.randrange(len(content))] = numbers.randrange(256)
        (tmp_path / f"{number:02}.ipa").write_bytes(content)
    (tmp_path / "whole.zip").unlink()
    run = bounded(docgen, "validate", tmp_path)
    assert "Fatal error" not in run.stderr
