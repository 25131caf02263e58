"""What programs show: bundles with one deviation get exactly its finding, and their sound twins none."""

import copy
import plistlib
import re
import subprocess
import sys
import zipfile

import pytest
from linking import linked, universal, written
from property_lists import validate
from sound_products import MANIFEST, PRODUCTS, built, program, sandboxed

INFO, PROGRAM, PRIVACY = "Lamp.app/Info.plist", "Lamp.app/Lamp", "Lamp.app/PrivacyInfo.xcprivacy"
BULB = "Lamp.app/Frameworks/Bulb.framework"
MAC, MAC_PROGRAM = "Lamp.app/Contents/Info.plist", "Lamp.app/Contents/MacOS/Lamp"


def named(name):
    """The product of a name."""
    return copy.deepcopy(next(product for product in PRODUCTS if product.name == name))


def phone(code, *, lists=None, **files):
    """An iPhone app with a program."""
    product = named("an app for iPhone")
    product.files[PROGRAM] = code
    product.files[INFO] |= lists or {}
    product.files |= files
    return product


def mac(code, *, lists=None, **files):
    """A Mac app outside of the store with a program."""
    product = named("a Mac app outside of the store")
    product.files[MAC_PROGRAM] = code
    product.files[MAC] |= lists or {}
    product.files |= files
    return product


def objc(*names, methods=()):
    """A program that uses classes, constants and functions."""
    return linked(tuple(f"_OBJC_CLASS_$_{name}" if name[0].isupper() else name for name in names), tuple(methods))


# The key, the classes and other symbols that code has which needs it, and the methods that it calls.
PURPOSES = [
    ("NSCameraUsageDescription", ("AVCaptureDevice", "_AVMediaTypeVideo"), ("requestAccessForMediaType:completionHandler:",)),
    ("NSCameraUsageDescription", ("AVCaptureDeviceInput", "AVCapturePhotoOutput"), ()),
    ("NSMicrophoneUsageDescription", ("AVAudioSession",), ("requestRecordPermission:",)),
    ("NSLocationWhenInUseUsageDescription", ("CLLocationManager",), ("requestWhenInUseAuthorization",)),
    ("NSContactsUsageDescription", ("CNContactStore",), ("requestAccessForEntityType:completionHandler:",)),
    ("NSCalendarsFullAccessUsageDescription", ("EKEventStore",), ("requestFullAccessToEventsWithCompletion:",)),
    ("NSRemindersFullAccessUsageDescription", ("EKEventStore",), ("requestFullAccessToRemindersWithCompletion:",)),
    ("NSPhotoLibraryAddUsageDescription", ("_UIImageWriteToSavedPhotosAlbum",), ()),
    ("NSSpeechRecognitionUsageDescription", ("SFSpeechRecognizer",), ("requestAuthorization:",)),
    ("NSBluetoothAlwaysUsageDescription", ("CBCentralManager",), ("initWithDelegate:queue:",)),
    ("NSMotionUsageDescription", ("CMMotionActivityManager",), ("startActivityUpdatesToQueue:withHandler:",)),
    ("NSFaceIDUsageDescription", ("LAContext",), ("evaluatePolicy:localizedReason:reply:",)),
    ("NSUserTrackingUsageDescription", ("ATTrackingManager",), ("requestTrackingAuthorizationWithCompletionHandler:",)),
    ("NSAppleMusicUsageDescription", ("MPMediaLibrary",), ("requestAuthorization:",)),
    ("NSSiriUsageDescription", ("INPreferences",), ("requestSiriAuthorization:",)),
]
# The category, and what code has that needs a reason for it.
REASONS = [
    ("FileTimestamp", ("_stat",), ()), ("FileTimestamp", ("_NSFileModificationDate",), ()),
    ("SystemBootTime", ("_mach_absolute_time",), ()), ("DiskSpace", ("_fstatfs",), ()),
    ("ActiveKeyboards", ("UITextInputMode",), ("activeInputModes",)), ("UserDefaults", ("NSUserDefaults",), ()),
]


def manifest(*categories):
    """A privacy manifest with a reason for each category."""
    reasons = {"FileTimestamp": "C617.1", "SystemBootTime": "35F9.1", "DiskSpace": "E174.1", "ActiveKeyboards": "54BD.1", "UserDefaults": "CA92.1"}
    return {**MANIFEST, "NSPrivacyAccessedAPITypes": [
        {"NSPrivacyAccessedAPIType": f"NSPrivacyAccessedAPICategory{one}", "NSPrivacyAccessedAPITypeReasons": [reasons[one]]}
        for one in categories]}


def framework(code, oldest="17.0", **files):
    """An iPhone app with a framework."""
    product = phone(linked())
    product.files |= {
        f"{BULB}/Info.plist": built("Bulb", "com.example.bulb", "FMWK", "iphoneos", MinimumOSVersion=oldest, UIDeviceFamily=[1]),
        f"{BULB}/Bulb": code, **files}
    return product


def without_sdk(product):
    """A product whose list says nothing about the kit that built it."""
    for key in ("DTSDKName", "DTSDKBuild", "DTPlatformVersion", "DTXcode", "DTXcodeBuild"):
        del product.files[INFO][key]
    return product


def cases():
    """The name of each case, the product with the deviation, its twin, and the finding's id, code and a text in it."""
    for number, (key, symbols, methods) in enumerate(PURPOSES):
        code, text = objc(*symbols, methods=methods), {key: "Looks after the lamp."}
        yield f"{number} {key}", phone(code), phone(code, lists=text), ("present", "ITMS-90683", key)
        if methods:
            yield f"{number} {key}, another method", None, phone(objc(*symbols, methods=["description"])), None
    for category, symbols, methods in REASONS:
        code, name = objc(*symbols, methods=methods), f"NSPrivacyAccessedAPICategory{category}"
        expected = ("undeclared-api", "ITMS-91053", name)
        yield f"{symbols[0]} alone", phone(code), phone(code, **{PRIVACY: manifest(category)}), expected
        yield (
            f"{symbols[0]} beside others", phone(code, **{PRIVACY: manifest(*(one for one, _, _ in REASONS if one != category))}),
            phone(code, **{"Lamp.app/Bulb.bundle/PrivacyInfo.xcprivacy": manifest(category)}), expected)
    stat = linked(("_stat",), library=True)
    yield (
        "a framework without a manifest", framework(stat, **{PRIVACY: manifest("FileTimestamp")}),
        framework(stat, **{f"{BULB}/PrivacyInfo.xcprivacy": manifest("FileTimestamp")}), ("undeclared-api", "ITMS-91053", "Bulb"))
    yield "on a Mac", None, mac(linked(("_stat",), system="macos", oldest="14.0")), None
    yield (
        "a framework of a newer system", framework(linked(oldest="18.0", library=True)), framework(linked(oldest="16.0", library=True)),
        ("program-disagreement", "ITMS-90208", "18.0"))
    yield "an app of a newer system", phone(linked(oldest="18.0")), phone(linked(oldest="17.0")), ("program-disagreement", "ITMS-90208", "18.0")
    yield (
        "a Mac app of a newer system", mac(linked(system="macos", oldest="15.0")), mac(linked(system="macos", oldest="14.0")),
        ("program-disagreement", None, "15.0"))
    simulator = linked(system="ios-simulator", library=True)
    yield "for the simulator", framework(simulator), framework(linked(library=True)), ("program-disagreement", "ITMS-90087", "simulator")
    intel = linked(processor="x86_64", library=True)
    yield (
        "for Intel too", framework(universal(linked(library=True), intel)), framework(universal(linked(library=True))),
        ("program-disagreement", "ITMS-90087", "x86_64"))
    yield "an old kit", without_sdk(phone(linked(sdk="18.5"))), without_sdk(phone(linked())), ("pattern", "ITMS-90725", "SDK")
    for path in ("Lamp.app/libbulb.dylib", "Lamp.app/Frameworks/libbulb.a", "Lamp.app/Data/bulb.o"):
        twin = re.sub(r"libbulb.*|bulb.o", "bulb.txt", path)
        yield path, phone(linked(), **{path: b"!<arch>"}), phone(linked(), **{twin: b"x"}), ("excluded-file", "ITMS-90171", "bulb")
    yield "Swift's own library", None, phone(linked(), **{"Lamp.app/Frameworks/libswiftCore.dylib": linked(library=True)}), None
    stray = framework(linked(library=True), **{"Lamp.app/Data/Raw/Wire.framework/Wire": linked(library=True)})
    yield "a framework without a list", stray, framework(linked(library=True)), ("incomplete-bundle", "ITMS-90036", "Wire.framework")
    yield (
        "a storyboard that isn't there", phone(linked(), lists={"UILaunchStoryboardName": "Launch"}),
        phone(linked(), lists={"UILaunchStoryboardName": "Launch"}, **{"Lamp.app/de.lproj/Launch.storyboardc/Info.plist": {}}),
        ("incomplete-bundle", "ITMS-90476", "Launch"))
    yield (
        "a font that isn't there", phone(linked(), lists={"UIAppFonts": ["A.ttf", "B.ttf"]}, **{"Lamp.app/A.ttf": b""}),
        phone(linked(), lists={"UIAppFonts": ["A.ttf"]}, **{"Lamp.app/A.ttf": b""}), ("incomplete-bundle", None, "B.ttf"))
    signed = program({"com.apple.security.cs.allow-jit": True})
    bare = mac(signed)
    del bare.files["Lamp.app/Contents/Resources/AppIcon.icns"]
    yield "an icon that isn't there", bare, mac(signed), ("incomplete-bundle", None, "AppIcon")
    helper = "Lamp.app/Contents/Helpers/bulb"
    yield (
        "a helper that isn't signed", mac(signed, **{helper: linked(system="macos", oldest="14.0")}), mac(signed, **{helper: signed}),
        ("program-disagreement", None, "bulb"))
    groups = program({"keychain-access-groups": ["ABCDE12345.com.example.lamp"]})
    yield "no profile", mac(groups), mac(signed), ("missing-grant", None, "keychain-access-groups")
    domains = program({"com.apple.developer.associated-domains": ["webcredentials:example.com"]})
    yield "no profile for a helper", mac(signed, **{helper: domains}), mac(signed, **{helper: signed}), ("missing-grant", None, "associated-domains")
    yield "what needs no profile", None, mac(sandboxed("com.example.lamp")), None


CASES = list(cases())


def important(findings):
    """Findings that a terminal shows."""
    return [one for one in findings if one["severity"] != "note"]


@pytest.mark.parametrize("name, wrong, sound, expected", CASES, ids=[case[0] for case in CASES])
def test_programs(docgen, tmp_path, name, wrong, sound, expected):
    """A deviation gets its finding alone; the twin none."""
    written(sound, tmp_path / "sound")
    assert [one["message"] for one in important(validate(docgen, "--no-config", tmp_path / "sound")[1])] == []
    if wrong is None:
        return
    written(wrong, tmp_path / "wrong")
    found = important(validate(docgen, "--no-config", tmp_path / "wrong")[1])
    assert [(one["id"], one["severity"]) for one in found] == [(expected[0], "warning")], found
    assert found[0]["codes"] == ([expected[1]] if expected[1] else []) and expected[2] in str(found[0])


def test_an_archive_says_the_same(docgen, tmp_path):
    """Programs in an archive are read as those in a folder."""
    product = phone(objc("AVAudioSession", methods=["requestRecordPermission:"]), **{PRIVACY: manifest()})
    product.files[f"{BULB}/Bulb"] = linked(("_stat",), oldest="18.0", library=True)
    product.files[f"{BULB}/Info.plist"] = built("Bulb", "com.example.bulb", "FMWK", "iphoneos", MinimumOSVersion="17.0", UIDeviceFamily=[1])
    written(product, tmp_path)
    with zipfile.ZipFile(tmp_path / "Lamp.ipa", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in product.files:
            archive.write(tmp_path / path, f"Payload/{path}")
    folder = important(validate(docgen, "--no-config", tmp_path / "Lamp.app")[1])
    archived = important(validate(docgen, "--no-config", tmp_path / "Lamp.ipa")[1])
    assert sorted(one["id"] for one in folder) == ["present", "program-disagreement", "undeclared-api"]
    assert sorted(one["id"] for one in archived) == sorted(one["id"] for one in folder)


def wheels(folder):
    """Wheels of a package with libraries for iOS, if a registry is at hand."""
    command = [
        sys.executable, "-m", "pip", "download", "--quiet", "--retries", "0", "--timeout", "15", "--no-deps", "--only-binary=:all:", "--python-version", "3.13",
        "--platform", "ios_13_0_arm64_iphoneos", "--dest", str(folder), "pillow"]
    try:
        subprocess.run(command, capture_output=True, timeout=120, check=True)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        pytest.skip("no registry is at hand")
    return sorted(folder.glob("*.whl"))


def test_real_libraries(docgen, tmp_path):
    """Libraries of a public package, in frameworks with right lists: nothing; with wrong ones, what is wrong."""
    libraries = {}
    for wheel in wheels(tmp_path):
        with zipfile.ZipFile(wheel) as archive:
            libraries |= {
                re.sub(r"\W", "", path.split("/")[-1].split(".")[0]): archive.read(path)
                for path in archive.namelist() if path.endswith((".so", ".dylib"))}
    assert len(libraries) > 4
    for oldest, expected in (("13.0", set()), ("12.0", {"program-disagreement"})):
        app = phone(linked())
        for name, code in libraries.items():
            place = f"Lamp.app/Frameworks/{name}.framework"
            app.files |= {
                f"{place}/Info.plist": built(name, f"com.example.{name.replace('_', '-')}", "FMWK", "iphoneos", MinimumOSVersion=oldest),
                f"{place}/{name}": code, f"{place}/PrivacyInfo.xcprivacy": manifest("FileTimestamp")}
        written(app, tmp_path / oldest)
        found = important(validate(docgen, "--no-config", tmp_path / oldest)[1])
        assert {one["id"] for one in found} == expected, [one["message"] for one in found]
        assert len(found) == (len(libraries) if expected else 0)
