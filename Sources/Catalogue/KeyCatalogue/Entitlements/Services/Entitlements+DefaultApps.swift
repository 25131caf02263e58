import KeyModel

extension KeyGroup {
  /// Entitlements that let people choose an app as a default.
  static var defaultAppEntitlements: KeyGroup {
    KeyGroup(
      "default-apps", "Default apps and communication",
      summary: "The default apps of a device that an app can be.",
      keys: defaultAppKeys + telephonyKeys)
  }
}

private let connectionOptions = SourceReference.framework("uikit/uiscene/connectionoptions")

private var defaultAppKeys: [Key] {
  [
    Key(
      "com.apple.developer.calling-app", .boolean,
      title: "Default Calling App",
      summary: "Lets people make your app the default for calling phone numbers that they tap.",
      discussion: """
        Add the capability Default Calling App to a VoIP app. For a `tel:` URL, the system passes the
        app an activity whose `startCallHandle` is the number: to `scene(_:continue:)` of a running app,
        otherwise in the options of `scene(_:willConnectTo:options:)`. If the app can't call the number,
        open a `telephony:` URL for a cellular call. App Store Connect asks for CallKit or
        LiveCommunicationKit and for `voip` in [`UIBackgroundModes`](key:info-plist:UIBackgroundModes).
        """,
      consequence: Consequence(
        "Without it, people can't make the app their default for calls.", from: .ownPage),
      availability: [.iOS("18.2", from: .current), .watchOS("11.2", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      capability: "Default Calling App",
      example: true,
      seeAlso: ["com.apple.developer.dialing-app", "info-plist:UIBackgroundModes"],
      sources: [
        .ownPage, connectionOptions,
        .framework("callkit/preparing-your-app-to-be-the-default-calling-app", confidence: .high),
      ]),
    Key(
      "com.apple.developer.dialing-app", .boolean,
      title: "Default Dialer App",
      summary: "Lets people in the EU make your app the default for dialing numbers.",
      discussion: """
        Use it for an app that shows a keypad or contacts to call; the app doesn't have to place
        calls itself. The default dialer starts a call immediately, without a confirmation from the
        system, and can read the call history from the time when it became the default. In code, use
        `StartCellularConversationAction` and `TelephonyConversationManager`. For tests, your
        developer account and the device must be in the European Union.
        """,
      consequence: Consequence(
        "Without it, the app can't use the telephony interfaces of LiveCommunicationKit.",
        from: .framework(
          "livecommunicationkit/preparing-your-app-to-be-the-default-dialer-app", confidence: .high)
      ),
      availability: [.iOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
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
      summary: "Lets people make your app the default that opens when they tap to send a message.",
      discussion: """
        Add the capability Default Messaging App, and declare the scheme `im` in
        [`CFBundleURLTypes`](key:info-plist:CFBundleURLTypes). The app receives URLs such as
        `im:+15555550100` or `im:name@example.com`, without text, in `scene(_:openURLContexts:)`, at launch
        in the options of `scene(_:willConnectTo:options:)`, and without scenes in
        `application(_:open:options:)`. For other recipients, open the address with the scheme `sms`.
        """,
      consequence: Consequence(
        "Without it, people can't make the app their default for messages.", from: .ownPage),
      availability: [.iOS("18.2", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      capability: "Default Messaging App",
      rules: [
        .should(.noneOf([true], reason: "a messaging app declares the scheme 'im'")).when(
          !.has(urlSchemes, "im")
        ).from(
          .framework(
            "messages/preparing-your-app-to-be-the-default-messaging-app", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.carrier-messaging-app", "info-plist:CFBundleURLTypes"],
      sources: [
        .ownPage, connectionOptions,
        .framework(
          "messages/preparing-your-app-to-be-the-default-messaging-app", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carrier-messaging-app", .boolean,
      title: "Default Carrier Messaging App",
      summary: "Lets people in the EU make your app the default for SMS, MMS and RCS.",
      discussion: """
        It is for iPhone apps that use TelephonyMessagingKit. The framework works after people make the
        app their default, but does nothing on iPad and Mac. Add the capability Default Carrier
        Messaging App; with Apple's provisioning profile, you can develop and test anywhere. People need
        an account registered in the European Union, and their device must be in the European Union.
        """,
      consequence: Consequence(
        "Without it, the app can't use TelephonyMessagingKit.",
        from: .framework("telephonymessagingkit", confidence: .high)),
      availability: [.iOS("26.0", from: .current)],
      required: .optional,
      capability: "Default Carrier Messaging App",
      example: true,
      seeAlso: ["com.apple.developer.messaging-app"],
      sources: [.ownPage, .framework("telephonymessagingkit", confidence: .high)]),
    Key(
      "com.apple.developer.navigation-app", .boolean,
      title: "Default Navigation",
      summary: "Lets people in the EU and Japan make your app the default for directions.",
      discussion: """
        Add the capability Default Navigation, declare the scheme `geo-navigation` in
        [`CFBundleURLTypes`](key:info-plist:CFBundleURLTypes), and add `location` to
        [`UIBackgroundModes`](key:info-plist:UIBackgroundModes). The app receives URLs such as
        `geo-navigation:///directions?destination=…` and `geo-navigation:///place?coordinate=…`,
        which don't include the means of transportation. App Store Connect asks for the scheme and
        the background mode. In Japan, this works in iOS 26.2 and later.
        """,
      consequence: Consequence(
        "Without it, people can't make the app their default for directions.", from: .ownPage),
      availability: [.iOS("18.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      capability: "Default Navigation",
      rules: [
        .should(
          .noneOf([true], reason: "a navigation app declares the scheme 'geo-navigation'")
        ).when(!.has(urlSchemes, "geo-navigation")).from(
          .framework(
            "mapkit/preparing-your-app-to-be-the-default-navigation-app", confidence: .high)),
        .should(.noneOf([true], reason: "a navigation app has the background mode 'location'"))
          .when(!.contains("info-plist:UIBackgroundModes", "location")).from(
            .framework(
              "mapkit/preparing-your-app-to-be-the-default-navigation-app", confidence: .high)),
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
      summary: "Lets people make your app the default for translating text in other apps.",
      discussion: """
        Add the capability Translation and an
        [extension](point:com.apple.public.translation-ui-provider) that shows the translation of
        the selected text. If the app translates on a server, the app's Info.plist also needs
        [`com.apple.developer.translation-ui-provider.network-access`](key:info-plist:com.apple.developer.translation-ui-provider.network-access).
        """,
      consequence: Consequence(
        "Without it, people can't choose the app as their default for translations.",
        from: .framework(
          "translationuiprovider/preparing-your-app-to-be-the-default-translation-app")),
      availability: [.iOS("18.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      capability: "Translation",
      example: true,
      seeAlso: ["com.apple.developer.navigation-app"],
      sources: [
        .ownPage,
        .framework("translationuiprovider/preparing-your-app-to-be-the-default-translation-app"),
      ]),
    Key(
      "com.apple.developer.mail-client", .boolean,
      summary: "Lets people make your app the default that opens for email addresses.",
      discussion: """
        The system opens the default email app for `mailto:` links. The account holder fills out
        Apple's form to request the entitlement. The app must declare the scheme `mailto` in
        [`CFBundleURLTypes`](key:info-plist:CFBundleURLTypes), be able to send email to any valid
        address, and receive email from any sender. It may let people filter incoming email.
        """,
      consequence: Consequence(
        "Without it, people can't make the app their default for email.", from: .ownPage),
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/default-mail-client).",
      rules: [
        .should(.noneOf([true], reason: "an email app declares the scheme 'mailto'"))
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
      summary: "Lets an app send critical SMS messages without user interaction.",
      discussion: """
        It is, for example, for apps that check on people in dangerous places. For each recipient,
        `requestAuthorization(for:)` shows a prompt with the text of
        [`NSCriticalMessagingUsageDescription`](key:info-plist:NSCriticalMessagingUsageDescription); a
        later call withdraws the permission for earlier recipients. In the foreground, `send(_:to:)`
        fails with `notSupported`. The system may limit the rate. The API isn't listed for watchOS.
        """,
      consequence: Consequence(
        "Without it, the app can't send messages with the Critical Messaging API.", from: .ownPage),
      availability: [.iOS("18.2", from: .current), .watchOS("11.2", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      capability: "Critical Messaging",
      rules: [
        .should(
          .needs(
            "info-plist:NSCriticalMessagingUsageDescription",
            when: "Where an app asks for permission to send critical messages")
        ).from(.current("nscriticalmessagingusagedescription"))
      ],
      example: true,
      seeAlso: ["info-plist:NSCriticalMessagingUsageDescription"],
      sources: [
        .ownPage, .current("nscriticalmessagingusagedescription"),
        .framework("messages/sending-sms-messages-from-an-app"),
        .framework("messages/mscriticalsmsmessenger/requestauthorization(for:)"),
      ]),
    Key(
      "com.apple.developer.upi-device-validation", .boolean,
      summary: "Lets a payment app enroll the device with the Unified Payments Interface (UPI).",
      discussion: """
        `setUPIVerificationCodeSendCompletion(_:)` of `MFMessageComposeViewController` shows a
        message whose recipients and text people can't change. Add the key manually.
        """,
      consequence: Consequence(
        "Without it, the app can't use `setUPIVerificationCodeSendCompletion(_:)`.", from: .ownPage),
      availability: [.iOS("17.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [
        API(
          "MFMessageComposeViewController.setUPIVerificationCodeSendCompletion(_:)",
          of: "MessageUI", url: nil)
      ],
      approval:
        "Apple grants the entitlement to account holders [on request](https://developer.apple.com/contact/request/upi-device-validation).",
      example: true),
    Key(
      "com.apple.CommCenter.fine-grained", .array(of: .string),
      summary: "Lists the Core Telephony carrier services that an app may use.",
      discussion: """
        Use it for mobile carriers' apps and App Clips. Write an array with the values that Apple
        granted you. With `public-cellular-plan`, an app installs eSIMs through
        `CTCellularPlanProvisioning`. With `public-subscriber-info`, it reads `carrierToken` of
        `CTSubscriber`, which proves to the carrier's server that the app runs on a subscriber's
        device. It also reads `isSIMInserted`, for a SIM that matches the Info.plist's carrier data.
        """,
      consequence: Consequence(
        "Without it, an app can't use `CTCellularPlanProvisioning`.",
        from: .framework("coretelephony/ctcellularplanprovisioning")),
      availability: [.iOS("10.0", from: .current)],
      values: .documented([
        AllowedValue("public-cellular-plan", "For apps that install their carrier's eSIM."),
        AllowedValue(
          "public-subscriber-info", "For apps that read the carrier token and the state of a SIM."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      apis: [
        API("CTCellularPlanProvisioning", of: "Core Telephony"),
        API("CTSubscriber", of: "Core Telephony"),
      ],
      approval:
        "Apple grants the entitlement on request, with a form for each value on [Apple's page](https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.commcenter.fine-grained).",
      example: ["public-cellular-plan"],
      sources: [
        .ownPage, .framework("coretelephony/ctcellularplanprovisioning"),
        .framework("coretelephony/ctsubscriber/carriertoken"),
        .framework("coretelephony/ctsubscriber/issiminserted"),
      ]),
    Key(
      "com.apple.developer.accessibility.merchant-api-control", .boolean,
      title: "Merchant Accessibility API Control",
      summary: "Lets an app use an accessibility interface for merchants.",
      discussion: """
        Apple's page has the title *Merchant Accessibility API Control* and states only the type. It
        names no API and doesn't say who can have the entitlement or how to request it.
        """,
      availability: [.iOS("18.2", from: .current)],
      required: .optional,
      example: true),
  ]
}
