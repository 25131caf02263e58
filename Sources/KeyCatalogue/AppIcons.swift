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

/// Top-level keys, primary and alternate icons.
private var iconKeys: [Key] {
  [
    Key(
      "CFBundleIconFiles", .array(of: .string),
      title: "Icon files",
      summary: "Names the files of the bundle's icon, one for each size.",
      discussion: """
        The system takes the size that fits best; order makes no difference. Leave the extension out,
        so that the system finds the variants for each resolution itself; with an extension, list
        every file.

        Since iOS 5 [`CFBundleIcons`](key:CFBundleIcons) takes precedence, and Xcode writes that one
        from the asset catalog. This key takes precedence over
        [`CFBundleIconFile`](key:CFBundleIconFile). An Action extension can name a symbol instead, with
        [`CFBundleSymbolName`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleSymbolName).
        """,
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
      summary: "Names the app icon in the asset catalog.",
      discussion: """
        The name of the icon set, usually `AppIcon`. Xcode fills it in from the build setting
        `ASSETCATALOG_COMPILER_APPICON_NAME`; lists that other tools write need it. On macOS, without
        it, [`CFBundleIconFile`](key:CFBundleIconFile) counts.
        """,
      consequence: Consequence(
        "App Store Connect refuses an iOS app without the key.",
        from: .gitHub("fyne-io/fyne/issues/1504")),
      availability: [.macOS("10.13", from: .current), .iOS("11.0", from: .gitHub)],
      fallback: "CFBundleIconFile",
      rules: [
        .present.when(.mobileAppInStore).from(.gitHub("fyne-io/fyne/issues/1504")).codes(
          "ITMS-90713")
      ],
      example: "AppIcon",
      seeAlso: ["CFBundleIcons", "CFBundleIconFile"],
      sources: [
        .ownPage, .gitHub("fyne-io/fyne/issues/1504"),
        .archive2018("CoreFoundationKeys.html, Table 1"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "macOS 10.13 alone."),
            .init(
              .gitHub("fyne-io/fyne/issues/1504"),
              "Required of apps built with the SDK of iOS 11 or later."),
          ],
          choice: "macOS 10.13, and iOS 11.0.",
          reason: "The service that reads the key asks for it.")
      ]),
    Key(
      "CFBundleIcons", .dictionary,
      title: "Icon files (iOS 5)",
      summary: "Describes the app's primary icon and its alternates.",
      discussion: """
        Xcode writes the dictionary from the asset catalog.
        Where it is present, the system doesn't read [`CFBundleIconFiles`](key:CFBundleIconFiles) and
        [`CFBundleIconFile`](key:CFBundleIconFile).
        """,
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
        .framework("xcode/configuring-your-app-to-use-alternate-app-icons"),
      ]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon", .dictionary, .string,
      title: "Primary Icon",
      summary: "Describes the icon that the app has at first.",
      discussion: """
        A dictionary on iOS and watchOS; on tvOS and visionOS a string, the name of the icon in the
        asset catalog.
        """,
      example: ["CFBundleIconFiles": ["AppIcon60x60"], "CFBundleIconName": "AppIcon"],
      seeAlso: ["CFBundleIcons/CFBundleAlternateIcons"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFBundleIcons")]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconFiles", .array(of: .string),
      title: "Icon files",
      summary: "Names the icon files, one for each size.",
      discussion: """
        Leave the extension out, so that the system finds the variants for each resolution itself;
        with an extension, list every file.
        """,
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
        Recommended since iOS 11. Keep at least one element in
        [`CFBundleIconFiles`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconFiles) for programs
        such as Apple Configurator, which show icons without reading the catalog.
        """,
      availability: [.iOS("11.0", from: .archive2018)],
      example: "AppIcon",
      seeAlso: ["CFBundleIconName"],
      sources: [.archive2018("CoreFoundationKeys.html, Table 4")]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/CFBundleSymbolName", .string,
      summary: "Names a symbol that represents the bundle.",
      discussion: """
        A symbol of SF Symbols, such as `flame.fill`, or one from your asset catalog. It appears in
        the share sheet for an Action extension, instead of the icon files, and in Finder's sidebar
        for the domains of a file provider.
        """,
      availability: [.iOS("13.0", from: .current)],
      example: "flame.fill",
      sources: [.ownPage, .current("cfbundleiconfiles")]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/NSAppIconActionTintColorName", .string,
      summary: "Names the color of text and symbols among App Shortcuts.",
      discussion: """
        The name of a color in the asset catalog. Without it the system chooses colors.
        """,
      availability: [.iOS("17.0", from: .current), .watchOS("10.0", from: .current)],
      required: .optional,
      example: "ShortcutTint",
      seeAlso: ["CFBundleIcons/CFBundlePrimaryIcon/NSAppIconComplementingColorNames"]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/NSAppIconComplementingColorNames", .array(of: .string),
      summary: "Names the background colors of App Shortcuts.",
      discussion: """
        One color of the asset catalog makes a plain background, two a gradient. It is an array in
        both cases. Without it the system chooses a color.
        """,
      availability: [.iOS("17.0", from: .current), .watchOS("10.0", from: .current)],
      required: .optional,
      rules: [.should(.count(atMost: 2)).from(.ownPage)],
      example: ["ShortcutTop", "ShortcutBottom"],
      seeAlso: ["CFBundleIcons/CFBundlePrimaryIcon/NSAppIconActionTintColorName"]),
    Key(
      "CFBundleIcons/CFBundlePrimaryIcon/UIPrerenderedIcon", .boolean,
      title: "Icon already includes gloss effects",
      summary: "Marks an icon that already has a glossy shine.",
      discussion: """
        Without the key the system adds the shine, on the systems that have one.
        """,
      default: false,
      defaultSource: .archive2018("CoreFoundationKeys.html, Table 4"),
      required: .optional,
      example: true,
      seeAlso: ["UIPrerenderedIcon"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, Table 4")]),
    Key(
      "CFBundleIcons/CFBundleAlternateIcons", .dictionary, .array(of: .string),
      summary: "Describes icons that people can choose instead.",
      discussion: """
        On iOS a dictionary with one entry for each icon; on tvOS an array of icon names. The app
        switches with `setAlternateIconName(_:completionHandler:)`.
        """,
      apis: [API("UIApplication.setAlternateIconName(_:completionHandler:)", of: "UIKit")],
      example: ["Night": ["CFBundleIconFiles": ["Night60x60"]]],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFBundleIcons")]),
    Key(
      "CFBundleIcons/CFBundleAlternateIcons/*", .dictionary,
      placeholder: "icon name",
      summary: "Describes one alternate icon.",
      discussion: """
        The key is the name that the app passes to `setAlternateIconName(_:completionHandler:)`.
        """,
      example: ["CFBundleIconFiles": ["Night60x60"]],
      sources: [
        .current("cfbundleicons/cfbundlealternateicons/appiconreferencename"),
        .archive2018("CoreFoundationKeys.html, Table 5"),
      ]),
    Key(
      "CFBundleIcons/CFBundleAlternateIcons/*/CFBundleIconFiles", .array(of: .string),
      summary: "Names the files of an alternate icon.",
      discussion: """
        Leave the extension out, so that the system finds the variants for each resolution itself;
        with an extension, list every file.
        """,
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
              "Doesn't say so."),
          ],
          choice: "Neither required nor optional.",
          reason:
            "Entries that Xcode makes from an asset catalog name the icon in the catalog instead.")
      ]),
    Key(
      "CFBundleIcons/CFBundleAlternateIcons/*/UIPrerenderedIcon", .boolean,
      summary: "Marks an alternate icon that already has a glossy shine.",
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
      summary: "Marks an app icon that already has a glossy shine.",
      discussion: """
        With `NO` the system adds a shine to the icon, on the systems that have one. Corners are
        rounded in any case.
        """,
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
