import KeyModel

extension KeyGroup {
  /// The holes in the App Sandbox that Apple's archived reference calls temporary.
  static var temporaryExceptionEntitlements: KeyGroup {
    KeyGroup(
      "temporary-exceptions", "Temporary exceptions from the sandbox",
      summary: "What the App Sandbox lets through although it shouldn't.",
      keys: temporaryExceptionKeys)
  }
}

private var temporaryExceptionKeys: [Key] {
  [
    Key(
      "com.apple.security.temporary-exception.apple-events", .array(of: .string), .string,
      summary: "Lists the apps to which a sandboxed app may send Apple events.",
      discussion: """
        Each entry is a bundle identifier. Where the other app has access groups for scripting,
        [`com.apple.security.scripting-targets`](key:com.apple.security.scripting-targets) is
        the better way. An app with the Hardened Runtime needs
        [`com.apple.security.automation.apple-events`](key:com.apple.security.automation.apple-events)
        too, except for apps signed with the same team ID.
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [needsSandbox],
      example: ["com.apple.finder"],
      seeAlso: [
        "com.apple.security.scripting-targets", "com.apple.security.automation.apple-events",
      ],
      sources: [
        .temporaryExceptions, .enablingAppSandbox,
        .entitlement("com.apple.security.automation.apple-events"),
      ]),
    Key(
      "com.apple.security.temporary-exception.audio-unit-host", .boolean,
      summary: "Lets a sandboxed app host audio units that aren't safe for the sandbox.",
      discussion: """
        Without it an audio unit that doesn't say that it is safe for a sandbox isn't loaded. With
        it, people are asked before the app loads such a unit.
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [needsSandbox],
      example: true,
      seeAlso: ["info-plist:AudioComponents"],
      sources: [.temporaryExceptions, .enablingAppSandbox]),
    Key(
      "com.apple.security.temporary-exception.mach-lookup.global-name", .array(of: .string),
      .string,
      summary: "Lists the Mach services that a sandboxed app may look up.",
      discussion: """
        Each entry is the global name of a service, such as `com.example.helper`. A name that
        begins with an [app group](key:com.apple.security.application-groups) of the app needs
        no exception. The updater Sparkle with `SUEnableInstallerLauncherService` needs two names:
        `$(PRODUCT_BUNDLE_IDENTIFIER)-spks` and `$(PRODUCT_BUNDLE_IDENTIFIER)-spki`.
        """,
      consequence: Consequence(
        "Without it, the look-up of a global Mach service fails.", from: .temporaryExceptions),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [needsSandbox],
      example: ["com.example.helper"],
      seeAlso: [
        "com.apple.security.temporary-exception.mach-register.global-name",
        "com.apple.security.application-groups",
      ],
      sources: [
        .temporaryExceptions, .entitlement("com.apple.security.application-groups"),
        .enablingAppSandbox,
        .gitHub("sparkle-project/Sparkle/issues/1814"),
      ]),
    Key(
      "com.apple.security.temporary-exception.mach-register.global-name", .array(of: .string),
      .string,
      summary: "Lists the Mach services that a sandboxed app may offer.",
      discussion: """
        Each entry is a global name. A name that begins with an [app
        group](key:com.apple.security.application-groups) of the app needs no exception.
        """,
      consequence: Consequence(
        "Without it, the app can't register a global Mach service while it runs.",
        from: .temporaryExceptions),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [needsSandbox],
      example: ["com.example.helper"],
      seeAlso: ["com.apple.security.temporary-exception.mach-lookup.global-name"],
      sources: [
        .temporaryExceptions, .entitlement("com.apple.security.application-groups"),
        .enablingAppSandbox,
      ]),
    Key(
      "com.apple.security.temporary-exception.files.absolute-path.read-only", .array(of: .string),
      .string,
      summary: "Lists the paths that a sandboxed app may read.",
      discussion: """
        A path begins with `/`, and that of a folder ends with `/` too. Files that people choose
        need no exception: see
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write).
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [
        needsSandbox,
        .should(.withPrefix(["/"])).from(.temporaryExceptions),
      ],
      example: ["/Library/Application Support/Example/"],
      seeAlso: [
        "com.apple.security.temporary-exception.files.absolute-path.read-write",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [.temporaryExceptions, .enablingAppSandbox]),
    Key(
      "com.apple.security.temporary-exception.files.absolute-path.read-write", .array(of: .string),
      .string,
      summary: "Lists the paths that a sandboxed app may read and change.",
      discussion: """
        A path begins with `/`, and that of a folder ends with `/` too. Files that people choose
        need no exception: see
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write).
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [
        needsSandbox,
        .should(.withPrefix(["/"])).from(.temporaryExceptions),
      ],
      example: ["/Library/Application Support/Example/"],
      seeAlso: [
        "com.apple.security.temporary-exception.files.absolute-path.read-only",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [.temporaryExceptions, .enablingAppSandbox]),
    Key(
      "com.apple.security.temporary-exception.files.home-relative-path.read-only",
      .array(of: .string), .string,
      summary: "Lists the paths in the home folder that a sandboxed app may read.",
      discussion: """
        A path begins with `/`, also one that counts from the home folder: `/Library/Example/`.
        That of a folder ends with `/` too. Files that people choose need no exception: see
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write).
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [
        needsSandbox,
        .should(.withPrefix(["/"])).from(.temporaryExceptions),
      ],
      example: ["/Library/Application Support/Example/"],
      seeAlso: [
        "com.apple.security.temporary-exception.files.home-relative-path.read-write",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [.temporaryExceptions, .enablingAppSandbox]),
    Key(
      "com.apple.security.temporary-exception.files.home-relative-path.read-write",
      .array(of: .string), .string,
      summary: "Lists the paths in the home folder that a sandboxed app may read and change.",
      discussion: """
        A path begins with `/`, also one that counts from the home folder: `/Library/Example/`.
        That of a folder ends with `/` too. Files that people choose need no exception: see
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write).
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [
        needsSandbox,
        .should(.withPrefix(["/"])).from(.temporaryExceptions),
      ],
      example: ["/Library/Application Support/Example/"],
      seeAlso: [
        "com.apple.security.temporary-exception.files.home-relative-path.read-only",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [.temporaryExceptions, .enablingAppSandbox]),
    Key(
      "com.apple.security.temporary-exception.iokit-user-client-class", .array(of: .string),
      .string,
      summary: "Lists the classes of IOKit user clients that a sandboxed app may open.",
      discussion: """
        Each entry is the name of a class, such as `IOHIDLibUserClient`. USB and Bluetooth
        devices have entitlements without exceptions:
        [`com.apple.security.device.usb`](key:com.apple.security.device.usb) and
        [`com.apple.security.device.bluetooth`](key:com.apple.security.device.bluetooth).
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [needsSandbox],
      example: ["IOHIDLibUserClient"],
      seeAlso: ["com.apple.security.device.usb"],
      sources: [.temporaryExceptions, .enablingAppSandbox]),
    Key(
      "com.apple.security.temporary-exception.shared-preference.read-only", .array(of: .string),
      .string,
      summary: "Lists the preference domains that a sandboxed app may read.",
      discussion: """
        Each entry is a preference domain, such as the bundle identifier of another app. Apps of
        one team need no exception: an [app group](key:com.apple.security.application-groups) has a
        container for what they share.
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [needsSandbox],
      example: ["com.example.other-app"],
      seeAlso: ["com.apple.security.temporary-exception.shared-preference.read-write"],
      sources: [
        .temporaryExceptions, .entitlement("com.apple.security.application-groups"),
        .enablingAppSandbox,
      ]),
    Key(
      "com.apple.security.temporary-exception.shared-preference.read-write", .array(of: .string),
      .string,
      summary: "Lists the preference domains that a sandboxed app may read and change.",
      discussion: """
        Each entry is a preference domain, such as the bundle identifier of another app. Apps of
        one team need no exception: an [app group](key:com.apple.security.application-groups) has a
        container for what they share.
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      approval: "For the Mac App Store, App Review asks why an app needs it.",
      rules: [needsSandbox],
      example: ["com.example.other-app"],
      seeAlso: ["com.apple.security.temporary-exception.shared-preference.read-only"],
      sources: [
        .temporaryExceptions, .entitlement("com.apple.security.application-groups"),
        .enablingAppSandbox,
      ]),
  ]
}
