import KeyModel

extension KeyGroup {
  /// Documents that an app opens and saves.
  static var documentTypes: KeyGroup {
    KeyGroup(
      "document-types", "Document types",
      summary: "The documents that an app opens, and how it shares its files.",
      availability: [.iOS("2.0", from: .current), .macOS("10.0", from: .current)],
      keys: documentTypeKeys + cocoaDocumentKeys + generatedIconKeys + relatedFileKeys
        + fileSharingKeys)
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
        Write one entry for each kind of document, with the uniform types in
        [`LSItemContentTypes`](key:CFBundleDocumentTypes/[]/LSItemContentTypes), a name, a role and a rank. The
        system then offers the app for such files, and passes it the file that people open. Also declare your
        own formats in [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations), and another app's formats
        in [`UTImportedTypeDeclarations`](key:UTImportedTypeDeclarations).

        On iOS, also say how the app opens files: with
        [`LSSupportsOpeningDocumentsInPlace`](key:LSSupportsOpeningDocumentsInPlace) or
        [`UISupportsDocumentBrowser`](key:UISupportsDocumentBrowser). electron-builder adds an entry
        for each of its `fileAssociations`.
        """,
      consequence: Consequence(
        "The document browser doesn't import documents of a type that the key doesn't list.",
        from: .framework("uikit/enabling-document-sharing")),
      availability: everySystem,
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
      otherExamples: [
        [
          [
            "CFBundleTypeName": "Trail notes", "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Default", "LSItemContentTypes": ["com.example.trail-notes"],
            "NSIsRelatedItemType": true,
          ]
        ]
      ],
      seeAlso: [
        "UTExportedTypeDeclarations", "LSSupportsOpeningDocumentsInPlace", "CFBundleURLTypes",
      ],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, Table 2"),
        .gitHub("element-hq/element-x-ios/pull/1542"), .cocoaKeys("NSPersistentStoreTypeKey"),
        electronLists,
      ]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeExtensions", .array(of: .string),
      title: "Document Extensions",
      summary: "Lists the documents' filename extensions, for apps that predate uniform types.",
      discussion: """
        Declare the extension with the uniform type instead. In an old app the extensions are
        written without the period; `*` means every file.
        """,
      avoid: "Don't write it in a new app.",
      consequence: Consequence(
        "The system ignores the key in an entry that has `LSItemContentTypes`.",
        from: .archive2018("CoreFoundationKeys.html, Table 2")),
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
      summary: "Names the `.icns` file with the icon of documents of the type on a Mac.",
      discussion: """
        Write the file's name with or without the filename extension; the file is a resource of the bundle. iOS
        apps list image files in [`CFBundleTypeIconFiles`](key:CFBundleDocumentTypes/[]/CFBundleTypeIconFiles).
        For a format that your app exports, the type's declaration can also name the icon, or have the system
        draw one with [`UTTypeIcons`](key:UTExportedTypeDeclarations/[]/UTTypeIcons).
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
      summary: "Names the image files of a document's icon on iPhone and iPad.",
      discussion: """
        List one file for each size: 64 and 320 pixels square for iPad, 22 by 29 and 44 by 58 pixels
        for iPhone. The names must match the files' names exactly, including case. Mac apps have
        [`CFBundleTypeIconFile`](key:CFBundleDocumentTypes/[]/CFBundleTypeIconFile) instead.
        """,
      availability: [.iOS("3.2", from: .archive2018)],
      example: ["Document64.png", "Document320.png"],
      seeAlso: ["CFBundleDocumentTypes/[]/CFBundleTypeIconFile"],
      sources: [
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .archive2018("CoreFoundationKeys.html, Table 3"),
      ]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeMIMETypes", .array(of: .string),
      title: "Document MIME types",
      summary: "Lists the documents' MIME types, for apps that predate uniform types.",
      discussion: """
        A MIME type now belongs to a uniform type. If your app declares that type, list the MIME type in the
        declaration, in
        [`public.mime-type`](key:UTExportedTypeDeclarations/[]/UTTypeTagSpecification/public.mime-type).
        """,
      avoid: "Don't write it in a new app.",
      consequence: Consequence(
        "The system ignores the key in an entry that has `LSItemContentTypes`.",
        from: .archive2018("CoreFoundationKeys.html, Table 2")),
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
      summary: "Names the kind of document, for people and for AppKit.",
      discussion: """
        Write what people call a document of the type, such as “Trail document”. You can translate it in
        `InfoPlist.strings`: AppKit's `displayName(forType:)` returns the translation, which appears
        in the File Format menu of a Save panel.
        """,
      consequence: Consequence(
        "App Store Connect rejects an app with an entry that has no name.",
        from: .gitHub("steelwheels/JSTerminal/issues/46")),
      localizable: true,
      apis: [API("NSDocumentController.displayName(forType:)", of: "AppKit")],
      rules: [
        .present.when(appInStores).from(
          .gitHub("steelwheels/JSTerminal/issues/46")
        ).codes("ITMS-90243").saying(
          "App Store Connect refuses a document type without a name",
          "add {key}, which people see, or remove the entry")
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
            .init(.ownPage, "Doesn't say whether the key is required."),
            .init(
              .publicProjects("CFBundleDocumentTypes"),
              "In published apps, one entry in 26 has no name."),
            .init(
              .gitHub("steelwheels/JSTerminal/issues/46"),
              "App Store Connect rejects an entry without the name."),
          ],
          choice: "Required only in the App Store.",
          reason: "Apps and plug-ins without the name work elsewhere.")
      ]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeOSTypes", .array(of: .string),
      title: "Document OS Types",
      summary: "Lists files' four-character type codes, a relic of systems before macOS.",
      discussion: """
        A uniform type that your app declares has its four-character codes in the declaration, under
        `com.apple.ostype`. In an old app, `****` means every file.
        """,
      avoid: "Don't write it in a new app.",
      consequence: Consequence(
        "The system ignores the key in an entry that has `LSItemContentTypes`.",
        from: .archive2018("CoreFoundationKeys.html, Table 2")),
      availability: [
        .macOS("10.0", deprecated: "10.5", from: .archive2018)
      ],
      replacedBy: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      rules: [
        .should(.format(.fourCharacterCode)).from(.archive2018("CoreFoundationKeys.html, Table 2"))
      ],
      example: ["TRAL"],
      seeAlso: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      sources: [
        .archive2018("CoreFoundationKeys.html, Table 2"),
        .uniformTypes("Uniform Type Identifier Concepts"),
      ]),
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeRole", .string,
      title: "Role",
      summary: "States what the app can do with documents of the type.",
      discussion: """
        Choose `Editor` if the app can save the type, `Viewer` if it only reads it. The role applies to all
        types in the entry, so a format that the app reads but can't write needs a separate entry. In AppKit, a
        new document has the first type whose role is `Editor`.
        """,
      consequence: Consequence(
        "Without an `Editor` type, AppKit's `defaultType` is `nil`, which leaves new documents without a type.",
        from: .framework("appkit/nsdocumentcontroller/defaulttype")),
      values: .documented([
        AllowedValue(
          "Editor", "For types that people create and change in the app and save again."),
        AllowedValue("Viewer", "For types that the app shows or imports but can't save."),
        AllowedValue(
          "Shell", "For an app that runs the documents' code, each in a separate process."),
        AllowedValue(
          "QLGenerator", "For a Quick Look generator, which creates previews of the type."),
        AllowedValue("MDImporter", "For a Spotlight importer, which reads the type's metadata."),
        AllowedValue(
          "None", "For a type that the app doesn't open, for example to give it an icon."),
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
        .framework("appkit/nsdocumentcontroller/defaulttype"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.archive2018("CoreFoundationKeys.html, Table 2"), "Required."),
            .init(.ownPage, "Has the default None."),
          ],
          choice: "Not required.",
          reason: "The newer page says what applies without it."),
        EditorNote(
          .values,
          [
            .init(
              .archive2018("CoreFoundationKeys.html, Table 2"), "Editor, Viewer, Shell and None."),
            .init(.ownPage, "QLGenerator as well."),
            .init(.publicProjects("CFBundleTypeRole"), "Spotlight importers have MDImporter."),
          ],
          choice: "All six are listed.",
          reason: "Each occurs in bundles that work."),
      ]),
    Key(
      "CFBundleDocumentTypes/[]/LSHandlerRank", .string,
      title: "Handler rank",
      summary: "Ranks the app among those that open the type.",
      discussion: """
        Write it in each entry of a document type. Launch Services prefers owners to default
        handlers, and default handlers to alternate ones. Choose `Alternate` for formats that the
        app can merely show.
        """,
      consequence: Consequence(
        "App Store Connect warns about each entry without a rank (ITMS-90788).",
        from: .gitHub("Moonshine-IDE/Moonshine-IDE/issues/596")),
      availability: [
        .iOS("3.0", from: .archive2018),
        .macOS("10.5", from: .archive2018),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "Owner", "For a format that you created; the app is the first choice for its files."),
        AllowedValue(
          "Default", "For a format that others created and that your app is designed to open."),
        AllowedValue(
          "Alternate",
          "For a format that your app only shows; the system offers it after other apps."),
        AllowedValue(
          "None",
          "The system never chooses the app to open the type, but people can drop files of the type on it."
        ),
      ]),
      valuesSource: .archive2018("CoreFoundationKeys.html, Table 2"),
      default: "Default",
      defaultSource: .ownPage,
      rules: [
        .should(.present.when(appInStores)).from(
          .gitHub("Moonshine-IDE/Moonshine-IDE/issues/596")
        ).codes("ITMS-90788").saying(
          "a document type has no rank",
          "add {key}, for example with 'Alternate' for a format of someone else")
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
          reason:
            "The table states the version of the key itself; the page repeats the versions of the array."
        )
      ]),
    Key(
      "CFBundleDocumentTypes/[]/LSItemContentTypes", .array(of: .string),
      title: "Document Content Type UTIs",
      summary: "Lists the uniform types of the documents that the entry describes.",
      discussion: """
        Write identifiers in full, such as `public.png`, not the constants that you use in code. Since macOS
        10.5 the key takes precedence over filename extensions, MIME types and four-character types in the
        entry. A type that the system doesn't declare itself needs a declaration: in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations) if it is yours, and otherwise in
        [`UTImportedTypeDeclarations`](key:UTImportedTypeDeclarations). List the formats that the
        app can only export in [`NSExportableTypes`](key:CFBundleDocumentTypes/[]/NSExportableTypes).
        """,
      consequence: Consequence(
        "An entry covers no documents if it has neither this key nor an older key for filename extensions, MIME types or type codes.",
        from: .archive2018("CoreFoundationKeys.html, Recommended Keys")),
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
            .init(.publicProjects("LSItemContentTypes"), "A string in an app from the App Store."),
          ],
          choice: "An array; a single string is not an error.",
          reason: "Apps with a string are accepted and work.")
      ],
      alsoAccepts: [.string]),
    Key(
      "CFBundleDocumentTypes/[]/LSTypeIsPackage", .boolean,
      title: "Document is a package or bundle",
      summary:
        "Shows a folder of the type as a single document, for apps that predate uniform types.",
      discussion: """
        To declare a document that is a folder, make its uniform type conform to `com.apple.package`
        in [`UTTypeConformsTo`](key:UTExportedTypeDeclarations/[]/UTTypeConformsTo).
        """,
      avoid: "Don't write it in a new app: uniform types replaced it.",
      consequence: Consequence(
        "Since macOS 10.4, the key has no effect in an entry that has `LSItemContentTypes`.",
        from: .archive2018("CoreFoundationKeys.html, Table 2")),
      required: .optional,
      example: true,
      seeAlso: ["CFBundleDocumentTypes/[]/LSItemContentTypes"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, Table 2")]),
  ]
}
