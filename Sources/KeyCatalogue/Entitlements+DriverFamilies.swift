import KeyModel

private let driverNotLoaded = Consequence(
  "The system doesn't load a driver that lacks an entitlement that it needs.",
  from: .driverKitRequest)

/// Entitlements for drivers and the apps that talk to them.
var driverFamilyKeys: [Key] {
  [
    Key(
      "com.apple.developer.driverkit", .boolean,
      summary: "Lets an extension run as a driver.",
      discussion: """
        Every driver made with DriverKit has it; most also have the entitlement of their transport,
        and some one of a family.
        """,
      consequence: driverNotLoaded,
      availability: [.iOS("16.0", from: .current), .macOS("10.15", from: .current)],
      capability: "DriverKit for Development",
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: [
        "com.apple.developer.driverkit.transport.usb",
        "com.apple.developer.driverkit.transport.pci",
        "com.apple.developer.system-extension.install",
      ],
      sources: [.ownPage, .driverKitRequest, .capabilityNames]),
    Key(
      "com.apple.developer.driverkit.family.audio", .boolean,
      title: "DriverKit Audio Family",
      summary: "Lets a driver match audio devices.",
      discussion: """
        Apple's pages differ on
        [`com.apple.developer.driverkit.allow-any-userclient-access`](key:com.apple.developer.driverkit.allow-any-userclient-access):
        that of `IOUserAudioDriver` asks for it in every audio driver, that of the sample driver
        only where any app may connect. It exists on macOS alone.
        """,
      consequence: driverNotLoaded,
      availability: [.iOS("16.0", from: .current), .macOS("12.0", from: .current)],
      capability: "DriverKit Family Audio (development)",
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.driverkit",
        "com.apple.developer.driverkit.allow-any-userclient-access",
      ],
      sources: [
        .ownPage,
        .framework("audiodriverkit/creating-an-audio-device-driver"),
        .framework("audiodriverkit/iouseraudiodriver"),
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
      ]),
    Key(
      "com.apple.developer.driverkit.family.block-storage-device", .boolean,
      summary: "Lets a driver match block storage devices.",
      consequence: driverNotLoaded,
      availability: [.macOS("12.0", from: .current)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [.ownPage, .entitlement("com.apple.developer.driverkit"), .driverKitRequest]),
    Key(
      "com.apple.developer.driverkit.family.midi", .boolean,
      summary: "Lets a driver match MIDI devices.",
      consequence: driverNotLoaded,
      availability: [.iOS("18.0", from: .current), .macOS("15.0", from: .current)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [.ownPage, .entitlement("com.apple.developer.driverkit"), .driverKitRequest]),
    Key(
      "com.apple.developer.driverkit.family.networking", .boolean,
      summary: "Lets a driver match network interfaces.",
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Family Networking (development)",
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
      ]),
    Key(
      "com.apple.developer.driverkit.family.scsicontroller", .boolean,
      summary: "Lets a driver match SCSI controllers.",
      consequence: driverNotLoaded,
      availability: [.macOS("11.3", from: .current)],
      capability: "DriverKit Family SCSIController (development)",
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
      ]),
    Key(
      "com.apple.developer.driverkit.family.serial", .boolean,
      summary: "Lets a driver match serial ports.",
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Family Serial (development)",
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
      ]),
    Key(
      "com.apple.developer.driverkit.family.hid.device", .boolean,
      summary: "Lets a driver offer a human interface device to the system.",
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Family HID Device (development)",
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit", "com.apple.developer.driverkit.transport.hid"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
      ]),
    Key(
      "com.apple.developer.driverkit.family.hid.eventservice", .boolean,
      summary: "Lets a driver turn reports of an input device into events.",
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Family HID EventService (development)",
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit", "com.apple.developer.driverkit.transport.hid"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
      ]),
    Key(
      "com.apple.developer.driverkit.family.hid.virtual.device", .boolean,
      title: "DriverKit Family virtual HID",
      summary: "Lets an app make and manage virtual input devices.",
      discussion: """
        Its page prints `true` as the default, which is what to write.
        """,
      availability: [.macOS("10.15", from: .current)],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.hid.virtual.device"]),
    Key(
      "com.apple.developer.hid.virtual.device", .boolean,
      summary: "Lets a driver make a virtual input device.",
      availability: [.macOS("10.15", from: .current)],
      example: true,
      seeAlso: ["com.apple.developer.driverkit.family.hid.virtual.device"]),
    Key(
      "com.apple.developer.driverkit.transport.hid", .boolean,
      summary: "Lets a driver use the hardware of an input device.",
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Transport HID (development)",
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.driverkit", "com.apple.developer.driverkit.family.hid.device",
      ],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
      ]),
    Key(
      "com.apple.developer.driverkit.userclient-access", .array(of: .string), .string,
      summary: "Lists the drivers that a Mac app talks to.",
      discussion: """
        It goes into the file of the app that opens an `IOUserClient`. Each entry is the bundle
        identifier of a driver; for one driver, a single string is enough. An iPad app uses
        [`com.apple.developer.driverkit.communicates-with-drivers`](key:com.apple.developer.driverkit.communicates-with-drivers)
        instead.
        """,
      availability: [.macOS("10.15", from: .current)],
      apis: [API("IOServiceOpen")],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit.communicates-with-drivers", when: "On iPad"))
          .when(.platform(.iOS, .iPadOS)).from(.ownPage)
      ],
      example: ["com.example.driver"],
      seeAlso: [
        "com.apple.developer.driverkit.allow-any-userclient-access",
        "com.apple.developer.driverkit.communicates-with-drivers",
      ]),
    Key(
      "com.apple.developer.driverkit.allow-any-userclient-access", .boolean,
      summary: "Lets a Mac driver accept connections from any app.",
      discussion: """
        It goes into the file of the driver. The apps then need no
        [`com.apple.developer.driverkit.userclient-access`](key:com.apple.developer.driverkit.userclient-access).
        """,
      availability: [.macOS("10.15", from: .current)],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.driverkit.userclient-access"],
      sources: [
        .ownPage,
        .framework("driverkit/requesting-entitlements-for-driverkit-development"),
      ]),
    Key(
      "com.apple.developer.driverkit.communicates-with-drivers", .boolean,
      title: "Communicates with Drivers",
      summary: "Lets an iPad app talk to drivers.",
      discussion: """
        A driver accepts only apps of its team, unless it has
        [`com.apple.developer.driverkit.allow-third-party-userclients`](key:com.apple.developer.driverkit.allow-third-party-userclients).
        A Mac app uses
        [`com.apple.developer.driverkit.userclient-access`](key:com.apple.developer.driverkit.userclient-access)
        instead.
        """,
      availability: [.iOS("16.0", from: .current)],
      apis: [API("IOServiceOpen")],
      capability: "Communicates with Drivers",
      rules: [
        .should(.needs("com.apple.developer.driverkit.userclient-access", when: "In a Mac app"))
          .when(.platform(.macOS)).from(.ownPage)
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.driverkit.allow-third-party-userclients",
        "com.apple.developer.driverkit.userclient-access",
      ],
      sources: [.ownPage, .capabilityNames]),
    Key(
      "com.apple.developer.driverkit.allow-third-party-userclients", .boolean,
      title: "DriverKit Allow Third Party User Clients",
      summary: "Lets an iPad driver accept connections from apps of other teams.",
      discussion: """
        It goes into the file of the driver. The apps still need
        [`com.apple.developer.driverkit.communicates-with-drivers`](key:com.apple.developer.driverkit.communicates-with-drivers).
        """,
      availability: [.iOS("16.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      capability: "DriverKit Allow Third Party UserClients",
      example: true,
      seeAlso: ["com.apple.developer.driverkit.communicates-with-drivers"],
      sources: [.ownPage, .capabilityNames]),
  ]
}
