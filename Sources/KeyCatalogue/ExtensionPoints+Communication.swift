import KeyModel

/// Calls, messages, mail, notifications, Siri and contacts.
var communicationPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.callkit.call-directory", "Call Directory", .nsExtension,
      summary: "Names callers and blocks calls by phone number.",
      discussion: """
        The principal class is a subclass of `CXCallDirectoryProvider`. The system calls it when
        the app asks for that, and stores the numbers that it adds: some with a name, some to
        block. The numbers have to be added in ascending order.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .iPadOS("10.0", from: .current),
        .macCatalyst("10.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("CallDirectoryHandler"),
      ],
      sources: [
        .framework("callkit/cxcalldirectoryprovider"),
        .framework("callkit/identifying-and-blocking-calls"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.live-lookup", "Live Caller ID Lookup", .exAppExtensionAttributes,
      summary: "Looks up callers on a server that does not learn the number.",
      discussion: """
        The type with `@main` conforms to `LiveCallerIDLookupProtocol` and tells the system which
        server to ask. Queries go through Apple's relays, encrypted so that the server answers
        without knowing the number. Apple has to approve the server first.
        """,
      availability: [
        .iOS("18.0", from: .current),
        .iPadOS("18.0", from: .current),
        .macCatalyst("18.0", from: .current),
        .macOS("15.0", from: .current),
        .visionOS("2.0", from: .current),
        .watchOS("11.0", from: .current),
      ],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("identitylookup/livecalleridlookupprotocol"),
        .framework(
          "identitylookup/getting-up-to-date-calling-and-blocking-information-for-your-app"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.identitylookup.message-filter", "Message Filter", .nsExtension,
      summary: "Sorts out unwanted messages from unknown senders.",
      discussion: """
        The principal class is a subclass of `ILMessageFilterExtension` that conforms to
        `ILMessageFilterQueryHandling`. It decides by itself, or lets the system ask a server at
        [`ILMessageFilterExtensionNetworkURL`](key:NSExtension/NSExtensionAttributes/ILMessageFilterExtensionNetworkURL).
        A server needs an associated domain of the service `messagefilter`.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .iPadOS("11.0", from: .current),
        .macCatalyst("13.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("MessageFilterExtension"),
        .attribute("ILMessageFilterExtensionNetworkURL", .optional),
      ],
      sources: [
        .framework("identitylookup/ilmessagefilterextension"),
        .framework("identitylookup/creating-a-message-filter-app-extension"),
        .archive2018("AppExtensionKeys.html"),
      ]),
    ExtensionPoint(
      "com.apple.identitylookup.classification-ui", "Unwanted Communication Reporting",
      .nsExtension,
      summary: "Lets people report unwanted calls and messages to an app.",
      discussion: """
        The principal class is a subclass of `ILClassificationUIExtensionViewController`. It asks
        what is wrong with the call or message, and the system sends the answer to a server or in a
        text message, as the attributes say.
        """,
      availability: [
        .iOS("12.0", from: .current),
        .iPadOS("12.0", from: .current),
        .macCatalyst("13.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("UnwantedCommunicationReportingExtension"),
        .attribute("ILClassificationExtensionSMSReportDestination", .optional),
      ],
      sources: [
        .framework("identitylookupui/ilclassificationuiextensionviewcontroller"),
        .archive2018("AppExtensionKeys.html"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.intents-service", "Intents", .nsExtension,
      summary: "Does what people ask of an app through Siri, Maps or Shortcuts.",
      discussion: """
        The principal class is a subclass of `INExtension` that returns a handler for each intent
        in [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported). The app
        has the Siri capability, with the entitlement `com.apple.developer.siri`. New apps offer
        most actions with App Intents instead, which need no such extension.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .iPadOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("3.2", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("IntentHandler"),
        .attribute("IntentsSupported", sample: ["INSendMessageIntent"]),
        .attribute("IntentsRestrictedWhileLocked", .optional),
        .attribute("IntentsRestrictedWhileProtectedDataUnavailable", .optional),
        .attribute("SupportedMediaCategories", .optional),
      ],
      sources: [
        .framework("intents/inextension"),
        .extensionTemplates,
      ]),
    ExtensionPoint(
      "com.apple.intents-ui-service", "Intents UI", .nsExtension,
      summary: "Shows an interface of the app inside Siri and Maps.",
      discussion: """
        The view controller conforms to `INUIHostedViewControlling`. It adds to what the system
        shows for an intent, or replaces it. The intent itself is handled by an extension at
        `com.apple.intents-service`.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .iPadOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        .attribute("IntentsSupported", sample: ["INSendMessageIntent"]),
      ],
      sources: [
        .framework("intentsui/inuihostedviewcontrolling"),
        .extensionTemplates,
      ]),
    ExtensionPoint(
      "com.apple.message-payload-provider", "iMessage App or Sticker Pack", .nsExtension,
      summary: "Adds an app or a pack of stickers to Messages.",
      discussion: """
        The principal class of an iMessage app is a subclass of `MSMessagesAppViewController`, or
        the storyboard's first view controller is one. A pack without code names the class
        `StickerBrowserViewController`, which the system brings along.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .iPadOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current),
      ],
      uses: [
        .nsExtension,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        .attribute("MSSupportedPresentationContexts", .optional),
      ],
      sources: [
        .framework("messages/msmessagesappviewcontroller"),
        .extensionTemplates,
      ]),
    ExtensionPoint(
      "com.apple.usernotifications.content-extension", "Notification Content", .nsExtension,
      summary: "Shows notifications of the app with an interface of its own.",
      discussion: """
        The view controller conforms to `UNNotificationContentExtension`. The system uses the
        extension for notifications of the categories in
        [`UNNotificationExtensionCategory`](key:NSExtension/NSExtensionAttributes/UNNotificationExtensionCategory),
        when a person opens one up.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .iPadOS("10.0", from: .current),
        .macCatalyst("10.0", from: .current),
        .macOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        .attribute("UNNotificationExtensionCategory", .required, sample: "trail-report"),
        .attribute("UNNotificationExtensionInitialContentSizeRatio", .required, sample: 0.5),
        .attribute("UNNotificationExtensionDefaultContentHidden", .optional),
        .attribute("UNNotificationExtensionOverridesDefaultTitle", .optional),
        .attribute("UNNotificationExtensionUserInteractionEnabled", .optional),
      ],
      sources: [
        .framework("usernotificationsui/unnotificationcontentextension"),
        .extensionTemplates,
      ]),
    ExtensionPoint(
      "com.apple.usernotifications.service", "Notification Service", .nsExtension,
      summary: "Changes a remote notification before people see it.",
      discussion: """
        The principal class is a subclass of `UNNotificationServiceExtension`. It decrypts texts or
        downloads attachments, in about half a minute at most. The system calls it only for
        notifications that show an alert and whose payload sets `mutable-content` to 1. Showing
        nothing at all takes the entitlement `com.apple.developer.usernotifications.filtering`.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .iPadOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("10.14", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("6.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("NotificationService"),
      ],
      sources: [
        .framework("usernotifications/unnotificationserviceextension"),
        .framework("usernotifications/modifying-content-in-newly-delivered-notifications"),
        .extensionTemplates,
      ]),
    ExtensionPoint(
      "com.apple.calendar.virtualconference", "Virtual Conference Provider", .nsExtension,
      summary: "Offers an app for video conferences when people add an event to the calendar.",
      discussion: """
        The principal class is a subclass of `EKVirtualConferenceProvider`. It lists rooms, and
        gives the links of the one that a person chooses.
        """,
      availability: [
        .iOS("15.0", from: .current),
        .iPadOS("15.0", from: .current),
        .macCatalyst("15.0", from: .current),
        .macOS("12.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("8.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("VirtualConferenceProvider"),
      ],
      sources: [
        .framework("eventkit/ekvirtualconferenceprovider"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.contact.provider.extension", "Contact Provider", .exAppExtensionAttributes,
      summary: "Provides contacts that the app manages to the whole system.",
      discussion: """
        The type with `@main` conforms to `ContactProviderExtension`, and its enumerator hands out
        the contacts. It runs only after the app has enabled its domain, with a person's consent.
        """,
      availability: [
        .iOS("18.0", from: .current),
        .iPadOS("18.0", from: .current),
      ],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("contactprovider/contactproviderextension")
      ]),
    ExtensionPoint(
      "com.apple.email.extension", "Mail", .nsExtension,
      summary: "Adds actions, blocking, encryption or compose tools to Mail.",
      discussion: """
        The principal class conforms to `MEExtension`, and returns a handler for each capability in
        [`MEExtensionCapabilities`](key:NSExtension/NSExtensionAttributes/MEExtensionCapabilities):
        `MEContentBlocker`, `MEMessageActionHandler`, `MEComposeSessionHandler` or
        `MEMessageSecurityHandler`. It takes the place of the plug-ins that Mail once loaded.
        """,
      availability: [
        .macOS("12.0", from: .current)
      ],
      uses: [
        .nsExtension,
        .principalClass("MailExtension"),
        .attribute("MEExtensionCapabilities", sample: ["MEContentBlocker"]),
        .attribute("MEComposeSession", .optional),
      ],
      sources: [
        .framework("mailkit/meextension")
      ]),
    ExtensionPoint(
      "com.apple.location.push.service", "Location Push Service", .nsExtension,
      summary: "Runs when a server asks for the position of the device.",
      discussion: """
        The principal class conforms to `CLLocationPushServiceExtension`. A special push
        notification starts it, without anything being shown, so that an app for sharing positions
        can answer. It needs the entitlement `com.apple.developer.location.push`, which Apple
        grants on request, and permission to use the location at all times.
        """,
      availability: [
        .iOS("15.0", from: .current),
        .iPadOS("15.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("LocationPushService"),
      ],
      sources: [
        .framework("corelocation/cllocationpushserviceextension"),
        .framework("corelocation/creating-a-location-push-service-extension"),
        .extensionTemplates,
      ]),
  ]
}
