import KeyModel

private let kextHeader = SourceReference.sdkHeaders("Kernel, libkern/OSKextLib.h")

/// When drivers are loaded, and by whom.
var driverLoadingKeys: [Key] {
  [
    Key(
      "OSBundleRequired", .string,
      summary: "Says for which kinds of startup a driver must be loaded early.",
      discussion: """
        Leave the key out unless the Mac cannot start without the driver: with any value but
        `Safe Boot` every start takes longer. Without the key a driver is not loaded in safe mode at
        all. A driver that loads when its device is plugged in but not when the Mac starts needs the
        value of the system's driver that takes the device first.
        """,
      availability: [.macOS("10.0", from: .current)],
      values: .closed([
        AllowedValue("Root", "To mount the startup disk, local or on the network."),
        AllowedValue("Local-Root", "To mount a startup disk of the Mac itself."),
        AllowedValue("Network-Root", "To mount a startup disk on the network."),
        AllowedValue("Console", "For the console in single-user mode."),
        AllowedValue("Safe Boot", "Not early; the driver may also be loaded in safe mode."),
        AllowedValue(
          "DriverKit",
          "A driver in user space that competes for its device with the kernel's drivers."),
      ]),
      valuesSource: kextHeader,
      required: .optional,
      example: "Root",
      seeAlso: ["OSBundleLibraries", "IOKitPersonalities"],
      sources: [
        kextHeader, .technicalNotes("QA1087, Issues with boot time KEXT loading"),
        .publicProjects("OSBundleRequired"),
      ]),
    Key(
      "OSBundleAllowUserLoad", .boolean,
      summary: "Lets every user load a kernel extension, not only the administrator.",
      discussion: """
        Only for extensions in `/System` all of whose libraries have the key too. For others
        `kextload` needs `sudo`, whatever the key says.
        """,
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["OSBundleRequired"],
      sources: [kextHeader, .manualPages("kextload(8)")]),
  ]
}
