import KeyModel

private let accounts: ExtensionPointScope = .only([
  "com.apple.authentication-services-account-authentication-modification-ui"
])
private let accountArticle = SourceReference.framework(
  "authenticationservices/upgrading-account-security-with-an-account-authentication-modification-extension",
  confidence: .high)
private let accountAPI = API(
  "ASAccountAuthenticationModificationViewController", of: "Authentication Services")

private func accountPlacement(_ page: String) -> EditorNote {
  EditorNote(
    .placement,
    [
      .init(.current("nsextension/" + page), "Is directly in NSExtension."),
      .init(
        .gitHub("EvanBacon/expo-apple-targets"),
        "A target's Info.plist has it in NSExtensionAttributes."
      ),
    ],
    choice: "The key goes in `NSExtensionAttributes`.",
    reason:
      "Targets created from Xcode's template have the key there. They also have other keys there that Apple's pages place directly in NSExtension.",
    isEditorial: false)
}

/// How an app upgrades the accounts of its users.
var accountAuthenticationKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/ASAccountAuthenticationModificationSupportsStrongPasswordChange",
      .boolean,
      summary: "Lets iOS replace the weak password of an account in your app with a strong one.",
      discussion: """
        Write `YES` if your server can change a password at the extension's request. People start
        the upgrade from the security recommendations in Settings, or in the app. The system
        generates a password and calls
        `changePasswordWithoutUserInteraction(for:existingCredential:newPassword:userInfo:)`; the
        extension sends it to the server and calls
        `completeChangePasswordRequest(updatedCredential:userInfo:)`, and the system saves the new
        credential. The app must be associated with the account's domain by a `webcredentials` entry
        in
        [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains).
        If your server needs another step, such as a code, cancel with `userInteractionRequired`:
        the system then shows the extension's view.
        """,
      consequence: Consequence(
        "Without `YES`, the extension doesn't support upgrades to strong passwords.",
        from: accountArticle),
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
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
      summary: "Lets people convert an account with a password to Sign in with Apple.",
      discussion: """
        Write `YES` if your app supports Sign in with Apple and your server can convert accounts.
        The system calls
        `convertAccountToSignInWithAppleWithoutUserInteraction(for:existingCredential:userInfo:)`;
        the extension gets the new credential from
        `getSignInWithAppleUpgradeAuthorization(state:nonce:completionHandler:)` and sends it to the
        server. When it then calls `completeUpgradeToSignInWithApple(userInfo:)`, the system deletes
        the old password from the keychain. As for [strong
        passwords](key:NSExtension/NSExtensionAttributes/ASAccountAuthenticationModificationSupportsStrongPasswordChange),
        the app must be associated with the account's domain.
        """,
      consequence: Consequence(
        "Without `YES`, the extension doesn't support upgrades to Sign in with Apple.",
        from: accountArticle),
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
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
      summary: "Sets rules for the strong passwords that iOS generates for accounts in your app.",
      discussion: """
        Write the rules, in the format of Password AutoFill, only if your server would reject the
        passwords that the system generates without them. Check the string with Apple's Password
        Rules Validation Tool. The password that the extension receives follows the rules; the
        extension may still send a different one to the server.
        """,
      consequence: Consequence(
        "Without rules, the extension may get a password that the server refuses; the extension can then send a different one.",
        from: .framework(
          "authenticationservices/upgrading-account-security-with-an-account-authentication-modification-extension"
        )),
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
              "The other two keys of an account authentication modification extension are in NSExtensionAttributes."
            ),
          ],
          choice: "The key goes in `NSExtensionAttributes`.",
          reason: "The key belongs together with the other two.",
          isEditorial: false)
      ]),
  ]
}
