import KeyModel

/// Project extensions of Photos, and broadcasts of the screen.
var photoProjectKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/PHProjectExtensionDefinesProjectTypes", .boolean,
      title: "Extension defines custom project types",
      summary: "Lets people choose a type when they start a project in Photos.",
      discussion: """
        With `YES` Photos asks the extension for its types, with
        `typeDescriptionDataSource(for:invalidator:)`, and passes the chosen one on in `PHProjectInfo`.
        """,
      availability: [.macOS("10.14", from: .current)],
      apis: [
        API(
          "PHProjectExtensionController.typeDescriptionDataSource(for:invalidator:)",
          of: "PhotosUI")
      ],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.photo-project"]),
      example: true,
      sources: [
        .ownPage,
        .framework(
          "photosui/phprojectextensioncontroller/typedescriptiondatasource(for:invalidator:)"),
      ]),
    Key(
      "NSExtension/RPBroadcastProcessMode", .string,
      summary: "Chooses in which form a broadcast extension gets picture and sound.",
      discussion: """
        With `RPBroadcastProcessModeSampleBuffer` the principal class is a subclass of
        `RPBroadcastSampleHandler`, whose `processSampleBuffer(_:with:)` gets each frame and each
        piece of sound, one after the other. The key goes directly in [`NSExtension`](key:NSExtension).
        """,
      availability: [
        .iOS("10.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "RPBroadcastProcessModeSampleBuffer", "The extension gets single frames and samples."),
        AllowedValue(
          "RPBroadcastProcessModeMP4Clip", "The extension gets short MP4 files.",
          availability: [
            .iOS("10.0", deprecated: "11.0", from: .current),
            .visionOS("1.0", deprecated: "1.0", from: .current),
          ]),
      ]),
      valuesSource: .gitHub("SlaunchaMan/Turducken"),
      apis: [API("RPBroadcastSampleHandler", of: "ReplayKit")],
      bundleKinds: [.appExtension],
      extensionPoints: .only([
        "com.apple.broadcast-services", "com.apple.broadcast-services-upload",
      ]),
      example: "RPBroadcastProcessModeSampleBuffer",
      sources: [
        .framework("replaykit/rpbroadcastsamplehandler", confidence: .high),
        .framework("replaykit/rpbroadcastmp4cliphandler"),
        .gitHub("SlaunchaMan/Turducken"),
      ]),
  ]
}
