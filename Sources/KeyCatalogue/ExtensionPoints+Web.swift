import KeyModel

/// Safari, browser engines and marketplaces.
var webPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.Safari.content-blocker", "Safari Content Blocker", .nsExtension,
      summary: "Gives Safari rules that hide or block parts of pages.",
      discussion: """
        The principal class conforms to `NSExtensionRequestHandling` and returns a JSON file of
        rules, which Safari compiles. The extension doesn't see the pages. The app calls
        `SFContentBlockerManager` when the rules have changed.
        """,
      availability: [
        .iOS("9.0", from: .current),
        .macCatalyst("13.4", from: .current),
        .macOS("10.12", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("ContentBlockerRequestHandler"),
      ],
      sources: [
        .framework("safariservices/sfcontentblockermanager"),
        .framework("safariservices/creating-a-content-blocker"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.Safari.web-extension", "Safari Web Extension", .nsExtension,
      summary: "Brings a web extension, as other browsers have it, to Safari.",
      discussion: """
        What the extension does is in its `manifest.json`, among the bundle's resources. The
        principal class conforms to `NSExtensionRequestHandling` and answers native messages of the
        extension's scripts. To see which ones Safari knows on a Mac, run `pluginkit -mAvvv -p
        com.apple.Safari.web-extension`.
        """,
      availability: [
        .iOS(.unknown, from: .current),
        .macOS(.unknown, from: .current),
        .visionOS(.unknown, from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("SafariWebExtensionHandler"),
      ],
      sources: [
        .framework("safariservices/troubleshooting-your-safari-web-extension"),
        .framework(
          "safariservices/messaging-between-the-app-and-javascript-in-a-safari-web-extension"),
        .extensionTemplates,
      ]),
    ExtensionPoint(
      "com.apple.web-browser-engine.content", "Browser Engine: Web Content",
      .exAppExtensionAttributes,
      summary: "Runs the scripts and the layout of pages for a browser with its own engine.",
      discussion: """
        The type with `@main` conforms to `WebContentExtension`. It decodes pages in processes apart
        from the browser's own. Only a browser with its own engine can have such an extension, with the
        entitlement
        [`com.apple.developer.web-browser-engine.webcontent`](key:entitlements:com.apple.developer.web-browser-engine.webcontent)
        in the extension.
        """,
      availability: [.iOS("17.4", from: .current), .macOS("14.3", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.web-browser-engine.webcontent"],
      sources: [
        .framework("browserenginekit/webcontentextension"),
        .framework("browserenginekit/creating-browser-extensions-in-xcode"),
      ]),
    ExtensionPoint(
      "com.apple.web-browser-engine.networking", "Browser Engine: Networking",
      .exAppExtensionAttributes,
      summary: "Loads resources for a browser with its own engine.",
      discussion: """
        The type with `@main` conforms to `NetworkingExtension`. Only a browser with its own
        engine can have such an extension, with the entitlement
        [`com.apple.developer.web-browser-engine.networking`](key:entitlements:com.apple.developer.web-browser-engine.networking)
        in the extension.
        """,
      availability: [.iOS("17.4", from: .current), .macOS("14.3", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.web-browser-engine.networking"],
      sources: [
        .framework("browserenginekit/networkingextension"),
        .framework("browserenginekit/creating-browser-extensions-in-xcode"),
      ]),
    ExtensionPoint(
      "com.apple.web-browser-engine.rendering", "Browser Engine: Rendering",
      .exAppExtensionAttributes,
      summary: "Draws pages for a browser with its own engine.",
      discussion: """
        The type with `@main` conforms to `RenderingExtension`. Only a browser with its own
        engine can have such an extension, with the entitlement
        [`com.apple.developer.web-browser-engine.rendering`](key:entitlements:com.apple.developer.web-browser-engine.rendering)
        in the extension.
        """,
      availability: [.iOS("17.4", from: .current), .macOS("14.3", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.web-browser-engine.rendering"],
      sources: [
        .framework("browserenginekit/renderingextension"),
        .framework("browserenginekit/creating-browser-extensions-in-xcode"),
      ]),
    ExtensionPoint(
      "com.apple.marketplace.extension", "Marketplace", .exAppExtensionAttributes,
      summary: "Tells the system how to install, update and open the apps of a marketplace.",
      discussion: """
        The type with `@main` conforms to `MarketplaceExtension`. The system asks it for what it
        needs to install, update and open apps, and when a person has to sign in again. Make the
        target from the generic extension template. The app has the entitlement
        [`com.apple.developer.marketplace.app-installation`](key:entitlements:com.apple.developer.marketplace.app-installation),
        which Apple grants on request.
        """,
      availability: [.iOS("17.4", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("marketplacekit/marketplaceextension"),
        .framework("marketplacekit/installing-apps-from-an-alternative-marketplace"),
      ]),
  ]
}
