import KeyModel

extension KeyGroup {
  /// The services an app offers in other apps' Services menu.
  static var services: KeyGroup {
    KeyGroup(
      "services", "Services",
      summary: "Which services an app offers in the Services menus of other apps.",
      availability: [.macOS("10.0", from: .current)],
      keys: serviceKeys + serviceMenuKeys + serviceContextKeys)
  }
}

private var serviceKeys: [Key] {
  [
    Key(
      "NSServices", .array(of: .dictionary),
      title: "Services",
      summary: "Lists the services that an app offers in the Services menus of other apps.",
      discussion: """
        In the app's Info.plist, write one dictionary for each service. It has the menu item in
        [`NSMenuItem`](key:NSServices/[]/NSMenuItem), the method that performs it in
        [`NSMessage`](key:NSServices/[]/NSMessage), the port in
        [`NSPortName`](key:NSServices/[]/NSPortName), and what the service takes and returns in
        [`NSSendTypes`](key:NSServices/[]/NSSendTypes),
        [`NSSendFileTypes`](key:NSServices/[]/NSSendFileTypes) or
        [`NSReturnTypes`](key:NSServices/[]/NSReturnTypes). Add
        [`NSRequiredContext`](key:NSServices/[]/NSRequiredContext), even an empty one: a developer
        found that macOS 15 doesn't list a service that lacks it. In code, assign the object with
        the methods to `NSApplication.servicesProvider` once the app is ready: requests can arrive
        at once.
        """,
      consequence: Consequence(
        "A service whose dictionary lacks a required key fails with `NSServiceMalformedServiceDictionaryError`; the Console says more.",
        from: .framework("appkit/nsservicemalformedservicedictionaryerror")),
      availability: [.macOS("10.0", from: .current)],
      apis: [API("NSApplication.servicesProvider", of: "AppKit")],
      example: [
        [
          "NSMenuItem": ["default": "Shorten Text"],
          "NSMessage": "shortenText",
          "NSPortName": "Example",
          "NSRequiredContext": [:],
          "NSReturnTypes": ["public.utf8-plain-text"],
          "NSSendTypes": ["public.utf8-plain-text"],
        ]
      ],
      sources: [
        .cocoaKeys("NSServices"), .cocoaKeys("Table 1"), .ownPage,
        .framework("appkit/nsapplication/servicesprovider"),
        servicesProperties,
        emptyContext,
      ]),
    Key(
      "NSServices/[]/NSMessage", .string,
      title: "Instance method name",
      summary: "Names the method of the app that performs a service.",
      discussion: """
        Write the first part of the method's name. For the value `shortenText` the object in
        `NSApplication.servicesProvider` implements `shortenText:userData:error:`, in Swift `@objc
        func shortenText(_: NSPasteboard, userData: String, error:
        AutoreleasingUnsafeMutablePointer<NSString>)`. It reads the selection from the pasteboard
        and writes the answer to it. Several services may share a method and differ in
        [`NSUserData`](key:NSServices/[]/NSUserData).
        """,
      consequence: Consequence(
        "Without a required key such as this one, the service fails with `NSServiceMalformedServiceDictionaryError`.",
        from: .framework("appkit/nsservicemalformedservicedictionaryerror")),
      rules: [
        .should(.present).from(servicesProperties),
        .should(.format(.methodName)).from(.cocoaKeys("Table 4")),
      ],
      example: "shortenText",
      seeAlso: ["NSServices/[]/NSUserData"],
      sources: [
        .cocoaKeys("Table 4"), .ownPage, servicesProperties,
      ],
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
        Write the app's name, as in `Example` for Example.app: `NSApplication.servicesProvider`
        registers under this name. If a program calls `NSRegisterServicesProvider(_:_:)` instead,
        write the name that it passes. Services that Automator makes don't need the key, and the
        system ignores it in them.
        """,
      consequence: Consequence(
        "If the app doesn't open the named port in time, the service fails with `NSServiceRequestTimedOutError`.",
        from: .framework("appkit/nsservicerequesttimedouterror")),
      apis: [
        API("NSApplication.servicesProvider", of: "AppKit"),
        API("NSRegisterServicesProvider(_:_:)", of: "AppKit"),
      ],
      example: "Example",
      sources: [
        .cocoaKeys("Table 4"), .ownPage,
        .framework("appkit/nsregisterservicesprovider(_:_:)"),
        servicesProperties,
        .framework("appkit/nsapplication/servicesprovider"),
      ]),
    Key(
      "NSServices/[]/NSReturnTypes", .array(of: .string),
      title: "Return Types",
      summary: "Lists the types of data that a service returns to the app that called it.",
      discussion: """
        Write it if the service gives something back, which then replaces the selection; leave it
        out if the service only does something, such as opening a window. A service that replaces
        the selection also reads it, and so has [`NSSendTypes`](key:NSServices/[]/NSSendTypes). A
        service with return types alone inserts data without reading a selection. The elements are
        names of pasteboard types or uniform types, such as `public.utf8-plain-text`; the method
        writes one of them to the pasteboard. The example of [`NSServices`](key:NSServices) is a
        whole service, with its menu item, method and port.
        """,
      consequence: Consequence(
        "A service that returns none of these types fails with `NSServiceInvalidPasteboardDataError`.",
        from: .framework("appkit/nsserviceinvalidpasteboarddataerror")),
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
      sources: [
        .cocoaKeys("Table 4"), .ownPage, servicesProperties,
        .archivedGuide("Cocoa/Conceptual/SysServices/Articles/using.html"),
      ],
      notes: [sendOrReturnNote]),
    Key(
      "NSServices/[]/NSSendFileTypes", .array(of: .string),
      summary: "Lists the types of files that a service can work on, in Finder for example.",
      discussion: """
        Write uniform type identifiers, such as `public.plain-text`, or `public.item` for every file
        and folder. The service gets a pasteboard with the URLs of files that conform to one of
        them; read them with `readObjects(forClasses: [NSURL.self])`. Names of pasteboard types
        don't belong here but in [`NSSendTypes`](key:NSServices/[]/NSSendTypes). A service for files
        needs no `NSSendTypes` unless it also works on selected text or other data. Each service
        also has a menu item, a method and a port, as in the example of
        [`NSServices`](key:NSServices).
        """,
      availability: [.macOS("10.6", from: .cocoaKeys)],
      apis: [API("NSPasteboard.readObjects(forClasses:options:)", of: "AppKit")],
      rules: [
        .format(.uniformTypeIdentifier).from(.cocoaKeys("Table 4")),
        .withoutSuffix(["PboardType"]).from(.cocoaKeys("Table 4")),
      ],
      example: ["public.plain-text"],
      seeAlso: ["NSServices/[]/NSSendTypes"],
      sources: [
        .cocoaKeys("Table 4"), .archive2018("CocoaKeys.html"),
        servicesProperties,
        .framework("appkit/nspasteboard/readobjects(forclasses:options:)"),
      ],
      notes: [tableFourNote("10.6")]),
    Key(
      "NSServices/[]/NSSendTypes", .array(of: .string),
      title: "Send Types",
      summary: "Lists the types of data that a service reads from a selection.",
      discussion: """
        Write names of pasteboard types or uniform types, such as `public.utf8-plain-text`: the
        service is in the menu if the frontmost app can provide its selection as one of them. Leave
        the key out of a service that only inserts something. If the service replaces the selection,
        [`NSReturnTypes`](key:NSServices/[]/NSReturnTypes) lists what it gives back. The example of
        [`NSServices`](key:NSServices) is a whole service, with its menu item, method and port.

        In macOS 10.6 and later, declare files in
        [`NSSendFileTypes`](key:NSServices/[]/NSSendFileTypes) instead.
        """,
      consequence: Consequence(
        "The service is missing from the menu of an app that registered neither these types nor the service's return types.",
        from: .framework("appkit/nsapplication/registerservicesmenusendtypes(_:returntypes:)")),
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
      sources: [
        .cocoaKeys("Table 4"), .ownPage, servicesProperties,
        .framework("appkit/nsapplication/registerservicesmenusendtypes(_:returntypes:)"),
      ],
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
              "In macOS 10.6 and later, NSSendFileTypes is to be used instead."),
            .init(
              .cocoaKeys("Table 4, NSSendFileTypes"),
              "Pasteboard types still go into NSSendTypes."),
          ],
          choice:
            "Optional if return types or file types are present; required for macOS 10.5 and earlier.",
          reason:
            "A service needs input or output, and a service for files alone has no use for `NSSendTypes`."
        )
      ]),
    Key(
      "NSServices/[]/NSServiceDescription", .string,
      summary: "Explains a service to the people who may use it.",
      discussion: """
        Write it if the menu item alone doesn't say enough. To translate it, put a
        `ServicesMenu.strings` file into the bundle for each language, with the value from
        Info.plist as the key and its translation as the value. If the text is long, write a token
        such as `SERVICE_DESCRIPTION` in Info.plist and the whole text in that file. The short text
        in the menu is [`NSMenuItem/default`](key:NSServices/[]/NSMenuItem/default).
        """,
      availability: [.macOS("10.6", from: .cocoaKeys)],
      example: "Shortens the selected text to its first sentence.",
      seeAlso: ["NSServices/[]/NSMenuItem/default"],
      sources: [.cocoaKeys("Table 4"), .archive2018("CocoaKeys.html"), servicesProperties],
      notes: [
        tableFourNote("10.6"),
        EditorNote(
          .text,
          [
            .init(
              .cocoaKeys("Table 4, NSServiceDescription"),
              "The strings file has this key with the translated description."),
            .init(servicesProperties, "A token in Info.plist is the key in the strings file."),
          ],
          choice: "The key of a translation is the value in Info.plist.",
          reason: "A single key couldn't distinguish the descriptions of two services."),
      ]),
    Key(
      "NSServices/[]/NSRestricted", .boolean,
      summary: "Keeps sandboxed apps from calling a service.",
      discussion: """
        Choose `YES` for a service through which a sandboxed app could leave its sandbox, for
        example one that

        - runs any file or text as a script,
        - reads or writes whatever file a path names,
        - fetches whatever URL the calling app asks for.

        A service that only changes the text it gets, such as one that capitalizes it, can leave the
        key out. Apple's guide to services says that the system asks people for permission when a
        sandboxed app calls a restricted service; Apple's reference says that the app can't call it.
        """,
      consequence: Consequence(
        "Without `YES`, sandboxed apps can call the service too.",
        from: .cocoaKeys("Table 4")),
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
      sources: [.cocoaKeys("Table 4"), .archive2018("CocoaKeys.html"), servicesProperties],
      notes: [tableFourNote("10.7")]),
    Key(
      "NSServices/[]/NSTimeout", .string,
      title: "Timeout value (in milliseconds)",
      summary: "Sets how many milliseconds an app waits for a service to answer.",
      discussion: """
        Write a string of digits, such as `3000` for three seconds. The calling app waits for data
        that the service returns; a service without
        [`NSReturnTypes`](key:NSServices/[]/NSReturnTypes) needs no timeout. One that doesn't answer
        in time fails with `NSServiceRequestTimedOutError`.
        """,
      consequence: Consequence(
        "Without the key, the app waits 30 seconds for the answer.", from: servicesProperties),
      required: .optional,
      rules: [.should(.format(.numericString)).from(.cocoaKeys("Table 4"))],
      example: "3000",
      sources: [
        .cocoaKeys("Table 4"), .ownPage, servicesProperties,
        .framework("appkit/nsservicerequesttimedouterror"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.cocoaKeys("Table 4"), "A string of digits."),
            .init(.ownPage, "A string; the value is an amount of time."),
          ],
          choice: "A string of digits; an integer is not an error.",
          reason: "No source says what the system does with an integer.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "NSServices/[]/NSUserData", .string, .number, .array([]), .dictionary,
      title: "User Data",
      summary: "Hands a value of your choice to the method that performs a service.",
      discussion: """
        Write it if one method performs several services. The method gets it as its `userData`
        argument: the method `shortenText` may get `first-sentence` from one service and
        `first-paragraph` from another. Write a string; Apple's current page also lists numbers,
        arrays and dictionaries, but the argument is a string. Services in a separate `.service`
        bundle use it to tell the app what to do.
        """,
      required: .optional,
      example: "first-sentence",
      seeAlso: ["NSServices/[]/NSMessage"],
      sources: [
        .cocoaKeys("Table 4"), .ownPage, servicesProperties,
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.cocoaKeys("Table 4"), "A string."),
            .init(.ownPage, "A string, a number, an array or a dictionary."),
          ],
          choice: "A string, a number, an array or a dictionary.",
          reason: "For types, the current reference takes precedence, and it still allows a string."
        )
      ]),
  ]
}

private var sendOrReturnNote: EditorNote {
  EditorNote(
    .requirement,
    [
      .init(.cocoaKeys("Table 4, NSReturnTypes"), "This key, NSSendTypes or both must be present."),
      .init(
        .cocoaKeys("Table 4, NSSendTypes"),
        "In macOS 10.6 and later, NSSendFileTypes is to be used in place of NSSendTypes."),
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
