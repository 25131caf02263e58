import KeyModel

extension KeyGroup {
  /// Entitlements for sound, pictures, fonts and TV.
  static var mediaEntitlements: KeyGroup {
    KeyGroup(
      "media-entitlements", "Audio, video and TV",
      summary: "How an app plays, captures and streams media.", keys: mediaKeys + tvKeys)
  }
}

private var mediaKeys: [Key] {
  [
    Key(
      "com.apple.developer.coremotion.head-pose",
      .boolean,
      summary: "Lets people's head movements control the app's spatial audio.",
      discussion: """
        It works with AirPods that can track head movement. Turn on Head Pose in Xcode. In code, set
        `isListenerHeadTrackingEnabled` of `AVAudioEnvironmentNode`,
        `automaticHeadTrackingFlags` of `PHASEListener`, or
        `kAudioUnitProperty_SpatialMixerEnableHeadTracking` in Audio Toolbox.
        """,
      consequence: Consequence(
        "Without it, the sound of an `AVAudioEnvironmentNode` doesn't follow the head.",
        from: .framework(
          "avfaudio/avaudioenvironmentnode/islistenerheadtrackingenabled", confidence: .high)),
      availability: [
        .iOS("18.0", from: .current),
        .macOS("15.0", from: .current), .tvOS("18.0", from: .current),
      ],
      apis: [
        API(
          "AVAudioEnvironmentNode.isListenerHeadTrackingEnabled", of: "AVFAudio", url: nil,
          linked: "-setListenerHeadTrackingEnabled: _OBJC_CLASS_$_AVAudioEnvironmentNode"),
        API(
          "PHASEListener.automaticHeadTrackingFlags", of: "PHASE", url: nil,
          linked: "-setAutomaticHeadTrackingFlags: _OBJC_CLASS_$_PHASEListener"),
      ],
      capability: "Head Pose",
      rules: [
        .present.when(
          .code(
            "the app uses head tracking for its sound",
            [
              "AVAudioEnvironmentNode.isListenerHeadTrackingEnabled",
              "PHASEListener.automaticHeadTrackingFlags",
            ])
        ).from(
          .framework(
            "avfaudio/avaudioenvironmentnode/islistenerheadtrackingenabled", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.spatial-audio.profile-access"],
      sources: [
        .ownPage,
        .framework(
          "avfaudio/avaudioenvironmentnode/islistenerheadtrackingenabled", confidence: .high),
      ]),
    Key(
      "com.apple.developer.spatial-audio.profile-access",
      .boolean,
      summary:
        "Applies the spatial audio profile that people created in Settings to the app's sound.",
      discussion: """
        It works with AVAudioEngine, AUSpatialMixer and PHASE; turn on Spatial Audio Profile in
        Xcode. On iOS 18, tvOS 18 and later, the system adds spatial audio to games unless the
        Info.plist has
        [`AVGameBypassSystemSpatialAudio`](key:info-plist:AVGameBypassSystemSpatialAudio).
        """,
      consequence: Consequence(
        "Without it, the app's sound doesn't use the spatial audio profile.", from: .ownPage),
      availability: [
        .iOS("18.0", from: .current),
        .macOS("15.0", from: .current), .tvOS("18.0", from: .current),
        .visionOS("2.0", from: .current),
      ],
      required: .optional,
      apis: [API("AVAudioEngine", of: "AVFAudio")],
      capability: "Spatial Audio Profile",
      example: true,
      seeAlso: [
        "com.apple.developer.coremotion.head-pose", "info-plist:AVGameBypassSystemSpatialAudio",
      ]),
    Key(
      "com.apple.developer.avfoundation.multitasking-camera-access",
      .boolean,
      summary: "Allowed an iPad app to use the camera alongside another app.",
      discussion: """
        It was for video calling apps with `voip` in
        [`UIBackgroundModes`](key:info-plist:UIBackgroundModes). Add it only if the app runs on systems
        before iOS 18: on iOS 16 and 17, iPads without Stage Manager on an external display require it.
        On iOS 18 and later, an app built with their SDK needs only the mode `voip`. Check
        `isMultitaskingCameraAccessSupported`, then set `isMultitaskingCameraAccessEnabled`.
        """,
      consequence: Consequence(
        "Without it, the camera of an app with a deployment target before iOS 16 stops in Split View, Slide Over and Picture in Picture.",
        from: .framework("avkit/accessing-the-camera-while-multitasking-on-ipad", confidence: .high)
      ),
      availability: [.iOS("13.5", deprecated: "18.0", from: .current)],
      required: .optional,
      apis: [
        API("AVCaptureSession.isMultitaskingCameraAccessSupported", of: "AVFoundation", url: nil)
      ],
      example: true,
      seeAlso: ["info-plist:UIBackgroundModes"],
      sources: [
        .ownPage,
        .framework(
          "avfoundation/avcapturesession/ismultitaskingcameraaccesssupported", confidence: .high),
        .framework("avkit/adopting-picture-in-picture-for-video-calls", confidence: .high),
        .framework("avkit/accessing-the-camera-while-multitasking-on-ipad", confidence: .high),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Deprecated in iOS 18.0, in favour of a property of the session."),
            .init(
              .framework(
                "avkit/accessing-the-camera-while-multitasking-on-ipad", confidence: .high),
              "Needed with a deployment target before iOS 16."),
          ],
          choice: "Deprecated from iOS 18.0, and written for older systems.",
          reason: "The property says whether the camera may run, with or without the key.",
          isEditorial: true)
      ]),
    Key(
      "com.apple.developer.media-device-extension",
      .array(of: .string),
      summary:
        "Lists the media sharing protocols that an extension adds to the system's route picker.",
      discussion: """
        Add the entitlement to both the extension and its app. The app's only purpose is to deliver
        the extension, and it can't have another managed entitlement. The extension's Info.plist
        names the extension point `com.apple.media-device-extension` and declares each protocol in
        [`UTExportedTypeDeclarations`](key:info-plist:UTExportedTypeDeclarations). The type conforms
        to `public.media-sharing-protocol`, and people see its description. In code, `protocolType`
        returns the type.

        Apps that play media list the protocols in
        [`MDESupportedProtocols`](key:info-plist:MDESupportedProtocols).
        """,
      consequence: Consequence(
        "If the protocol's identifier in the entitlement differs from the one in the Info.plist, the system doesn't run the extension.",
        from: .framework("mediadevice/mediadeviceextension", confidence: .high)),
      availability: [.iOS("27.0", from: .current)],
      apis: [API("MediaDeviceExtension", of: "MediaDevice", url: nil)],
      replaces: ["com.apple.developer.media-device-discovery-extension"],
      rules: [
        .withPrefix(["media-device-protocol."]).from(.ownPage),
        .stated("The app has no other managed entitlement.", on: .review).from(.ownPage),
        .present.when(.code("an extension implements `MediaDeviceExtension`")).from(.ownPage),
      ],
      example: ["media-device-protocol.com.example.cast"],
      seeAlso: ["info-plist:UTExportedTypeDeclarations", "info-plist:MDESupportedProtocols"],
      sources: [
        .ownPage, .framework("mediadevice/mediadeviceextension", confidence: .high),
        .framework("mediadevice/creating-a-media-device-extension", confidence: .high),
        .framework("mediadevice/mediadeviceextension/protocoltype", confidence: .high),
        .framework("xcode/configuring-media-device-discovery", confidence: .high),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "An array whose entries begin with `media-device-protocol.`."),
            .init(
              .framework("mediadevice/creating-a-media-device-extension", confidence: .high),
              "A single string without that prefix, such as `com.example.sharingprotocol`, the same in all three places."
            ),
          ],
          choice: "Write an array of strings that begin with `media-device-protocol.`.",
          reason:
            "The key's own page is the more specific one. It asks for the same identifier in the declared type, so test the prefix there on a device.",
          isEditorial: false),
        EditorNote(
          .reference,
          [
            .init(
              .framework("xcode/configuring-media-device-discovery", confidence: .high),
              "Deprecates the older entitlement in iOS 27 and visionOS 27 and refers to the new framework."
            )
          ],
          choice: "This key replaces the older one.",
          reason: "Apple names the newer framework; the new key isn't available on visionOS."),
      ]),
    Key(
      "com.apple.developer.media-device-discovery-extension",
      .boolean,
      title: "Media Device Discovery Extension",
      summary: "Lets an extension add a media receiver to the list of AirPlay devices.",
      discussion: """
        Add it to the entitlements file of the extension, which looks for the receiver on the local
        network or over Bluetooth. Turn on Media Device Discovery in Xcode. On iOS 27 and later,
        extensions use
        [`com.apple.developer.media-device-extension`](key:com.apple.developer.media-device-extension)
        instead.
        """,
      consequence: Consequence(
        "Without it, the DeviceDiscoveryExtension framework returns `missingEntitlement`.",
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
        .onlyIn(.appExtension).from(.ownPage),
        .present.when(.code("an extension implements `DDDiscoveryExtension`")).from(
          .framework("devicediscoveryextension/dderror/missingentitlement", confidence: .high)),
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
      "com.apple.developer.coremedia.hls.low-latency",
      .boolean,
      summary: "Allowed an app to play low-latency HTTP live streams before iOS 14.",
      discussion: """
        On iOS 14, tvOS 14, watchOS 7, macOS 11 and later, players need no entitlement for these
        streams. Apple's entitlements reference has no page for the key; Xcode calls the capability
        Low Latency HLS.
        """,
      avoid: "Leave it out.",
      consequence: Consequence(
        "App Store Connect rejects an app with this entitlement if the app is built with an SDK before that of iOS 13.",
        from: .gitHub("inspireui/support/issues/763")),
      availability: [],
      required: .optional,
      capability: "Low Latency HLS",
      rules: [
        .absent.when(.sdk(before: .iOS("13.0"))).from(.gitHub("inspireui/support/issues/763"))
          .codes("ITMS-90786").saying(
            "the App Store refuses {key} in an app that is built with an SDK before that of iOS 13",
            "build with a newer SDK, or remove the key: from iOS 14 on, players need no entitlement"
          )
      ],
      example: true,
      sources: [
        .capabilityNames,
        .gitHub("inspireui/support/issues/763"), .sessionVideos("wwdc2020/10228"),
      ]),
    Key(
      "com.apple.developer.persistent-content-capture",
      .boolean,
      title: "Persistent Content Capture",
      summary: "Lets a remote-control app keep its access to the screen.",
      discussion: """
        It is only for apps that display and record the screen over Virtual Network Computing (VNC).
        After Apple's approval, add the key to the app's provisioning profile as Apple's reply says.
        Apps for other purposes can't use it; they capture the screen with ScreenCaptureKit after people
        allow it. Apple doesn't say what happens to a remote-control app without the entitlement.
        """,
      availability: [.macOS("14.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("SCStream", of: "ScreenCaptureKit", url: nil)],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/persistent-content-capture/).",
      example: true),
    Key(
      "com.apple.developer.user-fonts",
      .array(of: .string),
      summary: "Lists whether the app installs fonts, uses the fonts of other apps, or both.",
      discussion: """
        Turn on Fonts in Xcode and select the privileges. Fonts to install come from the app's
        bundle or its on-demand resources. People have to agree first, and the system removes the
        fonts with the app. Fonts only for the app itself belong in
        [`UIAppFonts`](key:info-plist:UIAppFonts) and don't need an entitlement.
        """,
      consequence: Consequence(
        "Without it, registering fonts for all apps fails with `missingEntitlement`.",
        from: .framework("coretext/ctfontmanagererror/missingentitlement")),
      availability: [.iOS("13.0", from: .current)],
      values: .documented([
        AllowedValue(
          "app-usage", "For apps that let people use fonts that other apps have installed."),
        AllowedValue("system-installation", "For font apps: installs fonts for all apps."),
      ]),
      valuesSource: .capabilityNames,
      apis: [
        API("CTFontManagerRegisterFontURLs", of: "Core Text", url: nil),
        API(
          "CTFontManagerRequestFonts", of: "Core Text", url: nil,
          linked: "_CTFontManagerRequestFonts"),
      ],
      capability: "Fonts",
      rules: [
        .present.when(
          .code("the app installs fonts or uses those of other apps", ["CTFontManagerRequestFonts"])
        ).from(.framework("xcode/configuring-custom-fonts", confidence: .high))
      ],
      example: ["app-usage"],
      seeAlso: ["info-plist:UIAppFonts"],
      sources: [
        .framework("xcode/configuring-custom-fonts", confidence: .high),
        .framework("coretext/ctfontmanagererror/missingentitlement"),
        .capabilityNames,
      ]),
    Key(
      "inter-app-audio",
      .boolean,
      title: "Inter-App Audio Entitlement",
      summary: "Allowed apps to exchange audio.",
      discussion: """
        It also gave access to Audio Unit extensions, which declare
        [`AudioComponents`](key:info-plist:AudioComponents) and now provide effects and instruments
        to other apps.
        """,
      avoid:
        "Leave it out of new apps: it has been deprecated since iOS 13, and an iPad app on a Mac can't use it.",
      availability: [.iOS("2.2", deprecated: "13.0", from: .current)],
      required: .optional,
      capability: "Inter-App Audio",
      example: true,
      seeAlso: ["info-plist:AudioComponents"],
      sources: [
        .ownPage,
        .framework("audiotoolbox/incorporating-audio-effects-and-instruments", confidence: .high),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Deprecated in iOS 13.0, without a successor."),
            .init(
              .framework(
                "audiotoolbox/incorporating-audio-effects-and-instruments", confidence: .high),
              "Audio Unit extensions provide an instrument or effect to other apps."),
          ], choice: "This page lists no replacement.",
          reason: "No source says that Audio Unit extensions replace it.")
      ]),
  ]
}

private var tvKeys: [Key] {
  [
    Key(
      "com.apple.developer.user-management",
      .array(of: .string),
      title: "User Management Entitlement",
      summary: "Lists how an Apple TV app separates the data of the people in a household.",
      discussion: """
        Turn on User Management in Xcode and select what the app needs. If each person should have
        separate data and the app targets tvOS 16 or later, use
        `runs-as-current-user-with-user-independent-keychain`; on tvOS 15, the app then behaves as
        if it had a single user. An app with its own profiles writes the same value and asks
        `TVUserManager` whether to save the chosen profile for the current user. Because the user can
        change, save data in `applicationWillResignActive(_:)` and `applicationWillTerminate(_:)`.
        """,
      consequence: Consequence(
        "Without it, the system runs the app as the default user, not as the current one.",
        from: .framework(
          "tvservices/personalizing-your-app-for-each-user-on-apple-tv", confidence: .high)),
      availability: [.tvOS("13.0", from: .current)],
      values: .documented([
        AllowedValue(
          "runs-as-current-user-with-user-independent-keychain",
          "Separate data for each person, except keychain items saved with `kSecUseUserIndependentKeychain`, so that people sign in once; for tvOS 16 and later."
        ),
        AllowedValue(
          "runs-as-current-user",
          "Separate data for each person in Game Center, iCloud and local storage; for apps that also run on tvOS 14 or 15."
        ),
        AllowedValue(
          "get-current-user",
          "Lets `TVUserManager` identify who is using Apple TV, for an app that maps people to its own profiles; deprecated in tvOS 16."
        ),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      apis: [API("TVUserManager", of: "TVServices")],
      capability: "User Management",
      example: ["runs-as-current-user-with-user-independent-keychain"],
      sources: [
        .ownPage, .framework("tvservices/tvusermanager"),
        .framework("tvservices/mapping-apple-tv-users-to-app-profiles", confidence: .high),
        .framework(
          "tvservices/personalizing-your-app-for-each-user-on-apple-tv", confidence: .high),
      ]),
    Key(
      "com.apple.developer.video-subscriber-single-sign-on",
      .boolean,
      summary: "Lets an app sign people in with the account of their TV provider.",
      discussion: """
        An app that shows TV providers' channels needs this entitlement for `VSAccountManager`. The
        app asks for access with the text of
        [`NSVideoSubscriberAccountUsageDescription`](key:info-plist:NSVideoSubscriberAccountUsageDescription)
        and then sends its requests to the provider.
        """,
      consequence: Consequence(
        "Without it, the app can't use the Video Subscriber Account framework.", from: .ownPage),
      availability: [
        .iOS("10.0", from: .current),
        .macOS("10.14", from: .current), .tvOS("10.0", from: .current),
      ],
      apis: [
        API(
          "VSAccountManager", of: "Video Subscriber Account",
          linked: "-checkAccessStatusWithOptions:completionHandler: _OBJC_CLASS_$_VSAccountManager")
      ],
      rules: [
        .should(
          .needs(
            "info-plist:NSVideoSubscriberAccountUsageDescription",
            when: "Where an app asks for the account")
        ).from(.current("nsvideosubscriberaccountusagedescription")),
        .present.when(.code("the app uses `VSAccountManager`", ["VSAccountManager"])).from(
          .ownPage),
      ],
      example: true,
      seeAlso: [
        "info-plist:NSVideoSubscriberAccountUsageDescription",
        "com.apple.smoot.subscriptionservice",
      ],
      sources: [
        .ownPage, .current("nsvideosubscriberaccountusagedescription"),
        .framework("videosubscriberaccount/vsaccountmanager", confidence: .high),
      ]),
    Key(
      "com.apple.smoot.subscriptionservice",
      .boolean,
      summary: "Lets an app integrate with the Apple TV app and universal search.",
      discussion: """
        Apple's page doesn't say which APIs the entitlement permits or how to get the entitlement.
        """,
      consequence: Consequence(
        "Without it, the app can't use the APIs that the Apple TV app and universal search require.",
        from: .ownPage),
      availability: [
        .iOS("10.0", from: .current),
        .macOS("10.14", from: .current), .tvOS("10.0", from: .current),
      ],
      example: true,
      seeAlso: ["com.apple.developer.video-subscriber-single-sign-on"]),
  ]
}
