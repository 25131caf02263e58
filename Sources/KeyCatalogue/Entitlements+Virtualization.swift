import KeyModel

/// Entitlements for virtual machines.
var virtualizationKeys: [Key] {
  [
    Key(
      "com.apple.security.virtualization", .boolean,
      summary: "Lets a Mac app run virtual machines with the Virtualization framework.",
      discussion: """
        `VZVirtualMachineConfiguration.validate()` reports an error if it is missing.
        """,
      consequence: Consequence(
        "Without it, `VZVirtualMachineConfiguration.validate()` fails.",
        from: .ownPage),
      availability: [.macOS("11.0", from: .current)],
      apis: [API("VZVirtualMachine", of: "Virtualization", url: nil)],
      example: true,
      seeAlso: ["com.apple.security.hypervisor", "com.apple.vm.networking"]),
    Key(
      "com.apple.security.hypervisor", .boolean,
      summary: "Lets a Mac app make virtual machines with the Hypervisor framework.",
      discussion: """
        For macOS 10.15 and earlier, the app also has
        [`com.apple.vm.hypervisor`](key:com.apple.vm.hypervisor).
        """,
      consequence: Consequence(
        "The functions of Hypervisor can't be used without it.",
        from: .ownPage),
      availability: [.macOS("11.0", from: .current)],
      apis: [API("hv_vm_create")],
      replaces: ["com.apple.vm.hypervisor"],
      rules: [
        .should(.needs("com.apple.vm.hypervisor", when: "Before macOS 11")).when(
          .target(before: .macOS("11.0"))
        ).from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.security.virtualization"]),
    Key(
      "com.apple.vm.hypervisor", .boolean,
      summary: "Allowed a sandboxed Mac app to make virtual machines, before macOS 11.",
      discussion: """
        An app that also runs on macOS 10.15 or earlier has both entitlements.
        """,
      availability: [.macOS("10.10", deprecated: "11.0", from: .current)],
      replacedBy: ["com.apple.security.hypervisor"],
      rules: [
        .should(.needs("com.apple.security.hypervisor", when: "From macOS 11 on")).from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.security.hypervisor"]),
    Key(
      "com.apple.vm.device-access", .boolean,
      summary: "Lets a Mac app take USB devices from the system and give them to a guest.",
      discussion: """
        The app uses `IOUSBHostObjectInitOptions.deviceCapture`, which ends all other clients of
        the device. It needs the entitlement together with an authorization for the device from
        `IOServiceAuthorize`; a process that runs as root needs neither.
        """,
      availability: [.macOS("10.10", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("IOUSBHostObjectInitOptions.deviceCapture", of: "IOUSBHost", url: nil)],
      example: true,
      seeAlso: ["com.apple.security.device.usb", "com.apple.security.hypervisor"],
      sources: [
        .ownPage,
        .framework("iousbhost/iousbhostobjectinitoptions/devicecapture", confidence: .high),
      ]),
    Key(
      "com.apple.vm.networking", .boolean,
      summary: "Lets a Mac app make virtual network interfaces without root.",
      discussion: """
        The framework vmnet needs it.
        """,
      availability: [.macOS("10.10", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("vmnet_start_interface", of: "vmnet", url: nil)],
      approval:
        "Apple grants it to developers of virtualization software, who ask their contact at Apple.",
      example: true,
      seeAlso: ["com.apple.security.virtualization", "com.apple.developer.networking.vmnet"]),
    Key(
      "com.apple.developer.networking.vmnet", .boolean,
      summary: "Lets a Mac app use vmnet, the framework for networks of virtual machines.",
      discussion: """
        Its page has no description. It prints `YES` as the default, which is what to write.
        """,
      availability: [.macOS("14.0", from: .current)],
      example: true,
      seeAlso: ["com.apple.vm.networking"]),
  ]
}
