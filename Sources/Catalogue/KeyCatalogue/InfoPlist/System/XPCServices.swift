import KeyModel

extension KeyGroup {
  /// Services, helper tools and system extensions, each in its own process.
  static var helpers: KeyGroup {
    KeyGroup(
      "helpers", "XPC services and helpers",
      summary: "How the system starts the parts of an app that run in separate processes.",
      availability: [.macOS("10.0", from: .current)],
      keys: xpcServiceKeys + privilegedHelperKeys + networkSystemExtensionKeys)
  }
}

private let guide = SourceReference.xpcGuide("XPC Service Property List Keys")

/// Services inside a bundle that launchd starts on demand.
private var xpcServiceKeys: [Key] {
  [
    Key(
      "XPCService", .dictionary,
      summary: "Contains the settings that the system uses to start an XPC service.",
      discussion: """
        Write it in the Info.plist of each XPC service, in `Contents/XPCServices/NAME.xpc/Contents`.
        Xcode's XPC Service template creates a target for one. The bundle's
        [`CFBundlePackageType`](key:CFBundlePackageType) is `XPC!`, and its
        [`CFBundleIdentifier`](key:CFBundleIdentifier) is the name to which the app connects. If no
        service has that name, the connection ends with `XPC_ERROR_CONNECTION_INVALID`. The system
        starts the service at the first message and terminates it when it is idle, so the service
        should keep no state.

        iOS apps can't use XPC services of this kind: `XPCSession` has no initializer on iOS that
        connects to one.
        """,
      consequence: Consequence(
        "Without `ServiceType` in the dictionary, the service has the type `Application`.",
        from: .current("xpcservice/servicetype")),
      availability: [
        .iOS("6.0", from: .current), .macOS("10.8", from: .current),
        .tvOS("9.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      apis: [
        API("NSXPCConnection.init(serviceName:)", of: "Foundation"),
        API("XPCSession", of: "XPC"),
      ],
      bundleKinds: [.xpcService],
      rules: [
        .should(.present.when(.bundle(.xpcService))).from(guide)
      ],
      example: ["ServiceType": "Application"],
      seeAlso: ["CFBundlePackageType"],
      sources: [
        .ownPage, guide, .current("xpcservice/servicetype"), .manualPages("xpcservice.plist(5)"),
        .framework("xpc/creating-xpc-services"), .framework("xpc/xpc_error_connection_invalid"),
        .framework("xpc/xpcsession/init(xpcservice:targetqueue:options:cancellationhandler:)"),
      ]),
    Key(
      "XPCService/ServiceType", .string,
      summary: "Says who shares a running instance of an XPC service.",
      discussion: """
        Write `Application`, the value for every service in an app or its frameworks: two apps that
        use the same framework then get two processes. `User` and `System` are for system services.
        """,
      consequence: Consequence(
        "Without the key, the service has the type `Application`.", from: .ownPage),
      values: .documented([
        AllowedValue(
          "Application",
          "For your own services: each app gets its own instance, even if a framework contains the service."
        ),
        AllowedValue(
          "User",
          "For system services that keep one user's data: the apps of that user share an instance."
        ),
        AllowedValue(
          "System",
          "For system services that keep all users' data: one instance serves the whole system."
        ),
      ]),
      valuesSource: .manualPages("xpcservice.plist(5)"),
      default: "Application",
      defaultSource: .ownPage,
      required: .optional,
      example: "Application",
      sources: [.ownPage, .manualPages("xpcservice.plist(5)")]),
    Key(
      "XPCService/JoinExistingSession", .boolean,
      summary: "Runs an XPC service in the login session of the app that calls it.",
      discussion: """
        Write `YES` if the service uses the user's keychain, the pasteboard or anything else that
        belongs to a login session. Leave it out of a service that only computes or parses, so that
        the service can do less harm.
        """,
      consequence: Consequence(
        "Without `YES`, the service runs in a new session, without access to the user's keychain and pasteboard.",
        from: guide),
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      sources: [.ownPage, guide]),
    Key(
      "XPCService/RunLoopType", .string,
      summary: "Chooses the run loop in which an XPC service waits for messages.",
      discussion: """
        Write `NSRunLoop` if the service uses anything that needs a Foundation run loop, such as
        `Timer` or sources that are scheduled on the main run loop. A service that answers messages
        and uses dispatch queues or Swift concurrency doesn't need the key.
        """,
      consequence: Consequence(
        "Without the key, the service waits for messages in `dispatch_main`.", from: .ownPage),
      values: .documented([
        AllowedValue(
          "dispatch_main",
          "For services that use dispatch queues; they have no run loop on the main thread."),
        AllowedValue(
          "NSRunLoop",
          "For services that use timers or other sources of a run loop on the main thread."),
      ]),
      valuesSource: guide,
      default: "dispatch_main",
      defaultSource: .ownPage,
      required: .optional,
      example: "NSRunLoop",
      sources: [.ownPage, guide]),
    Key(
      "XPCService/EnvironmentVariables", .dictionary,
      summary: "Sets environment variables of an XPC service.",
      discussion: """
        It is for settings that a library in the service reads from its environment. Settings that
        the app decides at run time belong in a message instead. For an app, the key is
        [`LSEnvironment`](key:LSEnvironment).
        """,
      required: .optional,
      example: ["EXAMPLE_MODE": "fast"],
      seeAlso: ["LSEnvironment"],
      sources: [.ownPage, guide]),
    Key(
      "XPCService/EnvironmentVariables/*", .string, placeholder: "variable",
      summary: "Gives the value of one variable in the environment of an XPC service.",
      discussion: """
        The key is the variable's name, such as `EXAMPLE_MODE`, and the value is a string, even for
        numbers.
        """,
      required: .optional,
      example: "fast",
      sources: [.ownPage, guide]),
  ]
}

private let bless = SourceReference.framework("servicemanagement/smjobbless(_:_:_:_:)")

/// Tools that an app installs to run as root.
private var privilegedHelperKeys: [Key] {
  [
    Key(
      "SMPrivilegedExecutables", .dictionary, title: "Tools owned after installation",
      summary: "Lists the privileged helper tools that an app installs with `SMJobBless`.",
      discussion: """
        Each key is the label of a tool, which is also its filename in
        `Contents/Library/LaunchServices`. Each value is a code requirement that the tool has to
        meet: the tool's identifier, and your team in `certificate leaf[subject.OU]`. The tool
        states a requirement for the app in `SMAuthorizedClients`. Both must be signed.
        """,
      avoid:
        "Don't write it in a new project for macOS 13 or later, which deprecates `SMJobBless`: register a daemon in the app's bundle with `SMAppService` instead.",
      consequence: Consequence(
        "If the tool isn't listed or doesn't meet its requirement, `SMJobBless` fails; developers report error 4 of `CFErrorDomainLaunchd`.",
        from: .gitHub("atnan/SMJobBlessXPC/issues/7")),
      availability: [.macOS("10.0", from: .current)],
      apis: [API("SMJobBless(_:_:_:_:)", of: "Service Management", linked: "_SMJobBless")],
      rules: [
        .present.when(.code("the app calls `SMJobBless`", ["SMJobBless(_:_:_:_:)"])).from(bless)
      ],
      example: [
        "com.example.helper":
          "identifier \"com.example.helper\" and anchor apple generic and certificate leaf[subject.OU] = \"A1B2C3D4E5\""
      ],
      seeAlso: ["SMAuthorizedClients"],
      sources: [
        .ownPage, bless, .framework("servicemanagement/smappservice"),
        .gitHub("atnan/SMJobBlessXPC/issues/7"),
      ],
      notes: [blessVersionNote]),
    Key(
      "SMPrivilegedExecutables/*", .string, placeholder: "label",
      summary: "States the code requirement that one helper tool has to meet.",
      discussion: """
        The key is the tool's label in reverse-DNS form, unique among all developers' tools. The
        value is a code requirement; `codesign -d -r-` prints the one that a signed tool meets. Name
        the team too: `anchor apple generic` alone accepts the certificates that Apple gives to any
        developer.

        Don't write it in a new project for macOS 13 or later: `SMJobBless` is deprecated there in
        favor of `SMAppService`.
        """,
      consequence: Consequence(
        "If the installed tool doesn't meet the requirement, the app can't replace the tool with a newer version.",
        from: bless),
      example:
        "identifier \"com.example.helper\" and anchor apple generic and certificate leaf[subject.OU] = \"A1B2C3D4E5\"",
      sources: [.ownPage, bless, .framework("servicemanagement/smappservice")],
      notes: [blessVersionNote]),
    Key(
      "SMAuthorizedClients", .array(of: .string), title: "Clients allowed to add and remove tool",
      summary: "Lists the apps that may install or remove a privileged helper tool.",
      discussion: """
        The tool has no bundle, so the key belongs in an Info.plist that the build setting
        `CREATE_INFOPLIST_SECTION_IN_BINARY` embeds in the tool's binary. Each element is a code
        requirement with the app's identifier and team; Xcode replaces `$(DEVELOPMENT_TEAM)` with
        the team's identifier. The tool also embeds a launchd property list with its `Label`.

        Don't write it in a new project for macOS 13 or later: `SMJobBless` is deprecated there in
        favor of `SMAppService`.
        """,
      consequence: Consequence(
        "If the app meets none of the requirements, `SMJobBless` fails and the tool isn't installed.",
        from: bless),
      availability: [.macOS("10.0", from: .current)],
      apis: [API("SMJobBless(_:_:_:_:)", of: "Service Management")],
      rules: [.present.when(.code("`SMJobBless` installs the tool")).from(bless)],
      example: [
        "identifier \"com.example.app\" and anchor apple generic and certificate leaf[subject.OU] = \"$(DEVELOPMENT_TEAM)\""
      ],
      seeAlso: ["SMPrivilegedExecutables"],
      sources: [.ownPage, bless, .framework("servicemanagement/smappservice")],
      notes: [blessVersionNote]),
  ]
}

private let blessVersionNote = EditorNote(
  .availability,
  [
    .init(.ownPage, "macOS 10.0."),
    .init(bless, "`SMJobBless` was introduced in macOS 10.6 and deprecated in 13.0."),
  ],
  choice: "This page gives the version of Apple's page of the key.",
  reason: "Apple's page speaks of the key itself, although nothing reads it before macOS 10.6.")

private let starting = SourceReference.framework(
  "networkextension/neprovider/startsystemextensionmode()")

/// Network extensions that are system extensions.
private var networkSystemExtensionKeys: [Key] {
  [
    Key(
      "NetworkExtension", .dictionary,
      summary: "Makes a system extension a provider that filters or carries network traffic.",
      discussion: """
        It does what [`NSExtension`](key:NSExtension) does for app extensions:
        [`NEProviderClasses`](key:NetworkExtension/NEProviderClasses) names the class for each of
        the extension's tasks. The extension calls `NEProvider.startSystemExtensionMode()` as early
        as possible; the system then creates the classes when it needs them. The same Info.plist
        needs [`NSSystemExtensionUsageDescription`](key:NSSystemExtensionUsageDescription).
        """,
      consequence: Consequence(
        "Without the key, the extension is installed but has no providers, and filters nothing.",
        from: .gitHub("vaaraio/vaara/pull/534")),
      availability: [.macOS("10.15", from: .current)],
      apis: [API("NEProvider.startSystemExtensionMode()", of: "Network Extension")],
      bundleKinds: [.systemExtension],
      rules: [
        .present.when(
          .has("CFBundlePackageType", "SYSX")
            && .contains(
              "entitlements:com.apple.developer.networking.networkextension",
              "app-proxy-provider", "content-filter-provider", "dns-proxy",
              "packet-tunnel-provider", "app-proxy-provider-systemextension",
              "content-filter-provider-systemextension", "dns-proxy-systemextension",
              "packet-tunnel-provider-systemextension")
        ).from(starting)
      ],
      example: [
        "NEMachServiceName": "$(TeamIdentifierPrefix)com.example.app.filter",
        "NEProviderClasses": [
          "com.apple.networkextension.filter-data": "$(PRODUCT_MODULE_NAME).FilterDataProvider"
        ],
      ],
      sources: [starting, .publicProjects("NetworkExtension"), .gitHub("vaaraio/vaara/pull/534")]),
    Key(
      "NetworkExtension/NEProviderClasses", .dictionary,
      summary: "Assigns a class to each task of a network system extension.",
      discussion: """
        The keys are identifiers of extension points, such as
        `com.apple.networkextension.packet-tunnel`; the values are classes. One system extension may
        have several providers. Each needs its value in
        [`com.apple.developer.networking.networkextension`](key:entitlements:com.apple.developer.networking.networkextension):
        for a packet tunnel `packet-tunnel-provider`, or with Developer ID
        `packet-tunnel-provider-systemextension`.
        """,
      consequence: Consequence(
        "If the dictionary doesn't name a provider's class, the system can't create the provider.",
        from: starting),
      required: .required,
      requiredSource: starting,
      rules: [
        .should(.count(atLeast: 1)).from(starting)
      ],
      example: [
        "com.apple.networkextension.filter-data": "$(PRODUCT_MODULE_NAME).FilterDataProvider"
      ],
      sources: [starting, .entitlement("com.apple.developer.networking.networkextension")]),
    Key(
      "NetworkExtension/NEProviderClasses/*", .string, placeholder: "extension point",
      summary: "Names the class that serves one extension point.",
      discussion: """
        Write the name of a subclass of the provider that the extension point stands for, such as
        `NEFilterDataProvider` for `com.apple.networkextension.filter-data`. Prefix a Swift class
        with its module, as in `$(PRODUCT_MODULE_NAME).FilterDataProvider`; an Objective-C class has
        no module.
        """,
      consequence: Consequence(
        "Without a class, the system creates no provider for the extension point.", from: starting),
      required: .optional,
      example: "$(PRODUCT_MODULE_NAME).FilterDataProvider",
      sources: [starting]),
    Key(
      "NetworkExtension/NEMachServiceName", .string,
      summary: "Names the Mach service of a network system extension.",
      discussion: """
        The extension listens on the service, and the app can connect to it with an
        `NSXPCConnection`, for example to pass rules to a filter. The name begins with one of the
        extension's app groups and a period: Xcode replaces `$(TeamIdentifierPrefix)` with the team
        identifier and a period.
        """,
      consequence: Consequence(
        "If the name doesn't begin with an app group of the extension, the extension isn't activated.",
        from: .developerForums("708017")),
      apis: [API("NSXPCConnection.init(machServiceName:options:)", of: "Foundation")],
      rules: [
        .prefix(from: "entitlements:com.apple.security.application-groups", separator: ".").from(
          .developerForums("708017"))
      ],
      example: "$(TeamIdentifierPrefix)com.example.app.filter",
      seeAlso: ["entitlements:com.apple.security.application-groups"],
      sources: [
        starting, .publicProjects("NetworkExtension"), .developerForums("708017"),
        .developerForums("652002"),
      ]),
  ]
}
