import KeyModel

extension KeyGroup {
  /// The protections that Xcode's capability Enhanced Security turns on.
  static var enhancedSecurityEntitlements: KeyGroup {
    KeyGroup(
      "enhanced-security", "Enhanced Security",
      summary: "Which additional memory protections a process turns on.",
      keys: enhancedSecurityKeys + memoryTaggingKeys)
  }
}

/// The newer key for the version, which only systems since 26.4 read.
private func needsVersion(when situation: String) -> Rule {
  .should(.needs(versionString, when: situation)).from(.ownPage)
}

private let versionString: PropertyPath =
  "com.apple.security.hardened-process.enhanced-security-version-string"
private let needsTagging = Rule.needs(
  "com.apple.security.hardened-process.checked-allocations", when: "With this entitlement"
).from(.ownPage)

private let inNewerSystems = needsVersion(
  when: "On iOS 26.4, macOS 26.4, visionOS 26.4 and later")
private let onNewerIPhones = needsVersion(when: "On iOS 26.4 and later")
private let always = needsVersion(when: "With this entitlement")

private var enhancedSecurityKeys: [Key] {
  [
    Key(
      "com.apple.security.hardened-process", .boolean,
      summary: "Opts an app or extension in to additional security checks.",
      discussion: """
        Add the capability Enhanced Security in Xcode. It writes this key, the version, and the keys
        for the heap, for read-only platform memory and for platform restrictions. The capability
        also turns on build settings, such as pointer authentication with `arm64e` code. The checks
        can slow an app down and turn memory errors into crashes, so test it thoroughly before you
        ship it.

        The capability is for apps, extensions, App Clips and DriverKit drivers; add it to each
        target that should be protected.
        """,
      consequence: Consequence(
        "Without it, an app can't use the other entitlements of Enhanced Security, which require this one.",
        from: .entitlement("com.apple.security.hardened-process.hardened-heap")),
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      required: .optional,
      capability: "Enhanced Security",
      rules: [inNewerSystems],
      example: true,
      seeAlso: [
        "com.apple.security.hardened-process.enhanced-security-version-string",
        "com.apple.security.hardened-process.hardened-heap",
      ],
      sources: [
        .ownPage, .enhancedSecurity,
        .entitlement("com.apple.security.hardened-process.hardened-heap"),
      ]),
    Key(
      "com.apple.security.hardened-process.enhanced-security-version-string", .string,
      summary: "Sets the version of the enhanced protections.",
      discussion: """
        Write `2`, as Apple's own programs do. Apple's page calls `*` the default, but a wildcard
        belongs in a provisioning profile, not in a signature. Version `2` and later turn on guard
        objects;
        [`com.apple.security.hardened-process.no-guard-objects`](key:com.apple.security.hardened-process.no-guard-objects)
        turns them off again.
        """,
      consequence: Consequence(
        "Without version `2` or later, the system doesn't turn on guard objects.",
        from: .entitlement("com.apple.security.hardened-process.no-guard-objects")),
      availability: [
        .iOS("26.4", from: .current),
        .macOS("26.4", from: .current), .visionOS("26.4", from: .current),
      ],
      values: .open([
        AllowedValue("2", "The protections of version 2, which include guard objects."),
        AllowedValue("*", "The default according to Apple's page; it belongs in a profile."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      capability: "Enhanced Security",
      replaces: ["com.apple.security.hardened-process.enhanced-security-version"],
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage)
      ],
      example: "2",
      seeAlso: ["com.apple.security.hardened-process"],
      sources: [
        .ownPage,
        .enhancedSecurity, .entitlement("com.apple.security.hardened-process.no-guard-objects"),
        .gitHub("blacktop/ipsw-diffs"), .provisioningProfiles,
      ]),
    Key(
      "com.apple.security.hardened-process.enhanced-security-version", .string,
      summary: "Sets the version of the enhanced protections, in the older format.",
      discussion: """
        Keep it only for systems before version 26.4. Xcode 26 wrote `1`; `2` is the current
        version. On systems of version 26.4 and later,
        [`com.apple.security.hardened-process.enhanced-security-version-string`](key:com.apple.security.hardened-process.enhanced-security-version-string)
        has the same purpose, and Xcode writes that key.
        """,
      avoid: "Don't write it in a new project.",
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      values: .documented([
        AllowedValue("1", "The protections of the first version; the value that Xcode 26 wrote."),
        AllowedValue("2", "Adds guard objects, which cost memory or speed."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      capability: "Enhanced Security",
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage)
      ],
      example: "1",
      seeAlso: [
        "com.apple.security.hardened-process",
        "com.apple.security.hardened-process.enhanced-security-version-string",
      ],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.hardened-heap", .boolean,
      summary: "Separates allocations by type, so that a faulty pointer does less harm.",
      discussion: """
        The allocator can limit the address space of some types and put guard pages around some
        allocations. Set the build settings `CLANG_ENABLE_C_TYPED_ALLOCATOR_SUPPORT` and
        `CLANG_ENABLE_CPLUSPLUS_TYPED_ALLOCATOR_SUPPORT` to `YES` too, so that the compiler
        specifies the type. If the code wraps the functions that allocate memory, the wrappers need
        changes.
        """,
      consequence: Consequence(
        "Without it, the system doesn't put the additional restrictions of a hardened heap on the app's allocations.",
        from: .ownPage),
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      required: .optional,
      capability: "Enhanced Security",
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems,
      ],
      example: true,
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.platform-restrictions-string", .string,
      summary: "Adds protections against attacks on the dynamic linker and Mach messages.",
      discussion: """
        Write `2`, the only documented level; Xcode does so with the capability Enhanced Security.
        Apps that use XPC, or don't communicate with other processes, rarely need changes for it. In
        an app that uses Mach messages directly, unsafe uses of them become crashes.
        """,
      consequence: Consequence(
        "Without it, the system doesn't make the additional checks of libraries and Mach messages.",
        from: .enhancedSecurity),
      availability: [
        .iOS("26.4", from: .current),
        .macOS("26.4", from: .current), .visionOS("26.4", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "2", "Checks the libraries that the app loads, and the Mach messages that it receives.")
      ]),
      valuesSource: .ownPage,
      required: .optional,
      capability: "Enhanced Security",
      replaces: ["com.apple.security.hardened-process.platform-restrictions"],
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        always,
      ],
      example: "2",
      seeAlso: ["com.apple.security.hardened-process"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.platform-restrictions", .integer,
      summary:
        "Adds protections against attacks on the dynamic linker and Mach messages, in the older format.",
      discussion: """
        Xcode 26 wrote the number `2`, the only value that Apple's page names. Keep it only for
        systems before version 26.4. On later systems,
        [`com.apple.security.hardened-process.platform-restrictions-string`](key:com.apple.security.hardened-process.platform-restrictions-string)
        has the same purpose, and Xcode writes that key.
        """,
      avoid: "Don't write it in a new project.",
      consequence: Consequence(
        "Without it, systems before version 26.4 don't make the additional checks of libraries and Mach messages.",
        from: .enhancedSecurity),
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      required: .optional,
      capability: "Enhanced Security",
      rules: [
        .should(.needs("com.apple.security.hardened-process", when: "With this entitlement"))
          .from(.ownPage)
      ],
      example: 2,
      seeAlso: [
        "com.apple.security.hardened-process",
        "com.apple.security.hardened-process.platform-restrictions-string",
      ],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.dyld-ro", .boolean,
      summary: "Makes the memory in which the system stores its own state read-only.",
      discussion: """
        It prevents attackers from changing the state of the dynamic linker and other parts of the
        system in your process. In Xcode, it's Enable Read-Only Platform Memory. Most apps need no
        change, but an app that writes to this memory crashes. Remove code that writes to constants
        in the program's data segments, and check third-party frameworks: version 21.1 of
        Microsoft's Intune SDK, for example, closed apps that turn this setting on.
        """,
      consequence: Consequence(
        "Without it, the system doesn't ensure that the memory for its own state is read-only.",
        from: .ownPage),
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      required: .optional,
      capability: "Enhanced Security",
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems,
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process"],
      sources: [
        .ownPage, .enhancedSecurity,
        .gitHub("microsoftconnect/ms-intune-app-sdk-ios/releases/tag/21.1.0"),
      ]),
    Key(
      "com.apple.security.hardened-process.no-guard-objects", .boolean,
      summary: "Turns off guard objects, which can cost memory or speed.",
      discussion: """
        Guard objects come with version `2` or later of
        [`com.apple.security.hardened-process.enhanced-security-version-string`](key:com.apple.security.hardened-process.enhanced-security-version-string).
        Write `true` only if measurements show that they cause your app's slowness or memory use;
        the version's other protections stay on.
        """,
      consequence: Consequence(
        "Without it, version `2` and later of the enhanced protections turn on guard objects.",
        from: .ownPage),
      availability: [
        .iOS("27.0", from: .current),
        .macOS("27.0", from: .current), .visionOS("27.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      capability: "Enhanced Security",
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        always,
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.enhanced-security-version-string"],
      sources: [.ownPage, .enhancedSecurity]),
  ]
}

private var memoryTaggingKeys: [Key] {
  [
    Key(
      "com.apple.security.hardened-process.checked-allocations", .boolean,
      summary:
        "Tags pointers and allocations, so that the processor detects invalid memory accesses.",
      discussion: """
        In Xcode, it's Enable Hardware Memory Tagging below Memory Safety, in the capability
        Enhanced Security. On iOS 26, it works on iPhone 17, iPhone 17 Pro and iPhone Air. Code that
        does arithmetic on pointers must mask out bits 56 to 59, which contain the tag, and not
        store anything in them. Xcode also adds
        [`com.apple.security.hardened-process.checked-allocations.soft-mode`](key:com.apple.security.hardened-process.checked-allocations.soft-mode),
        with which invalid accesses are only logged. Fix what the reports show, and then remove that
        key.
        """,
      consequence: Consequence(
        "Without it, the app performs an unsafe memory access instead of crashing.",
        from: .enhancedSecurity),
      availability: [.iOS("26.0", from: .current)],
      required: .optional,
      capability: "Enhanced Security",
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        onNewerIPhones,
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.checked-allocations.soft-mode"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.checked-allocations.soft-mode", .boolean,
      summary: "Logs invalid accesses to tagged memory instead of terminating the app.",
      discussion: """
        Xcode adds it when you turn on memory tagging. Keep it while you look for bugs: each invalid
        access leaves a report in the format of a crash report, and the app keeps running. Remove
        the key when no more reports appear, because it also keeps the app running during an attack.
        """,
      consequence: Consequence(
        "Without it, an invalid access to tagged memory terminates the app.",
        from: .ownPage),
      availability: [.iOS("26.0", from: .current)],
      required: .optional,
      capability: "Enhanced Security",
      rules: [
        needsTagging,
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        onNewerIPhones,
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.checked-allocations"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.checked-allocations.enable-pure-data", .boolean,
      summary: "Also tags memory that contains data without pointers.",
      discussion: """
        In Xcode, select Memory Tag Pure Data below Memory Safety, in the capability Enhanced
        Security. The entitlement improves security but costs memory and speed, so measure the app
        before and after.
        """,
      consequence: Consequence(
        "Without it, allocations that contain only data aren't tagged.",
        from: .ownPage),
      availability: [.iOS("26.0", from: .current)],
      required: .optional,
      capability: "Enhanced Security",
      rules: [
        needsTagging,
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        onNewerIPhones,
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.checked-allocations"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.checked-allocations.no-tagged-receive", .boolean,
      summary: "Rejects tagged memory that other processes send.",
      discussion: """
        In Xcode, select Prevent Receiving Tagged Memory below Memory Safety, in the capability
        Enhanced Security. The entitlement adds protection to a process that runs arbitrary code,
        such as an interpreter or a JIT compiler.
        """,
      consequence: Consequence(
        "Without it, the process can receive tagged memory from other processes.",
        from: .ownPage),
      availability: [.iOS("26.0", from: .current)],
      required: .optional,
      capability: "Enhanced Security",
      rules: [
        needsTagging,
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        onNewerIPhones,
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.checked-allocations"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.checked-allocations.enforce-checked-pointer-arithmetic-overflow",
      .boolean,
      title: "Check for Overflow of Pointer Arithmetic",
      summary: "Checks that arithmetic on tagged pointers doesn't overflow into the tag.",
      discussion: """
        In Xcode, it's Enforce Checking for Overflow Pointer Arithmetic below Memory Safety, in the
        capability Enhanced Security, where Enable Hardware Memory Tagging must be on too. Also set
        the build setting *Hardware-Checked Pointer Arithmetic Slice* to `YES`, so that the compiler
        makes the slice `arm64e.x1`, whose code can be checked. Without the setting, Xcode warns.
        The checks run on an iPhone with an A20 Pro, a Mac with an M6, an Apple Watch with an S11,
        and devices with later chips. With automatic signing, Xcode 27 has to run on macOS 27 to
        upload an app with this entitlement.
        """,
      consequence: Consequence(
        "Without it, pointer arithmetic isn't checked for overflow.",
        from: .ownPage),
      availability: [
        .iOS("27.0", from: .current), .macOS("27.0", from: .current),
        .watchOS("27.0", from: .current),
      ],
      required: .optional,
      capability: "Enhanced Security",
      rules: [.should(needsTagging)],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.checked-allocations"],
      sources: [
        .ownPage, .framework("xcode-release-notes/xcode-27-release-notes"),
        .framework("ios-ipados-release-notes/ios-ipados-27-release-notes"),
      ]),
  ]
}
