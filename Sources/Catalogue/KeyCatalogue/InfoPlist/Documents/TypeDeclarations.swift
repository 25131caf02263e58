import KeyModel

extension KeyGroup {
  /// The uniform types that a bundle declares.
  static var typeDeclarations: KeyGroup {
    KeyGroup(
      "type-declarations", "Type declarations",
      summary: "The uniform types that an app owns, and other parties' types that it supports.",
      availability: [.iOS("3.2"), .macOS("10.5")],
      keys: typeDeclarationKeys)
  }
}

private var typeDeclarationKeys: [Key] {
  [
    Key(
      "UTExportedTypeDeclarations", .array(of: .dictionary), title: "Exported Type UTIs",
      summary: "Declares the uniform types that the app owns, such as its document formats.",
      discussion: """
        Write one dictionary for each format that your app invented. It gives the format an
        identifier, names the general types it belongs to, and lists its filename extensions. To
        open such files, the app names the same identifier in
        [`LSItemContentTypes`](key:CFBundleDocumentTypes/[]/LSItemContentTypes) of a document type.

        Types that another party owns go into
        [`UTImportedTypeDeclarations`](key:UTImportedTypeDeclarations), whose dictionaries have the
        same keys. What the system declares itself, such as `public.json`, goes into neither. Launch
        Services reads the key in macOS 10.5 and later; earlier versions ignore it.

        ### Media format readers

        A media format reader may declare the formats of
        [`MTUTTypeArray`](key:EXAppExtensionAttributes/MTUTTypeArray) here, so that the system
        recognizes the files and opens them in the right app:

        - [`UTTypeConformsTo`](key:UTExportedTypeDeclarations/[]/UTTypeConformsTo) starts with
        `com.apple.mediaextension-content`
        - [`UTTypeIdentifier`](key:UTExportedTypeDeclarations/[]/UTTypeIdentifier) is an element of
        [`MTUTTypeArray`](key:EXAppExtensionAttributes/MTUTTypeArray)
        -
          [`public.filename-extension`](key:UTExportedTypeDeclarations/[]/UTTypeTagSpecification/public.filename-extension)
          matches
          [`MTFileNameExtensionArray`](key:EXAppExtensionAttributes/MTFileNameExtensionArray)
        - [`UTTypeDescription`](key:UTExportedTypeDeclarations/[]/UTTypeDescription) is the kind
        that Finder shows
        - [`public.mime-type`](key:UTExportedTypeDeclarations/[]/UTTypeTagSpecification/public.mime-type)
        is optional
        """,
      consequence: Consequence(
        "The system gives files of an undeclared format a dynamic type, which an app can't claim.",
        from: .framework("uniformtypeidentifiers/uttype-swift.struct/isdynamic")),
      availability: [
        .iOS("3.2", from: .cocoaKeys),
        .macOS("10.5", from: .cocoaKeys), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      rules: [
        .should(.stated("Export a type only if your app owns its format.", on: .intent)).from(
          .cocoaKeys("UTExportedTypeDeclarations"))
      ],
      example: [
        [
          "UTTypeConformsTo": ["public.data", "public.content"],
          "UTTypeDescription": "Trail document",
          "UTTypeIdentifier": "com.example.trail",
          "UTTypeTagSpecification": [
            "public.filename-extension": ["trail"], "public.mime-type": ["application/x-trail"],
          ],
        ]
      ],
      shape: "exported-type-declaration",
      seeAlso: ["UTImportedTypeDeclarations"],
      sources: [
        .cocoaKeys("UTExportedTypeDeclarations"), .cocoaKeys("Table 1"), .cocoaKeys("Table 6"),
        .formatReader("Overview"), .ownPage,
        .framework("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .cocoaKeys("Table 1"), "iOS 5.0 and macOS 10.7."),
            .init(
              .cocoaKeys("UTExportedTypeDeclarations"),
              "iOS 3.2 and macOS 10.5; earlier versions of macOS ignore the key."),
            .init(.ownPage, "iOS and iPadOS 5.0, macOS 10.7, visionOS 1.0."),
          ],
          choice: "iOS 3.2, iPadOS 3.2 and macOS 10.5 are given as the introduction.",
          reason:
            "The key's own section names the version that first reads it, and iPadOS follows iOS."),
        EditorNote(
          .type,
          [
            .init(
              .cocoaKeys("UTExportedTypeDeclarations"), "An array of dictionaries."),
            .init(.formatReader("Overview"), "A dictionary."),
          ],
          choice: "The value is an array of dictionaries.",
          reason: "Every reference of the key says so; the article describes one element."),
      ]),
    Key(
      "UTImportedTypeDeclarations", .array(of: .dictionary), title: "Imported Type UTIs",
      summary: "Declares uniform types that the app supports but another party owns.",
      discussion: """
        Use it for a format that your app reads but someone else defined, so that the system
        recognizes the format even where the owner's app isn't installed. Write the identifier that
        the owner chose; never make up one for another company's format. If the owner's app is
        installed too, its exported declaration takes precedence.

        The dictionaries have the same keys as those of
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations). The archived reference
        advises icons only for exported types. Don't import types that the system declares itself.
        To open the files, name the identifier in
        [`LSItemContentTypes`](key:CFBundleDocumentTypes/[]/LSItemContentTypes) too.
        """,
      consequence: Consequence(
        "Unless your app imports the type, the system may not know it on a device without the owner's app.",
        from: declaringTypes),
      availability: [
        .iOS("3.2", from: .current), .macOS("10.5", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      example: [
        [
          "UTTypeConformsTo": ["public.data"],
          "UTTypeDescription": "Recipe",
          "UTTypeIdentifier": "com.example.recipe",
          "UTTypeTagSpecification": ["public.filename-extension": ["recipe"]],
        ]
      ],
      shape: "type-declaration",
      seeAlso: ["UTExportedTypeDeclarations"],
      sources: [
        .cocoaKeys("UTImportedTypeDeclarations"), .cocoaKeys("Table 1"), .cocoaKeys("Table 6"),
        .ownPage, .framework("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .cocoaKeys("UTImportedTypeDeclarations"), "iOS and macOS, without versions."),
            .init(
              .cocoaKeys("Table 1"),
              "iOS and macOS without versions, while the exported twin has both."),
            .init(.ownPage, "iOS and iPadOS 3.2, macOS 10.5, visionOS 1.0."),
          ],
          choice: "The current versions are given.",
          reason: "No older source names a version.", isEditorial: true),
        EditorNote(
          .placement,
          [
            .init(
              .cocoaKeys("UTImportedTypeDeclarations"),
              "The dictionaries use the same keys as those of exported types."),
            .init(
              .cocoaKeys("Table 6"), "The three icon keys are for exported types only."),
          ],
          choice:
            "All keys are listed; the icon keys carry the remark that they suit exported types.",
          reason:
            "An icon in an imported type isn't an error, but the type's owner decides on the icon."),
      ]),
  ]
}
