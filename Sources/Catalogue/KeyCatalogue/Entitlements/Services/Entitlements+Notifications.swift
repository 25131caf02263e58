import KeyModel

extension KeyGroup {
  /// Entitlements for notifications, beside that for the push service itself.
  static var notificationEntitlements: KeyGroup {
    KeyGroup(
      "notification-entitlements", "Kinds of notifications",
      summary: "Which special notifications an app may send or receive.", keys: notificationKeys)
  }
}

extension SourceReference {
  fileprivate static let pushToTalkErrors = framework(
    "pushtotalk/ptinstantiationerror-swift.struct/code", confidence: .high)
  fileprivate static let locationPushErrors = framework(
    "corelocation/cllocationpushserviceerror-swift.struct/code/missingpushserverenvironment",
    confidence: .high)
}

private var notificationKeys: [Key] {
  [
    Key(
      "com.apple.developer.usernotifications.critical-alerts",
      .boolean,
      title: "Critical Alerts",
      summary: "Lets an app send alerts that sound even if the device is muted or in a Focus.",
      discussion: """
        Once Apple has granted the entitlement, ask people for permission with the option
        `criticalAlert`. A notification uses `UNNotificationSound.defaultCritical`, or a sound and
        volume that you choose. For ordinary urgency, use [Time Sensitive
        notifications](key:com.apple.developer.usernotifications.time-sensitive). Apple's page names
        versions that are older than critical alerts, which iOS 12 introduced. Write `true`,
        although the page gives this value as the default.
        """,
      consequence: Consequence(
        "Without it, the app can't request the option `criticalAlert`.", from: .ownPage),
      availability: [
        .iOS("5.0", from: .current),
        .macCatalyst("13.1", from: .current), .macOS("10.14", from: .current),
        .tvOS("12.0", from: .current), .watchOS("5.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [
        API("UNAuthorizationOptions.criticalAlert", of: "User Notifications", url: nil),
        API("UNNotificationSound.defaultCritical", of: "User Notifications", url: nil),
      ],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/notifications-critical-alerts-entitlement/).",
      rules: [.present.when(.code("the app sends critical alerts")).from(.ownPage)],
      example: true,
      seeAlso: ["aps-environment", "com.apple.developer.usernotifications.time-sensitive"],
      sources: [
        .ownPage,
        .framework("usernotifications/unauthorizationoptions/criticalalert", confidence: .high),
      ]),
    Key(
      "com.apple.developer.usernotifications.time-sensitive",
      .boolean,
      summary: "Lets the app's notifications break through a Focus and the notification summary.",
      discussion: """
        Turn on Time Sensitive Notifications in Xcode. The app sets `interruptionLevel` of a
        notification to `.timeSensitive`, or the server sends `time-sensitive` as
        `interruption-level`. People can turn these notifications off for each app, so use them only
        for what needs immediate attention. Apple's entitlements reference has no page for the key.
        """,
      consequence: Consequence(
        "Without it, a notification marked as Time Sensitive has normal priority.",
        from: .gitHub("binwiederhier/ntfy-ios/pull/21")),
      availability: [
        .iOS("15.0", from: .current), .macOS("12.0", from: .current),
        .watchOS("8.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [
        API("UNNotificationInterruptionLevel.timeSensitive", of: "User Notifications", url: nil)
      ],
      capability: "Time Sensitive Notifications",
      rules: [
        .present.when(.code("the app sends Time Sensitive notifications")).from(
          .framework(
            "usernotifications/handling-communication-notifications-and-focus-status-updates",
            confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.usernotifications.communication"],
      sources: [
        .framework(
          "usernotifications/unnotificationinterruptionlevel/timesensitive", confidence: .high),
        .framework("usernotifications/generating-a-remote-notification", confidence: .high),
        .capabilityNames,
        .framework(
          "usernotifications/handling-communication-notifications-and-focus-status-updates",
          confidence: .high), .gitHub("binwiederhier/ntfy-ios/pull/21"),
      ]),
    Key(
      "com.apple.developer.usernotifications.communication",
      .boolean,
      summary: "Lets the app's notifications show a person's picture, as messages and calls do.",
      discussion: """
        Turn on Communication Notifications for the app in Xcode. For each message or call, make an
        `INSendMessageIntent` or `INStartCallIntent`, donate its interaction, and then pass the
        intent to `updating(from:)` of the notification's content, for example in a notification
        service extension. The system shows the sender's picture and may let the message break
        through a Focus. List the intents in
        [`NSUserActivityTypes`](key:info-plist:NSUserActivityTypes).

        If an Intents extension follows the Focus with `INShareFocusStatusIntent`, its app needs the
        entitlement. Apple's entitlements reference has no page for the key.
        """,
      consequence: Consequence(
        "Without it, notifications have no picture of the sender and can't break through a Focus as messages or calls do.",
        from: .framework(
          "usernotifications/implementing-communication-notifications", confidence: .high)),
      availability: [
        .iOS("15.0", from: .current), .macOS("12.0", from: .current),
        .watchOS("8.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("UNNotificationContent.updating(from:)", of: "User Notifications", url: nil)],
      capability: "Communication Notifications",
      rules: [
        .present.when(.code("the app sends communication notifications")).from(
          .framework(
            "usernotifications/implementing-communication-notifications", confidence: .high))
      ],
      example: true,
      seeAlso: [
        "info-plist:NSUserActivityTypes", "com.apple.developer.usernotifications.time-sensitive",
      ],
      sources: [
        .framework("usernotifications/unnotificationcontent/updating(from:)", confidence: .high),
        .capabilityNames,
        .framework("usernotifications/implementing-communication-notifications", confidence: .high),
        .framework(
          "usernotifications/handling-communication-notifications-and-focus-status-updates",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.usernotifications.filtering",
      .boolean,
      summary:
        "Lets a notification service extension discard a notification instead of showing it.",
      discussion: """
        Add it to the entitlements file of the [service
        extension](point:com.apple.usernotifications.service), not the app's. If the extension
        returns an empty `UNNotificationContent`, the system shows nothing. The server has to send
        `alert` as `apns-push-type`; otherwise, the system shows the notification. A service
        extension also needs the key to report an encrypted call: without it,
        `reportNewIncomingVoIPPushPayload(_:completion:)` fails with
        `missingNotificationFilteringEntitlement`.
        """,
      consequence: Consequence(
        "Without it, the extension can't keep a notification from being shown.", from: .ownPage),
      availability: [.iOS("13.3", from: .current), .macOS("11.0", from: .current)],
      apis: [
        API("UNNotificationServiceExtension", of: "User Notifications", url: nil),
        API(
          "CXProvider.reportNewIncomingVoIPPushPayload(_:completion:)", of: "CallKit", url: nil,
          linked: "-reportNewIncomingVoIPPushPayload:completion: _OBJC_CLASS_$_CXProvider"),
      ],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/notification-service).",
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .present.when(
          .code(
            "a notification service extension discards notifications",
            ["CXProvider.reportNewIncomingVoIPPushPayload(_:completion:)"])
        ).from(
          .ownPage),
      ],
      example: true,
      seeAlso: ["aps-environment"],
      sources: [
        .ownPage,
        .framework(
          "callkit/cxerrorcodenotificationserviceextensionerror/missingnotificationfilteringentitlement",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.push-to-talk",
      .boolean,
      title: "Push to Talk Entitlement",
      summary: "Lets an app offer walkie-talkie conversations.",
      discussion: """
        Turn on Push to Talk in Xcode. The app also needs the value `push-to-talk` in
        [`UIBackgroundModes`](key:info-plist:UIBackgroundModes), the push entitlement
        [`aps-environment`](key:aps-environment) and
        [`NSMicrophoneUsageDescription`](key:info-plist:NSMicrophoneUsageDescription). Without the
        first two, `PTChannelManager` fails with `missingBackgroundMode` or
        `missingPushServerEnvironment`. The framework shows the system interface for the
        conversation and wakes the app when someone talks.
        """,
      consequence: Consequence(
        "Without it, `PTChannelManager` fails with `missingEntitlement`.",
        from: .pushToTalkErrors),
      availability: [.iOS("16.0", from: .current)],
      apis: [
        API(
          "PTChannelManager", of: "Push to Talk", url: nil, linked: "_OBJC_CLASS_$_PTChannelManager"
        )
      ],
      capability: "Push to Talk",
      rules: [
        .needs("aps-environment", when: "With this entitlement").from(.pushToTalkErrors),
        .needs("info-plist:UIBackgroundModes", when: "With this entitlement").from(
          .pushToTalkErrors),
        .should(.noneOf([true], reason: "the app needs the background mode 'push-to-talk'")).when(
          .present("info-plist:UIBackgroundModes")
            && !.contains("info-plist:UIBackgroundModes", "push-to-talk")
        ).from(.framework("pushtotalk/creating-a-push-to-talk-app", confidence: .high)),
        .should(.needs("info-plist:NSMicrophoneUsageDescription", when: "With this entitlement"))
          .from(.framework("pushtotalk/creating-a-push-to-talk-app", confidence: .high)),
        .present.when(.code("the app uses `PTChannelManager`", ["PTChannelManager"])).from(
          .pushToTalkErrors),
      ],
      example: true,
      seeAlso: [
        "info-plist:UIBackgroundModes", "aps-environment",
        "info-plist:NSMicrophoneUsageDescription",
      ],
      sources: [
        .ownPage,
        .framework("pushtotalk/creating-a-push-to-talk-app", confidence: .high), .pushToTalkErrors,
        .capabilityNames,
      ]),
    Key(
      "com.apple.developer.location.push",
      .boolean,
      title: "Location Push Service Extension",
      summary: "Lets a push notification launch an extension that reports the device's location.",
      discussion: """
        It is for apps that let people share their location. The app calls
        `startMonitoringLocationPushes(completion:)` and gives the token to its server, which then
        sends pushes of the type `location` with `.location-query` after the bundle identifier in
        `apns-topic`. A [Location Push Service
        extension](point:com.apple.location.push.service) handles them if people have allowed the
        app to always use their location. The app also needs the purpose strings for location and
        [`aps-environment`](key:aps-environment).
        """,
      consequence: Consequence(
        "Without it, `startMonitoringLocationPushes(completion:)` fails with an error.",
        from: .ownPage),
      availability: [.iOS("15.0", from: .current)],
      apis: [
        API(
          "CLLocationManager.startMonitoringLocationPushes(completion:)", of: "Core Location",
          url: nil,
          linked: "-startMonitoringLocationPushesWithCompletion: _OBJC_CLASS_$_CLLocationManager")
      ],
      capability: "Location Push Service Extension",
      rules: [
        .needs("aps-environment", when: "With this entitlement").from(.locationPushErrors),
        .present.when(
          .code(
            "the app receives location pushes",
            ["CLLocationManager.startMonitoringLocationPushes(completion:)"])
        ).from(.ownPage),
      ],
      example: true,
      seeAlso: ["aps-environment"],
      sources: [
        .ownPage, .locationPushErrors,
        .framework("corelocation/creating-a-location-push-service-extension", confidence: .high),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(
              .framework(
                "corelocation/creating-a-location-push-service-extension", confidence: .high),
              "Request the entitlement from Apple before you create the extension (in 2025)."),
            .init(.ownPage, "Add the capability in Xcode (in 2026)."),
          ], choice: "No approval is needed.", reason: "The newer edition takes precedence."),
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS 15.0 (in 2025)."),
            .init(.ownPage, "iOS 7.0 and macOS 10.9 (in 2026)."),
          ], choice: "iOS 15.0, which introduced location pushes.",
          reason:
            "The versions of 2026 are those of Core Location, which is older than location pushes."),
      ]),
  ]
}
