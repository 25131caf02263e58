import KeyModel

extension KeyGroup {
  /// Cameras, and how media is played.
  static var camerasAndPlayback: KeyGroup {
    KeyGroup(
      "cameras-and-playback", "Cameras and playback",
      summary:
        "How cameras appear to the app, which video effects are available, and where media plays.",
      availability: [.iOS("13.0", from: .current)],
      keys: cameraKeys + playbackKeys)
  }
}

private let reactions = SourceReference.framework(
  "avfoundation/avcapturedevice/reactioneffectsenabled")
private let captureHeader = SourceReference.sdkHeaders("AVFoundation, AVCaptureDevice.h")

/// Capture devices, and extensions that are some.
private var cameraKeys: [Key] {
  [
    Key(
      "NSCameraUseContinuityCameraDeviceType", .boolean,
      summary: "Lets the app recognize an iPhone that serves as a Mac's camera.",
      discussion: """
        Write `YES` if the app distinguishes an iPhone that serves as a Mac's camera from other
        cameras, for example to prefer it. The iPhone then has the device type `continuityCamera`,
        so also request that type in the discovery session. A warning in the log,
        `Add NSCameraUseContinuityCameraDeviceType to your Info.plist`, asks for the key.
        """,
      consequence: Consequence(
        "Without `YES`, an iPhone used as a camera is reported as `builtInWideAngleCamera`.",
        from: captureHeader),
      availability: [.macCatalyst("17.0", from: .sdkHeaders), .macOS("14.0", from: .sdkHeaders)],
      required: .optional,
      apis: [
        API(
          "AVCaptureDevice.DeviceType.continuityCamera", of: "AVFoundation",
          url:
            "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct/continuitycamera"
        )
      ],
      example: true,
      seeAlso: ["NSCameraUseExternalDeviceType"],
      sources: [
        captureHeader,
        .framework("avfoundation/avcapturedevice/devicetype-swift.struct/continuitycamera"),
        .gitHub("mavlink/qgroundcontrol/issues/12863"),
      ]),
    Key(
      "NSCameraUseExternalDeviceType", .boolean,
      summary: "Lets a Mac Catalyst app distinguish external cameras from built-in ones.",
      discussion: """
        Write `YES` if the app treats external cameras differently from the one in the Mac. External
        cameras then have the device type `external`. Also request that type in the discovery
        session.
        """,
      consequence: Consequence(
        "Without `YES`, Mac Catalyst reports a USB camera as `builtInWideAngleCamera`.",
        from: captureHeader),
      availability: [.macCatalyst("17.0", from: .sdkHeaders)],
      required: .optional,
      apis: [
        API(
          "AVCaptureDevice.DeviceType.external", of: "AVFoundation",
          url:
            "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct/external"
        )
      ],
      example: true,
      seeAlso: ["NSCameraUseContinuityCameraDeviceType"],
      sources: [captureHeader]),
    Key(
      "NSCameraReactionEffectsEnabled", .boolean,
      summary:
        "Lets people use reactions, such as balloons and hearts, with the app's camera on iOS.",
      discussion: """
        Write `YES` in an iOS app that uses the camera and doesn't have the [background
        mode](key:UIBackgroundModes) `voip`. Apps with that mode have reactions by default, and so
        does every app on the Mac. `AVCaptureDevice.reactionEffectsEnabled` says whether the app
        supports them, and `canPerformReactionEffects` whether the camera's format supports them
        too.
        """,
      consequence: Consequence(
        "An iOS app with neither this key nor the `voip` background mode shows no reactions.",
        from: reactions),
      availability: [
        .iOS("17.0", from: .current),
        .macCatalyst("17.0", from: .current), .macOS("14.0", from: .current),
        .tvOS("17.0", from: .current),
      ],
      required: .optional,
      apis: [API("AVCaptureDevice.reactionEffectsEnabled", of: "AVFoundation")],
      example: true,
      seeAlso: ["NSCameraReactionEffectGesturesEnabledDefault", "UIBackgroundModes"],
      sources: [reactions, .framework("avfoundation/avcapturedevice/canperformreactioneffects")]),
    Key(
      "NSCameraReactionEffectGesturesEnabledDefault", .boolean,
      summary: "Decides whether hand gestures start reactions until people choose otherwise.",
      discussion: """
        Write `NO` if a gesture such as a thumbs-up shouldn't trigger balloons in your app, for
        example if people use sign language or work with their hands on camera. The default applies
        only to your app, and what people choose under Gestures in Control Center takes precedence.
        Code can still show an effect with `performEffect(for:)`.
        """,
      consequence: Consequence(
        "Without the key, gestures start reactions until people turn Gestures off in Control Center.",
        from: captureHeader),
      availability: [.iOS("17.4", from: .current), .macOS("14.4", from: .sdkHeaders)],
      required: .optional,
      apis: [API("AVCaptureDevice.reactionEffectGesturesEnabled", of: "AVFoundation")],
      example: false,
      seeAlso: ["NSCameraReactionEffectsEnabled"],
      sources: [
        .framework("ios-ipados-release-notes/ios-ipados-17_4-release-notes"),
        .sdkHeaders("AVFoundation, AVCaptureDevice.h"),
        .framework("avfoundation/avcapturedevice/reactioneffectgesturesenabled"),
      ]),
    Key(
      "CMIOExtension", .dictionary,
      summary: "Marks a system extension as a camera extension, and names its service.",
      discussion: """
        Write it in the Info.plist of the extension, not of the app; Xcode's Camera Extension
        template contains it. The Info.plist also has
        [`NSSystemExtensionUsageDescription`](key:NSSystemExtensionUsageDescription). The extension
        is inside the app that activates it. The two share an app group, and the app has the entitlement
        [`com.apple.developer.system-extension.install`](key:entitlements:com.apple.developer.system-extension.install).
        The only key in `CMIOExtension` is
        [`CMIOExtensionMachServiceName`](key:CMIOExtension/CMIOExtensionMachServiceName), whose
        value begins with the app group. Only an app in `/Applications` can activate the extension,
        and someone with an administrator's account then allows it in System Settings.
        """,
      consequence: Consequence(
        "The system refuses to activate the extension if the service's name doesn't begin with one of the extension's app groups.",
        from: .developerForums("708017")),
      availability: [.macCatalyst("15.4", from: .current), .macOS("12.3", from: .current)],
      apis: [
        API("CMIOExtensionInfoDictionaryKey", of: "Core Media I/O"),
        API(
          "CMIOExtensionProvider", of: "Core Media I/O",
          linked: "_OBJC_CLASS_$_CMIOExtensionProvider"),
      ],
      bundleKinds: [.systemExtension],
      rules: [
        .present.when(.code("the bundle is a camera extension", ["CMIOExtensionProvider"])).from(
          .framework("coremediaio/creating-a-camera-extension-with-core-media-i-o")),
        .should(.absent.when(.bundle(.app))).from(
          .framework("coremediaio/creating-a-camera-extension-with-core-media-i-o")),
      ],
      example: ["CMIOExtensionMachServiceName": "$(TeamIdentifierPrefix)com.example.app.camera"],
      sources: [
        .framework("coremediaio/cmioextensioninfodictionarykey"),
        .framework("coremediaio/creating-a-camera-extension-with-core-media-i-o"),
        .developerForums("708017"),
      ]),
    Key(
      "CMIOExtension/CMIOExtensionMachServiceName", .string,
      summary: "Names the Mach service through which the system connects to a camera extension.",
      discussion: """
        It belongs in the Info.plist of the extension. The name begins with one of the extension's
        app groups and a period: for the group `TEAMID.com.example.app`, the name may be
        `TEAMID.com.example.app.camera`. Change the template's value so that it begins with your
        group.
        """,
      consequence: Consequence(
        "The system refuses to activate the extension if the name doesn't begin with one of the extension's app groups.",
        from: .developerForums("708017")),
      apis: [API("CMIOExtensionMachServiceNameKey", of: "Core Media I/O")],
      rules: [
        .prefix(from: "entitlements:com.apple.security.application-groups", separator: ".").from(
          .developerForums("708017"))
      ],
      example: "$(TeamIdentifierPrefix)com.example.app.camera",
      seeAlso: ["entitlements:com.apple.security.application-groups"],
      sources: [
        .framework("coremediaio/cmioextensionmachservicenamekey"), .developerForums("708017"),
        .framework("coremediaio/creating-a-camera-extension-with-core-media-i-o"),
      ]),
  ]
}

/// Keys for the playback of media.
private var playbackKeys: [Key] {
  [
    Key(
      "AVInitialRouteSharingPolicy", .string,
      summary:
        "Plays an app's movies and series on the same output as other apps' long-form video.",
      discussion: """
        Write `LongFormVideo` if the app plays movies or series and its audio session has the policy
        `longFormVideo`. The video then goes to the same output as the TV app's. Video without the
        policy stays on the device, even while the system sends long-form video to AirPlay.
        """,
      availability: [
        .iOS("13.0", from: .current),
        .macCatalyst("13.1", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "LongFormVideo",
          "For movies and series, together with the audio session's policy `longFormVideo`.")
      ]),
      valuesSource: .framework(
        "avfaudio/avaudiosession/routesharingpolicy-swift.enum/longformvideo"),
      apis: [
        API(
          "AVAudioSession.RouteSharingPolicy.longFormVideo", of: "AVFAudio",
          url:
            "https://developer.apple.com/documentation/avfaudio/avaudiosession/routesharingpolicy-swift.enum/longformvideo"
        )
      ],
      rules: [
        .should(.present.when(.code("the app uses the policy `longFormVideo`"))).from(
          .framework("avfaudio/avaudiosession/routesharingpolicy-swift.enum/longformvideo"))
      ],
      example: "LongFormVideo",
      sources: [.framework("avfaudio/avaudiosession/routesharingpolicy-swift.enum/longformvideo")]),
    Key(
      "MusicHapticsSupported", .boolean,
      title: "Supports Music Haptics",
      summary: "Declares that the app supports Music Haptics.",
      discussion: """
        Write it in an app that plays music. People who are deaf or hard of hearing can turn on
        Music Haptics under Settings > Accessibility to feel known songs. Write `YES`, and identify
        the song by its recording code (ISRC) in
        `MPNowPlayingInfoPropertyInternationalStandardRecordingCode` of the now-playing information.
        """,
      consequence: Consequence(
        "Without the key, Settings doesn't list the app among those with Music Haptics.",
        from: .ownPage),
      availability: [.iOS("18.0", from: .current)],
      required: .optional,
      apis: [API("MAMusicHapticsManager", of: "Media Accessibility")],
      example: true,
      sources: [.ownPage, .framework("mediaaccessibility/music-haptics")]),
  ]
}
