import KeyModel

private let audioInput: PropertyPath = "com.apple.security.device.audio-input"

/// The remedy is seldom to add the sandbox, as it is for the other entitlements of the sandbox: the Hardened Runtime has
/// another entitlement for the microphone.
private func microphoneOutsideOfSandbox(_ rule: Rule) -> Rule {
  rule.when(.absent("com.apple.security.app-sandbox")).saying(
    "{key} has no effect outside of the App Sandbox; with the Hardened Runtime, macOS denies the microphone without 'com.apple.security.device.audio-input'",
    "write 'com.apple.security.device.audio-input' instead of {key}"
  ).from(.gitHub("aaif-goose/goose/pull/4571"))
}

/// Entitlements for devices, which only a sandboxed app needs.
var sandboxDeviceKeys: [Key] {
  [
    Key(
      "com.apple.security.device.usb", .boolean,
      summary: "Lets a sandboxed app communicate with USB devices.",
      discussion: """
        Add it to a sandboxed app that communicates with devices such as measuring instruments
        through the USB interfaces of macOS, for example IOUSBHost. In Xcode, select *USB* under
        *Hardware*. Cameras have a separate entitlement,
        [`com.apple.security.device.camera`](key:com.apple.security.device.camera).
        """,
      consequence: Consequence(
        "Without it, the system blocks a sandboxed app from accessing USB devices, and Console shows a sandbox violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_RESOURCE_ACCESS_USB",
      apis: [API("IOUSBHostDevice", of: "IOUSBHost")],
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.device.serial"],
      sources: [
        .ownPage, .configuringAppSandbox, .enablingAppSandbox,
        .entitlementsOfBuildSettings, .sandboxViolations,
      ]),
    Key(
      "com.apple.security.device.bluetooth", .boolean,
      summary: "Lets a sandboxed app communicate with Bluetooth devices.",
      discussion: """
        Add it to a sandboxed Mac app that uses Core Bluetooth. In Xcode, select *Bluetooth* under
        *Hardware*. People still see a permission prompt, with the text of
        [`NSBluetoothAlwaysUsageDescription`](key:info-plist:NSBluetoothAlwaysUsageDescription). iOS
        apps need only that text, not an entitlement.
        """,
      consequence: Consequence(
        "Without it, the system blocks a sandboxed app from accessing Bluetooth devices, and Console shows a sandbox violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_RESOURCE_ACCESS_BLUETOOTH",
      apis: [API("CBCentralManager", of: "Core Bluetooth")],
      capability: "App Sandbox",
      rules: [
        needsSandbox,
        .should(
          .needs(
            "info-plist:NSBluetoothAlwaysUsageDescription", when: "Where an app uses Core Bluetooth"
          )
        ).from(.current("nsbluetoothalwaysusagedescription")),
      ],
      example: true,
      seeAlso: ["info-plist:NSBluetoothAlwaysUsageDescription"],
      sources: [
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .current("nsbluetoothalwaysusagedescription"),
        .entitlementsOfBuildSettings, .sandboxViolations,
      ]),
    Key(
      "com.apple.security.print", .boolean,
      summary: "Lets a sandboxed app print.",
      discussion: """
        Every sandboxed app from which people can print needs this entitlement, including one built
        with Mac Catalyst that has
        [`UIApplicationSupportsPrintCommand`](key:info-plist:UIApplicationSupportsPrintCommand). In
        Xcode, select *Printing* under *Hardware*.
        """,
      consequence: Consequence(
        "Without it, the system doesn't let a sandboxed app print.",
        from: .configuringAppSandbox),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_RESOURCE_ACCESS_PRINTING",
      apis: [API("NSPrintOperation", of: "AppKit")],
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      sources: [
        .ownPage, .configuringAppSandbox, .enablingAppSandbox,
        .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.device.microphone", .boolean,
      summary: "Lets a sandboxed app use the microphone.",
      discussion: """
        This is the sandbox's older entitlement for the microphone; without the sandbox, it does
        nothing. If you select *Audio Input* under *Hardware* in a new project, Xcode writes
        [`com.apple.security.device.audio-input`](key:com.apple.security.device.audio-input)
        instead, for both the sandbox and the Hardened Runtime. A project with this entitlement and
        the Hardened Runtime needs both entitlements. People still see a permission prompt, with the
        text of [`NSMicrophoneUsageDescription`](key:info-plist:NSMicrophoneUsageDescription).
        """,
      consequence: Consequence(
        "Without this entitlement or `com.apple.security.device.audio-input`, the system blocks a sandboxed app from using the microphone.",
        from: .configuringAppSandbox),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      capability: "App Sandbox",
      rules: [
        microphoneOutsideOfSandbox(.needs(audioInput, when: "With this entitlement"))
          .when(.distribution(.developerID)),
        microphoneOutsideOfSandbox(.should(.needs(audioInput, when: "With the Hardened Runtime"))),
        .needs("info-plist:NSMicrophoneUsageDescription", when: "With this entitlement")
          .from(.current("nsmicrophoneusagedescription")),
      ],
      example: true,
      seeAlso: [
        "com.apple.security.device.audio-input", "info-plist:NSMicrophoneUsageDescription",
      ],
      sources: [
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .current("nsmicrophoneusagedescription"), .entitlementsOfBuildSettings,
        .gitHub("aaif-goose/goose/pull/4571"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.configuringAppSandbox, "Audio Input in the sandbox is this entitlement."),
            .init(
              .enablingAppSandbox,
              "Microphone access in the sandbox is `com.apple.security.device.audio-input`."),
            .init(
              .entitlementsOfBuildSettings,
              "`ENABLE_RESOURCE_ACCESS_AUDIO_INPUT` writes only `com.apple.security.device.audio-input`, for the sandbox and the Hardened Runtime."
            ),
          ],
          choice:
            "Either entitlement is enough in the sandbox; new projects get `com.apple.security.device.audio-input`.",
          reason: "No source says that the sandbox ignores either of them.")
      ]),
    Key(
      "com.apple.security.smartcard", .boolean,
      summary: "Lets a Mac app use smart cards and their readers.",
      discussion: """
        Add it to an app that communicates with cards or readers through CryptoTokenKit, and check
        that `TKSmartCardSlotManager.default` isn't `nil` before you use it. On iOS, the manager is
        available without the entitlement. To use the older PCSC interface, a sandboxed app needs
        this entitlement too.
        """,
      consequence: Consequence(
        "Without it, `TKSmartCardSlotManager.default` is `nil`.",
        from: .ownPage),
      availability: [.macOS("10.10", from: .current)],
      required: .optional,
      apis: [API("TKSmartCardSlotManager", of: "CryptoTokenKit")],
      example: true,
      seeAlso: ["com.apple.security.app-sandbox"],
      sources: [.ownPage, .sdkHeaders("CryptoTokenKit, TKSmartCard.h")]),
    Key(
      "com.apple.security.device.firewire", .boolean,
      summary: "Lets a sandboxed app communicate with FireWire devices.",
      discussion: """
        Xcode's App Sandbox capability doesn't offer this entitlement, so add it to the entitlements
        file manually and set it to `true`. It doesn't cover audio and video devices such as DV
        cameras. Only Apple's archived reference describes it. An app outside the sandbox doesn't
        need it.
        """,
      consequence: Consequence(
        "Without it, the system blocks a sandboxed app from accessing FireWire devices, and Console shows a sandbox violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.device.usb"],
      sources: [.enablingAppSandbox, .configuringAppSandbox, .sandboxViolations]),
    Key(
      "com.apple.security.device.serial", .boolean,
      summary: "Lets a sandboxed app communicate with devices on serial ports.",
      discussion: """
        Xcode's App Sandbox capability doesn't offer this entitlement, so add it to the entitlements
        file manually and set it to `true`. Only Apple's archived reference describes it. An app
        outside the sandbox doesn't need it.
        """,
      consequence: Consequence(
        "Without it, the system blocks a sandboxed app from accessing serial ports, and Console shows a sandbox violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.device.usb"],
      sources: [.enablingAppSandbox, .configuringAppSandbox, .sandboxViolations]),
    Key(
      "com.apple.security.device.audio-video-bridging", .boolean,
      summary: "Lets a sandboxed app communicate with Audio Video Bridging devices.",
      discussion: """
        Xcode's App Sandbox capability doesn't offer this entitlement, so add it to the entitlements
        file manually and set it to `true`. Only Apple's archived reference describes it. An app
        outside the sandbox doesn't need it.
        """,
      consequence: Consequence(
        "Without it, the system blocks a sandboxed app from accessing Audio Video Bridging devices, and Console shows a sandbox violation with *deny(1)*.",
        from: .sandboxViolations),
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.device.usb"],
      sources: [.enablingAppSandbox, .configuringAppSandbox, .sandboxViolations]),
    Key(
      "com.apple.security.scripting-targets", .dictionary,
      summary: "Lists the apps, and the features of each, that a sandboxed app may script.",
      discussion: """
        Add it to a sandboxed app that scripts another app whose scripting definition has access
        groups. Each key is the code signing identifier of that app, usually its bundle identifier.
        The value lists the access groups that you use, such as Mail's `com.apple.mail.compose`. To
        script an app without such groups, use
        [`com.apple.security.temporary-exception.apple-events`](key:com.apple.security.temporary-exception.apple-events)
        instead. OS X 10.8 introduced the entitlement. An app with the Hardened Runtime needs
        [`com.apple.security.automation.apple-events`](key:com.apple.security.automation.apple-events)
        too, except to script apps signed with the same Team ID. In the Info.plist, the app also
        needs [`NSAppleEventsUsageDescription`](key:info-plist:NSAppleEventsUsageDescription).
        """,
      consequence: Consequence(
        "Without it or `com.apple.security.temporary-exception.apple-events`, a sandboxed app can't send Apple events to other apps.",
        from: .temporaryExceptions),
      availability: [.macOS("10.8", from: .entitlementKeys)],
      required: .optional,
      rules: [needsSandbox],
      example: ["com.apple.mail": ["com.apple.mail.compose"]],
      seeAlso: [
        "com.apple.security.temporary-exception.apple-events",
        "com.apple.security.automation.apple-events",
      ],
      sources: [
        .enablingAppSandbox, .temporaryExceptions, .current("nsappleeventsusagedescription"),
        .entitlement("com.apple.security.automation.apple-events"),
      ]),
  ]
}
