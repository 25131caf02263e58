"""Folders and archives in which two inputs meet: twice as much of both takes no more than twice as long.

Each maker fills an empty folder for a number, and returns the arguments of a command. The sizes show what grows with the
product of the two inputs: there, twice the number costs about four times as much.
"""

import json
import struct
import zlib

KEY = "<key>{}</key><string>{}</string>"


def xml(inside):
    return f'<plist version="1.0"><dict>{inside}</dict></plist>'.encode()


def keys(number):
    return "".join(f"<key>com.example.key{index}</key><true/>" for index in range(number))


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def project(folder, number, companion, lists=xml("")):
    """A project whose targets have a list each, and one file of entitlements for all of them."""
    (folder / ".git").mkdir()
    write(folder / "App.entitlements", companion)
    blocks = []
    for index in range(number):
        write(folder / f"t{index}" / "Info.plist", lists)
        blocks.append(
            f"B{index:023} = {{isa = XCBuildConfiguration; buildSettings = {{INFOPLIST_FILE = t{index}/Info.plist; "
            "CODE_SIGN_ENTITLEMENTS = App.entitlements; ENABLE_APP_SANDBOX = YES; SDKROOT = iphoneos; }; };\n")
    write(folder / "P.xcodeproj" / "project.pbxproj", "// !$*UTF8*$!\n{ objects = {\n" + "".join(blocks) + "}; }\n")


def lists_and_project(folder, number):
    """Each of many lists is looked for in a project that is as long."""
    project(folder, number, xml(""))
    return ["validate", folder]


def lists_and_manifest(folder, number):
    """The same with a manifest in YAML."""
    (folder / ".git").mkdir()
    targets = []
    for index in range(number):
        write(folder / f"t{index}" / "Info.plist", xml(""))
        targets.append(f"  t{index}: {{platform: iOS, settings: {{INFOPLIST_FILE: t{index}/Info.plist, A{index}: B}}}}\n")
    write(folder / "project.yml", "targets:\n" + "".join(targets))
    return ["validate", folder]


def lists_and_settings_files(folder, number):
    """Each of many lists is looked for in many files of settings."""
    (folder / ".git").mkdir()
    for index in range(number):
        write(folder / f"t{index}" / "Info.plist", xml(""))
        write(folder / f"t{index}.xcconfig", f"INFOPLIST_FILE = t{index}/Info.plist\nSDKROOT = iphoneos\n")
    return ["validate", folder]


def targets_and_entitlements(folder, number):
    """A long file of entitlements that every target names."""
    project(folder, number, xml(keys(100 * number)))
    return ["validate", folder]


def overrides_and_files(folder, number):
    """Each of many files is compared with the patterns of as many overrides as there may be."""
    patterns = [[f"*a*b*c{index}d{part}*e" for part in range(12)] for index in range(min(number, 100))]
    settings = {"overrides": [{"files": files, "disable": [f"id-{index}"]} for index, files in enumerate(patterns)]}
    write(folder / ".docgen.json", json.dumps(settings))
    for index in range(number):
        write(folder / f"f{index}" / "Info.plist", xml(""))
    return ["validate", folder]


def near_misses(folder, number):
    """Names that are a slip away from one key: each repair would take the name from the others."""
    write(folder / "Info.plist", xml("".join(KEY.format(f"CFBundleIdentifie{index}", "a") for index in range(number))))
    return ["validate", "--no-config", folder / "Info.plist"]


def repairs(folder, number):
    """Keys that can be repaired, with one in between that can't."""
    good = "".join(KEY.format(f"com.example.{index}", "a") for index in range(10 * number))
    bad = "".join(KEY.format(f" com.example.{index}", "a") for index in range(10))
    write(folder / "Info.plist", xml(good + bad + "<key> CFBundleName</key><string>a</string>" * 2))
    return ["validate", "--no-config", folder / "Info.plist"]


def comments_and_findings(folder, number):
    """Comments that leave out findings, and findings of the same kind."""
    comments = "<!-- docgen:ignore wrong-type a -->" * number
    write(folder / "Info.plist", xml(comments + "<key>CFBundleName</key><true/>" * number))
    return ["validate", "--no-config", folder / "Info.plist"]


def zip_entry(path, content=b"", offset=None):
    return path, content, offset


def archive(entries):
    """A ZIP archive of stored files; those with an offset share the content there."""
    data, directory = bytearray(), bytearray()
    for path, content, offset in entries:
        name = path.encode()
        start = len(data) if offset is None else offset
        sums = (zlib.crc32(content), len(content), len(content))
        if offset is None:
            data += struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, 0, 0, 0, 0, *sums, len(name), 0) + name + content
        directory += struct.pack(
            "<IHHHHHHIIIHHHHHII", 0x02014B50, 0x314, 20, 0, 0, 0, 0, *sums, len(name), 0, 0, 0, 0, 0o100644 << 16, start)
        directory += name
    start, count = len(data), len(entries)
    data += directory
    # Zip64, because there may be more entries than two bytes can count.
    ends = struct.pack("<IQHHIIQQQQ", 0x06064B50, 44, 45, 45, 0, 0, count, count, len(directory), start)
    ends += struct.pack("<IIQI", 0x07064B50, 0, len(data), 1)
    ends += struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, 0xFFFF, 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0)
    return bytes(data + ends)


def app_list(name, more=""):
    return xml(KEY.format("CFBundleIdentifier", f"com.example.app{name}") + KEY.format("CFBundleExecutable", "A") + more)


def archive_folders(folder, number):
    """Entries of which each has its own folders, sixty deep."""
    deep = "/".join(["a"] * 60)
    entries = [zip_entry("Payload/A.app/Info.plist", app_list(""))]
    entries += [zip_entry(f"{index:x}/{deep}", offset=0) for index in range(number)]
    write(folder / "A.ipa", archive(entries))
    return ["validate", "--no-config", folder / "A.ipa"]


def bundles_beside_bundles(folder, number):
    """Bundles that are compared with those beside them, and with the files there."""
    inside = "Payload/A.app/PlugIns/"
    extension = "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string></dict>"
    entries = [zip_entry("Payload/A.app/Info.plist", app_list(""))]
    entries += [
        zip_entry(f"{inside}B{index}.appex/Info.plist", app_list(f".b{index}", extension)) for index in range(number)]
    entries += [zip_entry(f"{inside}C{index}.entitlements", xml("")) for index in range(number)]
    write(folder / "A.ipa", archive(entries))
    return ["validate", "--no-config", folder / "A.ipa"]


def bundles_in_a_bundle(folder, number):
    """Bundles that are compared with a long list of the bundle around them."""
    entries = [zip_entry("Payload/A.app/Info.plist", app_list("", keys(20 * number)))]
    entries += [
        zip_entry(f"Payload/A.app/PlugIns/B{index}.appex/Info.plist", app_list(f".b{index}")) for index in range(number)]
    write(folder / "A.ipa", archive(entries))
    return ["validate", "--no-config", folder / "A.ipa"]


# The size of the smaller of two inputs to compare, and the maker.
MAKERS = {
    "lists and a project": (200, lists_and_project),
    "lists and a manifest": (200, lists_and_manifest),
    "lists and files of settings": (150, lists_and_settings_files),
    "targets and their entitlements": (200, targets_and_entitlements),
    "overrides and files": (200, overrides_and_files),
    "near misses": (10_000, near_misses),
    "repairs of a long list": (1_000, repairs),
    "comments and findings": (500, comments_and_findings),
    "folders in an archive": (1_000, archive_folders),
    "bundles beside bundles": (200, bundles_beside_bundles),
    "bundles in a bundle": (200, bundles_in_a_bundle),
}
