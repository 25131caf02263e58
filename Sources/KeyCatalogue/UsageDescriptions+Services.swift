import KeyModel

/// Wallet, messages, calls and devices nearby.
var serviceUsageKeys: [Key] {
  [
    Key(
      "NSFinancialDataUsageDescription", .string,
      summary: "Tells people why the app wants to see their accounts and transactions in Wallet.",
      discussion: """
        FinanceKit shows the text when the app asks for accounts, balances and transactions. It needs
        the entitlement `com.apple.developer.financekit`, which Apple grants to organizations. Apple's
        overview of FinanceKit writes the key as `NSFinancialDataDescription`, without `Usage`; the
        key's own page has the whole name.
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("17.4", from: .current)],
      localizable: true,
      apis: [API("FinanceStore.requestAuthorization()", of: "FinanceKit")],
      approval: "Apple grants FinanceKit to organizations that apply for it.",
      rules: [
        .should(.needs("entitlements:com.apple.developer.financekit", when: "To use FinanceKit"))
          .from(.entitlement("com.apple.developer.financekit")),
        .present.when(.code("the app reads financial data of Wallet")).from(
          .framework("financekit")),
      ],
      example: "Sorts your spending into categories.",
      sources: [
        .ownPage, .framework("financekit"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.financekit"),
      ]),
    Key(
      "NSIdentityUsageDescriptionDictionary", .dictionary,
      summary: "Explains, by purpose, why the app wants data of an identity card.",
      discussion: """
        For an app that asks in several situations, such as checking someone's age in one and the name
        in another. Each entry has a name of your choice; the request names it in
        `usageDescriptionKey`, and the system shows that text. An app with one purpose has
        [`NSIdentityUsageDescription`](key:NSIdentityUsageDescription).
        """,
      availability: [
        .iOS("26.2", from: .current),
        .visionOS(
          "1.0", note: "`usageDescriptionKey` is for visionOS 26.2 and later.", from: .current),
      ],
      localizable: true,
      apis: [API("PKIdentityRequest.usageDescriptionKey", of: "PassKit")],
      example: [
        "age-verification": "Checks that you are old enough for the order.",
        "identity-verification": "Fills in your name in the contract.",
      ],
      seeAlso: ["NSIdentityUsageDescription"],
      sources: [.ownPage, .framework("passkit/pkidentityrequest/usagedescriptionkey")]),
    Key(
      "NSIdentityUsageDescriptionDictionary/*", .string,
      placeholder: "purpose",
      summary: "Explains one purpose for which the app wants data of an identity card.",
      discussion: """
        The name is yours; code passes it as the `usageDescriptionKey` of a request.
        """,
      localizable: true,
      example: "Checks that you are old enough for the order.",
      sources: [.ownPage, .framework("passkit/pkidentityrequest/usagedescriptionkey")]),
    Key(
      "NSCriticalMessagingUsageDescription", .string,
      summary: "Tells people why the app wants to send text messages by itself.",
      discussion: """
        With the entitlement `com.apple.developer.messages.critical-messaging` an app in the
        background can send messages to people who were chosen before, such as when a sensor reports
        an emergency. The system asks for each recipient, with this text; people change their answer
        in Settings, *Privacy & Security*, *Critical Messaging*.
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("18.2", from: .current), .watchOS("11.2", from: .current)],
      localizable: true,
      apis: [API("MSCriticalSMSMessenger.requestAuthorization(for:)", of: "Messages")],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.messages.critical-messaging",
            when: "To send critical messages")
        ).from(.entitlement("com.apple.developer.messages.critical-messaging")),
        .present.when(.code("the app sends critical messages")).from(
          .framework("messages/critical-messaging-api")),
      ],
      example: "Tells your contacts when you don't answer after a fall.",
      sources: [
        .ownPage,
        .framework("messages/critical-messaging-api"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.messages.critical-messaging"),
      ]),
    Key(
      "NSMicrophoneInjectionUsageDescription", .string,
      summary: "Tells people why the app wants to add its sound to their calls.",
      discussion: """
        It is for apps that speak for people who cannot: their synthesized speech is heard by everyone
        in a phone, FaceTime or other call with Apple's voice processing. People first turn on *Add
        Audio in Calls* in Settings, *Accessibility*, *Audio & Visual*. App review rejects other uses.
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("18.2", from: .current), .visionOS("2.2", from: .current)],
      localizable: true,
      apis: [
        API(
          "AVAudioApplication.requestMicrophoneInjectionPermission(completionHandler:)",
          of: "AVFAudio")
      ],
      rules: [
        .present.when(.code("the app adds sound to calls")).from(
          .framework("avfaudio/adding-synthesized-speech-to-calls"))
      ],
      example: "Speaks for you during calls.",
      seeAlso: ["NSMicrophoneUsageDescription"],
      sources: [
        .framework("avfaudio/adding-synthesized-speech-to-calls"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSNearbyInteractionAllowOnceUsageDescription", .string,
      title: "Privacy - Nearby Interaction Allow Once Usage Description",
      summary: "Tells people why the app wants to measure distances to devices, in iOS 14.",
      discussion: """
        iOS 14 asks before each session that shares distance and direction with another device. Since
        iOS 15 the system reads
        [`NSNearbyInteractionUsageDescription`](key:NSNearbyInteractionUsageDescription); keep this
        key beside it only while the app runs in iOS 14.
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("14.0", deprecated: "15.0", from: .current)],
      localizable: true,
      apis: [API("NISession", of: "Nearby Interaction")],
      replacedBy: ["NSNearbyInteractionUsageDescription"],
      rules: [
        .should(
          .present.when(
            .target(before: .iOS("15.0")) && .present("NSNearbyInteractionUsageDescription"))
        ).from(.ownPage),
        .present.when(
          .target(before: .iOS("15.0")) && .code("the app measures distances to devices")
        ).from(.ownPage),
      ],
      example: "Shows where your friend's phone is.",
      sources: [
        .ownPage,
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("xcode/build-settings-reference"),
      ]),
  ]
}
