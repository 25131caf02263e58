import KeyModel

/// Entitlements for the networks of carriers.
var cellularKeys: [Key] {
  [
    Key(
      "com.apple.developer.networking.slicing.appcategory", .array(of: .string),
      title: "5G Network Slicing App Category",
      summary: "Chooses the category in which a carrier treats the traffic of an app.",
      discussion: """
        Network slicing works only with both entitlements, and with carriers that offer it.
        """,
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue("gaming-6014", "Games."), AllowedValue("communication-9000", "Communication."),
        AllowedValue("streaming-9001", "Streaming."), AllowedValue("browser-9003", "Browsers."),
        AllowedValue("mc-9500", "Mission-critical apps, on networks with very little capacity."),
      ]),
      valuesSource: .ownPage,
      capability: "5G Network Slicing",
      rules: [
        .needs(
          "com.apple.developer.networking.slicing.trafficcategory", when: "With this entitlement"
        ).from(.ownPage)
      ],
      example: ["gaming-6014"],
      seeAlso: ["com.apple.developer.networking.slicing.trafficcategory"],
      sources: [
        .ownPage,
        .framework("updates/bundleresources", confidence: .high), .capabilityNames,
      ]),
    Key(
      "com.apple.developer.networking.slicing.trafficcategory", .array(of: .string),
      title: "5G Network Slicing Traffic Category",
      summary: "Lists the kinds of traffic for which an app wants a slice of the cellular network.",
      discussion: """
        Each value goes with a service class of the Network framework or of URLSession: a
        connection without a matching value doesn't use a slice. An app that uses sockets lists
        `defaultslice-1`.
        """,
      consequence: Consequence(
        "Connections don't use network slicing unless the app has both entitlements.",
        from: .ownPage),
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue("defaultslice-1", "Everything else, and all traffic of sockets."),
        AllowedValue("video-2", "Video calls, which tolerate hardly any delay or loss."),
        AllowedValue("background-3", "Transfers that can wait."),
        AllowedValue("voice-4", "Voice calls, which tolerate hardly any delay or loss."),
        AllowedValue("callsignaling-5", "Setting up calls."),
        AllowedValue("responsivedata-6", "Data that people wait for."),
        AllowedValue("avstreaming-7", "Streams of sound and video."),
        AllowedValue("responsiveav-8", "Sound and video for which time counts."),
      ]),
      valuesSource: .ownPage,
      apis: [
        API("NWParameters.serviceClass", of: "Network", url: nil),
        API("URLRequest.networkServiceType", of: "Foundation", url: nil),
      ],
      capability: "5G Network Slicing",
      rules: [
        .needs("com.apple.developer.networking.slicing.appcategory", when: "With this entitlement")
          .from(.ownPage)
      ],
      example: ["video-2", "voice-4"],
      seeAlso: ["com.apple.developer.networking.slicing.appcategory"],
      sources: [.ownPage, .capabilityNames]),
    Key(
      "com.apple.developer.networking.carrier-constrained.appcategory", .array(of: .string),
      summary: "Chooses the categories of an app for the satellite network of a carrier.",
      discussion: """
        It has a meaning where the carrier of a person offers such a network.
        """,
      availability: [.iOS("26.0", from: .current)],
      values: .documented([
        AllowedValue("messaging-8001", "Messages."), AllowedValue("maps-8002", "Maps."),
        AllowedValue("hiking-adventure-8003", "Hiking and adventure."),
        AllowedValue("music-8004", "Music."), AllowedValue("weather-8005", "Weather."),
        AllowedValue("voip-8006", "Internet calls."),
        AllowedValue("emergency-8007", "Emergencies."),
        AllowedValue("light-social-8008", "Social media with little data."),
        AllowedValue("ride-share-8009", "Rides."),
        AllowedValue("food-delivery-8010", "Food delivery."), AllowedValue("news-8011", "News."),
        AllowedValue("productivity-8012", "Productivity."),
        AllowedValue("interactive-productivity-8013", "Productivity with answers at once."),
        AllowedValue("health-fitness-8014", "Health and fitness."),
        AllowedValue("payment-8015", "Payments."),
      ]),
      valuesSource: .ownPage,
      example: ["messaging-8001"],
      seeAlso: ["com.apple.developer.networking.carrier-constrained.app-optimized"],
      sources: [
        .ownPage,
        .framework(
          "bundleresources/configuring-your-app-for-ultra-constrained-networks", confidence: .high),
      ]),
    Key(
      "com.apple.developer.networking.carrier-constrained.app-optimized", .boolean,
      summary: "Declares that an app works well over the satellite network of a carrier.",
      availability: [.iOS("26.0", from: .current)],
      example: true,
      seeAlso: ["com.apple.developer.networking.carrier-constrained.appcategory"],
      sources: [
        .ownPage,
        .framework(
          "bundleresources/configuring-your-app-for-ultra-constrained-networks", confidence: .high),
      ]),
  ]
}
