import KeyModel

extension KeyGroup {
  /// Kernel and driver extensions.
  static var drivers: KeyGroup {
    KeyGroup(
      "drivers", "Drivers and system extensions",
      summary: "How the system matches a driver to a device, and when it starts a security client.",
      availability: [.macOS("10.0", from: .current)],
      keys: driverKeys + driverLoadingKeys + rarerPersonalityKeys + userClientKeys
        + endpointSecurityKeys)
  }
}

/// Personalities and libraries.
private var driverKeys: [Key] {
  [
    Key(
      "IOKitPersonalities", .dictionary,
      summary: "Describes the devices that a driver is for.",
      discussion: """
        Each entry is a *personality*: attributes that the system compares with those of a device. The
        driver whose personality fits best is loaded. The names of the entries are yours and mean
        nothing to the system.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      example: [
        "Example": [
          "CFBundleIdentifier": "com.example.driver", "IOClass": "ExampleDriver",
          "IOProviderClass": "IOUSBHostDevice",
        ]
      ],
      seeAlso: ["OSBundleLibraries"]),
    Key(
      "IOKitPersonalities/*", .dictionary,
      placeholder: "personality",
      summary: "Says which device one personality of a driver is for, and which code drives it.",
      discussion: """
        Besides the keys listed here, an entry may contain what the class of the provider compares,
        such as `idVendor` and `idProduct` of a USB device.
        """,
      example: [
        "CFBundleIdentifier": "com.example.driver", "IOClass": "ExampleDriver",
        "IOProviderClass": "IOUSBHostDevice",
      ],
      sources: [.ownPage, .publicProjects("IOKitPersonalities")]),
    Key(
      "IOKitPersonalities/*/CFBundleIdentifier", .string,
      summary: "Identifies the driver whose code the personality uses.",
      discussion: """
        Usually the identifier of the bundle itself, which the kernel takes for a personality without
        the key.
        """,
      rules: [.should(.present).from(.current("iokitpersonalities"))],
      example: "com.example.driver",
      seeAlso: ["CFBundleIdentifier"],
      sources: [.current("iokitpersonalities"), .gitHub("apple-oss-distributions/xnu")]),
    Key(
      "IOKitPersonalities/*/IOClass", .string,
      summary: "Names the class to make when the personality matches.",
      discussion: """
        A kernel extension names its subclass of `IOService`, a DriverKit extension usually
        `IOUserService`. Some families ask for another class, such as `AppleUserHIDEventService`.
        """,
      required: .required,
      apis: [
        API(
          "IOService", of: "Kernel",
          url: "https://developer.apple.com/documentation/kernel/ioservice-1g")
      ],
      example: "ExampleDriver",
      seeAlso: ["IOKitPersonalities/*/IOUserClass"],
      sources: [.current("ioclass"), .current("iokitpersonalities")]),
    Key(
      "IOKitPersonalities/*/IOProviderClass", .string,
      summary: "Names the class of the object that represents the device.",
      discussion: """
        The system passes such an object to the driver when it starts.
        """,
      required: .required,
      example: "IOUSBHostDevice",
      sources: [.current("ioproviderclass"), .current("iokitpersonalities")]),
    Key(
      "IOKitPersonalities/*/IOUserClass", .string,
      summary: "Names the main class of a DriverKit extension.",
      discussion: """
        Only for DriverKit extensions: the class that implements the driver.
        """,
      availability: [
        .macOS("10.14", from: .current)
      ],
      rules: [
        .should(.absent.when(.has("CFBundlePackageType", "KEXT"))).from(.current("iouserclass"))
      ],
      example: "ExampleUserDriver",
      seeAlso: ["IOKitPersonalities/*/IOClass"],
      sources: [.current("iouserclass"), .current("iokitpersonalities")]),
    Key(
      "IOKitPersonalities/*/IOMatchCategory", .string,
      summary: "Adjusts how a personality is matched, by a category.",
      discussion: """
        Apple's page says no more about it.
        """,
      example: "ExampleCategory",
      sources: [.current("iomatchcategory"), .current("iokitpersonalities")]),
    Key(
      "IOKitPersonalities/*/IONameMatch", .array(of: .string), .string,
      summary: "Names providers that the driver supports.",
      discussion: """
        The names are compared with that of the provider and with its properties `compatible` and
        `device_type`. Without a custom name, a provider is called like its class.
        """,
      example: ["example-device"],
      sources: [.current("ionamematch"), .current("iokitpersonalities")]),
    Key(
      "IOKitPersonalities/*/IOPropertyMatch", .dictionary,
      summary: "Lists properties that the device must have.",
      discussion: """
        All of them must be present, with exactly these values. An array of dictionaries matches a
        device that one of them matches.
        """,
      example: ["DeviceType": "Example"],
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
              "The kernel takes a collection of dictionaries too, and tries one after the other."),
          ],
          choice: "A dictionary; an array is not an error.",
          reason: "The code of the kernel reads both.")
      ],
      alsoAccepts: [.array(of: .dictionary)]),
    Key(
      "IOKitPersonalities/*/IOResourceMatch", .string, .array(of: .string),
      summary: "Names resources that must exist before the driver is loaded.",
      discussion: """
        `IOBSD` waits for the BSD part of the kernel.
        """,
      example: "IOBSD",
      sources: [.current("ioresourcematch"), .current("iokitpersonalities")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.current("ioresourcematch"), "The header says a string."),
            .init(.current("ioresourcematch"), "The text says a string or an array of strings."),
          ],
          choice: "Both.",
          reason: "The text is the more precise of the two.")
      ]),
    Key(
      "OSBundleLibraries", .dictionary,
      summary: "Lists the drivers and libraries that must be loaded first.",
      discussion: """
        The keys are bundle identifiers, the values the oldest version that will do. The kernel
        doesn't load a driver whose libraries are missing. Leave the key out of an extension without
        code.
        """,
      consequence: Consequence(
        "The kernel doesn't load the driver if a library is missing or too old.",
        from: .ownPage),
      availability: [
        .macOS("10.0", from: .current)
      ],
      example: ["com.apple.kpi.iokit": "8.0"],
      seeAlso: ["OSBundleCompatibleVersion"]),
    Key(
      "OSBundleLibraries/*", .string,
      placeholder: "bundle identifier",
      summary: "States the oldest version that will do.",
      discussion: """
        The version must not be older than the
        [`OSBundleCompatibleVersion`](key:OSBundleCompatibleVersion) of that driver.
        """,
      example: "8.0",
      sources: [.ownPage, .current("osbundlecompatibleversion")]),
    Key(
      "OSBundleCompatibleVersion", .string,
      summary: "States the oldest version with which this driver is compatible.",
      discussion: """
        Other drivers that ask for any version from this one to
        [`CFBundleVersion`](key:CFBundleVersion) can use the driver. Raise it when a change breaks
        what they rely on.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      example: "5.0",
      seeAlso: ["OSBundleLibraries", "CFBundleVersion"]),
  ]
}
