import KeyModel

/// Sound, other apps and extensions of the system.
var macServiceUsageKeys: [Key] {
  [
    Key(
      "NSAudioCaptureUsageDescription", .string,
      summary: "Tells people why the app wants to record what other apps play.",
      discussion: """
        It is for Core Audio taps, which capture the sound of a process or of the whole Mac without
        a virtual audio device. [`NSMicrophoneUsageDescription`](key:NSMicrophoneUsageDescription)
        is only for sound that comes in through a microphone. macOS asks when the app first records
        with a tap.

        If a tap delivers zeros, look for this key first: every call succeeds without it. A program
        that another app starts, such as a tool in a terminal, needs the key in the Info.plist of
        that app.
        """,
      consequence: Consequence(
        "Without the key, macOS doesn't ask, and a Core Audio tap delivers silence without an error.",
        from: .gitHub("pasrom/meeting-transcriber/pull/547")),
      availability: [.macOS("14.2", from: .current)],
      localizable: true,
      apis: [API("AudioHardwareCreateProcessTap(_:_:)", of: "Core Audio")],
      rules: [
        .present.when(.code("the app captures audio with a tap")).from(
          .framework("coreaudio/capturing-system-audio-with-core-audio-taps"))
      ],
      example: "Records both sides of your meetings.",
      seeAlso: ["NSMicrophoneUsageDescription"],
      sources: [
        .ownPage, .framework("coreaudio/capturing-system-audio-with-core-audio-taps"),
        .gitHub("pasrom/meeting-transcriber/pull/547"), .gitHub("umputun/agterm/issues/431"),
      ]),
    Key(
      "NSAppBundlesUsageDescription", .string,
      summary: "Tells people why the app wants to change other apps.",
      discussion: """
        It is for updaters, package managers and uninstallers. macOS 13 and later block an app that
        writes into the bundle of another developer's app, and notify people, who can allow it in
        System Settings, under Privacy & Security > App Management. Apps of the same team may change
        each other without permission, and so may an app that the other app names in its
        [`NSUpdateSecurityPolicy`](key:NSUpdateSecurityPolicy). For an app that only reads the data
        of other apps, see [`NSAppDataUsageDescription`](key:NSAppDataUsageDescription).
        """,
      consequence: Consequence(
        "Apple's article on purpose strings says that access fails without the text, and that the app may crash.",
        from: .framework("uikit/requesting-access-to-protected-resources")),
      availability: [.macOS("13.0", from: .current)],
      localizable: true,
      rules: [
        .should(.present.when(.code("the app changes other apps"))).from(
          .framework("uikit/requesting-access-to-protected-resources"))
      ],
      example: "Updates the apps that you installed with Example Manager.",
      seeAlso: ["NSUpdateSecurityPolicy", "NSAppDataUsageDescription"],
      sources: [
        .ownPage, .current("nsupdatesecuritypolicy"), whatIsNewInPrivacy,
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSFileProviderPresenceUsageDescription", .string,
      title: "Privacy - File Provider Presence Usage Description",
      summary: "Tells people why a file provider wants to know which files they are using.",
      discussion: """
        Apple documents only its type and purpose: it is for an app with a File Provider extension
        that wants to know which of its files someone has open. Apple's page names neither the call
        that makes the system ask nor what happens without the key. To open files that another
        provider manages, an app needs
        [`NSFileProviderDomainUsageDescription`](key:NSFileProviderDomainUsageDescription).
        """,
      consequence: Consequence(
        "Apple's article on purpose strings says that access fails without the text, and that the app may crash.",
        from: .framework("uikit/requesting-access-to-protected-resources")),
      availability: [.macOS("10.15", from: .current)],
      localizable: true,
      example: "Shows your team which documents are open.",
      seeAlso: ["NSFileProviderDomainUsageDescription"],
      sources: [.ownPage, .framework("uikit/requesting-access-to-protected-resources")]),
    Key(
      "NSSystemExtensionUsageDescription", .string,
      title: "Privacy - System Extension Usage Description",
      summary: "Tells people why the app installs a system extension.",
      discussion: """
        Write it in the Info.plist of the extension, not of the containing app. It is for extensions
        that filter or tunnel network traffic, watch the system's security or provide a camera; a
        driver needs [`OSBundleUsageDescription`](key:OSBundleUsageDescription) instead. The app
        activates the extension with an `OSSystemExtensionRequest`. Apple's page of the key also
        lists iOS, but that class exists only on macOS.
        """,
      consequence: Consequence(
        "Without the key, activating the extension fails with an error.",
        from: .ownPage),
      availability: [
        .iOS("18.4", from: .current),
        .macCatalyst("18.4", from: .current),
        .macOS("10.15", from: .current),
      ],
      localizable: true,
      symbols: ["NSSystemExtensionUsageDescriptionKey"],
      apis: [activationRequest],
      bundleKinds: [.systemExtension],
      rules: [
        .present.when(.has("CFBundlePackageType", "SYSX")).from(.ownPage)
      ],
      example: "Blocks ads and trackers in the network traffic of this Mac.",
      seeAlso: ["OSBundleUsageDescription"],
      sources: [
        .ownPage,
        .framework("systemextensions/nssystemextensionusagedescriptionkey"),
        .framework("systemextensions/ossystemextensionrequest"),
        .framework("xcode/build-settings-reference"),
      ]),
    Key(
      "OSBundleUsageDescription", .string,
      title: "Privacy - Driver Extension Usage Description",
      summary: "Tells people why the app installs a driver.",
      discussion: """
        Write it in the Info.plist of the DriverKit extension, not of the containing app. On a Mac,
        the app activates the driver with `OSSystemExtensionRequest`, and people approve it in
        System Settings, Privacy & Security. An iPad needs an M-series chip, and iPadOS has no such
        call: the driver comes with the app, and people turn it on in Settings.

        Other system extensions need
        [`NSSystemExtensionUsageDescription`](key:NSSystemExtensionUsageDescription).
        """,
      consequence: Consequence(
        "Without the key, activating the driver on a Mac fails with an error.",
        from: .ownPage),
      availability: [
        .iOS("18.4", from: .current),
        .macCatalyst("18.4", from: .current),
        .macOS("10.15", from: .current),
      ],
      localizable: true,
      symbols: ["OSBundleUsageDescriptionKey"],
      apis: [activationRequest],
      bundleKinds: [.driver],
      rules: [
        .present.when(.has("CFBundlePackageType", "DEXT")).from(.ownPage)
      ],
      example: "Lets this device use your Example USB mixer.",
      seeAlso: ["NSSystemExtensionUsageDescription"],
      sources: [
        .ownPage,
        .framework("systemextensions/osbundleusagedescriptionkey"),
        .framework("xcode/build-settings-reference"),
        .framework("driverkit/creating-drivers-for-ipados", confidence: .high),
      ]),
  ]
}

private var activationRequest: API {
  API("OSSystemExtensionRequest", of: "System Extensions")
}
