import KeyModel

/// The HID entitlement of each class, by an engineer at Apple.
private let hidGuide = SourceReference.developerForums("843327")

/// Entitlements for drivers of input devices, and for virtual ones.
var driverInputKeys: [Key] {
  [
    Key(
      "com.apple.developer.driverkit.family.hid.device", .boolean,
      summary: "Lets a driver publish an input device, such as a keyboard or a mouse.",
      discussion: """
        Write it if the personality in the driver's Info.plist has `AppleUserHIDDevice` as its
        [`IOClass`](key:info-plist:IOKitPersonalities/*/IOClass), as for subclasses of
        `IOUserHIDDevice` and `IOUserUSBHostHIDDevice`. Which HID entitlement a driver needs depends
        on this class; an Apple engineer writes that the other HID entitlements are unnecessary. A
        driver for a USB device also needs
        [`com.apple.developer.driverkit.transport.usb`](key:com.apple.developer.driverkit.transport.usb).
        """,
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Family HID Device (development)",
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver subclasses `IOUserHIDDevice`")).from(hidGuide),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit", "com.apple.developer.driverkit.transport.hid"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
        hidGuide, .framework("hiddriverkit/iouserhiddevice"), userServerInKernel,
      ]),
    Key(
      "com.apple.developer.driverkit.family.hid.eventservice", .boolean,
      summary: "Lets a driver turn an input device's reports into events.",
      discussion: """
        Write it if the personality in the driver's Info.plist has `AppleUserHIDEventService` as its
        [`IOClass`](key:info-plist:IOKitPersonalities/*/IOClass), as for subclasses of
        `IOUserHIDEventService`, which handle the reports of a keyboard or a stylus, for example.
        With the provider `IOHIDInterface`, also add
        [`com.apple.developer.driverkit.transport.hid`](key:com.apple.developer.driverkit.transport.hid).
        """,
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Family HID EventService (development)",
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the driver subclasses `IOUserHIDEventService`")).from(
          .driverKitRequest),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit", "com.apple.developer.driverkit.transport.hid"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
        hidGuide, .framework("hiddriverkit/handling-keyboard-events-from-a-human-interface-device"),
        .framework("hiddriverkit/iouserhideventservice"), userServerInKernel,
      ]),
    Key(
      "com.apple.developer.driverkit.family.hid.virtual.device", .boolean,
      title: "DriverKit Family virtual HID",
      summary:
        "Has no effect, although Apple's page says that it lets an app create virtual input devices.",
      discussion: """
        To create a virtual keyboard, mouse or game controller in an app, use
        [`com.apple.developer.hid.virtual.device`](key:com.apple.developer.hid.virtual.device)
        instead. Apple's page gives `true` as the default, presumably as the value to write.
        """,
      avoid:
        "Leave it out: an Apple engineer calls it defunct on all platforms and says that no product should have it.",
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["com.apple.developer.hid.virtual.device"],
      sources: [.ownPage, hidGuide],
      notes: [
        EditorNote(
          .text,
          [
            .init(.ownPage, "Lets an app create and manage virtual input devices."),
            .init(hidGuide, "It is defunct and has no function on any platform."),
          ], choice: "This page says that the key has no effect.",
          reason:
            "An Apple engineer's answer about what the system checks is newer than Apple's page.",
          isEditorial: false)
      ]),
    Key(
      "com.apple.developer.hid.virtual.device", .boolean,
      summary: "Lets an app or tool create virtual input devices, such as a game controller.",
      discussion: """
        Write it in the entitlements of the process that creates a `HIDVirtualDevice` of Core HID or
        an `IOHIDUserDevice`. On macOS, people also approve some actions of the device once.
        Apple's page mentions a driver, but an Apple engineer writes that the key never belongs in a
        driver. A driver publishes devices with the entitlements for its classes, such as
        [`com.apple.developer.driverkit.family.hid.device`](key:com.apple.developer.driverkit.family.hid.device).
        """,
      consequence: Consequence(
        "Without it, the kernel refuses to create the device, and logs that the process isn't entitled.",
        from: .gitHub("apple-oss-distributions/IOHIDFamily")),
      availability: [.macOS("10.15", from: .current)],
      apis: [
        API(
          "IOHIDUserDeviceCreateWithProperties", of: "IOKit", url: nil,
          linked: "_IOHIDUserDeviceCreateWithProperties"),
        API("IOHIDUserDeviceCreate", of: "IOKit", url: nil, linked: "_IOHIDUserDeviceCreate"),
      ],
      rules: [
        .present.when(
          .code(
            "the process creates virtual input devices",
            ["IOHIDUserDeviceCreateWithProperties", "IOHIDUserDeviceCreate"])
        ).from(
          .gitHub("apple-oss-distributions/IOHIDFamily"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.driverkit.family.hid.virtual.device"],
      sources: [
        .ownPage, hidGuide, .gitHub("apple-oss-distributions/IOHIDFamily"),
        .sdkHeaders("IOKit, IOHIDUserDevice.h"),
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.ownPage, "The driver that creates a virtual device has the key."),
            .init(hidGuide, "A driver never has the key, which is for the interface of Core HID."),
          ], choice: "The key belongs in the file of an app or tool.",
          reason: "The header of `IOHIDUserDevice` and the code that checks the key agree.",
          isEditorial: false)
      ]),
    Key(
      "com.apple.developer.driverkit.transport.hid", .boolean,
      summary: "Lets a driver use an input device through `IOHIDInterface`.",
      discussion: """
        Write it if the provider in the driver's personality is `IOHIDInterface`, the raw reports of
        an input device. A driver that turns them into events usually also has
        [`com.apple.developer.driverkit.family.hid.eventservice`](key:com.apple.developer.driverkit.family.hid.eventservice).
        """,
      consequence: driverNotLoaded,
      availability: [.macOS("10.15", from: .current)],
      capability: "DriverKit Transport HID (development)",
      approval: "Apple grants the entitlement on request (developer.apple.com/system-extensions).",
      bundleKinds: [.driver],
      rules: [
        .present.when(.code("the provider of the driver is `IOHIDInterface`")).from(hidGuide),
        .should(.needs("com.apple.developer.driverkit", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.driverkit")),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.driverkit", "com.apple.developer.driverkit.family.hid.device",
      ],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.driverkit"), .driverKitRequest, .capabilityNames,
        hidGuide, .gitHub("apple-oss-distributions/IOHIDFamily"), userServerInKernel,
      ]),
  ]
}
