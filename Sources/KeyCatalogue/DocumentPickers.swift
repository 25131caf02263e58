import KeyModel

extension KeyGroup {
  /// The keys of document pickers and their file providers.
  static var documentPickers: KeyGroup {
    KeyGroup(
      "document-pickers", "Document pickers and file providers",
      summary:
        "What a document picker or a file provider does with files, and where it keeps them.",
      availability: [.iOS("8.0")],
      keys: documentPickerKeys + fileProviderKeys + fileProviderAppearanceKeys
        + fileProviderAlertKeys)
  }
}

/// Says that the identifier means a container of an app group.
private let documentGroup = SourceReference.framework(
  "fileprovider/nsfileproviderextension/documentstorageurl", confidence: .high)

private var documentPickerKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionFileProviderDocumentGroup", .string,
      title: "App group used for document storage",
      summary: "Names the container that a document picker and its file provider share.",
      discussion: """
        Give both extensions the same identifier. The key goes directly in
        [`NSExtension`](key:NSExtension). The identifier is one of the app groups in
        [`com.apple.security.application-groups`](key:entitlements:com.apple.security.application-groups);
        `documentStorageURL` of a file provider is the folder `File Provider Storage` in its
        container. A replicated file provider has no such property.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [
        API("NSFileProviderManager.documentStorageURL", of: "File Provider"),
        API("NSFileProviderExtension.documentStorageURL", of: "File Provider"),
      ],
      rules: [
        .needs(
          "entitlements:com.apple.security.application-groups", when: "To reach the container"
        ).from(documentGroup),
        .agrees(with: "entitlements:com.apple.security.application-groups").from(documentGroup),
      ],
      extensionPoints: .only(["com.apple.fileprovider-nonui", "com.apple.fileprovider-ui"]),
      example: "group.com.example.app",
      seeAlso: ["NSExtension/NSExtensionAttributes/UIDocumentPickerModes"],
      sources: [
        .appExtensionKeys(
          "Document Picker and File Provider Extension Keys, NSExtensionFileProviderDocumentGroup"),
        .appExtensionKeys("Table 1"),
        .archive2018("AppExtensionKeys.html, NSExtensionFileProviderDocumentGroup"),
        .ownPage,
        .framework("fileprovider/nsfileprovidermanager/documentstorageurl"),
        documentGroup,
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(
              .appExtensionKeys("Document Picker and File Provider Extension Keys"),
              "Belongs in NSExtensionAttributes, like every key of the section."),
            .init(
              .archive2018("AppExtensionKeys.html, NSExtensionFileProviderDocumentGroup"),
              "Belongs in NSExtensionAttributes."),
            .init(.ownPage, "Is directly in NSExtension."),
          ],
          choice: "The key goes directly in `NSExtension`.",
          reason: "Today's reference places it there."),
        EditorNote(
          .title,
          [
            .init(.appExtensionKeys("Key Summary"), "Xcode 7 has no name for the key."),
            .init(.ownPage, "Xcode shows it as “App group used for document storage”."),
          ],
          choice: "The name that Xcode shows today is given.",
          reason: "The older statement is about Xcode 7 only."),
        EditorNote(
          .text,
          [
            .init(.appExtensionKeys("Table 1"), "A key of document pickers."),
            .init(
              .appExtensionKeys("Document Picker and File Provider Extension Keys"),
              "A key of document pickers and of file providers."),
          ],
          choice: "The key serves both extension points.",
          reason: "Its own section and today's reference say so, and the container is shared."),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/UIDocumentPickerModes", .array(of: .string),
      summary: "Lists what a document picker can do with files.",
      discussion: """
        The modes that export and move work only on files whose types
        [`UIDocumentPickerSupportedFileTypes`](key:NSExtension/NSExtensionAttributes/UIDocumentPickerSupportedFileTypes)
        names.
        """,
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      values: .documented([
        AllowedValue("UIDocumentPickerModeImport", "The picker can import files."),
        AllowedValue("UIDocumentPickerModeOpen", "The picker can open files."),
        AllowedValue("UIDocumentPickerModeExportToService", "The picker can export files."),
        AllowedValue("UIDocumentPickerModeMoveToService", "The picker can move files."),
      ]),
      valuesSource: .appExtensionKeys("Table 5"),
      required: .optional,
      extensionPoints: .only(["com.apple.fileprovider-ui"]),
      example: ["UIDocumentPickerModeImport", "UIDocumentPickerModeOpen"],
      seeAlso: ["NSExtension/NSExtensionAttributes/UIDocumentPickerSupportedFileTypes"],
      sources: [
        .appExtensionKeys(
          "Document Picker and File Provider Extension Keys, UIDocumentPickerModes"),
        .appExtensionKeys("Table 1"), .appExtensionKeys("Table 5"),
        .ownPage,
      ],
      notes: [pickerScope]),
    Key(
      "NSExtension/NSExtensionAttributes/UIDocumentPickerSupportedFileTypes", .array(of: .string),
      summary: "Lists the uniform types of the files that a document picker handles.",
      discussion: """
        A document menu shows the extension only if one of the types that the app requests matches
        one of this list. The picker's modes that export and move work only on files of these types.
        """,
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      required: .optional,
      rules: [uniformTypeRule],
      extensionPoints: .only(["com.apple.fileprovider-ui"]),
      example: ["public.image", "com.example.document"],
      seeAlso: ["NSExtension/NSExtensionAttributes/UIDocumentPickerModes"],
      sources: [
        .appExtensionKeys(
          "Document Picker and File Provider Extension Keys, UIDocumentPickerSupportedFileTypes"),
        .appExtensionKeys("Table 1"),
        .ownPage,
        .uniformTypes("Uniform Type Identifier Concepts"),
      ],
      notes: [pickerScope]),
  ]
}

private let pickerScope = EditorNote(
  .text,
  [
    .init(
      .appExtensionKeys("Document Picker and File Provider Extension Keys"),
      "Files the key under document pickers and file providers alike."),
    .init(.appExtensionKeys("Table 1"), "Names document pickers only."),
    .init(.ownPage, "Serves `com.apple.fileprovider-ui` only."),
  ],
  choice: "The key serves document pickers only.",
  reason: "The key's own text mentions only a document picker; the section covers both kinds.")
