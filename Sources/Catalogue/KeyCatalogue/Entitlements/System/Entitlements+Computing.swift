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
      "com.apple.developer.kernel.increased-memory-limit",
      .boolean,
      summary: "Asks the system to let the app use more memory than its usual limit.",
      discussion: """
        Add it if core features of the app work better with more memory. Only some device models
        raise the limit, so test that the app also works with the default limit;
        `os_proc_available_memory()` says how much memory is left. To enlarge the address space, use
        [`com.apple.developer.kernel.extended-virtual-addressing`](key:com.apple.developer.kernel.extended-virtual-addressing).
        """,
      consequence: Consequence(
        "Without it, the default memory limit applies, as it always does on devices that don't support a higher one.",
        from: .ownPage),
      availability: [.iOS("15.0", from: .current), .visionOS("2.5", from: .current)],
      required: .optional,
      apis: [API("os_proc_available_memory")],
      capability: "Increased Memory Limit",
      example: true,
      seeAlso: ["com.apple.developer.kernel.extended-virtual-addressing"],
      sources: [.ownPage, .capabilityNames]),
    Key(
      "com.apple.developer.kernel.extended-virtual-addressing",
      .boolean,
      title: "Extended Virtual Addressing Entitlement",
      summary: "Gives the app a larger address space.",
      discussion: """
        Add it if the app maps more into memory than fits in its address space. A game may do so,
        for example, when it maps its assets to stream them to the GPU. For more memory, use
        [`com.apple.developer.kernel.increased-memory-limit`](key:com.apple.developer.kernel.increased-memory-limit).
        Turn on Extended Virtual Addressing in Xcode.
        """,
      consequence: Consequence(
        "Without it, the app can't use the larger address space.", from: .ownPage),
      availability: [.iOS("14.0", from: .current), .tvOS("14.0", from: .current)],
      required: .optional,
      capability: "Extended Virtual Addressing",
      example: true,
      seeAlso: ["com.apple.developer.kernel.increased-memory-limit"]),
    Key(
      "com.apple.developer.sustained-execution",
      .boolean,
      summary:
        "Keeps the app's performance constant, rather than fast at first and slower later.",
      discussion: """
        With it, an app can assess right after launch how its workload performs, and needn't assess
        it again later. On devices without this feature, keep the GPU's load steady with the app's
        own settings, such as its resolution or frame rate.
        """,
      consequence: Consequence(
        "Without it, the system may let the app run faster for a while and then lower its performance.",
        from: .ownPage),
      availability: [
        .iOS("17.0", from: .current),
        .macCatalyst("17.0", from: .current), .macOS("15.0", from: .current),
      ],
      required: .optional,
      example: true),
    Key(
      "com.apple.developer.game-center",
      .boolean,
      title: "Game Center Entitlement",
      summary:
        "Lets a game use Game Center's leaderboards, achievements, friends and matches.",
      discussion: """
        Every game that uses GameKit with Game Center needs the entitlement. Turn on Game Center in
        Xcode, then set up the app's leaderboards and achievements in App Store Connect. A sandboxed
        game for the Mac also needs
        [`com.apple.security.network.client`](key:com.apple.security.network.client) and
        [`com.apple.security.network.server`](key:com.apple.security.network.server). To save games
        with GameKit, a game also needs an iCloud container. Apple's page of the entitlement doesn't
        list tvOS and watchOS, where GameKit is available too.
        """,
      consequence: Consequence(
        "Without it, GameKit can't access Game Center.",
        from: .framework("gamekit/enabling-and-configuring-game-center", confidence: .high)),
      availability: [
        .iOS("15.0", from: .current),
        .macCatalyst("13.0", from: .current), .macOS("10.8", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [API("GKLocalPlayer", of: "GameKit")],
      capability: "Game Center",
      rules: [
        .should(
          .needs("com.apple.security.network.client", when: "With this entitlement")
        ).when(.platform(.macOS) && .has("com.apple.security.app-sandbox", true)).from(
          .framework("gamekit/enabling-and-configuring-game-center", confidence: .high)),
        .should(
          .needs("com.apple.security.network.server", when: "With this entitlement")
        ).when(.platform(.macOS) && .has("com.apple.security.app-sandbox", true)).from(
          .framework("gamekit/enabling-and-configuring-game-center", confidence: .high)),
        .present.when(.code("the game uses Game Center")).from(
          .framework("gamekit/enabling-and-configuring-game-center", confidence: .high)),
      ],
      example: true,
      seeAlso: ["com.apple.security.network.client", "com.apple.security.network.server"],
      sources: [
        .ownPage, .framework("gamekit/gklocalplayer"),
        .framework("gamekit/enabling-and-configuring-game-center", confidence: .high),
        .framework("gamekit/saving-the-player-s-game-data-to-an-icloud-account", confidence: .high),
      ]),
    Key(
      "com.apple.developer.background-tasks.continued-processing.gpu",
      .boolean,
      title: "Background GPU Access",
      summary: "Lets a task that continues in the background use the GPU.",
      discussion: """
        Add it if a `BGContinuedProcessingTask`, such as a video export, uses the GPU after people
        leave the app. Also set the request's `requiredResources` to `.gpu`, but first check that
        `BGTaskScheduler.supportedResources` contains it, because not all devices support it. List
        the tasks' identifiers in
        [`BGTaskSchedulerPermittedIdentifiers`](key:info-plist:BGTaskSchedulerPermittedIdentifiers).
        """,
      consequence: Consequence(
        "Without the value `true`, the app can't use the GPU in the background.",
        from: .framework(
          "backgroundtasks/performing-long-running-tasks-on-ios-and-ipados", confidence: .high)),
      availability: [.iOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("BGContinuedProcessingTask", of: "Background Tasks", url: nil)],
      capability: "Background GPU Access",
      rules: [
        .present.when(.code("a task uses the GPU in the background")).from(
          .framework(
            "backgroundtasks/performing-long-running-tasks-on-ios-and-ipados", confidence: .high))
      ],
      example: true,
      seeAlso: [
        "info-plist:BGTaskSchedulerPermittedIdentifiers",
        "com.apple.developer.background-tasks.continued-processing.inference",
      ],
      sources: [
        .ownPage, .framework("backgroundtasks/bgtaskscheduler/error/code/notpermitted"),
        .framework(
          "backgroundtasks/performing-long-running-tasks-on-ios-and-ipados", confidence: .high),
      ]),
    Key(
      "com.apple.developer.background-tasks.continued-processing.inference",
      .boolean,
      title: "Background Inference",
      summary: "Lets an app run inference on the Neural Engine while it is in the background.",
      discussion: """
        Core AI, Core ML and Metal Performance Shaders Graph can run on the Neural Engine. The
        entitlement isn't limited to `BGContinuedProcessingTask`: the app needs it for every use of
        the Neural Engine in the background. The GPU requires
        [`com.apple.developer.background-tasks.continued-processing.gpu`](key:com.apple.developer.background-tasks.continued-processing.gpu).
        """,
      consequence: Consequence(
        "Without it, the app has no access to the Neural Engine in the background.", from: .ownPage),
      availability: [
        .iOS("27.0", from: .current),
        .macOS("27.0", from: .current), .tvOS("27.0", from: .current),
        .watchOS("27.0", from: .current), .visionOS("27.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [API("BGContinuedProcessingTask", of: "Background Tasks", url: nil)],
      rules: [
        .present.when(.code("the app uses the Neural Engine in the background")).from(.ownPage)
      ],
      example: true,
      seeAlso: [
        "info-plist:BGTaskSchedulerPermittedIdentifiers",
        "com.apple.developer.background-tasks.continued-processing.gpu",
      ]),
    Key(
      "com.apple.developer.private-cloud-compute",
      .boolean,
      summary: "Lets an app use Apple's server model in Private Cloud Compute.",
      discussion: """
        It is for features that need more context or stronger reasoning than the on-device model
        offers, through `PrivateCloudComputeLanguageModel`. You need neither API keys nor user
        accounts, but each person has a daily limit. Check `availability`. Fall back to
        `SystemLanguageModel`, which watchOS doesn't have, if the device is offline or the limit is
        reached.
        """,
      consequence: Consequence(
        "Without it, the app can't use Private Cloud Compute.", from: .ownPage),
      availability: [
        .iOS("27.0", from: .current),
        .macOS("27.0", from: .current), .watchOS("27.0", from: .current),
        .visionOS("27.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [API("PrivateCloudComputeLanguageModel", of: "Foundation Models", url: nil)],
      approval:
        "Apple grants the entitlement to eligible developers [on request](https://developer.apple.com/private-cloud-compute/).",
      rules: [.present.when(.code("the app uses Private Cloud Compute")).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.developer.foundation-model-adapter"],
      sources: [
        .ownPage, .framework("foundationmodels/systemlanguagemodel"),
        .framework(
          "foundationmodels/adding-server-side-intelligence-with-private-cloud-compute",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.foundation-model-adapter",
      .boolean,
      summary: "Lets a published app load its own adapter for the on-device language model.",
      discussion: """
        You need the entitlement to distribute an app with an adapter, not to train one or to test
        it on your own device. Each adapter works with exactly one version of the system's model; on
        a device without a compatible adapter, the app gets a run-time error. Plan a download for
        each version, with Background Assets. In the headers of iOS 27,
        `SystemLanguageModel.Adapter` is deprecated since 26.4 and not available in 27.0.
        """,
      consequence: Consequence(
        "Without it, you can test an adapter locally but not deploy it in an app.",
        from: .framework(
          "foundationmodels/loading-and-using-a-custom-adapter-with-foundation-models",
          confidence: .high)),
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [API("SystemLanguageModel.Adapter", of: "Foundation Models", url: nil)],
      approval:
        "An app in the App Store needs Apple's permission, which the account holder requests (developer.apple.com/apple-intelligence/foundation-models-adapter).",
      rules: [
        .present.when(.code("a published app uses a custom adapter")).from(
          .framework(
            "foundationmodels/loading-and-using-a-custom-adapter-with-foundation-models",
            confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.private-cloud-compute"],
      sources: [
        .ownPage, .sdkHeaders("FoundationModels, SystemLanguageModel.Adapter (iOS 27.1)"),
        .framework(
          "foundationmodels/loading-and-using-a-custom-adapter-with-foundation-models",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.weatherkit",
      .boolean,
      title: "WeatherKit Entitlement",
      summary: "Lets an app get forecasts and warnings from Apple's weather service.",
      discussion: """
        An app that uses `WeatherService` needs the entitlement. Turn on WeatherKit in Xcode and,
        for an explicit App ID in the developer account, also under App Services. Then wait 30
        minutes while the service registers the bundle identifier. To publish the app, show the
        source of the data with `WeatherAttribution`. Apple's page of the entitlement doesn't list
        visionOS, where WeatherKit is available too.
        """,
      consequence: Consequence(
        "Without it, the app can't use WeatherKit.", from: .ownPage),
      availability: [
        .iOS("16.0", from: .current),
        .macCatalyst("16.0", from: .current), .macOS("13.0", from: .current),
        .tvOS("16.0", from: .current), .watchOS("9.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [
        API(
          "WeatherService", of: "WeatherKit", url: nil,
          linked: "_$s10WeatherKit0A7ServiceC6sharedACvgZ", "_$s10WeatherKit0A7ServiceCACycfC")
      ],
      capability: "WeatherKit",
      rules: [.present.when(.code("the app uses WeatherKit", ["WeatherService"])).from(.ownPage)],
      example: true,
      sources: [
        .ownPage,
        .framework("weatherkit/fetching_weather_forecasts_with_weatherkit", confidence: .high),
        .framework("weatherkit/weatherattribution"),
      ]),
    Key(
      "com.apple.developer.maps",
      .boolean,
      title: "Maps Entitlement",
      summary: "Allowed a Mac app to offer directions beyond those in Maps.",
      discussion: """
        Xcode's Maps capability still selects the modes of a routing app for iOS, which are in the
        Info.plist under
        [`MKDirectionsApplicationSupportedModes`](key:info-plist:MKDirectionsApplicationSupportedModes).
        """,
      avoid:
        "Leave it out of new apps: Apple's page says that Maps no longer needs an entitlement.",
      availability: [.macOS("10.9", deprecated: "10.11", from: .current)],
      required: .optional,
      capability: "Maps",
      replacedBy: [],
      example: true,
      seeAlso: ["info-plist:MKDirectionsApplicationSupportedModes"],
      sources: [
        .ownPage, .framework("mapkit/enabling-maps-capability-in-xcode", confidence: .high),
      ]),
  ]
}
