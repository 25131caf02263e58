import KeyModel

/// A note on the platforms of a browser's extension, whose protocol names more than its framework.
private func browserEngineSystems(_ page: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.framework(page), "iOS and iPadOS 17.4, and macOS 14.3."),
      .init(.framework("browserenginekit"), "iOS 17.4 and iPadOS 18.0, without macOS."),
    ],
    choice: "The extension point has the versions of its protocol.",
    reason: "The page of the protocol is more specific.")
}

/// Safari, browser engines and marketplaces.
var webPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.Safari.content-blocker", "Safari Content Blocker", .nsExtension,
      summary: "Gives Safari rules that hide or block parts of webpages.",
      discussion: """
        The principal class conforms to `NSExtensionRequestHandling` and in `beginRequest(with:)`
        returns a JSON file of rules, `blockerList.json` in Xcode's template. Safari gets the rules
        in advance, so the extension doesn't see which pages people visit. When the rules change,
        the app reloads them with `SFContentBlockerManager`, which also says whether people have
        turned the extension on in Safari's settings. Until then, the extension does nothing.

        If the reload fails, its error tells why: `noExtensionFound` (the identifier doesn't match
        an extension, or the extension isn't yours), `noAttachmentFound` (the extension returned an
        item without a file) or `loadingInterrupted` (the extension couldn't be loaded).
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
        .framework("safariservices/sferrorcode/noextensionfound"),
        .framework("safariservices/sferrorcode/noattachmentfound"),
        .framework("safariservices/sferrorcode/loadinginterrupted"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.Safari.web-extension", "Safari Web Extension", .nsExtension,
      summary: "Adds a web extension, like those for other browsers, to Safari.",
      discussion: """
        What the extension does is declared in its `manifest.json`, among the bundle's resources.
        The principal class conforms to `NSExtensionRequestHandling`. In `beginRequest(with:)` it
        answers messages from background scripts and extension pages, which need the permission
        `nativeMessaging` in the manifest. Content scripts can't send messages to the extension. If
        Safari on a Mac doesn't list the extension, run
        `pluginkit -mAvvv -p com.apple.Safari.web-extension` to see which extensions the system has
        found. On a Mac, the extension needs Safari 14 or later.
        """,
      availability: [
        .iOS("15.0", from: .current),
        .macOS(.unknown, from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("SafariWebExtensionHandler"),
      ],
      sources: [
        .framework("safariservices/safari-web-extensions"),
        .framework("safariservices/troubleshooting-your-safari-web-extension"),
        .framework(
          "safariservices/messaging-between-the-app-and-javascript-in-a-safari-web-extension"),
        .extensionTemplates,
      ]),
    ExtensionPoint(
      "com.apple.web-browser-engine.content", "Browser Engine: Web Content",
      .exAppExtensionAttributes,
      summary: "Runs scripts and lays out pages for a browser with its own engine.",
      discussion: """
        The type marked `@main` conforms to `WebContentExtension` and gets its connection to the
        browser in `handle(xpcConnection:)`. The browser starts it by making a `WebContentProcess`.
        The extension handles pages in processes that are separate from the browser's. The
        extension needs the entitlement
        [`com.apple.developer.web-browser-engine.webcontent`](key:entitlements:com.apple.developer.web-browser-engine.webcontent)
        and, to be distributed, code for `arm64e`; the browser needs
        [`com.apple.developer.web-browser-engine.host`](key:entitlements:com.apple.developer.web-browser-engine.host).
        App Store Connect doesn't accept these entitlements in an app that isn't a browser.
        """,
      availability: [.iOS("17.4", from: .current), .macOS("14.3", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.web-browser-engine.webcontent"],
      sources: [
        .framework("browserenginekit/webcontentextension"),
        .framework("browserenginekit/creating-browser-extensions-in-xcode"),
        .framework("browserenginekit/webcontentprocess"), .framework("browserenginekit"),
      ],
      notes: [browserEngineSystems("browserenginekit/webcontentextension")]),
    ExtensionPoint(
      "com.apple.web-browser-engine.networking", "Browser Engine: Networking",
      .exAppExtensionAttributes,
      summary: "Loads resources for a browser with its own engine.",
      discussion: """
        The type marked `@main` conforms to `NetworkingExtension` and gets its connection to the
        browser in `handle(xpcConnection:)`. The browser starts it by making a `NetworkingProcess`.
        The extension needs the entitlement
        [`com.apple.developer.web-browser-engine.networking`](key:entitlements:com.apple.developer.web-browser-engine.networking)
        and, to be distributed, code for `arm64e`; the browser needs
        [`com.apple.developer.web-browser-engine.host`](key:entitlements:com.apple.developer.web-browser-engine.host).
        App Store Connect doesn't accept these entitlements in an app that isn't a browser.
        """,
      availability: [.iOS("17.4", from: .current), .macOS("14.3", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.web-browser-engine.networking"],
      sources: [
        .framework("browserenginekit/networkingextension"),
        .framework("browserenginekit/creating-browser-extensions-in-xcode"),
        .framework("browserenginekit/networkingprocess"), .framework("browserenginekit"),
      ],
      notes: [browserEngineSystems("browserenginekit/networkingextension")]),
    ExtensionPoint(
      "com.apple.web-browser-engine.rendering", "Browser Engine: Rendering",
      .exAppExtensionAttributes,
      summary: "Draws pages for a browser with its own engine.",
      discussion: """
        The type marked `@main` conforms to `RenderingExtension` and gets its connection to the
        browser in `handle(xpcConnection:)`. The browser starts it by making a `RenderingProcess`.
        The extension needs the entitlement
        [`com.apple.developer.web-browser-engine.rendering`](key:entitlements:com.apple.developer.web-browser-engine.rendering)
        and, to be distributed, code for `arm64e`; the browser needs
        [`com.apple.developer.web-browser-engine.host`](key:entitlements:com.apple.developer.web-browser-engine.host).
        App Store Connect doesn't accept these entitlements in an app that isn't a browser.
        """,
      availability: [.iOS("17.4", from: .current), .macOS("14.3", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.web-browser-engine.rendering"],
      sources: [
        .framework("browserenginekit/renderingextension"),
        .framework("browserenginekit/creating-browser-extensions-in-xcode"),
        .framework("browserenginekit/renderingprocess"), .framework("browserenginekit"),
      ],
      notes: [browserEngineSystems("browserenginekit/renderingextension")]),
    ExtensionPoint(
      "com.apple.marketplace.extension", "Marketplace", .exAppExtensionAttributes,
      summary: "Tells the system how to install, update and open a marketplace's apps.",
      discussion: """
        The type marked `@main` conforms to `MarketplaceExtension`. In
        `additionalHeaders(for:account:)` it returns headers for the system's requests to your
        server, such as an access token, and `requestFailed(with:)` handles a request that your
        server refuses, for example because people have to sign in again. Create the target from Xcode's generic extension template and change the
        extension point. The app needs the entitlement
        [`com.apple.developer.marketplace.app-installation`](key:entitlements:com.apple.developer.marketplace.app-installation),
        which Apple grants on
        [request](https://developer.apple.com/support/alternative-app-marketplace-in-the-eu/).
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
