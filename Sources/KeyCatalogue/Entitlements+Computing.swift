import KeyModel

extension KeyGroup {
  /// Entitlements for performance, models, weather, games and virtual machines.
  static var computingEntitlements: KeyGroup {
    KeyGroup(
      "computing-entitlements", "Memory, performance, games and models",
      summary:
        "How much memory and computing power an app gets, and which models and services it uses.",
      keys: computingKeys + virtualizationKeys)
  }
}

private var computingKeys: [Key] {
  [
    Key(
      "com.apple.developer.kernel.increased-memory-limit", .boolean,
      summary: "Lets an app use more memory on devices that have it.",
      discussion: """
        Not all devices grant it, so the app works with less memory too.
        `os_proc_available_memory()` says how much there is.
        """,
      availability: [.iOS("15.0", from: .current), .visionOS("2.5", from: .current)],
      apis: [API("os_proc_available_memory")],
      capability: "Increased Memory Limit",
      example: true,
      seeAlso: ["com.apple.developer.kernel.extended-virtual-addressing"],
      sources: [.ownPage, .capabilityNames]),
    Key(
      "com.apple.developer.kernel.extended-virtual-addressing", .boolean,
      title: "Extended Virtual Addressing Entitlement",
      summary: "Gives an app a larger address space.",
      discussion: """
        Games that map large files into memory may benefit from it. It doesn't give the app more memory:
        that is
        [`com.apple.developer.kernel.increased-memory-limit`](key:com.apple.developer.kernel.increased-memory-limit).
        """,
      availability: [.iOS("14.0", from: .current), .tvOS("14.0", from: .current)],
      capability: "Extended Virtual Addressing",
      example: true,
      seeAlso: ["com.apple.developer.kernel.increased-memory-limit"]),
    Key(
      "com.apple.developer.sustained-execution", .boolean,
      summary: "Holds an app at a speed that the device can keep up.",
      discussion: """
        The speed at the start of the app is then the one that it has later, so a game can
        choose its quality by it.
        """,
      availability: [
        .iOS("17.0", from: .current),
        .macCatalyst("17.0", from: .current), .macOS("15.0", from: .current),
      ],
      example: true),
    Key(
      "com.apple.developer.game-center", .boolean,
      title: "Game Center Entitlement",
      summary: "Lets a game have the leaderboards, achievements and matches of Game Center.",
      discussion: """
        Set the leaderboards and achievements up in App Store Connect as well. A sandboxed game for
        the Mac also has
        [`com.apple.security.network.client`](key:com.apple.security.network.client) and
        [`com.apple.security.network.server`](key:com.apple.security.network.server).
        """,
      availability: [
        .iOS("15.0", from: .current),
        .macCatalyst("13.0", from: .current), .macOS("10.8", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [API("GKLocalPlayer", of: "GameKit")],
      capability: "Game Center",
      rules: [
        .should(
          .needs("com.apple.security.network.client", when: "In a sandboxed game for the Mac")
        ).when(.platform(.macOS) && .has("com.apple.security.app-sandbox", true)).from(
          .framework("gamekit/enabling-and-configuring-game-center", confidence: .high)),
        .should(
          .needs("com.apple.security.network.server", when: "In a sandboxed game for the Mac")
        ).when(.platform(.macOS) && .has("com.apple.security.app-sandbox", true)).from(
          .framework("gamekit/enabling-and-configuring-game-center", confidence: .high)),
      ],
      example: true,
      seeAlso: ["com.apple.security.network.client", "com.apple.security.network.server"],
      sources: [
        .ownPage,
        .framework("gamekit/enabling-and-configuring-game-center", confidence: .high),
      ]),
    Key(
      "com.apple.developer.background-tasks.continued-processing.gpu", .boolean,
      title: "Background GPU Access",
      summary: "Lets a task that continues in the background use the GPU.",
      discussion: """
        It is for `BGContinuedProcessingTask`, whose identifiers are in
        [`BGTaskSchedulerPermittedIdentifiers`](key:info-plist:BGTaskSchedulerPermittedIdentifiers).
        """,
      availability: [.iOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("BGContinuedProcessingTask", of: "Background Tasks", url: nil)],
      capability: "Background GPU Access",
      example: true,
      seeAlso: [
        "info-plist:BGTaskSchedulerPermittedIdentifiers",
        "com.apple.developer.background-tasks.continued-processing.inference",
      ],
      sources: [
        .ownPage,
        .framework(
          "backgroundtasks/performing-long-running-tasks-on-ios-and-ipados", confidence: .high),
      ]),
    Key(
      "com.apple.developer.background-tasks.continued-processing.inference", .boolean,
      title: "Background Inference",
      summary: "Lets an app in the background use the Neural Engine.",
      discussion: """
        It isn't limited to `BGContinuedProcessingTask`: every use of the Neural Engine in the
        background needs it.
        """,
      availability: [
        .iOS("27.0", from: .current),
        .macOS("27.0", from: .current), .tvOS("27.0", from: .current),
        .watchOS("27.0", from: .current), .visionOS("27.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [API("BGContinuedProcessingTask", of: "Background Tasks", url: nil)],
      example: true,
      seeAlso: [
        "info-plist:BGTaskSchedulerPermittedIdentifiers",
        "com.apple.developer.background-tasks.continued-processing.gpu",
      ]),
    Key(
      "com.apple.developer.private-cloud-compute", .boolean,
      summary: "Lets an app use Apple's models in Private Cloud Compute.",
      discussion: """
        Apple checks who may develop with it.
        """,
      availability: [
        .iOS("27.0", from: .current),
        .macOS("27.0", from: .current), .watchOS("27.0", from: .current),
        .visionOS("27.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.foundation-model-adapter"],
      sources: [
        .ownPage,
        .framework(
          "foundationmodels/adding-server-side-intelligence-with-private-cloud-compute",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.foundation-model-adapter", .boolean,
      summary: "Lets an app load its own adapter for the language model on the device.",
      discussion: """
        The headers of iOS 27 say that `SystemLanguageModel.Adapter` is deprecated since 26.4 and not
        available in 27.0.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [API("SystemLanguageModel.Adapter", of: "Foundation Models", url: nil)],
      approval:
        "An app in the App Store needs Apple's permission, for which the account holder applies.",
      example: true,
      seeAlso: ["com.apple.developer.private-cloud-compute"],
      sources: [.ownPage, .sdkHeaders("FoundationModels, SystemLanguageModel.Adapter (iOS 27.1)")]),
    Key(
      "com.apple.developer.weatherkit", .boolean,
      title: "WeatherKit Entitlement",
      summary: "Lets an app ask Apple's weather service.",
      discussion: """
        The framework WeatherKit needs it.
        """,
      availability: [
        .iOS("16.0", from: .current),
        .macCatalyst("16.0", from: .current), .macOS("13.0", from: .current),
        .tvOS("16.0", from: .current), .watchOS("9.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [API("WeatherService", of: "WeatherKit", url: nil)],
      capability: "WeatherKit",
      example: true),
    Key(
      "com.apple.developer.maps", .boolean,
      title: "Maps Entitlement",
      summary: "Allowed a Mac app to offer directions beyond those of Maps.",
      discussion: """
        Its page says that Maps needs no entitlement any more.
        """,
      availability: [.macOS("10.9", deprecated: "10.11", from: .current)],
      capability: "Maps",
      replacedBy: [],
      example: true,
      seeAlso: ["info-plist:MKDirectionsApplicationSupportedModes"]),
  ]
}
