import KeyModel

extension KeyGroup {
  /// Entitlements for network extensions and special traffic.
  static var networkEntitlements: KeyGroup {
    KeyGroup(
      "network-entitlements", "Networks", summary: "How an app may change, watch and use networks.",
      keys: networkKeys + cellularKeys)
  }
}

private var networkKeys: [Key] {
  [
    Key(
      "com.apple.developer.networking.networkextension", .array(of: .string),
      title: "Network Extensions Entitlement",
      summary: "Lists the kinds of network extension that an app offers.",
      discussion: """
        The app and its extension both have it. An app extension, as iOS and the Mac App Store
        have it, uses the plain values. A Mac app that is signed with Developer ID carries its
        provider as a system extension, and needs the values that end in `-systemextension`, in
        a profile made by hand: Xcode's capability writes the plain ones. The app then has
        [`com.apple.developer.system-extension.install`](key:com.apple.developer.system-extension.install)
        too.
        """,
      consequence: Consequence(
        "`NEPacketTunnelProvider` and similar classes can't be used without it.",
        from: .framework("networkextension/nepackettunnelprovider", confidence: .high)),
      availability: [
        .iOS("9.0", from: .current),
        .macOS("10.11", from: .current), .tvOS("17.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue("packet-tunnel-provider", "Carries IP packets, as a VPN does."),
        AllowedValue(
          "packet-tunnel-provider-systemextension", "Carries IP packets, signed with Developer ID."),
        AllowedValue("app-proxy-provider", "Carries the TCP and UDP connections of apps."),
        AllowedValue(
          "app-proxy-provider-systemextension",
          "Carries connections of apps, signed with Developer ID."),
        AllowedValue("content-filter-provider", "Allows or blocks connections of other apps."),
        AllowedValue(
          "content-filter-provider-systemextension",
          "Allows or blocks connections, signed with Developer ID."),
        AllowedValue("dns-proxy", "Answers the DNS queries of the device."),
        AllowedValue("dns-proxy-systemextension", "Answers DNS queries, signed with Developer ID."),
        AllowedValue("dns-settings", "Sets the DNS servers of the whole system."),
        AllowedValue(
          "app-push-provider", "Receives messages in a local network without Apple's push service."),
        AllowedValue("relay", "Relays TCP and UDP connections."),
        AllowedValue("url-filter-provider", "Allows or blocks URLs."),
      ]),
      valuesSource: .ownPage,
      apis: [
        API("NEPacketTunnelProvider", of: "Network Extension"),
        API("NEAppProxyProvider", of: "Network Extension"),
        API("NEFilterDataProvider", of: "Network Extension"),
        API("NEDNSProxyProvider", of: "Network Extension"),
        API("NEAppPushProvider", of: "Network Extension"),
      ],
      capability: "Network Extensions",
      rules: [
        .count(atLeast: 1).codes("ITMS-90164").from(.gitHub("tripflex/WifiWizard2/issues/116")),
        .noneOf(
          [
            "packet-tunnel-provider", "app-proxy-provider", "content-filter-provider", "dns-proxy",
          ],
          reason: "with Developer ID, the value of a provider ends in '-systemextension'"
        ).when(.distribution(.developerID)).from(.ownPage),
      ],
      example: ["packet-tunnel-provider"],
      seeAlso: [
        "com.apple.developer.networking.vpn.api", "com.apple.developer.system-extension.install",
      ],
      sources: [
        .ownPage,
        .framework("networkextension/nepackettunnelprovider", confidence: .high),
        .framework("xcode/configuring-network-extensions", confidence: .high),
      ]),
    Key(
      "com.apple.developer.networking.vpn.api", .array(of: .string),
      title: "Personal VPN Entitlement",
      summary: "Lets an app set up a VPN with a protocol of the system.",
      discussion: """
        `NEVPNManager` manages such a configuration, over IPsec or IKEv2. For your own protocol,
        write a [network extension](key:com.apple.developer.networking.networkextension).
        """,
      availability: [
        .iOS("8.0", from: .current),
        .macOS("10.10", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([AllowedValue("allow-vpn", "Lets the app manage its VPN configuration.")]
      ),
      valuesSource: .ownPage,
      apis: [API("NEVPNManager", of: "Network Extension")],
      capability: "Personal VPN",
      example: ["allow-vpn"],
      seeAlso: ["com.apple.developer.networking.networkextension"]),
    Key(
      "com.apple.developer.networking.custom-protocol", .boolean,
      summary: "Lets an app or daemon open connections with a custom IP protocol.",
      discussion: """
        A provisioning profile has to authorize it. Apple's article uses the capability as a way
        to get a first profile for a daemon; the reference of entitlements has no page about the
        key.
        """,
      availability: [.macOS("10.15", from: .current)],
      apis: [API("NWParameters.init(customIPProtocolNumber:)", of: "Network")],
      capability: "Custom Network Protocol",
      example: true,
      sources: [
        .framework("network/nwparameters/init(customipprotocolnumber:)", confidence: .high),
        .framework("xcode/signing-a-daemon-with-a-restricted-entitlement", confidence: .high),
        .capabilityNames,
      ]),
    Key(
      "com.apple.developer.networking.multicast", .boolean,
      summary: "Lets an app send and receive multicast and broadcast in the local network.",
      discussion: """
        With it, an app can also find and advertise any type of Bonjour service. People are
        asked with the text of
        [`NSLocalNetworkUsageDescription`](key:info-plist:NSLocalNetworkUsageDescription) in any
        case.
        """,
      consequence: Consequence(
        "Without it, iOS doesn't let an app send or receive IP multicast and broadcast.",
        from: .ownPage),
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("info-plist:NSLocalNetworkUsageDescription", when: "With this entitlement"))
          .from(.ownPage)
      ],
      example: true,
      seeAlso: ["info-plist:NSLocalNetworkUsageDescription", "info-plist:NSBonjourServices"],
      sources: [.ownPage, .framework("technotes/tn3179-understanding-local-network-privacy")]),
    Key(
      "com.apple.developer.associated-domains.applinks.read-write", .boolean,
      summary: "Lets a Mac browser read and change whether universal links open in apps.",
      discussion: """
        Apple's form for it is about universal links in browsers. To open its own links, an app
        has
        [`com.apple.developer.associated-domains`](key:com.apple.developer.associated-domains).
        """,
      availability: [.macOS("10.15", from: .current)],
      apis: [API("SFUniversalLink", of: "Safari Services")],
      approval: "An app in the App Store needs Apple's permission.",
      example: true,
      seeAlso: ["com.apple.developer.associated-domains"],
      sources: [
        .ownPage,
        .framework("safariservices/sfuniversallink", confidence: .high),
        .framework("safariservices/sfuniversallink/isenabled", confidence: .high),
      ]),
    Key(
      "com.apple.developer.associated-domains.mdm-managed", .boolean,
      summary: "Lets device management set the associated domains of an app.",
      discussion: """
        Apple's reference of entitlements has no page about the key; Xcode calls the capability
        MDM Managed Associated Domains.
        """,
      availability: [],
      capability: "MDM Managed Associated Domains",
      example: true,
      seeAlso: ["com.apple.developer.associated-domains"],
      sources: [.capabilityNames]),
    Key(
      "com.apple.developer.networking.wifi-info", .boolean,
      title: "Access Wi-Fi Information Entitlement",
      summary: "Lets an app read the name of the current Wi-Fi network.",
      discussion: """
        `NEHotspotNetwork.fetchCurrent` and the older `CNCopyCurrentNetworkInfo` give it. The app
        must also know the precise location, have configured the network itself, or have an active
        configuration of a VPN or of DNS settings.
        """,
      consequence: Consequence(
        "Without it, `NEHotspotNetwork.fetchCurrent` produces `nil`.",
        from: .framework(
          "networkextension/nehotspotnetwork/fetchcurrent(completionhandler:)", confidence: .high)),
      availability: [.iOS("12.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [
        API("NEHotspotNetwork.fetchCurrent(completionHandler:)", of: "Network Extension", url: nil),
        API("CNCopyCurrentNetworkInfo", of: "System Configuration", url: nil),
      ],
      capability: "Access WiFi Information",
      example: true,
      seeAlso: ["com.apple.developer.networking.HotspotConfiguration"],
      sources: [
        .ownPage,
        .framework(
          "networkextension/nehotspotnetwork/fetchcurrent(completionhandler:)", confidence: .high),
      ]),
    Key(
      "com.apple.developer.networking.HotspotConfiguration", .boolean,
      title: "Hotspot Configuration Entitlement",
      summary: "Lets an app join Wi-Fi networks that it names.",
      discussion: """
        `NEHotspotConfigurationManager` asks people before the device joins, for a while or for
        good.
        """,
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("NEHotspotConfigurationManager", of: "Network Extension")],
      capability: "Hotspot Configuration",
      example: true,
      seeAlso: [
        "com.apple.developer.networking.wifi-info", "com.apple.developer.networking.HotspotHelper",
      ],
      sources: [
        .ownPage,
        .framework("networkextension/nehotspotconfigurationmanager", confidence: .high),
        .framework("networkextension/wi-fi-configuration"),
      ]),
    Key(
      "com.apple.developer.networking.HotspotHelper", .boolean,
      title: "HotSpot Helper",
      summary: "Lets an app log in to the Wi-Fi hotspots of a provider.",
      discussion: """
        It is for hotspots alone: neither accessories nor locations are reasons that Apple
        accepts. Its page prints `true` as the default, which is what to write. `NEHotspotHelper`
        is deprecated since iOS 26.0; since then, the extensions of `NEHotspotManager` log in
        instead of the app.
        """,
      availability: [.iOS("7.0", from: .current)],
      apis: [
        API("NEHotspotHelper", of: "Network Extension"),
        API("NEHotspotManager", of: "Network Extension"),
      ],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.networking.HotspotConfiguration"],
      sources: [
        .ownPage,
        .framework("technotes/tn3111-ios-wifi-api-overview", confidence: .high),
        .framework("networkextension/nehotspothelper", confidence: .high),
        .framework("networkextension/nehotspotmanager", confidence: .high),
      ]),
    Key(
      "com.apple.developer.networking.multipath", .boolean,
      title: "Multipath Entitlement",
      summary: "Lets an app's connections move between Wi-Fi and cellular networks.",
      discussion: """
        The app sets `multipathServiceType`; the server has to know Multipath TCP.
        """,
      availability: [.iOS("3.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("URLSessionConfiguration.multipathServiceType", of: "Foundation", url: nil)],
      capability: "Multipath",
      example: true),
    Key(
      "com.apple.developer.wifi-aware", .array(of: .string),
      summary: "Lists whether an app offers or looks for services by Wi-Fi Aware.",
      discussion: """
        Wi-Fi Aware connects devices nearby without an access point. The services themselves are
        in [`WiFiAwareServices`](key:info-plist:WiFiAwareServices).
        """,
      availability: [.iOS("26.0", from: .current)],
      values: .documented([
        AllowedValue("Publish", "Offers services to devices nearby."),
        AllowedValue("Subscribe", "Looks for services of devices nearby."),
      ]),
      valuesSource: .ownPage,
      capability: "Wi-Fi Aware",
      rules: [
        .count(atLeast: 1).from(.ownPage),
        .should(.needs("info-plist:WiFiAwareServices", when: "With this entitlement")).from(
          .current("wifiawareservices")),
      ],
      example: ["Publish", "Subscribe"],
      seeAlso: ["info-plist:WiFiAwareServices"],
      sources: [.ownPage, .current("wifiawareservices")]),
    Key(
      "com.apple.developer.wifi-infrastructure", .array(of: .string),
      summary: "Lists what an app may do with the Wi-Fi networks that a device knows.",
      discussion: """
        It works in the European Union only. The accessory has to be paired over Bluetooth with Secure
        Connections before it gets a network.
        """,
      availability: [.iOS("26.2", from: .current)],
      values: .documented([
        AllowedValue("WiFiNetworkSharing", "Shares known networks with an accessory.")
      ]
      ),
      valuesSource: .ownPage,
      capability: "Wi-Fi Infrastructure",
      example: ["WiFiNetworkSharing"],
      seeAlso: ["com.apple.developer.wifi-aware"]),
    Key(
      "com.apple.developer.wireless-insights.service-predictions", .boolean,
      title: "Wireless Insights Service Predictions",
      summary: "Lets an app ask how good the wireless service will be.",
      availability: [.iOS("26.0", from: .current)],
      example: true,
      seeAlso: ["com.apple.developer.networking.slicing.appcategory"]),
  ]
}
