import KeyModel

/// The kernel's checks when an app connects to a driver.
private let kernelOfDrivers = SourceReference.gitHub(
  "apple-oss-distributions/xnu/blob/main/iokit/Kernel/IOUserServer.cpp")

/// Entitlements for apps that connect to drivers, and for drivers that let them.
var driverClientKeys: [Key] {
  [
    Key(
      "com.apple.developer.driverkit.userclient-access", .array(of: .string), .string,
      summary: "Lists the drivers that a Mac app may connect to.",
      discussion: """
        Write it in the app, not in the driver. List one bundle identifier for each driver to which
        the app opens a connection with `IOServiceOpen`. For a single driver, you can write a string
        instead of an array. An app doesn't need it for drivers that have
        [`com.apple.developer.driverkit.allow-any-userclient-access`](key:com.apple.developer.driverkit.allow-any-userclient-access).
        An iPad app uses
        [`com.apple.developer.driverkit.communicates-with-drivers`](key:com.apple.developer.driverkit.communicates-with-drivers)
        instead. When the kernel refuses a connection, its log has *UC entitlements check failed*.
        """,
      consequence: Consequence(
        "`IOServiceOpen` fails with `kIOReturnNotPermitted` (`0xE00002E2`) for a driver that isn't listed.",
        from: kernelOfDrivers),
      availability: [.macOS("10.15", from: .current)],
      apis: [API("IOServiceOpen")],
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      rules: [
        .present.when(.code("a Mac app connects to a driver that doesn't accept all apps")).from(
          kernelOfDrivers),
        .should(
          .needs(
            "com.apple.developer.driverkit.communicates-with-drivers", when: "With this entitlement"
          )
        ).when(.platform(.iOS, .iPadOS)).from(.ownPage),
      ],
      example: ["com.example.driver"],
      seeAlso: [
        "com.apple.developer.driverkit.allow-any-userclient-access",
        "com.apple.developer.driverkit.communicates-with-drivers",
      ],
      sources: [.ownPage, .driverKitRequest, kernelOfDrivers]),
    Key(
      "com.apple.developer.driverkit.allow-any-userclient-access", .boolean,
      summary: "Lets a Mac driver accept connections from any app.",
      discussion: """
        Write it in the driver if it has an `IOUserClient` and should accept apps that you don't
        know, such as those from other companies. Without it, only apps that list the driver in
        [`com.apple.developer.driverkit.userclient-access`](key:com.apple.developer.driverkit.userclient-access)
        can connect. To allow only those apps, leave the key out. The kernel checks only whether the
        key is present, so `false` allows any app too. On iPad,
        [`com.apple.developer.driverkit.allow-third-party-userclients`](key:com.apple.developer.driverkit.allow-third-party-userclients)
        has the same purpose.
        """,
      consequence: Consequence(
        "Without it, the kernel rejects connections from apps that don't list the driver in their entitlements.",
        from: kernelOfDrivers),
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      example: true,
      seeAlso: ["com.apple.developer.driverkit.userclient-access"],
      sources: [
        .ownPage,
        .framework("driverkit/requesting-entitlements-for-driverkit-development"), kernelOfDrivers,
      ]),
    Key(
      "com.apple.developer.driverkit.communicates-with-drivers", .boolean,
      title: "Communicates with Drivers",
      summary: "Lets an iPad app connect to drivers.",
      discussion: """
        An iPad app needs the entitlement to open a connection to any driver with `IOServiceOpen`. A
        driver accepts only apps that the driver's team signed, unless the driver has
        [`com.apple.developer.driverkit.allow-third-party-userclients`](key:com.apple.developer.driverkit.allow-third-party-userclients).
        A Mac app lists its drivers in
        [`com.apple.developer.driverkit.userclient-access`](key:com.apple.developer.driverkit.userclient-access)
        instead; an app for both needs both entitlements.
        """,
      consequence: Consequence(
        "On iPad, `IOServiceOpen` fails with `kIOReturnNotPermitted` without it, and the kernel logs `app does not have com.apple.developer.driverkit.communicates-with-drivers entitlement`.",
        from: kernelOfDrivers),
      availability: [.iOS("16.0", from: .current)],
      apis: [API("IOServiceOpen")],
      capability: "Communicates with Drivers",
      rules: [
        .present.when(.code("an iPad app connects to a driver")).from(kernelOfDrivers),
        .should(
          .needs("com.apple.developer.driverkit.userclient-access", when: "With this entitlement")
        )
        .when(.platform(.macOS)).from(.ownPage),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.driverkit.allow-third-party-userclients",
        "com.apple.developer.driverkit.userclient-access",
      ],
      sources: [.ownPage, .capabilityNames, kernelOfDrivers]),
    Key(
      "com.apple.developer.driverkit.allow-third-party-userclients", .boolean,
      title: "DriverKit Allow Third Party User Clients",
      summary: "Lets an iPad driver accept connections from other teams' apps.",
      discussion: """
        Write it in the driver if other companies make apps for the hardware. Their apps still need
        [`com.apple.developer.driverkit.communicates-with-drivers`](key:com.apple.developer.driverkit.communicates-with-drivers).
        In Xcode, add the capability DriverKit Allow Third Party UserClients to the driver's target.
        """,
      consequence: Consequence(
        "Without it, the kernel rejects connections from apps that another team has signed, and logs `UC failed team ID check`.",
        from: kernelOfDrivers),
      availability: [.iOS("16.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      capability: "DriverKit Allow Third Party UserClients",
      bundleKinds: [.driver],
      example: true,
      seeAlso: ["com.apple.developer.driverkit.communicates-with-drivers"],
      sources: [.ownPage, .capabilityNames, kernelOfDrivers]),
  ]
}
