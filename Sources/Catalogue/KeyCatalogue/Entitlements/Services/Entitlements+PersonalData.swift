import KeyModel

extension KeyGroup {
  /// The entitlements that both the App Sandbox and the Hardened Runtime know.
  static var resourceEntitlements: KeyGroup {
    KeyGroup(
      "resource-access", "Camera, microphone and personal data",
      summary: "Which protected resources a Mac app may ask to use.", keys: resourceKeys)
  }
}

private var resourceKeys: [Key] {
  [
    Key(
      "com.apple.security.device.camera", .boolean,
      title: "Camera Entitlement",
      summary: "Lets a Mac app use cameras.",
      discussion: """
        A Mac app with the App Sandbox or the Hardened Runtime needs this entitlement for built-in
        and external cameras. In Xcode, select *Camera*. iOS apps need only the usage description.
        People still see a permission prompt, with the text of
        [`NSCameraUsageDescription`](key:info-plist:NSCameraUsageDescription).
        """,
      consequence: Consequence(
        "Without this entitlement, or without the usage description, the system terminates the app when it asks for a camera.",
        from: .framework(
          "avfoundation/requesting-authorization-to-capture-and-save-media", confidence: .high)),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
      buildSetting: "ENABLE_RESOURCE_ACCESS_CAMERA",
      apis: [API("AVCaptureDevice", of: "AVFoundation")],
      capability: "App Sandbox, Hardened Runtime",
      rules: [
        .needs("info-plist:NSCameraUsageDescription", when: "With this entitlement")
          .from(.current("nscamerausagedescription")),
        leftOutIfFalse,
      ],
      example: true,
      seeAlso: ["info-plist:NSCameraUsageDescription", "com.apple.security.device.audio-input"],
      sources: [
        .ownPage, .hardenedRuntime, .configuringAppSandbox,
        .framework(
          "avfoundation/requesting-authorization-to-capture-and-save-media", confidence: .high),
        .current("nscamerausagedescription"), .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.device.audio-input", .boolean,
      title: "Audio Input Entitlement",
      summary: "Lets a Mac app record sound.",
      discussion: """
        An app with the Hardened Runtime needs this entitlement for the microphone and for any other
        Core Audio input. Xcode's build setting also writes it for a sandboxed app, for which
        Apple's pages also name
        [`com.apple.security.device.microphone`](key:com.apple.security.device.microphone). People
        still see a permission prompt, with the text of
        [`NSMicrophoneUsageDescription`](key:info-plist:NSMicrophoneUsageDescription).
        """,
      consequence: Consequence(
        "Without this entitlement, or without the usage description, the system terminates the app when it asks for the microphone.",
        from: .framework(
          "avfoundation/requesting-authorization-to-capture-and-save-media", confidence: .high)),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
      buildSetting: "ENABLE_RESOURCE_ACCESS_AUDIO_INPUT",
      apis: [API("AVAudioEngine", of: "AVFAudio"), API("AVCaptureDevice", of: "AVFoundation")],
      capability: "App Sandbox, Hardened Runtime",
      rules: [
        .needs("info-plist:NSMicrophoneUsageDescription", when: "With this entitlement")
          .from(.current("nsmicrophoneusagedescription")),
        leftOutIfFalse,
      ],
      example: true,
      seeAlso: ["info-plist:NSMicrophoneUsageDescription", "com.apple.security.device.microphone"],
      sources: [
        .ownPage, .hardenedRuntime,
        .configuringAppSandbox, .enablingAppSandbox,
        .framework(
          "avfoundation/requesting-authorization-to-capture-and-save-media", confidence: .high),
        .current("nsmicrophoneusagedescription"), .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.personal-information.location", .boolean,
      title: "Location Entitlement",
      summary: "Lets a Mac app ask for access to the Mac's location.",
      discussion: """
        A Mac app with the App Sandbox or the Hardened Runtime needs this entitlement to use Core
        Location. In Xcode, select *Location*. People still see a permission prompt, with the text
        of [`NSLocationUsageDescription`](key:info-plist:NSLocationUsageDescription). iOS apps need
        only usage descriptions.
        """,
      consequence: Consequence(
        "Without it, the App Sandbox and the Hardened Runtime deny the app access to Location Services.",
        from: .ownPage),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
      buildSetting: "ENABLE_RESOURCE_ACCESS_LOCATION",
      apis: [API("CLLocationManager", of: "Core Location", url: nil)],
      capability: "App Sandbox, Hardened Runtime",
      rules: [
        .should(
          .needs(
            "info-plist:NSLocationUsageDescription", when: "Where an app uses Location Services")
        ).from(.current("nslocationusagedescription")),
        leftOutIfFalse,
      ],
      example: true,
      seeAlso: ["info-plist:NSLocationUsageDescription"],
      sources: [
        .ownPage, .hardenedRuntime,
        .configuringAppSandbox, .current("nslocationusagedescription"),
        .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.personal-information.addressbook", .boolean,
      title: "Address Book Entitlement",
      summary: "Lets a Mac app ask for access to people's contacts.",
      discussion: """
        A Mac app with the App Sandbox or the Hardened Runtime needs this entitlement to read or
        change contacts. Xcode calls it *Contacts* under App Sandbox and *Address Book* under
        Hardened Runtime. People still see a permission prompt, with the text of
        [`NSContactsUsageDescription`](key:info-plist:NSContactsUsageDescription). To read the notes
        in contacts, the app also needs
        [`com.apple.developer.contacts.notes`](key:com.apple.developer.contacts.notes).
        """,
      consequence: Consequence(
        "Without it, the App Sandbox and the Hardened Runtime deny the app access to contacts.",
        from: .ownPage),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
      buildSetting: "ENABLE_RESOURCE_ACCESS_CONTACTS",
      apis: [API("CNContactStore", of: "Contacts")],
      capability: "App Sandbox, Hardened Runtime",
      rules: [
        .should(
          .needs("info-plist:NSContactsUsageDescription", when: "Where an app reads contacts")
        ).from(.current("nscontactsusagedescription")),
        leftOutIfFalse,
      ],
      example: true,
      seeAlso: ["info-plist:NSContactsUsageDescription", "com.apple.developer.contacts.notes"],
      sources: [
        .ownPage, .hardenedRuntime,
        .configuringAppSandbox, .current("nscontactsusagedescription"),
        .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.personal-information.calendars", .boolean,
      title: "Calendars Entitlement",
      summary: "Lets a Mac app ask for access to people's calendars.",
      discussion: """
        A Mac app with the App Sandbox or the Hardened Runtime needs this entitlement to use
        EventKit. In Xcode, select *Calendar*. People still see a permission prompt, on macOS 14 and
        later with the text of
        [`NSCalendarsFullAccessUsageDescription`](key:info-plist:NSCalendarsFullAccessUsageDescription),
        or of
        [`NSCalendarsWriteOnlyAccessUsageDescription`](key:info-plist:NSCalendarsWriteOnlyAccessUsageDescription)
        for an app that only adds events. An app that runs on earlier systems also needs
        [`NSCalendarsUsageDescription`](key:info-plist:NSCalendarsUsageDescription).
        """,
      consequence: Consequence(
        "Without it, a sandboxed app can't access calendars.",
        from: .framework("eventkit/accessing-the-event-store", confidence: .high)),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
      buildSetting: "ENABLE_RESOURCE_ACCESS_CALENDARS",
      apis: [API("EKEventStore", of: "EventKit")],
      capability: "App Sandbox, Hardened Runtime",
      rules: [
        .should(
          .needs(
            "info-plist:NSCalendarsFullAccessUsageDescription",
            when: "Where an app reads calendars on macOS 14 or later")
        ).from(.current("nscalendarsfullaccessusagedescription")),
        leftOutIfFalse,
      ],
      example: true,
      seeAlso: ["info-plist:NSCalendarsFullAccessUsageDescription"],
      sources: [
        .ownPage, .hardenedRuntime,
        .configuringAppSandbox, .framework("eventkit/accessing-the-event-store", confidence: .high),
        .current("nscalendarsfullaccessusagedescription"), .current("nscalendarsusagedescription"),
        .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.personal-information.photos-library", .boolean,
      title: "Photos Library Entitlement",
      summary: "Lets a Mac app ask for access to people's photo library.",
      discussion: """
        An app with the Hardened Runtime needs this entitlement to use PhotoKit. In Xcode, select
        *Photos Library* under *Resource Access*. For access to the Pictures folder, see
        [`com.apple.security.assets.pictures.read-only`](key:com.apple.security.assets.pictures.read-only)
        instead. People still see a permission prompt, with the text of
        [`NSPhotoLibraryUsageDescription`](key:info-plist:NSPhotoLibraryUsageDescription).
        """,
      consequence: Consequence(
        "Without it, the Hardened Runtime denies the app access to the photo library.",
        from: .ownPage),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
      buildSetting: "ENABLE_RESOURCE_ACCESS_PHOTO_LIBRARY",
      apis: [API("PHPhotoLibrary", of: "PhotoKit", url: nil)],
      capability: "Hardened Runtime",
      rules: [
        .should(
          .needs(
            "info-plist:NSPhotoLibraryUsageDescription",
            when: "Where an app reads the photo library")
        ).from(.current("nsphotolibraryusagedescription")),
        leftOutIfFalse,
      ],
      example: true,
      seeAlso: [
        "info-plist:NSPhotoLibraryUsageDescription", "com.apple.security.assets.pictures.read-only",
      ],
      sources: [
        .ownPage, .hardenedRuntime,
        .configuringAppSandbox, .current("nsphotolibraryusagedescription"),
        .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.automation.apple-events", .boolean,
      title: "Apple Events Entitlement",
      summary: "Lets a Mac app ask for permission to control other apps with Apple events.",
      discussion: """
        With the Hardened Runtime, an app needs this entitlement to run AppleScript code that
        controls other apps, or to send them events. Events to the app itself and to processes of
        the same team don't require it. In the App Sandbox, the app also needs
        [`com.apple.security.scripting-targets`](key:com.apple.security.scripting-targets) or
        [`com.apple.security.temporary-exception.apple-events`](key:com.apple.security.temporary-exception.apple-events).
        People still see a permission prompt, with the text of
        [`NSAppleEventsUsageDescription`](key:info-plist:NSAppleEventsUsageDescription).
        """,
      consequence: Consequence(
        "Without it, the Hardened Runtime prevents the app from sending Apple events to apps of other teams.",
        from: .ownPage),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
      buildSetting: "AUTOMATION_APPLE_EVENTS",
      apis: [
        API("NSAppleScript", of: "Foundation", url: nil),
        API("AEDeterminePermissionToAutomateTarget"),
      ],
      capability: "Hardened Runtime",
      rules: [
        .should(
          .needs(
            "info-plist:NSAppleEventsUsageDescription",
            when: "Where an app sends Apple events to other apps")
        ).from(.current("nsappleeventsusagedescription")),
        leftOutIfFalse,
        .should(
          .needs("com.apple.security.temporary-exception.apple-events", when: "In the App Sandbox")
        ).when(
          .has("com.apple.security.app-sandbox", true)
            && .absent("com.apple.security.scripting-targets")
        ).from(.temporaryExceptions),
      ],
      example: true,
      seeAlso: [
        "info-plist:NSAppleEventsUsageDescription", "com.apple.security.scripting-targets",
        "com.apple.security.temporary-exception.apple-events",
      ],
      sources: [
        .ownPage, .hardenedRuntime,
        .configuringAppSandbox, .temporaryExceptions, .current("nsappleeventsusagedescription"),
        .entitlementsOfBuildSettings,
      ]),
  ]
}
