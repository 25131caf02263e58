import KeyModel

extension Consequence {
  /// What Apple says of every text that is missing.
  static var missingUsageDescription: Self {
    Self(
      "Attempts to use what is protected fail without the text, and the app may crash.",
      from: .framework("uikit/requesting-access-to-protected-resources"))
  }

  static var photoLibraryCrash: Self {
    Self(
      "The app crashes when it reaches the photo library.",
      from: .framework(
        "photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app"))
  }
}

extension KeyGroup {
  /// The texts with which an app asks for access to data and hardware.
  static var usageDescriptions: KeyGroup {
    KeyGroup(
      "usage-descriptions", "Usage descriptions",
      summary:
        "The reasons the system shows when it asks people for access to their data and devices.",
      availability: [.iOS("6.0")],
      keys: (dataUsageKeys + deviceUsageKeys + locationUsageKeys + locationAccuracyKeys
        + personalDataKeys + healthAndHomeKeys + radioAndSensorKeys + visionUsageKeys
        + serviceUsageKeys + alarmAndCallKeys + macDataKeys + macServiceUsageKeys + accessKeys)
        .map(\.asPurposeText))
  }
}

/// The system in which the app begins to run still reads the older texts for calendars and reminders.
private let beforeFullAccess = Condition.any([
  .target(before: .iOS("17.0")), .target(before: .macOS("14.0")),
  .target(before: .watchOS("10.0")),
])

extension Key {
  /// The same key with what holds for every text that asks for access: it is not blank.
  var asPurposeText: Key {
    guard path.description.hasSuffix("UsageDescription"), types == [.string] else { return self }
    let upload = SourceReference.appStoreConnect("ITMS-90738")
    var key = self
    key.rules.insert(
      .pattern("[^\\s]", "a text that isn't blank").from(upload).codes("ITMS-90738"), at: 0)
    key.sources = (sources.isEmpty ? [.ownPage] : sources) + [upload]
    return key
  }
}

/// Personal data: calendars, contacts, photos, reminders.
private var dataUsageKeys: [Key] {
  [
    Key(
      "NSCalendarsUsageDescription", .string,
      title: "Privacy - Calendars Usage Description",
      summary: "Tells people why the app wants to use their calendars, before iOS 17 and macOS 14.",
      discussion: """
        The system shows the text in the alert that asks for access.

        Since iOS 17.0, macOS 14.0 and watchOS 10.0, `NSCalendarsFullAccessUsageDescription` replaces
        it for apps that read and write events, and `NSCalendarsWriteOnlyAccessUsageDescription` for
        apps that only add some. Keep this one as well if the app also runs in earlier systems.
        """,
      consequence: Consequence(
        "Without it the app crashes in iOS 10 to iOS 16; with it alone, iOS 17 and later deny access.",
        from: .framework("eventkit/accessing-the-event-store")),
      availability: [
        .iOS("6.0", deprecated: "17.0", from: .current),
        .macCatalyst("13.0", deprecated: "17.0", from: .current),
        .macOS("10.14", deprecated: "14.0", from: .current),
        .watchOS("6.0", deprecated: "10.0", from: .current),
      ],
      localizable: true,
      apis: [API("EKEventStore.requestAccess(to:completion:)", of: "EventKit")],
      replacedBy: [
        "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription",
      ],
      rules: [
        .should(
          .present.when(
            beforeFullAccess
              && .any([
                .present("NSCalendarsFullAccessUsageDescription"),
                .present("NSCalendarsWriteOnlyAccessUsageDescription"),
              ]))
        ).from(.framework("eventkit/accessing-the-event-store")),
        .present.when(beforeFullAccess && .code("the app reaches calendars"))
          .from(
            .ownPage
          ).codes("ITMS-90683"),
      ],
      example: "Shows your appointments beside your tasks.",
      seeAlso: ["NSRemindersUsageDescription"],
      sources: [
        .cocoaKeys("NSCalendarsUsageDescription"), .cocoaKeys("Table 1"),
        .ownPage,
        .framework("eventkit/accessing-the-event-store"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .framework("eventkit/accessing-the-event-store"),
              "iOS 17 and later deny access to an app that has this key alone."),
            .init(
              .framework("eventkit/accessing-the-event-store"),
              "Further down: the key is a fallback in iOS 17 for an app without the newer keys."),
          ],
          choice: "The key alone is not enough in iOS 17 and later.",
          reason:
            "The article marks the first statement as important, and the newer keys are safe.",
          isEditorial: false)
      ]),
    Key(
      "NSContactsUsageDescription", .string,
      title: "Privacy - Contacts Usage Description",
      summary: "Tells people why the app wants to read and change their contacts.",
      discussion: "The system shows the text in the alert that asks for access.",
      consequence: Consequence(
        "The app crashes when it reaches the contacts.",
        from: .framework("contacts/accessing-the-contact-store")),
      availability: [
        .iOS("6.0", from: .current), .macOS("10.8", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [API("CNContactStore.requestAccess(for:completionHandler:)", of: "Contacts")],
      rules: [
        .present.when(.code("the app reaches the user's contacts")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Lets you invite people from your contacts.",
      sources: [
        .cocoaKeys("NSContactsUsageDescription"), .cocoaKeys("Table 1"),
        .ownPage,
        .framework("contacts/accessing-the-contact-store"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 6.0 and macOS 10.8."),
            .init(.cocoaKeys("NSContactsUsageDescription"), "iOS 6.0; does not name macOS."),
            .init(.ownPage, "iOS 6.0 and macOS 10.8."),
          ],
          choice: "iOS 6.0 and macOS 10.8.",
          reason: "Today's reference confirms the table.")
      ]),
    Key(
      "NSPhotoLibraryUsageDescription", .string,
      title: "Privacy - Photo Library Usage Description",
      summary: "Tells people why the app wants to use their photo library.",
      discussion: """
        The system shows the text in the alert that asks for access.

        For an app that adds pictures and reads none, write `NSPhotoLibraryAddUsageDescription` instead.
        """,
      consequence: .photoLibraryCrash,
      availability: [
        .iOS("6.0", from: .current),
        .macOS("10.14", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [API("PHPhotoLibrary.requestAuthorization(for:handler:)", of: "PhotoKit")],
      rules: [
        .present.when(.code("the app reads from or writes to the user's photo library")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Lets you add pictures from your library to a document.",
      seeAlso: ["NSCameraUsageDescription"],
      sources: [
        .cocoaKeys("NSPhotoLibraryUsageDescription"), .cocoaKeys("Table 1"),
        .ownPage,
        .framework("photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app"),
      ]),
    Key(
      "NSRemindersUsageDescription", .string,
      title: "Privacy - Reminders Usage Description",
      summary: "Tells people why the app wants to use their reminders, before iOS 17 and macOS 14.",
      discussion: """
        The system shows the text in the alert that asks for access.

        Since iOS 17.0, macOS 14.0 and watchOS 10.0, `NSRemindersFullAccessUsageDescription` replaces
        it. Keep this one as well if the app also runs in earlier systems.
        """,
      consequence: Consequence(
        "The app crashes in iOS 10 to iOS 16.",
        from: .framework("eventkit/accessing-the-event-store")),
      availability: [
        .iOS("6.0", deprecated: "17.0", from: .current),
        .macCatalyst("13.0", deprecated: "17.0", from: .current),
        .macOS("10.14", deprecated: "14.0", from: .current),
        .watchOS("6.0", deprecated: "10.0", from: .current),
      ],
      localizable: true,
      apis: [API("EKEventStore.requestAccess(to:completion:)", of: "EventKit")],
      replacedBy: ["NSRemindersFullAccessUsageDescription"],
      rules: [
        .should(
          .present.when(beforeFullAccess && .present("NSRemindersFullAccessUsageDescription"))
        ).from(.framework("eventkit/accessing-the-event-store")),
        .present.when(beforeFullAccess && .code("the app reaches reminders"))
          .from(.ownPage),
      ],
      example: "Turns your reminders into tasks.",
      seeAlso: ["NSCalendarsUsageDescription"],
      sources: [
        .cocoaKeys("NSRemindersUsageDescription"), .cocoaKeys("Table 1"),
        .ownPage,
        .framework("eventkit/accessing-the-event-store"),
      ]),
  ]
}
