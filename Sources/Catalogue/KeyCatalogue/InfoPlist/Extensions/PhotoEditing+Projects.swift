import KeyModel

private let clipHandler = SourceReference.framework("replaykit/rpbroadcastmp4cliphandler")

/// Project extensions of Photos, and broadcasts of the screen.
var photoProjectKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/PHProjectExtensionDefinesProjectTypes", .boolean,
      title: "Extension defines custom project types",
      summary:
        "Lets people choose one of the extension's project types when they start a project in Photos.",
      discussion: """
        Write `YES` if the extension makes several kinds of product, such as calendars and cards.
        Photos then asks the principal class, a `PHProjectExtensionController`, for the list with
        `typeDescriptionDataSource(for:invalidator:)`. Photos offers the types when people create a
        project, and passes the chosen type on as the `projectType` of `PHProjectInfo`. Leave the
        key out if the extension makes only one kind.
        """,
      consequence: Consequence(
        "Without `YES`, Photos doesn't ask the extension for its project types.",
        from: .framework(
          "photosui/phprojectextensioncontroller/typedescriptiondatasource(for:invalidator:)")),
      availability: [.macOS("10.14", from: .current)],
      required: .optional,
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
        .framework("photosui/phprojectextensioncontroller"),
        .framework("photosui/phprojectinfo/projecttype"),
      ]),
    Key(
      "NSExtension/RPBroadcastProcessMode", .string,
      summary: "Decides how a broadcast extension receives video and audio.",
      discussion: """
        Write `RPBroadcastProcessModeSampleBuffer` directly in [`NSExtension`](key:NSExtension). The
        principal class is then a subclass of `RPBroadcastSampleHandler`, whose
        `processSampleBuffer(_:with:)` receives the video frames and audio samples, one call at a
        time. The other mode, with short movie files, has been deprecated since iOS 11. Broadcast
        extensions as such are deprecated in version 27 of all their systems: an app for iOS 27 or
        macOS 27 captures the screen with ScreenCaptureKit, without an extension.
        """,
      consequence: Consequence(
        "Without the value `RPBroadcastProcessModeSampleBuffer`, `RPBroadcastSampleHandler` receives no buffers.",
        from: .framework("replaykit/rpbroadcastsamplehandler", confidence: .high)),
      availability: [
        .iOS("10.0", from: .current),
        .macOS("11.0", from: .current), .tvOS("10.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "RPBroadcastProcessModeSampleBuffer",
          "For `RPBroadcastSampleHandler`, which receives individual frames and samples."),
        AllowedValue(
          "RPBroadcastProcessModeMP4Clip",
          "For `RPBroadcastMP4ClipHandler`, which receives short movie files.",
          availability: [
            .iOS("10.0", deprecated: "11.0", from: clipHandler),
            .tvOS("10.0", deprecated: "11.0", from: clipHandler),
            .visionOS("1.0", deprecated: "1.0", from: clipHandler),
          ]),
      ]),
      valuesSource: .gitHub("SlaunchaMan/Turducken"),
      apis: [API("RPBroadcastSampleHandler", of: "ReplayKit")],
      bundleKinds: [.appExtension],
      extensionPoints: .only([
        "com.apple.broadcast-services-upload", "com.apple.broadcast-services",
      ]),
      example: "RPBroadcastProcessModeSampleBuffer",
      sources: [
        .framework("replaykit/rpbroadcastsamplehandler", confidence: .high),
        clipHandler,
        .gitHub("SlaunchaMan/Turducken"), .developerForums("831465"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.framework("replaykit/rpbroadcastsamplehandler"), "tvOS 10.0."),
            .init(.current("nsextension"), "No tvOS."),
          ],
          choice: "tvOS 10.0 is included.",
          reason: "The class that the mode is for exists in tvOS 10.0.")
      ]),
  ]
}
