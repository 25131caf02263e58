import KeyModel

extension KeyGroup {
  /// Game controllers, Game Mode and the sound of games.
  static var games: KeyGroup {
    KeyGroup(
      "games", "Games",
      summary: "Which controllers a game supports, and what the system does for it while it runs.",
      availability: [
        .iOS("2.0", from: .current), .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current), .visionOS("1.0", from: .current),
      ],
      keys: gameControllerKeys + gameModeKeys)
  }
}

private let controllers = SourceReference.current("gcsupportscontrolleruserinteraction")
private let profiles = SourceReference.current("gcsupportedgamecontrollers")
private let required = SourceReference.current("gcrequirescontrolleruserinteraction")
private let configuring = SourceReference.framework("xcode/configuring-game-controllers")

private let withoutOtherInput: Condition =
  .platform(.visionOS) && .intent("the game has no other input than a controller")

private let supportsSecondRemote: Condition =
  .platform(.tvOS)
  && .has("GCSupportedGameControllers/[]/ProfileName", "DirectionalGamepad")

/// What a game says about controllers.
private var gameControllerKeys: [Key] {
  [
    Key(
      "GCSupportsControllerUserInteraction", .boolean,
      title: "Supports Controller User Interaction",
      summary:
        "Tells the system and the App Store that a game can be played with a game controller.",
      discussion: """
        Turn on the capability Game Controllers and choose the
        [profiles](key:GCSupportedGameControllers) that the game handles; Xcode then writes both keys.
        With the extended gamepad among them, people can also change in Settings what the buttons do. To
        recommend a controller in iOS, or to require one in visionOS, add
        [`GCRequiresControllerUserInteraction`](key:GCRequiresControllerUserInteraction).
        """,
      consequence: Consequence(
        "Without the key and the profile `ExtendedGamepad`, the App Store shows no badge for controllers.",
        from: .ownPage),
      availability: [
        .iOS("2.0", from: .current), .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("GCController", of: "Game Controller")],
      capability: "Game Controllers",
      example: true,
      seeAlso: ["GCSupportedGameControllers", "GCRequiresControllerUserInteraction"],
      sources: [.ownPage, configuring, .framework("gamecontroller")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .ownPage,
              "iOS 2.0, macOS 10.0, tvOS 9.0, visionOS 1.0; in 2024 iOS 7.0 and macOS 10.9."),
            .init(.framework("gamecontroller"), "The framework came with iOS 7.0 and macOS 10.9."),
          ],
          choice: "The versions of today's page are given.",
          reason:
            "It is the newest source of the key itself; nothing reads the key before iOS 7.0 and macOS 10.9."
        )
      ]),
    Key(
      "GCSupportedGameControllers", .array(of: .dictionary),
      title: "Supported game controller types",
      summary: "Lists the kinds of controllers that a game handles, the preferred one first.",
      discussion: """
        Choose the profiles under the capability Game Controllers, and drag them into the order in
        which the game works best; Xcode writes the array. A profile is a set of controls that the
        maker of the hardware guarantees, so list every profile that the game's code can handle.

        Xcode offers the capability to games for iOS, iPadOS, tvOS and visionOS. In a game for macOS
        alone, write the array yourself.
        """,
      consequence: Consequence(
        "Without `ExtendedGamepad` in the list, the App Store shows no badge for controllers.",
        from: controllers),
      availability: [
        .iOS("7.0", from: .current), .macOS("10.9", from: .current),
        .tvOS("9.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [
        API("GCExtendedGamepad", of: "Game Controller"),
        API("GCMicroGamepad", of: "Game Controller"),
        API("GCDirectionalGamepad", of: "Game Controller"),
      ],
      capability: "Game Controllers",
      example: [["ProfileName": "ExtendedGamepad"], ["ProfileName": "MicroGamepad"]],
      seeAlso: ["GCSupportsControllerUserInteraction", "GCSupportsMultipleMicroGamepads"],
      sources: [.ownPage, configuring, controllers]),
    Key(
      "GCSupportedGameControllers/[]/ProfileName", .string,
      summary: "Names one set of controls that the game's code handles.",
      discussion: """
        Write one of the names, exactly as it is spelled here; each entry of the array has one. A
        profile is a set of controls, not a product: a controller from any maker may offer several. In
        code, `GCController` offers the first two as `extendedGamepad` and `microGamepad`. A game that
        handles the first Siri Remote and the second lists both `MicroGamepad` and `DirectionalGamepad`.
        """,
      values: .documented([
        AllowedValue(
          "ExtendedGamepad",
          "For games that need sticks, triggers and shoulder buttons; also brings the App Store's badge."
        ),
        AllowedValue(
          "SpatialGamepad", "For games on Apple Vision Pro that follow the controller's position.",
          availability: [.visionOS("26.0", from: .current)]),
        AllowedValue("MicroGamepad", "For games that can be played with the first Siri Remote."),
        AllowedValue(
          "DirectionalGamepad",
          "For games that can be played with the second Siri Remote, which reports no motion.",
          availability: [
            .iOS("14.3", from: .current),
            .macOS("11.1", from: .current), .macCatalyst("14.3", from: .current),
            .tvOS("14.3", from: .current),
          ]
        ),
      ]),
      valuesSource: profiles,
      apis: [
        API("GCExtendedGamepad", of: "Game Controller"),
        API("GCMicroGamepad", of: "Game Controller"),
        API("GCDirectionalGamepad", of: "Game Controller"),
      ],
      example: "ExtendedGamepad",
      sources: [profiles, .framework("xcode/configuring-game-controllers")]),
    Key(
      "GCRequiresControllerUserInteraction", .dictionary,
      summary: "Says where a game needs a controller, and where it is better with one.",
      discussion: """
        Write it for a game that recommends a controller in iOS, or that can't be played without one in
        visionOS. An app made for visionOS has the entry `visionOS` only. An iOS app may have both:
        `visionOS` then speaks of the app as it runs, unchanged, on Apple Vision Pro.

        Turn on the capability Game Controllers with its extended gamepad first; Xcode adds
        [`GCSupportsControllerUserInteraction`](key:GCSupportsControllerUserInteraction) and
        [`GCSupportedGameControllers`](key:GCSupportedGameControllers).
        """,
      consequence: Consequence(
        "Without an entry that is `YES`, people don't learn from the App Store that they need a controller: it shows a badge for such entries only.",
        from: .ownPage),
      availability: [.iOS("15.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      capability: "Game Controllers",
      rules: [
        .present.when(withoutOtherInput).from(.ownPage),
        .needs("GCSupportsControllerUserInteraction", when: "To have the badge").from(.ownPage),
      ],
      example: ["iOS": true, "visionOS": true],
      seeAlso: ["GCSupportsControllerUserInteraction", "GCSupportedGameControllers"]),
    Key(
      "GCRequiresControllerUserInteraction/iOS", .boolean,
      summary: "Recommends a game controller on iPhone and iPad.",
      discussion: """
        With `YES` the App Store shows the badge Controller Recommended for the game. Choose it if the
        game can be played by touch but is better with a controller. It needs the capability Game
        Controllers with the extended gamepad, and doesn't belong in an app made for visionOS; there
        [`visionOS`](key:GCRequiresControllerUserInteraction/visionOS) is for games that can't do
        without.
        """,
      consequence: Consequence(
        "Without `YES` the App Store doesn't show the badge Controller Recommended.",
        from: required),
      required: .optional,
      rules: [.should(.absent.when(.platform(.visionOS))).from(required)],
      example: true,
      sources: [.ownPage, required]),
    Key(
      "GCRequiresControllerUserInteraction/visionOS", .boolean,
      summary: "Requires a game controller on Apple Vision Pro.",
      discussion: """
        Write `YES` if the game has no other input in visionOS, neither hands and eyes nor a keyboard;
        such a game must have the entry. It counts for apps made for visionOS and for iPhone and iPad
        apps that run there unchanged.
        """,
      consequence: Consequence(
        "Without `YES` the App Store doesn't show the badge Controller Required.",
        from: required),
      required: .optional,
      example: true,
      sources: [.ownPage, required]),
    Key(
      "GCSupportsMultipleMicroGamepads", .boolean,
      summary: "Treats the Siri Remote and the Apple TV Remote app as two controllers.",
      discussion: """
        Write `YES` if the game supports the second Siri Remote, and add the profile
        `DirectionalGamepad` to [`GCSupportedGameControllers`](key:GCSupportedGameControllers). The
        remote and the Apple TV Remote app on an iPhone then are two controllers, and the game decides
        which it listens to. Otherwise the system combines them into one.
        """,
      consequence: Consequence(
        "Without `YES` a game doesn't get the additional inputs of the second Siri Remote.",
        from: .ownPage),
      availability: [.tvOS("9.0", from: .current)],
      required: .optional,
      apis: [
        API("GCDirectionalGamepad", of: "Game Controller"),
        API("GCProductCategoryCoalescedRemote", of: "Game Controller"),
      ],
      rules: [.should(.present.when(supportsSecondRemote)).from(.ownPage)],
      example: true,
      seeAlso: ["GCSupportedGameControllers"],
      sources: [
        .ownPage,
        .framework(
          "gamecontroller/letting-players-use-their-second-generation-siri-remote-as-a-game-controller"
        ),
      ]),
  ]
}

/// Game Mode, the Games app, and spatial audio.
private var gameModeKeys: [Key] {
  [
    Key(
      "LSSupportsGameMode", .boolean,
      summary: "Lets the system turn on Game Mode while the app runs.",
      discussion: """
        Game Mode slows down work in the background, for a smoother picture. The system turns it on
        as a game starts. Write `NO` for a game that isn't demanding. The category in
        [`LSApplicationCategoryType`](key:LSApplicationCategoryType) has to be a game category: App
        Review rejects other apps that ask for the mode. On a Mac the mode is off while the game
        isn't in full screen.
        """,
      consequence: Consequence(
        "Without the key the system may leave Game Mode off.", from: .ownPage),
      availability: [.iOS("18.6", from: .current), .macOS("26.0", from: .current)],
      required: .optional,
      replaces: ["GCSupportsGameMode"],
      rules: [
        .should(
          .needs("LSApplicationCategoryType", when: "To have Game Mode").when(.product)
        ).from(.developerForums("782343"))
      ],
      example: true,
      seeAlso: ["GCSupportsGameMode", "LSApplicationCategoryType"],
      sources: [.ownPage, .developerForums("782343")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS and iPadOS 18.6, macOS 26.0."),
            .init(.developerForums("782343"), "iOS, iPadOS and macOS 26."),
          ],
          choice: "The page's versions are given.",
          reason: "The page of GCSupportsGameMode ends at iOS 18.6 as well.")
      ]),
    Key(
      "GCSupportsGameMode", .boolean,
      summary: "Lets systems older than iOS 18.6 and macOS 26 turn on Game Mode.",
      discussion: """
        Write it beside [`LSSupportsGameMode`](key:LSSupportsGameMode) as long as the game runs in
        systems older than iOS 18.6 and macOS 26; those don't know the new key. `NO` keeps the mode off,
        for an app that the system would take for a game. Xcode writes it with the build setting
        `INFOPLIST_KEY_GCSupportsGameMode`.
        """,
      availability: [
        .iOS("18.0", deprecated: "18.6", from: .current),
        .macOS("14.0", from: .developerForums),
      ],
      required: .optional,
      replacedBy: ["LSSupportsGameMode"],
      example: true,
      seeAlso: ["LSSupportsGameMode"],
      sources: [.ownPage, .developerForums("782343"), .framework("xcode/build-settings-reference")]),
    Key(
      "GCDisableInferringGameMetadata", .boolean,
      summary: "Keeps details that the system infers off a game's page in the Games app.",
      discussion: """
        Only for games that don't come from the App Store: for these, the Games app takes details from
        what Siri knows. Write `YES` if they are wrong or unwanted.
        """,
      availability: [.iOS("26.4", from: .current), .macOS("26.4", from: .current)],
      required: .optional,
      example: true),
    Key(
      "AVGameBypassSystemSpatialAudio", .boolean,
      summary: "Keeps the system from making a game's sound spatial.",
      discussion: """
        Write `YES` if the game arranges spatial audio itself, for example with PHASE or
        `AVAudioEnvironmentNode`. In iOS 18, tvOS 18 and later, apps in the App Store's category for games otherwise get the system's effect, when people wear AirPods that can play it. A game in plain stereo
        gains from that effect and leaves the key out.
        """,
      consequence: Consequence(
        "Without the key the system's effect, and its switch in Control Center, act on top of the game's spatial audio.",
        from: .framework("phase/personalizing-spatial-audio-in-your-app")),
      availability: [.iOS("18.0", from: .current), .tvOS("18.0", from: .current)],
      required: .optional,
      apis: [API("AVAudioEnvironmentNode", of: "AVFAudio"), API("PHASEEngine", of: "PHASE")],
      example: true,
      sources: [.ownPage, .framework("phase/personalizing-spatial-audio-in-your-app")]),
  ]
}
