import KeyModel

/// Audio units, broadcasts and the television.
var soundAndVideoPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.AudioUnit-UI", "Audio Unit with Interface", .nsExtension,
      summary: "Provides an effect, an instrument or a generator with controls to music apps.",
      discussion: """
        The principal class is a subclass of `AUViewController` that conforms to
        `AUAudioUnitFactory`, or the storyboard's first view controller is one.
        [`AudioComponents`](key:NSExtension/NSExtensionAttributes/AudioComponents) describes each
        audio unit.
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
        The principal class conforms to `AUAudioUnitFactory`. The app that hosts the audio unit
        shows a generic interface with its parameters.
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
        The principal class is a view controller of yours that finishes its request with the
        address of the broadcast. It goes with an extension at
        `com.apple.broadcast-services-upload`.
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
      summary: "Fills the top of the Apple TV's Home Screen with an app's content.",
      discussion: """
        The principal class is a subclass of `TVTopShelfContentProvider`. The system shows its
        carousel or its rows when the app in the top row is in focus.
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
      summary: "Filled the top of the Apple TV's Home Screen before tvOS 13.",
      discussion: """
        The principal class conforms to `TVTopShelfProvider`. `com.apple.tv-top-shelf`
        replaces it.
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
