import KeyModel

/// Calls, messages, mail, notifications, Siri and contacts.
var communicationPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.callkit.call-directory", "Call Directory", .nsExtension,
      summary: "Identifies and blocks callers by their phone number.",
      discussion: """
        The principal class is a subclass of `CXCallDirectoryProvider`. It adds all numbers at once,
        in `beginRequest(with:)`: some with a name, some to block, each with its country code and in
        ascending order. The system stores them and doesn't run the extension for a call, so it
        can't look up a caller on a server; for that, see
        [`com.apple.live-lookup`](point:com.apple.live-lookup).
        """,
      availability: [
        .iOS("10.0", from: .current),
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
      summary: "Looks up callers on a server without revealing the number to it.",
      discussion: """
        The type marked `@main` conforms to `LiveCallerIDLookupProtocol` and tells the system which
        server to ask. Queries go through Apple's relays, encrypted so that the server answers
        without knowing the number. Apple has to approve the server first.
        """,
      availability: [
        .iOS("18.0", from: .current),
        .macCatalyst("18.0", from: .current),
        .macOS("15.0", from: .current),
        .visionOS("2.0", from: .current),
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
      "com.apple.usernotifications.service", "Notification Service", .nsExtension,
      summary: "Changes a remote notification before people see it.",
      discussion: """
        The principal class is a subclass of `UNNotificationServiceExtension`. It decrypts texts or
        downloads attachments, in about 30 seconds; if it doesn't finish, people see the original
        notification. The system calls it only for notifications that show an alert and whose
        payload sets `mutable-content` to 1, so check the payload first if it never runs. To show
        nothing at all, it needs the entitlement
        [`com.apple.developer.usernotifications.filtering`](key:entitlements:com.apple.developer.usernotifications.filtering).
        """,
      availability: [
        .iOS("10.0", from: .current),
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
        The principal class is a subclass of `EKVirtualConferenceProvider`. It lists the kinds of
        room that the app offers, and returns the links of the one that people choose.
        """,
      availability: [
        .iOS("15.0", from: .current),
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
        The type marked `@main` conforms to `ContactProviderExtension`, and its enumerator hands out
        the contacts. It runs only after the app has enabled its domain, with people's consent.
        """,
      availability: [.iOS("18.0", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("contactprovider/contactproviderextension")
      ]),
    ExtensionPoint(
      "com.apple.location.push.service", "Location Push Service", .nsExtension,
      summary: "Runs when a server asks for the location of the device.",
      discussion: """
        The principal class conforms to `CLLocationPushServiceExtension`. A special push
        notification starts it, without anything being shown, so that an app for sharing locations
        can answer. The app needs the entitlement
        [`com.apple.developer.location.push`](key:entitlements:com.apple.developer.location.push),
        which Apple grants on request, and permission to use the location at all times.
        """,
      availability: [.iOS("15.0", from: .current)],
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
