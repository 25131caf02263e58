import KeyModel

extension KeyGroup {
  /// Game controllers, Game Mode and the sound of games.
  static var games: KeyGroup {
    KeyGroup(
      "games", "Games",
      summary: "Which controllers a game supports, and what the system does for a running game.",
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
  .platform(.visionOS) && .intent("the game has no input other than a controller")

private let supportsSecondRemote: Condition =
  .platform(.tvOS)
  && .has("GCSupportedGameControllers/[]/ProfileName", "DirectionalGamepad")

/// A game's use of controllers.
private var gameControllerKeys: [Key] {
  [
    Key(
      "GCSupportsControllerUserInteraction", .boolean,
      title: "Supports Controller User Interaction",
      summary:
        "Declares to the system and the App Store that people can play with a game controller.",
      discussion: """
        Turn on the capability Game Controllers, and Xcode writes the key; in a game for macOS alone,
        write it yourself. Choose the profiles too, for which Xcode writes
        [`GCSupportedGameControllers`](key:GCSupportedGameControllers): with the extended gamepad,
        people can remap the buttons in Settings. To recommend a controller on iOS, or to require
        one on visionOS, add
        [`GCRequiresControllerUserInteraction`](key:GCRequiresControllerUserInteraction).
        """,
      consequence: Consequence(
        "Without both `YES` here and the profile `ExtendedGamepad`, the App Store shows no controller badge.",
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
              "iOS 2.0, macOS 10.0, tvOS 9.0 and visionOS 1.0; in 2024, iOS 7.0 and macOS 10.9."),
            .init(.framework("gamecontroller"), "iOS 7.0 and macOS 10.9 introduced the framework."),
          ],
          choice: "The versions on the current page.",
          reason: "It is the newest source for the key itself.")
      ]),
    Key(
      "GCSupportedGameControllers", .array(of: .dictionary),
      title: "Supported game controller types",
      summary: "Lists the kinds of controllers that a game supports, with the preferred one first.",
      discussion: """
        Choose the profiles under the Game Controllers capability, and drag them into the game's
        order of preference; Xcode writes the array. A profile is a set of controls that the
        hardware manufacturer guarantees. Xcode offers the capability only for games for iOS,
        iPadOS, tvOS and visionOS; in a game for macOS alone, write the array yourself.
        """,
      consequence: Consequence(
        "Without `ExtendedGamepad` in the array, the App Store doesn't show a controller badge.",
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
      summary: "Names a set of controls that the game's code handles.",
      discussion: """
        Write one of these names, exactly as spelled here, in each entry of the array. A profile is
        a set of controls, not a product: a controller can have several profiles. In code,
        `GCController` gives access to two of the profiles, as `extendedGamepad` and `microGamepad`.
        A game that supports the Siri Remotes of the first and of later generations lists
        `MicroGamepad` and `DirectionalGamepad`.
        """,
      consequence: Consequence(
        "Without an entry `ExtendedGamepad`, the App Store doesn't show a controller badge.",
        from: controllers),
      values: .documented([
        AllowedValue(
          "ExtendedGamepad",
          "For games that need thumbsticks, triggers and shoulder buttons, and for the App Store's badge."
        ),
        AllowedValue(
          "SpatialGamepad", "For games on Apple Vision Pro that follow the controller's position.",
          availability: [.visionOS("26.0", from: .current)]),
        AllowedValue(
          "MicroGamepad",
          "For games that people can play with the first generation of the Siri Remote."),
        AllowedValue(
          "DirectionalGamepad",
          "For games that people can play with the second generation of the Siri Remote, which doesn't report motion.",
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
      sources: [
        profiles, configuring, controllers, .framework("gamecontroller/gcdirectionalgamepad"),
        .framework("gamecontroller/gcproductcategoryspatialcontroller"),
      ]),
    Key(
      "GCRequiresControllerUserInteraction", .dictionary,
      summary: "Declares on which platforms a game needs a controller or is better with one.",
      discussion: """
        Write it for a game that recommends a controller on iOS, or that people can't play without
        one on visionOS. An app built for visionOS has only the entry `visionOS`. An iOS app can
        have both: `visionOS` then applies to the unmodified iOS app on Apple Vision Pro. The key
        requires the capability Game Controllers with the extended gamepad, for which Xcode adds
        [`GCSupportsControllerUserInteraction`](key:GCSupportsControllerUserInteraction) and
        `ExtendedGamepad` in [`GCSupportedGameControllers`](key:GCSupportedGameControllers).
        """,
      consequence: Consequence(
        "Without an entry set to `YES`, the App Store shows neither Controller Required nor Controller Recommended.",
        from: .ownPage),
      availability: [.iOS("15.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      capability: "Game Controllers",
      rules: [
        .present.when(withoutOtherInput).from(.ownPage),
        .needs("GCSupportsControllerUserInteraction", when: "To show a badge").from(.ownPage),
        .should(.needs("GCSupportedGameControllers", when: "To show a badge")).from(.ownPage),
      ],
      example: ["iOS": true, "visionOS": true],
      seeAlso: ["GCSupportsControllerUserInteraction", "GCSupportedGameControllers"]),
    Key(
      "GCRequiresControllerUserInteraction/iOS", .boolean,
      summary: "Recommends a game controller on iPhone and iPad.",
      discussion: """
        With `YES`, the App Store shows the badge Controller Recommended for the game. The key
        requires the capability Game Controllers with the extended gamepad. The key doesn't belong
        in an app built for visionOS; for a visionOS game that needs a controller, use
        [`visionOS`](key:GCRequiresControllerUserInteraction/visionOS).
        """,
      consequence: Consequence(
        "Without `YES`, the App Store doesn't show the badge Controller Recommended.",
        from: required),
      required: .optional,
      rules: [.should(.absent.when(.platform(.visionOS))).from(required)],
      example: true,
      sources: [.ownPage, required]),
    Key(
      "GCRequiresControllerUserInteraction/visionOS", .boolean,
      summary: "Requires a game controller on Apple Vision Pro.",
      discussion: """
        Write `YES` if the game has no input other than a controller on visionOS. The entry applies
        to apps built for visionOS and to unmodified iPhone and iPad apps on Apple Vision Pro. The
        entry requires the capability Game Controllers with the extended gamepad, for which Xcode
        adds [`GCSupportsControllerUserInteraction`](key:GCSupportsControllerUserInteraction) and
        [`GCSupportedGameControllers`](key:GCSupportedGameControllers).
        """,
      consequence: Consequence(
        "Without `YES`, the App Store doesn't show the badge Controller Required.",
        from: required),
      required: .optional,
      capability: "Game Controllers",
      rules: [.present.when(withoutOtherInput).from(required)],
      example: true,
      seeAlso: ["GCSupportsControllerUserInteraction", "GCSupportedGameControllers"],
      sources: [.ownPage, required]),
    Key(
      "GCSupportsMultipleMicroGamepads", .boolean,
      summary: "Treats the Siri Remote and the Apple TV Remote app as two controllers.",
      discussion: """
        Write `YES` if the game supports the second generation of the Siri Remote, and add the
        profile `DirectionalGamepad` to
        [`GCSupportedGameControllers`](key:GCSupportedGameControllers). The remote and the Apple TV
        Remote app are then two controllers; without the key, the system combines them into one.
        """,
      consequence: Consequence(
        "Without `YES`, a game doesn't get the additional inputs of the second-generation Siri Remote.",
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
        .framework("gamecontroller/gcproductcategorycoalescedremote"),
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
        Game Mode reduces background activity for smoother graphics. The system turns it on when a
        game launches. Write `NO` for a game that doesn't benefit from Game Mode. The category in
        [`LSApplicationCategoryType`](key:LSApplicationCategoryType) has to be a game category: App
        Review rejects apps of other categories that ask for the mode. On a Mac, the mode is off
        while the game isn't in full screen.
        """,
      consequence: Consequence(
        "Without the key, the system may leave Game Mode off.", from: .ownPage),
      availability: [.iOS("18.6", from: .current), .macOS("26.0", from: .current)],
      required: .optional,
      replaces: ["GCSupportsGameMode"],
      rules: [
        .should(
          .needs("LSApplicationCategoryType", when: "To use Game Mode").when(.product)
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
          choice: "The page's versions.",
          reason: "The page of GCSupportsGameMode also names iOS 18.6, as its last version.")
      ]),
    Key(
      "GCSupportsGameMode", .boolean,
      summary: "Lets the system turn on Game Mode before iOS 18.6 and macOS 26.",
      discussion: """
        Write it along with [`LSSupportsGameMode`](key:LSSupportsGameMode) as long as the game
        supports systems before iOS 18.6 and macOS 26, which don't support the new key. `NO` turns
        Game Mode off. Xcode writes the key with the build setting
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
      summary: "Hides inferred details on a game's page in the Games app.",
      discussion: """
        It is only for games that don't come from the App Store. Write `YES` if the details that the
        Games app infers are wrong or unwanted.
        """,
      consequence: Consequence(
        "Without `YES`, the Games app shows details that it infers with Siri's knowledge graph.",
        from: .ownPage),
      availability: [.iOS("26.4", from: .current), .macOS("26.4", from: .current)],
      required: .optional,
      example: true),
    Key(
      "AVGameBypassSystemSpatialAudio", .boolean,
      summary: "Prevents the system from applying spatial audio to a game.",
      discussion: """
        Write `YES` if the game renders spatial audio itself, for example with PHASE or
        `AVAudioEnvironmentNode`. On iOS 18, tvOS 18 and later, the system otherwise applies its
        effect to apps in the App Store's Games category when people wear AirPods that support it.
        With the key, the system turns off its effect and the switch in Control Center.
        """,
      consequence: Consequence(
        "Without the key, the system adds its spatial audio effect to the game's own, unless people turn the effect off in Control Center.",
        from: .framework("phase/personalizing-spatial-audio-in-your-app")),
      availability: [.iOS("18.0", from: .current), .tvOS("18.0", from: .current)],
      required: .optional,
      apis: [API("AVAudioEnvironmentNode", of: "AVFAudio"), API("PHASEEngine", of: "PHASE")],
      example: true,
      sources: [.ownPage, .framework("phase/personalizing-spatial-audio-in-your-app")]),
  ]
}
