import KeyModel

/// Wallet, messages, calls and devices nearby.
var serviceUsageKeys: [Key] {
  [
    Key(
      "NSFinancialDataUsageDescription", .string,
      summary: "Tells people why the app wants to see their accounts and transactions in Wallet.",
      discussion: """
        It is required in an app that reads accounts, balances and transactions with FinanceKit. The
        system shows the text when the app calls `requestAuthorization()`. The app also needs the
        entitlement
        [`com.apple.developer.financekit`](key:entitlements:com.apple.developer.financekit), which
        Apple grants to organizations,
        [on request](https://developer.apple.com/contact/request/financekit/). Apple's overview of
        FinanceKit writes the key as `NSFinancialDataDescription`, without `Usage`; write the name
        that the key's own page has.
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("17.4", from: .current)],
      localizable: true,
      apis: [API("FinanceStore.requestAuthorization()", of: "FinanceKit")],
      approval: "Apple grants the FinanceKit entitlement to organizations that apply for it.",
      rules: [
        .should(.needs("entitlements:com.apple.developer.financekit", when: "To use FinanceKit"))
          .from(.entitlement("com.apple.developer.financekit")),
        .present.when(.code("the app reads financial data from Wallet")).from(
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
      summary: "Gives the reasons, by purpose, for asking for data from an ID in Wallet.",
      discussion: """
        It is for an app that asks in several situations, such as to check someone's age in one and
        their name in another. Each entry has a name of your choice; the request names it in
        `usageDescriptionKey`, and the system shows the text of that entry. An app with one purpose
        needs only [`NSIdentityUsageDescription`](key:NSIdentityUsageDescription). Keep that key
        beside the dictionary: before iOS 26.2, only that key works. Requests also need the
        entitlement
        [`com.apple.developer.in-app-identity-presentment`](key:entitlements:com.apple.developer.in-app-identity-presentment).
        """,
      availability: [
        .iOS("26.2", from: .current),
        .visionOS(
          "1.0", note: "The property that names the entry is for visionOS 26.2 and later.",
          from: .current),
      ],
      required: .optional,
      localizable: true,
      apis: [API("PKIdentityRequest.usageDescriptionKey", of: "PassKit")],
      example: [
        "age-verification": "Checks that you are old enough for the order.",
        "identity-verification": "Fills in your name in the contract.",
      ],
      seeAlso: ["NSIdentityUsageDescription"],
      sources: [
        .ownPage, .framework("passkit/pkidentityrequest/usagedescriptionkey"),
        .framework("passkit/requesting-identity-data-from-a-wallet-pass"),
      ]),
    Key(
      "NSIdentityUsageDescriptionDictionary/*", .string,
      placeholder: "purpose",
      summary: "Explains one purpose for which the app asks for data from an ID.",
      discussion: """
        The key is a name of your choice, such as `age-verification`. Code sets it as the
        `usageDescriptionKey` of a `PKIdentityRequest`, spelled exactly the same.
        """,
      required: .optional,
      localizable: true,
      example: "Checks that you are old enough for the order.",
      sources: [.ownPage, .framework("passkit/pkidentityrequest/usagedescriptionkey")]),
    Key(
      "NSCriticalMessagingUsageDescription", .string,
      summary: "Tells people why the app wants to send text messages on its own.",
      discussion: """
        It is required before `requestAuthorization(for:)` of `MSCriticalSMSMessenger`, which sends
        messages from an app in the background to chosen recipients. It can help someone who works
        in a dangerous place and can't unlock the iPhone. An alert asks for each recipient, with the
        name if the number is among the contacts; a later call of the method withdraws the
        permission for the earlier recipients. People can change the answers in Settings,
        *Privacy & Security*, *Critical Messaging*. The app also needs the entitlement
        [`com.apple.developer.messages.critical-messaging`](key:entitlements:com.apple.developer.messages.critical-messaging);
        in the foreground, sending fails with `notSupported`.
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
        .framework("messages/mscriticalsmsmessenger/requestauthorization(for:)"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.messages.critical-messaging"),
      ]),
    Key(
      "NSMicrophoneInjectionUsageDescription", .string,
      summary: "Tells people why the app wants to add its sound to their calls.",
      discussion: """
        It is for apps that speak for people who can't: everyone in a phone, FaceTime or other call
        hears their synthesized speech. The system shows the text when the app calls
        `requestMicrophoneInjectionPermission(completionHandler:)`; before that, people must turn on
        *Add Audio in Calls* in Settings, *Accessibility*, *Audio & Visual*. The app then calls
        `setPreferredMicrophoneInjectionMode(_:)` of `AVAudioSession` with `spokenAudio`. App Review
        rejects other uses. To hear people, an app needs
        [`NSMicrophoneUsageDescription`](key:NSMicrophoneUsageDescription).
        """,
      consequence: Consequence(
        "Without the key, the system terminates the app when it asks for permission.",
        from: .framework("avfaudio/adding-synthesized-speech-to-calls")),
      availability: [.iOS("18.2", from: .current), .visionOS("2.2", from: .current)],
      localizable: true,
      apis: [
        API(
          "AVAudioApplication.requestMicrophoneInjectionPermission(completionHandler:)",
          of: "AVFAudio",
          linked:
            "-requestMicrophoneInjectionPermissionWithCompletionHandler: _OBJC_CLASS_$_AVAudioApplication"
        )
      ],
      rules: [
        .present.when(
          .code(
            "the app adds sound to calls",
            ["AVAudioApplication.requestMicrophoneInjectionPermission(completionHandler:)"])
        ).from(
          .framework("avfaudio/adding-synthesized-speech-to-calls"))
      ],
      example: "Speaks what you type during calls.",
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
        Write it only if the app also runs on iOS 14, which asks before each session that shares
        distance and direction with another device. In iOS 15 and later, the system asks once and
        reads [`NSNearbyInteractionUsageDescription`](key:NSNearbyInteractionUsageDescription).
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("14.0", deprecated: "15.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "NISession", of: "Nearby Interaction",
          linked: "-runWithConfiguration: _OBJC_CLASS_$_NISession")
      ],
      replacedBy: ["NSNearbyInteractionUsageDescription"],
      rules: [
        .should(
          .present.when(
            .target(before: .iOS("15.0")) && .present("NSNearbyInteractionUsageDescription"))
        ).from(.ownPage),
        .present.when(
          .target(before: .iOS("15.0"))
            && .code("the app measures distances to devices", ["NISession"])
        ).from(.framework("uikit/requesting-access-to-protected-resources")),
      ],
      example: "Shows where your friend's phone is.",
      sources: [
        .ownPage,
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("xcode/build-settings-reference"),
      ]),
  ]
}
