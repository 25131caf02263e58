import KeyModel

extension KeyGroup {
  /// Entitlements of visionOS alone.
  static var visionEntitlements: KeyGroup {
    KeyGroup(
      "vision-entitlements", "Apple Vision Pro",
      summary: "What business apps and streaming apps may do on Apple Vision Pro.",
      keys: visionKeys + streamingKeys)
  }
}

private let onlyForBusinesses =
  "Apple grants the entitlement for business apps if the Account Holder requests it (developer.apple.com/go/?id=69613ca716fe11ef8ec848df370857f4), and sends a license file, which you add to the app and which expires."

/// Apple's page has been changed without a word on what to use instead.
private let withoutSuccessor = EditorNote(
  .availability,
  [
    .init(.ownPage, "Not deprecated (in 2025)."),
    .init(.ownPage, "Deprecated in visionOS 26.0, without a successor (in 2026)."),
  ], choice: "The key is deprecated. This page lists no replacement.",
  reason: "The newer edition takes precedence, and no source names a successor.")

private var visionKeys: [Key] {
  [
    Key(
      "com.apple.developer.arkit.main-camera-access.allow", .boolean,
      title: "Main camera access",
      summary: "Lets an app process what the main cameras of Apple Vision Pro see.",
      discussion: """
        `CameraFrameProvider` requires it and works only in an immersive space. Also add Apple's
        license file to the app's target; without a valid license, the entitlement has no effect.
        People see a permission prompt with the text of
        [`NSMainCameraUsageDescription`](key:info-plist:NSMainCameraUsageDescription); visionOS 2.0
        to 2.3 read
        [`NSEnterpriseMCAMUsageDescription`](key:info-plist:NSEnterpriseMCAMUsageDescription)
        instead. To see only part of the room,
        [`com.apple.developer.arkit.camera-region.allow`](key:com.apple.developer.arkit.camera-region.allow)
        is enough.
        """,
      consequence: Consequence(
        "Without it, `CameraFrameProvider` doesn't start, and ARKit reports that the app isn't authorized.",
        from: .developerForums("764105")),
      availability: [.visionOS("2.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("CameraFrameProvider", of: "ARKit", url: nil)],
      approval: onlyForBusinesses,
      rules: [
        .present.when(.code("the app reads frames of the main cameras"))
          .from(.framework("visionos/accessing-the-main-camera")),
        .should(
          .needs("info-plist:NSMainCameraUsageDescription", when: "On visionOS 2.4 and later")
        )
        .from(.current("nsmaincamerausagedescription")),
      ],
      example: true,
      seeAlso: [
        "info-plist:NSMainCameraUsageDescription", "info-plist:NSEnterpriseMCAMUsageDescription",
        "com.apple.developer.arkit.camera-region.allow",
      ],
      sources: [
        .ownPage, .visionEnterprise, .current("nsmaincamerausagedescription"),
        .developerForums("764105"), .developerForums("802324"),
        .framework("visionos/accessing-the-main-camera"),
      ]),
    Key(
      "com.apple.developer.arkit.camera-region.allow", .boolean,
      title: "Camera Region access",
      summary: "Lets an app get the cameras' view of a region that people choose.",
      discussion: """
        `CameraRegionProvider` requires it. The region stays in place in the room while people move,
        so the app can read a gauge or a label over time. The app can also ask for a sharper
        picture. For everything that the cameras see, use
        [`com.apple.developer.arkit.main-camera-access.allow`](key:com.apple.developer.arkit.main-camera-access.allow).
        """,
      consequence: Consequence(
        "Without it, or without a valid license, `CameraRegionProvider` delivers nothing.",
        from: .framework("arkit/cameraregionprovider")),
      availability: [.visionOS("26.0", from: .current)],
      apis: [API("CameraRegionProvider", of: "ARKit", url: nil)],
      approval: onlyForBusinesses,
      rules: [
        .present.when(.code("the app uses `CameraRegionProvider`")).from(
          .framework("arkit/cameraregionprovider"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.arkit.main-camera-access.allow"],
      sources: [.ownPage, .visionEnterprise, .framework("arkit/cameraregionprovider")]),
    Key(
      "com.apple.developer.arkit.barcode-detection.allow", .boolean,
      title: "Spatial barcode and QR code scanning",
      summary: "Lets an app find and read barcodes and QR codes in the room.",
      discussion: """
        `BarcodeDetectionProvider` requires it. The provider reports the location and content of
        each code, only in an immersive space. The app must contain the license file.
        """,
      consequence: Consequence(
        "Without it, `BarcodeDetectionProvider` has no effect.",
        from: .framework("arkit/barcodedetectionprovider")),
      availability: [.visionOS("2.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("BarcodeDetectionProvider", of: "ARKit", url: nil)],
      approval: onlyForBusinesses,
      rules: [
        .present.when(.code("the app uses `BarcodeDetectionProvider`")).from(
          .framework("arkit/barcodedetectionprovider"))
      ],
      example: true,
      sources: [.ownPage, .visionEnterprise, .framework("arkit/barcodedetectionprovider")]),
    Key(
      "com.apple.developer.arkit.object-tracking-parameter-adjustment.allow", .boolean,
      title: "Object-tracking parameter adjustment",
      summary: "Lets an app track more objects at once, and more often.",
      discussion: """
        Add it only to an app for which ARKit's default limits are too low. With the entitlement,
        the app may pass an `ObjectTrackingProvider.TrackingConfiguration` with higher numbers and
        rates. Tracking with the defaults doesn't need an entitlement. Object tracking works only in
        an immersive space. Higher limits can slow down other apps.
        """,
      consequence: Consequence(
        "Without it, changes to `ObjectTrackingProvider.TrackingConfiguration` have no effect.",
        from: .framework("arkit/objecttrackingprovider/trackingconfiguration-swift.struct")),
      availability: [.visionOS("2.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
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
      summary: "Lets devices in the same room share a coordinate space without a FaceTime call.",
      discussion: """
        `SharedCoordinateSpaceProvider` gives several people in a room the same space, so that all
        of them see shared objects in the same place. In a FaceTime call with people nearby, it
        works without the entitlement. Add the entitlement to an app that connects the devices over
        the network itself.
        """,
      consequence: Consequence(
        "Without it, an app can share a coordinate space only in a FaceTime call.",
        from: .framework("arkit/sharedcoordinatespaceprovider")),
      availability: [.visionOS("26.0", from: .current)],
      required: .optional,
      approval: onlyForBusinesses,
      example: true,
      seeAlso: ["com.apple.developer.group-session"],
      sources: [.ownPage, .visionEnterprise, .framework("arkit/sharedcoordinatespaceprovider")]),
    Key(
      "com.apple.developer.arkit.visual-fidelity.allow", .boolean,
      title: "Visual Fidelity monitoring",
      summary: "Lets an app check how well the device fits and how much the wearer can see.",
      discussion: """
        `VisualFidelityProvider` requires it. The entitlement is for apps that require a proper fit
        and an unobstructed field of view, often because of regulations. The app can coach the
        wearer, or turn off features while the values are out of range. Simulator doesn't support
        the provider.
        """,
      consequence: Consequence(
        "Without it, the app can't monitor visual fidelity.",
        from: .ownPage),
      availability: [.visionOS("27.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      approval: onlyForBusinesses,
      rules: [
        .present.when(.code("the app uses `VisualFidelityProvider`")).from(.ownPage)
      ],
      example: true,
      sources: [
        .ownPage, .visionEnterprise,
        .framework("visionos/monitoring-fit-and-field-of-view-fidelity"),
        .framework("arkit/visualfidelityprovider"),
      ]),
    Key(
      "com.apple.developer.screen-capture.include-passthrough", .boolean,
      title: "Passthrough in screen capture",
      summary: "Shows the room behind the app in screen broadcasts.",
      discussion: """
        It is for apps that show what the wearer sees, including the room, to someone elsewhere,
        such as a support expert. The app shows ReplayKit's picker and contains a [broadcast upload
        extension](point:com.apple.broadcast-services-upload), which receives the frames.
        Broadcasting alone doesn't need an entitlement. To keep content out of all captures, use
        [`com.apple.developer.protected-content`](key:com.apple.developer.protected-content).
        """,
      consequence: Consequence(
        "Without it, the frames have a black background instead of the room.",
        from: .developerForums("757738")),
      availability: [.visionOS("2.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      approval: onlyForBusinesses,
      example: true,
      seeAlso: ["com.apple.developer.protected-content"],
      sources: [.ownPage, .visionEnterprise, .developerForums("757738")]),
    Key(
      "com.apple.developer.protected-content", .boolean,
      title: "App-Protected Content",
      summary: "Keeps an app's content out of screenshots, recordings and shared views.",
      discussion: """
        It is for confidential content. The entitlement alone doesn't protect anything: mark each
        view with SwiftUI's `contentCaptureProtected(_:)`. While a marked view is visible, captures
        show, instead of the whole screen, a still image that says that capture isn't allowed. The
        wearer still sees the content.
        """,
      consequence: Consequence(
        "Without it, `contentCaptureProtected(_:)` doesn't protect a view.",
        from: .framework("swiftui/compositorcontent/contentcaptureprotected(_:)")),
      availability: [.visionOS("26.0", from: .current)],
      approval: onlyForBusinesses,
      rules: [
        .present.when(.code("the app uses `contentCaptureProtected(_:)`")).from(
          .framework("swiftui/compositorcontent/contentcaptureprotected(_:)"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.screen-capture.include-passthrough"],
      sources: [
        .ownPage, .visionEnterprise,
        .framework("swiftui/compositorcontent/contentcaptureprotected(_:)"),
      ]),
    Key(
      "com.apple.developer.window-body-follow", .boolean,
      title: "Window Follow Mode",
      summary: "Lets people have windows follow them through the room.",
      discussion: """
        A window in follow mode keeps its position relative to the wearer's body: when the wearer
        goes elsewhere, the window follows. One installed app with the entitlement is enough: then
        all standard windows of all apps on the device offer the mode.
        """,
      consequence: Consequence(
        "If no app on the device has the entitlement, windows don't offer follow mode.",
        from: .ownPage),
      availability: [.visionOS("26.0", from: .current)],
      required: .optional,
      approval: onlyForBusinesses,
      example: true,
      sources: [.ownPage, .visionEnterprise]),
    Key(
      "com.apple.developer.app-compute-category", .array(of: .string),
      title: "Increased performance headroom",
      summary: "Lets an app use more computing power, at the cost of heat, fan noise and battery.",
      discussion: """
        It is for apps that need more from the CPU and GPU than the system usually gives. The system
        turns on the mode while an app that has the entitlement and its license is open.
        `AppComputeCategory` in VisionEntitlementServices says whether the mode is active.
        """,
      consequence: Consequence(
        "Without a license for the entitlement, `AppComputeCategory.status` is `notAuthorized` on visionOS 26 and later.",
        from: .framework("visionentitlementservices/appcomputecategory/status-swift.property")),
      availability: [.visionOS("2.0", from: .current)],
      values: .documented([
        AllowedValue(
          "high", "Asks the system to provide higher performance.")
      ]),
      valuesSource: .ownPage,
      required: .optional,
      approval: onlyForBusinesses,
      example: ["high"],
      sources: [
        .ownPage, .visionEnterprise, .framework("visionentitlementservices/appcomputecategory"),
        .framework("visionentitlementservices/appcomputecategory/status-swift.property"),
      ]),
    Key(
      "com.apple.developer.coreml.neural-engine-access", .boolean,
      title: "Apple Neural Engine access",
      summary: "Allowed Core ML and Vision to use the Neural Engine before visionOS 26.",
      discussion: """
        An app that also runs on visionOS 2 and has neither the entitlement nor a license has to run
        its models on the CPU and GPU. For Vision requests, use `setComputeDevice(_:for:)`.
        """,
      avoid: "Leave it out unless the app also runs on visionOS 2: visionOS 26 deprecated it.",
      consequence: Consequence(
        "Without it, Vision requests that need the Neural Engine fail on visionOS 2.",
        from: .developerForums("762761")),
      availability: [.visionOS("2.0", deprecated: "26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      approval: "Before visionOS 26, Apple granted it to businesses on request.",
      example: true,
      sources: [.ownPage, .visionEnterprise, .developerForums("762761")],
      notes: [withoutSuccessor]),
    Key(
      "com.apple.developer.avfoundation.uvc-device-access", .boolean,
      title: "UVC Device Access on visionOS",
      summary: "Allowed an app to use USB cameras on the Developer Strap before visionOS 26.",
      discussion: """
        With it, `AVCaptureDevice.DiscoverySession` finds a USB camera as an external device. The
        camera must use USB 2, draw at most 500 mA, and connect through at most one hub.
        """,
      avoid: "Leave it out unless the app also runs on visionOS 2: visionOS 26 deprecated it.",
      consequence: Consequence(
        "Without it, `AVCaptureDevice.DiscoverySession` doesn't find external devices before visionOS 26.",
        from: .ownPage),
      availability: [.visionOS("2.1", deprecated: "26.0", from: .current)],
      required: .optional,
      apis: [API("AVCaptureDevice.DiscoverySession", of: "AVFoundation", url: nil)],
      approval: "Before visionOS 26, Apple granted it to businesses on request.",
      example: true,
      sources: [.ownPage, .visionEnterprise],
      notes: [withoutSuccessor]),
  ]
}

private var streamingKeys: [Key] {
  [
    Key(
      "com.apple.developer.low-latency-streaming", .boolean,
      title: "Low-Latency Streaming",
      summary: "Lets a game streaming app use the wireless network with less latency.",
      discussion: """
        It is for apps that play games streamed from elsewhere. The system turns on the low-latency
        mode only while it has the resources, so the app has to work well without that mode. Apple's
        page doesn't name an API or a request form. One client for PC game streaming added the key to
        avoid the stutter that AirDrop and Handoff can cause over Wi-Fi.
        """,
      consequence: Consequence(
        "Without it, the app isn't allowed to use low-latency wireless networking.",
        from: .ownPage),
      availability: [.visionOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: ["com.apple.developer.foveated-streaming-session"],
      sources: [.ownPage, .gitHub("RikuKunMS2/moonlight-ios-vision/pull/12")]),
    Key(
      "com.apple.developer.foveated-streaming-session", .boolean,
      title: "Foveated Streaming Session",
      summary: "Lets an app show immersive content that a remote computer renders.",
      discussion: """
        `FoveatedStreamingSession` requires it. The computer sends a picture that is sharpest where
        the wearer looks; the app doesn't learn where that is. List servers that aren't
        nearby in [`ApprovedStreamingEndpoints`](key:info-plist:ApprovedStreamingEndpoints). Add the
        entitlement to the visionOS target; Apple doesn't document a license or a request.
        """,
      consequence: Consequence(
        "Without it, `connect(endpoint:)` fails.",
        from: .framework("foveatedstreaming/foveatedstreamingsession", confidence: .high)),
      availability: [.visionOS("26.4", from: .current)],
      rules: [
        .present.when(.code("the app connects a `FoveatedStreamingSession`")).from(
          .framework("foveatedstreaming/foveatedstreamingsession", confidence: .high))
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.foveated-streaming-provider",
        "com.apple.developer.low-latency-streaming",
      ],
      sources: [
        .ownPage, .framework("foveatedstreaming/foveatedstreamingsession", confidence: .high),
      ]),
    Key(
      "com.apple.developer.foveated-streaming-provider", .boolean,
      title: "Foveated Streaming Provider",
      summary: "Lets an extension add a streaming protocol to Foveated Streaming.",
      discussion: """
        Add it to the app extension that implements `FoveatedStreamingExtension`, which early betas
        called `FoveatedStreamingProvider`. Other apps can then stream with your protocol. They need
        [`com.apple.developer.foveated-streaming-session`](key:com.apple.developer.foveated-streaming-session)
        and never learn where people look. Your extension, however, receives this data.
        """,
      consequence: Consequence(
        "Without it, an extension can't use `FoveatedStreamingExtension`.",
        from: .framework("foveatedstreaming/foveatedstreamingextension")),
      availability: [.visionOS("27.0", from: .current)],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/foveated-streaming-provider/).",
      rules: [
        .present.when(.code("the extension implements `FoveatedStreamingExtension`")).from(
          .framework("foveatedstreaming/foveatedstreamingextension"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.foveated-streaming-session"],
      sources: [
        .ownPage, .framework("foveatedstreaming/foveatedstreamingextension"),
        .framework("foveatedstreaming/foveatedstreamingprovider"),
      ]),
  ]
}
