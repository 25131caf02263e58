import KeyModel

/// How AppKit and UIKit make documents of a type.
var cocoaDocumentKeys: [Key] {
  [
    Key(
      "CFBundleDocumentTypes/[]/NSDocumentClass", .string,
      title: "Cocoa NSDocument Class",
      summary: "Names the `NSDocument` subclass that opens documents of the type on a Mac.",
      discussion: """
        Every type that an AppKit app opens as a document needs a class; AppKit creates an instance
        for each document. Write a Swift class with its module's name:
        `$(PRODUCT_MODULE_NAME).TrailDocument`. An iOS app with a `UIDocumentViewController` names
        its `UIDocument` subclass in `UIDocumentClass` instead.
        """,
      consequence: Consequence(
        "If AppKit can't find the class, `documentClass(forType:)` returns `nil`.",
        from: .framework("appkit/nsdocumentcontroller/documentclass(fortype:)")),
      apis: [
        API("NSDocument", of: "AppKit"),
        API("NSDocumentController.documentClass(forType:)", of: "AppKit"),
      ],
      example: "$(PRODUCT_MODULE_NAME).TrailDocument",
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 2"), .publicProjects("NSDocumentClass"),
        .framework("appkit/nsdocumentcontroller/documentclass(fortype:)"),
        .framework("uikit/customizing-a-document-based-app-s-launch-experience"),
      ]),
    Key(
      "CFBundleDocumentTypes/[]/NSExportableAs", .array(of: .string),
      title: "Exportable As Document Type Names",
      summary: "Listed export formats by name, before uniform types.",
      discussion: """
        The names refer to other entries'
        [`CFBundleTypeName`](key:CFBundleDocumentTypes/[]/CFBundleTypeName), so renaming an entry
        breaks the reference. [`NSExportableTypes`](key:CFBundleDocumentTypes/[]/NSExportableTypes)
        has uniform type identifiers.
        """,
      avoid: "Don't write it in a new app.",
      availability: [
        .macOS("10.0", deprecated: "10.5", from: .archive2018)
      ],
      replacedBy: ["CFBundleDocumentTypes/[]/NSExportableTypes"],
      example: ["Plain text"],
      seeAlso: ["CFBundleDocumentTypes/[]/NSExportableTypes"],
      sources: [.archive2018("CoreFoundationKeys.html, Table 2")]),
    Key(
      "CFBundleDocumentTypes/[]/NSExportableTypes", .array(of: .string),
      title: "Exportable Type UTIs",
      summary: "Lists the formats that a Cocoa app exports documents of the type to.",
      discussion: """
        Write identifiers in full, such as `public.plain-text`. They are formats that the app can
        write but doesn't edit: `NSDocument` offers them only when people save a copy
        (`saveToOperation`). To save documents in a type, use the role `Editor` in
        [`CFBundleTypeRole`](key:CFBundleDocumentTypes/[]/CFBundleTypeRole).
        """,
      availability: [
        .macOS("10.5", from: .archive2018),
        .iOS("2.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      rules: [
        uniformTypeRule
      ],
      example: ["public.plain-text"],
      seeAlso: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .uniformTypes("Uniform Type Identifier Concepts"),
        .framework("appkit/nsdocument/writabletypes(for:)"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.archive2018("CoreFoundationKeys.html, Table 2"), "macOS 10.5."),
            .init(.ownPage, "macOS 10.0 and the versions of the array around it."),
          ],
          choice: "macOS 10.5; for the other platforms, the versions of the page.",
          reason: "The table states the version of the key itself.")
      ]),
    Key(
      "CFBundleDocumentTypes/[]/NSUbiquitousDocumentUserActivityType", .string,
      summary: "Lets people continue work on an iCloud document on another device with Handoff.",
      discussion: """
        Write an activity type in reverse-DNS notation. For each open document in iCloud,
        `NSDocument` and `UIDocument` then manage an `NSUserActivity` of this type whose `userInfo`
        contains the document's URL. If the other device is a Mac whose app doesn't implement
        `application(_:continue:restorationHandler:)`, or returns `false` from it, AppKit can open
        the document automatically. An app with scenes gets the activity in `scene(_:continue:)`.
        """,
      consequence: Consequence(
        "Without the key, documents in iCloud aren't eligible for Handoff.",
        from: .framework("appkit/nsdocument/useractivity")),
      availability: [
        .iOS("8.0", from: .framework("uikit/uidocument/useractivityurlkey")),
        .macOS("10.10", from: .framework("appkit/nsdocument/useractivity")),
        .visionOS("1.0", from: .framework("uikit/uidocument/useractivityurlkey")),
      ],
      required: .optional,
      apis: [API("NSDocument.userActivity", of: "AppKit")],
      example: "com.example.app.editing",
      seeAlso: ["NSUserActivityTypes"],
      sources: [
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .framework("appkit/nsdocument/useractivity"),
        .framework("uikit/uidocument/useractivityurlkey"),
        .framework("appkit/nsapplicationdelegate/application(_:continue:restorationhandler:)"),
        .framework("uikit/uiscenedelegate/scene(_:continue:)"),
      ]),
  ]
}
