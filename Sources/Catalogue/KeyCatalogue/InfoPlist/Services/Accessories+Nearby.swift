import KeyModel

private let services = SourceReference.current("nsapplicationservices")
private let connecting = SourceReference.framework(
  "devicediscoveryui/connecting-a-tvos-app-to-other-devices-over-the-local-network")
/// The page says what each entry contains, without calling it required.
private let inEachEntry = Rule.should(.present).from(services)
private let awareness = SourceReference.framework("wifiaware/adopting-wi-fi-aware")

/// A tvOS app and its companions on other devices.
var applicationServiceKeys: [Key] {
  [
    Key(
      "NSApplicationServices", .dictionary,
      summary: "Connects a tvOS app with copies of the app on iPhone, iPad and Apple Watch.",
      discussion: """
        Write the key in every app that takes part. The tvOS app lists the services that it looks
        for in [`Browses`](key:NSApplicationServices/Browses). The other apps list the services that
        they offer in [`Advertises`](key:NSApplicationServices/Advertises), under the same
        identifiers. The picker of DeviceDiscoveryUI then shows the matching devices, and the
        Network framework makes the connection. The example is for the app on iPhone or iPad. The
        picker shows no devices in Simulator, so test with real devices. For connections over Wi-Fi
        Aware, which DeviceDiscoveryUI also offers, write
        [`WiFiAwareServices`](key:WiFiAwareServices) instead.
        """,
      consequence: Consequence(
        "Unless the app on the other device declares the service too, the device doesn't appear in the picker.",
        from: connecting),
      availability: [
        .iOS("16.0", from: .current),
        .tvOS("16.0", from: .current), .watchOS("9.0", from: .current),
      ],
      apis: [
        API("DevicePicker", of: "DeviceDiscoveryUI"),
        API("DDDevicePickerViewController", of: "DeviceDiscoveryUI"),
      ],
      rules: [
        .present.when(
          .code("a tvOS app finds its copies on other devices with DeviceDiscoveryUI")
        ).from(.ownPage)
      ],
      example: ["Advertises": [["NSApplicationServiceIdentifier": "Example-Remote"]]],
      sources: [.ownPage, connecting, .framework("devicediscoveryui"), awareness]),
    Key(
      "NSApplicationServices/Browses", .array(of: .dictionary),
      summary: "Lists the services that a tvOS app looks for on other devices.",
      discussion: """
        Write one dictionary for each service, with all three keys: an identifier, the kinds of
        devices, and a description for people. An app may look for several services, each on
        different kinds of devices. Pass the identifier of one service to the picker. The picker
        shows a device if your app on it [advertises](key:NSApplicationServices/Advertises) the
        service. The device must be on the same network, and belong to the default user of the Apple
        TV or to that person's family.
        """,
      availability: [.tvOS("16.0", from: .current)],
      required: .optional,
      example: [
        [
          "NSApplicationServiceIdentifier": "Example-Remote",
          "NSApplicationServicePlatformSupport": ["iOS", "iPadOS"],
          "NSApplicationServiceUsageDescription": "Use your iPhone as a remote control.",
        ]
      ],
      seeAlso: ["NSApplicationServices/Advertises"],
      sources: [.ownPage, services, connecting]),
    Key(
      "NSApplicationServices/Browses/[]/NSApplicationServiceIdentifier", .string,
      summary: "Names a service that the tvOS app looks for.",
      discussion: """
        Any text will do, but the apps on both sides must use the same text: here, in
        [`Advertises`](key:NSApplicationServices/Advertises/[]/NSApplicationServiceIdentifier) of
        the other app, and in code, for the browser descriptor and the listener's service. Each
        service of the app needs a different identifier.
        """,
      consequence: Consequence(
        "A device appears in the picker only if its app declares the same identifier.",
        from: connecting),
      rules: [inEachEntry],
      example: "Example-Remote",
      seeAlso: ["NSApplicationServices/Advertises/[]/NSApplicationServiceIdentifier"],
      sources: [.ownPage, services, connecting]),
    Key(
      "NSApplicationServices/Browses/[]/NSApplicationServicePlatformSupport", .array(of: .string),
      summary: "Lists the kinds of devices on which the tvOS app looks for a service.",
      discussion: """
        List the systems whose version of your app advertises the service, for example `watchOS` for a
        heart rate. iPhone and iPad have separate values. Write another dictionary in `Browses` for
        a service on other kinds of devices. If a listed device is missing from the picker, check
        that it is on the same network and signed in to the iCloud account of the Apple TV's default
        user or a family member. Simulator shows no devices.
        """,
      consequence: Consequence(
        "The picker doesn't show devices whose system isn't listed.", from: connecting),
      values: .closed([
        AllowedValue("iOS", "For a service that an iPhone app offers; the picker lists iPhones."),
        AllowedValue("iPadOS", "For a service that an iPad app offers; the picker lists iPads."),
        AllowedValue(
          "watchOS", "For a service that a watch app offers, such as the heart rate of a workout."),
      ]),
      valuesSource: services,
      rules: [inEachEntry],
      example: ["iOS", "iPadOS"],
      sources: [services, .ownPage, connecting]),
    Key(
      "NSApplicationServices/Browses/[]/NSApplicationServiceUsageDescription", .string,
      summary: "Explains in the picker why the tvOS app wants to connect.",
      discussion: """
        Say why the app wants to connect, such as “Use your iPhone as a remote control.” People read
        the text in the picker. Unlike usage descriptions for private data, the key belongs in the
        service's dictionary, not at the top level.
        """,
      localizable: true,
      rules: [inEachEntry],
      example: "Use your iPhone as a remote control.",
      sources: [services, .ownPage]),
    Key(
      "NSApplicationServices/Advertises", .array(of: .dictionary),
      summary: "Lists the services that an app offers to its copy on Apple TV.",
      discussion: """
        Write the key in the app for iPhone, iPad or Apple Watch, with one dictionary for each
        service that this app offers. The dictionary contains only the identifier. As soon as the
        app launches, start an `NWListener` with `NWListener.Service(applicationService:)` and the
        same identifier, so that it is ready when the tvOS app connects.

        The picker shows the device only if it is on the same network, is signed in to the iCloud
        account of the Apple TV's default user or a family member, and is of a kind that the tvOS
        app lists in
        [`NSApplicationServicePlatformSupport`](key:NSApplicationServices/Browses/[]/NSApplicationServicePlatformSupport).
        That key has no value for visionOS, although visionOS supports `Advertises`. According to a
        developer, the apps also need the same bundle identifier, and the TV must be an Apple TV 4K.
        """,
      consequence: Consequence(
        "Without a dictionary for the service, the device doesn't appear in the picker of the tvOS app.",
        from: connecting),
      availability: [
        .iOS("16.0", from: .current),
        .visionOS("1.0", from: .current), .watchOS("9.0", from: .current),
      ],
      required: .optional,
      apis: [
        API("NWListener", of: "Network")
      ],
      example: [["NSApplicationServiceIdentifier": "Example-Remote"]],
      seeAlso: ["NSApplicationServices/Browses"],
      sources: [.ownPage, services, connecting, .gitHub("bendodson/LocalDeviceManager")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Names visionOS 1.0."),
            .init(services, "Doesn't name visionOS."),
          ],
          choice: "visionOS 1.0 is listed for this key.",
          reason: "The key's own page is the more specific of the two.")
      ]),
    Key(
      "NSApplicationServices/Advertises/[]/NSApplicationServiceIdentifier", .string,
      summary: "Names a service that the app offers to its copy on Apple TV.",
      discussion: """
        Copy it from
        [`Browses`](<key:NSApplicationServices/Browses/[]/NSApplicationServiceIdentifier>) of the
        tvOS app; the two must be identical. Use the same text in code, in
        `NWListener.Service(applicationService:)`. An app that offers several services has one
        dictionary for each.
        """,
      consequence: Consequence(
        "If the identifier differs from the tvOS app's, the device doesn't appear in the picker.",
        from: connecting),
      rules: [inEachEntry],
      example: "Example-Remote",
      seeAlso: ["NSApplicationServices/Browses/[]/NSApplicationServiceIdentifier"],
      sources: [.ownPage, services, connecting]),
  ]
}

private var publishesOrSubscribes: Rule {
  .atLeastOne(of: ["WiFiAwareServices/*/Publishable", "WiFiAwareServices/*/Subscribable"])
    .from(awareness)
}

private var emptyDictionary: Rule { .should(.count(exactly: 0)).from(awareness) }

private let wiFiAware: PropertyPath = "entitlements:com.apple.developer.wifi-aware"

/// The entitlement says the same as the dictionary of the service.
private func allowed(to use: PropertyListValue) -> Rule {
  let lacksUse: Condition = .present(wiFiAware) && !.contains(wiFiAware, use)
  return .should(.absent.when(lacksUse)).from(.entitlement("com.apple.developer.wifi-aware"))
}

/// Services of Wi-Fi Aware.
var wiFiAwareKeys: [Key] {
  [
    Key(
      "WiFiAwareServices", .dictionary,
      summary: "Declares the Wi-Fi Aware services that the app publishes or subscribes to.",
      discussion: """
        You need the key to use the Wi-Fi Aware framework. Each key names a service, and its
        dictionary says whether the app publishes it, subscribes to it, or both. The entitlement
        [`com.apple.developer.wifi-aware`](key:entitlements:com.apple.developer.wifi-aware) has to
        contain the matching values: `Publish`, `Subscribe` or both. In code, look up each service
        by exactly this name in `allServices` of `WAPublishableService` or `WASubscribableService`;
        looking up a service that isn't declared throws the error `serviceNotDeclared`.
        """,
      consequence: Consequence(
        "The app crashes if a service's name is invalid or its dictionary is empty.",
        from: awareness),
      availability: [.iOS("26.0", from: .current)],
      apis: [
        API("WAPublishableService", of: "Wi-Fi Aware"),
        API("WASubscribableService", of: "Wi-Fi Aware"),
      ],
      capability: "Wi-Fi Aware",
      rules: [
        .should(.needs("entitlements:com.apple.developer.wifi-aware", when: "To use Wi-Fi Aware"))
          .from(.entitlement("com.apple.developer.wifi-aware")),
        .present.when(.code("the app uses Wi-Fi Aware")).from(awareness),
      ],
      example: ["_example-service._tcp": ["Publishable": [:], "Subscribable": [:]]],
      sources: [
        .ownPage, awareness, .entitlement("com.apple.developer.wifi-aware"),
        .framework("wifiaware/waerror/servicenotdeclared(_:)"),
      ]),
    Key(
      "WiFiAwareServices/*", .dictionary,
      placeholder: "service",
      summary: "Declares one Wi-Fi Aware service by its name, and the app's role in it.",
      discussion: """
        The key is the name that goes over the air: an underscore, up to 15 letters, digits and
        hyphens, a period, and `_tcp` for services over TCP or `_udp` for all others. At least one
        character is a letter, and neither the first nor the last is a hyphen. Register the name
        with IANA, so that it can't collide with another developer's. The dictionary contains
        [`Publishable`](key:WiFiAwareServices/*/Publishable),
        [`Subscribable`](key:WiFiAwareServices/*/Subscribable) or both.
        """,
      consequence: Consequence(
        "The app crashes if the name is invalid or the dictionary has neither of the two keys.",
        from: awareness),
      rules: [
        .pattern(
          "^_(?:[0-9][0-9-]*)?[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\._(?:tcp|udp)$",
          "the name of a service, such as `_example-service._tcp`"
        ).from(awareness),
        // An underscore, 15 characters, and `._tcp`.
        .length(atMost: 21).from(awareness),
      ],
      example: ["Publishable": [:]],
      sources: [
        .ownPage, awareness, .framework("wifiaware/waservice"),
      ]),
    Key(
      "WiFiAwareServices/*/Publishable", .dictionary,
      summary: "Makes the app a server of the service, to which paired devices connect.",
      discussion: """
        Write an empty dictionary; there is nothing to configure. The entitlement
        [`com.apple.developer.wifi-aware`](key:entitlements:com.apple.developer.wifi-aware) must
        contain `Publish`. An app can publish a service only once on a device.
        """,
      consequence: Consequence(
        "Without the key, the service isn't in `WAPublishableService.allServices`.",
        from: awareness),
      required: .optional,
      apis: [API("WAPublishableService", of: "Wi-Fi Aware")],
      rules: [publishesOrSubscribes, emptyDictionary, allowed(to: "Publish")],
      example: [:],
      seeAlso: ["WiFiAwareServices/*/Subscribable"],
      sources: [
        .current("wifiawareservices"), awareness, .framework("wifiaware/wapublishableservice"),
        .entitlement("com.apple.developer.wifi-aware"),
      ]),
    Key(
      "WiFiAwareServices/*/Subscribable", .dictionary,
      summary: "Makes the app a client of the service on paired devices.",
      discussion: """
        Write an empty dictionary; there is nothing to configure. The entitlement
        [`com.apple.developer.wifi-aware`](key:entitlements:com.apple.developer.wifi-aware) must
        contain `Subscribe`. Each subscription costs resources, so don't subscribe to the same
        service several times at once. A service may have
        [`Publishable`](key:WiFiAwareServices/*/Publishable) too, as in a game in which each device
        can host.
        """,
      consequence: Consequence(
        "Without the key, the service isn't in `WASubscribableService.allServices`.",
        from: awareness),
      required: .optional,
      apis: [API("WASubscribableService", of: "Wi-Fi Aware")],
      rules: [publishesOrSubscribes, emptyDictionary, allowed(to: "Subscribe")],
      example: [:],
      seeAlso: ["WiFiAwareServices/*/Publishable"],
      sources: [
        .current("wifiawareservices"), awareness, .framework("wifiaware/wasubscribableservice"),
        .entitlement("com.apple.developer.wifi-aware"),
      ]),
  ]
}
