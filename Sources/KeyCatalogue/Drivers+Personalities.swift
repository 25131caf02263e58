import KeyModel

private let personality = "IOKitPersonalities/*/"
private let personalities = SourceReference.current("iokitpersonalities")

/// What a personality may have in addition: classes, processes and rarer conditions.
var rarerPersonalityKeys: [Key] {
  [
    Key(
      PropertyPath(personality + "CFBundleIdentifierKernel"), .string,
      summary: "Identifies the kernel extension that stands behind a DriverKit driver.",
      discussion: """
        A driver in user space has a counterpart in the kernel, an object of the class in
        [`IOClass`](key:IOKitPersonalities/*/IOClass). The key names the bundle with that class:
        `com.apple.kpi.iokit` for `IOUserService`, and the bundle of the family for others, such as
        `com.apple.iokit.IOSkywalkFamily` for an Ethernet driver.
        """,
      availability: [.macOS("10.15", from: .current)],
      example: "com.apple.kpi.iokit",
      seeAlso: ["IOKitPersonalities/*/CFBundleIdentifier", "IOKitPersonalities/*/IOClass"],
      sources: [
        .framework("driverkit"), .framework("networkingdriverkit/iousernetworkethernet"),
        .current("ioclass"),
        .framework("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices"),
        .publicProjects("IOKitPersonalities"),
      ]),
    Key(
      PropertyPath(personality + "IOMatchDefer"), .boolean,
      summary: "Delays the matching of a personality until the system can load kernel extensions.",
      discussion: """
        With `YES` the personality takes part only after `kextd` has started. Without it, a driver
        may be chosen early in the start of the system.
        """,
      required: .optional,
      example: true,
      sources: [personalities]),
    Key(
      PropertyPath(personality + "IOParentMatch"), .dictionary,
      summary: "Sets conditions for the provider's parent in the registry of devices.",
      discussion: """
        The dictionary holds conditions like those of the personality itself. Apple's page gives the
        type and nothing else.
        """,
      required: .optional,
      example: ["IOProviderClass": "IOPCIDevice"],
      seeAlso: ["IOKitPersonalities/*/IOPropertyMatch"],
      sources: [.current("ioparentmatch"), personalities]),
    Key(
      PropertyPath(personality + "IOPathMatch"), .string,
      summary: "Restricts the personality to the provider at one path of the registry.",
      discussion: """
        A path begins with its plane, such as `IOService:/`. Apple's page gives the type and nothing
        else.
        """,
      required: .optional,
      example: "IODeviceTree:/example",
      seeAlso: ["IOKitPersonalities/*/IONameMatch"],
      sources: [.current("iopathmatch"), personalities]),
    Key(
      PropertyPath(personality + "IOPCITunnelCompatible"), .boolean,
      summary: "Declares that a PCI driver works with devices connected by Thunderbolt.",
      discussion: """
        Such a device can disappear while the driver uses it. Add the key to each personality whose
        class can communicate with the device.
        """,
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
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.current("iopcitunnelcompatible"), "Is listed without a parent."),
            .init(
              .current("iopcitunnelcompatible"), "Says that it goes into the personality."),
          ],
          choice: "The key belongs in a personality.",
          reason: "The text is more precise than the list of pages.")
      ]),
    Key(
      PropertyPath(personality + "IOPCIPauseCompatible"), .boolean,
      summary: "Declares that a PCI driver copes with a pause of its device.",
      discussion: """
        Apple's example of a personality for Thunderbolt devices has it as `YES` beside
        [`IOPCITunnelCompatible`](key:IOKitPersonalities/*/IOPCITunnelCompatible), and PCIDriverKit
        names it in the constant `kIOPCIPauseCompatibleKey`. Neither text says what the driver promises
        by it, or what happens without it.
        """,
      example: true,
      seeAlso: ["IOKitPersonalities/*/IOPCITunnelCompatible"],
      sources: [
        .framework("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices"),
        .framework("kernel/implementing-a-pcie-kext-for-a-thunderbolt-device"),
        .framework("pcidriverkit/kiopcipausecompatiblekey"),
      ]),
    Key(
      PropertyPath(personality + "IOProbeScore"), .integer,
      summary: "Decides which of several matching drivers the system tries first.",
      discussion: """
        The driver with the higher score wins. Give a driver that replaces one of the system's, such
        as that for USB cameras, a score above that driver's.
        """,
      required: .optional,
      example: 100_000,
      seeAlso: ["IOKitPersonalities/*/IOMatchCategory"],
      sources: [
        .framework(
          "coremediaio/overriding-the-default-usb-video-class-extension", confidence: .high)
      ]),
    Key(
      PropertyPath(personality + "IOUserClientClass"), .string,
      summary: "Names the class that serves apps which connect to the driver.",
      discussion: """
        When an app connects to the driver, the system makes an object of this class. Write the name
        of a subclass of `IOService` in the driver.
        """,
      required: .optional,
      apis: [
        API(
          "IOService", of: "Kernel",
          url: "https://developer.apple.com/documentation/kernel/ioservice-1g")
      ],
      example: "ExampleUserClient",
      seeAlso: ["IOKitPersonalities/*/IOClass"],
      sources: [.current("iouserclientclass"), personalities]),
    Key(
      PropertyPath(personality + "IOUserServerName"), .string,
      summary: "Sets the name under which the system reaches a DriverKit driver's process.",
      discussion: """
        Usually the driver's bundle identifier. The system registers the driver under this name, and
        the kernel and other clients talk to it by that name.
        """,
      availability: [.macOS("10.14", from: .current)],
      required: .optional,
      example: "com.example.driver",
      seeAlso: ["IOKitPersonalities/*/IOUserClass"],
      sources: [.current("iouserservername"), personalities]),
    Key(
      PropertyPath(personality + "IOUserServerOneProcess"), .boolean,
      summary: "Runs all services of a DriverKit driver in one process.",
      discussion: """
        Otherwise the system starts a process for each service that it matches. Only services of the
        same provider share a process. For the interfaces of one device, match the device instead and
        create the services in code.
        """,
      availability: [.macOS("10.15", from: .current)],
      default: false, defaultSource: personalities,
      required: .optional,
      example: true,
      seeAlso: ["IOKitPersonalities/*/IOUserServerName"],
      sources: [personalities, .framework("driverkit"), .developerForums("680181")]),
  ]
}
