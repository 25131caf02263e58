import KeyModel

/// Entitlements for Wi-Fi networks.
var wiFiKeys: [Key] {
  [
    Key(
      "com.apple.developer.networking.wifi-info",
      .boolean,
      title: "Access Wi-Fi Information Entitlement",
      summary: "Lets an app read the name of the Wi-Fi network that the device is connected to.",
      discussion: """
        Call `NEHotspotNetwork.fetchCurrent(completionHandler:)`, or before iOS 14
        `CNCopyCurrentNetworkInfo`. The entitlement alone isn't enough: the app must also have
        permission for the precise location, have configured the network itself, or have an active
        configuration of a VPN or of DNS settings. Turn on Access WiFi Information in Xcode.
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
      rules: [
        .present.when(.code("the app reads the name of the current Wi-Fi network")).from(
          .framework(
            "networkextension/nehotspotnetwork/fetchcurrent(completionhandler:)", confidence: .high)
        )
      ],
      example: true,
      seeAlso: ["com.apple.developer.networking.HotspotConfiguration"],
      sources: [
        .ownPage,
        .framework(
          "networkextension/nehotspotnetwork/fetchcurrent(completionhandler:)", confidence: .high),
      ]),
    Key(
      "com.apple.developer.networking.HotspotConfiguration",
      .boolean,
      title: "Hotspot Configuration Entitlement",
      summary: "Lets an app add Wi-Fi networks that the device joins after people agree.",
      discussion: """
        `NEHotspotConfigurationManager` needs it, for example to reach an accessory with its own
        network. The device asks people before it joins, once if `joinOnce` is true or permanently
        if not. An app can remove only the networks that it has added itself, and iOS removes them
        with the app. Turn on Hotspot Configuration in Xcode.
        """,
      consequence: Consequence(
        "Without it, applying a configuration fails with *internal error*.",
        from: .gitHub("dotnet/macios/issues/19419")),
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("NEHotspotConfigurationManager", of: "Network Extension")],
      capability: "Hotspot Configuration",
      rules: [
        .present.when(.code("the app configures Wi-Fi networks")).from(
          .framework("networkextension/nehotspotconfigurationmanager", confidence: .high))
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.networking.wifi-info", "com.apple.developer.networking.HotspotHelper",
      ],
      sources: [
        .ownPage,
        .framework("networkextension/nehotspotconfigurationmanager", confidence: .high),
        .framework("networkextension/wi-fi-configuration"),
        .framework("technotes/tn3111-ios-wifi-api-overview", confidence: .high),
        .gitHub("dotnet/macios/issues/19419"),
      ]),
    Key(
      "com.apple.developer.networking.HotspotHelper",
      .boolean,
      title: "HotSpot Helper",
      summary: "Lets an app log in to the Wi-Fi hotspots of a provider.",
      discussion: """
        It is for hotspots alone: Apple doesn't grant it for accessories or to find out locations.
        Fill out the request form, then write `true`, which the page prints as the default, and call
        `NEHotspotHelper.register(options:queue:handler:)`. `NEHotspotHelper` is deprecated since
        iOS 26.0; the extensions of `NEHotspotManager` log in instead of the app.
        """,
      consequence: Consequence(
        "An app can't register a hotspot helper without it.",
        from: .framework(
          "networkextension/nehotspothelper/register(options:queue:handler:)", confidence: .high)),
      availability: [.iOS("7.0", from: .current)],
      apis: [
        API("NEHotspotHelper", of: "Network Extension"),
        API("NEHotspotManager", of: "Network Extension"),
      ],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .present.when(.code("the app uses `NEHotspotHelper`")).from(
          .framework(
            "networkextension/nehotspothelper/register(options:queue:handler:)", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.networking.HotspotConfiguration"],
      sources: [
        .ownPage,
        .framework("technotes/tn3111-ios-wifi-api-overview", confidence: .high),
        .framework("networkextension/nehotspothelper", confidence: .high),
        .framework("networkextension/nehotspotmanager", confidence: .high),
        .framework(
          "networkextension/nehotspothelper/register(options:queue:handler:)", confidence: .high),
      ]),
    Key(
      "com.apple.developer.wifi-aware",
      .array(of: .string),
      summary:
        "Lists whether the app publishes services to nearby devices, subscribes to them, or both.",
      discussion: """
        Every app that uses the framework Wi-Fi Aware needs it, to connect devices nearby without an
        access point. Turn on Wi-Fi Aware in Xcode and write at least one of the two values. The
        services themselves are in [`WiFiAwareServices`](key:info-plist:WiFiAwareServices), where
        each is marked as publishable, subscribable or both.
        """,
      consequence: Consequence(
        "The system doesn't let an app use Wi-Fi Aware without it, or with an empty array.",
        from: .ownPage),
      availability: [.iOS("26.0", from: .current)],
      values: .documented([
        AllowedValue(
          "Publish",
          "For an app that acts as the server: it publishes a service and accepts connections."),
        AllowedValue(
          "Subscribe",
          "For an app that acts as the client: it looks for services and connects to them."),
      ]),
      valuesSource: .ownPage,
      capability: "Wi-Fi Aware",
      rules: [
        .count(atLeast: 1).from(.ownPage),
        .should(.needs("info-plist:WiFiAwareServices", when: "With this entitlement")).from(
          .current("wifiawareservices")),
        .present.when(.code("the app uses Wi-Fi Aware")).from(
          .framework("wifiaware/adopting-wi-fi-aware", confidence: .high)),
      ],
      example: ["Publish", "Subscribe"],
      seeAlso: ["info-plist:WiFiAwareServices"],
      sources: [
        .ownPage, .current("wifiawareservices"),
        .framework("wifiaware/adopting-wi-fi-aware", confidence: .high),
      ]),
    Key(
      "com.apple.developer.wifi-infrastructure",
      .array(of: .string),
      summary: "Lets an app share the Wi-Fi networks of the device with an accessory.",
      discussion: """
        An app that uses the framework Wi-Fi Infrastructure needs it; turn on the capability of that
        name in Xcode. It works in the European Union only. The accessory has to be paired over
        Bluetooth with Secure Connections, as Bluetooth 4.2 defines them, before it gets a network.
        """,
      consequence: Consequence(
        "The system doesn't let an app use Wi-Fi Infrastructure without it.", from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      values: .documented([
        AllowedValue(
          "WiFiNetworkSharing",
          "Shares networks that the device knows with an accessory; the only documented value.")
      ]
      ),
      valuesSource: .ownPage,
      capability: "Wi-Fi Infrastructure",
      rules: [.present.when(.code("the app uses Wi-Fi Infrastructure")).from(.ownPage)],
      example: ["WiFiNetworkSharing"],
      seeAlso: ["com.apple.developer.wifi-aware"]),
  ]
}
