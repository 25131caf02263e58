import KeyModel

/// Calls, messages, mail, notifications, Siri and contacts.
var communicationPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.callkit.call-directory", "Call Directory", .nsExtension,
      summary: "Identifies and blocks callers by their phone number.",
      discussion: """
        The principal class is a subclass of `CXCallDirectoryProvider`. In `beginRequest(with:)`, it
        adds numbers to identify with
        `addIdentificationEntry(withNextSequentialPhoneNumber:label:)`, and numbers to block with
        `addBlockingEntry(withNextSequentialPhoneNumber:)`. Write the country code in each number,
        and add the numbers in ascending order. First check the context's `isIncremental`: if it is
        true, add and remove only what has changed. If it is false, or if you don't check it, add
        all numbers. At the end, call `completeRequest()` of the context. When the numbers have
        changed, the app calls `CXCallDirectoryManager.reloadExtension(withIdentifier:)`. People turn
        the extension on in Settings, which the app opens with `openSettings()` of the manager.

        The system runs the extension to load the numbers, not for each call, so the extension can't
        look up a caller on a server; for that, see
        [`com.apple.live-lookup`](point:com.apple.live-lookup). A name from the person's contacts
        takes precedence over yours. The system checks its own block list and the person's before
        your entries. Xcode's template is called Call Directory Extension.
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
        .framework("callkit/cxcalldirectoryextensioncontext/isincremental"),
        .framework(
          "callkit/cxcalldirectorymanager/reloadextension(withidentifier:completionhandler:)"),
        .framework("callkit/cxcalldirectorymanager/opensettings(completionhandler:)"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.live-lookup", "Live Caller ID Lookup", .exAppExtensionAttributes,
      summary: "Looks up callers on a server without revealing their numbers to the server.",
      discussion: """
        The type marked `@main` conforms to `LiveCallerIDLookupProtocol` and specifies the server to
        ask. Queries go through Apple's relays and are encrypted, so that the server can answer
        without knowing the number. Apple has to validate the server first: register it in the
        [CloudKit Console](https://icloud.developer.apple.com/dashboard/identity). People turn the
        extension on in Settings.

        Since iOS 27.2 and macOS 27.2, the extension's Info.plist also contains the addresses of the
        servers, in the two keys of [`NSPIRConfiguration`](key:NSPIRConfiguration). In iOS 27.3,
        macOS 27.3 and later, it isn't enough to give the addresses in code.
        """,
      availability: [
        .iOS("18.0", from: .current),
        .macCatalyst("18.0", from: .current),
        .macOS("15.0", from: .current),
        .visionOS("2.0", from: .current),
      ],
      uses: [
        .exAttributes,
        .init(
          "NSPIRConfiguration",
          sample: [
            "PIRServerURL": "https://pir.example.com",
            "PrivacyPassIssuerURL": "https://issuer.example.com",
          ]),
      ],
      sources: [
        .framework("identitylookup/livecalleridlookupprotocol"), .current("nspirconfiguration"),
        .framework(
          "identitylookup/getting-up-to-date-calling-and-blocking-information-for-your-app"),
        .gitHub(
          "apple/pir-service-example/blob/main/Sources/PIRService/PIRService.docc/OSChanges.md"),
        .systemStrings,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("identitylookup/livecalleridlookupprotocol"),
              "iOS 18.0, macOS 15.0 and visionOS 2.0, without watchOS."),
            .init(
              .framework("identitylookup/livecalleridlookupprotocol"),
              "The page's edition of 2025 also said watchOS 11.0."),
          ],
          choice: "watchOS isn't listed.", reason: "The page's newer edition takes precedence.")
      ]),
    ExtensionPoint(
      "com.apple.usernotifications.service", "Notification Service", .nsExtension,
      summary: "Changes a remote notification before people see it.",
      discussion: """
        The principal class is a subclass of `UNNotificationServiceExtension`. In
        `didReceive(_:withContentHandler:)` it decrypts texts or downloads attachments and passes
        the changed content on, within about 30 seconds; when the time is up, the system calls
        `serviceExtensionTimeWillExpire()`. If the extension passes nothing on by then, people see
        the original notification.

        The system calls the extension only for notifications that show an alert and whose payload
        sets `mutable-content` to 1, so check the payload first if the extension never runs. To
        suppress a notification, the extension needs the entitlement
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
        .entitlement("com.apple.developer.usernotifications.filtering"),
      ]),
    ExtensionPoint(
      "com.apple.calendar.virtualconference", "Virtual Conference Provider", .nsExtension,
      summary: "Lets people add an app's video calls to the events of their calendar.",
      discussion: """
        The principal class is a subclass of `EKVirtualConferenceProvider` with two methods. From
        `fetchAvailableRoomTypes(completionHandler:)` it returns the rooms that the calendar offers
        as locations, each with a title and an identifier. When someone has picked a room,
        `fetchVirtualConference(identifier:completionHandler:)` returns the call: at least one URL
        to join with, and optionally a title and details.

        Make these URLs universal links, for which the app needs
        [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains).
        On a device that has the event but not the app, a universal link opens a web page instead.
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
        .extensionTemplates,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("eventkit/ekvirtualconferenceprovider"),
              "Versions of the class, on watchOS and visionOS too."),
            .init(
              .extensionTemplates, "The identifier, in a target for iOS."),
          ],
          choice: "The extension point has the versions of its class.",
          reason: "No source dates the extension point itself.")
      ]),
    ExtensionPoint(
      "com.apple.contact.provider.extension", "Contact Provider", .exAppExtensionAttributes,
      summary: "Makes an app's contacts available to the entire system.",
      discussion: """
        The type marked `@main` conforms to `ContactProviderExtension`. The system first calls
        `configure(for:)`, and then gets the contacts through the enumerator that you return from
        `enumerator(for:)`; in `invalidate()`, stop the enumeration. Installing the app isn't
        enough: the extension doesn't run until the app has enabled it with `enable()` of
        `ContactProviderManager`, which may ask people for their approval. When the contacts have
        changed, the app calls `signalEnumerator(for:)` of the manager.
        """,
      availability: [.iOS("18.0", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("contactprovider/contactproviderextension"),
        .framework("contactprovider/contactprovidermanager"),
      ]),
    ExtensionPoint(
      "com.apple.location.push.service", "Location Push Service", .nsExtension,
      summary: "Runs when a server asks for the device's location.",
      discussion: """
        The principal class conforms to `CLLocationPushServiceExtension`. A push of the type
        `location`, whose topic is the app's bundle identifier with the suffix `.location-query`,
        starts the extension. In `didReceiveLocationPushPayload(_:completion:)`, the extension asks
        for the location, which it then sends to the server.

        Before any push arrives, the app calls `startMonitoringLocationPushes(completion:)` and
        sends the token that it receives to the server. The call fails without the entitlement
        [`com.apple.developer.location.push`](key:entitlements:com.apple.developer.location.push),
        which the account holder
        [requests](https://developer.apple.com/contact/request/location-push-service-extension/)
        from Apple. The app also needs the Push Notifications capability, which adds
        [`aps-environment`](key:entitlements:aps-environment), and people must have allowed the app
        to always use their location.
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
        .entitlement("com.apple.developer.location.push"),
      ]),
  ]
}
