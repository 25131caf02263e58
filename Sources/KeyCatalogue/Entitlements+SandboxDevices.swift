import KeyModel

/// Entitlements for devices, which only a sandboxed app needs.
var sandboxDeviceKeys: [Key] {
  [
    Key(
      "com.apple.security.device.usb", .boolean,
      summary: "Lets a sandboxed app talk to USB devices.",
      discussion: """
        For sandboxed apps that talk to a device with macOS's USB interfaces, such as IOUSBHost, for
        example to a measuring instrument. In Xcode it is *USB* under *Hardware*. Cameras have a separate entitlement,
        [`com.apple.security.device.camera`](key:com.apple.security.device.camera).
        """,
      consequence: Consequence(
        "In a sandboxed app without it, the system blocks access to USB devices, and Console shows a sandbox violation with *deny(1)*.",
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
      summary: "Lets a sandboxed app talk to Bluetooth devices.",
      discussion: """
        For sandboxed Mac apps that use Core Bluetooth. In Xcode it is *Bluetooth* under *Hardware*.
        People are asked as well, with the text of
        [`NSBluetoothAlwaysUsageDescription`](key:info-plist:NSBluetoothAlwaysUsageDescription). iOS
        apps need that text alone, and no entitlement.
        """,
      consequence: Consequence(
        "In a sandboxed app without it, the system blocks access to Bluetooth devices, and Console shows a sandbox violation with *deny(1)*.",
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
        For every sandboxed app from which people can print, also one built with Mac Catalyst that has
        [`UIApplicationSupportsPrintCommand`](key:info-plist:UIApplicationSupportsPrintCommand). In
        Xcode it is *Printing* under *Hardware*.
        """,
      consequence: Consequence(
        "Without it the system prohibits a sandboxed app from printing.",
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
        The sandbox's older entitlement for the microphone. New projects get
        [`com.apple.security.device.audio-input`](key:com.apple.security.device.audio-input) instead,
        for the sandbox and the Hardened Runtime alike, from *Audio Input* under *Hardware*. A project
        that has this one and the Hardened Runtime needs both. People are asked as well, with the text
        of [`NSMicrophoneUsageDescription`](key:info-plist:NSMicrophoneUsageDescription).
        """,
      consequence: Consequence(
        "In a sandboxed app with neither this entitlement nor `com.apple.security.device.audio-input`, the system blocks the microphone.",
        from: .configuringAppSandbox),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      capability: "App Sandbox",
      rules: [
        needsSandbox,
        .should(
          .needs("info-plist:NSMicrophoneUsageDescription", when: "Where an app records sound")
        ).from(.current("nsmicrophoneusagedescription")),
      ],
      example: true,
      seeAlso: [
        "com.apple.security.device.audio-input", "info-plist:NSMicrophoneUsageDescription",
      ],
      sources: [
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .current("nsmicrophoneusagedescription"), .entitlementsOfBuildSettings,
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.configuringAppSandbox, "The sandbox's Audio Input is this entitlement."),
            .init(
              .enablingAppSandbox,
              "The sandbox's microphone access is `com.apple.security.device.audio-input`."),
            .init(
              .entitlementsOfBuildSettings,
              "`ENABLE_RESOURCE_ACCESS_AUDIO_INPUT` writes `com.apple.security.device.audio-input` alone, for the sandbox and the Hardened Runtime."
            ),
          ], choice: "Either; new projects get `com.apple.security.device.audio-input`.",
          reason: "No source says that the sandbox ignores one of them.")
      ]),
    Key(
      "com.apple.security.smartcard", .boolean,
      summary: "Lets a Mac app use smart cards and their readers.",
      discussion: """
        Write it for an app that talks to cards or readers with CryptoTokenKit; check that
        `TKSmartCardSlotManager.default` isn't `nil` before you use it. A sandboxed app needs it for the
        older PCSC interface too.
        """,
      consequence: Consequence(
        "Without it, `TKSmartCardSlotManager.default` is `nil`.",
        from: .ownPage),
      availability: [.macOS("10.10", from: .current)],
      required: .optional,
      apis: [API("TKSmartCardSlotManager", of: "CryptoTokenKit")],
      example: true,
      seeAlso: ["com.apple.security.app-sandbox"]),
    Key(
      "com.apple.security.device.firewire", .boolean,
      summary: "Lets a sandboxed app talk to FireWire devices.",
      discussion: """
        For sandboxed apps that talk to FireWire devices. Xcode's capability doesn't offer the
        entitlement, so add it to the file by hand, as a Boolean that is true. Only Apple's archived
        reference describes it; an app outside the sandbox doesn't need it. It doesn't cover audio and
        video devices such as DV cameras.
        """,
      consequence: Consequence(
        "In a sandboxed app without it, the system blocks access to FireWire devices, and Console shows a sandbox violation with *deny(1)*.",
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
      summary: "Lets a sandboxed app talk to devices at serial ports.",
      discussion: """
        For sandboxed apps that talk to devices at serial ports. Xcode's capability doesn't offer the
        entitlement, so add it to the file by hand, as a Boolean that is true. Only Apple's archived
        reference describes it; an app outside the sandbox doesn't need it.
        """,
      consequence: Consequence(
        "In a sandboxed app without it, the system blocks access to serial ports, and Console shows a sandbox violation with *deny(1)*.",
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
      summary: "Lets a sandboxed app talk to devices by Audio Video Bridging.",
      discussion: """
        For sandboxed apps that talk to audio and video devices by Audio Video Bridging. Xcode's
        capability doesn't offer the entitlement, so add it to the file by hand, as a Boolean that is
        true. Only Apple's archived reference describes it; an app outside the sandbox doesn't need it.
        """,
      consequence: Consequence(
        "In a sandboxed app without it, the system blocks access to devices with Audio Video Bridging, and Console shows a sandbox violation with *deny(1)*.",
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
      summary: "Lists the apps that a sandboxed app may script, and which of their features.",
      discussion: """
        For a sandboxed app that scripts another one whose scripting definition has access groups. Each
        key is the code signing identifier of that app, usually its bundle identifier; the value lists
        the access groups that you use, such as `com.apple.mail.compose` of Mail. For an app without such groups there is
        [`com.apple.security.temporary-exception.apple-events`](key:com.apple.security.temporary-exception.apple-events)
        instead. OS X 10.8 brought the entitlement.
        """,
      consequence: Consequence(
        "Without it, or an exception, a sandboxed app can't send Apple events to other apps.",
        from: .temporaryExceptions),
      availability: [.macOS("10.8", from: .entitlementKeys)],
      required: .optional,
      rules: [needsSandbox],
      example: ["com.apple.mail": ["com.apple.mail.compose"]],
      seeAlso: [
        "com.apple.security.temporary-exception.apple-events",
        "com.apple.security.automation.apple-events",
      ],
      sources: [.enablingAppSandbox, .temporaryExceptions]),
  ]
}
