import KeyModel

/// Filename extensions, MIME types and other names that stand for a declared type.
func tagKeys(extension fileExtension: [Rule] = [], isExported: Bool = false) -> [Key] {
  let format = isExported ? "trail" : "recipe"
  return [
    Key(
      "UTTypeTagSpecification", .dictionary, title: "Equivalent Types",
      summary: "Connects files and data to the type by filename extension or MIME type.",
      discussion: """
        Each key is a class of tags, and each value lists the tags. A new format has
        [`public.filename-extension`](key:\(declarations(isExported))/[]/UTTypeTagSpecification/public.filename-extension)
        for files and
        [`public.mime-type`](key:\(declarations(isExported))/[]/UTTypeTagSpecification/public.mime-type)
        for data from the web. OSType codes and pasteboard types are for older data. Leave the
        dictionary out only of a type that no files have, such as an abstract type that other types
        conform to.
        """,
      consequence: Consequence(
        "A file whose extension no type lists has a dynamic type, which an app can't declare or claim.",
        from: .framework("uniformtypeidentifiers/uttype-swift.struct/isdynamic")),
      rules: [
        .should(.present.when(.intent("files can have the type"))).from(
          .cocoaKeys("Table 6"))
      ],
      example: isExported
        ? ["public.filename-extension": ["trail"], "public.mime-type": ["application/x-trail"]]
        : ["public.filename-extension": ["recipe"]],
      sources: shapeSources("uttypetagspecification", isExported: isExported) + [
        .formatReader("Overview"),
        .framework("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .cocoaKeys("Table 6"),
              "Shows an array of strings as the value of a class of tags."),
            .init(
              .current("utexportedtypedeclarations/uttypetagspecification"),
              "A string or an array of strings."),
          ],
          choice: "A class of tags has a string or an array of strings.",
          reason: "The table only gives an example; a single tag needs no array."),
        EditorNote(
          .requirement,
          [
            .init(.cocoaKeys("Table 6"), "Required."),
            .init(
              .current("utexportedtypedeclarations/uttypetagspecification"), "Doesn't say so."),
          ],
          choice: "A declaration should have the key if files can have the type.",
          reason: "An abstract type, which exists only for other types to conform to, has no tags."),
      ] + ageOfExported("uttypetagspecification", isExported)),
    Key(
      "UTTypeTagSpecification/*", .array(of: .string), .string, placeholder: "com.apple.ostype",
      summary: "Lists names that older systems give the type, such as OSType codes.",
      discussion: """
        The key, `com.apple.ostype` in the listing, is the identifier of a class of tags:
        `com.apple.ostype` for OSType codes, `com.apple.nspboard-type` for pasteboard types. Write it
        only if your app has to understand files or pasteboards that still use such names.
        """,
      required: .optional,
      example: isExported ? ["TRAL"] : ["RECP"],
      seeAlso: ["UTTypeTagSpecification/public.filename-extension"],
      sources: shapeSources("uttypetagspecification", isExported: isExported) + [
        .uniformTypes("Uniform Type Identifier Concepts")
      ]),
    Key(
      "UTTypeTagSpecification/public.filename-extension", .array(of: .string), .string,
      summary: "Lists the filename extensions by which files of the type are recognized.",
      discussion: """
        Write every extension that files of the type have, without the dot. A type whose documents
        are files needs at least one extension. Finder and Files recognize the files by their
        extension, provided that
        [`UTTypeConformsTo`](key:\(declarations(isExported))/[]/UTTypeConformsTo) leads to
        `public.data`, or to `com.apple.package` for a folder.\(ofOwner(isExported))
        """
          + ofReaders(
            """
            In the exported type of a media format reader, the extensions match those in
            [`MTFileNameExtensionArray`](key:EXAppExtensionAttributes/MTFileNameExtensionArray).
            """, isExported),
      consequence: Consequence(
        "A file whose extension no type lists has a dynamic type, which an app can't declare or claim.",
        from: .framework("uniformtypeidentifiers/uttype-swift.struct/isdynamic")),
      required: .optional,
      rules: [.should(.format(.filenameExtension)).from(.cocoaKeys("Table 6"))] + fileExtension,
      example: [.string(format)],
      seeAlso: ["UTTypeTagSpecification/public.mime-type"]
        + (isExported ? ["../EXAppExtensionAttributes/MTFileNameExtensionArray"] : []),
      sources: shapeSources("uttypetagspecification", isExported: isExported) + [
        .formatReader("Overview"),
        .framework("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      ]),
    Key(
      "UTTypeTagSpecification/public.mime-type", .array(of: .string), .string,
      summary: "Lists the MIME types that servers and mail use for the type.",
      discussion: """
        Add the key if the format travels over the web or by mail, where a MIME type says what the
        data is. Apps then find your type from what a server sends, with
        `UTType(mimeType:conformingTo:)`. A format that isn't registered has a name such as
        `application/x-\(format)`. Files on disk are recognized by their extension.
        """,
      consequence: Consequence(
        "If no type lists a MIME type, `UTType(mimeType:)` may return a dynamic type that no app declares.",
        from: .framework("uniformtypeidentifiers/uttype-swift.struct/init(mimetype:conformingto:)")),
      required: .optional,
      rules: [.should(.format(.mimeType)).from(.cocoaKeys("Table 6"))],
      example: [.string("application/x-\(format)")],
      seeAlso: ["UTTypeTagSpecification/public.filename-extension"],
      sources: shapeSources("uttypetagspecification", isExported: isExported) + [
        .formatReader("Overview"), .framework("uniformtypeidentifiers/uttagclass/mimetype"),
        .framework("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(
              .formatReader("Overview"),
              "Lists the key beside UTTypeTagSpecification, as an entry of the declaration itself."
            ),
            .init(
              .cocoaKeys("Table 6"),
              "MIME types are entries of UTTypeTagSpecification."),
          ],
          choice: "The key belongs in `UTTypeTagSpecification`.",
          reason: "It is a class of tags, like `public.filename-extension`.")
      ]),
  ]
}

/// Who chooses the identifier of a type.
func choiceOfIdentifier(_ isExported: Bool) -> String {
  isExported
    ? "Invent one in reverse-DNS notation with a domain that you own, such as `com.example.trail`."
    : "Write the identifier that the type's owner uses, and don't export the same type as well."
}

/// Whose identifier and extensions an imported type has.
private func ofOwner(_ isExported: Bool) -> String {
  isExported
    ? ""
    : " Keep the identifier and the extensions of the type's owner, and don't declare the system's own types again."
}
