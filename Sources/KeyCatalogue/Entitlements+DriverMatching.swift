import KeyModel

/// Entitlements that say which devices a driver supports.
var driverMatchingKeys: [Key] {
  [
    Key(
      "com.apple.developer.driverkit.transport.pci", .array(of: .dictionary),
      summary: "Lists the PCI devices that a driver supports.",
      discussion: """
        Each dictionary has keys that are compared with the configuration registers of a device;
        the driver's Info.plist has the same keys in its personalities. Several values of a key
        are separated by spaces, and a mask follows a value after `&`.
        """,
      availability: [.macOS("10.15.4", from: .current)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: [["IOPCIPrimaryMatch": "0x12345678"]],
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [.ownPage, .entitlement("com.apple.developer.driverkit"), .driverKitRequest]),
    Key(
      "com.apple.developer.driverkit.transport.pci/[]/IOPCIMatch", .string,
      summary:
        "Matches the vendor and device identifiers of a PCI device, or those of its subsystem.",
      availability: [.macOS("10.15.4", from: .current)],
      example: "0x12345678",
      sources: [.ownPage, .entitlement("com.apple.developer.driverkit.transport.pci")]),
    Key(
      "com.apple.developer.driverkit.transport.pci/[]/IOPCIPrimaryMatch", .string,
      summary: "Matches the vendor and device identifiers of a PCI device.",
      discussion: """
        The device identifier is in the upper 16 bits of the register.
        """,
      availability: [.macOS("10.15.4", from: .current)],
      example: "0x12345678",
      sources: [.ownPage, .entitlement("com.apple.developer.driverkit.transport.pci")]),
    Key(
      "com.apple.developer.driverkit.transport.pci/[]/IOPCISecondaryMatch", .string,
      summary: "Matches the subsystem identifiers of a PCI device.",
      availability: [.macOS("10.15.4", from: .current)],
      example: "0x12345678",
      sources: [.ownPage, .entitlement("com.apple.developer.driverkit.transport.pci")]),
    Key(
      "com.apple.developer.driverkit.transport.pci/[]/IOPCIClassMatch", .string,
      summary: "Matches the class code of a PCI device.",
      discussion: """
        Without a mask after `&`, the mask is `0xffffff00`.
        """,
      availability: [.macOS("10.15.4", from: .current)],
      example: "0x02000000&0xffff0000",
      sources: [.ownPage, .entitlement("com.apple.developer.driverkit.transport.pci")]),
    Key(
      "com.apple.developer.driverkit.transport.usb", .array(of: .dictionary),
      summary: "Lists the USB devices that a driver supports.",
      discussion: """
        Each dictionary names fields of the device's descriptors with their values. The
        entitlement for development has `*`, which stands for any device; a driver for
        distribution names what Apple has approved.
        """,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit USB Transport",
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit"))
      ],
      example: [["idVendor": 4660]],
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest,
        .developerForums("798049"), .capabilityNames,
      ]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/idVendor", .integer,
      summary: "Matches the vendor identifier of a USB device.",
      discussion: "Write it in decimal digits: `0x1234` is 4660.",
      availability: [.macOS("10.15", from: .current)],
      example: 4660,
      sources: [.ownPage, .developerForums("798049")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "An integer."),
            .init(.developerForums("798049"), "The string `*` in entitlements for development."),
          ], choice: "An integer; a string isn't an error.",
          reason: "Profiles for development contain the string.")
      ],
      alsoAccepts: [.string]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/idProduct", .integer,
      summary: "Matches the product identifier of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: 4660),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/bcdDevice", .string,
      summary: "Matches the release number of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "3",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A string."),
            .init(
              .gitHub("apple-oss-distributions/IOHIDFamily"),
              "Integers, for the alike `bInterfaceClass` and `bInterfaceProtocol`."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers for keys of the same kind.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/bDeviceClass", .string,
      summary: "Matches the class of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "3",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A string."),
            .init(
              .gitHub("apple-oss-distributions/IOHIDFamily"),
              "Integers, for the alike `bInterfaceClass` and `bInterfaceProtocol`."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers for keys of the same kind.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/bDeviceSubClass", .string,
      summary: "Matches the subclass of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "3",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A string."),
            .init(
              .gitHub("apple-oss-distributions/IOHIDFamily"),
              "Integers, for the alike `bInterfaceClass` and `bInterfaceProtocol`."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers for keys of the same kind.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/bDeviceProtocol", .string,
      summary: "Matches the protocol of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "3",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A string."),
            .init(
              .gitHub("apple-oss-distributions/IOHIDFamily"),
              "Integers, for the alike `bInterfaceClass` and `bInterfaceProtocol`."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers for keys of the same kind.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/bConfigurationValue", .string,
      summary: "Matches the configuration of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "3",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .ownPage,
              "A string."), .init(.gitHub("apple-oss-distributions/IOHIDFamily"), "An integer."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/bInterfaceClass", .string,
      summary: "Matches the class of an interface of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "3",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .ownPage,
              "A string."), .init(.gitHub("apple-oss-distributions/IOHIDFamily"), "An integer."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/bInterfaceSubClass", .string,
      summary: "Matches the subclass of an interface of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "3",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .ownPage,
              "A string."), .init(.gitHub("apple-oss-distributions/IOHIDFamily"), "An integer."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/bInterfaceProtocol", .string,
      summary: "Matches the protocol of an interface of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "3",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .ownPage,
              "A string."), .init(.gitHub("apple-oss-distributions/IOHIDFamily"), "An integer."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/bInterfaceNumber", .string,
      summary: "Matches the number of an interface of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "3",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .ownPage,
              "A string."), .init(.gitHub("apple-oss-distributions/IOHIDFamily"), "An integer."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/idProductMask", .string,
      summary: "Masks the product identifier before it is compared.",
      availability: [.macOS("10.15", from: .current)],
      example: "0xfff0",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A string."),
            .init(
              .gitHub("apple-oss-distributions/IOHIDFamily"),
              "Integers, for the alike `bInterfaceClass` and `bInterfaceProtocol`."),
          ], choice: "A string; an integer isn't an error.",
          reason: "Apple's own drivers use integers for keys of the same kind.")
      ],
      alsoAccepts: [.integer]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/idProductArray", .string,
      summary: "Matches any of several product identifiers of a USB device.",
      availability: [.macOS("10.15", from: .current)],
      example: "4660",
      sources: [.ownPage, .gitHub("apple-oss-distributions/IOHIDFamily")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A string."),
            .init(.gitHub("apple-oss-distributions/IOHIDFamily"), "An array of integers."),
          ], choice: "A string; an array of integers isn't an error.",
          reason: "Apple's own drivers use an array.")
      ],
      alsoAccepts: [.array(of: .integer)]),
  ]
}
