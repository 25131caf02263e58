import KeyModel

/// Entitlements for devices, which only a sandboxed app needs.
var sandboxDeviceKeys: [Key] {
  [
    Key(
      "com.apple.security.device.usb", .boolean,
      summary: "Lets a sandboxed app talk to USB devices.",
      discussion: """
        Apps that talk to a device with the USB interfaces of macOS need it, for example to a
        joystick. In Xcode it is *USB* under *Hardware*.
        """,
      consequence: Consequence(
        "Without it, the sandbox blocks access to USB devices.", from: .configuringAppSandbox),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      buildSetting: "ENABLE_RESOURCE_ACCESS_USB",
      apis: [API("IOUSBHostDevice", of: "IOUSBHost")],
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.device.serial"],
      sources: [
        .ownPage, .configuringAppSandbox, .enablingAppSandbox,
        .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.device.bluetooth", .boolean,
      summary: "Lets a sandboxed app talk to Bluetooth devices.",
      discussion: """
        People are asked as well, with the text of
        [`NSBluetoothAlwaysUsageDescription`](key:info-plist:NSBluetoothAlwaysUsageDescription).
        In Xcode it is *Bluetooth* under *Hardware*.
        """,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
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
        .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.print", .boolean,
      summary: "Lets a sandboxed app print.",
      discussion: """
        Every sandboxed app from which people can print needs it. In Xcode it is *Printing*
        under *Hardware*.
        """,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
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
        It belongs to the App Sandbox alone. With the Hardened Runtime an app needs
        [`com.apple.security.device.audio-input`](key:com.apple.security.device.audio-input) as
        well. In Xcode it is *Audio Input* under *Hardware*; today's build system writes
        `com.apple.security.device.audio-input` for that setting.
        """,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
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
      summary: "Lets an app use smart cards and their readers.",
      discussion: """
        `TKSmartCardSlotManager.default` is `nil` in an app that lacks the entitlement. A
        sandboxed app needs it for the older PCSC interface too.
        """,
      consequence: Consequence(
        "Without it, `TKSmartCardSlotManager.default` is `nil`.",
        from: .ownPage),
      availability: [.macOS("10.10", from: .current)],
      apis: [API("TKSmartCardSlotManager", of: "CryptoTokenKit")],
      example: true,
      seeAlso: ["com.apple.security.app-sandbox"]),
    Key(
      "com.apple.security.device.firewire", .boolean,
      summary: "Lets a sandboxed app talk to FireWire devices.",
      discussion: """
        Only Apple's archived reference describes the entitlement, and Xcode's capability
        doesn't offer it, so it is added to the file by hand. It doesn't cover audio and video
        devices such as DV cameras.
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      default: false,
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.device.usb"],
      sources: [.enablingAppSandbox]),
    Key(
      "com.apple.security.device.serial", .boolean,
      summary: "Lets a sandboxed app talk to devices at serial ports.",
      discussion: """
        Only Apple's archived reference describes the entitlement, and Xcode's capability
        doesn't offer it, so it is added to the file by hand.
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      default: false,
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.device.usb"],
      sources: [.enablingAppSandbox]),
    Key(
      "com.apple.security.device.audio-video-bridging", .boolean,
      summary: "Lets a sandboxed app talk to devices by Audio Video Bridging.",
      discussion: """
        Only Apple's archived reference describes the entitlement, and Xcode's capability
        doesn't offer it, so it is added to the file by hand.
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      default: false,
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.device.usb"],
      sources: [.enablingAppSandbox]),
    Key(
      "com.apple.security.scripting-targets", .dictionary,
      summary: "Lists the apps that a sandboxed app may script, with the access groups it uses.",
      discussion: """
        Each key is the code signing identifier of an app, which usually is its bundle identifier; its value is an array of the access groups
        that this app defines in its scripting definition, such as `com.apple.mail.compose` of
        Mail. An app without such groups needs
        [`com.apple.security.temporary-exception.apple-events`](key:com.apple.security.temporary-exception.apple-events)
        instead. OS X 10.8 brought the entitlement.
        """,
      availability: [.macOS("10.8", from: .entitlementKeys)],
      rules: [needsSandbox],
      example: ["com.apple.mail": ["com.apple.mail.compose"]],
      seeAlso: [
        "com.apple.security.temporary-exception.apple-events",
        "com.apple.security.automation.apple-events",
      ],
      sources: [.enablingAppSandbox, .temporaryExceptions]),
  ]
}
