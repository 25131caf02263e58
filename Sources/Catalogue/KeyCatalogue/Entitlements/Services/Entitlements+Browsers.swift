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
        The app must declare the schemes `http` and `https` in
        [`CFBundleURLTypes`](key:info-plist:CFBundleURLTypes). At launch, it must show an address
        field, search tools or bookmarks. It may not use `UIWebView`. With the entitlement, its
        `WKWebView` may load pages from all domains with scripts and service workers, and *Add to
        Home Screen* can appear when people share a page.

        The system ignores the app's claims to universal links. The App Store rejects the app if it
        has a purpose string for the photo library, for Always access to location or Bluetooth, for
        HomeKit or for health data. To save images, use
        [`NSPhotoLibraryAddUsageDescription`](key:info-plist:NSPhotoLibraryAddUsageDescription).
        """,
      consequence: Consequence(
        "Without it, the app isn't among the browsers that people can choose as the default.",
        from: .framework("xcode/preparing-your-app-to-be-the-default-browser", confidence: .high)),
      availability: [.iOS("14.0", from: .current)],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/default-browser-entitlement/).",
      rules: [
        .present.when(.code("people can choose the app as their default browser")).from(
          .framework("xcode/preparing-your-app-to-be-the-default-browser", confidence: .high)),
        .should(.needs("info-plist:CFBundleURLTypes", when: "With this entitlement")).from(
          .framework("xcode/preparing-your-app-to-be-the-default-browser", confidence: .high)),
        .should(.noneOf([true], reason: "a browser declares the schemes 'http' and 'https'")).when(
          .present("info-plist:CFBundleURLTypes")
            && (!.has(urlSchemes, "http") || !.has(urlSchemes, "https"))
        ).saying(
          "a browser opens 'http' and 'https', but the Info.plist does not list both schemes",
          "add them to 'CFBundleURLSchemes', or remove {key}"
        ).from(
          .framework("xcode/preparing-your-app-to-be-the-default-browser", confidence: .high)),
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
      summary: "Lets a Mac browser use passkeys and security keys for any website.",
      discussion: """
        It is only for web browsers, which must declare the schemes `http` and `https` in
        [`CFBundleURLTypes`](key:info-plist:CFBundleURLTypes). At launch, they must show a URL field,
        search tools or bookmarks. The account holder of an organization submits the request form.
        Signing outside Xcode also requires `com.apple.application-identifier`. In
        code, ask people for access with `ASAuthorizationWebBrowserPublicKeyCredentialManager`. An
        app that isn't a browser signs in with passkeys for its [associated
        domains](key:com.apple.developer.associated-domains) and leaves this key out. Developers
        report that browsers without the entitlement show a QR code in place of Touch ID.
        """,
      consequence: Consequence(
        "Without it, an app can use only the passkeys of its associated domains.",
        from: .framework("authenticationservices/supporting-passkeys")),
      availability: [.macCatalyst("16.3", from: .current), .macOS("13.3", from: .current)],
      apis: [
        API(
          "ASAuthorizationWebBrowserPublicKeyCredentialManager", of: "AuthenticationServices",
          url: nil)
      ],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/macos-browsers-passkeys/).",
      example: true,
      seeAlso: ["com.apple.developer.web-browser", "com.apple.developer.associated-domains"],
      sources: [
        .ownPage, .framework("authenticationservices/supporting-passkeys"),
        .gitHub("citrolabs/ego-lite/issues/357"), .gitHub("nook-browser/Nook/issues/238"),
        .gitHub("zen-browser/desktop/issues/437"),
      ]),
    Key(
      "com.apple.developer.browser.app-installation", .boolean,
      summary: "Lets a browser install apps of alternative marketplaces from websites.",
      discussion: """
        Use it for a browser, with WebKit or another engine, that installs apps with MarketplaceKit.
        Select the entitlement in the form in which you request
        [`com.apple.developer.web-browser`](key:com.apple.developer.web-browser); Apple grants both
        together. The browser must enforce Apple's criteria for the pages that offer apps.
        Enterprise apps and apps signed with Developer ID can't have it.
        """,
      consequence: Consequence(
        "Without it, the system doesn't let the browser install apps from a webpage.",
        from: .ownPage),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/default-browser-entitlement/).",
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
        The app installs other apps with MarketplaceKit and a [marketplace
        extension](point:com.apple.marketplace.extension). Apple decides by its criteria for
        alternative app marketplaces, and you can sign with the entitlement only after Apple's
        approval. Enterprise apps and apps signed with Developer ID can't have it. On iPad,
        MarketplaceKit requires iPadOS 18, although the entitlement's page names iPadOS 17.4.
        """,
      consequence: Consequence(
        "Without it, the system doesn't let the app install other apps.",
        from: .ownPage),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("AppLibrary", of: "MarketplaceKit", url: nil)],
      approval:
        "Apple grants the entitlement on request; see [Apple's article on the regions](https://developer.apple.com/documentation/marketplacekit/participating-in-alternative-distribution-for-specific-regions).",
      rules: [
        .present.when(.code("the app installs other apps as a marketplace")).from(.ownPage),
        .absent.when(.distribution(.enterprise, .developerID)).from(.ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.developer.browser.app-installation"],
      sources: [.ownPage, .framework("marketplacekit")]),
  ]
}
