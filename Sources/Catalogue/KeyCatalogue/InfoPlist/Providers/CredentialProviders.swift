import KeyModel

extension KeyGroup {
  /// The keys of extensions of password managers.
  static var credentialProviders: KeyGroup {
    KeyGroup(
      "credential-providers", "Passwords and passkeys",
      summary: "What a password manager offers to AutoFill, and how an app upgrades accounts.",
      availability: [.iOS("14.0", from: .current)],
      keys: capabilityKeys + credentialExchangeKeys + credentialSavingKeys
        + accountAuthenticationKeys)
  }
}

let passwordManagers: ExtensionPointScope = .only([
  "com.apple.authentication-services-credential-provider-ui"
])
private let capabilities =
  "nsextension/nsextensionattributes/ascredentialproviderextensioncapabilities"
private let oneTimeCodes = SourceReference.framework(
  "authenticationservices/providing-one-time-passcodes-to-autofill")
private let providerAPI = API("ASCredentialProviderViewController", of: "Authentication Services")

let credentialProviderHeader = SourceReference.sdkHeaders(
  "AuthenticationServices, ASCredentialProviderViewController.h")

/// Capabilities of a credential provider.
private var capabilityKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities", .dictionary,
      summary: "Declares what a password manager's extension offers to AutoFill.",
      discussion: """
        Write the key in the Info.plist of the credential provider extension of a password manager.
        Each key in it switches on one ability, and most are off by default, so an extension for
        passwords and passkeys writes
        [`ProvidesPasswords`](key:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasswords)
        and
        [`ProvidesPasskeys`](key:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasskeys).
        Write `YES` only for what the view controller implements; the keys' pages name its methods.
        In a Mac Catalyst app, its methods have no effect.

        The extension and its app also need the entitlement
        [`com.apple.developer.authentication-services.autofill-credential-provider`](key:entitlements:com.apple.developer.authentication-services.autofill-credential-provider).
        Before any of this has an effect, people must turn on the password manager in Settings.
        """,
      consequence: Consequence(
        "Without the dictionary, the system leaves the extension's passkeys out of AutoFill.",
        from: .current(capabilities + "/providespasskeys")),
      availability: [
        .iOS("17.0", from: .current),
        .macCatalyst("17.0", from: .current), .macOS("14.0", from: .current),
      ],
      required: .optional,
      apis: [providerAPI],
      capability: "AutoFill Credential Provider",
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: ["ProvidesPasskeys": true, "ProvidesPasswords": true],
      sources: [.ownPage, .framework("authenticationservices/ascredentialproviderviewcontroller")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS, iPadOS and Mac Catalyst 17.0, and macOS 14.0."),
            .init(
              .current("nsextension/nsextensionattributes"),
              "The dictionary that contains the key exists on iOS, iPadOS, macOS and visionOS."),
          ],
          choice: "Mac Catalyst is listed.",
          reason: "The key's own page names it.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasswords",
      .boolean,
      summary: "Declares that the extension provides passwords.",
      discussion: """
        Write `YES` in every extension that stores passwords, together with
        [`ProvidesPasskeys`](key:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasskeys)
        if it stores passkeys too. The view controller answers requests with `ASPasswordCredential`.
        To have accounts suggested above the keyboard, add an `ASPasswordCredentialIdentity` for
        each to `ASCredentialIdentityStore`; without them, people can find the passwords only in the
        extension's own list.
        """,
      consequence: Consequence(
        "Without `YES`, the extension doesn't declare that it provides passwords.", from: .ownPage),
      availability: [.iOS("17.0", from: .current), .macOS("14.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [providerAPI],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasskeys"
      ],
      sources: [.ownPage, .framework("authenticationservices/ascredentialproviderviewcontroller")]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasskeys",
      .boolean,
      summary: "Offers the extension's passkeys in AutoFill and in sign-in sheets.",
      discussion: """
        Write `YES` if the extension stores passkeys. The extension has to answer requests for
        passkeys, and implement `prepareInterface(forPasskeyRegistration:)` for people who create a
        new passkey. Add an `ASPasskeyCredentialIdentity` for each passkey to
        `ASCredentialIdentityStore`, so that the system can suggest it.
        """,
      consequence: Consequence(
        "Without `YES`, the system leaves the extension's passkeys out of AutoFill and sign-in sheets.",
        from: .ownPage),
      availability: [.iOS("17.0", from: .current), .macOS("14.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [providerAPI],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/SupportsConditionalPasskeyRegistration"
      ],
      sources: [.ownPage, .framework("authenticationservices/ascredentialproviderviewcontroller")]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/SupportsConditionalPasskeyRegistration",
      .boolean,
      summary:
        "Lets apps and websites add a passkey to a saved account without asking people first.",
      discussion: """
        An app or website may try to register a passkey right after AutoFill has filled in a
        password. Write `YES` if the extension can save one in the background; the system passes the
        request to `performWithoutUserInteractionIfPossible(passkeyRegistration:)`. The extension
        can't show anything during the request: it saves the passkey if its own conditions are met,
        such as an unlocked vault, and otherwise cancels the request.
        """,
      consequence: Consequence(
        "Without `YES`, the extension doesn't support automatic upgrades to passkeys.",
        from: .current("supportsconditionalpasskeyregistration")),
      availability: [
        .iOS("18.0", from: .current),
        .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
        .visionOS("2.0", from: .current),
      ],
      default: false,
      defaultSource: .current("supportsconditionalpasskeyregistration"),
      required: .optional,
      apis: [
        API(
          "ASCredentialProviderViewController.performWithoutUserInteractionIfPossible(passkeyRegistration:)",
          of: "Authentication Services")
      ],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasskeys"
      ],
      sources: [
        .current("supportsconditionalpasskeyregistration"),
        .framework("updates/authenticationservices"), credentialProviderHeader,
        .framework("authenticationservices/ascredentialproviderviewcontroller"),
      ],
      notes: [visionNote(.current("supportsconditionalpasskeyregistration"))]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesOneTimeCodes",
      .boolean,
      summary: "Offers the extension's one-time codes in text fields for verification codes.",
      discussion: """
        Write `YES` if the extension generates codes. The system asks for a code with a request of
        the type `oneTimeCode`. Answer with `completeOneTimeCodeRequest(using:completionHandler:)`;
        if the extension must show something first, cancel with the error `userInteractionRequired`,
        and the system presents the extension. `prepareOneTimeCodeCredentialList(for:)` prepares the
        list of all codes, which people can open from the field.
        """,
      consequence: Consequence(
        "Without `YES`, the extension isn't offered in text fields for one-time codes.",
        from: .current("providesonetimecodes")),
      availability: [
        .iOS("18.0", from: .current),
        .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
        .visionOS("2.0", from: .current),
      ],
      default: false,
      defaultSource: .current("providesonetimecodes"),
      required: .optional,
      apis: [providerAPI, API("ASOneTimeCodeCredentialRequest", of: "Authentication Services")],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: true,
      sources: [.current("providesonetimecodes"), oneTimeCodes],
      notes: [visionNote(.current("providesonetimecodes"))]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesTextToInsert",
      .boolean,
      summary: "Offers the extension in the AutoFill menu of any text field.",
      discussion: """
        Write `YES` if people should be able to insert text other than credentials from the password
        manager, such as a membership number or part of a secure note. They choose the text in the
        view that `prepareInterfaceForUserChoosingTextToInsert()` prepares, and the extension
        returns it with `completeRequest(withTextToInsert:completionHandler:)`.
        """,
      consequence: Consequence(
        "Without `YES`, the extension is not in the AutoFill menu of ordinary text fields.",
        from: .current("providestexttoinsert")),
      availability: [.iOS("18.0", from: .current)],
      default: false,
      defaultSource: .current("providestexttoinsert"),
      required: .optional,
      apis: [
        API(
          "ASCredentialProviderViewController.prepareInterfaceForUserChoosingTextToInsert()",
          of: "Authentication Services")
      ],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: true,
      sources: [.current("providestexttoinsert"), .framework("updates/authenticationservices")]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ShowsConfigurationUI",
      .boolean,
      summary: "Shows a setup view when people turn on the password manager in Settings.",
      discussion: """
        Write `YES` if people need to set something up before the extension can work. The system
        calls `prepareInterfaceForExtensionConfiguration()`, a good moment to sign in and to fill
        `ASCredentialIdentityStore`. Call `completeExtensionConfigurationRequest()` at the end. For
        iOS 16 and earlier, write
        [`ASCredentialProviderExtensionShowsConfigurationUI`](key:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionShowsConfigurationUI)
        too: those systems don't read this key.
        """,
      consequence: Consequence(
        "Without `YES`, the extension doesn't present a view when people turn it on in Settings.",
        from: .ownPage),
      availability: [.iOS("17.0", from: .current), .macOS("14.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [
        API(
          "ASCredentialProviderViewController.prepareInterfaceForExtensionConfiguration()",
          of: "Authentication Services")
      ],
      bundleKinds: [.appExtension],
      extensionPoints: passwordManagers,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionShowsConfigurationUI"
      ],
      sources: [
        .ownPage,
        .framework(
          "authenticationservices/ascredentialproviderviewcontroller/prepareinterfaceforextensionconfiguration()"
        ), credentialProviderHeader, .gitHub("apple/password-manager-resources/issues/753"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionShowsConfigurationUI",
      .boolean,
      summary:
        "Shows a setup view when people turn on the password manager, in iOS 16 and earlier.",
      discussion: """
        Write `YES` if the extension still runs on iOS 12 to 16 or macOS 11 to 13, and its view
        controller implements `prepareInterfaceForExtensionConfiguration()`. The key goes directly
        in `NSExtensionAttributes`. Later systems use
        [`ShowsConfigurationUI`](key:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ShowsConfigurationUI)
        in the capabilities dictionary; an extension for old and new systems needs both.
        """,
      consequence: Consequence(
        "Without `YES`, iOS 16, macOS 13 and earlier don't call `prepareInterfaceForExtensionConfiguration()`.",
        from: credentialProviderHeader),
      availability: [.iOS("12.0", from: .current), .macOS("11.0", from: .current)],
      required: .optional,
      apis: [
        API(
          "ASCredentialProviderViewController.prepareInterfaceForExtensionConfiguration()",
          of: "Authentication Services")
      ],
      bundleKinds: [.appExtension],
      replacedBy: [
        "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ShowsConfigurationUI"
      ],
      extensionPoints: passwordManagers,
      example: true,
      sources: [
        credentialProviderHeader,
        .framework("authenticationservices/ascredentialproviderviewcontroller"),
        .gitHub("apple/password-manager-resources/issues/753"),
      ]),
  ]
}
