import KeyModel

private let serviceNotes = SourceReference.gitHub(
  "apple/pir-service-example/blob/main/Sources/PIRService/PIRService.docc/OSChanges.md")
private let urlFilterManager = SourceReference.framework(
  "networkextension/neurlfiltermanager", confidence: .high)
private let networkExtension: PropertyPath =
  "entitlements:com.apple.developer.networking.networkextension"

/// Servers that answer without knowing the question, and extensions of the Home app.
var lookupKeys: [Key] {
  [
    Key(
      "NSPIRConfiguration", .dictionary,
      summary: "Names the servers that a URL filter or Live Caller ID Lookup queries privately.",
      discussion: """
        PIR stands for private information retrieval: the server answers without learning which
        number or address was asked for. For [Live Caller ID Lookup](point:com.apple.live-lookup),
        write the dictionary into the Info.plist of the extension. For a
        [URL filter](point:com.apple.networkextension.url-filter-control), write it into the app's
        Info.plist, not into the extension's.

        Before 27.2, only code passed the addresses to the system. Keep this code for earlier
        systems, with the same addresses, because they must match. Write both addresses without a
        path, which systems since 26.4 don't support. To test the change of 27.3, install Apple's
        test profile on a device with a beta of 27.2.
        """,
      consequence: Consequence(
        "Without the key, iOS 27.3, macOS 27.3 and later have no addresses, because they ignore the ones from code.",
        from: serviceNotes),
      availability: [.iOS("27.2", from: .current), .macOS("27.2", from: .current)],
      apis: [
        API("NEURLFilterManager", of: "Network Extension"),
        API("LiveCallerIDLookupProtocol", of: "Identity Lookup"),
      ],
      rules: [
        .should(.present, for: ["com.apple.live-lookup"]).from(.ownPage),
        .should(
          .present.when(.bundle(.app) && .contains(networkExtension, "url-filter-provider"))
        ).from(urlFilterManager),
      ],
      example: [
        "PIRServerURL": "https://pir.example.com",
        "PrivacyPassIssuerURL": "https://issuer.example.com",
      ],
      seeAlso: [networkExtension],
      sources: [.ownPage, urlFilterManager, serviceNotes]),
    Key(
      "NSPIRConfiguration/PIRServerURL", .string,
      summary: "Sets the address of the server that answers private lookups.",
      discussion: """
        Write the scheme and the domain name alone, without a path. For a URL filter, it must be the
        address that the app passes to `setConfiguration(pirServerURL:…)` of `NEURLFilterManager`; for
        Live Caller ID Lookup, it is the `serviceURL` of the extension's context.
        """,
      required: .required,
      requiredSource: .ownPage,
      apis: [API("NEURLFilterManager", of: "Network Extension")],
      rules: [.should(.format(.url)).from(.ownPage)],
      example: "https://pir.example.com",
      sources: [
        .ownPage, urlFilterManager,
        .framework(
          "networkextension/neurlfiltermanager/setconfiguration(pirserverurl:pirprivacypassissuerurl:pirauthenticationtoken:controlproviderbundleidentifier:)",
          confidence: .high),
      ]),
    Key(
      "NSPIRConfiguration/PrivacyPassIssuerURL", .string,
      summary: "Sets the address of the server that issues the tokens for private lookups.",
      discussion: """
        An extension for Live Caller ID Lookup needs the key. A URL filter may leave it out if the
        server that answers also issues the tokens. If the app passes an address to
        `setConfiguration(pirServerURL:pirPrivacyPassIssuerURL:…)` too, both must be the same.
        """,
      consequence: Consequence(
        "Without the key, a URL filter uses the value of `PIRServerURL`.", from: urlFilterManager),
      defaultSource: urlFilterManager,
      defaultDescription: "for a URL filter, the value of `PIRServerURL`",
      apis: [API("NEURLFilterManager", of: "Network Extension")],
      rules: [
        .should(.present, for: ["com.apple.live-lookup"]).from(.ownPage),
        .should(.format(.url)).from(.ownPage),
      ],
      example: "https://issuer.example.com",
      sources: [.ownPage, urlFilterManager]),
    Key(
      "NSHomeExtensionManufacturer", .any,
      summary: "Says who made the accessories that a Home extension is for.",
      discussion: """
        The key belongs to a [Home extension](point:com.apple.Home.HomeExtension). Apple's page
        about the key calls it optional and puts it into the extension's Info.plist; the framework's
        page puts it into the app's. The key's page states no type; the example assumes text. You
        can build an app with the framework, but Apple says that its functions come at a later date.
        """,
      availability: [.iOS("27.2", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      example: "Example Lamps",
      seeAlso: ["entitlements:com.apple.developer.home"],
      sources: [.ownPage, .framework("homeextensions")],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.ownPage, "In the Info.plist of the extension."),
            .init(.framework("homeextensions"), "In the Info.plist of the app."),
          ],
          choice: "In the extension's Info.plist, as the key's own page says.",
          reason: "Apple says that the framework doesn't work yet, so neither place can be tried.")
      ]),
  ]
}
