import KeyModel

/// Lists that electron-builder writes into the Info.plist of an app, after the keys of `extendInfo`.
let electronLists = SourceReference.gitHub(
  "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/electron/mac/electronMac.ts"
)

extension KeyGroup {
  /// How URLs find an app.
  static var urlTypes: KeyGroup {
    KeyGroup(
      "url-schemes", "URL schemes",
      summary: "The URL schemes that an app opens, and the schemes that it asks about.",
      availability: [.iOS("2.0", from: .current), .macOS("10.0", from: .current)],
      keys: urlKeys)
  }
}

/// The app's own schemes and other apps' schemes.
private var urlKeys: [Key] {
  [
    Key(
      "CFBundleURLTypes", .array(of: .dictionary),
      title: "URL types",
      summary: "Lists the URL schemes that the app opens.",
      discussion: """
        Write it if URLs with your own scheme, such as `com.example.app:open?id=1`, should open the
        app, for example after people sign in with a browser. Each entry has a name and one or more
        schemes. When someone opens such a URL, the system launches the app and passes it the URL:
        in `onOpenURL(perform:)` with SwiftUI and in `application(_:open:)` with AppKit. A UIKit app
        gets it in `scene(_:openURLContexts:)`, or in the `connectionOptions` of
        `scene(_:willConnectTo:options:)` if it wasn't running; without scenes, in
        `application(_:open:options:)`. Validate the URL, because any app or website can send one.
        If several apps claim a scheme, it's undefined which of them a URL opens.
        electron-builder writes the array from `protocols`, if set, instead of from `extendInfo`.

        Use a scheme that contains your domain, or universal links, for anything that matters. An
        app can't take over system schemes, such as `http` or `tel`, unless it may be the default
        app for them: a mail app with
        [`com.apple.developer.mail-client`](key:entitlements:com.apple.developer.mail-client) lists
        `mailto`. To ask whether *another* app opens a scheme, list it in
        [`LSApplicationQueriesSchemes`](key:LSApplicationQueriesSchemes).
        """,
      consequence: Consequence(
        "Without an entry for its scheme, a URL with a custom scheme doesn't open the app.",
        from: .framework("xcode/defining-a-custom-url-scheme-for-your-app")),
      availability: everySystem,
      required: .optional,
      apis: [
        API(
          "application(_:open:)", of: "AppKit",
          url:
            "https://developer.apple.com/documentation/appkit/nsapplicationdelegate/application(_:open:)"
        ),
        API(
          "scene(_:openURLContexts:)", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)"
        ),
        API(
          "application(_:open:options:)", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:open:options:)"
        ),
      ],
      example: [
        ["CFBundleURLName": "com.example.app.open", "CFBundleURLSchemes": ["com.example.app"]]
      ],
      seeAlso: [
        "CFBundleURLTypes/[]/CFBundleURLSchemes", "LSApplicationQueriesSchemes",
        "CFBundleDocumentTypes",
      ],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFBundleURLTypes"),
        .framework("xcode/defining-a-custom-url-scheme-for-your-app"), electronLists,
      ]),
    Key(
      "CFBundleURLTypes/[]/CFBundleTypeRole", .string,
      title: "Document Role",
      summary: "Says whether the app owns the URL schemes or only opens them.",
      discussion: """
        Write `Editor` for a scheme that your app defines and `Viewer` for one that another app or a
        standard defines. In Xcode, the role is in the Info tab, under URL Types.
        """,
      consequence: Consequence(
        "A third of the URL types in published apps have no role, and their schemes work.",
        from: .publicProjects("CFBundleURLTypes")),
      values: .documented([
        AllowedValue("Editor", "For a scheme that the app defines."),
        AllowedValue(
          "Viewer", "For a scheme that comes from someone else and that the app can open."),
        AllowedValue("Shell", "For an app that runs other code for the URL."),
        AllowedValue("None", "For an app that only declares the scheme."),
      ]),
      valuesSource: .archive2018("CoreFoundationKeys.html, Table 7"),
      example: "Editor",
      seeAlso: ["CFBundleDocumentTypes/[]/CFBundleTypeRole"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 7"),
        .archive2018("CoreFoundationKeys.html, CFBundleDocumentTypes"),
        .framework("xcode/defining-a-custom-url-scheme-for-your-app"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.archive2018("CoreFoundationKeys.html, Table 7"), "Required."),
            .init(.ownPage, "Doesn't say so."),
            .init(
              .publicProjects("CFBundleURLTypes"),
              "A third of the URL types in published apps have no role, and their schemes work."),
          ],
          choice: "The role is marked neither as required nor as optional.",
          reason: "The newer page no longer demands the role, and published apps work without it.")
      ]),
    Key(
      "CFBundleURLTypes/[]/CFBundleURLIconFile", .string,
      title: "Document Icon File Name",
      summary: "Names the icon for URLs with the listed schemes.",
      discussion: """
        Write the name of an image in the app's bundle without its extension, such as `LinkIcon` for
        `LinkIcon.icns`. Apple's pages don't say where the icon appears.
        """,
      example: "LinkIcon",
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, Table 7")]),
    Key(
      "CFBundleURLTypes/[]/CFBundleURLName", .string,
      title: "URL identifier",
      summary: "Names a URL type, so that the system can distinguish it from those of other apps.",
      discussion: """
        Write a name in reverse-DNS form with your domain, such as `com.example.app.open`; Xcode
        calls the field Identifier. The name doesn't reserve the schemes: another app may claim the
        same schemes. `InfoPlist.strings` can translate the name, with this text as the key.
        """,
      example: "com.example.app.open",
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, Table 7"),
        .framework("xcode/defining-a-custom-url-scheme-for-your-app"),
      ]),
    Key(
      "CFBundleURLTypes/[]/CFBundleURLSchemes", .array(of: .string),
      title: "URL Schemes",
      summary: "Lists the URL schemes that open the app, without the colon.",
      discussion: """
        A scheme starts with a letter and continues with letters, digits, periods, hyphens and plus
        signs (RFC 3986). Write the part before the colon only: `com.example.app`, not
        `com.example.app://callback`. If another app claims the same scheme, it's undefined which of
        the two a URL opens. The system's own schemes, such as `facetime`, open system apps, except
        where people can choose a default app, such as a calling app for `tel`.
        """,
      consequence: Consequence(
        "App Store Connect rejects a build with a malformed scheme (ITMS-90158).",
        from: .gitHub("box/box-ios-sdk/issues/499")),
      rules: [
        .should(.format(.urlScheme)).from(.gitHub("box/box-ios-sdk/issues/499")).codes("ITMS-90158")
          .saying(
            "{value} is not a URL scheme",
            "write only what stands before the colon, beginning with a letter and without underscores"
          )
      ],
      example: ["com.example.app"],
      seeAlso: ["LSApplicationQueriesSchemes"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 7"), .gitHub("box/box-ios-sdk/issues/499"),
        .framework("xcode/defining-a-custom-url-scheme-for-your-app"),
        .framework("callkit/preparing-your-app-to-be-the-default-calling-app"),
      ]),
    Key(
      "CFBundleURLTypes/[]/LSHandlerRank", .string,
      summary: "States the app's rank for its schemes; not documented by Apple.",
      discussion: """
        Published Mac apps write the key here, but Apple's pages describe it only for
        [document types](key:CFBundleDocumentTypes/[]/LSHandlerRank). The meanings below are those
        for documents; none of the sources says that the system uses them for schemes.
        """,
      availability: [
        .macOS(.unknown, from: .publicProjects)
      ],
      values: .open([
        AllowedValue("Owner", "For the app that defines the schemes."),
        AllowedValue(
          "Default", "For an app that opens the schemes like any other app; the usual rank."),
        AllowedValue("Alternate", "For an app that should come after the other apps."),
        AllowedValue("None", "For an app that shouldn't be offered for the schemes at all."),
      ]),
      valuesSource: .archive2018("CoreFoundationKeys.html, Table 2"),
      required: .optional,
      rules: [
        .should(
          .needs("CFBundleURLTypes/[]/CFBundleURLSchemes", when: "To rank the app for schemes")
        ).from(.publicProjects("CFBundleURLTypes"))
      ],
      example: "Owner",
      seeAlso: ["CFBundleDocumentTypes/[]/LSHandlerRank"],
      sources: [
        .publicProjects("CFBundleURLTypes"), .archive2018("CoreFoundationKeys.html, Table 2"),
      ]),
    Key(
      "LSApplicationQueriesSchemes", .array(of: .string),
      summary: "Lists the URL schemes that the app may ask about with `canOpenURL(_:)`.",
      discussion: """
        Write it for code that calls `canOpenURL(_:)`, for example to show a button for another app.
        Write each scheme without a colon. `open(_:options:completionHandler:)` needs no entry: it
        opens the URL or reports that it can't.

        Apps linked on iOS 15 or later may list at most 50 schemes. `canOpenURL(_:)` is deprecated
        in iOS 27: open the URL and handle the failure instead.
        """,
      consequence: Consequence(
        "`canOpenURL(_:)` returns `false` for a custom scheme that is missing here, even if an app that opens it is installed.",
        from: .framework("uikit/uiapplication/canopenurl(_:)")),
      availability: [
        .iOS("9.0", from: .archive2018("LaunchServicesKeys.html, LSApplicationQueriesSchemes"))
      ],
      required: .optional,
      apis: [API("UIApplication.canOpenURL(_:)", of: "UIKit")],
      rules: [
        .present.when(.code("the app calls `canOpenURL(_:)` with a custom scheme")).from(
          .framework("uikit/uiapplication/canopenurl(_:)")),
        .should(.format(.urlScheme)).from(.framework("uikit/uiapplication/canopenurl(_:)")),
        .should(.count(atMost: 50)).from(
          .framework("uikit/uiapplication/canopenurl(_:)")),
      ],
      example: ["com.example.partner"],
      seeAlso: ["CFBundleURLTypes"],
      sources: [
        .framework("uikit/uiapplication/canopenurl(_:)"),
        .archive2018("LaunchServicesKeys.html, LSApplicationQueriesSchemes"), .iOS27ReleaseNotes,
      ]),
  ]
}
