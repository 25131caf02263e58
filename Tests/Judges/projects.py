"""Ten projects, laid out as people lay them out: their own lists, those of others, and files that only look like them."""

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n'
TAIL = "</dict>\n</plist>\n"


def plist(**members):
    """A property list; Python's values are XML elements."""
    return HEAD + "".join(f"\t<key>{name}</key>\n\t{element(value)}\n" for name, value in members.items()) + TAIL


def element(value):
    """A value as XML."""
    if isinstance(value, bool):
        return "<true/>" if value else "<false/>"
    if isinstance(value, int):
        return f"<integer>{value}</integer>"
    if isinstance(value, list):
        return "<array>" + "".join(map(element, value)) + "</array>"
    if isinstance(value, dict):
        return "<dict>" + "".join(f"<key>{key}</key>{element(inner)}" for key, inner in value.items()) + "</dict>"
    return f"<string>{value}</string>"


def xcode(**settings):
    """A project of Xcode with one configuration."""
    lines = "".join(f'\t\t\t\t{name} = "{value}";\n' for name, value in settings.items())
    return (
        "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjects = {\n\t\tA1 /* Release */ = {\n"
        f"\t\t\tisa = XCBuildConfiguration;\n\t\t\tbuildSettings = {{\n{lines}\t\t\t}};\n\t\t\tname = Release;\n\t\t}};\n"
        "\t};\n\trootObject = A0;\n}\n"
    )


SOURCE = {
    "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
    "CFBundleName": "$(PRODUCT_NAME)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
}
# A mistake that is an error wherever it is judged.
BROKEN = plist(UIMainStoryboardFile=True)

PROJECTS = {
    # A new app of Xcode, which makes most of the list itself.
    "Harbour": {
        "Harbour.xcodeproj/project.pbxproj": xcode(
            GENERATE_INFOPLIST_FILE="YES", INFOPLIST_FILE="Harbour/Info.plist", SDKROOT="iphoneos",
            IPHONEOS_DEPLOYMENT_TARGET="16.0", INFOPLIST_KEY_UILaunchScreen_Generation="YES",
            INFOPLIST_KEY_NSHumanReadableCopyright="", INFOPLIST_KEY_NSCameraUsageDescription="Shows the quay.",
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad="UIInterfaceOrientationPortrait"),
        "Harbour/Info.plist": plist(UIBackgroundModes=["fetch"]),
        "Harbour/Preview Content/Tides.plist": plist(high=[1, 2], low="never"),
    },
    # A Mac app with a plug-in and lists for tools.
    "Anchor": {
        "Resources/Anchor-Info.plist": plist(
            **SOURCE, LSMinimumSystemVersion="$(MACOSX_DEPLOYMENT_TARGET)", NSPrincipalClass="NSApplication",
            NSHumanReadableCopyright="The crew", LSApplicationCategoryType="public.app-category.utilities"),
        "Resources/Anchor.entitlements": plist(**{"com.apple.security.app-sandbox": True}),
        "Scripts/ExportOptions.plist": plist(method="developer-id", teamID="ABCDE12345"),
        "Scripts/com.example.anchor.helper.plist": plist(Label="com.example.anchor.helper", RunAtLoad=True),
        "Config/Base.xcconfig": "// Shared\n#include \"Other.xcconfig\"\nMACOSX_DEPLOYMENT_TARGET = 12.0 // oldest\n",
        "DerivedData/Build/Info.plist": BROKEN,
    },
    # Flutter.
    "ferry": {
        "ios/Runner/Info.plist": plist(
            **SOURCE, LSRequiresIPhoneOS=True, UILaunchStoryboardName="LaunchScreen", UIMainStoryboardFile="Main",
            UISupportedInterfaceOrientations=["UIInterfaceOrientationPortrait"]),
        "ios/Flutter/AppFrameworkInfo.plist": plist(
            CFBundleExecutable="App", CFBundleIdentifier="io.example.app", CFBundlePackageType="FMWK",
            CFBundleVersion="1.0", MinimumOSVersion="12.0"),
        "macos/Runner/DebugProfile.entitlements": plist(**{"com.apple.security.cs.allow-jit": True}),
        "build/ios/Runner.app/Info.plist": BROKEN,
    },
    # React Native with CocoaPods.
    "lighthouse": {
        "ios/Lighthouse/Info.plist": plist(
            **SOURCE, LSRequiresIPhoneOS=True, NSLocationWhenInUseUsageDescription="Finds the coast.",
            NSAppTransportSecurity={"NSAllowsLocalNetworking": True}),
        "ios/Lighthouse/PrivacyInfo.xcprivacy": plist(
            NSPrivacyTracking=False, NSPrivacyCollectedDataTypes=[],
            NSPrivacyAccessedAPITypes=[{
                "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
                "NSPrivacyAccessedAPITypeReasons": ["CA92.1"]}]),
        "ios/Pods/Target Support Files/Lamp/Lamp-Info.plist": BROKEN,
        "node_modules/lamp/ios/Info.plist": BROKEN,
        "ios/GoogleService-Info.plist": plist(CLIENT_ID="1.example", IS_ADS_ENABLED=False, PLIST_VERSION="1"),
    },
    # A Swift package whose tests have lists that are wrong on purpose.
    "Knots": {
        "Package.swift": "// swift-tools-version: 6.0\n",
        "Sources/Knots/Resources/bends.plist": plist(bends=[{"name": "sheet", "turns": 2}]),
        "Sources/Knots/PrivacyInfo.xcprivacy": plist(NSPrivacyTracking=False),
        "Tests/KnotsTests/Fixtures/Info.plist": BROKEN,
        ".docgen.json": '{"exclude": ["Fixtures"]}\n',
        ".build/checkouts/Rope/Info.plist": BROKEN,
    },
    # CMake and autoconf complete templates.
    "tidal": {
        "cmake/Info.plist.in": plist(
            CFBundleExecutable="@EXECUTABLE@", CFBundleIdentifier="@IDENTIFIER@", CFBundleVersion="@VERSION@",
            NSHighResolutionCapable=True),
        "mac/Info.plist.template": plist(CFBundleName="{{ name }}", CFBundleShortVersionString="%VERSION%"),
        "out/Info.plist": BROKEN,
        ".gitignore": "/out/\n",
    },
    # A game engine, whose build replaces its own placeholders.
    "Reef": {
        "Platform/Apple/Info.plist": plist(
            CFBundleIdentifier="${BUNDLE_ID}", CFBundleVersion="__VERSION__", UIDeviceFamily=[1, 2],
            UIRequiredDeviceCapabilities=["metal"]),
        "Assets/Levels/first.plist": plist(frames={"coral.png": {"frame": "{{0,0},{16,16}}", "rotated": False}}),
        "vendor/engine/Info.plist": BROKEN,
    },
    # Extensions of one app.
    "Compass": {
        "App/Info.plist": plist(**SOURCE, LSRequiresIPhoneOS=True, UIApplicationSceneManifest={
            "UIApplicationSupportsMultipleScenes": False, "UISceneConfigurations": {}}),
        "Share/Info.plist": plist(**SOURCE, NSExtension={
            "NSExtensionAttributes": {"NSExtensionActivationRule": {"NSExtensionActivationSupportsText": True}},
            "NSExtensionMainStoryboard": "MainInterface",
            "NSExtensionPointIdentifier": "com.apple.share-services"}),
        "Widget/Info.plist": plist(**SOURCE, NSExtension={
            "NSExtensionPointIdentifier": "com.apple.widgetkit-extension"}),
        "App/Settings.bundle/Root.plist": plist(StringsTable="Root", PreferenceSpecifiers=[
            {"Type": "PSGroupSpecifier", "Title": "Compass"}]),
        "App/App.entitlements": plist(**{"com.apple.security.application-groups": ["group.com.example.compass"]}),
        "project.yml": "name: Compass\ntargets:\n  App:\n    type: application\n    platform: iOS\n"
                       "    deploymentTarget: '15.0'\n    info:\n      path: App/Info.plist\n"
                       "    entitlements:\n      path: App/App.entitlements\n",
    },
    # Files of an old project: an old-style list, and one that a preprocessor completes.
    "Barque": {
        "Info.plist": "{\n  CFBundleName = Barque;\n  CFBundlePackageType = APPL;\n}\n",
        "Plug-in/Info.plist": "#include \"Version.h\"\n" + plist(CFBundleName="Barque", CFBundleVersion="BARQUE_VERSION"),
        "English.lproj/InfoPlist.strings": 'CFBundleName = "Barque";\n',
    },
    # A driver and a preference pane.
    "Keel": {
        "Driver/Info.plist": plist(**SOURCE, OSBundleLibraries={"com.apple.kpi.libkern": "8.0"}, IOKitPersonalities={
            "Keel": {"CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "IOClass": "Keel",
                     "IOProviderClass": "IOResources"}}),
        "Pane/Info.plist": plist(**SOURCE, NSPrincipalClass="KeelPane", NSPrefPaneIconLabel="Keel"),
    },
}


def write(folder):
    """Writes the projects into a folder."""
    for project, files in PROJECTS.items():
        for name, text in {".git/HEAD": "ref: refs/heads/main\n", **files}.items():
            path = folder / project / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
