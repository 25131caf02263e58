import KeyModel

private let differsFromProfile = Consequence(
  "A value that differs from the one in the provisioning profile can prevent installation.",
  from: .diagnosingEntitlements)

extension KeyGroup {
  /// The exceptions from the Hardened Runtime.
  static var hardenedRuntimeEntitlements: KeyGroup {
    KeyGroup(
      "hardened-runtime", "Hardened Runtime",
      summary: "Which security protections a Mac app turns off.",
      keys: hardenedRuntimeKeys + runtimeExceptionKeys)
  }

  /// The entitlements that come from a provisioning profile, or from Xcode.
  static var signingEntitlements: KeyGroup {
    KeyGroup(
      "signing-entitlements", "Signing and debugging",
      summary: "What a signature says about an app and its team.", keys: signingKeys)
  }
}

private var hardenedRuntimeKeys: [Key] {
  [
    Key(
      "com.apple.security.cs.allow-jit", .boolean,
      title: "Allow Execution of JIT-compiled Code Entitlement",
      summary: "Lets an app compile code while it runs, in memory mapped with `MAP_JIT`.",
      discussion: """
        The Hardened Runtime forbids memory that is both writable and executable. With this
        entitlement, `mmap()` with the flag `MAP_JIT` provides one region of such memory. Add it to
        an app with a JIT compiler, such as one for JavaScript, regular expressions or a scripting
        language: an Electron app without it, for example, crashed at launch on Apple silicon.
        Frameworks with an interpreter, such as JavaScriptCore, may use the slower interpreter
        instead. Libraries use the entitlements of the app that loads them.

        According to an Apple engineer,
        [`com.apple.security.cs.allow-unsigned-executable-memory`](key:com.apple.security.cs.allow-unsigned-executable-memory)
        includes this entitlement, so the system ignores this one beside it. A project that uses V8
        found otherwise on Apple silicon, so test an app on Apple silicon before you leave out one
        of the two.
        """,
      consequence: Consequence(
        "Without it, `mmap()` with the flag `MAP_JIT` returns an error in an app with the Hardened Runtime.",
        from: .framework(
          "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high)),
      availability: [.macOS("10.7", from: .current)],
      default: false, defaultSource: .framework("security/hardened-runtime", confidence: .high),
      required: .optional,
      buildSetting: "RUNTIME_EXCEPTION_ALLOW_JIT",
      apis: [API("mmap")],
      capability: "Hardened Runtime",
      rules: [
        .ignoredBeside([
          "com.apple.security.cs.allow-unsigned-executable-memory",
          "com.apple.security.cs.disable-executable-page-protection",
        ]).from(.developerForums("776290")),
        leftOutIfFalse,
      ],
      example: true,
      sources: [
        .ownPage, .developerForums("776290"), .gitHub("TomoyukiAota/photo-location-map/pull/597"),
        .framework("security/hardened-runtime", confidence: .high), .entitlementsOfBuildSettings,
        .framework(
          "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high),
      ]),
    Key(
      "com.apple.security.cs.disable-library-validation", .boolean,
      title: "Disable Library Validation Entitlement",
      summary: "Lets an app load plug-ins and libraries that other teams signed.",
      discussion: """
        With the Hardened Runtime, an app loads only code that Apple or your own team signed. An app
        that loads other developers' plug-ins needs this entitlement; sign libraries that you ship
        yourself with your team's certificate instead. Gatekeeper checks apps with the entitlement
        more strictly, so otherwise leave it out. Add it to the executable: plug-ins and libraries
        use the entitlements of the process that loads them. A build signed ad hoc has no team, so
        with the Hardened Runtime it can't load even its own frameworks without the entitlement.
        """,
      consequence: Consequence(
        "Without it, loading a library that another team signed fails with a message about different Team IDs; an app that links the library doesn't launch.",
        from: .gitHub("vellum-ai/vellum-assistant/pull/33964")),
      availability: [.macOS("10.7", from: .current)],
      default: false, defaultSource: .framework("security/hardened-runtime", confidence: .high),
      required: .optional,
      buildSetting: "RUNTIME_EXCEPTION_DISABLE_LIBRARY_VALIDATION",
      capability: "Hardened Runtime",
      rules: [
        leftOutIfFalse
      ],
      example: true,
      seeAlso: ["com.apple.security.get-task-allow"],
      sources: [
        .ownPage, .gitHub("vellum-ai/vellum-assistant/pull/33964"),
        .gitHub("crazysmile-PhD/downkyicore/pull/250"),
        .framework("security/hardened-runtime", confidence: .high), .entitlementsOfBuildSettings,
      ]),
  ]
}

private var signingKeys: [Key] {
  [
    Key(
      "application-identifier",
      .string,
      summary: "Identifies an app by the prefix of its App ID and its bundle identifier.",
      discussion: """
        If an older project still has it, remove it, because it can differ from the value in the
        profile.

        On macOS, the key is
        [`com.apple.application-identifier`](key:com.apple.application-identifier); a Mac Catalyst
        app has both.
        """,
      avoid: "Leave it out of the entitlements file: the provisioning profile sets it.",
      consequence: differsFromProfile,
      availability: [],
      required: .optional,
      rules: [
        .absent.when(.bundle(.framework)).codes("ITMS-90046").saying(
          "a framework is signed without entitlements, but this one has {key}",
          "sign the framework without an entitlements file"
        )
        .from(.gitHub("bazelbuild/rules_apple/issues/181")),
        .prefix(from: "com.apple.developer.parent-application-identifiers", separator: ".").saying(
          "{value} is no App Clip of the app that 'com.apple.developer.parent-application-identifiers' names",
          "name the app that contains the clip there; the clip's identifier begins with the app's"
        ).from(.gitHub("bazelbuild/rules_apple/issues/1570")),
      ],
      example: "ABCDE12345.com.example.app",
      seeAlso: [
        "com.apple.application-identifier", "com.apple.developer.team-identifier",
        "keychain-access-groups",
      ],
      sources: [
        .provisioningProfiles, .diagnosingEntitlements,
        .gitHub("bazelbuild/rules_apple/issues/181"),
      ]),
    Key(
      "com.apple.application-identifier",
      .string,
      summary: "Identifies a Mac app by the prefix of its App ID and its bundle identifier.",
      discussion: """
        If you sign with other tools, add it to the entitlements file with the value from the
        profile. A Mac app without restricted entitlements needs neither a profile nor this key,
        except in TestFlight, which always requires a profile. Other platforms use
        [`application-identifier`](key:application-identifier).
        """,
      avoid:
        "Leave it out of the entitlements file if Xcode signs the app: the provisioning profile sets it.",
      consequence: Consequence(
        "TestFlight doesn't accept a Mac app whose profile has an application identifier but whose signature doesn't.",
        from: .gitHub("lyskouski/app-finance/issues/537")),
      availability: [.macOS(.unknown, from: .current), .macCatalyst(.unknown, from: .current)],
      required: .optional,
      example: "ABCDE12345.com.example.app",
      seeAlso: ["application-identifier"],
      sources: [.provisioningProfiles, .gitHub("lyskouski/app-finance/issues/537")]),
    Key(
      "previous-application-identifiers",
      .array(of: .string),
      summary: "Lists the application identifiers that an app used before.",
      discussion: """
        If the App ID of a published app changes, for example to another prefix, ask Apple Developer
        Program Support to add the old application identifier to the profile under this key. The new
        version can then replace the installed one.
        """,
      avoid: "Leave it out of the entitlements file.",
      consequence: Consequence(
        "Without it, the system rejects an update whose application identifier differs from the installed app's, with *rejecting upgrade* in the message.",
        from: .diagnosingEntitlements),
      availability: [],
      required: .optional,
      approval: "Apple adds it to the profile on request.",
      example: ["ABCDE12345.com.example.app"],
      seeAlso: ["application-identifier"],
      sources: [.diagnosingEntitlements, .gitHub("blacktop/ipsw-diffs")]),
    Key(
      "com.apple.developer.team-identifier",
      .string,
      summary: "Identifies the team that signed an app.",
      discussion: """
        If you sign with other tools, add it to the entitlements file with the profile's value.
        """,
      avoid:
        "Leave it out of the entitlements file if Xcode signs the app: the provisioning profile sets it to the Team ID of the developer account that the profile belongs to.",
      availability: [],
      required: .optional,
      example: "ABCDE12345",
      seeAlso: ["application-identifier"],
      sources: [
        .framework("security/errsecmissingentitlement", confidence: .high), .provisioningProfiles,
        .gitHub("lyskouski/app-finance/issues/537"),
      ]),
    Key(
      "get-task-allow",
      .boolean,
      summary: "Lets a debugger attach to an app.",
      discussion: """
        If an older project still has it, remove it, because it can differ from the value in the
        profile. macOS uses
        [`com.apple.security.get-task-allow`](key:com.apple.security.get-task-allow) instead.
        """,
      avoid: "Leave it out of the entitlements file: development profiles set it.",
      consequence: differsFromProfile,
      availability: [],
      required: .optional,
      rules: [
        .noneOf([true], reason: "builds for the App Store can't be debugged")
          .when(.distribution(.appStore)).codes("ITMS-90164").saying(
            "{key} belongs to a build for development, which the App Store refuses",
            "remove it from the entitlements file, and export the archive for distribution"
          )
          .from(.gitHub("airsdk/Adobe-Runtime-Support/issues/137"))
      ],
      example: true,
      seeAlso: ["com.apple.security.get-task-allow"],
      sources: [
        .diagnosingEntitlements, .provisioningProfiles,
        .gitHub("airsdk/Adobe-Runtime-Support/issues/137"),
      ]),
    Key(
      "com.apple.security.get-task-allow",
      .boolean,
      summary: "Lets a debugger attach to a Mac app.",
      discussion: """
        If you sign a development build with other tools, remove it before notarization: it lets
        others inject code into the running app.

        An app that loads plug-ins may have it together with
        [`com.apple.security.cs.disable-library-validation`](key:com.apple.security.cs.disable-library-validation),
        so that plug-in authors can debug their plug-ins in the app.
        """,
      avoid:
        "Leave it out of the entitlements file: Xcode adds it to development builds, unless the build setting `CODE_SIGN_INJECT_BASE_ENTITLEMENTS` is `NO`, and removes it on export.",
      consequence: Consequence(
        "Notarization fails with *The executable requests the com.apple.security.get-task-allow entitlement.*, unless the app loads plug-ins and also has `com.apple.security.cs.disable-library-validation`.",
        from: .notarizationIssues),
      availability: [.macOS(.unknown, from: .current)],
      required: .optional,
      rules: [
        .developmentOnly
          .when(!.has("com.apple.security.cs.disable-library-validation", true))
          .from(.notarizationIssues),
        .excludes(["com.apple.security.inherit"]).from(
          .framework("xcode/embedding-a-helper-tool-in-a-sandboxed-app", confidence: .high)),
      ],
      example: true,
      seeAlso: ["get-task-allow", "com.apple.security.cs.disable-library-validation"],
      sources: [
        .notarizationIssues, .provisioningProfiles,
        .framework("xcode/embedding-a-helper-tool-in-a-sandboxed-app", confidence: .high),
      ]),
  ]
}
