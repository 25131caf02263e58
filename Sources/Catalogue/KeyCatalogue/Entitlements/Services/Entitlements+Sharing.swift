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
      "com.apple.security.application-groups",
      .array(of: .string),
      title: "App Groups Entitlement",
      summary:
        "Lists the app groups through which the app shares data with extensions and other apps.",
      discussion: """
        Without a group, an app and its extension don't share files or user defaults. Add the
        capability App Groups to each target and select the same identifier; otherwise, sharing
        fails. The members of a group also share keychain items and can communicate with each other,
        for example with XPC or sockets. visionOS has groups too, although Apple's page omits it.

        An identifier begins with `group.`, and you register it in your developer account. On macOS,
        an identifier can also have the form `TEAMID.name`, which begins with the team identifier
        and doesn't need registration.

        On macOS, `containerURL(forSecurityApplicationGroupIdentifier:)` returns a URL even for a
        group that isn't listed, so the result doesn't reveal the mistake.
        """,
      consequence: Consequence(
        "On iOS, `containerURL(forSecurityApplicationGroupIdentifier:)` returns `nil` for a group that isn't listed.",
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
        .should(.withPrefix(["group."])).when(.platform(.iOS, .iPadOS, .tvOS, .watchOS, .visionOS))
          .from(.framework("xcode/configuring-app-groups", confidence: .high)),
        .should(.withPrefix(["group."], orCodeOf: 10)).codes("ITMS-90286").saying(
          "{value} begins neither with 'group.' nor with a team identifier",
          "begin it with 'group.', or on macOS with the team identifier and a period"
        ).from(.ownPage),
        .should(
          .withPrefix([], orCodeOf: 10).when(
            .has("com.apple.security.app-sandbox", false)
              || .platform(.macOS) && .absent("com.apple.security.app-sandbox"))
        ).saying(
          "a Mac program outside of the sandbox doesn't own {value}, and macOS 26 discards what it writes there",
          "name a group that begins with the team identifier and a period"
        ).from(.gitHub("steipete/CodexBar/issues/121")),
        .present.when(.code("apps or extensions of one team share data in a group")).from(.ownPage),
      ],
      example: ["group.com.example.app"],
      seeAlso: ["keychain-access-groups"],
      sources: [
        .ownPage,
        .framework("xcode/configuring-app-groups", confidence: .high),
        .framework(
          "foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)",
          confidence: .high),
        .gitHub("electron/electron/pull/5584"), .gitHub("steipete/CodexBar/issues/121"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "An array of strings."),
            .init(
              .gitHub("electron/electron/pull/5584"),
              "The error message of the Mac App Store asks for a string or an array of strings."),
          ],
          choice: "Write an array; a string is accepted.",
          reason: "The Mac App Store accepts a string, but Xcode writes an array.")
      ],
      alsoAccepts: [.string]),
    Key(
      "keychain-access-groups",
      .array(of: .string),
      title: "Keychain Access Groups Entitlement",
      summary: "Lists the keychain groups in which the app shares items with other apps.",
      discussion: """
        An app needs this entitlement only to share keychain items, not to use those in its default
        group. Turn on Keychain Sharing in Xcode. Each entry consists of the App ID prefix, which
        `$(AppIdentifierPrefix)` inserts, and a name. The provisioning profile must allow the entry.

        The app belongs to these groups, to one named after its application identifier, and to its
        registered [app groups](key:com.apple.security.application-groups), in that order. The first
        group is the default for new items. On a Mac, groups exist only in the data protection
        keychain: for items that synchronize, or that the app accesses with
        `kSecUseDataProtectionKeychain`.

        The profile is necessary on the Mac too, so wrap a command-line tool or a daemon that has
        the key in an app-like bundle, which can contain the profile.
        """,
      consequence: Consequence(
        "Adding an item to a group that isn't listed fails with `errSecMissingEntitlement` (-34018).",
        from: .framework("security/errsecmissingentitlement", confidence: .high)),
      availability: [
        .iOS("3.0", from: .current), .macOS("10.7", from: .current),
        .tvOS("9.0", from: .current), .watchOS("2.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("SecItemAdd(_:_:)", of: "Security", url: nil)],
      capability: "Keychain Sharing",
      rules: [
        .should(.withPrefix(["com.apple."], orCodeOf: 10)).codes("ITMS-90164").saying(
          "{value} does not begin with a team identifier",
          "write '$(AppIdentifierPrefix)' before the name of the group in the entitlements file"
        )
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

private let ubiquityURL = SourceReference.framework(
  "foundation/filemanager/url(forubiquitycontaineridentifier:)", confidence: .high)

private var iCloudKeys: [Key] {
  [
    Key(
      "com.apple.developer.icloud-services",
      .array(of: .string),
      title: "iCloud Services Entitlement",
      summary: "Lists the iCloud services that the app uses, such as CloudKit.",
      discussion: """
        Turn on iCloud in Xcode and select iCloud Documents, CloudKit or both. The services work
        with the containers in
        [`com.apple.developer.icloud-container-identifiers`](key:com.apple.developer.icloud-container-identifiers).
        iCloud Documents also needs
        [`com.apple.developer.ubiquity-container-identifiers`](key:com.apple.developer.ubiquity-container-identifiers);
        with CloudKit, Xcode adds the Push Notifications capability. Key-value storage isn't among
        the services; it has [another
        entitlement](key:com.apple.developer.ubiquity-kvstore-identifier). An App Clip can use only
        `CloudKit-Anonymous`, on iOS 16 and later; Xcode selects this value for App Clips.
        """,
      consequence: Consequence(
        "An app that uses CloudKit without it crashes with a `CKException` that names the missing entitlement.",
        from: .gitHub("calabash/iOSDeviceManager/pull/127")),
      availability: iCloudAvailability,
      values: .documented([
        AllowedValue(
          "CloudDocuments", "For documents: stores files in iCloud Drive and syncs them."),
        AllowedValue(
          "CloudKit", "For records in the private, shared and public databases of CloudKit."),
        AllowedValue("CloudKit-Anonymous", "For App Clips only: reads public CloudKit databases."),
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
        .present.when(.code("the app uses CloudKit or iCloud documents")).from(.configuringICloud),
      ],
      example: ["CloudDocuments", "CloudKit"],
      seeAlso: [
        "com.apple.developer.icloud-container-identifiers",
        "com.apple.developer.ubiquity-container-identifiers",
      ],
      sources: [
        .ownPage, .configuringICloud, .gitHub("calabash/iOSDeviceManager/pull/127"),
        .framework(
          "appclip/sharing-data-between-your-app-clip-and-your-full-app", confidence: .high),
      ]),
    Key(
      "com.apple.developer.icloud-container-identifiers",
      .array(of: .string),
      title: "iCloud Container Identifiers Entitlement",
      summary: "Lists the iCloud containers that the app may use.",
      discussion: """
        Turn on iCloud in Xcode and select the containers, or add one. An identifier begins with
        `iCloud.` and continues in reverse DNS form. Xcode also associates the containers with the
        App ID. For iCloud documents, list the same containers in
        [`com.apple.developer.ubiquity-container-identifiers`](key:com.apple.developer.ubiquity-container-identifiers),
        too. Apps of one team can share a container.
        """,
      consequence: Consequence(
        "If the container isn't listed, `CKContainer(identifier:)` crashes the app.",
        from: .gitHub("Provenance-Emu/Provenance/pull/3654")),
      availability: iCloudAvailability,
      apis: [API("CKContainer.init(identifier:)", of: "CloudKit", url: nil)],
      capability: "iCloud",
      rules: [
        .should(.withPrefix(["iCloud."])).from(.configuringICloud),
        .present.when(.code("the app uses CloudKit or iCloud documents")).from(.configuringICloud),
      ],
      example: ["iCloud.com.example.app"],
      seeAlso: [
        "com.apple.developer.icloud-services", "com.apple.developer.icloud-container-environment",
      ],
      sources: [.ownPage, .configuringICloud, .gitHub("Provenance-Emu/Provenance/pull/3654")]),
    Key(
      "com.apple.developer.ubiquity-container-identifiers",
      .array(of: .string),
      summary: "Lists the iCloud containers in which the app stores documents.",
      discussion: """
        Xcode adds it, with the containers of
        [`com.apple.developer.icloud-container-identifiers`](key:com.apple.developer.icloud-container-identifiers),
        if you select iCloud Documents; CloudKit alone doesn't need it. Keep both lists the same.
        `FileManager.url(forUbiquityContainerIdentifier:)` gives the folder of a container.
        """,
      consequence: Consequence(
        "For a container that isn't listed, `url(forUbiquityContainerIdentifier:)` returns `nil`.",
        from: ubiquityURL),
      availability: [
        .iOS("5.0", from: ubiquityURL), .macCatalyst("13.1", from: ubiquityURL),
        .macOS("10.7", from: ubiquityURL), .tvOS("9.0", from: ubiquityURL),
        .watchOS("2.0", from: ubiquityURL), .visionOS("1.0", from: ubiquityURL),
      ],
      apis: [API("FileManager.url(forUbiquityContainerIdentifier:)", of: "Foundation", url: nil)],
      capability: "iCloud",
      rules: [
        .should(.withPrefix(["iCloud."], orCodeOf: 10)).from(.configuringICloud),
        .should(.needs("com.apple.developer.icloud-services", when: "With this entitlement"))
          .from(.configuringICloud),
        .should(.agrees(with: "com.apple.developer.icloud-container-identifiers"))
          .from(.configuringICloud),
        .present.when(.code("the app uses iCloud documents")).from(.configuringICloud),
      ],
      example: ["iCloud.com.example.app"],
      seeAlso: [
        "com.apple.developer.icloud-container-identifiers", "com.apple.developer.icloud-services",
      ],
      sources: [.configuringICloud, ubiquityURL]),
    Key(
      "com.apple.developer.ubiquity-kvstore-identifier",
      .string,
      title: "iCloud Key-Value Store Entitlement",
      summary: "Names the iCloud key-value store in which the app saves small settings.",
      discussion: """
        An app that uses `NSUbiquitousKeyValueStore` needs this entitlement. Turn on iCloud in Xcode
        and select Key-value storage, which writes `$(TeamIdentifierPrefix)$(CFBundleIdentifier)`. A
        store holds at most 1 MB and 1,024 keys; for more, use CloudKit or iCloud documents, which
        need [other entitlements](key:com.apple.developer.icloud-services).
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
      rules: [.present.when(.code("the app uses `NSUbiquitousKeyValueStore`")).from(.ownPage)],
      example: "$(TeamIdentifierPrefix)$(CFBundleIdentifier)",
      seeAlso: ["com.apple.developer.icloud-services"],
      sources: [
        .ownPage, .configuringICloud,
        .gitHub("MugunthKumar/MKiCloudSync/issues/14"), .publicProjects("Entitlements files"),
      ]),
    Key(
      "com.apple.developer.icloud-container-environment",
      .string,
      summary: "Chooses the CloudKit environment that the build works with.",
      discussion: """
        Before you publish, write `Production` to test on a device whether the deployed schema has
        all record types and fields that the app saves. Go back to `Development` to change the
        schema. Apps from the App Store can use only production, and Simulator only development.
        Records don't move between the two environments; deploying the schema copies only the types,
        fields and indexes.
        """,
      consequence: Consequence(
        "With `Production`, saving a record with a type or field that wasn't deployed fails with an error.",
        from: .framework("cloudkit/ckcontainer", confidence: .high)),
      availability: iCloudAvailability,
      values: .documented([
        AllowedValue(
          "Development",
          "For builds you run from Xcode: you can change the schema, and data doesn't reach people who use the app from the store."
        ),
        AllowedValue(
          "Production", "For the published app, and for tests with its schema before a release."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: "Production",
      seeAlso: ["com.apple.developer.icloud-container-identifiers"],
      sources: [
        .ownPage, .framework("cloudkit/deploying-an-icloud-container-s-schema", confidence: .high),
        .framework("cloudkit/ckcontainer", confidence: .high),
      ]),
  ]
}
