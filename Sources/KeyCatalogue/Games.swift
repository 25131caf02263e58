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
      summary: "Declares that a game can be played with a game controller.",
      discussion: """
        Turn on the capability Game Controllers; Xcode then writes the key. If the extended gamepad
        is among the [profiles](key:GCSupportedGameControllers), the App Store shows a badge, and
        people can change in Settings what the buttons do. To recommend a controller in iOS, or to
        require one in visionOS, use
        [`GCRequiresControllerUserInteraction`](key:GCRequiresControllerUserInteraction) as well.
        """,
      availability: [
        .iOS("2.0", from: .current), .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current), .visionOS("1.0", from: .current),
      ],
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
            .init(.framework("gamecontroller"), "The framework is of iOS 7.0 and macOS 10.9."),
          ],
          choice: "The versions of today's page are given.",
          reason:
            "It is the newest source of the key itself; nothing reads the key before iOS 7.0 and macOS 10.9."
        )
      ]),
    Key(
      "GCSupportedGameControllers", .array(of: .dictionary),
      title: "Supported game controller types",
      summary: "Lists the kinds of game controller that a game supports, the preferred one first.",
      discussion: """
        Choose the profiles under the capability Game Controllers, and drag them into the order in
        which the game works best; Xcode writes the array. A profile is a set of controls that the
        maker of the hardware guarantees, so list every profile that the game's code can handle.

        Xcode offers the capability to games for iOS, iPadOS, tvOS and visionOS. In a game for macOS
        alone, write the array yourself.
        """,
      availability: [
        .iOS("7.0", from: .current), .macOS("10.9", from: .current),
        .tvOS("9.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [
        API("GCExtendedGamepad", of: "Game Controller"),
        API("GCMicroGamepad", of: "Game Controller"),
        API("GCDirectionalGamepad", of: "Game Controller"),
      ],
      capability: "Game Controllers",
      example: [["ProfileName": "ExtendedGamepad"], ["ProfileName": "MicroGamepad"]],
      seeAlso: ["GCSupportsControllerUserInteraction"],
      sources: [.ownPage, configuring]),
    Key(
      "GCSupportedGameControllers/[]/ProfileName", .string,
      summary: "Names one profile of controls.",
      discussion: """
        `GCController` offers the first two as `extendedGamepad` and `microGamepad`; a controller may
        have several.
        """,
      values: .documented([
        AllowedValue(
          "ExtendedGamepad", "A full gamepad with sticks, triggers and shoulder buttons."
        ),
        AllowedValue(
          "SpatialGamepad", "Controllers that are tracked in space, on Apple Vision Pro.",
          availability: [.visionOS("26.0", from: .current)]),
        AllowedValue("MicroGamepad", "The first Siri Remote."),
        AllowedValue(
          "DirectionalGamepad",
          "The second Siri Remote, a directional pad without motion.",
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
      sources: [profiles]),
    Key(
      "GCRequiresControllerUserInteraction", .dictionary,
      summary: "Says on which platforms a game needs a controller, or is better with one.",
      discussion: """
        The App Store shows a badge for each entry that is `YES`. An app made for visionOS has the
        entry `visionOS` only. An iOS app may have both: `visionOS` then speaks of the app as it
        runs, unchanged, on Apple Vision Pro.

        Turn on the capability Game Controllers with its extended gamepad first; Xcode adds
        [`GCSupportsControllerUserInteraction`](key:GCSupportsControllerUserInteraction) and
        [`GCSupportedGameControllers`](key:GCSupportedGameControllers).
        """,
      availability: [.iOS("15.0", from: .current), .visionOS("1.0", from: .current)],
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
      discussion: "With `YES` the App Store shows the badge Controller Recommended.",
      required: .optional,
      rules: [.should(.absent.when(.platform(.visionOS))).from(required)],
      example: true,
      sources: [.ownPage, required]),
    Key(
      "GCRequiresControllerUserInteraction/visionOS", .boolean,
      summary: "Requires a game controller on Apple Vision Pro.",
      discussion: """
        With `YES` the App Store shows the badge Controller Required. A game that can't be played in
        visionOS without a controller must have the entry.
        """,
      required: .optional,
      example: true,
      sources: [.ownPage, required]),
    Key(
      "GCSupportsMultipleMicroGamepads", .boolean,
      summary: "Treats the Siri Remote and the Apple TV Remote app as two controllers.",
      discussion: """
        Without it the system combines the remotes into one, which lacks the additional inputs of
        the second Siri Remote. Set it to `YES` if the game supports that remote, and add the
        profile `DirectionalGamepad` to
        [`GCSupportedGameControllers`](key:GCSupportedGameControllers).
        """,
      consequence: Consequence(
        "Without `YES` a game doesn't get the additional inputs of the second Siri Remote.",
        from: .ownPage),
      availability: [.tvOS("9.0", from: .current)],
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
        as a game starts, but not surely without this key. Write `NO` for a game that asks little of
        the device. The category in [`LSApplicationCategoryType`](key:LSApplicationCategoryType) has
        to be one of games: App Review rejects other apps that ask for the mode. On a Mac the mode
        is off while the game isn't in full screen.
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
        Keep it beside [`LSSupportsGameMode`](key:LSSupportsGameMode) as long as the game runs in
        those systems. `NO` keeps the mode off.
        """,
      availability: [
        .iOS("18.0", deprecated: "18.6", from: .current),
        .macOS("14.0", from: .developerForums),
      ],
      required: .optional,
      replacedBy: ["LSSupportsGameMode"],
      example: true,
      seeAlso: ["LSSupportsGameMode"],
      sources: [.ownPage, .developerForums("782343")]),
    Key(
      "GCDisableInferringGameMetadata", .boolean,
      summary: "Keeps guessed details off the page of a game in the Games app.",
      discussion: """
        For games that don't come from the App Store the Games app takes details from what Siri
        knows. Write `YES` if they are wrong or unwanted.
        """,
      availability: [.iOS("26.4", from: .current), .macOS("26.4", from: .current)],
      required: .optional,
      example: true),
    Key(
      "AVGameBypassSystemSpatialAudio", .boolean,
      summary: "Exempts a game from the spatial audio that the system adds.",
      discussion: """
        Since iOS 18 and tvOS 18 the system makes the sound of games spatial by itself. Set the key
        to `YES` if the game arranges its own spatial audio. The switch in Control Center then
        doesn't act on the game.
        """,
      availability: [.iOS("18.0", from: .current), .tvOS("18.0", from: .current)],
      required: .optional,
      apis: [API("AVAudioEnvironmentNode", of: "AVFAudio"), API("PHASEEngine", of: "PHASE")],
      example: true,
      sources: [.ownPage, .framework("phase/personalizing-spatial-audio-in-your-app")]),
  ]
}
