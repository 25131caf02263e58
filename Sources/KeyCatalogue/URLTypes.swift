import KeyModel

extension KeyGroup {
  /// How URLs find an app.
  static var urlTypes: KeyGroup {
    KeyGroup(
      "url-schemes", "URL schemes",
      summary: "The URL schemes that an app opens, and those that it asks about.",
      availability: [.iOS("2.0", from: .current), .macOS("10.0", from: .current)],
      keys: urlKeys)
  }
}

/// Own schemes and those of others.
private var urlKeys: [Key] {
  [
    Key(
      "CFBundleURLTypes", .array(of: .dictionary),
      title: "URL types",
      summary: "Lists the URL schemes that the app opens.",
      discussion: """
        Each entry has a name and one or more schemes. When someone opens a URL with one of the
        schemes, the system starts the app and hands it the URL: SwiftUI in `onOpenURL(perform:)`,
        UIKit in the scene delegate or the app delegate, AppKit in `application(_:open:)`.

        Several apps may claim one scheme, and iOS doesn't say which of them opens it. Use a scheme
        that contains your domain, or universal links, for anything that matters, such as the way back
        from a login.

        To ask whether *another* app opens a scheme, list it in
        [`LSApplicationQueriesSchemes`](key:LSApplicationQueriesSchemes).
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
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
        .framework("xcode/defining-a-custom-url-scheme-for-your-app"),
      ]),
    Key(
      "CFBundleURLTypes/[]/CFBundleTypeRole", .string,
      title: "Document Role",
      summary: "States the app's role for the URLs of the entry.",
      discussion: """
        Apps that own a scheme have `Editor`, apps that open a scheme of someone else `Viewer`.
        """,
      values: .documented([
        AllowedValue("Editor", "The app can read and change what the URL names."),
        AllowedValue("Viewer", "The app can present what the URL names."),
        AllowedValue("Shell", "The app runs other code for the URL."),
        AllowedValue("None", "The app only declares the scheme."),
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
              "A third of the entries in published apps have no role, and their schemes work."),
          ],
          choice: "Neither required nor optional.",
          reason: "The newer page drops the demand, and practice agrees with it.")
      ]),
    Key(
      "CFBundleURLTypes/[]/CFBundleURLIconFile", .string,
      title: "Document Icon File Name",
      summary: "Names the icon for documents that the URLs stand for.",
      discussion: """
        Write the file's name without its extension.
        """,
      example: "LinkIcon",
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, Table 7")]),
    Key(
      "CFBundleURLTypes/[]/CFBundleURLName", .string,
      title: "URL identifier",
      summary: "Gives the schemes of an entry a name that is unique to your app.",
      discussion: """
        Use a name in reverse-DNS form, so that it is unique.
        `InfoPlist.strings` may translate the name for people under this text as its key.
        """,

      example: "com.example.app.open",
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, Table 7")]),
    Key(
      "CFBundleURLTypes/[]/CFBundleURLSchemes", .array(of: .string),
      title: "URL Schemes",
      summary: "Lists the URL schemes that open the app, without `://`.",
      discussion: """
        A scheme starts with a letter and goes on with letters, digits, periods, hyphens and plus
        signs (RFC 3986). Write the part before the colon only: `com.example.app`, not
        `com.example.app://callback`. An identifier that starts with a digit, as some services hand
        out, needs a letter in front of it.
        """,
      consequence: Consequence(
        "App Store Connect refuses a build with a malformed scheme.",
        from: .gitHub("box/box-ios-sdk/issues/499")),
      rules: [
        .should(.format(.urlScheme)).from(.gitHub("box/box-ios-sdk/issues/499")).codes("ITMS-90158")
      ],
      example: ["com.example.app"],
      seeAlso: ["LSApplicationQueriesSchemes"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 7"), .gitHub("box/box-ios-sdk/issues/499"),
      ]),
    Key(
      "CFBundleURLTypes/[]/LSHandlerRank", .string,
      summary: "Ranks the app among those that open the schemes.",
      discussion: """
        Published Mac apps write it as in [document
        types](key:CFBundleDocumentTypes/[]/LSHandlerRank); no page describes it here.
        """,
      availability: [
        .macOS(.unknown, from: .publicProjects)
      ],
      values: .documented([
        AllowedValue("Owner", "The app owns the schemes."),
        AllowedValue("Default", "The app opens the schemes."),
        AllowedValue("Alternate", "The app is a secondary choice."),
        AllowedValue("None", "The app isn't offered for the schemes."),
      ]),
      valuesSource: .publicProjects("CFBundleURLTypes"),
      required: .optional,
      example: "Alternate",
      seeAlso: ["CFBundleDocumentTypes/[]/LSHandlerRank"],
      sources: [.publicProjects("CFBundleURLTypes")]),
    Key(
      "LSApplicationQueriesSchemes", .array(of: .string),
      summary: "Lists the URL schemes that the app may ask about.",
      discussion: """
        `canOpenURL(_:)` answers `false` for every custom scheme that isn't in the list, even if an
        app for it is installed. `open(_:options:completionHandler:)` needs no entry: it opens the URL
        or reports that it can't.

        Apps linked on iOS 15 or later may list 50 schemes. Write each without a colon.

        `canOpenURL(_:)` is deprecated in iOS 27. Open the URL and handle the failure, and the key isn't
        needed.
        """,
      consequence: Consequence(
        "`canOpenURL(_:)` returns `false` for a scheme that is missing here.",
        from: .framework("uikit/uiapplication/canopenurl(_:)")),
      availability: [.iOS("9.0", from: .current)],
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
