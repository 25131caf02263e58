import KeyModel

private let kextHeader = SourceReference.sdkHeaders("Kernel, libkern/OSKextLib.h")

/// The keys that say what a driver needs and when it is loaded.
var driverLoadingKeys: [Key] {
  [
    Key(
      "OSBundleLibraries", .dictionary,
      summary: "Lists the kernel extensions that must be loaded before this one.",
      discussion: """
        A kernel extension with code needs the key, because the extension links only against the
        listed libraries, such as Apple's interfaces `com.apple.kpi.iokit` and
        `com.apple.kpi.libkern`. The keys are bundle identifiers, and the values are the oldest
        versions that suffice. In Terminal, `kmutil libraries` finds the libraries that a built
        extension uses. Leave the key out of an extension without code.
        """,
      consequence: Consequence(
        "The kernel doesn't load the driver if a listed library is missing or too old.",
        from: .ownPage),
      availability: [
        .macOS("10.0", from: .current)
      ],
      bundleKinds: [.driver],
      example: ["com.apple.kpi.iokit": "8.0", "com.apple.kpi.libkern": "8.0"],
      seeAlso: ["OSBundleCompatibleVersion"],
      sources: [.ownPage, .manualPages("kextlibs(8)")]),
    Key(
      "OSBundleLibraries/*", .string,
      placeholder: "bundle identifier",
      summary: "Sets the oldest accepted version of one library.",
      discussion: """
        The key is the bundle identifier of the library. Write the library's oldest version that has
        what your extension uses, in the format of [`CFBundleVersion`](key:CFBundleVersion). The
        version must lie between the installed library's
        [`OSBundleCompatibleVersion`](key:OSBundleCompatibleVersion) and its current version. A
        version that is too high prevents the extension from loading on older systems, so write the
        lowest version that works.
        """,
      consequence: Consequence(
        "The kernel doesn't load the driver if the installed library is older than the version in the entry.",
        from: .kernelLoading),
      example: "8.0",
      sources: [.ownPage, .current("osbundlecompatibleversion"), .kernelLoading]),
    Key(
      "OSBundleCompatibleVersion", .string,
      summary:
        "Makes a kernel extension a library, and states the oldest version it is compatible with.",
      discussion: """
        Only extensions with code that others link against need the key. In
        [`OSBundleLibraries`](key:OSBundleLibraries), other extensions can then require any version
        from this one to [`CFBundleVersion`](key:CFBundleVersion). Raise the value to the current
        version when a change breaks what other extensions rely on. The value must not be newer than
        `CFBundleVersion`, or the kernel rejects the extension.
        """,
      consequence: Consequence(
        "Without the key, other extensions can't use this one as a library.",
        from: .kernelLoading),
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      bundleKinds: [.driver],
      example: "5.0",
      seeAlso: ["OSBundleLibraries", "CFBundleVersion"],
      sources: [.ownPage, .kernelLoading]),
    Key(
      "OSBundleRequired", .string,
      summary: "States for which kinds of startup a kernel extension must be loaded early.",
      discussion: """
        Write the key only if the Mac needs the driver to start: every value except `Safe Boot`
        makes each startup slower, because the extension is loaded with the kernel. A system driver
        may claim the device first if the Mac starts up with the device connected. A driver that
        loads only when the device is plugged in later may need the same value as that system
        driver. DriverKit drivers don't need the key to be loaded in safe mode.
        """,
      consequence: Consequence(
        "In safe mode, the kernel doesn't load an extension without the key.",
        from: .kernelLoading),
      availability: [.macOS(from: .sdkHeaders)],
      values: .closed([
        AllowedValue(
          "Root",
          "The Mac needs the driver to mount its startup disk, whether local or on the network."
        ),
        AllowedValue("Local-Root", "The Mac needs the driver to mount a local startup disk."),
        AllowedValue(
          "Network-Root", "The Mac needs the driver to mount a startup disk on the network."),
        AllowedValue("Console", "The console in single-user mode needs the driver."),
        AllowedValue(
          "Safe Boot", "The driver isn't needed early, but may also be loaded in safe mode."),
        AllowedValue(
          "DriverKit",
          "A DriverKit driver that competes with kernel drivers for its device."),
      ]),
      valuesSource: kextHeader,
      required: .optional,
      bundleKinds: [.driver],
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
        It works only for extensions in `/System` whose libraries all have the key too, so leave it
        out of your own extensions. The system loads a driver when its device appears, whether or
        not an administrator is logged in.
        """,
      consequence: Consequence(
        "Without the key, `kextload` has to run as root.",
        from: .manualPages("kextload(8)")),
      availability: [.macOS(from: .sdkHeaders)],
      required: .optional,
      bundleKinds: [.driver],
      example: true,
      seeAlso: ["OSBundleRequired"],
      sources: [kextHeader, .manualPages("kextload(8)")]),
  ]
}
