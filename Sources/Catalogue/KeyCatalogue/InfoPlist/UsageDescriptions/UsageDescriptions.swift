import KeyModel

extension Consequence {
  /// Apple's statement on every text that is missing.
  static var missingUsageDescription: Self {
    Self(
      "Without the text, access fails and the app may crash; App Review also rejects the app.",
      from: .framework("uikit/requesting-access-to-protected-resources"))
  }

  static var photoLibraryCrash: Self {
    Self(
      "Without the key, the app crashes when it accesses the photo library.",
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
        + personalDataKeys + healthAndHomeKeys + radioAndSensorKeys + localNetworkKeys
        + visionUsageKeys
        + serviceUsageKeys + alarmAndCallKeys + macDataKeys + macServiceUsageKeys + accessKeys)
        .map(\.asPurposeText))
  }
}

/// The earliest system on which the app runs still reads the older texts for calendars and reminders.
private let beforeFullAccess = Condition.any([
  .target(before: .iOS("17.0")), .target(before: .macOS("14.0")),
  .target(before: .watchOS("10.0")),
])

/// The texts for whose absence the system is known to end an app.
private let keysOfCrashes = Set(runtimeCodes.filter { $0.id == "TCC" }.flatMap(\.keys))

extension Key {
  /// The same key with what holds for every text that asks for access: it is not blank.
  var asPurposeText: Key {
    guard path.description.hasSuffix("UsageDescription"), types == [.string] else { return self }
    let upload = SourceReference.appStoreConnect("ITMS-90738")
    var key = self
    key.rules = rules.map { rule in
      guard rule.codes == ["ITMS-90683"] else { return rule }
      return rule.saying(
        "the app asks for access without saying why",
        "add {key} with a sentence that says what the access is for")
    }
    key.rules.insert(
      .pattern("[^\\s]", "a text that isn't blank").from(upload).codes("ITMS-90738")
        .saying("{key} is blank", "say in a sentence what the access is for"), at: 0)
    key.sources = (sources.isEmpty ? [.ownPage] : sources) + [upload]
    if keysOfCrashes.contains(path) {
      key.discussion +=
        "\n\n" + """
          Without the key, the console says why the system terminated the app: it “attempted to
          access privacy-sensitive data without a usage description”, followed by the key's name.
          """
      key.sources.append(.gitHub("BradLarson/GPUImage/pull/2600"))
    }
    return key
  }
}

/// A Mac program that signs with its own entitlements, rather than with those of the app that starts it.
private let macProgram: Condition =
  .platform(.macOS) && .absent("entitlements:com.apple.security.inherit")

/// Beside the text, a Mac app with the Hardened Runtime needs an entitlement: the system denies the access before it asks.
/// The text alone doesn't show that the app asks, as some frameworks write all of them.
func needsRuntimeEntitlement(
  _ name: String, for access: String, when condition: Condition = .always,
  from source: SourceReference = .framework("security/hardened-runtime")
) -> Rule {
  .should(
    .needs(PropertyPath("entitlements:" + name), when: "With the Hardened Runtime").when(
      macProgram && condition)
  ).saying(
    "with the Hardened Runtime, macOS denies \(access) without the entitlement '\(name)', and doesn't ask",
    "add the entitlement, unless the app never asks for the access"
  ).from(source)
}

/// The log of an app without the entitlements for calendars and for the camera.
let runtimeEntitlements = SourceReference.gitHub("Ebullioscopic/Atoll/issues/634")

var needsCalendarEntitlement: Rule {
  needsRuntimeEntitlement(
    "com.apple.security.personal-information.calendars", for: "access to calendars",
    from: runtimeEntitlements)
}

/// Personal data: calendars, contacts, photos, reminders.
private var dataUsageKeys: [Key] {
  [
    Key(
      "NSCalendarsUsageDescription", .string,
      title: "Privacy - Calendars Usage Description",
      summary: "Tells people why the app wants to use their calendars, before iOS 17 and macOS 14.",
      discussion: """
        Write it only if the app also runs on systems before iOS 17, macOS 14 or watchOS 10. Newer
        systems read
        [`NSCalendarsFullAccessUsageDescription`](key:NSCalendarsFullAccessUsageDescription), in
        apps that read events, or
        [`NSCalendarsWriteOnlyAccessUsageDescription`](key:NSCalendarsWriteOnlyAccessUsageDescription),
        in apps that only add events. The system shows the text when the app first asks for access
        to events.
        """,
      consequence: Consequence(
        "Without the key, the app crashes in iOS 10 to 16; with this key alone, iOS 17 and later deny every request for access.",
        from: .framework("eventkit/accessing-the-event-store")),
      availability: [
        .iOS("6.0", deprecated: "17.0", from: .current),
        .macCatalyst("13.0", deprecated: "17.0", from: .current),
        .macOS("10.14", deprecated: "14.0", from: .current),
        .watchOS("6.0", deprecated: "10.0", from: .current),
      ],
      localizable: true,
      apis: [
        // Names of symbols don't tell whether it asks for events or reminders.
        API("EKEventStore.requestAccess(to:completion:)", of: "EventKit"),
        API(
          "EKEntityType.event", of: "EventKit",
          linked:
            "-requestAccessToEntityType:completion: _OBJC_CLASS_$_EKEventStore _OBJC_CLASS_$_EKEvent",
          "-requestAccessToEntityType:completion: _OBJC_CLASS_$_EKEventStore -predicateForEventsWithStartDate:endDate:calendars:",
          written: "EKEventStore requestAccess EKEvent"
        ),
      ],
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
        ).saying(
          "the app also runs in systems that know only {key}, which is missing",
          "add it with the text of the newer key"
        ).from(.framework("eventkit/accessing-the-event-store")),
        .present.when(
          beforeFullAccess
            && .code("the app accesses calendars", ["EKEntityType.event"])
        )
        .from(
          .ownPage
        ).codes("ITMS-90683"),
        needsCalendarEntitlement,
      ],
      example: "Shows your appointments beside your tasks.",
      seeAlso: ["NSRemindersUsageDescription"],
      sources: [
        .cocoaKeys("NSCalendarsUsageDescription"), .cocoaKeys("Table 1"),
        .ownPage,
        .framework("eventkit/accessing-the-event-store"), runtimeEntitlements,
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
      discussion: """
        It is required before the app creates, reads or changes contacts with `CNContactStore`. The
        system shows the text with the first request. People then share all contacts, none or, since
        iOS 18, some. After a refusal, calls fail with `authorizationDenied`. To let people pick a
        contact now and then, show a `CNContactPickerViewController`: it needs neither key nor
        permission. Apple's page of the key doesn't list watchOS, where `CNContactStore` also exists.

        In iOS 10 to 16, apps that show the event editors of EventKit UI need the key too, because
        the editors look up names and pictures. To read the notes of a contact, an app also needs
        [`com.apple.developer.contacts.notes`](key:entitlements:com.apple.developer.contacts.notes).
        """,
      consequence: Consequence(
        "Without the key, the app crashes when it accesses the contacts.",
        from: .framework("contacts/accessing-the-contact-store")),
      availability: [
        .iOS("6.0", from: .current), .macOS("10.8", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "CNContactStore.requestAccess(for:completionHandler:)", of: "Contacts",
          linked: "-requestAccessForEntityType:completionHandler: _OBJC_CLASS_$_CNContactStore"),
        API(
          "CNContactStore.enumerateContacts(with:usingBlock:)", of: "Contacts",
          linked:
            "-enumerateContactsWithFetchRequest:error:usingBlock: _OBJC_CLASS_$_CNContactStore"),
        API(
          "ABAddressBookRequestAccessWithCompletion(_:_:)", of: "Address Book",
          linked: "_ABAddressBookRequestAccessWithCompletion"),
      ],
      rules: [
        .present.when(
          .code(
            "the app accesses the user's contacts",
            [
              "CNContactStore.requestAccess(for:completionHandler:)",
              "CNContactStore.enumerateContacts(with:usingBlock:)",
              "ABAddressBookRequestAccessWithCompletion(_:_:)",
            ])
        ).from(.ownPage).codes("ITMS-90683"),
        needsRuntimeEntitlement(
          "com.apple.security.personal-information.addressbook", for: "access to contacts"),
      ],
      example: "Lets you invite people from your contacts.",
      sources: [
        .cocoaKeys("NSContactsUsageDescription"), .cocoaKeys("Table 1"), .ownPage,
        .framework("contacts/accessing-the-contact-store"), .framework("contacts/cncontactstore"),
        .framework("eventkit/accessing-the-event-store"),
        .framework("contactsui/cncontactpickerviewcontroller"),
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
          reason: "The current reference confirms the table.")
      ]),
    Key(
      "NSPhotoLibraryUsageDescription", .string,
      title: "Privacy - Photo Library Usage Description",
      summary: "Tells people why the app wants to read and change their photo library.",
      discussion: """
        It is required for everything in PhotoKit beyond adding pictures: fetching, albums, changes.
        Apple's article on capturing media also asks for the key in apps that save with
        `PHAssetCreationRequest`. The system shows the text with the first request. In iOS 14 and
        later, people can also share selected photos only; see
        [`PHPhotoLibraryPreventAutomaticLimitedAccessAlert`](key:PHPhotoLibraryPreventAutomaticLimitedAccessAlert).

        To let people pick pictures, show `PHPickerViewController`, which needs neither key nor
        permission; to save only, write
        [`NSPhotoLibraryAddUsageDescription`](key:NSPhotoLibraryAddUsageDescription). If only a
        library contains such code, App Store Connect still asks for the key.
        """,
      consequence: .photoLibraryCrash,
      availability: [
        .iOS("6.0", from: .current),
        .macOS("10.14", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        // Asks for adding alone, too, which needs another key, so that it decides nothing.
        API("PHPhotoLibrary.requestAuthorization(for:handler:)", of: "PhotoKit"),
        API(
          "PHAsset.fetchAssets(with:options:)", of: "PhotoKit",
          linked: "-fetchAssetsWithMediaType:options: _OBJC_CLASS_$_PHAsset",
          "-fetchAssetsWithOptions: _OBJC_CLASS_$_PHAsset"),
      ],
      rules: [
        .present.when(
          .code(
            "the app reads from or writes to the user's photo library",
            ["PHAsset.fetchAssets(with:options:)"])
        ).from(.ownPage).codes("ITMS-90683"),
        needsRuntimeEntitlement(
          "com.apple.security.personal-information.photos-library",
          for: "access to the photo library"),
      ],
      example: "Lets you add pictures from your library to a document.",
      seeAlso: ["NSCameraUsageDescription", "NSPhotoLibraryAddUsageDescription"],
      sources: [
        .cocoaKeys("NSPhotoLibraryUsageDescription"), .cocoaKeys("Table 1"), .ownPage,
        .framework("photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app"),
        .framework("avfoundation/requesting-authorization-to-capture-and-save-media"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSRemindersUsageDescription", .string,
      title: "Privacy - Reminders Usage Description",
      summary: "Tells people why the app wants to use their reminders, before iOS 17 and macOS 14.",
      discussion: """
        Write it only if the app also runs on systems before iOS 17, macOS 14 or watchOS 10. Newer
        systems read
        [`NSRemindersFullAccessUsageDescription`](key:NSRemindersFullAccessUsageDescription). The
        system shows the text when the app first asks for access to reminders. Reminders have only
        this one level of access: an app that just adds reminders still asks for full access.
        """,
      consequence: Consequence(
        "Without the key, the app crashes in iOS 10 to 16; Apple's article calls the key a fallback in iOS 17 and later for apps without the newer key.",
        from: .framework("eventkit/accessing-the-event-store")),
      availability: [
        .iOS("6.0", deprecated: "17.0", from: .current),
        .macCatalyst("13.0", deprecated: "17.0", from: .current),
        .macOS("10.14", deprecated: "14.0", from: .current),
        .watchOS("6.0", deprecated: "10.0", from: .current),
      ],
      localizable: true,
      apis: [
        // Names of symbols don't tell whether it asks for events or reminders.
        API("EKEventStore.requestAccess(to:completion:)", of: "EventKit"),
        API(
          "EKEntityType.reminder", of: "EventKit",
          linked:
            "-requestAccessToEntityType:completion: _OBJC_CLASS_$_EKEventStore _OBJC_CLASS_$_EKReminder",
          "-requestAccessToEntityType:completion: _OBJC_CLASS_$_EKEventStore -fetchRemindersMatchingPredicate:completion:",
          written: "EKEventStore requestAccess EKReminder"
        ),
      ],
      replacedBy: ["NSRemindersFullAccessUsageDescription"],
      rules: [
        .should(
          .present.when(beforeFullAccess && .present("NSRemindersFullAccessUsageDescription"))
        ).saying(
          "the app also runs in systems that know only {key}, which is missing",
          "add it with the text of the newer key"
        ).from(.framework("eventkit/accessing-the-event-store")),
        .present.when(
          beforeFullAccess
            && .code("the app uses reminders", ["EKEntityType.reminder"])
        )
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
