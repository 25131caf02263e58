import KeyModel

/// The keys of a USB device that match together; the kernel ignores other combinations.
private let usbMatching = SourceReference.technicalNotes(
  "QA1076, Tips on USB driver matching for Mac OS X")

/// The dictionary of a USB device.
private let usbEntry = "com.apple.developer.driverkit.transport.usb/[]/"

/// The rules of a field that matches only together with others.
private func together(with names: [String]) -> [Rule] {
  names.map {
    .should(.needs(PropertyPath(usbEntry + $0), when: "To match a device")).from(usbMatching)
  }
}

private let notInProfile = Consequence(
  "If the driver's entitlement doesn't match the provisioning profile, the system aborts the activation of the driver.",
  from: .driverKitRequest)

/// Entitlements that say which devices a driver supports.
var driverMatchingKeys: [Key] {
  [
    Key(
      "com.apple.developer.driverkit.transport.pci", .array(of: .dictionary),
      summary: "Lists the PCI devices that a driver may use.",
      discussion: """
        A driver for a PCI or Thunderbolt device needs the entitlement. Each dictionary has one or
        more keys, whose values the system compares with the device's configuration registers. The
        personalities in the driver's Info.plist have the same keys, and determine which device
        starts the driver. For a Thunderbolt device, they also have `IOPCITunnelCompatible`.
        Since iPadOS 16, iPads with an M-series chip run such drivers too.

        Write what your provisioning profile contains; Apple grants the entitlement for the vendor
        identifier that you name in the request. Separate several values for a key with spaces. To
        add a mask to a value, write `&` and the mask after the value.
        """,
      consequence: Consequence(
        "The system doesn't start the driver for a device that no dictionary in the list matches.",
        from: .developerForums("818837")),
      availability: [.macOS("10.15.4", from: .current)],
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver uses a PCI or Thunderbolt device")).from(
          .framework("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices")),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: [["IOPCIPrimaryMatch": "0x00001234&0x0000FFFF"]],
      seeAlso: ["com.apple.developer.driverkit", "info-plist:IOKitPersonalities"],
      sources: [
        .ownPage, .entitlement("com.apple.developer.driverkit"), .driverKitRequest,
        .developerForums("818837"), .developerForums("795835"),
        .framework("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices"),
        .framework("driverkit/creating-drivers-for-ipados"),
      ]),
    pciMatch(
      "IOPCIMatch",
      "Matches a PCI device by its vendor and device, or by its subsystem.",
      """
      The system compares the value with register `0x00`, which contains the vendor and device
      identifiers, and with register `0x2c`, which contains those of the subsystem. One of the two
      registers has to match. The device identifier is in the upper 16 bits: `0x00261011` is device
      `0x0026` of vendor `0x1011`. To check only one register, use
      [`IOPCIPrimaryMatch`](key:com.apple.developer.driverkit.transport.pci/[]/IOPCIPrimaryMatch) or
      [`IOPCISecondaryMatch`](key:com.apple.developer.driverkit.transport.pci/[]/IOPCISecondaryMatch).
      """, example: "0x00261011"),
    pciMatch(
      "IOPCIPrimaryMatch",
      "Matches a PCI device by its vendor and device identifiers.",
      """
      The system compares the value with register `0x00`, which has the device identifier in the
      upper 16 bits and the vendor's in the lower ones. To match all of a vendor's devices, mask the
      upper half, as in `0x00001234&0x0000FFFF`. That is also the form in which Apple grants the
      entitlement, so a value for a single device may not match your provisioning profile.
      """, example: "0x00001234&0x0000FFFF", more: [.developerForums("795835")]),
    pciMatch(
      "IOPCISecondaryMatch",
      "Matches a PCI device by the identifiers of its subsystem.",
      """
      The system compares the value with register `0x2c`, which contains the identifiers of the
      subsystem's vendor and device, not with register `0x00`, which contains those of the device
      itself. To accept a match in either register, write
      [`IOPCIMatch`](key:com.apple.developer.driverkit.transport.pci/[]/IOPCIMatch) instead.
      """, example: "0x00001234&0x0000FFFF"),
    pciMatch(
      "IOPCIClassMatch",
      "Matches PCI devices by their class, regardless of vendor.",
      """
      The system compares the value with register `0x08`. Without a mask after `&`, the mask is
      `0xffffff00`, which ignores the lowest byte. A shorter mask matches more:
      `0x02000000&0xffff0000` stands for every Ethernet controller, regardless of the other 16 bits.
      """, example: "0x02000000&0xffff0000"),
    Key(
      "com.apple.developer.driverkit.transport.usb", .array(of: .dictionary),
      summary: "Lists the USB devices that a driver may use.",
      discussion: """
        For development, write one dictionary with only `idVendor` and the string `*`, for any
        device. For distribution, write exactly what Apple has granted, usually only `idVendor` with
        your number. The personality in the driver's Info.plist, which decides which device starts
        the driver, can also name the product or the interface. The other examples match a class of
        devices or interfaces.

        If no dictionary matches the device, the kernel logs `provider entitlements check failed`
        and ends the driver's process. Since iPadOS 16, iPads with an M-series chip run drivers too.
        """,
      consequence: Consequence(
        "The system starts a driver only if the driver's provisioning profile allows the entitlement.",
        from: .developerForums("798049")),
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit USB Transport (development)",
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver uses a USB device")).from(.driverKitRequest),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: [["idVendor": 4660]],
      otherExamples: [
        [["bDeviceClass": "2", "bDeviceSubClass": "0", "bDeviceProtocol": "0"]],
        [["bInterfaceClass": "3", "bInterfaceSubClass": "1", "bInterfaceProtocol": "1"]],
      ],
      seeAlso: ["com.apple.developer.driverkit", "info-plist:IOKitPersonalities"],
      sources: [
        .ownPage, .entitlement("com.apple.developer.driverkit"), .driverKitRequest,
        .developerForums("798049"), .developerForums("712035"), .developerForums("680284"),
        .framework("driverkit/creating-drivers-for-ipados"), .capabilityNames, userServerInKernel,
      ]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/idVendor", .integer,
      summary: "Matches USB devices by their vendor number.",
      discussion: """
        It is usually the only key in its dictionary, because Apple grants the entitlement for a
        vendor. Property lists use decimal numbers, so convert from the usual hexadecimal notation:
        `0x1234` is 4660. During development, write the string `*` for any vendor.
        """,
      consequence: notInProfile,
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      example: 4660,
      sources: [
        .ownPage, .developerForums("798049"), .developerForums("712035"), .driverKitRequest,
        usbMatching,
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "An integer."),
            .init(.developerForums("798049"), "The string `*` in development entitlements."),
          ], choice: "An integer; a string isn't an error.",
          reason: "Development profiles contain the string `*`.")
      ],
      alsoAccepts: [.string]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/idProduct", .integer,
      summary: "Matches a USB device by its product number.",
      discussion: """
        Write it only together with `idVendor`, because each vendor chooses its own product numbers.
        Leave it out if the provisioning profile has only the vendor, and write it in the
        personality in the driver's Info.plist instead. The number is decimal: `0x5678` is 22136.
        """,
      consequence: notInProfile,
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      rules: together(with: ["idVendor"]),
      example: 22136,
      sources: [.ownPage, .driverKitRequest, .developerForums("712035"), usbMatching]),
    deviceField(
      "bcdDevice", "Matches one release of a USB device.",
      """
      Together with `idVendor` and `idProduct`, it makes the most specific match for a device. The
      release is a binary-coded decimal: version 1.00 is `0x0100`, which is 256.
      """, example: "256", with: ["idVendor", "idProduct"],
      more: [.framework("usbdriverkit/iousbdevicedescriptor/bcddevice")]),
    deviceField(
      "bDeviceClass", "Matches USB devices by their class, regardless of vendor.",
      """
      Use it for a standard class driver, together with `bDeviceSubClass` and perhaps
      `bDeviceProtocol`. It doesn't apply to the class 255 (`0xFF`), which vendors use for their own
      protocols; match such a device by `idVendor`.
      """, example: "2"),
    deviceField(
      "bDeviceSubClass", "Matches USB devices by their subclass.",
      """
      What a number means depends on the class, so write it together with `bDeviceClass`. For a
      device whose class is 255 (`0xFF`), write it together with `idVendor` instead.
      """, example: "0"),
    deviceField(
      "bDeviceProtocol", "Matches USB devices by their protocol.",
      """
      It works only with `bDeviceSubClass`, and either `bDeviceClass` or, for the class 255
      (`0xFF`), `idVendor`.
      """, example: "0"),
    interfaceField(
      "bConfigurationValue", "Matches an interface in one configuration of a USB device.",
      """
      Together with `idVendor`, `idProduct` and `bInterfaceNumber`, it selects one interface of one
      product. Apple's driver for input devices has configuration 1 and interface 0.
      """, example: "1", with: ["idVendor", "idProduct", "bInterfaceNumber"]),
    interfaceField(
      "bInterfaceClass", "Matches interfaces of USB devices by their class, regardless of vendor.",
      """
      Use it for a standard class driver, together with `bInterfaceSubClass` and perhaps
      `bInterfaceProtocol`. Class 3 is for input devices. The key doesn't apply to the class 255
      (`0xFF`), which vendors use for their own protocols.
      """, example: "3"),
    interfaceField(
      "bInterfaceSubClass", "Matches interfaces of USB devices by their subclass.",
      """
      Write it together with `bInterfaceClass`, because the meaning depends on the class, or with
      `idVendor` if the class is 255 (`0xFF`). In the entitlement of Apple's driver for input
      devices, whose class is 3, the subclass is 0 or 1.
      """, example: "1"),
    interfaceField(
      "bInterfaceProtocol", "Matches interfaces of USB devices by their protocol.",
      """
      It works only with `bInterfaceSubClass`, and either `bInterfaceClass` or, for the class 255
      (`0xFF`), `idVendor`. One dictionary in Apple's driver has class 3, subclass 1 and protocol 1.
      """, example: "1"),
    interfaceField(
      "bInterfaceNumber", "Matches one interface of a USB device by its number.",
      """
      Write it together with `idVendor`, `idProduct` and `bConfigurationValue` if the driver handles
      only one of the device's interfaces.
      """, example: "1", with: ["idVendor", "idProduct", "bConfigurationValue"]),
    deviceField(
      "idProductMask", "Compares only some bits of the product number.",
      """
      Apple documents only its type. When apps look for USB devices, the matching property of the
      same name is a mask for product numbers: with 65520, which is `0xfff0`, the last hexadecimal
      digit of `idProduct` is ignored.
      """, example: "65520", with: ["idVendor", "idProduct"],
      more: [.framework("iousbhost/iousbhostmatchingpropertykey/productidmask")]),
    Key(
      "com.apple.developer.driverkit.transport.usb/[]/idProductArray", .string,
      summary: "Matches a USB device by any of several product numbers.",
      discussion: """
        Write it instead of `idProduct`, together with `idVendor`, so that one dictionary covers
        several of a vendor's products. Apple's own driver uses an array.

        \(onlyAsGrantedForUSB)
        """,
      consequence: notInProfile,
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      rules: together(with: ["idVendor"]),
      example: "22136",
      sources: [
        .ownPage, .gitHub("apple-oss-distributions/IOHIDFamily"), .driverKitRequest,
        .framework(
          "iousbhost/iousbhostdevice/creatematchingdictionarywithvendorid:productid:bcddevice:deviceclass:devicesubclass:deviceprotocol:speed:productidarray:"
        ),
      ],
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

private func pciMatch(
  _ name: String, _ summary: String, _ discussion: String, example: String,
  more sources: [SourceReference] = []
) -> Key {
  Key(
    PropertyPath("com.apple.developer.driverkit.transport.pci/[]/" + name), .string,
    summary: summary,
    discussion: discussion + (name == "IOPCIPrimaryMatch" ? "" : "\n\n" + onlyAsGrantedForPCI),
    consequence: notInProfile,
    availability: [.macOS("10.15.4", from: .current)],
    required: .optional,
    example: .string(example),
    sources: [
      .ownPage, .entitlement("com.apple.developer.driverkit.transport.pci"), .driverKitRequest,
      .framework("kernel/iopcidevice"),
    ] + sources + (name == "IOPCIPrimaryMatch" ? [] : [.developerForums("795835")]))
}

/// Advice for a number that Apple's permission leaves out.
private let onlyAsGrantedForUSB = """
  Leave it out unless your provisioning profile contains it: Apple usually grants
  [`idVendor`](key:com.apple.developer.driverkit.transport.usb/[]/idVendor) alone. The number then
  belongs in the [personality](key:info-plist:IOKitPersonalities/*) in the driver's Info.plist, which
  decides for which device the driver starts.
  """

private let onlyAsGrantedForPCI = """
  Leave it out unless your provisioning profile contains it: Apple grants the entitlement for a
  vendor, in
  [`IOPCIPrimaryMatch`](key:com.apple.developer.driverkit.transport.pci/[]/IOPCIPrimaryMatch). The
  [personality](key:info-plist:IOKitPersonalities/*) in the driver's Info.plist can have the key
  even if the entitlement doesn't.
  """

/// A field of a device's descriptor; no source shows how Apple's own drivers write it.
private func deviceField(
  _ name: String, _ summary: String, _ discussion: String, example: String,
  with others: [String] = [], more sources: [SourceReference] = []
) -> Key {
  descriptorField(
    name, summary, discussion, example: example, with: others,
    practice: "Integers, for the similar keys `bInterfaceClass` and `bInterfaceProtocol`.",
    reason: "Apple's own drivers use integers for keys of the same kind.", more: sources)
}

/// A field of an interface's descriptor.
private func interfaceField(
  _ name: String, _ summary: String, _ discussion: String, example: String,
  with others: [String] = []
) -> Key {
  descriptorField(
    name, summary, discussion, example: example, with: others, practice: "An integer.",
    reason: "Apple's own drivers use integers.")
}

private func descriptorField(
  _ name: String, _ summary: String, _ discussion: String, example: String,
  with others: [String], practice: String, reason: String, more sources: [SourceReference] = []
) -> Key {
  Key(
    PropertyPath(usbEntry + name), .string,
    summary: summary,
    discussion: discussion + "\n\n" + onlyAsGrantedForUSB,
    consequence: notInProfile,
    availability: [.macOS("10.15", from: .current)],
    rules: together(with: others),
    example: .string(example),
    sources: [
      .ownPage, .gitHub("apple-oss-distributions/IOHIDFamily"), usbMatching, .driverKitRequest,
      .developerForums("712035"),
    ] + sources,
    notes: [
      EditorNote(
        .type,
        [
          .init(.ownPage, "A string."),
          .init(.gitHub("apple-oss-distributions/IOHIDFamily"), practice),
        ], choice: "A string; an integer isn't an error.", reason: reason)
    ],
    alsoAccepts: [.integer])
}
