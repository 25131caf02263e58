import KeyModel

/// The measurement that macOS lists a service with an empty context, and none without the key.
let emptyContext = SourceReference.gitHub("I7T5/Edmund/pull/254")

/// The keys of a service in Apple's guide to services.
let servicesProperties = SourceReference.archivedGuide(
  "Cocoa/Conceptual/SysServices/Articles/properties.html")

/// The conditions under which a service appears. The keys are the same whether the conditions are
/// one dictionary or an array of several.
var serviceContextKeys: [Key] {
  [
    Key(
      "NSServices/[]/NSRequiredContext", .dictionary, .array(of: .dictionary),
      summary: "Limits a service to the apps and selections that it is made for.",
      discussion: """
        Write it for every service; an empty dictionary sets no condition. Set conditions if the
        service would otherwise appear too often.

        - **A dictionary:** the service appears if all of its conditions are met.
        - **An array of dictionaries:** it appears if all conditions of any one of them are met.

        All conditions are optional. They can name the frontmost app
        ([`NSApplicationIdentifier`](key:NSServices/[]/NSRequiredContext/NSApplicationIdentifier)),
        what the selection contains
        ([`NSTextContent`](key:NSServices/[]/NSRequiredContext/NSTextContent)), its language or
        script, and its length.
        """,
      consequence: Consequence(
        "A developer found that macOS 15 doesn't list a service that lacks the key.",
        from: emptyContext),
      availability: [.macOS("10.6", from: .cocoaKeys)],
      example: ["NSTextContent": "URL", "NSWordLimit": 1],
      sources: [
        .cocoaKeys("Table 4"), .cocoaKeys("NSServices"), .archive2018("CocoaKeys.html"),
        emptyContext,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 4"), "The platform column says macOS without a version."),
            .init(.cocoaKeys("Table 4"), "The description says macOS 10.6 and later."),
            .init(
              .cocoaKeys("NSServices"), "The text after the table says macOS 10.6 and later."),
            .init(
              .cocoaKeys("Table 5"),
              "The platform column of the conditions says macOS without a version."),
          ],
          choice: "macOS 10.6, for the key and its conditions.",
          reason: "The descriptions are more exact than the platform columns.", isEditorial: true),
        EditorNote(
          .text,
          [
            .init(
              .cocoaKeys("Table 4"),
              "Each dictionary of an array is a set of conditions that enables the service."),
            .init(
              .cocoaKeys("NSServices"),
              "Asks for the conditions in only one of the dictionaries to be met."),
          ],
          choice: "One matching dictionary is enough, and more do no harm.",
          reason:
            "The table calls each dictionary an alternative; excluding a second match would make no sense."
        ),
      ]),
    Key(
      "NSServices/[]/NSRequiredContext/NSApplicationIdentifier", .string, .array(of: .string),
      summary: "Limits a service to some apps, by their bundle identifiers.",
      discussion: """
        Write the [`CFBundleIdentifier`](key:CFBundleIdentifier) of an app, or an array of several,
        such as `com.apple.finder` for a service that works only on files. The service then appears
        while one of these apps is frontmost.
        """,
      consequence: Consequence(
        "Without this condition, it doesn't matter which app is frontmost.",
        from: .cocoaKeys("Table 5")),
      required: .optional,
      rules: [bundleIdentifierRule],
      example: "com.example.app",
      seeAlso: ["CFBundleIdentifier"],
      sources: [
        .cocoaKeys("Table 5"), .archive2018("CocoaKeys.html"), .current("cfbundleidentifier"),
        .bundleIdentifiers,
      ]),
    Key(
      "NSServices/[]/NSRequiredContext/NSTextContent", .string, .array(of: .string),
      summary: "Limits a service to selections that contain certain data, such as files.",
      discussion: """
        Write `FilePath` for a service that works on files, as Automator does in the services that
        it creates. Apple's archived table calls the key
        [`NSTextContext`](key:NSServices/[]/NSRequiredContext/NSTextContext), but Apple's guide to
        services and published services use `NSTextContent`. The service gets the whole selected
        text, not only the parts that match.
        """,
      consequence: Consequence(
        "Without this condition, it doesn't matter what the selection contains.",
        from: .cocoaKeys("Table 5")),
      values: contentKinds,
      valuesSource: .cocoaKeys("Table 5"),
      required: .optional,
      example: "FilePath",
      seeAlso: ["NSServices/[]/NSRequiredContext/NSTextContext"],
      sources: [
        .cocoaKeys("Table 5"), servicesProperties, .publicProjects("NSTextContent"),
        .gitHub("electron/electron/issues/25652"),
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(.cocoaKeys("Table 5"), "Lists NSTextContext."),
            .init(servicesProperties, "Lists NSTextContent."),
            .init(.publicProjects("NSTextContent"), "Published services have NSTextContent."),
          ],
          choice: "Each name has a page.",
          reason: "No source says whether NSTextContext works.")
      ]),
    Key(
      "NSServices/[]/NSRequiredContext/NSTextContext", .string, .array(of: .string),
      summary: "Limits a service like `NSTextContent`, the name that published services use.",
      discussion: """
        Write [`NSTextContent`](key:NSServices/[]/NSRequiredContext/NSTextContent) instead, the name
        in Apple's guide to services and in published services. `NSTextContext` is the name in
        Apple's archived table, and no source says whether it works. With `URL`, for example, the
        service appears if the selected text contains a web link.

        > [!NOTE]
        > The service gets the whole selected text, not only the parts that match.
        """,
      consequence: Consequence(
        "Without this condition, it doesn't matter what the selection contains.",
        from: .cocoaKeys("Table 5")),
      values: contentKinds,
      valuesSource: .cocoaKeys("Table 5"),
      required: .optional,
      example: ["URL", "Email"],
      sources: [
        .cocoaKeys("Table 5"), .archive2018("CocoaKeys.html"), servicesProperties,
        .publicProjects("NSTextContent"),
      ]),
    Key(
      "NSServices/[]/NSRequiredContext/NSTextLanguage", .string, .array(of: .string),
      summary: "Limits a service to selected text in one of these languages.",
      discussion: """
        Write it for a service that makes sense in some languages only, such as a speller. The
        overall language of the text decides. A value matches every tag that starts with it: `en`
        also covers `en-US`, `en-GB` and `en-AU`.
        """,
      consequence: Consequence(
        "Without this condition, it doesn't matter in which language the text is.",
        from: .cocoaKeys("Table 5")),
      required: .optional,
      rules: [.should(.format(.languageTag)).from(.cocoaKeys("Table 5"))],
      example: "en",
      seeAlso: ["NSServices/[]/NSRequiredContext/NSTextScript"],
      sources: [.cocoaKeys("Table 5"), .archive2018("CocoaKeys.html")]),
    Key(
      "NSServices/[]/NSRequiredContext/NSTextScript", .string, .array(of: .string),
      summary: "Limits a service to selected text that is mostly in one of these scripts.",
      discussion: """
        Write four-letter codes of ISO 15924, such as `Latn` for Latin or `Cyrl` for Cyrillic, as
        one string or an array. It suits services such as transliteration, which depend on the
        letters rather than the language. For the language, use
        [`NSTextLanguage`](key:NSServices/[]/NSRequiredContext/NSTextLanguage).
        """,
      consequence: Consequence(
        "Without this condition, it doesn't matter in which script the text is.",
        from: .cocoaKeys("Table 5")),
      required: .optional,
      rules: [.should(.format(.scriptTag)).from(.cocoaKeys("Table 5"))],
      example: ["Latn", "Cyrl"],
      seeAlso: ["NSServices/[]/NSRequiredContext/NSTextLanguage"],
      sources: [.cocoaKeys("Table 5"), .archive2018("CocoaKeys.html")]),
    Key(
      "NSServices/[]/NSRequiredContext/NSWordLimit", .integer,
      summary: "Limits a service to selections of at most this many words.",
      discussion: """
        Write it for a service that looks up a word or a short phrase. One that looks up a ticker
        symbol, for example, has the value 1, because a ticker symbol contains no space. The service
        is then missing from the menu for a selected paragraph.
        """,
      consequence: Consequence(
        "Without this condition, it doesn't matter how long the selection is.",
        from: .cocoaKeys("Table 5")),
      required: .optional,
      example: 1,
      sources: [.cocoaKeys("Table 5"), .archive2018("CocoaKeys.html")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.cocoaKeys("Table 5"), "The type column says number."),
            .init(.cocoaKeys("Table 5"), "The description says integer."),
            .init(.archive2018("CocoaKeys.html"), "An integer."),
          ],
          choice: "An integer.",
          reason: "A count of words is whole.", isEditorial: true)
      ]),
  ]
}

/// The possible contents of a selection, under either name of the condition.
private var contentKinds: AllowedValues {
  .documented([
    AllowedValue("URL", "The selection contains a URL, such as a web link."),
    AllowedValue("Date", "The selection contains a date."),
    AllowedValue("Address", "The selection contains a postal address."),
    AllowedValue("Email", "The selection contains an email address."),
    AllowedValue("FilePath", "The selection contains files, or the path of one."),
  ])
}
