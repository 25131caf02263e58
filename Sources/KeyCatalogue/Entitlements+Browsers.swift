import KeyModel

extension KeyGroup {
  /// Entitlements for browsers and marketplaces.
  static var browserEntitlements: KeyGroup {
    KeyGroup(
      "browser-entitlements", "Browsers and app marketplaces",
      summary: "What browsers, browser engines and app marketplaces need.",
      keys: browserKeys + browserEngineKeys)
  }
}

private var browserKeys: [Key] {
  [
    Key(
      "com.apple.developer.web-browser", .boolean,
      summary: "Lets people choose an app as their default web browser.",
      discussion: """
        The app declares the schemes `http` and `https` in
        [`CFBundleURLTypes`](key:info-plist:CFBundleURLTypes) and meets Apple's criteria for
        browsers.
        """,
      availability: [.iOS("14.0", from: .current)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("info-plist:CFBundleURLTypes", when: "With this entitlement")).from(
          .framework("xcode/preparing-your-app-to-be-the-default-browser", confidence: .high)),
        .should(.noneOf([true], reason: "a browser declares the schemes 'http' and 'https'")).when(
          .present("info-plist:CFBundleURLTypes")
            && (!.has(urlSchemes, "http") || !.has(urlSchemes, "https"))
        ).from(.ownPage),
      ],
      example: true,
      seeAlso: [
        "info-plist:CFBundleURLTypes", "com.apple.developer.web-browser.public-key-credential",
      ],
      sources: [
        .ownPage,
        .framework("xcode/preparing-your-app-to-be-the-default-browser", confidence: .high),
      ]),
    Key(
      "com.apple.developer.web-browser.public-key-credential", .boolean,
      summary: "Lets a Mac browser use passkeys for any website.",
      discussion: """
        An app without it can use passkeys of its [associated
        domains](key:com.apple.developer.associated-domains) only. It is for apps that can be
        the web browser and declare the schemes `http` and `https` in their Info.plist; the
        account holder of an organization applies.
        """,
      availability: [.macCatalyst("16.3", from: .current), .macOS("13.3", from: .current)],
      apis: [
        API(
          "ASAuthorizationWebBrowserPublicKeyCredentialManager", of: "AuthenticationServices",
          url: nil)
      ],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.web-browser", "com.apple.developer.associated-domains"]),
    Key(
      "com.apple.developer.browser.app-installation", .boolean,
      summary: "Lets a browser install apps of other marketplaces from websites.",
      discussion: """
        Apple grants it together with
        [`com.apple.developer.web-browser`](key:com.apple.developer.web-browser), in the same
        form. Apps for enterprises, or with Developer ID, can't have it.
        """,
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("com.apple.developer.web-browser", when: "With this entitlement")).from(
          .ownPage),
        .absent.when(.distribution(.enterprise, .developerID)).from(.ownPage),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.web-browser", "com.apple.developer.marketplace.app-installation",
      ]),
    Key(
      "com.apple.developer.marketplace.app-installation", .boolean,
      summary: "Lets an app be a marketplace that installs other apps.",
      discussion: """
        The app has a [marketplace extension](point:com.apple.marketplace.extension) too. Apple
        decides by its criteria for alternative app marketplaces. Apps for enterprises, or with
        Developer ID, can't have it.
        """,
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("AppLibrary", of: "MarketplaceKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .absent.when(.distribution(.enterprise, .developerID)).from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.browser.app-installation"]),
  ]
}

private var browserEngineKeys: [Key] {
  [
    Key(
      "com.apple.developer.embedded-web-browser-engine", .boolean,
      title: "Embedded Browser Engine Entitlement",
      summary: "Lets an app that isn't a browser embed a browser engine other than WebKit.",
      discussion: """
        The app says with
        [`com.apple.developer.embedded-web-browser-engine.engine-association`](key:com.apple.developer.embedded-web-browser-engine.engine-association)
        whose engine it is. The Info.plist has
        [`BEEmbeddedWebBrowserEngine`](key:info-plist:BEEmbeddedWebBrowserEngine) and
        [`BEEmbeddedWebBrowserEngineVersion`](key:info-plist:BEEmbeddedWebBrowserEngineVersion).
        """,
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      approval: "Apple grants the entitlement on request, in the European Union and in Japan.",
      rules: [
        .should(
          .needs(
            "com.apple.developer.embedded-web-browser-engine.engine-association",
            when: "From iOS 26.2 on")
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
      ]),
    Key(
      "com.apple.developer.embedded-web-browser-engine.engine-association", .array(of: .string),
      title: "Embedded Browser Engine Association Entitlement",
      summary: "Declares whether the browser engine in an app is the developer's own.",
      availability: [.iOS("26.2", from: .current)],
      values: .documented([
        AllowedValue(
          "first-party",
          "The developer's own engine; the app can be installed in the European Union and Japan."),
        AllowedValue(
          "third-party",
          "Another developer's engine; the app can be installed in the European Union only."),
      ]),
      valuesSource: .ownPage,
      rules: [
        .needs("com.apple.developer.embedded-web-browser-engine", when: "With this entitlement")
          .from(.ownPage)
      ],
      example: ["first-party"],
      seeAlso: ["com.apple.developer.embedded-web-browser-engine"]),
    Key(
      "com.apple.developer.web-browser-engine.host", .boolean,
      title: "Web Browser Engine Entitlement",
      summary: "Lets a browser bring its own browser engine.",
      discussion: """
        The engine works in extensions for web content, rendering and networking, each with its
        own entitlement.
        """,
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      approval: "Apple grants the entitlement on request, in the European Union and in Japan.",
      example: true,
      seeAlso: [
        "com.apple.developer.web-browser-engine.webcontent",
        "com.apple.developer.web-browser-engine.rendering",
        "com.apple.developer.web-browser-engine.networking", "com.apple.developer.web-browser",
      ]),
    Key(
      "com.apple.developer.web-browser-engine.webcontent", .boolean,
      summary: "Lets an extension of a browser engine handle web content.",
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("WebContentExtension", of: "BrowserEngineKit", url: nil)],
      bundleKinds: [.appExtension],
      rules: [.onlyIn(.appExtension).from(.ownPage)],
      example: true,
      seeAlso: [
        "com.apple.developer.web-browser-engine.host", "com.apple.developer.memory.transfer_accept",
        "com.apple.developer.web-browser-engine.restrict.notifyd",
      ]),
    Key(
      "com.apple.developer.web-browser-engine.rendering", .boolean,
      summary: "Lets an extension of a browser engine draw web content.",
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("RenderingExtension", of: "BrowserEngineKit", url: nil)],
      bundleKinds: [.appExtension],
      rules: [.onlyIn(.appExtension).from(.ownPage)],
      example: true,
      seeAlso: [
        "com.apple.developer.web-browser-engine.host", "com.apple.developer.memory.transfer_send",
      ]),
    Key(
      "com.apple.developer.web-browser-engine.networking", .boolean,
      summary: "Lets an extension of a browser engine use the network.",
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("NetworkingExtension", of: "BrowserEngineKit", url: nil)],
      bundleKinds: [.appExtension],
      rules: [.onlyIn(.appExtension).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.developer.web-browser-engine.host"]),
    Key(
      "com.apple.developer.memory.transfer_accept", .string,
      summary:
        "Lets the web-content extension of a browser engine take over memory from another extension.",
      discussion: """
        The value is the bundle identifier of the browser app. The extension has
        [`com.apple.developer.web-browser-engine.webcontent`](key:com.apple.developer.web-browser-engine.webcontent)
        too.
        """,
      availability: [.iOS("17.4", from: .current)],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .should(
          .needs("com.apple.developer.web-browser-engine.webcontent", when: "With this entitlement")
        ).from(
          .framework(
            "browserenginekit/attributing-memory-to-a-content-extension", confidence: .high)),
        .should(.format(.bundleIdentifier)).from(.ownPage),
      ],
      example: "com.example.browser",
      seeAlso: [
        "com.apple.developer.memory.transfer_send",
        "com.apple.developer.web-browser-engine.webcontent",
      ],
      sources: [
        .ownPage,
        .framework("browserenginekit/attributing-memory-to-a-content-extension", confidence: .high),
      ]),
    Key(
      "com.apple.developer.memory.transfer_send", .string,
      summary: "Lets the rendering extension of a browser engine hand memory to another extension.",
      discussion: """
        The value is the bundle identifier of the browser app. The extension has
        [`com.apple.developer.web-browser-engine.rendering`](key:com.apple.developer.web-browser-engine.rendering)
        too.
        """,
      availability: [.iOS("17.4", from: .current)],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .should(
          .needs("com.apple.developer.web-browser-engine.rendering", when: "With this entitlement")
        ).from(
          .framework(
            "browserenginekit/attributing-memory-to-a-content-extension", confidence: .high)),
        .should(.format(.bundleIdentifier)).from(.ownPage),
      ],
      example: "com.example.browser",
      seeAlso: [
        "com.apple.developer.memory.transfer_accept",
        "com.apple.developer.web-browser-engine.rendering",
      ],
      sources: [
        .ownPage,
        .framework("browserenginekit/attributing-memory-to-a-content-extension", confidence: .high),
      ]),
    Key(
      "com.apple.developer.web-browser-engine.restrict.notifyd", .boolean,
      summary:
        "Keeps the web-content extension of a browser engine from posting system notifications.",
      discussion: """
        The extension then can't connect to the system's notification daemon itself, so malicious
        code in it can't either.
        """,
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      bundleKinds: [.appExtension],
      rules: [.onlyIn(.appExtension).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.developer.web-browser-engine.webcontent"],
      sources: [
        .ownPage,
        .framework(
          "browserenginekit/limiting-resource-access-in-content-extensions", confidence: .high),
      ]),
  ]
}
