import KeyModel

extension KeyGroup {
  /// The keys about an app's data in iCloud and on shared devices.
  static var iCloud: KeyGroup {
    KeyGroup(
      "icloud", "iCloud",
      summary: "How iCloud Drive shows an app's containers, and where an app stores its data.",
      availability: [.iOS(from: .cocoaKeys), .macOS(from: .cocoaKeys)],
      keys: iCloudKeys + iCloudSharingKeys)
  }
}

private var iCloudKeys: [Key] {
  [
    Key(
      "NSUbiquitousContainers", .dictionary,
      summary: "Sets which of the app's iCloud containers appear in iCloud Drive, and how.",
      discussion: """
        Each key is the identifier of one of the app's containers, and each value is a dictionary
        with that container's settings. Configure sharing separately for each container.

        The entry only sets how iCloud Drive shows a container. Permission to use the container
        comes from the entitlement
        [`com.apple.developer.ubiquity-container-identifiers`](key:entitlements:com.apple.developer.ubiquity-container-identifiers).

        > [!IMPORTANT]
        > Increase [`CFBundleVersion`](key:CFBundleVersion) whenever you change this key: the system
        > reads the settings again only when it finds a new version of the app.
        """,
      consequence: Consequence(
        "Without an entry for a container, iCloud Drive doesn't show the documents in it.",
        from: .framework("uikit/synchronizing-documents-in-the-icloud-environment")),
      availability: [.iOS(from: .cocoaKeys), .macOS(from: .cocoaKeys)],
      required: .optional,
      apis: [API("FileManager.url(forUbiquityContainerIdentifier:)", of: "Foundation")],
      capability: "iCloud",
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.ubiquity-container-identifiers",
            when: "To use the containers")
        ).from(.framework("uikit/synchronizing-documents-in-the-icloud-environment"))
      ],
      example: [
        "iCloud.com.example.app": [
          "NSUbiquitousContainerIsDocumentScopePublic": true,
          "NSUbiquitousContainerName": "Example",
          "NSUbiquitousContainerSupportedFolderLevels": "Any",
        ]
      ],
      seeAlso: [
        "entitlements:com.apple.developer.ubiquity-container-identifiers", "CFBundleVersion",
      ],
      sources: [
        .cocoaKeys("NSUbiquitousContainers"), .cocoaKeys("Table 1"),
        .archive2018("CocoaKeys.html"),
        .framework("uikit/synchronizing-documents-in-the-icloud-environment"),
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(.cocoaKeys("Table 1"), "NSUbiquitousContainer."),
            .init(.cocoaKeys("NSUbiquitousContainers"), "NSUbiquitousContainers."),
            .init(.archive2018("CocoaKeys.html"), "NSUbiquitousContainers."),
          ],
          choice: "`NSUbiquitousContainers`.",
          reason: "The key's own section and the later edition agree; the table lacks the plural.")
      ]),
    Key(
      "NSUbiquitousContainers/*", .dictionary,
      placeholder: "container",
      summary: "Sets how iCloud Drive shows the container whose identifier is the key.",
      discussion: """
        Write the key exactly as in the iCloud capability, such as `iCloud.com.example.app`: it
        begins with `iCloud.`, and case matters. The dictionary sets whether people see the
        container, its name, and how deeply people can nest its folders. A change takes effect only
        in a build with a higher [`CFBundleVersion`](key:CFBundleVersion).
        """,
      consequence: Consequence(
        "Without an entry for a container, iCloud Drive doesn't show the documents in it.",
        from: .framework("uikit/synchronizing-documents-in-the-icloud-environment")),
      required: .optional,
      rules: [
        .should(.withPrefix(["iCloud."])).from(
          .framework("uikit/synchronizing-documents-in-the-icloud-environment"))
      ],
      example: [
        "NSUbiquitousContainerIsDocumentScopePublic": true,
        "NSUbiquitousContainerName": "Example",
      ],
      sources: [
        .cocoaKeys("NSUbiquitousContainers"), .archive2018("CocoaKeys.html"),
        .framework("uikit/synchronizing-documents-in-the-icloud-environment"),
      ]),
    Key(
      "NSUbiquitousContainers/*/NSUbiquitousContainerIsDocumentScopePublic", .boolean,
      summary: "Shows the container's documents in iCloud Drive and the Files app.",
      discussion: """
        Write `YES` for documents that people should find and open in other apps. People see the
        container's `Documents` folder, which appears only if it exists and contains a document.
        After a change of the container's dictionary, increase
        [`CFBundleVersion`](key:CFBundleVersion). The app also needs the entitlement
        [`com.apple.developer.ubiquity-container-identifiers`](key:entitlements:com.apple.developer.ubiquity-container-identifiers).
        """,
      consequence: Consequence(
        "Without `YES`, iCloud Drive doesn't share the container's documents.",
        from: .cocoaKeys("NSUbiquitousContainerIsDocumentScopePublic")),
      default: false,
      defaultSource: .cocoaKeys("NSUbiquitousContainerIsDocumentScopePublic"),
      example: true,
      sources: [
        .cocoaKeys("NSUbiquitousContainerIsDocumentScopePublic"), .cocoaKeys("Table 1"),
        .cocoaKeys("NSUbiquitousContainers"), .archive2018("CocoaKeys.html"),
        .framework("uikit/synchronizing-documents-in-the-icloud-environment"),
      ],
      notes: [containerPlacementNote("NSUbiquitousContainerIsDocumentScopePublic")]),
    Key(
      "NSUbiquitousContainers/*/NSUbiquitousContainerName", .string,
      summary: "Sets the name of the container's folder in iCloud Drive.",
      discussion: """
        People see the name if
        [`NSUbiquitousContainerIsDocumentScopePublic`](key:NSUbiquitousContainers/*/NSUbiquitousContainerIsDocumentScopePublic)
        is `YES`. A new name takes effect only with a higher [`CFBundleVersion`](key:CFBundleVersion).
        """,
      consequence: Consequence(
        "Without the key, the folder's name is that of the container's bundle.",
        from: .cocoaKeys("NSUbiquitousContainerName")),
      defaultSource: .cocoaKeys("NSUbiquitousContainerName"),
      defaultDescription: "the owning bundle's name",
      required: .optional,
      example: "Example",
      seeAlso: ["CFBundleName"],
      sources: [
        .cocoaKeys("NSUbiquitousContainerName"), .cocoaKeys("Table 1"),
        .cocoaKeys("NSUbiquitousContainers"), .archive2018("CocoaKeys.html"),
        .framework("uikit/synchronizing-documents-in-the-icloud-environment"),
      ],
      notes: [containerPlacementNote("NSUbiquitousContainerName")]),
    Key(
      "NSUbiquitousContainers/*/NSUbiquitousContainerSupportedFolderLevels", .string,
      summary: "Limits how deeply people can nest folders in the container's Documents folder.",
      discussion: """
        Write `Any` if the app works with folders at any depth. With `One` or `None`, it must not
        create deeper folders itself. Apple's sample project writes `ANY`. A change takes effect
        only in a build with a higher [`CFBundleVersion`](key:CFBundleVersion).
        """,
      consequence: Consequence(
        "With `None` or `One`, Finder keeps people from creating deeper folders.",
        from: .archive2018("CocoaKeys.html")),
      values: .documented([
        AllowedValue("None", "Only the Documents folder itself, without folders in it."),
        AllowedValue("One", "One level of folders in the Documents folder."),
        AllowedValue("Any", "Folders at any depth."),
        AllowedValue("ANY", "The same as `Any`, in the spelling of Apple's sample project."),
      ]),
      valuesSource: .archive2018("CocoaKeys.html"),
      example: "Any",
      sources: [
        .archive2018("CocoaKeys.html"), .cocoaKeys("NSUbiquitousContainerSupportedFolderLevels"),
        .cocoaKeys("Table 1"), .cocoaKeys("NSUbiquitousContainers"),
        .framework("uikit/synchronizing-documents-in-the-icloud-environment"),
      ],
      notes: [
        containerPlacementNote("NSUbiquitousContainerSupportedFolderLevels"),
        EditorNote(
          .values,
          [
            .init(
              .cocoaKeys("NSUbiquitousContainerSupportedFolderLevels"),
              "Announces three values, but the list is missing."),
            .init(.archive2018("CocoaKeys.html"), "None, One and Any."),
            .init(
              .framework("uikit/synchronizing-documents-in-the-icloud-environment"),
              "Apple's sample has ANY."),
          ],
          choice: "`None`, `One`, `Any` and `ANY`.",
          reason:
            "The later edition names as many values as the earlier one announces, and the sample shows that `ANY` works."
        ),
      ]),
    Key(
      "NSUbiquitousDisplaySet", .string,
      summary: "Allowed several apps to read the same folder of iCloud data.",
      discussion: """
        Today, apps share data through a common container in
        [`com.apple.developer.ubiquity-container-identifiers`](key:entitlements:com.apple.developer.ubiquity-container-identifiers).
        The value was the identifier of a display set, created for the app's storage in iTunes
        Connect, for example for a lite and a full version. Each app that used it had to support
        every type of file in the folder.
        """,
      avoid: "Leave it out of new apps: Apple's current documentation no longer lists it.",
      availability: [.iOS(from: .cocoaKeys), .macOS(from: .cocoaKeys)],
      required: .optional,
      example: "com.example.documents",
      seeAlso: ["NSUbiquitousContainers"],
      sources: [
        .cocoaKeys("NSUbiquitousDisplaySet"), .cocoaKeys("Table 1"),
        .archive2018("CocoaKeys.html"),
      ]),
    Key(
      "NSSupportsPurgeableLocalStorage", .boolean,
      summary: "Lets the system delete the app's local data while the user is logged out.",
      discussion: """
        With `YES`, the app promises to work without disruption although the system treats its local
        data container as a cache. The system may empty the container at its discretion after the
        user logs out.

        Choose `YES` if the app supports Shared iPad, a device management feature that lets several
        people use one iPad. In an app for Shared iPad, either the stored data isn't important, as in a simple
        calculator, or all important data is in the cloud. The key shows schools that the app is
        ready for Shared iPad.
        """,
      consequence: Consequence(
        "Without the key, the system isn't allowed to empty the app's local data container.",
        from: .cocoaKeys("NSSupportsPurgeableLocalStorage")),
      availability: [
        .iOS("9.3", from: .current), .visionOS("1.0", from: .current),
      ],
      default: false, defaultSource: .cocoaKeys("NSSupportsPurgeableLocalStorage"),
      required: .optional,
      rules: [
        .oneOf([true]).when(.intent("the app supports Shared iPad")).from(
          .cocoaKeys("NSSupportsPurgeableLocalStorage"))
      ],
      example: true,
      sources: [
        .cocoaKeys("NSSupportsPurgeableLocalStorage"), .cocoaKeys("Table 1"),
        .ownPage,
        .sharedIPad("Indicating purgeable local storage"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .cocoaKeys("NSSupportsPurgeableLocalStorage"),
              "Announces that the work for Shared iPad depends on where an app stores data that isn't local."
            ),
            .init(
              .cocoaKeys("NSSupportsPurgeableLocalStorage"),
              "Describes only one case, an app that has only local data."),
            .init(
              .sharedIPad("Indicating purgeable local storage"),
              "Describes two cases: no important data, or all of it in the cloud."),
          ],
          choice: "The discussion covers both cases.",
          reason: "Apple's page on Shared iPad fills the gap in the archive's list."),
        EditorNote(
          .text,
          [
            .init(.cocoaKeys("Table 1"), "The app can rely on storage that isn't local."),
            .init(
              .cocoaKeys("NSSupportsPurgeableLocalStorage"),
              "The app can do without what it stored locally, even if it stores nothing elsewhere."),
          ],
          choice: "The key is a promise about local storage.",
          reason: "The section is more specific, and its only example has no other storage."),
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 9.3."),
            .init(.cocoaKeys("NSSupportsPurgeableLocalStorage"), "iOS without a version."),
          ],
          choice: "iOS 9.3.",
          reason: "The table is the more precise of the two.", isEditorial: true),
      ]),
  ]
}

private func containerPlacementNote(_ name: String) -> EditorNote {
  EditorNote(
    .placement,
    [
      .init(
        .cocoaKeys("Table 1"), "Lists \(name) among the keys at the root of the Info.plist."),
      .init(
        .cocoaKeys("NSUbiquitousContainers"), "Lists \(name) among the entries of one container."),
      .init(.archive2018("CocoaKeys.html"), "Inside the dictionary of one container."),
    ],
    choice: "The key belongs in a container's dictionary.",
    reason: "The parent's section is explicit, and the table doesn't show nesting at all.")
}
