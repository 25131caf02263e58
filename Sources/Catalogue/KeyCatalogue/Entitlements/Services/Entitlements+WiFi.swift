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
        Call `NEHotspotNetwork.fetchCurrent(completionHandler:)` or, before iOS 14,
        `CNCopyCurrentNetworkInfo`. The entitlement alone isn't enough: the app must also have
        [permission](key:info-plist:NSLocationWhenInUseUsageDescription) to use the precise
        location, have configured the network with `NEHotspotConfiguration`, or have an active VPN
        or DNS settings configuration. Turn on Access WiFi Information in Xcode. Apple's page of the
        entitlement doesn't list watchOS, where the method has been available since version 7.
        """,
      consequence: Consequence(
        "Without it, `NEHotspotNetwork.fetchCurrent` returns `nil`.",
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
        `NEHotspotConfigurationManager` requires it, for example to connect to an accessory that has
        its own network. People have to agree before the device joins a network. With `joinOnce`,
        the device joins it temporarily; otherwise, permanently. An app can remove only networks
        that it added, and iOS removes these networks with the app. Turn on Hotspot Configuration in
        Xcode.
        """,
      consequence: Consequence(
        "Without it, applying a configuration fails with *internal error*.",
        from: .gitHub("dotnet/macios/issues/19419")),
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [
        API(
          "NEHotspotConfigurationManager", of: "Network Extension",
          linked:
            "-applyConfiguration:completionHandler: _OBJC_CLASS_$_NEHotspotConfigurationManager")
      ],
      capability: "Hotspot Configuration",
      rules: [
        .present.when(.code("the app configures Wi-Fi networks", ["NEHotspotConfigurationManager"]))
          .from(
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
      summary: "Lets an app log in to a provider's Wi-Fi hotspots.",
      discussion: """
        It is only for hotspots, not for accessories or for determining locations. To call
        `NEHotspotHelper.register(options:queue:handler:)`, the app also needs
        `network-authentication` in [`UIBackgroundModes`](key:info-plist:UIBackgroundModes).
        `NEHotspotHelper` has been deprecated since iOS 26.0; with `NEHotspotManager`,
        [extensions](point:com.apple.networkextension.hotspot-authentication) log in instead of the
        app.
        """,
      consequence: Consequence(
        "Without it, an app can't register a hotspot helper.",
        from: .framework(
          "networkextension/nehotspothelper/register(options:queue:handler:)", confidence: .high)),
      availability: [.iOS("7.0", from: .current)],
      apis: [
        API(
          "NEHotspotHelper", of: "Network Extension",
          linked: "-registerWithOptions:queue:handler: _OBJC_CLASS_$_NEHotspotHelper"),
        API("NEHotspotManager", of: "Network Extension"),
      ],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/network-extension/).",
      rules: [
        .present.when(.code("the app uses `NEHotspotHelper`", ["NEHotspotHelper"])).from(
          .framework(
            "networkextension/nehotspothelper/register(options:queue:handler:)", confidence: .high)),
        .present.when(.intent("the app uses `NEHotspotManager`")).from(
          .framework("networkextension/nehotspotmanager", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.networking.HotspotConfiguration", "info-plist:UIBackgroundModes",
      ],
      sources: [
        .ownPage,
        .framework("technotes/tn3111-ios-wifi-api-overview", confidence: .high),
        .framework("networkextension/nehotspothelper", confidence: .high),
        .framework("networkextension/nehotspotmanager", confidence: .high),
        .framework("networkextension/hotspot-helper"),
        .framework(
          "networkextension/nehotspothelper/register(options:queue:handler:)", confidence: .high),
      ]),
    Key(
      "com.apple.developer.wifi-aware",
      .array(of: .string),
      summary:
        "Says whether the app publishes services to nearby devices, subscribes to them, or both.",
      discussion: """
        Every app that uses the Wi-Fi Aware framework to connect nearby devices without an access
        point needs this entitlement. Turn on Wi-Fi Aware in Xcode and write at least one of the two
        values. List the services in [`WiFiAwareServices`](key:info-plist:WiFiAwareServices), which
        marks each one as publishable, subscribable or both.
        """,
      consequence: Consequence(
        "Without it, or with an empty array, the system doesn't let an app use Wi-Fi Aware.",
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
      summary: "Lets an app share the device's Wi-Fi networks with an accessory.",
      discussion: """
        An app that uses the Wi-Fi Infrastructure framework needs this entitlement. Turn on the
        capability of the same name in Xcode. People need an account registered in the European
        Union and a device located in the European Union; you can develop and test in all regions.
        Before the accessory receives a network, the app has to pair it with AccessorySetupKit, over
        Bluetooth with Secure Connections, as defined in Bluetooth 4.2.
        """,
      consequence: Consequence(
        "Without it, the system doesn't let an app use Wi-Fi Infrastructure.", from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      values: .documented([
        AllowedValue(
          "WiFiNetworkSharing",
          "Shares the device's known networks with an accessory; Apple doesn't document other values."
        )
      ]
      ),
      valuesSource: .ownPage,
      capability: "Wi-Fi Infrastructure",
      rules: [.present.when(.code("the app uses Wi-Fi Infrastructure")).from(.ownPage)],
      example: ["WiFiNetworkSharing"],
      seeAlso: ["com.apple.developer.wifi-aware"],
      sources: [.ownPage, .framework("wifiinfrastructure", confidence: .high)]),
  ]
}
