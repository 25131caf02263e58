import KeyModel

private let usbMatching = SourceReference.technicalNotes(
  "QA1076, Tips on USB driver matching for Mac OS X")

/// The numbers by which a personality matches a USB device.
var usbPersonalityKeys: [Key] {
  [
    Key(
      "IOKitPersonalities/*/idVendor", .integer,
      summary: "Matches a driver with USB devices by their vendor number.",
      discussion: """
        Write the decimal number: `0x1234` is 4660. A personality for one device has
        [`idProduct`](key:IOKitPersonalities/*/idProduct) too.
        """,
      consequence: Consequence(
        "Without it, a personality with `idProduct` doesn't match a USB device.",
        from: usbMatching),
      example: 4660,
      seeAlso: [
        "IOKitPersonalities/*/idProduct",
        "entitlements:com.apple.developer.driverkit.transport.usb/[]/idVendor",
      ],
      sources: [.current("iokitpersonalities"), usbMatching]),
    Key(
      "IOKitPersonalities/*/idProduct", .integer,
      summary: "Matches a driver with USB devices by their product number.",
      discussion: """
        Write it beside [`idVendor`](key:IOKitPersonalities/*/idVendor), as a decimal number.
        """,
      consequence: Consequence(
        "With `idVendor` alone, the personality doesn't match a USB device.", from: usbMatching),
      example: 123,
      seeAlso: [
        "IOKitPersonalities/*/idVendor",
        "entitlements:com.apple.developer.driverkit.transport.usb/[]/idProduct",
      ],
      sources: [.current("iokitpersonalities"), usbMatching]),
  ]
}
