import KeyModel

/// Passwords, tokens, cards, documents and learning.
var accountPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.AppSSO.idp-extension", "Single Sign-On", .nsExtension,
      summary: "Signs people in to all apps and websites of an organization at once.",
      discussion: """
        The principal class conforms to
        `ASAuthorizationProviderExtensionAuthorizationRequestHandler`. The system passes it requests
        to the addresses or realms that a device management profile names. An extension that
        redirects web requests needs an associated domain of the service `authsrv`.
        """,
      availability: [
        .iOS("13.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("AuthenticationViewController"),
      ],
      sources: [
        .framework(
          "authenticationservices/asauthorizationproviderextensionauthorizationrequesthandler"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.ctk-tokens", "CryptoTokenKit Token", .nsExtension,
      summary: "Makes keys on a smart card or another token available in the keychain.",
      discussion: """
        The class in
        [`com.apple.ctk.driver-class`](key:NSExtension/NSExtensionAttributes/com.apple.ctk.driver-class)
        is a subclass of `TKTokenDriver`, and of `TKSmartCardTokenDriver` for smart cards; a
        principal class or a storyboard isn't needed. The extension has no interface. Apps then use
        the token's keys and certificates like others in the keychain.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("10.12", from: .current),
        .tvOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("4.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .attribute("com.apple.ctk.driver-class", sample: "$(PRODUCT_MODULE_NAME).TokenDriver"),
        .attribute("com.apple.ctk.aid", .optional),
        .attribute("com.apple.ctk.class-id", .optional),
        .attribute("com.apple.ctk.token-type", .optional),
      ],
      entry: .unstated,
      sources: [
        .framework("cryptotokenkit/tktokendriver"),
        .framework("cryptotokenkit/authenticating-users-with-a-cryptographic-token"),
      ]),
    ExtensionPoint(
      "com.apple.PassKit.issuer-provisioning", "Wallet Issuer Provisioning", .nsExtension,
      summary: "Offers the cards of a bank's app inside Wallet.",
      discussion: """
        The principal class is a subclass of `PKIssuerProvisioningExtensionHandler`. It has no
        interface, and the system calls it only after people have opened the app once. The
        entitlement
        [`com.apple.developer.payment-pass-provisioning`](key:entitlements:com.apple.developer.payment-pass-provisioning)
        comes from Apple on request. If people must sign in first, add an extension at
        [`com.apple.PassKit.issuer-provisioning.authorization`](point:com.apple.PassKit.issuer-provisioning.authorization).
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("IssuerProvisioningHandler"),
      ],
      sources: [
        .framework("passkit/pkissuerprovisioningextensionhandler"),
        .publicProjects("com.apple.PassKit.issuer-provisioning"),
      ]),
    ExtensionPoint(
      "com.apple.PassKit.issuer-provisioning.authorization", "Wallet Issuer Authorization",
      .nsExtension,
      summary: "Asks people to sign in to a bank before Wallet adds a card.",
      discussion: """
        The principal class is a view controller that conforms to
        `PKIssuerProvisioningExtensionAuthorizationProviding`. Wallet shows it if the extension at
        [`com.apple.PassKit.issuer-provisioning`](point:com.apple.PassKit.issuer-provisioning)
        reports that people have to authenticate. It needs the same entitlement.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("IssuerAuthorizationViewController"),
      ],
      sources: [
        .framework("passkit/pkissuerprovisioningextensionauthorizationproviding"),
        .publicProjects("com.apple.PassKit.issuer-provisioning.authorization"),
      ]),
    ExtensionPoint(
      "com.apple.identity-document-services.document-provider-ui", "Identity Document Provider",
      .exAppExtensionAttributes,
      summary: "Presents identity documents of an app to websites and other apps.",
      discussion: """
        The type marked `@main` conforms to `IdentityDocumentProvider`. Its body has a scene for
        each kind of request, such as `ISO18013MobileDocumentRequestScene`, which the system shows
        when people choose the app. The entitlement
        [`com.apple.developer.identity-document-services.document-provider.mobile-document-types`](key:entitlements:com.apple.developer.identity-document-services.document-provider.mobile-document-types)
        lists the kinds of document.
        """,
      availability: [.iOS("26.0", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("identitydocumentservicesui/identitydocumentprovider"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.financekit.background-delivery", "FinanceKit Background Delivery",
      .exAppExtensionAttributes,
      summary: "Informs an app about new financial data while it isn't running.",
      discussion: """
        The type marked `@main` conforms to `BackgroundDeliveryExtension`. FinanceKit needs the
        entitlement
        [`com.apple.developer.financekit`](key:entitlements:com.apple.developer.financekit), which
        Apple grants on request.
        """,
      availability: [.iOS("26.0", from: .current), .macCatalyst("26.0", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("financekit/backgrounddeliveryextension"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.classkit.context-provider", "ClassKit Context Provider", .nsExtension,
      summary: "Describes a learning app's activities to teachers who haven't opened the app.",
      discussion: """
        The principal class conforms to `CLSContextProvider`. Asked for one context, it creates or
        updates those below it, while a teacher looks through the app's content in Schoolwork. The
        app needs the entitlement
        [`com.apple.developer.ClassKit-environment`](key:entitlements:com.apple.developer.ClassKit-environment).
        """,
      availability: [
        .iOS("12.2", from: .current),
        .macCatalyst("12.2", from: .current),
        .macOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("ContextRequestHandler"),
      ],
      sources: [
        .framework("classkit/clscontextprovider"),
        .systemStrings,
      ]),
  ]
}
