import KeyModel

/// Audio units, broadcasts and the television.
var soundAndVideoPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.AudioUnit-UI", "Audio Unit with Interface", .nsExtension,
      summary: "Provides an effect, an instrument or a generator with controls to music apps.",
      discussion: """
        The principal class, or the storyboard's first view controller, is a subclass of
        `AUViewController` that conforms to `AUAudioUnitFactory`.
        [`AudioComponents`](key:NSExtension/NSExtensionAttributes/AudioComponents) describes each
        audio unit; hosts list it by what is written there. For an audio unit without an interface,
        use [`com.apple.AudioUnit`](point:com.apple.AudioUnit).
        """,
      availability: [
        .iOS("9.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("10.11", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        .attribute(
          "AudioComponents",
          sample: [
            [
              "description": "Tremolo", "manufacturer": "Exmp", "name": "Example: Tremolo",
              "sandboxSafe": true, "subtype": "trmo", "tags": ["Effects"], "type": "aufx",
              "version": 65536,
            ]
          ]),
      ],
      sources: [
        .framework("coreaudiokit/auviewcontroller"),
        .framework("audiotoolbox/auaudiounitfactory"),
        .publicProjects("com.apple.AudioUnit-UI"),
      ]),
    ExtensionPoint(
      "com.apple.AudioUnit", "Audio Unit", .nsExtension,
      summary: "Provides an audio unit without an interface to music apps.",
      discussion: """
        The principal class conforms to `AUAudioUnitFactory`.
        [`AudioComponents`](key:NSExtension/NSExtensionAttributes/AudioComponents) describes each
        audio unit; hosts list it by what is written there, and show a generic interface with its
        parameters.
        """,
      availability: [
        .iOS("9.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("10.11", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("AudioUnitFactory"),
        .attribute(
          "AudioComponents",
          sample: [
            [
              "description": "Tremolo", "manufacturer": "Exmp", "name": "Example: Tremolo",
              "sandboxSafe": true, "subtype": "trmo", "tags": ["Effects"], "type": "aufx",
              "version": 65536,
            ]
          ]),
      ],
      sources: [
        .framework("audiotoolbox/auaudiounitfactory"),
        .framework("audiotoolbox/auaudiounit"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.broadcast-services-setupui", "Broadcast Setup", .nsExtension,
      summary: "Lets people sign in to a streaming service before a broadcast.",
      discussion: """
        The principal class is your view controller, which ends its request with the address of the
        broadcast. The broadcast itself is sent by an extension at
        [`com.apple.broadcast-services-upload`](point:com.apple.broadcast-services-upload), so an
        app has both.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("10.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("BroadcastSetupViewController"),
        .attribute("NSExtensionActivationRule"),
      ],
      sources: [
        .framework("replaykit/rpbroadcasthandler"),
        .systemStrings, .publicProjects("com.apple.broadcast-services-setupui"),
      ]),
    ExtensionPoint(
      "com.apple.tv-top-shelf", "Top Shelf", .nsExtension,
      summary: "Fills the top shelf of the Apple TV home screen with an app's content.",
      discussion: """
        The principal class is a subclass of `TVTopShelfContentProvider`. The system shows its
        carousel or its rows while the app is in focus in the top row.
        """,
      availability: [
        .tvOS("13.0", from: .current)
      ],
      uses: [
        .nsExtension,
        .principalClass("ContentProvider"),
      ],
      sources: [
        .framework("tvservices/tvtopshelfcontentprovider"),
        .publicProjects("com.apple.tv-top-shelf"),
      ]),
    ExtensionPoint(
      "com.apple.tv-services", "Top Shelf (first form)", .nsExtension,
      summary: "Filled the top shelf of the Apple TV home screen before tvOS 13.",
      discussion: """
        The principal class conforms to `TVTopShelfProvider`. It has been deprecated since tvOS 13:
        use [`com.apple.tv-top-shelf`](point:com.apple.tv-top-shelf) instead.
        """,
      availability: [
        .tvOS("9.0", deprecated: "13.0", from: .current)
      ],
      uses: [
        .nsExtension,
        .principalClass("ServiceProvider"),
      ],
      sources: [
        .framework("tvservices/tvtopshelfprovider"),
        .archive2018("AppExtensionKeys.html"),
      ]),
  ]
}
