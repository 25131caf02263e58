import KeyModel

/// Entitlements for the networks of carriers.
var cellularKeys: [Key] {
  [
    Key(
      "com.apple.developer.networking.slicing.appcategory",
      .array(of: .string),
      title: "5G Network Slicing App Category",
      summary:
        "Sets the category in which a carrier gives the app a slice of its 5G network.",
      discussion: """
        Write the category that fits the app, together with
        [`com.apple.developer.networking.slicing.trafficcategory`](key:com.apple.developer.networking.slicing.trafficcategory),
        which says for which traffic the app wants a slice. Not every carrier offers slicing, so
        check with yours. For both keys, turn on the capability 5G Network Slicing in Xcode.
        """,
      consequence: Consequence(
        "Without this entitlement, or without `com.apple.developer.networking.slicing.trafficcategory`, the app's connections don't use network slicing, even if the carrier offers it.",
        from: .entitlement("com.apple.developer.networking.slicing.trafficcategory")),
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue("gaming-6014", "For games."),
        AllowedValue("communication-9000", "For communication, such as calls and video calls."),
        AllowedValue("streaming-9001", "For apps that stream media."),
        AllowedValue("browser-9003", "For web browsers."),
        AllowedValue(
          "mc-9500", "For mission-critical apps, on networks with very little capacity."),
      ]),
      valuesSource: .ownPage,
      capability: "5G Network Slicing",
      rules: [
        .needs(
          "com.apple.developer.networking.slicing.trafficcategory", when: "With this entitlement"
        ).from(.ownPage),
        .present.when(.code("the app uses 5G network slicing")).from(
          .entitlement("com.apple.developer.networking.slicing.trafficcategory")),
      ],
      example: ["gaming-6014"],
      seeAlso: ["com.apple.developer.networking.slicing.trafficcategory"],
      sources: [
        .ownPage,
        .framework("updates/bundleresources", confidence: .high), .capabilityNames,
        .entitlement("com.apple.developer.networking.slicing.trafficcategory"),
      ]),
    Key(
      "com.apple.developer.networking.slicing.trafficcategory",
      .array(of: .string),
      title: "5G Network Slicing Traffic Category",
      summary: "Lists the kinds of traffic for which the app wants a 5G network slice.",
      discussion: """
        Write it together with
        [`com.apple.developer.networking.slicing.appcategory`](key:com.apple.developer.networking.slicing.appcategory).
        For each connection, set `serviceClass` of `NWParameters`, or `networkServiceType` of a
        `URLRequest` or `URLSessionConfiguration`. List here the value for each service type that
        you set. For an app that uses sockets, write only `defaultslice-1`; all its traffic then
        uses the same slice.
        """,
      consequence: Consequence(
        "Without this entitlement, or without `com.apple.developer.networking.slicing.appcategory`, the app's connections don't use network slicing, even if the carrier offers it.",
        from: .ownPage),
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue(
          "defaultslice-1",
          "For traffic for which you set no other service type, and for all traffic over sockets."),
        AllowedValue("video-2", "For video that tolerates hardly any delay or loss."),
        AllowedValue("background-3", "For transfers that can wait."),
        AllowedValue("voice-4", "For voice that tolerates hardly any delay or loss."),
        AllowedValue("callsignaling-5", "For setting up calls."),
        AllowedValue("responsivedata-6", "For data that people are waiting for."),
        AllowedValue("avstreaming-7", "For streams of audio and video."),
        AllowedValue("responsiveav-8", "For audio and video that are time-sensitive."),
      ]),
      valuesSource: .ownPage,
      apis: [
        API("NWParameters.serviceClass", of: "Network", url: nil),
        API("URLRequest.networkServiceType", of: "Foundation", url: nil),
      ],
      capability: "5G Network Slicing",
      rules: [
        .needs("com.apple.developer.networking.slicing.appcategory", when: "With this entitlement")
          .from(.ownPage), .present.when(.code("the app uses 5G network slicing")).from(.ownPage),
      ],
      example: ["video-2", "voice-4"],
      seeAlso: ["com.apple.developer.networking.slicing.appcategory"],
      sources: [.ownPage, .capabilityNames]),
    Key(
      "com.apple.developer.networking.carrier-constrained.appcategory",
      .array(of: .string),
      summary:
        "Lists the app's categories for carriers that restrict the use of their satellite network.",
      discussion: """
        Apps may use a carrier's satellite network without the key, unless they set
        `allowUltraConstrainedPaths` to false. However, carriers can reserve the network for certain
        uses, so list every category that fits the app. Check `isUltraConstrained` of the network
        path, and send as little as possible if it is true. When you have implemented and tested
        that, add
        [`app-optimized`](key:com.apple.developer.networking.carrier-constrained.app-optimized).
        """,
      consequence: Consequence(
        "Without it, a carrier that limits its satellite network to certain uses may exclude the app.",
        from: .framework(
          "bundleresources/configuring-your-app-for-ultra-constrained-networks", confidence: .high)),
      availability: [.iOS("26.0", from: .current)],
      values: .documented([
        AllowedValue("messaging-8001", "For messages."),
        AllowedValue("maps-8002", "For maps and directions."),
        AllowedValue("hiking-adventure-8003", "For hiking and other outdoor activities."),
        AllowedValue("music-8004", "For music."), AllowedValue("weather-8005", "For weather."),
        AllowedValue("voip-8006", "For internet calls."),
        AllowedValue("emergency-8007", "For emergency help."),
        AllowedValue("light-social-8008", "For social media that uses little data."),
        AllowedValue("ride-share-8009", "For booking rides."),
        AllowedValue("food-delivery-8010", "For food delivery."),
        AllowedValue("news-8011", "For news."),
        AllowedValue("productivity-8012", "For productivity."),
        AllowedValue(
          "interactive-productivity-8013", "For productivity that needs immediate responses."),
        AllowedValue("health-fitness-8014", "For health and fitness."),
        AllowedValue("payment-8015", "For payments."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: ["messaging-8001"],
      seeAlso: ["com.apple.developer.networking.carrier-constrained.app-optimized"],
      sources: [
        .ownPage,
        .framework(
          "bundleresources/configuring-your-app-for-ultra-constrained-networks", confidence: .high),
      ]),
    Key(
      "com.apple.developer.networking.carrier-constrained.app-optimized",
      .boolean,
      summary: "Certifies that the app works well over a carrier's satellite network.",
      discussion: """
        Add it last. The app must first monitor `isUltraConstrained` of `NWPath`, avoid large or
        frequent transfers on an ultra-constrained network, and be tested. Write the key with
        [`com.apple.developer.networking.carrier-constrained.appcategory`](key:com.apple.developer.networking.carrier-constrained.appcategory),
        which says what the app is for.
        """,
      consequence: Consequence(
        "Without it, the system asks people for permission before the app uses the satellite network.",
        from: .framework(
          "bundleresources/configuring-your-app-for-ultra-constrained-networks", confidence: .high)),
      availability: [.iOS("26.0", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["com.apple.developer.networking.carrier-constrained.appcategory"],
      sources: [
        .ownPage,
        .framework(
          "bundleresources/configuring-your-app-for-ultra-constrained-networks", confidence: .high),
      ]),
  ]
}
