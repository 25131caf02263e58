import KeyModel

/// The conditions under which a service appears. The keys are the same whether the conditions are
/// one dictionary or an array of several.
var serviceContextKeys: [Key] {
  [
    Key(
      "NSServices/[]/NSRequiredContext", .dictionary, .array(of: .dictionary),
      summary: "Sets the conditions under which a service appears in the Services menu.",
      discussion: """
        - **A dictionary:** the service appears where all of its conditions hold.
        - **An array of dictionaries:** it appears where all conditions of any one of them hold.

        Every condition is optional.
        """,
      availability: [.macOS("10.6", from: .cocoaKeys)],
      example: ["NSTextContext": "URL", "NSWordLimit": 1],
      sources: [.cocoaKeys("Table 4"), .cocoaKeys("NSServices"), .archive2018("CocoaKeys.html")],
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
      summary: "Limits a service to the apps with these bundle identifiers.",
      discussion: """
        The service appears where the current app's
        [`CFBundleIdentifier`](key:CFBundleIdentifier) is one of the values.
        """,
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
      summary: "Limits a service to selections that contain data of these kinds.",
      discussion: """
        Automator writes this key into the services it makes, with `FilePath` for those that take files,
        and so do apps with services for Finder. Apple's archived table calls the key
        [`NSTextContext`](key:NSServices/[]/NSRequiredContext/NSTextContext).
        """,
      values: contentKinds,
      valuesSource: .gitHub("electron/electron/issues/25652"),
      required: .optional,
      example: "FilePath",
      seeAlso: ["NSServices/[]/NSRequiredContext/NSTextContext"],
      sources: [.publicProjects("NSTextContent"), .gitHub("electron/electron/issues/25652")],
      notes: [
        EditorNote(
          .name,
          [
            .init(.cocoaKeys("Table 5"), "Lists NSTextContext."),
            .init(.publicProjects("NSTextContent"), "All services have NSTextContent."),
          ],
          choice: "Both names have an entry.",
          reason: "Nothing says that the name of the table works, or that it does not.")
      ]),
    Key(
      "NSServices/[]/NSRequiredContext/NSTextContext", .string, .array(of: .string),
      summary: "Limits a service to selected text that contains data of these kinds.",
      discussion: """
        With `URL`, for example, the service appears where the selected text contains a web link.

        > [!NOTE]
        > The service gets the whole selected text, not only the parts that match.
        """,
      values: contentKinds,
      valuesSource: .cocoaKeys("Table 5"),
      required: .optional,
      example: ["URL", "Email"],
      sources: [.cocoaKeys("Table 5"), .archive2018("CocoaKeys.html")]),
    Key(
      "NSServices/[]/NSRequiredContext/NSTextLanguage", .string, .array(of: .string),
      summary: "Limits a service to selected text whose overall language is one of these.",
      discussion: """
        A value matches every tag that starts with it: `en` also covers `en-US`, `en-GB` and `en-AU`.
        """,
      required: .optional,
      rules: [.should(.format(.languageTag)).from(.cocoaKeys("Table 5"))],
      example: "en",
      seeAlso: ["NSServices/[]/NSRequiredContext/NSTextScript"],
      sources: [.cocoaKeys("Table 5"), .archive2018("CocoaKeys.html")]),
    Key(
      "NSServices/[]/NSRequiredContext/NSTextScript", .string, .array(of: .string),
      summary: "Limits a service to selected text that is mostly in one of these scripts.",
      required: .optional,
      rules: [.should(.format(.scriptTag)).from(.cocoaKeys("Table 5"))],
      example: ["Latn", "Cyrl"],
      seeAlso: ["NSServices/[]/NSRequiredContext/NSTextLanguage"],
      sources: [.cocoaKeys("Table 5"), .archive2018("CocoaKeys.html")]),
    Key(
      "NSServices/[]/NSRequiredContext/NSWordLimit", .integer,
      summary: "Limits a service to selections of at most this many words.",
      discussion: """
        A service that looks up a ticker symbol, for example, has the value 1, as no such symbol
        contains a space.
        """,
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

/// What a selection may contain, under either name of the condition.
private var contentKinds: AllowedValues {
  .documented([
    AllowedValue("URL", "The selection contains a URL, such as a web link."),
    AllowedValue("Date", "The selection contains a date."),
    AllowedValue("Address", "The selection contains a postal address."),
    AllowedValue("Email", "The selection contains an email address."),
    AllowedValue("FilePath", "The selection contains files, or the path of one."),
  ])
}
