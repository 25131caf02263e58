import KeyModel

extension KeyGroup {
  /// The keys of document pickers and their file providers.
  static var documentPickers: KeyGroup {
    KeyGroup(
      "document-pickers", "Document pickers and file providers",
      summary:
        "What a document picker or a file provider does with files, and where it stores them.",
      availability: [.iOS("8.0")],
      keys: documentPickerKeys + fileProviderKeys + fileProviderInterfaceKeys
        + fileProviderAppearanceKeys
        + fileProviderAlertKeys + fileProviderAlertButtonKeys)
  }
}

/// Says that the identifier means a container of an app group.
private let documentGroup = SourceReference.framework(
  "fileprovider/nsfileproviderextension/documentstorageurl", confidence: .high)

private let documentStorageHeader = SourceReference.sdkHeaders(
  "FileProvider, NSFileProviderManager.h")

private var documentPickerKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionFileProviderDocumentGroup", .string,
      title: "App group used for document storage",
      summary: "Names the app group whose container stores a file provider's documents.",
      discussion: """
        Write one of the app groups in
        [`com.apple.security.application-groups`](key:entitlements:com.apple.security.application-groups),
        directly in [`NSExtension`](key:NSExtension). A document picker extension, which iOS 10 and
        earlier need, has the same value as its file provider, so that both reach the files. In
        code, `NSFileProviderManager.documentStorageURL` is the folder `File Provider Storage` in
        the group's container. A replicated file provider doesn't need that property.
        """,
      consequence: Consequence(
        "Without the key, `NSFileProviderManager.documentStorageURL` results in an error.",
        from: documentStorageHeader),
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
          "entitlements:com.apple.security.application-groups", when: "To access the container"
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
        documentStorageHeader,
        .framework("fileprovider/creating_file_providers_for_multiple_versions_of_ios"),
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
          reason: "The current reference places it there."),
        EditorNote(
          .title,
          [
            .init(.appExtensionKeys("Key Summary"), "Xcode 7 has no name for the key."),
            .init(.ownPage, "Xcode shows it as “App group used for document storage”."),
          ],
          choice: "The name is the one that Xcode now shows.",
          reason: "The older statement is about Xcode 7 only."),
        EditorNote(
          .text,
          [
            .init(.appExtensionKeys("Table 1"), "A key of document pickers."),
            .init(
              .appExtensionKeys("Document Picker and File Provider Extension Keys"),
              "A key of document pickers and of file providers."),
          ],
          choice: "The key is for both extension points.",
          reason: "Its own section and the current reference say so, and the container is shared."),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/UIDocumentPickerModes", .array(of: .string),
      summary: "Lists what people can do with files in a document picker extension in iOS 8 to 10.",
      discussion: """
        In iOS 11 and later, the system shows a file provider's files itself, and an app no longer
        needs a document picker extension; its class, `UIDocumentPickerExtensionViewController`, has
        been deprecated since iOS 14. In an old picker extension, list every mode that the class
        handles. Import and export need only the picker; opening and moving also need a File
        Provider extension. The modes for exporting and moving work only on files whose types
        [`UIDocumentPickerSupportedFileTypes`](key:NSExtension/NSExtensionAttributes/UIDocumentPickerSupportedFileTypes)
        names.
        """,
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      values: .documented([
        AllowedValue("UIDocumentPickerModeImport", "Copies a file into the host app."),
        AllowedValue("UIDocumentPickerModeOpen", "Lets the host app open the file in place."),
        AllowedValue(
          "UIDocumentPickerModeExportToService", "Takes a copy of a file from the host app."),
        AllowedValue(
          "UIDocumentPickerModeMoveToService",
          "Takes a file from the host app, which can still work on it."),
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
        .ownPage, .framework("fileprovider/creating_file_providers_for_multiple_versions_of_ios"),
        .archivedGuide("General/Conceptual/ExtensibilityPG/FileProvider.html"),
        .framework("uikit/uidocumentpickerextensionviewcontroller"),
      ],
      notes: [pickerScope]),
    Key(
      "NSExtension/NSExtensionAttributes/UIDocumentPickerSupportedFileTypes", .array(of: .string),
      summary: "Lists the uniform types of the files that a document picker extension handles.",
      discussion: """
        Write identifiers such as `public.image`, or `public.content` for all documents. The modes
        for exporting and moving work only on files of these types. In iOS 11 and later, an app no
        longer needs a document picker extension, because the system shows a file provider's files
        itself.
        """,
      consequence: Consequence(
        "A document menu doesn't show the extension in an app that requests none of the listed types.",
        from: .appExtensionKeys(
          "Document Picker and File Provider Extension Keys, UIDocumentPickerSupportedFileTypes")),
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
        .framework("fileprovider/creating_file_providers_for_multiple_versions_of_ios"),
      ],
      notes: [pickerScope]),
  ]
}

private let pickerScope = EditorNote(
  .text,
  [
    .init(
      .appExtensionKeys("Document Picker and File Provider Extension Keys"),
      "Lists the key for both document pickers and file providers."),
    .init(.appExtensionKeys("Table 1"), "Names document pickers only."),
    .init(.ownPage, "Is for `com.apple.fileprovider-ui` only."),
  ],
  choice: "The key is for document pickers only.",
  reason: "The key's own text mentions only a document picker; the section covers both kinds.")
