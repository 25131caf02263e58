import KeyModel

private let usbMatching = SourceReference.technicalNotes(
  "QA1076, Tips on USB driver matching for Mac OS X")

private let usbFamily = SourceReference.gitHub("apple-oss-distributions/IOUSBFamily")

/// The numbers by which a personality matches a USB device.
var usbPersonalityKeys: [Key] {
  [
    Key(
      "IOKitPersonalities/*/idVendor", .integer, .string,
      summary: "Matches a driver with USB devices by their vendor number.",
      discussion: """
        Write the decimal number: `0x1234` is 4660. A personality for one device has
        [`idProduct`](key:IOKitPersonalities/*/idProduct) too. Instead of a number, Apple's
        published drivers also use the string `*`.
        """,
      consequence: Consequence(
        "Without `idVendor`, a personality with `idProduct` doesn't match a USB device.",
        from: usbMatching),
      example: 4660,
      seeAlso: [
        "IOKitPersonalities/*/idProduct",
        "entitlements:com.apple.developer.driverkit.transport.usb/[]/idVendor",
      ],
      sources: [.current("iokitpersonalities"), usbMatching, usbFamily]),
    Key(
      "IOKitPersonalities/*/idProduct", .integer, .string,
      summary: "Matches a driver with USB devices by their product number.",
      discussion: """
        Write it beside [`idVendor`](key:IOKitPersonalities/*/idVendor), as a decimal number.
        Instead of a number, Apple's published drivers also use the string `*`.
        """,
      consequence: Consequence(
        "Without `idProduct`, `idVendor` alone doesn't match a USB device.",
        from: usbMatching),
      example: 123,
      seeAlso: [
        "IOKitPersonalities/*/idVendor",
        "entitlements:com.apple.developer.driverkit.transport.usb/[]/idProduct",
      ],
      sources: [.current("iokitpersonalities"), usbMatching, usbFamily]),
    interfaceNumber("bConfigurationValue", "the configuration that they are in", example: "*"),
    interfaceNumber("bInterfaceNumber", "their number in the configuration", example: "*"),
    interfaceNumber("bInterfaceClass", "their class", example: 14),
    interfaceNumber("bInterfaceSubClass", "their subclass", example: "*"),
  ]
}

/// A number by which a personality matches an interface of a USB device.
private func interfaceNumber(_ name: String, _ what: String, example: PropertyListValue) -> Key {
  Key(
    PropertyPath("IOKitPersonalities/*/" + name), .integer, .string,
    summary: "Matches a driver with interfaces of USB devices by \(what).",
    discussion: """
      It is for a personality whose [`IOProviderClass`](key:IOKitPersonalities/*/IOProviderClass) is
      `IOUSBHostInterface`. Apple's personality for a USB camera has all four interface numbers:
      three of them are the string `*`, which stands for any number.
      """,
    consequence: Consequence(
      "A personality may match no interface if its combination of numbers isn't one that the USB specification defines.",
      from: usbMatching),
    example: example,
    seeAlso: ["IOKitPersonalities/*/idVendor", "IOKitPersonalities/*/idProduct"],
    sources: [
      .framework("coremediaio/overriding-the-default-usb-video-class-extension", confidence: .high),
      usbMatching,
    ])
}
