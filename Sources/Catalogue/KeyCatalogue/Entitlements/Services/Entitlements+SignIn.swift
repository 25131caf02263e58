import KeyModel

extension KeyGroup {
  /// Entitlements for accounts and App Clips.
  static var signInEntitlements: KeyGroup {
    KeyGroup(
      "sign-in-entitlements", "Sign-in, App Attest and App Clips",
      summary: "How an app signs people in, and how an App Clip and its app are linked.",
      keys: signInKeys + appClipKeys)
  }
}

private var signInKeys: [Key] {
  [
    Key(
      "com.apple.developer.applesignin",
      .array(of: .string),
      title: "Sign in with Apple Entitlement",
      summary: "Lets an app offer Sign in with Apple.",
      discussion: """
        Turn on Sign in with Apple in Xcode, which writes an array with one value, `Default`. The
        app makes the request with `ASAuthorizationAppleIDProvider`. If several of your team's apps
        belong together, group their App IDs in your developer account, so that people agree only
        once for all these apps.

        If you remove the capability later, turn it off for the App ID manually, because Xcode
        doesn't.
        """,
      consequence: Consequence(
        "Without it, signing in fails with `ASAuthorizationError` code 1000.",
        from: .gitHub("aboutyou/dart_packages/issues/110")),
      availability: [
        .iOS("13.0", from: .current),
        .macOS("10.15", from: .current), .tvOS("13.0", from: .current),
        .watchOS("6.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue("Default", "Normal operation; Apple doesn't document other values.")
      ]
      ),
      valuesSource: .ownPage,
      apis: [API("ASAuthorizationAppleIDProvider", of: "AuthenticationServices", url: nil)],
      capability: "Sign in with Apple",
      rules: [.present.when(.code("the app offers Sign in with Apple")).from(.ownPage)],
      example: ["Default"],
      seeAlso: ["com.apple.developer.associated-domains"],
      sources: [
        .ownPage,
        .framework("xcode/configuring-sign-in-with-apple-support", confidence: .high),
        .gitHub("aboutyou/dart_packages/issues/110"),
      ]),
    Key(
      "com.apple.developer.authentication-services.autofill-credential-provider",
      .boolean,
      title: "AutoFill Credential Provider Entitlement",
      summary:
        "Lets a password manager fill in passwords and passkeys in other apps and in Safari.",
      discussion: """
        Add the capability AutoFill Credential Provider to both the app and its credential provider
        extension, which subclasses `ASCredentialProviderViewController`. People turn on the
        provider in Settings. The extension declares what it offers in
        [`ASCredentialProviderExtensionCapabilities`](key:info-plist:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities).
        To save and use your own service's passwords in your own app, you need [associated
        domains](key:com.apple.developer.associated-domains) instead.
        """,
      consequence: Consequence(
        "Without it, the app can't offer passwords for AutoFill.", from: .ownPage),
      availability: [
        .iOS("12.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [
        API(
          "ASCredentialProviderViewController", of: "AuthenticationServices", url: nil,
          linked: "_OBJC_CLASS_$_ASCredentialProviderViewController")
      ],
      capability: "AutoFill Credential Provider",
      rules: [
        .present.when(
          .code(
            "the app contains a credential provider extension",
            ["ASCredentialProviderViewController"])
        ).from(
          .framework("authenticationservices/ascredentialproviderviewcontroller", confidence: .high)
        )
      ],
      example: true,
      seeAlso: [
        "info-plist:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities"
      ],
      sources: [
        .ownPage,
        .framework("authenticationservices/ascredentialproviderviewcontroller", confidence: .high),
      ]),
    Key(
      "com.apple.developer.authentication-services.account-creation-requires-phone-number",
      .boolean,
      title: "Account Creation Requires Phone Number",
      summary: "Declares that every account in the app requires a phone number.",
      discussion: """
        It is for apps that create accounts with a passkey through
        `ASAuthorizationAccountCreationProvider`. Add the key if `acceptedContactIdentifiers`
        contains only `phoneNumber`. It declares that your service always asks for a phone number,
        including outside this API. If the service also accepts an email address, leave the key out.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macCatalyst("26.0", from: .current), .macOS("26.0", from: .current),
        .visionOS("26.0", from: .current),
      ],
      apis: [API("ASAuthorizationAccountCreationProvider", of: "AuthenticationServices", url: nil)],
      rules: [
        .present.when(.code("the app accepts only a phone number for an account with a passkey"))
          .from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.applesignin"]),
    Key(
      "com.apple.developer.devicecheck.appattest-environment",
      .string,
      title: "App Attest Environment",
      summary: "Chooses the App Attest environment that a development build uses.",
      discussion: """
        Add it with `production` to test against the production service; otherwise, you can leave it
        out. Apps from TestFlight, the App Store and the Enterprise Program always use production,
        regardless of the key. Add the entitlement to App Clips and extensions that use App Attest
        too. Your server recognizes the sandbox by `appattestsandbox` in the authenticator data.
        """,
      consequence: Consequence(
        "Without it, a development build uses the sandbox, whose keys don't work in production.",
        from: .ownPage),
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("15.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "development",
          "For ordinary tests: the sandbox doesn't affect the risk metrics of the device."),
        AllowedValue("production", "For tests with the servers that published apps use."),
      ]),
      valuesSource: .ownPage,
      default: "development",
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("DCAppAttestService", of: "DeviceCheck")],
      capability: "App Attest",
      example: "development",
      sources: [
        .ownPage, .capabilityNames,
        .framework("devicecheck/preparing-to-use-the-app-attest-service", confidence: .high),
      ]),
  ]
}

private var appClipKeys: [Key] {
  [
    Key(
      "com.apple.developer.parent-application-identifiers",
      .array(of: .string),
      title: "Parent Application Identifiers Entitlement",
      summary: "Identifies the app that an App Clip belongs to.",
      discussion: """
        Every App Clip needs it, and only App Clips use it: Xcode adds it with the target. The array's
        only string is the application identifier of the app, for example
        `$(AppIdentifierPrefix)com.example.app`. The App Clip's identifier begins with the same
        text: `$(AppIdentifierPrefix)com.example.app.Clip`. If you change the app's bundle
        identifier, change the string in this array too.
        """,
      consequence: Consequence(
        "An App Clip can't be installed if its application identifier doesn't begin with the identifier in this entitlement.",
        from: .gitHub("bazelbuild/rules_apple/issues/1570")),
      availability: [.iOS("14.0", from: .current)],
      bundleKinds: [.appClip],
      rules: [
        .count(exactly: 1).from(.ownPage),
        .present.when(.code("the target is an App Clip")).from(.ownPage),
      ],
      example: ["$(AppIdentifierPrefix)com.example.app"],
      seeAlso: [
        "com.apple.developer.associated-appclip-app-identifiers",
        "com.apple.developer.on-demand-install-capable", "com.apple.developer.associated-domains",
      ],
      sources: [
        .ownPage,
        .framework("appclip/fruta_building_a_feature-rich_app_with_swiftui", confidence: .high),
        .gitHub("bazelbuild/rules_apple/issues/1570"),
      ]),
    Key(
      "com.apple.developer.associated-appclip-app-identifiers",
      .array(of: .string),
      summary: "Identifies the App Clip of an app.",
      discussion: """
        Together with
        [`com.apple.developer.parent-application-identifiers`](key:com.apple.developer.parent-application-identifiers)
        in the App Clip, it links the app and the App Clip: on iOS 15.4 and later, the app can read
        keychain items of its App Clip. If you archive without Xcode, add the key yourself: an array
        with the App Clip's application identifier, `$(AppIdentifierPrefix)com.example.app.Clip`.
        """,
      avoid:
        "Leave it out of the entitlements file: Xcode adds it when it archives an app that contains an App Clip.",
      consequence: Consequence(
        "Without it, App Store Connect reports *Missing entitlement* for an app that contains an App Clip.",
        from: .gitHub("getsentry/sentry-cocoa/pull/1450")),
      availability: [.iOS("15.4", from: .current)],
      required: .optional,
      bundleKinds: [.app],
      rules: [.count(exactly: 1).from(.ownPage)],
      example: ["$(AppIdentifierPrefix)com.example.app.Clip"],
      seeAlso: ["com.apple.developer.parent-application-identifiers"],
      sources: [
        .ownPage,
        .framework(
          "appclip/sharing-data-between-your-app-clip-and-your-full-app", confidence: .high),
        .gitHub("getsentry/sentry-cocoa/pull/1450"),
      ]),
    Key(
      "com.apple.developer.on-demand-install-capable",
      .boolean,
      summary: "Marks an App Clip, or a widget extension in an App Clip.",
      discussion: """
        Add it only to a widget extension in an App Clip, for Live Activities: add the capability
        App Clip Extension to that target, and Xcode writes the key. The extension may contain only
        Live Activities, and its bundle identifier has to begin with the App Clip's.

        Leave it out of the App Clip's own entitlements file, because Xcode adds it when it signs the
        app. To see it, print the entitlements of the exported App Clip with `codesign -d
        --entitlements - --xml App.app/AppClips/Clip.app`.
        """,
      consequence: Consequence(
        "Without it, an App Clip can't include a widget extension.",
        from: .framework("appclip/offering-live-activities-with-your-app-clip", confidence: .high)),
      availability: [.iOS("14.0", from: .current)],
      required: .optional,
      capability: "On Demand Install Capable",
      bundleKinds: [.appClip, .widgetExtension],
      example: true,
      seeAlso: ["com.apple.developer.parent-application-identifiers", "info-plist:NSAppClip"],
      sources: [
        .ownPage,
        .framework("appclip/offering-live-activities-with-your-app-clip", confidence: .high),
      ]),
  ]
}
