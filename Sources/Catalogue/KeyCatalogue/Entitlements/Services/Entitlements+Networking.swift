import KeyModel

extension KeyGroup {
  /// Entitlements for network extensions and special traffic.
  static var networkEntitlements: KeyGroup {
    KeyGroup(
      "network-entitlements", "Networks",
      summary: "How an app may configure, monitor and use networks.",
      keys: networkKeys + wiFiKeys + cellularKeys)
  }
}

private var networkKeys: [Key] {
  [
    Key(
      "com.apple.developer.networking.networkextension",
      .array(of: .string),
      title: "Network Extensions Entitlement",
      summary:
        "Lists the kinds of network extensions that the app provides, such as a VPN or a content filter.",
      discussion: """
        Turn on Network Extensions in Xcode and select the kinds: both the app and its extension
        need the entitlement. On iOS and in the Mac App Store, use the plain values. A Mac app
        signed with Developer ID contains its provider as a system extension and needs the
        values that end in `-systemextension`. Create its provisioning profile manually, because
        Xcode's capability writes the plain values. The app also needs
        [`com.apple.developer.system-extension.install`](key:com.apple.developer.system-extension.install).
        If build configurations have their own entitlements files, add the key to each file.

        On the Mac, content filters and DNS proxies are always system extensions (since macOS 10.15).
        Apple TV supports only one kind of provider, packet tunnels (since tvOS 17).
        """,
      consequence: Consequence(
        "Without it, an app with a packet tunnel fails to load or save its configuration: *permission denied*, error 5 of `NEVPNErrorDomain`.",
        from: .gitHub("ss-abramchuk/OpenVPNAdapter/issues/149")),
      availability: [
        .iOS("9.0", from: .current),
        .macOS("10.11", from: .current), .tvOS("17.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "packet-tunnel-provider",
          "For a VPN with your own protocol: the provider receives IP packets."),
        AllowedValue(
          "packet-tunnel-provider-systemextension",
          "For a VPN with your own protocol in a Mac app signed with Developer ID."),
        AllowedValue(
          "app-proxy-provider",
          "For a proxy that carries the TCP and UDP connections of apps; on iOS, only on managed devices."
        ),
        AllowedValue(
          "app-proxy-provider-systemextension",
          "For a proxy of connections in a Mac app signed with Developer ID."),
        AllowedValue(
          "content-filter-provider",
          "For a filter that allows or blocks the connections of other apps; on iOS, only on supervised devices, for a child with Screen Time (iOS 15), or for individual apps on a managed device (iOS 16)."
        ),
        AllowedValue(
          "content-filter-provider-systemextension",
          "For a filter of connections in a Mac app signed with Developer ID."),
        AllowedValue(
          "dns-proxy",
          "For a proxy that receives all DNS queries of a device; on iOS, only on supervised devices, or for individual apps on a managed device (iOS 16)."
        ),
        AllowedValue(
          "dns-proxy-systemextension", "For a DNS proxy in a Mac app signed with Developer ID."),
        AllowedValue("dns-settings", "For an app that sets DNS servers for the whole system."),
        AllowedValue(
          "app-push-provider",
          "For messages on a local network that Apple's push service doesn't reach; request it first at developer.apple.com/contact/request/local-push-connectivity."
        ),
        AllowedValue("relay", "For relays of TCP and UDP connections."),
        AllowedValue("url-filter-provider", "For a filter that allows or blocks URLs."),
      ]),
      valuesSource: .ownPage,
      apis: [
        API(
          "NEPacketTunnelProvider", of: "Network Extension",
          linked: "_OBJC_CLASS_$_NEPacketTunnelProvider"),
        API(
          "NEAppProxyProvider", of: "Network Extension", linked: "_OBJC_CLASS_$_NEAppProxyProvider"),
        API(
          "NEFilterDataProvider", of: "Network Extension",
          linked: "_OBJC_CLASS_$_NEFilterDataProvider"),
        API(
          "NEDNSProxyProvider", of: "Network Extension", linked: "_OBJC_CLASS_$_NEDNSProxyProvider"),
        API(
          "NEAppPushProvider", of: "Network Extension", linked: "_OBJC_CLASS_$_NEAppPushProvider"),
      ],
      capability: "Network Extensions",
      rules: [
        .count(atLeast: 1).codes("ITMS-90164").saying(
          "{key} names no kind of provider",
          "list the providers that the app has, or remove the key"
        ).from(.gitHub("tripflex/WifiWizard2/issues/116")),
        .noneOf(
          [
            "packet-tunnel-provider", "app-proxy-provider", "content-filter-provider", "dns-proxy",
          ],
          reason: "with Developer ID, the value of a provider ends in '-systemextension'"
        ).when(.distribution(.developerID)).from(.ownPage),
        .present.when(
          .code(
            "the app provides a network extension, or sets DNS servers for the system",
            [
              "NEPacketTunnelProvider", "NEAppProxyProvider", "NEFilterDataProvider",
              "NEDNSProxyProvider", "NEAppPushProvider",
            ])
        ).from(.framework("xcode/configuring-network-extensions", confidence: .high)),
      ],
      example: ["packet-tunnel-provider"],
      seeAlso: [
        "com.apple.developer.networking.vpn.api", "com.apple.developer.system-extension.install",
      ],
      sources: [
        .ownPage,
        .framework("networkextension/nepackettunnelprovider", confidence: .high),
        .framework("xcode/configuring-network-extensions", confidence: .high),
        .framework("networkextension/local-push-connectivity", confidence: .high),
        .framework("networkextension/nednsproxyprovider", confidence: .high),
        .gitHub("ss-abramchuk/OpenVPNAdapter/issues/149"),
        .framework("technotes/tn3134-network-extension-provider-deployment", confidence: .high),
      ]),
    Key(
      "com.apple.developer.networking.vpn.api",
      .array(of: .string),
      title: "Personal VPN Entitlement",
      summary: "Lets an app create and control a VPN that uses a protocol built into the system.",
      discussion: """
        An app that manages an IPsec or IKEv2 configuration with `NEVPNManager` needs this
        entitlement. Turn on Personal VPN in Xcode, which writes the array with its one value. For
        your own protocol, write a [network
        extension](key:com.apple.developer.networking.networkextension) instead.
        """,
      consequence: Consequence("Without it, an app can't use `NEVPNManager`.", from: .ownPage),
      availability: [
        .iOS("8.0", from: .current),
        .macOS("10.10", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([AllowedValue("allow-vpn", "Permits `NEVPNManager`; Xcode writes it.")]
      ),
      valuesSource: .ownPage,
      apis: [
        API(
          "NEVPNManager", of: "Network Extension",
          linked: "_OBJC_CLASS_$_NEVPNManager _OBJC_CLASS_$_NEVPNProtocolIKEv2",
          "_OBJC_CLASS_$_NEVPNManager _OBJC_CLASS_$_NEVPNProtocolIPSec")
      ],
      capability: "Personal VPN",
      rules: [
        .present.when(.code("the app manages a VPN with `NEVPNManager`", ["NEVPNManager"])).from(
          .ownPage)
      ],
      example: ["allow-vpn"],
      seeAlso: ["com.apple.developer.networking.networkextension"]),
    Key(
      "com.apple.developer.networking.custom-protocol",
      .boolean,
      summary: "Lets a Mac app or daemon use its own IP protocol number or Ethernet frames.",
      discussion: """
        `NWParameters.init(customIPProtocolNumber:)` and `NWEthernetChannel` require this
        entitlement. A provisioning profile has to authorize it: add the capability Custom Network
        Protocol in Xcode. A daemon has nowhere to put a profile, so wrap it in an app-like bundle;
        Apple's article on daemons shows how, with this entitlement. Apple's entitlements reference
        has no page for the key.
        """,
      consequence: Consequence(
        "Without it, connections with a custom IP protocol can't be created.",
        from: .framework("network/nwparameters/init(customipprotocolnumber:)", confidence: .high)),
      availability: [.macOS("10.15", from: .current)],
      apis: [
        API(
          "NWParameters.init(customIPProtocolNumber:)", of: "Network",
          linked: "_nw_parameters_create_custom_ip",
          written: "NWParameters customIPProtocolNumber")
      ],
      capability: "Custom Network Protocol",
      rules: [
        .present.when(
          .code(
            "the app uses its own IP protocol or Ethernet frames",
            ["NWParameters.init(customIPProtocolNumber:)"])
        ).from(
          .framework("network/nwparameters/init(customipprotocolnumber:)", confidence: .high))
      ],
      example: true,
      sources: [
        .framework("network/nwparameters/init(customipprotocolnumber:)", confidence: .high),
        .framework("xcode/signing-a-daemon-with-a-restricted-entitlement", confidence: .high),
        .capabilityNames, .framework("network/nwethernetchannel", confidence: .high),
      ]),
    Key(
      "com.apple.developer.networking.multicast",
      .boolean,
      summary: "Lets an iPhone or iPad app send and receive multicast and broadcast traffic.",
      discussion: """
        UDP multicast and broadcast require this entitlement, and so do two uncommon Bonjour
        operations: working with arbitrary service types and browsing for all types. Unicast and
        other uses of Bonjour don't, and neither do Mac apps. With or without the entitlement, the
        prompt for the local network shows people the text of
        [`NSLocalNetworkUsageDescription`](key:info-plist:NSLocalNetworkUsageDescription).
        """,
      consequence: Consequence(
        "Without it, iOS doesn't let an app send or receive IP multicast or broadcast traffic.",
        from: .ownPage),
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/networking-multicast).",
      rules: [
        .should(.needs("info-plist:NSLocalNetworkUsageDescription", when: "With this entitlement"))
          .from(
            .framework("technotes/tn3179-understanding-local-network-privacy", confidence: .high)),
        .present.when(.code("the app sends or receives multicast or broadcast")).from(
          .framework("technotes/tn3179-understanding-local-network-privacy", confidence: .high)),
      ],
      example: true,
      seeAlso: ["info-plist:NSLocalNetworkUsageDescription", "info-plist:NSBonjourServices"],
      sources: [.ownPage, .framework("technotes/tn3179-understanding-local-network-privacy")]),
    Key(
      "com.apple.developer.associated-domains.applinks.read-write",
      .boolean,
      summary: "Lets a Mac browser check and set whether links open in apps or in the browser.",
      discussion: """
        Only a web browser needs it: `SFUniversalLink` says which app handles a link, and its
        `isEnabled` whether the system opens the link in that app. To open links to your website,
        an app needs
        [`com.apple.developer.associated-domains`](key:com.apple.developer.associated-domains)
        instead, although Apple's page describes this key as the one for using universal links.
        """,
      consequence: Consequence(
        "Without it, an app can't use `SFUniversalLink`.",
        from: .framework("safariservices/sfuniversallink", confidence: .high)),
      availability: [.macOS("10.15", from: .current)],
      apis: [
        API("SFUniversalLink", of: "Safari Services", linked: "_OBJC_CLASS_$_SFUniversalLink")
      ],
      approval:
        "An app in the App Store needs [Apple's permission](https://developer.apple.com/contact/request/browser-universal-links-request).",
      rules: [
        .present.when(.code("the app uses `SFUniversalLink`", ["SFUniversalLink"])).from(
          .framework("safariservices/sfuniversallink", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.associated-domains"],
      sources: [
        .ownPage,
        .framework("safariservices/sfuniversallink", confidence: .high),
        .framework("safariservices/sfuniversallink/isenabled", confidence: .high),
      ]),
    Key(
      "com.apple.developer.associated-domains.mdm-managed",
      .boolean,
      summary: "Lets a device management service add associated domains to the app.",
      discussion: """
        Add it to an app that organizations configure with an Associated Domains profile: the
        profile says which domains belong to the app, so a company can add its domains. List domains
        that you know at build time in
        [`com.apple.developer.associated-domains`](key:com.apple.developer.associated-domains).
        Xcode calls the capability MDM Managed Associated Domains; Apple's entitlements reference
        has no page for the key.
        """,
      availability: [],
      required: .optional,
      capability: "MDM Managed Associated Domains",
      example: true,
      seeAlso: ["com.apple.developer.associated-domains"],
      sources: [
        .capabilityNames, .framework("devicemanagement/associateddomains", confidence: .high),
      ]),
    Key(
      "com.apple.developer.networking.multipath",
      .boolean,
      title: "Multipath Entitlement",
      summary: "Lets an app's connections move between Wi-Fi and cellular without interruption.",
      discussion: """
        Turn on Multipath in Xcode, then set `multipathServiceType` of a `URLSessionConfiguration`
        or of `NWParameters`: `handover` uses the other network only when the first one is lost, and
        `interactive` also when the first one is slow or loses data. The server has to support
        Multipath TCP too. The API came with iOS 11, although the entitlement's page says iOS 3.
        """,
      consequence: Consequence(
        "Without it, the app can't use multipath protocols.", from: .ownPage),
      availability: [.iOS("3.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("URLSessionConfiguration.multipathServiceType", of: "Foundation", url: nil)],
      capability: "Multipath",
      rules: [.present.when(.code("the app sets `multipathServiceType`")).from(.ownPage)],
      example: true,
      sources: [
        .ownPage,
        .framework("network/nwparameters/multipathservicetype-swift.property", confidence: .high),
        .framework(
          "foundation/urlsessionconfiguration/multipathservicetype-swift.property",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.wireless-insights.service-predictions",
      .boolean,
      title: "Wireless Insights Service Predictions",
      summary: "Lets an app learn in advance when cellular service is likely to get worse.",
      discussion: """
        The app iterates over `ServicePredictionProvider.servicePredictions` and can buffer media,
        lower its bit rate or postpone a download before the connection degrades. In Mac
        Catalyst, and in iOS apps on macOS or visionOS, the sequence throws `unsupportedDevice`.
        Expect this error on a Wi-Fi-only iPad too.
        """,
      consequence: Consequence(
        "Without it, the WirelessInsights framework doesn't give the app predictions.",
        from: .framework(
          "wirelessinsights/servicepredictionprovider/servicepredictions", confidence: .high)),
      availability: [.iOS("26.0", from: .current)],
      apis: [API("ServicePredictionProvider", of: "WirelessInsights")],
      rules: [
        .present.when(.code("the app reads service predictions")).from(
          .framework(
            "wirelessinsights/servicepredictionprovider/servicepredictions", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.networking.slicing.appcategory"],
      sources: [
        .ownPage, .framework("wirelessinsights", confidence: .high),
        .framework(
          "wirelessinsights/servicepredictionprovider/servicepredictions", confidence: .high),
      ]),
  ]
}
