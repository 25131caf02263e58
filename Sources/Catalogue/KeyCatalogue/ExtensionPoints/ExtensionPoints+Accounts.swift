import KeyModel

/// Passwords, tokens, cards, documents and learning.
var accountPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.AppSSO.idp-extension", "Single Sign-On", .nsExtension,
      summary: "Signs people in once for all of an organization's apps and websites.",
      discussion: """
        The principal class conforms to
        `ASAuthorizationProviderExtensionAuthorizationRequestHandler`, and is often a view
        controller. A device management profile names the addresses or hosts for which the extension
        signs people in. The extension receives the requests to them in `beginAuthorization(with:)`.
        List the domains that authenticate people in
        [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains),
        with the service `authsrv`, as in `authsrv:example.com`.
        """,
      availability: [
        .iOS("13.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .viewController("AuthenticationViewController"),
      ],
      sources: [
        .framework(
          "authenticationservices/asauthorizationproviderextensionauthorizationrequesthandler"),
        .gitHub("apple/device-management/blob/release/mdm/profiles/com.apple.extensiblesso.yaml"),
        .framework("xcode/configuring-an-associated-domain"), .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.ctk-tokens", "CryptoTokenKit Token", .nsExtension,
      summary: "Makes keys on a smart card or another token available in the keychain.",
      discussion: """
        The class in
        [`com.apple.ctk.driver-class`](key:NSExtension/NSExtensionAttributes/com.apple.ctk.driver-class)
        is a subclass of `TKTokenDriver`, or of `TKSmartCardTokenDriver` for smart cards. The
        driver's delegate creates the token in `tokenDriver(_:tokenFor:)`. The extension needs
        neither a principal class nor a storyboard: it has no interface, and the system handles all
        interaction with people. Apps use the token's keys and certificates like other items in the
        keychain.

        Xcode's template for smart cards writes `com.apple.ctk.driver-class`. The app that contains
        the extension needs no features. For authentication on a Mac, run the app once as the user
        `_securityagent`, which registers the extension. On a Mac, the extension needs
        [`com.apple.security.app-sandbox`](key:entitlements:com.apple.security.app-sandbox), as all
        app extensions do.
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
        .attribute(
          "com.apple.ctk.driver-class", .required, sample: "$(PRODUCT_MODULE_NAME).TokenDriver"),
        .attribute("com.apple.ctk.aid", .optional),
        .attribute("com.apple.ctk.class-id", .optional),
        .attribute("com.apple.ctk.token-type", .optional),
      ],
      entry: .unstated,
      sources: [
        .framework("cryptotokenkit/tktokendriver"),
        .framework("cryptotokenkit/authenticating-users-with-a-cryptographic-token"),
        .gitHub("iina/iina/issues/2693"),
      ]),
    ExtensionPoint(
      "com.apple.PassKit.issuer-provisioning", "Wallet Issuer Provisioning", .nsExtension,
      summary: "Offers the cards from a bank's app in Wallet.",
      discussion: """
        The principal class is a subclass of `PKIssuerProvisioningExtensionHandler`.
        `status(completion:)` says whether there are cards to add and whether people must sign in
        first; `passEntries(completion:)` and `remotePassEntries(completion:)` list the cards for
        the iPhone and for a paired Apple Watch. The extension has no interface, and the system
        calls it only after people have opened the app once.

        The extension doesn't run without the entitlement
        [`com.apple.developer.payment-pass-provisioning`](key:entitlements:com.apple.developer.payment-pass-provisioning),
        which Apple grants on request (apple-pay-inquiries@apple.com). If people must sign in, add an
        extension at
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
      entitlements: ["entitlements:com.apple.developer.payment-pass-provisioning"],
      sources: [
        .framework("passkit/pkissuerprovisioningextensionhandler"),
        .publicProjects("com.apple.PassKit.issuer-provisioning"),
        .framework("passkit/implementing-wallet-extensions"),
      ]),
    ExtensionPoint(
      "com.apple.PassKit.issuer-provisioning.authorization", "Wallet Issuer Authorization",
      .nsExtension,
      summary: "Asks people to sign in to a bank before Wallet adds a card.",
      discussion: """
        The first screen, named by a class or a storyboard, is a view controller that conforms to
        `PKIssuerProvisioningExtensionAuthorizationProviding`. Wallet shows it if the extension at
        [`com.apple.PassKit.issuer-provisioning`](point:com.apple.PassKit.issuer-provisioning)
        reports that people have to authenticate. The screen doesn't open the app; it asks for the
        same credentials as the app. Both extensions need the entitlement
        [`com.apple.developer.payment-pass-provisioning`](key:entitlements:com.apple.developer.payment-pass-provisioning),
        which Apple grants on request (apple-pay-inquiries@apple.com).
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .viewController("IssuerAuthorizationViewController"),
      ],
      entitlements: ["entitlements:com.apple.developer.payment-pass-provisioning"],
      sources: [
        .framework("passkit/pkissuerprovisioningextensionauthorizationproviding"),
        .publicProjects("com.apple.PassKit.issuer-provisioning.authorization"),
        .framework("passkit/implementing-wallet-extensions"),
      ]),
    ExtensionPoint(
      "com.apple.identity-document-services.document-provider-ui", "Identity Document Provider",
      .exAppExtensionAttributes,
      summary: "Presents an app's identity documents to websites and other apps.",
      discussion: """
        The type marked `@main` conforms to `IdentityDocumentProvider`. Its body has a scene for
        each kind of request, such as `ISO18013MobileDocumentRequestScene`, which the system shows
        when people choose the app.

        The app is offered only for documents that it has registered with
        `IdentityDocumentProviderRegistrationStore`. If the registration names authorities, the app
        is offered only for requests signed under one of these authorities. The app can register
        only the kinds of document in its entitlement
        [`com.apple.developer.identity-document-services.document-provider.mobile-document-types`](key:entitlements:com.apple.developer.identity-document-services.document-provider.mobile-document-types).
        """,
      availability: [.iOS("26.0", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("identitydocumentservicesui/identitydocumentprovider"),
        .systemStrings,
        .framework("identitydocumentservices/implenting-as-an-identity-document-provider"),
      ]),
    ExtensionPoint(
      "com.apple.financekit.background-delivery", "FinanceKit Background Delivery",
      .exAppExtensionAttributes,
      summary: "Informs an app of new financial data while the app isn't running.",
      discussion: """
        The type marked `@main` conforms to `BackgroundDeliveryExtension`, and learns of new data in
        `didReceiveData(for:)`. The app turns background delivery on with
        `enableBackgroundDelivery(for:frequency:)` of `FinanceStore`. FinanceKit needs the
        entitlement
        [`com.apple.developer.financekit`](key:entitlements:com.apple.developer.financekit), which
        Apple grants on request (developer.apple.com/contact/request/financekit). In the app's
        Info.plist, write [`NSFinancialDataUsageDescription`](key:NSFinancialDataUsageDescription)
        too. Put the app and the extension in one [app
        group](key:entitlements:com.apple.security.application-groups), so that both can access the
        data. Xcode's template is called Background Delivery Extension.
        """,
      availability: [.iOS("26.0", from: .current), .macCatalyst("26.0", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("financekit/backgrounddeliveryextension"),
        .systemStrings,
        .framework("financekit/financestore"), .current("nsfinancialdatausagedescription"),
        .framework("financekit"),
        .framework("financekit/implementing-a-background-delivery-extension"),
      ]),
    ExtensionPoint(
      "com.apple.classkit.context-provider", "ClassKit Context Provider", .nsExtension,
      summary: "Describes a learning app's activities to teachers who haven't opened the app.",
      discussion: """
        The principal class conforms to `CLSContextProvider`. In `updateDescendants(of:completion:)`
        it creates or updates the contexts below the given context. Schoolwork calls this method
        while a teacher looks through the app's content, even if the teacher has never opened the
        app. Share the code that builds contexts with the app, which still needs it. Xcode's
        template is called ClassKit Context Provider. The app needs the entitlement
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
