import KeyModel

/// Texts for things that an app for Apple Vision Pro wants to see.
var visionUsageKeys: [Key] {
  [
    Key(
      "NSMainCameraUsageDescription", .string,
      summary: "Tells people why the app wants to use the main cameras of Apple Vision Pro.",
      discussion: """
        Only business apps get the main cameras: they need the entitlement
        [`com.apple.developer.arkit.main-camera-access.allow`](key:entitlements:com.apple.developer.arkit.main-camera-access.allow)
        and, in the app's target, the license file that Apple sends with it. The system shows the
        text when the app first runs a session with a `CameraFrameProvider`, which works in an
        immersive space only.

        visionOS 2.0 to 2.3 read
        [`NSEnterpriseMCAMUsageDescription`](key:NSEnterpriseMCAMUsageDescription) instead. An app
        that also runs on those versions needs both keys.
        """,
      consequence: .missingUsageDescription,
      availability: [
        .visionOS(
          "26.0", note: "The text of Apple's page implies visionOS 2.4.", from: .current)
      ],
      localizable: true,
      apis: [cameraFrames],
      approval: mainCameraApproval,
      replaces: ["NSEnterpriseMCAMUsageDescription"],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.arkit.main-camera-access.allow",
            when: "To use the main cameras")
        ).from(.entitlement("com.apple.developer.arkit.main-camera-access.allow")),
        .present.when(.code("the app reads the main cameras")).from(.ownPage),
      ],
      example: "Lets an expert see the machine that you are repairing.",
      seeAlso: ["NSCameraUsageDescription"],
      sources: [
        .ownPage,
        .framework("visionos/accessing-the-main-camera"),
        .framework(
          "visionos/building-spatial-experiences-for-business-apps-with-enterprise-apis"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.arkit.main-camera-access.allow"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Lists visionOS 26.0."),
            .init(
              .ownPage,
              "The text: visionOS 2 to 2.3 read the other key, so 2.4 and later read this one."),
            .init(
              .ownPage,
              "The page's edition of 2025 listed visionOS 3.0, a number that became 26.0."),
          ],
          choice: "visionOS 26.0, with a note on visionOS 2.4.",
          reason: "The page lists only 26.0; its text implies 2.4 without naming it.")
      ]),
    Key(
      "NSEnterpriseMCAMUsageDescription", .string,
      summary: "Tells people why the app wants to use the main cameras, in visionOS 2.0 to 2.3.",
      discussion: """
        Write it only if the app also runs on visionOS 2.0 to 2.3; newer systems read
        [`NSMainCameraUsageDescription`](key:NSMainCameraUsageDescription). The entitlement
        [`com.apple.developer.arkit.main-camera-access.allow`](key:entitlements:com.apple.developer.arkit.main-camera-access.allow)
        and the license file are needed in either case.
        """,
      consequence: .missingUsageDescription,
      availability: [.visionOS("2.0", deprecated: "2.3", from: .current)],
      localizable: true,
      apis: [cameraFrames],
      approval: mainCameraApproval,
      replacedBy: ["NSMainCameraUsageDescription"],
      rules: [
        .should(
          .present.when(
            .target(before: .visionOS("2.4")) && .present("NSMainCameraUsageDescription"))
        ).from(.framework("visionos/accessing-the-main-camera")),
        .present.when(.target(before: .visionOS("2.4")) && .code("the app reads the main cameras"))
          .from(
            .framework("visionos/accessing-the-main-camera")),
      ],
      example: "Lets an expert see the machine that you are repairing.",
      sources: [
        .ownPage,
        .framework("visionos/accessing-the-main-camera"),
        .framework(
          "visionos/building-spatial-experiences-for-business-apps-with-enterprise-apis"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSAccessoryTrackingUsageDescription", .string,
      summary: "Tells people why the app wants to track controllers and styluses in space.",
      discussion: """
        It is required for an `AccessoryTrackingProvider`, through which ARKit reports the position
        and orientation of spatial controllers and styluses. The system asks when an `ARKitSession`
        first runs the provider. For Game Controller to find a spatial controller,
        [`GCSupportedGameControllers`](key:GCSupportedGameControllers) lists the profile
        `SpatialGamepad`. Hands are tracked with
        [`NSHandsTrackingUsageDescription`](key:NSHandsTrackingUsageDescription).
        """,
      consequence: .missingUsageDescription,
      availability: [.visionOS("26.0", from: .current)],
      localizable: true,
      apis: [API("AccessoryTrackingProvider", of: "ARKit")],
      rules: [
        .present.when(.code("the app tracks accessories")).from(
          .framework("arkit/tracking-accessories-in-volumetric-windows"))
      ],
      example: "Shows the brush at the tip of your stylus.",
      seeAlso: ["NSHandsTrackingUsageDescription"],
      sources: [
        .ownPage,
        .framework("arkit/tracking-accessories-in-volumetric-windows"),
        .framework("visionos/working-with-generic-spatial-accessories"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
  ]
}

private var cameraFrames: API {
  API("CameraFrameProvider", of: "ARKit")
}

private let mainCameraApproval =
  "Apple grants main camera access to businesses [on request](https://developer.apple.com/go/?id=69613ca716fe11ef8ec848df370857f4)."
