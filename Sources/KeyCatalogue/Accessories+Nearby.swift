import KeyModel

private let services = SourceReference.current("nsapplicationservices")
private let connecting = SourceReference.framework(
  "devicediscoveryui/connecting-a-tvos-app-to-other-devices-over-the-local-network")
private let awareness = SourceReference.framework("wifiaware/adopting-wi-fi-aware")

/// An Apple TV app and its companions on other devices.
var applicationServiceKeys: [Key] {
  [
    Key(
      "NSApplicationServices", .dictionary,
      summary: "Connects an Apple TV app with copies of the app on iPhone, iPad and Apple Watch.",
      discussion: """
        The Apple TV app lists in [`Browses`](key:NSApplicationServices/Browses) what it looks for,
        the other apps in [`Advertises`](key:NSApplicationServices/Advertises) what they offer,
        under the same identifiers. The picker of DeviceDiscoveryUI then shows the devices of the
        household that fit; the Network framework makes the connection.
        """,
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
          .code("the app on Apple TV, or its copy on another device, uses DeviceDiscoveryUI")
        ).from(.ownPage)
      ],
      example: [
        "Browses": [
          [
            "NSApplicationServiceIdentifier": "Example-Remote",
            "NSApplicationServicePlatformSupport": ["iOS", "iPadOS"],
            "NSApplicationServiceUsageDescription": "Use your iPhone as a remote control.",
          ]
        ]
      ],
      sources: [.ownPage, connecting]),
    Key(
      "NSApplicationServices/Browses", .array(of: .dictionary),
      summary: "Lists the services that an Apple TV app looks for on other devices.",
      discussion: """
        An app may look for several services, each on other kinds of device. The picker shows
        devices that are in the same network and belong to the person who uses the Apple TV, or to
        the family.
        """,
      availability: [.tvOS("16.0", from: .current)],
      example: [
        [
          "NSApplicationServiceIdentifier": "Example-Remote",
          "NSApplicationServicePlatformSupport": ["iOS", "iPadOS"],
          "NSApplicationServiceUsageDescription": "Use your iPhone as a remote control.",
        ]
      ],
      seeAlso: ["NSApplicationServices/Advertises"],
      sources: [.ownPage, services]),
    Key(
      "NSApplicationServices/Browses/[]/NSApplicationServiceIdentifier", .string,
      summary: "Names a service, exactly as the apps that offer it do.",
      discussion:
        "Each service of the app has a name for itself, and the apps on both sides have the same.",
      example: "Example-Remote",
      seeAlso: ["NSApplicationServices/Advertises/[]/NSApplicationServiceIdentifier"],
      sources: [.ownPage, services]),
    Key(
      "NSApplicationServices/Browses/[]/NSApplicationServicePlatformSupport", .array(of: .string),
      summary: "Lists the kinds of device on which an Apple TV app looks for a service.",
      values: .closed([
        AllowedValue("iOS", "Shows iPhones in the picker."),
        AllowedValue("iPadOS", "Shows iPads in the picker."),
        AllowedValue("watchOS", "Shows Apple Watches in the picker."),
      ]),
      valuesSource: services,
      example: ["iOS", "iPadOS"],
      sources: [services, .ownPage, connecting]),
    Key(
      "NSApplicationServices/Browses/[]/NSApplicationServiceUsageDescription", .string,
      summary: "Explains in the picker why the Apple TV app wants to connect.",
      localizable: true,
      example: "Use your iPhone as a remote control.",
      sources: [services, .ownPage]),
    Key(
      "NSApplicationServices/Advertises", .array(of: .dictionary),
      summary: "Lists the services that an app offers to its copy on Apple TV.",
      discussion: """
        The app listens for connections with an `NWListener` of the same service; without the entry
        the device doesn't appear in the picker.
        """,
      availability: [
        .iOS("16.0", from: .current),
        .visionOS("1.0", from: .current), .watchOS("9.0", from: .current),
      ],
      example: [["NSApplicationServiceIdentifier": "Example-Remote"]],
      seeAlso: ["NSApplicationServices/Browses"],
      sources: [.ownPage, services, connecting],
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
      summary: "Names a service that the app offers, exactly as the Apple TV app looks for it.",
      example: "Example-Remote",
      seeAlso: ["NSApplicationServices/Browses/[]/NSApplicationServiceIdentifier"],
      sources: [.ownPage, services]),
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
      summary: "Declares the Wi-Fi Aware services that the app publishes or uses.",
      discussion: """
        Each key names a service, each value says whether the app publishes it, subscribes to it, or
        both. The entitlement `com.apple.developer.wifi-aware` has to contain `Publish`, `Subscribe`
        or both to match. Use the names in code exactly as they are written here.
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
      sources: [.ownPage, awareness, .entitlement("com.apple.developer.wifi-aware")]),
    Key(
      "WiFiAwareServices/*", .dictionary, placeholder: "service",
      summary: "Says what the app does with one service.",
      discussion: """
        The key is the name as it is sent: an underscore, up to 15 letters, digits and hyphens, a
        period, and `_tcp` or `_udp`. At least one of the characters is a letter, and neither the
        first nor the last is a hyphen.
        """,
      consequence: Consequence("The app crashes if the dictionary is empty.", from: awareness),
      rules: [
        .pattern(
          "^_(?:[0-9][0-9-]*)?[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\._(?:tcp|udp)$",
          "the name of a service, such as `_example-service._tcp`"
        ).from(awareness),
        // An underscore, 15 characters, and `._tcp`.
        .length(atMost: 21).from(awareness),
      ],
      example: ["Publishable": [:]],
      sources: [awareness]),
    Key(
      "WiFiAwareServices/*/Publishable", .dictionary,
      summary: "Publishes the service: the app is the server, and paired devices connect to it.",
      discussion: "The dictionary is empty. An app publishes a service at most once on a device.",
      required: .optional,
      apis: [API("WAPublishableService", of: "Wi-Fi Aware")],
      rules: [publishesOrSubscribes, emptyDictionary, allowed(to: "Publish")],
      example: [:],
      seeAlso: ["WiFiAwareServices/*/Subscribable"],
      sources: [awareness]),
    Key(
      "WiFiAwareServices/*/Subscribable", .dictionary,
      summary: "Subscribes to the service: the app is the client of paired devices.",
      discussion: "The dictionary is empty.",
      required: .optional,
      apis: [API("WASubscribableService", of: "Wi-Fi Aware")],
      rules: [publishesOrSubscribes, emptyDictionary, allowed(to: "Subscribe")],
      example: [:],
      seeAlso: ["WiFiAwareServices/*/Publishable"],
      sources: [awareness]),
  ]
}
