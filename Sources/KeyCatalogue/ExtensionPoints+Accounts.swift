import KeyModel

/// Passwords, tokens, cards, documents and learning.
var accountPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.AppSSO.idp-extension", "Single Sign-On", .nsExtension,
      summary: "Signs people in to all apps and websites of an organization at once.",
      discussion: """
        The principal class conforms to
        `ASAuthorizationProviderExtensionAuthorizationRequestHandler`. The system passes it
        requests to the addresses or realms that a device management profile names. Extensions that
        redirect web requests have an associated domain of the service `authsrv`.
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
      summary: "Gives the keychain access to keys on a smart card or another token.",
      discussion: """
        The class in
        [`com.apple.ctk.driver-class`](key:NSExtension/NSExtensionAttributes/com.apple.ctk.driver-class)
        is a subclass of `TKTokenDriver`, and of `TKSmartCardTokenDriver` for smart cards. An app
        then uses the token's keys and certificates like others in the keychain.
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
        interface, and the system calls it only after a person has opened the app once. The
        entitlement
        [`com.apple.developer.payment-pass-provisioning`](key:entitlements:com.apple.developer.payment-pass-provisioning)
        comes from Apple on request.
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
        `com.apple.PassKit.issuer-provisioning` says that authentication is needed. It needs the
        same entitlement.
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
        The type with `@main` conforms to `IdentityDocumentProvider`. Its body has a scene for each
        kind of request, such as `ISO18013MobileDocumentRequestScene`, which the system shows when
        a person chooses the app. The kinds of document are in
        [`com.apple.developer.identity-document-services.document-provider.mobile-document-types`](key:entitlements:com.apple.developer.identity-document-services.document-provider.mobile-document-types).
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
      summary: "Tells an app about new financial data while it is not running.",
      discussion: """
        The type with `@main` conforms to `BackgroundDeliveryExtension`. FinanceKit needs the
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
      summary: "Describes the activities of a learning app to teachers who have not opened it.",
      discussion: """
        The principal class conforms to `CLSContextProvider`: asked for one context, it creates or
        updates those below it, while a teacher looks through the app's content in Schoolwork. The
        app has the entitlement
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
