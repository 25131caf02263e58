import KeyModel

extension KeyGroup {
  /// The entitlements that let the apps of one team share data.
  static var sharingEntitlements: KeyGroup {
    KeyGroup(
      "sharing-entitlements", "App groups and keychain",
      summary: "What the apps and extensions of one team share.", keys: sharingKeys)
  }

  /// The entitlements of iCloud.
  static var iCloudEntitlements: KeyGroup {
    KeyGroup(
      "icloud-entitlements", "iCloud",
      summary: "Which iCloud services and containers an app uses.", keys: iCloudKeys)
  }
}

private var sharingKeys: [Key] {
  [
    Key(
      "com.apple.security.application-groups", .array(of: .string), title: "App Groups Entitlement",
      summary: "Lists the app groups that an app or extension belongs to.",
      discussion: """
        The members of a group share containers for files and user defaults, keychain items, and
        ways to talk to each other, such as XPC and sockets. An app and its extension have no container
        and no user defaults in common without one. Both need the entitlement, with the same
        identifier.

        An identifier begins with `group.` and is registered in the developer account. On macOS a
        group may also have the form `TEAMID.name`, with the team identifier before it; such groups
        need no registration.

        With an identifier that isn't listed here,
        `containerURL(forSecurityApplicationGroupIdentifier:)` returns `nil` on iOS. On macOS it
        returns an address all the same.
        """,
      consequence: Consequence(
        "With a group that isn't listed, `containerURL(forSecurityApplicationGroupIdentifier:)` returns `nil` on iOS.",
        from: .framework(
          "foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)",
          confidence: .high)),
      availability: [
        .iOS("3.0", from: .current), .macOS("10.7", from: .current),
        .tvOS("9.0", from: .current), .watchOS("2.0", from: .current),
      ],
      apis: [
        API(
          "FileManager.containerURL(forSecurityApplicationGroupIdentifier:)", of: "Foundation"),
        API("UserDefaults.init(suiteName:)", of: "Foundation", url: nil),
      ],
      capability: "App Groups",
      rules: [
        .should(.withPrefix(["group."]))
          .when(.platform(.iOS, .iPadOS, .tvOS, .watchOS, .visionOS)).from(.ownPage),
        .should(.withPrefix(["group."], orCodeOf: 10)).codes("ITMS-90286").from(.ownPage),
      ],
      example: ["group.com.example.app"],
      seeAlso: ["keychain-access-groups"],
      sources: [
        .ownPage,
        .framework("xcode/configuring-app-groups", confidence: .high),
        .framework(
          "foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)",
          confidence: .high),
        .gitHub("electron/electron/pull/5584"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "An array of strings."),
            .init(
              .gitHub("electron/electron/pull/5584"),
              "The message of the Mac App Store asks for a string or an array of strings."),
          ],
          choice: "An array; a string is accepted.",
          reason: "The store takes a string in a Mac app, and Xcode writes arrays.")
      ],
      alsoAccepts: [.string]),
    Key(
      "keychain-access-groups", .array(of: .string), title: "Keychain Access Groups Entitlement",
      summary: "Lists the keychain groups whose items an app shares with other apps.",
      discussion: """
        Each group is the prefix of the App ID, as `$(AppIdentifierPrefix)` inserts it, and a name;
        the provisioning profile has to allow it.
        An app belongs to these groups, to one named by its own application identifier, and to its
        registered [app groups](key:com.apple.security.application-groups), in that order; the first is the
        default for new items. To add an item to any other group fails with
        `errSecMissingEntitlement`. On a Mac, groups exist only in the data protection keychain: for
        items that synchronize, or that the app asks for with `kSecUseDataProtectionKeychain`.
        """,
      consequence: Consequence(
        "To add an item to a group that isn't listed fails with `errSecMissingEntitlement`.",
        from: .framework("security/errsecmissingentitlement", confidence: .high)),
      availability: [
        .iOS("3.0", from: .current), .macOS("10.7", from: .current),
        .tvOS("9.0", from: .current), .watchOS("2.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [API("SecItemAdd(_:_:)", of: "Security", url: nil)],
      capability: "Keychain Sharing",
      rules: [
        .should(.withPrefix(["com.apple."], orCodeOf: 10)).codes("ITMS-90164")
          .from(.gitHub("xamarin/Essentials/issues/398"))
      ],
      example: ["$(AppIdentifierPrefix)com.example.shared"],
      seeAlso: ["com.apple.security.application-groups", "application-identifier"],
      sources: [
        .ownPage, .provisioningProfiles,
        .framework("security/errsecmissingentitlement", confidence: .high),
        .framework("security/sharing-access-to-keychain-items-among-a-collection-of-apps"),
        .gitHub("xamarin/Essentials/issues/398"),
      ]),
  ]
}

private var iCloudAvailability: [AvailabilityStatement] {
  [
    .iOS("3.0", from: .current), .macOS("10.7", from: .current),
    .tvOS("9.0", from: .current), .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
  ]
}

private var iCloudKeys: [Key] {
  [
    Key(
      "com.apple.developer.icloud-services", .array(of: .string),
      title: "iCloud Services Entitlement",
      summary: "Lists the iCloud services that an app uses.",
      discussion: """
        Key-value storage is not among them; it has
        [another entitlement](key:com.apple.developer.ubiquity-kvstore-identifier). The services
        work with the containers of
        [`com.apple.developer.icloud-container-identifiers`](key:com.apple.developer.icloud-container-identifiers).
        """,
      consequence: Consequence(
        "An app that uses CloudKit without it ends with a `CKException` that names the missing entitlement.",
        from: .gitHub("calabash/iOSDeviceManager/pull/127")),
      availability: iCloudAvailability,
      values: .documented([
        AllowedValue("CloudDocuments", "Stores files in iCloud Drive and syncs them."),
        AllowedValue("CloudKit", "Stores records in the databases of CloudKit."),
        AllowedValue(
          "CloudKit-Anonymous", "Lets an App Clip read public CloudKit databases."),
      ]),
      valuesSource: .ownPage,
      capability: "iCloud",
      rules: [
        .noneOf(["CloudKit-Anonymous"], reason: "it is for App Clips only")
          .when(.absent("com.apple.developer.parent-application-identifiers")).from(.ownPage),
        .oneOf(["CloudKit-Anonymous"])
          .when(.present("com.apple.developer.parent-application-identifiers")).from(.ownPage),
        .should(
          .needs("com.apple.developer.icloud-container-identifiers", when: "With this entitlement")
        )
        .from(.configuringICloud),
      ],
      example: ["CloudKit"],
      seeAlso: [
        "com.apple.developer.icloud-container-identifiers",
        "com.apple.developer.ubiquity-container-identifiers",
      ],
      sources: [.ownPage, .configuringICloud, .gitHub("calabash/iOSDeviceManager/pull/127")]),
    Key(
      "com.apple.developer.icloud-container-identifiers", .array(of: .string),
      title: "iCloud Container Identifiers Entitlement",
      summary: "Lists the iCloud containers that an app may use.",
      discussion: """
        The containers are those of CloudKit, and with
        [`com.apple.developer.ubiquity-container-identifiers`](key:com.apple.developer.ubiquity-container-identifiers)
        those of iCloud documents. An identifier begins with `iCloud.` and goes on in reverse DNS
        form. Apps of one team can share a container.
        """,
      consequence: Consequence(
        "`CKContainer(identifier:)` ends an app that doesn't list the container.",
        from: .gitHub("Provenance-Emu/Provenance/pull/3654")),
      availability: iCloudAvailability,
      apis: [API("CKContainer.init(identifier:)", of: "CloudKit", url: nil)],
      capability: "iCloud",
      rules: [.should(.withPrefix(["iCloud."])).from(.configuringICloud)],
      example: ["iCloud.com.example.app"],
      seeAlso: [
        "com.apple.developer.icloud-services", "com.apple.developer.icloud-container-environment",
      ],
      sources: [.ownPage, .configuringICloud, .gitHub("Provenance-Emu/Provenance/pull/3654")]),
    Key(
      "com.apple.developer.ubiquity-container-identifiers", .array(of: .string),
      summary: "Lists the iCloud containers in which an app stores documents.",
      discussion: """
        Xcode adds the key beside
        [`com.apple.developer.icloud-container-identifiers`](key:com.apple.developer.icloud-container-identifiers),
        with the same containers, if the app uses iCloud documents; an app with CloudKit alone
        doesn't need it. `url(forUbiquityContainerIdentifier:)` gives the folder of a container.
        """,
      availability: [],
      apis: [API("FileManager.url(forUbiquityContainerIdentifier:)", of: "Foundation", url: nil)],
      capability: "iCloud",
      rules: [
        .should(.withPrefix(["iCloud."], orCodeOf: 10)).from(.configuringICloud),
        .should(.needs("com.apple.developer.icloud-services", when: "With this entitlement"))
          .from(.configuringICloud),
        .should(.agrees(with: "com.apple.developer.icloud-container-identifiers"))
          .from(.configuringICloud),
      ],
      example: ["iCloud.com.example.app"],
      seeAlso: [
        "com.apple.developer.icloud-container-identifiers", "com.apple.developer.icloud-services",
      ],
      sources: [.configuringICloud]),
    Key(
      "com.apple.developer.ubiquity-kvstore-identifier", .string,
      title: "iCloud Key-Value Store Entitlement",
      summary: "Names the iCloud container for small settings.",
      discussion: """
        `NSUbiquitousKeyValueStore` needs it. The usual value is
        `$(TeamIdentifierPrefix)$(CFBundleIdentifier)`. A store holds at most 1 MB and 1,024 keys.
        """,
      consequence: Consequence(
        "Without it, `NSUbiquitousKeyValueStore` doesn't work, and the log says which entitlement is missing.",
        from: .gitHub("MugunthKumar/MKiCloudSync/issues/14")),
      availability: [
        .iOS("3.0", from: .current), .macOS("10.7", from: .current),
        .tvOS("9.0", from: .current), .watchOS("2.0", from: .current),
      ],
      apis: [API("NSUbiquitousKeyValueStore", of: "Foundation", url: nil)],
      capability: "iCloud",
      example: "$(TeamIdentifierPrefix)$(CFBundleIdentifier)",
      seeAlso: ["com.apple.developer.icloud-services"],
      sources: [
        .ownPage, .configuringICloud,
        .gitHub("MugunthKumar/MKiCloudSync/issues/14"), .publicProjects("Entitlements files"),
      ]),
    Key(
      "com.apple.developer.icloud-container-environment", .string,
      summary: "Chooses the CloudKit environment that a build works with.",
      availability: iCloudAvailability,
      values: .documented([
        AllowedValue("Development", "Uses the development environment."),
        AllowedValue("Production", "Uses the environment of the published app."),
      ]),
      valuesSource: .ownPage,
      example: "Production",
      seeAlso: ["com.apple.developer.icloud-container-identifiers"]),
  ]
}
