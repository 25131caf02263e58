import KeyModel

extension KeyGroup {
  /// Kernel and driver extensions.
  static var drivers: KeyGroup {
    KeyGroup(
      "drivers", "Drivers and system extensions",
      summary: "How the system matches a driver to a device, and when it starts a security client.",
      availability: [.macOS("10.0", from: .current)],
      keys: driverKeys + driverLoadingKeys + rarerPersonalityKeys
        + usbPersonalityKeys + userClientKeys
        + endpointSecurityKeys)
  }
}

extension SourceReference {
  /// The kernel's code that compares personalities with devices and starts drivers.
  static let kernelMatching = gitHub(
    "apple-oss-distributions/xnu/blob/main/iokit/Kernel/IOService.cpp")
  /// The kernel's code that loads kernel extensions and what they need.
  static let kernelLoading = gitHub(
    "apple-oss-distributions/xnu/blob/main/libkern/c++/OSKext.cpp")
  /// The header that says how personalities are compared.
  static let matchingHeader = sdkHeaders("Kernel, IOKit/IOService.h")
  static let driverKitGuide = framework(
    "driverkit/creating-a-driver-using-the-driverkit-sdk", confidence: .high)
}

/// The personality of a DriverKit driver for a PCI device.
private let cardPersonality: PropertyListValue = [
  "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
  "CFBundleIdentifierKernel": "com.apple.kpi.iokit", "IOClass": "IOUserService",
  "IONameMatch": ["pci1234,5678"], "IOPCIPauseCompatible": true, "IOPCITunnelCompatible": true,
  "IOProviderClass": "IOPCIDevice", "IOUserClass": "ExampleDriver",
  "IOUserServerName": "$(PRODUCT_BUNDLE_IDENTIFIER)",
]

/// Personalities.
private var driverKeys: [Key] {
  [
    Key(
      "IOKitPersonalities", .dictionary,
      summary: "Lists the kinds of devices that a driver supports, and the code for each.",
      discussion: """
        Every device driver needs at least one *personality*: a dictionary of conditions, and of the
        classes to create if they are met. When a device appears, the kernel compares it with the
        personalities of all drivers and starts the best match. Write one personality for each kind
        of device, under any name; the system doesn't use the name. The key belongs in the Info.plist
        of the driver or kernel extension, not of the app that contains it. A DriverKit driver can't
        be installed without [`OSBundleUsageDescription`](key:OSBundleUsageDescription),
        `CFBundleVersion` and `CFBundleShortVersionString` in that Info.plist. DriverKit drivers also
        run on iPads with an M-series chip, with iPadOS 16 or later.

        Each personality contains [`IOClass`](key:IOKitPersonalities/*/IOClass),
        [`IOProviderClass`](key:IOKitPersonalities/*/IOProviderClass) and
        [`CFBundleIdentifier`](key:IOKitPersonalities/*/CFBundleIdentifier); for a DriverKit driver,
        [`IOUserClass`](key:IOKitPersonalities/*/IOUserClass) and
        [`IOUserServerName`](key:IOKitPersonalities/*/IOUserServerName) too.

        The first example is for a PCI device, also one connected over Thunderbolt: replace the
        numbers in `IONameMatch` with those of the vendor and the device. The other example replaces
        the system's extension for a [USB
        camera](key:IOKitPersonalities/*/IOProviderMergeProperties): write the camera's `idVendor`
        and `idProduct`. The page of a [personality](key:IOKitPersonalities/*) has an example for
        other USB devices.
        """,
      consequence: Consequence(
        "The driver isn't started for a device that matches none of its personalities.",
        from: .driverKitGuide),
      availability: [
        .macOS("10.0", from: .current)
      ],
      rules: [.present.when(.intent("the bundle is a device driver")).from(.driverKitGuide)],
      example: ["ExampleCard": cardPersonality],
      otherExamples: [
        [
          "ExampleCamera": [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
            "CFBundleIdentifierKernel": "com.apple.UVCService", "IOClass": "UVCService",
            "IOProbeScore": 9999, "IOProviderClass": "IOUSBHostInterface",
            "IOProviderMergeProperties": [
              "CameraAssistantBundleID": "com.example.camera.extension"
            ],
            "IOUserClass": "ExampleDriver", "IOUserServerName": "$(PRODUCT_BUNDLE_IDENTIFIER)",
            "bConfigurationValue": "*", "bInterfaceClass": 14, "bInterfaceNumber": "*",
            "bInterfaceSubClass": "*", "idProduct": 123, "idVendor": 4660,
          ]
        ]
      ],
      seeAlso: ["OSBundleLibraries"],
      sources: [.ownPage, .driverKitGuide, .framework("driverkit")]),
    Key(
      "IOKitPersonalities/*", .dictionary,
      placeholder: "personality",
      summary: "Describes one kind of device, and names the classes that drive it.",
      discussion: """
        You choose the name of the entry. All conditions in the dictionary must be met for the driver
        to start. A personality also contains the keys that the provider's family compares, such as `idVendor` and `idProduct` for a USB device, or `IOPCIPrimaryMatch`
        for a PCI device. For USB, only certain
        combinations match, and a superfluous key can prevent the match.

        The first example is for a PCI device; replace the numbers in `IONameMatch` with those of
        the vendor and the device. The other examples are for a USB device, the last one in a kernel
        extension: write the device's `idVendor` and `idProduct`.
        """,
      consequence: Consequence(
        "The kernel silently ignores a personality unless all of its conditions are met.",
        from: .kernelMatching),
      example: cardPersonality,
      otherExamples: [
        [
          "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
          "CFBundleIdentifierKernel": "com.apple.kpi.iokit", "IOClass": "IOUserService",
          "IOProviderClass": "IOUSBHostDevice", "IOUserClass": "ExampleDriver",
          "IOUserServerName": "$(PRODUCT_BUNDLE_IDENTIFIER)", "idProduct": 123, "idVendor": 4660,
        ],
        [
          "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "IOClass": "ExampleScanner",
          "IOPropertyMatch": ["USB Product Name": "Example Scanner"],
          "IOProviderClass": "IOUSBHostDevice", "IOUserClientClass": "ExampleScannerClient",
          "idProduct": 123, "idVendor": 4660,
        ],
      ],
      sources: [
        .ownPage, .publicProjects("IOKitPersonalities"),
        .technicalNotes("QA1076, Tips on USB driver matching for Mac OS X"), .kernelMatching,
      ]),
    Key(
      "IOKitPersonalities/*/CFBundleIdentifier", .string,
      summary: "Identifies the bundle whose code the personality uses.",
      discussion: """
        Write `$(PRODUCT_BUNDLE_IDENTIFIER)`, which is the identifier of the driver itself. With
        another kernel extension's identifier, a class of that extension drives the device. Apple
        lists the key among those that every personality must have.
        """,
      consequence: Consequence(
        "Without the key, the kernel uses the identifier of the bundle that contains the personality.",
        from: .gitHub("apple-oss-distributions/xnu")),
      rules: [.should(.present).from(.current("iokitpersonalities"))],
      example: "$(PRODUCT_BUNDLE_IDENTIFIER)",
      seeAlso: ["CFBundleIdentifier"],
      sources: [.current("iokitpersonalities"), .gitHub("apple-oss-distributions/xnu")]),
    Key(
      "IOKitPersonalities/*/IOClass", .string,
      summary: "Names the class that the kernel creates when the personality matches.",
      discussion: """
        A kernel extension names its own subclass of `IOService`. A DriverKit driver names the Apple
        class that represents it in the kernel. Usually, that is `IOUserService`. The documentation
        of some superclasses specifies another class, such as `AppleUserHIDEventService` or
        `IOUserNetworkEthernet`. The driver's own class belongs in
        [`IOUserClass`](key:IOKitPersonalities/*/IOUserClass).
        """,
      consequence: Consequence(
        "If the kernel doesn't find the class, it logs that the class couldn't be allocated, and tries the next driver.",
        from: .kernelMatching),
      required: .required,
      requiredSource: .current("iokitpersonalities"),
      apis: [
        API(
          "IOService", of: "Kernel",
          url: "https://developer.apple.com/documentation/kernel/ioservice-1g")
      ],
      example: "IOUserService",
      seeAlso: ["IOKitPersonalities/*/IOUserClass"],
      sources: [.current("ioclass"), .current("iokitpersonalities"), .kernelMatching]),
    Key(
      "IOKitPersonalities/*/IOProviderClass", .string,
      summary: "Names the class of the object that the driver works with, usually a device.",
      discussion: """
        The kernel looks for objects of this class or its subclasses and passes one to the driver's
        `Start`. Usual values are `IOUSBHostDevice` for a whole USB device, `IOUSBHostInterface` for
        one of its interfaces, and `IOPCIDevice` for a PCI or Thunderbolt device.
        """,
      consequence: Consequence(
        "The kernel ignores a personality without the key.",
        from: .gitHub("apple-oss-distributions/xnu/blob/main/iokit/Kernel/IOCatalogue.cpp")),
      required: .required,
      requiredSource: .current("iokitpersonalities"),
      example: "IOPCIDevice",
      sources: [
        .current("ioproviderclass"), .current("iokitpersonalities"), .matchingHeader,
        .gitHub("apple-oss-distributions/xnu/blob/main/iokit/Kernel/IOCatalogue.cpp"),
      ]),
    Key(
      "IOKitPersonalities/*/IOUserClass", .string,
      summary: "Names the class that the system creates in the process of a DriverKit driver.",
      discussion: """
        Every personality of a DriverKit driver needs the key. Write the name of your `IOService`
        subclass, as in the `.iig` file; its `Start` is called when the device appears. A kernel
        extension names its class in [`IOClass`](key:IOKitPersonalities/*/IOClass).
        """,
      consequence: Consequence(
        "Without the key, the kernel can't create the driver's object and logs that `IOUserClass` isn't defined.",
        from: .gitHub("apple-oss-distributions/xnu/blob/main/iokit/Kernel/IOUserServer.cpp")),
      availability: [
        .macOS("10.14", from: .current)
      ],
      rules: [
        .should(.present).when(.bundle(.driver)).from(.driverKitGuide),
        .should(.absent.when(.has("CFBundlePackageType", "KEXT"))).from(.current("iouserclass")),
      ],
      example: "ExampleDriver",
      seeAlso: ["IOKitPersonalities/*/IOClass"],
      sources: [.current("iouserclass"), .current("iokitpersonalities"), .driverKitGuide]),
    Key(
      "IOKitPersonalities/*/IOMatchCategory", .string,
      summary: "Lets several drivers use one device, by putting them into different categories.",
      discussion: """
        In each category, the kernel starts the driver with the highest score; if the start succeeds,
        it discards the others. Write any name, such as the driver's class, if your driver has to
        run alongside the driver that usually claims the device. Leave the key out if only one
        driver may have the device. Apple's page gives only the type; the header says what the key
        does.
        """,
      consequence: Consequence(
        "Drivers without the key share one category, so only the one with the highest score is started.",
        from: .matchingHeader),
      required: .optional,
      example: "ExampleCategory",
      sources: [.current("iomatchcategory"), .current("iokitpersonalities"), .matchingHeader]),
    Key(
      "IOKitPersonalities/*/IONameMatch", .array(of: .string), .string,
      summary: "Lists the device names that the driver matches.",
      discussion: """
        Use it for devices in the device tree, such as built-in and PCI devices, which have names.
        The kernel compares each string with the name of the provider and with its properties
        `compatible` and `device_type`; one match is enough. By default, a provider has the name of
        its class.
        """,
      consequence: Consequence(
        "The driver isn't started for a provider that has none of the listed names.",
        from: .current("ionamematch")),
      example: ["pci1234,5678"],
      sources: [.current("ionamematch"), .current("iokitpersonalities"), .matchingHeader]),
    Key(
      "IOKitPersonalities/*/IOPropertyMatch", .dictionary,
      summary: "Lists properties that a device must have in the I/O Registry.",
      discussion: """
        Use it for properties that the device's family doesn't compare itself. All listed properties
        must be present with exactly these values; `ioreg -l` in Terminal shows what a device has.
        With an array of dictionaries, one of them has to match.
        """,
      consequence: Consequence(
        "The driver isn't started for a device that lacks a listed property or has a different value.",
        from: .current("iopropertymatch")),
      example: ["USB Product Name": "Example Scanner"],
      sources: [
        .current("iopropertymatch"), .current("iokitpersonalities"),
        .gitHub("apple-oss-distributions/xnu"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.current("iopropertymatch"), "A dictionary."),
            .init(
              .gitHub("apple-oss-distributions/xnu"),
              "The kernel also accepts a collection of dictionaries, and tries them one after the other."
            ),
          ],
          choice: "A dictionary; an array is not an error.",
          reason: "The kernel's code reads both.")
      ],
      alsoAccepts: [.array(of: .dictionary)]),
    Key(
      "IOKitPersonalities/*/IOResourceMatch", .string, .array(of: .string),
      summary: "Names parts of the system that must be ready before the driver is started.",
      discussion: """
        Write `IOBSD` if the driver needs files or processes, because the BSD part of the kernel
        starts after the first drivers. Drivers that aren't for a device combine it with
        `IOResources` as their [`IOProviderClass`](key:IOKitPersonalities/*/IOProviderClass).
        Apple's sample for Thunderbolt devices writes `IOKit`. A driver can publish resources for
        others with `publishResource`.
        """,
      consequence: Consequence(
        "The driver isn't loaded until every resource that the key names has been published.",
        from: .current("ioresourcematch")),
      required: .optional,
      example: "IOBSD",
      sources: [
        .current("ioresourcematch"), .current("iokitpersonalities"),
        .framework("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices"),
        .publicProjects("IOKitPersonalities"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.current("ioresourcematch"), "The header says a string."),
            .init(.current("ioresourcematch"), "The text says a string or an array of strings."),
          ],
          choice: "A string or an array of strings.",
          reason: "The text is more precise than the header.")
      ]),
  ]
}
