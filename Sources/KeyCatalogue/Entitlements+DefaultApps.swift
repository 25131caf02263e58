import KeyModel

extension KeyGroup {
  /// Entitlements that let people choose an app as a default.
  static var defaultAppEntitlements: KeyGroup {
    KeyGroup(
      "default-apps", "Default apps and communication",
      summary: "Which of the device's default apps an app can be.",
      keys: defaultAppKeys + telephonyKeys)
  }
}

private var defaultAppKeys: [Key] {
  [
    Key(
      "com.apple.developer.calling-app", .boolean,
      title: "Default Calling App",
      summary: "Lets people choose an app as the default for calls.",
      discussion: """
        People choose it under *Default Apps* in Settings.
        """,
      availability: [.iOS("18.2", from: .current), .watchOS("11.2", from: .current)],
      default: false,
      defaultSource: .ownPage,
      capability: "Default Calling App",
      example: true,
      seeAlso: ["com.apple.developer.dialing-app"],
      sources: [
        .ownPage,
        .framework("callkit/preparing-your-app-to-be-the-default-calling-app", confidence: .high),
      ]),
    Key(
      "com.apple.developer.dialing-app", .boolean,
      title: "Default Dialer App",
      summary:
        "Lets people in the European Union choose an app as the default for dialing phone numbers.",
      discussion: """
        The app starts cellular calls with `StartCellularConversationAction`; it needs the
        entitlement for this and for `TelephonyConversationManager`.
        """,
      availability: [.iOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [
        API("StartCellularConversationAction", of: "LiveCommunicationKit", url: nil),
        API("TelephonyConversationManager", of: "LiveCommunicationKit", url: nil),
      ],
      capability: "Default Dialer App",
      example: true,
      seeAlso: ["com.apple.developer.calling-app"],
      sources: [
        .ownPage,
        .framework(
          "livecommunicationkit/preparing-your-app-to-be-the-default-dialer-app", confidence: .high),
      ]),
    Key(
      "com.apple.developer.messaging-app", .boolean,
      title: "Default Messaging App",
      summary: "Lets people choose an app as the default for messages.",
      discussion: """
        The app declares the scheme `im` in
        [`CFBundleURLTypes`](key:info-plist:CFBundleURLTypes), and opens `im:` links.
        """,
      availability: [.iOS("18.2", from: .current)],
      default: false,
      defaultSource: .ownPage,
      capability: "Default Messaging App",
      rules: [
        .should(.noneOf([true], reason: "an app for messages declares the scheme 'im'")).when(
          !.has(urlSchemes, "im")
        ).from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.carrier-messaging-app", "info-plist:CFBundleURLTypes"],
      sources: [
        .ownPage,
        .framework(
          "messages/preparing-your-app-to-be-the-default-messaging-app", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carrier-messaging-app", .boolean,
      title: "Default Carrier Messaging App",
      summary:
        "Lets people in the European Union choose an app as the default for carrier messages.",
      discussion: """
        You can develop such an app anywhere, but the people who use it have an account of the
        European Union and are there with their device.
        """,
      availability: [.iOS("26.0", from: .current)],
      capability: "Default Carrier Messaging App",
      example: true,
      seeAlso: ["com.apple.developer.messaging-app"]),
    Key(
      "com.apple.developer.navigation-app", .boolean,
      title: "Default Navigation",
      summary:
        "Lets people in the European Union and in Japan choose an app as the default for directions.",
      discussion: """
        In Japan it works from iOS 26.2 on. The app declares the scheme `geo-navigation` in
        [`CFBundleURLTypes`](key:info-plist:CFBundleURLTypes) and has `location` in
        [`UIBackgroundModes`](key:info-plist:UIBackgroundModes).
        """,
      availability: [.iOS("18.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      capability: "Default Navigation",
      rules: [
        .should(
          .noneOf([true], reason: "an app for directions declares the scheme 'geo-navigation'")
        ).when(!.has(urlSchemes, "geo-navigation")).from(.ownPage),
        .should(.noneOf([true], reason: "an app for directions has the background mode 'location'"))
          .when(!.has("info-plist:UIBackgroundModes", "location")).from(.ownPage),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.translation-app", "info-plist:CFBundleURLTypes",
        "info-plist:UIBackgroundModes",
      ],
      sources: [
        .ownPage,
        .framework("mapkit/preparing-your-app-to-be-the-default-navigation-app", confidence: .high),
      ]),
    Key(
      "com.apple.developer.translation-app", .boolean,
      title: "Translation",
      summary: "Lets people choose an app as the default for translations.",
      discussion: """
        People choose it under *Default Apps* in Settings. Its
        [extension](point:com.apple.public.translation-ui-provider) shows translations in other
        apps.
        """,
      availability: [.iOS("18.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      capability: "Translation",
      example: true,
      seeAlso: ["com.apple.developer.navigation-app"]),
    Key(
      "com.apple.developer.mail-client", .boolean,
      summary: "Lets people choose an app as the default for mail.",
      discussion: """
        The system starts the default mail app for `mailto:` links. The app declares the scheme
        `mailto` in [`CFBundleURLTypes`](key:info-plist:CFBundleURLTypes), can send to any
        address, and receives from any sender.
        """,
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.noneOf([true], reason: "a mail app declares the scheme 'mailto'"))
          .when(.present("info-plist:CFBundleURLTypes") && !.has(urlSchemes, "mailto")).from(
            .ownPage),
        .should(.needs("info-plist:CFBundleURLTypes", when: "With this entitlement")).from(
          .ownPage),
      ],
      example: true,
      seeAlso: ["info-plist:CFBundleURLTypes", "com.apple.developer.web-browser"]),
  ]
}

private var telephonyKeys: [Key] {
  [
    Key(
      "com.apple.developer.messages.critical-messaging", .boolean,
      title: "Critical Messaging",
      summary: "Lets an app send SMS messages in an emergency.",
      discussion: """
        People are asked, with the text of
        [`NSCriticalMessagingUsageDescription`](key:info-plist:NSCriticalMessagingUsageDescription).
        """,
      availability: [.iOS("18.2", from: .current), .watchOS("11.2", from: .current)],
      default: false,
      defaultSource: .ownPage,
      capability: "Critical Messaging",
      rules: [
        .should(
          .needs(
            "info-plist:NSCriticalMessagingUsageDescription",
            when: "Where an app asks for permission to send such messages")
        ).from(.current("nscriticalmessagingusagedescription"))
      ],
      example: true,
      seeAlso: ["info-plist:NSCriticalMessagingUsageDescription"],
      sources: [.ownPage, .current("nscriticalmessagingusagedescription")]),
    Key(
      "com.apple.developer.upi-device-validation", .boolean,
      summary: "Lets an app enroll a device for payments with UPI.",
      discussion: """
        The app shows a message whose recipients and text people can't change, with
        `setUPIVerificationCodeSendCompletion(_:)`. UPI is the Unified Payments Interface.
        """,
      availability: [.iOS("17.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [
        API(
          "MFMessageComposeViewController.setUPIVerificationCodeSendCompletion(_:)",
          of: "MessageUI", url: nil)
      ],
      approval: "Apple grants the entitlement to account holders on request.",
      example: true),
    Key(
      "com.apple.CommCenter.fine-grained", .array(of: .string),
      summary: "Lists the services of Core Telephony that an app may use.",
      discussion: """
        Each value has its own request form.
        """,
      availability: [.iOS("10.0", from: .current)],
      values: .documented([
        AllowedValue("public-cellular-plan", "Lets an app install an eSIM."),
        AllowedValue("public-subscriber-info", "Lets an app read facts about the subscriber."),
      ]),
      valuesSource: .ownPage,
      apis: [
        API("CTCellularPlanProvisioning", of: "Core Telephony"),
        API("CTSubscriber", of: "Core Telephony"),
      ],
      approval: "Apple grants the entitlement on request.",
      example: ["public-cellular-plan"]),
    Key(
      "com.apple.developer.accessibility.merchant-api-control", .boolean,
      title: "Merchant Accessibility API Control",
      summary: "Lets an app use the accessibility interface for merchants.",
      discussion: """
        Its page gives no more than the name *Merchant Accessibility API Control*.
        """,
      availability: [.iOS("18.2", from: .current)],
      example: true),
  ]
}
