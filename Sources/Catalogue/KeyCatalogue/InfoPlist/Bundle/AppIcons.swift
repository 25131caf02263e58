import KeyModel

extension KeyGroup {
  /// The icons of an app.
  static var appIcons: KeyGroup {
    KeyGroup(
      "app-icons", "App icons",
      summary: "The icons of an app, from files or from an asset catalog.",
      availability: [
        .iOS("5.0", from: .current), .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current), .watchOS("2.0", from: .current),
      ],
      keys: iconKeys + newsstandKeys)
  }
}

/// The output of Xcode's tools for each platform, as two build systems test it.
private let iconTests = SourceReference.gitHub(
  "dotnet/macios/blob/main/tests/msbuild/Xamarin.MacDev.Tasks.Tests/TaskTests/ACToolTaskTest.cs")
private let iconTestsOfBazel = SourceReference.gitHub(
  "bazelbuild/rules_apple/blob/master/test/starlark_tests/ios_application_resources_test.bzl")

/// Top-level keys, primary and alternate icons.
private var iconKeys: [Key] {
  [
    Key(
      "CFBundleIconFiles", .array(of: .string),
      title: "Icon files",
      summary:
        "Names the image files of the app's icon, one for each size, without an asset catalog.",
      discussion: """
        You need the key only for an icon from loose files: with an asset catalog, Xcode writes
        [`CFBundleIcons`](key:CFBundleIcons), which takes precedence in iOS 5 and later. This key
        takes precedence over [`CFBundleIconFile`](key:CFBundleIconFile).

        The system uses the size that fits best; the order makes no difference. Leave out the filename extension, so that the system finds
        the variants for each resolution itself; with the extension, list every file. An Action extension can name a symbol instead, with
        [`CFBundleSymbolName`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleSymbolName).
        """,
      consequence: Consequence(
        "App Store Connect rejects an app that names an image which isn't at the root of the bundle.",
        from: .gitHub("phonegap/build/issues/614")),
      availability: [
        .iOS("3.2", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      rules: [.should(.ignoredBeside(["CFBundleIcons"])).from(.current("cfbundleicons"))],
      example: ["Icon60", "Icon76"],
      seeAlso: ["CFBundleIcons", "CFBundleIconFile"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFBundleIconFiles")]),
    Key(
      "CFBundleIconName", .string,
      title: "Icon Name",
      summary: "Names the set in the asset catalog that contains the app's icon.",
      discussion: """
        Write the name of the icon set, usually `AppIcon`. From the build setting `ASSETCATALOG_COMPILER_APPICON_NAME`, Xcode
        writes the name at the root for macOS and Mac Catalyst, and for iOS and iPadOS inside
        [`CFBundlePrimaryIcon`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconName) alone. The App Store needs only one of the two. A
        tool that generates the Info.plist without Xcode has to write one of them. Without the key, macOS uses
        [`CFBundleIconFile`](key:CFBundleIconFile).
        """,
      consequence: Consequence(
        "App Store Connect rejects an iOS app that has the name neither at the root nor inside `CFBundlePrimaryIcon`.",
        from: .gitHub("fyne-io/fyne/issues/1504")),
      availability: [.macOS("10.13", from: .current), .iOS("11.0", from: .gitHub)],
      fallback: "CFBundleIconFile",
      rules: [
        .present.when(
          .mobileAppInStore && .absent("CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconName")
        )
        .from(.gitHub("fyne-io/fyne/issues/1504")).codes("ITMS-90713").saying(
          "the App Store refuses an app that does not name its icon in the asset catalog",
          "set the build setting 'ASSETCATALOG_COMPILER_APPICON_NAME', or add {key}"),
        nameWithoutSpace,
      ],
      example: "AppIcon",
      seeAlso: ["CFBundleIcons", "CFBundleIconFile"],
      sources: [
        .ownPage, .gitHub("fyne-io/fyne/issues/1504"), iconTests, iconTestsOfBazel,
        .archive2018("CoreFoundationKeys.html, Table 1"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "macOS 10.13 only."),
            .init(
              .gitHub("fyne-io/fyne/issues/1504"),
              "Required in apps built with the SDK of iOS 11 or later."),
          ],
          choice: "macOS 10.13, and iOS 11.0.",
          reason: "App Store Connect requires the name in iOS apps."),
        EditorNote(
          .requirement,
          [
            .init(
              .gitHub("fyne-io/fyne/issues/1504"),
              "An app that was built without Xcode was accepted once it had the key at the root."),
            .init(
              iconTests,
              "The tools of Xcode write the name inside `CFBundlePrimaryIcon` for iOS, and at the root for macOS and Mac Catalyst."
            ),
            .init(
              iconTestsOfBazel,
              "The tools of Xcode write the name inside `CFBundlePrimaryIcon` for iOS."),
          ],
          choice:
            "The name is missing only if it is neither at the root nor inside `CFBundlePrimaryIcon`.",
          reason:
            "iOS apps that Xcode builds have it only in the dictionary, and the store accepts them."
        ),
      ]),
    Key(
      "CFBundleIcons", .dictionary,
      title: "Icon files (iOS 5)",
      summary: "Describes the app's primary icon and those that people can choose instead.",
      discussion: """
        Leave the key to Xcode, which writes the dictionary from the asset catalog and the build settings `ASSETCATALOG_COMPILER_APPICON_NAME`
        and `ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES`; write it yourself only for icons from loose files. If the key is present, the
        system doesn't read [`CFBundleIconFiles`](key:CFBundleIconFiles) and [`CFBundleIconFile`](key:CFBundleIconFile). An app with different
        icons on iPad also needs `CFBundleIcons~ipad`: alternate icons that are missing from it can't be chosen on iPad.
        """,
      consequence: Consequence(
        "Without the key, the system reads `CFBundleIconFiles`, or else `CFBundleIconFile`.",
        from: .archive2018("CoreFoundationKeys.html, CFBundleIconFiles")),
      availability: [
        .iOS("5.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      example: [
        "CFBundlePrimaryIcon": [
          "CFBundleIconFiles": ["AppIcon60x60"], "CFBundleIconName": "AppIcon",
        ]
      ],
      seeAlso: ["CFBundleIconName"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFBundleIcons"),
        .archive2018("CoreFoundationKeys.html, CFBundleIconFiles"),
        .framework("xcode/configuring-your-app-to-use-alternate-app-icons"),
        .gitHub("StoDevX/AAO-React-Native/pull/2227"), .framework("xcode/build-settings-reference"),
      ]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon", .dictionary, .string,
      title: "Primary Icon",
      summary: "Describes the icon that the app has until people choose a different one.",
      discussion: """
        On iOS, iPadOS and watchOS, write a dictionary, with the files in
        [`CFBundleIconFiles`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconFiles) or the name
        in the asset catalog in
        [`CFBundleIconName`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconName). On tvOS and
        visionOS, write a string: the icon's name in the asset catalog. Xcode writes either from the
        build setting `ASSETCATALOG_COMPILER_APPICON_NAME`. To return to this icon, the app calls
        `setAlternateIconName(nil)`.
        """,
      example: ["CFBundleIconFiles": ["AppIcon60x60"], "CFBundleIconName": "AppIcon"],
      seeAlso: ["CFBundleIcons/CFBundleAlternateIcons"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFBundleIcons"),
        .framework("xcode/configuring-your-app-to-use-alternate-app-icons"),
        .framework("uikit/uiapplication/setalternateiconname(_:completionhandler:)"),
      ]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconFiles", .array(of: .string),
      title: "Icon files",
      summary: "Names the image files of the primary icon, one for each size.",
      discussion: """
        Xcode writes the names that it gives to the images of the asset catalog, such as `AppIcon60x60`. If you write them yourself, leave
        out the filename extension, so that the system finds the variants for each resolution; with the extension, list every file.
        """,
      consequence: Consequence(
        "App Store Connect rejects an app that names an image which isn't at the root of the bundle.",
        from: .gitHub("phonegap/build/issues/614")),
      required: .optional,
      rules: [
        .present.when(.target(before: Release(.iOS, "11.0"))).from(
          .archive2018("CoreFoundationKeys.html, Table 4"))
      ],
      example: ["AppIcon60x60"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, Table 4")]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconName", .string,
      summary: "Names the primary icon in the asset catalog.",
      discussion: """
        Xcode writes the key, which is recommended in iOS 11 and later. Leave at least one element
        in [`CFBundleIconFiles`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconFiles) for
        programs such as Apple Configurator, which show icons without reading the catalog. An iOS
        app in the App Store needs the name in this key or in [`CFBundleIconName`](key:CFBundleIconName) at
        the root of the Info.plist.
        """,
      consequence: Consequence(
        "App Store Connect rejects an iOS app that has the name neither at the root nor inside `CFBundlePrimaryIcon`.",
        from: .gitHub("fyne-io/fyne/issues/1504")),
      availability: [.iOS("11.0", from: .archive2018)],
      required: .optional,
      example: "AppIcon",
      seeAlso: ["CFBundleIconName"],
      sources: [
        .archive2018("CoreFoundationKeys.html, Table 4"), .gitHub("fyne-io/fyne/issues/1504"),
      ]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/CFBundleSymbolName", .string,
      summary: "Names a symbol for an Action extension or a file provider in place of icon files.",
      discussion: """
        Write the name of an SF Symbol, such as `flame.fill`, or of a custom symbol in the asset catalog. It appears in the share
        sheet for an Action extension and, on a Mac, in Finder's sidebar for each domain of a file provider. Write it in the
        extension's Info.plist, not in the app's.
        """,
      availability: [
        .iOS("13.0", from: .current),
        .macOS(.unknown, from: .framework("fileprovider/setting-the-finder-sidebar-icon")),
      ],
      required: .optional,
      example: "flame.fill",
      sources: [
        .ownPage, .current("cfbundleiconfiles"),
        .framework("fileprovider/setting-the-finder-sidebar-icon"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS and iPadOS."),
            .init(
              .framework("fileprovider/setting-the-finder-sidebar-icon"),
              "The key sets the icon of a file provider in Finder."),
          ],
          choice: "macOS is listed, without a version.", reason: "Finder is on a Mac alone.")
      ]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/NSAppIconActionTintColorName", .string,
      summary: "Colors the text and symbols of the app's App Shortcuts to match its icon.",
      discussion: """
        Add a color to the asset catalog and write its name. The color is for the platter, the view
        that groups the app's App Shortcuts. Each alternate icon can have the key in its dictionary,
        with a different color.
        [`NSAppIconComplementingColorNames`](key:CFBundleIcons/CFBundlePrimaryIcon/NSAppIconComplementingColorNames)
        sets the background.
        """,
      consequence: Consequence(
        "Without the key, the system uses predefined colors.",
        from: .ownPage),
      availability: [.iOS("17.0", from: .current), .watchOS("10.0", from: .current)],
      required: .optional,
      example: "ShortcutTint",
      seeAlso: ["CFBundleIcons/CFBundlePrimaryIcon/NSAppIconComplementingColorNames"]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/NSAppIconComplementingColorNames", .array(of: .string),
      summary: "Sets the background color or gradient behind the app's App Shortcuts.",
      discussion: """
        Write an array with the name of one color in the asset catalog for a plain background, or
        of two colors for a gradient. Choose the colors so that the text in
        [`NSAppIconActionTintColorName`](key:CFBundleIcons/CFBundlePrimaryIcon/NSAppIconActionTintColorName)
        is legible. Each alternate icon can have colors in its dictionary too.
        """,
      consequence: Consequence(
        "Without the key, the system chooses a background.",
        from: .ownPage),
      availability: [.iOS("17.0", from: .current), .watchOS("10.0", from: .current)],
      required: .optional,
      rules: [.should(.count(atMost: 2)).from(.ownPage)],
      example: ["ShortcutTop", "ShortcutBottom"],
      seeAlso: ["CFBundleIcons/CFBundlePrimaryIcon/NSAppIconActionTintColorName"]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/UIPrerenderedIcon", .boolean,
      title: "Icon already includes gloss effects",
      summary: "Stops old versions of iOS from adding a glossy shine to the primary icon.",
      discussion: """
        `YES` says that the icon already has its shine. For an icon from [`CFBundleIconFiles`](key:CFBundleIconFiles) at the root, the key
        is [`UIPrerenderedIcon`](key:UIPrerenderedIcon) at the root.
        """,
      avoid: "Leave it out.",
      consequence: Consequence(
        "Without `YES`, old versions of iOS add a glossy shine to the icon.",
        from: .archive2018("CoreFoundationKeys.html, Table 4")),
      default: false,
      defaultSource: .archive2018("CoreFoundationKeys.html, Table 4"),
      required: .optional,
      example: true,
      seeAlso: ["UIPrerenderedIcon"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, Table 4")]),
    Key(
      "CFBundleIcons/CFBundleAlternateIcons", .dictionary, .array(of: .string),
      summary: "Describes icons that people can choose in the app instead of the primary one.",
      discussion: """
        On iOS, write a dictionary with one entry for each icon. On tvOS, write an array of icon
        names. With an asset catalog, name the icon sets in the build setting
        `ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES` and Xcode writes the entries. The app
        changes its icon with `setAlternateIconName(_:completionHandler:)`, after which the system
        shows an alert. On visionOS, `supportsAlternateIcons` is always false.
        """,
      consequence: Consequence(
        "Calling `setAlternateIconName` with a name that isn't listed fails with an error: the file doesn't exist.",
        from: .gitHub("pointfreeco/isowords/issues/78")),
      required: .optional,
      apis: [
        API("UIApplication.setAlternateIconName(_:completionHandler:)", of: "UIKit"),
        API("UIApplication.supportsAlternateIcons", of: "UIKit"),
      ],
      example: ["Night": ["CFBundleIconFiles": ["Night60x60"]]],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFBundleIcons"),
        .framework("xcode/configuring-your-app-to-use-alternate-app-icons"),
        .framework("uikit/uiapplication/supportsalternateicons"),
        .framework("xcode/build-settings-reference"),
      ]),
    Key(
      "CFBundleIcons/CFBundleAlternateIcons/*", .dictionary,
      placeholder: "icon name",
      summary: "Describes one alternate icon under the name that the app's code uses.",
      discussion: """
        The key is the name that the app passes to `setAlternateIconName(_:completionHandler:)` and
        reads from `alternateIconName`, such as `Night`. Its dictionary names the images in
        [`CFBundleIconFiles`](key:CFBundleIcons/CFBundleAlternateIcons/*/CFBundleIconFiles), or the
        icon set if Xcode writes it. If there is a `CFBundleIcons~ipad`, repeat the entry there.
        """,
      consequence: Consequence(
        "If the name differs from the one in code, the icon doesn't change and the completion handler gets an error.",
        from: .gitHub("pointfreeco/isowords/issues/78")),
      example: ["CFBundleIconFiles": ["Night60x60"]],
      sources: [
        .current("cfbundleicons/cfbundlealternateicons/appiconreferencename"),
        .archive2018("CoreFoundationKeys.html, Table 5"),
        .framework("uikit/uiapplication/setalternateiconname(_:completionhandler:)"),
        .framework("uikit/uiapplication/alternateiconname"),
      ]),
    Key(
      "CFBundleIcons/CFBundleAlternateIcons/*/CFBundleIconFiles", .array(of: .string),
      summary: "Names the image files of an alternate icon, one for each size.",
      discussion: """
        You need the key only for icons from loose files, which are at the root of the bundle and not in the asset catalog. Leave out the
        filename extension, so that the system finds the variants for each resolution itself; with the extension, list every file.
        """,
      consequence: Consequence(
        "App Store Connect rejects an app that names an image which isn't at the root of the bundle.",
        from: .gitHub("tastelessjolt/flutter_dynamic_icon/issues/6")),
      example: ["Night60x60"],
      sources: [
        .current("cfbundleicons/cfbundlealternateicons/appiconreferencename/cfbundleiconfiles"),
        .archive2018("CoreFoundationKeys.html, Table 5"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.archive2018("CoreFoundationKeys.html, Table 5"), "Required."),
            .init(
              .current(
                "cfbundleicons/cfbundlealternateicons/appiconreferencename/cfbundleiconfiles"),
              "Doesn't say whether the key is required."),
          ],
          choice: "Listed as neither required nor optional.",
          reason:
            "Entries that Xcode generates from an asset catalog name the icon in the catalog instead."
        )
      ]),
    Key(
      "CFBundleIcons/CFBundleAlternateIcons/*/UIPrerenderedIcon", .boolean,
      summary: "Stops old versions of iOS from adding a glossy shine to an alternate icon.",
      discussion: """
        `YES` says that the alternate icon already has its shine. The [primary
        icon](key:CFBundleIcons/CFBundlePrimaryIcon/UIPrerenderedIcon) has its own key.
        """,
      avoid: "Leave it out.",
      consequence: Consequence(
        "Without `YES`, old versions of iOS add a glossy shine to the icon.",
        from: .archive2018("CoreFoundationKeys.html, Table 5")),
      default: false,
      defaultSource: .archive2018("CoreFoundationKeys.html, Table 5"),
      required: .optional,
      example: true,
      sources: [
        .current("cfbundleicons/cfbundlealternateicons/appiconreferencename/uiprerenderedicon"),
        .archive2018("CoreFoundationKeys.html, Table 5"),
      ]),
    Key(
      "UIPrerenderedIcon", .boolean,
      title: "Icon already includes gloss effects",
      summary: "Stops old versions of iOS from adding a glossy shine to the app's icon.",
      discussion: """
        `YES` says that the icon already has its shine. The system rounds the corners of the icon in any case. In a file with
        [`CFBundleIcons`](key:CFBundleIcons), the key is [`UIPrerenderedIcon`](key:CFBundleIcons/CFBundlePrimaryIcon/UIPrerenderedIcon) in
        the dictionary of the primary icon instead.
        """,
      avoid: "Don't write it in a new app.",
      consequence: Consequence(
        "Without `YES`, old versions of iOS add a glossy shine to the icon.",
        from: .archive2018("iPhoneOSKeys.html, UIPrerenderedIcon")),
      availability: [
        .iOS("2.0", from: .current),
        .tvOS("9.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: ["CFBundleIcons/CFBundlePrimaryIcon/UIPrerenderedIcon"],
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UIPrerenderedIcon")]),
  ]
}
