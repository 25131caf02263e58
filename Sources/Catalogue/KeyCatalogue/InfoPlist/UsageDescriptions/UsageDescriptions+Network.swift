import KeyModel

/// The local network and its services.
var localNetworkKeys: [Key] {
  [
    Key(
      "NSLocalNetworkUsageDescription", .string,
      title: "Privacy - Local Network Usage Description",
      summary: "Tells people why the app wants to find and connect to devices on their network.",
      discussion: """
        Write it if the app, or a library in it, uses Bonjour or connects to local addresses,
        directly or by multicast or broadcast. iOS 14, visionOS 1, macOS 15 and later ask when that
        first happens; Apple TV and Apple Watch never ask. Until people have answered, an iOS app in
        the background is denied without a prompt; App Clips are always denied. Web views, AirPlay,
        printing with UIKit and AccessorySetupKit need no permission. An app that browses for or
        registers Bonjour services also lists their types in
        [`NSBonjourServices`](key:NSBonjourServices). In iOS, iPadOS and visionOS, multicast and
        broadcast require the entitlement
        [`com.apple.developer.networking.multicast`](key:entitlements:com.apple.developer.networking.multicast).

        This key and `NSBonjourServices` belong in the Info.plist of the app, not of its extensions.
        The Simulator never asks; test on a device. Without permission, Bonjour operations wait with
        the error −65570 (`kDNSServiceErr_PolicyDenied`), and the path of an `NWConnection` has the
        reason `localNetworkDenied`. A developer found that macOS doesn't ask for a Mac Catalyst app
        without the key, and denies access silently.
        """,
      consequence: Consequence(
        "Without the text, macOS asks with a generic text, which doesn't say what the app does on the network.",
        from: .gitHub("block/buzz/pull/2263")),
      availability: [
        .iOS("14.0", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: bonjourBrowsers,
      rules: [
        .should(
          .present.when(
            .code(
              "the app uses the local network, directly or through a library",
              bonjourBrowsers.map(\.symbol)))
        ).from(.ownPage)
      ],
      example: "Finds printers on your network.",
      seeAlso: ["NSBonjourServices"],
      sources: [
        .ownPage, localNetworkNote, .gitHub("block/buzz/pull/2263"),
        .gitHub("Redth/MAUI.Sherpa/pull/96"), .gitHub("PrismLauncher/PrismLauncher/pull/3198"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0."),
            .init(
              localNetworkNote,
              "The system asks in iOS 14, macOS 15 and visionOS 1, and never on tvOS and watchOS."),
          ],
          choice: "The versions of the key's own page.",
          reason:
            "Apple's page says which systems know the key, the technical note which systems ask."
        ),
        EditorNote(
          .requirement,
          [
            .init(.ownPage, "An app that uses the local network should have the key."),
            .init(
              .gitHub("PrismLauncher/PrismLauncher/pull/3198"),
              "The key is recommended, and macOS 15 asks without it."),
            .init(
              .gitHub("block/buzz/pull/2263"),
              "Without the key, macOS asks with a generic text."),
            .init(
              .gitHub("Redth/MAUI.Sherpa/pull/96"),
              "Without the key, macOS doesn't ask a Mac Catalyst app and denies access silently."),
          ],
          choice: "This page recommends the key and names what developers observed.",
          reason: "Apple's page says *should*, and the reports differ.", isEditorial: false),
      ]),
    Key(
      "NSBonjourServices", .array(of: .string),
      title: "Bonjour services",
      summary: "Lists the types of Bonjour services that the app looks for or offers.",
      discussion: """
        List every type that the app browses for or registers, with its protocol: `_ipp._tcp` or
        `_example._udp`. For Multipeer Connectivity, put an underscore before the service type and
        `._tcp` after it, so that `card-table` becomes `_card-table._tcp`. In iOS, iPadOS and
        visionOS, types that aren't known in advance, and browsing for all types, require the
        entitlement
        [`com.apple.developer.networking.multicast`](key:entitlements:com.apple.developer.networking.multicast).
        The key belongs beside
        [`NSLocalNetworkUsageDescription`](key:NSLocalNetworkUsageDescription) in the Info.plist of
        the app, not of its extensions.
        """,
      consequence: Consequence(
        "For a type that isn't listed, browsing or registering fails with the error −65555 of DNS-SD or −72008 of `NSNetService`.",
        from: .gitHub("tolo/HHServices/issues/23")),
      availability: [
        .iOS("14.0", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: bonjourBrowsers,
      rules: [
        .should(
          .pattern(
            "^(?:_[A-Za-z0-9-]+[.])*_[A-Za-z0-9_-]+[.]_(?:tcp|udp)[.]?$",
            "a type with its protocol, such as `_ipp._tcp`")
        ).from(.ownPage),
        .should(
          .present.when(.code("the app looks for Bonjour services", bonjourBrowsers.map(\.symbol)))
        ).from(.ownPage),
        bonjourWithoutReason(.needs(localNetworkText, when: "To use Bonjour"))
          .when(.platform(.iOS, .iPadOS, .macOS, .visionOS))
          .from(.gitHub("LizardByte/Sunshine/pull/5186")),
        bonjourWithoutReason(.should(.needs(localNetworkText, when: "On other systems")))
          .from(.current("nslocalnetworkusagedescription")),
      ],
      example: ["_ipp._tcp"],
      seeAlso: ["NSLocalNetworkUsageDescription"],
      sources: [
        .ownPage, .current("nslocalnetworkusagedescription"),
        .framework("technotes/tn3179-understanding-local-network-privacy"),
        .gitHub("tolo/HHServices/issues/23"), .gitHub("yagiz/Bagel/issues/63"),
        .gitHub("LizardByte/Sunshine/pull/5186"),
      ]),
  ]
}

private let localNetworkNote = SourceReference.framework(
  "technotes/tn3179-understanding-local-network-privacy")

private let localNetworkText: PropertyPath = "NSLocalNetworkUsageDescription"

/// The systems of Apple TV don't ask people for access to the local network.
private func bonjourWithoutReason(_ rule: Rule) -> Rule {
  rule.saying(
    "the app lists Bonjour services, but not why it uses the local network",
    "add 'NSLocalNetworkUsageDescription' with a sentence that says what the access is for")
}

/// APIs that look for Bonjour services.
private let bonjourBrowsers = [
  API(
    "NWBrowser", of: "Network",
    linked: "_$s7Network9NWBrowserC10DescriptorO7bonjouryAESS_SSSgtcAEmFWC",
    "_$s7Network9NWBrowserC10DescriptorO20bonjourWithTXTRecordyAESS_SSSgtcAEmFWC",
    "_nw_browse_descriptor_create_bonjour_service"),
  API(
    "NetServiceBrowser.searchForServices(ofType:inDomain:)", of: "Foundation",
    linked: "-searchForServicesOfType:inDomain: _OBJC_CLASS_$_NSNetServiceBrowser"),
  API(
    "MCNearbyServiceBrowser", of: "Multipeer Connectivity",
    linked: "-startBrowsingForPeers _OBJC_CLASS_$_MCNearbyServiceBrowser"),
  API("DNSServiceBrowse(_:_:_:_:_:_:_:)", of: "dnssd", linked: "_DNSServiceBrowse"),
]
