import KeyModel

/// Codecs, audio units, broadcasts and the television.
var soundAndVideoPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.mediaextension.videodecoder", "Video Decoder", .exAppExtensionAttributes,
      summary: "Decodes a video format for every app on the Mac.",
      discussion: """
        The principal class conforms to `MEVideoDecoderExtension` and makes a decoder for each
        stream. It needs the entitlement `com.apple.developer.mediaextension.videodecoder`.
        """,
      availability: [
        .macOS("14.0", from: .current)
      ],
      uses: [
        .exAttributes,
        .init(
          "EXAppExtensionAttributes/ClassImplementationID",
          sample: "com.example.app.videodecoder.trail"),
        .init(
          "EXAppExtensionAttributes/CodecInfo",
          sample: [["CodecName": "Trail", "CodecType": "tral"]]),
        .init("EXAppExtensionAttributes/EXPrincipalClass", sample: "TrailDecoderFactory"),
        .init("EXAppExtensionAttributes/ObjectName", sample: "Trail video decoder"),
      ],
      entitlements: ["entitlements:com.apple.developer.mediaextension.videodecoder"],
      symbols: ["kMEVideoDecoderExtensionPointName"],
      sources: [
        .framework("mediaextension/mevideodecoderextension"),
        .framework("mediaextension/kmevideodecoderextensionpointname"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("mediaextension/mevideodecoderextension"),
              "The protocol exists since macOS 14.0."),
            .init(
              .framework("mediaextension/kmevideodecoderextensionpointname"),
              "The constant of the identifier exists since macOS 15.0."),
          ],
          choice: "macOS 14.0.",
          reason: "The constant came later than what it names.")
      ]),
    ExtensionPoint(
      "com.apple.mediaextension.rawprocessor", "RAW Processor", .exAppExtensionAttributes,
      summary: "Processes RAW video of a camera for every app on the Mac.",
      discussion: """
        The principal class conforms to `MERAWProcessorExtension` and makes processors, one for
        each use. Video Toolbox makes one object of it.
        """,
      availability: [
        .macOS("15.0", from: .current)
      ],
      uses: [
        .exAttributes,
        .init(
          "EXAppExtensionAttributes/ClassImplementationID",
          sample: "com.example.app.rawprocessor.trail"),
        .init(
          "EXAppExtensionAttributes/CodecInfo",
          sample: [["CodecName": "Trail RAW", "CodecType": "traw"]]),
        .init("EXAppExtensionAttributes/EXPrincipalClass", sample: "TrailProcessorFactory"),
        .init("EXAppExtensionAttributes/ObjectName", sample: "Trail RAW processor"),
      ],
      symbols: ["kMERAWProcessorExtensionPointName"],
      sources: [
        .framework("mediaextension/merawprocessorextension"),
        .framework("mediaextension/kmerawprocessorextensionpointname"),
      ]),
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
        .iPadOS("9.0", from: .current),
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
              "version": 1,
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
        .iPadOS("9.0", from: .current),
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
              "version": 1,
            ]
          ]),
      ],
      sources: [
        .framework("audiotoolbox/auaudiounitfactory"),
        .framework("audiotoolbox/auaudiounit"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.broadcast-services-upload", "Broadcast Upload", .nsExtension,
      summary: "Sends what is on the screen to a streaming service.",
      discussion: """
        The principal class is a subclass of `RPBroadcastSampleHandler`. It gets video and audio in
        buffers, encodes them and sends them.
        [`RPBroadcastProcessMode`](key:NSExtension/RPBroadcastProcessMode) has to be
        `RPBroadcastProcessModeSampleBuffer` for that.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .iPadOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("10.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("SampleHandler"),
        .init("NSExtension/RPBroadcastProcessMode", sample: "RPBroadcastProcessModeSampleBuffer"),
      ],
      sources: [
        .framework("replaykit/rpbroadcastsamplehandler"),
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
        .iPadOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("10.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("BroadcastSetupViewController"),
      ],
      sources: [
        .framework("replaykit/rpbroadcasthandler"),
        .systemStrings,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("replaykit/rpbroadcasthandler"),
              "The class of broadcast handlers has these versions.")
          ],
          choice: "The versions of that class.",
          reason: "No page dates the setup on its own.")
      ]),
    ExtensionPoint(
      "com.apple.broadcast-services", "Broadcast (first form)", .nsExtension,
      summary: "Sent what is on the screen to a streaming service, in one extension.",
      discussion: """
        The form of iOS 10 in which one extension both set up and sent a broadcast. New apps have
        `com.apple.broadcast-services-upload` for sending and
        `com.apple.broadcast-services-setupui` for signing in.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .iPadOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("10.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("BroadcastHandler"),
      ],
      sources: [
        .archive2018("AppExtensionKeys.html"),
        .framework("replaykit/rpbroadcasthandler"),
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
        The principal class conforms to `TVTopShelfProvider`. `com.apple.tv-top-shelf` has taken
        its place.
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
    ExtensionPoint(
      "com.apple.FinalCut.WorkflowExtension", "Final Cut Pro Workflow", .nsExtension,
      summary: "Opens a window of an app inside Final Cut Pro.",
      discussion: """
        [`ProExtensionPrincipalViewControllerClass`](key:NSExtension/ProExtensionPrincipalViewControllerClass)
        names a subclass of `NSViewController`. The template comes with Apple's Workflow Extensions
        SDK.
        """,
      availability: [
        .macOS(.unknown, from: .current)
      ],
      uses: [
        .nsExtension,
        .init(
          "NSExtension/ProExtensionPrincipalViewControllerClass", sample: "ExampleViewController"),
        .init("NSExtension/ProExtensionAttributes", .optional),
      ],
      sources: [
        .framework("professional-video-applications/building-a-workflow-extension")
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(
              .framework("professional-video-applications/building-a-workflow-extension"),
              "Writes com.apple.FinalCut.WorkfloWExtension, with a capital W.")
          ],
          choice: "`com.apple.FinalCut.WorkflowExtension`.",
          reason:
            "The capital W looks like a slip of the page; write what the template of the SDK has.")
      ]),
  ]
}
