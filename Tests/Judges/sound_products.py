"""Products as Xcode leaves them, each with the ways in which it may reach people: nothing is wrong with them.

What a build adds is here in full, because a rule that looks in the wrong place shows only there: nested icons of iOS, the
keys of the SDK, and entitlements that are in the code signature alone.
"""

import dataclasses
import plistlib
import struct

TEAM = "ABCDE12345"
EVERYWHERE = {"CFBundleDevelopmentRegion": "en", "CFBundleInfoDictionaryVersion": "6.0", "CFBundleShortVersionString": "1.2", "CFBundleVersion": "7"}
PHONE_ICON = {"CFBundlePrimaryIcon": {"CFBundleIconFiles": ["AppIcon60x60"], "CFBundleIconName": "AppIcon"}}
PAD_ICON = {"CFBundlePrimaryIcon": {"CFBundleIconFiles": ["AppIcon60x60", "AppIcon76x76"], "CFBundleIconName": "AppIcon"}}
ALL_SIDES = [f"UIInterfaceOrientation{name}" for name in ("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")]
SCENES = {"UIApplicationSupportsMultipleScenes": True, "UISceneConfigurations": {}}
SDKS = {
    "iphoneos": ("iPhoneOS", "27.0"), "macosx": ("MacOSX", "27.0"), "watchos": ("WatchOS", "27.0"),
    "appletvos": ("AppleTVOS", "27.0"), "xros": ("XROS", "27.0"),
}


@dataclasses.dataclass
class Product:
    """The files of a bundle by their paths, and the options for which it is sound."""

    name: str
    # A dictionary is a property list, bytes are the file.
    files: dict
    # The ids of distributions; without one, every product is sound.
    ways: tuple

    def write(self, folder):
        """Writes the bundle into a folder and returns its path."""
        for path, content in self.files.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content if isinstance(content, bytes) else plistlib.dumps(content, fmt=plistlib.FMT_BINARY))
        return folder / next(iter(self.files)).split("/")[0]


def program(entitlements):
    """A program of 64 bits that does nothing, signed with a list."""
    content = plistlib.dumps(entitlements)
    blob = struct.pack(">II", 0xFADE7171, len(content) + 8) + content
    signature = struct.pack(">IIIII", 0xFADE0CC0, 20 + len(blob), 1, 5, 20) + blob
    command = struct.pack("<IIII", 0x1D, 16, 48, len(signature))
    return struct.pack("<8I", 0xFEEDFACF, 0x0100000C, 0, 2, 1, len(command), 0, 0) + command + signature


def built(name, identifier, kind, sdk, **more):
    """An Info.plist with what a build adds for an SDK."""
    platform, version = SDKS[sdk]
    return {
        **EVERYWHERE, "CFBundleName": name, "CFBundleExecutable": name, "CFBundleIdentifier": identifier,
        "CFBundlePackageType": kind, "CFBundleSupportedPlatforms": [platform], "BuildMachineOSBuild": "26A101",
        "DTCompiler": "com.apple.compilers.llvm.clang.1_0", "DTPlatformBuild": "24A201", "DTPlatformName": sdk,
        "DTPlatformVersion": version, "DTSDKBuild": "24A201", "DTSDKName": sdk + version, "DTXcode": "2700",
        "DTXcodeBuild": "18A101", **more,
    }


def app(identifier, sdk, **more):
    """An app that answers the store's question."""
    return built("Lamp", identifier, "APPL", sdk, CFBundleDisplayName="Lamp", ITSAppUsesNonExemptEncryption=False, **more)


def phone(families=(1, 2), **more):
    """An app for iPhone, iPad or both."""
    icons = {"CFBundleIcons": PHONE_ICON, "CFBundleIcons~ipad": PAD_ICON}
    sides = {"UISupportedInterfaceOrientations": ALL_SIDES, "UISupportedInterfaceOrientations~ipad": ALL_SIDES}
    alone = {1: ("CFBundleIcons", "UISupportedInterfaceOrientations"), 2: ("CFBundleIcons~ipad", "UISupportedInterfaceOrientations~ipad")}
    wanted = [key for family in families for key in alone[family]]
    return app(
        "com.example.lamp", "iphoneos", **{key: value for key, value in {**icons, **sides}.items() if key in wanted},
        MinimumOSVersion="17.0", LSRequiresIPhoneOS=True, UIApplicationSceneManifest=SCENES, UIDeviceFamily=list(families),
        UILaunchScreen={}, UIRequiredDeviceCapabilities=["arm64"], UIApplicationSupportsIndirectInputEvents=True, **more)


def claims(identifier, **more):
    """The entitlements in the signature of a product for a device."""
    return program({
        "application-identifier": f"{TEAM}.{identifier}", "com.apple.developer.team-identifier": TEAM,
        "get-task-allow": False, **more})


def mac(**more):
    """A Mac app."""
    return app(
        "com.example.lamp", "macosx", CFBundleIconFile="AppIcon", CFBundleIconName="AppIcon", LSMinimumSystemVersion="14.0",
        LSApplicationCategoryType="public.app-category.utilities", NSHumanReadableCopyright="Copyright © 2026 Example",
        NSPrincipalClass="NSApplication", NSMainStoryboardFile="Main", **more)


def sandboxed(identifier, **more):
    """The entitlements of a Mac product in the sandbox."""
    return program({
        "com.apple.application-identifier": f"{TEAM}.{identifier}", "com.apple.developer.team-identifier": TEAM,
        "com.apple.security.app-sandbox": True, **more})


DEVICES = ("app-store", "ad-hoc", "enterprise")
WIDGET = {"NSExtensionPointIdentifier": "com.apple.widgetkit-extension"}
SHARE = {
    "NSExtensionPointIdentifier": "com.apple.share-services", "NSExtensionPrincipalClass": "LampShare.ShareController",
    "NSExtensionAttributes": {"NSExtensionActivationRule": {"NSExtensionActivationSupportsImageWithMaxCount": 1}},
}
MANIFEST = {
    "NSPrivacyTracking": False, "NSPrivacyTrackingDomains": [], "NSPrivacyCollectedDataTypes": [],
    "NSPrivacyAccessedAPITypes": [{
        "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults", "NSPrivacyAccessedAPITypeReasons": ["CA92.1"]}],
}
STORYBOARD = {"Lamp.app/Contents/Resources/Base.lproj/Main.storyboardc/Info.plist": {}}

PRODUCTS = [
    Product("an app for iPhone and iPad", {
        "Lamp.app/Info.plist": phone(NSCameraUsageDescription="Scans the code on a lamp.", UIBackgroundModes=["remote-notification"]),
        "Lamp.app/Lamp": claims("com.example.lamp", **{
            "aps-environment": "production", "com.apple.security.application-groups": ["group.com.example.lamp"]}),
        "Lamp.app/Assets.car": b"", "Lamp.app/AppIcon60x60@2x.png": b"", "Lamp.app/AppIcon76x76@2x~ipad.png": b"",
        "Lamp.app/PrivacyInfo.xcprivacy": MANIFEST,
        "Lamp.app/PlugIns/LampWidget.appex/Info.plist": built(
            "LampWidget", "com.example.lamp.widget", "XPC!", "iphoneos", CFBundleDisplayName="Lamp", MinimumOSVersion="17.0",
            NSExtension=WIDGET, UIDeviceFamily=[1, 2]),
        "Lamp.app/PlugIns/LampWidget.appex/LampWidget": claims(
            "com.example.lamp.widget", **{"com.apple.security.application-groups": ["group.com.example.lamp"]}),
        "Lamp.app/PlugIns/LampShare.appex/Info.plist": built(
            "LampShare", "com.example.lamp.share", "XPC!", "iphoneos", CFBundleDisplayName="Lamp", MinimumOSVersion="17.0",
            NSExtension=SHARE, UIDeviceFamily=[1, 2]),
        "Lamp.app/PlugIns/LampShare.appex/LampShare": claims(
            "com.example.lamp.share", **{"com.apple.security.application-groups": ["group.com.example.lamp"]}),
        "Lamp.app/Frameworks/Bulb.framework/Info.plist": built(
            "Bulb", "com.example.bulb", "FMWK", "iphoneos", MinimumOSVersion="17.0", UIDeviceFamily=[1, 2]),
        "Lamp.app/Frameworks/Bulb.framework/Bulb": program({}),
    }, DEVICES),
    Product("an app for iPhone", {
        "Lamp.app/Info.plist": phone((1,)), "Lamp.app/Lamp": claims("com.example.lamp"), "Lamp.app/Assets.car": b"",
        "Lamp.app/AppIcon60x60@2x.png": b"",
    }, DEVICES),
    Product("an app for iPad", {
        "Lamp.app/Info.plist": phone((2,)), "Lamp.app/Lamp": claims("com.example.lamp"), "Lamp.app/Assets.car": b"",
        "Lamp.app/AppIcon76x76@2x~ipad.png": b"",
    }, DEVICES),
    Product("an app with a watch app", {
        "Lamp.app/Info.plist": phone((1,)), "Lamp.app/Lamp": claims("com.example.lamp"), "Lamp.app/Assets.car": b"",
        "Lamp.app/AppIcon60x60@2x.png": b"",
        "Lamp.app/Watch/LampWatch.app/Info.plist": built(
            "LampWatch", "com.example.lamp.watchkitapp", "APPL", "watchos", CFBundleDisplayName="Lamp",
            CFBundleIcons={"CFBundlePrimaryIcon": {"CFBundleIconName": "AppIcon"}}, MinimumOSVersion="10.0", WKApplication=True,
            WKCompanionAppBundleIdentifier="com.example.lamp", UIDeviceFamily=[4],
            UISupportedInterfaceOrientations=["UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown"]),
        "Lamp.app/Watch/LampWatch.app/LampWatch": claims("com.example.lamp.watchkitapp"),
        "Lamp.app/Watch/LampWatch.app/Assets.car": b"",
    }, DEVICES),
    Product("an app for Apple TV", {
        "Lamp.app/Info.plist": app(
            "com.example.lamp", "appletvos", CFBundleIcons={"CFBundlePrimaryIcon": "App Icon"}, MinimumOSVersion="17.0",
            TVTopShelfImage={"TVTopShelfPrimaryImageWide": "Top Shelf Image Wide"}, UIApplicationSceneManifest=SCENES,
            UIDeviceFamily=[3], UILaunchScreen={}, UIRequiredDeviceCapabilities=["arm64"], LSRequiresIPhoneOS=True),
        "Lamp.app/Lamp": claims("com.example.lamp"), "Lamp.app/Assets.car": b"",
    }, DEVICES),
    Product("an app for Vision Pro", {
        "Lamp.app/Info.plist": app(
            "com.example.lamp", "xros", CFBundleIcons={"CFBundlePrimaryIcon": "AppIcon"}, MinimumOSVersion="2.0",
            UIApplicationSceneManifest=SCENES, UIDeviceFamily=[7], UIRequiredDeviceCapabilities=["arm64"]),
        "Lamp.app/Lamp": claims("com.example.lamp"), "Lamp.app/Assets.car": b"",
    }, DEVICES),
    Product("a Mac app in the sandbox", {
        "Lamp.app/Contents/Info.plist": mac(),
        "Lamp.app/Contents/MacOS/Lamp": sandboxed("com.example.lamp", **{"com.apple.security.files.user-selected.read-write": True}),
        "Lamp.app/Contents/Resources/AppIcon.icns": b"icns", "Lamp.app/Contents/Resources/Assets.car": b"", **STORYBOARD,
        "Lamp.app/Contents/PkgInfo": b"APPL????",
        "Lamp.app/Contents/PlugIns/LampShare.appex/Contents/Info.plist": built(
            "LampShare", "com.example.lamp.share", "XPC!", "macosx", CFBundleDisplayName="Lamp", LSMinimumSystemVersion="14.0",
            NSExtension=SHARE),
        "Lamp.app/Contents/PlugIns/LampShare.appex/Contents/MacOS/LampShare": sandboxed("com.example.lamp.share"),
        "Lamp.app/Contents/Frameworks/Bulb.framework/Versions/A/Resources/Info.plist": built(
            "Bulb", "com.example.bulb", "FMWK", "macosx", LSMinimumSystemVersion="14.0"),
        "Lamp.app/Contents/Frameworks/Bulb.framework/Versions/A/Bulb": program({}),
    }, ("mac-app-store",)),
    Product("a Mac app outside of the store", {
        "Lamp.app/Contents/Info.plist": mac(LSUIElement=True),
        "Lamp.app/Contents/MacOS/Lamp": program({"com.apple.security.cs.allow-jit": True}),
        "Lamp.app/Contents/Resources/AppIcon.icns": b"icns", "Lamp.app/Contents/Resources/Assets.car": b"", **STORYBOARD,
    }, ("developer-id",)),
    Product("an app of Mac Catalyst", {
        "Lamp.app/Contents/Info.plist": app(
            "com.example.lamp", "macosx", CFBundleIconFile="AppIcon", CFBundleIconName="AppIcon", LSMinimumSystemVersion="14.0",
            LSApplicationCategoryType="public.app-category.utilities", UIApplicationSceneManifest=SCENES, UIDeviceFamily=[2, 6],
            UIApplicationSupportsIndirectInputEvents=True, UISupportedInterfaceOrientations=ALL_SIDES),
        "Lamp.app/Contents/MacOS/Lamp": sandboxed("com.example.lamp"),
        "Lamp.app/Contents/Resources/AppIcon.icns": b"icns", "Lamp.app/Contents/Resources/Assets.car": b"",
    }, ("mac-app-store",)),
]
