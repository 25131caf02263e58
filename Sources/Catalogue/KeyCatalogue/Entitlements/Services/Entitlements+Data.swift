import KeyModel

extension KeyGroup {
  /// Entitlements for stored data and file systems.
  static var dataEntitlements: KeyGroup {
    KeyGroup(
      "data-entitlements", "Data protection, file systems and migration",
      summary: "How an app's files are protected and transferred.", keys: dataKeys)
  }
}

private var dataKeys: [Key] {
  [
    Key(
      "com.apple.developer.default-data-protection",
      .string,
      title: "Data Protection Entitlement",
      summary: "Sets the default protection of the app's files while the device is locked.",
      discussion: """
        Turn on Data Protection in Xcode; add the capability to extensions too, which have their own
        files. The value applies to files whose protection the app doesn't set itself. Before you
        choose `NSFileProtectionComplete`, consider background work: the app can't read or write its
        files while the device is locked. In a widget extension, the value also decides when the
        widget hides its content.
        """,
      consequence: Consequence(
        "Without it, iOS protects files at the level `NSFileProtectionCompleteUntilFirstUserAuthentication`, unless the app sets another level for a file.",
        from: .framework("uikit/encrypting-your-app-s-files", confidence: .high)),
      availability: [
        .iOS("3.0", from: .current), .tvOS("9.0", from: .current),
        .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "NSFileProtectionComplete",
          "For files that the app needs only while the device is unlocked."),
        AllowedValue(
          "NSFileProtectionCompleteUnlessOpen",
          "For files that are written while the device is locked, such as downloads; a file that is open stays accessible."
        ),
        AllowedValue(
          "NSFileProtectionCompleteUntilFirstUserAuthentication",
          "For files that are needed in the background; after a restart, they are accessible once people have unlocked the device."
        ),
        AllowedValue(
          "NSFileProtectionNone",
          "For files that must be readable at any time, even before the first unlock."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      apis: [API("FileProtectionType", of: "Foundation", url: nil)],
      capability: "Data Protection",
      example: "NSFileProtectionComplete",
      sources: [
        .ownPage,
        .framework("foundation/fileprotectiontype", confidence: .high),
        .framework("foundation/fileprotectiontype/complete", confidence: .high),
        .framework("uikit/encrypting-your-app-s-files", confidence: .high),
        .developerForums("24483"),
        .framework("widgetkit/creating-a-widget-extension", confidence: .high),
      ]),
    Key(
      "com.apple.developer.fskit.fsmodule",
      .boolean,
      summary: "Lets a Mac app's extension provide a file system.",
      discussion: """
        It goes into the entitlements file of the [extension](point:com.apple.fskit.fsmodule), not
        into the app's, together with
        [`com.apple.security.app-sandbox`](key:com.apple.security.app-sandbox). The extension
        describes the file system in its Info.plist, with
        [`FSShortName`](key:info-plist:EXAppExtensionAttributes/FSShortName) and other keys of
        `EXAppExtensionAttributes`.

        Run the app once, and turn the extension on in System Settings, under Login Items &
        Extensions > File System Extensions. Try it in Terminal with
        `mount -F -t NAME disk18 /tmp/TestVolume`, where `NAME` is the value of `FSShortName`.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [API("FSUnaryFileSystem", of: "FSKit")],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .should(.needs("com.apple.security.app-sandbox", when: "With this entitlement")).from(
          .gitHub("KhaosT/FSKitSample")),
        .present.when(.code("an extension provides a file system with FSKit")).from(.ownPage),
      ],
      example: true,
      seeAlso: [
        "info-plist:EXAppExtensionAttributes/FSShortName", "com.apple.security.app-sandbox",
      ],
      sources: [.ownPage, .gitHub("KhaosT/FSKitSample")]),
    Key(
      "com.apple.developer.fileprovider.testing-mode",
      .boolean,
      summary: "Lets a file provider control its syncing in tests.",
      discussion: """
        Add it while you test a [file provider](point:com.apple.fileprovider-nonui), before you set
        a domain's `testingModes` to a value that isn't empty. You can't change the modes after you
        add the domain. Remove the entitlement from every target before you submit to TestFlight or
        the Mac App Store. The property is available on iOS 16 too, which the entitlement's page
        doesn't list.
        """,
      consequence: Consequence(
        "Without it, you can't assign testing modes to a domain.",
        from: .framework(
          "fileprovider/nsfileproviderdomain/testingmodes-swift.property", confidence: .high)),
      availability: [.macOS("11.3", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      apis: [API("NSFileProviderDomain.testingModes", of: "File Provider", url: nil)],
      capability: "FileProvider TestingMode",
      rules: [.developmentOnly.from(.ownPage)],
      example: true,
      sources: [
        .ownPage, .capabilityNames,
        .framework(
          "fileprovider/nsfileproviderdomain/testingmodes-swift.property", confidence: .high),
      ]),
    Key(
      "com.apple.developer.app-migration.data-container-access",
      .array(of: .string),
      summary: "Lets an extension transfer an app's data to or from another platform.",
      discussion: """
        Write it in the entitlements file of the extension that implements `AppMigrationExtension`.
        The array has one string, the bundle identifier of the containing app. Other values aren't
        valid, so you can't name a second app.
        """,
      consequence: Consequence(
        "Without it, or with a value other than the containing app's bundle identifier, the extension can't transfer data.",
        from: .ownPage),
      availability: [.iOS("26.1", from: .current)],
      apis: [API("AppMigrationExtension", of: "AppMigrationKit", url: nil)],
      bundleKinds: [.appExtension],
      rules: [
        .count(exactly: 1).from(.ownPage),
        .present.when(.code("an extension implements `AppMigrationExtension`")).from(.ownPage),
      ],
      example: ["com.example.app"]),
    Key(
      "com.apple.developer.icloud-extended-share-access",
      .array(of: .string),
      summary: "Lists the information that an app can request about a CloudKit share.",
      discussion: """
        It is for apps that share through CloudKit with their own interface instead of the system's.
        List only what that interface shows. The app may show the information to the participants,
        but may not store it or use it in other ways. An app with the system's sharing interface
        doesn't need the key.
        """,
      consequence: Consequence(
        "The app can't request information about a share if this array doesn't list it.",
        from: .ownPage),
      availability: [
        .iOS("26.0", from: .current),
        .macCatalyst("26.0", from: .current), .macOS("26.0", from: .current),
        .tvOS("26.0", from: .current), .watchOS("26.0", from: .current),
        .visionOS("26.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "InProcessShareOwnerParticipantInfo", "For an interface that shows who owns the share."),
        AllowedValue("InProcessOneTimeLinks", "For an interface with links that work once."),
        AllowedValue(
          "InProcessShareAccessRequests", "For an interface that shows requests for access."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      apis: [API("CKShare", of: "CloudKit")],
      example: ["InProcessOneTimeLinks"],
      seeAlso: ["com.apple.developer.icloud-services"]),
    Key(
      "com.apple.developer.icloud-container-development-container-identifiers",
      .array(of: .string),
      summary: "Lists the iCloud containers of the development environment.",
      discussion: """
        Apple's page doesn't say when to use it. Xcode's iCloud capability doesn't write it:
        development builds use the containers of
        [`com.apple.developer.icloud-container-identifiers`](key:com.apple.developer.icloud-container-identifiers),
        in the environment that
        [`com.apple.developer.icloud-container-environment`](key:com.apple.developer.icloud-container-environment)
        names.
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
      ],
      sources: [.ownPage, .configuringICloud]),
  ]
}
