"""Products that are known to be right have no error, however they reach people."""

import copy
import plistlib

import pytest
from property_lists import every_list, validate
from sound_products import PRODUCTS, claims
from test_stated import NAMES, STATED

DISTRIBUTIONS = ["app-store", "mac-app-store", "developer-id", "enterprise", "ad-hoc"]


def lines(findings):
    """Findings as a reader sees them."""
    return [f'{f["file"]}: {f["severity"]}: {f["message"]} [{f["id"]}]' for f in findings]


@pytest.mark.parametrize("way", [None, *DISTRIBUTIONS])
def test_products(docgen, tmp_path, way):
    """Nothing but notes about products as Xcode leaves them, whose platform nothing but the product says."""
    sound = [product for product in PRODUCTS if way is None or way in product.ways]
    for number, product in enumerate(sound):
        product.write(tmp_path / str(number))
    options = ["--distribution", way] if way else []
    found = validate(docgen, *options, "--no-config", *(tmp_path / str(number) for number in range(len(sound))))[1]
    assert lines(one for one in found if one["severity"] != "note") == []


def without(product, path, key):
    """A product whose list at a path lacks a key."""
    changed = copy.deepcopy(product)
    del changed.files[path][key]
    return changed


def named(name):
    """The product of a name."""
    return next(product for product in PRODUCTS if product.name == name)


def test_an_app_without_an_icon_name(docgen, tmp_path):
    """The name is missing where neither the root nor the primary icon has it."""
    app = named("an app for iPhone")
    nowhere = without(app, "Lamp.app/Info.plist", "CFBundleIcons")
    files_alone = copy.deepcopy(app)
    del files_alone.files["Lamp.app/Info.plist"]["CFBundleIcons"]["CFBundlePrimaryIcon"]["CFBundleIconName"]
    for number, product in enumerate([nowhere, files_alone]):
        product.write(tmp_path / str(number))
        found = validate(docgen, "--distribution", "app-store", "--no-config", tmp_path / str(number))[1]
        found = [one for one in found if one["severity"] != "note"]
        assert [(one["severity"], one["codes"]) for one in found] == [("error", ["ITMS-90713"])]
        assert "does not name its icon" in found[0]["message"]


def test_a_mac_app_names_the_oldest_system(docgen, tmp_path):
    """The Mac App Store asks for it."""
    without(named("a Mac app in the sandbox"), "Lamp.app/Contents/Info.plist", "LSMinimumSystemVersion").write(tmp_path)
    found = validate(docgen, "--distribution", "mac-app-store", "--no-config", tmp_path)[1]
    errors = [one for one in found if one["severity"] == "error"]
    assert len(errors) == 1 and "'LSMinimumSystemVersion'" in errors[0]["remedy"], lines(found)


def test_a_signature_without_the_sandbox(docgen, tmp_path):
    """Entitlements in a code signature are those of a product."""
    outside = named("a Mac app outside of the store")
    outside.write(tmp_path)
    found = validate(docgen, "--distribution", "mac-app-store", "--no-config", tmp_path)[1]
    assert [(one["severity"], one["codes"]) for one in found if one["severity"] == "error"] == [("error", ["ITMS-90296"])]


def of_sources():
    """The lists of the tests that are right, but for those of products: they are no whole ones."""
    for one in every_list():
        if not one.findings and not one.name.startswith("built"):
            yield one.path.stem, one.copy
    for number, stated in enumerate(STATED):
        keeps, name = stated["keeps"], NAMES[stated["document"]]
        if not {"BuildMachineOSBuild", "DTSDKName", "DTXcode"} & set(keeps):
            yield str(number), lambda folder, keeps=keeps, name=name: (folder / name).write_bytes(plistlib.dumps(keeps))


@pytest.mark.parametrize("way", DISTRIBUTIONS)
def test_lists_of_the_tests(docgen, tmp_path, way):
    """A list that is right without a distribution is right with one."""
    for name, write in of_sources():
        (tmp_path / name).mkdir()
        write(tmp_path / name)
    found = validate(docgen, "--distribution", way, "--no-config", *sorted(tmp_path.glob("*/*")))[1]
    assert lines(one for one in found if one["severity"] == "error") == []


@pytest.mark.parametrize("records", [[], ["health-records"]])
def test_only_health_records_need_their_purpose(docgen, tmp_path, records):
    """Xcode writes the entitlement as an empty array where the app doesn't read them."""
    app = copy.deepcopy(named("an app for iPhone"))
    app.files["Lamp.app/Info.plist"] |= {
        "NSHealthShareUsageDescription": "Shows your steps.", "NSHealthUpdateUsageDescription": "Saves your steps."}
    app.files["Lamp.app/Lamp"] = claims("com.example.lamp", **{
        "com.apple.developer.healthkit": True, "com.apple.developer.healthkit.access": records})
    app.write(tmp_path)
    found = validate(docgen, "--no-config", tmp_path)[1]
    missing = [one for one in found if "NSHealthClinicalHealthRecordsShareUsageDescription" in one["message"]]
    assert [one["severity"] for one in missing] == (["warning"] if records else []), lines(found)
