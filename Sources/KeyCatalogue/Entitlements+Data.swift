import KeyModel

extension KeyGroup {
  /// Entitlements for stored data and file systems.
  static var dataEntitlements: KeyGroup {
    KeyGroup(
      "data-entitlements", "Data protection, file systems and migration",
      summary: "How the files of an app are protected and moved.", keys: dataKeys)
  }
}

private var dataKeys: [Key] {
  [
    Key(
      "com.apple.developer.default-data-protection", .string,
      title: "Data Protection Entitlement",
      summary: "Chooses when the files that an app makes are encrypted.",
      discussion: """
        It is the default for files for which the app names no protection.
        """,
      availability: [
        .iOS("3.0", from: .current), .tvOS("9.0", from: .current),
        .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "NSFileProtectionComplete", "While the device is locked, the files can't be read."),
        AllowedValue(
          "NSFileProtectionCompleteUnlessOpen",
          "Like complete protection, but files that are open stay open when the device is locked."),
        AllowedValue(
          "NSFileProtectionCompleteUntilFirstUserAuthentication",
          "Files can be read after people have unlocked the device once since its start."),
        AllowedValue("NSFileProtectionNone", "Files can always be read."),
      ]),
      valuesSource: .framework("foundation/fileprotectiontype", confidence: .high),
      apis: [API("FileProtectionType", of: "Foundation", url: nil)],
      capability: "Data Protection",
      example: "NSFileProtectionComplete",
      sources: [
        .ownPage,
        .framework("foundation/fileprotectiontype", confidence: .high),
        .developerForums("24483"),
      ]),
    Key(
      "com.apple.developer.fskit.fsmodule", .boolean,
      summary: "Lets an extension of a Mac app be a file system.",
      discussion: """
        It goes into the file of the [extension](point:com.apple.fskit.fsmodule), with
        [`com.apple.security.app-sandbox`](key:com.apple.security.app-sandbox).
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [API("FSUnaryFileSystem", of: "FSKit")],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .should(.needs("com.apple.security.app-sandbox", when: "With this entitlement")).from(
          .ownPage),
      ],
      example: true,
      seeAlso: [
        "info-plist:EXAppExtensionAttributes/FSShortName", "com.apple.security.app-sandbox",
      ]),
    Key(
      "com.apple.developer.fileprovider.testing-mode", .boolean,
      summary: "Lets a file provider control its synchronization in tests.",
      discussion: """
        The app sets `testingModes` of a domain of its [file
        provider](point:com.apple.fileprovider-nonui). Remove the entitlement before you submit
        the app to TestFlight or the Mac App Store.
        """,
      availability: [.macOS("11.3", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("NSFileProviderDomain.testingModes", of: "File Provider", url: nil)],
      capability: "FileProvider TestingMode",
      rules: [.developmentOnly.from(.ownPage)],
      example: true,
      sources: [.ownPage, .capabilityNames]),
    Key(
      "com.apple.developer.app-migration.data-container-access", .array(of: .string),
      summary: "Lets an extension move the data of an app to another platform, or from there.",
      discussion: """
        The one entry is the bundle identifier of the app that contains the extension.
        """,
      availability: [.iOS("26.1", from: .current)],
      apis: [API("AppMigrationExtension", of: "AppMigrationKit", url: nil)],
      bundleKinds: [.appExtension],
      rules: [.count(exactly: 1).from(.ownPage)],
      example: ["com.example.app"]),
    Key(
      "com.apple.developer.icloud-extended-share-access", .array(of: .string),
      summary: "Lists what an app may show of the people who share CloudKit data.",
      discussion: """
        It is for apps with their own interface for sharing. They may show the information, but
        not store it.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macCatalyst("26.0", from: .current), .macOS("26.0", from: .current),
        .tvOS("26.0", from: .current), .watchOS("26.0", from: .current),
        .visionOS("26.0", from: .current),
      ],
      values: .documented([
        AllowedValue("InProcessShareOwnerParticipantInfo", "Who owns the share."),
        AllowedValue("InProcessOneTimeLinks", "Links that can be used once."),
        AllowedValue("InProcessShareAccessRequests", "Requests for access to the share."),
      ]),
      valuesSource: .ownPage,
      apis: [API("CKShare", of: "CloudKit")],
      example: ["InProcessOneTimeLinks"],
      seeAlso: ["com.apple.developer.icloud-services"]),
    Key(
      "com.apple.developer.icloud-container-development-container-identifiers", .array(of: .string),
      summary: "Lists the iCloud containers that builds for development use.",
      discussion: """
        Its page says no more.
        [`com.apple.developer.icloud-container-environment`](key:com.apple.developer.icloud-container-environment)
        chooses the environment.
        """,
      availability: [
        .iOS("3.0", from: .current), .macOS("10.7", from: .current),
        .tvOS("9.0", from: .current), .watchOS("2.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      example: ["iCloud.com.example.app"],
      seeAlso: [
        "com.apple.developer.icloud-container-identifiers",
        "com.apple.developer.icloud-container-environment",
      ]),
  ]
}
