import KeyModel

extension KeyGroup {
  /// What an app opens and saves.
  static var documentTypes: KeyGroup {
    KeyGroup(
      "document-types", "Document types",
      summary: "The documents that an app opens, and how it shares its files.",
      availability: [.iOS("2.0", from: .current), .macOS("10.0", from: .current)],
      keys: documentTypeKeys + generatedIconKeys + relatedFileKeys + fileSharingKeys)
  }
}

/// Plug-ins that show or index documents declare them too, without names.
private let appInStores: Condition = .inStores && .bundle(.app)

/// The array and the keys of its entries.
private var documentTypeKeys: [Key] {
  [
    Key(
      "CFBundleDocumentTypes", .array(of: .dictionary),
      title: "Document types",
      summary: "Lists the types of documents that the app can open or save.",
      discussion: """
        Each entry joins one or more uniform types with a name, a role and an icon. The system offers
        the app for files of these types, and hands them over when someone opens one.

        An entry should have [`LSItemContentTypes`](key:CFBundleDocumentTypes/[]/LSItemContentTypes);
        extensions, MIME types and four-letter types are what it replaced in macOS 10.5. A format that
        your app defines is declared in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations) as well, one that belongs to
        another app in [`UTImportedTypeDeclarations`](key:UTImportedTypeDeclarations).

        On iOS, also say how the app opens files: with
        [`LSSupportsOpeningDocumentsInPlace`](key:LSSupportsOpeningDocumentsInPlace) or
        [`UISupportsDocumentBrowser`](key:UISupportsDocumentBrowser).
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      apis: [
        API("NSDocumentController", of: "AppKit"),
        API("UIDocumentBrowserViewController", of: "UIKit"),
      ],
      example: [
        [
          "CFBundleTypeName": "Trail document", "CFBundleTypeRole": "Editor",
          "LSHandlerRank": "Owner",
          "LSItemContentTypes": ["com.example.trail"],
        ]
      ],
      seeAlso: [
        "UTExportedTypeDeclarations", "LSSupportsOpeningDocumentsInPlace", "CFBundleURLTypes",
      ],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, Table 2"),
        .gitHub("element-hq/element-x-ios/pull/1542"), .cocoaKeys("NSPersistentStoreTypeKey"),
      ]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeExtensions", .array(of: .string),
      title: "Document Extensions",
      summary: "Lists filename extensions of the type.",
      discussion: """
        Write them without the period; `*` means every file. The system ignores the key where
        [`LSItemContentTypes`](key:CFBundleDocumentTypes/[]/LSItemContentTypes) is present.
        """,
      availability: [
        .macOS("10.0", deprecated: "10.5", from: .archive2018)
      ],
      replacedBy: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      rules: [
        .should(.format(.filenameExtension)).from(.archive2018("CoreFoundationKeys.html, Table 2"))
      ],
      example: ["trail"],
      seeAlso: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      sources: [.archive2018("CoreFoundationKeys.html, Table 2")]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeIconFile", .string,
      title: "Icon File Name",
      summary: "Names the file with the icon of the app's documents of this type.",
      discussion: """
        On macOS an `.icns` file in the bundle, with or without its extension. iOS apps list image
        files in [`CFBundleTypeIconFiles`](key:CFBundleDocumentTypes/[]/CFBundleTypeIconFiles).
        """,
      example: "TrailDocument",
      seeAlso: ["CFBundleDocumentTypes/[]/CFBundleTypeIconFiles"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .archive2018("CoreFoundationKeys.html, Document Icons"),
      ]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeIconFiles", .array(of: .string),
      summary: "Names the image files for document icons on iOS.",
      discussion: """
        Each file holds one size: 64 and 320 pixels square for iPad, 22 by 29 and 44 by 58 pixels for
        iPhone. Names must match those of the files exactly.
        """,
      availability: [.iOS("3.2", from: .archive2018)],
      example: ["Document64", "Document320"],
      seeAlso: ["CFBundleDocumentTypes/[]/CFBundleTypeIconFile"],
      sources: [
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .archive2018("CoreFoundationKeys.html, Table 3"),
      ]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeMIMETypes", .array(of: .string),
      title: "Document MIME types",
      summary: "Lists MIME types of the type.",
      discussion: """
        The system ignores the key where
        [`LSItemContentTypes`](key:CFBundleDocumentTypes/[]/LSItemContentTypes) is present.
        """,
      availability: [
        .macOS("10.0", deprecated: "10.5", from: .archive2018)
      ],
      replacedBy: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      rules: [.should(.format(.mimeType)).from(.archive2018("CoreFoundationKeys.html, Table 2"))],
      example: ["application/x-trail"],
      seeAlso: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      sources: [.archive2018("CoreFoundationKeys.html, Table 2")]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeName", .string,
      title: "Document Type Name",
      summary: "Gives an entry its name, under which people see this kind of document.",
      discussion: """
        The name identifies the entry, and `InfoPlist.strings` may translate it. AppKit's
        `displayName(forType:)` returns the translation.
        """,
      localizable: true,
      apis: [API("NSDocumentController.displayName(forType:)", of: "AppKit")],
      rules: [
        .present.when(appInStores).from(
          .gitHub("steelwheels/JSTerminal/issues/46")
        ).codes("ITMS-90243")
      ],
      example: "Trail document",
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .framework("appkit/nsdocumentcontroller/displayname(fortype:)"),
        .gitHub("steelwheels/JSTerminal/issues/46"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.archive2018("CoreFoundationKeys.html, Table 2"), "Required."),
            .init(.ownPage, "Doesn't say so."),
            .init(
              .publicProjects("CFBundleDocumentTypes"),
              "One entry in 26 of published apps has no name."),
            .init(
              .gitHub("steelwheels/JSTerminal/issues/46"),
              "App Store Connect refuses an entry without the name."),
          ],
          choice: "Required in the App Store alone.",
          reason: "Apps and plug-ins without the name work elsewhere.")
      ]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeOSTypes", .array(of: .string),
      title: "Document OS Types",
      summary: "Lists four-character type codes, as files had before macOS.",
      discussion: """
        `****` means every file. The system ignores the key where
        [`LSItemContentTypes`](key:CFBundleDocumentTypes/[]/LSItemContentTypes) is present.
        """,
      availability: [
        .macOS("10.0", deprecated: "10.5", from: .archive2018)
      ],
      replacedBy: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      rules: [
        .should(.format(.fourCharacterCode)).from(.archive2018("CoreFoundationKeys.html, Table 2"))
      ],
      example: ["TRAL"],
      seeAlso: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      sources: [.archive2018("CoreFoundationKeys.html, Table 2")]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeRole", .string,
      title: "Role",
      summary: "States what the app can do with documents of the type.",
      discussion: """
        The role holds for all types in the entry. A format that the app reads but cannot write has
        an entry with the role `Viewer`.
        """,
      values: .documented([
        AllowedValue("Editor", "The app reads, changes and saves the type."),
        AllowedValue("Viewer", "The app reads and presents the type."),
        AllowedValue(
          "Shell", "The app runs other code from the document, in a process for each one."),
        AllowedValue("QLGenerator", "The bundle makes Quick Look previews of the type."),
        AllowedValue("MDImporter", "The bundle imports metadata of the type for Spotlight."),
        AllowedValue("None", "The app only declares the type, for example to give it an icon."),
      ]),
      valuesSource: .ownPage,
      default: "None",
      defaultSource: .ownPage,
      example: "Editor",
      seeAlso: ["CFBundleDocumentTypes/[]/LSHandlerRank"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Document Roles"),
        .archive2018("CoreFoundationKeys.html, Table 2"), .publicProjects("CFBundleTypeRole"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.archive2018("CoreFoundationKeys.html, Table 2"), "Required."),
            .init(.ownPage, "Has the default None."),
          ],
          choice: "Not required.",
          reason: "The newer page says what holds without it."),
        EditorNote(
          .values,
          [
            .init(
              .archive2018("CoreFoundationKeys.html, Table 2"), "Editor, Viewer, Shell and None."),
            .init(.ownPage, "QLGenerator as well."),
            .init(.publicProjects("CFBundleTypeRole"), "Spotlight importers have MDImporter."),
          ],
          choice: "All six are listed.",
          reason: "Each is written by bundles that work."),
      ]),
    Key(
      "CFBundleDocumentTypes/[]/LSHandlerRank", .string,
      title: "Handler rank",
      summary: "Ranks the app among those that open the type.",
      discussion: """
        Launch Services prefers an owner to a default handler, and that to an alternate one. Claim
        `Owner` only for formats that your app created, and `Alternate` for formats that it opens in
        passing.
        """,
      consequence: Consequence(
        "App Store Connect warns about each entry without a rank.",
        from: .gitHub("Moonshine-IDE/Moonshine-IDE/issues/596")),
      availability: [
        .iOS("3.0", from: .archive2018),
        .macOS("10.5", from: .archive2018),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      values: .documented([
        AllowedValue("Owner", "The app created the format and is its first choice."),
        AllowedValue("Default", "The app opens files of the type."),
        AllowedValue("Alternate", "The app is a secondary viewer."),
        AllowedValue(
          "None",
          "The app is never chosen to open the type, but takes files that are dropped on it."),
      ]),
      valuesSource: .archive2018("CoreFoundationKeys.html, Table 2"),
      default: "Default",
      defaultSource: .ownPage,
      required: .optional,
      rules: [
        .should(.present.when(appInStores)).from(
          .gitHub("Moonshine-IDE/Moonshine-IDE/issues/596")
        ).codes("ITMS-90788")
      ],
      example: "Owner",
      seeAlso: ["CFBundleDocumentTypes/[]/CFBundleTypeRole"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .gitHub("Moonshine-IDE/Moonshine-IDE/issues/596"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.archive2018("CoreFoundationKeys.html, Table 2"), "iOS 3.0 and macOS 10.5."),
            .init(.ownPage, "iOS 2.0 and macOS 10.0, like the array around it."),
          ],
          choice: "iOS 3.0 and macOS 10.5.",
          reason: "The table dates the key itself; the page repeats the versions of the array.")
      ]),
    Key(
      "CFBundleDocumentTypes/[]/LSItemContentTypes", .array(of: .string),
      title: "Document Content Type UTIs",
      summary: "Lists the uniform types of the documents.",
      discussion: """
        Write identifiers in full, such as `public.png`, not the constants of code. Since macOS 10.5
        the key takes precedence over extensions, MIME types and four-character types in the entry. If
        the app exports the type too, list it in
        [`NSExportableTypes`](key:CFBundleDocumentTypes/[]/NSExportableTypes) as well. A
        type that no part of the system knows must be declared, or nothing is recognized as it.
        """,
      rules: [
        uniformTypeRule,
        .declared(
          in: [
            "UTExportedTypeDeclarations/[]/UTTypeIdentifier",
            "UTImportedTypeDeclarations/[]/UTTypeIdentifier",
          ], ifLike: "CFBundleIdentifier",
          exceptPrefixes: prefixesOfSystemTypes + vendorsOfSystemTypes
        ).when(.bundle(.app)).from(.developerForums("783646")),
      ],
      example: ["com.example.trail"],
      seeAlso: [
        "UTExportedTypeDeclarations", "UTImportedTypeDeclarations",
        "CFBundleDocumentTypes/[]/NSExportableTypes",
      ],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .uniformTypes("Uniform Type Identifier Concepts"), .publicProjects("LSItemContentTypes"),
        .developerForums("783646"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "An array of strings."),
            .init(.publicProjects("LSItemContentTypes"), "A string in an app of the App Store."),
          ],
          choice: "An array; a single string is not an error.",
          reason: "Apps with a string are accepted and work.")
      ],
      alsoAccepts: [.string]),
    Key(
      "CFBundleDocumentTypes/[]/LSTypeIsPackage", .boolean,
      title: "Document is a package or bundle",
      summary: "Treats a folder of the type as a single document.",
      discussion: """
        Since macOS 10.4 the key has no effect where
        [`LSItemContentTypes`](key:CFBundleDocumentTypes/[]/LSItemContentTypes) is present: a type
        that conforms to `com.apple.package` says the same.
        """,
      example: true,
      seeAlso: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, Table 2")]),
    Key(
      "CFBundleDocumentTypes/[]/NSDocumentClass", .string,
      title: "Cocoa NSDocument Class",
      summary: "Names the `NSDocument` subclass for the type.",
      discussion: """
        AppKit makes an instance for each document it opens. A Swift class needs its module's name in
        front: `$(PRODUCT_MODULE_NAME).TrailDocument`.
        """,
      apis: [API("NSDocument", of: "AppKit")],
      example: "Example.TrailDocument",
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, Table 2"), .publicProjects("NSDocumentClass"),
      ]),
    Key(
      "CFBundleDocumentTypes/[]/NSExportableAs", .array(of: .string),
      title: "Exportable As Document Type Names",
      summary: "Lists the names of types that a document can be exported to.",
      discussion: """
        The names are those in [`CFBundleTypeName`](key:CFBundleDocumentTypes/[]/CFBundleTypeName) of
        other entries.
        """,
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
      summary: "Lists the uniform types that a document can be exported to.",
      discussion: """
        Write identifiers in full, such as `public.plain-text`. Only Cocoa apps use the key.
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
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.archive2018("CoreFoundationKeys.html, Table 2"), "macOS 10.5."),
            .init(.ownPage, "macOS 10.0 and the versions of the array around it."),
          ],
          choice: "macOS 10.5; elsewhere as on the page.",
          reason: "The table dates the key itself.")
      ]),
    Key(
      "CFBundleDocumentTypes/[]/NSUbiquitousDocumentUserActivityType", .string,
      summary: "Sets the activity type of documents for Handoff.",
      discussion: """
        The system makes a user activity of this type for a document in iCloud that is open, so that
        another device can continue.
        """,
      availability: [
        .iOS("8.0", from: .archive2018),
        .macOS("10.10", from: .archive2018),
        .visionOS("1.0", from: .current),
      ],
      example: "com.example.app.editing",
      seeAlso: ["NSUserActivityTypes"],
      sources: [
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .framework("appkit/nsdocument/useractivity"),
        .framework("uikit/uidocument/useractivityurlkey"),
      ]),
  ]
}
