import KeyModel

/// Audio units, broadcasts and the television.
var soundAndVideoPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.AudioUnit-UI", "Audio Unit with Interface", .nsExtension,
      summary: "Provides an effect, an instrument or a generator with controls to music apps.",
      discussion: """
        The principal class, or the storyboard's first view controller, is a subclass of
        `AUViewController` that conforms to `AUAudioUnitFactory`: `createAudioUnit(with:)` returns
        the audio unit, and the view controller shows its parameters.
        [`AudioComponents`](key:NSExtension/NSExtensionAttributes/AudioComponents) describes each
        audio unit, and hosts list the unit based on that description. For an audio unit without an
        interface, use [`com.apple.AudioUnit`](point:com.apple.AudioUnit).
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
      summary: "Gives music apps an audio unit that has no interface.",
      discussion: """
        The principal class, a subclass of `NSObject`, conforms to `AUAudioUnitFactory` and
        returns the audio unit from `createAudioUnit(with:)`.
        [`AudioComponents`](key:NSExtension/NSExtensionAttributes/AudioComponents) describes each
        audio unit; hosts list the unit based on that description, and have to provide their own
        interface for its parameters. To provide the interface yourself, use
        [`com.apple.AudioUnit-UI`](point:com.apple.AudioUnit-UI).
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
        .framework("audiotoolbox/auaudiounit"),
        .framework("audiotoolbox/auaudiounitfactory"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.broadcast-services-setupui", "Broadcast Setup", .nsExtension,
      summary: "Lets people sign in to a streaming service before a broadcast.",
      discussion: """
        The principal class, or the storyboard's first view controller, lets people sign in. At the
        end, it calls `completeRequest(withBroadcast:setupInfo:)` of its extension context with
        the address of the broadcast. An extension at
        [`com.apple.broadcast-services-upload`](point:com.apple.broadcast-services-upload) sends the
        broadcast itself, so an app contains both extensions. The setup extensions of Turducken, a project of examples, also have
        `NSExtensionActivationSupportsReplayKitStreaming` with `YES` in
        [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule).

        Both extension points are deprecated in version 27 of all systems that have them. An app for
        iOS 27 or macOS 27 captures the screen with ScreenCaptureKit and `SCContentSharingPicker`,
        without an extension.
        """,
      availability: [
        .iOS("10.0", deprecated: "27.0", from: .current),
        .macCatalyst("13.1", deprecated: "27.0", from: .current),
        .macOS("11.0", deprecated: "27.0", from: .current),
        .tvOS("10.0", deprecated: "27.0", from: .current),
        .visionOS("1.0", deprecated: "27.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .viewController("BroadcastSetupViewController"),
        .attribute("NSExtensionActivationRule"),
      ],
      sources: [
        .framework("replaykit/rpbroadcasthandler"),
        .framework("foundation/nsextensioncontext/completerequest(withbroadcast:setupinfo:)"),
        .developerForums("831465"), .systemStrings,
        .publicProjects("com.apple.broadcast-services-setupui"), .gitHub("SlaunchaMan/Turducken"),
      ]),
    ExtensionPoint(
      "com.apple.tv-top-shelf", "Top Shelf", .nsExtension,
      summary: "Fills the Top Shelf of the Apple TV home screen with an app's content.",
      discussion: """
        The principal class is a subclass of `TVTopShelfContentProvider`. In
        `loadTopShelfContent(completionHandler:)` it returns a carousel, rows
        (`TVTopShelfSectionedContent`) or inset items (`TVTopShelfInsetContent`), which the system
        shows in the Top Shelf; it returns `nil` if there is nothing to show. When the content has
        changed, call `TVTopShelfContentProvider.topShelfContentDidChange()`, so that the system asks
        for it again.

        The product type of the target is `com.apple.product-type.app-extension`. With
        `com.apple.product-type.tv-app-extension`, which is for the [older
        form](point:com.apple.tv-services), the extension crashes at launch.
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
        .framework("tvservices/tvtopshelfcontentprovider/loadtopshelfcontent(completionhandler:)"),
        .framework("tvservices/tvtopshelfcontentprovider/topshelfcontentdidchange()"),
        .publicProjects("com.apple.tv-top-shelf"),
        .framework("tvservices/legacy_extension"),
        .gitHub("dotnet/macios/issues/13260"),
        .gitHub("yattee/yattee"),
      ]),
    ExtensionPoint(
      "com.apple.tv-services", "TV Services (before tvOS 13)", .nsExtension,
      summary: "Filled the Top Shelf of the Apple TV home screen before tvOS 13.",
      discussion: """
        Don't use it for a new extension. The principal class conforms to `TVTopShelfProvider`, and
        the system reads the style and the items from it. That protocol has been deprecated since
        tvOS 13.

        To move to [`com.apple.tv-top-shelf`](point:com.apple.tv-top-shelf), change three things together:

        - the extension point
        - the principal class, which becomes a subclass of `TVTopShelfContentProvider` and returns its
          content from `loadTopShelfContent(completionHandler:)`
        - the product type of the target, from `com.apple.product-type.tv-app-extension` to
          `com.apple.product-type.app-extension`: with the old one, the extension crashes at launch
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
        .framework("tvservices/tvtopshelfcontentprovider"),
        .gitHub("dotnet/macios/issues/13260"),
        .gitHub("yattee/yattee"),
      ]),
  ]
}
