import KeyModel

extension KeyGroup {
  /// The holes in the App Sandbox that Apple's archived reference calls temporary.
  static var temporaryExceptionEntitlements: KeyGroup {
    KeyGroup(
      "temporary-exceptions", "Temporary exceptions from the sandbox",
      summary: "Which exceptions an app has from the restrictions of the App Sandbox.",
      keys: temporaryExceptionKeys)
  }
}

private var temporaryExceptionKeys: [Key] {
  [
    Key(
      "com.apple.security.temporary-exception.apple-events", .array(of: .string), .string,
      summary: "Lists the apps that a sandboxed app may control with Apple events.",
      discussion: """
        Write the bundle identifiers of the apps, such as `com.apple.finder`. If the other app has
        access groups for scripting, prefer
        [`com.apple.security.scripting-targets`](key:com.apple.security.scripting-targets). An app
        with the Hardened Runtime needs
        [`com.apple.security.automation.apple-events`](key:com.apple.security.automation.apple-events)
        too, except to control apps signed with the same Team ID. In the Info.plist, the app needs
        [`NSAppleEventsUsageDescription`](key:info-plist:NSAppleEventsUsageDescription).
        """,
      consequence: Consequence(
        "If another app is neither in this list nor in `com.apple.security.scripting-targets`, the sandbox blocks Apple events to it.",
        from: .temporaryExceptions),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [needsSandbox],
      example: ["com.apple.finder"],
      seeAlso: [
        "com.apple.security.scripting-targets", "com.apple.security.automation.apple-events",
      ],
      sources: [
        .temporaryExceptions, .enablingAppSandbox,
        .entitlement("com.apple.security.automation.apple-events"),
        .current("nsappleeventsusagedescription"),
      ]),
    Key(
      "com.apple.security.temporary-exception.audio-unit-host", .boolean,
      summary: "Lets a sandboxed app load audio units that aren't designed for the sandbox.",
      discussion: """
        It is for audio unit hosts, such as audio workstations, that also load older units. The
        system asks people before the app loads a unit that isn't safe for the sandbox. Units that
        declare [`sandboxSafe`](key:info-plist:AudioComponents/[]/sandboxSafe) load without it.
        """,
      consequence: Consequence(
        "Without it, the app can't load an audio unit that doesn't declare itself safe for the sandbox.",
        from: .temporaryExceptions),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [needsSandbox],
      example: true,
      seeAlso: ["info-plist:AudioComponents"],
      sources: [.temporaryExceptions, .enablingAppSandbox]),
    Key(
      "com.apple.security.temporary-exception.mach-lookup.global-name", .array(of: .string),
      .string,
      summary: "Lists the Mach and XPC services that a sandboxed app may connect to.",
      discussion: """
        Write the global name of each service, such as `com.example.helper`. Prefer a name that
        begins with one of the app's [app groups](key:com.apple.security.application-groups): such a
        name needs no exception. The Sparkle updater with `SUEnableInstallerLauncherService` needs
        two names: `$(PRODUCT_BUNDLE_IDENTIFIER)-spks` and `$(PRODUCT_BUNDLE_IDENTIFIER)-spki`.
        """,
      consequence: Consequence(
        "If the sandbox doesn't otherwise allow a global Mach service that isn't in the list, looking it up fails, and Console shows a violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [needsSandbox],
      example: ["com.example.helper"],
      seeAlso: [
        "com.apple.security.temporary-exception.mach-register.global-name",
        "com.apple.security.application-groups",
      ],
      sources: [
        .temporaryExceptions, .entitlement("com.apple.security.application-groups"),
        .enablingAppSandbox,
        .gitHub("sparkle-project/Sparkle/issues/1814"), .sandboxViolations,
      ]),
    Key(
      "com.apple.security.temporary-exception.mach-register.global-name", .array(of: .string),
      .string,
      summary: "Lists the Mach services that a sandboxed app may offer to other processes.",
      discussion: """
        Write the global name of each service that the app registers while it runs, such as
        `com.example.helper`. Prefer a name that begins with one of the app's [app
        groups](key:com.apple.security.application-groups): such a name needs no exception, and
        neither do other apps of the group. To connect to any other name, a sandboxed app needs
        [`com.apple.security.temporary-exception.mach-lookup.global-name`](key:com.apple.security.temporary-exception.mach-lookup.global-name).
        """,
      consequence: Consequence(
        "Without it, the app can't register a global Mach service while it runs.",
        from: .temporaryExceptions),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
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
      summary: "Lists the paths that a sandboxed app may read without asking people.",
      discussion: """
        Write absolute paths, beginning with `/`. The path of a folder also ends with `/` and covers
        the folder's contents. For paths in the home folder, use
        [`com.apple.security.temporary-exception.files.home-relative-path.read-only`](key:com.apple.security.temporary-exception.files.home-relative-path.read-only).
        Use this entitlement only where people can't choose the file themselves; for files that they
        choose, use
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write)
        instead.
        """,
      consequence: Consequence(
        "If the sandbox doesn't otherwise allow a path that isn't in the list, access to it fails, and Console shows a violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [
        needsSandbox,
        .should(.withPrefix(["/"])).from(.temporaryExceptions),
      ],
      example: ["/Library/Application Support/Example/"],
      seeAlso: [
        "com.apple.security.temporary-exception.files.absolute-path.read-write",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [.temporaryExceptions, .enablingAppSandbox, .sandboxViolations]),
    Key(
      "com.apple.security.temporary-exception.files.absolute-path.read-write", .array(of: .string),
      .string,
      summary: "Lists the paths that a sandboxed app may read and change without asking people.",
      discussion: """
        Write absolute paths, beginning with `/`. The path of a folder also ends with `/` and covers
        the folder's contents. For paths in the home folder, use
        [`com.apple.security.temporary-exception.files.home-relative-path.read-write`](key:com.apple.security.temporary-exception.files.home-relative-path.read-write).
        Use this entitlement only where people can't choose the file themselves; for files that they
        choose, use
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write)
        instead.
        """,
      consequence: Consequence(
        "If the sandbox doesn't otherwise allow a path that isn't in the list, access to it fails, and Console shows a violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [
        needsSandbox,
        .should(.withPrefix(["/"])).from(.temporaryExceptions),
      ],
      example: ["/Library/Application Support/Example/"],
      seeAlso: [
        "com.apple.security.temporary-exception.files.absolute-path.read-only",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [.temporaryExceptions, .enablingAppSandbox, .sandboxViolations]),
    Key(
      "com.apple.security.temporary-exception.files.home-relative-path.read-only",
      .array(of: .string), .string,
      summary: "Lists the paths in the home folder that a sandboxed app may read without asking.",
      discussion: """
        Write paths relative to the home folder, beginning with `/`: `/Library/Example/` means
        `~/Library/Example/`. The path of a folder also ends with `/` and covers the folder's
        contents. Use this entitlement only where people can't choose the file themselves; for files
        that they choose, use
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write)
        instead.
        """,
      consequence: Consequence(
        "If the sandbox doesn't otherwise allow a path that isn't in the list, access to it fails, and Console shows a violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [
        needsSandbox,
        .should(.withPrefix(["/"])).from(.temporaryExceptions),
      ],
      example: ["/Library/Application Support/Example/"],
      seeAlso: [
        "com.apple.security.temporary-exception.files.home-relative-path.read-write",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [.temporaryExceptions, .enablingAppSandbox, .sandboxViolations]),
    Key(
      "com.apple.security.temporary-exception.files.home-relative-path.read-write",
      .array(of: .string), .string,
      summary:
        "Lists the paths in the home folder that a sandboxed app may read and change without asking.",
      discussion: """
        Write paths relative to the home folder, beginning with `/`: `/Library/Example/` means
        `~/Library/Example/`. The path of a folder also ends with `/` and covers the folder's
        contents. Use this entitlement only where people can't choose the file themselves; for files
        that they choose, use
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write)
        instead.
        """,
      consequence: Consequence(
        "If the sandbox doesn't otherwise allow a path that isn't in the list, access to it fails, and Console shows a violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [
        needsSandbox,
        .should(.withPrefix(["/"])).from(.temporaryExceptions),
      ],
      example: ["/Library/Application Support/Example/"],
      seeAlso: [
        "com.apple.security.temporary-exception.files.home-relative-path.read-only",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [.temporaryExceptions, .enablingAppSandbox, .sandboxViolations]),
    Key(
      "com.apple.security.temporary-exception.iokit-user-client-class", .array(of: .string),
      .string,
      summary:
        "Lists the IOKit classes through which a sandboxed app may communicate with drivers.",
      discussion: """
        Write the class names, such as `IOHIDLibUserClient`. First try the entitlements that aren't
        exceptions: [`com.apple.security.device.usb`](key:com.apple.security.device.usb) and
        [`com.apple.security.device.bluetooth`](key:com.apple.security.device.bluetooth).
        """,
      consequence: Consequence(
        "If the sandbox doesn't otherwise allow a class that isn't in the list, the app can't open an IOKit user client of that class, and Console shows a violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [needsSandbox],
      example: ["IOHIDLibUserClient"],
      seeAlso: ["com.apple.security.device.usb"],
      sources: [.temporaryExceptions, .enablingAppSandbox, .sandboxViolations]),
    Key(
      "com.apple.security.temporary-exception.shared-preference.read-only", .array(of: .string),
      .string,
      summary: "Lists other apps' user defaults that a sandboxed app may read.",
      discussion: """
        Write each preference domain, usually the bundle identifier of the other app, such as
        `com.example.other-app`. Apps of one team don't need an exception: they share settings
        through `UserDefaults(suiteName:)` with an [app
        group](key:com.apple.security.application-groups). To change settings too, use
        [`com.apple.security.temporary-exception.shared-preference.read-write`](key:com.apple.security.temporary-exception.shared-preference.read-write).
        """,
      consequence: Consequence(
        "If the sandbox doesn't otherwise allow another app's preference domain that isn't in the list, access to it fails, and Console shows a violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [needsSandbox],
      example: ["com.example.other-app"],
      seeAlso: ["com.apple.security.temporary-exception.shared-preference.read-write"],
      sources: [
        .temporaryExceptions, .entitlement("com.apple.security.application-groups"),
        .enablingAppSandbox, .sandboxViolations,
      ]),
    Key(
      "com.apple.security.temporary-exception.shared-preference.read-write", .array(of: .string),
      .string,
      summary: "Lists other apps' user defaults that a sandboxed app may read and change.",
      discussion: """
        Write each preference domain, usually the bundle identifier of the other app, such as
        `com.example.other-app`. Apps of one team don't need an exception: they share settings
        through `UserDefaults(suiteName:)` with an [app
        group](key:com.apple.security.application-groups).
        """,
      consequence: Consequence(
        "If the sandbox doesn't otherwise allow another app's preference domain that isn't in the list, access to it fails, and Console shows a violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      required: .optional,
      approval: "For the Mac App Store, App Review asks why the app needs it.",
      rules: [needsSandbox],
      example: ["com.example.other-app"],
      seeAlso: ["com.apple.security.temporary-exception.shared-preference.read-only"],
      sources: [
        .temporaryExceptions, .entitlement("com.apple.security.application-groups"),
        .enablingAppSandbox, .sandboxViolations,
      ]),
  ]
}
