import KeyModel

extension KeyGroup {
  /// Entitlements for sound, pictures, fonts and TV.
  static var mediaEntitlements: KeyGroup {
    KeyGroup(
      "media-entitlements", "Audio, video and TV",
      summary: "How an app plays, captures and streams.", keys: mediaKeys + tvKeys)
  }
}

private var mediaKeys: [Key] {
  [
    Key(
      "com.apple.developer.coremotion.head-pose", .boolean,
      summary: "Lets the head movements of people turn the spatial sound of an app.",
      discussion: """
        It is for headphones that measure them. The app sets `isListenerHeadTrackingEnabled`, or
        the like in Audio Toolbox and PHASE.
        """,
      consequence: Consequence(
        "Without it, the sound doesn't follow the head in `AVAudioEnvironmentNode`.",
        from: .framework(
          "avfaudio/avaudioenvironmentnode/islistenerheadtrackingenabled", confidence: .high)),
      availability: [
        .iOS("18.0", from: .current),
        .macOS("15.0", from: .current), .tvOS("18.0", from: .current),
      ],
      apis: [
        API("AVAudioEnvironmentNode.isListenerHeadTrackingEnabled", of: "AVFAudio", url: nil),
        API("PHASEListener.automaticHeadTrackingFlags", of: "PHASE", url: nil),
      ],
      capability: "Head Pose",
      example: true,
      seeAlso: ["com.apple.developer.spatial-audio.profile-access"],
      sources: [
        .ownPage,
        .framework(
          "avfaudio/avaudioenvironmentnode/islistenerheadtrackingenabled", confidence: .high),
      ]),
    Key(
      "com.apple.developer.spatial-audio.profile-access", .boolean,
      summary: "Lets the sound of an app follow the personal spatial audio profile.",
      discussion: """
        It works with AVAudioEngine, AUSpatialMixer and PHASE. Games get spatial sound from the
        system from iOS 18 on, unless the Info.plist has
        [`AVGameBypassSystemSpatialAudio`](key:info-plist:AVGameBypassSystemSpatialAudio).
        """,
      availability: [
        .iOS("18.0", from: .current),
        .macOS("15.0", from: .current), .tvOS("18.0", from: .current),
        .visionOS("2.0", from: .current),
      ],
      apis: [API("AVAudioEngine", of: "AVFAudio")],
      capability: "Spatial Audio Profile",
      example: true,
      seeAlso: [
        "com.apple.developer.coremotion.head-pose", "info-plist:AVGameBypassSystemSpatialAudio",
      ]),
    Key(
      "com.apple.developer.avfoundation.multitasking-camera-access", .boolean,
      summary: "Allowed an app to use the camera beside another app.",
      discussion: """
        It was for apps with `voip` in [`UIBackgroundModes`](key:info-plist:UIBackgroundModes).
        An app that is built with the SDK of iOS 18 or a newer one needs that mode only. The app
        asks `isMultitaskingCameraAccessSupported`.
        """,
      availability: [.iOS("13.5", deprecated: "18.0", from: .current)],
      apis: [
        API("AVCaptureSession.isMultitaskingCameraAccessSupported", of: "AVFoundation", url: nil)
      ],
      replacedBy: [],
      example: true,
      seeAlso: ["info-plist:UIBackgroundModes"],
      sources: [
        .ownPage,
        .framework(
          "avfoundation/avcapturesession/ismultitaskingcameraaccesssupported", confidence: .high),
      ]),
    Key(
      "com.apple.developer.media-device-extension", .array(of: .string),
      summary: "Lists the protocols by which an extension sends media to other makers' devices.",
      discussion: """
        The extension exports the same identifier in
        [`UTExportedTypeDeclarations`](key:info-plist:UTExportedTypeDeclarations) and returns it
        from `protocolType`. Both the extension and its app have the entitlement. The app only
        brings the extension to the device, and has no other managed entitlement.
        """,
      availability: [.iOS("27.0", from: .current)],
      apis: [API("MediaDeviceExtension", of: "MediaDevice", url: nil)],
      replaces: ["com.apple.developer.media-device-discovery-extension"],
      rules: [
        .withPrefix(["media-device-protocol."]).from(.ownPage),
        .stated("The app has no other managed entitlement.", on: .review).from(.ownPage),
      ],
      example: ["media-device-protocol.com.example.cast"],
      seeAlso: ["info-plist:UTExportedTypeDeclarations"]),
    Key(
      "com.apple.developer.media-device-discovery-extension", .boolean,
      title: "Media Device Discovery Extension",
      summary: "Lets an extension add a media receiver to the list of AirPlay devices.",
      discussion: """
        It goes into the file of the extension. The extension searches the local network or
        Bluetooth for the receiver.
        """,
      consequence: Consequence(
        "Without it, DeviceDiscoveryExtension answers with `missingEntitlement`.",
        from: .framework("devicediscoveryextension/dderror/missingentitlement", confidence: .high)),
      availability: [
        .iOS("16.0", deprecated: "27.0", from: .current),
        .visionOS("1.0", deprecated: "27.0", from: .current),
      ],
      apis: [API("DDDiscoveryExtension", of: "DeviceDiscoveryExtension")],
      capability: "Media Device Discovery",
      bundleKinds: [.appExtension],
      replacedBy: ["com.apple.developer.media-device-extension"],
      rules: [
        .onlyIn(.appExtension).from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.media-device-extension"],
      sources: [
        .ownPage,
        .framework("xcode/configuring-media-device-discovery", confidence: .high),
        .framework("mediadevice/mediadeviceextension", confidence: .high),
        .framework("devicediscoveryextension/dderror/missingentitlement", confidence: .high),
        .capabilityNames,
      ]),
    Key(
      "com.apple.developer.coremedia.hls.low-latency", .boolean,
      summary: "Allowed an app to play low-latency HTTP live streams while they were new.",
      discussion: """
        From iOS 14, tvOS 14, watchOS 7 and macOS 11 on, players and apps need no entitlement for
        such streams. Apple's reference of entitlements has no page about the key; Xcode calls the
        capability Low Latency HLS.
        """,
      availability: [],
      capability: "Low Latency HLS",
      rules: [
        .absent.when(.sdk(before: .iOS("13.0"))).from(.gitHub("inspireui/support/issues/763"))
          .codes("ITMS-90786")
      ],
      example: true,
      sources: [
        .capabilityNames,
        .gitHub("inspireui/support/issues/763"), .sessionVideos("wwdc2020/10228"),
      ]),
    Key(
      "com.apple.developer.persistent-content-capture", .boolean,
      title: "Persistent Content Capture",
      summary: "Lets an app for remote control keep its access to the screen.",
      discussion: """
        It is for apps that show the screen by VNC.
        """,
      availability: [.macOS("14.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("SCStream", of: "ScreenCaptureKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      example: true),
    Key(
      "com.apple.developer.user-fonts", .array(of: .string),
      summary: "Lists whether an app installs fonts for other apps, or uses theirs.",
      discussion: """
        Fonts come from the app's bundle or its on-demand resources. People agree before they are
        installed, and the system removes them with the app.
        """,
      consequence: Consequence(
        "Without it, to register fonts for all apps fails with `missingEntitlement`.",
        from: .framework("coretext/ctfontmanagererror/missingentitlement")),
      availability: [.iOS("13.0", from: .current)],
      values: .documented([
        AllowedValue("app-usage", "Uses fonts that other apps have installed."),
        AllowedValue("system-installation", "Installs fonts for all apps."),
      ]),
      valuesSource: .capabilityNames,
      apis: [
        API("CTFontManagerRegisterFontURLs", of: "Core Text", url: nil),
        API("CTFontManagerRequestFonts", of: "Core Text", url: nil),
      ],
      capability: "Fonts",
      example: ["app-usage"],
      seeAlso: ["info-plist:UIAppFonts"],
      sources: [
        .framework("xcode/configuring-custom-fonts", confidence: .high),
        .framework("coretext/ctfontmanagererror/missingentitlement"),
        .capabilityNames,
      ]),
    Key(
      "inter-app-audio", .boolean,
      title: "Inter-App Audio Entitlement",
      summary: "Allowed apps to exchange sound.",
      discussion: """
        It is deprecated from iOS 13 on, and an iPad app in macOS can't use it. It also gave access
        to Audio Unit extensions.
        """,
      availability: [.iOS("2.2", deprecated: "13.0", from: .current)],
      capability: "Inter-App Audio",
      example: true,
      seeAlso: ["info-plist:AudioComponents"],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Deprecated in iOS 13.0, without a successor."),
            .init(
              .framework(
                "audiotoolbox/incorporating-audio-effects-and-instruments", confidence: .high),
              "Audio Unit extensions bring an instrument or effect into other apps."),
          ], choice: "No replacement is listed.", reason: "No source says that they replace it.")
      ]),
  ]
}

private var tvKeys: [Key] {
  [
    Key(
      "com.apple.developer.user-management", .array(of: .string),
      title: "User Management Entitlement",
      summary: "Lists how an app on Apple TV treats the people of a household.",
      availability: [.tvOS("13.0", from: .current)],
      values: .documented([
        AllowedValue(
          "runs-as-current-user-with-user-independent-keychain",
          "Keeps data apart for each person, with one keychain for all; from tvOS 16 on."),
        AllowedValue(
          "runs-as-current-user",
          "Keeps data apart for each person, in Game Center, iCloud and local storage; from tvOS 14 on, and superseded in tvOS 16."
        ),
        AllowedValue(
          "get-current-user",
          "Lets `TVUserManager` say who is using Apple TV; deprecated and superseded in tvOS 16."),
      ]),
      valuesSource: .ownPage,
      apis: [API("TVUserManager", of: "TVServices")],
      capability: "User Management",
      example: ["runs-as-current-user-with-user-independent-keychain"]),
    Key(
      "com.apple.developer.video-subscriber-single-sign-on", .boolean,
      summary: "Lets an app use the account that people have with their TV provider.",
      discussion: """
        People sign in to their TV provider in the settings of the system, and are asked with the
        text of
        [`NSVideoSubscriberAccountUsageDescription`](key:info-plist:NSVideoSubscriberAccountUsageDescription).
        """,
      availability: [
        .iOS("10.0", from: .current),
        .macOS("10.14", from: .current), .tvOS("10.0", from: .current),
      ],
      apis: [API("VSAccountManager", of: "Video Subscriber Account")],
      rules: [
        .should(
          .needs(
            "info-plist:NSVideoSubscriberAccountUsageDescription",
            when: "Where an app asks for the account")
        ).from(.current("nsvideosubscriberaccountusagedescription"))
      ],
      example: true,
      seeAlso: [
        "info-plist:NSVideoSubscriberAccountUsageDescription",
        "com.apple.smoot.subscriptionservice",
      ],
      sources: [.ownPage, .current("nsvideosubscriberaccountusagedescription")]),
    Key(
      "com.apple.smoot.subscriptionservice", .boolean,
      summary: "Lets an app appear in the Apple TV app and in universal search.",
      availability: [
        .iOS("10.0", from: .current),
        .macOS("10.14", from: .current), .tvOS("10.0", from: .current),
      ],
      example: true,
      seeAlso: ["com.apple.developer.video-subscriber-single-sign-on"]),
  ]
}
