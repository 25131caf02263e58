import KeyModel

extension KeyGroup {
  /// Keys that identify and describe a bundle, and that other keys refer to.
  static var bundleInformation: KeyGroup {
    KeyGroup(
      "bundle-information", "Bundle information",
      summary: "Keys that identify a bundle and describe it to people.",
      availability: [.iOS("2.0", from: .current), .macOS("10.0", from: .current)],
      keys: bundleKeys + bundleIdentityKeys + localizationKeys + bundleContentsKeys)
  }
}

var everySystem: [AvailabilityStatement] {
  [
    .iOS("2.0", from: .current), .macOS("10.0", from: .current),
    .tvOS("9.0", from: .current), .visionOS("1.0", from: .current),
    .watchOS("2.0", from: .current),
  ]
}

/// Fields that electron-builder writes into the Info.plist of an app, before the keys of `extendInfo`.
let electronFields = SourceReference.gitHub(
  "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/macPackager.ts")

/// A module of Expo that writes its own field into the project.
func expoFields(_ module: String) -> SourceReference {
  .gitHub("expo/expo/blob/main/packages/@expo/config-plugins/src/ios/\(module).ts")
}

/// A name that finds nothing with white space around it: the system takes it as part of the name.
let nameWithoutSpace: Rule =
  .should(.pattern("^(\\S([\\s\\S]*\\S)?)?$", "a name without white space around it")).from(
    .gitHub("loopandlearn/LoopFollow/blob/main/LoopFollow/Info.plist"))

/// A build system's check that no part of an identifier is empty.
private let checkOfBazel = SourceReference.gitHub(
  "bazelbuild/rules_apple/blob/master/apple/internal/bundling_support.bzl")

/// An extension as a build leaves it for the App Store, whose display name people see.
private let extensionInStore: Condition =
  .distribution(.appStore) && .bundle(.appExtension) && .product

private var bundleKeys: [Key] {
  [
    Key(
      "CFBundleDisplayName", .string,
      title: "Bundle display name",
      summary: "Sets the name that people see below the icon and that Siri uses.",
      discussion: """
        Always write it, because Siri uses it. It may be longer than the 15 characters that
        [`CFBundleName`](key:CFBundleName) can have. Without this key, the system may show that name. Translate the display
        name in `InfoPlist.strings`; Finder shows the translation only if this key names the bundle as its file does. In Xcode, it
        is the Display Name field; Expo takes it from `name`, electron-builder from `productName`.

        An extension in an app for the App Store, such as a widget, needs its own name. If the name
        comes from a build setting, set it for the extension's target too: an empty name is refused
        like a missing one.

        The toolbar item of an Action extension without
        [`NSExtensionServiceToolbarPaletteLabel`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceToolbarPaletteLabel)
        shows this name when people customize a toolbar.
        """,
      consequence: Consequence(
        "App Store Connect refuses an app with an extension that lacks the key (ITMS-90360).",
        from: .gitHub("vellum-ai/vellum-assistant/pull/39556")),
      availability: everySystem,
      required: .optional,
      localizable: true,
      rules: [
        .present.when(extensionInStore).from(
          .gitHub("vellum-ai/vellum-assistant/pull/39556")
        ).codes("ITMS-90360").saying(
          "the App Store refuses an app extension without its own display name",
          "add {key}, or fill in Display Name for the target of the extension"),
        .noneOf([""], reason: "people see the name").when(extensionInStore).from(
          .gitHub("vellum-ai/vellum-assistant/pull/39557")
        ).codes("ITMS-90360").saying(
          "the App Store refuses an app extension whose display name is empty",
          "give {key} a text; a build setting behind it has no value for this target"),
      ],
      example: "Example",
      seeAlso: ["CFBundleName"],
      sources: [
        .ownPage, .gitHub("vellum-ai/vellum-assistant/pull/39556"),
        .gitHub("vellum-ai/vellum-assistant/pull/39557"),
        .gitHub("element-hq/element-x-ios/pull/1051"),
        .archive2018("CoreFoundationKeys.html, CFBundleDisplayName"),
        .appExtensionKeys("Action Extension Keys, NSExtensionServiceToolbarPaletteLabel"),
        .current("cfbundlename"), expoFields("Name"), electronFields,
      ]),
    Key(
      "CFBundleGetInfoString", .string,
      summary: "Once described the bundle in one line, with its version and copyright.",
      discussion: """
        Write [`NSHumanReadableCopyright`](key:NSHumanReadableCopyright) for the copyright notice
        and [`CFBundleShortVersionString`](key:CFBundleShortVersionString) for the version. This key
        combined the two in one line. Apple's current documentation no longer lists the key.
        """,
      avoid: "Delete it: the key is obsolete.",
      availability: [.macOS("10.0", deprecated: .unknown, from: .archive2018)],
      required: .optional,
      replacedBy: ["NSHumanReadableCopyright"],
      example: "1.0, Copyright © 2026 Example Company",
      sources: [.archive2018("CocoaKeys.html"), .cocoaKeys("NSHumanReadableCopyright")]),
    Key(
      "CFBundleIconFile", .string,
      title: "Icon file",
      summary: "Names the file with the icon of a Mac app or another bundle.",
      discussion: """
        Use it for Mac apps and plug-ins with an `.icns` file. Write the file's name, with or
        without the filename extension, and put the file into the bundle's resources folder. If
        Xcode builds the icon from an asset catalog, it also writes
        [`CFBundleIconName`](key:CFBundleIconName). For electron-builder, set `mac.icon` instead;
        iOS apps use [`CFBundleIcons`](key:CFBundleIcons).

        A preference pane without [`NSPrefPaneIconFile`](key:NSPrefPaneIconFile) shows this icon in
        System Preferences. An Action extension without
        [`NSExtensionServiceToolbarIconFile`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceToolbarIconFile)
        shows it on its toolbar button.
        """,
      consequence: Consequence(
        "A Mac app that has neither this key nor `CFBundleIconName` appears with a generic icon.",
        from: .archive2018("CoreFoundationKeys.html, CFBundleIconFile")),
      availability: everySystem,
      required: .optional,
      rules: [nameWithoutSpace],
      example: "AppIcon",
      seeAlso: ["NSPrefPaneIconFile"],
      sources: [
        .ownPage, .cocoaKeys("NSPrefPaneIconFile"),
        .gitHub("loopandlearn/LoopFollow/blob/main/LoopFollow/Info.plist"),
        .appExtensionKeys("Action Extension Keys, NSExtensionServiceToolbarIconFile"),
        .archive2018("CoreFoundationKeys.html, CFBundleIconFile"), electronFields,
      ]),
    Key(
      "CFBundleIdentifier", .string,
      title: "Bundle identifier",
      summary: "Identifies the app or other bundle to the system and to App Store Connect.",
      discussion: """
        In an Xcode project, set the build setting `PRODUCT_BUNDLE_IDENTIFIER` and write
        `$(PRODUCT_BUNDLE_IDENTIFIER)`: Xcode warns of any other value. An Info.plist that Xcode
        generates doesn't need the key. Expo takes it from `ios.bundleIdentifier`, electron-builder
        from `appId`; a value in `extendInfo` doesn't reach the helpers of the app.

        Use unaccented letters, digits, hyphens and periods, usually in reverse-DNS form. The
        identifier isn't case-sensitive. The system uses it to apply settings to the app, to find an
        app for a file, and to check the signature.

        The identifier must match the one in App Store Connect, and can't change after you upload a
        build. Underscores work in some bundles, but not in all: App Store Connect has rejected
        frameworks and tools with an underscore in the identifier.

        A Watch app and a WatchKit extension in the project of an iOS app have identifiers that begin
        with that app's: `com.example.app.watchkitapp` and `com.example.app.watchkitextension`.
        """,
      consequence: Consequence(
        "App Store Connect refuses an upload whose identifier differs from that of the app in App Store Connect (ITMS-90055).",
        from: .gitHub("fastlane/fastlane/issues/5623")),
      availability: everySystem,
      required: .required,
      requiredSource: .archive2018("CoreFoundationKeys.html, CFBundleIdentifier"),
      apis: [API("Bundle.bundleIdentifier", of: "Foundation")],
      rules: [
        .format(.bundleIdentifier).from(.bundleIdentifiers).codes("ITMS-90049").saying(
          "{value} has characters that identifiers do not have",
          "use only letters, digits, hyphens and periods"),
        .should(
          .pattern("^[^_]*$", "an identifier without an underscore").when(
            .has("CFBundlePackageType", "FMWK"))
        ).from(.appStoreConnect("ITMS-90049")).codes("ITMS-90049", "ITMS-90277").saying(
          "{value} has an underscore, which the App Store refuses in the identifier of a framework",
          "write a hyphen instead"),
        .should(.withoutSuffix(["."])).from(.appStoreConnect("ITMS-90049")).codes("ITMS-90049")
          .saying(
            "{value} ends in a period",
            "remove it; a build setting at the end of the identifier may be empty"),
        .should(.withoutText([".."])).from(checkOfBazel),
        .should(
          .pattern("[.]", "an identifier in reverse-DNS form, such as `com.example.app`")
        ).when(.inStores).from(.ownPage),
      ],
      example: "com.example.app",
      seeAlso: ["NSServices/[]/NSRequiredContext/NSApplicationIdentifier"],
      sources: [
        .ownPage, .cocoaKeys("Table 5"), .appStoreConnect("ITMS-90049"), .bundleIdentifiers,
        .archive2018("CoreFoundationKeys.html, CFBundleIdentifier"), checkOfBazel,
        infoPlistProcessor, expoFields("BundleIdentifier"),
        .gitHub(
          "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/electron/mac/electronMac.ts"
        ), .gitHub("fastlane/fastlane/issues/5623"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(
              .ownPage,
              "Only letters, digits, hyphens and periods; typically in reverse-DNS form."),
            .init(
              .appStoreConnect("ITMS-90049"),
              "Rejects frameworks whose identifier has an underscore, and identifiers that end with a period."
            ),
            .init(
              .bundleIdentifiers,
              "Apps with an underscore work, and App Store Connect still created such an identifier in 2024."
            ),
          ],
          choice:
            "Letters, digits, hyphens, periods and underscores; an underscore in a framework and an identifier without a period are advised against.",
          reason: "Every source rejects any other character, and only some reject an underscore.")
      ]),
    Key(
      "CFBundleName", .string,
      title: "Bundle name",
      summary: "Sets the short name of the app, of up to 15 characters.",
      discussion: """
        Xcode writes `$(PRODUCT_NAME)`; Apple's page allows up to 15 characters. The About window
        shows the name; without the key, it shows the name of the process. The system may show the
        name if [`CFBundleDisplayName`](key:CFBundleDisplayName) is missing. Translate it in
        `InfoPlist.strings`. For electron-builder, set `productName` instead: Electron finds its
        helper apps by this name.

        A preference pane without [`NSPrefPaneIconLabel`](key:NSPrefPaneIconLabel) shows this name below
        its icon.
        """,
      consequence: Consequence(
        "App Store Connect has refused an app in which the key is missing or empty (ITMS-90784).",
        from: .gitHub("part-cw/lambdanative/issues/248")),
      availability: everySystem,
      required: .optional,
      localizable: true,
      example: "Example",
      seeAlso: ["CFBundleDisplayName", "NSPrefPaneIconLabel"],
      sources: [
        .ownPage, .cocoaKeys("NSPrefPaneIconLabel"),
        .archive2018("CoreFoundationKeys.html, CFBundleName"),
        .framework("appkit/nsapplication/aboutpaneloptionkey/applicationname"),
        .gitHub("part-cw/lambdanative/issues/248"), electronFields,
      ]),
    Key(
      "NSHumanReadableCopyright", .string,
      title: "Copyright (human-readable)",
      summary: "Sets the copyright notice in the About window.",
      discussion: """
        Write one line, such as `Copyright © 2026 Example Company`, or set the build setting
        `INFOPLIST_KEY_NSHumanReadableCopyright`; electron-builder takes the notice from
        `copyright`. Set it before you upload a Mac app to App Store Connect. You can translate it
        in `InfoPlist.strings`.
        """,
      consequence: Consequence(
        "Without the key, the line for the copyright in the standard About window stays empty.",
        from: .framework("appkit/nsapplication/orderfrontstandardaboutpanel(options:)")),
      availability: [.macOS("10.0", from: .current)],
      localizable: true,
      apis: [API("NSApplication.orderFrontStandardAboutPanel(options:)", of: "AppKit")],
      replaces: ["CFBundleGetInfoString"],
      example: "Copyright © 2026 Example Company",
      sources: [
        .cocoaKeys("NSHumanReadableCopyright"), .cocoaKeys("Table 1"),
        .ownPage,
        .framework("appkit/nsapplication/orderfrontstandardaboutpanel(options:)"),
        .framework("xcode/preparing-your-app-for-distribution"), electronFields,
      ]),
    Key(
      "UIMainStoryboardFile", .string,
      title: "Main storyboard file base name",
      summary: "Names the storyboard that the system loads when an app without scenes launches.",
      discussion: """
        Write the name without the ending `.storyboard`; Xcode sets it in a project with storyboards. The system loads the
        storyboard's initial view controller and shows it. An app with scenes, which the SDK of iOS 27 or later requires,
        names its storyboard in
        [`UISceneStoryboardFile`](key:UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/[]/UISceneStoryboardFile),
        a macOS app in [`NSMainStoryboardFile`](key:NSMainStoryboardFile). Delete the key if code creates the first window.
        """,
      consequence: Consequence(
        "If the bundle has no such storyboard, the app crashes at launch with *Could not find a storyboard named 'Main'*, so remove the key together with the file.",
        from: .gitHub("Cap-go/capacitor-plus/issues/144")),
      availability: [.iOS("5.0", from: .current), .tvOS("9.0", from: .current)],
      required: .optional,
      apis: [API("UIStoryboard.instantiateInitialViewController()", of: "UIKit")],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(.archive2018("iPhoneOSKeys.html")),
        .should(.excludes(["NSMainNibFile"])).from(.cocoaKeys("NSMainNibFile")),
        nameWithoutSpace,
      ],
      example: "Main",
      seeAlso: ["NSMainNibFile"],
      sources: [
        .ownPage, .cocoaKeys("NSMainNibFile"),
        .archive2018("iPhoneOSKeys.html"),
        .framework("uikit/uistoryboard/instantiateinitialviewcontroller()"),
        .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
        .gitHub("Cap-go/capacitor-plus/issues/144"),
      ]),
  ]
}
