import KeyModel

extension KeyGroup {
  /// The protections that Xcode's capability Enhanced Security turns on.
  static var enhancedSecurityEntitlements: KeyGroup {
    KeyGroup(
      "enhanced-security", "Enhanced Security",
      summary: "Which further protections of its memory a process turns on.",
      keys: enhancedSecurityKeys + memoryTaggingKeys)
  }
}

private let inNewerSystems = Rule.should(
  .needs(
    "com.apple.security.hardened-process.enhanced-security-version-string",
    when: "In iOS 26.4, macOS 26.4 and visionOS 26.4 or later"))

private var enhancedSecurityKeys: [Key] {
  [
    Key(
      "com.apple.security.hardened-process", .boolean,
      summary: "Opts an app or extension in to further security checks.",
      discussion: """
        Xcode adds it with the capability, and each of the others needs it. The capability can
        slow an app down or make it crash where its memory handling is wrong, so test the app
        thoroughly with it.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      capability: "Enhanced Security",
      rules: [
        inNewerSystems.from(.ownPage)
      ],
      example: true,
      seeAlso: [
        "com.apple.security.hardened-process.enhanced-security-version-string",
        "com.apple.security.hardened-process.hardened-heap",
      ],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.enhanced-security-version-string", .string,
      summary: "Chooses the version of the enhanced protections.",
      discussion: """
        Xcode writes `*`, which follows the newest version. From `2` on, guard objects are
        turned on, which
        [`com.apple.security.hardened-process.no-guard-objects`](key:com.apple.security.hardened-process.no-guard-objects)
        turns off.
        """,
      availability: [
        .iOS("26.4", from: .current),
        .macOS("26.4", from: .current), .visionOS("26.4", from: .current),
      ],
      values: .open([
        AllowedValue("*", "Follows the newest version."),
        AllowedValue("2", "Turns on guard objects too."),
      ]),
      valuesSource: .ownPage,
      capability: "Enhanced Security",
      replaces: ["com.apple.security.hardened-process.enhanced-security-version"],
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage)
      ],
      example: "*",
      seeAlso: ["com.apple.security.hardened-process"],
      sources: [
        .ownPage,
        .enhancedSecurity, .entitlement("com.apple.security.hardened-process.no-guard-objects"),
      ]),
    Key(
      "com.apple.security.hardened-process.enhanced-security-version", .string,
      summary: "Chooses the version of the enhanced protections, in the older form.",
      discussion: """
        Xcode 26 wrote `1`; `2` is the current version. In iOS 26.4, macOS 26.4 and later,
        [`com.apple.security.hardened-process.enhanced-security-version-string`](key:com.apple.security.hardened-process.enhanced-security-version-string)
        has the same purpose. To have `2` without guard objects, add
        [`com.apple.security.hardened-process.no-guard-objects`](key:com.apple.security.hardened-process.no-guard-objects).
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      values: .documented([
        AllowedValue("1", "Has the protections of the first version."),
        AllowedValue("2", "Adds guard objects."),
      ]),
      valuesSource: .ownPage,
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
        The allocator separates memory by type, limits the address space of some types and puts
        guard pages around some allocations. Set the build settings
        `CLANG_ENABLE_C_TYPED_ALLOCATOR_SUPPORT` and
        `CLANG_ENABLE_CPLUSPLUS_TYPED_ALLOCATOR_SUPPORT` to `YES` too, so that the compiler says
        which type is meant.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      capability: "Enhanced Security",
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems.from(.ownPage),
      ],
      example: true,
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.platform-restrictions-string", .string,
      summary: "Chooses the level of further protections at run time.",
      discussion: """
        `2` protects against certain attacks on the dynamic linker and on Mach messages.
        """,
      availability: [
        .iOS("26.4", from: .current),
        .macOS("26.4", from: .current), .visionOS("26.4", from: .current),
      ],
      values: .documented([AllowedValue("2", "Protects the dynamic linker and Mach messages.")]),
      valuesSource: .ownPage,
      capability: "Enhanced Security",
      replaces: ["com.apple.security.hardened-process.platform-restrictions"],
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems.from(.ownPage),
      ],
      example: "2",
      seeAlso: ["com.apple.security.hardened-process"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.platform-restrictions", .integer,
      summary: "Chooses the level of further protections at run time as a number, the older form.",
      discussion: """
        Xcode 26 wrote `2`, the only value that its page names. In iOS 26.4, macOS 26.4 and later,
        [`com.apple.security.hardened-process.platform-restrictions-string`](key:com.apple.security.hardened-process.platform-restrictions-string)
        has the same purpose.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      capability: "Enhanced Security",
      example: 2,
      seeAlso: [
        "com.apple.security.hardened-process",
        "com.apple.security.hardened-process.platform-restrictions-string",
      ],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.dyld-ro", .boolean,
      summary: "Protects the system's own memory in a process from being written.",
      discussion: """
        The kernel and the dynamic linker protect their own state. Code that writes to constants
        in the program's data segments crashes.
        """,
      consequence: Consequence("An app that writes to that memory crashes.", from: .ownPage),
      availability: [
        .iOS("26.0", from: .current),
        .macOS("26.0", from: .current), .visionOS("26.0", from: .current),
      ],
      capability: "Enhanced Security",
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems.from(.ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.no-guard-objects", .boolean,
      summary: "Gives up guard objects where they cost too much memory or speed.",
      discussion: """
        They come with version `2` of
        [`com.apple.security.hardened-process.enhanced-security-version-string`](key:com.apple.security.hardened-process.enhanced-security-version-string),
        and can cost memory or speed. Use the key if the cost is too high.
        """,
      availability: [
        .iOS("27.0", from: .current),
        .macOS("27.0", from: .current), .visionOS("27.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      capability: "Enhanced Security",
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems.from(.ownPage),
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
        "Tags pointers and allocations, so that the processor finds wrong accesses to memory.",
      discussion: """
        On devices whose processor can do it, a wrong access ends the app. Code that calculates
        with pointers masks out bits 56 to 59, which hold the tag, and doesn't store anything
        there. Xcode adds
        [`com.apple.security.hardened-process.checked-allocations.soft-mode`](key:com.apple.security.hardened-process.checked-allocations.soft-mode)
        at first, which only logs such accesses.
        """,
      availability: [.iOS("26.0", from: .current)],
      capability: "Enhanced Security",
      rules: [
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems.from(.ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.checked-allocations.soft-mode"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.checked-allocations.soft-mode", .boolean,
      summary: "Logs wrong accesses to tagged memory instead of ending the app.",
      discussion: """
        Xcode adds it when you turn on memory tagging. The log has the form of a crash report.
        Remove the key to have the app stopped.
        """,
      availability: [.iOS("26.0", from: .current)],
      capability: "Enhanced Security",
      rules: [
        .needs(
          "com.apple.security.hardened-process.checked-allocations", when: "With this entitlement"
        ).from(.ownPage),
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems.from(.ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.checked-allocations"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.checked-allocations.enable-pure-data", .boolean,
      summary: "Tags memory that holds data without pointers too.",
      discussion: """
        It makes attacks harder and costs memory and speed.
        """,
      availability: [.iOS("26.0", from: .current)],
      capability: "Enhanced Security",
      rules: [
        .needs(
          "com.apple.security.hardened-process.checked-allocations", when: "With this entitlement"
        ).from(.ownPage),
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems.from(.ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.checked-allocations"],
      sources: [.ownPage, .enhancedSecurity]),
    Key(
      "com.apple.security.hardened-process.checked-allocations.no-tagged-receive", .boolean,
      summary: "Refuses tagged memory that other processes send.",
      discussion: """
        It protects processes that run other people's code, such as interpreters.
        """,
      availability: [.iOS("26.0", from: .current)],
      capability: "Enhanced Security",
      rules: [
        .needs(
          "com.apple.security.hardened-process.checked-allocations", when: "With this entitlement"
        ).from(.ownPage),
        .needs("com.apple.security.hardened-process", when: "With this entitlement").from(.ownPage),
        inNewerSystems.from(.ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.security.hardened-process.checked-allocations"],
      sources: [.ownPage, .enhancedSecurity]),
  ]
}
