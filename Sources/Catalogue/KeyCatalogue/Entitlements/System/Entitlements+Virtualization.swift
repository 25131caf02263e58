import KeyModel

/// Entitlements for virtual machines.
var virtualizationKeys: [Key] {
  [
    Key(
      "com.apple.security.virtualization",
      .boolean,
      summary: "Lets a Mac app run virtual machines with the Virtualization framework.",
      discussion: """
        Every process that uses the framework needs this entitlement, even to load a macOS restore
        image. Add the key to the entitlements file manually; the App Sandbox isn't necessary. NAT
        networks need nothing else, but bridged networks need
        [`com.apple.vm.networking`](key:com.apple.vm.networking).
        """,
      consequence: Consequence(
        "Without it, `VZVirtualMachineConfiguration.validate()` fails.", from: .ownPage),
      availability: [.macOS("11.0", from: .current)],
      apis: [
        API(
          "VZVirtualMachine", of: "Virtualization", url: nil,
          linked: "_OBJC_CLASS_$_VZVirtualMachine")
      ],
      rules: [
        .present.when(.code("the app uses the Virtualization framework", ["VZVirtualMachine"]))
          .from(
            .framework(
              "virtualization/adding-the-virtualization-entitlement-to-your-project",
              confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.security.hypervisor", "com.apple.vm.networking"],
      sources: [
        .ownPage, .framework("virtualization/vzmacosrestoreimage", confidence: .high),
        .framework("virtualization/vznatnetworkdeviceattachment", confidence: .high),
        .framework(
          "virtualization/adding-the-virtualization-entitlement-to-your-project", confidence: .high),
      ]),
    Key(
      "com.apple.security.hypervisor",
      .boolean,
      summary: "Lets a Mac app create virtual machines with the Hypervisor framework.",
      discussion: """
        Any process that calls the framework needs this entitlement, sandboxed or not. For macOS
        10.15 and earlier, add [`com.apple.vm.hypervisor`](key:com.apple.vm.hypervisor) too. Apps
        that use the Virtualization framework need
        [`com.apple.security.virtualization`](key:com.apple.security.virtualization) instead.
        """,
      consequence: Consequence(
        "Without it, an app can't use the functions of the Hypervisor framework.", from: .ownPage),
      availability: [.macOS("11.0", from: .current)],
      apis: [API("hv_vm_create", linked: "_hv_vm_create")],
      replaces: ["com.apple.vm.hypervisor"],
      rules: [
        .should(.needs("com.apple.vm.hypervisor", when: "With this entitlement")).when(
          .target(before: .macOS("11.0"))
        ).from(.ownPage),
        .present.when(.code("the app uses the Hypervisor framework", ["hv_vm_create"])).from(
          .ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.security.virtualization"]),
    Key(
      "com.apple.vm.hypervisor",
      .boolean,
      summary: "Allowed a sandboxed Mac app to create virtual machines before macOS 11.",
      discussion: """
        With a deployment target before macOS 11, a sandboxed app needs both keys. Developers report
        that the system terminates a program at launch if it has this key but its signature doesn't
        allow the key, as in an ad hoc build. In such a program, write only the newer key.

        ```xml
        <key>com.apple.security.hypervisor</key>
        <true/>
        <key>com.apple.vm.hypervisor</key>
        <true/>
        ```
        """,
      avoid:
        "Don't write it in an app for macOS 11 or later, which needs only [`com.apple.security.hypervisor`](key:com.apple.security.hypervisor).",
      consequence: Consequence(
        "On macOS 10.15 and earlier, a sandboxed app can't use the Hypervisor framework without it.",
        from: .ownPage),
      availability: [.macOS("10.10", deprecated: "11.0", from: .current)],
      required: .optional,
      replacedBy: ["com.apple.security.hypervisor"],
      rules: [
        .should(.needs("com.apple.security.hypervisor", when: "On macOS 11 and later")).from(
          .ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.security.hypervisor"],
      sources: [
        .ownPage, .gitHub("lima-vm/lima/issues/10"), .gitHub("machyve/xhyve/issues/60"),
      ]),
    Key(
      "com.apple.vm.device-access",
      .boolean,
      summary: "Lets a Mac app take over USB devices and pass them to a virtual machine.",
      discussion: """
        The app opens the device with `IOUSBHostObjectInitOptions.deviceCapture`, which terminates
        all other clients and drivers of the device. The entitlement alone isn't enough: the app
        also calls `IOServiceAuthorize` for the device. A process that runs as root needs neither.
        To use a USB device without taking it from the system, a sandboxed app needs
        [`com.apple.security.device.usb`](key:com.apple.security.device.usb).

        `deviceCapture` is available on macOS 10.15 and later, so the entitlement isn't useful
        before that.
        """,
      consequence: Consequence(
        "Without it, only a process that runs as root can capture USB devices.",
        from: .framework("iousbhost/iousbhostobjectinitoptions/devicecapture", confidence: .high)),
      availability: [.macOS("10.10", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("IOUSBHostObjectInitOptions.deviceCapture", of: "IOUSBHost", url: nil)],
      rules: [
        .present.when(.code("the app captures USB devices without running as root")).from(
          .framework("iousbhost/iousbhostobjectinitoptions/devicecapture", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.security.device.usb", "com.apple.security.hypervisor"],
      sources: [
        .ownPage,
        .framework("iousbhost/iousbhostobjectinitoptions/devicecapture", confidence: .high),
      ]),
    Key(
      "com.apple.vm.networking",
      .boolean,
      summary: "Lets a Mac app create virtual network interfaces without running as root.",
      discussion: """
        Virtualization software needs it for vmnet and for bridged networks. A sandboxed app can't
        use vmnet without it. If you can't get the entitlement, use `VZNATNetworkDeviceAttachment`,
        which connects a guest through the host and doesn't need an entitlement.
        """,
      consequence: Consequence(
        "Without it, a `VZBridgedNetworkDeviceAttachment` makes the configuration of the virtual machine invalid.",
        from: .framework("virtualization/vzbridgednetworkdeviceattachment", confidence: .high)),
      availability: [.macOS("10.10", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("vmnet_start_interface", of: "vmnet", url: nil)],
      approval:
        "Apple grants it to developers of virtualization software through their Apple representative.",
      rules: [.present.when(.code("the app uses vmnet without running as root")).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.security.virtualization", "com.apple.developer.networking.vmnet"],
      sources: [
        .ownPage, .framework("virtualization/vznatnetworkdeviceattachment", confidence: .high),
        .framework("virtualization/vzbridgednetworkdeviceattachment", confidence: .high),
        .framework("vmnet"),
      ]),
    Key(
      "com.apple.developer.networking.vmnet",
      .boolean,
      summary:
        "Isn't described by Apple; its name refers to vmnet, for networks of virtual machines.",
      discussion: """
        Apple doesn't say what it is for: its page gives only the type, macOS 14.0 and the default
        `YES`. For vmnet, request [`com.apple.vm.networking`](key:com.apple.vm.networking), which a
        sandboxed process must have. Leave this one out unless Apple gave you a provisioning profile
        that contains it.
        """,
      availability: [.macOS("14.0", from: .current)],
      example: true,
      seeAlso: ["com.apple.vm.networking"],
      sources: [.ownPage, .framework("vmnet")]),
  ]
}
