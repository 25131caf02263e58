import KeyModel

private let engineExtensions = SourceReference.framework(
  "browserenginekit/creating-browser-extensions-in-xcode", confidence: .high)
private let engineArchitecture = SourceReference.framework(
  "browserenginekit/designing-your-browser-architecture", confidence: .high)
private let restrictedSandbox = SourceReference.framework(
  "browserenginekit/limiting-resource-access-in-content-extensions", confidence: .high)
private let memoryAttribution = SourceReference.framework(
  "browserenginekit/attributing-memory-to-a-content-extension", confidence: .high)
/// The kernel's code that lets one extension assign memory to another.
private let kernelMemory = SourceReference.gitHub(
  "apple-oss-distributions/xnu/blob/main/osfmk/vm/vm_memory_entry.c")
private let mozillaTestBrowser = SourceReference.gitHub(
  "mozilla-firefox/firefox/blob/main/mobile/ios/GeckoTestBrowser/WebContent/WebContent.entitlements"
)

private let mozillaReading = EditorNote.Reading(
  mozillaTestBrowser, "Mozilla's test browser has `transfer-accept`.")

private let underscoreIsNotRead = Consequence(
  "The kernel reads only the spelling with a hyphen: without it, the kernel returns `KERN_NO_ACCESS`, and the memory counts toward the rendering extension.",
  from: kernelMemory)

/// How an entitlement for the transfer of memory is spelled: `accept` or `send`.
private func spelling(
  of action: String, on page: SourceReference, besides others: [EditorNote.Reading] = []
) -> EditorNote {
  EditorNote(
    .name,
    [
      .init(page, "`transfer_\(action)`, with an underscore."),
      .init(kernelMemory, "The kernel looks up `transfer-\(action)`, with a hyphen."),
    ] + others,
    choice: "Write the hyphen.",
    reason:
      "The kernel's source shows the name that it looks up. Check the name against your provisioning profile.",
    isEditorial: false)
}

private let engineApproval =
  "Apple grants the entitlement on request, in the [European Union](https://developer.apple.com/support/alternative-browser-engines) and in [Japan](https://developer.apple.com/support/alternative-browser-engines-jp)."

/// The store's treatment of an engine's entitlement that is not in its one place.
private func rejected(unlessIn place: String) -> Consequence {
  let text = "App Store Connect rejects an app in which anything but \(place) has this entitlement"
  return Consequence("\(text), or in which its value isn't `YES`.", from: engineExtensions)
}

/// Apple counts the extensions of a kind in two ways.
private func severalInstances(_ name: String, _ page: String) -> EditorNote {
  EditorNote(
    .text,
    [
      .init(.framework(page), "A browser may have several \(name) extensions, one instance each."),
      .init(engineArchitecture, "A browser can create one instance of a \(name) extension."),
    ],
    choice: "A browser may have several of these extensions, with one instance of each.",
    reason: "The page of the class is more specific.", isEditorial: false)
}

/// Entitlements for apps with an engine other than WebKit, and for the extensions of the engine.
var browserEngineKeys: [Key] {
  [
    Key(
      "com.apple.developer.embedded-web-browser-engine", .boolean,
      title: "Embedded Browser Engine Entitlement",
      summary: "Lets an app that isn't a browser embed a browser engine other than WebKit.",
      discussion: """
        Build the engine into the app's executable or as a dynamic library, only for `arm64`, without
        browser extensions and without compiling code at run time. Say whose engine it is in
        [`com.apple.developer.embedded-web-browser-engine.engine-association`](key:com.apple.developer.embedded-web-browser-engine.engine-association).
        In the Info.plist, write the engine's name in
        [`BEEmbeddedWebBrowserEngine`](key:info-plist:BEEmbeddedWebBrowserEngine), its version in
        [`BEEmbeddedWebBrowserEngineVersion`](key:info-plist:BEEmbeddedWebBrowserEngineVersion) and
        `embedded-web-browser-engine` in
        [`UIRequiredDeviceCapabilities`](key:info-plist:UIRequiredDeviceCapabilities). A browser uses
        [`com.apple.developer.web-browser-engine.host`](key:com.apple.developer.web-browser-engine.host).
        """,
      consequence: Consequence(
        "App Store Connect rejects an app that isn't a browser if it has an entitlement for browsers, such as `com.apple.developer.web-browser-engine.host`, instead of this one.",
        from: engineExtensions),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      approval: engineApproval,
      rules: [
        .present.when(.code("an app that isn't a browser embeds an engine other than WebKit")).from(
          .ownPage),
        .should(
          .needs(
            "com.apple.developer.embedded-web-browser-engine.engine-association",
            when: "In iOS 26.2 and later")
        ).from(.ownPage),
        .should(.needs("info-plist:BEEmbeddedWebBrowserEngine", when: "With this entitlement"))
          .from(.current("beembeddedwebbrowserengine")),
        .should(
          .needs("info-plist:BEEmbeddedWebBrowserEngineVersion", when: "With this entitlement")
        ).from(.current("beembeddedwebbrowserengineversion")),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.embedded-web-browser-engine.engine-association",
        "com.apple.developer.web-browser-engine.host", "info-plist:BEEmbeddedWebBrowserEngine",
        "info-plist:BEEmbeddedWebBrowserEngineVersion",
      ],
      sources: [.ownPage, engineExtensions]),
    Key(
      "com.apple.developer.embedded-web-browser-engine.engine-association", .array(of: .string),
      title: "Embedded Browser Engine Association Entitlement",
      summary: "Declares whether the browser engine in an app is the developer's own.",
      discussion: """
        Write it together with
        [`com.apple.developer.embedded-web-browser-engine`](key:com.apple.developer.embedded-web-browser-engine)
        in an app for iOS 26.2 or later, as an array with one of the two values. The value determines
        in which countries people can install the app, so use `first-party` only for an engine that
        you own.
        """,
      consequence: Consequence(
        "With `third-party`, the app can be installed only in the European Union.",
        from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      values: .documented([
        AllowedValue(
          "first-party",
          "You own the engine; the app can be installed in the European Union and Japan."),
        AllowedValue(
          "third-party",
          "The engine is another developer's; the app can be installed only in the European Union."),
      ]),
      valuesSource: .ownPage,
      rules: [
        .present.when(.code("a non-browser app for iOS 26.2 or later embeds a browser engine"))
          .from(.ownPage),
        .needs("com.apple.developer.embedded-web-browser-engine", when: "With this entitlement")
          .from(.ownPage),
      ],
      example: ["first-party"],
      seeAlso: ["com.apple.developer.embedded-web-browser-engine"]),
    Key(
      "com.apple.developer.web-browser-engine.host", .boolean,
      title: "Web Browser Engine Entitlement",
      summary: "Lets a browser include its own browser engine.",
      discussion: """
        Write it in the browser app, together with
        [`com.apple.developer.web-browser`](key:com.apple.developer.web-browser). The engine runs in
        extensions for web content, rendering and networking, each with its own entitlement. For
        distribution, build all executables for `arm64e`, and for `arm64` for iPads without `arm64e`.
        On iPad, BrowserEngineKit requires iPadOS 18. In the Info.plist, add `web-browser-engine` to
        [`UIRequiredDeviceCapabilities`](key:info-plist:UIRequiredDeviceCapabilities).
        """,
      consequence: rejected(unlessIn: "the browser app itself"),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      approval: engineApproval,
      rules: [
        .present.when(.code("the app manages the extensions of a browser engine that it contains"))
          .from(engineExtensions),
        .should(.needs("com.apple.developer.web-browser", when: "With this entitlement"))
          .from(engineExtensions),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.web-browser-engine.webcontent",
        "com.apple.developer.web-browser-engine.rendering",
        "com.apple.developer.web-browser-engine.networking", "com.apple.developer.web-browser",
      ],
      sources: [.ownPage, engineExtensions, engineArchitecture, .framework("browserenginekit")]),
    Key(
      "com.apple.developer.web-browser-engine.webcontent", .boolean,
      summary: "Lets an extension of a browser engine parse pages and run their scripts.",
      discussion: """
        Start the target from Xcode's Generic Extension template, and set its
        `EXExtensionPointIdentifier` to `com.apple.web-browser-engine.content`. A browser starts as
        many of these extensions as it needs, for example one for each tab. The extension handles
        untrusted data, so it calls `applyRestrictedSandbox(revision:)` before it loads a page.

        Only this extension may compile code at run time, with `com.apple.developer.cs.allow-jit` and
        [`com.apple.developer.kernel.extended-virtual-addressing`](key:com.apple.developer.kernel.extended-virtual-addressing).
        """,
      consequence: rejected(unlessIn: "a web-content extension of the browser"),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("WebContentExtension", of: "BrowserEngineKit", url: nil)],
      bundleKinds: [.appExtension],
      rules: [
        .present.when(.code("the extension implements `WebContentExtension`"))
          .from(engineExtensions),
        .onlyIn(.appExtension).from(.ownPage),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.web-browser-engine.host", "com.apple.developer.memory.transfer-accept",
        "com.apple.developer.web-browser-engine.restrict.notifyd",
      ],
      sources: [.ownPage, engineExtensions, engineArchitecture, restrictedSandbox]),
    Key(
      "com.apple.developer.web-browser-engine.rendering", .boolean,
      summary: "Lets an extension of a browser engine use the GPU for graphics and video.",
      discussion: """
        Start the target from Xcode's Generic Extension template, and set its
        `EXExtensionPointIdentifier` to `com.apple.web-browser-engine.rendering`. A browser may have
        several of these extensions, each with its own bundle identifier and at most one instance. Build
        the app and its extensions for `arm64e`; development works with `arm64` too.

        The system gives the extension little memory and may terminate it if it uses more. With
        [`com.apple.developer.memory.transfer-send`](key:com.apple.developer.memory.transfer-send)
        in this extension and
        [`com.apple.developer.memory.transfer-accept`](key:com.apple.developer.memory.transfer-accept)
        in the web-content extension, memory for a page counts toward that page's extension instead.
        """,
      consequence: rejected(unlessIn: "a rendering extension of the browser"),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("RenderingExtension", of: "BrowserEngineKit", url: nil)],
      bundleKinds: [.appExtension],
      rules: [
        .present.when(.code("the extension implements `RenderingExtension`"))
          .from(engineExtensions),
        .onlyIn(.appExtension).from(.ownPage),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.web-browser-engine.host", "com.apple.developer.memory.transfer-send",
        "info-plist:UIRequiredDeviceCapabilities",
      ],
      sources: [
        .ownPage, .framework("browserenginekit/renderingprocess"), engineExtensions,
        engineArchitecture, memoryAttribution,
      ],
      notes: [severalInstances("rendering", "browserenginekit/renderingprocess")]),
    Key(
      "com.apple.developer.web-browser-engine.networking", .boolean,
      summary: "Lets an extension of a browser engine load resources from the network.",
      discussion: """
        Start the target from Xcode's Generic Extension template, and set its
        `EXExtensionPointIdentifier` to `com.apple.web-browser-engine.networking`. A browser may have
        several of these extensions, each with its own bundle identifier and at most one instance. Build
        the extension for `arm64e` before you distribute it.
        """,
      consequence: rejected(unlessIn: "a networking extension of the browser"),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("NetworkingExtension", of: "BrowserEngineKit", url: nil)],
      bundleKinds: [.appExtension],
      rules: [
        .present.when(.code("the extension implements `NetworkingExtension`"))
          .from(engineExtensions),
        .onlyIn(.appExtension).from(.ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.developer.web-browser-engine.host"],
      sources: [
        .ownPage, .framework("browserenginekit/networkingprocess"), engineExtensions,
        engineArchitecture,
      ],
      notes: [severalInstances("networking", "browserenginekit/networkingprocess")]),
    Key(
      "com.apple.developer.memory.transfer-accept", .string,
      summary: "Lets a web-content extension own memory that the rendering extension uses for it.",
      discussion: """
        The value is the browser app's bundle identifier. The kernel compares it, as text, with the
        value of
        [`com.apple.developer.memory.transfer-send`](key:com.apple.developer.memory.transfer-send)
        in the rendering extension. The web-content extension creates a token with
        `task_create_identity_token` and sends it to the rendering extension, which assigns the memory.

        The kernel reads the name with this hyphen. Apple's page lists
        [`com.apple.developer.memory.transfer_accept`](key:com.apple.developer.memory.transfer_accept),
        with an underscore, which the kernel doesn't look up.
        """,
      consequence: Consequence(
        "If an extension lacks its entitlement or the values differ, the kernel returns `KERN_NO_ACCESS`, and the memory counts toward the rendering extension.",
        from: kernelMemory),
      availability: [
        .iOS("17.4", from: .entitlement("com.apple.developer.memory.transfer_accept"))
      ],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(memoryAttribution),
        .should(
          .needs("com.apple.developer.web-browser-engine.webcontent", when: "With this entitlement")
        ).from(memoryAttribution),
      ],
      example: "com.example.browser",
      seeAlso: [
        "com.apple.developer.memory.transfer-send",
        "com.apple.developer.web-browser-engine.webcontent",
      ],
      sources: [
        kernelMemory, memoryAttribution, engineArchitecture,
        .entitlement("com.apple.developer.memory.transfer_accept"), mozillaTestBrowser,
      ],
      notes: [
        spelling(
          of: "accept", on: .entitlement("com.apple.developer.memory.transfer_accept"),
          besides: [mozillaReading])
      ]),
    Key(
      "com.apple.developer.memory.transfer_accept", .string,
      summary: "Spells `transfer-accept` with an underscore, which the kernel doesn't read.",
      discussion: """
        Apple's page has an underscore in the name, but the kernel reads the name with a hyphen. The
        value is the browser app's bundle identifier:

        ```xml
        <key>com.apple.developer.memory.transfer-accept</key>
        <string>com.example.browser</string>
        ```
        """,
      avoid:
        "Write [`com.apple.developer.memory.transfer-accept`](key:com.apple.developer.memory.transfer-accept) instead.",
      consequence: underscoreIsNotRead,
      availability: [.iOS("17.4", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(memoryAttribution),
        .should(
          .needs("com.apple.developer.web-browser-engine.webcontent", when: "With this entitlement")
        ).from(memoryAttribution),
      ],
      example: "com.example.browser",
      seeAlso: [
        "com.apple.developer.memory.transfer-accept",
        "com.apple.developer.web-browser-engine.webcontent",
      ],
      sources: [.ownPage, memoryAttribution, kernelMemory, mozillaTestBrowser],
      notes: [spelling(of: "accept", on: .ownPage, besides: [mozillaReading])]),
    Key(
      "com.apple.developer.memory.transfer-send", .string,
      summary:
        "Lets a rendering extension assign memory to the web-content extension it draws for.",
      discussion: """
        The value is the browser app's bundle identifier. The kernel compares it, as text, with the
        value of
        [`com.apple.developer.memory.transfer-accept`](key:com.apple.developer.memory.transfer-accept)
        in the web-content extension. The rendering extension receives a token from that extension
        and passes it to `IOSurfaceSetOwnershipIdentity` or to a Metal resource's
        `setOwnerWithIdentity:`. Free the memory when the web-content extension exits.

        The kernel reads the name with this hyphen. Apple's page lists
        [`com.apple.developer.memory.transfer_send`](key:com.apple.developer.memory.transfer_send),
        with an underscore, which the kernel doesn't look up.
        """,
      consequence: Consequence(
        "If an extension lacks its entitlement or the values differ, the kernel returns `KERN_NO_ACCESS`, and the memory counts toward the rendering extension.",
        from: kernelMemory),
      availability: [
        .iOS("17.4", from: .entitlement("com.apple.developer.memory.transfer_send"))
      ],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(memoryAttribution),
        .should(
          .needs("com.apple.developer.web-browser-engine.rendering", when: "With this entitlement")
        ).from(memoryAttribution),
      ],
      example: "com.example.browser",
      seeAlso: [
        "com.apple.developer.memory.transfer-accept",
        "com.apple.developer.web-browser-engine.rendering",
      ],
      sources: [
        kernelMemory, memoryAttribution, engineArchitecture,
        .entitlement("com.apple.developer.memory.transfer_send"),
      ],
      notes: [
        spelling(of: "send", on: .entitlement("com.apple.developer.memory.transfer_send"))
      ]),
    Key(
      "com.apple.developer.memory.transfer_send", .string,
      summary: "Spells `transfer-send` with an underscore, which the kernel doesn't read.",
      discussion: """
        Apple's page has an underscore in the name, but the kernel reads the name with a hyphen. The
        value is the browser app's bundle identifier:

        ```xml
        <key>com.apple.developer.memory.transfer-send</key>
        <string>com.example.browser</string>
        ```
        """,
      avoid:
        "Write [`com.apple.developer.memory.transfer-send`](key:com.apple.developer.memory.transfer-send) instead.",
      consequence: underscoreIsNotRead,
      availability: [.iOS("17.4", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(memoryAttribution),
        .should(
          .needs("com.apple.developer.web-browser-engine.rendering", when: "With this entitlement")
        ).from(memoryAttribution),
      ],
      example: "com.example.browser",
      seeAlso: [
        "com.apple.developer.memory.transfer-send",
        "com.apple.developer.web-browser-engine.rendering",
      ],
      sources: [.ownPage, memoryAttribution, kernelMemory],
      notes: [spelling(of: "send", on: .ownPage)]),
    Key(
      "com.apple.developer.web-browser-engine.restrict.notifyd", .boolean,
      summary: "Prevents a web-content extension from posting system notifications.",
      discussion: """
        Add it to the extension with
        [`com.apple.developer.web-browser-engine.webcontent`](key:com.apple.developer.web-browser-engine.webcontent),
        if that extension doesn't post system notifications itself. With the value `true`, code in
        the extension can't post them by its own connection to `notifyd`.
        """,
      consequence: Consequence(
        "Without it, malicious code in the extension may be able to post system notifications.",
        from: restrictedSandbox),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .should(
          .needs("com.apple.developer.web-browser-engine.webcontent", when: "With this entitlement")
        ).from(engineExtensions),
      ],
      example: true,
      seeAlso: ["com.apple.developer.web-browser-engine.webcontent"],
      sources: [.ownPage, restrictedSandbox, engineExtensions]),
  ]
}
