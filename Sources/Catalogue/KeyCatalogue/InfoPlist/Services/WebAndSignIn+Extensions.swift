import KeyModel

private let syncing = SourceReference.framework(
  "safariservices/syncing-safari-web-extensions-across-devices-and-platforms")

private let notSynced = Consequence(
  "If the bundle identifiers on iOS and on the Mac differ, the extensions sync only if both apps and both extensions name their counterparts.",
  from: syncing)

private let sameAccount = """
  Leave the key out if the identifiers are the same on both platforms: the extensions then sync \
  anyway. Both apps must come from the same developer account. The keys are for content blockers \
  and Safari web extensions. People can turn syncing off for a device.
  """

/// Safari extensions that sync between platforms, or follow others.
var safariKeys: [Key] {
  [
    Key(
      "SFSafariCorrespondingIOSAppBundleIdentifier", .string,
      title: "Safari - Associated iOS App Bundle Identifier",
      summary:
        "Names the iOS app that contains the same content blocker or web extension as this Mac app.",
      discussion: """
        Write it in the Info.plist of the Mac app, and
        [`SFSafariCorrespondingIOSExtensionBundleIdentifier`](key:SFSafariCorrespondingIOSExtensionBundleIdentifier)
        in that of the Mac extension. The iOS app has
        [`SFSafariCorrespondingMacOSAppBundleIdentifier`](key:SFSafariCorrespondingMacOSAppBundleIdentifier),
        the iOS extension
        [`SFSafariCorrespondingMacOSExtensionBundleIdentifier`](key:SFSafariCorrespondingMacOSExtensionBundleIdentifier).
        Safari 16 and later then offers the extension on people's other devices. When people turn it
        on or off, it changes on all devices. \(sameAccount)
        """,
      consequence: notSynced,
      availability: [.macOS("13.0", from: .current)],
      required: .optional,
      rules: [
        bundleIdentifierRule
      ],
      example: "com.example.ios-app",
      seeAlso: [
        "SFSafariCorrespondingIOSExtensionBundleIdentifier",
        "SFSafariCorrespondingMacOSAppBundleIdentifier",
      ],
      sources: [.ownPage, syncing, .bundleIdentifiers]),
    Key(
      "SFSafariCorrespondingIOSExtensionBundleIdentifier", .string,
      title: "Safari - Associated iOS Extension Bundle Identifier",
      summary: "Names the iOS content blocker or web extension that this Mac extension syncs with.",
      discussion: """
        Write it in the Info.plist of the Mac extension, and the [identifier of the
        app](key:SFSafariCorrespondingIOSAppBundleIdentifier) in that of the Mac app. \(sameAccount)
        """,
      consequence: notSynced,
      availability: [.macOS("13.0", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        bundleIdentifierRule
      ],
      example: "com.example.ios-app.extension",
      seeAlso: [
        "SFSafariCorrespondingIOSAppBundleIdentifier",
        "SFSafariCorrespondingMacOSExtensionBundleIdentifier",
      ],
      sources: [.ownPage, syncing, .bundleIdentifiers]),
    Key(
      "SFSafariCorrespondingMacOSAppBundleIdentifier", .string,
      title: "Safari - Associated macOS App Bundle Identifier",
      summary:
        "Names the Mac app that contains the same content blocker or web extension as this iOS app.",
      discussion: """
        Write it in the Info.plist of the iOS app, and [the extension's
        key](key:SFSafariCorrespondingMacOSExtensionBundleIdentifier) in that of the iOS extension.
        The Mac app and its extension name their iOS counterparts. \(sameAccount)
        """,
      consequence: notSynced,
      availability: [.iOS("16.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      rules: [
        bundleIdentifierRule
      ],
      example: "com.example.mac-app",
      seeAlso: [
        "SFSafariCorrespondingMacOSExtensionBundleIdentifier",
        "SFSafariCorrespondingIOSAppBundleIdentifier",
      ],
      sources: [.ownPage, syncing, .bundleIdentifiers]),
    Key(
      "SFSafariCorrespondingMacOSExtensionBundleIdentifier", .string,
      title: "Safari - Associated macOS Extension Bundle Identifier",
      summary: "Names the Mac content blocker or web extension that this iOS extension syncs with.",
      discussion: """
        Write it in the Info.plist of the iOS extension, and the [identifier of the
        app](key:SFSafariCorrespondingMacOSAppBundleIdentifier) in that of the iOS app.
        \(sameAccount)
        """,
      consequence: notSynced,
      availability: [.iOS("16.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        bundleIdentifierRule
      ],
      example: "com.example.mac-app.extension",
      seeAlso: [
        "SFSafariCorrespondingMacOSAppBundleIdentifier",
        "SFSafariCorrespondingIOSExtensionBundleIdentifier",
      ],
      sources: [.ownPage, syncing, .bundleIdentifiers]),
    Key(
      "NSExtension/SFSafariAppExtensionBundleIdentifiersToReplace", .array(of: .string),
      summary: "Lists the Safari app extensions that a Safari web extension replaces.",
      discussion: """
        Write it if people may still have your older app extension, so that they don't end up with
        both. It goes directly in [`NSExtension`](key:NSExtension) of the web extension. When the
        app is installed, Safari removes the listed extensions, and turns the web extension on if
        one of them was on. The old and the new extension must come from the same developer account.
        Safari has supported web extensions since version 14.
        """,
      consequence: Consequence(
        "When the web extension is installed, Safari removes only the Safari app extensions that are listed.",
        from: .framework(
          "safariservices/converting-a-safari-app-extension-to-a-safari-web-extension")),
      availability: [.macOS(from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        bundleIdentifierRule
      ],
      extensionPoints: .only(["com.apple.Safari.web-extension"]),
      example: ["com.example.app.old-extension"],
      sources: [
        .framework("safariservices/converting-a-safari-app-extension-to-a-safari-web-extension"),
        .bundleIdentifiers,
      ]),
  ]
}

private let smartCards = SourceReference.framework(
  "cryptotokenkit/authenticating-users-with-a-cryptographic-token")

/// The platforms on which the classes of token drivers exist, among the platforms of `NSExtensionAttributes`.
private let tokenDrivers: [AvailabilityStatement] = [
  .iOS("10.0", from: .current),
  .macOS("10.12", from: .current), .visionOS("1.0", from: .current),
]

/// Tokens and smart cards.
var smartCardKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/com.apple.ctk.driver-class", .string,
      summary: "Names the driver class of a token extension.",
      discussion: """
        Write the name of the class of the token driver, which is the entry point of an extension
        without an interface. For smart cards it is a subclass of `TKSmartCardTokenDriver`, for
        other tokens a subclass of `TKTokenDriver`. Xcode's template writes it. Prefix a Swift class
        with its module. For logging in to a Mac, launch the host app once as the user
        `_securityagent` (`sudo -u _securityagent`), which registers the extension.
        """,
      availability: tokenDrivers,
      apis: [
        API("TKSmartCardTokenDriver", of: "CryptoTokenKit"),
        API("TKTokenDriver", of: "CryptoTokenKit"),
      ],
      bundleKinds: [.appExtension],
      rules: [.present.when(.intent("the extension contains a token driver")).from(smartCards)],
      example: "$(PRODUCT_MODULE_NAME).TokenDriver",
      seeAlso: ["NSExtension/NSExtensionAttributes/com.apple.ctk.class-id"],
      sources: [.framework("cryptotokenkit/tktokendriver"), smartCards]),
    Key(
      "NSExtension/NSExtensionAttributes/com.apple.ctk.class-id", .string,
      summary: "Identifies the class of tokens that a token extension supports.",
      discussion: """
        Write the extension's bundle identifier or a similar identifier, as published extensions do.
        `TKTokenDriver.Configuration` lists the tokens of the extension under this identifier, so
        keep it from one release to the next.
        """,
      availability: tokenDrivers,
      apis: [API("TKTokenDriver.Configuration.classID", of: "CryptoTokenKit")],
      bundleKinds: [.appExtension],
      example: "com.example.app.token",
      sources: [
        .sdkHeaders("CryptoTokenKit, TKToken.h"), .publicProjects("com.apple.ctk.class-id"),
        .framework("cryptotokenkit/tktokendriver"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .sdkHeaders("CryptoTokenKit, TKToken.h"),
              "The type of its value is available since macOS 10.15 and iOS 13.0."),
            .init(
              .framework("cryptotokenkit/tktokendriver"),
              "Token drivers are available since macOS 10.12 and iOS 10.0."),
          ],
          choice: "macOS 10.12 and iOS 10.0.",
          reason: "The key describes the driver, not the later configuration.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/com.apple.ctk.token-type", .string,
      summary: "States that a token extension is for tokens on smart cards.",
      discussion: """
        Write `smartcard` if the driver is a `TKSmartCardTokenDriver`: published extensions for
        smart cards have it, and those for other tokens leave the key out. Apple doesn't document
        the key.
        """,
      availability: tokenDrivers,
      values: .documented([
        AllowedValue("smartcard", "For a token on a smart card.")
      ]),
      valuesSource: .publicProjects("com.apple.ctk.token-type"),
      required: .optional,
      bundleKinds: [.appExtension],
      example: "smartcard",
      sources: [
        .publicProjects("com.apple.ctk.token-type"), .framework("cryptotokenkit/tktokendriver"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/com.apple.ctk.aid", .array(of: .string), .string,
      summary: "Lists the smart card applications that an extension can work with.",
      discussion: """
        Write the application identifiers of ISO 7816-4 in hexadecimal, two digits for each byte, such as
        `A000000308000010000100`. The system selects the application before it calls
        the extension, and `TKSmartCardToken.aid` says which of the listed applications it selected.
        """,
      consequence: Consequence(
        "Without the key, no application is preselected, and `TKSmartCardToken.aid` is `nil`.",
        from: .framework("cryptotokenkit/tksmartcardtoken/aid")),
      availability: tokenDrivers,
      required: .optional,
      apis: [API("TKSmartCardToken.aid", of: "CryptoTokenKit")],
      bundleKinds: [.appExtension],
      rules: [
        .should(
          .pattern(
            "^(?:[0-9A-Fa-f]{2})+$", "an identifier in hexadecimal digits, two for each byte")
        ).from(.publicProjects("com.apple.ctk.aid"))
      ],
      example: ["A000000308000010000100"],
      sources: [
        .framework("cryptotokenkit/tksmartcardtoken/aid"), .publicProjects("com.apple.ctk.aid"),
      ]),
  ]
}

/// Additional keys of a credential provider; they belong to the keys of credential providers.
var credentialExchangeKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/SupportsCredentialExchange",
      .boolean,
      summary:
        "Lets a password manager export passwords and passkeys to another app, or import them.",
      discussion: """
        Write `YES` in the extension if the app uses `ASCredentialExportManager` or
        `ASCredentialImportManager`. The system shows its own interface, in which people choose the
        other app, and transfers the data without a file. To import, the app also lists
        `ASCredentialExchangeActivityType` in [`NSUserActivityTypes`](key:NSUserActivityTypes).
        Beside this key, also write
        [`SupportedCredentialExchangeVersions`](key:NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/SupportedCredentialExchangeVersions).
        """,
      consequence: Consequence(
        "Without `YES`, the app can't take part in the exchange of credentials.",
        from: .framework("authenticationservices/ascredentialexportmanager")),
      availability: [
        .iOS("26.0", from: .current),
        .macCatalyst("26.0", from: .current), .macOS("26.0", from: .current),
        .visionOS("26.0", from: .current),
      ],
      required: .optional,
      apis: [
        API("ASCredentialExportManager", of: "Authentication Services"),
        API("ASCredentialImportManager", of: "Authentication Services"),
      ],
      bundleKinds: [.appExtension],
      rules: [
        .should(
          .needs(
            "NSExtension/NSExtensionAttributes/ASCredentialProviderExtensionCapabilities/SupportedCredentialExchangeVersions",
            when: "To take part in the exchange"
          )
        ).from(.framework("authenticationservices/ascredentialexportmanager"))
      ],
      extensionPoints: passwordManagers,
      example: true,
      sources: [
        .framework("authenticationservices/ascredentialexportmanager"),
        .framework("authenticationservices/ascredentialimportmanager"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("authenticationservices/ascredentialexportmanager"),
              "Version 26.0 of each system; in March 2025, from iOS 18.2 and visionOS 2.2 on."),
            .init(
              .current(
                "nsextension/nsextensionattributes/ascredentialproviderextensioncapabilities"),
              "The dictionary that contains the key is not listed for visionOS."),
          ],
          choice: "Version 26.0, with visionOS.",
          reason: "Before, the exchange was off until a developer turned it on.")
      ])
  ]
}
