import KeyModel

var mediaPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.mediaextension.formatreader", "Media Format Reader", .exAppExtensionAttributes,
      summary: "Reads a media format for apps that opt in to such readers.",
      discussion: """
        The extension runs in a sandbox with little access to files and the network. Besides its
        Info.plist, it needs:

        - the entitlement
          [`com.apple.developer.mediaextension.formatreader`](key:entitlements:com.apple.developer.mediaextension.formatreader),
          set to `true`, and a provisioning profile that grants it
        - a factory class that conforms to `MEFormatReaderExtension` and returns an object that
          conforms to `MEFormatReader` for each media file, from `formatReader(with:options:)`
        - a first launch of the app that contains it: before that, no app can use the reader
        - an app that calls `MTRegisterProfessionalVideoWorkflowFormatReaders()`: other apps don't use
          the reader

        System Settings lists the reader by its [`CFBundleDisplayName`](key:CFBundleDisplayName) or,
        without that key, by its file name, with the bundle's icon or a generic one. If several
        installed readers have the same
        [`ClassImplementationID`](key:EXAppExtensionAttributes/ClassImplementationID), the system
        chooses one based on `CFBundleVersion`.

        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations) is optional: it registers the
        reader's formats with the system. The first type in each `UTTypeConformsTo` is then
        `com.apple.mediaextension-content`.
        """,
      availability: [.macOS("14.0", from: .current)],
      uses: [
        .init("EXAppExtensionAttributes", .required),
        .init(
          "EXAppExtensionAttributes/ClassImplementationID", .required,
          sample: "com.example.app.formatreader.trail"),
        .init(
          "EXAppExtensionAttributes/EXPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).TrailReaderFactory"),
        .init(
          "EXAppExtensionAttributes/MTFileNameExtensionArray", .required, sample: ["trail"]),
        .init(
          "EXAppExtensionAttributes/MTUTTypeArray", .required, sample: ["com.example.trail"]),
        .init(
          "EXAppExtensionAttributes/ObjectName", .required, sample: "Trail format reader"),
        .init("UTExportedTypeDeclarations", .optional),
        .init("UTExportedTypeDeclarations/[]/UTTypeConformsTo", .required),
        .init("UTExportedTypeDeclarations/[]/UTTypeDescription"),
        .init("UTExportedTypeDeclarations/[]/UTTypeIdentifier", .required),
        .init("UTExportedTypeDeclarations/[]/UTTypeTagSpecification", .required),
        .init("UTExportedTypeDeclarations/[]/UTTypeTagSpecification/public.filename-extension"),
        .init("UTExportedTypeDeclarations/[]/UTTypeTagSpecification/public.mime-type", .optional),
      ],
      entitlements: [
        "entitlements:com.apple.developer.mediaextension.formatreader",
        "entitlements:com.apple.security.app-sandbox",
      ],
      symbols: ["kMEFormatReaderExtensionPointName"],
      sources: [
        .formatReader("Overview"), .formatReader("Property list keys"), .formatReader("See Also"),
        .mediaExtensionHeaders("MEExtensionPlugin.h"), .mediaExtensionHeaders("MEFormatReader.h"),
        .framework("mediaextension/meformatreaderextension"),
        .framework("mediaextension/format-reader-property-list-dictionaries"),
        .framework("mediaextension/format-reader-entitlement", confidence: .high),
        .gitHub("insidegui/TextTransformer/pull/3"),
        .framework("mediaextension/meformatreader"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("mediaextension/meformatreaderextension"),
              "The protocol of the factory class has existed since macOS 14."),
            .init(
              .framework("mediaextension/format-reader-property-list-dictionaries"),
              "The keys of the property list have existed since macOS 15."),
          ],
          choice: "macOS 14 for the extension point, and 15 for its keys.",
          reason: "Each page is followed for what it describes."),
        EditorNote(
          .requirement,
          [
            .init(
              .formatReader("Overview"),
              "Calls the dictionary required and lists its keys, without saying which of them are required."
            ),
            .init(
              .mediaExtensionHeaders("MEFormatReader.h"),
              "Says that a format reader needs all six keys."),
          ],
          choice: "A format reader requires all six keys.",
          reason: "The header states what the article leaves open."),
      ])
  ]
}
