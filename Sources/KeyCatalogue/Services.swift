import KeyModel

extension KeyGroup {
  /// The services an app offers in other apps' Services menu.
  static var services: KeyGroup {
    KeyGroup(
      "services", "Services",
      summary: "What an app offers other apps to do with their selection, from the Services menu.",
      availability: [.macOS("10.0", from: .current)],
      keys: serviceKeys + serviceMenuKeys + serviceContextKeys)
  }
}

private var serviceKeys: [Key] {
  [
    Key(
      "NSServices", .array(of: .dictionary),
      title: "Services",
      summary: "Lists the services that an app offers in the Services menu.",
      discussion: """
        Each element describes one service: the method that performs it, the data it takes and
        returns, its menu item, and the conditions under which it appears.
        """,
      availability: [.macOS("10.0", from: .current)],
      apis: [API("NSApplication.servicesProvider", of: "AppKit")],
      example: [
        [
          "NSMenuItem": ["default": "Shorten Text"],
          "NSMessage": "shortenText",
          "NSPortName": "Example",
          "NSReturnTypes": ["public.utf8-plain-text"],
          "NSSendTypes": ["public.utf8-plain-text"],
        ]
      ],
      sources: [
        .cocoaKeys("NSServices"), .cocoaKeys("Table 1"), .ownPage,
        .framework("appkit/nsapplication/servicesprovider"),
      ]),
    Key(
      "NSServices/[]/NSMessage", .string,
      title: "Instance method name",
      summary: "Names the instance method that performs a service.",
      discussion: """
        The value is the first part of the method's name. For the value `shortenText` the app
        implements `shortenText:userData:error:` in Objective-C, or
        `shortenText(NSPasteboard, String)` in Java.
        """,
      rules: [
        .should(.present).from(.ownPage),
        .should(.format(.methodName)).from(.cocoaKeys("Table 4")),
      ],
      example: "shortenText",
      seeAlso: ["NSServices/[]/NSUserData"],
      sources: [.cocoaKeys("Table 4"), .ownPage],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.cocoaKeys("Table 4"), "Does not say whether the key is required."),
            .init(.ownPage, "An older edition of the page: required. Today's doesn't say so."),
          ],
          choice: "Expected; its absence is reported as a warning.",
          reason: "Nothing says that the system rejects a service without it.", isEditorial: true),
        EditorNote(
          .text,
          [
            .init(.cocoaKeys("Table 4, NSMessage"), "Writes the class as NSPasteBoard."),
            .init(.cocoaKeys("Table 4, NSSendTypes"), "Writes the class as NSPasteboard."),
          ],
          choice: "The class is `NSPasteboard`.",
          reason: "AppKit spells it so."),
      ]),
    Key(
      "NSServices/[]/NSPortName", .string,
      title: "Incoming service port name",
      summary: "Names the port on which the app waits for requests of a service.",
      discussion: """
        Most often the app's name: `NSApplication.servicesProvider` registers under it. An object
        that provides services apart from the app registers with `NSRegisterServicesProvider(_:_:)`,
        and the name that it gives there is the value.
        """,
      apis: [API("NSRegisterServicesProvider(_:_:)", of: "AppKit")],
      example: "Example",
      sources: [
        .cocoaKeys("Table 4"), .ownPage,
        .framework("appkit/nsregisterservicesprovider(_:_:)"),
      ]),
    Key(
      "NSServices/[]/NSReturnTypes", .array(of: .string),
      title: "Return Types",
      summary: "Lists the types of data that a service can return.",
      discussion: "The elements are names of pasteboard types; `NSPasteboard` defines common ones.",
      rules: [
        .should(
          .atLeastOne(of: [
            "NSServices/[]/NSSendTypes", "NSServices/[]/NSReturnTypes",
            "NSServices/[]/NSSendFileTypes",
          ])
        ).from(.cocoaKeys("Table 4"))
      ],
      example: ["public.utf8-plain-text"],
      seeAlso: ["NSServices/[]/NSSendTypes"],
      sources: [.cocoaKeys("Table 4"), .ownPage],
      notes: [sendOrReturnNote]),
    Key(
      "NSServices/[]/NSSendFileTypes", .array(of: .string),
      summary: "Lists the types of files that a service can work on.",
      discussion: """
        Each element is a uniform type identifier. The service gets a pasteboard with the URLs of
        files that conform to one of them. Types of the pasteboard belong in
        [`NSSendTypes`](key:NSServices/[]/NSSendTypes).
        """,
      availability: [.macOS("10.6", from: .cocoaKeys)],
      rules: [
        .format(.uniformTypeIdentifier).from(.cocoaKeys("Table 4")),
        .withoutSuffix(["PboardType"]).from(.cocoaKeys("Table 4")),
      ],
      example: ["public.image"],
      seeAlso: ["NSServices/[]/NSSendTypes"],
      sources: [.cocoaKeys("Table 4"), .archive2018("CocoaKeys.html")],
      notes: [tableFourNote("10.6")]),
    Key(
      "NSServices/[]/NSSendTypes", .array(of: .string),
      title: "Send Types",
      summary: "Lists the types of data that a service can read.",
      discussion: """
        The elements are names of pasteboard types; `NSPasteboard` defines common ones.

        From macOS 10.6 on, declare files in
        [`NSSendFileTypes`](key:NSServices/[]/NSSendFileTypes) instead.
        """,
      required: .optional,
      rules: [
        .should(
          .atLeastOne(of: [
            "NSServices/[]/NSSendTypes", "NSServices/[]/NSReturnTypes",
            "NSServices/[]/NSSendFileTypes",
          ])
        ).from(.cocoaKeys("Table 4")),
        .present.when(.target(before: .macOS("10.6"))).from(
          .cocoaKeys("Table 4")),
      ],
      example: ["public.utf8-plain-text"],
      seeAlso: ["NSServices/[]/NSReturnTypes", "NSServices/[]/NSSendFileTypes"],
      sources: [.cocoaKeys("Table 4"), .ownPage],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.cocoaKeys("Table 4, NSSendTypes"), "An optional array."),
            .init(
              .cocoaKeys("Table 4, NSSendTypes"),
              "This key, NSReturnTypes or both must be present."),
            .init(.cocoaKeys("Table 4, NSSendTypes"), "Required in macOS 10.5 and earlier."),
            .init(
              .cocoaKeys("Table 4, NSSendTypes"),
              "From macOS 10.6 on, NSSendFileTypes is to be used instead."),
            .init(
              .cocoaKeys("Table 4, NSSendFileTypes"),
              "Pasteboard types still go into NSSendTypes."),
          ],
          choice:
            "Optional, where at least one of the send types, return types or file types is present; required for macOS 10.5 and earlier.",
          reason:
            "A service needs something to take or to give, and a service for files alone has no use for `NSSendTypes`."
        )
      ]),
    Key(
      "NSServices/[]/NSServiceDescription", .string,
      summary: "Describes a service to the people who may use it.",
      discussion: """
        The text may be long. To translate it, put a `ServicesMenu.strings` file with the translation
        into the bundle for each language.
        """,
      availability: [.macOS("10.6", from: .cocoaKeys)],

      example: "Shortens the selected text to its first sentence.",
      seeAlso: ["NSServices/[]/NSMenuItem/default"],
      sources: [.cocoaKeys("Table 4"), .archive2018("CocoaKeys.html")],
      notes: [
        tableFourNote("10.6"),
        EditorNote(
          .text,
          [
            .init(
              .cocoaKeys("Table 4, NSServiceDescription"),
              "Speaks of translating the menu item's text, but names this key and the translated description as the content of the file."
            ),
            .init(
              .cocoaKeys("Table 4, NSMenuItem"),
              "Has the same advice with the default key and the translated menu item."),
          ],
          choice: "The advice is about the description.",
          reason: "The sentence was taken over from the menu item's row."),
      ]),
    Key(
      "NSServices/[]/NSRestricted", .boolean,
      summary: "Keeps sandboxed apps from calling a service.",
      discussion: """
        Choose `YES` for a service that is privileged or dangerous, so that a sandboxed app cannot
        leave its sandbox through it. Examples:

        - it runs any file or text as a script;
        - it reads or writes whatever file a path names;
        - it fetches whatever URL the calling app asks for.
        """,
      availability: [.macOS("10.7", from: .cocoaKeys)],
      default: false, defaultSource: .cocoaKeys("Table 4"), required: .optional,
      rules: [
        .should(
          .stated(
            "Should be `YES` for a service through which a sandboxed app could leave its sandbox.",
            on: .code)
        ).from(.cocoaKeys("Table 4"))
      ],
      example: true,
      sources: [.cocoaKeys("Table 4"), .archive2018("CocoaKeys.html")],
      notes: [tableFourNote("10.7")]),
    Key(
      "NSServices/[]/NSTimeout", .string,
      title: "Timeout value (in milliseconds)",
      summary: "Sets how many milliseconds the system waits for a service's answer.",
      discussion: "Applies only to services that return data.",
      required: .optional,
      rules: [.should(.format(.numericString)).from(.cocoaKeys("Table 4"))],
      example: "3000",
      sources: [.cocoaKeys("Table 4"), .ownPage],
      notes: [
        EditorNote(
          .type,
          [
            .init(.cocoaKeys("Table 4"), "A string of digits."),
            .init(.ownPage, "A string; the value is an amount of time."),
          ],
          choice: "A string of digits; an integer is not an error.",
          reason: "No source says what the system makes of an integer.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "NSServices/[]/NSUserData", .string, .number, .array([]), .dictionary,
      title: "User Data",
      summary: "Holds any value you like for a service's own use.",
      required: .optional,
      example: "first-sentence",
      seeAlso: ["NSServices/[]/NSMessage"],
      sources: [.cocoaKeys("Table 4"), .ownPage],
      notes: [
        EditorNote(
          .type,
          [
            .init(.cocoaKeys("Table 4"), "A string."),
            .init(.ownPage, "A string, a number, an array or a dictionary."),
          ],
          choice: "A string, a number, an array or a dictionary.",
          reason: "For types, today's reference counts, and it still takes a string.")
      ]),
  ]
}

private var serviceMenuKeys: [Key] {
  [
    Key(
      "NSServices/[]/NSMenuItem", .dictionary,
      title: "Menu",
      summary: "Holds the text of a service's menu item.",
      rules: [
        .should(.present).from(.ownPage),
        .should(.onlyKnownKeys).from(.cocoaKeys("Table 4")),
      ],
      example: ["default": "Shorten Text"],
      seeAlso: ["NSServices/[]/NSKeyEquivalent"],
      sources: [.cocoaKeys("Table 4"), .ownPage],
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
        What a slash in the text does depends on the system:

        - **macOS 10.5 and earlier:** it makes a submenu. `Mail/Send` is the item Send in a menu
          called Mail. Texts must be unique, and the app's name before a slash makes them so.
        - **macOS 10.6 and later:** there are no submenus; the slash and everything before it are
          dropped. Where two services have the same text, the app's name follows in parentheses.

        To translate the text, put a `ServicesMenu.strings` file into the bundle for each language,
        with the text of the property list as the key and its translation as the value.
        """,
      required: .required,
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
      ],
      notes: [
        serviceRequirementNote("default", page: "nsservices/nsmenuitem"), servicesMenuNote,
      ]),
    Key(
      "NSServices/[]/NSKeyEquivalent", .dictionary,
      title: "Menu key equivalent",
      summary: "Holds the keyboard shortcut of a service's menu item.",
      required: .optional,
      rules: [.should(.onlyKnownKeys).from(.cocoaKeys("Table 4"))],
      example: ["default": "S"],
      seeAlso: ["NSServices/[]/NSMenuItem"],
      sources: [.cocoaKeys("Table 4"), .ownPage]),
    Key(
      "NSServices/[]/NSKeyEquivalent/default", .string,
      summary: "Sets the character that calls a service together with the Command key.",
      discussion: """
        Case counts: a letter in lower case and the same letter in upper case can call two services.
        For the upper case people press Shift as well.
        """,
      required: .required,
      rules: [.should(.format(.singleCharacter)).from(.cocoaKeys("Table 4"))],
      example: "S",
      sources: [.cocoaKeys("Table 4"), .current("nsservices/nskeyequivalent")],
      notes: [serviceRequirementNote("default", page: "nsservices/nskeyequivalent")]),
  ]
}

private var sendOrReturnNote: EditorNote {
  EditorNote(
    .requirement,
    [
      .init(.cocoaKeys("Table 4, NSReturnTypes"), "This key, NSSendTypes or both must be present."),
      .init(
        .cocoaKeys("Table 4, NSSendTypes"),
        "From macOS 10.6 on, NSSendFileTypes is to be used in place of NSSendTypes."),
    ],
    choice: "At least one of the send types, return types or file types should be present.",
    reason: "A service for files alone has no use for the other two.")
}

private func tableFourNote(_ version: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.cocoaKeys("Table 4"), "The platform column says macOS without a version."),
      .init(.cocoaKeys("Table 4"), "The description says macOS \(version) and later."),
    ],
    choice: "macOS \(version).",
    reason: "The description is the more precise of the two.", isEditorial: true)
}

private func serviceRequirementNote(_ name: String, page: String) -> EditorNote {
  EditorNote(
    .requirement,
    [
      .init(.cocoaKeys("Table 4"), "Does not say whether \(name) is required."),
      .init(.current(page), "Required."),
    ],
    choice: "Required.",
    reason: "Only today's reference answers the question.", isEditorial: true)
}

/// What a translation's key is in `ServicesMenu.strings`.
private var servicesMenuNote: EditorNote {
  EditorNote(
    .text,
    [
      .init(
        .cocoaKeys("Table 4, NSMenuItem"),
        "The strings file holds the key `default` with the translated text."),
      .init(
        .publicProjects("ServicesMenu.strings"),
        "The strings file holds each service's own text as the key."),
    ],
    choice: "The key of a translation is the text exactly as written in the property list.",
    reason: "One key `default` could not tell the texts of two services apart.")
}
