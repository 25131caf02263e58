import KeyModel

extension KeyGroup {
  /// The entitlements that put a Mac app in the sandbox and let it out again in certain ways.
  static var appSandboxEntitlements: KeyGroup {
    KeyGroup(
      "app-sandbox", "App Sandbox",
      summary: "What a sandboxed Mac app may do.",
      keys: appSandboxKeys + sandboxFolderKeys + sandboxDeviceKeys)
  }
}

/// The key of an Info.plist with the schemes that its app opens.
let urlSchemes: PropertyPath = "info-plist:CFBundleURLTypes/[]/CFBundleURLSchemes"

/// A rule for every entitlement of the Hardened Runtime.
var leftOutIfFalse: Rule {
  .should(
    .noneOf([false], reason: "leave the key out instead, as Xcode does when it signs the app")
  ).from(.hardenedRuntime)
}

/// A rule for every entitlement that widens the sandbox: without the sandbox, it has no effect.
var needsSandbox: Rule {
  .should(.needs("com.apple.security.app-sandbox", when: "For the entitlement to have an effect"))
    .from(.enablingAppSandbox)
}

private var appSandboxKeys: [Key] {
  [
    Key(
      "com.apple.security.app-sandbox", .boolean,
      title: "App Sandbox Entitlement",
      summary: "Confines a Mac app or extension to its own files and to what it declares.",
      discussion: """
        A sandboxed app can access its container and what further entitlements allow, such as files
        that people choose in open and save panels. The system blocks the rest, with errors such as
        *Operation not permitted*, whatever the code does. To see what was blocked, search for
        `subsystem:com.apple.sandbox.reporting` in Console: a message such as *Sandbox:
        Example(12447) deny(1) network-outbound* names the app and the action. The app isn't
        terminated.

        The Mac App Store accepts only sandboxed apps. Extensions need the sandbox no matter how the
        app is distributed: macOS ignores an extension without it, and the log says *plug-ins must
        be sandboxed*.

        Newer projects turn the sandbox on with the build setting `ENABLE_APP_SANDBOX`, which adds
        the entitlement when the app is built, so the file in the project may lack it.
        """,
      consequence: Consequence(
        "The Mac App Store doesn't accept an app without it.",
        from: .configuringAppSandbox),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      buildSetting: "ENABLE_APP_SANDBOX",
      capability: "App Sandbox",
      rules: [
        .present.when(.distribution(.macAppStore) && .product).from(.configuringAppSandbox)
          .codes("ITMS-90296").saying(
            "the Mac App Store takes only sandboxed programs, and this one is not",
            "turn on App Sandbox for its target; helpers inside the app need it too"),
        .oneOf([true]).when(.distribution(.macAppStore)).from(.configuringAppSandbox)
          .codes("ITMS-90296").saying(
            "the Mac App Store takes only sandboxed programs, but {key} is {value}",
            "set it to 'YES'"),
        .present.when(.bundle(.appExtension) && .platform(.macOS) && .product).saying(
          "macOS ignores an app extension that is not sandboxed",
          "turn on App Sandbox for the target of the extension"
        ).from(
          .gitHub("iina/iina/issues/2693")),
        .oneOf([true]).when(.bundle(.appExtension) && .platform(.macOS)).saying(
          "macOS ignores an app extension that is not sandboxed", "set {key} to 'YES'"
        ).from(
          .gitHub("iina/iina/issues/2693")),
      ],
      example: true,
      seeAlso: [
        "com.apple.security.network.client", "com.apple.security.files.user-selected.read-write",
        "com.apple.security.inherit",
      ],
      sources: [
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .gitHub("iina/iina/issues/2693"),
        .gitHub("ImageOptim/ImageOptim/issues/152"), .gitHub("insidegui/TextTransformer/pull/3"),
        .gitHub("swiftlang/swift-build/pull/432"),
        .entitlementsOfBuildSettings, .sandboxViolations,
      ]),
    Key(
      "com.apple.security.network.client", .boolean,
      summary: "Lets a sandboxed app open connections to other computers.",
      discussion: """
        Nearly every sandboxed app that uses the network needs the entitlement, even to connect to a
        server on the same Mac. In Xcode it is *Outgoing Connections (Client)* under *Network*. Over
        TCP, the system checks only who opens a connection, so the app also receives the answers.
        Over UDP, an app with only this entitlement can send but not receive; to receive, it also
        needs [`com.apple.security.network.server`](key:com.apple.security.network.server).
        """,
      consequence: Consequence(
        "Without it, outgoing connections of a sandboxed app fail, and Console shows a violation such as *Sandbox: Example(12447) deny(1) network-outbound*.",
        from: .sandboxViolations),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_OUTGOING_NETWORK_CONNECTIONS",
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.network.server", "com.apple.security.app-sandbox"],
      sources: [
        .ownPage, .enablingAppSandbox,
        .configuringAppSandbox, .entitlementsOfBuildSettings, .sandboxViolations,
      ]),
    Key(
      "com.apple.security.network.server", .boolean,
      summary: "Lets a sandboxed app accept connections from other computers.",
      discussion: """
        An app needs the entitlement to listen on a port for connections from other computers. In
        Xcode it is *Incoming Connections (Server)* under *Network*. Over TCP, the system checks
        only who opens a connection, so the app can also send answers. Over UDP, an app with only
        this entitlement can receive but not send; to send, it also needs
        [`com.apple.security.network.client`](key:com.apple.security.network.client).
        """,
      consequence: Consequence(
        "Without it, other computers can't open connections to a sandboxed app.",
        from: .ownPage),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_INCOMING_NETWORK_CONNECTIONS",
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.network.client", "com.apple.security.app-sandbox"],
      sources: [
        .ownPage, .enablingAppSandbox,
        .configuringAppSandbox, .entitlementsOfBuildSettings, .sandboxViolations,
      ]),
    Key(
      "com.apple.security.files.user-selected.read-only", .boolean,
      summary: "Lets a sandboxed app read what people choose in open panels.",
      discussion: """
        Use it for an app that opens files but never saves them. An open panel runs in another
        process, which adds each chosen file or folder, including the folder's contents, to the
        app's sandbox. The same applies to items that people drag to the app's icon in the Dock.
        Access ends when the app quits; to regain it after the next launch, store a security-scoped
        bookmark. In Xcode, choose *Read Only* for *User Selected File*; the value of the build
        setting is `readonly`.
        """,
      consequence: Consequence(
        "Without this entitlement or `com.apple.security.files.user-selected.read-write`, an open panel doesn't give a sandboxed app access to what people choose.",
        from: .configuringAppSandbox),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_USER_SELECTED_FILES",
      apis: [API("NSOpenPanel", of: "AppKit", url: nil)],
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: [
        "com.apple.security.files.user-selected.read-write",
        "com.apple.security.files.bookmarks.app-scope",
      ],
      sources: [
        .ownPage, .enablingAppSandbox,
        .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high),
        .entitlementsOfBuildSettings, .configuringAppSandbox,
      ]),
    Key(
      "com.apple.security.files.user-selected.read-write", .boolean,
      summary: "Lets a sandboxed app read and write what people choose in open and save panels.",
      discussion: """
        Use it for an app with documents. It covers what
        [`com.apple.security.files.user-selected.read-only`](key:com.apple.security.files.user-selected.read-only)
        allows, so one of the two is enough. In Xcode, choose *Read/Write* for *User Selected File*;
        the value of the build setting is `readwrite`. Programs that the app writes to the chosen
        folders can't run without
        [`com.apple.security.files.user-selected.executable`](key:com.apple.security.files.user-selected.executable).
        """,
      consequence: Consequence(
        "Without it, a save panel doesn't give a sandboxed app access to the place that people choose.",
        from: .configuringAppSandbox),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_USER_SELECTED_FILES",
      apis: [
        API("NSOpenPanel", of: "AppKit", url: nil), API("NSSavePanel", of: "AppKit", url: nil),
      ],
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: [
        "com.apple.security.files.user-selected.read-only",
        "com.apple.security.files.bookmarks.app-scope",
      ],
      sources: [
        .ownPage, .enablingAppSandbox,
        .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high),
        .entitlementsOfBuildSettings, .configuringAppSandbox,
      ]),
    Key(
      "com.apple.security.files.bookmarks.app-scope", .boolean,
      summary: "Lets a sandboxed app keep its access to chosen files across launches.",
      discussion: """
        Use it for an app that reopens files, such as recent projects, after it is relaunched.
        Create a bookmark with `withSecurityScope` and store it. Resolve it later and call
        `startAccessingSecurityScopedResource()`. Only Apple's archived reference requires the
        entitlement; the current article on such bookmarks doesn't mention it.
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.files.user-selected.read-write"],
      sources: [
        .enablingAppSandbox,
        .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high),
      ]),
    Key(
      "com.apple.security.inherit", .boolean,
      summary: "Runs a helper tool in the sandbox of the app that starts it.",
      discussion: """
        Use it for command-line tools that a sandboxed app contains and starts as child processes.
        Give such a tool only this entitlement and
        [`com.apple.security.app-sandbox`](key:com.apple.security.app-sandbox).

        Set the tool's build setting `CODE_SIGN_INJECT_BASE_ENTITLEMENTS` to `NO`: otherwise Xcode
        adds [`com.apple.security.get-task-allow`](key:com.apple.security.get-task-allow), which
        isn't compatible with this entitlement, to development builds.
        """,
      consequence: Consequence(
        "A tool with entitlements other than this one and `com.apple.security.app-sandbox` may crash immediately with a code signing error.",
        from: .framework("xcode/embedding-a-helper-tool-in-a-sandboxed-app", confidence: .high)),
      availability: [.macOS(.unknown, from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      rules: [
        .needs("com.apple.security.app-sandbox", when: "With this entitlement").from(
          .framework("xcode/embedding-a-helper-tool-in-a-sandboxed-app", confidence: .high)),
        .excludes(["com.apple.security.get-task-allow"]).from(
          .framework("xcode/embedding-a-helper-tool-in-a-sandboxed-app", confidence: .high)),
        .should(
          .excludes([
            "com.apple.security.network.client", "com.apple.security.network.server",
            "com.apple.security.files.user-selected.read-only",
            "com.apple.security.files.user-selected.read-write",
            "com.apple.security.files.bookmarks.app-scope", "com.apple.security.device.camera",
            "com.apple.security.device.usb", "com.apple.security.device.bluetooth",
            "com.apple.security.print",
          ])
        ).from(.enablingAppSandbox),
      ],
      example: true,
      seeAlso: ["com.apple.security.app-sandbox"],
      sources: [
        .framework("xcode/embedding-a-helper-tool-in-a-sandboxed-app", confidence: .high),
        .enablingAppSandbox,
      ]),
  ]
}
