import KeyModel

/// An app for iPhone or iPad with types of documents, and without a document browser.
private let opensDocuments: Condition =
  .platform(.iOS, .iPadOS) && .present("CFBundleDocumentTypes")
  && !.has("UISupportsDocumentBrowser", true)

/// How files reach the app.
var fileSharingKeys: [Key] {
  [
    Key(
      "LSSupportsOpeningDocumentsInPlace", .boolean,
      title: "Supports opening documents in place",
      summary: "Lets the app open the original of a document instead of a copy.",
      discussion: """
        An iOS app with document types should have this key or
        [`UISupportsDocumentBrowser`](key:UISupportsDocumentBrowser). With `YES`, the app gets the
        file itself, which may belong to another app or to iCloud Drive, and must coordinate access
        to it. With `NO`, it gets a copy. macOS doesn't support `NO`: Xcode doesn't build a Mac app
        that has document types and `NO` for this key.

        An app with scenes receives the file in `scene(_:openURLContexts:)`, or in the
        `connectionOptions` of `scene(_:willConnectTo:options:)` if it wasn't running. Unless it opens
        the file with `UIDocument`, it calls `startAccessingSecurityScopedResource()` on the URL first.

        If the app also has [`UIFileSharingEnabled`](key:UIFileSharingEnabled), its Documents folder
        appears in the Files app in iOS 11 and later.
        """,
      consequence: Consequence(
        "App Store Connect warns about an app with document types that has neither this key nor `UISupportsDocumentBrowser` (ITMS-90737).",
        from: .gitHub("element-hq/element-x-ios/pull/1542")),
      availability: [.iOS("2.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("UIApplication.OpenURLOptionsKey.openInPlace", of: "UIKit")],
      rules: [
        .should(.present.when(opensDocuments)).from(.gitHub("element-hq/element-x-ios/pull/1542"))
          .codes(
            "ITMS-90737"
          ).saying(
            "the app opens documents, but does not say whether in place or as copies",
            "add {key} with 'YES' for the files themselves, or with 'NO' for copies")
      ],
      example: true,
      seeAlso: ["UISupportsDocumentBrowser", "UIFileSharingEnabled", "CFBundleDocumentTypes"],
      sources: [
        .ownPage,
        .gitHub("element-hq/element-x-ios/pull/1542"),
        .archive2018("iPhoneOSKeys.html, UIFileSharingEnabled"),
        .framework("uikit/uiapplication/openurloptionskey/openinplace"),
        .framework("xcode/defining-a-custom-url-scheme-for-your-app"),
        .gitHub("swiftlang/swift-build"),
        .framework("uikit/synchronizing-documents-in-the-icloud-environment"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS and iPadOS 2.0."),
            .init(.ownPage, "The page's edition of 2024 said 12.0."),
          ],
          choice: "iOS and iPadOS 2.0.",
          reason: "The page's newer edition takes precedence.")
      ]),
    Key(
      "UISupportsDocumentBrowser", .boolean,
      title: "Supports Document Browser",
      summary: "Marks an app whose main screen is the document browser.",
      discussion: """
        Set it in an app that presents `UIDocumentBrowserViewController` or the launch screen of
        `UIDocumentViewController`. Other apps can then open and change the files in the app's
        Documents folder, and people can choose in Settings where the app saves by default. For an
        app that only opens files occasionally, use
        [`LSSupportsOpeningDocumentsInPlace`](key:LSSupportsOpeningDocumentsInPlace) instead.
        """,
      consequence: Consequence(
        "Without the key, other apps can access the app's Documents folder only if `UIFileSharingEnabled` and `LSSupportsOpeningDocumentsInPlace` are both `YES`.",
        from: .framework("uikit/uidocumentbrowserviewcontroller")),
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [
        API(
          "UIDocumentBrowserViewController", of: "UIKit",
          linked: "_OBJC_CLASS_$_UIDocumentBrowserViewController")
      ],
      rules: [
        .present.when(
          .code(
            "the app uses `UIDocumentBrowserViewController`", ["UIDocumentBrowserViewController"])
        ).from(
          .gitHub("element-hq/element-x-ios/pull/1542")
        ).codes("ITMS-90737").saying(
          "the app uses 'UIDocumentBrowserViewController' without {key}", "add it with 'YES'")
      ],
      example: true,
      seeAlso: ["LSSupportsOpeningDocumentsInPlace", "CFBundleDocumentTypes"],
      sources: [
        .ownPage, .gitHub("element-hq/element-x-ios/pull/1542"),
        .framework("uikit/uidocumentbrowserviewcontroller"),
        .framework("uikit/customizing-a-document-based-app-s-launch-experience"),
      ]),
    Key(
      "UIFileSharingEnabled", .boolean,
      title: "Application supports iTunes file sharing",
      summary: "Lets people access the app's Documents folder from a computer.",
      discussion: """
        Set it if people should be able to copy files to and from the app. They access the folder
        from the computer that their device is connected to. For the folder to appear in the Files
        app too, add [`LSSupportsOpeningDocumentsInPlace`](key:LSSupportsOpeningDocumentsInPlace).
        """,
      consequence: Consequence(
        "Without the key, the app doesn't share its Documents folder with a computer.",
        from: .archive2018("iPhoneOSKeys.html, UIFileSharingEnabled")),
      availability: [
        .iOS("3.2", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: ["LSSupportsOpeningDocumentsInPlace"],
      sources: [
        .ownPage, .archive2018("iPhoneOSKeys.html, UIFileSharingEnabled"),
        .framework("uikit/uidocumentbrowserviewcontroller"),
      ]),
  ]
}
