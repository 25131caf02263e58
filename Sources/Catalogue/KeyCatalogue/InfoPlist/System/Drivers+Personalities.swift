import KeyModel

/// Apple's published code of the PCI family, in the kernel.
private func pciFamily(_ file: String) -> SourceReference {
  .gitHub("apple-oss-distributions/IOPCIFamily/blob/main/\(file)")
}

private let personality = "IOKitPersonalities/*/"
private let personalities = SourceReference.current("iokitpersonalities")

/// Additional keys of a personality: classes, processes and rarer conditions.
var rarerPersonalityKeys: [Key] {
  [
    Key(
      PropertyPath(personality + "CFBundleIdentifierKernel"), .string,
      summary: "Identifies the bundle in the kernel that contains the class in `IOClass`.",
      discussion: """
        Write it only for DriverKit drivers, each of which has a counterpart in the kernel. The
        value is `com.apple.kpi.iokit` if [`IOClass`](key:IOKitPersonalities/*/IOClass) is
        `IOUserService`, and otherwise the bundle that the documentation of the driver's superclass
        names: `com.apple.iokit.IOSkywalkFamily` for Ethernet, `com.apple.iokit.IOStorageFamily` for
        block storage, `com.apple.iokit.IOSCSIParallelFamily` for SCSI.
        """,
      consequence: Consequence(
        "Without the key, the kernel expects the class in the bundle that `CFBundleIdentifier` names.",
        from: .kernelLoading),
      availability: [.macOS("10.15", from: .current)],
      example: "com.apple.kpi.iokit",
      seeAlso: ["IOKitPersonalities/*/CFBundleIdentifier", "IOKitPersonalities/*/IOClass"],
      sources: [
        .framework("driverkit"), .framework("networkingdriverkit/iousernetworkethernet"),
        .current("ioclass"),
        .framework("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices"),
        .publicProjects("IOKitPersonalities"),
        .framework("blockstoragedevicedriverkit/iouserblockstoragedevice"),
        .framework("scsicontrollerdriverkit/iouserscsiparallelinterfacecontroller"), .kernelLoading,
      ]),
    Key(
      PropertyPath(personality + "IOMatchDefer"), .boolean,
      summary: "Delays a driver until the system has loaded the personalities of all drivers.",
      discussion: """
        With `YES`, the kernel waits before it uses this personality during startup, so that the
        driver doesn't block a better match found later. Leave the key out unless another driver
        should get the device first.
        """,
      consequence: Consequence(
        "Without the key, the driver may claim its device before the system knows other drivers' personalities.",
        from: .kernelMatching),
      required: .optional,
      example: true,
      sources: [personalities, .kernelMatching]),
    Key(
      PropertyPath(personality + "IOParentMatch"), .dictionary,
      summary: "Sets conditions for an object above the provider in the I/O Registry.",
      discussion: """
        Use it for a driver that should start only if its device is connected to certain hardware.
        The dictionary contains conditions like those of a personality. The kernel compares them
        with the ancestors of the provider, up to the root; one ancestor that meets all of them is
        enough. Apple's page gives only the type; this is how the kernel's code interprets it.
        """,
      consequence: Consequence(
        "The driver isn't started for a device unless an object above the device in the I/O Registry meets the conditions.",
        from: .kernelMatching),
      required: .optional,
      example: ["IOProviderClass": "IOPCIDevice"],
      seeAlso: ["IOKitPersonalities/*/IOPropertyMatch"],
      sources: [.current("ioparentmatch"), personalities, .kernelMatching]),
    Key(
      PropertyPath(personality + "IOPathMatch"), .string,
      summary: "Matches only the object at one path of the I/O Registry.",
      discussion: """
        Use it for hardware at a fixed position in one model of computer. A path begins with the
        name of its plane and a colon, such as `IOService:/` or `IODeviceTree:/`. Apple's page gives
        only the type; the kernel's code compares the object at the path with the provider.
        """,
      consequence: Consequence(
        "The driver isn't started for a device whose path differs from the value.",
        from: .kernelMatching),
      required: .optional,
      example:
        "IOService:/AppleACPIPlatformExpert/PCI0@0/AppleACPIPCI/XHC1@14",
      seeAlso: ["IOKitPersonalities/*/IONameMatch"],
      sources: [.current("iopathmatch"), personalities, .kernelMatching]),
    Key(
      PropertyPath(personality + "IOPCITunnelCompatible"), .boolean,
      summary: "Declares that a PCI driver works with devices connected over Thunderbolt.",
      discussion: """
        A Thunderbolt device can be unplugged at any time, so write `YES` only if the driver can
        handle that. Add the key to each personality whose class can communicate with the
        Thunderbolt device. A driver with the key should use message-signaled interrupts. If the key
        is absent, the kernel logs that the driver needs it.
        """,
      consequence: Consequence(
        "Without `YES`, the driver doesn't match a device connected over Thunderbolt.",
        from: pciFamily("IOPCIBridge.cpp")),
      default: false, defaultSource: .current("iopcitunnelcompatible"),
      apis: [API("IOPCIDevice", of: "PCIDriverKit")],
      rules: [
        .present.when(.device("the personality supports Thunderbolt devices")).from(
          .current("iopcitunnelcompatible"))
      ],
      example: true,
      sources: [
        .current("iopcitunnelcompatible"),
        .framework("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices"),
        pciFamily("IOPCIBridge.cpp"),
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.current("iopcitunnelcompatible"), "Appears without a parent."),
            .init(
              .current("iopcitunnelcompatible"), "Says that it goes into the personality."),
          ],
          choice: "The key belongs in a personality.",
          reason: "The text is more precise than the list of pages.")
      ]),
    Key(
      PropertyPath(personality + "IOPCIPauseCompatible"), .boolean,
      summary:
        "Declares that a PCI driver lets the system pause its device and assign it new addresses.",
      discussion: """
        Use it for a driver whose device can be plugged in while the computer is running. The system
        may pause such a device to assign it another address range or bus number. With `YES`, the
        driver promises not to access the device during the pause, and to reread afterward any of
        these values that it has stored. Mappings of the device's memory stay valid. Apple's example
        for Thunderbolt devices combines it with
        [`IOPCITunnelCompatible`](key:IOKitPersonalities/*/IOPCITunnelCompatible).
        """,
      example: true,
      seeAlso: ["IOKitPersonalities/*/IOPCITunnelCompatible"],
      sources: [
        .framework("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices"),
        .framework("kernel/implementing-a-pcie-kext-for-a-thunderbolt-device"),
        .framework("pcidriverkit/kiopcipausecompatiblekey"), pciFamily("pause.rtf"),
      ]),
    Key(
      PropertyPath(personality + "IOProbeScore"), .integer,
      summary: "Ranks the driver among others that match the same device; the highest score wins.",
      discussion: """
        An I/O Kit family gives higher scores to more specific matches: for example, to a USB vendor
        and product rather than a class. Set the key only to take precedence over one of the
        system's drivers. Apple's article on USB cameras uses a score of 9999 together with the
        vendor and product, while its old advice for USB is never to set the key.
        """,
      consequence: Consequence(
        "Without the key, the driver's score is 0 before the I/O Kit family adds to it.",
        from: .matchingHeader),
      example: 9999,
      seeAlso: ["IOKitPersonalities/*/IOMatchCategory"],
      sources: [
        .framework("iokit/kioprobescorekey"),
        .framework(
          "coremediaio/overriding-the-default-usb-video-class-extension", confidence: .high),
        .matchingHeader, .technicalNotes("QA1076, Tips on USB driver matching for Mac OS X"),
      ]),
    Key(
      PropertyPath(personality + "IOUserClientClass"), .string,
      summary: "Names the class that the kernel creates when an app connects to the driver.",
      discussion: """
        Use it for a kernel extension that apps access through `IOServiceOpen`. Write the name of a
        subclass of `IOUserClient` in the driver. Leave the key out if the driver creates the object
        itself, by overriding `newUserClient`, or if apps don't communicate with it.
        """,
      consequence: Consequence(
        "Without the key, `IOServiceOpen` fails with `kIOReturnUnsupported`, unless the driver overrides `newUserClient`.",
        from: .kernelMatching),
      required: .optional,
      apis: [
        API(
          "IOService", of: "Kernel",
          url: "https://developer.apple.com/documentation/kernel/ioservice-1g")
      ],
      example: "ExampleScannerClient",
      seeAlso: ["IOKitPersonalities/*/IOClass"],
      sources: [.current("iouserclientclass"), personalities, .kernelMatching]),
    Key(
      PropertyPath(personality + "IOUserServerName"), .string,
      summary: "Names the process in which a DriverKit driver runs.",
      discussion: """
        Write the driver's bundle identifier, `$(PRODUCT_BUNDLE_IDENTIFIER)`. Apple's guide lists it
        among the keys that every personality of a DriverKit driver has.
        """,
      consequence: Consequence(
        "The kernel doesn't launch a process for a personality without the key.",
        from: .kernelMatching),
      availability: [.macOS("10.14", from: .current)],
      rules: [.should(.present).when(.bundle(.driver)).from(.driverKitGuide)],
      example: "$(PRODUCT_BUNDLE_IDENTIFIER)",
      seeAlso: ["IOKitPersonalities/*/IOUserClass"],
      sources: [.current("iouserservername"), personalities, .driverKitGuide, .kernelMatching]),
    Key(
      PropertyPath(personality + "IOUserServerOneProcess"), .boolean,
      summary:
        "Runs the services of a DriverKit driver in one process.",
      discussion: """
        Set it if services of the driver have to share memory. Otherwise leave the key out, so that
        a crash of one service doesn't affect the others. Don't write `NO`: according to Apple's
        page, it is the same as no key, but the kernel's code looks only for the presence of the
        key. The kernel reuses a process with the same
        [`IOUserServerName`](key:IOKitPersonalities/*/IOUserServerName), whatever the provider, if
        this name and the bundle identifier have the first two parts in common, such as
        `com.example`. For the interfaces of one device, an Apple engineer recommends matching the
        device instead and creating the services in code.
        """,
      consequence: Consequence(
        "Without the key, the system starts a process for each service that it matches.",
        from: personalities),
      availability: [.macOS("10.15", from: .current)],
      default: false, defaultSource: personalities,
      required: .optional,
      example: true,
      seeAlso: ["IOKitPersonalities/*/IOUserServerName"],
      sources: [
        personalities, .framework("driverkit"), .developerForums("680181"),
        .gitHub("apple-oss-distributions/xnu/blob/main/iokit/Kernel/IOUserServer.cpp"),
        .kernelMatching,
      ]),
  ]
}
