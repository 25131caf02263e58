import KeyModel

extension KeyGroup {
  /// Entitlements of visionOS alone.
  static var visionEntitlements: KeyGroup {
    KeyGroup(
      "vision-entitlements", "Apple Vision Pro",
      summary: "What apps in businesses, and apps that stream, may do on Apple Vision Pro.",
      keys: visionKeys + streamingKeys)
  }
}

private let onlyForBusinesses =
  "Apple grants it to businesses that apply for it, with a license file that the app contains."

private var visionKeys: [Key] {
  [
    Key(
      "com.apple.developer.arkit.main-camera-access.allow", .boolean,
      title: "Main camera access",
      summary: "Lets an app see what the main cameras see.",
      discussion: """
        People are asked with the text of
        [`NSMainCameraUsageDescription`](key:info-plist:NSMainCameraUsageDescription). Apple's page
        of 2025 says that it works in an immersive space only; that of 2026 doesn't.
        """,
      availability: [.visionOS("2.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("CameraFrameProvider", of: "ARKit", url: nil)],
      approval: onlyForBusinesses,
      rules: [
        .should(.needs("info-plist:NSMainCameraUsageDescription", when: "From visionOS 2.4 on"))
          .from(.current("nsmaincamerausagedescription"))
      ],
      example: true,
      seeAlso: [
        "info-plist:NSMainCameraUsageDescription", "info-plist:NSEnterpriseMCAMUsageDescription",
        "com.apple.developer.arkit.camera-region.allow",
      ],
      sources: [.ownPage, .visionEnterprise, .current("nsmaincamerausagedescription")]),
    Key(
      "com.apple.developer.arkit.camera-region.allow", .boolean,
      title: "Camera Region access",
      summary: "Lets an app get the camera's view of a region that people choose.",
      discussion: """
        The region stays where it is in the room while people move. The app can ask for a
        sharper picture.
        """,
      consequence: Consequence(
        "Without it, or without an enterprise license, `CameraRegionProvider` delivers nothing.",
        from: .framework("arkit/cameraregionprovider")),
      availability: [.visionOS("26.0", from: .current)],
      apis: [API("CameraRegionProvider", of: "ARKit", url: nil)],
      approval: onlyForBusinesses,
      example: true,
      seeAlso: ["com.apple.developer.arkit.main-camera-access.allow"],
      sources: [.ownPage, .visionEnterprise, .framework("arkit/cameraregionprovider")]),
    Key(
      "com.apple.developer.arkit.barcode-detection.allow", .boolean,
      title: "Spatial barcode and QR code scanning",
      summary: "Lets an app find and read barcodes and QR codes in the room.",
      discussion: """
        It works in an immersive space only.
        """,
      availability: [.visionOS("2.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("BarcodeDetectionProvider", of: "ARKit", url: nil)],
      approval: onlyForBusinesses,
      example: true,
      sources: [.ownPage, .visionEnterprise]),
    Key(
      "com.apple.developer.arkit.object-tracking-parameter-adjustment.allow", .boolean,
      title: "Object-tracking parameter adjustment",
      summary: "Lets an app track more objects, and more often.",
      discussion: """
        It works in an immersive space only.
        """,
      consequence: Consequence(
        "Without it, changes to `ObjectTrackingProvider.TrackingConfiguration` have no effect.",
        from: .framework("arkit/objecttrackingprovider/trackingconfiguration-swift.struct")),
      availability: [.visionOS("2.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("ObjectTrackingProvider.TrackingConfiguration", of: "ARKit", url: nil)],
      approval: onlyForBusinesses,
      example: true,
      sources: [
        .ownPage,
        .visionEnterprise,
        .framework("arkit/objecttrackingprovider/trackingconfiguration-swift.struct"),
      ]),
    Key(
      "com.apple.developer.arkit.shared-coordinate-space.allow", .boolean,
      title: "Shared Coordinate Space access",
      summary: "Lets devices in one room share a coordinate space without FaceTime.",
      availability: [.visionOS("26.0", from: .current)],
      approval: onlyForBusinesses,
      example: true,
      seeAlso: ["com.apple.developer.group-session"],
      sources: [.ownPage, .visionEnterprise]),
    Key(
      "com.apple.developer.arkit.visual-fidelity.allow", .boolean,
      title: "Visual Fidelity monitoring",
      summary: "Lets an app monitor the visual fidelity of the device.",
      availability: [.visionOS("27.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      approval: onlyForBusinesses,
      example: true,
      sources: [.ownPage, .visionEnterprise]),
    Key(
      "com.apple.developer.screen-capture.include-passthrough", .boolean,
      title: "Passthrough in screen capture",
      summary: "Lets captures of the screen show the room behind the app.",
      availability: [.visionOS("2.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      approval: onlyForBusinesses,
      example: true,
      seeAlso: ["com.apple.developer.protected-content"],
      sources: [.ownPage, .visionEnterprise]),
    Key(
      "com.apple.developer.protected-content", .boolean,
      title: "App-Protected Content",
      summary: "Keeps the content of an app out of screenshots, recordings and shared views.",
      discussion: """
        A still picture replaces the content, and says that capture isn't allowed. People with
        the device see no difference.
        """,
      availability: [.visionOS("26.0", from: .current)],
      approval: onlyForBusinesses,
      example: true,
      seeAlso: ["com.apple.developer.screen-capture.include-passthrough"],
      sources: [.ownPage, .visionEnterprise]),
    Key(
      "com.apple.developer.window-body-follow", .boolean,
      title: "Window Follow Mode",
      summary: "Lets people have windows follow them through the room.",
      discussion: """
        Once an app with it is installed, all windows of all apps with the usual controls offer
        it.
        """,
      availability: [.visionOS("26.0", from: .current)],
      approval: onlyForBusinesses,
      example: true,
      sources: [.ownPage, .visionEnterprise]),
    Key(
      "com.apple.developer.app-compute-category", .array(of: .string),
      title: "Increased performance headroom",
      summary: "Lets an app use more computing power, at the cost of heat, fan noise and battery.",
      availability: [.visionOS("2.0", from: .current)],
      values: .documented([AllowedValue("high", "Asks for higher performance.")]),
      valuesSource: .ownPage,
      approval: onlyForBusinesses,
      example: ["high"],
      sources: [.ownPage, .visionEnterprise]),
    Key(
      "com.apple.developer.coreml.neural-engine-access", .boolean,
      title: "Apple Neural Engine access",
      summary: "Allowed Core ML to use the Neural Engine.",
      availability: [.visionOS("2.0", deprecated: "26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      approval: "Before visionOS 26, Apple granted it to businesses that applied for it.",
      example: true,
      sources: [.ownPage, .visionEnterprise],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Not deprecated, in 2025."),
            .init(.ownPage, "Deprecated in visionOS 26.0, in 2026, without a successor."),
          ], choice: "Deprecated; no replacement is listed.",
          reason: "The newer edition counts, and no source names a successor.")
      ]),
    Key(
      "com.apple.developer.avfoundation.uvc-device-access", .boolean,
      title: "UVC Device Access on visionOS",
      summary: "Allowed an app to use USB cameras at the Developer Strap.",
      discussion: """
        Devices use USB 2 and at most 500 mA, through at most one hub.
        """,
      consequence: Consequence(
        "Before visionOS 26, `AVCaptureDevice.DiscoverySession` finds no external devices without it.",
        from: .ownPage),
      availability: [.visionOS("2.1", deprecated: "26.0", from: .current)],
      apis: [API("AVCaptureDevice.DiscoverySession", of: "AVFoundation", url: nil)],
      approval: "Before visionOS 26, Apple granted it to businesses that applied for it.",
      example: true,
      sources: [.ownPage, .visionEnterprise],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Not deprecated, in 2025."),
            .init(.ownPage, "Deprecated in visionOS 26.0, in 2026, without a successor."),
          ], choice: "Deprecated; no replacement is listed.",
          reason: "The newer edition counts, and no source names a successor.")
      ]),
  ]
}

private var streamingKeys: [Key] {
  [
    Key(
      "com.apple.developer.low-latency-streaming", .boolean,
      title: "Low-Latency Streaming",
      summary: "Lets an app for streamed games use a wireless network with low latency.",
      discussion: """
        The system does it if it has the resources.
        """,
      availability: [.visionOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      example: true,
      seeAlso: ["com.apple.developer.foveated-streaming-session"]),
    Key(
      "com.apple.developer.foveated-streaming-session", .boolean,
      title: "Foveated Streaming Session",
      summary:
        "Lets an app show spatial content that a server renders, sharpest where people look.",
      availability: [.visionOS("26.4", from: .current)],
      example: true,
      seeAlso: [
        "com.apple.developer.foveated-streaming-provider",
        "com.apple.developer.low-latency-streaming",
      ]),
    Key(
      "com.apple.developer.foveated-streaming-provider", .boolean,
      title: "Foveated Streaming Provider",
      summary: "Lets other apps use the protocol of an app for foveated streaming.",
      discussion: """
        Where people look is private, so Apple approves each provider.
        """,
      availability: [.visionOS("27.0", from: .current)],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.foveated-streaming-session"]),
  ]
}
