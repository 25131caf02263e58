import KeyModel

extension KeyGroup {
  /// Entitlements for accounts and App Clips.
  static var signInEntitlements: KeyGroup {
    KeyGroup(
      "sign-in-entitlements", "Sign-in, App Attest and App Clips",
      summary: "How an app signs people in, and how an App Clip belongs to its app.",
      keys: signInKeys + appClipKeys)
  }
}

private var signInKeys: [Key] {
  [
    Key(
      "com.apple.developer.applesignin", .array(of: .string),
      title: "Sign in with Apple Entitlement",
      summary: "Lets an app sign people in with their Apple Account.",
      discussion: """
        Write an array with the one value `Default`. Apps of one team can be grouped, so that people
        agree once.
        """,
      consequence: Consequence(
        "Without it, signing in fails with error 1000 of `ASAuthorizationError`.",
        from: .gitHub("aboutyou/dart_packages/issues/110")),
      availability: [
        .iOS("13.0", from: .current),
        .macOS("10.15", from: .current), .tvOS("13.0", from: .current),
        .watchOS("6.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([AllowedValue("Default", "The only documented value.")]),
      valuesSource: .ownPage,
      apis: [API("ASAuthorizationAppleIDProvider", of: "AuthenticationServices", url: nil)],
      capability: "Sign in with Apple",
      example: ["Default"],
      seeAlso: ["com.apple.developer.associated-domains"],
      sources: [
        .ownPage,
        .framework("xcode/configuring-sign-in-with-apple-support", confidence: .high),
        .gitHub("aboutyou/dart_packages/issues/110"),
      ]),
    Key(
      "com.apple.developer.authentication-services.autofill-credential-provider", .boolean,
      title: "AutoFill Credential Provider Entitlement",
      summary: "Lets an app fill in passwords and passkeys in other apps and in Safari.",
      discussion: """
        Both the app and its credential provider extension have it. People turn the provider on
        in Settings. The extension declares what it offers in
        [`ASCredentialProviderExtensionCapabilities`](key:info-plist:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities).
        """,
      availability: [
        .iOS("12.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("ASCredentialProviderViewController", of: "AuthenticationServices", url: nil)],
      capability: "AutoFill Credential Provider",
      example: true,
      seeAlso: [
        "info-plist:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities"
      ]),
    Key(
      "com.apple.developer.authentication-services.account-creation-requires-phone-number",
      .boolean,
      title: "Account Creation Requires Phone Number",
      summary: "Declares that an app can't make an account without a phone number.",
      discussion: """
        An app needs it if it asks the system for a phone number alone when people make an
        account with a passkey. If an email address is accepted too, the app doesn't need it.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macCatalyst("26.0", from: .current), .macOS("26.0", from: .current),
        .visionOS("26.0", from: .current),
      ],
      apis: [API("ASAuthorizationAccountCreationProvider", of: "AuthenticationServices", url: nil)],
      example: true,
      seeAlso: ["com.apple.developer.applesignin"]),
    Key(
      "com.apple.developer.devicecheck.appattest-environment", .string,
      title: "App Attest Environment",
      summary: "Chooses the environment of App Attest that a build for development uses.",
      discussion: """
        Without it, a build for development uses the sandbox, whose keys mean nothing in
        production. Apps from TestFlight, the App Store and the Enterprise Program always use
        production, whatever the key says. App Clips and extensions that use App Attest have it
        too.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("15.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "development", "Uses the sandbox, which doesn't affect the risk metrics of the device."),
        AllowedValue("production", "Uses the environment of published apps."),
      ]),
      valuesSource: .ownPage,
      default: "development",
      defaultSource: .ownPage,
      apis: [API("DCAppAttestService", of: "DeviceCheck")],
      capability: "App Attest",
      example: "development",
      sources: [.ownPage, .capabilityNames]),
  ]
}

private var appClipKeys: [Key] {
  [
    Key(
      "com.apple.developer.parent-application-identifiers", .array(of: .string),
      title: "Parent Application Identifiers Entitlement",
      summary: "Identifies the app that an App Clip belongs to.",
      discussion: """
        It goes into the file of the App Clip, and Xcode adds it with the target. The one entry is the
        application identifier of the app; that of the App Clip begins with it:
        `$(AppIdentifierPrefix)com.example.app` and
        `$(AppIdentifierPrefix)com.example.app.Clip`.
        """,
      availability: [.iOS("14.0", from: .current)],
      rules: [.count(exactly: 1).from(.ownPage)],
      example: ["$(AppIdentifierPrefix)com.example.app"],
      seeAlso: [
        "com.apple.developer.associated-appclip-app-identifiers",
        "com.apple.developer.on-demand-install-capable", "com.apple.developer.associated-domains",
      ]),
    Key(
      "com.apple.developer.associated-appclip-app-identifiers", .array(of: .string),
      summary: "Identifies the App Clip of an app.",
      discussion: """
        Xcode adds it when it archives an app with an App Clip, so an entitlements file doesn't
        contain it. With
        [`com.apple.developer.parent-application-identifiers`](key:com.apple.developer.parent-application-identifiers)
        it lets the two share data.
        """,
      availability: [.iOS("15.4", from: .current)],
      bundleKinds: [.app],
      rules: [.count(exactly: 1).from(.ownPage)],
      example: ["$(AppIdentifierPrefix)com.example.app.Clip"],
      seeAlso: ["com.apple.developer.parent-application-identifiers"]),
    Key(
      "com.apple.developer.on-demand-install-capable", .boolean,
      summary: "Marks a product as an App Clip.",
      discussion: """
        Xcode adds it when it signs the app with the App Clip in it, so the file in the project
        doesn't contain it.
        """,
      availability: [.iOS("14.0", from: .current)],
      capability: "On Demand Install Capable",
      example: true,
      seeAlso: ["com.apple.developer.parent-application-identifiers", "info-plist:NSAppClip"]),
  ]
}
