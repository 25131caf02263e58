import KeyModel

extension KeyGroup {
  /// Entitlements for Siri, shared activities, contacts and families.
  static var personalEntitlements: KeyGroup {
    KeyGroup(
      "people-entitlements", "Siri, people and their data",
      summary: "Which personal services and data an app may ask for.", keys: siriKeys + familyKeys)
  }
}

private var siriKeys: [Key] {
  [
    Key(
      "com.apple.developer.siri", .boolean,
      title: "Siri Entitlement",
      summary: "Lets an app answer requests that people make through Siri.",
      discussion: """
        An app needs it whose [Intents extension](point:com.apple.intents-service), or whose app
        delegate from iOS 14 on, handles intents other than those of shortcuts. In a watch app
        with a WatchKit extension, the extension has it. An app asks for permission with
        `INPreferences.requestSiriAuthorization(_:)`, which shows the text of
        [`NSSiriUsageDescription`](key:info-plist:NSSiriUsageDescription). The App Store
        requires the entitlement of an app whose Intents extension handles more than shortcuts.
        """,
      consequence: Consequence(
        "An app that uses `INPreferences` without it crashes; *requires the entitlement com.apple.developer.siri*, the log says.",
        from: .gitHub("TelegramMessenger/Telegram-iOS/issues/1086")),
      availability: [
        .iOS("10.0", from: .current),
        .watchOS("3.2", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("INPreferences.requestSiriAuthorization(_:)", of: "SiriKit", url: nil)],
      capability: "Siri",
      rules: [
        .should(
          .needs(
            "info-plist:NSSiriUsageDescription",
            when: "Where an app asks for permission to use Siri")
        ).from(.current("nssiriusagedescription"))
      ],
      example: true,
      seeAlso: ["info-plist:NSSiriUsageDescription"],
      sources: [
        .ownPage,
        .framework("xcode/configuring-siri-support", confidence: .high),
        .current("nssiriusagedescription"), .gitHub("TelegramMessenger/Telegram-iOS/issues/1086"),
      ]),
    Key(
      "com.apple.developer.side-button-access.allow", .boolean,
      title: "Side Button Access",
      summary: "Lets people in Japan start an app for spoken conversations with the side button.",
      discussion: """
        It works on iPhone in Japan only.
        """,
      availability: [.iOS("26.2", from: .current)],
      default: false,
      defaultSource: .ownPage,
      capability: "Side Button Access",
      example: true,
      seeAlso: ["com.apple.developer.siri"],
      sources: [
        .ownPage,
        .framework(
          "appintents/launching-your-voice-based-conversational-app-from-the-side-button-of-iphone",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.group-session", .boolean,
      summary: "Lets an app offer activities that people share through SharePlay.",
      discussion: """
        It goes into the file of an app; widgets, extensions and App Clips can't have shared
        activities. Its page prints `YES` as the default, which is what the capability writes.
        """,
      availability: [
        .iOS("15.0", from: .current),
        .macOS("12.0", from: .current), .tvOS("15.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [
        API("GroupSession", of: "Group Activities", url: nil),
        API("GroupActivity", of: "Group Activities", url: nil),
      ],
      capability: "Group Activities",
      bundleKinds: [.app],
      rules: [
        .onlyIn(.app).from(.ownPage)
      ],
      example: true,
      sources: [.ownPage, .framework("xcode/configuring-group-activities", confidence: .high)]),
    Key(
      "com.apple.developer.contacts.notes", .boolean,
      summary: "Lets an app read and write the notes of contacts.",
      discussion: """
        Only `CNContactNoteKey` needs it; all other fields of a contact don't. The app has
        [`NSContactsUsageDescription`](key:info-plist:NSContactsUsageDescription) in any case.
        """,
      consequence: Consequence(
        "Without it, to ask for the note fails with `unauthorizedKeys` from iOS 13 and macOS 13 on.",
        from: .ownPage),
      availability: [
        .iOS("13.0", from: .current),
        .macOS("13.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("CNContactNoteKey", of: "Contacts")],
      approval: "An app in the App Store needs Apple's permission.",
      rules: [
        .should(.needs("info-plist:NSContactsUsageDescription", when: "With this entitlement"))
          .from(.ownPage)
      ],
      example: true,
      seeAlso: ["info-plist:NSContactsUsageDescription"]),
    Key(
      "com.apple.developer.journal.allow", .array(of: .string),
      summary: "Lets an app show the picker for journaling suggestions.",
      consequence: Consequence("Without it, the picker doesn't appear.", from: .ownPage),
      availability: [.iOS("17.2", from: .current)],
      values: .documented([AllowedValue("suggestions", "Shows the picker.")]),
      valuesSource: .ownPage,
      apis: [API("JournalingSuggestionsPicker", of: "Journaling Suggestions", url: nil)],
      capability: "Journaling Suggestions",
      example: ["suggestions"],
      sources: [.ownPage, .capabilityNames]),
    Key(
      "com.apple.developer.shared-with-you", .boolean,
      summary: "Lets an app show what people received as links in Messages.",
      discussion: """
        Views of the framework Shared with You show who sent a link. Apple's reference of
        entitlements has no page about the key.
        """,
      availability: [],
      apis: [API("SWHighlightCenter", of: "Shared with You", url: nil)],
      capability: "Shared with You",
      example: true,
      seeAlso: ["com.apple.developer.shared-with-you.collaboration"],
      sources: [.framework("sharedwithyou", confidence: .high), .capabilityNames]),
    Key(
      "com.apple.developer.shared-with-you.collaboration", .boolean,
      summary: "Lets people start working together on a document of an app from Messages.",
      discussion: """
        Apple's reference of entitlements has no page about the key; Xcode calls the capability
        Messages Collaboration.
        """,
      availability: [],
      apis: [API("SWCollaborationMetadata", of: "Shared with You", url: nil)],
      capability: "Messages Collaboration",
      example: true,
      seeAlso: ["com.apple.developer.shared-with-you"],
      sources: [.framework("sharedwithyoucore", confidence: .high), .capabilityNames]),
    Key(
      "com.apple.developer.suggested-actions", .boolean,
      title: "Suggested Actions",
      summary: "Lets a messaging app suggest actions that fit a message.",
      discussion: """
        A view of the framework Suggested Actions offers to put an invitation into the calendar,
        for example.
        """,
      availability: [.iOS("27.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      example: true),
    Key(
      "com.apple.developer.sensitivecontentanalysis.client", .array(of: .string),
      summary: "Lets an app find nudity in images and videos.",
      discussion: """
        The framework analyzes on the device. Its page lists iOS and iPadOS alone, although the
        framework is in macOS too.
        """,
      consequence: Consequence(
        "Without it, the framework reports no finding at all.",
        from: .ownPage),
      availability: [.iOS("17.0", from: .current)],
      values: .documented([AllowedValue("analysis", "Analyzes images and videos.")]),
      valuesSource: .ownPage,
      apis: [API("SCSensitivityAnalyzer", of: "SensitiveContentAnalysis")],
      capability: "Sensitive Content Analysis",
      example: ["analysis"],
      sources: [.ownPage, .capabilityNames]),
  ]
}

private var familyKeys: [Key] {
  [
    Key(
      "com.apple.developer.family-controls", .boolean,
      title: "Family Controls",
      summary: "Lets an app offer parental controls.",
      discussion: """
        The app asks for authorization with `AuthorizationCenter`, before it limits apps and
        websites or watches their use. Its extensions, such as those for
        [activity](point:com.apple.deviceactivity.monitor-extension) and
        [shields](point:com.apple.ManagedSettings.shield-action-service), have the entitlement
        too.
        """,
      availability: [
        .iOS("15.0", from: .current),
        .macCatalyst("15.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("AuthorizationCenter", of: "Family Controls", url: nil)],
      capability: "Family Controls",
      approval: "Development needs no permission; for distribution Apple grants it on request.",
      example: true,
      seeAlso: ["com.apple.developer.family-controls.app-and-website-usage"]),
    Key(
      "com.apple.developer.family-controls.app-and-website-usage", .boolean,
      title: "Family Controls App and Website Usage",
      summary: "Lets an app read which apps and websites are used on the device.",
      discussion: """
        With it, an app that people have authorized gets the bundle identifiers of apps, the
        domains of websites and the names of categories, instead of tokens that mean nothing to
        it.
        """,
      availability: [.iOS("26.4", from: .current)],
      capability: "Family Controls App and Website Usage",
      example: true,
      seeAlso: ["com.apple.developer.family-controls"]),
    Key(
      "com.apple.developer.declared-age-range", .boolean,
      summary: "Lets an app ask which age range a person declares.",
      discussion: """
        People decide whether to share it. Its page prints `YES` as the default, which is what
        the capability writes.
        """,
      availability: [.iOS("26.0", from: .current), .macOS("26.0", from: .current)],
      apis: [API("AgeRangeService", of: "Declared Age Range", url: nil)],
      capability: "Declared Age Range",
      example: true),
    Key(
      "com.apple.developer.device-information.user-assigned-device-name", .boolean,
      summary: "Lets an app read the name that a person gave the device.",
      discussion: """
        From iOS 16 on, `UIDevice.name` is a general name such as *iPhone* in apps that lack it.
        Apple grants it to apps that show the name to people, for a feature across the devices
        of one person, and that don't use it for tracking or pass it on.
        """,
      consequence: Consequence(
        "Without it, `UIDevice.name` returns a general name from iOS 16 on.",
        from: .ownPage),
      availability: [
        .iOS("16.0", from: .current),
        .macCatalyst("16.0", from: .current), .tvOS("16.0", from: .current),
        .watchOS("9.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [
        API("UIDevice.name", of: "UIKit", url: nil),
        API("GKSavedGame.deviceName", of: "GameKit", url: nil),
      ],
      approval: "Apple grants the entitlement on request.",
      example: true),
    Key(
      "com.apple.developer.trustinsights.base", .string,
      summary: "Chooses the set of insights that an app asks for before a transaction.",
      discussion: """
        No source names its values. Xcode adds it with the capability Trust Insights.
        """,
      availability: [.iOS("27.0", from: .current)],
      capability: "Trust Insights"),
  ]
}
