import KeyModel

extension KeyGroup {
  /// The keys of extensions of password managers.
  static var credentialProviders: KeyGroup {
    KeyGroup(
      "credential-providers", "Passwords and passkeys",
      summary: "What a password manager offers to AutoFill, and how an app upgrades accounts.",
      availability: [.iOS("14.0", from: .current)],
      keys: capabilityKeys + credentialExchangeKeys + accountKeys)
  }
}

private let providers: ExtensionPointScope = .only([
  "com.apple.authentication-services-credential-provider-ui"
])
private let accounts: ExtensionPointScope = .only([
  "com.apple.authentication-services-account-authentication-modification-ui"
])
private let capabilities =
  "nsextension/nsextensionattributes/ascredentialproviderextensioncapabilities"
private let oneTimeCodes = SourceReference.framework(
  "authenticationservices/providing-one-time-passcodes-to-autofill")
private let accountArticle = SourceReference.framework(
  "authenticationservices/upgrading-account-security-with-an-account-authentication-modification-extension",
  confidence: .high)
private let providerAPI = API("ASCredentialProviderViewController", of: "Authentication Services")
private let accountAPI = API(
  "ASAccountAuthenticationModificationViewController", of: "Authentication Services")

private func visionNote(_ page: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.current(page), "visionOS 2.0 among others."),
      .init(.current(capabilities), "The dictionary that holds the key exists without visionOS."),
    ],
    choice: "visionOS is listed.",
    reason: "The key's own page names it, and the class of such extensions exists there.")
}

/// What a credential provider can do.
private var capabilityKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities", .dictionary,
      summary: "Declares what a password manager's extension offers to AutoFill.",
      discussion: """
        Each key in it switches one ability on. An extension for passwords and passkeys declares
        both.

        The extension and its app also need the AutoFill Credential Provider capability, and people
        switch the app on in Settings.
        """,
      availability: [
        .iOS("17.0", from: .current),
        .macCatalyst("17.0", from: .current), .macOS("14.0", from: .current),
      ],
      apis: [providerAPI],
      capability: "AutoFill Credential Provider",
      bundleKinds: [.appExtension],
      extensionPoints: providers,
      example: ["ProvidesPasskeys": true, "ProvidesPasswords": true],
      sources: [.ownPage, .framework("authenticationservices/ascredentialproviderviewcontroller")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS, iPadOS and Mac Catalyst 17.0, and macOS 14.0."),
            .init(
              .current("nsextension/nsextensionattributes"),
              "The dictionary that holds the key exists on iOS, iPadOS, macOS and visionOS."),
          ],
          choice: "Mac Catalyst is listed.",
          reason: "The key's own page names it.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasswords",
      .boolean,
      summary: "Offers the extension's passwords in AutoFill.",
      availability: [.iOS("17.0", from: .current), .macOS("14.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [providerAPI],
      bundleKinds: [.appExtension],
      extensionPoints: providers,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasskeys"
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasskeys",
      .boolean,
      summary: "Offers the extension's passkeys in AutoFill and in sign-in sheets.",
      discussion: """
        With `YES` the extension also has to answer requests for passkeys, such as
        `prepareInterface(forPasskeyRegistration:)` when somebody makes a new one.
        """,
      availability: [.iOS("17.0", from: .current), .macOS("14.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [providerAPI],
      bundleKinds: [.appExtension],
      extensionPoints: providers,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/SupportsConditionalPasskeyRegistration"
      ],
      sources: [.ownPage, .framework("authenticationservices/ascredentialproviderviewcontroller")]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/SupportsConditionalPasskeyRegistration",
      .boolean,
      summary: "Lets apps and websites add a passkey to a saved account without asking again.",
      discussion: """
        An app may register a passkey right after AutoFill filled in a password. With `YES` such a
        request reaches the extension too.
        """,
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
      extensionPoints: providers,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesPasskeys"
      ],
      sources: [
        .current("supportsconditionalpasskeyregistration"),
        .framework("updates/authenticationservices"),
        .framework("authenticationservices/ascredentialproviderviewcontroller"),
      ],
      notes: [visionNote("supportsconditionalpasskeyregistration")]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesOneTimeCodes",
      .boolean,
      summary: "Offers the extension's one-time codes in fields that ask for one.",
      discussion: """
        The system asks for a code with a request of the type `oneTimeCode`. Answer it with
        `completeOneTimeCodeRequest(using:completionHandler:)`, or ask for an interface first with
        the error `userInteractionRequired`. `prepareOneTimeCodeCredentialList(for:)` shows all codes.
        """,
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
      extensionPoints: providers,
      example: true,
      sources: [.current("providesonetimecodes"), oneTimeCodes],
      notes: [visionNote("providesonetimecodes")]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ProvidesTextToInsert",
      .boolean,
      summary: "Offers the extension in the AutoFill menu of every text field.",
      discussion: """
        People choose a text, such as a part of a secure note, in the view that
        `prepareInterfaceForUserChoosingTextToInsert()` prepares; the extension returns it with
        `completeRequest(withTextToInsert:completionHandler:)`.
        """,
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
      extensionPoints: providers,
      example: true,
      sources: [.current("providestexttoinsert"), .framework("updates/authenticationservices")]),
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/ShowsConfigurationUI",
      .boolean,
      summary: "Shows a setup view when people switch the password manager on in Settings.",
      discussion: """
        The system calls `prepareInterfaceForExtensionConfiguration()`, a good time to sign in and
        to fill `ASCredentialIdentityStore`. Call `completeExtensionConfigurationRequest()` at the
        end.
        """,
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
      extensionPoints: providers,
      example: true,
      sources: [
        .ownPage,
        .framework(
          "authenticationservices/ascredentialproviderviewcontroller/prepareinterfaceforextensionconfiguration()"
        ),
      ]),
  ]
}

private func accountPlacement(_ page: String) -> EditorNote {
  EditorNote(
    .placement,
    [
      .init(.current("nsextension/" + page), "Is directly in NSExtension."),
      .init(
        .gitHub("EvanBacon/expo-apple-targets"),
        "The list of a target has it in NSExtensionAttributes."
      ),
    ],
    choice: "The key goes in `NSExtensionAttributes`.",
    reason:
      "Targets that Xcode's template was the model for have it there; other keys whose pages place them in NSExtension belong there too.",
    isEditorial: false)
}

/// How an app upgrades the accounts of its users.
private var accountKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/ASAccountAuthenticationModificationSupportsStrongPasswordChange",
      .boolean,
      summary: "Lets iOS replace weak passwords of an app's accounts by strong ones.",
      discussion: """
        People start the upgrade in the security recommendations of Settings, or in the app. The
        system makes a new password and calls
        `changePasswordWithoutUserInteraction(for:existingCredential:newPassword:userInfo:)`; the
        extension changes it on the server. The app and the account's domain must be associated, with
        a `webcredentials` entry.
        """,
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [accountAPI],
      bundleKinds: [.appExtension],
      extensionPoints: accounts,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ASAccountAuthenticationModificationPasswordGenerationRequirements"
      ],
      sources: [
        .current(
          "nsextension/asaccountauthenticationmodificationsupportsstrongpasswordchange"),
        accountArticle, .gitHub("EvanBacon/expo-apple-targets"),
      ],
      notes: [
        accountPlacement("asaccountauthenticationmodificationsupportsstrongpasswordchange")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple",
      .boolean,
      summary: "Lets people turn an account with a password into one of Sign in with Apple.",
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [accountAPI],
      bundleKinds: [.appExtension],
      extensionPoints: accounts,
      example: true,
      sources: [
        .current(
          "nsextension/asaccountauthenticationmodificationsupportsupgradetosigninwithapple"),
        accountArticle, .gitHub("EvanBacon/expo-apple-targets"),
      ],
      notes: [
        accountPlacement("asaccountauthenticationmodificationsupportsupgradetosigninwithapple")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/ASAccountAuthenticationModificationPasswordGenerationRequirements",
      .string,
      summary: "Sets the rules for the strong passwords that the system makes for an account.",
      discussion: """
        Write the rules in the format of Password AutoFill, if the server doesn't accept what the
        system makes without them. The new password that the extension receives keeps to the rules;
        the extension may still use another one.
        """,
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      apis: [accountAPI],
      bundleKinds: [.appExtension],
      extensionPoints: accounts,
      example: "minlength: 20; required: lower; required: upper; required: digit;",
      seeAlso: [
        "NSExtension/NSExtensionAttributes/ASAccountAuthenticationModificationSupportsStrongPasswordChange"
      ],
      sources: [
        .current(
          "nsextension/asaccountauthenticationmodificationpasswordgenerationrequirements"),
        accountArticle,
        .gitHub("EvanBacon/expo-apple-targets"),
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(
              .current(
                "nsextension/asaccountauthenticationmodificationpasswordgenerationrequirements"),
              "Is directly in NSExtension."),
            .init(
              .gitHub("EvanBacon/expo-apple-targets"),
              "The other two keys of such extensions are in NSExtensionAttributes."),
          ],
          choice: "The key goes in `NSExtensionAttributes`.",
          reason: "It belongs together with the other two.",
          isEditorial: false)
      ]),
  ]
}
