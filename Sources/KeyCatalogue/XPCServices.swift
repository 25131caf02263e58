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
      summary: "Holds the settings with which an XPC service is started.",
      discussion: """
        It belongs in the Info.plist of the bundle `Contents/XPCServices/NAME.xpc`, whose
        [`CFBundlePackageType`](key:CFBundlePackageType) is `XPC!` and whose
        [`CFBundleIdentifier`](key:CFBundleIdentifier) is the name under which the app connects. The
        system starts the service at the first message and ends it when it is idle, so it should
        keep no state.
        """,
      availability: [
        .iOS("6.0", from: .current), .macOS("10.8", from: .current),
        .tvOS("9.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      apis: [
        API("NSXPCConnection.init(serviceName:)", of: "Foundation"),
        API("XPCSession", of: "XPC"),
      ],
      rules: [
        .should(
          .present.when(.bundle(.xpcService))
        ).from(guide)
      ],
      example: ["RunLoopType": "NSRunLoop", "ServiceType": "Application"],
      seeAlso: ["CFBundlePackageType"],
      sources: [.ownPage, guide, .manualPages("xpcservice.plist(5)")]),
    Key(
      "XPCService/ServiceType", .string,
      summary: "Says who shares a running instance of an XPC service.",
      discussion: """
        With `Application`, two apps that use a framework with the service get two processes.
        `User` and `System` are for services of the system.
        """,
      values: .documented([
        AllowedValue(
          "Application",
          "Gives each app its own instance, also if the service is in a framework."),
        AllowedValue("User", "Gives each user one instance; for services of the system."),
        AllowedValue("System", "Gives the whole system one instance; for services of the system."),
      ]),
      valuesSource: .manualPages("xpcservice.plist(5)"),
      default: "Application",
      defaultSource: .ownPage,
      required: .optional,
      example: "Application",
      sources: [.ownPage, .manualPages("xpcservice.plist(5)")]),
    Key(
      "XPCService/JoinExistingSession", .boolean,
      summary: "Runs an XPC service in the security session of the app that calls it.",
      discussion: """
        Set it to `YES` if the service needs the user's keychain, the pasteboard or anything else
        that belongs to a login session. Otherwise the service runs in a new session without them.
        """,
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      sources: [.ownPage, guide]),
    Key(
      "XPCService/RunLoopType", .string,
      summary: "Chooses the run loop in which an XPC service waits for messages.",
      discussion: """
        A service that uses timers, sockets or other sources of a run loop of Foundation needs
        `NSRunLoop`.
        """,
      values: .documented([
        AllowedValue("dispatch_main", "Serves the main dispatch queue."),
        AllowedValue("NSRunLoop", "Runs a run loop of Foundation on the main thread."),
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
      discussion: "For an app the key is [`LSEnvironment`](key:LSEnvironment).",
      required: .optional,
      example: ["EXAMPLE_MODE": "fast"],
      seeAlso: ["LSEnvironment"],
      sources: [.ownPage, guide]),
    Key(
      "XPCService/EnvironmentVariables/*", .string, placeholder: "variable",
      summary: "Holds the value of one variable in the environment of an XPC service.",
      example: "fast",
      sources: [guide]),
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
        Each key is the label of a tool, which is also its file name in
        `Contents/Library/LaunchServices`; each value is a code requirement that the tool has to
        meet. The tool names the app in turn, in [`SMAuthorizedClients`](key:SMAuthorizedClients).
        Both are signed, and each requirement fits the signature of the other.

        Since macOS 13 an app registers a daemon inside its bundle with `SMAppService` instead,
        which needs neither key.
        """,
      availability: [.macOS("10.0", from: .current)],
      apis: [API("SMJobBless(_:_:_:_:)", of: "Service Management")],
      rules: [.present.when(.code("the app calls `SMJobBless`")).from(bless)],
      example: [
        "com.example.helper": "identifier \"com.example.helper\" and anchor apple generic"
      ],
      seeAlso: ["SMAuthorizedClients"],
      sources: [.ownPage, bless, .framework("servicemanagement/smappservice")],
      notes: [blessVersionNote]),
    Key(
      "SMPrivilegedExecutables/*", .string, placeholder: "label",
      summary: "Holds the code requirement that one helper tool has to meet.",
      discussion: """
        The key is the tool's label in reverse-DNS form; no other tool may have it. The value is text
        in the language of code requirements.
        """,
      example: "identifier \"com.example.helper\" and anchor apple generic",
      sources: [.ownPage, bless],
      notes: [blessVersionNote]),
    Key(
      "SMAuthorizedClients", .array(of: .string), title: "Clients allowed to add and remove tool",
      summary: "Lists the apps that may install or remove a privileged helper tool.",
      discussion: """
        It belongs in the Info.plist that is built into the tool's binary. Each element is a code
        requirement, at least the identifier of the app and who signed it; one that is too wide lets
        other programs replace the tool, which runs as root.
        """,
      availability: [.macOS("10.0", from: .current)],
      apis: [API("SMJobBless(_:_:_:_:)", of: "Service Management")],
      rules: [.present.when(.code("`SMJobBless` installs the tool")).from(bless)],
      example: ["identifier \"com.example.app\" and anchor apple generic"],
      seeAlso: ["SMPrivilegedExecutables"],
      sources: [.ownPage, bless],
      notes: [blessVersionNote]),
  ]
}

private let blessVersionNote = EditorNote(
  .availability,
  [
    .init(.ownPage, "macOS 10.0."),
    .init(bless, "SMJobBless is of macOS 10.6, deprecated in 13.0."),
  ],
  choice: "The version of the key's page is given.",
  reason: "It is the key's own statement; nothing reads the key before macOS 10.6.")

private let starting = SourceReference.framework(
  "networkextension/neprovider/startsystemextensionmode()")

/// Network extensions that are system extensions.
private var networkSystemExtensionKeys: [Key] {
  [
    Key(
      "NetworkExtension", .dictionary,
      summary: "Makes a system extension one that filters or carries network traffic.",
      discussion: """
        It has the part that [`NSExtension`](key:NSExtension) has in app extensions: it says which
        classes of the extension serve which tasks. The extension calls
        `NEProvider.startSystemExtensionMode()` as early as possible; the system then creates the
        classes when it needs them. Only extensions for the Mac can be packaged so.
        """,
      availability: [.macOS("10.15", from: .current)],
      apis: [API("NEProvider.startSystemExtensionMode()", of: "Network Extension")],
      rules: [
        .present.when(
          .has("CFBundlePackageType", "SYSX")
            && .contains(
              "entitlements:com.apple.developer.networking.networkextension",
              "app-proxy-provider-systemextension", "content-filter-provider-systemextension",
              "dns-proxy-systemextension", "packet-tunnel-provider-systemextension")
        ).from(starting)
      ],
      example: [
        "NEMachServiceName": "$(TeamIdentifierPrefix)com.example.app.filter",
        "NEProviderClasses": [
          "com.apple.networkextension.filter-data": "$(PRODUCT_MODULE_NAME).FilterDataProvider"
        ],
      ],
      sources: [starting, .publicProjects("NetworkExtension")]),
    Key(
      "NetworkExtension/NEProviderClasses", .dictionary,
      summary: "Assigns a class to each task of a network system extension.",
      discussion: """
        The keys are identifiers of extension points, the values classes. One system extension may
        have several providers.
        """,
      consequence: Consequence(
        "The system can't create the provider of an extension that doesn't declare it.",
        from: starting),
      required: .required,
      rules: [
        .should(.count(atLeast: 1)).from(starting)
      ],
      example: [
        "com.apple.networkextension.filter-data": "$(PRODUCT_MODULE_NAME).FilterDataProvider"
      ],
      sources: [starting]),
    Key(
      "NetworkExtension/NEProviderClasses/*", .string, placeholder: "extension point",
      summary: "Names the class that serves one extension point.",
      discussion: """
        The class is a subclass of the provider that the extension point stands for, such as
        `NEFilterDataProvider` for `com.apple.networkextension.filter-data`. A Swift class is named
        with its module.
        """,
      example: "$(PRODUCT_MODULE_NAME).FilterDataProvider",
      sources: [starting]),
    Key(
      "NetworkExtension/NEMachServiceName", .string,
      summary: "Names the Mach service of a network system extension.",
      discussion: """
        The app may talk to the extension through it, with an `NSXPCConnection`. The name begins
        with one of the extension's app groups and a period, as for every system extension; with
        another the extension isn't activated.
        """,
      apis: [API("NSXPCConnection.init(machServiceName:options:)", of: "Foundation")],
      rules: [
        .prefix(from: "entitlements:com.apple.security.application-groups", separator: ".").from(
          .developerForums("708017"))
      ],
      example: "$(TeamIdentifierPrefix)com.example.app.filter",
      seeAlso: ["entitlements:com.apple.security.application-groups"],
      sources: [.publicProjects("NetworkExtension"), .developerForums("708017")]),
  ]
}
