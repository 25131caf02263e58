import KeyModel

/// The consequence for a driver without an entitlement, with the messages in the kernel's code.
let driverNotLoaded = Consequence(
  "If an entitlement that the driver needs is missing, the kernel ends the driver's process and logs `family entitlements check failed` or, for a transport's entitlement, `provider entitlements check failed`.",
  from: userServerInKernel)

/// The kernel's side of drivers in user space.
let userServerInKernel = SourceReference.gitHub(
  "apple-oss-distributions/xnu/blob/main/iokit/Kernel/IOUserServer.cpp")

/// Entitlements for drivers, by what they publish.
var driverFamilyKeys: [Key] {
  [
    Key(
      "com.apple.developer.driverkit", .boolean,
      summary: "Lets an extension run as a driver in user space.",
      discussion: """
        Every DriverKit driver needs the entitlement, and Xcode's driver template adds it to the
        driver's entitlements file. A driver for hardware also needs a transport's entitlement, such
        as
        [`com.apple.developer.driverkit.transport.usb`](key:com.apple.developer.driverkit.transport.usb),
        and some drivers also need a family's entitlement, such as
        [`com.apple.developer.driverkit.family.audio`](key:com.apple.developer.driverkit.family.audio).

        Request the entitlements as developer.apple.com/system-extensions describes. Request all
        entitlements for one product together, because a provisioning profile can contain only one
        group of entitlements for drivers. While you wait for the answer, test on a Mac whose
        security checks for system extensions are turned off.

        If the entitlement is missing in the signature, the kernel's log says
        `com.apple.developer.driverkit entitlement check failed`, with the name of the driver's
        process.
        """,
      consequence: Consequence(
        "Without it, the system doesn't load the driver.",
        from: .driverKitRequest),
      availability: [.iOS("16.0", from: .current), .macOS("10.15", from: .current)],
      capability: "DriverKit for Development",
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [.should(.present).when(.bundle(.driver)).from(.ownPage)],
      example: true,
      seeAlso: [
        "com.apple.developer.driverkit.transport.usb",
        "com.apple.developer.driverkit.transport.pci",
        "com.apple.developer.system-extension.install",
      ],
      sources: [.ownPage, .driverKitRequest, .capabilityNames, userServerInKernel]),
    Key(
      "com.apple.developer.driverkit.family.audio", .boolean,
      title: "DriverKit Audio Family",
      summary: "Lets a driver publish audio devices.",
      discussion: """
        A driver that subclasses `IOUserAudioDriver` needs the entitlement, whether its device is
        real or virtual. A driver for a real device also needs its transport's entitlement, such as
        [`com.apple.developer.driverkit.transport.usb`](key:com.apple.developer.driverkit.transport.usb).
        In the driver's Info.plist, the personality needs the dictionary
        `IOUserAudioDriverUserClientProperties`, with `IOUserUserClient` as `IOClass` and
        `IOUserAudioDriverUserClient` as `IOUserClass`, so that Core Audio finds the driver.

        Apple's pages disagree about
        [`com.apple.developer.driverkit.allow-any-userclient-access`](key:com.apple.developer.driverkit.allow-any-userclient-access),
        which exists only on macOS. The page of `IOUserAudioDriver` requires it for every audio
        driver, but the page of the sample driver requires it only if any app may connect.
        """,
      consequence: driverNotLoaded,
      availability: [.iOS("16.0", from: .current), .macOS("12.0", from: .current)],
      capability: "DriverKit Family Audio (development)",
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver subclasses `IOUserAudioDriver`")).from(
          .framework("audiodriverkit/creating-an-audio-device-driver")),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
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
        userServerInKernel,
      ]),
    Key(
      "com.apple.developer.driverkit.family.block-storage-device", .boolean,
      summary: "Lets a driver publish block storage devices.",
      discussion: """
        Every driver built with BlockStorageDeviceDriverKit needs the entitlement: that is, every
        driver with a subclass of `IOUserBlockStorageDevice`. In the driver's Info.plist, the
        personality has `IOUserBlockStorageDevice` as its
        [`IOClass`](key:info-plist:IOKitPersonalities/*/IOClass) and
        `com.apple.iokit.IOStorageFamily` as its
        [`CFBundleIdentifierKernel`](key:info-plist:IOKitPersonalities/*/CFBundleIdentifierKernel).
        """,
      consequence: driverNotLoaded,
      availability: [.macOS("12.0", from: .current)],
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver subclasses `IOUserBlockStorageDevice`")).from(.ownPage),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [
        .ownPage, .entitlement("com.apple.developer.driverkit"), .driverKitRequest,
        .framework("blockstoragedevicedriverkit/iouserblockstoragedevice"), userServerInKernel,
      ]),
    Key(
      "com.apple.developer.driverkit.family.midi", .boolean,
      summary: "Lets a driver publish MIDI devices.",
      discussion: """
        A driver that subclasses `IOUserMIDIDriver` needs the entitlement. If the driver
        communicates with hardware, add a transport's entitlement, such as
        [`com.apple.developer.driverkit.transport.usb`](key:com.apple.developer.driverkit.transport.usb).
        Apple's sample driver has none, because its MIDI sources and destinations are virtual. Add
        [`com.apple.developer.driverkit.allow-any-userclient-access`](key:com.apple.developer.driverkit.allow-any-userclient-access)
        only if any Mac app may connect to the driver.
        """,
      consequence: driverNotLoaded,
      availability: [.iOS("18.0", from: .current), .macOS("15.0", from: .current)],
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver subclasses `IOUserMIDIDriver`")).from(
          .framework("mididriverkit/creating-a-midi-device-driver")),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [
        .ownPage, .entitlement("com.apple.developer.driverkit"), .driverKitRequest,
        .framework("mididriverkit/creating-a-midi-device-driver"), userServerInKernel,
      ]),
    Key(
      "com.apple.developer.driverkit.family.networking", .boolean,
      summary: "Lets a driver publish network interfaces.",
      discussion: """
        A driver that subclasses `IOUserNetworkEthernet` needs the entitlement. A driver for a USB
        adapter also needs
        [`com.apple.developer.driverkit.transport.usb`](key:com.apple.developer.driverkit.transport.usb).
        In the driver's Info.plist, the personality has `IOUserNetworkEthernet` as its
        [`IOClass`](key:info-plist:IOKitPersonalities/*/IOClass) and
        `com.apple.iokit.IOSkywalkFamily` as its
        [`CFBundleIdentifierKernel`](key:info-plist:IOKitPersonalities/*/CFBundleIdentifierKernel).
        """,
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Family Networking (development)",
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver subclasses `IOUserNetworkEthernet`")).from(
          .driverKitRequest),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
        .framework("networkingdriverkit/iousernetworkethernet"), userServerInKernel,
      ]),
    Key(
      "com.apple.developer.driverkit.family.scsicontroller", .boolean,
      summary: "Lets a driver control a SCSI host adapter.",
      discussion: """
        A driver that subclasses `IOUserSCSIParallelInterfaceController` needs the entitlement. The
        adapter is a PCI device, so the driver needs
        [`com.apple.developer.driverkit.transport.pci`](key:com.apple.developer.driverkit.transport.pci)
        too. In the driver's Info.plist, the personality has `IOUserSCSIParallelInterfaceController`
        as its [`IOClass`](key:info-plist:IOKitPersonalities/*/IOClass), `IOPCIDevice` as its
        provider and `com.apple.iokit.IOSCSIParallelFamily` as its
        [`CFBundleIdentifierKernel`](key:info-plist:IOKitPersonalities/*/CFBundleIdentifierKernel).
        """,
      consequence: driverNotLoaded,
      availability: [.macOS("11.3", from: .current)],
      capability: "DriverKit Family SCSIController (development)",
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver subclasses `IOUserSCSIParallelInterfaceController`")).from(
          .driverKitRequest),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
        .framework("scsicontrollerdriverkit/iouserscsiparallelinterfacecontroller"),
        userServerInKernel,
      ]),
    Key(
      "com.apple.developer.driverkit.family.serial", .boolean,
      summary: "Lets a driver publish serial ports.",
      discussion: """
        A driver that subclasses `IOUserSerial` needs the entitlement. For a device on a USB port,
        subclass `IOUserUSBSerial` instead and add
        [`com.apple.developer.driverkit.transport.usb`](key:com.apple.developer.driverkit.transport.usb).
        Xcode's default entitlements file for drivers doesn't contain the entitlement, so add it
        manually.
        """,
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Family Serial (development)",
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver subclasses `IOUserSerial`")).from(.driverKitRequest),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
        .framework("serialdriverkit/iouserserial"), userServerInKernel,
      ]),
  ]
}
