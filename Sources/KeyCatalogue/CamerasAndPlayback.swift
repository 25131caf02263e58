import KeyModel

extension KeyGroup {
  /// Cameras, and how media is played.
  static var camerasAndPlayback: KeyGroup {
    KeyGroup(
      "cameras-and-playback", "Cameras and playback",
      summary: "How cameras appear to the app, which effects they have, and where media plays.",
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
      summary: "Lets the app recognize an iPhone that serves a Mac as its camera.",
      discussion: """
        With `YES` such a camera has the device type `continuityCamera`. Otherwise it is reported as
        `builtInWideAngleCamera`. An app that looks for the type without the key makes AVFoundation
        write a warning that names it.
        """,
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
      summary: "Lets a Mac Catalyst app recognize external cameras as such.",
      discussion: """
        With `YES` a USB camera has the device type `external`; otherwise Mac Catalyst reports it as
        `builtInWideAngleCamera`.
        """,
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
      summary: "Offers reactions such as balloons and hearts while the app uses the camera.",
      discussion: """
        In iOS only apps with the [background mode](key:UIBackgroundModes) `voip` have reactions by
        default; others opt in with `YES`. On the Mac every app has them.
        `AVCaptureDevice.reactionEffectsEnabled` says whether the app supports them, and
        `canPerformReactionEffects` also whether the camera's format does.
        """,
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
      summary: "Sets whether gestures of the hands start reactions until people choose themselves.",
      discussion: """
        Write `NO` if gestures of the hands should not start effects in your app. What people choose
        themselves goes before the key, for each app by itself.
        """,
      availability: [.iOS("17.4", from: .current), .macOS("14.4", from: .sdkHeaders)],
      required: .optional,
      apis: [API("AVCaptureDevice.reactionEffectGesturesEnabled", of: "AVFoundation")],
      example: false,
      seeAlso: ["NSCameraReactionEffectsEnabled"],
      sources: [
        .framework("ios-ipados-release-notes/ios-ipados-17_4-release-notes"),
        .sdkHeaders("AVFoundation, AVCaptureDevice.h"),
      ]),
    Key(
      "CMIOExtension", .dictionary,
      summary: "Marks a system extension as a camera, and says how to reach it.",
      discussion: """
        Xcode's template Camera Extension writes the dictionary. The extension is in the app that
        installs it, and both share an app group.
        """,
      availability: [.macCatalyst("15.4", from: .current), .macOS("12.3", from: .current)],
      apis: [
        API("CMIOExtensionInfoDictionaryKey", of: "Core Media I/O"),
        API("CMIOExtensionProvider", of: "Core Media I/O"),
      ],
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
      ]),
    Key(
      "CMIOExtension/CMIOExtensionMachServiceName", .string,
      summary: "Names the Mach service by which the system reaches a camera extension.",
      discussion: """
        The name begins with one of the extension's app groups and a period: for the group
        `TEAMID.com.example.app` it may be `TEAMID.com.example.app.camera`. Change the
        template's value so that it begins with your group.
        """,
      consequence: Consequence(
        "The system refuses to activate the extension if the name isn't inside one of its app groups.",
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

/// Where and how media plays.
private var playbackKeys: [Key] {
  [
    Key(
      "AVInitialRouteSharingPolicy", .string,
      summary: """
        Sends the app's video, from launch on, to the device where people watch films and \
        series.
        """,
      discussion: """
        Write it beside the policy `longFormVideo` of the audio session. Video without that policy
        stays on the device even if films play by AirPlay on a TV.
        """,
      availability: [
        .iOS("13.0", from: .current),
        .macCatalyst("13.1", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "LongFormVideo", "Plays where the TV app and other apps with long videos play.")
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
      "MusicHapticsSupported", .boolean, title: "Supports Music Haptics",
      summary: "Lists the app among those with Music Haptics in the settings.",
      discussion: """
        It lets people who hear little or nothing feel the music. They turn it on under Settings >
        Accessibility > Music Haptics, where the app then appears in a list.
        """,
      availability: [.iOS("18.0", from: .current)],
      required: .optional,
      apis: [API("MAMusicHapticsManager", of: "Media Accessibility")],
      example: true,
      sources: [.ownPage, .framework("mediaaccessibility/music-haptics")]),
  ]
}
