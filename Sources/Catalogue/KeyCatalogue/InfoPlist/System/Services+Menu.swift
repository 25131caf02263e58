import KeyModel

/// The menu item of a service, and its keyboard shortcut.
var serviceMenuKeys: [Key] {
  [
    Key(
      "NSServices/[]/NSMenuItem", .dictionary,
      title: "Menu",
      summary: "Holds the text that people choose in the Services menu.",
      discussion: """
        Every service needs it. The dictionary has one key,
        [`default`](key:NSServices/[]/NSMenuItem/default), with the text. Don't add other languages
        as keys; translations go in `ServicesMenu.strings`. A keyboard shortcut for the item goes
        into [`NSKeyEquivalent`](key:NSServices/[]/NSKeyEquivalent).
        """,
      consequence: Consequence(
        "Without a required key such as this one, the service fails with `NSServiceMalformedServiceDictionaryError`.",
        from: .framework("appkit/nsservicemalformedservicedictionaryerror")),
      rules: [
        .should(.present).from(servicesProperties),
        .should(.onlyKnownKeys).from(.cocoaKeys("Table 4")),
      ],
      example: ["default": "Shorten Text"],
      seeAlso: ["NSServices/[]/NSKeyEquivalent"],
      sources: [
        .cocoaKeys("Table 4"), .ownPage, servicesProperties,
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.cocoaKeys("Table 4"), "Does not say whether NSMenuItem is required."),
            .init(
              .ownPage,
              "An older edition of the page: required. Today's requires only `default` in it."),
          ],
          choice: "Expected; its absence is reported as a warning.",
          reason: "Nothing says that the system rejects a service without it.", isEditorial: true)
      ]),
    Key(
      "NSServices/[]/NSMenuItem/default", .string,
      summary: "Sets the text that a service shows in the Services menu.",
      discussion: """
        Write a short command without a slash, such as “Shorten Text”. What a slash in the text does
        depends on the system:

        - **macOS 10.5 and earlier:** it creates a submenu. `Mail/Send` is the item Send in a menu
        called Mail. Each text must be unique, and the app's name before a slash makes it so.
        - **macOS 10.6 and later:** there are no submenus; the slash and everything before it are
          dropped. If two services have the same text, the app's name follows in parentheses.

        To translate the text, put a `ServicesMenu.strings` file into the bundle for each language,
        with the text from Info.plist as the key and its translation as the value.
        """,
      required: .required,
      requiredSource: .current("nsservices/nsmenuitem"),
      rules: [
        .stated(
          "In macOS 10.5 and earlier, the text must differ from that of every other service.",
          on: .device
        ).from(.cocoaKeys("Table 4")),
        .should(.withoutText(["/"])).from(.cocoaKeys("Table 4")),
      ],
      example: "Shorten Text",
      sources: [
        .cocoaKeys("Table 4"), .current("nsservices/nsmenuitem"),
        .publicProjects("ServicesMenu.strings"),
        servicesProperties,
      ],
      notes: [
        serviceRequirementNote("default", page: "nsservices/nsmenuitem"), servicesMenuNote,
      ]),
    Key(
      "NSServices/[]/NSKeyEquivalent", .dictionary,
      title: "Menu key equivalent",
      summary: "Gives the menu item of a service a keyboard shortcut.",
      discussion: """
        The dictionary has one key, [`default`](key:NSServices/[]/NSKeyEquivalent/default), with one
        character, which people press together with Command. For an uppercase letter, they also
        press Shift. If the app in use has the same shortcut, that of the app wins.
        """,
      consequence: Consequence(
        "The key is optional: without it, people choose the service from the menu.",
        from: .cocoaKeys("Table 4")),
      required: .optional,
      rules: [.should(.onlyKnownKeys).from(.cocoaKeys("Table 4"))],
      example: ["default": "S"],
      seeAlso: ["NSServices/[]/NSMenuItem"],
      sources: [.cocoaKeys("Table 4"), .ownPage, servicesProperties]),
    Key(
      "NSServices/[]/NSKeyEquivalent/default", .string,
      summary: "Sets the character that people press with Command to call a service.",
      discussion: """
        Write one character. Case matters: a lowercase letter and the same letter in uppercase can
        call different services. For an uppercase letter, people also press Shift, so `S` stands for
        Shift-Command-S and `s` for Command-S.
        """,
      required: .required,
      requiredSource: .current("nsservices/nskeyequivalent"),
      rules: [.should(.format(.singleCharacter)).from(.cocoaKeys("Table 4"))],
      example: "S",
      sources: [.cocoaKeys("Table 4"), .current("nsservices/nskeyequivalent")],
      notes: [serviceRequirementNote("default", page: "nsservices/nskeyequivalent")]),
  ]
}

private func serviceRequirementNote(_ name: String, page: String) -> EditorNote {
  EditorNote(
    .requirement,
    [
      .init(.cocoaKeys("Table 4"), "Does not say whether \(name) is required."),
      .init(.current(page), "Required."),
    ],
    choice: "Required.",
    reason: "Only the current reference answers the question.", isEditorial: true)
}

/// The key of a translation in `ServicesMenu.strings`.
private var servicesMenuNote: EditorNote {
  EditorNote(
    .text,
    [
      .init(
        .cocoaKeys("Table 4, NSMenuItem"),
        "The strings file contains the key `default` with the translated text."),
      .init(servicesProperties, "The strings file has the menu item's text as the key."),
      .init(
        .publicProjects("ServicesMenu.strings"),
        "The strings file has each service's own text as the key."),
    ],
    choice: "The key of a translation is the text exactly as written in Info.plist.",
    reason: "A single key `default` couldn't distinguish the texts of two services.")
}
