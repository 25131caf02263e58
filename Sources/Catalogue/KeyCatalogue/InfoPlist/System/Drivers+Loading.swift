import KeyModel

private let kextHeader = SourceReference.sdkHeaders("Kernel, libkern/OSKextLib.h")

/// When drivers are loaded, and by whom.
var driverLoadingKeys: [Key] {
  [
    Key(
      "OSBundleRequired", .string,
      summary: "States for which kinds of startup a kernel extension must be loaded early.",
      discussion: """
        Leave the key out unless the Mac can't start without the driver: every value except `Safe
        Boot` makes each startup slower, because the extension is loaded with the kernel. If a
        driver loads when its device is plugged in, but not when the Mac starts up with the device
        connected, it may need the same value as the system driver that claims the device first.
        DriverKit drivers load in safe mode without the key.
        """,
      consequence: Consequence(
        "In safe mode, the kernel doesn't load an extension without the key.",
        from: .kernelLoading),
      availability: [.macOS(from: .sdkHeaders)],
      values: .closed([
        AllowedValue(
          "Root",
          "The Mac can't mount its startup disk without the driver, whether local or on the network."
        ),
        AllowedValue("Local-Root", "The Mac can't mount a local startup disk without the driver."),
        AllowedValue(
          "Network-Root", "The Mac can't mount a startup disk on the network without the driver."),
        AllowedValue("Console", "The console in single-user mode doesn't work without the driver."),
        AllowedValue(
          "Safe Boot", "The driver isn't needed early, but may also be loaded in safe mode."),
        AllowedValue(
          "DriverKit",
          "A DriverKit driver that competes with kernel drivers for its device."),
      ]),
      valuesSource: kextHeader,
      required: .optional,
      example: "Root",
      seeAlso: ["OSBundleLibraries", "IOKitPersonalities"],
      sources: [
        kextHeader, .technicalNotes("QA1087, Issues with boot time KEXT loading"),
        .publicProjects("OSBundleRequired"), .kernelLoading,
      ]),
    Key(
      "OSBundleAllowUserLoad", .boolean,
      summary: "Lets users who aren't administrators load a kernel extension manually.",
      discussion: """
        It works only for extensions in `/System` whose libraries all have the key too, so it's
        useful only for Apple's extensions. Leave it out of your own extensions. The system loads a
        driver when its device appears, whether or not an administrator is logged in.
        """,
      consequence: Consequence(
        "Without the key, `kextload` has to run as root.",
        from: .manualPages("kextload(8)")),
      availability: [.macOS(from: .sdkHeaders)],
      required: .optional,
      example: true,
      seeAlso: ["OSBundleRequired"],
      sources: [kextHeader, .manualPages("kextload(8)")]),
  ]
}
