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
  "Apple grants it to organizations for business apps, with a license file that goes into the app and expires."

private var visionKeys: [Key] {
  [
    Key(
      "com.apple.developer.arkit.main-camera-access.allow", .boolean,
      title: "Main camera access",
      summary: "Lets an app process what the main cameras of Apple Vision Pro see.",
      discussion: """
        `CameraFrameProvider` needs it, for example to stream a technician's view to an expert
        elsewhere. Add the license file that Apple sends you to the app's target as well; without a
        valid one, the entitlement has no effect. People are asked with the text of
        [`NSMainCameraUsageDescription`](key:info-plist:NSMainCameraUsageDescription). Apple's page
        of 2025 says that it works in an immersive space only; that of 2026 doesn't. To see just a
        part of the room,
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
        .present.when(.code("the app reads frames of the main cameras", ["CameraFrameProvider"]))
          .from(.framework("visionos/accessing-the-main-camera")),
        .should(.needs("info-plist:NSMainCameraUsageDescription", when: "From visionOS 2.4 on"))
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
      summary: "Lets an app get the camera's view of a region that people choose.",
      discussion: """
        `CameraRegionProvider` needs it. The region stays where it is in the room while people move,
        so the app can read a gauge or a label over time, and it can ask for a sharper picture. For
        everything that the cameras see, use
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
      summary: "Lets an app find barcodes and QR codes in the room, and read them.",
      discussion: """
        `BarcodeDetectionProvider` needs it, for instance to identify parcels without a hand
        scanner. It reports where each code is and what it says, in an immersive space only. The
        license file that Apple sends you has to be in the app too.
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
        Only for an app for which ARKit's usual limits are too low: with the entitlement, it may
        pass an `ObjectTrackingProvider.TrackingConfiguration` with other numbers and rates.
        Tracking with the usual ones needs no entitlement. It works in an immersive space only, and
        can slow other apps down.
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
      summary: "Lets devices in one room share a coordinate space without a FaceTime call.",
      discussion: """
        `SharedCoordinateSpaceProvider` gives several people in a room the same space, so that each
        sees the shared objects in the same place. Within a FaceTime call with people nearby, it
        works without the entitlement; write it for an app that connects the devices over the
        network itself.
        """,
      consequence: Consequence(
        "Without it, an app can share the space only within a FaceTime call.",
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
      summary: "Lets an app check how well the device fits, and how much the wearer sees.",
      discussion: """
        `VisualFidelityProvider` needs it. For apps that may be used only with a proper fit and an
        unobstructed field of view, often because of regulations: the app can coach the wearer, or
        turn features off while the values are out of range. The simulator doesn't support it.
        """,
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
      summary: "Shows the room behind the app in broadcasts of the screen.",
      discussion: """
        For a support app that shows an expert what the wearer sees, the room as well as the
        windows. The app broadcasts with ReplayKit: a picker in the app, and a broadcast upload
        extension that receives the frames. ReplayKit needs no entitlement to do so, only the room
        does. To keep content out of all captures, use
        [`com.apple.developer.protected-content`](key:com.apple.developer.protected-content).
        """,
      consequence: Consequence(
        "Without it, the frames have a black background in place of the room.",
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
      summary: "Keeps the content of an app out of screenshots, recordings and shared views.",
      discussion: """
        For confidential content. The entitlement alone protects nothing: mark each view with
        SwiftUI's `contentCaptureProtected(_:)`. While such a view is visible, captures show a still
        picture instead of the whole screen, saying that capture isn't allowed. The wearer still
        sees the content as usual.
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
        For people who walk about at work and need a window beside them. A window in follow mode
        keeps its place relative to the wearer's body. Installing one app with the entitlement is
        enough: from then on, all standard windows of all apps on the device offer the mode.
        """,
      consequence: Consequence(
        "On a device without such an app, windows don't offer the mode.",
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
        For apps with demanding 3D models that drop frames otherwise. The system turns the mode on
        while the app is open, and doesn't promise a certain speed; `AppComputeCategory` of
        VisionEntitlementServices tells whether it's in force. Write the array with its only
        documented value, `high`.
        """,
      consequence: Consequence(
        "Without the entitlement and a license, `AppComputeCategory.status` is `notAuthorized`.",
        from: .framework("visionentitlementservices/appcomputecategory/status-swift.property")),
      availability: [.visionOS("2.0", from: .current)],
      values: .documented([
        AllowedValue(
          "high", "Sustains a high processor speed for longer, at the cost of heat and fan noise.")
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
        Leave it out of an app for visionOS 26 or later, where it is deprecated. An app that also
        runs on visionOS 2 and has neither the entitlement nor a license keeps its models on the CPU
        and the GPU, for Vision with `setComputeDevice(_:for:)`.
        """,
      consequence: Consequence(
        "On visionOS 2, requests of Vision that need the Neural Engine fail without it.",
        from: .developerForums("762761")),
      availability: [.visionOS("2.0", deprecated: "26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      approval: "Before visionOS 26, Apple granted it to businesses that applied for it.",
      example: true,
      sources: [.ownPage, .visionEnterprise, .developerForums("762761")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Not deprecated, in 2025."),
            .init(.ownPage, "Deprecated in visionOS 26.0, in 2026, without a successor."),
          ], choice: "Deprecated; no replacement is listed.",
          reason: "The newer edition takes precedence, and no source names a successor.")
      ]),
    Key(
      "com.apple.developer.avfoundation.uvc-device-access", .boolean,
      title: "UVC Device Access on visionOS",
      summary: "Allowed an app to use USB cameras at the Developer Strap before visionOS 26.",
      discussion: """
        Leave it out of an app for visionOS 26 or later, where it is deprecated. Before,
        `AVCaptureDevice.DiscoverySession` found such a camera as an external device. The camera
        uses USB 2 and at most 500 mA, through at most one hub.
        """,
      consequence: Consequence(
        "Before visionOS 26, `AVCaptureDevice.DiscoverySession` finds no external devices without it.",
        from: .ownPage),
      availability: [.visionOS("2.1", deprecated: "26.0", from: .current)],
      required: .optional,
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
          reason: "The newer edition takes precedence, and no source names a successor.")
      ]),
  ]
}

private var streamingKeys: [Key] {
  [
    Key(
      "com.apple.developer.low-latency-streaming", .boolean,
      title: "Low-Latency Streaming",
      summary: "Lets an app for streamed games use the wireless network with less delay.",
      discussion: """
        For an app that plays games streamed from elsewhere. The system turns the mode on only while
        it has the resources, so the app has to work well without it. Apple's page names no API and
        no request form: the entitlement alone asks for the mode. The developers of clients for PC
        games add it against the stutter that AirDrop and Handoff can cause on Wi-Fi.
        """,
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
      summary: "Lets an app show immersive content that a computer elsewhere renders.",
      discussion: """
        `FoveatedStreamingSession` needs it. The computer sends the picture sharpest where the
        wearer looks, without the app learning where that is. Servers that aren't nearby are listed
        in [`ApprovedStreamingEndpoints`](key:info-plist:ApprovedStreamingEndpoints). Add the
        entitlement to the visionOS target; no license or request is documented.
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
      summary: "Lets an extension bring its own streaming protocol to Foveated Streaming.",
      discussion: """
        Write it in the app extension that implements `FoveatedStreamingProvider`. Other apps can
        then stream with your protocol; they have
        [`com.apple.developer.foveated-streaming-session`](key:com.apple.developer.foveated-streaming-session)
        and never learn where people look. Your extension receives that data, so Apple approves each
        provider on request.
        """,
      consequence: Consequence(
        "An extension without it can't use `FoveatedStreamingProvider`.",
        from: .framework("foveatedstreaming/foveatedstreamingprovider")),
      availability: [.visionOS("27.0", from: .current)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .present.when(.code("the extension implements `FoveatedStreamingProvider`")).from(
          .framework("foveatedstreaming/foveatedstreamingprovider"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.foveated-streaming-session"],
      sources: [.ownPage, .framework("foveatedstreaming/foveatedstreamingprovider")]),
  ]
}
